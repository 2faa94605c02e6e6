"""10.06, 10.07: the treasure for defeating a barbarian general."""

from __future__ import annotations

from regnum.games.medioevo.box import GOLD, GOODS, LAND, TRADE_SHIP
from regnum.games.medioevo.constants import ABOARD
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.cards.decks import draw_empire, draw_treasure
from regnum.games.medioevo.rules.goods import added
from regnum.games.medioevo.rules.realm.pieces import vehicles_of_kind
from regnum.games.medioevo.rules.realm.population import army_room, goods_room
from regnum.games.medioevo.rules.realm.treasury import earn
from regnum.games.medioevo.rules.war.attack import Attack
from regnum.games.medioevo.rules.war.losses import stands
from regnum.games.medioevo.rules.war.stacks import ON_FOOT, add_armies, attackers, defenders
from regnum.games.medioevo.state import Medioevo


def find_treasure(s: Medioevo, attack: Attack, player: int) -> None:
    """10.07.b, 10.07.c: draw a treasure for the player who defeated the general, and apply it at once."""
    treasure = s.box.contents.treasure[draw_treasure(s)]
    s.log(fate.TREASURE, player, treasure.id)
    holders = attackers(s, attack) if player == attack.attacker else defenders(s, attack)
    joined = _join(s, holders, treasure.deserters)
    if joined:
        s.log(fate.DESERTERS, player, joined, stands(s, attack, player == attack.attacker))
    earn(s, player, treasure.florins, "10.07.c")
    for _ in range(treasure.empire_cards):
        draw_empire(s, player, "10.07.c")
    if treasure.goods:
        _lay_goods(s, attack, player, treasure.goods)


def _join(s: Medioevo, holders: list[int], deserters: int) -> int:
    """10.07.c: deserters join the fighting stack: without limit on land, as far as there is room aboard."""
    left = deserters
    for holder in holders:
        aboard = ABOARD <= holder < ON_FOOT
        n = min(left, max(0, army_room(s, holder - ABOARD))) if aboard else left
        add_armies(s, holder, n)
        left -= n
    return deserters - left


def _lay_goods(s: Medioevo, attack: Attack, player: int, n: int) -> None:
    """10.07.d: goods of a kind chosen by an eight-sided die; at sea the player's trade ships load what they can."""
    good, target, laid = s.roll(GOLD), attack.target, 0
    if target < LAND:
        s.spoils[target] = added(s.spoils[target], good, n)
        laid = n
    else:
        for ship in vehicles_of_kind(s, player, TRADE_SHIP):
            if s.vehicle_at[ship] == target and n:
                loaded = min(n, max(0, goods_room(s, ship)))
                s.vehicle_goods[ship] = added(s.vehicle_goods[ship], good, loaded)
                n -= loaded
                laid += loaded
    s.log(fate.TREASURE_GOODS, GOODS[good], laid, target)
