"""7.04.d-7.04.f, 7.04.v: territories with too few armies rebel against their owners."""

from __future__ import annotations

from typing import Final

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.medioevo.box import GOODS, NOTHING, VEHICLES
from regnum.games.medioevo.constants import BARBARIAN, COMMANDER, GENERAL
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.barbarians.checks import meet
from regnum.games.medioevo.rules.church.papacy import rome_falls
from regnum.games.medioevo.rules.realm.belongings import (
    Facts,
    lost_garrison,
    pieces_on,
    with_banner,
    with_engine,
    with_vehicle,
)
from regnum.games.medioevo.rules.realm.lands import change_owner
from regnum.games.medioevo.rules.realm.pieces import (
    place_leader,
    remove_banner,
    remove_engine,
    remove_vehicle,
)
from regnum.games.medioevo.rules.realm.population import strength
from regnum.games.medioevo.rules.war.elimination import check as check_elimination
from regnum.games.medioevo.state import Medioevo

SIDES: Final = 4  # of the die
PIECES = (*VEHICLES, "banner", "catapult", "bombard")  # which the log names


class Rebellion(Act[Medioevo]):
    """7.04.d: roll a four-sided die; every player's territory with that many armies or fewer rebels."""

    clauses = ("7.04.d", "7.04.e")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        die = s.roll(SIDES) + 1
        s.log(fate.REBELLION_DIE, die)
        weak = [land for land in s.realm.lands if s.armies[land] <= die and s.owner[land] >= 0]
        rebels = [land for land in weak if strength(s, land) <= die]
        losers = [s.owner[land] for land in rebels]
        for land in rebels:
            rebel(s, land)
        for land in rebels:
            for visitor in range(s.n):
                meet(s, visitor, land)
        for player in sorted(set(losers)):
            check_elimination(s, player, BARBARIAN)


def rebellion_odds(s: Medioevo, land: int) -> int:
    """7.04.d: in how many of 100 rebellions a player's territory rebels."""
    return 100 * (SIDES - min(SIDES, max(0, strength(s, land) - 1))) // SIDES if s.owner[land] >= 0 else 0


def rebel(s: Medioevo, land: int) -> None:
    """7.04.e, 7.04.v: the owner loses everything there; one die gives the number of barbarians and their leader."""
    owner = s.owner[land]
    goods = zip(GOODS, s.goods[land], strict=True)
    stores = [Fact("lost", owner, good, s.address(land), amount=n) for good, n in goods if n]
    gone = (*lost_garrison(s, land, 0), *stores)
    lost = clear(s, owner, land)
    die = s.roll(6) + 1
    s.armies[land], s.goods[land] = die, NOTHING
    s.log(fate.REBELS, owner, land, die, besides=gone)
    if lost:
        pieces = [f"@piece-{one.piece}" for one in lost if one.piece in PIECES]
        s.log(fate.LOST_WITH, owner, land, ", ".join(pieces), besides=lost)
    change_owner(s, land, BARBARIAN)
    place_leader(s, land, GENERAL if die == 6 else COMMANDER)
    if land == s.box.rome:
        rome_falls(s, BARBARIAN)


def clear(s: Medioevo, player: int, land: int) -> Facts:
    """7.04.e: remove a player's vehicles, banners, generals and engines from a land; nobody scores.

    Returns facts for these pieces, with all that they carry.
    """
    here, (vehicles, banners, engines) = s.address(land), pieces_on(s, player, land)
    lost: list[Fact] = []
    for vehicle in vehicles:
        lost += with_vehicle(s, vehicle, here)
        remove_vehicle(s, vehicle)
    for banner in banners:
        lost += with_banner(s, banner, here)
        remove_banner(s, banner)
    for engine in engines:
        lost.append(with_engine(s, engine, here))
        remove_engine(s, engine)
    return tuple(lost)
