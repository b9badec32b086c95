-- A key belongs to a device: which browser it is and, to the day, when it came and when it was last used, in
-- milliseconds since 1970.
ALTER TABLE keys ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE keys ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE keys SET added = coalesce((SELECT created / 86400000 * 86400000 FROM tables WHERE id = table_id), 0);
UPDATE keys SET used = added;

-- 1: whoever holds the key has left the seat since the game was dealt. It opens nothing any more.
ALTER TABLE keys ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;

-- Codes that work once: the SHA-256 of a code, never the code.
CREATE TABLE passes (
    hash      BLOB    NOT NULL PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    purpose   TEXT    NOT NULL,                -- device (the same person's), invitation (to sit down)
    until     INTEGER NOT NULL                 -- milliseconds since 1970
) STRICT, WITHOUT ROWID;
CREATE INDEX passes_by_table ON passes (table_id);
