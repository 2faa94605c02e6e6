"""Every word the program says exists in both languages, and comes out whole, in every game."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import regnum
from regnum.cli.simulate import HEADINGS, ROLE_HEADINGS
from regnum.core.message import Message
from regnum.core.option import Option, option
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.core.text import LANGUAGES, kernel_text
from regnum.games.anno890 import schema as anno890
from regnum.games.anno890.box import CROPS
from regnum.games.anno890.game import Anno890Game
from regnum.games.anno890.grid import CELLS
from regnum.games.anno890.steps.trios import UseAbility
from regnum.games.medioevo import form as medioevo_form
from regnum.games.medioevo import options as medioevo_options
from regnum.games.medioevo.box import FAITHS, TECHNOLOGIES
from regnum.games.medioevo.constants import PHASES as MEDIOEVO_PHASES
from regnum.games.medioevo.constants import TERMS as MEDIOEVO_TERMS
from regnum.games.medioevo.game import STEPS as MEDIOEVO_STEPS
from regnum.games.medioevo.game import MedioevoGame
from regnum.games.medioevo.scoring import CLAUSES as MEDIOEVO_ENDINGS
from regnum.games.seven import options as seven_options
from regnum.games.seven import schema as seven
from regnum.games.seven.game import STEPS as SEVEN_STEPS
from regnum.games.seven.game import SevenGame
from regnum.games.viscounts import options as viscounts_options
from regnum.games.viscounts import schema as viscounts
from regnum.games.viscounts.box import BUILDING_TYPES, RIBBONS, SPACES
from regnum.games.viscounts.game import STEPS, ViscountsGame
from regnum.games.viscounts.rulings import RIVALS
from regnum.games.viscounts.wording import effect_words
from regnum.terminal import outline
from tests.games.anno890 import positions as anno890_positions
from tests.games.medioevo import positions as medioevo_positions
from tests.games.seven import positions as seven_positions
from tests.games.viscounts import positions as viscounts_positions

SOURCE = Path(str(files("regnum")))
KINDS = "prompt|option|reason|event|score|board|note|ui|cli|fx"
KEY = re.compile(rf"({KINDS})(-[a-z0-9_]+)+|seat-unnamed|@[a-z]+(-[a-z]+)*")
PREFIX = re.compile(rf"({KINDS})-[a-z-]*")
SPOKEN_IN_PLAY = re.compile("(prompt|option|reason|event|score)-")
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma", "Ivo", "Lea", "Marco"]


class Speech(NamedTuple):
    """What the tests below must know of one game."""

    # Keys that only part of a sentence's life puts together: the beginning of an f-string, and all its endings.
    families: dict[str, Iterable[str]]
    # Bare words in the arguments of other messages, and what a shell reads of a game and of its table.
    named: set[str]
    # Tables of the content with the kind of message that names their entries, and the endings of what tells more.
    content: tuple[tuple[str, str, tuple[str, ...]], ...]
    # Everything that any step of any table might be asked for.
    strangers: Callable[[], Iterable[Option]]
    # How many games are played at random, and what is settled at the table of each, by its number and its seats.
    games: int
    table: Callable[[int, int], dict[str, OptionValue]]
    # Positions that games at random seldom reach.
    rare: Callable[[], list[State]]
    # Sentences of play that none of these reaches, and why.
    unreached: set[str]


# What the kernel and the shells put together, in every game.
FAMILIES: dict[str, Iterable[str]] = {"cli-": {*HEADINGS, *ROLE_HEADINGS}}
NAMED = {"game-title", "game-tagline"}


# --- 890 Anno Domini -------------------------------------------------------------------------------------------------


def _anno890_strangers() -> Iterator[Option]:
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


def _anno890_table(number: int, seats: int) -> dict[str, OptionValue]:
    tables: tuple[dict[str, OptionValue], ...] = (
        {},
        {"scenario": "random", "abilities": "optional", "tokens_on_ruins": False},
        {"scenario": "pilgrims_road", "castle_moves": False, "unpaid_tithe": "supply"},
        {"scenario": "raids_on_the_coast", "replaced_trios": "at_once", "ruins_invaded": True},
    )
    return tables[number % len(tables)]


def _anno890_rare() -> list[State]:
    kingdom, position = anno890_positions.kingdom, anno890_positions.position
    castles = "castle_wheat_olive@5", "castle_lavender_poppy@5"
    ruins = kingdom(f"{castles[0]} ~farm_olive@1+1t ~farm_wheat@2+1t ~forge@3 church_wheat@4")
    other = kingdom(castles[1])
    return [
        position(ruins, other, steps=[{"step": "Rebuild", "seat": 0, "card": "master_builder"}]),
        position(ruins, other, steps=[{"step": "PickSwap", "seat": 0}], options={"castle_moves": False}),
        position(kingdom(castles[0], characters="inventor"), other, special_buildings=["forge", "forest"]),
        position(
            kingdom(castles[0], coins=1, characters="inventor"),
            other,
            special_buildings=["forge"],
            steps=[{"step": "TakeTile", "seat": 0, "inventor": False}],
        ),
    ]


ANNO890 = Speech(
    families={
        "option-": UseAbility.verbs,
        "score-per-": get_args(anno890.Counted),
        "score-bonus-": anno890.Bonus.__struct_fields__,
        "board-": sorted(set(get_args(anno890.Counted)) - set(anno890.Bonus.__struct_fields__)),
        "note-per-": get_args(anno890.Counted),
        "note-most-": anno890.Bonus.__struct_fields__,
    },
    named={"towers", "nobles", "ending-kingdoms_complete", "tally-invasions", "tally-ruins"},
    content=(
        ("territory", "tile", ()),
        ("castle", "tile", ()),
        ("special_building", "tile", ()),
        ("crop", "crop", ()),
        ("character", "character", ("-text",)),
        ("scenario", "scenario", ("-text",)),
    ),
    strangers=_anno890_strangers,
    games=40,
    table=_anno890_table,
    rare=_anno890_rare,
    unreached={
        "reason-not-your-turn",  # said by `Play`, for a seat that is not asked
        "reason-placed-this-turn",  # needs a second tile with the Forest's icon: an overlay may have one
        "score-per-coin",  # as the next three: no Scenario of the adopted content counts them
        "score-per-noble",
        "score-per-special_building",
        "score-per-tower",
    },
)


# --- Viscounts of the West Kingdom -----------------------------------------------------------------------------------


def _options_in(thing: object) -> Iterator[Option]:
    if isinstance(thing, Option):
        yield thing
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from _options_in(one)


def _viscounts_strangers() -> Iterator[Option]:
    yield from _options_in(list(vars(viscounts_options).values()))
    game = regnum.game("viscounts")
    assert isinstance(game, ViscountsGame)
    yield from (*game.box.pair, *game.box.play, *game.box.discard, *game.box.destroy, *game.box.build)
    yield from (option(verb) for step in STEPS for verb in getattr(step, "verbs", ()))
    yield from (option("pair", 11), option("take", "silver"), option("flip", "coin"), option("pay", 9, 9, 9, 9))
    yield from (option("order", 1, 1, 1), option("station", 6), option("workers", 7), option("advance", 6))


def _viscounts_table(number: int, seats: int) -> dict[str, OptionValue]:
    if seats == 1:
        return {"rival": RIVALS[number // 4 % len(RIVALS)], "difficulty": 3}
    strict: dict[str, OptionValue] = {"pass_action": "unless_payable", "building_order": "left_to_right"}
    return strict if number % 2 else {"free_deeds_react": True, "pairs": "dealt"}


def _viscounts_rare() -> list[State]:
    person, step = viscounts_positions.person, viscounts_positions.step
    other = person(at="outer_right.5")

    def asked(player: dict[str, Any], name: str, board: dict[str, Any] | None = None, **fields: Any) -> State:
        """Player 0 of two is asked in the step called `name`, which has these `fields`."""
        return viscounts_positions.position(player, other, steps=[step(name, **fields)], **(board or {}))

    everything_built = {
        f"{1 + n // 5}.{1 + n % 5}": f"0 {id}" for n, id in enumerate(viscounts_positions.box().piece_ids)
    }
    linked = {"1.3": "0 workshop_1", "1.4": "0 workshop_2", "1.5": "1 workshop_1"}
    all_sent = [2, 2, 2, 2, 2], [2, 2, 2, 2, 2], 0
    two_left = [2, 2, 2, 2, 2], [2, 2, 2, 2, 0], 0
    shelves = {"shelves": [["grey_flip"], ["grey_recruit"], ["grey_stone"], [], []], "bonuses": {"black": 0}}
    sides = [viscounts_positions.flip(), viscounts_positions.gain("silver"), viscounts_positions.gain("ink")]
    return [
        asked(person(at="inner.1", ink=3, castle=all_sent), "ChooseAction"),
        asked(person("trader - -"), "ChooseAction", {"buildings": everything_built}),
        asked(person("lender lender -", at="outer_right.3", stone=3), "ChooseAction"),  # nothing to flip
        asked(person("trader lender financier", hand="thief squire", deck=""), "DestroyCard"),
        asked(person(), "FreeHire", {"piles": [["mason"], ["vicar"], [], [], []]}),
        asked(person(), "DestroyAny"),
        asked(person(castle=([1, 0, 0, 0, 0], [0] * 5, 0)), "PickSide", place=1),
        asked(person(), "PickLink", {"buildings": linked}, spot=[1, 4]),
        asked(person(), "PickFreeBuilding", building="workshop", anywhere=True),
        asked(person(), "PickEither", effects=sides),
        asked(person(gold=9, castle=two_left), "PickWorkers"),
        asked(person(at="inner.1", gold=3, castle=([2, 0, 0, 0, 0], [2, 0, 0, 0, 0], 0)), "PickWorkers"),
        asked(person(castle=([3, 3, 0, 0, 0], [0] * 5, 2)), "SettleCastle", {"leader": 0}),
        asked(person("mason - -", silver=4, stone=2), "PickPayment", action="build", icons=4),
        asked(person(manuscripts="grey_workshop grey_vp_builder"), "PickManuscript", shelves, costs=[3]),
    ]


def _words(op: type, field: str) -> list[str]:
    """What a field of an effect may say, as part of a key."""
    return _dashed(get_args(get_type_hints(op)[field]))


def _dashed(names: Iterable[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


_GIVEN_UP = [f"{verb}{where}" for verb in ("discard", "destroy") for where in ("", "-top", "-reshuffled")]
_ACTED = [f"{verb}-{action}" for verb in ("act", "dismiss") for action in viscounts_options.ACTION_NAMES]
# Effects that say no more than how many.
_COUNTED = (
    *(viscounts.Discard, viscounts.Destroy, viscounts.Rearrange, viscounts.Shuffle, viscounts.RecruitFree),
    *(viscounts.PlaceWorkersFree, viscounts.MoveWorker, viscounts.ExtraMove, viscounts.DismissCost),
    *(viscounts.HandLimit, viscounts.Focus, viscounts.GainScheme, viscounts.DismissAdjacentFree),
)
VISCOUNTS = Speech(
    families={
        "prompt-": ("discard", "destroy"),
        "option-": ("either", "next", *_GIVEN_UP, *_ACTED),
        "option-decline-": ("discard", "destroy"),
        "option-flip-": ("debt", "deed"),
        "fx-": _dashed(str(op.__struct_config__.tag) for op in _COUNTED),
        "fx-timing-": get_args(viscounts.Timing),
        "fx-on-": _dashed(get_args(viscounts.Happening)),
        "fx-amount-": _words(viscounts.Gain, "what"),
        "fx-flip-": _words(viscounts.Flip, "what"),
        "fx-build-": _words(viscounts.BuildFree, "where"),
        "fx-building-": _dashed(get_args(viscounts.BuildingType)),
        "fx-icon-": get_args(viscounts.Icon),
        "fx-when-": _dashed(get_args(viscounts.Primary)),
        "fx-per-": _words(viscounts.VpPer, "per"),
        "fx-action-": _words(viscounts.Action, "what"),
        "board-": (*("instant", "ongoing", "dropoff"), *RIBBONS, *BUILDING_TYPES),
        "board-act-": viscounts_options.ACTION_NAMES,
    },
    named={
        *("silver", "ink", "gold", "stone", "tally-rounds", "tally-buildings"),
        *("ending-poverty", "ending-prosperity", "ending-divided_kingdom"),
        *(f"space-{name}" for name in SPACES),
    },
    content=(
        ("townsfolk", "card", ("-text", "-corner")),
        ("starter", "card", ("-text", "-corner")),
        ("hero", "card", ("-text", "-corner")),
        ("manuscript", "manuscript", ("-text",)),
        ("cleric_bonus", "bonus", ()),
        ("player_card", "player-card", ("-text",)),
        ("segment", "segment", ()),
        ("wedge", "wedge", ()),
        ("exchange", "exchange", ()),
        ("building_type", "building-type", ()),
        ("building", "building", ("-text",)),
        ("rival", "rival", ()),
        ("scheme", "scheme", ()),
    ),
    strangers=_viscounts_strangers,
    games=16,  # each Rival once
    table=_viscounts_table,
    rare=_viscounts_rare,
    unreached={
        "reason-not-your-turn",  # said by `Play`, for a seat that is not asked
        "score-paid",  # a paid Debt is worth nothing in the adopted content
    },
)


# --- 7 ---------------------------------------------------------------------------------------------------------------


def _seven_strangers() -> Iterator[Option]:
    yield from _options_in(list(vars(seven_options).values()))
    game = regnum.game("seven")
    assert isinstance(game, SevenGame)
    yield from _options_in([list(part) if isinstance(part, list) else part for part in vars(game.box).values()])
    yield from (option(verb) for step in SEVEN_STEPS for verb in getattr(step, "verbs", ()))
    yield from (option("sin", id, n) for id in game.box.sin_ids for n in (1, 2))


def _seven_table(number: int, seats: int) -> dict[str, OptionValue]:
    advanced: dict[str, OptionValue] = {"fall": seats > 3, "nameless": "player" if seats > 3 else "none"}
    otherwise: dict[str, OptionValue] = {"heroes": "chosen", "swap_consent": True, "closed_space": "chosen"}
    return (advanced, otherwise, {})[number % 3]


def _seven_rare() -> list[State]:
    person, position, step = seven_positions.person, seven_positions.position, seven_positions.step
    turn = [step("TakeTurn")]
    laid = [{"id": "thorn_maze", "markers": ["neutral", "neutral", None]}, *[None] * 5]
    seven_markers = [
        {"id": "wyrm_of_the_fen", "markers": [0, 0, 0, 0, None]},
        {"id": "thorn_maze", "markers": [0, 0, 0]},
        *[None] * 4,
    ]
    farm = person(palaces="penitents_farm apothecary_garden*", sins="envy", gold=1, fame=3)
    both = person(gifts={"courage": 1, "wisdom": 1})
    fallen = person(fallen=True, corruption=7, gold=1, fame=1, power=1)
    return [
        position(person(palaces="moonwatch*"), undertakings=laid, steps=turn),
        position(person(), undertakings=laid, steps=[step("PickReclaim")]),
        position(person(palaces="iron_keep", power=9), undertakings=seven_markers, steps=turn),
        position(farm, steps=turn, elixir_pile=["ember_wine"]),
        position(farm, steps=[step("PickBury", n=1)]),
        position(fallen, steps=turn, options={"fall": True}),
        position(farm, steps=[step("Pay", gold=2, fame=0, gifts=[0] * 6, wild=0)]),
        position(both, steps=[step("Pay", gold=0, fame=0, gifts=[1, 1, 0, 0, 0, 0], wild=1)]),
        position(person(corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True}),
    ]


# Effects that say no more than how many.
_SEVEN_COUNTED = (
    *(seven.StealFromEach, seven.LureCharacter, seven.RecruitNow, seven.BuyElixirNow, seven.FoundNow, seven.TapRival),
    *(seven.SkipRival, seven.Untap, seven.CancelSin, seven.DrawElixir, seven.Exchange, seven.BurySin),
    *(seven.ForeseeCataclysm, seven.ReclaimSlot, seven.FillSlot, seven.DrawArtefact, seven.DiscardDownTo),
    *(seven.DrawSin, seven.MillSin),
)
_SEVEN_DEMANDED = _words(seven.Demand, "what")
SEVEN = Speech(
    families={
        "prompt-": ("recruit", "buy", "found", "fill", "reclaim"),
        "option-": ("fill", "reclaim", "oust", "lure", "weary", "skip", "pass", "hero", "purge"),
        "fx-": _dashed(str(op.__struct_config__.tag) for op in _SEVEN_COUNTED),
        "fx-amount-": seven.Amount.__struct_fields__,
        "fx-gain-gift-": _words(seven.GainGift, "kind"),
        "fx-steal-": _words(seven.Steal, "what"),
        "fx-refresh-": get_args(seven.Board),
        "fx-loss-": {*_words(seven.Lose, "what"), *_SEVEN_DEMANDED},
        "fx-per-": [per for per in _words(seven.Lose, "per") if per],
        "fx-lose-": _words(seven.Lose, "who"),
        "fx-demand-": _words(seven.Demand, "who"),
        "fx-rule-": _dashed(get_args(seven.Rule)),
    },
    named={
        *("gold", "fame", "power", "nameless", "board-tavern", "board-shop"),
        *(f"demanded-{what}" for what in _SEVEN_DEMANDED),
        *("ending-armour", "ending-nameless", "ending-portals", "ending-all_fallen"),
        *("tally-turns", "tally-cataclysms", "tally-portals", "tally-armour"),
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
    strangers=_seven_strangers,
    games=20,
    table=_seven_table,
    rare=_seven_rare,
    unreached={
        "reason-not-your-turn",  # said by `Play`, for a seat that is not asked
    },
)


# --- Medioevo Universale ---------------------------------------------------------------------------------------------


def _medioevo_strangers() -> Iterator[Option]:
    """Some of each verb: there are hundreds of places and amounts, and they are refused alike."""
    game = regnum.game("medioevo")
    assert isinstance(game, MedioevoGame)
    found = [*_options_in(list(vars(medioevo_options).values())), *_options_in(list(vars(game.box).values()))]
    by_verb: dict[str, list[Option]] = {}
    for made in (*found, *_options_in(list(game.box.at.values()))):
        by_verb.setdefault(made.verb, []).append(made)
    for options in by_verb.values():
        yield from options[:: 1 + len(options) // 12]
    yield from (option(verb) for step in MEDIOEVO_STEPS for verb in getattr(step, "verbs", ()))


def _medioevo_table(number: int, seats: int) -> dict[str, OptionValue]:
    special: dict[str, OptionValue] = {"honour_coins": True, "trade_buildings": True, "treasures": True}
    return special if number % 2 else {}


def _medioevo_rare() -> list[State]:
    p = medioevo_positions
    return [
        # Diplomacy paid in casus belli, and a rate that may be waived.
        p.position(
            p.person("castile", casus_belli=[0, 9, 0]),
            p.person("france", commerce=[0], rates=[10, 0, 0]),
            asks=[p.step("Approach", 0, other=1)],
        ),
        *_medioevo_court(),
        *_medioevo_errands(),
        *_medioevo_wars(),
        *_medioevo_fates(),
        *_medioevo_crusades(),
    ]


def _medioevo_court() -> list[State]:
    """An assassin parried, a bishop who picks a cathedral, the Pope among the demands of a peace."""
    p = medioevo_positions
    at_war = (p.person("castile", war=[1]), p.person("france", hand=["assassin"], war=[0]))
    churches = {"papal_state": p.land(1, 2), "provence": p.land(1, cathedral=True), "geneva": p.land(1, cathedral=True)}
    peace: dict[str, Any] = {"by": 0, "to": 1, "gives": {}, "asks": {}}
    return [
        p.position(*at_war, asks=[p.step("Parry", 1, attacker=0)], lands=churches),
        p.position(*at_war, asks=[p.step("TakeCathedral", victim=1)], lands=churches),
        p.position(*at_war, asks="DraftPeace", lands={**churches, "leon": p.land(0)}, pope=1, offer=peace),
    ]


def _medioevo_errands() -> list[State]:
    """Coins and what they bring; a hold to be emptied and filled, a farm to choose; too many banners in one place."""
    p = medioevo_positions
    coins, trade = {"honour_coins": True}, {"trade_buildings": True}
    city = p.land(0, 9, settlement="encampment", goods={"salt": 3, "wine": 2}, trade_building="farm")
    lands = {"triveneto": city, "tuscany": city}
    caravan = p.vehicle("caravan", "triveneto", goods={"iron": 2, "salt": 1})
    trader = p.person(technologies="metals agriculture pottery", florins=500, coins=1, vehicles=[caravan])
    rider = p.person(vehicles=[p.vehicle("cavalry", "triveneto", armies=2)], banners=[p.banner("cavalry.1")])
    crowd = p.person(banners=[p.banner("triveneto"), p.banner("triveneto", n=2)])
    pass_all: dict[str, Any] = {"giver": 3, "taker": None}
    sage = p.person(technologies=" ".join(TECHNOLOGIES[:-1]), florins=500, honour=9)
    return [
        p.position(sage, asks="PurchaseMenu", options=coins),
        p.position(trader, asks="TradeMenu", lands=lands, options=coins),
        p.position(trader, asks="PlaceCoinArmies", lands=lands, options=coins),
        p.position(trader, asks="StoreGrain", lands=lands, options=trade),
        p.position(trader, asks=[p.step("Handle", giver=None, taker=3)], lands=lands),
        p.position(trader, asks=[p.step("PassGoods", begun=False, **pass_all)], lands=lands),
        p.position(trader, asks=[p.step("PassSome", good="salt", **pass_all)], lands=lands),
        p.position(trader, asks=[p.step("PassSome", good="salt", giver=None, taker=3)], lands=lands),
        p.position(trader, asks=[p.step("SellGoods", vehicle=3, good="iron")], lands=lands),
        p.position(trader, asks=[p.step("BuySome", vehicle=3, good="iron")], lands=lands),
        p.position(rider, asks=[p.step("PassBanner", giver=9, taker=None)], lands=lands, phase="combat"),
        p.position(p.person(banners=[p.banner("triveneto")]), asks=[p.step("LeadArmies", banner=0)], lands=lands),
        p.position(crowd, asks=[p.step("RemoveExcess")], lands=lands),
    ]


def _medioevo_wars() -> list[State]:
    """Pirates and an unguarded ship at sea; the last land of a player, with banner and general; cards; a standard."""
    p = medioevo_positions
    sea, home = "cilician_sea", {"galatia": p.land(0)}
    fleet = p.person(war=[1], vehicles=[p.vehicle("warship", sea, armies=40)], banners=[p.banner("warship.1")])
    prey = p.person(war=[0], vehicles=[p.vehicle("trade_ship", sea)])
    pirates = [{"at": sea, "armies": 1}]
    besieger = p.person(war=[1], banners=[p.banner("cilicia")])
    armed = {**besieger, "hand": ["genius", "templar", "heroine"]}
    besieged = p.person(war=[0], banners=[p.banner("syria", general=True)])
    siege = {"cilicia": p.land(0, 60, cathedral=True), "syria": p.land(1, 1, cathedral=True), "thrace": p.land(0)}
    hunt = {"attacker": 0, "defender": "barbarian", "aim": "pirates", "source": sea, "target": sea, "banner": 1}
    storm = {"attacker": 0, "defender": 1, "aim": "land", "source": "cilicia", "target": "syria", "banner": 1}
    return [
        p.position(fleet, prey, asks=[p.step("ChooseTarget", banner=0)], lands=home, pirates=pirates),
        p.position(fleet, prey, asks="FightOn", lands=home, pirates=pirates, attack=hunt),
        p.position(besieger, besieged, asks="FightOn", lands=siege, attack=storm),
        p.position(armed, besieged, asks=[p.step("ShowCards", attacking=True)], lands=siege, attack=storm),
        p.position(asks=[p.step("MoveStandard", number=0)], lands=siege, standards=["palestine"]),
    ]


def _medioevo_fates() -> list[State]:
    """Events and calamities as they strike, and what they ask."""
    p = medioevo_positions
    load = {"slaves": 2, "iron": 3, "wine": 4}
    vehicles = [
        p.vehicle("caravan", "leon", armies=3, goods=load),
        p.vehicle("cavalry", "leon", armies=3),
        p.vehicle("trade_ship", "celtic_sea", goods=load),
        p.vehicle("warship", "celtic_sea", armies=9),
    ]
    rich = p.person(
        "castile",
        "philosophy",
        florins=90,
        hand=["heroine"],
        vehicles=vehicles,
        banners=[p.banner("warship.1", general=True), p.banner("leon", n=2, general=True)],
        generals=1,
    )
    lands = {id: p.land(0, 9) for id in ("leon", "galicia", "minho", "algarve")}
    cities = ("portugal", "andalusia", "new_castile", "kent")
    lands |= {id: p.land(0, 9, settlement="village", cathedral=True) for id in cities}
    lands |= {"thrace": p.land(1, 2, settlement="village"), "moscow": p.land(2, 2)}
    lands |= {id: p.land(1, 9) for id in ("provence", "geneva", "free_county")}
    lands |= {id: p.wild(31, fortification="fort", leader="commander") for id in ("sicily", "sardinia")}
    lands["highlands"] = p.wild(11)

    def asked(name: str, **fields: Any) -> State:
        return p.position(rich, asks=[p.step(name, **fields)], lands=lands)

    def befalls(*names: str, seed: int = 0, **board: Any) -> State:
        """After his answer these steps follow, the last one first."""
        asks = [*[p.step(name) for name in names], p.step("BuyAtCouncil", left=1)]
        s = p.position(rich, asks=asks, lands=lands, **board)
        s.rng = Rng(seed)
        return s

    struck = [befalls("DrawCalamity", calamity_pile=[id], round=4) for id in p.game().box.calamity_ids]
    events = [befalls("DrawEvent", event_pile=[id], seed=seed) for id in p.game().box.event_ids for seed in range(12)]
    pirates = [{"at": "moroccan_sea", "armies": 1}]
    split: dict[str, Any] = {"receiver": 1, "lands": [], "vehicles": []}
    return [
        *struck,
        *events,
        *[befalls("DrawCalamity", calamity_pile=["tempest"], seed=seed) for seed in range(6)],
        befalls("Rebellion"),
        befalls("BarbarianPhase", pirates=pirates),
        p.position(rich, asks=[p.step("Stir", land="highlands"), p.step("BuyAtCouncil", left=1)], lands=lands),
        asked("PayOrStop", vehicle=3, price=10),
        asked("ArmiesOrGoods", vehicle=3, armies=2, goods=5),
        asked("LoseArmies", n=9, lands=[], vehicles=[], clause="3.30.3.a"),
        asked("LoseFrom", n=9, lands=[], vehicles=[], clause="3.30.3.a", source=p.game().box.place_number["leon"]),
        asked("MakeGold"),
        asked("MakeSomeGold", source=1003),
        asked("LowerCities", left=3, levels=1, lowered=[]),
        asked("LoseCathedral", left=1, clause="3.30.11.a"),
        asked("ShowHeroine", players=[0], heroines=[]),
        asked("Deceive"),
        asked("LoseGeneral", left=1),
        asked("Secede", **split),
        asked("Secede", **{**split, "lands": ["leon", "galicia"]}),
    ]


def _medioevo_crusades() -> list[State]:
    """A crusade before it is proclaimed, while it gathers, on its way and before Jerusalem."""
    p = medioevo_positions
    pope = p.person("castile", florins=90, banners=[p.banner("papal_state")], engines=[p.engine("papal_state")])
    guest = p.person("byzantines", vehicles=[p.vehicle("caravan", "palestine", armies=1)])
    turk = p.person("rum", banners=[p.banner("armenia")])
    people = (pope, p.person("france"), turk, guest)
    lands = {
        "papal_state": p.land(0, 9, settlement="village"),
        "ile_de_france": p.land(1, settlement="village"),
        "palestine": p.land(2, 1),
        "armenia": p.land(2, 90),
        "thrace": p.land(3),
    }
    route = {"goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0, 1]}
    sent = {"quotas": [1, 1, 0, 0], "committed": [3, 2, 0, 0], "contributors": [0, 1]}

    def asked(name: str, at: str = "", seat: int = 0, **fields: Any) -> State:
        running = {**route, **sent, "at": at} if at else None
        board: dict[str, Any] = {"lands": lands, "seats": 4, "pope": 0, "crusade": running, "round": 5}
        return p.position(*people, asks=[p.step(name, seat, **fields)], **board)

    plan: dict[str, Any] = {"joiners": 3, "goal": "palestine", "start": "papal_state", "rounds": 1}
    answers = p.position(
        *people, asks=[p.step("GatherCrusaders"), p.step("AnswerPope", 1)], lands=lands, seats=4, pope=0
    )
    lost = {**lands, "papal_state": p.land(3, 9)}
    march = [p.step("MarchCrusade"), p.step("BuyAtCouncil", left=1)]
    gathered = {**route, **sent, "at": "papal_state"}
    return [
        answers,
        asked("PlanCrusade", **{**plan, "goal": None, "start": None, "rounds": 0}),
        asked("PlanCrusade", **{**plan, "start": None, "rounds": 0}),
        asked("PlanCrusade", **{**plan, "rounds": 0}),
        asked("PlanCrusade", **plan),
        asked("CombatMenu", "papal_state"),
        asked("Commit", "papal_state"),
        asked("CommitArmies", "papal_state", holder=p.game().box.place_number["papal_state"]),
        asked("NextStep", "southern_tyrrhenian"),
        asked("ChooseTarget", "cappadocia", seat=2, banner=6),
        asked("DeclareForDefence", "palestine", seat=3, waiting=[], defenders=[2]),
        asked("OrderFighters", "palestine", fighters=[0, 1]),
        asked("GiveCity", "palestine", opponents=[2]),
        p.position(*people, asks=march, lands=lost, seats=4, round=5, crusade=gathered),
    ]


_MEDIOEVO_FORMS = (
    *(medioevo_form.Land, medioevo_form.VehicleForm, medioevo_form.BannerForm, medioevo_form.EngineForm),
    *(medioevo_form.Person, medioevo_form.Term, medioevo_form.Debt, medioevo_form.Blockade, medioevo_form.Pirate),
    *(
        medioevo_form.CrusadeForm,
        medioevo_form.BundleForm,
        medioevo_form.OfferForm,
        medioevo_form.AttackForm,
        medioevo_form.Board,
    ),
)
# What only the whole JSON holds, never a view.
_UNSEEN = {"empire_pile", "event_pile", "calamity_pile", "treasure_pile", "spied", "round"}
MEDIOEVO = Speech(
    families={
        "option-show-": ("1", "2", "3"),
        "option-offer-": medioevo_options.ARTICLES,
        "option-demand-": medioevo_options.ARTICLES,
        "board-": MEDIOEVO_TERMS,
    },
    named={
        *(f"ending-{how}" for how in MEDIOEVO_ENDINGS),
        *("tally-rounds", "tally-eliminated", "tally-pirates"),
        *(f"faith-{faith}" for faith in FAITHS),
        *(f"phase-{phase}" for phase in MEDIOEVO_PHASES),
        *(f"part-{name}" for form in _MEDIOEVO_FORMS for name in form.__struct_fields__ if name not in _UNSEEN),
    },
    content=(
        ("territory", "place", ()),
        ("sea", "place", ()),
        ("city", "place", ()),
        ("kingdom", "kingdom", ()),
        ("good", "good", ()),
        ("technology", "technology", ()),
        ("empire_card", "card", ()),
        ("event_card", "card", ()),
        ("calamity", "card", ()),
        ("objective", "objective", ()),
        ("vehicle", "piece", ()),
        ("settlement", "piece", ()),
        ("fortification", "piece", ()),
        ("trade_building", "piece", ()),
        ("piece", "piece", ()),
    ),
    strangers=_medioevo_strangers,
    games=16,
    table=_medioevo_table,
    rare=_medioevo_rare,
    unreached={
        "reason-not-your-turn",  # said by `Play`, for a seat that is not asked
    },
)

SPEECH = {"anno890": ANNO890, "viscounts": VISCOUNTS, "seven": SEVEN, "medioevo": MEDIOEVO}
every_game = pytest.mark.parametrize("id", SPEECH)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def test_every_game_is_listened_to() -> None:
    assert sorted(SPEECH) == regnum.games()


# --- what is written and what is used --------------------------------------------------------------------------------


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(source: str) -> dict[str, set[str]]:
    """The keys of a Fluent source, each with the names of its arguments; what does not parse fails the test."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@cache
