-- How much time there is at a table: NAME=START+INCREMENT/MOST; empty where there is as much as anybody likes.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';
-- When the house has to do something at a table, and until when each seat has time: in the time of the house, which stands
-- still while it is closed. Both follow from the entries.
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN deadlines TEXT NOT NULL DEFAULT '[]';
CREATE INDEX due_tables ON tables (due, id) WHERE due IS NOT NULL;

-- When a server was here last, and when none was: milliseconds since 1970.
CREATE TABLE pulse (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    at        INTEGER NOT NULL
) STRICT;
CREATE TABLE outages (
    began     INTEGER PRIMARY KEY,
    ended     INTEGER NOT NULL
) STRICT;
