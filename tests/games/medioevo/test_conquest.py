"""7.10.e, 7.10.ca-7.10.el, 9.02: from where one attacks, and what falls into the conqueror's hands."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import CARDS, FLEET, TECHNOLOGIES
from regnum.games.medioevo.constants import ABOARD, ABSENT, BARBARIAN
from regnum.games.medioevo.rules.diplomacy.handover import hand_over_land, hand_over_vehicle
from regnum.games.medioevo.rules.realm.pieces import remove_engine
from regnum.games.medioevo.rules.realm.population import population_limit
from regnum.games.medioevo.rules.war import elimination
from regnum.games.medioevo.rules.war.conquest import conquer, fall_to_barbarians
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    choose,
    clauses,
    engine,
    game,
    land,
    load_dice,
    person,
    position,
    texts,
    vehicle,
    wild,
)

AT = game().box.place_number
CAVALRY = 9  # the first slot of a player's cavalry, as below for other kinds
WARSHIP = 6
CARAVAN = 3
TRADE_SHIP = 0


def combat(*people: dict[str, Any], lands: dict[str, dict[str, Any]] | None = None, **more: Any) -> Medioevo:
    """The combat phase of the first player."""
    return position(*people, asks="CombatPhase", phase="combat", lands=lands, **more)


def fallen(*people: dict[str, Any], lands: dict[str, dict[str, Any]], **more: Any) -> Medioevo:
    """Player 0 has just conquered Syria."""
    s = combat(*people, lands=lands, **more)
    conquer(s, AT["syria"], 0)
    return s


# --- 9.02: the worked example ----------------------------------------------------------------------------------------


def occupations(s: Medioevo) -> list[int]:
    """How many armies may move in, each number with the banner and without it."""
    numbers = [option.number(0) for option in s.options()]
    half = len(numbers) // 2
    assert texts(s) == [f"occupy:{n}.banner" for n in numbers[:half]] + [f"occupy:{n}" for n in numbers[half:]]
    assert numbers[:half] == numbers[half:]
    return numbers[half:]


@clause("medioevo", "9.02.a", "9.02.c", "9.02.d", "9.02.e", "7.10.e", "7.10.cb", "7.10.a")
def test_rum_takes_syria_with_cavalry() -> None:
    s = combat(
        person("rum", vehicles=[vehicle("cavalry", "mesopotamia")], banners=[banner("mesopotamia")]),
        lands={
            "mesopotamia": land(0, 25, settlement="encampment", fortification="fort"),
            "syria": wild(1, settlement="encampment", fortification="fort"),
            "syrian_desert": land(0),
        },
    )
    choose(s, "use:cavalry.1", "load:banner.1", "amount:20")
    assert (s.vehicle_spent[CAVALRY], s.vehicle_armies[CAVALRY], s.banner_at[0]) == (1, 20, ABOARD + CAVALRY)
    choose(s, "go:syrian_desert")
    assert s.vehicle_spent[CAVALRY] == 4
    choose(s, "attack:1.syria")
    assert s.vehicle_spent[CAVALRY] == 5
    load_dice(s, 5, 4, 1, 6, 3)
    choose(s, "fight:3")
    assert s.owner[AT["syria"]] == 0
    assert s.settlement[AT["syria"]] == s.fort[AT["syria"]] == 0
    assert occupations(s) == list(range(1, 20))  # 19 armies are left, and no garrison behind
    choose(s, "occupy:1")
    assert (s.armies[AT["syria"]], s.vehicle_armies[CAVALRY]) == (1, 18)
    assert s.vehicle_at[CAVALRY] == AT["syria"]
    assert s.banner_at[0] == ABOARD + CAVALRY
    assert "use:cavalry.1" in texts(s)  # 4 points are left
    choose(s, "done")
    assert s.banner_level[0] == 2


@clause("medioevo", "7.10.e")
def test_cavalry_that_breaks_off_is_where_it_came_from() -> None:
    s = combat(
        person(vehicles=[vehicle("cavalry", "cilicia", armies=9)], banners=[banner("cavalry.1", level=2)]),
        lands={"cilicia": land(0), "syria": wild(9)},
    )
    load_dice(s, 1, 1, 1, 6, 6, 6)
    choose(s, "attack:1.syria", "fight:3", "break_off")
    assert s.vehicle_at[CAVALRY] == AT["cilicia"]
    assert s.vehicle_spent[CAVALRY] == 1
    assert s.vehicle_armies[CAVALRY] == 6


@clause("medioevo", "7.10.e", "3.06.i")
def test_cavalry_needs_the_points_and_a_banner_on_foot_pays_only_for_a_strait() -> None:
    lands = {"cilicia": land(0, 9), "syria": wild(9), "thrace": wild(), "bithynia": land(0, 9)}
    tired = vehicle("cavalry", "cilicia", armies=9, spent=9)
    s = combat(person(vehicles=[tired], banners=[banner("cavalry.1")]), lands=lands)
    assert not any(text.startswith("attack") for text in texts(s))
    for level, reaches in ((3, False), (4, True)):
        walker = banner("bithynia", level=3, general=level == 4)
        s = combat(person(banners=[walker]), lands=lands)
        assert ("attack:1.thrace" in texts(s)) == reaches
    choose(s, "attack:1.thrace")
    assert s.banner_spent[0] == 4


@clause("medioevo", "7.10.e", "7.10.cb", "7.10.sea.f")
def test_armies_land_from_a_ship_which_stays_at_sea() -> None:
    s = combat(
        person(vehicles=[vehicle("warship", "cilician_sea", armies=10)], banners=[banner("warship.1")]),
        lands={"syria": wild(1), "galatia": land(0)},
    )
    load_dice(s, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.vehicle_spent[WARSHIP] == 1
    assert occupations(s) == list(range(3, 10))  # one army stays aboard
    choose(s, "occupy:9.banner")
    assert (s.armies[AT["syria"]], s.vehicle_armies[WARSHIP]) == (9, 1)
    assert s.vehicle_at[WARSHIP] == AT["cilician_sea"]
    assert s.banner_at[0] == AT["syria"]


# --- moving in -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.ca", "7.10.d")
def test_as_many_occupy_as_fought_limited_to_what_is_left() -> None:
    s = combat(
        person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 4), "syria": wild(1, fortification="fort")}
    )
    load_dice(s, 5, 6, 1, 1, 6)
    choose(s, "attack:1.syria", "fight:3")
    # Of 4 armies 3 are left: two is both the least and the most.
    assert texts(s) == ["occupy:2.banner", "occupy:2"]
    choose(s, "occupy:2")
    assert (s.armies[AT["cilicia"]], s.armies[AT["syria"]]) == (1, 2)
    assert s.banner_at[0] == AT["cilicia"]


@clause("medioevo", "7.10.ca", "7.10.cb")
def test_a_larger_part_and_the_banner_may_move_in() -> None:
    s = combat(
        person(banners=[banner("cilicia", general=True)], vehicles=[vehicle("cavalry", "cilicia", armies=5)]),
        lands={"cilicia": land(0, 4), "syria": wild(1)},
    )
    load_dice(s, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:2")
    assert occupations(s) == list(range(2, 9))
    choose(s, "occupy:5.banner")
    # From the land down to its last army, then from the cavalry.
    assert (s.armies[AT["cilicia"]], s.vehicle_armies[CAVALRY], s.armies[AT["syria"]]) == (1, 3, 5)
    assert s.banner_at[0] == AT["syria"]
    assert s.banner_general[0] == 1


@clause("medioevo", "3.15.c", "7.10.cb")
def test_the_bombard_follows_with_its_one_move_of_the_turn() -> None:
    s = combat(
        person(banners=[banner("cilicia")], engines=[engine("cilicia", 3)]),
        lands={"cilicia": land(0, 9), "syria": wild(1)},
    )
    load_dice(s, 6, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3", "occupy:5.banner", "haul:3.syria")
    assert s.engine_at[2] == AT["syria"]
    assert not any(text.startswith("haul") for text in texts(s))


@clause("medioevo", "7.10.cb", "3.09.g")
def test_a_stack_abroad_leaves_no_army_without_its_banner() -> None:
    s = combat(
        person(banners=[banner("cilicia", armies=6)]), lands={"galatia": land(0), "cilicia": wild(2), "syria": wild(1)}
    )
    load_dice(s, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert texts(s) == ["occupy:6.banner", *[f"occupy:{n}" for n in range(3, 6)]]
    stays = choose(s.copy(), "occupy:3")
    assert (stays.armies[AT["syria"]], stays.banner_armies[0], stays.banner_at[0]) == (3, 3, AT["cilicia"])
    goes = choose(s, "occupy:6.banner")
    assert (goes.armies[AT["syria"]], goes.banner_armies[0], goes.banner_at[0]) == (6, 0, AT["syria"])


def abroad(led: int, aboard: int, target: str) -> Medioevo:
    """A banner on foot in barbarian Cilicia with a caravan there has just beaten one army, with three dice."""
    caravans = [vehicle("caravan", "cilicia", armies=aboard)]
    lands = {"galatia": land(0), "cilicia": wild(1), "syria": wild(1)}
    s = combat(person(banners=[banner("cilicia", armies=led)], vehicles=caravans), lands=lands)
    load_dice(s, 6, 6, 6, 1)
    return choose(s, f"attack:1.{target}", "fight:3")


@clause("medioevo", "7.10.cb", "7.10.ca", "7.10.b")
def test_armies_aboard_abroad_may_move_in_and_a_banner_takes_all_it_leads() -> None:
    s = abroad(5, 3, "syria")
    # With the banner at least all five that it leads; either way at least one of the eight stays behind.
    assert texts(s) == [*[f"occupy:{n}.banner" for n in (5, 6, 7)], *[f"occupy:{n}" for n in range(3, 8)]]
    goes = choose(s.copy(), "occupy:6.banner")
    assert (goes.armies[AT["syria"]], goes.banner_armies[0], goes.vehicle_armies[CARAVAN]) == (6, 0, 2)
    assert goes.banner_at[0] == AT["syria"]
    stays = choose(s, "occupy:6")
    assert (stays.armies[AT["syria"]], stays.banner_armies[0], stays.vehicle_armies[CARAVAN]) == (6, 1, 1)
    assert stays.banner_at[0] == AT["cilicia"]
    alone = abroad(0, 6, "syria")  # it leads nobody: any of the armies aboard but one
    assert texts(alone) == [*[f"occupy:{n}.banner" for n in (3, 4, 5)], *[f"occupy:{n}" for n in (3, 4, 5)]]
    choose(alone, "occupy:5.banner")
    assert (alone.armies[AT["syria"]], alone.vehicle_armies[CARAVAN], alone.banner_at[0]) == (5, 1, AT["syria"])


@clause("medioevo", "7.10.cb", "7.10.ca", "7.10.b", "7.10.e")
def test_a_stack_that_attacked_from_inside_puts_an_army_on_the_land() -> None:
    s = abroad(0, 6, "cilicia")
    assert s.owner[AT["cilicia"]] == 0
    assert texts(s) == [f"occupy:{n}" for n in range(1, 7)]
    choose(s, "occupy:2")
    assert (s.armies[AT["cilicia"]], s.vehicle_armies[CARAVAN], s.banner_at[0]) == (2, 4, AT["cilicia"])
    there = abroad(2, 4, "cilicia")
    assert there.attack is None
    assert (there.armies[AT["cilicia"]], there.banner_armies[0], there.vehicle_armies[CARAVAN]) == (2, 0, 4)


@clause("medioevo", "7.10.e")
def test_a_guest_may_attack_the_barbarian_land_it_stands_in() -> None:
    s = combat(person(banners=[banner("syria", armies=6)]), lands={"galatia": land(0), "syria": wild(1)})
    load_dice(s, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.owner[AT["syria"]] == 0
    assert s.armies[AT["syria"]] == 6
    assert s.banner_armies[0] == 0
    assert s.attack is None


# --- what is lost and what is taken ----------------------------------------------------------------------------------


@clause("medioevo", "7.10.cc", "7.10.ce", "3.03.g", "3.04.f", "3.05.i", "4.03.q")
def test_buildings_drop_and_the_cathedral_and_engines_are_gone() -> None:
    s = fallen(
        person(),
        person(engines=[engine("syria", 1), engine("syria", 3)]),
        lands={
            "galatia": land(0),
            "palestine": land(1),
            "syria": land(1, 0, settlement="village", fortification="castle", cathedral=True, goods={"salt": 4}),
        },
    )
    syria = AT["syria"]
    assert (s.settlement[syria], s.fort[syria], s.cathedral[syria]) == (1, 1, 0)
    assert s.goods[syria][0] == 4  # 7.10.cd: they pass with the land
    assert s.engine_at[3] == s.engine_at[5] == ABSENT
    assert s.honour[0] == 1  # the city


@clause("medioevo", "7.10.cd", "7.10.ce", "4.03.g", "4.03.j", "4.03.k", "4.03.d", "3.06.7")
def test_war_vehicles_are_destroyed_trade_vehicles_seized_and_each_is_worth_a_point() -> None:
    s = fallen(
        person(),
        person(
            "mamluks",
            " ".join(TECHNOLOGIES),
            vehicles=[vehicle("warship", "syria"), vehicle("trade_ship", "syria", goods={"wine": 50})],
            banners=[banner("syria"), banner("warship.1", 2, general=True)],
        ),
        lands={"galatia": land(0), "lower_egypt": land(1), "syria": land(1, 0, settlement="encampment")},
    )
    assert s.vehicle_at[FLEET + WARSHIP] == s.vehicle_at[FLEET + TRADE_SHIP] == ABSENT
    assert s.vehicle_at[TRADE_SHIP] == AT["syria"]
    assert s.vehicle_goods[TRADE_SHIP][7] == 50  # beyond his level: excess at the end of his turn
    assert s.banner_at[3:5] == [ABSENT, ABSENT]
    # City, warship, trade ship, two banners and a general.
    assert s.honour[0] == 6


@clause("medioevo", "7.10.cd")
def test_a_vehicle_beyond_the_limit_is_destroyed_with_the_point_all_the_same() -> None:
    s = fallen(
        person(vehicles=[vehicle("caravan", "galatia")]),
        person(vehicles=[vehicle("caravan", "syria")]),
        lands={"galatia": land(0), "palestine": land(1), "syria": land(1, 0)},
    )
    assert [at for at in s.vehicle_at if at >= 0] == [AT["galatia"]]
    assert s.honour[0] == 1


@clause("medioevo", "7.10.f", "7.10.cd")
def test_vehicles_of_a_third_player_stay_as_visitors() -> None:
    s = fallen(
        person(),
        person(),
        person(vehicles=[vehicle("caravan", "syria", armies=3)]),
        lands={"galatia": land(0), "palestine": land(1), "syria": land(1, 0)},
    )
    assert s.vehicle_at[2 * FLEET + CARAVAN] == AT["syria"]
    assert s.vehicle_armies[2 * FLEET + CARAVAN] == 3


@clause("medioevo", "7.10.ch", "3.26.17.d", "3.20.i", "4.03.h", "4.03.i", "4.03.c")
@pytest.mark.parametrize(("kingdom", "pope", "honour"), [("hungary", 0, 3), ("rum", -1, 3), ("byzantines", -1, 3)])
def test_who_takes_rome_is_pope_or_kills_him(kingdom: str, pope: int, honour: int) -> None:
    s = combat(
        person(kingdom),
        person("empire", honour=1),
        lands={"tuscany": land(0), "bavaria": land(1), "papal_state": land(1, 0, settlement="encampment")},
        pope=1,
    )
    conquer(s, AT["papal_state"], 0)
    assert s.pope == pope
    # The tower, the city, and either the card or its end.
    assert s.honour[:2] == [honour, 0]


@clause("medioevo", "10.02.b")
def test_the_conqueror_of_a_tower_may_move_its_standard() -> None:
    s = combat(
        person(banners=[banner("syria")]),
        person(war=[0]),
        lands={"syria": land(0, 9), "palestine": wild(1), "thrace": land(0)},
        standards=["palestine", "papal_state", "thrace"],
    )
    load_dice(s, 6, 6, 6, 1, 1)
    choose(s, "attack:1.palestine", "fight:3")
    assert texts(s) == ["no", "standard:thrace"]
    choose(s, "standard:thrace")
    assert s.standards == (AT["thrace"], AT["papal_state"], AT["thrace"])


# --- vehicles in their own right -------------------------------------------------------------------------------------


@clause("medioevo", "7.10.cg", "4.03.g", "7.10.cf")
def test_an_empty_vehicle_abroad_is_taken_without_a_fight_and_without_experience() -> None:
    s = combat(
        person(war=[1], banners=[banner("syria")]),
        person(war=[0], vehicles=[vehicle("caravan", "syria", goods={"salt": 3})]),
        lands={"syria": land(0, 9), "palestine": land(1)},
    )
    choose(s, "strike:1.syria.1")
    assert s.vehicle_at[CARAVAN] == AT["syria"]
    assert s.vehicle_goods[CARAVAN][0] == 3
    assert (s.armies[AT["syria"]], s.vehicle_armies[CARAVAN]) == (9, 0)  # on own land it needs no crew
    assert s.banner_earned[0] == 0
    assert s.banner_attacks[0] == 1
    assert s.honour[0] == 1


@clause("medioevo", "7.10.cf", "7.10.y")
def test_a_beaten_caravan_is_manned_from_the_stack() -> None:
    s = combat(
        person(war=[1], banners=[banner("syria", armies=9)]),
        person(war=[0], vehicles=[vehicle("caravan", "syria", armies=1)]),
        lands={"galatia": land(0), "palestine": land(1)},
    )
    load_dice(s, 6, 6, 6, 1)
    choose(s, "strike:1.syria.1", "fight:3")
    assert (s.banner_armies[0], s.vehicle_armies[CARAVAN]) == (6, 3)
    assert s.banner_earned[0] == 1


@clause("medioevo", "7.10.cf")
def test_without_an_army_to_spare_a_seized_vehicle_is_scuttled() -> None:
    s = combat(
        person(war=[1], banners=[banner("syria", armies=2)]),
        person(war=[0], vehicles=[vehicle("caravan", "syria"), vehicle("trade_ship", "syria")]),
        lands={"galatia": land(0), "palestine": land(1)},
    )
    choose(s, "strike:1.syria.1")
    assert [slot for slot, at in enumerate(s.vehicle_at) if at >= 0] == [TRADE_SHIP]
    assert (s.banner_armies[0], s.vehicle_armies[TRADE_SHIP]) == (1, 1)
    assert s.honour[0] == 2


# --- barbarians ------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.u", "7.04.t", "7.04.v", "3.30.12.e", "3.18.a")
def test_barbarians_move_in_up_to_the_limit_and_destroy_all() -> None:
    s = combat(
        person("empire", honour=1, vehicles=[vehicle("caravan", "papal_state")], banners=[banner("papal_state")]),
        lands={
            "bavaria": land(0),
            "papal_state": land(0, 0, settlement="village", fortification="castle", cathedral=True),
        },
        pope=0,
        options={"towers": False},
    )
    rome = AT["papal_state"]
    fall_to_barbarians(s, rome, 99, 0, "7.04.u")
    assert s.owner[rome] == BARBARIAN
    assert s.leader[rome] > 0
    assert s.armies[rome] == population_limit(s, rome) - s.box.leader_people[s.leader[rome]]
    assert s.vehicle_at[CARAVAN] == s.banner_at[0] == ABSENT
    assert s.pope == -1
    assert s.honour[0] == 0
    few = combat(person(), lands={"syria": land(0, 0), "cilicia": land(0)})
    fall_to_barbarians(few, AT["syria"], 2, 2, "7.04.u")
    assert (few.armies[AT["syria"]], few.leader[AT["syria"]]) == (2, 2)


# --- hand over -------------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.p3", "4.03.s")
def test_a_ceded_territory_passes_with_all_it_contains() -> None:
    s = combat(
        person("", "army"),
        person(
            "mamluks",
            " ".join(TECHNOLOGIES),
            banners=[banner("syria", level=3, general=True)],
            engines=[engine("syria", 1), engine("syria", 2), engine("syria", 3)],
            vehicles=[
                vehicle("caravan", "syria", armies=4, goods={"iron": 5}),
                vehicle("caravan", "syria", 2, armies=3),
            ],
        ),
        lands={
            "galatia": land(0),
            "lower_egypt": land(1),
            "syria": land(1, 7, settlement="village", fortification="castle", cathedral=True),
        },
    )
    hand_over_land(s, AT["syria"], 0)
    syria = AT["syria"]
    assert s.owner[syria] == 0
    assert (s.settlement[syria], s.fort[syria], s.cathedral[syria]) == (2, 2, 1)
    assert (s.banner_level[0], s.banner_general[0], s.banner_at[0]) == (3, 1, syria)
    assert (s.vehicle_at[CARAVAN], s.vehicle_armies[CARAVAN], s.vehicle_goods[CARAVAN][1]) == (syria, 4, 5)
    # He may own one caravan and one catapult: the armies of the second caravan are put on the land.
    assert s.armies[syria] == 10
    assert s.engine_at[:3] == [syria, ABSENT, ABSENT]
    assert [at for at in s.vehicle_at[FLEET : 2 * FLEET] if at >= 0] == []
    assert s.honour == [0, 0, 0]


@clause("medioevo", "5.01.p3")
def test_a_vehicle_handed_over_takes_its_banner_along() -> None:
    s = combat(
        person(),
        person(vehicles=[vehicle("warship", "cilician_sea", armies=4)], banners=[banner("warship.1", level=2)]),
        lands={"galatia": land(0), "lower_egypt": land(1)},
    )
    hand_over_vehicle(s, FLEET + WARSHIP, 0)
    assert (s.vehicle_at[WARSHIP], s.vehicle_armies[WARSHIP]) == (AT["cilician_sea"], 4)
    assert (s.banner_at[0], s.banner_level[0], s.banner_general[0]) == (ABOARD + WARSHIP, 2, 0)


@clause("medioevo", "5.01.p3")
def test_a_ship_handed_over_with_its_load_leaves_nothing_with_the_giver() -> None:
    """The first trade ship of the first player is one like others."""
    loaded = person(vehicles=[vehicle("trade_ship", "cilician_sea", armies=4, goods={"iron": 5})])
    s = combat(person(), loaded, lands={"galatia": land(0), "lower_egypt": land(1)})
    hand_over_vehicle(s, FLEET, 0)
    assert (s.vehicle_at[0], s.vehicle_armies[0], s.vehicle_goods[0][1]) == (AT["cilician_sea"], 4, 5)
    assert (s.vehicle_at[FLEET], s.vehicle_armies[FLEET], sum(s.vehicle_goods[FLEET])) == (ABSENT, 0, 0)


@clause("medioevo", "5.01.p2", "3.09.e")
def test_a_ceded_vehicle_beyond_the_limit_leaves_its_load_on_the_giver_s_land() -> None:
    lands = {"galatia": land(0), "lower_egypt": land(1, 2)}
    loaded = person(vehicles=[vehicle("cavalry", "lower_egypt", armies=4)], banners=[banner("cavalry.1", level=2)])
    s = combat(person(vehicles=[vehicle("cavalry", "galatia")]), loaded, lands=lands)
    hand_over_vehicle(s, FLEET + CAVALRY, 0)
    assert (s.vehicle_at[FLEET + CAVALRY], s.armies[AT["lower_egypt"]]) == (ABSENT, 6)
    assert (s.banner_at[3], s.banner_at[0]) == (AT["lower_egypt"], ABSENT)


# --- elimination -----------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.el.a")
def test_a_vehicle_keeps_a_player_in_the_game_a_reserve_does_not() -> None:
    lands = {"galatia": land(0), "syria": land(1, 0), "thrace": land(2)}
    s = fallen(person(), person(vehicles=[vehicle("caravan", "cilicia")]), lands=lands)
    assert s.eliminated == ()
    s = fallen(person(), person(reserve=9, vehicles=[vehicle("caravan", "reserve")]), lands=lands)
    assert s.eliminated == (1,)


@clause("medioevo", "7.10.el.b", "4.03.l")
def test_the_victor_takes_cards_technologies_and_stocks() -> None:
    known, foreign = TECHNOLOGIES[:5], TECHNOLOGIES[:9]
    s = fallen(
        person("", " ".join(known), florins=10, hand=["thief"]),
        person(
            "mamluks",
            " ".join(foreign),
            florins=300,
            reserve=4,
            grain_reserves=2,
            hand=["assassin", "merchant"],
            vehicles=[vehicle("caravan", "reserve"), vehicle("caravan", "reserve", 2)],
        ),
        lands={"galatia": land(0), "syria": land(1, 0), "thrace": land(2)},
    )
    assert (s.florins[0], s.reserve[0], s.grain[0]) == (310, 4, 2)
    assert s.techs[0].bit_count() == 9
    assert s.hands[0] == tuple(sorted(CARDS.index(id) for id in ("assassin", "merchant", "thief")))
    assert (s.hands[1], s.florins[1], s.reserve[1], s.techs[1]) == ((), 0, 0, 0)
    assert sum(at == -1 for at in s.vehicle_at[:FLEET]) == 2  # nine technologies: the limit is two


@clause("medioevo", "7.10.el.c")
def test_barbarians_take_nothing() -> None:
    s = combat(
        person(),
        person(florins=300, reserve=4, hand=["assassin"], shown=["merchant"]),
        lands={"galatia": land(0), "syria": land(1, 0), "thrace": land(2)},
    )
    fall_to_barbarians(s, AT["syria"], 3, 1, "7.04.u")
    assert s.eliminated == (1,)
    assert sorted(s.empire_discards) == sorted(CARDS.index(id) for id in ("assassin", "merchant"))
    assert (s.florins, s.reserve[1]) == ([0, 0, 0], 0)


@clause("medioevo", "7.10.el.a", "7.10.el.c")
def test_the_log_tells_what_goes_with_a_player_who_is_out() -> None:
    loser = person(hand=["assassin"], banners=[banner("cilicia", armies=9)])
    lands = {"galatia": land(0), "syria": land(1, 0), "thrace": land(2)}
    s = combat(person(), loser, lands=lands)
    s.events = []
    fall_to_barbarians(s, AT["syria"], 3, 1, "7.04.u")
    assert s.banner_at[3] == ABSENT
    (told,) = [event for event in s.events if event.message.key == "event-eliminated"]
    assert [(fact.verb, fact.piece, fact.source, fact.amount) for fact in told.besides] == [
        ("lost", "banner", "lands.cilicia", 1),
        ("lost", "army", "lands.cilicia", 9),
        ("moved", "card:assassin", "players.1.hand", 1),
    ]


@clause("medioevo", "7.10.el.b", "3.17.a")
def test_a_victor_with_a_general_too_many_keeps_him_and_gets_no_other() -> None:
    s = fallen(
        person(generals=1),
        person(generals=1),
        lands={"galatia": land(0), "syria": land(1, 0), "thrace": land(2)},
    )
    assert s.eliminated == (1,)
    assert s.generals == [1, 0, 0]


@clause("medioevo", "3.14.g")
def test_an_engine_that_is_gone_has_not_moved() -> None:
    s = combat(person(engines=[engine("galatia"), engine("galatia", 2)]), lands={"galatia": land(0)})
    s.engines_moved = 0b111
    remove_engine(s, 1)
    assert s.engine_at[:3] == [AT["galatia"], ABSENT, ABSENT]
    assert s.engines_moved == 0b101  # one that is bought in its stead may move


@clause("medioevo", "7.10.el.d")
@pytest.mark.parametrize(("kingdom", "pope"), [("hungary", 0), ("rum", -1)])
def test_the_pope_falls_with_the_last_territory(kingdom: str, pope: int) -> None:
    s = combat(
        person(kingdom),
        person("empire", honour=1),
        lands={"tuscany": land(0), "papal_state": land(1, 0), "thrace": land(2)},
        pope=1,
    )
    conquer(s, AT["papal_state"], 0)
    assert s.eliminated == (1,)
    assert s.pope == pope


@clause("medioevo", "7.10.el.e")
def test_pacts_wars_casus_belli_debts_and_blockades_vanish() -> None:
    s = fallen(
        person(war=[1], casus_belli=[0, 3, 0]),
        person(war=[0], allied=[2], passage=[2], commerce=[2], rates=[0, 0, 20], casus_belli=[1, 0, 2]),
        person(allied=[1], passage=[1], casus_belli=[0, 1, 0]),
        lands={"galatia": land(0), "syria": land(1, 0), "thrace": land(2)},
        debts=[{"debtor": 1, "creditor": 2, "instalment": 10, "turns": 3, "overdue": 0}],
        terms=[{"kind": "truce", "one": 1, "other": 2, "turns_one": 1, "turns_other": 1}],
        blockades=[{"by": 2, "against": 1, "at": "bosphorus", "shores": True}],
    )
    assert not any([*s.war, *s.allied, *s.passage, *s.commerce, *s.rates, *s.casus])
    assert not any((s.debts, s.terms, s.blockades))


@clause("medioevo", "7.10.el.e")
def test_the_log_quotes_the_elimination_for_the_wars_blockades_and_debts_that_it_ends() -> None:
    lands = {"galatia": land(0), "syria": land(1, 0), "thrace": land(2), "bithynia": land(2)}
    blockades = [{"by": 2, "against": 1, "at": "bosphorus", "shores": True}]
    debts = [{"debtor": 1, "creditor": 2, "instalment": 10, "turns": 3, "overdue": 0}]
    s = combat(person(war=[1]), person(war=[0, 2]), person(war=[1]), lands=lands, blockades=blockades, debts=debts)
    s.events = []
    conquer(s, AT["syria"], 0)
    assert clauses(s, "event-at-peace") == ["7.10.el.e"] * 2
    assert clauses(s, "event-blockade-ends") == ["7.10.el.e"]
    assert clauses(s, "event-debt-ends") == ["7.10.el.e"]


@clause("medioevo", "7.10.el.e")
def test_what_the_others_have_agreed_among_themselves_stays() -> None:
    s = fallen(
        person(allied=[2], passage=[1, 2], commerce=[2], rates=[0, 0, 10, 0], casus_belli=[0, 0, 4, 0]),
        person(war=[3]),
        person(
            allied=[0],
            passage=[0],
            war=[3],
            casus_belli=[2, 0, 0, 0],
            vehicles=[vehicle("warship", "bosphorus", armies=3)],
        ),
        person(war=[1, 2]),
        seats=4,
        lands={"galatia": land(0), "syria": land(1, 0), "thrace": land(2), "kent": land(3)},
        debts=[{"debtor": 0, "creditor": 2, "instalment": 10, "turns": 3, "overdue": 0}],
        terms=[{"kind": "truce", "one": 0, "other": 3, "turns_one": 1, "turns_other": 1}],
        blockades=[{"by": 2, "against": 3, "at": "bosphorus", "shores": False}],
    )
    assert s.eliminated == (1,)
    assert (s.allied, s.passage, s.commerce) == ([1 << 2, 0, 1 << 0, 0], [1 << 2, 0, 1 << 0, 0], [1 << 2, 0, 0, 0])
    assert s.war == [0, 0, 1 << 3, 1 << 2]
    assert s.rates[s.n * 0 + 2] == 10
    assert (s.casus[s.n * 0 + 2], s.casus[s.n * 2 + 0]) == (4, 2)
    assert [len(agreed) for agreed in (s.debts, s.terms, s.blockades)] == [1, 1, 1]


@clause("medioevo", "7.10.el.a", "4.02.g")
def test_what_waits_for_an_eliminated_player_is_dropped_and_the_last_one_wins() -> None:
    s = combat(person(), lands={"galatia": land(1), "thrace": land(2)})
    elimination.check(s, 0, 1)
    s.advance()
    assert s.eliminated == (0,)
    assert s.seat == 2
    s.owner[AT["galatia"]] = 2
    elimination.check(s, 1, 2)
    s.advance()
    assert s.over
    assert s.winners() == [2]
