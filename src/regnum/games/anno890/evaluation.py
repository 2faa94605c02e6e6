"""How well each seat stands: an estimate of its final points, for agents.

Points on the table count in full; the rest is weighed by what it tends to become: lines that may still be trios, Coins,
the race for the Scenario's bonuses, and the danger of the next invasion. The weights were found by letting agents play
each other (docs/games/anno890.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.anno890.box import ROUNDS
from regnum.games.anno890.grid import CELLS, LINES
from regnum.games.anno890.scoring import vp_per
from regnum.games.anno890.schema import DrawCharacters, Gain, TakeSpecialFree, VpPer

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890

TRIO: Final = 4.2  # a Character: its points and its ability
TRIO_OF_COINS: Final = 1.0  # a trio whose Banner is empty
TWO_OF_THREE: Final = 0.34  # how likely a line with two of a crop and a free space becomes a trio
ONE_OF_THREE: Final = 0.08
COIN: Final = 0.33
CROP_IN_HAND: Final = 0.5  # a crop on the tile still to be placed
RUIN: Final = 2.6  # what an invasion costs


def evaluate(s: Anno890) -> list[float]:
    """An estimate of the final points of each seat; at the end, the points."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    seats = s.table.seats
    left = _turns_left(s)
    towers = [s.towers_of(seat) for seat in range(seats)]
    nobles = [s.nobles_of(seat) for seat in range(seats)]
    values = [_kingdom(s, seat, left[seat]) for seat in range(seats)]
    _add_bonuses(s, values, (nobles, s.coins, towers))
    _subtract_danger(s, values, towers)
    _add_what_is_pending(s, values)
    return values


def _turns_left(s: Anno890) -> list[int]:
    """How many tiles each seat will still place."""
    return [s.faces(seat).count(0) for seat in range(s.table.seats)]


def _kingdom(s: Anno890, seat: int, left: int) -> float:
    """Tiles, Characters, Coins and lines of one Kingdom."""
    box = s.box
    value = 0.0
    for face in s.faces(seat):
        if face > 0:
            value += box.vp[face]
            bonus = box.bonus[face]
            if bonus is not None:
                value += vp_per(s, seat, bonus)
    for op in s.side.scoring:
        value += vp_per(s, seat, op)
    for card in s.characters[seat]:
        character = box.characters[card]
        value += character.vp
        effect = character.effect
        if character.when == "now":
            continue
        if isinstance(effect, VpPer):
            value += vp_per(s, seat, effect)
        elif isinstance(effect, DrawCharacters):
            value += 3.8
        elif isinstance(effect, TakeSpecialFree):
            value += 1.5 if left else 0.0
        elif isinstance(effect, Gain):
            value += COIN * left
        else:
            value += 1.0
    value += COIN * min(s.coins[seat], 2 * left + 1)
    return value + _lines(s, seat)


def _lines(s: Anno890, seat: int) -> float:
    """Lines of the Kingdom that may still become trios."""
    crops, tiles, base = s.rulings.crops, s.tiles, CELLS * seat
    worth = [TRIO if banner else TRIO_OF_COINS for banner in s.banners]
    value = 0.0
    for a, b, c in LINES:
        ta, tb, tc = tiles[base + a], tiles[base + b], tiles[base + c]
        free = (not ta) + (not tb) + (not tc)
        if free == 1:
            # The free space has no crops: whatever two crops share is shared by both tiles there are.
            shared = crops[ta] & crops[tb] if not tc else crops[ta] & crops[tc] if not tb else crops[tb] & crops[tc]
            if shared:
                value += TWO_OF_THREE * _worth(worth, shared)
        elif free == 2:
            value += ONE_OF_THREE * _worth(worth, crops[ta] | crops[tb] | crops[tc])
    return value


def _worth(worth: list[float], mask: int) -> float:
    """What the crops of a mask are worth, two of them a little more than the better one."""
    total = best = 0.0
    for crop in range(4):
        if mask >> crop & 1:
            total += worth[crop]
            best = max(best, worth[crop])
    return best + 0.5 * (total - best)


def _add_bonuses(s: Anno890, values: list[float], amounts: tuple[list[int], list[int], list[int]]) -> None:
    """The Scenario's bonuses as they stand, the surer the later it is; those level share."""
    bonus = s.side.bonus
    weight = 0.3 + 0.6 * s.round / ROUNDS
    for held, points in zip(amounts, (bonus.noble, bonus.coin, bonus.tower), strict=True):
        for seat in range(len(values)):
            ahead = level = 0
            for other in held:
                if other > held[seat]:
                    ahead += 1
                elif other == held[seat]:
                    level += 1
            share = sum(points[ahead : ahead + level]) / level
            values[seat] += weight * share + 0.1 * held[seat]


def _subtract_danger(s: Anno890, values: list[float], towers: list[int]) -> None:
    """Who has the fewest Towers pays for the next invasion, the nearer the dearer."""
    lead = s.invader - (len(values) + sum(towers))
    turns = sum(_turns_left(s))
    if not turns:
        return
    risk = 0.95 if lead > 0 and s.invader_moved else max(0.0, min(0.9, 0.55 + 0.12 * lead))
    fewest = min(towers)
    for seat, mine in enumerate(towers):
        if mine == fewest:
            values[seat] -= RUIN * risk
        elif mine == fewest + 1:
            values[seat] -= 0.3 * RUIN * risk


def _add_what_is_pending(s: Anno890, values: list[float]) -> None:
    """The tile in hand, or the reward that the asked seat is about to take."""
    seat = s.asking.seat
    box, tile = s.box, s.taken
    if tile:
        values[seat] += box.vp[tile] + CROP_IN_HAND * box.crops[tile].bit_count()
        values[seat] += 0.75 * box.towers[tile] + 0.8 * box.nobles[tile] + COIN * (box.coins[tile] - box.lose_coins[tile])
        values[seat] -= 0.35 * (box.saracens[tile] + s.taken_saracens)
        bonus = box.bonus[tile]
        if bonus is not None:
            values[seat] += vp_per(s, seat, bonus) + 1.5
        return
    first = s.options()[0]
    if first.verb == "attract":
        values[seat] += TRIO
    elif first.verb == "coins":
        values[seat] += TRIO_OF_COINS
    elif first.verb == "put":
        values[seat] += 1.0
