"""Medioevo Universale: all it may say, and the positions in which it says what is seldom heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import regnum
from regnum.core.board.kinds import Kind
from regnum.core.board.records import Record
from regnum.core.board.several import ListOf
from regnum.core.board.shape import Field, Many, Shape, Slots, parts_of
from regnum.core.board.typescript import Views
from regnum.core.option import Option, option, parse
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.games.medioevo import options
from regnum.games.medioevo.box import CARDS, FAITHS, FLEET, TECHNOLOGIES
from regnum.games.medioevo.constants import CAUSES, MARKS, OFF_MAP, ORDER_ANSWERS, PHASES, TERMS
from regnum.games.medioevo.fields import FIELDS
from regnum.games.medioevo.fields.kinds import BARBARIANS
from regnum.games.medioevo.game import MedioevoGame
from regnum.games.medioevo.rules.war.attack import AIMS
from regnum.games.medioevo.scoring import CLAUSES as ENDINGS
from tests.games.medioevo import positions as p
from tests.speech import Speech, bare_verbs, options_in

# What is refused for reasons of its own in the positions of `_refused` and of `_errands`.
REFUSED = (
    *("attack:1.tuscany", "attack:1.syria", "attack:1.cappadocia", "strike:1.cilician_sea.1", "hunt:1.cilician_sea"),
    *("march:1.galatia", "haul:1.cilicia", "haul:1.syria", "haul:1.galatia", "haul:2.galatia", "lift:cilician_sea.1"),
    *("blockade:cilician_sea", "go:syria", "go:cilician_sea", "go:galatia", "player:2"),
    "place:papal_state",
    *("deploy:army.triveneto.900", "deploy:castle.triveneto", "deploy:castle.cilician_sea", "deploy:general.1"),
    *("deploy:banner.lombardy", "deploy:army.lombardy.1"),
    *(
        f"{deal}:{good}.{n}"
        for deal in ("buy", "sell")
        for good in ("salt", "gold", "iron", "spices")
        for n in (1, 7, 50)
    ),
    *(f"{verb}:{cargo}" for verb in ("load", "unload") for cargo in ("armies", "goods", "banner.1")),
    *(f"{verb}:cavalry.{n}.{cargo}" for verb in ("give", "take") for n in (1, 2) for cargo in ("armies", "banner.1")),
)


def strangers() -> Iterator[Option]:
    """Some of each verb: there are hundreds of places and amounts, and they are refused alike."""
    game = regnum.game("medioevo")
    assert isinstance(game, MedioevoGame)
    found = [*options_in(list(vars(options).values())), *options_in(list(vars(game.box).values()))]
    by_verb: dict[str, list[Option]] = {}
    for made in (*found, *options_in(list(game.box.at.values()))):
        by_verb.setdefault(made.verb, []).append(made)
    for alike in by_verb.values():
        yield from alike[:: 1 + len(alike) // 12]
    # Options that are made where they are offered.
    yield option("deploy", "army", "tuscany", 7)
    yield from (made for made in options.BUY_WARE.values() if "_" not in made.text)
    yield from (made for text in REFUSED for made in [parse(text)] if made is not None)
    yield from bare_verbs(game)


def table(number: int, seats: int) -> dict[str, OptionValue]:
    special: dict[str, OptionValue] = {"honour_coins": True, "trade_buildings": True, "treasures": True}
    return special if number % 2 else {}


def rare() -> list[State]:
    return [
        *_talks(),
        *_court(),
        *_errands(),
        *_wars(),
        *_fates(),
        *_crusades(),
        *_refused(),
    ]


def _refused() -> list[State]:
    """Banners and engines that may not, ships and caravans that cannot, and a player who is out of the game."""
    sea, home = "cilician_sea", {"cilicia": p.land(0, 9), "galatia": p.land(0, 1), "lycaonia": p.land(0, 5)}
    rider: dict[str, Any] = {
        "vehicles": [p.vehicle("cavalry", "cilicia", armies=9)],
        "banners": [p.banner("cavalry.1")],
    }
    engines = [p.engine("cilicia"), p.engine("lycaonia", 2, moved=True)]
    fleet = [p.vehicle("warship", sea, armies=3), p.vehicle("cavalry", "galatia", spent=9)]
    blockades = [{"by": 0, "against": other, "at": sea, "shores": False} for other in (1, 2)]
    ships = [p.vehicle("trade_ship", "lycian_sea"), *[p.vehicle("warship", sea, n) for n in (1, 2, 3)]]
    full = p.vehicle("caravan", "galatia", goods={"salt": 10})
    bought = p.vehicle("caravan", "syria", goods={"salt": 2}, marks=["bought"])
    stopped = p.vehicle("cavalry", "cilicia", 1, marks=["no_crossing"])
    led = [p.banner("triveneto", general=True), p.banner("reserve", 2)]
    waiting = p.person(generals=1, reserve=9, banners=led, stock=["castle"])
    camp = {"triveneto": p.land(0, 3), "lombardy": p.land(0, 3)}
    city = {"syria": p.land(0, 3, settlement="encampment"), **home}

    def using(*vehicles: dict[str, Any], phase: str = "trade", **more: Any) -> State:
        slot = p.SLOT[vehicles[0]["kind"]]
        return p.position(p.person(vehicles=list(vehicles), **more), asks=p.use(slot), lands=city, phase=phase)

    trapped = p.vehicle("caravan", "triveneto")
    abroad = {"triveneto": p.land(1, settlement="encampment"), "croatia": p.land()}

    def shutting(at: str, shores: bool, *others: dict[str, Any], **more: Any) -> State:
        """Four may be shut out; the second already is, or may pass, or is too strong."""
        asks = [p.step("DeclareBlockade", sea=at, shores=shores)]
        one = p.person(vehicles=[p.vehicle("warship", at, armies=1)])
        return p.position(one, *others, asks=asks, seats=5, phase="combat", **more)

    return [
        shutting(sea, False, blockades=[{"by": 0, "against": 1, "at": sea, "shores": False}]),
        shutting(sea, False, p.person(vehicles=[p.vehicle("warship", sea, n, armies=9) for n in (1, 2, 3)])),
        shutting(
            "strait_of_messina",
            True,
            p.person(passage=[0]),
            lands={id: p.land(0) for id in ("sicily", "calabria")},
        ),
        p.position(p.person(vehicles=[trapped]), p.person(), asks=p.use(p.SLOT["caravan"]), lands=abroad),
        p.position(
            p.person(**rider), asks="CombatMenu", lands=home, phase="combat", pirates=[{"at": sea, "armies": 1}]
        ),
        p.position(waiting, asks="PlacementMenu", lands=camp, phase="placement"),
        p.position(p.person(ban=1, excommunicated=True, **rider), asks="CombatMenu", lands=home, phase="combat"),
        p.position(p.person(ban=1, excommunicated=True), asks="PurchaseMenu", lands=home, phase="purchase"),
        p.position(p.person(engines=engines), asks="CombatMenu", lands=home, phase="combat"),
        p.position(p.person(vehicles=fleet), asks="CombatMenu", lands=home, phase="combat", blockades=blockades),
        p.position(p.person(), asks=[p.step("Diplomacy", orders=True)], lands=home, phase="diplomacy", eliminated=[2]),
        using(*ships),
        using(full, p.vehicle("cavalry", "cilicia")),
        using(bought, florins=0),
        using(
            p.vehicle("caravan", "syria", goods=dict.fromkeys(("salt", "gold", "spices", "grain", "wine", "hides"), 9))
        ),
        using(
            p.vehicle("caravan", "galatia"),
            p.vehicle("cavalry", "galatia", armies=20),
            banners=[p.banner("galatia")],
        ),
        using(stopped, p.vehicle("cavalry", "cilicia", 2, spent=9), phase="combat", banners=[p.banner("cavalry.1")]),
    ]


def _talks() -> list[State]:
    """Diplomacy paid in casus belli, a rate that may be waived or doubled, an alliance that ends blockades."""
    seller = p.person("france", commerce=[0], rates=[10, 0, 0])
    fleet = p.vehicle("warship", "sardinian_sea", armies=3)
    blockade = {"by": 1, "against": 0, "at": "sardinian_sea", "shores": False}

    def proposed(treaty: str) -> Any:
        return p.step("Answer", proposer=1, treaty=treaty, paid=False)

    return [
        p.position(p.person("castile", casus_belli=[0, 9, 0]), seller, asks=[p.step("Approach", 0, other=1)]),
        p.position(p.person("castile", rates=[0, 10, 0], commerce=[1]), p.person("france"), asks=[proposed("tax_20")]),
        p.position(
            p.person("castile"), p.person("france", vehicles=[fleet]), asks=[proposed("alliance")], blockades=[blockade]
        ),
    ]


OWNERS = {"papal_state": 1, "leon": 0, "provence": 1}


def _court() -> list[State]:
    """An assassin parried, a bishop who picks a cathedral, the Pope as a prize, stolen, as a judge."""
    at_war = (p.person("castile", war=[1]), p.person("france", hand=["assassin"], war=[0]))
    churches = {"papal_state": p.land(1, 2), "provence": p.land(1, cathedral=True), "geneva": p.land(1, cathedral=True)}
    romes = {"papal_state": p.land(0, 2), "leon": p.land(0), "galicia": p.land(0), "minho": p.land(0)}
    peace: dict[str, Any] = {"by": 0, "to": 1, "gives": {}, "asks": {}}
    farms = {id: p.land(n, settlement="encampment", trade_building="farm", granary=3) for id, n in OWNERS.items()}
    judged = p.person("france", causes=["unjust_war"], generals=2, banners=[p.banner("provence", general=True)])
    robbed: dict[str, Any] = {"lands": farms, "pope": 1, "spied": 1, "options": {"trade_buildings": True}}
    return [
        p.position(*at_war, asks=[p.step("PickCard", victim=1, steal=True)], **robbed),
        p.position(p.person("castile"), judged, asks=[p.step("Judge", offender=1)], lands=romes, pope=0),
        p.position(*at_war, asks=[p.step("Parry", 1, attacker=0)], lands=churches),
        p.position(*at_war, asks=[p.step("TakeCathedral", victim=1)], lands=churches),
        p.position(*at_war, asks="DraftPeace", lands={**churches, "leon": p.land(0)}, pope=1, offer=peace),
        p.position(*at_war, asks="DraftPeace", lands={**romes, "kent": p.land(1)}, pope=0, offer=peace),
        p.position(*at_war, asks=[p.step("NameLand", asked=False)], lands=romes, pope=0, offer=peace),
    ]


def _errands() -> list[State]:
    """Coins and what they bring; a hold to be emptied and filled, a farm to choose; too many banners in one place."""
    coins, trade = {"honour_coins": True}, {"trade_buildings": True}
    city = p.land(0, 9, settlement="encampment", goods={"salt": 3, "wine": 2}, trade_building="farm")
    lands = {"triveneto": city, "tuscany": city}
    caravan = p.vehicle("caravan", "triveneto", goods={"iron": 2, "salt": 1})
    trader = p.person(technologies="metals agriculture pottery", florins=500, coins=1, vehicles=[caravan])
    guest = p.person("france", commerce=[0], rates=[10, 0, 0], vehicles=[caravan])
    rider = p.person(vehicles=[p.vehicle("cavalry", "triveneto", armies=2)], banners=[p.banner("cavalry.1")])
    crowd = p.person(banners=[p.banner("triveneto"), p.banner("triveneto", n=2)])
    mustering = p.person(reserve=37, generals=1, banners=[p.banner("triveneto")])
    led = p.step("LeadArmies", banner=0, land="lombardy")
    pass_all: dict[str, Any] = {"giver": 3, "taker": None}
    recruiter = p.person(reserve=40, generals=1, banners=[p.banner("tuscany")])
    sage = p.person(technologies=" ".join(TECHNOLOGIES[:-1]), florins=500, honour=9)
    return [
        p.position(sage, asks="PurchaseMenu", options=coins),
        p.position(trader, asks="TradeMenu", lands=lands, options=coins),
        p.position(trader, asks="PlaceCoinArmies", lands=lands, options=coins),
        p.position(trader, asks="StoreGrain", lands=lands, options=trade),
        p.position(trader, asks=[p.step("UseVehicle", vehicle=3, begun=True)], lands=lands),
        p.position(mustering, asks="PlacementMenu", lands=lands),
        p.position(trader, asks=[p.step("PassGoods", begun=False, **pass_all)], lands=lands),
        p.position(trader, asks=[p.step("PassSome", good="salt", **pass_all)], lands=lands),
        p.position(trader, asks=[p.step("PassSome", good="salt", giver=None, taker=3)], lands=lands),
        p.position(p.person(), guest, asks=[p.step("TradeMenu", 1, in_hand=FLEET + 3)], lands=lands, phase="trade"),
        p.position(rider, asks=[p.step("UseVehicle", vehicle=9, begun=False)], lands=lands, phase="combat"),
        p.position(p.person(banners=[p.banner("triveneto")]), asks=[led], lands=lands),
        p.position(crowd, asks=[p.step("RemoveExcess")], lands=lands),
        p.position(recruiter, asks="PlacementMenu", lands=lands),
    ]


def _wars() -> list[State]:
    """Pirates and an unguarded ship at sea; the last land of a player, with banner and general; cards; a standard."""
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
        p.position(fleet, prey, asks="CombatMenu", lands=home, pirates=pirates),
        p.position(fleet, prey, asks="FightOn", lands=home, pirates=pirates, attack=hunt),
        p.position(besieger, besieged, asks="FightOn", lands=siege, attack=storm),
        p.position(armed, besieged, asks=[p.step("ShowCards", attacking=True)], lands=siege, attack=storm),
        p.position(asks=[p.step("MoveStandard", number=0)], lands=siege, standards=["palestine"]),
    ]


def _fates() -> list[State]:
    """Events and calamities as they strike, and what they ask."""
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
    lands["leon"] = p.land(0, 9, goods={"slaves": 2})

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


def _crusades() -> list[State]:
    """A crusade before it is proclaimed, while it gathers, on its way and before Jerusalem."""
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
    stormed = {**route, **sent, "at": "cappadocia"}
    sender = p.person("castile", engines=[p.engine("crusade")])
    return [
        answers,
        asked("PlanCrusade", **{**plan, "goal": None, "start": None, "rounds": 0}),
        asked("PlanCrusade", **{**plan, "start": None, "rounds": 0}),
        asked("PlanCrusade", **{**plan, "rounds": 0}),
        asked("PlanCrusade", **plan),
        asked("CombatMenu", "papal_state"),
        asked("Commit", "papal_state", begun=True),
        asked("CommitArmies", "papal_state", holder=p.game().box.place_number["papal_state"]),
        asked("NextStep", "southern_tyrrhenian"),
        asked("CombatMenu", "cappadocia", seat=2),
        asked("DeclareForDefence", "palestine", seat=3, waiting=[], defenders=[2]),
        asked("OrderFighters", "palestine", fighters=[0, 1]),
        asked("GiveCity", "palestine", opponents=[2]),
        p.position(*people, asks=march, lands=lost, seats=4, round=5, crusade=gathered),
        p.position(sender, *people[1:], asks=[p.step("CombatMenu", 2)], lands=lands, seats=4, round=5, crusade=stormed),
    ]


def _parts(shape: Shape) -> Iterator[str]:
    """The names of all parts of a view."""
    if isinstance(shape, Slots):
        yield from shape.labels
    for key, _, _ in Views("").entries(shape, False):
        yield key.rstrip("?")
    for part in parts_of(shape):
        # What a list or map holds has no name of its own in views.
        yield from _parts_of(part.kind) if isinstance(shape, Many) and isinstance(part, Field) else _parts(part)
    if isinstance(shape, Field) and not shape.internal:
        yield from _parts_of(shape.kind)


def _parts_of(kind: Kind) -> Iterator[str]:
    if isinstance(kind, ListOf):
        yield from _parts_of(kind.each)
    elif isinstance(kind, Record):
        yield from kind.parts
        for part in kind.parts.values():
            yield from _parts_of(part)


# Words of views that name nothing of the box; what is absent is in no view, and no order means to ask.
_VALUES = {
    *(*OFF_MAP.values(), *TERMS, *MARKS, *CAUSES, *AIMS, BARBARIANS),
    *(answer for answers in ORDER_ANSWERS for answer in answers),
} - {"absent", "ask"}

# The clauses by which honour is recorded.
_HONOURS = (*(f"4.03.{letter}" for letter in "abcdefghijkl"), "3.30.5.w", "5.01.t")

SPEECH = Speech(
    families={
        "option-show-": ("1", "2", "3"),
        "option-offer-": options.ARTICLES,
        "option-demand-": options.ARTICLES,
        "option-order-": {answer for answers in ORDER_ANSWERS for answer in answers},
    },
    named={
        *(f"ending-{how}" for how in ENDINGS),
        *("tally-rounds", "tally-eliminated", "tally-pirates"),
        # Parts of sentences that several messages share.
        *(
            "words-effects",
            "words-load",
            "words-gives",
            "words-asks",
            "words-sum",
            "words-cash",
            "words-purse",
            "words-left",
            "words-price",
        ),
        "words-reinforcements",
        *(
            "words-yellow",
            "words-red",
            "words-points",
            "words-destination",
            "words-cargo",
            "words-held",
            "words-enemies",
            "words-with-banner",
        ),
        *(f"faith-{faith}" for faith in FAITHS),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"card-{card}-text" for card in (*CARDS, *p.game().box.calamity_ids, *p.game().box.event_ids)),
        *(f"technology-{technology}-text" for technology in TECHNOLOGIES),
        *(f"piece-{ware}-text" for ware in options.WARES),
        *(f"honour-{clause.replace('.', '-')}" for clause in _HONOURS),
        *(f"value-{value}" for value in _VALUES),
        *(f"part-{name}" for part in FIELDS.root.parts for name in _parts(part) if name != "round"),
    },
    content=(
        ("territory", "place", ()),
        ("sea", "place", ()),
        ("city", "place", ()),
        ("kingdom", "kingdom", ()),
        ("good", "good", ()),
        ("technology", "technology", ()),
        ("empire_card", "card", ("-text",)),
        ("event_card", "card", ()),
        ("calamity", "card", ()),
        ("objective", "objective", ("-text",)),
        ("vehicle", "piece", ()),
        ("settlement", "piece", ()),
        ("fortification", "piece", ()),
        ("trade_building", "piece", ()),
        ("piece", "piece", ()),
    ),
    strangers=strangers,
    games=16,
    table=table,
    rare=rare,
    # A ship that blockades shut in on all sides; a piece without a right to be where it is, asked about farther places.
    unreached={"reason-no-voyage", "reason-way-out"},
)
