"""How each player stands, for agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def evaluate(s: Seven) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    return [float(points) for points in s.scores()]
