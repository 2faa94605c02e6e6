"""What a finished game is worth to each seat, in every environment."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def final_rewards(won: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Rewards by seat, in the last dimension: a single winner has 1, for which the others pay in equal parts.

    Several winners share it. The sum is 0, unless a seat plays alone or nobody has won: who has not won has -1 then.
    """
    seats, winners = won.shape[-1], won.sum(axis=-1, keepdims=True)
    if seats == 1:
        return np.where(won, 1.0, -1.0)
    shares = (won / np.maximum(winners, 1) - 1 / seats) * seats / (seats - 1)
    return np.where(winners, shares, -1.0)
