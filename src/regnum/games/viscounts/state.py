"""A position of Viscounts: the ring of segments, the castle, and what each player owns."""

from __future__ import annotations

from typing import Final

from regnum.core.message import Value
from regnum.core.score_sheet import ScoreLine
from regnum.core.scoring import firm_points
from regnum.games.viscounts import events, laws, scoring
from regnum.games.viscounts.ai import evaluation
from regnum.games.viscounts.board import Board
from regnum.games.viscounts.box import (
    CRIMINAL,
    FIRST_REAL,
    INNER,
    MASK,
    MONEY,
    PIECES,
)

NOBODY: Final = -1


class Viscounts(Board):
    """The full game state.

    Places of the ring are numbered clockwise from 0; space k of place i is 3 * i + k, Spot j of place i is 5 * i + j.
    The holdings of players are in flat lists with a fixed number of entries per player. Piles are tuples with the top
    card last. In a solo game the Rival is player 1.
    """

    __slots__ = ()

    def copy(self) -> Viscounts:
        return Viscounts(self.table, self.box, self.rulings, self)

    # --- queries used by the rules ---------------------------------------------------------------------------------

    def is_rival(self, player: int) -> bool:
        """solo.1: whether `player` is the Rival."""
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

    def ability(self, key: str) -> str:
        """What a card or Manuscript does at this table, as an argument of a message."""
        return f"@{self.box.ability_key(key, self.table.options)}"

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
        """build.6: whether this particular Building has left the player's board."""
        return bool(self.built[player] >> piece & 1)

    def pieces(self, player: int) -> list[int]:
        """The Buildings a player has constructed."""
        built = self.built[player]
        return [piece for piece in range(PIECES) if built >> piece & 1]

    def uncovers(self, player: int, piece: int) -> int:
        """build.19, build.20, solo.34: the packed Icons that a Building uncovers."""
        return (self.box.rival_icons[self.rival] if self.is_rival(player) else self.box.piece_icons)[piece]

    def hand_limit(self, player: int) -> int:
        """draw.2: the hand limit, raised by the right Workshop and the Castle Leader card."""
        limit = self.box.hand_limits[self.built[player]]
        return limit + self.box.leader_bonus if self.leader == player else limit

    def clockwise_from(self, player: int) -> list[int]:
        """time.7: all players clockwise, beginning with `player`."""
        players = self.table.players
        return [(player + n) % players for n in range(players)]

    # --- gains -----------------------------------------------------------------------------------------------------

    def gain(self, player: int, kind: int, n: int) -> None:
        """fx.1: gain Silver, Ink, Gold or Stone; the supply is unlimited (comp.8)."""
        self.purse[4 * player + kind] += n
        if self.events is not None:
            self.log(events.GAINS, player, kind, n)

    # --- hooks called by the kernel --------------------------------------------------------------------------------

    def automaton(self, player: int) -> str:
        return f"rival-{self.box.rivals[self.rival].id}"

    def who(self, player: int) -> str:
        """The name of a player at the beginning of a sentence: the Rival has an article."""
        return f"@the-{self.name(player)}" if self.is_rival(player) else super().who(player)

    def whose(self, player: int) -> dict[str, Value]:
        """The name of a player within a sentence, which says by `rival` whether an article is needed."""
        return {"player": f"@{self.name(player)}", "rival": int(self.is_rival(player))}

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

    def holdings(self, player: int) -> dict[str, int]:
        held = dict(zip(MONEY, self.purse[4 * player : 4 * player + 4], strict=True))
        unpaid, paid, acquired, approved = self.papers[4 * player : 4 * player + 4]
        workers = sum(scoring.workers_by_tier(self, player))
        return held | {
            "virtue": -self.virtue[player],  # it is gained to the left
            "corruption": self.corruption[player],
            "debt": unpaid + paid,
            "deed": acquired + approved,
            "card": self.owned(player),
            "manuscript": len(self.scripts[player]),
            "worker": workers,  # in the castle
            "points": firm_points(self)[player],
        }

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
