-- Whoever is to be told of a table, why, and when: written together with the move by which they are awaited. Times are of
-- the house, which stands still while it is closed.
CREATE TABLE letters (
    person    BLOB    NOT NULL,
    table_id  INTEGER NOT NULL,
    occasion  TEXT    NOT NULL,                -- turn, warning
    at        INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, occasion)
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_by_time ON letters (at, person, table_id);
CREATE INDEX letters_by_table ON letters (table_id);

-- Where somebody can be told something while they are not here.
CREATE TABLE channels (
    person    BLOB    NOT NULL,
    number    INTEGER NOT NULL,                -- by which its owner names it
    version   INTEGER NOT NULL,                -- counts its changes
    reaches   INTEGER NOT NULL,                -- 1: letters are sent to it
    hash      BLOB,                            -- the SHA-256 of the secret by which it is asked for, never the secret
    due       INTEGER,                         -- when what waits is to be sent, in the time of the house
    content   TEXT    NOT NULL,                -- JSON
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX channels_by_hash ON channels (hash) WHERE hash IS NOT NULL;
CREATE INDEX channels_by_time ON channels (due) WHERE due IS NOT NULL;
CREATE INDEX channels_that_reach ON channels (person) WHERE reaches = 1;
