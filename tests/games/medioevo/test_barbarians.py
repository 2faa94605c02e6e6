"""Barbarian territories: growth, checks, strangers among them; their leaders."""

from __future__ import annotations

from regnum.games.medioevo.constants import ABSENT, BARBARIAN, COMMANDER, GENERAL
from regnum.games.medioevo.rules.barbarians.checks import BarbarianPhase, check, meet
from regnum.games.medioevo.rules.realm.pieces import place_leader, roll_leader
from regnum.games.medioevo.rules.realm.population import population_limit
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import at, banner, go_on, land, person, position, throw, vehicle, wild

D6 = 6
CARAVAN = 3  # first slot of player 0
OTHERS = {"kiev": land(1, 9), "moscow": land(2, 9), "thrace": land(0, 9)}  # so that nobody is out


def _check(s: Medioevo, *ids: str) -> Medioevo:
    check(s, [at(s, id) for id in ids])
    return go_on(s)


# --- leaders ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.18.a", "3.19.a", "3.18.b", "7.04.t")
def test_a_die_decides_who_leads_and_where_a_leader_is_none_is_rolled() -> None:
    for die, leader in ((1, COMMANDER), (5, COMMANDER), (6, GENERAL)):
        s = position(asks=[])
        throw(s, (D6, die))
        roll_leader(s, at(s, "leon"))
        assert s.leader[at(s, "leon")] == leader
        count = s.rng.count
        roll_leader(s, at(s, "leon"))
        place_leader(s, at(s, "leon"), GENERAL)
        assert s.leader[at(s, "leon")] == leader
        assert s.rng.count == count


@clause("medioevo", "3.18.d", "3.19.b")
def test_a_commander_makes_room_for_ten_and_a_general_for_twenty_while_barbarians_hold_the_land() -> None:
    for leader, room in (("", 10), ("commander", 20), ("barbarian_general", 30)):
        s = position(asks=[], lands={"biscay": wild(leader=leader)})
        assert population_limit(s, at(s, "biscay")) == room


# --- growth ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.12.a", "7.12.b", "7.12.c")
def test_after_all_turns_a_commander_gains_one_army_and_a_general_two() -> None:
    lands = {
        "biscay": wild(5, leader="barbarian_general"),
        "leon": wild(3, leader="commander"),
        "galicia": wild(40),
        **OTHERS,
    }
    pirate = {"at": "celtic_sea", "armies": 3, "leader": "commander"}
    s = go_on(position(asks=[], lands=lands, pirates=[pirate]), BarbarianPhase())
    assert [s.armies[at(s, id)] for id in ("biscay", "leon")] == [7, 4]
    assert s.pirates[0][1] == 3
    # Galicia, far over its limit, has not grown and is not checked.
    assert s.armies[at(s, "galicia")] == 40
    assert s.active < 0


@clause("medioevo", "7.12.b", "7.04.k")
def test_who_has_grown_is_checked() -> None:
    lands = {"leon": wild(3, leader="commander"), "galicia": land(0, 3), **OTHERS}
    s = position(asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 1)])
    go_on(s, BarbarianPhase())
    assert s.owner[at(s, "galicia")] == BARBARIAN


# --- attacks ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.k", "7.04.l", "7.04.u", "7.04.t")
def test_the_weakest_neighbour_is_attacked_and_who_wins_moves_in_but_for_one_army() -> None:
    lands = {"leon": wild(4), "galicia": land(0, 3), "old_castile": land(0, 4), "biscay": land(0, 4), **OTHERS}
    s = position(asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 1, 6)])
    _check(s, "leon")
    galicia = at(s, "galicia")
    assert (s.owner[galicia], s.armies[galicia], s.leader[galicia]) == (BARBARIAN, 3, GENERAL)
    assert s.armies[at(s, "leon")] == 1
    assert s.owner[at(s, "old_castile")] == 0


@clause("medioevo", "7.04.k")
def test_equals_are_left_alone_and_all_armies_of_the_owner_count() -> None:
    lands = {"leon": wild(4), "galicia": land(0, 1), "old_castile": land(0, 4), "biscay": land(0, 4), **OTHERS}
    s = position(person(vehicles=[vehicle("caravan", "galicia", armies=3)]), asks=[], lands=lands)
    _check(s, "leon")
    assert s.armies[at(s, "leon")] == 4


