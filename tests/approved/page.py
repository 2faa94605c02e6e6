"""A page of an approved text: positions in words; what the game asks, refuses and tells there, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Any

from regnum.core.board.views import board_json
from regnum.core.message import Message
from regnum.core.option import parse
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.text import LANGUAGES
from tests.approved.words import Words
from tests.changes import changes, waiting

WIDTH = 120

_scenes: dict[str, list[Callable[[Page], None]]] = {}


def scene(play: Callable[[Page], None]) -> Callable[[Page], None]:
    """This function plays a scene of its module's subject; its name is the heading."""
    _scenes.setdefault(play.__module__, []).append(play)
    return play


def scenes(module: str) -> dict[str, Callable[[Page], None]]:
    """The scenes of a subject by their headings, in order."""
    return {play.__name__.replace("_", " ").capitalize(): play for play in _scenes[module]}


class Page:
    """What is said in one scene.

    `bare` gives a position of so many seats without anything special: what a position has in common with it is not
    described.
    """

    def __init__(self, names: tuple[str, ...], bare: Callable[[int], State]) -> None:
        self._names = names
        self._bare = bare
        self._lines: list[str] = []
        self._position: State | None = None
        self._board: dict[str, Any] = {}
        self._revealed = self._thrown = 0
        self._rng: Rng | None = None

    @property
    def text(self) -> str:
        return "\n".join(self._lines).strip() + "\n"

    def note(self, words: str) -> None:
        """A remark between two positions."""
        self._lines += ["", words]

    def position(self, s: State) -> None:
        """The position in words, unless it is the one described last; from here on the page notes what happens."""
        board = board_json(s)
        if board != self._board:
            if s is self._position:
                self._lines += ["", "Then"]
                described = changes(self._board, board)
            else:
                self._lines += ["", "Position"]
                described = Words(s.table.game, self._names).position(board, board_json(self._bare(s.table.seats)))
            for line in described:
                self._wrap(line)
        self._listen(s)

    def offered(self, s: State, *choices: str) -> None:
        """The question with all its options; what these options say, and the addresses of what they touch."""
        self.position(s)
        assert s.prompt is not None
        assert s.seat is not None
        self._lines += ["", f"{self._names[s.seat]} is asked"]
        self._say(s, s.prompt.message)
        legal = s.options()
        assert [one.args for one in s.asking.describe_all(s, legal)] == [s.describe(one).args for one in legal]
        self._wrap("Options: " + " ".join(one.text for one in legal))
        for choice in choices:
            option = s.resolve(choice)
            self._entry(choice, s.refs(option))
            self._say(s, s.describe(option))

    def pointed(self, s: State, *choices: str) -> None:
        """The addresses of what these options touch, whether they are legal or not."""
        self.position(s)
        self._lines += ["", "Points to"]
        for choice in choices:
            option = parse(choice)
            assert option is not None
            self._entry(choice, s.asking.refs(s, option))

    def refused(self, s: State, *choices: str) -> None:
        """Why these choices are not legal: the clause and the sentence."""
        self.position(s)
        self._lines += ["", "Not legal"]
        for choice in choices:
            reason = s.why_not(choice)
            assert reason is not None, f"{choice} is legal"
            self._lines.append(f"  {choice} ({reason.clause})")
            self._say(s, reason.message)

    def heard(self, s: State, *choices: str, whole: bool = True) -> None:
        """What these choices bring about; not `whole`: without the changes of the board."""
        self.position(s)
        self._lines.append("")
        for choice in choices:
            assert s.seat is not None
            self._lines.append(f"{self._names[s.seat]} chooses {choice}")
            s.apply(choice)
        self._tell(s, whole)

    def happened(self, s: State, what: str = "It happens") -> None:
        """What has come about since the page was last told of this position."""
        assert s is self._position
        self._lines += ["", what]
        self._tell(s)

    def scores(self, s: State) -> None:
        """The lines of the score sheet."""
        self.position(s)
        self._lines += ["", "Score sheet"]
        for line in s.score_sheet():
            self._lines.append(f"  {self._names[line.seat]} {line.points} ({line.clause})")
            self._say(s, line.message)

    def message(self, s: State, key: str) -> None:
        """A text of the content."""
        self._lines.append(f"  {key}")
        self._say(s, Message(key))

    def _tell(self, s: State, whole: bool = True) -> None:
        """The new entries of the log, then all that changed: parts of the board, chance, secrets, the steps that wait.

        An entry has its clause, what happened to how many, the sentence, and who alone may read it.
        """
        for event in s.events or ():
            assert event.fact is not None
            readers = [self._names[seat] for seat in event.audience or ()]
            alone = f", for {' and '.join(readers)} alone" if readers else ""
            self._lines.append(f"  {event.clause} {event.fact.verb} {event.fact.amount}{alone}")
            self._say(s, event.message)
        found = changes(self._board, board_json(s)) if whole else []
        thrown = s.rng.count - (self._thrown if s.rng is self._rng else 0)
        found += [f"chance: {thrown}"] if thrown else []
        found += ["revealed"] if s.revealed > self._revealed else []
        for line in [*found, f"next: {waiting(s)}".rstrip()]:
            self._wrap(line)
        self._listen(s)

    def _listen(self, s: State) -> None:
        s.events = []
        self._position, self._board = s, board_json(s)
        self._revealed, self._rng, self._thrown = s.revealed, s.rng, s.rng.count

    def _entry(self, choice: str, addresses: tuple[str, ...]) -> None:
        self._lines.append(f"  {choice}{' -> ' if addresses else ''}{' '.join(addresses)}")

    def _say(self, s: State, message: Message) -> None:
        """A sentence in every language, one below the other."""
        self._lines += [f"    {s.table.game.text(lang).seated(self._names)(message)}" for lang in LANGUAGES]

    def _wrap(self, line: str) -> None:
        self._lines += wrap(
            f"  {line}", WIDTH, subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
        )
