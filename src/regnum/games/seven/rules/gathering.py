"""The Gathering phase in its seven steps (score.*, draw.*, gather.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Value, amounts
from regnum.core.step import Act
from regnum.games.seven.box import BANNERS, SINS_FORGIVEN
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.cataclysms import draw_sins
from regnum.games.seven.rules.completing import lay_treasures
from regnum.games.seven.rules.ending import check_armour, nameless_wins
from regnum.games.seven.rules.fall import corrupt, drop_gifts
from regnum.games.seven.rules.free_use_values import production
from regnum.games.seven.rules.palaces import release
from regnum.games.seven.rules.sins import DropSin
from regnum.games.seven.state import Seven

LAST = 7


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


GATHER = [Gather(nth) for nth in range(1, LAST + 2)]
GATHERING = GATHER[0]


# --- step 1 --------------------------------------------------------------------------------------------------------


def score(s: Seven) -> None:
    """score.1-score.10: awards for the most of each thing and of each banner, then the loss for sins in hand."""
    heroes = range(len(s.heroes))
    for n, clause, what in (
        ([len(held) for held in s.elixirs], "score.1", "elixirs"),
        ([len(held) for held in s.characters], "score.2", "characters"),
        ([len(held) for held in s.palaces], "score.3", "palaces"),
        ([s.gift_cards(hero) for hero in heroes], "score.4", "gifts"),
        (s.fame, "score.5", "fame"),
        (s.gold, "score.6", "gold"),
    ):
        _award(s, n, clause, f"@part-{what}")
    for banner, name in enumerate(BANNERS):
        _award(s, s.banners[banner::6], "score.7", f"@banner-{name}")
    for hero in s.order:
        _charge_sins(s, hero)
        if s.ended:
            return


def _award(s: Seven, held: Sequence[int], clause: str, of_what: str) -> None:
    """score.8: one power to the hero with the most; a tie rewards nobody."""
    most = max(held)
    if held.count(most) != 1:
        return
    hero, n = held.index(most), s.box.constants.bonus_power
    s.power[hero] += n
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "what": "power", "n": n, "of": of_what, "held": most}
        fact = Fact("gained", hero, "power", target=of(hero, "power"), amount=n)
        s.tell("event-award", clause, words, fact=fact)


def _charge_sins(s: Seven, hero: int) -> None:
    """score.9, fall.3, fall.12, evil.8, effect.29: charge `hero` for the sins in his hand."""
    n = len(s.sins[hero])
    if not n or s.is_fallen(hero) or s.has_rule(hero, SINS_FORGIVEN):
        return
    if s.rulings.fall:
        corrupt(s, hero, n, "fall.3")
        return
    lost = min(n, s.power[hero])
    s.power[hero] -= lost
    if lost and s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "what": "power", "n": lost}
        fact = Fact("lost", hero, "power", of(hero, "power"), amount=lost)
        s.tell("event-loses-for-sins", "score.9", words, fact=fact)


# --- step 2 --------------------------------------------------------------------------------------------------------


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


# --- steps 3 to 7 --------------------------------------------------------------------------------------------------


def raise_heroes(s: Seven) -> None:
    """gather.2, hero.6: turn all heroes upright."""
    if s.events is not None and s.tapped:
        tapped = [hero for hero in s.order if s.tapped >> hero & 1]
        names = s.box.hero_ids
        fact, *others = [
            Fact("turned", hero, f"hero:{names[s.heroes[hero]]}", target=of(hero, "hero")) for hero in tapped
        ]
        s.tell("event-raises", "gather.2", fact=fact, besides=tuple(others))
    s.tapped = 0


def produce(s: Seven) -> None:
    """gather.3-gather.5, recruit.4, found.2, found.9, portal.6: pay income to all heroes."""
    box = s.box
    for hero in s.order:
        gold, fame, power = box.hero_income[s.heroes[hero]]
        for character in s.characters[hero]:
            more = box.character_income[character >> 1]
            gold, fame, power = gold + more[0], fame + more[1], power + more[2]
        for palace in s.palaces[hero]:
            more = production(s, hero, palace)
            gold, fame, power = gold + more[0], fame + more[1], power + more[2]
        for portal, mark in enumerate(s.portals):
            if mark == 1 + hero:
                power += box.portal_power[portal]
        s.gold[hero] += gold
        s.fame[hero] += fame
        s.power[hero] += power
        if s.events is not None and gold + fame + power:
            words = {"player": s.who(hero), **amounts({"gold": gold, "fame": fame, "power": power})}
            fact = Fact("gained", hero, "income", target=f"heroes.{hero}", amount=gold + fame + power)
            yields = (("gold", gold), ("fame", fame), ("power", power))
            received = [Fact("gained", hero, what, target=of(hero, what), amount=n) for what, n in yields if n]
            s.tell("event-produces", "gather.3", words, fact=fact, besides=tuple(received))


def prepare_treasures(s: Seven) -> None:
    """gather.6, gather.7: reshuffle discarded treasures and supply missing ones in the top row."""
    if s.treasure_discards:
        pile = [*s.treasure_pile, *s.treasure_discards]
        s.rng.shuffle(pile)
        s.treasure_pile, s.treasure_discards = tuple(pile), ()
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
    """gather.9-gather.12: order the players by power, the least first.

    A tie for First Player goes clockwise from the outgoing one, other ties clockwise from the new one. evil.1: by table
    option, fallen heroes come before the others.
    """
    count, power = len(s.order), s.power
    outgoing = s.order[0]
    first = min(range(count), key=lambda hero: (power[hero], (hero - outgoing - 1) % count))
    others = [hero for hero in range(count) if hero != first]
    others.sort(key=lambda hero: (power[hero], (hero - first) % count))
    s.order = (first, *others)
    if s.rulings.fallen_first:
        s.order = tuple(sorted(s.order, key=lambda hero: not s.is_fallen(hero)))
    if s.events is not None:
        fact = Fact("changed", s.order[0], "order", target="order")
        s.tell("event-first", "gather.9", {"player": s.who(s.order[0])}, fact=fact)


_STEPS = (score, draw, raise_heroes, produce, prepare_treasures, clear_palaces, set_order)
