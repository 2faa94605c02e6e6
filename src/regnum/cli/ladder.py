"""`regnum ladder`: ratings of agents from games that may go on for days."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from regnum.agents.journal import Journal
from regnum.agents.ladder import Climb, Ladder, Standings, check_ladder, climber
from regnum.agents.match import Outcome, overlay_text, settings
from regnum.cli.common import (
    GameArg,
    Jobs,
    Json,
    Overlay,
    Ray,
    Seed,
    TableOptions,
    make_executor,
    new_table,
    out,
    print_json,
    progress,
    read_options,
    read_seats,
    writing,
)
from regnum.core.game import Game, game

USUAL = 200  # games, unless the command says otherwise
PAGE_EVERY = 60.0  # seconds after which the page is written again while games are played


def ladder(
    name: GameArg,
    agents: Annotated[str, typer.Option("--agents", "-a", help="Who climbs, with commas: any agents of `arena`.")],
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, help="How many games in all, rounded up to whole rounds.")
    ] = None,
    hours: Annotated[float | None, typer.Option("--hours", min=0.0, help="For how many hours to play on.")] = None,
    file: Annotated[
        Path | None, typer.Option("--out", help="Keep every game in this file; the same command goes on from there.")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page here, and again every minute.")] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=2, help="Seats at each table; by default the fewest from 2.")
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: TableOptions = None,
    content: Overlay = None,
    json: Json = False,
) -> None:
    """Rate agents against each other, with intervals.

    In each round every group of agents that fits a table gets a deal, which is played once from every seat; from round
    to round they sit in another order. Winners come first, the others follow by points.

    A rating is an estimate of strength, 25 at the start; the interval, the estimate with 1.96 standard deviations on
    either side, holds the true strength in 95 of 100 cases, if the model does: an agent's strength never changes, and
    the same differences of strength give the same chances. Only differences between agents of one ladder mean anything.

    With --out a ladder may be stopped at any time, or killed: the same command goes on. With other --games or --hours
    it goes on, too; with other agents, seats, options or another seed it is another ladder and needs another file.
    The ratings depend on the games alone, not on --jobs or --ray.

    The ratings need openskill: `pip install 'regnum[ladder]'`.

    **Examples**

    - `regnum ladder anno890 --agents random,easy,greedy,ismcts:100 --games 120 --jobs 2`
    - `regnum ladder anno890 -a greedy,ismcts:0.1s,ismcts:1s --hours 48 --out ladder.jsonl --html ladder.html`
    - `regnum ladder seven --agents random,easy,medium --seats 3 --games 60`
    """
    g = game(name, content)
    size = seats if seats is not None else max(2, g.seats[0])
    options = read_options(g, option)
    climbs = Ladder(name, read_seats(agents), size, seed, options, str(content) if content else None)
    check_ladder(climbs, g)
    standings = Standings(climbs.agents)
    most = _most(climbs, games, hours)
    started, written = time.monotonic(), -PAGE_EVERY
    try:
        for outcome in progress(_played(climbs, g, most, hours, file, jobs, ray), most, "climbing"):
            standings.add(outcome)
            if html is not None and time.monotonic() - written > PAGE_EVERY:
                _write(html, climbs, g, standings, running=True)
                written = time.monotonic()
    except KeyboardInterrupt:
        _finish(climbs, g, standings, html, json, time.monotonic() - started)
        raise
    _finish(climbs, g, standings, html, json, time.monotonic() - started)


def _most(climbs: Ladder, games: int | None, hours: float | None) -> int | None:
    """The number of games, in whole rounds; None if only the hours are limited."""
    if games is None:
        if hours is not None:
            return None
        games = USUAL
    return -(-games // climbs.round) * climbs.round


def _played(
    climbs: Ladder, g: Game, most: int | None, hours: float | None, file: Path | None, jobs: int, ray: str | None
) -> Iterator[Outcome]:
    """The games of the ladder, those of the file first."""
    end = time.monotonic() + hours * 3600 if hours is not None else None
    numbers: Iterator[int] = iter(range(most)) if most is not None else itertools.count()
    if end is not None:
        numbers = itertools.takewhile(lambda _: time.monotonic() < end, numbers)
    climb = Climb(climbs, overlay_text(climbs.content))
    with make_executor(jobs, ray) as executor:
        if file is None:
            yield from executor.run(climber, climb, numbers)
            return
        same = settings(climbs.match(climbs.agents[: climbs.seats]), g)
        with Journal(file, {**same, "agents": climbs.agents, "seats": climbs.seats}, Outcome) as kept:
            for outcome in kept.run(executor, climber, climb, numbers):
                if most is None or outcome.number < most:
                    yield outcome


def _finish(climbs: Ladder, g: Game, standings: Standings, html: Path | None, json: bool, seconds: float) -> None:
    if html is not None:
        _write(html, climbs, g, standings, running=False)
    if json:
        print_json(figures(climbs, standings))
    else:
        _show(climbs, standings, seconds)


def figures(climbs: Ladder, standings: Standings) -> dict[str, Any]:
    """The ladder for programs."""
    table: list[dict[str, Any]] = []
    for one in standings.table():
        ahead = {
            other: round(standings.against(one.agent, other)[0], 4) for other in climbs.agents if other != one.agent
        }
        rounded = {key: _rounded(value) for key, value in msgspec.structs.asdict(one).items()}
        table.append({**rounded, "ahead_of": ahead})
    plain: dict[str, Any] = msgspec.to_builtins(climbs)
    return {**plain, "games": standings.games, "rounds": standings.games / climbs.round, "standings": table}


def _rounded(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_rounded(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value


def _show(climbs: Ladder, standings: Standings, seconds: float) -> None:
    table = new_table("agent", "rating", "95% interval", "games", "wins", "win rate", "95% interval")
    for one in standings.table():
        low, high = one.interval
        least, most = one.win_interval
        table.add_row(
            one.agent,
            f"{one.rating:.1f}",
            f"{low:.1f} - {high:.1f}",
            str(one.games),
            f"{one.wins:g}",
            f"{one.win_rate:.1%}",
            f"{least:.1%} - {most:.1%}",
        )
    out.print(table)
    rounds = standings.games / climbs.round
    out.print(f"\n{standings.games} games (rounds: {rounds:.4g}), {seconds:.0f} seconds", highlight=False)


def _write(file: Path, climbs: Ladder, g: Game, standings: Standings, running: bool) -> None:
    from regnum.cli.ladder_page import page

    # Whoever looks at it while it is written sees the page before.
    fresh = file.with_name(f".{file.name}.new")
    with writing(file):
        fresh.write_text(page(climbs, g, standings, running), encoding="utf-8")
        fresh.replace(file)
