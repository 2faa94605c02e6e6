"""What a finished game is worth to each seat, for learners."""

from __future__ import annotations


def final_rewards(winners: list[int], seats: int) -> list[float]:
    """Rewards by seat: a single winner has 1, for which the others pay in equal parts.

    Several winners share it. The sum is 0, unless a seat plays alone or nobody has won: who has not won has -1 then.
    `winners` may be players who have no seat.
    """
    won = [seat in winners for seat in range(seats)]
    n = sum(won)
    if seats == 1 or not n:
        return [1.0 if one else -1.0 for one in won]
    return [((1 / n if one else 0.0) - 1 / seats) * seats / (seats - 1) for one in won]
