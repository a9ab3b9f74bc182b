-- The house: people, tables, what happened there, and papers.
-- Only BIGINT, TEXT and BLOB are used: they mean the same to every database the house knows
-- (BLOB is put in the database's own word). Truth values are 0 and 1, times are milliseconds since
-- 1970, structures are JSON.

CREATE TABLE people (
    id            BIGINT NOT NULL PRIMARY KEY,
    name          TEXT   NOT NULL,
    login         TEXT,
    login_key     TEXT   UNIQUE, -- the login in small letters: BIRCH and birch are one account
    password_hash TEXT,
    epoch         BIGINT NOT NULL,
    created       BIGINT NOT NULL,
    touched       BIGINT NOT NULL -- when they were last here
);

CREATE TABLE tables (
    id            TEXT   NOT NULL PRIMARY KEY,
    game          TEXT   NOT NULL,
    rules_version BIGINT NOT NULL,
    content_hash  TEXT   NOT NULL,
    setup         TEXT   NOT NULL,
    seed          BLOB   NOT NULL,
    public        BIGINT NOT NULL,
    pace          TEXT   NOT NULL,
    clock         TEXT,
    host          BIGINT NOT NULL REFERENCES people (id),
    created       BIGINT NOT NULL,
    status        TEXT   NOT NULL,
    rematch       TEXT,
    seq           BIGINT NOT NULL, -- from here on: the summary of the log, written behind
    waiting       BIGINT NOT NULL,
    updated       BIGINT NOT NULL,
    outcome       TEXT
);
CREATE INDEX tables_status ON tables (status, public, updated);
CREATE INDEX tables_host ON tables (host, status);

CREATE TABLE chairs (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL, -- open, invited, person, bot
    person   BIGINT REFERENCES people (id),
    word     TEXT, -- the secret of an invitation, or the kind of a bot
    name     TEXT   NOT NULL,
    away     TEXT,
    resigned BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    orders   TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chairs_person ON chairs (person);

CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    deed     BLOB   NOT NULL,
    PRIMARY KEY (table_id, seq) -- decides who was first
);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line     BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    seat     BIGINT,
    name     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, line)
);

CREATE TABLE replays (
    id     TEXT   NOT NULL PRIMARY KEY,
    person BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    record BLOB   NOT NULL
);

CREATE TABLE problems (
    id       BIGINT NOT NULL PRIMARY KEY,
    table_id TEXT   NOT NULL, -- without references: a report outlives what it is about
    person   BIGINT,
    at       BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    record   BLOB   NOT NULL
);
CREATE INDEX problems_at ON problems (at);
