"""Chance among several."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.medioevo.state import Medioevo


def pick(s: Medioevo, several: Sequence[int]) -> int:
    """One of several, by a die; no die is thrown for a single one."""
    return several[s.roll(len(several))] if len(several) > 1 else several[0]
