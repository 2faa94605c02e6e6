"""What the log tells of wars, barbarians, fate and crusades: by which clause, how much, and in which words."""

from __future__ import annotations

from typing import Any

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
from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    game,
    go_on,
    home,
    land,
    load_dice,
    person,
    position,
    run,
    step,
    throw,
    vehicle,
    wild,
)

# --- war -------------------------------------------------------------------------------------------------------------


@scene
def a_battle_is_told_blow_by_blow(page: Page) -> None:
    general = person("castile", hand=["condottiero"], banners=[banner("cilicia", level=2)])
    lands = {"cilicia": land(0, 8), "syria": wild(1, leader="commander")}
    s = position(general, asks="CombatPhase", phase="combat", lands=lands)
    page.heard(s, "attack:1.syria", "fight:3")
    load_dice(s, 6, 5, 4, 2)
    page.heard(s, "show:condottiero")
    page.heard(s, "occupy:3")
    page.heard(s, "done")


@scene
def a_defeat_is_told_with_what_it_costs(page: Page) -> None:
    besieger = person("castile", hand=["condottiero"], banners=[banner("cilicia")], war=[1])
    lands = {"cilicia": land(0, 8), "syria": land(1, 4)}
    s = position(besieger, person(war=[0]), asks="CombatPhase", phase="combat", lands=lands)
    choose(s, "attack:1.syria", "fight:3")
    load_dice(s, 4, 2, 1, 6, 3, 2)
    page.heard(s, "show:condottiero")
    page.heard(s, "break_off")


@scene
def a_general_who_falls_leaves_a_treasure(page: Page) -> None:
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
    page.heard(s, "fight:1")


@scene
def attacks_on_vehicles_and_banners_are_told(page: Page) -> None:
    hunter = person("castile", banners=[banner("cilicia")], war=[1])
    prey = person(
        war=[0],
        vehicles=[vehicle("caravan", "cilicia"), vehicle("cavalry", "cilicia")],
        banners=[banner("cavalry.1", general=True), banner("cilicia", n=2)],
    )
    lands = {"cilicia": land(0, 9), "syria": land(1)}
    s = position(hunter, prey, asks="CombatPhase", phase="combat", lands=lands)
    page.heard(s, "strike:1.cilicia.1")


@scene
def a_vehicle_that_the_victor_cannot_own_is_lost(page: Page) -> None:
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
    page.heard(s, "strike:1.cilicia.1")


@scene
def hunts_for_pirates_and_blockades_are_told(page: Page) -> None:
    admiral = person("castile", vehicles=[vehicle("warship", "cilician_sea", armies=9)], banners=[banner("warship.1")])
    pirates = [{"at": "cilician_sea", "armies": 1}]
    s = position(admiral, asks="CombatPhase", phase="combat", lands={"cilicia": land(0)}, pirates=pirates)
    page.heard(s, "blockade:cilician_sea", "player:1")
    page.heard(s, "lift:cilician_sea.1")
    page.heard(s, "hunt:1.cilician_sea")
    load_dice(s, 6, 1, 2, 1)
    page.heard(s, "fight:1")


@scene
def the_end_of_a_player_is_told_and_the_amounts_only_to_the_two(page: Page) -> None:
    s = position(
        person("castile", technologies="coinage", war=[1]),
        person("mamluks", "pottery", florins=70, reserve=5, hand=["merchant"], war=[0]),
        asks="TradeMenu",
        lands={"leon": land(0)},
    )
    page.position(s)
    check(s, 1, 0)
    page.happened(s)


@scene
def a_moved_standard_is_told(page: Page) -> None:
    towers = [game().box.place_ids[land] for land in game().box.towers[:2]]
    s = position(asks=[step("MoveStandard", number=0)], standards=[towers[0]], lands={id: land(0) for id in towers})
    page.heard(s, f"standard:{towers[1]}")


# --- barbarians ------------------------------------------------------------------------------------------------------


