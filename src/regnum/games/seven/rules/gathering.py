"""The Gathering phase in its seven steps (score.*, draw.*, gather.*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.addresses import of
from regnum.games.seven.box import BANNERS, SINS_FORGIVEN, Income
from regnum.games.seven.rules.completing import lay_treasures
from regnum.games.seven.rules.ending import check_armour, nameless_wins
from regnum.games.seven.rules.fall import corrupt, drop_gifts
from regnum.games.seven.rules.free_use_values import production
from regnum.games.seven.rules.palaces import release
from regnum.games.seven.rules.piles import shuffled
from regnum.games.seven.rules.sins import DropSin, draw_sins
from regnum.games.seven.state import Seven

LAST: Final = 7


class Gather(Act[Seven]):
    """gather.1, end.4, end.6: carry out a step of the phase after checking whether the game has ended."""

    fields = (("nth", "number"),)
    clauses = ("gather.1", "end.4", "end.6")

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def run(self, s: Seven) -> None:
        if check_armour(s):
            return
        if not s.cataclysm_pile and (self.nth > LAST or (self.nth == 1 and not s.rulings.play_last_gathering)):
            nameless_wins(s)
            return
        if self.nth > LAST:
            return
        s.steps.append(GATHER[self.nth])
        _STEPS[self.nth - 1](s)


GATHER: Final = [Gather(nth) for nth in range(1, LAST + 2)]
GATHERING: Final = GATHER[0]


def score(s: Seven) -> None:
    """score.1-score.10: awards for the most of each thing and of each banner, then the loss for sins in hand."""
    for what, clause, held in contests(s):
        hero = winner(held)
        if hero >= 0:
            s.gain(hero, "power", s.box.constants.bonus_power, clause, events.AWARD, (what, held[hero]))
    for hero in s.order:
        n = charged_sins(s, hero)
        if n and s.rulings.fall:
            corrupt(s, hero, n, "fall.3")
            if s.ended:
                return
        elif n:
            s.lose(hero, "power", min(n, s.power[hero]), "score.9", events.LOSES_FOR_SINS)


def contests(s: Seven) -> list[tuple[str, str, Sequence[int]]]:
    """score.1-score.7: what is awarded, as the key of a message; its clause; how much each hero has of it."""
    return [
        ("@part-elixirs", "score.1", [len(held) for held in s.elixirs]),
        ("@part-characters", "score.2", [len(held) for held in s.characters]),
        ("@part-palaces", "score.3", [len(held) for held in s.palaces]),
        ("@part-gifts", "score.4", [s.gift_cards(hero) for hero in range(len(s.heroes))]),
        ("@part-fame", "score.5", s.fame),
        ("@part-gold", "score.6", s.gold),
        *((f"@banner-{name}", "score.7", s.banners[banner::6]) for banner, name in enumerate(BANNERS)),
    ]


def winner(held: Sequence[int]) -> int:
    """score.8: the hero with the most; -1 if several have it, because a tie rewards nobody."""
    most = max(held)
    return held.index(most) if held.count(most) == 1 else -1


def charged_sins(s: Seven, hero: int) -> int:
    """score.9, evil.8, effect.29: the sins in hand for which `hero` is charged."""
    return 0 if s.is_fallen(hero) or s.has_rule(hero, SINS_FORGIVEN) else len(s.sins[hero])


def draw(s: Seven) -> None:
    """draw.1: all players draw sins."""
    s.steps.append(DrawSins(0))


class DrawSins(Act[Seven]):
    """draw.1-draw.4: a player draws up to three sins, at least one, and discards any excess before the next draws."""

    fields = (("nth", "number"),)
    clauses = ("draw.1", "draw.2", "draw.3", "draw.4")

    def __init__(self, nth: int) -> None:
        self.nth = nth

    def run(self, s: Seven) -> None:
        count = len(s.order)
        if self.nth == count:
            return
        s.steps.append(DrawSins(self.nth + 1))
        hero = (s.order[0] + self.nth) % count if s.rulings.draw_clockwise else s.order[self.nth]
        constants = s.box.constants
        draw_sins(s, hero, max(constants.sin_hand - len(s.sins[hero]), constants.sin_draw_min), "draw.1")
        s.steps += [DropSin(hero)] * (len(s.sins[hero]) - constants.sin_hand)


def raise_heroes(s: Seven) -> None:
    """gather.2, hero.6: turn all heroes upright."""
    if s.events is not None and s.tapped:
        names, tapped = s.box.hero_ids, [hero for hero in s.order if s.tapped >> hero & 1]
        turned = [Fact("turned", hero, f"hero:{names[s.heroes[hero]]}", target=of(hero, "hero")) for hero in tapped]
        s.log(events.RAISES, fact=turned[0], besides=tuple(turned[1:]))
    s.tapped = 0


def produce(s: Seven) -> None:
    """gather.3-gather.5: pay income to all heroes."""
    for hero in s.order:
        gold, fame, power = income(s, hero)
        s.gold[hero] += gold
        s.fame[hero] += fame
        s.power[hero] += power
        if gold + fame + power:
            s.log(events.PRODUCES, hero, (gold, fame, power))


def income(s: Seven, hero: int) -> Income:
    """gather.3-gather.5, recruit.4, found.2, found.9, portal.6: what hero, characters, palaces and portals yield."""
    box = s.box
    gold, fame, power = box.hero_income[s.heroes[hero]]
    sources = [box.character_income[character >> 1] for character in s.characters[hero]]
    sources += [production(s, hero, palace) for palace in s.palaces[hero]]
    for more in sources:
        gold, fame, power = gold + more[0], fame + more[1], power + more[2]
    for portal, mark in enumerate(s.portals):
        if mark == 1 + hero:
            power += box.portal_power[portal]
    return gold, fame, power


def prepare_treasures(s: Seven) -> None:
    """gather.6, gather.7: reshuffle discarded treasures and supply missing ones in the top row."""
    if s.treasure_discards:
        s.treasure_pile, s.treasure_discards = shuffled(s.treasure_pile + s.treasure_discards, s.rng), ()
    for place in range(2 * s.width, 3 * s.width):
        if s.board[place] >= 0:
            lay_treasures(s, place)


def clear_palaces(s: Seven) -> None:
    """gather.8, enslave.5, evil.7: return markers from palaces; fallen heroes lose their gifts."""
    for hero in s.order:
        for palace in s.palaces[hero]:
            if s.enslaved[hero] >> palace & 1:
                release(s, hero, palace)
        if s.is_fallen(hero):
            drop_gifts(s, hero)


def set_order(s: Seven) -> None:
    """gather.9: the player with the least power becomes First Player."""
    s.order = order_by_power(s)
    s.log(events.FIRST, s.order[0])


def order_by_power(s: Seven) -> tuple[int, ...]:
    """gather.9-gather.12: the players by power, the least first.

    A tie for First Player goes clockwise from the outgoing one, other ties clockwise from the new one. evil.1: by table
    option, fallen heroes come before the others.
    """
    count, power, outgoing = len(s.order), s.power, s.order[0]
    first = min(range(count), key=lambda hero: (power[hero], (hero - outgoing - 1) % count))
    others = [hero for hero in range(count) if hero != first]
    others.sort(key=lambda hero: (power[hero], (hero - first) % count))
    order = (first, *others)
    return tuple(sorted(order, key=lambda hero: not s.is_fallen(hero))) if s.rulings.fallen_first else order


_STEPS: Final = (score, draw, raise_heroes, produce, prepare_treasures, clear_palaces, set_order)
