"""A game: its set-up, loading, content and texts, and how games are found by entry point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from regnum.core.board.fields import Fields
from regnum.core.content import Content
from regnum.core.errors import BadInput
from regnum.core.events import EventKind
from regnum.core.option import MalformedOption, Option, order
from regnum.core.rng import Rng
from regnum.core.rules import Ledger, load_ledger
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.step import AnyStep, Ask
from regnum.core.table import OptionValue, Preset, Table, TableOption
from regnum.core.text import LANGUAGES, TOLD, Text
from regnum.core.view_schema import ViewSchema


class _Told(dict[str, str]):
    """By the key of a message about a choice: the key of the message that the others read.

    An option speaks to the one who chooses ("you have 5 Merchants"). A game words it anew, under the same key with
    `TOLD` after it, where it would otherwise say "you" of somebody else.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __missing__(self, key: str) -> str:
        has_one = self._game.text(LANGUAGES[0]).has(key + TOLD)
        self[key] = key + TOLD if has_one else key
        return self[key]


class Game:
    """A board game. Subclasses fill in the class attributes and the methods marked below."""

    id: str
    version: str
    seats: range
    options: dict[str, TableOption]
    presets: dict[str, Preset] = {}
    steps: dict[str, type[AnyStep]]  # by name: see `core.declared`
    events: dict[str, EventKind] = {}  # the kinds of event that it logs, by name
    content: Content[Any]
    judge: Any = None  # what `State.evaluate` works out once for a content, in an object of the game's
    fields: Fields  # the fields of its board, and what the fields of its steps can be
    # What options ever touch, as paths through the view without numbers (``kingdoms.spaces``), and the clause that says
    # what it is for: the message ``reason-at-kingdoms-spaces`` tells so whoever would choose there at another time.
    places: dict[str, str] = {}
    view_schema: ViewSchema = ViewSchema((), (), ())  # how to label its views in outlines
    score_categories: tuple[ScoreCategory, ...] = ()  # the parts of its score sheet; without any, all points are firm
    players_named: dict[str, int] = {}  # by verb, which argument of an option is a player
    endings_by_points: tuple[str, ...] = ()  # the endings after which the most points win
    score_scale: float = 5.0  # points that are a large gain for one choice; search agents scale gains by it

    def __init__(self) -> None:
        self._ledger: Ledger | None = None
        self._texts: dict[str, Text] = {}
        self.told = _Told(self)
        # Tables with default options, by number of seats: simulations set up thousands of games on them.
        self._plain_tables: dict[int, Table] = {}

    # --- what callers use ------------------------------------------------------------------------------------------

    @property
    def ledger(self) -> Ledger:
        """Every rule of the game as a numbered clause."""
        if self._ledger is None:
            self._ledger = load_ledger(self.id)
        return self._ledger

    @cached_property
    def category_numbers(self) -> dict[str, int]:
        """The numbers of the score categories, in their order, by the keys of the lines that belong to them."""
        found: dict[str, int] = {}
        for n, category in enumerate(self.score_categories):
            for key in category.keys:
                found.setdefault(key, n)
        return found

    @cached_property
    def options_by_verb(self) -> dict[str, list[Option]]:
        """`every_option` by verb, each in an order that is always the same."""
        found: dict[str, list[Option]] = {}
        for option in sorted(set(self.every_option()), key=order):
            found.setdefault(option.verb, []).append(option)
        return found

    @property
    def title(self) -> str:
        return self.ledger.title

    @property
    def content_digest(self) -> str:
        """The digest of the content in use, overlay included."""
        return self.content.digest

    def new(self, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> State:
        """Set up a new game."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadInput("seed", f"{seed!r} is not a whole number from 0 to 2^63 - 1")
        state = self.set_up(self.table(seats, options), Rng(seed))
        state.advance()
        return state

    def table(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Table:
        """The table for `seats` players with `options`, the defaults filled in."""
        if not options and type(seats) is int and seats in self._plain_tables:
            return self._plain_tables[seats]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadInput("seats", f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        settled = {name: option.default for name, option in self.options.items()}
        for name, value in self._spelled_out(options or {}).items():
            if name not in self.options:
                known = ", ".join([*self.presets, *self.options])
                raise BadInput(f"options.{name}", f"there is no such option; there are {known}")
            if not self.options[name].accepts(value):
                raise BadInput(f"options.{name}", f"{value!r} is not {self.options[name].allowed()}")
            settled[name] = value
        self.check_options(seats, settled)
        table = Table(self, seats, settled)
        if not options:
            self._plain_tables[seats] = table
        return table

    def _spelled_out(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """These options with the values of a preset instead of its name."""
        values: dict[str, OptionValue] = {}
        for name, preset in self.presets.items():
            if name in options:
                chosen = options[name]
                if not isinstance(chosen, str) or chosen not in preset.values:
                    raise BadInput(f"options.{name}", f"{chosen!r} is not one of {', '.join(preset.values)}")
                values |= preset.values[chosen]
        return values | {name: value for name, value in options.items() if name not in self.presets}

    def load(self, data: Any, strict: bool = True) -> State:
        """The state that `data`, from `State.to_json`, describes.

        Raises `BadInput` that names the place if this cannot be a position of the game. With `strict=False`, pieces may
        be missing and whole parts left out, for positions set up by hand.
        """
        if not isinstance(data, dict):
            raise BadInput("state", "expected an object")
        known = ("game", "version", "content", "seats", "options", "board", "steps", "revealed", "rng")
        for key in data:
            if key not in known:
                raise BadInput(f"state.{key}", "there is no such part")
        for key in known if strict else ("seats", "board"):
            if key not in data:
                raise BadInput(f"state.{key}", "is missing")
        if data.get("game", self.id) != self.id:
            raise BadInput("state.game", f"is {data['game']!r}, not {self.id!r}")
        if data.get("content", self.content_digest) != self.content_digest:
            raise BadInput("state.content", "was played with other content: use the same overlay")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadInput("state.options", "expected an object")
        table = self.table(data["seats"], options)
        with _refusing("state.board", "cannot be read"):
            state = self.load_board(table, data["board"], strict)
        rng = data.get("rng", {"key": 0, "count": 0})
        if not isinstance(rng, dict) or not all(_is_count(rng.get(part)) for part in ("key", "count")):
            raise BadInput("state.rng", "expected a key and a count")
        with _refusing("state.rng", "cannot be read"):
            state.rng = Rng(rng["key"], rng["count"])
        if not _is_count(data.get("revealed", 0)):
            raise BadInput("state.revealed", "expected a whole number from 0")
        state.revealed = data.get("revealed", 0)
        if "steps" in data:
            if not isinstance(data["steps"], list):
                raise BadInput("state.steps", "expected a list")
            state.steps = [_load_step(self, state, step, f"state.steps[{i}]") for i, step in enumerate(data["steps"])]
        with _refusing("state", "cannot be checked"):
            problems = self.check(state, strict)
        if problems:
            raise BadInput("state", "; ".join(problems))
        with _refusing("state.steps", "cannot go on from here"):
            state.advance()
        return state

    def text(self, lang: str = "en") -> Text:
        """The game's texts in `lang`."""
        if lang not in LANGUAGES:
            raise BadInput("language", f"{lang!r} is not one of {', '.join(LANGUAGES)}")
        if lang not in self._texts:
            self._texts[lang] = Text.of(lang, self.text_sources(lang))
        return self._texts[lang]

    # --- what each game fills in -----------------------------------------------------------------------------------

    def with_content(self, overlay: Path) -> Game:
        """This game with an owner's overlay applied to its content."""
        raise NotImplementedError

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        """Raise `BadInput` for options that do not go together."""

    def players(self, seats: int, options: dict[str, OptionValue]) -> int:
        """The number of players at a table of `seats`: the seats and any automata that the rules play."""
        return seats

    def teams(self, seats: int, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Who wins together: the number of each player's team, from 0. Without this hook everybody plays alone.

        What partners are worth and score is added up, and `Hooks.winners` names all of a team.
        """
        return tuple(range(self.players(seats, options)))

    def rulings(self, table: Table) -> Any:
        """The options of a table in the form that the rules use: made once, for `Table.rulings`."""
        return None

    def set_up(self, table: Table, rng: Rng) -> State:
        """The position before the first step, with the game's first steps on the stack."""
        raise NotImplementedError

    def empty(self, table: Table) -> State:
        """A table with nothing on it."""
        raise NotImplementedError

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        """A state at the start of a turn, with the board that `data`, from `State.to_json`, describes."""
        state = self.empty(table)
        self.fields.read(state, data, strict)
        return state

    def check(self, state: State, strict: bool) -> list[str]:
        """What is impossible about a loaded state, in words; empty if it is valid."""
        return state.broken_laws() if strict else []

    def turned(self, table: Table, seat: int) -> list[int]:
        """For each player, the number in a row turned to `seat` (`core.turning`): seats go round, automata stay."""
        seats = table.seats
        return [*[(one - seat) % seats for one in range(seats)], *range(seats, table.players)]

    def largest_tables(self) -> list[Table]:
        """Tables at which, between them, every field has as many entries as it can have: for `core.encoding`."""
        return [self.table(seats) for seats in self.seats]

    def spelled(self) -> set[str]:
        """The verbs whose options are too many to be numbered, and are spelled for learners (`core.actions`)."""
        return {verb for step in self.steps.values() if issubclass(step, Ask) for verb in step.verbs}

    def words(self) -> set[str]:
        """The names that can be arguments of options with a verb in `spelled`."""
        return {id for kind in self.fields.content for id in self.fields.ids(self, kind)}

    def largest_number(self) -> int:
        """The largest number that can be an argument of options with a verb in `spelled`."""
        return 999_999

    def every_option(self) -> list[Option]:
        """Every option that can ever be legal; of those with a verb in `spelled`, some for each place they can touch.

        Somebody who points at a place where nothing can be chosen is told why not of one of these.
        """
        return []

    def outlook(self, state: State, seat: int | None) -> msgspec.Struct | None:
        """What follows from a position besides what its view shows, as far as `seat` (None: a spectator) may know it.

        Income, limits, threats, who leads each majority, the points if the game ended now: made only on demand. The
        form is `<Game>Outlook` in the game's `outlook` module, from which the client's type is generated.
        """
        return None

    def figures(self, state: State, player: int) -> dict[str, int]:
        """What follows from a position for a player, by name, of that which options change, such as the next income.

        The changes are part of an option's details (`core.details`). Nothing here may be hidden from the player.
        """
        return {}

    def text_sources(self, lang: str) -> list[str]:
        """The Fluent sources of the game in `lang`: the kernel's, its own, and the names in its content."""
        raise NotImplementedError

    def in_words(self, value: Any, lang: str) -> str | None:
        """A value of the content, such as an effect, as text; None if the game has no text for it."""
        return None


# What rules raise when they meet what cannot be: they are written for positions that can.
_IMPOSSIBLE = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError),
    MalformedOption,
)


