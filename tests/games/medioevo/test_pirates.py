"""Pirate ships."""

from __future__ import annotations

from typing import Any

from regnum.core.rng import Rng
from regnum.games.medioevo.constants import ABSENT, BARBARIAN, COMMANDER, GENERAL
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import at, go_on, land, person, position, throw, vehicle

D6 = 6
SHIP, WARSHIP = 0, 6  # first slots of player 0
OTHERS = {"kiev": land(1, 9), "moscow": land(2, 9), "new_castile": land(0, 9)}  # so that nobody is out


def _sea(*people: dict[str, Any], armies: int = 10, leader: str = "", **lands: dict[str, Any]) -> Medioevo:
    """A pirate ship off Portugal."""
    ship = {"at": "portuguese_sea", "armies": armies, "leader": leader}
    return position(*people, asks=[], lands={**OTHERS, **lands}, pirates=[ship])


def _ways(s: Medioevo) -> list[int]:
    """Where it may go, in the order in which the die counts."""
    here = s.pirates[0][0]
    return [*s.box.sea_links[here], *[land for land in s.box.shores[here] if s.owner[land] >= 0]]


def _sail(s: Medioevo, place: str, *dice: int) -> Medioevo:
    ways = _ways(s)
    throw(s, (len(ways), ways.index(at(s, place)) + 1), *[(D6, die) for die in dice])
    return go_on(s, SailPirates(len(s.pirates)))


@clause("medioevo", "7.04.q")
def test_a_pirate_ship_moves_to_a_sea_or_a_players_coast_never_to_barbarians() -> None:
    s = _sea(portugal=land(0, 40))
    ways = _ways(s)
    assert at(s, "portugal") in ways
    assert [place for place in ways if place < 151] == [at(s, "portugal")]
    assert len(s.box.shores[at(s, "portuguese_sea")]) > 1
    seen = set()
    for key in range(40):
        t = _sea()
        t.rng = Rng(key)
        go_on(t, SailPirates(1))
        seen.add(t.pirates[0][0])
    assert seen == set(_ways(_sea()))
    assert any(s.box.water[place] == 2 for place in seen)  # ocean too


@clause("medioevo", "7.04.q")
def test_all_ships_move() -> None:
    ships = [{"at": "celtic_sea", "armies": 3}, {"at": "sea_of_azov", "armies": 2}]
    s = position(asks=[], lands=OTHERS, pirates=ships)
    go_on(s, SailPirates(2))
    assert s.pirates[0][0] in s.box.sea_links[at(s, "celtic_sea")]
    assert s.pirates[1][0] in s.box.sea_links[at(s, "sea_of_azov")]


@clause("medioevo", "7.04.r", "7.04.s", "7.04.t")
def test_pirates_who_take_a_coast_land_there_with_their_leader() -> None:
    s = _sail(_sea(armies=8, leader="commander", portugal=land(0, 1)), "portugal", 6, 6, 6, 1)
    here = at(s, "portugal")
    assert (s.owner[here], s.armies[here], s.leader[here]) == (BARBARIAN, 8, COMMANDER)
    assert not s.pirates


@clause("medioevo", "7.04.s")
def test_those_who_find_no_room_stay_aboard_where_they_were() -> None:
    s = _sail(_sea(armies=14, leader="commander", portugal=land(0, 1)), "portugal", 6, 6, 6, 1)
    assert s.armies[at(s, "portugal")] == 10
    assert s.pirates == ((at(s, "portuguese_sea"), 4, 0),)


@clause("medioevo", "7.04.r")
def test_beaten_pirates_sink_with_their_leader_and_a_general_is_worth_a_point() -> None:
    s = _sail(_sea(armies=1, leader="barbarian_general", portugal=land(0, 9)), "portugal", 1, 6, 6, 6)
    assert not s.pirates
    assert s.owner[at(s, "portugal")] == 0
    assert s.honour[0] == 1
    s = _sail(_sea(armies=1, leader="commander", portugal=land(0, 9)), "portugal", 1, 6, 6, 6)
    assert s.honour[0] == 0


@clause("medioevo", "7.04.r", "7.04.t", "3.18.a")
def test_at_sea_they_attack_one_owner_after_the_other_the_weakest_first() -> None:
    one = person(vehicles=[vehicle("trade_ship", "moroccan_sea", goods={"wine": 1})])
    other = person(vehicles=[vehicle("trade_ship", "moroccan_sea", armies=1)])
    s = _sea(one, other)
    sea = at(s, "moroccan_sea")
    here = next(place for place in s.box.sea_links[sea] if place >= 151)
    s.pirates = ((here, 10, 0),)
    # The empty ship is lost without a fight, and a general joins them; then they throw four dice against one.
    _sail(s, "moroccan_sea", 6, 6, 6, 6, 6, 1)
    assert s.vehicle_at[SHIP] == s.vehicle_at[12 + SHIP] == ABSENT
    assert s.pirates == ((sea, 10, GENERAL),)
    assert s.honour == [0, 0, 0]


@clause("medioevo", "7.04.r")
def test_a_fleet_may_sink_them() -> None:
    fleet = person(vehicles=[vehicle("warship", "moroccan_sea", armies=5)])
    s = _sea(fleet, armies=1)
    here = next(place for place in s.box.sea_links[at(s, "moroccan_sea")] if place >= 151)
    s.pirates = ((here, 1, 0),)
    _sail(s, "moroccan_sea", 1, 1, 6, 6, 6, 6)
    assert not s.pirates
    assert (s.vehicle_at[WARSHIP], s.vehicle_armies[WARSHIP]) == (at(s, "moroccan_sea"), 5)
