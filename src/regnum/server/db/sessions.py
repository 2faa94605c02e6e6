"""The one way to speak SQL: SQLAlchemy words a statement, once, and the driver of the database executes it.

What SQLAlchemy does around every execution and transaction costs more than the work of the database: looking whether a
table has changed takes 80 µs of CPU time, and took 200 through SQLAlchemy's connection.
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


class Statement:
    """An expression of SQLAlchemy, or a text; what is executed with it gives its parameters their values by name."""

    def __init__(self, expression: sql.ClauseElement | str) -> None:
        self._expression = sql.text(expression) if isinstance(expression, str) else expression
        self.worded = cache(self._word)

    def _word(self, dialect: sql.Dialect) -> tuple[str, list[tuple[str, Any]]]:
        """The statement for a driver, and its parameters in order, each with the value it has by itself."""
        compiled = self._expression.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
        own = compiled.params
        return str(compiled), [(name, own[name]) for name in getattr(compiled, "positiontup", None) or ()]


class Insert:
    """How rows are added to a table: the values of a row are those of `columns`, in the order of the table."""

    def __init__(self, table: sql.Table, *columns: str) -> None:
        self.width = len(columns) or len(table.c)
        self._one = table.insert().inline().values(dict.fromkeys(columns or table.c.keys()))
        self.worded = cache(self._word)

    def _word(self, dialect: sql.Dialect, rows: int) -> str:
        head, _, values = str(self._one.compile(dialect=dialect)).partition(" VALUES ")
        return f"{head} VALUES {', '.join([values] * rows)}"


class Session:
    """A connection to the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._dialect = engine.dialect
        self._connection = engine.raw_connection()

    def rows(self, statement: Statement, values: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Execute a statement that has a result."""
        with closing(self._connection.cursor()) as cursor:
            self._execute(cursor, statement, values or {})
            return list(cursor.fetchall())

    def value(self, statement: Statement, values: Mapping[str, Any] | None = None) -> Any:
        """The first value of a result; None if there is none."""
        for row in self.rows(statement, values):
            return row[0]
        return None

    def change(self, statement: Statement, values: Mapping[str, Any] | None = None) -> int:
        """Execute a statement without a result; returns how many rows it has changed."""
        with closing(self._connection.cursor()) as cursor:
            self._execute(cursor, statement, values or {})
            return int(cursor.rowcount)

    def _execute(self, cursor: Any, statement: Statement, values: Mapping[str, Any]) -> None:
        text, parameters = statement.worded(self._dialect)
        cursor.execute(text, [values.get(name, own) for name, own in parameters])

    def insert(self, insert: Insert, values: Sequence[Any]) -> None:
        """Add rows, whose values follow one another."""
        width = insert.width
        with closing(self._connection.cursor()) as cursor:
            for start in range(0, len(values), TOGETHER * width):
                part = values[start : start + TOGETHER * width]
                cursor.execute(insert.worded(self._dialect, len(part) // width), part)

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def drop(self) -> None:
        """Close the connection, which may be lost."""
        self._connection.invalidate()

    def close(self) -> None:
        self._connection.close()
