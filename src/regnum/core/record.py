"""The record of a game: JSON lines, a header followed by one line per choice.

A game in progress *is* its header and its choices. Everything else (draws and rolls, digests, checkpoints, the result)
is there for reading, checking and fast loading. Lines are only ever appended: an undo is a line, too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from regnum.core.errors import BadInput, misfit
from regnum.core.game import Game, game
from regnum.core.state import State

FORMAT = 1


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: everything settled before the first choice.

    `content` is the digest of the rule values in use, `overlay` that of the values from an owner's overlay ("" without
    one; None in old records, which did not store it).
    """

    regnum: int
    game: str
    version: str
    content: str
    seats: int
    options: dict[str, str | int | bool]
    seed: int
    players: list[str]
    overlay: str | None = None


class ChoiceLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A choice: its number, the seat that made it, and the draws and rolls that it caused, as pairs of kind and id.

    `gesture`: how many choices, starting with this one, were made as one gesture and are undone together.
    """

    n: int
    seat: int
    choice: str
    chance: tuple[tuple[str, str | int], ...] = ()
    digest: str = ""
    gesture: int = 1


class Checkpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The whole state after choice `checkpoint`, for fast loading and for surviving a change of rules or content."""

    checkpoint: int
    digest: str
    state: dict[str, Any]

    def load(self, g: Game) -> State:
        """The position under the rules and the content of `g`, even if they have changed since."""
        return g.load({**self.state, "version": g.version, "content": g.content_digest})


class UndoLine(msgspec.Struct, forbid_unknown_fields=True):
    """The last `undo` choices are undone."""

    undo: int