@clause("medioevo", "7.04.k")
def test_nobody_is_attacked_over_a_strait() -> None:
    lands = {"bithynia": wild(9), "thrace": land(0, 1), "kiev": land(1), "moscow": land(2)}
    s = position(asks=[], lands=lands)
    assert at(s, "thrace") not in s.box.neighbours[at(s, "bithynia")]
    _check(s, "bithynia")
    assert s.owner[at(s, "thrace")] == 0


@clause("medioevo", "7.04.l")
def test_complete_defeat_leaves_one_army() -> None:
    lands = {"leon": wild(4, leader="commander"), "galicia": land(0, 3), **OTHERS}
    s = position(asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (1, 1, 1, 6, 6, 6)])
    _check(s, "leon")
    assert s.armies[at(s, "leon")] == 1
    assert s.leader[at(s, "leon")] == 0
    assert s.armies[at(s, "galicia")] == 3


@clause("medioevo", "7.04.u", "3.03.h")
def test_barbarians_move_in_up_to_the_reduced_limit_and_the_rest_stays() -> None:
    lands = {
        "old_castile": wild(40, leader="commander", fortification="fort"),
        "new_castile": land(0, 1, settlement="encampment", fortification="fort", cathedral=True, goods={"salt": 2}),
        "leon": land(0, 60),
        **OTHERS,
    }
    ships = [vehicle("caravan", "new_castile", goods={"wine": 2}), vehicle("cavalry", "new_castile")]
    s = position(person(vehicles=ships), asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1)])
    _check(s, "old_castile")
    here, source = at(s, "new_castile"), at(s, "old_castile")
    assert s.owner[here] == BARBARIAN
    assert (s.settlement[here], s.fort[here], s.cathedral[here]) == (0, 0, 0)
    # A plain takes ten, two units of salt among them; the commander does not widen it.
    assert s.armies[here] == 8
    assert s.leader[here] == COMMANDER
    assert (s.armies[source], s.leader[source]) == (32, 0)
    assert s.vehicle_at[CARAVAN] == s.vehicle_at[9] == ABSENT


@clause("medioevo", "7.04.m")
def test_who_is_stronger_than_none_but_overcrowded_attacks_all_the_same() -> None:
    lands = {"leon": wild(8), "galicia": land(0, 20), "old_castile": land(0, 30), **OTHERS}
    s = position(asks=[], lands=lands)
    assert population_limit(s, at(s, "leon")) == 5
    throw(s, *[(D6, n) for n in (1, 1, 1, 6, 6, 6)], more=True)
    _check(s, "leon")
    assert s.armies[at(s, "galicia")] <= 20
    assert s.armies[at(s, "leon")] <= 5
    assert s.armies[at(s, "old_castile")] == 30


@clause("medioevo", "7.04.j")
def test_the_strongest_go_first_each_once_and_new_conquests_wait() -> None:
    lands = {"leon": wild(9), "galicia": land(0, 1), "minho": wild(4), **OTHERS}
    s = position(asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1)])  # the last one: no leader
    _check(s, "minho", "leon")
    # Leon has taken Galicia; Minho finds no player beside it any more.
    assert s.owner[at(s, "galicia")] == BARBARIAN
    assert s.armies[at(s, "minho")] == 4


@clause("medioevo", "7.04.v")
def test_when_barbarians_take_rome_the_pope_dies() -> None:
    lands = {"papal_state": land(0, 1), "tuscany": wild(30), "campania": wild(1), **OTHERS}
    s = position(person(honour=1), asks=[], lands=lands, pope=0)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 3)])  # the fort adds a die; the last one: no leader
    _check(s, "tuscany")
    assert s.owner[at(s, "papal_state")] == BARBARIAN
    assert s.pope < 0
    assert s.honour == [0, 0, 0]


# --- without neighbours ----------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.n")
def test_an_overcrowded_territory_builds_a_fort_for_one_army() -> None:
    s = _check(position(asks=[], lands={"burgundy": wild(11), **OTHERS}), "burgundy")
    here = at(s, "burgundy")
    assert (s.armies[here], s.fort[here], population_limit(s, here)) == (10, 1, 20)


