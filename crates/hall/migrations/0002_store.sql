-- One row that is written now and then, to know whether writing works.
CREATE TABLE probe (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    at        INTEGER NOT NULL                 -- milliseconds since 1970
) STRICT;
INSERT INTO probe (id, at) VALUES (1, 0);

-- Requests that were done, so that one that is sent again is not done again. Kept for a day.
CREATE TABLE requests (
    hash      BLOB    NOT NULL PRIMARY KEY,    -- the SHA-256 of the key that its sender chose, never the key
    asked     BLOB    NOT NULL,                -- the SHA-256 of what was asked for
    table_id  INTEGER NOT NULL,                -- the table that it was about, or that it made
    token     BLOB,                            -- the SHA-256 of the token that was given for it
    at        INTEGER NOT NULL                 -- milliseconds since 1970
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_age ON requests (at);
CREATE INDEX requests_by_table ON requests (table_id);

-- Every list has its index, in its order. Most tables are found by link only and stand in none of them.
DROP INDEX tables_by_status;
CREATE INDEX listed ON tables (created DESC, id) WHERE listed = 1;
CREATE INDEX listed_by_status ON tables (status, created DESC, id) WHERE listed = 1;
CREATE INDEX listed_by_game ON tables (game, created DESC, id) WHERE listed = 1;
CREATE INDEX listed_by_game_and_status ON tables (game, status, created DESC, id) WHERE listed = 1;
CREATE INDEX open_tables ON tables (created) WHERE status = 'open';
CREATE INDEX tables_with_bots ON tables (created) WHERE status = 'playing' AND bots <> 0;
CREATE INDEX tables_by_edition ON tables (edition);

-- How many tables there are of each status, counted while they change.
CREATE TABLE counts (
    status    TEXT    NOT NULL PRIMARY KEY,
    tables    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO counts (status, tables) SELECT status, count(*) FROM tables GROUP BY status;
CREATE TRIGGER count_opened AFTER INSERT ON tables BEGIN
    INSERT INTO counts (status, tables) VALUES (NEW.status, 1) ON CONFLICT (status) DO UPDATE SET tables = tables + 1;
END;
CREATE TRIGGER count_moved AFTER UPDATE OF status ON tables WHEN OLD.status <> NEW.status BEGIN
    UPDATE counts SET tables = tables - 1 WHERE status = OLD.status;
    INSERT INTO counts (status, tables) VALUES (NEW.status, 1) ON CONFLICT (status) DO UPDATE SET tables = tables + 1;
END;
CREATE TRIGGER count_removed AFTER DELETE ON tables BEGIN
    UPDATE counts SET tables = tables - 1 WHERE status = OLD.status;
END;
