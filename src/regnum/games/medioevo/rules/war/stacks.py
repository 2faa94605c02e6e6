"""7.10.b, 7.10.k: where the armies of both sides of an attack are.

A holder of armies is a number: a land, `ABOARD` + slot for a vehicle (as for banners), `ON_FOOT` + slot for a banner
that leads armies on someone else's land, `AFLOAT` + index for a pirate ship, `CRUSADING` + player for a player's armies
in the crusade.
"""

from __future__ import annotations

from typing import Final

from regnum.games.medioevo.box import EACH_KIND, FLEET, LAND, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.realm.pieces import vehicles_of_kind
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, Attack
from regnum.games.medioevo.state import Medioevo

ON_FOOT: Final = 2000
AFLOAT: Final = 3000
CRUSADING: Final = 4000
FULL: Final = 1 << 30  # more than any vehicle holds
GARRISON: Final = 1  # 7.10.h: of a player's stack; the armies of barbarians exclude theirs


def attackers(s: Medioevo, attack: Attack) -> list[int]:
    """7.10.b: the holders of the attacking stack, which is where its banner is."""
    if attack.is_siege:
        return [CRUSADING + attack.attacker]
    return stack_of(s, attack.banner) if attack.banner >= 0 else []


def stack_of(s: Medioevo, banner: int) -> list[int]:
    """7.10.b: the transport that carries a banner, or all that its owner has in the territory where it stands."""
    at, player = s.banner_at[banner], banner // BANNERS
    if at >= ABOARD:
        return [at]
    if s.owner[at] == player:
        return [at, *[ABOARD + vehicle for vehicle in s.vehicles_at(player, at)]]
    led = ON_FOOT + banner
    return [led, *[holder for holder in party(s, player, at) if holder != led]]


def defenders(s: Medioevo, attack: Attack) -> list[int]:
    """7.10.k, 7.10.sea.b: the holders of the defender's armies in the target."""
    target, defender = attack.target, attack.defender
    if attack.aim == ON_LAND:
        if defender < 0:
            return [target]
        return [target, *[ABOARD + vehicle for vehicle in s.vehicles_at(defender, target)]]
    if attack.aim == ON_PARTY:
        return party(s, defender, target)
    if attack.aim == ON_CRUSADE:
        return [CRUSADING + defender]
    return [AFLOAT + pirate_at(s, target)]


def party(s: Medioevo, player: int, place: int) -> list[int]:
    """A player's vehicles, and banners on foot, in a place the player does not own."""
    aboard = [ABOARD + vehicle for vehicle in s.vehicles_at(player, place)]
    return aboard + [ON_FOOT + banner for banner in s.banners_at(player, place)]


def pirate_at(s: Medioevo, sea: int) -> int:
    """The index of the oldest pirate ship in a sea, or -1."""
    for number, (place, _, _) in enumerate(s.pirates):
        if place == sea:
            return number
    return -1


def armies_in(s: Medioevo, holder: int) -> int:
    if holder < LAND:
        return s.armies[holder]
    if holder >= CRUSADING:
        return s.crusade.armies[holder - CRUSADING] if s.crusade is not None else 0
    if holder >= AFLOAT:
        return s.pirates[holder - AFLOAT][1]
    if holder >= ON_FOOT:
        return s.banner_armies[holder - ON_FOOT]
    return s.vehicle_armies[holder - ABOARD]


def add_armies(s: Medioevo, holder: int, n: int) -> None:
    """Add `n` armies to a holder, or remove some if `n` is negative."""
    if holder >= CRUSADING:
        assert s.crusade is not None
        s.crusade = s.crusade.reinforced(holder - CRUSADING, n)
    elif holder >= AFLOAT:
        place, armies, leader = s.pirates[holder - AFLOAT]
        set_pirate(s, holder - AFLOAT, (place, armies + n, leader))
    elif holder >= ON_FOOT:
        s.banner_armies[holder - ON_FOOT] += n
    elif holder >= ABOARD:
        s.vehicle_armies[holder - ABOARD] += n
    else:
        s.armies[holder] += n


def set_pirate(s: Medioevo, number: int, *pirate: tuple[int, int, int]) -> None:
    """Change the place, the armies and the leader of a pirate ship; without these it is removed."""
    s.pirates = (*s.pirates[:number], *pirate, *s.pirates[number + 1 :])


def sink(s: Medioevo, number: int, by: int) -> None:
    """7.04.r: a pirate ship sinks with its crew and leader, in an attack by players or by its own boarding."""
    place, armies, _ = s.pirates[number]
    set_pirate(s, number)
    s.log(events.PIRATES_SUNK, place, by, armies)


def count(s: Medioevo, holders: list[int]) -> int:
    armies = 0
    for holder in holders:
        armies += armies_in(s, holder)
    return armies


def attacking_armies(s: Medioevo, attack: Attack) -> int:
    """The armies of the whole stack, garrison included."""
    return attack.armies if attack.attacker < 0 else count(s, attackers(s, attack))


def defending_armies(s: Medioevo, attack: Attack) -> int:
    """7.10.k: all defending armies."""
    return count(s, defenders(s, attack))


def garrison(attack: Attack) -> int:
    """7.10.h, 7.04.l: the attacking armies that do not fight and cannot be lost."""
    return GARRISON if attack.banner >= 0 else 0


def expendable(s: Medioevo, player: int, holder: int, attacking: bool) -> int:
    """7.10.d: the armies of a holder that may be lost; an attacker's own land keeps its last army."""
    armies = armies_in(s, holder)
    return armies - 1 if attacking and holder < LAND and s.owner[holder] == player else armies


def next_by_rule(s: Medioevo, player: int, holders: list[int], attacking: bool) -> int:
    """7.10.w, 7.10.cb: the holder that loses the next army by rule, or -1: one on land, then the fullest vehicle."""
    best, most = -1, 0
    for holder in holders:
        spare = expendable(s, player, holder, attacking)
        if spare > most:
            best, most = holder, FULL if is_ashore(holder) else spare
    return best


def is_ashore(holder: int) -> bool:
    """3.09.f: whether its armies are on land: those of a territory, or led by a banner on foot."""
    return holder < LAND or ON_FOOT <= holder < AFLOAT


def is_warship(holder: int) -> bool:
    return ABOARD <= holder < ON_FOOT and (holder - ABOARD) % FLEET // EACH_KIND == WARSHIP


def manned_warships(s: Medioevo, player: int, place: int) -> int:
    """7.10.sea.b, 7.10.blk.c: how many of a player's warships in a place have at least one army aboard."""
    ships = vehicles_of_kind(s, player, WARSHIP)
    return sum(s.vehicle_at[ship] == place and s.vehicle_armies[ship] > 0 for ship in ships)
