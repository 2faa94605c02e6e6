"""7.04.j-7.04.p, 7.12, 5.01.za: what barbarian territories do after growing, and to players' pieces on their land."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.medioevo.constants import BARBARIAN, BARBARIANS, COMMANDER, FIRST_BERTH, LEADERS, NOBODY
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.acts import OnLand
from regnum.games.medioevo.rules.chance import pick
from regnum.games.medioevo.rules.movement.reach import outnumbered
from regnum.games.medioevo.rules.realm.pieces import leaders_left, place_leader, roll_leader, spare_warship
from regnum.games.medioevo.rules.realm.population import room, strength
from regnum.games.medioevo.rules.war.battle import AfterAssault, Assault, AttackVehicles
from regnum.games.medioevo.rules.war.conquest import fall_to_barbarians
from regnum.games.medioevo.state import Medioevo

GARRISON = 1  # 7.04.l: armies left behind in an attack on another territory
CREW = 30  # 7.04.p: most armies aboard a pirate ship


class BarbarianPhase(Act[Medioevo]):
    """7.12.a, 7.12.b: after all turns, only the territories with a leader grow and are checked."""

    clauses = ("7.12.a", "7.12.b")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        s.phase = BARBARIANS
        s.active = NOBODY
        grown = [land for land in s.lands(BARBARIAN) if s.leader[land]]
        for land in grown:
            s.armies[land] += s.leader[land]  # a commander brings 1, a general 2
        if grown and s.events is not None:
            raised = [(s.address(land), s.leader[land]) for land in grown]
            facts = [Fact("gained", BARBARIAN, "army", target=here, amount=n) for here, n in raised]
            s.log(fate.LEADERS_RECRUIT, len(grown), besides=tuple(facts))
        check(s, grown)


def check(s: Medioevo, lands: Iterable[int]) -> None:
    """7.04.j: check territories, strongest first; the order is fixed now, the action of each when its turn comes."""
    order = sorted(lands, key=lambda land: (-s.armies[land], land))
    s.steps.append(CheckBarbarians(tuple(order)))


class CheckBarbarians(Act[Medioevo]):
    """7.04.j: check one territory after the other; each fight ends before the next begins."""

    fields = (("lands", "place*"),)
    clauses = ("7.04.j",)
    left_to_chance = True

    def __init__(self, lands: tuple[int, ...]) -> None:
        self.lands = lands

    def run(self, s: Medioevo) -> None:
        waiting = len(s.steps)
        visited = {*s.vehicle_at, *s.banner_at}
        for n, land in enumerate(self.lands):
            if s.owner[land] != BARBARIAN:
                continue
            if land in visited:
                s.steps.append(Stir(land))
                for player in range(s.n - 1, -1, -1):
                    meet(s, player, land)
            else:
                stir(s, land)
            if len(s.steps) > waiting:
                s.steps.insert(waiting, CheckBarbarians(self.lands[n + 1 :]))
                return


class Stir(OnLand):
    """7.04.k: a territory acts once the fights with visitors on it are over."""

    clauses = ("7.04.k", "7.04.m")

    def run(self, s: Medioevo) -> None:
        if s.owner[self.land] == BARBARIAN:
            stir(s, self.land)


def stir(s: Medioevo, land: int) -> None:
    """7.04.k, 7.04.m: attack the weakest neighbouring player if weaker or if overcrowded; without one, see `grow`."""
    beside = [there for there in s.box.neighbours[land] if s.owner[there] >= 0]
    if not beside:
        if room(s, land) < 0:
            grow(s, land)
        return
    armies, strengths = s.armies[land], [strength(s, there) for there in beside]
    least = min(strengths)
    if armies > GARRISON and (armies > least or room(s, land) < 0):
        target = pick(s, [there for there, n in zip(beside, strengths, strict=True) if n == least])
        s.armies[land] = GARRISON
        raid = Assault(target, armies - GARRISON, s.leader[land], land)
        s.steps += [AfterRaid(land, target, armies <= least), raid]


class AfterRaid(AfterAssault):
    """7.04.l, 7.04.u: after a victory the barbarians move in; surplus or beaten armies return to their land."""

    fields = (("source", "place"), ("target", "place"), ("crowded", "flag"))
    clauses = ("7.04.l", "7.04.m", "7.04.u")

    def __init__(self, source: int, target: int, crowded: bool) -> None:
        self.source = source
        self.target = target
        self.crowded = crowded

    def cause(self) -> str:
        return "7.04.m" if self.crowded else self.by_clause

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        source, target = self.source, self.target
        if won:
            s.leader[source] = 0
            fall_to_barbarians(s, target, armies, leader, "7.04.u")
            s.armies[source] += armies - s.armies[target]
        else:
            s.leader[source] = leader
            s.armies[source] += armies
        if self.crowded:
            remove_excess(s, source)


def remove_excess(s: Medioevo, land: int) -> None:
    """7.04.m, 7.04.p: remove armies beyond the population limit, except one."""
    s.armies[land] = max(GARRISON, s.armies[land] + min(0, room(s, land)))


def grow(s: Medioevo, land: int) -> None:
    """7.04.n-7.04.p: turn an army into a fort, then into a commander; then launch pirates, or remove the excess."""
    if s.fort[land] and s.leader[land] and s.box.coasts[land] and spare_warship(s):
        put_to_sea(s, land)
    elif not s.fort[land]:
        s.fort[land] = 1
        s.armies[land] -= 1
        s.log(fate.BARBARIAN_FORT, land)
    elif not s.leader[land] and leaders_left(s, COMMANDER):
        place_leader(s, land, COMMANDER)
        s.armies[land] -= 1
    else:
        remove_excess(s, land)


def put_to_sea(s: Medioevo, land: int) -> None:
    """7.04.p: launch a pirate ship with the leader and as many armies as it holds, in a sea off the coast."""
    sea, crew, here = pick(s, s.box.coasts[land]), min(CREW, s.armies[land] - GARRISON), s.address(land)
    gone = (
        Fact("lost", piece=LEADERS[s.leader[land]], source=here),
        Fact("lost", piece="army", source=here, amount=crew),
    )
    s.armies[land] -= crew
    s.pirates = (*s.pirates, (sea, crew, s.leader[land]))
    s.leader[land] = 0
    s.log(fate.PIRATES_SAIL, sea, crew, clause="7.04.p", besides=gone)


# --- players' pieces on barbarian land -------------------------------------------------------------------------------


def meet(s: Medioevo, player: int, land: int) -> None:
    """5.01.za, 6.04.f: barbarians may attack pieces on their land, other than ships still at their first berth."""
    if s.owner[land] == BARBARIAN:
        at_risk = any(not s.vehicle_marks[slot] & FIRST_BERTH for slot in s.vehicles_at(player, land))
        if at_risk or s.banners_at(player, land):
            s.steps.append(MeetBarbarians(player, land))


class MeetBarbarians(Act[Medioevo]):
    """5.01.za: armies are compared only now, as earlier fights may have weakened the barbarians."""

    fields = (("player", "player"), ("land", "place"))
    clauses = ("5.01.za",)

    def __init__(self, player: int, land: int) -> None:
        self.player = player
        self.land = land

    def run(self, s: Medioevo) -> None:
        player, land = self.player, self.land
        if outnumbered(s, player, land, 0):
            s.steps += [AfterMeeting(land), AttackVehicles(player, land, s.armies[land], s.leader[land])]


class AfterMeeting(AfterAssault):
    """7.04.l, 7.04.t: beaten barbarians keep one army; victorious ones may gain a leader."""

    fields = (("land", "place"),)
    clauses = ("7.04.l", "7.04.t")
    by_clause = "5.01.za"

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, s: Medioevo) -> None:
        won, armies, leader = s.assault
        s.armies[self.land] = max(GARRISON, armies)
        s.leader[self.land] = leader
        if won:
            roll_leader(s, self.land)
