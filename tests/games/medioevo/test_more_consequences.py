"""All that follows from attacks, calamities and phases, where it is easily half done."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.rules.barbarians.checks import check
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.rules.calamities.civil_war import split
from regnum.games.medioevo.rules.crusade.outcome import fail
from regnum.games.medioevo.rules.diplomacy.pacts import companions
from regnum.games.medioevo.rules.diplomacy.war_declaration import may_declare
from regnum.games.medioevo.rules.realm.taxes import Taxes
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    engine,
    go_on,
    heard,
    land,
    level,
    listen,
    load_dice,
    new,
    offered,
    person,
    position,
    refused,
    step,
    texts,
    throw,
    told,
    vehicle,
    wild,
)

HOME = {
    "galicia": land(0, 9),
    "leon": land(0, 9, settlement="encampment"),
    "provence": land(1, 5),
    "armenia": land(2, 5),
}


def table(
    me: dict[str, Any], asks: Any, other: dict[str, Any] | None = None, last: dict[str, Any] | None = None, **more: Any
) -> Medioevo:
    """Castile, France and Rum; Castile acts, its first pieces stand in Galicia, the first land of all."""
    people = [{**person("castile"), **me}, {**person("france"), **(other or {})}, {**person("rum"), **(last or {})}]
    return position(*people, asks=asks, **{"lands": HOME, **more})


def happens(s: Medioevo, *dice: tuple[int, int], calamity: str = "", step: Any = None) -> list[str]:
    listen(s)
    if calamity:
        befall(s, calamity, *dice)
    else:
        throw(s, *dice)
        go_on(s, step)
    return told(s)


# --- attacks ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.e", "7.10.f", "7.10.x")
def test_what_an_attack_costs_depends_on_who_attacks() -> None:
    rider = {
        "vehicles": [vehicle("cavalry", "galicia", armies=5)],
        "banners": [banner("cavalry.1"), banner("galicia", 2)],
    }
    lands = {**HOME, "leon": wild(3)}
    s = table(rider, "CombatMenu", lands=lands, phase="combat")
    assert texts(s) == [
        "done",
        "end_turn",
        "attack:1.leon",
        "attack:1.leon.all",
        "attack:1.minho",
        "attack:1.minho.all",
        "attack:2.leon",
        "attack:2.leon.all",
        "attack:2.minho",
        "attack:2.minho.all",
        "use:cavalry.1",
    ]
    assert heard(s, "attack:1.leon") == [
        "7.10.e began 1: Anna attacks León.",
        "attack: - -> attacker=0 defender=barbarian aim=land source=galicia target=leon banner=1 armies=0 leader="
        " base=0 stop=0",
        "players.0.vehicles.cavalry.1.spent: - -> 3",
        "players.0.banners.1.attacks: - -> 1",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]
    s = table(rider, "CombatMenu", lands=lands, phase="combat")
    assert heard(s, "attack:2.leon") == [
        "7.10.e began 1: Anna attacks León.",
        "attack: - -> attacker=0 defender=barbarian aim=land source=galicia target=leon banner=2 armies=0 leader="
        " base=0 stop=0",
        "players.0.banners.2.attacks: - -> 1",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]
    sailor = {"vehicles": [vehicle("warship", "celtic_sea", armies=5)], "banners": [banner("warship.1")]}
    s = table(sailor, "CombatMenu", phase="combat")
    assert texts(s) == [
        "done",
        "end_turn",
        "attack:1.wessex",
        "attack:1.wessex.all",
        "attack:1.cornwall",
        "attack:1.cornwall.all",
        "attack:1.wales",
        "attack:1.wales.all",
        "attack:1.ireland",
        "attack:1.ireland.all",
        "use:warship.1",
        "blockade:celtic_sea",
    ]
    guest = {"banners": [banner("extremadura", armies=20)]}
    s = table(guest, "CombatMenu", phase="combat")
    assert heard(s, "attack:1.extremadura") == [
        "7.10.e began 1: Anna attacks Extremadura.",
        "attack: - -> attacker=0 defender=barbarian aim=land source=extremadura target=extremadura banner=1"
        " armies=0 leader= base=0 stop=0",
        "players.0.banners.1.attacks: - -> 1",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]


@clause("medioevo", "7.10.e", "7.10.k", "7.10.f")
def test_pieces_on_their_owners_land_are_attacked_with_it() -> None:
    foe = {
        "war": [0],
        "vehicles": [vehicle("caravan", "leon", armies=1), vehicle("caravan", "provence", 2)],
        "technologies": level(2).split(),
    }
    s = table(
        {"war": [1], "banners": [banner("leon", armies=9)], "engines": [engine("galicia", 3)]},
        "CombatMenu",
        other=foe,
        lands={**HOME, "leon": land(1, 2)},
        phase="combat",
    )
    assert [one for one in texts(s) if "leon" in one] == ["attack:1.leon", "attack:1.leon.all"]
    s = table(
        {"war": [1], "banners": [banner("galicia")], "engines": [engine("galicia", 3)]},
        "CombatMenu",
        other={**foe, "vehicles": [vehicle("caravan", "galicia", armies=2)]},
        phase="combat",
    )
    choose(s, "strike:1.galicia.1")
    load_dice(s, 6, 1, 1, 1)
    assert heard(s, "fight:1") == [
        "7.10.s rolled 7: Anna: 6-1.",
        "7.10.s rolled 2: Bruno: 1-1.",
        "7.10.t lost 2: Armies lost: attacker 1, defender 1.",
        "lands.galicia.armies: 9 -> 8",
        "attack.base: 0 -> 1",
        "players.1.vehicles.caravan.1.armies: 2 -> 1",
        "chance: 4",
        "revealed",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]


@clause("medioevo", "7.10.x", "7.10.j", "7.10.h")
def test_few_armies_have_no_half_to_stop_at() -> None:
    attack = {
        "attacker": 0,
        "defender": "barbarian",
        "aim": "land",
        "source": "galicia",
        "target": "leon",
        "banner": 1,
        "base": 1,
    }
    for armies, half in ((2, ""), (3, ""), (4, " fight_on:2"), (9, " fight_on:4")):
        lands = {**HOME, "galicia": land(0, armies), "leon": wild(3)}
        s = table({"banners": [banner("galicia")]}, "FightOn", attack=attack, lands=lands, phase="combat")
        dice = " ".join(f"fight:{n}" for n in range(1, min(3, armies - 1) + 1))
        assert offered(s)[1] == f"{dice} fight_on:1{half} break_off"


@clause("medioevo", "7.10.w")
def test_losses_are_taken_where_their_owner_wants() -> None:
    attack = {"attacker": 1, "defender": 0, "aim": "party", "source": "leon", "target": "leon", "banner": 1, "base": 3}
    mine = {
        "vehicles": [vehicle("caravan", "leon", armies=1), vehicle("cavalry", "leon", armies=3)],
        "banners": [banner("leon", armies=2)],
        "war": [1],
    }
    s = table(
        mine,
        [step("TakeLosses", attacking=False, left=2)],
        other={"war": [0], "banners": [banner("leon")]},
        attack=attack,
        lands={**HOME, "leon": land(1, 9)},
        phase="combat",
    )
    assert offered(s, "lose:caravan.1.1", "lose:cavalry.1.2", "lose:banner.1.1") == [
        "Battle of León: where do you lose armies? Still to lose: 2.",
        "lose:caravan.1.1 lose:cavalry.1.1 lose:cavalry.1.2 lose:banner.1.1 lose:banner.1.2",
        "lose:caravan.1.1: 1 with: Caravan 1 -> players.0.vehicles.1",
        "lose:cavalry.1.2: 2 with: Cavalry 1 -> players.0.vehicles.2",
        "lose:banner.1.1: 1 with: Banner 1 -> players.0.banners.1",
    ]
    assert heard(s, "lose:banner.1.1") == [
        "players.0.banners.1.armies: 2 -> 1",
        "next: TakeLosses seat=0 attacking=False left=1",
    ]
    assert heard(s, "lose:cavalry.1.1") == ["players.0.vehicles.cavalry.1.armies: 3 -> 2", "next: "]


# --- refusals --------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.09.a", "7.09.b", "7.09.c", "3.17.a", "7.10.e", "3.02.f", "3.06.c", "7.11.c", "7.02.d")
def test_reasons_name_what_is_missing() -> None:
    panel = {
        "reserve": 37,
        "generals": 1,
        "stock": ["fort"],
        "vehicles": [vehicle("cavalry", "leon", armies=18)],
        "banners": [banner("galicia"), banner("galicia", 2, general=True)],
    }
    s = table(panel, "PlacementMenu", phase="placement")
    assert refused(
        s,
        "deploy:castle.leon",
        "deploy:fort.provence",
        "deploy:fort",
        "deploy:army.galicia.5",
        "deploy:army.leon.7",
        "deploy:army.leon.38",
        "embark:cavalry.1.3",
        "embark:cavalry.2.1",
        "deploy:general.2",
        "deploy:general.3",
        "coin:card",
    ) == [
        "deploy:castle.leon: 7.09.a Nothing of the kind waits in your reserve.",
        "deploy:fort.provence: 7.09.b It cannot be placed there.",
        "deploy:fort: 7.09.b It cannot be placed there.",
        "deploy:army.galicia.5: 7.09.b Without Roads it goes only to a city of yours that is not in ruins.",
        "deploy:army.leon.7: 7.09.c In a long list only round numbers can be chosen, and all: place the rest with"
        " another choice.",
        "deploy:army.leon.38: 7.09.c There is no room for that.",
        "embark:cavalry.1.3: 7.09.c There is no room for that.",
        "embark:cavalry.2.1: 7.09.b It cannot be placed there.",
        "deploy:general.2: 3.17.a It cannot be placed there.",
        "deploy:general.3: 3.17.a It cannot be placed there.",
        "coin:card: 7.09.a Nothing of the kind waits in your reserve.",
    ]
    s = table(panel, "CombatMenu", phase="combat")
    assert refused(s, "attack:1.armenia", "attack:3.leon", "blockade:celtic_sea", "crusade", "play:thief") == [
        "attack:1.armenia: 7.10.e This banner cannot attack that from where it is.",
        "attack:3.leon: 7.10.a No banner of yours can do that now. A banner attacks neighbouring lands: on foot without"
        " spending points, aboard a vehicle with the points that it has left.",
        "blockade:celtic_sea: 7.10.a Nothing of yours can do that now.",
        "crusade: 7.10.a Nothing of yours can do that now.",
        "play:thief: 7.10.a Nothing of yours can do that now.",
    ]
    s = table({**panel, "vehicles": [vehicle("caravan", "leon")]}, "TradeMenu")
    assert refused(s, "go:armenia", "buy:salt.1", "sell:salt.1", "load:goods", "play:thief", "use:caravan.2") == [
        "go:armenia: 3.02.f It cannot go there: too far, no way, no right or no room.",
        "buy:salt.1: 7.11.c You cannot buy that: money, room or Metals is missing, or there is no market for you;"
        " in a long list only round numbers can be chosen.",
        "sell:salt.1: 3.06.c This vehicle cannot do that here, or has no points left for it.",
        "load:goods: 3.06.c This vehicle cannot do that here, or has no points left for it.",
        "play:thief: 7.11.a This cannot be chosen here.",
        "use:caravan.2: 7.11.a This cannot be chosen here.",
    ]
    s = table({"florins": 12}, [step("Bid", sword=1)])
    assert refused(s, "bid:13") == ["bid:13: 7.02.d You may bid one of the sums offered, at most 12 florins."]
    fresh = new(3, 1)
    choose(fresh, "kingdom:hungary")
    assert refused(fresh, "kingdom:hungary", "kingdom:england", "kingdom:empire", "kingdom:atlantis") == [
        "kingdom:hungary: 6.02.e This kingdom is taken.",
        "kingdom:england: 6.02.e Nobody can play this kingdom now.",
        "kingdom:empire: 6.02.f There are enough players of this faith.",
        "kingdom:atlantis: 6.02.e Nobody can play this kingdom now.",
    ]


# --- fate ------------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.07.a", "3.26.13.a", "3.26.14.a", "5.01.p4")
def test_taxes_and_debts() -> None:
    debts = [
        {"debtor": 0, "creditor": 1, "instalment": 30, "turns": 2, "overdue": 5},
        {"debtor": 0, "creditor": 2, "instalment": 1000, "turns": 1, "overdue": 0},
        {"debtor": 1, "creditor": 2, "instalment": 10, "turns": 1, "overdue": 0},
    ]
    rich = {"shown": ["merchant", "merchant", "tax_collector"], "technologies": ["coinage"]}
    lands = {**HOME, "galicia": land(0, 9, cathedral=True)}
    assert happens(table(rich, "TradeMenu", lands=lands, debts=debts), step=Taxes(0)) == [
        "3.26.13.a gained 100: Anna receives 100 florins.",
        "3.26.14.a gained 10: Anna receives 10 florins.",
        "5.01.p4 moved 35: Anna pays 35 florins to Bruno.",
        "5.01.p4 moved 75: Anna pays 75 florins to Carla.",
        "5.01.p4 gained 1: Carla marks 1 casus belli against Anna.",
        "phase: trade -> taxes",
        "debts.0.turns: 2 -> 1",
        "debts.0.overdue: 5 -> 0",
        "debts.1.turns: 1 -> 0",
        "debts.1.overdue: 0 -> 925",
        "players.1.florins: - -> 35",
        "players.2.florins: - -> 75",
        "players.2.casus_belli: - -> 1 0 0",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    exact = [{"debtor": 0, "creditor": 1, "instalment": 30, "turns": 1, "overdue": 0}]
    s = table(
        {"florins": 30}, "TradeMenu", debts=exact, lands={"provence": land(1), "armenia": land(2), "kent": land(0)}
    )
    assert happens(s, step=Taxes(0)) == [
        "5.01.p4 moved 30: Anna pays 30 florins to Bruno.",
        "phase: trade -> taxes",
        "debts: (debtor=0 creditor=1 instalment=30 turns=1 overdue=0) -> -",
        "players.0.florins: 30 -> -",
        "players.1.florins: - -> 30",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.3.a", "3.30.3.c", "3.30.13.a", "3.30.13.f", "3.30.6.d", "3.30.15.a", "3.30.15.e")
def test_calamities_of_the_people() -> None:
    orders = {"battle_losses": "default"}
    lands = {
        "galicia": land(0, 90),
        "leon": land(0, 30, settlement="town"),
        "old_castile": land(1, 90),
        "armenia": land(2, 90),
    }
    farmer = {"orders": orders, "technologies": ["agriculture", "pottery"], "grain_reserves": 1}
    plain = {"orders": orders, "grain_reserves": 3}
    s = table(farmer, "TradeMenu", other=plain, lands=lands)
    assert happens(s, (12, 5), calamity="famine") == [
        "3.30.3.a lost 50: Bruno loses 50 armies.",
        "3.30.3.a lost 15: Anna loses 15 armies.",
        "lands.galicia.armies: 90 -> 75",
        "lands.old_castile.armies: 90 -> 40",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    healer = {"orders": orders, "technologies": ["medicine", "roads"]}
    s = table(healer, "TradeMenu", other=plain, lands=lands)
    assert happens(s, (6, 3), calamity="plague") == [
        "3.30.13.a lost 27: Bruno loses 27 armies.",
        "3.30.13.a lost 23: Anna loses 23 armies.",
        "3.30.13.f lost 3: Anna loses 3 armies.",
        "lands.galicia.armies: 90 -> 67",
        "lands.leon.armies: 30 -> 27",
        "lands.old_castile.armies: 90 -> 63",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    cities = {
        "portugal": land(0, 9, settlement="capital", fortification="fortress"),
        "new_castile": land(0, 9, settlement="town", fortification="fort"),
        "provence": land(1),
        "armenia": land(2),
    }
    s = table({"technologies": ["theatre", "law", "army"]}, "TradeMenu", lands=cities)
    assert happens(s, calamity="civil_disorder") == [
        "lands.new_castile.settlement: town -> village",
        "lands.new_castile.fortification: fort -> -",
        "lands.portugal.settlement: capital -> town",
        "lands.portugal.fortification: fortress -> fort",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    holders = {
        **cities,
        "portugal": land(0, 9, settlement="capital", goods={"slaves": 1}),
        "leon": wild(2, goods={"slaves": 2}),
    }
    slaver = {"technologies": ["mining"], "vehicles": [vehicle("caravan", "galicia", goods={"slaves": 1}, armies=1)]}
    s = table(
        slaver,
        "TradeMenu",
        other={"technologies": ["education"], "vehicles": [vehicle("caravan", "provence", goods={"slaves": 1})]},
        lands=holders,
    )
    dice = [(6, n) for n in (6, 1, 1, 6, 6, 6)]
    assert happens(s, *dice, calamity="slave_revolt") == [
        "3.30.15.a lost 2: Revolt in New Castile: the settlement loses 2 levels.",
        "3.30.15.a lost 2: Revolt in Portugal: the settlement loses 2 levels.",
        "3.30.15.e lost 1: Anna loses: Caravan (Galicia).",
        "7.04.k began 1: Barbarians attack Portugal with one army; Anna defends it with 9.",
        "7.10.s rolled 1: Barbarians: 1.",
        "7.10.s rolled 18: Anna: 6-6-6.",
        "7.10.t lost 1: Armies lost: attacker 1, defender 0.",
        "7.04.l ended 1: The barbarians lose all their armies: Anna holds Portugal, where 9 armies are left.",
        "3.30.15.e lost 1: Bruno loses: Caravan (Provence).",
        "lands.leon.armies: 2 -> 4",
        "lands.leon.goods: slaves=2 -> -",
        "lands.new_castile.settlement: town -> encampment",
        "lands.portugal.settlement: capital -> village",
        "lands.portugal.goods: slaves=1 -> -",
        "players.0.vehicles: (at=galicia armies=1 goods={'slaves': 1}) -> -",
        "players.1.vehicles: (at=provence goods={'slaves': 1}) -> -",
        "chance: 6",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.2.a", "3.29.d", "7.10.el.c", "3.30.17.b")
def test_who_loses_his_last_vehicle_is_out() -> None:
    zone = {"provence": land(1), "armenia": land(2)}
    s = table({"vehicles": [vehicle("caravan", "galicia", goods={"salt": 1})]}, "TradeMenu", lands=zone)
    west = s.box.zone[at(s, "galicia")]
    assert happens(s, (4, west), (6, 6), calamity="convoy_raid") == [
        "3.30.2.a lost 1: Anna loses: Caravan (Galicia).",
        "7.10.el.a ended 1: Anna is out of the game.",
        "eliminated: - -> 0",
        "players.0.vehicles: (at=galicia goods={'salt': 1}) -> -",
        "chance: 2",
        "revealed",
        "next: ",
    ]
    s = table(
        {"vehicles": [vehicle("cavalry", "galicia", armies=1)], "banners": [banner("cavalry.1")]},
        "TradeMenu",
        lands=zone,
        event_pile=["calm", "glanders"],
    )
    assert happens(s, (4, west), (6, 6), step=DrawEvent()) == [
        "3.29.c revealed 1: Event: Horse Sickness, The West. Each cavalry rolls a die: on 6 it is lost, and those it"
        " carries go ashore. The others have 2 points less.",
        "3.29.d lost 1: Anna loses: Cavalry (Galicia).",
        "7.10.el.a ended 1: Anna is out of the game.",
        "event_discards: - -> glanders",
        "eliminated: - -> 0",
        "players.0.vehicles: (at=galicia armies=1) -> -",
        "players.0.banners: (at=cavalry.1 level=1 reach=1) -> -",
        "event_pile: calm glanders -> calm",
        "chance: 2",
        "revealed",
        "next: ",
    ]
    s = table(
        {"vehicles": [vehicle("cavalry", "galicia", armies=1)], "banners": [banner("cavalry.1")]},
        "TradeMenu",
        event_pile=["calm", "glanders"],
    )
    assert happens(s, (4, west), (6, 6), step=DrawEvent()) == [
        "3.29.c revealed 1: Event: Horse Sickness, The West. Each cavalry rolls a die: on 6 it is lost, and those it"
        " carries go ashore. The others have 2 points less.",
        "3.29.d lost 1: Anna loses: Cavalry (Galicia).",
        "lands.galicia.armies: 9 -> 10",
        "event_discards: - -> glanders",
        "players.0.vehicles: (at=galicia armies=1) -> -",
        "players.0.banners.1.at: cavalry.1 -> galicia",
        "event_pile: calm glanders -> calm",
        "chance: 2",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    s = table({"vehicles": [vehicle("trade_ship", "celtic_sea")]}, "TradeMenu", event_pile=["mutiny"])
    assert happens(s, (6, s.box.sea_zone[at(s, "celtic_sea")] + 1), (6, 6), step=DrawEvent()) == [
        "3.29.c revealed 1: Event: Mutiny, Atlantic. Each ship outside a port rolls a die: on 6 it turns pirate.",
        "3.29.d lost 1: Anna loses: Trade ship (Celtic Sea).",
        "event_discards: - -> mutiny",
        "players.0.vehicles: (at=celtic_sea) -> -",
        "event_pile: mutiny -> -",
        "chance: 2",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.7.b", "3.30.8.b", "3.30.8.e", "3.30.16.a", "3.30.4.a")
def test_other_calamities() -> None:
    s = table(
        {
            "technologies": ["army"],
            "orders": {"battle_losses": "default"},
            "vehicles": [vehicle("caravan", "provence", armies=12)],
        },
        "TradeMenu",
        lands={**HOME, "galicia": land(0, 20), "leon": land(0, 20)},
    )
    listen(s)
    split(s, 0, 2, (at(s, "leon"),), ())
    s.advance()
    assert told(s) == [
        "3.30.8.e lost 10: Anna loses 10 armies.",
        "3.30.8.e lost 10: Anna loses 10 armies.",
        "3.30.8.g gained 1: Anna marks 1 casus belli against Carla.",
        "3.30.8.f moved 1: León secedes.",
        "lands.galicia.armies: 20 -> 11",
        "lands.leon.owner: 0 -> 2",
        "lands.leon.armies: 20 -> 10",
        "players.0.vehicles.caravan.1.armies: 12 -> 11",
        "players.0.casus_belli: - -> 0 0 1",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    s = table({"florins": 500}, "TradeMenu", pope=0)
    assert happens(s, calamity="council") == [
        "revealed",
        "next: BuyAtCouncil seat=0 left=4; BuyAtCouncil seat=1 left=3; BuyAtCouncil seat=2 left=3; TradeMenu seat=0"
        " in_hand=None",
    ]
    s = table(
        {},
        "TradeMenu",
        other={"technologies": ["deism"]},
        lands={
            **HOME,
            "galicia": land(0, 9, cathedral=True),
            "provence": land(1, 2, cathedral=True),
            "armenia": land(2, 2, cathedral=True),
        },
    )
    assert happens(s, calamity="superstition")[-8:] == [
        "3.30.16.a lost 1: The cathedral of Galicia falls.",
        "3.30.16.a lost 1: The cathedral of Armenia falls.",
        "lands.galicia.cathedral: True -> -",
        "lands.armenia.cathedral: True -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


# --- pirates and treasures -------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.q", "7.04.r", "7.04.t")
def test_one_pirate_ship_after_the_other_sails() -> None:
    pirates = [{"at": "celtic_sea", "armies": 9}, {"at": "celtic_sea", "armies": 2}]
    s = table({"vehicles": [vehicle("trade_ship", "irish_sea", goods={"salt": 1})]}, "TradeMenu", pirates=pirates)
    ways = [
        *s.box.sea_links[at(s, "celtic_sea")],
        *[one for one in s.box.shores[at(s, "celtic_sea")] if s.owner[one] >= 0],
    ]
    irish, breton = ways.index(at(s, "irish_sea")), ways.index(at(s, "breton_sea"))
    assert happens(s, (len(ways), irish + 1), (6, 6), (len(ways), breton + 1), step=SailPirates(2)) == [
        "5.01.za began 9: Barbarians with 9 armies attack what Anna has in Irish Sea; no army defends it.",
        "7.10.cd lost 1: Anna loses a vehicle: Trade ship.",
        "pirates.0.at: celtic_sea -> irish_sea",
        "pirates.0.leader:  -> barbarian_general",
        "pirates.1.at: celtic_sea -> breton_sea",
        "assault: 0 0 0 -> 1 9 0",
        "players.0.vehicles: (at=irish_sea goods={'salt': 1}) -> -",
        "chance: 3",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "10.07.c", "10.07.d")
def test_a_treasure_at_sea_is_loaded_as_far_as_there_is_room() -> None:
    fleet = {
        "vehicles": [
            vehicle("trade_ship", "celtic_sea", goods={"salt": 9}),
            vehicle("trade_ship", "celtic_sea", 2),
            vehicle("warship", "celtic_sea", armies=19),
        ],
        "banners": [banner("warship.1")],
        "technologies": level(2).split(),
    }
    s = table(
        fleet,
        "CombatMenu",
        phase="combat",
        pirates=[{"at": "celtic_sea", "armies": 3, "leader": "barbarian_general"}],
        options={"treasures": True},
        treasure_pile=["treasure_01", "treasure_31"],
    )
    choose(s, "hunt:1.celtic_sea")
    throw(s, (6, 6), (6, 1), (6, 1), (6, 1), (6, 1), (6, 1), (8, 1))
    assert heard(s, "fight:1") == [
        "7.10.m rolled 7: Anna: 6-1, the first raised by 1 to 7.",
        "7.10.m rolled 4: Barbarians: 1-1-1-1, the first raised by 2 to 3.",
        "7.10.t lost 2: Armies lost: attacker 1, defender 1.",
        "7.10.r lost 1: The barbarian general falls.",
        "4.03.j scored 1: Anna gains 1 honour, for a general killed (1 in all).",
        "10.07.b revealed 1: Anna finds a treasure: Treasure 31.",
        "10.07.c gained 2: 2 deserters join Anna.",
        "10.07.c gained 40: Anna receives 40 florins.",
        "10.07.d gained 1: Goods are found in Celtic Sea: Salt.",
        "pirates.0.armies: 3 -> 2",
        "pirates.0.leader: barbarian_general -> ",
        "treasure_discards: - -> treasure_31",
        "attack.base: 0 -> 1",
        "players.0.vehicles.trade_ship.1.goods.salt: 9 -> 30",
        "players.0.vehicles.trade_ship.2.goods: - -> salt=1",
        "players.0.vehicles.warship.1.armies: 19 -> 20",
        "players.0.honour: - -> 1",
        "players.0.florins: - -> 40",
        "treasure_pile: treasure_01 treasure_31 -> treasure_01",
        "chance: 7",
        "revealed",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]


# --- the rest --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.5.w", "3.30.5.y", "4.03.m", "3.30.5.d")
def test_a_lost_crusade_rewards_who_held_the_goal() -> None:
    crusade = {
        "goal": "palestine",
        "start": "papal_state",
        "departs": 5,
        "percent": 30,
        "joiners": [1],
        "quotas": [0, 1, 0],
        "committed": [0, 2, 0],
        "at": "syria",
        "contributors": [1],
        "enemy": 0,
        "new_allies": [[], [2], [1]],
        "new_wars": [1],
    }
    s = table(
        {"war": [1]},
        "TradeMenu",
        other={"war": [0], "allied": [2], "banners": [banner("crusade", 2)], "engines": [engine("crusade", 2)]},
        last={"allied": [1]},
        crusade=crusade,
        lands={**HOME, "palestine": land(0, 2)},
    )
    listen(s)
    fail(s, (0,))
    assert told(s) == [
        "3.30.5.w ended 0: The crusade is lost.",
        "3.30.5.w scored 5: Anna gains 5 honour, for the outcome of the crusade (5 in all).",
        "3.30.5.w scored -5: Bruno loses 5 honour, for the outcome of the crusade (-5 in all).",
        "5.01.p1 changed 1: Bruno and Anna are no longer at war.",
        "crusade: goal=palestine start=papal_state departs=5 percent=30 joiners=1 quotas=0,1,0 committed=0,2,0"
        " at=syria contributors=1 enemy=0 new_allies=[],[2],[1] new_wars=1 -> -",
        "players.0.war: 1 -> -",
        "players.0.honour: - -> 5",
        "players.1.war: 0 -> -",
        "players.1.allied: 2 -> -",
        "players.1.banners.2.at: crusade -> reserve",
        "players.1.engines.2.at: crusade -> reserve",
        "players.1.honour: - -> -5",
        "players.1.reserve: - -> 2",
        "players.2.allied: 1 -> -",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "5.01.l", "5.01.y", "5.01.j")
def test_the_pope_and_a_muslim_on_one_side_are_companions() -> None:
    pope, ally, turk, foe = (
        {"allied": [1], "war": [3]},
        {"allied": [0, 2], "war": [3]},
        {"allied": [1], "war": [3]},
        {"war": [0, 1, 2]},
    )
    people = [
        {**person(id), **one}
        for id, one in zip(("castile", "hungary", "rum", "england"), (pope, ally, turk, foe), strict=True)
    ]
    s = position(*people, asks="TradeMenu", seats=4, pope=0, lands={"leon": land(0)})
    assert companions(s, 0, 2)
    assert not may_declare(s, 0, 2)
    s.war[2] = 0
    assert not companions(s, 0, 2)
    assert may_declare(s, 0, 2)
    s.war[2], s.pope = 8, 1
    assert not companions(s, 0, 2)


@clause("medioevo", "5.01.p2", "5.01.k")
def test_cards_and_answers_are_due_one_by_one() -> None:
    s = table({"hand": ["relic", "genius", "thief"]}, [step("GiveCards", taker=2, n=2)])
    assert heard(s, "card:genius") == [
        "5.01.p1 moved 1: Carla takes Genius from Anna. ['Anna', 'Carla']",
        "players.0.hand: genius relic thief -> relic thief",
        "players.2.hand: - -> genius",
        "revealed",
        "next: GiveCards seat=0 taker=2 n=1",
    ]
    assert heard(s, "card:thief") == [
        "5.01.p1 moved 1: Carla takes Thief from Anna. ['Anna', 'Carla']",
        "players.0.hand: relic thief -> relic",
        "players.2.hand: genius -> genius thief",
        "revealed",
        "next: ",
    ]
    allied = ({"allied": [1]}, {"allied": [0, 2], "orders": {"alliance_calls": "confirm"}}, {"allied": [1]})
    s = table(allied[0], [step("Approach", other=2)], other=allied[1], last=allied[2])
    assert heard(s, "declare:war") == [
        "5.01.j decided 1: Anna (Kingdom of Castile) declares war on Carla (Sultanate of Rum).",
        "5.01.t gained 1: Carla marks 1 casus belli against Anna.",
        "5.01.j changed 1: Anna and Carla are at war.",
        "actions: 0 -> 1",
        "players.0.war: - -> 2",
        "players.2.war: - -> 0",
        "players.2.casus_belli: - -> 1 0 0",
        "next: AnswerCall seat=1 declarer=0 target=2; TakeSides declarer=0 target=2",
    ]
    s = table(
        {"allied": [1]}, [step("Approach", other=2)], other={"allied": [0], "orders": {"alliance_calls": "confirm"}}
    )
    assert heard(s, "declare:war") == [
        "5.01.j decided 1: Anna (Kingdom of Castile) declares war on Carla (Sultanate of Rum).",
        "5.01.t gained 1: Carla marks 1 casus belli against Anna.",
        "5.01.j changed 1: Anna and Carla are at war.",
        "5.01.k decided 1: Bruno joins the war on the side of Anna.",
        "5.01.j changed 1: Bruno and Carla are at war.",
        "actions: 0 -> 1",
        "players.0.war: - -> 2",
        "players.1.war: - -> 2",
        "players.2.war: - -> 0 1",
        "players.2.casus_belli: - -> 1 0 0",
        "revealed",
        "next: ",
    ]
    s = table({"allied": [1]}, [step("Approach", other=2)], other={"allied": [0], "orders": {"alliance_calls": "drop"}})
    assert heard(s, "declare:war") == [
        "5.01.j decided 1: Anna (Kingdom of Castile) declares war on Carla (Sultanate of Rum).",
        "5.01.t gained 1: Carla marks 1 casus belli against Anna.",
        "5.01.j changed 1: Anna and Carla are at war.",
        "5.01.k lost 1: Bruno drops the alliance with Anna.",
        "actions: 0 -> 1",
        "players.0.allied: 1 -> -",
        "players.0.war: - -> 2",
        "players.1.allied: 0 -> -",
        "players.2.war: - -> 0",
        "players.2.casus_belli: - -> 1 0 0",
        "revealed",
        "next: ",
    ]


@clause("medioevo", "3.10.a", "10.04.b", "10.04.a", "7.11.b", "3.29.e")
def test_trade_buildings_and_fairs_change_prices() -> None:
    city = land(0, 9, settlement="encampment", trade_building="market")
    trader = {
        "florins": 90,
        "vehicles": [vehicle("caravan", "new_castile", goods={"salt": 2, "wine": 1}, marks=["fair"])],
        "technologies": ["metals"],
    }
    s = table(trader, "TradeMenu", lands={**HOME, "new_castile": city}, options={"trade_buildings": True})
    assert offered(s, "sell:salt.2", "sell:wine.1", "buy:grain.1", "buy:iron.1") == [
        "Caravan 1 in New Castile, 6 points left, Salt 2, Wine 1: where does it go, what does it trade? You have 90"
        " florins.",
        "done load:armies unload:goods sell:salt.1 sell:salt.2 sell:wine.1 buy:salt.1 buy:salt.2 buy:salt.3"
        " buy:iron.1 buy:iron.2 buy:iron.3 buy:hides.1 buy:grain.1 buy:grain.5 buy:grain.7 buy:slaves.1"
        " buy:slaves.2 buy:spices.1 buy:textiles.1 buy:textiles.5 buy:wine.1 buy:wine.2 buy:wine.3",
        "sell:salt.2: Sell 2 units of Salt for 50 florins (25 florins each) -> players.0.vehicles.1.goods.salt",
        "sell:wine.1: Sell 1 unit of Wine for 28 florins (28 florins each) -> players.0.vehicles.1.goods.wine",
        "buy:grain.1: Buy 1 unit of Grain for 11 florins (11 florins each) -> players.0.vehicles.1 lands.new_castile",
        "buy:iron.1: Buy 1 unit of Iron for 29 florins (29 florins each) -> players.0.vehicles.1 lands.new_castile",
    ]
    assert heard(s, "sell:salt.1") == [
        "7.11.c lost 1: Anna sells 1 unit of Salt in New Castile.",
        "7.11.c gained 25: Anna receives 25 florins.",
        "players.0.florins: 90 -> 115",
        "players.0.vehicles.caravan.1.goods.salt: 2 -> 1",
        "players.0.vehicles.caravan.1.marks: fair -> stopped fair",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert heard(s, "buy:iron.1") == [
        "7.11.c gained 1: Anna buys 1 unit of Iron in New Castile.",
        "7.11.c lost 29: Anna pays 29 florins.",
        "players.0.florins: 115 -> 86",
        "players.0.vehicles.caravan.1.goods.iron: - -> 1",
        "players.0.vehicles.caravan.1.marks: stopped fair -> stopped bought fair",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert texts(s) == [
        "done",
        "buy:salt.1",
        "buy:salt.2",
        "buy:salt.3",
        "buy:iron.1",
        "buy:iron.2",
        "buy:hides.1",
        "buy:grain.1",
        "buy:grain.5",
        "buy:grain.7",
        "buy:slaves.1",
        "buy:slaves.2",
        "buy:spices.1",
        "buy:textiles.1",
        "buy:textiles.4",
        "buy:wine.1",
        "buy:wine.2",
        "buy:wine.3",
    ]


@clause("medioevo", "7.04.j", "7.04.k", "7.04.m", "7.12.b", "5.01.za")
def test_barbarians_are_checked_in_turn() -> None:
    lands = {
        **HOME,
        "old_castile": wild(3),
        "extremadura": wild(1),
        "biscay": wild(25, fortification="fort", leader="commander"),
        "new_castile": wild(2),
    }
    guest = {"vehicles": [vehicle("caravan", "old_castile", armies=1)]}
    s = table(guest, "TradeMenu", lands={**lands, "galicia": land(0, 2), "leon": land(0, 1)})
    listen(s)
    load_dice(s, 6, 1, 1, 1, 1, 6, 1, 1)
    check(s, [at(s, id) for id in ("extremadura", "old_castile", "new_castile")])
    go_on(s)
    assert told(s) == [
        "5.01.za began 3: Barbarians with 3 armies attack what Anna has in Old Castile; one army defends it.",
        "7.10.s rolled 8: Barbarians: 6-1-1.",
        "7.10.s rolled 1: Anna: 1.",
        "7.10.t lost 1: Armies lost: attacker 0, defender 1.",
        "7.10.cd lost 1: Anna loses a vehicle: Caravan.",
        "3.18.a gained 1: A barbarian commander appears in Old Castile.",
        "7.04.k began 2: Barbarians attack León with 2 armies; Anna defends it with one.",
        "7.10.m rolled 7: Barbarians: 6-1, the first raised by 1 to 7.",
        "7.10.s rolled 1: Anna: 1.",
        "7.10.t lost 1: Armies lost: attacker 0, defender 1.",
        "7.04.u lost 1: Anna loses León with all its defenders: it falls to barbarians, who have 2 armies left.",
        "3.18.a gained 1: A barbarian commander appears in León.",
        "lands.leon.owner: 0 -> -",
        "lands.leon.armies: 1 -> 2",
        "lands.leon.leader: - -> commander",
        "lands.old_castile.armies: 3 -> 1",
        "assault: 0 0 0 -> 1 2 1",
        "players.0.vehicles: (at=old_castile armies=1) -> -",
        "chance: 8",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.15.e", "7.10.el.c")
def test_slaves_may_end_a_game_for_their_owner() -> None:
    caravan = {"vehicles": [vehicle("caravan", "galicia", goods={"slaves": 1})]}
    s = table(caravan, "TradeMenu", lands={"provence": land(1), "armenia": land(2)})
    befall(s, "slave_revolt")
    assert s.is_out(0)
