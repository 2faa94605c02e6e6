"""Territories: their buildings, and what a change of owner entails."""

from __future__ import annotations

from regnum.games.medioevo.box import FARM
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.possession import holds
from regnum.games.medioevo.scoring import has_empire
from regnum.games.medioevo.state import Medioevo


def lower_settlement(s: Medioevo, land: int, levels: int) -> None:
    """3.03.g, 3.04.g: lower a settlement, and a fortification too high for it; a razed city loses its trade."""
    s.settlement[land] = max(0, s.settlement[land] - levels)
    s.fort[land] = min(s.fort[land], max(1, s.settlement[land]))
    if not s.settlement[land]:
        # 10.04.a, 10.05.b: the trade building is lost with the city, and grain reserves with the farm.
        s.building[land] = s.granary[land] = 0


def lower_fort(s: Medioevo, land: int, levels: int) -> None:
    """3.04.f: lower a fortification."""
    s.fort[land] = max(0, s.fort[land] - levels)


def ravage(s: Medioevo, land: int) -> None:
    """3.03.g, 3.04.f, 3.05.i, 7.10.cc: the damage to buildings in a conquest, by players or barbarians."""
    lower_fort(s, land, 1)
    lower_settlement(s, land, 1)
    s.cathedral[land] = 0


def is_port(s: Medioevo, land: int) -> bool:
    """9.02.f: whether a land has an open port; that of a razed city is closed."""
    return bool(s.settlement[land]) and bool(s.box.port_seas[land])


def grain_reserves(s: Medioevo, player: int) -> int:
    """3.25.b, 10.05.a: the player's grain reserves, behind the panel or, with trade buildings, in farms."""
    if not s.rulings.trade_buildings:
        return s.grain[player]
    return sum(s.granary[land] for land in s.lands(player) if s.building[land] == FARM)


def cathedral_fits(s: Medioevo, player: int, land: int) -> bool:
    """3.05.c, 3.05.d, 3.05.f, 3.05.g, 1.04: whether `player`, holding the whole kingdom, may place a cathedral here."""
    if s.cathedral[land] or sum(s.cathedral) >= s.box.supply.cathedrals:
        return False
    box, kingdom = s.box, s.box.kingdom_of[land]
    if kingdom == box.church:
        if player != s.pope:
            return False
        kingdom = s.kingdoms[player]
    return holds(s, player, kingdom) and _cathedrals_missing(s, kingdom) > 0


def _cathedrals_missing(s: Medioevo, kingdom: int) -> int:
    """3.05.c, 3.05.g: how many more cathedrals a kingdom may have; Rome's counts for the Pope's kingdom."""
    box = s.box
    standing = sum(s.cathedral[one] for one in box.kingdom_lands[kingdom])
    if s.pope >= 0 and s.kingdoms[s.pope] == kingdom:
        standing += s.cathedral[box.rome]
    return max(0, box.cathedral_places[kingdom] - standing)


def cathedrals_to_place(s: Medioevo, player: int) -> int:
    """3.05.c, 3.05.d, 1.04: how many more cathedrals the player may place in complete kingdoms."""
    kingdoms = [kingdom for kingdom in s.realm.kingdoms if kingdom != s.box.church and holds(s, player, kingdom)]
    missing = sum(_cathedrals_missing(s, kingdom) for kingdom in kingdoms)
    return min(missing, s.box.supply.cathedrals - sum(s.cathedral))


def change_owner(s: Medioevo, land: int, player: int) -> None:
    """A territory changes hands, by conquest or otherwise; `player` may be BARBARIAN.

    Records the last complete holder of the kingdom (4.03.a) and tests for an empire victory (4.02.e), which pushes
    `EndGame`: push everything else before calling this. Goods on the land pass to the new owner (3.07.e), and armies
    that the new owner led there as a guest join those of the land (3.09.g). The caller handles damage, the loser's
    pieces, honour, the Pope and elimination; see `conquest` for conquests.
    """
    s.owner[land] = player
    if player != BARBARIAN:
        s.leader[land] = 0
        for banner in s.banners_of(player):
            if s.banner_at[banner] == land:
                s.armies[land] += s.banner_armies[banner]
                s.banner_armies[banner] = 0
        _limit_grain(s, land, player)
    kingdom = s.box.kingdom_of[land]
    if holds(s, player, kingdom):
        s.holders[kingdom] = player
    if player != BARBARIAN and has_empire(s, player):
        s.steps.append(EndGame("empire", player))


def _limit_grain(s: Medioevo, land: int, player: int) -> None:
    """10.05.b: of the grain reserves on a new land of `player`, those beyond the limit are lost."""
    beyond = grain_reserves(s, player) - s.box.supply.grain_reserves if s.granary[land] else 0
    if beyond > 0:
        s.granary[land] -= beyond
        s.log(events.GRAIN_LOST, player, beyond, land)


def own_kingdom(s: Medioevo, player: int) -> tuple[int, ...]:
    """6.04.c: the territories of the home kingdom and, for the Pope, the State of the Church."""
    lands = s.box.kingdom_lands[s.kingdoms[player]]
    return (*lands, s.box.rome) if player == s.pope else lands
