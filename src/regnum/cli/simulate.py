"""`regnum simulate` and `regnum arena`: statistics of many games between agents."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.agents.match import Match, play_match
from regnum.agents.report import rate, report
from regnum.cli.common import (
    GameArg,
    Games,
    Jobs,
    JournalFile,
    Json,
    Lang,
    Overlay,
    Ray,
    Seats,
    Seed,
    TableOptions,
    make_executor,
    new_table,
    out,
    print_json,
    progress,
    read_match,
)
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.text import Text

Plot = Annotated[Path | None, typer.Option("--plot", help="Draw the figures into this PNG, PDF or SVG file.")]
HEADINGS = ("agent", "seats", "wins", "rate", "interval", "score", "range")
ROLE_HEADINGS = ("role", "games", "wins", "rate", "interval")
Out = Annotated[Path | None, typer.Option("--out", help="Write the games into this new folder, as Parquet files.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games of --out: play those that are missing.")]


def simulate(
    name: GameArg,
    seats: Seats = "greedy,greedy",
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    journal: JournalFile = None,
    option: TableOptions = None,
    content: Overlay = None,
    plot: Plot = None,
    to: Out = None,
    resume: Resume = False,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Play many games with the given seats: win rates, scores, lengths, endings.

    With `--out` every game and every decision becomes a row of a table that Polars, DuckDB and pandas read
    (docs/how-to/data.md). Whatever stops such a run, what is written stays valid: the same command with `--resume`
    plays the rest, and with more `--games` adds to them. It needs pyarrow: `pip install 'regnum[data]'`.

    **Examples**

    - `regnum simulate anno890 --seats random,greedy,ismcts,random --games 500 --jobs 2`
    - `regnum simulate anno890 -s greedy,greedy,greedy -n 1000 -o scenario=random --plot balance.png`
    - `regnum simulate anno890 --seats greedy,greedy --games 100000 --jobs 2 --out games890`
    """
    if to is not None:
        if ray is not None or journal is not None:
            raise BadInput("--out", "is written by the processes of this machine: --jobs; --resume goes on with it")
        if plot is not None:
            raise BadInput("--plot", "draws what --out does not keep in memory: `regnum study --from` has figures")
        _write(read_match(name, seats, seed, option, content)[1], games, jobs, to, resume, json)
        return
    if resume:
        raise BadInput("--resume", "say which folder to go on with: --out DIR")
    g, match = read_match(name, seats, seed, option, content)
    _run(g, match, games, jobs, ray, journal, plot, lang, json)


