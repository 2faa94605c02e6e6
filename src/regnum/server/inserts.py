"""Adding rows to the database, through the driver itself.

SQLAlchemy words the statements, once; what it does around every execution and transaction costs several times as much
as the insertion.
"""

from __future__ import annotations

from collections.abc import Sequence
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

    def execute(self, connection: sql.Connection, rows: Sequence[Sequence[Any]]) -> None:
        """Add rows, without committing them."""
        with closing(connection.connection.cursor()) as cursor:
            for start in range(0, len(rows), TOGETHER):
                part = rows[start : start + TOGETHER]
                cursor.execute(self._text(connection.dialect, len(part)), [value for row in part for value in row])

    def _word(self, dialect: sql.Dialect, rows: int) -> str:
        types = {column: self._table.c[column].type for column in self._columns}
        values: list[dict[str, Any]] = [
            {column: sql.bindparam(f"{column}_{n}", type_=types[column]) for column in self._columns}
            for n in range(rows)
        ]
        return str(self._table.insert().values(values).compile(dialect=dialect))
