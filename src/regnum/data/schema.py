"""The columns of the two tables, and the version of this schema."""

from __future__ import annotations

import msgspec

# Increased when a column changes its name, type or meaning, or is dropped; readers ignore columns they do not know.
VERSION = 1


class Column(msgspec.Struct, frozen=True):
    """A column: its name, its Arrow type, and whether it tells what some seats could not know during the game."""

    name: str
    type: str
    hidden: bool = False


GAMES = (
    Column("id", "string"),
    Column("game", "string"),
    Column("version", "string"),
    Column("content", "string"),
    Column("seats", "int8"),
    Column("agents", "list<string>"),
    Column("options", "list<struct<name: string, value: string>>"),
    Column("seed", "int64", hidden=True),
    Column("scores", "list<int32>"),
    Column("winners", "list<int8>"),
    Column("ending", "string"),
    Column("decisions", "int32"),
    Column("number", "int64"),
    Column("seconds", "double"),
)
DECISIONS = (
    Column("game", "string"),
    Column("n", "int32"),
    Column("seat", "int8"),
    Column("question", "string"),
    Column("view", "uint64"),
    Column("options", "list<string>", hidden=True),
    Column("choice", "string", hidden=True),
    Column("chance", "list<struct<kind: string, value: string>>", hidden=True),
    Column("points", "int32"),
    Column("won", "bool"),
    Column("place", "int8"),
)
TABLES = {"games": GAMES, "decisions": DECISIONS}
