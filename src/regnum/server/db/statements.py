"""The statements that a server executes most often, through the driver itself.

SQLAlchemy words them, once; what it does around every execution and transaction costs several times as much as the
database needs for the work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from typing import Any

import sqlalchemy as sql

# The most rows in one statement. During each statement the driver lets another thread run, and may have to wait for it
# afterwards: the fewer, the better. The driver keeps the statements for all these numbers prepared.
TOGETHER = 64


class Insert:
    """How rows are added to a table: the values of a row are those of `columns`, in the order of the table."""

    def __init__(self, table: sql.Table, *columns: str) -> None:
        self._table = table
        self._columns = columns or tuple(column.name for column in table.c)
        self._text = cache(self._word)

    def execute(self, connection: sql.Connection, values: Sequence[Any]) -> None:
        """Add rows, whose values follow one another, without committing them."""
        width = len(self._columns)
        with closing(connection.connection.cursor()) as cursor:
            for start in range(0, len(values), TOGETHER * width):
                part = values[start : start + TOGETHER * width]
                cursor.execute(self._text(connection.dialect, len(part) // width), part)

    def _word(self, dialect: sql.Dialect, rows: int) -> str:
        one = str(self._table.insert().inline().values(dict.fromkeys(self._columns)).compile(dialect=dialect))
        head, _, values = one.partition(" VALUES ")
        return f"{head} VALUES {', '.join([values] * rows)}"


class Update:
    """How a row is changed: the columns `new`, where the columns `old` have certain values."""

    def __init__(self, table: sql.Table, new: tuple[str, ...], old: tuple[str, ...]) -> None:
        same = [table.c[name] == sql.bindparam(f"old_{name}") for name in old]
        self._statement = table.update().where(*same).values({name: sql.bindparam(f"new_{name}") for name in new})
        self._word = cache(lambda dialect: self._statement.compile(dialect=dialect))

    def execute(self, connection: sql.Connection, values: Mapping[str, Any]) -> bool:
        """Change the row, without committing it; returns whether there is one. Names begin with `new_` or `old_`."""
        compiled = self._word(connection.dialect)
        with closing(connection.connection.cursor()) as cursor:
            cursor.execute(str(compiled), [values[name] for name in compiled.positiontup or ()])
            return bool(cursor.rowcount)
