"""Statistics over many games: win rates with confidence intervals, scores, lengths, endings."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median, quantiles
from typing import Any

from regnum.agents.match import Outcome


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a proportion (Wilson)."""
    if not games:
        return 0.0, 1.0
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Summarize a distribution in six numbers."""
    tenths = quantiles(values, n=10) if len(values) > 1 else [values[0]] * 9
    return {
        "mean": round(fmean(values), 3),
        "median": median(values),
        "p10": tenths[0],
        "p90": tenths[-1],
        "min": min(values),
        "max": max(values),
    }


def rate(wins: float, games: int) -> dict[str, Any]:
    """A share of wins with its interval."""
    return {
        "rate": round(wins / games, 4),
        "interval95": [round(bound, 4) for bound in interval(wins, games)],
    }


def _tally(games: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """The spread of each of the game's own statistics over many games."""
    return {what: spread([outcome.tally[what] for outcome in games]) for what in (games[0].tally if games else {})}


def report(outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """The statistics of a match by agent, seat, role and ending; a shared win counts as a fraction.

    A team has one win, not one for each partner: an agent that plays for a whole team has taken one seat.
    """
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    wins: dict[str, float] = defaultdict(float)
    seats_taken: Counter[str] = Counter()
    scores: dict[str, list[float]] = defaultdict(list)
    seat_wins = [0.0] * (len(games[0].agents) if games else 0)
    played: Counter[str] = Counter()
    role_wins: dict[str, float] = defaultdict(float)
    endings: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in games:
        endings[outcome.ending].append(outcome)
        shares = outcome.shares()
        for name, share in outcome.taken():
            seats_taken[name] += 1
            wins[name] += share
        for seat, (name, role) in enumerate(zip(outcome.agents, outcome.roles, strict=True)):
            scores[name].append(outcome.scores[seat])
            share = shares[seat]
            seat_wins[seat] += share
            if role:
                played[role] += 1
                role_wins[role] += share
    return {
        "games": len(games),
        "wins": {name: round(won, 3) for name, won in wins.items()},
        "seats_taken": dict(seats_taken),
        "win_rates": {name: rate(wins[name], n) for name, n in seats_taken.items()},
        "wins_by_seat": [round(won, 3) for won in seat_wins],
        "teams": [[games[0].agents[seat] for seat in side] for side in games[0].sides()] if games else [],
        "roles": {
            role: {"games": n, "wins": round(role_wins[role], 3), **rate(role_wins[role], n)}
            for role, n in sorted(played.items())
        },
        "scores": {name: spread(values) for name, values in scores.items()},
        "decisions": spread([outcome.decisions for outcome in games]) if games else {},
        "endings": {ending: len(ended) for ending, ended in endings.items()},
        "by_ending": {
            ending: {**rate(len(ended), len(games)), "tally": _tally(ended)} for ending, ended in endings.items()
        },
        "tally": _tally(games),
        "unfair": {
            "seats": _unfairness([won / len(games) for won in seat_wins]),
            "roles": _unfairness([role_wins[role] / n for role, n in played.items()]),
        },
    }


def _unfairness(rates: Sequence[float]) -> float:
    """How far the win rate farthest from a fair share is from it."""
    fair = fmean(rates) if rates else 0.0
    return round(max((abs(rate - fair) for rate in rates), default=0.0), 4)
