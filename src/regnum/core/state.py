"""A position: who must choose now, the legal options, and everything needed to continue the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.deal import deal
from regnum.core.board.views import board_json, board_view
from regnum.core.digest import digest
from regnum.core.errors import BadInput
from regnum.core.events import EventKind
from regnum.core.hooks import Hooks
from regnum.core.message import Event, Fact, Message, Prompt, Reason
from regnum.core.option import MalformedOption, Option, parse
from regnum.core.refusals import clause_now, refusal
from regnum.core.rng import Rng
from regnum.core.step import Act, AnyStep, Ask, step_json
from regnum.core.view import table_view

if TYPE_CHECKING:
    from regnum.core.table import Table

Choice = Union[Option, str]
S = TypeVar("S", bound="State")

NO_OPTIONS: Final[list[Option]] = []
# As the value of `State.chance` during a preview (`core.ahead`): anything random or revealing raises `Unforeseen`.
CERTAIN: Final[list[tuple[str, int]]] = []


class Unforeseen(Exception):
    """Raised in a preview where what follows depends on chance or reveals something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Hooks):
    """A game in progress. The subclass of each game adds its board, and what the kernel asks of it (`Hooks`).

    The stack of steps drives everything: `apply` pops the asking step, lets it carry out the choice, and runs further
    steps until a seat must choose again.
    """

    __slots__ = ("_options", "chance", "events", "revealed", "rng", "steps")

    steps: list[AnyStep]
    rng: Rng
    revealed: int  # how often anybody learned something new; a seat may undo back to the last increase
    events: list[Event] | None  # what happened; None: not recorded
    chance: list[tuple[str, int]] | None  # draws and rolls, as kind and value; None: not recorded
    _options: Sequence[Option]

    def __init__(self, table: Table, source: State | None = None) -> None:
        """An empty table, or an independent copy of `source` that records neither events nor chance."""
        self.table = table
        self.events = None
        self.chance = None
        if source is None:
            self.steps = []
            self.rng = Rng(0)
            self.revealed = 0
            self._options = NO_OPTIONS
        else:
            self.steps = source.steps[:]
            self.rng = source.rng.copy()
            self.revealed = source.revealed
            self._options = source._options

    # --- asking and choosing ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.steps

    @property
    def asking(self) -> Ask[Any]:
        """The step that asks a seat to choose."""
        step = self.steps[-1] if self.steps else None
        if not isinstance(step, Ask):
            raise BadInput("", "the game is over: there is nothing to choose")
        return step

    @property
    def seat(self) -> int | None:
        """The seat that must choose now; None when the game is over or, after `preview`, in the middle of a rule."""
        step = self.steps[-1] if self.steps else None
        return step.seat if isinstance(step, Ask) else None

    @property
    def prompt(self) -> Prompt | None:
        """The question to the seat that must choose; None when the game is over."""
        return self.asking.prompt(self) if self.steps else None

    def options(self) -> Sequence[Option]:
        """The legal options, in a fixed order; empty when the game is over."""
        return self._options

    def apply(self, choice: Choice) -> None:
        """Carry out `choice`, an option or its text, and go on to the next decision."""
        if isinstance(choice, str):
            choice = self.resolve(choice)
        elif choice not in self._options:
            raise refusal(self, choice.text, self._reason(choice))
        self.take(choice)

    def take(self, option: Option) -> None:
        """Carry out `option`, which the caller has found to be legal, and go on to the next decision."""
        step = self.steps.pop()
        assert isinstance(step, Ask)
        step.choose(self, option)
        self.advance()

    def resolve(self, text: str) -> Option:
        """The legal option that `text` spells."""
        for option in self._options:
            if option.text == text:
                return option
        reason = self.why_not(text)
        assert reason is not None
        raise refusal(self, text, reason)

    def why_not(self, choice: Choice) -> Reason | None:
        """None if `choice` is legal, otherwise the reason why it is not."""
        if isinstance(choice, str):
            for option in self._options:
                if option.text == choice:
                    return None
            spelled = parse(choice)
            if spelled is None:
                return Reason(clause_now(self), "reason-not-an-option", {"text": choice[:80]})
            return self._reason(spelled)
        return None if choice in self._options else self._reason(choice)

    def _reason(self, option: Option) -> Reason:
        if not self.steps:
            return Reason(clause_now(self), "reason-game-over")
        asking = self.asking
        if option.verb not in asking.verbs:
            return Reason(clause_now(self), "reason-not-now", {"text": option.text})
        try:
            return asking.why_not(self, option)
        except MalformedOption:
            return Reason(clause_now(self), "reason-not-an-option", {"text": option.text})

    def describe(self, option: Option) -> Message:
        """The message that says what choosing `option` means."""
        return self.asking.describe(self, option)

    def refs(self, option: Option) -> tuple[str, ...]:
        """The addresses in the view of what `option` touches."""
        return self.asking.refs(self, option)

    def advance(self, certain: bool = False) -> None:
        """Run the steps that need no decision, and choices with a single option, until a seat must choose.

        With `certain`, also stop before a step that is left to chance.
        """
        steps = self.steps
        while steps:
            step = steps.pop()
            if isinstance(step, Act):
                if certain and step.left_to_chance:
                    steps.append(step)
                    break
                step.run(self)
                continue
            options = step.options(self)
            if len(options) > 1 or (options and step.shown):
                steps.append(step)
                self._options = options
                return
            if options:
                if step.private:
                    self.reveal()
                step.choose(self, options[0])
        self._options = NO_OPTIONS

    # --- chance and what it shows ----------------------------------------------------------------------------------

    def draw(self, pile: list[int], kind: str) -> int:
        """Draw the top of a face-down `pile`; this counts as revealing it."""
        value = pile.pop()
        self.learn(value, kind)
        return value

    def learn(self, value: int, kind: str) -> None:
        """Note that somebody now knows `value`, which was random or face down."""
        chance = self.chance
        if chance is not None:
            if chance is CERTAIN:
                raise Unforeseen
            chance.append((kind, value))
        self.revealed += 1

    def roll(self, faces: int, kind: str = "number") -> int:
        """Roll a number from 0 to `faces` - 1; this counts as revealing it."""
        value = self.rng.below(faces)
        self.learn(value, kind)
        return value

    def reveal(self) -> None:
        """Note that something known to some is shown to others."""
        if self.chance is CERTAIN:
            raise Unforeseen
        self.revealed += 1

    def log(
        self,
        kind: EventKind,
        *values: Any,
        clause: str = "",
        audience: tuple[int, ...] | None = None,
        fact: Fact | None = None,
        besides: tuple[Fact, ...] = (),
    ) -> None:
        """Log an event with the values of its parameters, if anybody listens; `clause` in place of the declared one.

        Where values are costly to find, or every choice comes this way, the caller checks `s.events` first.
        """
        if self.events is not None:
            self.events.append(kind.happen(self, values, clause, audience, fact, besides))

    # --- JSON, and what a seat may know ----------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets included, as plain JSON that `Game.load` takes back."""
        game = self.table.game
        return {
            "game": game.id,
            "version": game.version,
            "content": game.content_digest,
            "seats": self.table.seats,
            "options": dict(self.table.options),
            "board": board_json(self),
            "steps": [step_json(step, self) for step in self.steps],
            "revealed": self.revealed,
            "rng": {"key": self.rng.key, "count": self.rng.count},
        }

    def digest(self) -> str:
        """A fingerprint of the whole state, the same in every process."""
        return digest(self.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.digest())

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may know, as JSON: built up from known parts, never filtered down."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadInput("seat", f"{seat} is not one of the seats 0 to {self.table.seats - 1}")
        view = table_view(self, seat)
        view["board"] = board_view(self, seat)
        if self.steps and seat == self.asking.seat:
            view["prompt"] = self.asking.prompt(self).to_json()
            view["choices"] = [option.text for option in self._options]
        return view

    def determinize(self: S, seat: int | None, rng: Rng) -> S:
        """A copy in which everything hidden from `seat`, the generator included, is dealt again at random."""
        other = self.copy()
        other.rng = Rng(rng.bits())
        deal(self.table.game.fields.cells(self), self, other, seat, rng)
        if other.steps and other.asking.seat != seat:
            other._options = other.asking.options(other)
        return other

    # --- generated for each game (`core.generate`), but for `copy` ----------------------------------------------------

    def copy(self: S) -> S:
        """An independent copy, in microseconds."""
        raise NotImplementedError

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`.

        A bit for each, in the order of `Fields.read_attributes`.
        """
        raise NotImplementedError

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        raise NotImplementedError

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write some fields of the board for learners."""
        raise NotImplementedError
