"""The players: public fields, and those hidden behind a player's panel (6.03.f)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from regnum.core.fields import Bit, ByPlayer, Cards, Leaf, Node, Number, One, Players
from regnum.core.fields.comparison import Comparison, Path
from regnum.core.knowledge import owner_only
from regnum.core.rng import Rng
from regnum.games.medioevo.box import BUILDINGS, TECHNOLOGIES
from regnum.games.medioevo.constants import CAUSES, ORDER_ANSWERS, ORDERS
from regnum.games.medioevo.fields.leaves import FORTUNE, MANY, Answers, Bits, Block, Pieces, Towards
from regnum.games.medioevo.fields.slots import BANNER_SLOTS, ENGINE_SLOTS, VEHICLE_SLOTS, Owned

if TYPE_CHECKING:
    from regnum.core.fields import Fields

# What a seat assumes to be behind another player's panel: constants, so that nothing hidden leaks.
SUPPOSED_FLORINS: Final = 300
SUPPOSED_ARMIES: Final = 20


def whoever_looks_into_it(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """3.26.c: only its owner sees a hand; 3.26.8.a, 3.26.9.a: so does a player who uses an assassin or thief on it."""
    if seat is None:
        return 0
    return size if seat == owner or (s.spied == owner and s.seat == seat) else 0


def owner_until_the_end(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """3.31.f: the objective is secret until the final scores reveal it (4.04.b)."""
    return size if s.over or (seat is not None and seat == owner) else 0


class Objective(One):
    """3.31.a: a card of the player's kingdom; other seats assume a random one of those that may be drawn (6.03.b)."""

    def alternatives(self, s: Any, i: int) -> list[int]:
        return s.realm.objectives[s.kingdoms[i]] if s.objectives[i] >= 0 else [-1]

    def suppose(self, s: Any, i: int, rng: Rng) -> int:
        cards = self.alternatives(s, i)
        return cards[rng.below(len(cards))]


class People(ByPlayer):
    """A player's JSON leaves out empty fields; views always include the most important figures."""

    shown_at_zero = ("florins", "reserve", "hand")

    def bind(self, fields: Fields, count: str) -> None:
        super().bind(fields, count)
        leaves = [node for node in self.nodes if isinstance(node, Leaf)]
        self._blocks = [leaf for leaf in leaves if isinstance(leaf, (Block, Bit))]
        # Leaves with a list of their own, and the empty value of each.
        self._columns = [
            (leaf, leaf.none if isinstance(leaf, One) else () if isinstance(leaf, Cards) else 0)
            for leaf in leaves
            if leaf not in self._blocks
        ]
        self._secrets = [leaf for leaf in leaves if leaf.secret]
        self._owned = [node for node in self.nodes if isinstance(node, Owned)]
        self.in_parts = True

    def secret_leaves(self, s: Any, i: int, owner: int | None) -> Iterator[tuple[Leaf, int, int | None]]:
        for player in range(s.n):
            for leaf in self._secrets:
                yield leaf, player, player
            for node in self._owned:
                yield from node.secret_leaves(s, player, player)

    def write(self, s: Any, i: int) -> list[Any]:
        people = self._write(s, True)
        for node in self._owned:
            node.write_all(s, people)
        return people

    def _write(self, s: Any, secrets: bool) -> list[dict[str, Any]]:
        """Written leaf by leaf, for speed: most values are empty."""
        people: list[dict[str, Any]] = [{} for _ in range(s.n)]
        for leaf, nothing in self._columns:
            if secrets or not leaf.secret:
                for player, value in enumerate(getattr(s, leaf.store)):
                    if value != nothing:
                        people[player][leaf.name] = leaf.encode(s, value)
        for leaf in self._blocks:
            column = getattr(s, leaf.store)
            if column and (secrets or not leaf.secret) and (isinstance(leaf, Bit) or any(column)):
                for player, one in enumerate(people):
                    found = leaf.write(s, player)
                    if found:
                        one[leaf.name] = found
        return people

    def view(self, s: Any, i: int, seat: int | None, owner: int | None) -> list[Any]:
        people = self._write(s, False)
        for player, one in enumerate(people):
            one.setdefault("honour", 0)
            for leaf in self._secrets:
                found = leaf.view(s, player, seat, player)
                if found or (found is not None and leaf.name in self.shown_at_zero):
                    one[leaf.name] = found
        for node in self._owned:
            node.view_all(s, people, seat)
        return people

    def compare(self, c: Comparison, i: int, owner: int | None, path: Path, lean: bool = False) -> None:
        for node in c.parts(self.nodes):
            moved = c.moved((node,))
            for player in range(c.after.n):
                if moved is None or player in moved:
                    before = node.view(c.before, player, c.was, player)
                    after = node.view(c.after, player, c.now, player)
                    if before != after:
                        c.add(self._said(node, before), self._said(node, after), (*path, self.name, player))

    def _said(self, node: Node, value: Any) -> dict[str, Any]:
        """A field of a player, as `view` has it."""
        always = node.name == "honour" or (value is not None and node.secret and node.name in self.shown_at_zero)
        return {node.name: value} if value or always else {}


