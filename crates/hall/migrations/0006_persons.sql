-- Somebody, without signing up: a person is a row of its own, and what opens their seats are their devices.
CREATE TABLE persons (
    id        BLOB    NOT NULL PRIMARY KEY,    -- 128 random bits, never told to anybody
    name      TEXT    NOT NULL,
    colour    TEXT    NOT NULL,
    language  TEXT    NOT NULL,
    settings  TEXT    NOT NULL,                -- JSON
    made      INTEGER NOT NULL,                -- the day, in milliseconds since 1970
    seen      INTEGER NOT NULL,                -- the day on which they were last here
    code      BLOB,                            -- the SHA-256 of their recovery code, never the code
    departing INTEGER NOT NULL DEFAULT 0       -- 1: they go; their name still stands at tables
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX persons_by_code ON persons (code) WHERE code IS NOT NULL;
CREATE INDEX persons_departing ON persons (id) WHERE departing = 1;

-- A browser with its cookie or a program with its token: the SHA-256 of the token, never the token.
CREATE TABLE devices (
    hash      BLOB    NOT NULL PRIMARY KEY,
    person    BLOB    NOT NULL REFERENCES persons (id),
    label     TEXT    NOT NULL,
    added     INTEGER NOT NULL,                -- days, in milliseconds since 1970
    used      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

-- Links to one more device, which work once: the SHA-256 of a code, never the code.
CREATE TABLE links (
    hash      BLOB    NOT NULL PRIMARY KEY,
    person    BLOB    NOT NULL REFERENCES persons (id),
    until     INTEGER NOT NULL                 -- milliseconds since 1970
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_person ON links (person);

-- Those who have left a seat since the game was dealt, and have seen what it holds.
CREATE TABLE leavers (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    BLOB    NOT NULL REFERENCES persons (id),
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX leavers_by_person ON leavers (person);

ALTER TABLE seats ADD COLUMN person BLOB REFERENCES persons (id);
CREATE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- Until now each seat listed the keys that open it. Keys that opened one seat together were the devices of one person,
-- and the same key at several tables was one person too: so are all that hang together.
CREATE TABLE together (hash BLOB NOT NULL PRIMARY KEY, leader BLOB NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO together
    WITH RECURSIVE reach (hash, other) AS (
        SELECT DISTINCT hash, hash FROM keys
        UNION
        SELECT reach.hash, beside.hash FROM reach
            JOIN keys AS own ON own.hash = reach.other AND NOT own.has_left
            JOIN keys AS beside ON beside.table_id = own.table_id AND beside.seat = own.seat AND NOT beside.has_left
    )
    SELECT hash, min(other) FROM reach GROUP BY hash;
-- Unless they would sit twice at a table: then they are several who shared a seat once, and each is alone.
UPDATE together SET leader = hash WHERE leader IN (
    SELECT one.leader FROM keys AS a JOIN keys AS b ON b.table_id = a.table_id AND b.seat <> a.seat
        JOIN together AS one ON one.hash = a.hash JOIN together AS other ON other.hash = b.hash
    WHERE NOT a.has_left AND NOT b.has_left AND one.leader = other.leader);

CREATE TABLE leaders (hash BLOB NOT NULL PRIMARY KEY, person BLOB NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO leaders SELECT leader, randomblob(16) FROM (SELECT DISTINCT leader FROM together);
INSERT INTO persons (id, name, colour, language, settings, made, seen)
    SELECT person, '', '', '', '{}', min(keys.added), max(keys.used) FROM leaders
        JOIN together ON leader = leaders.hash JOIN keys ON keys.hash = together.hash GROUP BY person;
INSERT INTO devices (hash, person, label, added, used)
    SELECT keys.hash, person, max(label), min(added), max(used) FROM keys
        JOIN together ON together.hash = keys.hash JOIN leaders ON leaders.hash = leader GROUP BY keys.hash;
-- A seat belongs to the person of its first device.
UPDATE seats SET person = (
    SELECT devices.person FROM keys JOIN devices ON devices.hash = keys.hash
    WHERE keys.table_id = seats.table_id AND keys.seat = seats.seat AND NOT has_left
    ORDER BY keys.added, keys.hash LIMIT 1);
INSERT OR IGNORE INTO leavers (table_id, seat, person)
    SELECT table_id, seat, person FROM keys JOIN devices ON devices.hash = keys.hash WHERE has_left;
-- They are called what they were called last.
UPDATE persons SET name = coalesce((
    SELECT seats.name FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.person = persons.id ORDER BY tables.created DESC LIMIT 1), '');
INSERT INTO links (hash, person, until)
    SELECT hash, person, until FROM passes JOIN seats USING (table_id, seat)
    WHERE purpose = 'device' AND person IS NOT NULL;
DELETE FROM passes WHERE purpose = 'device';
ALTER TABLE passes DROP COLUMN purpose;
DROP TABLE leaders;
DROP TABLE together;
DROP TABLE keys;
