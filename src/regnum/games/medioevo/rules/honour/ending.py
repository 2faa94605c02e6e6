"""4.01-4.04: the ways the game can end."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.constants import NOBODY
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.scoring import CLAUSES, best, has_empire, total
from regnum.games.medioevo.state import Medioevo


class EndGame(Act[Medioevo]):
    """4.02: the game ends at once; `winner` wins or, if that is NOBODY, the player with the highest total."""

    fields = (("how", "text"), ("winner", "winner"))
    clauses = ("4.02.b", "4.02.d", "4.02.e", "4.02.f", "4.02.g")

    def __init__(self, how: str, winner: int = NOBODY) -> None:
        self.how = how
        self.winner = winner

    def run(self, s: Medioevo) -> None:
        s.steps.clear()
        s.reveal()
        s.ended = self.how
        winner = emperor(s, self.winner) if self.how == "empire" else self.winner
        s.won = (winner,) if winner >= 0 else tuple(best(s))
        for player in s.won:
            s.log(fate.WINS, player, total(s, player), clause=CLAUSES[self.how])


def emperor(s: Medioevo, player: int) -> int:
    """4.02.f: of several simultaneous empires, that of the active player wins, then the next in sword order."""
    return next((other for other in s.in_turn_from(s.active) if has_empire(s, other)), player)


def check_ceiling(s: Medioevo, player: int) -> None:
    """4.02.d, 4.04.c: after a turn, end the game if the player's total with objective points reaches the ceiling."""
    if not s.rulings.timed and not s.is_out(player) and total(s, player) >= s.rulings.ceiling:
        s.steps.append(EndGame("ceiling", player))


def check_survivor(s: Medioevo) -> None:
    """4.02.g: only one player is left."""
    if len(s.eliminated) == s.n - 1:
        (last,) = [player for player in range(s.n) if player not in s.eliminated]
        s.steps.append(EndGame("survivor", last))
