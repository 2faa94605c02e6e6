"""A position: who must choose now, among what, and everything needed to go on."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar, Union

from mypy_extensions import mypyc_attr

from regnum.core.address import Key, path
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.knowledge import deal
from regnum.core.message import Event, Fact, Message, Prompt, Reason, Value
from regnum.core.option import MalformedOption, Option, known, parse
from regnum.core.rng import Rng
from regnum.core.step import Act, AnyStep, Ask, step_json

if TYPE_CHECKING:
    from regnum.core.table import Table

Choice = Union[Option, str]
S = TypeVar("S", bound="State")

NO_OPTIONS: list[Option] = []
# As `State.chance`: nothing may be left to chance, and nobody may learn anything (`State.preview`).
CERTAIN: list[tuple[str, int]] = []


class Unforeseen(Exception):
    """What follows depends on chance, or shows somebody something: a preview ends here."""


class ScoreLine:
    """One item of a score sheet: which player, how many points, why, under which clause."""

    __slots__ = ("clause", "message", "points", "seat")

    def __init__(self, seat: int, points: int, message: Message, clause: str) -> None:
        self.seat = seat
        self.points = points
        self.message = message
        self.clause = clause

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "points": self.points,
            "message": self.message.to_json(),
            "clause": self.clause,
        }


def _path(board: dict[str, Any], address: str, by_player: Collection[str]) -> list[Key] | None:
    try:
        return path(board, address, by_player)
    except LookupError:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. A game's own state adds its board and the methods marked below.

    The stack of steps drives everything: `apply` takes the asking step off it, lets it carry out the choice, and runs
    on until a seat must choose again.
    """

    __slots__ = ("_options", "chance", "events", "revealed", "rng", "steps", "table")

    table: Table
    steps: list[AnyStep]
    rng: Rng
    revealed: int  # how often anybody learned something new: undo reaches back to where this last grew
    events: list[Event] | None  # what happened, where somebody asked for it
    chance: list[tuple[str, int]] | None  # what chance gave, likewise: kind and value
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
        """The step that asks."""
        step = self.steps[-1] if self.steps else None
        if not isinstance(step, Ask):
            raise BadInput("", "the game is over: nobody has anything to choose")
        return step

    @property
    def seat(self) -> int | None:
        """Who must choose now, None when the game is over or (`preview`) in the middle of a rule."""
        step = self.steps[-1] if self.steps else None
        return step.seat if isinstance(step, Ask) else None

    @property
    def prompt(self) -> Prompt | None:
        """What the seat is asked, None when the game is over."""
        return self.asking.prompt(self) if self.steps else None

    def options(self) -> Sequence[Option]:
        """The legal options, in a fixed order; empty when the game is over."""
        return self._options

    def apply(self, choice: Choice) -> None:
        """Carry out `choice`, an option or its text, and go on to the next decision."""
        if isinstance(choice, str):
            choice = self.resolve(choice)
        elif choice not in self._options:
            raise IllegalChoice(choice.text, self._reason(choice))
        step = self.steps.pop()
        assert isinstance(step, Ask)
        step.choose(self, choice)
        self.advance()

    def foresee(self, option: Option) -> None:
        """Carry out a legal option as far as it is certain what follows: for agents, on a copy.

        Before a step that is left to chance nobody is asked, and such a state only serves to be judged.
        """
        step = self.steps.pop()
        assert isinstance(step, Ask)
        step.choose(self, option)
        self.advance(certain=True)

    def preview(self, option: Option) -> None:
        """Carry out a legal option up to the first thing that anybody would learn: for looking ahead, on a copy.

        Such a state may be in the middle of a rule: it only serves to be viewed.
        """
        self.chance = CERTAIN
        step = self.steps.pop()
        assert isinstance(step, Ask)
        try:
            step.choose(self, option)
            self.advance()
        except Unforeseen:
            self._options = NO_OPTIONS
        self.chance = None

    def resolve(self, text: str) -> Option:
        """The legal option that `text` spells."""
        for option in self._options:
            if option.text == text:
                return option
        reason = self.why_not(text)
        assert reason is not None
        raise IllegalChoice(text, reason)

    def why_not(self, choice: Choice) -> Reason | None:
        """None if `choice` is legal, else the clause that forbids it with the numbers of the case."""
        if isinstance(choice, str):
            for option in self._options:
                if option.text == choice:
                    return None
            spelled = parse(choice)
            if spelled is None:
                return Reason(self._clause(), "reason-not-an-option", {"text": choice[:80]})
            return self._reason(spelled)
        return None if choice in self._options else self._reason(choice)

    def why_not_at(self, address: str) -> Reason | None:
        """Why no option touches `address` now: the first that would touch it answers, among those ever made.

        None where a legal option touches it, or none would.
        """
        if not self.steps:
            return None
        asking = self.asking
        board, by_player = self.board_view(asking.seat), self.table.game.fields.by_player
        place = _path(board, address, by_player)
        if place is None:
            return None
        if any(self._touches(option, place, board, by_player) for option in self._options):
            return None
        for option in known(asking.verbs):
            try:
                reason = asking.why_not(self, option)
                if self._touches(option, place, board, by_player):
                    return reason
            except MalformedOption:
                continue  # of another game or step, with the same verb
        return None

    def _touches(self, option: Option, place: list[Key], board: dict[str, Any], by_player: Collection[str]) -> bool:
        return any(_path(board, ref, by_player) == place for ref in self.asking.refs(self, option))

    def _reason(self, option: Option) -> Reason:
        if not self.steps:
            return Reason(self._clause(), "reason-game-over")
        asking = self.asking
        if option.verb not in asking.verbs:
            return Reason(self._clause(), "reason-not-now", {"text": option.text})
        try:
            return asking.why_not(self, option)
        except MalformedOption:
            return Reason(self._clause(), "reason-not-an-option", {"text": option.text})

    def _clause(self) -> str:
        return self.asking.clauses[0] if self.steps else self.end_clause()

    def describe(self, option: Option) -> Message:
        """What choosing `option` means, in words."""
        return self.asking.describe(self, option)

    def refs(self, option: Option) -> tuple[str, ...]:
        """The addresses of what `option` touches in the view."""
        return self.asking.refs(self, option)

    def advance(self, certain: bool = False) -> None:
        """Run the steps that need no decision, and choices with a single option, until a seat must choose.

        `certain`: or until dice or cards decide.
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
        """The top of a face-down `pile`; somebody now knows it."""
        value = pile.pop()
        self.learn(value, kind)
        return value

    def learn(self, value: int, kind: str) -> None:
        """Somebody now knows `value`, which lay face down."""
        chance = self.chance
        if chance is not None:
            if chance is CERTAIN:
                raise Unforeseen
            chance.append((kind, value))
        self.revealed += 1

    def roll(self, faces: int, kind: str = "number") -> int:
        """A number from 0 to `faces` - 1 that everybody sees."""
        value = self.rng.below(faces)
        self.learn(value, kind)
        return value

    def reveal(self) -> None:
        """Something that only some knew is shown to others."""
        if self.chance is CERTAIN:
            raise Unforeseen
        self.revealed += 1

    def tell(
        self,
        key: str,
        clause: str,
        args: dict[str, Value] | None = None,
        audience: tuple[int, ...] | None = None,
        fact: Fact | None = None,
        besides: tuple[Fact, ...] = (),
    ) -> None:
        """Add an event. Hot rules ask `if s.events is not None` first, so that silent play pays nothing."""
        if self.events is not None:
            self.events.append(Event(Message(key, args), clause, audience, fact, besides))

    # --- forms -------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The whole state, secrets included, as plain JSON that `Game.load` takes back."""
        game = self.table.game
        return {
            "game": game.id,
            "version": game.version,
            "content": game.content_digest,
            "seats": self.table.seats,
            "options": dict(self.table.options),
            "board": self.board_json(),
            "steps": [step_json(step, game.encode) for step in self.steps],
            "revealed": self.revealed,
            "rng": {"key": self.rng.key, "count": self.rng.count},
        }

    def digest(self) -> str:
        """A fingerprint of the whole state, the same in every process."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.digest())

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may know, as JSON: built up from nothing, never filtered down."""
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadInput("seat", f"{seat} is not one of the seats 0 to {self.table.seats - 1}")
        game = self.table.game
        view: dict[str, Any] = {
            "game": game.id,
            "seats": self.table.seats,
            "seat": seat,
            "options": dict(self.table.options),
            "over": self.over,
            "asked": None,
            "board": self.board_view(seat),
        }
        if self.steps:
            asking = self.asking
            view["asked"] = {"seat": asking.seat, "step": type(asking).__name__}
            if seat == asking.seat:
                view["prompt"] = asking.prompt(self).to_json()
                view["choices"] = [option.text for option in self._options]
        else:
            view["scores"] = self.scores()
            view["winners"] = self.winners()
        return view

    # --- what each game adds ---------------------------------------------------------------------------------------

    def copy(self: S) -> S:
        """An independent copy, in microseconds."""
        raise NotImplementedError

    def board_json(self) -> dict[str, Any]:
        """The game's own part of `to_json`."""
        return self.table.game.fields.write(self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of `view`."""
        return self.table.game.fields.view(self, seat)

    def determinize(self: S, seat: int | None, rng: Rng) -> S:
        """A state in which all that `seat` cannot see, the generator included, is dealt anew, true to what it saw."""
        other = self.copy()
        other.rng = Rng(rng.bits())
        deal(self.table.game.fields, self, other, seat, rng)
        if other.steps and other.asking.seat != seat:
            other._options = other.asking.options(other)
        return other

    def name(self, player: int) -> str:
        """The message that names a player."""
        return f"seat-{player}" if player < self.table.seats else self.automaton(player)

    def who(self, player: int) -> str:
        """The name of a player, as an argument of a message."""
        return f"@{self.name(player)}"

    def automaton(self, player: int) -> str:
        """The message that names `player`, who has no seat."""
        raise NotImplementedError

    def role(self, player: int) -> str:
        """The message that names what a player was dealt to be (a hero, a house); none where all start alike."""
        return ""

    def evaluate(self) -> list[float]:
        """How each player stands, larger is better: an estimate of the final score, for agents."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by player: the final ones once the game is over, before that what would count if it ended now."""
        totals = [0] * self.table.players
        for line in self.score_sheet():
            totals[line.seat] += line.points
        return totals

    def score_sheet(self) -> list[ScoreLine]:
        """Every point with its clause."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has won; empty until the game is over."""
        raise NotImplementedError

    def ending(self) -> str:
        """By which of its rules the game ended."""
        raise NotImplementedError

    def end_clause(self) -> str:
        """The clause by which the game ends."""
        raise NotImplementedError

    def tally(self) -> dict[str, int]:
        """Figures of this game worth counting in simulations (invasions, battles)."""
        return {}

    def broken_laws(self) -> list[str]:
        """What cannot be in a position of this game (pieces lost or doubled, counters that disagree), in words."""
        raise NotImplementedError
