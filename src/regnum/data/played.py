"""The course of one game: every decision with what the seat saw, could choose and chose, and what came of it."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from regnum.agents.match import Listener
from regnum.core import gate
from regnum.core.digest import canonical
from regnum.core.option import Option
from regnum.core.record import chance_words
from regnum.core.state import State
from regnum.core.table import OptionValue


class Decision(msgspec.Struct, frozen=True):
    """One row of the decision table, without the outcome."""

    n: int
    seat: int
    question: str
    view: int
    options: list[str]
    choice: str
    chance: list[tuple[str, str]]


class Played(msgspec.Struct, frozen=True):
    """A finished game: a row of the game table, and its decisions."""

    id: str
    game: str
    version: str
    content: str
    seats: int
    agents: list[str]
    options: dict[str, str]
    seed: int
    scores: list[int]
    winners: list[int]
    ending: str
    course: list[Decision]
    number: int | None = None
    seconds: float | None = None

    def place(self, player: int) -> int:
        """The place of a player: winners are first, the others follow by points; equal points share a place."""
        if player in self.winners:
            return 1
        points = self.scores[player]
        ahead = [other for other, theirs in enumerate(self.scores) if other in self.winners or theirs > points]
        return 1 + len(ahead)


def view_digest(state: State, seat: int) -> int:
    """A fingerprint of what `seat` may know of `state`: positions that it cannot tell apart have the same."""
    seen = gate.view(state, gate.Viewer((seat,)))
    return int.from_bytes(blake2b(canonical(seen), digest_size=8).digest(), "big")


class Transcript(Listener):
    """Takes down the decisions of one game while it is played or replayed."""

    def begin(self, state: State, seed: int) -> None:
        self._state = state
        self._seed = seed
        self._course: list[Decision] = []

    def chosen(self, state: State, option: Option) -> None:
        asking = state.asking
        self._next = Decision(
            len(self._course) + 1,
            asking.seat,
            type(asking).__name__,
            view_digest(state, asking.seat),
            [legal.text for legal in state.options()],
            option.text,
            [],
        )
        state.chance = []

    def carried_out(self, state: State) -> None:
        followed = [(kind, str(value)) for kind, value in chance_words(state.table.game, state)]
        state.chance = None
        self._course.append(msgspec.structs.replace(self._next, chance=followed))

    def played(self, agents: list[str], number: int | None = None, seconds: float | None = None) -> Played:
        """The whole game, once it is over."""
        state = self._state
        table, g = state.table, state.table.game
        options = {name: as_text(value) for name, value in table.options.items()}
        choices = [decision.choice for decision in self._course]
        settled = {"game": [g.id, g.version, g.content_digest], "seats": table.seats, "options": options}
        same = canonical({**settled, "seed": self._seed, "choices": choices})
        return Played(
            blake2b(same, digest_size=8).hexdigest(),
            g.id,
            g.version,
            g.content_digest,
            table.seats,
            agents,
            options,
            self._seed,
            state.scores(),
            state.winners(),
            state.ending(),
            self._course,
            number,
            seconds,
        )


def as_text(value: OptionValue) -> str:
    """The value of a table option as the command line takes it."""
    return str(value).lower()
