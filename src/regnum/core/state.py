"""A position: who must choose now, the legal options, and everything needed to continue the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union

import msgspec
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.deal import deal
from regnum.core.board.views import board_json, board_view
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.events import EventKind
from regnum.core.message import Event, Fact, Message, Prompt, Reason, Value
from regnum.core.option import MalformedOption, Option, parse
from regnum.core.rng import Rng
from regnum.core.step import Act, AnyStep, Ask, step_json

if TYPE_CHECKING:
    from regnum.core.table import Table

Choice = Union[Option, str]
S = TypeVar("S", bound="State")

NO_OPTIONS: list[Option] = []
# As the value of `State.chance` during `State.preview`: anything random or revealing raises `Unforeseen`.
CERTAIN: list[tuple[str, int]] = []

_encode: Final = msgspec.json.Encoder(order="sorted").encode


def canonical(data: dict[str, Any]) -> bytes:
    """`data` as JSON in ASCII, with sorted keys and without spaces: what digests are made of.

    msgspec writes the same bytes as `json` in a sixth of the time, unless something must be escaped to be ASCII.
    """
    encoded = _encode(data)
    if encoded.isascii() and b"\x7f" not in encoded:
        return encoded
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def digest(data: dict[str, Any]) -> str:
    """A fingerprint of `data`, the same in every process."""
    return blake2b(canonical(data), digest_size=16).hexdigest()


class Unforeseen(Exception):
    """Raised in a preview where what follows depends on chance or reveals something."""


class ScoreLine:
    """One line of a score sheet: the player, the points, what they are for, and the clause."""

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


class ScoreSheet:
    """Points as they are counted: sums for each player and, if it is `explained`, a line for each entry.

    Sums alone are much faster; so make messages only for a sheet that is explained.
    """

    __slots__ = ("_numbers", "by_category", "explained", "lines", "totals")

    def __init__(self, table: Table, explained: bool) -> None:
        game, players = table.game, table.players
        self.explained: Final = explained
        self.lines: list[ScoreLine] = []
        self.totals = [0] * players
        self.by_category = [[0] * players for _ in game.score_categories]  # see `State.points_by_category`
        self._numbers = game.category_numbers

    def add(self, seat: int, points: int, key: str, message: Message | None, clause: str) -> None:
        """Give points to a player; an explained sheet needs the message, whose key is `key`."""
        self.totals[seat] += points
        category = self._numbers.get(key)
        if category is not None:
            self.by_category[category][seat] += points
        if self.explained:
            assert message is not None
            assert message.key == key
            self.lines.append(ScoreLine(seat, points, message, clause))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. The subclass of each game adds its board and the methods marked below.

    The stack of steps drives everything: `apply` pops the asking step, lets it carry out the choice, and runs further
    steps until a seat must choose again.
    """

    __slots__ = ("_options", "chance", "events", "revealed", "rng", "steps", "table")

    table: Table
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
    def asked(self) -> list[int]:
        """The seats that are asked now, `seat` first: in a sealed round several are asked at once."""
        steps = self.steps
        step = steps[-1] if steps else None
        if not isinstance(step, Ask):
            return []
        found = [step.seat]
        if step.sealed:
            for n in range(len(steps) - 2, -1, -1):
                other = steps[n]
                if type(other) is not type(step):
                    break
                assert isinstance(other, Ask)
                found.append(other.seat)
        return found

    def turned_to(self: S, seat: int) -> S:
        """A copy in which `seat`, which is asked in a sealed round, is the first of the round to answer."""
        other = self.copy()
        at = self.asked.index(seat)
        step = other.steps.pop(len(other.steps) - 1 - at)
        assert isinstance(step, Ask)
        other.steps.append(step)
        other._options = step.options(other)
        return other

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
            raise self.refusal(choice.text, self._reason(choice))
        self.take(choice)

    def take(self, option: Option) -> None:
        """Carry out `option`, which the caller has found to be legal, and go on to the next decision."""
        step = self.steps.pop()
        assert isinstance(step, Ask)
        step.choose(self, option)
        self.advance()

    def foresee(self, option: Option) -> None:
        """Carry out a legal option, but stop before the first step that is left to chance: for agents, on a copy.

        A state stopped this way has no options: use it only to evaluate it.
        """
        step = self.steps.pop()
        assert isinstance(step, Ask)
        step.choose(self, option)
        self.advance(certain=True)

    def preview(self, option: Option) -> None:
        """Carry out a legal option until it would reveal something to anybody: for looking ahead, on a copy.

        The result may be in the middle of a rule: use it only to view it.
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
        raise self.refusal(text, reason)

    def refusal(self, choice: str, reason: Reason) -> IllegalChoice:
        """The error for a choice that is not legal, with its reason in words."""
        return IllegalChoice(choice, reason, self.table.game.text("en")(reason.message))

    def why_not(self, choice: Choice) -> Reason | None:
        """None if `choice` is legal, otherwise the reason why it is not."""
        if isinstance(choice, str):
            for option in self._options:
                if option.text == choice:
                    return None
            spelled = parse(choice)
            if spelled is None:
                return Reason(self._clause(), "reason-not-an-option", {"text": choice[:80]})
            return self._reason(spelled)
        return None if choice in self._options else self._reason(choice)

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
        """The message that says what choosing `option` means."""
        return self.asking.describe(self, option)

    def descriptions(self) -> list[Message]:
        """What each of the legal options means, in their order."""
        return self.asking.describe_all(self, self._options) if self.steps else []

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

    def tell(
        self,
        key: str,
        clause: str,
        args: dict[str, Value] | None = None,
        audience: tuple[int, ...] | None = None,
        fact: Fact | None = None,
        besides: tuple[Fact, ...] = (),
    ) -> None:
        """Add an event. Hot paths check `if s.events is not None` first, so that play without a log costs nothing."""
        if self.events is not None:
            self.events.append(Event(Message(key, args), clause, audience, fact, besides))

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

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write some fields of the board for learners: generated (`core.generate`)."""
        raise NotImplementedError

    # --- JSON and views --------------------------------------------------------------------------------------------

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
        view = self.table_view(seat)
        view["board"] = self.board_view(seat)
        if self.steps and seat == self.asking.seat:
            view["prompt"] = self.asking.prompt(self).to_json()
            view["choices"] = [option.text for option in self._options]
        return view

    def table_view(self, seat: int | None) -> dict[str, Any]:
        """The part of `view` that is the same for every game: the table, who must choose, and who has won."""
        view: dict[str, Any] = {
            "game": self.table.game.id,
            "seats": self.table.seats,
            "seat": seat,
            "options": dict(self.table.options),
        }
        view.update(self.progress_view())
        return view

    def progress_view(self) -> dict[str, Any]:
        """The part of `table_view` that changes in the course of a game."""
        view: dict[str, Any] = {"over": self.over, "asked": None}
        if self.steps:
            asking = self.asking
            view["asked"] = {"seat": asking.seat, "step": type(asking).__name__}
        else:
            view["scores"] = self.scores()
            view["winners"] = self.winners()
        return view

    # --- what each game adds ---------------------------------------------------------------------------------------

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

    def board_json(self) -> dict[str, Any]:
        """The game's own part of `to_json`."""
        return board_json(self.table.game.fields.cells(self), self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of `view`."""
        return board_view(self.table.game.fields.cells(self), self, seat)

    def determinize(self: S, seat: int | None, rng: Rng) -> S:
        """A copy in which everything hidden from `seat`, the generator included, is dealt again at random."""
        other = self.copy()
        other.rng = Rng(rng.bits())
        deal(self.table.game.fields.cells(self), self, other, seat, rng)
        if other.steps and other.asking.seat != seat:
            other._options = other.asking.options(other)
        return other

    def name(self, player: int) -> str:
        """The key of the message that names a player."""
        return f"seat-{player}" if player < self.table.seats else self.automaton(player)

    def who(self, player: int) -> str:
        """The name of a player, as an argument of a message."""
        return f"@{self.name(player)}"

    def automaton(self, player: int) -> str:
        """The key of the message that names `player`, an automaton."""
        raise NotImplementedError

    def role(self, player: int) -> str:
        """The key of the message that names a player's role, such as a hero; empty if the game has no roles."""
        return ""

    def evaluate(self) -> list[float]:
        """An estimate of each player's final score, for agents; larger is better."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by player: final once the game is over, before that as if it ended now."""
        totals = [0] * self.table.players
        for line in self.score_sheet():
            totals[line.seat] += line.points
        return totals

    def points_by_category(self) -> list[list[int]]:
        """For each of the game's categories, the points of all players."""
        sheet = ScoreSheet(self.table, explained=False)
        for line in self.score_sheet():
            sheet.add(line.seat, line.points, line.message.key, None, line.clause)
        return sheet.by_category

    def score_sheet(self) -> list[ScoreLine]:
        """All points, each with its clause. A game that can count them without lines also has the two methods above."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The players who have won; empty until the game is over."""
        raise NotImplementedError

    def ending(self) -> str:
        """The name of the way in which the game ended."""
        raise NotImplementedError

    def end_clause(self) -> str:
        """The clause by which the game ends."""
        raise NotImplementedError

    def tally(self) -> dict[str, int]:
        """Statistics of this game to collect in simulations (invasions, battles)."""
        return {}

    def holdings(self, player: int) -> dict[str, int]:
        """What a player has that options cost and bring, by name as in facts, with the points that are firm.

        The differences that an option makes here are part of its details (`core.details`).
        """
        return {}

    def broken_laws(self) -> list[str]:
        """What is impossible about this position (lost or duplicated pieces, inconsistent counters), in words."""
        raise NotImplementedError