@contextmanager
def _refusing(where: str, problem: str) -> Iterator[None]:
    """Refuse data for which the rules have no case."""
    try:
        yield
    except _IMPOSSIBLE as error:
        raise BadInput(where, f"{problem}: {error!r}") from None


def _load_step(game: Game, state: State, data: Any, where: str) -> AnyStep:
    """A step of the stack of `state` from JSON."""
    name = data.get("step") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in game.steps:
        raise BadInput(where, f"expected a step, one of {', '.join(game.steps)}")
    form = game.steps[name]
    names = [name for name, _ in form.fields]
    for name in names:
        if name not in data:
            raise BadInput(f"{where}.{name}", "is missing")
    for name in data:
        if name != "step" and name not in names:
            raise BadInput(f"{where}.{name}", "there is no such field")
    with _refusing(where, "cannot be read"):
        values = [game.fields.kind(kind).from_json(state, data[name], f"{where}.{name}") for name, kind in form.fields]
        made: AnyStep = form(*values)
    return made


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


_loaded: dict[str, Game] = {}
_broken: dict[str, str] = {}  # by id, why a game could not be loaded


def games() -> list[str]:
    """The ids of all games, including plug-ins (entry points ``regnum.games``); one that is broken is left out."""
    found: list[str] = []
    for id in sorted({point.name for point in entry_points(group="regnum.games")}):
        try:
            game(id)
        except BadInput:
            continue
        found.append(id)
    return found


def broken_games() -> dict[str, str]:
    """The games that `games` leaves out, and why."""
    games()
    return dict(_broken)


def game(id: str, content: str | Path | None = None) -> Game:
    """The game called `id`, with the overlay in the TOML file `content` applied, if given."""
    if id not in _loaded:
        if id not in _broken:
            _load(id)
        if id not in _loaded:
            raise BadInput("game", f"{id!r} cannot be loaded: {_broken[id]}")
    return _loaded[id] if content is None else _loaded[id].with_content(Path(content))


def _load(id: str) -> None:
    found = [point for point in entry_points(group="regnum.games") if point.name == id]
    if not found:
        raise BadInput("game", f"there is no game {id!r}; there are {', '.join(games())}")
    try:
        _loaded[id] = found[0].load()()
    except Exception as error:  # whatever is wrong with a plug-in, everything else goes on
        _broken[id] = f"{found[0].value}: {error!r}"