def arena(
    name: GameArg,
    seats: Seats = "greedy,random",
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    journal: JournalFile = None,
    option: TableOptions = None,
    content: Overlay = None,
    plot: Plot = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Compare agents fairly: every deal is played once from every seat, so that neither the deal nor the seat decides.

    In a game of teams every deal is played once by every team; partners stay together, and a team has one win. Who
    plays together follows from the seats: the output says it.

    **Examples**

    - `regnum arena anno890 --seats ismcts:0.2s,greedy --games 100 --jobs 2`
    - `regnum arena anno890 --seats "greedy,bot:python3 examples/bot.py" --games 40`
    """
    g, match = read_match(name, seats, seed, option, content, rotate=True)
    _run(g, match, games, jobs, ray, journal, plot, lang, json)


def _run(
    g: Game,
    match: Match,
    games: int,
    jobs: int,
    ray: str | None,
    journal: Path | None,
    plot: Path | None,
    lang: str,
    json: bool,
) -> None:
    text = g.text(lang)
    if plot is not None and plot.suffix.lower() not in (".png", ".pdf", ".svg"):
        raise BadInput("--plot", f"{plot.name} does not end in .png, .pdf or .svg")
    with make_executor(jobs, ray) as executor:
        outcomes = list(progress(play_match(match, games, executor, journal), games, "playing"))
    figures = report(outcomes)
    if plot is not None:
        from regnum.cli.plot import draw  # matplotlib is slow to load and optional

        draw(g, outcomes, figures, plot, lang)
    if json:
        about = {"game": match.game, "seats": list(match.seats), "seed": match.seed, "options": match.options}
        print_json({**about, **figures})
    else:
        _show(figures, text)


def _write(match: Match, games: int, jobs: int, folder: Path, resume: bool, json: bool) -> None:
    """Play into a folder; no more than sums are kept, however many games there are."""
    from regnum.data.simulated import play_into, prepare  # pyarrow is slow to load and optional

    numbers = prepare(folder, match, games, resume)
    written = decisions = 0
    taken: Counter[str] = Counter()
    wins: dict[str, float] = defaultdict(float)
    with closing(play_into(folder, match, numbers, jobs)) as outcomes:
        for outcome in progress(outcomes, len(numbers), "playing"):
            written += 1
            decisions += outcome.decisions
            for agent, share in outcome.taken():
                taken[agent] += 1
                wins[agent] += share
    rates = {agent: {"wins": round(wins[agent], 3), "seats": n, **rate(wins[agent], n)} for agent, n in taken.items()}
    if json:
        told = {"game": match.game, "folder": str(folder), "games": written, "decisions": decisions, "win_rates": rates}
        print_json(told)
        return
    out.print(f"{written} games with {decisions} decisions written to {folder}", highlight=False)
    for agent, figures in _by_rate(rates):
        percent, bounds = _share(figures)
        won = f"{figures['wins']:g} wins in {figures['seats']} seats"
        out.print(f"  {agent}: {won}, {percent} ({bounds})", highlight=False)


def _show(figures: dict[str, Any], text: Text) -> None:
    table = new_table(*(text(f"cli-{key}") for key in HEADINGS))
    for name, won in _by_rate(figures["win_rates"]):
        score = figures["scores"][name]
        table.add_row(
            name,
            str(figures["seats_taken"][name]),
            f"{figures['wins'][name]:g}",
            *_share(won),
            f"{score['mean']:.1f}",
            f"{score['p10']:g} - {score['p90']:g}",
        )
    out.print(table)
    if any(len(team) > 1 for team in figures["teams"]):  # else nobody sees that the two agents to compare are partners
        teams = ", ".join(" + ".join(team) for team in figures["teams"])
        out.print(f"\n{text('cli-teams')}: {teams}", highlight=False)
    _show_roles(figures["roles"], text)
    by_seat = ", ".join(f"{won:g}" for won in figures["wins_by_seat"])
    out.print(f"\n{text('cli-wins-by-seat')}: {by_seat}", highlight=False)
    decisions = figures["decisions"]
    out.print(f"{text('cli-decisions')}: {decisions['mean']:.1f} ({decisions['min']:g} - {decisions['max']:g})")
    for what, values in figures["tally"].items():
        out.print(f"{text(f'tally-{what}')}: {values['mean']:.2f} ({values['min']:g} - {values['max']:g})")
    _show_endings(figures, text)


def _show_roles(roles: dict[str, Any], text: Text) -> None:
    """Wins by role (a hero, a kingdom), in games that have roles."""
    if not roles:
        return
    table = new_table(*(text(f"cli-{key}") for key in ROLE_HEADINGS))
    for role, figures in _by_rate(roles):
        table.add_row(text(role), str(figures["games"]), f"{figures['wins']:g}", *_share(figures))
    out.print()
    out.print(table)


def _show_endings(figures: dict[str, Any], text: Text) -> None:
    """How games ended, how often, and the average tallies of such games."""
    for ending, of_these in _by_rate(figures["by_ending"]):
        share, bounds = _share(of_these)
        out.print(f"\n{text(f'ending-{ending}')}\n  {figures['endings'][ending]} ({share}; {bounds})", highlight=False)
        means = ", ".join(f"{text(f'tally-{what}')} {of['mean']:.2f}" for what, of in of_these["tally"].items())
        if means:
            out.print(f"  {means}", highlight=False)


def _by_rate(figures: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(figures.items(), key=lambda item: -item[1]["rate"])


def _share(figures: dict[str, Any]) -> tuple[str, str]:
    """A rate and its interval, formatted."""
    low, high = figures["interval95"]
    return f"{figures['rate']:.1%}", f"{low:.1%} - {high:.1%}"
