"""7.04.q-7.04.s: pirate ships move at random and attack the players they meet."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.constants import BARBARIAN, COMMANDER, GENERAL
from regnum.games.medioevo.rules.realm.pieces import leaders_left
from regnum.games.medioevo.rules.war.battle import AfterAssault, Assault, AttackVehicles
from regnum.games.medioevo.rules.war.conquest import fall_to_barbarians
from regnum.games.medioevo.rules.war.stacks import set_pirate, sink
from regnum.games.medioevo.state import Medioevo


class SailPirates(Act[Medioevo]):
    """7.04.q: at the start of a turn each ship moves, oldest first; the last `left` ships have not moved yet."""

    fields = (("left", "number"),)
    clauses = ("7.04.q",)
    left_to_chance = True

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Medioevo) -> None:
        for left in range(self.left, 0, -1):
            ship = len(s.pirates) - left
            here, armies, leader = s.pirates[ship]
            ways = [*s.box.sea_links[here], *[land for land in s.box.shores[here] if s.owner[land] >= 0]]
            there = ways[s.roll(len(ways))]
            if there < LAND:
                s.steps += [SailPirates(left - 1), AfterLanding(ship, there), Assault(there, armies, leader, here)]
                return
            set_pirate(s, ship, (there, armies, leader))
            if _prey(s, there):
                s.steps += [SailPirates(left - 1), BoardShips(ship)]
                return


class AfterLanding(AfterAssault):
    """7.04.s: after a victory the pirates land; armies beyond the limit stay aboard."""

    fields = (("ship", "number"), ("land", "place"))
    clauses = ("7.04.r", "7.04.s")
    by_clause = "7.04.r"

    def __init__(self, ship: int, land: int) -> None:
        self.ship = ship
        self.land = land

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        if not won:
            sink(s, self.ship, BARBARIAN)
            return
        here = s.pirates[self.ship][0]
        # Take the leader off the ship first, or he would count twice against the supply of leaders.
        set_pirate(s, self.ship, (here, armies, 0))
        fall_to_barbarians(s, self.land, armies, leader, "7.04.s")
        left = armies - s.armies[self.land]
        still = ((here, left, 0),) if left else ()
        set_pirate(s, self.ship, *still)


def _prey(s: Medioevo, sea: int) -> list[int]:
    """7.04.r: the owners of ships in a sea, fewest armies first."""
    fleets = [(s.vehicles_at(player, sea), player) for player in range(s.n)]
    armies = [(sum(s.vehicle_armies[slot] for slot in ships), player) for ships, player in fleets if ships]
    return [player for _, player in sorted(armies)]


class BoardShips(Act[Medioevo]):
    """7.04.r: attack all ships of one owner after the other, as long as the pirates survive."""

    fields = (("ship", "number"),)
    clauses = ("7.04.r",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def run(self, s: Medioevo) -> None:
        sea, armies, leader = s.pirates[self.ship]
        prey = _prey(s, sea)
        if prey:
            s.steps += [AfterBoarding(self.ship), AttackVehicles(prey[0], sea, armies, leader)]


class AfterBoarding(AfterAssault):
    """7.04.r, 7.04.t: beaten pirates sink; victorious ones may gain a leader and attack the next owner."""

    fields = (("ship", "number"),)
    clauses = ("7.04.r", "7.04.t")
    by_clause = "7.04.r"

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        if not won:
            sink(s, self.ship, BARBARIAN)
            return
        sea = s.pirates[self.ship][0]
        set_pirate(s, self.ship, (sea, armies, leader))
        if not leader:
            set_pirate(s, self.ship, (sea, armies, _new_leader(s)))
        s.steps.append(BoardShips(self.ship))


def _new_leader(s: Medioevo) -> int:
    """7.04.t, 7.04.f: roll for a leader, as on land; none if there is none left."""
    leader = GENERAL if s.roll(6) == 5 and leaders_left(s, GENERAL) else COMMANDER
    return leader if leaders_left(s, leader) else 0