@clause("medioevo", "7.04.o", "3.18.a")
def test_then_it_promotes_a_commander_without_a_die() -> None:
    s = position(asks=[], lands={"burgundy": wild(21, fortification="fort"), **OTHERS})
    count = s.rng.count
    _check(s, "burgundy")
    here = at(s, "burgundy")
    assert (s.armies[here], s.leader[here], population_limit(s, here)) == (20, COMMANDER, 30)
    assert s.rng.count == count


@clause("medioevo", "7.04.p")
def test_then_an_inland_territory_grows_no_more() -> None:
    s = position(asks=[], lands={"burgundy": wild(33, fortification="fort", leader="commander"), **OTHERS})
    _check(s, "burgundy")
    assert s.armies[at(s, "burgundy")] == 30


@clause("medioevo", "7.04.p")
def test_and_a_coastal_one_sends_out_a_pirate_ship() -> None:
    s = position(asks=[], lands={"wessex": wild(31, fortification="fort", leader="commander"), **OTHERS})
    _check(s, "wessex")
    here = at(s, "wessex")
    assert (s.armies[here], s.leader[here]) == (1, 0)
    ((sea, armies, leader),) = s.pirates
    assert sea in s.box.coasts[here]
    assert (armies, leader) == (30, COMMANDER)


@clause("medioevo", "7.04.p", "1.11")
def test_without_a_spare_warship_it_stays_at_home() -> None:
    ships = [{"at": "celtic_sea", "armies": 1}] * 30
    s = position(asks=[], lands={"wessex": wild(35, fortification="fort", leader="commander"), **OTHERS}, pirates=ships)
    _check(s, "wessex")
    assert s.armies[at(s, "wessex")] == 30
    assert len(s.pirates) == 30


# --- strangers -------------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.za")
def test_an_escort_of_two_passes_one_army_and_an_escort_of_one_is_attacked() -> None:
    for armies in (2, 1):
        s = position(person(vehicles=[vehicle("caravan", "leon", armies=armies)]), asks=[], lands=OTHERS)
        throw(s, (D6, 6), (D6, 1), (D6, 1))  # the last one: no leader
        meet(s, 0, at(s, "leon"))
        go_on(s)
        assert (s.vehicle_at[CARAVAN] >= 0) == (armies == 2)


@clause("medioevo", "5.01.za", "7.04.l")
def test_barbarians_beaten_by_a_visitor_keep_one_army() -> None:
    s = position(person(vehicles=[vehicle("caravan", "leon", armies=1)]), asks=[], lands=OTHERS)
    throw(s, (D6, 1), (D6, 6))
    meet(s, 0, at(s, "leon"))
    go_on(s)
    assert s.vehicle_armies[CARAVAN] == 1
    assert s.armies[at(s, "leon")] == 1


@clause("medioevo", "5.01.za", "7.04.t", "3.18.a")
def test_a_leader_may_join_those_who_took_a_vehicle() -> None:
    s = position(person(vehicles=[vehicle("caravan", "leon")]), asks=[], lands=OTHERS)
    throw(s, (D6, 6))
    meet(s, 0, at(s, "leon"))
    go_on(s)
    assert s.vehicle_at[CARAVAN] == ABSENT
    assert s.leader[at(s, "leon")] == GENERAL


@clause("medioevo", "5.01.za", "7.04.k")
def test_visitors_are_judged_again_at_every_check_and_banners_on_foot_count() -> None:
    people = [person(vehicles=[vehicle("caravan", "leon", armies=1)], banners=[banner("leon", armies=3)])]
    safe = _check(position(*people, asks=[], lands={"leon": wild(3), **OTHERS}), "leon")
    assert safe.vehicle_armies[CARAVAN] == 1
    s = position(*people, asks=[], lands={"leon": wild(4), **OTHERS})
    _check(s, "leon")
    assert safe.rng.count == 0
    assert s.rng.count > 0


@clause("medioevo", "6.04.f")
def test_a_ship_at_its_first_berth_is_left_alone() -> None:
    ship = vehicle("trade_ship", "portugal", marks=["first_berth"])
    s = position(person(vehicles=[ship]), asks=[], lands=OTHERS)
    meet(s, 0, at(s, "portugal"))
    go_on(s)
    assert s.vehicle_at[0] == at(s, "portugal")
