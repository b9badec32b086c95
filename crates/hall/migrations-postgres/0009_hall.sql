-- Everything that the embedded store has after its ninth migration (../migrations); from here on each has the same number
-- in both. Times are milliseconds since 1970.

CREATE TABLE persons (
    id        BYTEA    PRIMARY KEY,            -- 128 random bits, never told to anybody
    name      TEXT     NOT NULL,
    colour    TEXT     NOT NULL,
    language  TEXT     NOT NULL,
    settings  TEXT     NOT NULL,               -- JSON
    made      BIGINT   NOT NULL,               -- the day
    seen      BIGINT   NOT NULL,               -- the day on which they were last here
    code      BYTEA,                           -- the SHA-256 of their recovery code, never the code
    departing BOOLEAN  NOT NULL DEFAULT FALSE  -- they go; their name still stands at tables
);
CREATE UNIQUE INDEX persons_by_code ON persons (code) WHERE code IS NOT NULL;
CREATE INDEX persons_departing ON persons (id) WHERE departing;

CREATE TABLE devices (
    hash      BYTEA    PRIMARY KEY,            -- the SHA-256 of a token, never the token
    person    BYTEA    NOT NULL REFERENCES persons (id),
    label     TEXT     NOT NULL,
    added     BIGINT   NOT NULL,               -- days
    used      BIGINT   NOT NULL
);
CREATE INDEX devices_by_person ON devices (person);

-- Links to one more device, which work once: the SHA-256 of a code, never the code.
CREATE TABLE links (
    hash      BYTEA    PRIMARY KEY,
    person    BYTEA    NOT NULL REFERENCES persons (id),
    until     BIGINT   NOT NULL
);
CREATE INDEX links_by_person ON links (person);

