"""A ladder: agents that meet in all combinations and seat orders, with ratings (needs openskill: `regnum[ladder]`).

Everything depends on the settings and the number of a game alone: who plays, in which seats, with which deal. Ratings
are brought up to date in the order of the numbers, whichever game ends first. So a ladder gives the same ratings
however it is spread over processes and however often it was stopped.
"""

from __future__ import annotations

import importlib.util
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations, islice, permutations, product
from math import comb, factorial
from typing import Any

import msgspec

from regnum.agents.match import Match, Outcome, overlaid, play_number, turns
from regnum.agents.naming import make_agent
from regnum.agents.report import interval
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.rng import Rng
from regnum.core.table import OptionValue

MOST_GROUPS = 100_000
START = 25.0  # the rating of an agent that has not played
DEVIATIONS = 1.96  # standard deviations on either side of a rating: 95% of a normal distribution


class Ladder(msgspec.Struct, frozen=True):
    """The settings of a ladder: who climbs it, at tables of how many seats."""

    game: str
    agents: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, OptionValue] = {}
    content: str | None = None

    @property
    def round(self) -> int:
        """The number of games in a round, in which every group of agents meets once, from every seat."""
        return comb(len(self.agents), self.seats) * self.turns

    @property
    def turns(self) -> int:
        """The number of games in which a group plays one deal: see `match.turns`."""
        return len(turns(game(self.game).table(self.seats, self.options)))

    def match(self, agents: Sequence[str]) -> Match:
        """The match that some of the agents play."""
        return Match(self.game, tuple(agents), self.seed, self.options, self.content, rotate=True)


def check_ladder(ladder: Ladder, g: Game) -> None:
    """Refuse invalid settings before any game of `g` is played."""
    if len(set(ladder.agents)) < len(ladder.agents):
        raise BadInput("--agents", "each agent is named once")
    if ladder.seats < 2:
        raise BadInput("--seats", "a ladder needs at least 2 seats")
    if len(ladder.agents) < ladder.seats:
        problem = f"{len(ladder.agents)} are too few for tables of {ladder.seats}: name more, or give fewer --seats"
        raise BadInput("--agents", problem)
    if comb(len(ladder.agents), ladder.seats) > MOST_GROUPS:
        raise BadInput("--agents", f"there are too many groups of {ladder.seats}: name fewer, or give fewer --seats")
    g.new(ladder.seats, ladder.seed, ladder.options)
    for agent in ladder.agents:
        make_agent(agent, Rng(0)).close()


def pairing(ladder: Ladder) -> Callable[[int], tuple[str, ...]]:
    """Who sits where in the game of a number, before its turn of seats: see `play_number`.

    In each round every group of agents gets one deal, played once from every seat. The groups come in a random order.
    From round to round the agents of a group sit next to others, until all orders of seats have occurred.
    """
    groups, of_a_deal = list(combinations(ladder.agents, ladder.seats)), ladder.turns
    shuffled: tuple[int, list[tuple[str, ...]]] = (-1, [])

    def seated(number: int) -> tuple[str, ...]:
        nonlocal shuffled
        round, place = divmod(number // of_a_deal, len(groups))
        if shuffled[0] != round:
            mixed = groups[:]
            Rng(ladder.seed).fork(f"round {round}").shuffle(mixed)
            shuffled = round, mixed
        first, *others = shuffled[1][place]
        return first, *next(islice(permutations(others), round % factorial(ladder.seats - 1), None))

    return seated


class Climb(msgspec.Struct, frozen=True):
    """A ladder with the text of its overlay, for an executor."""

    ladder: Ladder
    overlay: str | None


def climber(climb: Climb) -> Callable[[int], Outcome]:
    """What plays the games of a ladder by their numbers, for an executor."""
    ladder = climb.ladder
    g = overlaid(ladder.game, ladder.content, climb.overlay)
    seated = pairing(ladder)
    return lambda number: play_number(ladder.match(seated(number)), number, g)


def places(outcome: Outcome) -> list[int]:
    """The places of the teams, as `Outcome.sides` has them: the winners share the first, the others follow by points.

    If no seat wins, as when the game itself beats them all, they share one place.
    """
    shares, sides = outcome.shares(), outcome.sides()
    if not any(shares[side[0]] for side in sides):
        return [0 for _ in sides]
    points = [sum(outcome.scores[seat] for seat in side) for side in sides]
    standing = [(0, 0) if shares[side[0]] else (1, -together) for side, together in zip(sides, points, strict=True)]
    order = sorted(set(standing))
    return [order.index(one) for one in standing]


class Standing(msgspec.Struct, frozen=True):
    """An agent on the ladder: its rating with the 95% interval, and its wins with theirs."""

    agent: str
    rating: float
    deviation: float
    interval: tuple[float, float]
    games: int
    wins: float
    win_rate: float
    win_interval: tuple[float, float]


class Standings:
    """The ratings after some games: Plackett and Luce's model, brought up to date by Weng and Lin's rules.

    An agent does not become better while it plays, so that certainty only grows: `tau` is 0.
    """

    def __init__(self, agents: Sequence[str]) -> None:
        if importlib.util.find_spec("openskill") is None:
            raise BadInput("ladder", "needs openskill: pip install 'regnum[ladder]'")
        from openskill.models import PlackettLuce

        self._model: Any = PlackettLuce(mu=START, sigma=START / 3, beta=START / 6, tau=0.0)
        self._ratings: dict[str, Any] = {agent: self._model.rating() for agent in agents}
        self._games: dict[str, int] = dict.fromkeys(agents, 0)
        self._wins: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._met: dict[tuple[str, str], int] = defaultdict(int)
        self._ahead: dict[tuple[str, str], float] = defaultdict(float)
        self._early: dict[int, Outcome] = {}  # that wait for games of lower numbers
        self.games = 0

    def add(self, outcome: Outcome) -> None:
        """Count a game, as soon as all games before it are counted."""
        self._early[outcome.number] = outcome
        while self.games in self._early:
            self._count(self._early.pop(self.games))
            self.games += 1

    def _count(self, outcome: Outcome) -> None:
        ranks, shares, sides = places(outcome), outcome.shares(), outcome.sides()
        teams = [[outcome.agents[seat] for seat in side] for side in sides]
        rated = self._model.rate(
            [[self._ratings[agent] for agent in team] for team in teams], ranks=[float(rank) for rank in ranks]
        )
        for team, ratings, rank, side in zip(teams, rated, ranks, sides, strict=True):
            for agent, rating in zip(team, ratings, strict=True):
                self._ratings[agent] = rating
                self._games[agent] += 1
                self._wins[agent] += shares[side[0]]
            for others, their_rank in zip(teams, ranks, strict=True):
                for agent, other in product(team, others if others is not team else ()):
                    self._met[agent, other] += 1
                    self._ahead[agent, other] += 0.5 if their_rank == rank else float(rank < their_rank)

    def table(self) -> list[Standing]:
        """The agents, the best first."""
        found = []
        for agent, rating in self._ratings.items():
            games, wins, reach = self._games[agent], self._wins[agent], DEVIATIONS * rating.sigma
            bounds = rating.mu - reach, rating.mu + reach
            rate = wins / games if games else 0.0
            won = interval(wins, games)
            found.append(Standing(agent, rating.mu, rating.sigma, bounds, games, wins, rate, won))
        return sorted(found, key=lambda one: -one.rating)

    def against(self, agent: str, other: str) -> tuple[float, int]:
        """The share of the games with both of them in which `agent` came before `other`, and how many those are."""
        met = self._met[agent, other]
        return (self._ahead[agent, other] / met if met else 0.0), met