def _written(id: str, lang: str) -> dict[str, set[str]]:
    game_text = (SOURCE / "games" / id / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {**_messages(kernel_text(lang)), **_messages(game_text)}


@cache
def _constants(id: str) -> list[tuple[str, bool]]:
    """Every string in the program but for other games, and whether it is the beginning of an f-string."""
    found: list[tuple[str, bool]] = []
    for path in SOURCE.rglob("*.py"):
        names = {name.split("_")[0] for name in path.relative_to(SOURCE).with_suffix("").parts}
        if any(other in names for other in SPEECH if other != id):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append((node.value, False))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.append((str(node.values[0].value), len(node.values) > 1))
    return found


@cache
def _parts(id: str) -> set[str]:
    """The parts of a game's board as its views name them, without what the content names."""
    g, found = regnum.game(id), set()

    def collect(value: Any) -> None:
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(name, str):
                found.add(name)
            if isinstance(part, (dict, list)):
                collect(part)

    for seats in g.seats:
        for seed in range(4):
            state, rng = g.new(seats, seed), Rng(seed)
            while not state.over:
                collect(state.board_view(0))
                state.apply(rng.pick(list(state.options())))
    text = g.text("en")
    return {name for name in found if not any(text.has(f"{kind}-{name}") for kind in outline.KINDS)}


@cache
def _used(id: str) -> set[str]:
    """Every key the program may ask for."""
    families = {**FAMILIES, **SPEECH[id].families}
    used = NAMED | SPEECH[id].named | {f"part-{name}" for name in _parts(id)}
    # What the kernel names for all games, a game need not have.
    used |= {key for key in _messages(kernel_text("en")) if key.startswith("part-")}
    for value, begins in _constants(id):
        if begins and value in families:
            used.update(value + ending for ending in families[value])
        elif not begins and KEY.fullmatch(value):
            used.add(value.removeprefix("@"))
    for table_option in regnum.game(id).options.values():
        used |= {f"table-{table_option.id}", f"table-{table_option.id}-text"}
        used.update(f"table-{table_option.id}-{str(choice).lower()}" for choice in table_option.choices)
    return used


@every_game
def test_the_families_of_keys_are_those_the_program_builds(id: str) -> None:
    built = {value for value, begins in _constants(id) if begins and PREFIX.fullmatch(value)}
    assert built == {*FAMILIES, *SPEECH[id].families}


@both_languages
@every_game
def test_every_key_in_use_is_written_and_no_other(id: str, lang: str) -> None:
    assert set(_written(id, lang)) == _used(id)


@every_game
def test_both_languages_speak_of_the_same_things(id: str) -> None:
    assert _written(id, "en") == _written(id, "it")


@both_languages
@every_game
def test_content_is_named_in_words(id: str, lang: str) -> None:
    text = regnum.game(id).text(lang)
    for table, kind, endings in SPEECH[id].content:
        for entry in getattr(regnum.game(id).content.box, table):
            for ending in ("", *endings):
                key = f"{kind}-{entry.id}{ending}"
                assert text.has(key)
                _assert_whole(text(key), Message(key))


@both_languages
@every_game
def test_a_table_is_settled_in_words(id: str, lang: str) -> None:
    text = regnum.game(id).text(lang)
    words = {key: text(key) for key in _used(id) if key.startswith("table-")}
    for key, spoken in words.items():
        _assert_whole(spoken, Message(key))
    names = [words[f"table-{name}"] for name in regnum.game(id).options]
    assert len(set(names)) == len(names)


# --- the forms of words ----------------------------------------------------------------------------------------------


def test_numbers_choose_their_form() -> None:
    en, it = (regnum.game("anno890").text(lang) for lang in LANGUAGES)
    assert en("reason-coins", have=2, need=3) == "You have 2 Coins; this tile costs 3."
    assert it("reason-coins", have=2, need=3) == "Hai 2 Monete; questa tessera ne costa 3."
    assert it("reason-coins", have=1, need=3) == "Hai 1 Moneta; questa tessera ne costa 3."
    take = Message("option-take-row", {"tile": "@tile-forest", "cost": 0, "coins": 1, "saracens": 2})
    assert en(take) == "Take Forest for free, with the Coin beside it, with 2 Saracen tokens"


def test_the_word_for_a_token_chooses_its_form() -> None:
    for lang, tower, noble in (("en", "Tower", "Noble"), ("it", "Torre", "Nobile")):
        text = regnum.game("anno890").text(lang)
        for what, one, other in (("@towers", tower, noble), ("@nobles", noble, tower)):
            words = text(Message("prompt-steal", {"character": "@character-thief", "what": what}))
            assert one in words
            assert other not in words


def test_a_payment_names_only_what_is_paid() -> None:
    en, it = (regnum.game("viscounts").text(lang) for lang in LANGUAGES)
    paid = Message("option-pay", {"silver": 0, "ink": 1, "gold": 2, "stone": 0})
    assert en(paid) == "Pay 1 Ink, 2 Gold, nothing else"
    assert it(paid) == "Paga 1 Calamaio, 2 Ori, nient'altro"


@pytest.mark.parametrize(
    ("card", "en", "it"),
    [
        ("abbot", "No ability.", "Nessuna abilità."),
        (
            "lothaire",
            "When played: gain 1 Stone, 1 Gold and 1 Ink.",
            "Quando la giochi: ottieni 1 Pietra, 1 Oro e 1 Calamaio.",
        ),
        (
            "guntram",
            "When it leaves your board: gain 1 Debt, then flip 1 Deed to its approved side; "
            "or gain 1 Deed, then flip 1 Debt to its paid side.",
            "Quando esce dalla tua plancia: ottieni 1 Debito, poi gira 1 Contratto sul lato approvato; "
            "oppure ottieni 1 Contratto, poi gira 1 Debito sul lato pagato.",
        ),
        (
            "emma",
            "While on your board: when you transcribe, you may count 1 Gold or 1 Stone as 1 Cleric, "
            "as often as you like.",
            "Finché è sulla tua plancia: quando trascrivi, puoi contare 1 Oro o 1 Pietra come 1 Sacerdote, "
            "quante volte vuoi.",
        ),
    ],
)
def test_effects_make_sentences(card: str, en: str, it: str) -> None:
    assert [regnum.game("viscounts").text(lang)(f"card-{card}-text") for lang in ("en", "it")] == [en, it]


@both_languages
def test_a_condition_is_said_before_what_it_allows(lang: str) -> None:
    text = regnum.game("viscounts").text(lang)
    gain = viscounts.Gain("silver", 2)
    words = [effect_words(viscounts.If(condition, gain), text) for condition in get_args(viscounts.Condition)]
    assert len(set(words)) == len(words)
    assert effect_words(gain, text) in words
    assert all(one.endswith(effect_words(gain, text)) for one in words)


def test_a_seat_without_a_name_has_a_number() -> None:
    assert regnum.game("anno890").text("it").seated(["Anna"])("seat-0") == "Anna"
    assert regnum.game("anno890").text("it").seated(["Anna"])("seat-1") == "Giocatore 2"


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(regnum.BadInput):
        regnum.game("anno890").text("fr")


# --- in play ---------------------------------------------------------------------------------------------------------


def _spoken(s: State, strangers: dict[str, list[Option]]) -> Iterator[Message]:
    """Everything there is to say about a position; `strangers` are options by verb, legal or not."""
    prompt = s.prompt
    if prompt is not None:
        yield prompt.message
    yield from (s.describe(legal) for legal in s.options())
    yield from (line.message for line in s.score_sheet())
    verbs = s.asking.verbs if s.steps else ()
    asked = [option("sing"), *(stranger for verb in verbs for stranger in strangers.get(verb, ()))]
    yield from (reason.message for reason in map(s.why_not, asked) if reason is not None)


def _assert_whole(words: str, message: Message) -> None:
    for sign in ("{", "@", "_", "  ", " .", " ,", ".."):
        assert sign not in words, (message, words)
    kinds = "tile|character|crop|scenario|seat|card|manuscript|segment|building|effect|space|rival|scheme|palace|elixir"
    bare = re.findall(rf"\b(?:{KINDS}|{kinds})-\w*", words)
    assert not bare, (message, words)


@every_game
def test_whole_games_are_spoken_in_both_languages(id: str) -> None:
    g, speech = regnum.game(id), SPEECH[id]
    strangers: dict[str, list[Option]] = {}
    for stranger in speech.strangers():
        strangers.setdefault(stranger.verb, []).append(stranger)
    rng = Rng(20)
    said: dict[str, Message] = {}

    def listen(messages: Iterable[Message]) -> None:
        said.update((repr(message), message) for message in messages)

    for number in range(speech.games):
        seats = g.seats[number % len(g.seats)]
        play = regnum.Play.begin(g, NAMES[:seats], number, speech.table(number, seats))
        while not play.state.over:
            listen(_spoken(play.state, strangers))
            legal = play.state.options()
            listen(event.message for event in play.choose(legal[rng.below(len(legal))]))
        listen(_spoken(play.state, strangers))
    for s in speech.rare():
        listen(_spoken(s, strangers))
        for chosen in s.options():
            after = s.copy()
            after.events = []
            after.apply(chosen)
            listen(event.message for event in after.events)
    for voice in (g.text(lang).seated(NAMES) for lang in LANGUAGES):
        for message in said.values():
            words = voice(message)
            _assert_whole(words, message)
            assert not words[0].islower(), (message, words)
    in_play = {key for key in _used(id) if SPOKEN_IN_PLAY.match(key)}
    assert in_play - {message.key for message in said.values()} == speech.unreached
