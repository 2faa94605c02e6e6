"""A position of 7: markets, undertakings, portals, and what each hero owns."""

from __future__ import annotations

from regnum.core.message import Fact, Value
from regnum.core.rng import Rng
from regnum.core.state import ScoreLine
from regnum.core.table import Table
from regnum.games.seven import laws, scoring
from regnum.games.seven.ai import evaluation
from regnum.games.seven.board import Board
from regnum.games.seven.box import ANY, KINDS, Box
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rulings import Rulings


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` less one copy of a card, the others in their order."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Seven(Board):
    """The whole table. What belongs to heroes lies in flat lists; piles are tuples with the top last.

    A character is twice its number, plus one when tapped. A marker is 1 + its hero; 0 is a free requirement or portal,
    -1 a neutral marker. Places of the undertakings board count from the lowest row. The Nameless is the last player.
    """

    __slots__ = ()

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Seven | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self.lay_empty(table)
        else:
            self.copy_from(source)

    def copy(self) -> Seven:
        return Seven(self.table, self.box, self.rulings, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    @property
    def nameless(self) -> int:
        """nameless.12: the player who wins when the heroes fail."""
        return self.table.players - 1

    def is_fallen(self, hero: int) -> bool:
        """fall.7."""
        return bool(self.fallen >> hero & 1)

    def rivals(self, hero: int) -> list[int]:
        """The other heroes, in the order of play."""
        return [other for other in self.order if other != hero]

    def has_set(self, hero: int, banner: int, n: int) -> bool:
        """set.1-set.4: at least `n` of a banner, of some one banner where any will do."""
        base = 6 * hero
        if banner == ANY:
            return max(self.banners[base : base + 6]) >= n
        return self.banners[base + banner] >= n

    def has_rule(self, hero: int, rule: int) -> bool:
        """effect.24: whether a temple's rule holds for `hero`."""
        return bool(self.enslaved[hero] & self.box.rule_bits[rule])

    def gift_cards(self, hero: int) -> int:
        """score.4."""
        return sum(self.gifts[6 * hero : 6 * hero + 6])

    # --- gains -----------------------------------------------------------------------------------------------------

    def gain(self, hero: int, what: str, n: int, clause: str) -> None:
        """effect.1: gold, fame or power."""
        holdings = self.gold if what == "gold" else self.fame if what == "fame" else self.power
        holdings[hero] += n
        if self.events is not None:
            words: dict[str, Value] = {"player": self.who(hero), "what": f"@{what}", "n": n}
            fact = Fact("gained", hero, what, target=of(hero, what), amount=n)
            self.tell("event-gains", clause, words, fact=fact)

    def gain_gifts(self, hero: int, kind: int, n: int, clause: str) -> int:
        """supply.8: as many as the reserve holds."""
        got = min(n, self.reserve[kind])
        if got:
            self.move_gifts(hero, kind, got)
            if self.events is not None:
                name = KINDS[kind]
                words: dict[str, Value] = {"player": self.who(hero), "gift": f"@gift-{name}", "n": got}
                fact = Fact("moved", hero, f"gift:{name}", f"reserve.{name}", of(hero, f"gifts.{name}"), got)
                self.tell("event-gift", clause, words, fact=fact)
        return got

    def move_gifts(self, hero: int, kind: int, n: int) -> None:
        """From the reserve to `hero`; part.8: or back, if `n` is less than nothing."""
        self.reserve[kind] -= n
        self.gifts[6 * hero + kind] += n
        self.purse[hero] += n << 8 * kind

    def add_character(self, hero: int, character: int) -> None:
        """recruit.1: `character` with its turn."""
        self.characters[hero] += (character,)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] += 1
        self.sales[hero] = None

    def remove_character(self, hero: int, character: int) -> None:
        self.characters[hero] = without(self.characters[hero], character)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] -= 1
        self.sales[hero] = None

    # --- what the kernel asks of a game ----------------------------------------------------------------------------

    def automaton(self, player: int) -> str:
        return "nameless"

    def role(self, player: int) -> str:
        """setup.13: his hero; the Nameless is nobody's card."""
        return f"hero-{self.box.hero_ids[self.heroes[player]]}" if player < len(self.heroes) else ""

    def determinize(self, seat: int | None, rng: Rng) -> Seven:
        """As the fields declare it; besides, treasures that lie open get the order of their numbers (complete.6).

        They lie in no order. A declaration says how many cards of a pile are known, but not without their order.
        """
        other = super().determinize(seat, rng)
        hidden = len(other.treasure_pile) - other.pile_open
        other.treasure_pile = other.treasure_pile[:hidden] + tuple(sorted(other.treasure_pile[hidden:]))
        return other

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return list(self.won) if self.over else []

    def ending(self) -> str:
        return self.ended

    def end_clause(self) -> str:
        return scoring.CLAUSES.get(self.ended, "end.1")

    def tally(self) -> dict[str, int]:
        closed = sum(1 for portal in self.portals if portal)
        return {"turns": self.turn, "cataclysms": len(self.cataclysms), "portals": closed, "armour": self.armour}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
