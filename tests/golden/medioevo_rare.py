"""Golden records of Medioevo Universale: games each played toward what those before it have not exercised.

Where chance alone would seldom bring it about, a turn is tried several times, each time like the best so far up to some
choice. The best is the one that shows most of what is missing, or that brings an emperor nearest to his empire.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from typing import NamedTuple

import regnum
from regnum.core.option import Option
from regnum.core.record import Checkpoint, ChoiceLine, Record
from regnum.core.rng import Rng
from regnum.core.table import OptionValue
from regnum.games.medioevo.constants import ABSENT
from regnum.games.medioevo.state import Medioevo
from tests.golden.exercised import exercised, to_exercise
from tests.golden.medioevo_court import (
    ANY,
    BARON,
    COURTIER,
    EMPEROR,
    FOUNDER,
    HERO,
    LORD,
    MARSHAL,
    PILGRIM,
    TRADER,
    VASSAL,
    Style,
    choose,
    wanted,
)
from tests.golden.medioevo_pieces import pieces_in_play
from tests.tables import any_options

SLIP = 10  # once in so many choices, anything


def _empire(s: Medioevo) -> float:
    """4.02.e: what the objective names, well guarded, and a strong home."""
    value = 0.0
    for land in wanted(s):
        value += (3 if s.owner[land] == HERO else 2.5) if s.owner[land] >= 0 else 0
        value += 0.05 * min(12, s.armies[land]) if s.owner[land] >= 0 else -0.08 * s.armies[land]
    for land in s.box.kingdom_lands[s.kingdoms[HERO]]:
        if s.owner[land] == HERO:
            value += 1 + 0.03 * min(20, s.armies[land])
    return value + 0.1 * sum(s.banner_level) + 0.3 * sum([at != ABSENT for at in s.banner_at])


class Table(NamedTuple):
    """Who sits there and for how long; how many games, and how often each turn is tried; what they are for."""

    hero: Style
    others: Style
    length: str
    seats: tuple[int, ...]
    games: int
    tries: int
    serves: tuple[str, ...] = ()  # nothing said: anything
    first: str = ""  # the calamity on top of its pile
    objective: str = ""  # of the hero
    option: str = ""  # of the table that is on


TABLES = (
    Table(ANY, ANY, "short", (3, 4, 5), 8, 40),
    Table(FOUNDER, COURTIER, "short", (10, 9, 8, 7, 6), 10, 4),
    Table(FOUNDER, COURTIER, "evening", (7,), 60, 1, ("step StoreGrain", "placed fortress"), option="trade_buildings"),
    Table(FOUNDER, VASSAL, "short", (3,), 300, 1, ("ending ceiling", "verb reserve"), option="honour_coins"),
    Table(FOUNDER, VASSAL, "epic", (3,), 40, 1, ("ending survivor",)),
    Table(EMPEROR, BARON, "epic", (3,), 200, 40, ("ending empire",), objective="hungary_3"),
    Table(PILGRIM, PILGRIM, "evening", (4, 5, 6), 250, 1, ("step GiveCity", "step DeclareForDefence"), "crusade"),
    Table(PILGRIM, PILGRIM, "epic", (3,), 80, 1, ("verb hunt", "event-pirates-sunk", "ending mongols")),
    Table(TRADER, TRADER, "short", (3, 8, 10), 12, 12, ("step MakeGold", "step MakeSomeGold"), "alchemy"),
    Table(LORD, VASSAL, "epic", (3,), 12, 12, ("step LowerCities",), "slave_revolt"),
    Table(MARSHAL, VASSAL, "epic", (3,), 60, 1, ("step LoseGeneral",), "deceit"),
    Table(FOUNDER, VASSAL, "epic", (3,), 12, 12, ("step Secede",), "civil_war"),
    Table(FOUNDER, ANY, "short", (3, 4, 5), 12, 12, ("step ShowHeroine",), "emperor"),
    Table(FOUNDER, VASSAL, "epic", (3,), 12, 12, ("step LoseCathedral",), "superstition"),
    Table(ANY, ANY, "short", (3, 4, 5), 30, 40),
)


def rare_records(g: regnum.Game) -> Iterator[Record]:
    """Of the games played toward what is missing those that show most of it for their length."""
    everything = to_exercise(g)
    games, missing = [], set(everything)
    for number, table in enumerate(TABLES):
        for again in range(table.games):
            if missing and (not table.serves or missing.intersection(table.serves)):
                record = _play(g, table, 1000 * number + again, missing)
                seen = exercised(g, record)
                if seen & missing:
                    games.append((record, seen))
                    missing -= seen
    left = everything - missing
    while left:
        record, seen = max(games, key=lambda game: len(game[1] & left) / len(game[0].lines))
        yield record
        left -= seen
    assert not missing, f"search longer for {sorted(missing)}"


class _Turn(NamedTuple):
    """A turn as it may go: what speaks for it, its choices, what it exercises."""

    worth: float
    choices: list[Option]
    seen: set[str]


def _play(g: regnum.Game, table: Table, number: int, missing: set[str]) -> Record:
    """A game at a table, every turn the best of those tried."""
    rng = Rng(number).fork("golden")
    seats = table.seats[number % len(table.seats)]
    options: dict[str, OptionValue] = {} if table.objective else any_options(g, seats, rng)
    options["length"] = table.length
    if table.option:
        options[table.option] = True
    play = _set_up(g, table, number, seats, options)
    fresh = missing.copy()
    while not play.state.over:
        assert isinstance(play.state, Medioevo)
        best = _turn(play.state, table, [], fresh, rng)
        for _ in range(1, table.tries):
            turn = _turn(play.state, table, best.choices[: rng.below(len(best.choices))], fresh, rng, slips=True)
            if turn.worth >= best.worth:
                best = turn
        fresh -= best.seen
        for option in best.choices:
            play.choose(option)
    return _without_checkpoints(play.record)


def _set_up(g: regnum.Game, table: Table, number: int, seats: int, options: dict[str, OptionValue]) -> regnum.Play:
    """A seed that deals what the table waits for, and the choices up to the first turn."""
    for seed in count(1000 * number):
        play = regnum.Play.begin(g, ["directed"] * seats, seed, options)
        s = play.state
        assert isinstance(s, Medioevo)
        if table.first in ("", s.box.calamity_ids[s.calamity_pile[-1]]):
            for option in _turn(s, table, [], set(), Rng(seed)).choices:
                play.choose(option)
            if table.objective in ("", s.box.objective_ids[s.objectives[HERO]]):
                return play
    raise AssertionError


def _turn(start: Medioevo, table: Table, first: list[Option], fresh: set[str], rng: Rng, slips: bool = False) -> _Turn:
    """From one player's turn to the next: the `first` choices are given; slips are choices of any kind."""
    s = start.copy()
    assert isinstance(s, Medioevo)
    s.events = []
    choices: list[Option] = []
    seen: set[str] = set()
    while not s.over and (s.round, s.active) == (start.round, start.active):
        if len(choices) < len(first):
            option = first[len(choices)]
        else:
            style = table.hero if s.asking.seat == HERO else table.others
            option = choose(s, ANY if slips and not rng.below(SLIP) else style, rng)
        seen |= {f"step {type(s.asking).__name__}", f"verb {option.verb}"}
        s.apply(option)
        choices.append(option)
    seen |= pieces_in_play(s)
    if s.over:
        seen.add(f"ending {s.ending()}")
    return _Turn(_empire(s) if table.hero is EMPEROR else len(seen & fresh), choices, seen)


def _without_checkpoints(record: Record) -> Record:
    """Only the digest of each checkpoint stays, with the choice before it: the states of this game are large."""
    for before, line in pairwise(record.lines):
        if isinstance(before, ChoiceLine) and isinstance(line, Checkpoint):
            before.digest = line.digest
    record.lines = [line for line in record.lines if not isinstance(line, Checkpoint)]
    return record