class Resumed(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The rules or the content changed; play went on from the checkpoint after choice `resumed`.

    From here on the record is replayed from that checkpoint, with the content of digest `content`.
    """

    resumed: int
    reason: str
    content: str = ""  # empty in old records, which did not store it


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    ending: str


class EndLine(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    end: Result
    digest: str


Line = ChoiceLine | Checkpoint | UndoLine | Resumed | EndLine
_FORMS: dict[str, type[Line]] = {
    "choice": ChoiceLine,
    "checkpoint": Checkpoint,
    "undo": UndoLine,
    "resumed": Resumed,
    "end": EndLine,
}


class Record:
    """A header and lines in memory; if the record has a file, every line is on disk before `add` returns."""

    def __init__(self, header: Header, lines: list[Line] | None = None) -> None:
        self.header = header
        self.lines = lines if lines is not None else []
        self.truncated = False
        self._file: IO[bytes] | None = None

    @classmethod
    def begin(cls, g: Game, state: State, seed: int, players: list[str]) -> Record:
        """The record of a new game, whose initial position `state` was set up from `seed`."""
        table = state.table
        options, overlay = dict(table.options), g.content.overlay
        return cls(
            Header(FORMAT, g.id, g.version, g.content_digest, table.seats, options, seed, list(players), overlay)
        )

    # --- lines -----------------------------------------------------------------------------------------------------

    def add(self, *lines: Line) -> None:
        """Append lines; if the record has a file, they are on disk when this returns."""
        self.lines.extend(lines)
        if self._file is not None:
            self._write(*lines)

    def _write(self, *lines: Line | Header) -> None:
        assert self._file is not None
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    @property
    def choices(self) -> list[ChoiceLine]:
        """The choices that have not been undone."""
        active: list[ChoiceLine] = []
        for line in self.lines:
            if isinstance(line, ChoiceLine):
                active.append(line)
            elif isinstance(line, UndoLine):
                del active[len(active) - line.undo :]
            elif isinstance(line, Resumed):
                # Digests made under the old rules are not valid under the new ones.
                active = [msgspec.structs.replace(made, digest="") if made.digest else made for made in active]
        return active

    @property
    def resumed(self) -> Resumed | None:
        """The last `Resumed` line; None if neither rules nor content have changed during the game."""
        return next((line for line in reversed(self.lines) if isinstance(line, Resumed)), None)

    @property
    def content(self) -> str:
        """The digest of the content now in use."""
        return (self.resumed and self.resumed.content) or self.header.content

    # --- files -----------------------------------------------------------------------------------------------------

    def attach(self, path: Path) -> None:
        """Write the record to a new file at `path`, and append every further line to it."""
        try:
            self._file = path.open("xb")
        except FileExistsError:
            raise BadInput(str(path), "already exists: choose another name, or resume it") from None
        except OSError as error:
            raise BadInput(str(path), f"cannot be written: {error.strerror}") from None
        self._write(self.header, *self.lines)

    def reopen(self, path: Path) -> None:
        """Append further lines to the file this record was read from, after removing what a crash cut short."""
        whole = sum(len(row) + 1 for row in path.read_bytes().split(b"\n")[: 1 + len(self.lines)])
        self._file = path.open("r+b")
        self._file.truncate(whole)
        self._file.seek(whole)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def to_text(self) -> str:
        """The record as JSON lines."""
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in (self.header, *self.lines))

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Read a record from a file; a last line or gesture cut short by a crash is dropped and sets `truncated`."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise BadInput(str(path), f"cannot be read: {error.strerror}") from None
        return cls.from_bytes(data, str(path))

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "record") -> Record:
        rows = data.split(b"\n")
        rest = rows.pop()
        if not rows:
            raise BadInput(f"{name}: line 1", "there is no header: this is not a record")
        record = cls(_convert(rows[0], Header, f"{name}: line 1"))
        if record.header.regnum != FORMAT:
            raise BadInput(f"{name}: line 1.regnum", f"format {record.header.regnum} is not known, only {FORMAT}")
        active = first = 0
        for number, row in enumerate(rows[1:], 2):
            where = f"{name}: line {number}"
            line = record.parse(row, where)
            if isinstance(line, ChoiceLine):
                active += 1
                if line.n != active:
                    raise BadInput(f"{where}.n", f"is {line.n}, the next choice is {active}")
            elif isinstance(line, UndoLine):
                if not 1 <= line.undo <= active - first:
                    raise BadInput(f"{where}.undo", f"cannot undo {line.undo} of {active - first} choices")
                active -= line.undo
            elif isinstance(line, Resumed):
                first = line.resumed
                if first not in record.active_checkpoints():
                    raise BadInput(f"{where}.resumed", f"there is no checkpoint after choice {first}")
            record.lines.append(line)
        record.truncated = bool(rest) or record._drop_partial_gesture()
        return record

    def _drop_partial_gesture(self) -> bool:
        """Drop the last gesture if a crash kept it from being written completely; returns whether it did."""
        missing = 0
        for at, line in enumerate(self.lines):
            if isinstance(line, ChoiceLine):
                if line.gesture > 1:
                    first, missing = at, line.gesture
                missing = max(0, missing - 1)
        if not missing:
            return False
        del self.lines[first:]
        return True

    @staticmethod
    def parse(row: bytes, where: str) -> Line:
        """One line of a record."""
        try:
            return msgspec.json.decode(row, type=ChoiceLine)  # most lines are choices
        except (msgspec.DecodeError, UnicodeDecodeError):
            keys = _convert(row, dict[str, Any], where)
        for key, form in _FORMS.items():
            if key in keys:
                line: Line = _convert(row, form, where)
                return line
        raise BadInput(where, f"is none of {', '.join(_FORMS)}")

    # --- replay ----------------------------------------------------------------------------------------------------

    def game(self, content: str | Path | None = None) -> Game:
        """The game of this record; one played with an overlay needs the same overlay as `content`."""
        g = game(self.header.game, content)
        if self.header.overlay not in (None, g.content.overlay):
            raise BadInput("record", "was played with other content: give the same overlay with --content")
        return g

    def start(self, g: Game) -> State:
        """The position before the first choice."""
        if len(self.header.players) != self.header.seats:
            raise BadInput("record: line 1.players", f"names {len(self.header.players)} of {self.header.seats} seats")
        return g.new(self.header.seats, self.header.seed, self.header.options)

    def earliest(self, g: Game) -> tuple[int, State]:
        """The number of choices before the first position that the record can be replayed from, and that position.

        It is the position before the first choice, or the checkpoint of the last `Resumed` line.
        """
        if self.content != g.content_digest:
            problem = "was played with other content: values have changed since, and it must be resumed first"
            raise BadInput("record", problem)
        resumed = self.resumed
        if resumed is None:
            return 0, self.start(g)
        return resumed.resumed, self.active_checkpoints()[resumed.resumed].load(g)

    def replay(self, g: Game | None = None) -> Iterator[State]:
        """Yield the earliest position and the one after each later choice, checking every line on the way.

        The same state object is yielded each time: copy it to keep it.
        """
        g = g or self.game()
        first, state = self.earliest(g)
        yield state
        checkpoints = self.active_checkpoints()
        for line in self.choices[first:]:
            replay_choice(g, state, line)
            if line.digest and line.digest != state.digest():
                raise BadInput(f"choice {line.n}", "the state differs from the one recorded")
            check = checkpoints.get(line.n)
            if check is not None and check.digest != state.digest():
                raise BadInput(f"checkpoint {line.n}", "the state differs from the one recorded")
            yield state
        last = self.lines[-1] if self.lines else None
        if isinstance(last, EndLine):  # one that was undone is followed by other lines
            found = Result(state.scores(), state.winners(), state.ending() if state.over else "")
            if last.digest != state.digest() or last.end != found:
                raise BadInput("end", f"the game ends with {found.scores}, the record says {last.end.scores}")

    def active_checkpoints(self) -> dict[int, Checkpoint]:
        """The checkpoints after choices that have not been undone, by number of the choice.

        Of those before a `Resumed` line only the one that it names: the others may not fit the current rules.
        """
        active: dict[int, Checkpoint] = {}
        count = 0
        for line in self.lines:
            if isinstance(line, ChoiceLine):
                count = line.n
            elif isinstance(line, UndoLine):
                count -= line.undo
                active = {n: check for n, check in active.items() if n <= count}
            elif isinstance(line, Checkpoint):
                active[line.checkpoint] = line
            elif isinstance(line, Resumed):
                active = {line.resumed: active[line.resumed]}
        return active


def replay_choice(g: Game, state: State, line: ChoiceLine) -> None:
    """Carry out a recorded choice, checking that it is legal and that seat, draws and rolls are as recorded."""
    if state.seat != line.seat:
        raise BadInput(f"choice {line.n}", f"made by seat {line.seat}, but seat {state.seat} must choose")
    state.chance = []
    state.apply(line.choice)
    found = chance_words(g, state)
    if found != line.chance:
        raise BadInput(f"choice {line.n}", f"chance gave {found}, the record says {line.chance}")


def chance_words(g: Game, state: State) -> tuple[tuple[str, str | int], ...]:
    """The draws and rolls since `state.chance` was emptied, as pairs of kind and id."""
    return tuple([(kind, g.fields.kind(kind).to_json(state, value)) for kind, value in state.chance or []])


def _convert(row: bytes, form: Any, where: str) -> Any:
    try:
        return msgspec.json.decode(row, type=form)
    except msgspec.DecodeError as error:
        raise misfit(where, error) from None
    except UnicodeDecodeError:
        raise BadInput(where, "is not UTF-8") from None
