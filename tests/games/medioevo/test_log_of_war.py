"""What the log tells of wars and barbarians: under which clause, with which numbers, and what it says as data."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.barbarians.checks import BarbarianPhase
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.rules.barbarians.rebellion import Rebellion
from regnum.games.medioevo.rules.war.elimination import check
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    engine,
    game,
    go_on,
    heard,
    land,
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


def combat(*people: dict[str, Any], lands: dict[str, dict[str, Any]], **more: Any) -> Medioevo:
    return position(*people, asks="CombatPhase", phase="combat", lands=lands, **more)


# --- attacks ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.e", "7.10.l", "7.10.m", "7.10.t", "7.10.r", "7.10.ca", "7.10.y")
def test_a_battle_is_told_from_the_attack_to_the_experience_gained() -> None:
    general = person(hand=["condottiero"], banners=[banner("cilicia", level=2)])
    s = combat(general, lands={"cilicia": land(0, 8), "syria": wild(1, leader="commander")})
    assert heard(s, "attack:1.syria", "fight:3") == ["7.10.e attacks: 0 began attack lands.cilicia > lands.syria"]
    load_dice(s, 6, 5, 4, 2)
    assert heard(s, "show:condottiero") == [
        "7.10.l shows-card: 0 revealed card:condottiero players.0.hand > players.0",
        "7.10.m dice-raised 6-5-4 1 7: 0 rolled die x15; 0 rolled face x6; 0 rolled face x5; 0 rolled face x4",
        "7.10.m dice-raised 2 1 3: -1 rolled die x2; -1 rolled face x2",  # a commander is worth one
        "7.10.t losses 0 1: 0 ended battle > lands.syria; -1 lost army lands.syria; 0 decided pair",
        "7.10.r leader-falls: -1 lost commander lands.syria",
        "7.10.ca conquers: 0 gained territory > lands.syria",
    ]
    assert heard(s, "occupy:3") == ["7.10.ca occupies 3: 0 moved army lands.cilicia > lands.syria x3"]
    assert heard(s, "done") == ["7.10.y experience 1 3: 0 changed banner > lands.cilicia x3"]


@clause("medioevo", "7.10.s", "7.10.t", "7.10.u", "7.10.z", "3.16.e")
def test_a_defeat_is_told_with_the_card_and_the_banner_that_it_costs() -> None:
    besieger = person(hand=["condottiero"], banners=[banner("cilicia")], war=[1])
    s = combat(besieger, person(war=[0]), lands={"cilicia": land(0, 8), "syria": land(1, 4)})
    choose(s, "attack:1.syria", "fight:3")
    load_dice(s, 4, 2, 1, 6, 3, 2)
    assert heard(s, "show:condottiero")[1:] == [
        "7.10.m dice-raised 4-2-1 1 5: 0 rolled die x7; 0 rolled face x4; 0 rolled face x2; 0 rolled face",
        "7.10.s dice 6-3-2: 1 rolled die x11; 1 rolled face x6; 1 rolled face x3; 1 rolled face x2",
        "7.10.t losses 3 0: 0 ended battle > lands.syria x3; 0 lost army lands.cilicia x3; "
        "1 decided pair; 1 decided pair x2; 1 decided pair x3",
        "7.10.u loses-card: 0 moved card:condottiero players.0 > empire_discards",
    ]
    assert heard(s, "break_off") == [
        "7.10.z breaks-off: 0 ended attack > lands.syria",
        "3.16.e banner-removed: 0 lost banner lands.cilicia",
    ]


@clause("medioevo", "7.10.w")
def test_armies_whose_owner_chooses_are_told_where_they_fall() -> None:
    s = combat(
        person(war=[1], banners=[banner("cilicia")]),
        person(war=[0], vehicles=[vehicle("caravan", "syria", armies=4), vehicle("cavalry", "syria", armies=4)]),
        lands={"cilicia": land(0, 20), "syria": land(1, 4), "galatia": land(0)},
    )
    choose(s, "attack:1.syria")
    load_dice(s, 6, 6, 6, 1, 1, 1)
    choose(s, "fight:3")
    assert heard(s, "lose:land.2") == ["7.10.w loses-armies 2: 1 lost army lands.syria x2"]
    assert heard(s, "lose:caravan.1.1") == ["7.10.w loses-armies 1: 1 lost army lands.syria"]


@clause("medioevo", "10.07.b", "10.07.c", "10.07.d", "7.10.r", "4.03.j")
def test_the_treasure_of_a_fallen_general_is_told_piece_by_piece() -> None:
    s = combat(
        person(banners=[banner("cilicia")]),
        lands={"cilicia": land(0, 8), "syria": wild(2, leader="barbarian_general")},
        options={"treasures": True},
        treasure_pile=["treasure_36"],
        empire_pile=["relic"],
    )
    choose(s, "attack:1.syria")
    throw(s, (6, 6), (6, 1), (6, 1), (8, 3))
    assert heard(s, "fight:1")[3:] == [
        "7.10.r barbarian-general-falls: -1 lost barbarian_general lands.syria",
        "4.03.j honour-gained 1 1: 0 scored honour > players.0.honour",
        "10.07.b treasure: 0 revealed treasure:treasure_36 treasure_pile > treasure_discards",
        "10.07.c deserters 4: 0 gained army > lands.cilicia x4",
        "10.07.c earns 100: 0 gained florin > players.0 x100",
        "10.07.c draws: 0 moved card empire_pile > players.0.hand",
        "10.07.c draws-card: 0 revealed card:relic empire_pile > players.0.hand",
        "10.07.d treasure-goods 2: -1 gained hides > lands.syria x2",
    ]


@clause("medioevo", "7.10.cf", "4.03.g", "4.03.j", "4.03.k")
def test_an_attack_on_vehicles_and_banners_tells_what_becomes_of_each() -> None:
    prey = person(
        war=[0],
        vehicles=[vehicle("caravan", "cilicia"), vehicle("cavalry", "cilicia")],
        banners=[banner("cavalry.1", general=True), banner("cilicia", n=2)],
    )
    hunter = person(banners=[banner("cilicia")], war=[1])
    s = combat(hunter, prey, lands={"cilicia": land(0, 9), "syria": land(1)})
    assert heard(s, "strike:1.cilicia.1") == [
        "7.10.e attacks-vehicles: 0 began attack lands.cilicia > players.1",
        "7.10.cf vehicle-seized: 1 lost caravan lands.cilicia; 0 gained caravan > lands.cilicia",
        "4.03.g honour-gained 1 1: 0 scored honour > players.0.honour",
        "7.10.cf banner-and-general-fall: 1 lost banner lands.cilicia; 1 lost general lands.cilicia",
        "4.03.k honour-gained 1 2: 0 scored honour > players.0.honour",
        "4.03.j honour-gained 1 3: 0 scored honour > players.0.honour",
        "7.10.cf vehicle-destroyed: 1 lost cavalry lands.cilicia",  # cavalry cannot be seized
        "4.03.g honour-gained 1 4: 0 scored honour > players.0.honour",
        "7.10.cf banner-falls: 1 lost banner lands.cilicia",
        "4.03.k honour-gained 1 5: 0 scored honour > players.0.honour",
    ]


@clause("medioevo", "7.10.blk.a", "7.10.blk.b", "7.10.blk.d", "7.10.blk.e")
def test_a_blockade_is_told_with_the_player_it_is_against_and_what_it_costs() -> None:
    admiral = person(vehicles=[vehicle("warship", "cilician_sea", armies=9)])
    s = combat(admiral, lands={"cilicia": land(0)})
    assert heard(s, "blockade:cilician_sea", "player:1") == [
        "7.10.blk.b blockade: 0 began blockade players.1 > seas.cilician_sea",
        "7.10.blk.d casus-belli 1: 1 gained casus_belli players.0 > players.1",
    ]
    assert heard(s, "lift:cilician_sea.1") == [
        "7.10.blk.e blockade-ends: 0 ended blockade players.1 > seas.cilician_sea"
    ]
    shores = combat(person(), lands={"thrace": land(0), "bithynia": land(0)})
    assert heard(shores, "close:bosphorus", "player:1")[0] == (
        "7.10.blk.a blockade: 0 began blockade players.1 > seas.bosphorus"
    )


@clause("medioevo", "7.10.e", "7.04.r")
def test_a_hunt_for_pirates_is_told_until_the_ship_sinks() -> None:
    admiral = person(vehicles=[vehicle("warship", "cilician_sea", armies=9)], banners=[banner("warship.1")])
    s = combat(admiral, lands={"cilicia": land(0)}, pirates=[{"at": "cilician_sea", "armies": 1}])
    assert heard(s, "hunt:1.cilician_sea") == [
        "7.10.e attacks-pirates: 0 began attack seas.cilician_sea > seas.cilician_sea"
    ]
    load_dice(s, 6, 6, 1, 1)  # each ship adds a die to that of one army
    assert heard(s, "fight:1")[2:] == [
        "7.10.t losses 0 1: 0 ended battle > seas.cilician_sea; -1 lost pirates seas.cilician_sea; "
        "0 decided pair; 0 decided pair x2",
        "7.04.r pirates-sunk: 0 lost pirates seas.cilician_sea x0",  # the battle has told of the army
    ]


# --- the end of a player ---------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.el.a", "7.10.el.b", "7.10.el.e", "6.03.f")
def test_what_a_victor_inherits_is_told_and_the_amounts_only_to_the_two() -> None:
    s = position(
        person(technologies="coinage", war=[1]),
        person("", "pottery", florins=70, reserve=5, hand=["merchant"], war=[0], casus_belli=[2, 0, 0]),
        asks="TradeMenu",
        lands={"leon": land(0)},
    )
    s.events = []
    check(s, 1, 0)
    *lines, panel, peace = told(s)
    assert lines == [
        "7.10.el.a eliminated: 1 ended player > players.1; 1 lost technology:pottery players.1;"
        " 1 lost casus_belli players.1 > players.0 x2",
        "7.10.el.b learns: 0 gained technology:pottery > players.0",
        "3.26.c turns-up: 0 revealed card:merchant players.0.hand > players.0",
        "7.10.el.b inherits: 0 moved panel players.1 > players.0",
    ]
    assert panel.startswith("7.10.el.b inherits-panel 70 5: 0 moved florin players.1 > players.0 x70")
    assert peace == "7.10.el.e at-peace: 1 changed peace players.1 > players.0"
    assert [event.audience for event in s.events if event.audience] == [(0, 1)]


@clause("medioevo", "7.10.el.b", "7.10.el.c")
def test_what_stands_abroad_goes_with_its_player() -> None:
    abroad = person(
        war=[0],
        hand=["relic"],
        shown=["genius"],
        banners=[banner("leon", armies=3), banner("reserve", n=2)],
        engines=[engine("leon")],
    )
    s = position(person(war=[1]), abroad, asks="TradeMenu", lands={"leon": land(0)})
    s.events = []
    check(s, 1, -1)
    assert told(s)[0] == (
        "7.10.el.a eliminated: 1 ended player > players.1; 1 lost banner lands.leon; 1 lost army lands.leon x3;"
        " 1 lost catapult lands.leon; 1 moved card:relic players.1.hand > empire_discards;"
        " 1 moved card:genius players.1 > empire_discards"
    )
    assert not any(s.banner_at[banner] >= 0 for banner in s.banners_of(1))
    assert not any(s.engine_at[engine] >= 0 for engine in s.engines_of(1))
    assert not any(s.banner_armies[banner] for banner in s.banners_of(1))


@clause("medioevo", "10.02.b")
def test_a_moved_standard_is_told() -> None:
    one, other = [game().box.place_ids[land] for land in game().box.towers[:2]]
    s = position(asks=[step("MoveStandard", number=0)], standards=[one], lands={one: land(0), other: land(0)})
    assert heard(s, f"standard:{other}") == [f"10.02.b standard: 0 moved standard lands.{one} > lands.{other}"]


# --- barbarians ------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.12.a", "7.04.k", "7.04.u", "3.18.a")
def test_a_raid_is_told_from_the_recruits_to_the_new_general() -> None:
    lands = {"syria": wild(8, leader="barbarian_general"), "cilicia": land(0, 1), "galatia": land(0)}
    s = position(asks="TradeMenu", lands=lands)
    load_dice(s, 6, 5, 4, 1)
    s.events = []
    go_on(s, BarbarianPhase())
    assert told(s) == [
        "7.12.a leaders-recruit 1: -1 gained army > lands.syria x2",
        # One of ten stays behind; a general adds two to the highest die.
        "7.04.k barbarians-attack 9 1: -1 began attack lands.syria > lands.cilicia x9",
        "7.10.m dice-raised 6-5-4 2 8: -1 rolled die x15; -1 rolled face x6; -1 rolled face x5; -1 rolled face x4",
        "7.10.s dice 1: 0 rolled die; 0 rolled face",
        "7.10.t losses 0 1: -1 ended battle > lands.cilicia; 0 lost army lands.cilicia; -1 decided pair",
        "7.04.u falls-to-barbarians 9: 0 lost territory lands.cilicia",
        "3.18.a barbarian-general: -1 gained barbarian_general > lands.cilicia",
    ]


@clause("medioevo", "5.01.za", "7.10.cf", "3.18.a")
def test_barbarians_who_attack_a_visitor_are_told_with_their_number() -> None:
    rider = person(vehicles=[vehicle("caravan", "cilicia", armies=1)])
    s = position(rider, asks="TradeMenu", lands={"cilicia": land(0, 2), "syria": wild(9)})
    throw(s, (6, 5), (6, 5), (6, 5), (6, 1), more=True)
    assert heard(s, "go:syria") == [
        "3.02.f travels: 0 moved caravan lands.cilicia > lands.syria; 0 moved army lands.cilicia > lands.syria",
        "5.01.za barbarians-attack-vehicles 9 1: -1 began attack lands.syria > players.0 x9",
        "7.10.s dice 5-5-5: -1 rolled die x15; -1 rolled face x5; -1 rolled face x5; -1 rolled face x5",
        "7.10.s dice 1: 0 rolled die; 0 rolled face",
        "7.10.t losses 0 1: -1 ended battle > lands.syria; 0 lost army lands.syria; -1 decided pair",
        "7.10.cf vehicle-destroyed: 0 lost caravan lands.syria",
        "3.18.a commander: -1 gained commander > lands.syria",
    ]


@clause("medioevo", "7.04.n", "7.04.p")
def test_a_crowded_land_tells_of_its_fort_and_then_of_the_ship_it_sends() -> None:
    s = position(asks="TradeMenu", lands={"sardinia": wild(60, leader="commander"), "galatia": land(0)})
    s.events = []
    run(s, "Stir", at(s, "sardinia"))
    assert told(s) == ["7.04.n barbarian-fort: -1 gained fort > lands.sardinia; -1 lost army lands.sardinia"]
    s.events = []
    run(s, "Stir", at(s, "sardinia"))
    (line,) = told(s)
    assert line.startswith("7.04.p pirates-sail 30: -1 gained pirates > seas.")
    assert line.endswith(" x30; -1 lost commander lands.sardinia; -1 lost army lands.sardinia x30")


@clause("medioevo", "7.04.r", "7.04.l")
def test_pirates_who_are_beaten_are_told_to_sink() -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 30)}, pirates=[{"at": "cilician_sea", "armies": 1}])
    ways = [*s.box.sea_links[at(s, "cilician_sea")], *s.box.shores[at(s, "cilician_sea")]]
    ways = [way for way in ways if way >= len(s.owner) or s.owner[way] >= 0]
    throw(s, (len(ways), ways.index(at(s, "cilicia")) + 1), (6, 1), (6, 6), (6, 6), (6, 6))
    s.events = []
    go_on(s, SailPirates(1))
    assert told(s) == [
        "7.04.r barbarians-attack 1 30: -1 began attack seas.cilician_sea > lands.cilicia",
        "7.10.s dice 1: -1 rolled die; -1 rolled face",
        "7.10.s dice 6-6-6: 0 rolled die x18; 0 rolled face x6; 0 rolled face x6; 0 rolled face x6",
        "7.10.t losses 1 0: -1 ended battle > lands.cilicia; -1 lost host seas.cilician_sea; 0 decided pair",
        "7.04.l barbarians-repelled 0 30: -1 ended attack seas.cilician_sea > lands.cilicia",
        "7.04.r pirates-sunk: -1 lost pirates seas.cilician_sea",
    ]


@clause("medioevo", "7.04.d", "7.04.e", "3.18.a")
def test_a_rebellion_is_told_with_what_is_lost_in_it() -> None:
    anna = person(vehicles=[vehicle("trade_ship", "cilicia")])
    s = position(anna, asks="TradeMenu", lands={"cilicia": land(0, 2), "galatia": land(0, 3)})
    throw(s, (4, 2), (6, 6))
    s.events = []
    go_on(s, Rebellion())
    assert told(s) == [
        "7.04.d rebellion-die 2: -1 rolled die x2",
        "7.04.e rebels 6: 0 lost territory lands.cilicia; 0 lost army lands.cilicia x2;"
        " -1 gained army > lands.cilicia x6",
        "7.04.e lost-with: 0 lost trade_ship lands.cilicia",
        "3.18.a barbarian-general: -1 gained barbarian_general > lands.cilicia",
    ]


@clause("medioevo", "7.04.a", "7.04.h", "7.04.i")
@pytest.mark.parametrize(("dice", "head"), [((1, 1), "1 1 2 1"), ((1, 4), "1 4 1 0"), ((3, 3), "3 3 0 1")])
def test_the_event_dice_are_told_with_their_skulls_and_whether_they_are_doubles(
    dice: tuple[int, int], head: str
) -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 20)}, event_pile=["fair"], calamity_pile=["alchemy"])
    load_dice(s, *dice, more=True)
    s.events = []
    run(s, "RollEventDice", 0)
    assert told(s)[0].startswith(f"7.04.a dice-skulls {head}: 0 rolled event_die")


@clause("medioevo", "7.04.h", "7.04.i")
def test_growing_and_building_barbarians_are_told_with_every_place() -> None:
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 20)}, calamity_pile=["alchemy"])
    load_dice(s, 3, 3, more=True)
    s.events = []
    run(s, "RollEventDice", 0)
    grown = told(s)[1].split("; ")
    assert grown[0] == "7.04.i barbarians-grow: -1 gained host x150"
    assert sorted(grown[1:]) == sorted(
        f"-1 gained army > lands.{id}" for id in s.box.place_ids[:151] if id != "cilicia"
    )
    s = position(asks="TradeMenu", lands={"cilicia": land(0, 20)}, calamity_pile=["alchemy"])
    load_dice(s, 1, 1, more=True)
    s.events = []
    run(s, "RollEventDice", 0)
    built = told(s)[2].split("; ")
    cities = [s.box.place_ids[land] for land in s.box.city_land]
    assert built[0] == "7.04.h barbarians-build: -1 changed level"
    assert sorted(built[1:]) == sorted(
        f"-1 changed {what} > lands.{id}" for id in cities for what in ("settlement", "fort")
    )
