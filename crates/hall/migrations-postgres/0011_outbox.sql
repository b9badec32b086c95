-- Whoever is to be told of a table, why, and when: written together with the move by which they are awaited. Times are of
-- the house, which stands still while it is closed.
CREATE TABLE letters (
    person    BYTEA   NOT NULL,
    table_id  BIGINT  NOT NULL,
    occasion  TEXT    NOT NULL,                -- turn, warning
    at        BIGINT  NOT NULL,
    PRIMARY KEY (person, table_id, occasion)
);
CREATE INDEX letters_by_time ON letters (at, person, table_id);
CREATE INDEX letters_by_table ON letters (table_id);

-- Where somebody can be told something while they are not here.
CREATE TABLE channels (
    person    BYTEA   NOT NULL,
    number    BIGINT  NOT NULL,                -- by which its owner names it
    version   BIGINT  NOT NULL,                -- counts its changes
    reaches   BOOLEAN NOT NULL,                -- are letters sent to it?
    hash      BYTEA,                           -- the SHA-256 of the secret by which it is asked for, never the secret
    due       BIGINT,                          -- when what waits is to be sent, in the time of the house
    content   TEXT    NOT NULL,                -- JSON
    PRIMARY KEY (person, number)
);
CREATE UNIQUE INDEX channels_by_hash ON channels (hash) WHERE hash IS NOT NULL;
CREATE INDEX channels_by_time ON channels (due) WHERE due IS NOT NULL;
CREATE INDEX channels_that_reach ON channels (person) WHERE reaches;
