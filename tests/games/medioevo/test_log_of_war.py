"""What the log tells of wars, barbarians, fate and crusades: by which clause, how much, and in which words."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.barbarians.checks import BarbarianPhase
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.rules.barbarians.rebellion import Rebellion
from regnum.games.medioevo.rules.calamities.civil_war import BreakAway
from regnum.games.medioevo.rules.calamities.people import LowerCities
from regnum.games.medioevo.rules.calamities.trade import flood, toss
from regnum.games.medioevo.rules.church.papacy import kill_pope, take_office
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.rules.war.elimination import check
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    game,
    go_on,
    heard,
    home,
    land,
    listen,
    load_dice,
    person,
    position,
    run,
    step,
    throw,
    told,
    vehicle,
    wild,
)

# --- war -------------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.e", "7.10.l", "7.10.m", "7.10.s", "7.10.t", "7.10.r", "7.10.ca", "7.10.y")
def test_a_battle_is_told_blow_by_blow() -> None:
    general = person("castile", hand=["condottiero"], banners=[banner("cilicia", level=2)])
    lands = {"cilicia": land(0, 8), "syria": wild(1, leader="commander")}
    s = position(general, asks="CombatPhase", phase="combat", lands=lands)
    assert heard(s, "attack:1.syria", "fight:3") == [
        "7.10.e began 1: Anna attacks Syria.",
        "attack: - -> attacker=0 defender=barbarian aim=land source=cilicia target=syria banner=1 armies=0 leader="
        " base=3 stop=0",
        "players.0.banners.1.attacks: - -> 1",
        "revealed",
        "next: ShowCards seat=0 attacking=True; RollDice; CombatPhase seat=0",
    ]
    load_dice(s, 6, 5, 4, 2)
    assert heard(s, "show:condottiero") == [
        "7.10.l revealed 1: Anna uses Condottiere.",
        "7.10.m rolled 15: Anna: 6-5-4, the first raised by 1 to 7.",
        "7.10.m rolled 2: Barbarians: 2, the first raised by 1 to 3.",
        "7.10.t lost 1: Armies lost: attacker 0, defender 1.",
        "7.10.r lost 1: The barbarian commander falls.",
        "7.10.ca gained 1: Anna conquers Syria.",
        "lands.syria.armies: 1 -> 0",
        "lands.syria.leader: commander -> -",
        "lands.syria.owner: - -> 0",
        "players.0.hand: condottiero -> -",
        "players.0.banners.1.earned: - -> 1",
        "players.0.shown: - -> condottiero",
        "chance: 4",
        "revealed",
        "next: Occupy seat=0; CombatPhase seat=0",
    ]
    assert heard(s, "occupy:3") == [
        "7.10.ca moved 3: Anna moves 3 armies into Syria.",
        "lands.syria.armies: 0 -> 3",
        "lands.cilicia.armies: 8 -> 5",
        "attack: attacker=0 defender=barbarian aim=land source=cilicia target=syria banner=1 armies=0 leader="
        " base=3 stop=0 -> -",
        "players.0.shown: condottiero -> -",
        "players.0.hand: - -> condottiero",
        "next: CombatMenu seat=0",
    ]
    assert heard(s, "done") == [
        "7.10.y changed 3: Banner 1 of Anna now has experience 3.",
        "players.0.banners.1.level: 2 -> 3",
        "players.0.banners.1.earned: 1 -> -",
        "next: ",
    ]


@clause("medioevo", "7.10.u", "7.10.z", "3.16.e", "7.10.r")
def test_a_defeat_is_told_with_what_it_costs() -> None:
    besieger = person("castile", hand=["condottiero"], banners=[banner("cilicia")], war=[1])
    lands = {"cilicia": land(0, 8), "syria": land(1, 4)}
    s = position(besieger, person(war=[0]), asks="CombatPhase", phase="combat", lands=lands)
    choose(s, "attack:1.syria", "fight:3")
    load_dice(s, 4, 2, 1, 6, 3, 2)
    assert heard(s, "show:condottiero") == [
        "7.10.l revealed 1: Anna uses Condottiere.",
        "7.10.m rolled 7: Anna: 4-2-1, the first raised by 1 to 5.",
        "7.10.s rolled 11: Bruno: 6-3-2.",
        "7.10.t lost 3: Armies lost: attacker 3, defender 0.",
        "7.10.u moved 1: Anna loses Condottiere.",
        "lands.cilicia.armies: 8 -> 5",
        "empire_discards: - -> condottiero",
        "players.0.hand: condottiero -> -",
        "chance: 6",
        "revealed",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]
    assert heard(s, "break_off") == [
        "7.10.z ended 1: Anna breaks off the attack.",
        "3.16.e lost 1: A banner of Anna has lost all experience and is removed.",
        "attack: attacker=0 defender=1 aim=land source=cilicia target=syria banner=1 armies=0 leader= base=3 stop=0"
        " -> -",
        "players.0.banners: (at=cilicia level=1 reach=1 attacks=1) -> -",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "7.10.r", "10.06", "10.07.b", "10.07.c", "10.07.d", "3.19.c")
def test_a_general_who_falls_leaves_a_treasure() -> None:
    lands = {"cilicia": land(0, 8), "syria": wild(2, leader="barbarian_general")}
    s = position(
        person("castile", banners=[banner("cilicia")]),
        asks="CombatPhase",
        phase="combat",
        lands=lands,
        options={"treasures": True},
        treasure_pile=["treasure_36"],
        empire_pile=["relic"],
    )
    choose(s, "attack:1.syria")
    throw(s, (6, 6), (6, 1), (6, 1), (8, 3))
    assert heard(s, "fight:1")[3:] == [
        "7.10.r lost 1: The barbarian general falls.",
        "4.03.j scored 1: Anna gains 1 honour, for a general killed (1 in all).",
        "10.07.b revealed 1: Anna finds a treasure: Treasure 36.",
        "10.07.c gained 4: 4 deserters join Anna.",
        "10.07.c gained 100: Anna receives 100 florins.",
        "10.07.c moved 1: Anna draws an empire card.",
        "10.07.c revealed 1: You draw Relic. ['Anna']",
        "10.07.d gained 1: Goods are found in Syria: Hides.",
        "lands.syria.armies: 2 -> 1",
        "lands.syria.leader: barbarian_general -> -",
        "lands.syria.spoils: - -> hides=2",
        "lands.cilicia.armies: 8 -> 12",
        "treasure_discards: - -> treasure_36",
        "attack.base: 0 -> 1",
        "players.0.honour: - -> 1",
        "players.0.florins: - -> 100",
        "players.0.hand: - -> relic",
        "empire_pile: relic -> -",
        "treasure_pile: treasure_36 -> -",
        "chance: 4",
        "revealed",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]


@clause("medioevo", "7.10.e", "7.10.cd", "7.10.ce", "7.10.cf")
def test_attacks_on_vehicles_and_banners_are_told() -> None:
    hunter = person("castile", banners=[banner("cilicia")], war=[1])
    prey = person(
        war=[0],
        vehicles=[vehicle("caravan", "cilicia"), vehicle("cavalry", "cilicia")],
        banners=[banner("cavalry.1", general=True), banner("cilicia", n=2)],
    )
    lands = {"cilicia": land(0, 9), "syria": land(1)}
    s = position(hunter, prey, asks="CombatPhase", phase="combat", lands=lands)
    assert heard(s, "strike:1.cilicia.1") == [
        "7.10.e began 1: Anna attacks what Bruno has in Cilicia.",
        "7.10.cd moved 1: Anna seizes a vehicle of Bruno: Caravan.",
        "4.03.g scored 1: Anna gains 1 honour, for a vehicle captured or destroyed (1 in all).",
        "7.10.ce lost 1: A banner of Bruno falls, and its general.",
        "4.03.k scored 1: Anna gains 1 honour, for a banner destroyed (2 in all).",
        "4.03.j scored 1: Anna gains 1 honour, for a general killed (3 in all).",
        "7.10.cd lost 1: Bruno loses a vehicle: Cavalry.",
        "4.03.g scored 1: Anna gains 1 honour, for a vehicle captured or destroyed (4 in all).",
        "7.10.ce lost 1: A banner of Bruno falls.",
        "4.03.k scored 1: Anna gains 1 honour, for a banner destroyed (5 in all).",
        "players.0.banners.1.attacks: - -> 1",
        "players.0.honour: - -> 5",
        "players.0.vehicles: - -> (at=cilicia)",
        "players.1.vehicles: (at=cilicia) (at=cilicia) -> -",
        "players.1.banners: (at=cavalry.1 level=1 general=True reach=2) (at=cilicia level=1 reach=1) -> -",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "7.10.cd")
def test_a_vehicle_that_the_victor_cannot_own_is_lost() -> None:
    full = [vehicle("caravan", "galatia")]
    hunter = person("castile", banners=[banner("cilicia")], war=[1], vehicles=full)
    prey = person(war=[0], vehicles=[vehicle("caravan", "cilicia")])
    s = position(
        hunter,
        prey,
        asks="CombatPhase",
        phase="combat",
        lands={"cilicia": land(0, 9), "syria": land(1), "galatia": land(0)},
    )
    assert heard(s, "strike:1.cilicia.1") == [
        "7.10.e began 1: Anna attacks what Bruno has in Cilicia.",
        "7.10.cd lost 1: Bruno loses a vehicle: Caravan.",
        "4.03.g scored 1: Anna gains 1 honour, for a vehicle captured or destroyed (1 in all).",
        "players.0.banners.1.attacks: - -> 1",
        "players.0.honour: - -> 1",
        "players.1.vehicles: (at=cilicia) -> -",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "7.10.e", "7.10.blk.a", "7.10.blk.e", "7.10.blk.d", "7.04.r")
def test_hunts_for_pirates_and_blockades_are_told() -> None:
    admiral = person("castile", vehicles=[vehicle("warship", "cilician_sea", armies=9)], banners=[banner("warship.1")])
    pirates = [{"at": "cilician_sea", "armies": 1}]
    s = position(admiral, asks="CombatPhase", phase="combat", lands={"cilicia": land(0)}, pirates=pirates)
    assert heard(s, "blockade:cilician_sea", "player:1") == [
        "7.10.blk.a began 1: Anna closes Cilician Sea for Bruno.",
        "7.10.blk.d gained 1: Bruno marks 1 casus belli against Anna.",
        "blockades: - -> (by=0 against=1 at=cilician_sea shores=False)",
        "players.1.casus_belli: - -> 1 0 0",
        "next: CombatMenu seat=0",
    ]
    assert heard(s, "lift:cilician_sea.1") == [
        "7.10.blk.e ended 1: The blockade of Cilician Sea by Anna against Bruno is over.",
        "blockades: (by=0 against=1 at=cilician_sea shores=False) -> -",
        "reopened: - -> cilician_sea",
        "next: CombatMenu seat=0",
    ]
    assert heard(s, "hunt:1.cilician_sea") == [
        "7.10.e began 1: Anna attacks the pirates in Cilician Sea.",
        "attack: - -> attacker=0 defender=barbarian aim=pirates source=cilician_sea target=cilician_sea banner=1"
        " armies=0 leader= base=0 stop=0",
        "players.0.banners.1.attacks: - -> 1",
        "next: FightOn seat=0; CombatPhase seat=0",
    ]
    load_dice(s, 6, 1, 2, 1)
    assert heard(s, "fight:1") == [
        "7.10.s rolled 7: Anna: 6-1.",
        "7.10.s rolled 3: Barbarians: 2-1.",
        "7.10.t lost 2: Armies lost: attacker 1, defender 1.",
        "7.04.r lost 1: The pirate ship in Cilician Sea is sunk.",
        "pirates: (at=cilician_sea armies=1 leader=) -> -",
        "attack: attacker=0 defender=barbarian aim=pirates source=cilician_sea target=cilician_sea banner=1"
        " armies=0 leader= base=0 stop=0 -> -",
        "players.0.vehicles.warship.1.armies: 9 -> 8",
        "players.0.banners.1.earned: - -> 1",
        "chance: 4",
        "revealed",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "7.10.el.a", "7.10.el.b", "6.03.f", "7.10.el.e")
def test_the_end_of_a_player_is_told_and_the_amounts_only_to_the_two() -> None:
    s = position(
        person("castile", technologies="coinage", war=[1]),
        person("mamluks", "pottery", florins=70, reserve=5, hand=["merchant"], war=[0]),
        asks="TradeMenu",
        lands={"leon": land(0)},
    )
    listen(s)
    check(s, 1, 0)
    assert told(s) == [
        "7.10.el.a ended 1: Bruno is out of the game.",
        "3.27.e gained 1: Anna learns Pottery.",
        "3.26.c revealed 1: Anna turns up Merchant.",
        "7.10.el.b moved 1: Anna takes all that Bruno had.",
        "7.10.el.b moved 70: In the reserve of Bruno were 70 florins and 5 armies; they are Anna's now. ['Anna',"
        " 'Bruno']",
        "5.01.p1 changed 1: Bruno and Anna are no longer at war.",
        "eliminated: - -> 1",
        "players.0.technologies: coinage -> pottery coinage",
        "players.0.war: 1 -> -",
        "players.0.fresh: - -> pottery",
        "players.0.shown: - -> merchant",
        "players.0.florins: - -> 70",
        "players.0.reserve: - -> 5",
        "players.1.technologies: pottery -> -",
        "players.1.war: 0 -> -",
        "players.1.florins: 70 -> -",
        "players.1.reserve: 5 -> -",
        "players.1.hand: merchant -> -",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "10.02.b")
def test_a_moved_standard_is_told() -> None:
    towers = [game().box.place_ids[land] for land in game().box.towers[:2]]
    s = position(asks=[step("MoveStandard", number=0)], standards=[towers[0]], lands={id: land(0) for id in towers})
    assert heard(s, f"standard:{towers[1]}") == [
        "10.02.b moved 1: Anna moves the standard to Palestine.",
        "standards: thrace -> palestine",
        "next: ",
    ]


# --- barbarians ------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.k", "7.04.u", "3.18.a", "7.12.b")
def test_a_raid_of_barbarians_is_told() -> None:
    s = position(
        asks="TradeMenu",
        lands={"syria": wild(8, leader="barbarian_general"), "cilicia": land(0, 1), "galatia": land(0)},
    )
    load_dice(s, 6, 5, 4, 1, 6)
    listen(s)
    go_on(s, BarbarianPhase())
    assert told(s) == [
        "7.04.k began 9: Barbarians attack Cilicia with 9 armies; Anna defends it with one.",
        "7.10.m rolled 15: Barbarians: 6-5-4, the first raised by 2 to 8.",
        "7.10.s rolled 1: Anna: 1.",
        "7.10.t lost 1: Armies lost: attacker 0, defender 1.",
        "7.04.u lost 1: Anna loses Cilicia with all its defenders: it falls to barbarians, who have 9 armies left.",
        "3.18.a gained 1: A barbarian general appears in Cilicia.",
        "phase: trade -> barbarians",
        "active: 0 -> -",
        "lands.syria.armies: 8 -> 1",
        "lands.syria.leader: barbarian_general -> -",
        "lands.cilicia.owner: 0 -> -",
        "lands.cilicia.armies: 1 -> 9",
        "lands.cilicia.leader: - -> barbarian_general",
        "assault: 0 0 0 -> 1 9 2",
        "chance: 4",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "5.01.za")
def test_an_attack_of_barbarians_on_visitors_is_told() -> None:
    rider = person(vehicles=[vehicle("caravan", "cilicia", armies=1)])
    s = position(rider, asks="TradeMenu", lands={"cilicia": land(0, 2), "syria": wild(9)})
    assert heard(s, "go:syria")[:2] == [
        "3.02.f moved 1: Anna moves to Syria: Caravan.",
        "5.01.za began 9: Barbarians with 9 armies attack what Anna has in Syria; one army defends it.",
    ]


@clause("medioevo", "7.04.n", "7.04.p", "7.04.o")
def test_a_crowded_land_of_barbarians_builds_a_fort_and_sends_a_ship() -> None:
    s = position(asks="TradeMenu", lands={"sardinia": wild(60, leader="commander"), "galatia": land(0)})
    listen(s)
    run(s, "Stir", at(s, "sardinia"))
    assert told(s) == [
        "7.04.n gained 1: The barbarians of Sardinia build a fort.",
        "lands.sardinia.armies: 60 -> 59",
        "lands.sardinia.fortification: - -> fort",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    run(s, "Stir", at(s, "sardinia"))
    assert told(s) == [
        "7.04.p gained 30: A pirate ship with 30 armies appears: Tunisian Sea.",
        "lands.sardinia.armies: 59 -> 29",
        "lands.sardinia.leader: commander -> -",
        "pirates: - -> (at=tunisian_sea armies=30 leader=commander)",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "7.04.q", "7.04.r", "7.04.s")
def test_pirates_who_are_beaten_sink() -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 30)}, pirates=[{"at": "cilician_sea", "armies": 1}])
    ways = [*s.box.sea_links[at(s, "cilician_sea")], *s.box.shores[at(s, "cilician_sea")]]
    ways = [way for way in ways if way >= len(s.owner) or s.owner[way] >= 0]
    throw(s, (len(ways), ways.index(at(s, "cilicia")) + 1), (6, 1), (6, 6), (6, 6), (6, 6))
    listen(s)
    go_on(s, SailPirates(1))
    assert told(s) == [
        "7.04.k began 1: Barbarians attack Cilicia with one army; Anna defends it with 30.",
        "7.10.s rolled 1: Barbarians: 1.",
        "7.10.s rolled 18: Anna: 6-6-6.",
        "7.10.t lost 1: Armies lost: attacker 1, defender 0.",
        "7.04.l ended 1: The barbarians lose all their armies: Anna holds Cilicia, where 30 armies are left.",
        "7.04.r lost 1: The pirate ship in Cilician Sea is sunk.",
        "pirates: (at=cilician_sea armies=1 leader=) -> -",
        "chance: 5",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "7.04.d", "7.04.e", "7.04.v")
def test_rebellions_are_told_with_what_is_lost_in_them() -> None:
    anna = person(vehicles=[vehicle("trade_ship", "cilicia")])
    s = position(anna, asks="TradeMenu", lands={"cilicia": land(0, 2), "galatia": land(0, 3)})
    throw(s, (4, 2), (6, 6))
    listen(s)
    go_on(s, Rebellion())
    assert told(s) == [
        "7.04.d rolled 2: Rebellions: territories with 2 armies or fewer rise.",
        "7.04.e lost 1: Cilicia rebels against Anna: 6 barbarian armies.",
        "7.04.e lost 1: With Cilicia Anna also loses: Trade ship.",
        "3.18.a gained 1: A barbarian general appears in Cilicia.",
        "lands.cilicia.owner: 0 -> -",
        "lands.cilicia.armies: 2 -> 6",
        "lands.cilicia.leader: - -> barbarian_general",
        "players.0.vehicles: (at=cilicia) -> -",
        "chance: 2",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


# --- fate ------------------------------------------------------------------------------------------------------------

CALAMITY = "two skulls, which is a calamity"
NOTHING = "3 and 4, nothing happens"
EVENT = "one skull, which is an event and then rebellions"


@clause("medioevo", "7.04.a", "3.29.c", "3.29.d")
@pytest.mark.parametrize(
    ("dice", "said"),
    [((1, 1), CALAMITY), ((1, 4), EVENT), ((3, 1), EVENT), ((3, 3), "a double 3"), ((3, 4), NOTHING)],
)
def test_the_event_dice_are_told(dice: tuple[int, int], said: str) -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 20)}, event_pile=["fair"], calamity_pile=["alchemy"])
    load_dice(s, *dice)
    listen(s)
    run(s, "RollEventDice", 0)
    assert told(s)[0] == f"7.04.a rolled {dice.count(1)}: Anna throws the event dice: {said}."


FLEET = person(
    florins=90,
    vehicles=[
        vehicle("trade_ship", "cilician_sea", goods={"salt": 5}, armies=2),
        vehicle("caravan", "cilicia", goods={"salt": 5}, armies=3),
        vehicle("warship", "eastern_mediterranean", armies=9),
        vehicle("cavalry", "cilicia", armies=3),
    ],
)


def _strikes(card: str, *dice: int, faces: int = 6) -> list[str]:
    """What an event that strikes the fleet of Anna brings about, if the dice show these numbers."""
    lands = {"cilicia": land(0, 20), "leon": land(1), "armenia": land(2)}
    s = position(FLEET, asks="TradeMenu", lands=lands, event_pile=[card])
    box = s.box
    if next(one for one in box.contents.event_card if one.id == card).zone == "land":
        throw(s, (4, box.zone[at(s, "cilicia")]), *[(faces, die) for die in dice])
    else:
        throw(s, (6, box.sea_zone[at(s, "cilician_sea")] + 1), *[(faces, die) for die in dice])
    listen(s)
    go_on(s, DrawEvent())
    return told(s)[1:]


@clause("medioevo", "3.29.c", "3.29.d", "3.29.e")
def test_events_are_told() -> None:
    s = position(FLEET, asks="TradeMenu", lands={"leon": land(1), "armenia": land(2)}, event_pile=["mud"])
    throw(s, (4, 3))
    listen(s)
    go_on(s, DrawEvent())
    assert told(s) == [
        "3.29.c revealed 1: Event: Mud, The West. Caravans and cavalry have 3 points less.",
        "event_discards: - -> mud",
        "event_pile: mud -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("brigands", 4) == [
        "3.29.d lost 3: Anna loses 3 units of the load: Caravan (Cilicia).",
        "event_discards: - -> brigands",
        "players.0.vehicles.caravan.1.goods.salt: 5 -> 2",
        "event_pile: brigands -> -",
        "chance: 2",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("mud") == [
        "3.29.e changed 3: Anna has 3 points of movement fewer: Cavalry (Cilicia).",
        "3.29.e changed 3: Anna has 3 points of movement fewer: Caravan (Cilicia).",
        "event_discards: - -> mud",
        "players.0.vehicles.caravan.1.bonus: - -> -3",
        "players.0.vehicles.cavalry.1.bonus: - -> -3",
        "event_pile: mud -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("guide") == [
        "3.29.e changed 2: Anna has 2 points of movement more: Cavalry (Cilicia).",
        "3.29.e changed 2: Anna has 2 points of movement more: Caravan (Cilicia).",
        "event_discards: - -> guide",
        "players.0.vehicles.caravan.1.bonus: - -> 2",
        "players.0.vehicles.cavalry.1.bonus: - -> 2",
        "event_pile: guide -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("flood") == [
        "3.29.e changed 1: It crosses no river and no stream: Cavalry of Anna (Cilicia).",
        "3.29.e changed 1: It crosses no river and no stream: Caravan of Anna (Cilicia).",
        "event_discards: - -> flood",
        "players.0.vehicles.caravan.1.marks: - -> no_crossing",
        "players.0.vehicles.cavalry.1.marks: - -> no_crossing",
        "event_pile: flood -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("fair") == [
        "3.29.e changed 2: It sells each unit for 2 florins more: Caravan of Anna (Cilicia).",
        "event_discards: - -> fair",
        "players.0.vehicles.caravan.1.marks: - -> fair",
        "event_pile: fair -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("calm") == [
        "3.29.e changed 1: It does not move: Warship of Anna (Eastern Mediterranean).",
        "3.29.e changed 1: It does not move: Trade ship of Anna (Cilician Sea).",
        "event_discards: - -> calm",
        "players.0.vehicles.trade_ship.1.marks: - -> stopped",
        "players.0.vehicles.warship.1.marks: - -> stopped",
        "event_pile: calm -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("scurvy") == [
        "3.29.d lost 3: Anna loses 3 units of the load: Warship (Eastern Mediterranean).",
        "3.29.d lost 2: Anna loses 2 units of the load: Trade ship (Cilician Sea).",
        "event_discards: - -> scurvy",
        "players.0.vehicles.trade_ship.1.armies: 2 -> -",
        "players.0.vehicles.warship.1.armies: 9 -> 6",
        "event_pile: scurvy -> -",
        "chance: 1",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("squall", 5, 4) == [
        "3.29.d lost 5: Anna loses 5 units of the load: Warship (Eastern Mediterranean).",
        "event_discards: - -> squall",
        "players.0.vehicles.warship.1.armies: 9 -> 4",
        "event_pile: squall -> -",
        "chance: 3",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("shipwreck", 6, 5) == [
        "3.29.d lost 1: Anna loses: Warship (Eastern Mediterranean).",
        "event_discards: - -> shipwreck",
        "players.0.vehicles.warship.1: at=eastern_mediterranean armies=9 -> -",
        "event_pile: shipwreck -> -",
        "chance: 3",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("mutiny", 6, 5) == [
        "3.29.d lost 1: Anna loses: Warship (Eastern Mediterranean).",
        "3.29.d gained 9: A pirate ship with 9 armies appears: Eastern Mediterranean.",
        "pirates: - -> (at=eastern_mediterranean armies=9 leader=)",
        "event_discards: - -> mutiny",
        "players.0.vehicles.warship.1: at=eastern_mediterranean armies=9 -> -",
        "event_pile: mutiny -> -",
        "chance: 3",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert _strikes("salvage", 4, faces=8) == [
        "3.29.d gained 5: Anna finds 5 units of goods: Trade ship (Cilician Sea).",
        "event_discards: - -> salvage",
        "players.0.vehicles.trade_ship.1.goods.grain: - -> 5",
        "event_pile: salvage -> -",
        "chance: 2",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.17.a", "3.30.17.b", "3.30.1.a", "3.30.15.a")
def test_what_calamities_cost_is_told() -> None:
    sailor = person(
        vehicles=[vehicle("warship", "cilician_sea", armies=9), vehicle("caravan", "cilicia", goods={"iron": 3})],
        banners=[banner("warship.1")],
    )
    lands = {
        "cilicia": land(0, 5, goods={"iron": 2}),
        "syria": land(0, settlement="town"),
        "kent": land(0, settlement="town"),
    }
    s = position(sailor, asks="MakeGold", lands=lands)
    listen(s)
    toss(s, 6)
    assert told(s) == [
        "3.30.17.a lost 9: Anna loses 9 units of the load: Warship (Cilician Sea).",
        "3.30.17.a lost 1: Anna loses a banner: Warship (Cilician Sea).",
        "players.0.vehicles.warship.1.armies: 9 -> -",
        "players.0.banners: (at=warship.1 level=1 reach=1) -> -",
        "next: MakeGold seat=0",
    ]
    flood(s, at(s, "syria"), 4, 1)
    assert told(s) == [
        "3.30.17.b lost 4: The tempest strikes Syria: the settlement has level 0.",
        "lands.syria.settlement: town -> -",
        "next: MakeGold seat=0",
    ]
    go_on(s, LowerCities(0, 1, 2, ()))
    assert told(s) == [
        "3.30.15.a lost 2: Revolt in Kent: the settlement loses 2 levels.",
        "lands.kent.settlement: town -> encampment",
        "next: MakeGold seat=0",
    ]
    assert heard(s, "automatic") == [
        "3.30.1.a turned 2: Anna turns 2 units of iron into gold.",
        "3.30.1.a turned 3: Anna turns 3 units of iron into gold.",
        "lands.cilicia.goods.iron: 2 -> -",
        "lands.cilicia.goods.gold: - -> 2",
        "players.0.vehicles.caravan.1.goods.iron: 3 -> -",
        "players.0.vehicles.caravan.1.goods.gold: - -> 3",
        "next: ",
    ]


@clause("medioevo", "3.30.7.a", "3.30.7.b", "3.30.9.a", "3.30.10.a", "3.30.10.c", "3.30.8.f", "3.30.8.g")
def test_calamities_of_the_crown_are_told() -> None:
    realm = {id: land(0) for id in home("castile")} | {id: land(1) for id in home("france")}
    s = position(
        person("castile", hand=["heroine"], generals=1), person("france", generals=1), asks="TradeMenu", lands=realm
    )
    minor = [n for n in s.realm.kingdoms if s.box.minor[n]]
    listen(s)
    befall(s, "governor", (12, 4), (12, 4), (12, 3), (12, 9), (len(minor), 1))
    assert told(s) == [
        "3.30.7.a rolled 4: Anna throws 4.",
        "3.30.7.a rolled 4: Bruno throws 4.",
        "3.30.7.a rolled 3: Anna throws 3.",
        "3.30.7.a rolled 9: Bruno throws 9.",
        "3.30.7.b gained 1: Bruno receives: Kingdom of the Two Sicilies.",
        "lands.campania.owner: - -> 1",
        "lands.apulia.owner: - -> 1",
        "lands.calabria.owner: - -> 1",
        "lands.sicily.owner: - -> 1",
        "holders.two_sicilies: barbarian -> 1",
        "chance: 5",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    befall(s, "emperor")
    throw(s, (6, 1), (6, 1), (6, 1), (6, 1), (6, 6), (6, 6), (6, 6))
    assert heard(s, "yes")[:3] == [
        "3.30.9.a revealed 1: Anna shows a heroine.",
        "3.30.9.a rolled 4: Anna throws 4.",
        "3.30.9.a rolled 18: Bruno throws 18.",
    ]
    befall(s, "deceit")
    assert heard(s, "player:1") == [
        "3.30.10.a decided 1: Anna deceives Bruno.",
        "3.30.10.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.30.10.a lost 1: Bruno loses a general.",
        "players.1.generals: 1 -> -",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    listen(s)
    go_on(s, BreakAway(0, 2, (at(s, "leon"),), ()))
    assert told(s) == [
        "3.30.8.g gained 1: Anna marks 1 casus belli against Carla.",
        "3.30.8.f moved 1: León secedes.",
        "lands.leon.owner: 0 -> 2",
        "players.0.casus_belli: - -> 0 0 1",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.11.a", "3.30.11.d", "3.30.16.a", "3.30.a")
def test_lost_cathedrals_and_armies_are_told() -> None:
    lands = {"leon": land(0, 20, cathedral=True), "provence": land(1, 2)}
    s = position(
        person("castile", orders={"battle_losses": "default"}),
        asks="TradeMenu",
        lands=lands,
        calamity_pile=["inquisition"],
    )
    listen(s)
    run(s, "DrawCalamity", 0)
    assert told(s) == [
        "3.30.a revealed 1: Anna draws a calamity: Inquisition. The drawer loses all cathedrals and 10 armies for each;"
        " Theology without Monotheism saves one. If the drawer is Pope, the others lose one each.",
        "3.30.11.d lost 10: Anna loses 10 armies.",
        "3.30.11.a lost 1: The cathedral of León falls.",
        "lands.leon.armies: 20 -> 10",
        "lands.leon.cathedral: True -> -",
        "calamity_discards: - -> inquisition",
        "calamity_pile: inquisition -> -",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.12.a", "3.30.12.b", "3.30.14.a")
def test_invaders_are_told_with_their_number() -> None:
    s = position(asks="TradeMenu", lands={"leon": land(0, 99)}, round=5)
    throw(s, (6, 6))
    listen(s)
    befall(s, "pirates", (6, 6))
    assert told(s)[0] == "3.30.14.a began 15: A pirate fleet of 15 armies appears: Black Sea."
    befall(s, "barbarian_invasions", (len(s.box.contents.invasion), 1))
    assert told(s)[0] == "3.30.12.a began 15: Golden Horde: 15 armies come from the east."


# --- the crusade and the Pope ----------------------------------------------------------------------------------------


def crusade(at: str = "papal_state", seats: int = 4, **more: Any) -> Medioevo:
    people = (
        person("castile", banners=[banner("papal_state")]),
        person("france"),
        person("rum", banners=[banner("armenia")], war=[0, 1]),
        person("byzantines"),
    )
    lands = {
        "papal_state": land(0, 9, settlement="village"),
        "ile_de_france": land(1, settlement="village"),
        "palestine": land(2, 1),
        "armenia": land(2, 90),
        "thrace": land(3),
    }
    route = {"goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0, 1]}
    sent = {"quotas": [1, 1, 0, 0], "committed": [3, 2, 0, 0], "contributors": [0, 1], "at": at}
    more = {"pope": 0, "round": 5, "crusade": {**route, **sent}, "asks": "CombatMenu", "phase": "combat", **more}
    return position(*people, seats=seats, lands=lands, **more)


@clause("medioevo", "3.30.5.b", "3.30.5.i", "3.20.d", "3.20.h")
def test_the_call_to_a_crusade_is_told() -> None:
    s = crusade(crusade=None, asks="TradeMenu")
    befall(s, "crusade")
    assert heard(s, "no") == [
        "3.30.5.b decided 1: Anna joins the crusade.",
        "3.30.5.b decided 1: Bruno refuses to join the crusade.",
        "3.20.d changed 1: Bruno is excommunicated: missed crusade.",
        "3.20.h gained 3: Bruno marks 3 casus belli against Anna.",
        "players.1.ban: - -> 1",
        "players.1.excommunicated: - -> True",
        "players.1.casus_belli: - -> 3 0 0 0",
        "revealed",
        "next: PlanCrusade seat=0 joiners=1 goal=None start=None rounds=0; TradeMenu seat=0 in_hand=None",
    ]
    assert heard(s, "place:palestine", "amount:2", "amount:40") == [
        "5.01.p1 changed 1: Carla and Bruno are no longer at war.",
        "5.01.j changed 1: Anna and Carla are at war.",
        "3.30.5.i began 40: A crusade against Palestine gathers in State of the Church. It leaves in round 8; each"
        " has to send 40 percent.",
        "crusade: - -> goal=palestine start=papal_state departs=8 percent=40 joiners=0 quotas=3,0,0,0"
        " committed=0,0,0,0 at=papal_state contributors= enemy=2 new_allies=[],[],[],[] new_wars=0",
        "players.0.war: - -> 2",
        "players.2.war: 0 1 -> 0",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.30.5.j", "3.30.5.o", "3.30.5.p", "3.30.5.w")
def test_the_course_of_a_crusade_is_told() -> None:
    s = crusade()
    assert heard(s, "crusade", "army:papal_state", "amount:4") == [
        "3.30.5.j moved 4: Anna commits 4 armies to the crusade.",
        "lands.papal_state.armies: 9 -> 5",
        "crusade.committed: 3 2 0 0 -> 7 2 0 0",
        "next: Commit seat=0; CombatPhase seat=0",
    ]
    s = crusade(asks=[step("NextStep")])
    assert heard(s, "go:southern_tyrrhenian") == [
        "3.30.5.o moved 1: The crusade marches: Southern Tyrrhenian Sea.",
        "crusade.at: papal_state -> southern_tyrrhenian",
        "next: ",
    ]
    s = crusade(at="cappadocia", asks=[step("CombatMenu", 2)], active=2)
    assert heard(s, "crusade:1.cappadocia") == [
        "7.10.e began 1: Carla attacks the crusade in Cappadocia.",
        "attack: - -> attacker=2 defender=1 aim=crusade source=armenia target=cappadocia banner=1 armies=0 leader="
        " base=0 stop=0",
        "players.2.banners.1.attacks: - -> 1",
        "next: FightOn seat=2; CombatPhase seat=2",
    ]


@clause("medioevo", "3.30.5.l", "3.30.5.q", "3.30.5.w", "4.03.m")
def test_the_end_of_a_crusade_is_told_with_its_honour() -> None:
    s = crusade(asks="TradeMenu")
    s.owner[at(s, "papal_state")] = 3
    listen(s)
    run(s, "MarchCrusade")
    assert told(s) == [
        "3.30.5.w ended 0: The crusade is lost.",
        "3.30.5.w scored -5: Anna loses 5 honour, for the outcome of the crusade (-5 in all).",
        "3.30.5.w scored -5: Bruno loses 5 honour, for the outcome of the crusade (-5 in all).",
        "3.30.5.w scored 5: Carla gains 5 honour, for the outcome of the crusade (5 in all).",
        "3.30.5.w scored 5: Dario gains 5 honour, for the outcome of the crusade (5 in all).",
        "crusade: goal=palestine start=papal_state departs=5 percent=30 joiners=0,1 quotas=1,1,0,0"
        " committed=3,2,0,0 at=papal_state contributors=0,1 enemy=barbarian new_allies=[],[],[],[] new_wars= -> -",
        "players.0.honour: - -> -5",
        "players.0.reserve: - -> 3",
        "players.1.honour: - -> -5",
        "players.1.reserve: - -> 2",
        "players.2.honour: - -> 5",
        "players.3.honour: - -> 5",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    s = crusade(at="syria", asks="TradeMenu")
    s.owner[at(s, "palestine")] = 1
    listen(s)
    run(s, "MarchCrusade")
    assert told(s) == [
        "3.30.5.o moved 1: The crusade marches: Palestine.",
        "3.30.5.w ended 1: The crusade is won.",
        "3.30.5.w scored 5: Anna gains 5 honour, for the outcome of the crusade (5 in all).",
        "3.30.5.w scored 5: Bruno gains 5 honour, for the outcome of the crusade (5 in all).",
        "crusade: goal=palestine start=papal_state departs=5 percent=30 joiners=0,1 quotas=1,1,0,0"
        " committed=3,2,0,0 at=syria contributors=0,1 enemy=barbarian new_allies=[],[],[],[] new_wars= -> -",
        "players.0.honour: - -> 5",
        "players.0.reserve: - -> 3",
        "players.1.honour: - -> 5",
        "players.1.reserve: - -> 2",
        "next: TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "3.20.i", "4.03.h", "3.26.17.d", "4.03.i")
def test_popes_come_and_go_in_the_log() -> None:
    s = position(person("castile"), person("france"), asks="TradeMenu", pope=0)
    listen(s)
    take_office(s, 1)
    assert told(s) == [
        "4.03.h scored -1: Anna loses 1 honour, for the Pope (-1 in all).",
        "3.20.i gained 1: Bruno is Pope.",
        "4.03.h scored 1: Bruno gains 1 honour, for the Pope (1 in all).",
        "pope: 0 -> 1",
        "players.0.honour: - -> -1",
        "players.1.honour: - -> 1",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    kill_pope(s, 0)
    assert told(s) == [
        "4.03.h scored -1: Bruno loses 1 honour, for the Pope (0 in all).",
        "3.26.17.d lost 1: The Pope is dead. There is none until a Christian takes Rome.",
        "4.03.i scored 1: Anna gains 1 honour, for the death of the Pope (0 in all).",
        "pope: 1 -> -",
        "players.0.honour: -1 -> -",
        "players.1.honour: 1 -> -",
        "next: TradeMenu seat=0 in_hand=None",
    ]
