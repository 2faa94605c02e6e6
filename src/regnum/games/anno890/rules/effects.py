"""Immediate abilities of Characters: one handler for each op of the content files."""

from __future__ import annotations

from regnum.core.message import Fact, Value
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
    elif isinstance(op, Add):
        # inv.20, comp.6: an empty supply leaves nothing to place.
        if s.tower_supply if op.what == "tower" else s.noble_supply:
            s.steps.append(PutTokens(seat, op.what, op.n, card))
    elif isinstance(op, Steal):
        if op.from_ == "each_other_player":
            _steal_coins(s, seat, clause)
        else:
            s.steps.append(StealToken(seat, op.what, card))
    elif isinstance(op, MoveToCastle):
        s.steps.append(MoveTokens(seat, op.what, op.max, card))
    elif isinstance(op, RebuildRuin):
        s.steps.append(Rebuild(seat, card))
    elif isinstance(op, SwapTiles):
        s.steps.append(PickSwap(seat))
    elif isinstance(op, AddSaracenTokens):
        s.steps += [SaracenToken(seat)] * op.n
    else:
        raise TypeError(f"{type(op).__name__} is not an immediate ability")


def _steal_coins(s: Anno890, seat: int, clause: str) -> None:
    """char.17: take 1 Coin from every other player who has one."""
    for other in range(s.table.seats):
        if other != seat and s.coins[other]:
            s.coins[other] -= 1
            s.coins[seat] += 1
            if s.events is not None:
                words: dict[str, Value] = {"seat": f"@seat-{seat}", "from": f"@seat-{other}", "n": 1}
                fact = Fact("moved", seat, "coin", f"kingdoms.{other}.coins", f"kingdoms.{seat}.coins")
                s.tell("event-steals-coins", clause, words, fact=fact)
