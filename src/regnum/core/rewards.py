"""What a finished game is worth: each player's share of the win, and rewards for learners. A team wins together."""

from __future__ import annotations

from collections.abc import Sequence


def shares(winners: Sequence[int], teams: Sequence[int]) -> list[float]:
    """The share of the win of each player, whose teams are `teams`: teams that have won share it, partners do not."""
    won = {teams[player] for player in winners}
    return [1 / len(won) if team in won else 0.0 for team in teams]


def final_rewards(winners: Sequence[int], teams: Sequence[int]) -> list[float]:
    """Rewards by seat: a single winner has 1, for which the others pay in equal parts. Several winners share it.

    `teams` are those of the seats: each counts as one, and each partner has its reward. The sum over the teams is 0,
    unless a team plays alone or nobody has won: who has not won has -1 then. `winners` may be players without a seat.
    """
    sides, won = len(set(teams)), {teams[player] for player in winners if player < len(teams)}
    if sides == 1 or not won:
        return [1.0 if team in won else -1.0 for team in teams]
    n = len(won)
    return [((1 / n if team in won else 0.0) - 1 / sides) * sides / (sides - 1) for team in teams]
