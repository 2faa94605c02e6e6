"""7: all it may say, and the positions in which it says what is seldom heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import regnum
from regnum.core.option import Option, option
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.games.seven import options, schema
from regnum.games.seven.game import SevenGame
from tests.games.seven.positions import choose, example, person, position, step
from tests.speech import Speech, bare_verbs, dashed, field_words, options_in


def strangers() -> Iterator[Option]:
    yield from options_in(list(vars(options).values()))
    game = regnum.game("seven")
    assert isinstance(game, SevenGame)
    yield from options_in([list(part) if isinstance(part, list) else part for part in vars(game.box).values()])
    yield from bare_verbs(game)
    yield from (option("sin", id, n) for id in game.box.sin_ids for n in (1, 2))


def table(number: int, seats: int) -> dict[str, OptionValue]:
    advanced: dict[str, OptionValue] = {"fall": seats > 3, "nameless": "player" if seats > 3 else "none"}
    otherwise: dict[str, OptionValue] = {"heroes": "chosen", "swap_consent": True, "closed_space": "chosen"}
    return (advanced, otherwise, {})[number % 3]


def rare() -> list[State]:
    turn = [step("TakeTurn")]
    laid = [{"id": "thorn_maze", "markers": ["neutral", "neutral", None]}, *[None] * 5]
    seven_markers = [
        {"id": "wyrm_of_the_fen", "markers": [0, 0, 0, None]},
        {"id": "thorn_maze", "markers": [0, 0, 0]},
        {"id": "lost_caravan", "markers": [0, None, None]},
        *[None] * 3,
    ]
    farm = person(palaces="penitents_farm apothecary_garden*", sins="envy", gold=1, fame=3)
    both = person(gifts={"courage": 1, "wisdom": 1})
    fallen = person(fallen=True, corruption=7, gold=1, fame=1, power=1)
    tied = example(person(power=31, artefacts="horn_of_plenty"), person(power=31), armour=7)
    return [
        choose(tied, "artefact:horn_of_plenty"),
        position(person(palaces="moonwatch*"), undertakings=laid, steps=turn),
        position(person(), undertakings=laid, steps=[step("PickReclaim")]),
        position(person(), undertakings=seven_markers, steps=[step("PickFill", lowest=True, middle=True)]),
        position(person(palaces="iron_keep", power=9), undertakings=seven_markers, steps=turn),
        position(farm, steps=turn, elixir_pile=["ember_wine"]),
        position(farm, steps=[step("PickBury", n=1)]),
        position(fallen, steps=turn, options={"fall": True}),
        position(farm, steps=[step("Pay", gold=2, fame=0, gifts=[0] * 6, wild=0)]),
        position(farm, steps=[step("PickExchange", most=2)]),
        position(both, person(gifts={"courage": 1}), steps=[step("PickGiven", least=0, most=2, sources=[1])]),
        position(both, steps=[step("PickReceived", given="courage", least=0, more=0, sources=["reserve"])]),
        position(
            person(palaces="southern_vineyard*", elixirs="lions_blood"),
            steps=[step("LastUses", acted=False)],
            options={"last_uses": "markers"},
        ),
        position(both, steps=[step("Pay", gold=0, fame=0, gifts=[1, 1, 0, 0, 0, 0], wild=1)]),
        position(person(corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True}),
    ]


# Effects that say no more than how many.
_COUNTED = (
    *(schema.StealFromEach, schema.LureCharacter, schema.RecruitNow, schema.BuyElixirNow, schema.FoundNow),
    *(schema.TapRival, schema.SkipRival, schema.Untap, schema.CancelSin, schema.DrawElixir, schema.Exchange),
    *(schema.BurySin, schema.ForeseeCataclysm, schema.ReclaimSlot, schema.FillSlot, schema.DrawArtefact),
    *(schema.DiscardDownTo, schema.DrawSin, schema.MillSin),
)
SPEECH = Speech(
    families={
        "option-": (
            *("fill", "reclaim", "rob", "miss", "take", "oust", "lure", "weary", "skip"),
            *("done", "decline", "accept", "pay", "leave", "bottom"),
        ),
        "fx-": dashed(str(op.__struct_config__.tag) for op in _COUNTED),
        "fx-amount-": schema.Amount.__struct_fields__,
        "fx-gain-gift-": field_words(schema.GainGift, "kind"),
        "fx-steal-": field_words(schema.Steal, "what"),
        "fx-refresh-": get_args(schema.Board),
        "fx-loss-": {*field_words(schema.Lose, "what"), *field_words(schema.Demand, "what")} - {"tap-character"},
        "fx-per-": [per for per in field_words(schema.Lose, "per") if per],
        "fx-lose-": field_words(schema.Lose, "who"),
        "fx-demand-": field_words(schema.Demand, "who"),
        "fx-demand-tap-": field_words(schema.Demand, "who"),
        "fx-rule-": dashed(get_args(schema.Rule)),
    },
    named={
        *("gold", "fame", "power", "amount", "tokens", "payment", "nameless", "struck"),
        *("board-tavern", "board-shop", "words-lack", "part-cost"),
        *("value-closed", "value-neutral"),
        *("ending-armour", "ending-nameless", "ending-portals", "ending-all_fallen"),
        *("tally-turns", "tally-cataclysms", "tally-portals", "tally-armour", "tally-power"),
    },
    content=(
        ("gift", "gift", ()),
        ("banner", "banner", ()),
        ("hero", "hero", ("-fallen",)),
        ("character", "character", ("-text", "-gifts")),
        ("elixir", "elixir", ("-text", "-plain", "-set")),
        ("castle", "palace", ("-text", "-rule")),
        ("estate", "palace", ("-text", "-rule")),
        ("temple", "palace", ("-text", "-rule")),
        ("undertaking", "undertaking", ("-1", "-2", "-3")),
        ("treasure", "treasure", ("-text",)),
        ("sin", "sin", ("-1", "-2", "-text")),
        ("cataclysm", "cataclysm", ("-text",)),
        ("artefact", "artefact", ("-text",)),
        ("nameless", "nameless", ("-text",)),
        ("portal", "portal", ()),
        ("armour", "armour", ()),
        ("closure", "closure", ()),
    ),
    strangers=strangers,
    games=20,
    table=table,
    rare=rare,
    unreached=set(),
)
