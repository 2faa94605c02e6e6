"""Plays single games or whole matches between agents."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from regnum.agents.base import Agent, Outlook
from regnum.agents.executor import Executor, processes
from regnum.agents.journal import Journal
from regnum.agents.naming import make_agent
from regnum.core import gate
from regnum.core.game import Game, game
from regnum.core.option import Option
from regnum.core.rewards import shares
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue, Table


class Match(msgspec.Struct, frozen=True):
    """The settings of a match: a game with its options and overlay, and the name of the agent at each seat."""

    game: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue] = {}
    content: str | None = None
    rotate: bool = False  # whether each deal is played once from every seat, or by every team
    watch: bool = False  # whether outcomes tell the course of a game


class Listener:
    """Is told the course of a game as it is played, secrets included; does nothing with it."""

    def begin(self, state: State, seed: int) -> None:
        """Called before the first choice; `state` was set up from `seed`, and remains the same object to the end."""

    def chosen(self, state: State, option: Option) -> None:
        """Called when the seat that must choose in `state` has chosen `option`, before it is carried out."""

    def carried_out(self, state: State) -> None:
        """Called when the choice has been carried out."""


class Tallies(Listener):
    """Keeps every new tally of a game."""

    def __init__(self) -> None:
        self.found: list[dict[str, int]] = []

    def carried_out(self, state: State) -> None:
        tally = state.tally()
        if not self.found or tally != self.found[-1]:
            self.found.append(tally)


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game of a match."""

    number: int
    agents: tuple[str, ...]  # by seat
    roles: tuple[str, ...]  # by seat: text keys, empty where a seat has no role
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[int, ...]  # by player
    ending: str
    decisions: int
    tally: dict[str, int]
    history: tuple[dict[str, int], ...] = ()  # every tally of a game that is watched, each when it was new

    def shares(self) -> list[float]:
        """Each player's share of the win."""
        return shares(self.winners, self.teams)

    def sides(self) -> list[list[int]]:
        """The seats of each team."""
        return sides(self.teams[: len(self.agents)])

    def taken(self) -> list[tuple[str, float]]:
        """Each agent with its share of the win, once for each team that it has played for."""
        won = self.shares()
        return [(name, won[side[0]]) for side in self.sides() for name in dict.fromkeys(self.agents[at] for at in side)]


def sides(teams: Sequence[int]) -> list[list[int]]:
    """The seats of each team; `teams` are those of the seats."""
    found: dict[int, list[int]] = {}
    for seat, team in enumerate(teams):
        found.setdefault(team, []).append(seat)
    return list(found.values())


def turns(table: Table) -> list[list[int]]:
    """The orders in which a deal is played, so that it does not matter who sits where: whose place each seat takes.

    Everybody moves on by a seat; partners stay together, and teams take each other's places. Where teams differ in
    size, everybody moves on as if alone.
    """
    groups = sides(table.teams[: table.seats])
    if len({len(group) for group in groups}) > 1:
        groups = [[seat] for seat in range(table.seats)]
    found = []
    for turn in range(len(groups)):
        taken = zip(chain.from_iterable(groups), chain.from_iterable(groups[turn:] + groups[:turn]), strict=True)
        found.append([place for _, place in sorted(taken)])
    return found


def play_out(
    g: Game,
    state: State,
    agents: Sequence[Agent],
    budget: float | None = None,
    listener: Listener | None = None,
) -> int:
    """Play `state` to its end; returns the number of decisions, of which `listener` is told if given."""
    for seat, agent in enumerate(agents):
        agent.begin(g, seat, len(agents))
    decisions = 0
    while not state.over:
        asking = state.asking
        option = agents[asking.seat].choose(Outlook(state, asking.seat, budget))
        if listener is not None:
            listener.chosen(state, option)
        state.apply(option)
        decisions += 1
        for seat, agent in enumerate(agents):
            agent.observe(asking.seat, gate.observed(asking, option, seat))
        if listener is not None:
            listener.carried_out(state)
    return decisions


def play_number(match: Match, number: int, g: Game | None = None, listener: Listener | None = None) -> Outcome:
    """Play game `number` of a match; the outcome is reproducible if the agents are deterministic.

    `g` is the game of the match; without it the content is read anew. A `listener` takes the place of the watch.
    """
    g = g or game(match.game, match.content)
    seats = len(match.seats)
    orders = turns(g.table(seats, match.options)) if match.rotate else [list(range(seats))]
    deal, turn = divmod(number, len(orders))
    names = tuple(match.seats[place] for place in orders[turn])
    rng = Rng(match.seed).fork(f"game {deal}")
    seed = rng.bits() >> 1
    state = g.new(seats, seed, match.options)
    agents = [make_agent(name, rng.fork(f"seat {seat} of {number}")) for seat, name in enumerate(names)]
    tallies = Tallies()
    if listener is None and match.watch:
        listener = tallies
    if listener is not None:
        listener.begin(state, seed)
    try:
        decisions = play_out(g, state, agents, listener=listener)
    finally:
        for agent in agents:
            agent.close()
    return Outcome(
        number,
        names,
        tuple(state.role(seat) for seat in range(seats)),
        tuple(state.scores()),
        tuple(state.winners()),
        state.table.teams,
        state.ending(),
        decisions,
        state.tally(),
        tuple(tallies.found),
    )


def play_match(match: Match, games: int, jobs: int | Executor = 1, journal: Path | None = None) -> Iterator[Outcome]:
    """Play the first `games` games of a match on `jobs` processes, or with an executor; yields outcomes as they finish.

    Games that the file `journal` has from an earlier run of the same match are not played again.
    """
    g = check(match)
    if not isinstance(jobs, Executor):
        with processes(jobs) as executor:
            yield from play_match(match, games, executor, journal)
        return
    if journal is None:
        yield from jobs.run(player, packed(match), range(games))
        return
    with Journal(journal, settings(match, g), Outcome) as kept:
        for outcome in kept.run(jobs, player, packed(match), range(games)):
            if outcome.number < games:
                yield outcome


def check(match: Match) -> Game:
    """Refuse invalid settings before any worker starts; returns the game."""
    g = game(match.game, match.content)
    g.new(len(match.seats), match.seed, match.options)
    for name in match.seats:
        make_agent(name, Rng(0)).close()
    return g


def settings(match: Match, g: Game) -> dict[str, Any]:
    """What the outcomes of a match depend on, for a journal: `g` is its game, the overlay laid over its content."""
    plain: dict[str, Any] = msgspec.to_builtins(match)
    options = dict(g.table(len(match.seats), match.options).options)
    return {**plain, "version": g.version, "content": g.content_digest, "options": options}


class Packed(msgspec.Struct, frozen=True):
    """A match with the text of its overlay, so that it can be played where there is no such file."""

    match: Match
    overlay: str | None


def packed(match: Match) -> Packed:
    return Packed(match, overlay_text(match.content))


def player(packed: Packed) -> Callable[[int], Outcome]:
    """What plays the games of a match by their numbers, for an executor."""
    match, g = packed.match, overlaid(packed.match.game, packed.match.content, packed.overlay)
    return lambda number: play_number(match, number, g)


def overlay_text(content: str | None) -> str | None:
    """What is in the overlay file `content`, if there is one."""
    return None if content is None else Path(content).read_text(encoding="utf-8")


def overlaid(id: str, content: str | None, overlay: str | None) -> Game:
    """The game called `id` with an overlay that was read from the file `content`, perhaps on another machine."""
    if content is None or overlay is None:
        return game(id)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / Path(content).name
        file.write_text(overlay, encoding="utf-8")
        return game(id, file)
