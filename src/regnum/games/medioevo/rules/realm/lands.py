"""Territories: who holds them, what is built there, and what a change of owner brings with it."""

from __future__ import annotations

from regnum.games.medioevo.box import FARM
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.scoring import has_empire
from regnum.games.medioevo.state import Medioevo


def lower_settlement(s: Medioevo, land: int, levels: int) -> None:
    """3.03.g, 3.04.g: a fortification above what the settlement supports drops too; a razed city has no trade."""
    s.settlement[land] = max(0, s.settlement[land] - levels)
    s.fort[land] = min(s.fort[land], max(1, s.settlement[land]))
    if not s.settlement[land]:
        # 10.04.a, 10.05.b: the building goes with the city, its reserves with the farm.
        s.building[land] = s.granary[land] = 0


def lower_fort(s: Medioevo, land: int, levels: int) -> None:
    """3.04.f."""
    s.fort[land] = max(0, s.fort[land] - levels)


def ravage(s: Medioevo, land: int) -> None:
    """3.03.g, 3.04.f, 3.05.i, 7.10.cc: what conquest does to buildings, whoever conquers."""
    lower_fort(s, land, 1)
    lower_settlement(s, land, 1)
    s.cathedral[land] = 0


def is_port(s: Medioevo, land: int) -> bool:
    """9.02.f: the port of a razed city is closed."""
    return bool(s.settlement[land]) and bool(s.box.port_seas[land])


def grain_reserves(s: Medioevo, player: int) -> int:
    """3.25.b, 10.05.a: behind the panel, or in the farms of his cities."""
    if not s.rulings.trade_buildings:
        return s.grain[player]
    return sum([s.granary[land] for land in s.lands(player) if s.building[land] == FARM])


def cathedral_fits(s: Medioevo, player: int, land: int) -> bool:
    """3.05.c, 3.05.d, 3.05.f, 3.05.g, 1.04: one more, in a kingdom that `player` holds completely."""
    if s.cathedral[land] or sum(s.cathedral) >= s.box.supply.cathedrals:
        return False
    box, kingdom = s.box, s.box.kingdom_of[land]
    if kingdom == box.church:
        if player != s.pope:
            return False
        kingdom = s.kingdoms[player]
    if not s.holds(player, kingdom):
        return False
    standing = sum([s.cathedral[one] for one in box.kingdom_lands[kingdom]])
    if s.pope >= 0 and s.kingdoms[s.pope] == kingdom:
        standing += s.cathedral[box.rome]
    return standing < box.cathedral_places[kingdom]


def change_owner(s: Medioevo, land: int, player: int) -> None:
    """A territory changes hands, by conquest or otherwise; `player` may be BARBARIAN.

    Notes the last complete holder of the kingdom (4.03.a) and tests the empire victory (4.02.e), which puts `EndGame`
    on the stack: call this last among what you push. Goods on the land stay and pass with it (3.07.e). Damage, pieces
    of the loser, honour, the Pope and elimination are the caller's: see `conquest` for conquests.
    """
    s.owner[land] = player
    if player != BARBARIAN:
        s.leader[land] = 0
        if s.granary[land]:
            # 10.05.b: what he may not keep of the reserves is lost.
            s.granary[land] -= max(0, grain_reserves(s, player) - s.box.supply.grain_reserves)
    kingdom = s.box.kingdom_of[land]
    if s.holds(player, kingdom):
        s.holders[kingdom] = player
    if player != BARBARIAN and has_empire(s, player):
        s.steps.append(EndGame("empire", player))


def own_kingdom(s: Medioevo, player: int) -> tuple[int, ...]:
    """6.04.c: the territories of the home kingdom, for the Pope with the State of the Church."""
    lands = s.box.kingdom_lands[s.kingdoms[player]]
    return (*lands, s.box.rome) if player == s.pope else lands
