"""Immediate abilities of Characters: one handler for each op of the content files."""

from __future__ import annotations

from regnum.core.step import Ask
from regnum.games.anno890 import events
from regnum.games.anno890.rules.abilities import (
    MoveTokens,
    PickSwap,
    PutTokens,
    Rebuild,
    SaracenToken,
    StealToken,
)
from regnum.games.anno890.schema import (
    Add,
    AddSaracenTokens,
    Gain,
    GainPer,
    MoveToCastle,
    RebuildRuin,
    Steal,
    SwapTiles,
)
from regnum.games.anno890.state import Anno890


def carry_out(s: Anno890, seat: int, card: int) -> None:
    """trio.14, trio.18: carry out the immediate ability of a Character as far as possible."""
    op, clause = s.box.characters[card].effect, s.box.characters[card].clause
    if isinstance(op, Gain):
        s.gain_coins(seat, op.n, clause)
    elif isinstance(op, GainPer):
        s.gain_coins(seat, op.n * s.count(seat, op.per), clause)
    elif isinstance(op, Steal) and op.from_ == "each_other_player":
        _steal_coins(s, seat, clause)
    else:
        s.steps += _decisions(s, seat, card)


def has_effect(s: Anno890, seat: int, card: int) -> bool:
    """trio.18: whether the immediate ability of a Character would do or ask anything now."""
    op = s.box.characters[card].effect
    if isinstance(op, Gain):
        return s.coin_supply > 0
    if isinstance(op, GainPer):
        return s.coin_supply > 0 and s.count(seat, op.per) > 0
    if isinstance(op, Steal) and op.from_ == "each_other_player":
        return any(coins for other, coins in enumerate(s.coins) if other != seat)
    return any(step.options(s) for step in _decisions(s, seat, card))


def _decisions(s: Anno890, seat: int, card: int) -> list[Ask[Anno890]]:
    """The decisions that an ability calls for; the kernel skips one without options."""
    op = s.box.characters[card].effect
    if isinstance(op, Add):
        return [PutTokens(seat, op.what, op.n, card)]
    if isinstance(op, Steal):
        return [StealToken(seat, op.what, card)]
    if isinstance(op, MoveToCastle):
        return [MoveTokens(seat, op.what, op.max, card)]
    if isinstance(op, RebuildRuin):
        return [Rebuild(seat, card)]
    if isinstance(op, SwapTiles):
        return [PickSwap(seat)]
    if isinstance(op, AddSaracenTokens):
        return [SaracenToken(seat)] * op.n
    raise TypeError(f"{type(op).__name__} is not an immediate ability")


def _steal_coins(s: Anno890, seat: int, clause: str) -> None:
    """char.17: take 1 Coin from every other player who has one."""
    for other in range(s.table.seats):
        if other != seat and s.coins[other]:
            s.coins[other] -= 1
            s.coins[seat] += 1
            s.log(events.STEALS_COINS, seat, other, 1, clause=clause)
