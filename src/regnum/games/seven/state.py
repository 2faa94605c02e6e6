"""A position of 7: markets, undertakings, portals, and what each hero owns."""

from __future__ import annotations

from regnum.core.message import Fact, Value, amounts
from regnum.core.state import ScoreLine
from regnum.core.table import Table
from regnum.games.seven import laws, scoring
from regnum.games.seven.ai import evaluation
from regnum.games.seven.board import Board
from regnum.games.seven.box import ANY, KINDS, NOTHING, Box, Counts
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rulings import Rulings


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` without one copy of `card`; the order of the others is kept."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def payment(gold: int, fame: int, power: int, gifts: Counts) -> dict[str, Value]:
    """The arguments of a message that lists what is paid."""
    return amounts({"gold": gold, "fame": fame, "power": power, **dict(zip(KINDS, gifts, strict=True))})


class Seven(Board):
    """The full game state. The holdings of heroes are in flat lists; piles are tuples with the top card last.

    A character is stored as twice its number, plus one if tapped. A marker is stored as 1 + its hero; 0 means a free
    requirement or portal, -1 a neutral marker. Places of the undertakings board are numbered from the lowest row.
    The Nameless is the last player.
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

    # --- queries used by the rules ---------------------------------------------------------------------------------

    @property
    def nameless(self) -> int:
        """nameless.12: the player who wins when the heroes fail."""
        return self.table.players - 1

    def is_fallen(self, hero: int) -> bool:
        """fall.7: whether `hero` has fallen."""
        return bool(self.fallen >> hero & 1)

    def rivals(self, hero: int) -> list[int]:
        """The other heroes, in the order of play."""
        return [other for other in self.order if other != hero]

    def has_set(self, hero: int, banner: int, n: int) -> bool:
        """set.1-set.4: whether `hero` has at least `n` of a banner, or of any single banner if it is `ANY`."""
        base = 6 * hero
        if banner == ANY:
            return max(self.banners[base : base + 6]) >= n
        return self.banners[base + banner] >= n

    def has_rule(self, hero: int, rule: int) -> bool:
        """effect.24: whether the rule of an enslaved temple holds for `hero`."""
        return bool(self.enslaved[hero] & self.box.rule_bits[rule])

    def gift_cards(self, hero: int) -> int:
        """score.4: the number of gift cards of `hero`."""
        return sum(self.gifts[6 * hero : 6 * hero + 6])

    # --- gains -----------------------------------------------------------------------------------------------------

    def gain(self, hero: int, what: str, n: int, clause: str, event: str = "event-gains", **why: int) -> None:
        """effect.1: `hero` gains gold, fame or power; `event` may say why, with numbers."""
        holdings = self.gold if what == "gold" else self.fame if what == "fame" else self.power
        holdings[hero] += n
        if self.events is not None:
            words: dict[str, Value] = {"player": self.who(hero), "what": what, "n": n, **why}
            fact = Fact("gained", hero, what, target=of(hero, what), amount=n)
            self.tell(event, clause, words, fact=fact)

    def gain_gifts(self, hero: int, kind: int, n: int, clause: str) -> int:
        """supply.8: `hero` gains `n` gifts of a kind, or as many as the reserve has; return the number gained."""
        got = min(n, self.reserve[kind])
        if got:
            self.move_gifts(hero, kind, got)
            if self.events is not None:
                name = KINDS[kind]
                words: dict[str, Value] = {"player": self.who(hero), "gift": f"@gift-{name}", "n": got}
                fact = Fact("moved", hero, f"gift:{name}", f"reserve.{name}", of(hero, f"gifts.{name}"), got)
                self.tell("event-gift", clause, words, fact=fact)
        return got

    def pay(
        self, hero: int, clause: str, gold: int = 0, fame: int = 0, power: int = 0, gifts: Counts = NOTHING
    ) -> None:
        """supply.14: `hero` pays tokens, power and gifts that he has."""
        self.gold[hero] -= gold
        self.fame[hero] -= fame
        self.power[hero] -= power
        if gifts is not NOTHING:
            for kind, n in enumerate(gifts):
                if n:
                    self.move_gifts(hero, kind, -n)
        if self.events is not None:
            paid = [*self.paid(hero, "gold", gold), *self.paid(hero, "fame", fame), *self.paid(hero, "power", power)]
            paid += [fact for kind, n in enumerate(gifts) for fact in self.returned(hero, kind, n)]
            if paid:
                words = {"player": self.who(hero), **payment(gold, fame, power, gifts)}
                self.tell("event-pays", clause, words, fact=paid[0], besides=tuple(paid[1:]))

    def paid(self, hero: int, what: str, n: int) -> tuple[Fact, ...]:
        """The fact that `hero` lost gold, fame or power; empty if `n` is 0."""
        return (Fact("lost", hero, what, of(hero, what), amount=n),) if n else ()

    def returned(self, hero: int, kind: int, n: int) -> tuple[Fact, ...]:
        """The fact that `hero` returned gifts of a kind to the reserve; empty if `n` is 0."""
        name = KINDS[kind]
        return (Fact("moved", hero, f"gift:{name}", of(hero, f"gifts.{name}"), f"reserve.{name}", n),) if n else ()

    def move_gifts(self, hero: int, kind: int, n: int) -> None:
        """part.8: move `n` gifts from the reserve to `hero`, or back if `n` is negative."""
        self.reserve[kind] -= n
        self.gifts[6 * hero + kind] += n
        self.purse[hero] += n << 8 * kind

    def add_character(self, hero: int, character: int) -> None:
        """recruit.1: add a character in its encoded form (see the class)."""
        self.characters[hero] += (character,)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] += 1
        self.sales[hero] = None

    def remove_character(self, hero: int, character: int) -> None:
        self.characters[hero] = without(self.characters[hero], character)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] -= 1
        self.sales[hero] = None

    # --- hooks called by the kernel --------------------------------------------------------------------------------

    def automaton(self, player: int) -> str:
        return "nameless"

    def role(self, player: int) -> str:
        """setup.13: the message key of a player's hero; empty for the Nameless."""
        return f"hero-{self.box.hero_ids[self.heroes[player]]}" if player < len(self.heroes) else ""

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
        power = max([self.power[hero] for hero in self.order if not self.is_fallen(hero)], default=0)
        played = len(self.cataclysms)
        return {"turns": self.turn, "cataclysms": played, "portals": closed, "armour": self.armour, "power": power}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
