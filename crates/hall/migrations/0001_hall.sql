-- A table is its list of entries; the rest says what is needed to deal it again and who sits there.
CREATE TABLE tables (
    id        INTEGER PRIMARY KEY,             -- 60 random bits: who knows them may watch
    game      TEXT    NOT NULL,
    revision  INTEGER NOT NULL,
    edition   TEXT    NOT NULL,                -- its SHA-256
    options   TEXT    NOT NULL,                -- a JSON list of key=value
    seed      TEXT    NOT NULL,
    listed    INTEGER NOT NULL,                -- 1: shown to everybody; 0: by link only
    status    TEXT    NOT NULL,                -- open, playing, finished, replay
    bots      INTEGER NOT NULL,                -- bit n: a bot plays seat n+1
    result    TEXT,                            -- JSON, when finished
    created   INTEGER NOT NULL,                -- milliseconds since 1970
    finished  INTEGER
) STRICT;
CREATE INDEX tables_by_status ON tables (status, listed, created);

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,                -- counted from 0
    sitter    TEXT    NOT NULL,                -- open, human, bot, away (a bot plays for the human)
    name      TEXT    NOT NULL,
    level     TEXT    NOT NULL,                -- of the bot, if one plays
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who may act for a seat: the SHA-256 of a token, never the token.
CREATE TABLE keys (
    hash      BLOB    NOT NULL,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    PRIMARY KEY (hash, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_by_table ON keys (table_id);

-- Append-only. The key decides races.
CREATE TABLE entries (
    table_id  INTEGER NOT NULL,
    sequence  INTEGER NOT NULL,                -- from 1, without gaps
    kind      TEXT    NOT NULL,
    seat      INTEGER,
    text      TEXT    NOT NULL,                -- an action's notation, what was said, a name
    client    TEXT,                            -- the client's own id of an action
    awaited   INTEGER NOT NULL,                -- bit n: the game waits for seat n+1 after this
    at        INTEGER NOT NULL,                -- milliseconds since 1970
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- Editions that people brought, by their hash.
CREATE TABLE editions (
    hash      TEXT PRIMARY KEY,
    text      TEXT NOT NULL
) STRICT, WITHOUT ROWID;
