"""7.07: income from merchants and the tax collector, and debts from peace treaties."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import COINAGE, MERCHANT, TAX_COLLECTOR
from regnum.games.medioevo.constants import TAXES
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.realm.possession import cathedrals
from regnum.games.medioevo.rules.realm.treasury import earn, hand_over, mark_casus_belli
from regnum.games.medioevo.state import Medioevo

MERCHANT_BRINGS = 50  # 3.26.13.a
TAX = 5  # 3.26.14.a: florins for each cathedral and territory


class Taxes(OfSeat):
    """7.07.a, 5.01.p4: income first, then the instalments."""

    clauses = ("7.07.a", "5.01.p4")

    def run(self, s: Medioevo) -> None:
        s.phase = TAXES
        player = self.seat
        turn_up(s, player)
        earn(s, player, _merchants(s, player), "3.26.13.a")
        earn(s, player, _taxes(s, player), "3.26.14.a")
        if s.debts:
            s.debts = tuple([debt for debt in [_pay_debt(s, debt, player) for debt in s.debts] if debt[3] or debt[4]])


def income(s: Medioevo, player: int) -> int:
    """7.07.a: the florins that the cards which lie open bring."""
    return _merchants(s, player) + _taxes(s, player)


def _merchants(s: Medioevo, player: int) -> int:
    """3.26.13.a: with Coinage."""
    return MERCHANT_BRINGS * s.shown[player].count(MERCHANT) if s.has(player, COINAGE) else 0


def _taxes(s: Medioevo, player: int) -> int:
    return TAX * cathedrals(s, player) * len(s.lands(player)) if TAX_COLLECTOR in s.shown[player] else 0


def _pay_debt(s: Medioevo, debt: tuple[int, int, int, int, int], player: int) -> tuple[int, int, int, int, int]:
    """5.01.p4: pay an instalment and arrears, or as much as possible, which gives the creditor a casus belli."""
    debtor, creditor, instalment, turns, overdue = debt
    if debtor != player:
        return debt
    due = overdue + (instalment if turns else 0)
    paid = min(due, s.florins[player])
    s.reveal()
    settled = Fact("lost", player, "debt", f"players.{player}", f"players.{creditor}", paid)
    hand_over(s, player, creditor, paid, "5.01.p4", besides=(settled,))
    if paid < due:
        mark_casus_belli(s, creditor, player, 1, "5.01.p4")
    return debtor, creditor, instalment, max(0, turns - 1), due - paid
