"""How well each seat stands: an estimate of the final margin, for agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


def evaluate(s: Anno890) -> list[float]:
    return [float(x) for x in s.scores()]
