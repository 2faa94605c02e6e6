"""Plays single games or whole matches between agents."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence

import msgspec

from regnum.agents.base import Agent, Outlook
from regnum.agents.naming import make_agent
from regnum.core import gate
from regnum.core.game import Game, game
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue


class Match(msgspec.Struct, frozen=True):
    """The settings of a match: a game with its options and overlay, and the name of the agent at each seat."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue] = {}
    content: str | None = None
    rotate: bool = False  # whether each deal is played once from every seat
    watch: bool = False  # whether outcomes tell the course of a game


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game of a match."""

    number: int
    agents: tuple[str, ...]  # by seat
    roles: tuple[str, ...]  # by seat: text keys, empty where a seat has no role
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int
    tally: dict[str, int]
    history: tuple[dict[str, int], ...] = ()  # every tally of a game that is watched, each when it was new


def play_out(
    g: Game,
    state: State,
    agents: Sequence[Agent],
    budget: float | None = None,
    history: list[dict[str, int]] | None = None,
) -> int:
    """Play `state` to its end; returns the number of decisions, and adds each new tally to `history` if given."""
    for seat, agent in enumerate(agents):
        agent.begin(g, seat, len(agents))
    decisions = 0
    while not state.over:
        asking = state.asking
        option = agents[asking.seat].choose(Outlook(state, asking.seat, budget))
        state.apply(option)
        decisions += 1
        for seat, agent in enumerate(agents):
            agent.observe(asking.seat, gate.observed(asking, option, seat))
        if history is not None:
            tally = state.tally()
            if not history or tally != history[-1]:
                history.append(tally)
    return decisions


def play_number(match: Match, number: int, g: Game | None = None) -> Outcome:
    """Play game `number` of a match; the outcome is reproducible if the agents are deterministic.

    `g` is the game of the match; without it the content is read anew.
    """
    g = g or game(match.game, match.content)
    seats = len(match.seats)
    deal, turn = divmod(number, seats) if match.rotate else (number, 0)
    names = match.seats[turn:] + match.seats[:turn]
    rng = Rng(match.seed).fork(f"game {deal}")
    state = g.new(seats, rng.bits() >> 1, match.options)
    agents = [make_agent(name, rng.fork(f"seat {seat} of {number}")) for seat, name in enumerate(names)]
    history: list[dict[str, int]] = []
    try:
        decisions = play_out(g, state, agents, history=history if match.watch else None)
    finally:
        for agent in agents:
            agent.close()
    return Outcome(
        number,
        names,
        tuple(state.role(seat) for seat in range(seats)),
        tuple(state.scores()),
        tuple(state.winners()),
        state.ending(),
        decisions,
        state.tally(),
        tuple(history),
    )


def play_match(match: Match, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play the first `games` games of a match on `jobs` processes; yields outcomes as they finish."""
    # Invalid settings are refused here, before any worker starts.
    g = game(match.game, match.content)
    g.new(len(match.seats), match.seed, match.options)
    for name in match.seats:
        make_agent(name, Rng(0)).close()
    if jobs <= 1:
        yield from (play_number(match, number, g) for number in range(games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _take_match, (match,)) as pool:
        yield from pool.imap_unordered(_play, range(games), chunksize=max(1, min(16, games // (8 * jobs))))


_match: Match
_game: Game


def _take_match(match: Match) -> None:
    global _match, _game
    _match, _game = match, game(match.game, match.content)


def _play(number: int) -> Outcome:
    return play_number(_match, number, _game)