-- A table is its list of entries; the rest says what is needed to deal it again and who sits there.
CREATE TABLE tables (
    id        BIGINT   PRIMARY KEY,            -- 60 random bits: who knows them may watch
    last      BIGINT   NOT NULL DEFAULT 0,     -- the last sequence number. Who appends moves it on, and only from where they saw it
    game      TEXT     NOT NULL,
    revision  BIGINT   NOT NULL,
    edition   TEXT     NOT NULL,               -- its SHA-256
    options   TEXT     NOT NULL,               -- a JSON list of key=value
    seed      TEXT     NOT NULL,
    listed    BOOLEAN  NOT NULL,               -- shown to everybody, or by link only
    status    TEXT     NOT NULL,               -- open, playing, resting, finished, replay
    bots      BIGINT   NOT NULL,               -- bit n: a bot plays seat n+1
    result    TEXT,                            -- JSON, when finished
    created   BIGINT   NOT NULL,
    finished  BIGINT,
    customs   TEXT     NOT NULL,               -- the words for what does not go
    pace      TEXT     NOT NULL,               -- NAME=START+INCREMENT/MOST; empty where nobody minds
    due       BIGINT,                          -- when the house has to do something, in the time of the house
    deadlines TEXT     NOT NULL DEFAULT '[]'   -- until when each seat has time
) WITH (fillfactor = 80);                      -- room beside each row for what it is after the next move
CREATE INDEX listed ON tables (created DESC, id) WHERE listed;
CREATE INDEX listed_by_status ON tables (status, created DESC, id) WHERE listed;
CREATE INDEX listed_by_game ON tables (game, created DESC, id) WHERE listed;
CREATE INDEX listed_by_game_and_status ON tables (game, status, created DESC, id) WHERE listed;
CREATE INDEX open_tables ON tables (created) WHERE status = 'open';
CREATE INDEX playing_tables ON tables (created) WHERE status = 'playing';
CREATE INDEX tables_with_bots ON tables (created) WHERE status = 'playing' AND bots <> 0;
CREATE INDEX tables_by_edition ON tables (edition);
CREATE INDEX due_tables ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE seats (
    table_id  BIGINT   NOT NULL REFERENCES tables (id),
    seat      SMALLINT NOT NULL,               -- counted from 0
    sitter    TEXT     NOT NULL,               -- open, human, bot, away (a bot plays for the human)
    name      TEXT     NOT NULL,
    level     TEXT     NOT NULL,               -- of the bot, if one plays
    person    BYTEA    REFERENCES persons (id),
    orders    TEXT     NOT NULL,               -- what the house answers for whoever sits there
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- Those who have left a seat since the game was dealt, and have seen what it holds.
CREATE TABLE leavers (
    table_id  BIGINT   NOT NULL REFERENCES tables (id),
    seat      SMALLINT NOT NULL,
    person    BYTEA    NOT NULL REFERENCES persons (id),
    PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX leavers_by_person ON leavers (person);

-- Invitations, which work once: the SHA-256 of a code, never the code.
CREATE TABLE passes (
    hash      BYTEA    PRIMARY KEY,
    table_id  BIGINT   NOT NULL REFERENCES tables (id),
    seat      SMALLINT NOT NULL,
    until     BIGINT   NOT NULL
);
CREATE INDEX passes_by_table ON passes (table_id);

-- Append-only.
CREATE TABLE entries (
    table_id  BIGINT   NOT NULL,
    sequence  BIGINT   NOT NULL,               -- from 1, without gaps
    at        BIGINT   NOT NULL,
    awaited   BIGINT   NOT NULL,               -- bit n: the game waits for seat n+1 after this
    seat      SMALLINT,
    kind      TEXT     NOT NULL,
    text      TEXT     NOT NULL,               -- an action's notation, what was said, a name
    client    TEXT,                            -- the client's own id of an action
    PRIMARY KEY (table_id, sequence)
);

-- Editions that people brought, by their hash.
CREATE TABLE editions (
    hash      TEXT     PRIMARY KEY,
    text      TEXT     NOT NULL
);

-- Requests that were done, so that one that is sent again is not done again. Kept for a day.
CREATE TABLE requests (
    hash      BYTEA    PRIMARY KEY,            -- the SHA-256 of the key that its sender chose, never the key
    asked     BYTEA    NOT NULL,               -- the SHA-256 of what was asked for
    table_id  BIGINT   NOT NULL,               -- the table that it was about, or that it made
    token     BYTEA,                           -- the SHA-256 of the token that was given for it
    at        BIGINT   NOT NULL
);
CREATE INDEX requests_by_age ON requests (at);
CREATE INDEX requests_by_table ON requests (table_id);

-- How many tables there are of each status: the sum of its rows. Each change adds a row of its own, so that nobody waits
-- for anybody; tidying adds them up.
CREATE TABLE counts (
    status    TEXT     NOT NULL,
    tables    BIGINT   NOT NULL
);
CREATE FUNCTION count_tables() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO counts (status, tables) VALUES (OLD.status, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO counts (status, tables) VALUES (NEW.status, 1);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER count_opened AFTER INSERT OR DELETE ON tables FOR EACH ROW EXECUTE FUNCTION count_tables();
CREATE TRIGGER count_moved AFTER UPDATE OF status ON tables FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION count_tables();

-- When a server was here last, and when none was.
CREATE TABLE pulse (
    id        INTEGER  PRIMARY KEY CHECK (id = 1),
    at        BIGINT   NOT NULL
);
CREATE TABLE outages (
    began     BIGINT   PRIMARY KEY,
    ended     BIGINT   NOT NULL
);

-- Which servers are here, by the clock of the database, and which of them does what one does at a time. A crash of the
-- database forgets it; then whoever is here says so again.
CREATE UNLOGGED TABLE servers (
    id        BIGINT   PRIMARY KEY,            -- random
    until     TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE duties (
    id        BIGINT   PRIMARY KEY,            -- a table whose bots are asked; 0: what is due; -1: letters
    server    BIGINT   NOT NULL
);

-- Who writes, and how many commits each has made: so whoever lost the answer to one finds out what became of it.
CREATE TABLE writers (
    id        BIGINT   PRIMARY KEY,            -- random
    commits   BIGINT   NOT NULL,
    at        BIGINT   NOT NULL                -- when it last wrote, by the clock of the database
) WITH (fillfactor = 50);
