"""A journal: the results of numbered work in a file, so that a run that was stopped or killed goes on where it was.

It is JSON lines. The first line has the settings that the results depend on; every other line is a result, written as
soon as it is there. A journal of other settings is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from regnum import __version__
from regnum.agents.executor import Executor, S, Task
from regnum.core.errors import BadInput

FORMAT = 1


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


R = TypeVar("R", bound=Numbered)


class Heading(msgspec.Struct):
    """The first line: the format, the version of Regnum, and the settings."""

    journal: int
    regnum: str
    settings: dict[str, Any]


class Journal(Generic[R]):
    """The journal in the file `path`, which is begun if it does not exist; its results are of the type `form`."""

    def __init__(self, path: Path, settings: dict[str, Any], form: type[R]) -> None:
        self.path = path
        self._decode = msgspec.json.Decoder(form).decode
        # What was not written yet has the form of what is read.
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
        heading = Heading(FORMAT, __version__, plain)
        try:
            self._file = FileIO(path, "a+")  # unbuffered: what was added survives the end of this process
            self._file.seek(0)
            begun, line = self._file.readline(), msgspec.json.encode(heading) + b"\n"
            if line.startswith(begun) and begun != line:  # nothing yet, or killed at the very beginning
                self._file.write(line[len(begun) :])
            else:
                self._check(begun, heading)
                self._cut_back()
        except OSError as error:
            raise BadInput(str(path), f"cannot be used as a journal: {error.strerror}") from None

    def _check(self, line: bytes, here: Heading) -> None:
        try:
            there = msgspec.json.decode(line, type=Heading)
        except msgspec.DecodeError:
            raise BadInput(str(self.path), "is not a journal: give another file") from None
        found = {"format": there.journal, "version of Regnum": there.regnum, **there.settings}
        wanted = {"format": here.journal, "version of Regnum": here.regnum, **here.settings}
        for name in {**found, **wanted}:
            if found.get(name) != wanted.get(name):
                differs = f"{name} is {_said(found.get(name))} there and {_said(wanted.get(name))} here"
                raise BadInput(str(self.path), f"belongs to a run with other arguments, {differs}: give another file")

    def _cut_back(self) -> None:
        """Remove a last line that was not written as a whole."""
        end = self._file.seek(0, 2)
        while end:
            start = max(0, end - 65_536)
            self._file.seek(start)
            newline = self._file.read(end - start).rfind(b"\n")
            if newline >= 0:
                self._file.truncate(start + newline + 1)
                return
            end = start

    def results(self) -> Iterator[R]:
        """What is kept, each number once."""
        seen = set()
        with self.path.open("rb") as lines:
            next(lines)
            for n, line in enumerate(lines, 2):
                try:
                    result = self._decode(line)
                except msgspec.DecodeError as error:
                    raise BadInput(f"{self.path}, line {n}", f"is not a result: {error}") from None
                if result.number not in seen:
                    seen.add(result.number)
                    yield result

    def run(self, executor: Executor, task: Task[S, R], setting: S, numbers: Iterable[int]) -> Iterator[R]:
        """Yield what is kept, then the results for those of the numbers that are missing, and keep them."""
        kept = set()
        for result in self.results():
            kept.add(result.number)
            yield result
        for result in executor.run(task, setting, (number for number in numbers if number not in kept)):
            self._file.write(msgspec.json.encode(result) + b"\n")
            yield result

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Journal[R]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _said(value: Any) -> str:
    return "not set" if value is None else msgspec.json.encode(value).decode()
