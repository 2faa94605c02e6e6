"""A position of Viscounts: the ring of segments, the castle, and what each player owns."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.message import Value
from regnum.core.rng import Rng
from regnum.core.state import ScoreLine, State
from regnum.core.table import Table
from regnum.games.viscounts import form, laws, scoring, view
from regnum.games.viscounts.ai import evaluation
from regnum.games.viscounts.box import (
    ACQUIRED,
    CRIMINAL,
    FIRST_REAL,
    INNER,
    MASK,
    PIECES,
    SEGMENTS,
    SPOTS,
    UNPAID,
    Box,
)
from regnum.games.viscounts.rulings import Rulings
from regnum.games.viscounts.schema import Exchange

NOBODY: Final = -1
_MONEY: Final = ("silver", "ink", "gold", "stone")


class Viscounts(State):
    """The whole table. Places of the ring count clockwise from 0; space k of place i is 3 * i + k, Spot j is 5 * i + j.

    What belongs to players lies in flat lists, so many entries to a player. Piles are tuples with the top last. In a
    game alone the Rival is player 1.
    """

    __slots__ = (
        "bonuses",
        "box",
        "built",
        "corruption",
        "debts_above",
        "decks",
        "deeds_above",
        "discards",
        "dismissed",
        "exchanges",
        "first",
        "future",
        "gone",
        "hands",
        "last_round",
        "leader",
        "movement",
        "pairs",
        "papers",
        "permanent",
        "piles",
        "purse",
        "ring",
        "rival",
        "round",
        "rows",
        "rulings",
        "scripts",
        "shelves",
        "spots",
        "tier1",
        "tier2",
        "tier3",
        "turn",
        "viscounts",
        "virtue",
        "wedges",
        "workers",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    # The board: the segment at each place of the ring, the castle wedge it faces, its exchanges (setup.1, setup.2).
    ring: tuple[int, ...]
    wedges: tuple[int, ...]
    exchanges: list[list[Exchange]]  # by segment and bank
    piles: list[tuple[int, ...]]  # Townsfolk, by place
    shelves: list[tuple[int, ...]]  # Manuscripts, by place
    spots: list[int]  # 0: empty, else 1 + 9 * player + piece
    viscounts: list[int]  # the space of each Viscount, -1 before it is placed
    # The castle: Workers of each player by tier and place; the third tier is one area.
    tier1: list[int]
    tier2: list[int]
    tier3: list[int]
    workers: list[int]  # in the supply of each player
    leader: int  # who holds the Castle Leader card
    bonuses: list[int]  # who holds the Cleric Bonus Card of each ribbon
    # By player: three card spaces, hand, draw pile, discards, Buildings taken (bits), permanent Icons, Manuscripts.
    rows: list[int]
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    built: list[int]
    permanent: list[int]
    scripts: list[tuple[int, ...]]
    # By player, four to each: Silver, Ink, Gold, Stone; Debts unpaid and paid, Deeds acquired and approved.
    purse: list[int]
    papers: list[int]
    corruption: list[int]
    virtue: list[int]
    # Cards still lying on Poverty and on Prosperity.
    debts_above: int
    deeds_above: int
    last_round: int  # 0 until an end card is revealed
    first: int
    round: int  # 0 in set-up
    turn: int
    movement: int  # the value of the card placed this turn
    dismissed: int  # Icons of the Townsfolk dismissed for the action going on
    pairs: tuple[tuple[int, int], ...]  # Player Cards on offer, each with its hero
    gone: tuple[int, ...]  # cards out of the game
    rival: int  # which Rival plays, -1 without one
    future: tuple[int, ...]  # the Rival's future Schemes

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Viscounts | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self._lay_empty(table.players)
        else:
            self._copy_from(source)

    def _lay_empty(self, players: int) -> None:
        box = self.box
        self.ring = self.wedges = tuple(range(SEGMENTS))
        self.exchanges = box.exchanges[box.side_of[self.table.seats]]
        self.piles = [()] * SEGMENTS
        self.shelves = [()] * SEGMENTS
        self.spots = [0] * (SEGMENTS * SPOTS)
        self.viscounts = [NOBODY] * players
        self.tier1 = [0] * (SEGMENTS * players)
        self.tier2 = [0] * (SEGMENTS * players)
        self.tier3 = [0] * players
        self.workers = [box.worker_count] * players
        self.leader = NOBODY
        self.bonuses = [NOBODY] * len(box.bonuses)
        self.rows = [*box.printed] * players
        self.hands = [()] * players
        self.decks = [()] * players
        self.discards = [()] * players
        self.built = [0] * players
        self.permanent = [0] * players
        self.scripts = [()] * players
        self.purse = [0] * (4 * players)
        self.papers = [0] * (4 * players)
        self.corruption = [box.corruption_start] * players
        self.virtue = [box.virtue_start] * players
        self.debts_above = box.above(box.contents.poverty, self.table.seats)
        self.deeds_above = box.above(box.contents.prosperity, self.table.seats)
        self.last_round = 0
        self.first = self.turn = 0
        self.round = 0
        self.movement = self.dismissed = 0
        self.pairs = ()
        self.gone = ()
        self.rival = NOBODY
        self.future = ()

    def _copy_from(self, source: Viscounts) -> None:
        self.ring = source.ring
        self.wedges = source.wedges
        self.exchanges = source.exchanges
        self.piles = source.piles[:]
        self.shelves = source.shelves[:]
        self.spots = source.spots[:]
        self.viscounts = source.viscounts[:]
        self.tier1 = source.tier1[:]
        self.tier2 = source.tier2[:]
        self.tier3 = source.tier3[:]
        self.workers = source.workers[:]
        self.leader = source.leader
        self.bonuses = source.bonuses[:]
        self.rows = source.rows[:]
        self.hands = source.hands[:]
        self.decks = source.decks[:]
        self.discards = source.discards[:]
        self.built = source.built[:]
        self.permanent = source.permanent[:]
        self.scripts = source.scripts[:]
        self.purse = source.purse[:]
        self.papers = source.papers[:]
        self.corruption = source.corruption[:]
        self.virtue = source.virtue[:]
        self.debts_above = source.debts_above
        self.deeds_above = source.deeds_above
        self.last_round = source.last_round
        self.first = source.first
        self.round = source.round
        self.turn = source.turn
        self.movement = source.movement
        self.dismissed = source.dismissed
        self.pairs = source.pairs
        self.gone = source.gone
        self.rival = source.rival
        self.future = source.future

    def copy(self) -> Viscounts:
        return Viscounts(self.table, self.box, self.rulings, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    def is_rival(self, player: int) -> bool:
        """solo.1: whether the rules play for `player`."""
        return player >= self.table.seats

    def icons(self, player: int) -> int:
        """icon.4: the Icons in play for `player`, packed: card spaces, Buildings, Bonus Cards."""
        icons, rows, base = self.box.icons, self.rows, 3 * player
        return icons[rows[base]] + icons[rows[base + 1]] + icons[rows[base + 2]] + self.permanent[player]

    def criminals(self, player: int) -> int:
        """icon.13: Criminal Icons on the cards of the player's board."""
        return self.icons(player) >> CRIMINAL & MASK

    def row(self, player: int) -> list[int]:
        """The cards on the player's board, from the left, without empty spaces."""
        return [card for card in self.rows[3 * player : 3 * player + 3] if card >= FIRST_REAL]

    def owned(self, player: int) -> int:
        """p1.13: all Townsfolk cards of a player, wherever they are."""
        return len(self.hands[player]) + len(self.decks[player]) + len(self.discards[player]) + len(self.row(player))

    def place_of(self, player: int) -> int:
        """comp.14: the place of the ring where a Viscount stands."""
        return self.viscounts[player] // 3

    def segment_of(self, player: int) -> int:
        """The segment where a Viscount stands."""
        return self.ring[self.viscounts[player] // 3]

    def inside(self, player: int) -> bool:
        """act.2: whether a Viscount stands on the inner path."""
        return self.viscounts[player] % 3 == INNER

    def has(self, player: int, piece: int) -> bool:
        """build.6: whether this very Building has left the player's board."""
        return bool(self.built[player] >> piece & 1)

    def pieces(self, player: int) -> list[int]:
        """The Buildings a player has constructed."""
        built = self.built[player]
        return [piece for piece in range(PIECES) if built >> piece & 1]

    def uncovers(self, player: int, piece: int) -> int:
        """build.19, build.20, solo.34: the Icons on the place that a Building leaves."""
        return (self.box.rival_icons[self.rival] if self.is_rival(player) else self.box.piece_icons)[piece]

    def hand_limit(self, player: int) -> int:
        """draw.2: 3, and more with the right Workshop and the Castle Leader card."""
        limit = self.box.hand_limits[self.built[player]]
        return limit + self.box.leader_bonus if self.leader == player else limit

    def clockwise_from(self, player: int) -> list[int]:
        """time.7: all players in order, beginning with `player`."""
        players = self.table.players
        return [(player + n) % players for n in range(players)]

    # --- gains -----------------------------------------------------------------------------------------------------

    def gain(self, player: int, kind: int, n: int) -> None:
        """fx.1: Silver, Ink, Gold or Stone; the supply is endless (comp.8)."""
        self.purse[4 * player + kind] += n
        if self.events is not None:
            self.tell("event-gains", "fx.1", {"player": self.who(player), "what": f"@{_MONEY[kind]}", "n": n})

    def gain_virtue(self, player: int, n: int) -> None:
        """track.1-track.5: so many steps to the left, with the other marker once they have met."""
        for _ in range(n):
            if self.virtue[player] == self.corruption[player]:
                if self.virtue[player] > 1:
                    self.virtue[player] -= 1
                    self.corruption[player] -= 1
            else:
                self.virtue[player] -= 1
        if self.events is not None:
            words: dict[str, Value] = {"player": self.who(player), "n": n, "space": self.virtue[player]}
            self.tell("event-virtue", "track.1", words)

    def gain_corruption(self, player: int, n: int) -> None:
        """track.1-track.5: so many steps to the right."""
        for _ in range(n):
            if self.virtue[player] == self.corruption[player]:
                if self.corruption[player] < self.box.track:
                    self.virtue[player] += 1
                    self.corruption[player] += 1
            else:
                self.corruption[player] += 1
        if self.events is not None:
            words: dict[str, Value] = {"player": self.who(player), "n": n, "space": self.corruption[player]}
            self.tell("event-corruption", "track.1", words)

    def gain_debt(self, player: int) -> None:
        """debt.1-debt.4: one Debt off the pile; the last one above Poverty reveals it."""
        self.papers[4 * player + UNPAID] += 1
        if self.events is not None:
            self.tell("event-debt", "debt.1", {"player": self.who(player)})
        if self.debts_above and (self.round or self.rulings.setup_papers_count):
            self.debts_above -= 1
            if not self.debts_above:
                self._reveal_end("event-poverty")

    def gain_deed(self, player: int) -> None:
        """debt.1-debt.4: one Deed off the pile; the last one above Prosperity reveals it."""
        self.papers[4 * player + ACQUIRED] += 1
        if self.events is not None:
            self.tell("event-deed", "debt.1", {"player": self.who(player)})
        if self.deeds_above and (self.round or self.rulings.setup_papers_count):
            self.deeds_above -= 1
            if not self.deeds_above:
                self._reveal_end("event-prosperity")

    def _reveal_end(self, key: str) -> None:
        """end.1-end.4: the first card revealed fixes the last round, the one after that in progress."""
        self.tell(key, "debt.2")
        if not self.last_round:
            self.last_round = self.round + 1
            self.tell("event-end-near", "end.2", {"round": self.last_round})

    # --- what the kernel asks of a game ----------------------------------------------------------------------------

    def automaton(self, player: int) -> str:
        return f"rival-{self.box.rivals[self.rival].id}"

    def board_json(self) -> dict[str, Any]:
        return form.board_json(self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board_view(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Viscounts:
        return view.determinize(self, seat, rng)

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def ending(self) -> str:
        if not self.debts_above and not self.deeds_above:
            return "divided_kingdom"
        return "prosperity" if self.debts_above else "poverty"

    def end_clause(self) -> str:
        return "end.2"

    def tally(self) -> dict[str, int]:
        return {"rounds": self.round, "buildings": sum(1 for spot in self.spots if spot)}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
