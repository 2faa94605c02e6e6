"""The database schema. `migrations/` builds it step by step; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sql

from regnum.server.names import LONGEST

metadata = sql.MetaData()

# Tables: their settings and who sits where; `seats`, `header`, `clock` and `pending` are JSON. `salt` belongs to the
# commitment to the seed, which is in the header; at an `open_deal` whoever opened the table knew the seed. `version` is
# raised with every change, so that a server does not overwrite what another one has changed. `owner` stands for the
# address that opened the table, which is not stored itself.
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("status", sql.String(16), nullable=False, index=True),
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("header", sql.Text, nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("clock", sql.Text, nullable=False),
    sql.Column("salt", sql.String(32), nullable=False, server_default=""),
    sql.Column("open_deal", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("version", sql.Integer, nullable=False, server_default="0"),
    sql.Column("pending", sql.Text, nullable=False, server_default="{}"),
    sql.Column("owner", sql.String(32), nullable=False, server_default=""),
    sql.Index("ix_tables_listed", "status", "open", "owner", "created"),
)

# The log of a table: choices and undos as lines of the record (`line`), their log entries (`told`: a `LogEntry` as
# JSON), when they were made (`at`, in seconds since 1970; NULL for old ones), and what the clocks then showed (`clock`:
# seconds by seat as JSON; NULL without clocks). If two servers write the same number, the primary key lets only the
# first succeed.
lines = sql.Table(
    "lines",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("line", sql.Text, nullable=False),
    sql.Column("told", sql.Text, nullable=False, server_default="{}"),
    sql.Column("at", sql.Float),
    sql.Column("clock", sql.Text),
)

checkpoints = sql.Table(
    "checkpoints",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("line", sql.Text, nullable=False),
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("name", sql.String(LONGEST), nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
)

# Settings of the server itself: the key that signs tokens.
settings = sql.Table(
    "settings",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)

# The servers that share this database, when each was last seen alive, by the clock of the database, and the number of
# its last transaction that wrote something.
servers = sql.Table(
    "servers",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("written", sql.BigInteger, nullable=False, server_default="0"),
)

# Which server runs the bots, clocks and webhooks of a table. `fence` is raised whenever another server takes over: what
# the former one still writes in that role carries the old number, and is refused.
leases = sql.Table(
    "leases",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("server", sql.String(32), nullable=False, index=True),
    sql.Column("fence", sql.Integer, nullable=False),
)

# What servers ask of workers on other machines (`regnum workers`); only PostgreSQL has rows here. All times are those
# of the database's clock, in seconds since 1970. `version` is that of the program: a worker does the jobs of its own.
# `server` waits for the result and renews `wanted_until`; a job that nobody wants any more is removed. Jobs with people
# at the table (`attended`) come first, then those with the lowest `turn`. `input`, `result` and `failed` are JSON; a
# result counts only if it is written by the worker that holds the claim. `tries` counts claims.
jobs = sql.Table(
    "jobs",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("version", sql.String(32), nullable=False),
    sql.Column("server", sql.String(32), nullable=False),
    sql.Column("owner", sql.Text, nullable=False),
    sql.Column("attended", sql.Boolean, nullable=False),
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("wanted_until", sql.Float, nullable=False),
    sql.Column("input", sql.Text, nullable=False),
    sql.Column("tries", sql.Integer, nullable=False, server_default="0"),
    sql.Column("claimed_by", sql.String(32)),
    sql.Column("claimed_until", sql.Float),
    sql.Column("result", sql.Text),
    sql.Column("failed", sql.Text),
)