@scene
def a_raid_of_barbarians_is_told(page: Page) -> None:
    s = position(
        asks="TradeMenu",
        lands={"syria": wild(8, leader="barbarian_general"), "cilicia": land(0, 1), "galatia": land(0)},
    )
    load_dice(s, 6, 5, 4, 1)
    page.position(s)
    go_on(s, BarbarianPhase())
    page.happened(s)


@scene
def an_attack_of_barbarians_on_visitors_is_told(page: Page) -> None:
    rider = person(vehicles=[vehicle("caravan", "cilicia", armies=1)])
    s = position(rider, asks="TradeMenu", lands={"cilicia": land(0, 2), "syria": wild(9)})
    page.heard(s, "go:syria")


@scene
def a_crowded_land_of_barbarians_builds_a_fort_and_sends_a_ship(page: Page) -> None:
    s = position(asks="TradeMenu", lands={"sardinia": wild(60, leader="commander"), "galatia": land(0)})
    page.position(s)
    run(s, "Stir", at(s, "sardinia"))
    page.happened(s)
    run(s, "Stir", at(s, "sardinia"))
    page.happened(s)


@scene
def pirates_who_are_beaten_sink(page: Page) -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 30)}, pirates=[{"at": "cilician_sea", "armies": 1}])
    ways = [*s.box.sea_links[at(s, "cilician_sea")], *s.box.shores[at(s, "cilician_sea")]]
    ways = [way for way in ways if way >= len(s.owner) or s.owner[way] >= 0]
    throw(s, (len(ways), ways.index(at(s, "cilicia")) + 1), (6, 1), (6, 6), (6, 6), (6, 6))
    page.position(s)
    go_on(s, SailPirates(1))
    page.happened(s)


@scene
def rebellions_are_told_with_what_is_lost_in_them(page: Page) -> None:
    anna = person(vehicles=[vehicle("trade_ship", "cilicia")])
    s = position(anna, asks="TradeMenu", lands={"cilicia": land(0, 2), "galatia": land(0, 3)})
    throw(s, (4, 2), (6, 6))
    page.position(s)
    go_on(s, Rebellion())
    page.happened(s)


# --- fate ------------------------------------------------------------------------------------------------------------


@scene
def the_event_dice_are_told(page: Page) -> None:
    for dice in ((1, 1), (1, 4), (3, 1), (3, 3), (3, 4)):
        s = position(asks="TradeMenu", lands={"cilicia": land(0, 20)}, event_pile=["fair"], calamity_pile=["alchemy"])
        load_dice(s, *dice, more=True)
        page.position(s)
        run(s, "RollEventDice", 0)
        page.happened(s)


FLEET = person(
    florins=90,
    vehicles=[
        vehicle("trade_ship", "cilician_sea", goods={"salt": 5}, armies=2),
        vehicle("caravan", "cilicia", goods={"salt": 5}, armies=3),
        vehicle("warship", "eastern_mediterranean", armies=9),
        vehicle("cavalry", "cilicia", armies=3),
    ],
)


def _strikes(page: Page, card: str, *dice: int, faces: int = 6) -> None:
    """What an event that strikes the fleet of Anna brings about, if the dice show these numbers."""
    lands = {"cilicia": land(0, 20), "leon": land(1), "armenia": land(2)}
    s = position(FLEET, asks="TradeMenu", lands=lands, event_pile=[card])
    box = s.box
    if next(one for one in box.contents.event_card if one.id == card).zone == "land":
        throw(s, (4, box.zone[at(s, "cilicia")]), *[(faces, die) for die in dice])
    else:
        throw(s, (6, box.sea_zone[at(s, "cilician_sea")] + 1), *[(faces, die) for die in dice])
    page.position(s)
    go_on(s, DrawEvent())
    page.happened(s, f"Event: {card}")


