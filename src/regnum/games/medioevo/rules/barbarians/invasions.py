"""3.30.12, 3.30.14: hordes that march towards a goal, and pirate fleets that attack a coast."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.calamities.victims import players_coast
from regnum.games.medioevo.rules.chance import pick
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.population import room
from regnum.games.medioevo.rules.war.battle import AfterAssault, Assault
from regnum.games.medioevo.rules.war.conquest import fall_to_barbarians
from regnum.games.medioevo.schema.ops import SendHorde, SendPirates
from regnum.games.medioevo.state import Medioevo


def host(s: Medioevo) -> int:
    """3.30.12.b, 3.30.14.a, 7.01.c: the invaders' armies: players still in the game times the round number."""
    return (s.n - len(s.eliminated)) * s.round


class Invaded(AfterAssault):
    """Base class of what invaders do after an attack: they fill the land that they win, and the others go on."""

    target: int

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        if won:
            waiting = len(s.steps)
            fall_to_barbarians(s, self.target, armies, leader, self.clauses[0])
            if len(s.steps) == waiting:  # otherwise the conquest has ended the game
                self.go_on(s, armies - s.armies[self.target])

    def go_on(self, s: Medioevo, armies: int) -> None:
        """What those do whom the land does not hold."""
        raise NotImplementedError


# --- hordes ----------------------------------------------------------------------------------------------------------


def send_horde(s: Medioevo, drawer: int, op: SendHorde) -> None:
    """3.30.12.a: a random invasion among those with an entry in play."""
    box = s.box
    ways = []
    for invasion in box.contents.invasion:
        for id in (invasion.entry, invasion.fallback):
            if id and s.realm.in_play[box.place_number[id]]:
                ways.append((invasion.id, box.place_number[id], box.place_number[invasion.goal]))
                break
    id, entry, goal = ways[s.roll(len(ways))]
    s.log(fate.HORDE, id, host(s), s.address(entry))
    s.steps.append(HordeAttacks(entry, goal, host(s)))


def distances(s: Medioevo, goal: int) -> dict[int, int]:
    """3.30.12.c: steps to the goal over land borders and straits, for every land in play that is connected to it."""
    steps = {goal: 0}
    waiting = [goal]
    for here in waiting:
        for way in s.box.land_ways[here]:
            if s.realm.in_play[way.to] and way.to not in steps:
                steps[way.to] = steps[here] + 1
                waiting.append(way.to)
    return steps


class HordeAttacks(Act[Medioevo]):
    """3.30.12.d, 3.30.12.f: the horde fights for a player's land, and only fills up barbarian land."""

    fields = (("target", "place"), ("goal", "place"), ("armies", "number"))
    clauses = ("3.30.12.c", "3.30.12.d", "3.30.12.f")

    def __init__(self, target: int, goal: int, armies: int) -> None:
        self.target = target
        self.goal = goal
        self.armies = armies

    def run(self, s: Medioevo) -> None:
        target, armies = self.target, self.armies
        if s.owner[target] == BARBARIAN:
            left = armies - min(armies, max(0, room(s, target) - s.box.leader_people[s.leader[target]]))
            s.armies[target] += armies - left
            ride_on(s, target, self.goal, left)
        else:
            s.steps += [HordeWins(target, self.goal), Assault(target, armies, 0, -1)]


class HordeWins(Invaded):
    """3.30.12.e, 3.30.12.g: the horde fills the conquered land; armies beyond the limit ride on."""

    fields = (("target", "place"), ("goal", "place"))
    clauses = ("3.30.12.e", "3.30.12.g")
    by_clause = "3.30.12.d"

    def __init__(self, target: int, goal: int) -> None:
        self.target = target
        self.goal = goal

    def go_on(self, s: Medioevo, armies: int) -> None:
        ride_on(s, self.target, self.goal, armies)


def ride_on(s: Medioevo, land: int, goal: int, armies: int) -> None:
    """3.30.12.c, 3.30.12.h: the game ends at the goal; otherwise move one step nearer, by die if there are several."""
    if land == goal:
        s.steps.append(EndGame("mongols"))
    elif armies:
        steps = distances(s, goal)
        nearer = {way.to for way in s.box.land_ways[land] if steps.get(way.to, steps[land]) < steps[land]}
        s.steps.append(HordeAttacks(pick(s, sorted(nearer)), goal, armies))


# --- pirate fleets ---------------------------------------------------------------------------------------------------


def send_pirates(s: Medioevo, drawer: int, op: SendPirates) -> None:
    """3.30.14.a: a pirate fleet appears in a random sea zone."""
    zone = s.roll(6)
    s.log(fate.PIRATE_FLEET, s.box.contents.sea_zone[zone].id, host(s))
    s.steps.append(FleetAttacks(zone, host(s)))


class FleetAttacks(Act[Medioevo]):
    """3.30.14.b, 3.30.14.d: attack a random player's land on the zone's coast, until no armies or targets are left."""

    fields = (("zone", "number"), ("armies", "number"))
    clauses = ("3.30.14.b", "3.30.14.d")

    def __init__(self, zone: int, armies: int) -> None:
        self.zone = zone
        self.armies = armies

    def run(self, s: Medioevo) -> None:
        targets = players_coast(s, self.zone)
        if self.armies and targets:
            target = targets[s.roll(len(targets))]
            s.steps += [FleetWins(self.zone, target), Assault(target, self.armies, 0, -1)]


class FleetWins(Invaded):
    """3.30.14.c: as many armies as there is room for go ashore; the others sail on."""

    fields = (("zone", "number"), ("target", "place"))
    clauses = ("3.30.14.c",)
    by_clause = "3.30.14.b"

    def __init__(self, zone: int, target: int) -> None:
        self.zone = zone
        self.target = target

    def go_on(self, s: Medioevo, armies: int) -> None:
        s.steps.append(FleetAttacks(self.zone, armies))
