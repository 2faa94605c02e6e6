"""Writes and reads the Parquet files of a folder.

Files come in pairs with the same ending, ``games-000000000.parquet`` and ``decisions-000000000.parquet``: the number is
that of the first game in them, and the decisions are in the order of the games. A file gets its name when it is
complete: until then it is called ``.part``, so that whatever ends a run leaves only whole files under their names.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import regnum
from regnum.core.errors import BadInput
from regnum.data.played import Decision, Played
from regnum.data.schema import TABLES, VERSION

try:
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import parquet
except ImportError:
    raise BadInput("data", "needs pyarrow: pip install 'regnum[data]'") from None

GROUP = 1 << 16  # decisions in a row group, which is all that is kept in memory
GROUPS = 8  # row groups in a file
SECONDS = 120.0  # a file is completed after this time even if it is small, so that a crash loses little


def _arrow_type(name: str) -> Any:
    """The type that Arrow calls so."""
    outer, _, inner = name.removesuffix(">").partition("<")
    if outer == "list":
        return pyarrow.list_(_arrow_type(inner))
    if outer == "struct":
        return pyarrow.struct(
            [(field, _arrow_type(of)) for field, of in (one.split(": ") for one in inner.split(", "))]
        )
    return pyarrow.type_for_alias(name)


def arrow_schema(table: str) -> Any:
    """The Arrow schema of a table, with its version as metadata."""
    fields = [pyarrow.field(column.name, _arrow_type(column.type)) for column in TABLES[table]]
    about = {"regnum.table": table, "regnum.schema": str(VERSION), "regnum.version": regnum.__version__}
    return pyarrow.schema(fields, metadata=about)


class Writer:
    """Writes finished games into a folder that exists; used as a context, it completes its files at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rows = {table: _empty(table) for table in TABLES}
        self._files: dict[str, Any] = {}  # while a pair of files is being written
        self._groups = 0

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.complete()

    def add(self, played: Played, number: int) -> None:
        """Add a game; its number is that of no other in the folder."""
        with _uninterrupted(), self._written():
            if not self._files:
                self._name = f"{number:09}.parquet"
                self._since = time.monotonic()
                self._groups = 0
                for table in TABLES:
                    schema = arrow_schema(table)
                    self._files[table] = parquet.ParquetWriter(self._part(table), schema, compression="zstd")
            for name, value in _game_row(played).items():
                self._rows["games"][name].append(value)
            for name, values in _decision_columns(played).items():
                self._rows["decisions"][name].extend(values)
            if len(self._rows["decisions"]["n"]) >= GROUP:
                self._write_group()
            if self._groups >= GROUPS or time.monotonic() - self._since >= SECONDS:
                self.complete()

    def complete(self) -> None:
        """Write what is left into the files, and give them their names."""
        with _uninterrupted(), self._written():
            if not self._files:
                return
            self._write_group()
            for file in self._files.values():
                file.close()
            self._files = {}
            for table in ("decisions", "games"):  # in this order: where there are games, there are their decisions
                part = self._part(table)
                with part.open("rb+") as file:
                    os.fsync(file.fileno())
                part.rename(part.with_suffix(""))

    @contextmanager
    def _written(self) -> Iterator[None]:
        """Give up the files in progress if they cannot be written: the disk may be full."""
        try:
            yield
        except OSError as error:
            self._files = {}
            raise BadInput(str(self._folder), f"cannot be written: {error.strerror or error}") from None

    def _part(self, table: str) -> Path:
        return self._folder / f"{table}-{self._name}.part"

    def _write_group(self) -> None:
        """Write the rows of both tables as a row group each."""
        for table, file in self._files.items():
            rows = pyarrow.table(self._rows[table], arrow_schema(table))
            if rows.num_rows:
                file.write_table(rows, row_group_size=rows.num_rows)
            self._rows[table] = _empty(table)
        self._groups += 1


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Put off Ctrl-C until all columns are equally long again."""
    if threading.current_thread() is not threading.main_thread():
        yield  # others are not interrupted
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):
        before(pressed[0], None)


def _empty(table: str) -> dict[str, list[Any]]:
    return {column.name: [] for column in TABLES[table]}


def _game_row(played: Played) -> dict[str, Any]:
    row = {column.name: getattr(played, column.name, None) for column in TABLES["games"]}
    options = [{"name": name, "value": value} for name, value in played.options.items()]
    return {**row, "options": options, "decisions": len(played.course)}


def _decision_columns(played: Played) -> dict[str, list[Any]]:
    course = played.course
    seats = [decision.seat for decision in course]
    places = [played.place(seat) for seat in range(played.seats)]
    return {
        "game": [played.id] * len(course),
        "n": [decision.n for decision in course],
        "seat": seats,
        "question": [decision.question for decision in course],
        "view": [decision.view for decision in course],
        "options": [decision.options for decision in course],
        "choice": [decision.choice for decision in course],
        "chance": [[{"kind": kind, "value": value} for kind, value in decision.chance] for decision in course],
        "points": [played.scores[seat] for seat in seats],
        "won": [seat in played.winners for seat in seats],
        "place": [places[seat] for seat in seats],
    }


def pairs(folder: Path) -> list[tuple[Path, Path]]:
    """The files of a folder: of each pair the games and their decisions."""
    if not folder.is_dir():
        raise BadInput(str(folder), "is not a folder")
    games = sorted(folder.glob("games-*.parquet"))
    return [(file, file.with_name(file.name.replace("games-", "decisions-", 1))) for file in games]


def remove_incomplete(folder: Path) -> None:
    """Remove what a crash left in a folder: files without their name, and decisions without their games."""
    for part in folder.glob("*.parquet.part"):
        part.unlink()
    whole = {decisions for _, decisions in pairs(folder)}
    for file in folder.glob("decisions-*.parquet"):
        if file not in whole:
            file.unlink()


def read_numbers(folder: Path) -> Iterator[int]:
    """The numbers of all games in a folder."""
    for games, _ in pairs(folder):
        yield from _open(games).read(["number"]).column("number").to_pylist()


def read_folder(folder: Path) -> Iterator[Played]:
    """All games of a folder with their decisions, one file after the other."""
    for games, decisions in pairs(folder):
        yield from read_pair(games, decisions)


def read_pair(games: Path, decisions: Path) -> Iterator[Played]:
    """The games of one pair of files; no more than a row group of decisions is in memory."""
    course = _decisions(decisions)
    for row in _open(games).read([column.name for column in TABLES["games"]]).to_pylist():
        of_game = [next(course) for _ in range(row.pop("decisions"))]
        row["options"] = {option["name"]: option["value"] for option in row["options"]}
        yield Played(course=of_game, **row)


def _decisions(file: Path) -> Iterator[Decision]:
    names = [name for name in Decision.__struct_fields__ if name != "chance"]
    for batch in _open(file).iter_batches(1 << 14, columns=[*names, "chance"]):
        for row in batch.to_pylist():
            chance = [(draw["kind"], draw["value"]) for draw in row["chance"]]
            yield Decision(chance=chance, **{name: row[name] for name in names})


def _open(file: Path) -> Any:
    try:
        opened = parquet.ParquetFile(file)
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise BadInput(str(file), f"cannot be read: {error}") from None
    about = opened.schema_arrow.metadata or {}
    version = about.get(b"regnum.schema", b"").decode()
    if version != str(VERSION):
        said = f"has schema {version}, this Regnum reads {VERSION}" if version else "was not written by Regnum"
        raise BadInput(str(file), said)
    return opened