@scene
def events_are_told(page: Page) -> None:
    s = position(FLEET, asks="TradeMenu", lands={"leon": land(1), "armenia": land(2)}, event_pile=["mud"])
    throw(s, (4, 3))
    page.position(s)
    go_on(s, DrawEvent())
    page.happened(s)
    _strikes(page, "brigands", 4)
    _strikes(page, "mud")
    _strikes(page, "guide")
    _strikes(page, "flood")
    _strikes(page, "fair")
    _strikes(page, "calm")
    _strikes(page, "scurvy")
    _strikes(page, "squall", 5, 4)
    _strikes(page, "shipwreck", 6, 5)
    _strikes(page, "mutiny", 6, 5)
    _strikes(page, "salvage", 4, faces=8)


@scene
def what_calamities_cost_is_told(page: Page) -> None:
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
    page.position(s)
    toss(s, 6)
    page.happened(s)
    flood(s, at(s, "syria"), 4, 1)
    page.happened(s)
    go_on(s, LowerCities(0, 1, 2, ()))
    page.happened(s)
    page.heard(s, "automatic")


@scene
def calamities_of_the_crown_are_told(page: Page) -> None:
    realm = {id: land(0) for id in home("castile")} | {id: land(1) for id in home("france")}
    s = position(
        person("castile", hand=["heroine"], generals=1), person("france", generals=1), asks="TradeMenu", lands=realm
    )
    minor = [n for n in s.realm.kingdoms if s.box.minor[n]]
    page.position(s)
    befall(s, "governor", (12, 4), (12, 4), (12, 3), (12, 9), (len(minor), 1))
    page.happened(s)
    befall(s, "emperor")
    throw(s, (6, 1), (6, 1), (6, 1), (6, 1), (6, 6), (6, 6), (6, 6), (29, 5))
    page.heard(s, "yes")
    befall(s, "deceit")
    page.heard(s, "player:1")
    page.position(s)
    go_on(s, BreakAway(0, 2, (at(s, "leon"),), ()))
    page.happened(s)


@scene
def lost_cathedrals_and_armies_are_told(page: Page) -> None:
    lands = {"leon": land(0, 20, cathedral=True), "provence": land(1, 2)}
    s = position(
        person("castile", orders={"battle_losses": "default"}),
        asks="TradeMenu",
        lands=lands,
        calamity_pile=["inquisition"],
    )
    page.position(s)
    run(s, "DrawCalamity", 0)
    page.happened(s)


@scene
def invaders_are_told_with_their_number(page: Page) -> None:
    s = position(asks="TradeMenu", lands={"leon": land(0, 99)}, round=5)
    throw(s, (6, 6))
    page.position(s)
    befall(s, "pirates", (6, 6))
    page.happened(s)
    befall(s, "barbarian_invasions", (len(s.box.contents.invasion), 1))
    page.happened(s)


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


@scene
def the_call_to_a_crusade_is_told(page: Page) -> None:
    s = crusade(crusade=None, asks="TradeMenu")
    befall(s, "crusade")
    page.heard(s, "no")
    page.heard(s, "place:palestine", "amount:2", "amount:40")


@scene
def the_course_of_a_crusade_is_told(page: Page) -> None:
    s = crusade()
    page.heard(s, "crusade", "army:papal_state", "amount:4")
    s = crusade(asks=[step("NextStep")])
    page.heard(s, "go:southern_tyrrhenian")
    s = crusade(at="cappadocia", asks=[step("CombatMenu", 2)], active=2)
    page.heard(s, "crusade:1.cappadocia")


@scene
def the_end_of_a_crusade_is_told_with_its_honour(page: Page) -> None:
    s = crusade(asks="TradeMenu")
    s.owner[at(s, "papal_state")] = 3
    page.position(s)
    run(s, "MarchCrusade")
    page.happened(s)
    s = crusade(at="syria", asks="TradeMenu")
    s.owner[at(s, "palestine")] = 1
    page.position(s)
    run(s, "MarchCrusade")
    page.happened(s)


@scene
def popes_come_and_go_in_the_log(page: Page) -> None:
    s = position(person("castile"), person("france"), asks="TradeMenu", pope=0)
    page.position(s)
    take_office(s, 1)
    page.happened(s)
    kill_pope(s, 2)
    page.happened(s)
