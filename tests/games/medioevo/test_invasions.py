"""Hordes and pirate fleets."""

from __future__ import annotations

from regnum.games.medioevo.constants import BARBARIAN, COMMANDER
from regnum.games.medioevo.rules.barbarians.invasions import HordeAttacks, distances, host
from tests.clauses import clause
from tests.games.medioevo.positions import at, befall, go_on, land, new, person, position, throw, wild

D6 = 6


@clause("medioevo", "3.30.12.b", "3.30.14.a", "7.01.c")
def test_a_host_is_players_times_rounds() -> None:
    assert host(position(asks=[], seats=10, round=21)) == 210
    assert host(position(asks=[], seats=10, round=17)) == 170
    assert host(position(asks=[], seats=5, round=4, order=[0, 1, 3, 4], eliminated=[2])) == 16


@clause("medioevo", "3.30.12.a", "3.30.12.c", "3.30.12.f", "3.30.12.g")
def test_a_horde_fills_barbarian_land_from_its_entry_on_step_by_step() -> None:
    s = position(asks=[], seats=3, round=20)
    befall(s, "barbarian_invasions", (2, 1), (2, 2))
    # Kazakhstan is a desert: room for five, one is there; then it rides on with 56.
    assert s.armies[at(s, "kazakhstan")] == 5
    goal = distances(s, at(s, "austria"))
    filled = [land for land in s.realm.lands if s.armies[land] > 1]
    steps = [goal[land] for land in filled]
    assert sorted(steps, reverse=True) == list(range(goal[at(s, "kazakhstan")], min(steps) - 1, -1))
    assert sum(s.armies[land] - 1 for land in filled) == 60
    assert all(s.leader[land] == 0 for land in filled)


@clause("medioevo", "3.30.12.a")
def test_the_khanate_comes_from_mesopotamia() -> None:
    s = befall(position(asks=[], seats=3, round=4), "barbarian_invasions", (2, 2))
    # A plain with encampment and fort has room for thirty.
    assert s.armies[at(s, "mesopotamia")] == 13


@clause("medioevo", "3.30.12.a")
def test_where_the_entry_is_not_in_play_the_fallback_serves() -> None:
    s = new(3, 0, placement="automatic")
    while s.round == 0:
        s.apply(s.options()[0])
    assert not s.realm.in_play[at(s, "kazakhstan")]
    moldavia = at(s, "moldavia")
    assert s.owner[moldavia] == BARBARIAN
    befall(s, "barbarian_invasions", (2, 1))
    assert s.armies[moldavia] == 1 + 3


@clause("medioevo", "3.30.12.d", "3.30.12.e")
def test_a_conquered_city_is_filled_to_its_reduced_limit_and_gets_a_leader() -> None:
    lands = {"pannonia": land(0, 1, settlement="village", fortification="castle"), "leon": land(0)}
    s = position(person("castile"), asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 2)])
    go_on(s, HordeAttacks(at(s, "pannonia"), at(s, "austria"), 25))
    here = at(s, "pannonia")
    assert s.owner[here] == BARBARIAN
    assert (s.settlement[here], s.fort[here]) == (1, 1)
    assert s.armies[here] == 25
    assert s.leader[here] == COMMANDER


@clause("medioevo", "3.30.12.e", "3.30.12.h", "4.02.g")
def test_the_rest_rides_on_and_at_the_goal_the_game_ends() -> None:
    lands = {"pannonia": land(0, 1, settlement="village", fortification="castle"), "leon": land(0), "kent": land(1)}
    s = position(person("castile", honour=3), person("france", honour=1), asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 2)])
    go_on(s, HordeAttacks(at(s, "pannonia"), at(s, "austria"), 31))
    assert s.armies[at(s, "pannonia")] == 30
    assert s.armies[at(s, "austria")] == 2
    assert s.over
    assert s.ending() == "mongols"
    assert s.winners() == [0]


@clause("medioevo", "3.30.12.g", "3.30.12.h")
def test_a_horde_that_is_used_up_before_ends_nothing() -> None:
    lands = {"pannonia": land(0, 1, settlement="village", fortification="castle"), "leon": land(0)}
    s = position(person("castile"), asks=[], lands=lands)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 1, 2)])
    go_on(s, HordeAttacks(at(s, "pannonia"), at(s, "austria"), 30))
    assert not s.over
    assert s.armies[at(s, "austria")] == 1


@clause("medioevo", "3.30.12.d")
def test_a_horde_fights_to_its_last_army() -> None:
    s = position(person("castile"), asks=[], lands={"pannonia": land(0, 9), "leon": land(0)})
    throw(s, (D6, 1), (D6, 6), (D6, 6), (D6, 6))
    go_on(s, HordeAttacks(at(s, "pannonia"), at(s, "austria"), 1))
    assert s.owner[at(s, "pannonia")] == 0
    assert s.armies[at(s, "pannonia")] == 9


@clause("medioevo", "3.30.12.c")
def test_steps_go_over_land_borders_and_straits() -> None:
    s = position(asks=[])
    steps = distances(s, at(s, "thrace"))
    assert steps[at(s, "bithynia")] == 1
    assert steps[at(s, "mesopotamia")] == 6


# --- pirate fleets ---------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.14.a", "3.30.14.b", "3.30.14.c", "3.30.14.d")
def test_a_pirate_fleet_takes_coasts_until_none_is_left() -> None:
    lands = {"new_castile": land(0), "andalusia": land(0, 1), "kiev": land(1), "moscow": land(2)}
    s = position(person("castile"), asks=[], lands=lands, round=5)
    # Only Andalusia lies on the first zone of the sea; its one army loses, and ten of fifteen find room.
    befall(s, "pirates", (D6, 1), (1, 1), *[(D6, n) for n in (6, 6, 6, 1, 4)])
    here = at(s, "andalusia")
    assert (s.owner[here], s.armies[here], s.leader[here]) == (BARBARIAN, 10, COMMANDER)
    assert s.pirates == ()
    assert [s.owner[at(s, id)] for id in ("new_castile", "kiev", "moscow")] == [0, 1, 2]


@clause("medioevo", "3.30.14.b", "3.30.14.d")
def test_where_no_player_has_a_coast_the_fleet_vanishes() -> None:
    s = befall(position(asks=[], lands={"moscow": land(0)}, round=5), "pirates", (D6, 3))
    assert s.seat == 2
    assert all(s.armies[land] == 1 for land in s.lands(BARBARIAN))


@clause("medioevo", "3.30.14.a")
def test_a_fleet_is_no_pirate_ship() -> None:
    ship = {"at": "celtic_sea", "armies": 5}
    s = position(asks=[], lands={"moscow": land(0), "kazakhstan": wild(2)}, round=5, pirates=[ship])
    befall(s, "pirates", (D6, 1))
    assert s.pirates == ((at(s, "celtic_sea"), 5, 0),)
