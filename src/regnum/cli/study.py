"""`regnum study`: how balanced a game is, by seat, role, table option, card and opening."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from regnum.cli.common import (
    GameArg,
    Games,
    Jobs,
    Json,
    Lang,
    Overlay,
    Seats,
    Seed,
    TableOptions,
    out,
    print_json,
    progress,
    read_match,
    read_options,
    writing,
)
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.table import OptionValue
from regnum.data.played import as_text
from regnum.study.counts import Counts, Plan, Reading, play, read
from regnum.study.findings import Finding, Findings, findings
from regnum.study.page import NOTES, TITLES, page

SHOWN = 20  # rows of an aspect in the terminal


def study(
    name: GameArg,
    seats: Seats = "greedy,greedy,greedy",
    games: Games = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: TableOptions = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", help="A table option to compare, repeatable: name, or name=value,value."),
    ] = None,
    openings: Annotated[
        int, typer.Option("--opening", min=1, help="How many first choices of a seat make its opening.")
    ] = 1,
    source: Annotated[
        Path | None, typer.Option("--from", help="Play nothing: read a folder that `simulate --out` wrote.")
    ] = None,
    content: Overlay = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with plots into this file.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Find out what wins: win rates by seat, role, table option, card and opening, and which of them are not fair.

    A seat's fair share is one win in as many games as there are seats; where the rules play somebody who may win too,
    it is what the seats win on average. Agents change seats from game to game, and every game has its own deal. A role
    is what every player has one of, such as a hero or a kingdom; cards are what a seat owns at the end.

    Hundreds of rates are compared at once, and some would look unfair by chance. So the intervals are wider than usual:
    all of them hold together in 95% of studies, and a mark (▲ ▼) means that the fair share lies outside. A mark says
    that winners have the thing, not that it makes them win. It is true of the agents that played, and may not be of
    people.

    `--from` reads the games of `regnum simulate --out` or `regnum convert`: it needs pyarrow (`pip install
    'regnum[data]'`).

    **Examples**

    - `regnum study anno890 --seats greedy,greedy --games 1000 --jobs 2`
    - `regnum study anno890 --vary scenario --html balance.html`
    - `regnum study medioevo --seats greedy,greedy,greedy,greedy -n 200 --opening 2 --json`
    - `regnum study seven --from games7`
    """
    g = game(name, content)
    text = g.text(lang)
    if html is not None:
        with writing(html):  # refused before any game is played
            html.touch()
    if source is not None:
        if vary or option:
            raise BadInput("--from", "the games are played already: leave out --vary and --option")
        counts = _read(name, source, content, openings, lang, jobs)
        about = {"from": str(source)}
    else:
        match = read_match(name, seats, seed, option, content)[1]
        plan = Plan(match, _varied(g, vary), openings, lang)
        counts = _sum(progress(play(plan, games, jobs), games, "playing"))
        about = {"agents": ", ".join(match.seats), "seed": str(seed)}
        about |= {pair.partition("=")[0]: pair.partition("=")[2] for pair in option or []}
        about |= {f"varied {name}": ", ".join(map(as_text, values)) for name, values in plan.vary.items()}
    found = findings(counts, g, text)
    if html is not None:
        tables = " and ".join(str(n) for n in sorted(counts.games))
        facts = [(f"{found.games}", "games"), ("seats", tables), *about.items()]
        html.write_text(page(found, f"{g.title}: who wins?", facts), encoding="utf-8")
    if json:
        print_json({"game": name, "played": about, "seats": sorted(counts.games), **found.to_json()})
    else:
        _show(found)
        if html is not None:
            out.print(f"\nThe plots are in {html}.", highlight=False)


def _varied(g: Game, pairs: list[str] | None) -> dict[str, list[OptionValue]]:
    """Table options to vary, with the values to give them."""
    varied: dict[str, list[OptionValue]] = {}
    for pair in pairs or []:
        name, sign, values = pair.partition("=")
        if name not in g.options:
            raise BadInput(f"--vary {name}", f"there is no such option; there are {', '.join(g.options)}")
        if sign:
            varied[name] = [read_options(g, [f"{name}={value}"])[name] for value in values.split(",")]
        else:
            varied[name] = [choice for choice in g.options[name].choices if choice != "random"]
        if len(varied[name]) < 2:
            raise BadInput(f"--vary {name}", f"name at least two values: --vary {name}=…,…")
    return varied


def _read(name: str, folder: Path, content: Path | None, openings: int, lang: str, jobs: int) -> Counts:
    from regnum.data.parquet import pairs  # pyarrow is slow to load and optional

    readings = [Reading(files, name, content, openings, lang) for files in pairs(folder)]
    counts = _sum(progress(read(readings, jobs), len(readings), "reading"))
    if not counts.games:
        raise BadInput(str(folder), f"holds no games of {name}")
    return counts


def _sum(parts: Iterator[Counts]) -> Counts:
    total = Counts()
    for part in parts:
        total.merge(part)
    return total


def _show(found: Findings) -> None:
    for aspect, rows in found.by_aspect.items():
        table = Table(box=None, pad_edge=False)
        table.add_column(TITLES[aspect], max_width=64, no_wrap=True, overflow="ellipsis")
        for heading in ("times", "wins", "rate", "interval", "fair"):
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column("")
        shown = _shown(rows)
        for row in shown:
            bounds = f"{row.low:.1%} - {row.high:.1%}"
            mark = {"above": "[green]▲[/green]", "below": "[red]▼[/red]"}.get(row.mark, "")
            table.add_row(row.name, str(row.times), f"{row.wins:g}", f"{row.rate:.1%}", bounds, f"{row.fair:.1%}", mark)
        out.print(table)
        if len(shown) < len(rows):
            out.print(f"[dim]and {len(rows) - len(shown)} more: --html or --json has all[/dim]", highlight=False)
        if aspect in found.left_out:
            out.print(f"[dim]{found.left_out[aspect]} more were seen too rarely[/dim]", highlight=False)
        if aspect in NOTES:
            out.print(f"[dim]{NOTES[aspect]}[/dim]", highlight=False)
        out.print()
    out.print(found.verdict, highlight=False)


def _shown(rows: list[Finding]) -> list[Finding]:
    """The rows that differ most from fair, those with a mark first, in the order of their rates."""
    first = sorted(rows, key=lambda row: (not row.mark, -abs(row.rate - row.fair)))[:SHOWN]
    kept = {(row.kind, row.id) for row in first}
    return [row for row in rows if (row.kind, row.id) in kept]
