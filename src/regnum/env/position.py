"""A game as it is stepped through action by action: spelled options, chance, and what the seats have observed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from regnum.core import gate
from regnum.core.actions import actions
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.env.explicit import Draw, Draws
from regnum.env.recall import Ply, Saved

SAMPLED, EXPLICIT = "sampled", "explicit"


class Opening(NamedTuple):
    """The first choices of a game, after which a variant begins."""

    game: str
    seats: int
    seed: int
    choices: str  # with spaces between them


class Terms(NamedTuple):
    """What two processes must agree on to mean the same game."""

    game: str
    seats: int
    options: str = ""  # name:value pairs with semicolons between them
    kind: str = SAMPLED  # of chance
    seed: int = 0
    deals: int = 1  # how many there are, where chance is sampled
    opening: Opening | None = None


class Setting:
    """A game at a table, and how it begins."""

    def __init__(self, terms: Terms) -> None:
        if terms.kind not in (SAMPLED, EXPLICIT):
            raise BadInput("chance", f"{terms.kind!r} is neither {SAMPLED} nor {EXPLICIT}")
        if terms.deals < 1:
            raise BadInput("deals", f"{terms.deals} is not a number from 1")
        self.terms = terms
        self.game: Game = game(terms.game)
        self.actions = actions(self.game)
        self.options = read_options(self.game, terms.options)
        self._teams = self.game.table(terms.seats, self.options).teams
        self.draws = Draws(self.game) if terms.kind == EXPLICIT else None
        self._first: Position | None = None
        self._opened: State | None = None
        if terms.opening is not None:
            self._opened = self.game.new(terms.seats, terms.opening.seed, self.options)
            for choice in terms.opening.choices.split():
                self._opened.apply(choice)

    @property
    def is_zero_sum(self) -> bool:
        """Whether one of several teams of a size wins in any case: there is no automaton that could."""
        sizes = {self._teams.count(team) for team in self._teams}
        return len(set(self._teams)) > 1 and self.terms.seats == len(self._teams) and len(sizes) == 1

    @property
    def most_chances(self) -> int:
        """A number above that of any outcome of chance."""
        return self.terms.deals if self.draws is None else len(self.draws.outcomes)

    def deal(self, number: int) -> State:
        """The position of a deal: all that is face down depends on its number."""
        seed = Rng(self.terms.seed).fork(f"deal {number}").bits() >> 1
        if self._opened is None:
            return self.game.new(self.terms.seats, seed, self.options)
        return self._opened.determinize(None, Rng(seed))

    def begin(self) -> Position:
        """The beginning: before the deal if chance is sampled, and with a deal that is always the same if not."""
        if self.draws is None:
            return Position(self)
        if self._first is None:
            self._first = self.at(self.deal(0))
        return self._first.copy()

    def at(self, state: State) -> Position:
        """The position at `state`, which must be one of this table; nobody has a past there."""
        state = state.copy()
        if self.draws is not None:
            self.draws.settle(state)
        return Position(self, state, Ply.start(state))


@lru_cache(maxsize=64)
def setting(terms: Terms) -> Setting:
    """The setting for `terms`, made once."""
    return Setting(terms)


def read_options(g: Game, text: str) -> dict[str, OptionValue]:
    """Table options written as name:value, with semicolons between them."""
    options: dict[str, OptionValue] = {}
    for pair in filter(None, (part.strip() for part in text.split(";"))):
        name, sign, value = pair.partition(":")
        if not sign:
            raise BadInput("options", f"{pair!r} is not of the form name:value")
        read = g.options[name].read(value) if name in g.options else None
        options[name] = value if read is None else read  # what the game does not know it will refuse
    return options


class Position:
    """Where a game stands: before the deal (`state` is None), at a seat's choice, at a draw, or over."""

    __slots__ = ("_choice", "_drawn", "_next_draw", "past", "said", "setting", "state")

    def __init__(self, setting: Setting, state: State | None = None, past: Ply | None = None) -> None:
        self.setting = setting
        self.state = state
        self.past = past
        self.said: tuple[int, ...] = ()  # the words of an option that is being spelled
        self._choice: Option | None = None  # a choice that waits for its draws
        self._drawn: tuple[Draw, ...] = ()
        self._next_draw = ""  # the kind of the draw that is due

    @property
    def is_left_to_chance(self) -> bool:
        """Whether the next thing to happen is the deal or a draw."""
        return self.state is None or bool(self._next_draw)

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.over

    # --- going on --------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions of the seat that must choose, in ascending order."""
        assert self.state is not None
        return sorted(self.setting.actions.legal(self.state.options(), self.said))

    def act(self, action: int) -> None:
        """Carry out an action of the seat that must choose: a choice, or a word of one."""
        state = self.state
        assert state is not None
        chosen = self.setting.actions.chosen(state.options(), self.said, action)
        if chosen is None:
            self.said = (*self.said, action)
            return
        if self.setting.draws is None:
            asking, before = state.asking, state.revealed
            state.apply(chosen)
            self._move_on(asking, chosen, state, state.revealed > before)
        else:
            self._choice = chosen
            self._carry_out()

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of the deal or of the draw that is due, with their probabilities."""
        if self.setting.draws is None:
            deals = self.setting.terms.deals
            return [(n, 1 / deals) for n in range(deals)]
        assert self.state is not None
        return self.setting.draws.chances(self.state, self._next_draw, self._drawn)

    def draw(self, outcome: int) -> None:
        """Settle the deal, or the draw that is due."""
        if self.setting.draws is None:
            self.state = self.setting.deal(outcome)
            self.past = Ply.start(self.state)
        else:
            self._drawn = (*self._drawn, self.setting.draws.outcomes[outcome])
            self._carry_out()

    def _carry_out(self) -> None:
        """Carry out the choice that waits for its draws, as far as they are known."""
        state, choice, draws = self.state, self._choice, self.setting.draws
        assert state is not None
        assert choice is not None
        assert draws is not None
        after, self._next_draw = draws.carry_out(state, choice, self._drawn)
        if not self._next_draw:
            self._move_on(state.asking, choice, after, after.revealed > state.revealed)

    def _move_on(self, asking: Any, choice: Option, after: State, revealed: bool) -> None:
        assert self.past is not None
        self.past = self.past.then(asking, choice, after, revealed)
        self.state, self.said = after, ()
        self._choice, self._drawn = None, ()

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent copy."""
        other = Position(self.setting, None if self.state is None else self.state.copy(), self.past)
        other.said = self.said
        other._choice, other._drawn, other._next_draw = self._choice, self._drawn, self._next_draw
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def imagined(self, seat: int, rng: Rng) -> Position:
        """A position that `seat` cannot tell from this one: what is hidden from the seat is dealt at random."""
        if self._next_draw:
            raise BadInput("", "nobody has to choose while a draw is due: resample before or after it")
        if self.state is None or self.past is None:
            return self.copy()
        state = gate.imagine(self.state, seat, rng)
        if self.setting.draws is not None:
            self.setting.draws.settle(state)
        other = Position(self.setting, state, self.past.imagined(seat, state))
        # The words of a choice that is not complete have reached nobody but the seat that chooses.
        other.said = self.said if state.seat == seat else ()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        state = past = None
        if self.state is not None and self.past is not None:
            state, past = self.state.to_json(), self.past.saved(self.setting.terms.seats)
        return _restored, (self.setting.terms, state, past, self.said, self._choice, self._drawn, self._next_draw)

    def __str__(self) -> str:
        """The position in a line, for debugging: different positions have different lines."""
        if self.state is None:
            return f"{self.setting.game.id}, before the deal"
        words = [self.setting.actions.texts[word] for word in self.said]
        if self._choice is not None:
            words += [self._choice.text, *(f"{kind}:{number}" for kind, number in self._drawn)]
        asked = "over" if self.state.over else f"seat {self.state.seat}, {type(self.state.asking).__name__}"
        return " ".join([f"{self.setting.game.id}, {asked}, {self.state.digest()}", *words])


def _restored(
    terms: Terms,
    data: dict[str, Any] | None,
    past: Saved | None,
    said: tuple[int, ...],
    choice: Option | None,
    drawn: tuple[Draw, ...],
    next_draw: str,
) -> Position:
    """The inverse of `Position.__reduce__`."""
    position = Position(setting(terms))
    if data is not None and past is not None:
        position.state = position.setting.game.load(data, strict=False)  # it may have been set up by hand
        position.past = Ply.restored(position.state, past)
    position.said = said
    position._choice, position._drawn, position._next_draw = choice, drawn, next_draw
    return position