PLAYERS = People(
    "players",
    One("kingdom", "kingdom", store="kingdoms", doc="home kingdom, NOBODY until chosen"),
    Bits("technologies", TECHNOLOGIES, store="techs"),
    Bits("fresh", TECHNOLOGIES, doc="technologies too new to be prerequisites (3.11.d)"),
    Cards("shown", "card", doc="face-up cards: merchants and tax collector in force (3.26.c), cards in use"),
    Number("honour", -9999, 9999),
    Number("honour_peak", 0, MANY, doc="most tens reached so far, for honour coins (10.03.a)"),
    Number("coins", 0, MANY),
    Bit("excommunicated", doc="players, as bits"),
    Number("ban", 0, 2, doc="ends of the player's turns until the bans of 3.20.g are over; in force at 1"),
    Bits("causes", CAUSES, doc="grounds for excommunication given this turn"),
    Number("outfit", 0, MANY, doc="armies still to be placed in set-up (6.04.g)"),
    Answers("orders", ORDERS, ORDER_ANSWERS, doc="four per player, see ORDERS; public (5.01.o)"),
    VEHICLE_SLOTS,
    BANNER_SLOTS,
    ENGINE_SLOTS,
    # Players as bits: towards whom the relation holds.
    Players("war"),
    Players("allied"),
    Players("passage", doc="players whose land the player may pass through (5.01.e)"),
    Players("commerce", doc="players in whose cities the player may trade (5.01.g)"),
    Towards("rates", doc="by n * seller + city owner: percent of a sale (5.01.h)"),
    Towards("casus_belli", store="casus", doc="by n * holder + opponent: casus belli (5.02.b)"),
    Number("sword", 0, MANY, store="swords", doc="won in this round's auctions; 0: none"),
    # Behind the panel.
    Number("florins", 0, FORTUNE, known=owner_only, supposed=SUPPOSED_FLORINS),
    Number("reserve", 0, MANY, known=owner_only, supposed=SUPPOSED_ARMIES, doc="armies"),
    Number("generals", 0, MANY, known=owner_only, doc="without a banner yet"),
    Pieces("stock", BUILDINGS, known=owner_only, doc="buildings not yet on the map: twelve counts per player"),
    Number("grain_reserves", 0, MANY, store="grain", known=owner_only, doc="used without trade buildings (3.25)"),
    Cards("hand", "card", sort=True, store="hands", known=whoever_looks_into_it, doc="empire cards, sorted"),
    Objective("objective", "objective", store="objectives", known=owner_until_the_end),
    Number("bid", 0, FORTUNE, store="bids", known=owner_only, doc="the sealed maximum of the auction (7.02.e)"),
    lean=True,
)
