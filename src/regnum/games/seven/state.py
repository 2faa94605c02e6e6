"""A position of 7: markets, undertakings, portals, and what each hero owns."""

from __future__ import annotations

from regnum.core.events import EventKind
from regnum.core.message import Fact, Value
from regnum.core.score_sheet import ScoreLine
from regnum.games.seven import events, laws, scoring
from regnum.games.seven.addresses import of
from regnum.games.seven.ai import evaluation
from regnum.games.seven.board import Board
from regnum.games.seven.box import ANY, KINDS, NOTHING, Counts


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` without one copy of `card`; the order of the others is kept."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Seven(Board):
    """The full game state. The holdings of heroes are in flat lists; piles are tuples with the top card last.

    A character is stored as twice its number, plus one if tapped. A marker is stored as 1 + its hero; 0 means a free
    requirement or portal, -1 a neutral marker. Places of the undertakings board are numbered from the lowest row.
    The Nameless is the last player.
    """

    __slots__ = ()

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

    def gifts_of(self, hero: int) -> list[int]:
        """The gift cards of `hero`, by kind."""
        return self.gifts[6 * hero : 6 * hero + 6]

    def gift_cards(self, hero: int) -> int:
        """score.4: the number of gift cards of `hero`."""
        return sum(self.gifts_of(hero))

    # --- gains and losses ------------------------------------------------------------------------------------------

    def tokens(self, what: str) -> list[int]:
        """The gold, fame or power of all heroes."""
        return self.gold if what == "gold" else self.fame if what == "fame" else self.power

    def gain(
        self, hero: int, what: str, n: int, clause: str, kind: EventKind = events.GAINS, why: tuple[Value, ...] = ()
    ) -> None:
        """effect.1: `hero` gains gold, fame or power; the kind of event may say `why`."""
        self.tokens(what)[hero] += n
        if self.events is not None:
            self.log(kind, hero, what, n, *why, clause=clause)

    def lose(
        self, hero: int, what: str, n: int, clause: str, kind: EventKind = events.LOSES, why: tuple[Value, ...] = ()
    ) -> None:
        """supply.14: `hero` loses gold, fame or power that he has."""
        self.tokens(what)[hero] -= n
        if n and self.events is not None:
            self.log(kind, hero, what, n, *why, clause=clause)

    def gain_gifts(self, hero: int, kind: int, n: int, clause: str) -> int:
        """supply.8: `hero` gains `n` gifts of a kind, or as many as the reserve has; return the number gained."""
        got = min(n, self.reserve[kind])
        if got:
            self.move_gifts(hero, kind, got)
            if self.events is not None:
                self.log(events.GIFT, hero, KINDS[kind], got, clause=clause)
        return got

    def pay(
        self, hero: int, clause: str, gold: int = 0, fame: int = 0, power: int = 0, gifts: Counts = NOTHING
    ) -> None:
        """supply.14: `hero` pays tokens, power and gifts that he has."""
        self.gold[hero] -= gold
        self.fame[hero] -= fame
        self.power[hero] -= power
        if self.events is not None:
            tokens = (("gold", gold), ("fame", fame), ("power", power))
            paid = [Fact("lost", hero, what, of(hero, what), amount=n) for what, n in tokens if n]
            paid += self.returned(hero, gifts)
            if paid:
                self.log(
                    events.PAYS, hero, (gold, fame, power, gifts), clause=clause, fact=paid[0], besides=tuple(paid[1:])
                )
        if gifts is not NOTHING:
            self.return_gifts(hero, gifts)

    def return_gifts(self, hero: int, gifts: Counts) -> None:
        """part.8: move gifts of `hero` to the reserve."""
        for kind, n in enumerate(gifts):
            if n:
                self.move_gifts(hero, kind, -n)

    def returned(self, hero: int, gifts: Counts) -> list[Fact]:
        """The facts that `hero` returned gifts to the reserve."""
        return [
            Fact("moved", hero, f"gift:{name}", of(hero, f"gifts.{name}"), f"reserve.{name}", n)
            for name, n in zip(KINDS, gifts, strict=True)
            if n
        ]

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

    def holdings(self, player: int) -> dict[str, int]:
        if player >= len(self.heroes):
            return {}
        return {
            **{what: self.tokens(what)[player] for what in ("gold", "fame", "power")},
            **{f"gift:{kind}": n for kind, n in zip(KINDS, self.gifts_of(player), strict=True)},
            "character": len(self.characters[player]),
            "elixir": len(self.elixirs[player]),
            "palace": len(self.palaces[player]),
            "artefact": len(self.artefacts[player]),
            "sin": len(self.sins[player]),
            "corruption": self.corruption[player],
        }

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
