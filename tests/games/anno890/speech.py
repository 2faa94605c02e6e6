"""890 Anno Domini: all it may say, and the positions in which it says what is seldom heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import regnum
from regnum.core.option import Option, option
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.games.anno890.box import CROPS
from regnum.games.anno890.game import Anno890Game
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rules.trios import UseAbility
from regnum.games.anno890.schema import Bonus, Counted
from tests.games.anno890.positions import kingdom, position
from tests.speech import Speech


def strangers() -> Iterator[Option]:
    verbs = ("castle", "place", "replace", "put", "move", "rebuild", "swap", "with", "lose")
    yield from (option(verb, n) for n in range(11) for verb in verbs)
    yield from (
        option(verb, where, n) for verb in ("take", "invent") for where in ("row", "special") for n in range(14)
    )
    yield from (option("token", where, n) for where in ("row", "special") for n in range(1, 6))
    yield from (option("steal", seat, cell + 1) for seat in range(4) for cell in range(CELLS))
    yield from (option("coins", crop) for crop in CROPS)
    yield from (option(verb) for verb in ("use", "decline", "pass", "stop", "keep"))
    game = regnum.game("anno890")
    assert isinstance(game, Anno890Game)
    yield from (option("attract", "nobody"), *game.box.attract, *game.box.keep)


def table(number: int, seats: int) -> dict[str, OptionValue]:
    tables: tuple[dict[str, OptionValue], ...] = (
        {},
        {"scenario": "random", "abilities": "optional", "tokens_on_ruins": False},
        {"scenario": "pilgrims_road", "castle_moves": False, "unpaid_tithe": "supply"},
        {"scenario": "raids_on_the_coast", "replaced_trios": "at_once", "ruins_invaded": True},
    )
    return tables[number % len(tables)]


def rare() -> list[State]:
    castles = "castle_wheat_olive@5", "castle_lavender_poppy@5"
    ruins = kingdom(f"{castles[0]} ~farm_olive@1+1t ~farm_wheat@2+1t ~forge@3 church_wheat@4")
    other = kingdom(castles[1])
    return [
        position(ruins, other, steps=[{"step": "Rebuild", "seat": 0, "card": "master_builder"}]),
        position(ruins, other, steps=[{"step": "PickSwap", "seat": 0}], options={"castle_moves": False}),
        position(kingdom(castles[0], characters="inventor"), other, special_buildings=["forge", "forest"]),
        position(kingdom(f"{castles[0]} forest@1 ~forest@2"), other),  # a second one needs an overlay
        position(
            kingdom(castles[0], coins=1, characters="inventor"),
            other,
            special_buildings=["forge"],
            steps=[{"step": "TakeTile", "seat": 0, "inventor": False}],
        ),
        position(
            kingdom("countryside_olive_lavender@4 castle_olive_lavender@5"),
            kingdom(castles[0]),
            taken={"tile": "countryside_olive_lavender_2"},
            steps=[{"step": "CheckTrios", "seat": 0}, {"step": "PlaceTile", "seat": 0}],
            options={"trios_per_line": "one"},
        ),
        position(
            kingdom(f"{castles[0]} ~farm_olive@1"),
            kingdom(f"{castles[1]}+3t"),
            invader=9,
            taken={"tile": "hamlet_wheat"},
            steps=[{"step": "CheckInvasion", "seat": 1}, {"step": "PlaceTile", "seat": 1}],
            turn=1,
        ),
    ]


SPEECH = Speech(
    families={
        "option-": UseAbility.verbs,
        "score-per-": get_args(Counted),
        "score-bonus-": Bonus.__struct_fields__,
        "note-per-": get_args(Counted),
    },
    named={
        "towers",
        "nobles",
        "with-tokens",
        "with-beside",
        "ending-kingdoms_complete",
        "tally-invasions",
        "tally-ruins",
        "part-vp",
        "part-lose_coins",
        # What only the client says.
        *(f"note-most-{what}" for what in Bonus.__struct_fields__),
        *(
            f"board-{part}"
            for part in ("behind", "castles", "coins", "cost", "defence", "gone", "hand", "invader", "round")
        ),
        *(f"board-{part}" for part in ("row", "ruin", "safe", "saracens", "specials", "stack", "supply")),
        *("board-space", "board-space-empty", "board-space-ruin"),
        *(f"note-{what}" for what in ("coins", "cost", "crops", "itself", "lose-coins", "nobles", "plain", "points")),
        *("note-saracens", "note-tithe", "note-towers"),
    },
    content=(
        ("territory", "tile", ()),
        ("castle", "tile", ()),
        ("special_building", "tile", ()),
        ("crop", "crop", ()),
        ("character", "character", ("-text",)),
        ("scenario", "scenario", ("-text",)),
    ),
    strangers=strangers,
    games=40,
    table=table,
    rare=rare,
    unreached={
        "reason-placed-this-turn",  # needs a second tile with the Forest's icon: an overlay may have one
        "score-per-coin",  # as the next three: no Scenario of the adopted content counts them
        "score-per-noble",
        "score-per-special_building",
        "score-per-tower",
    },
)
