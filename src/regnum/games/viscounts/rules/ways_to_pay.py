"""Means to pay for a primary action: Icons in play, a dismissed card, and currency (act.3, icon.2-icon.11)."""

from __future__ import annotations

from typing import Final

from regnum.core.message import Fact
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own
from regnum.games.viscounts.box import CRIMINAL, CURRENCY_OF, ICON_OF, MASK, MONEY, SILVER
from regnum.games.viscounts.schema.ops import Convert
from regnum.games.viscounts.state import Viscounts

Payment = tuple[int, int, int, int]  # Silver, Ink, Gold, Stone
_ENDLESS: Final = 99


def icons_for(s: Viscounts, player: int, action: int, extra: int) -> int:
    """icon.2, icon.4, icon.7: Icons of the action, Criminals and, if a card allows it, pairs of Merchants.

    `extra` is the packed Icons of a dismissed Townsfolk (dis.5).
    """
    return _icons(s, player, action, extra, _converts(s, player, action))


def _icons(s: Viscounts, player: int, action: int, extra: int, converts: tuple[Convert, ...]) -> int:
    """The same with the conversions that `_converts` has found."""
    icons = s.icons(player) + extra
    found = (icons >> ICON_OF[action] & MASK) + (icons >> CRIMINAL & MASK)
    for convert in converts:
        if convert.from_ == "merchant":
            # icon.9: a Criminal is never worth more as half of a pair.
            return found + (icons & MASK) // 2
    return found


def _converts(s: Viscounts, player: int, action: int) -> tuple[Convert, ...]:
    """icon.12: conversions to Icons of the action that the cards on the board allow."""
    table, rows, base = s.box.converts[action], s.rows, 3 * player
    left, middle, right = rows[base], rows[base + 1], rows[base + 2]
    if left in table or middle in table or right in table:
        return table.get(left, ()) + table.get(middle, ()) + table.get(right, ())
    return ()


def counts_merchant_pairs(s: Viscounts, player: int, action: int) -> bool:
    """icon.7, dis.4: whether pairs of Merchants count as the action's Icon."""
    return any(convert.from_ == "merchant" for convert in _converts(s, player, action))


def _rates(s: Viscounts, player: int, action: int) -> list[list[tuple[int, int, int]]]:
    """For each of Silver, Ink, Gold, Stone: (price, Icons, maximum uses), the best rate first."""
    rates: list[list[tuple[int, int, int]]] = [[], [], [], []]
    rates[CURRENCY_OF[action]].append((1, 1, _ENDLESS))
    for convert in _converts(s, player, action):
        if convert.from_ != "merchant":
            uses = convert.max_uses
            if not uses or s.rulings.every_resource_doubles:
                uses = _ENDLESS
            rates[MONEY.index(convert.from_)].append((convert.n_from, convert.n_to, uses))
    for kind in rates:
        kind.sort(key=lambda rate: -rate[1] / rate[0])
    return rates


def _worth(rates: list[tuple[int, int, int]], amount: int) -> int:
    """The Icons gained for `amount` of one currency."""
    icons = 0
    for price, gives, uses in rates:
        times = min(uses, amount // price)
        icons += times * gives
        amount -= times * price
    return icons


def reach(s: Viscounts, player: int, action: int, extra: int, silver: int) -> int:
    """The most Icons a player can reach for an action, with `silver` to spend."""
    converts = _converts(s, player, action)
    found = _icons(s, player, action, extra, converts)
    base = 4 * player
    if not converts:
        currency = CURRENCY_OF[action]
        return found + (silver if currency == SILVER else s.purse[base + currency])
    for kind, rates in enumerate(_rates(s, player, action)):
        if rates:
            found += _worth(rates, silver if kind == SILVER else s.purse[base + kind])
    return found


def useful_reach(s: Viscounts, player: int, action: int, extra: int, silver: int, useful: int) -> int:
    """The Icons a player has for an action, or up to the `useful` ones if currency can make them more."""
    return max(icons_for(s, player, action, extra), min(reach(s, player, action, extra, silver), useful))


def currencies(s: Viscounts, player: int, action: int, silver: int) -> str:
    """icon.6, icon.10-icon.12: what the player can pay instead of Icons for an action, in words, with its rates."""
    found = []
    for kind, rates in enumerate(_rates(s, player, action)):
        if rates and min(price for price, _, _ in rates) <= (silver if kind == SILVER else s.purse[4 * player + kind]):
            price, gives, uses = rates[0]
            rate = f"fx-rate-{price}-{gives}"
            found.append(f"@{MONEY[kind]} @{rate}" if uses == _ENDLESS else f"@{MONEY[kind]} @{rate}-once")
    return ", ".join(found)


def payments(s: Viscounts, player: int, action: int, icons: int) -> list[Payment]:
    """act.3, icon.10, icon.11: the ways to pay for `icons` without wasting anything; empty if there is none."""
    missing = icons - icons_for(s, player, action, s.dismissed)
    if missing <= 0:
        return [(0, 0, 0, 0)]
    base = 4 * player
    if not _converts(s, player, action):
        currency = CURRENCY_OF[action]
        if s.purse[base + currency] < missing:
            return []
        only = [0, 0, 0, 0]
        only[currency] = missing
        return [(only[0], only[1], only[2], only[3])]
    rates = _rates(s, player, action)
    most = [s.purse[base + kind] if rates[kind] else 0 for kind in range(4)]
    worth = [[_worth(rates[kind], n) for n in range(most[kind] + 1)] for kind in range(4)]
    found: list[Payment] = []
    for silver in range(most[0] + 1):
        for ink in range(most[1] + 1):
            for gold in range(most[2] + 1):
                paid = worth[0][silver] + worth[1][ink] + worth[2][gold]
                for stone in range(most[3] + 1):
                    if paid + worth[3][stone] >= missing:
                        found.append((silver, ink, gold, stone))
                        break
                if paid >= missing:
                    break
    return [way for way in found if not any(_cheaper(other, way) for other in found)]


def _cheaper(one: Payment, other: Payment) -> bool:
    """Whether `one` spends no more of anything than `other`, and is not the same."""
    return one != other and one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2] and one[3] <= other[3]


def pay(s: Viscounts, player: int, payment: Payment) -> None:
    """icon.6: pay to the supply."""
    base = 4 * player
    for kind in range(4):
        s.purse[base + kind] -= payment[kind]
    if s.events is not None and any(payment):
        amounts = [(name, n) for name, n in zip(MONEY, payment, strict=True) if n]
        first, *others = [Fact("lost", player, name, own(player, f"purse.{name}"), amount=n) for name, n in amounts]
        s.log(events.PAYS, player, payment, fact=first, besides=tuple(others))
