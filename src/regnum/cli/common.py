"""Helpers shared by the commands: reading options, printing results, showing progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from regnum.agents.executor import Executor, processes
from regnum.agents.match import Match
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.table import OptionValue

T = TypeVar("T")

out = Console()
err = Console(stderr=True)

GameArg = Annotated[str, typer.Argument(help="Which game; `regnum games` lists them.", metavar="GAME")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of a table.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: it or en.", envvar="REGNUM_LANG")]
Seed = Annotated[int, typer.Option("--seed", help="A whole number: the same seed gives the same deal.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play at the same time.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="[ADDRESS]", help="Play on a Ray cluster: this one, or as Ray finds or starts one."),
]
JournalFile = Annotated[
    Path | None,
    typer.Option("--journal", help="Keep finished games in this file; the same command goes on from there."),
]
SEATS_HELP = "Who plays, seat by seat: random, greedy, ismcts, ismcts:1s, ismcts:400, easy, medium, hard, bot:COMMAND."
Seats = Annotated[str, typer.Option("--seats", "-s", help=SEATS_HELP)]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")]
Overlay = Annotated[
    Path | None, typer.Option("--content", help="A TOML file with the values of your own box, laid over ours.")
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A table option as name=value, repeatable; `regnum games GAME` lists them."),
]


class CommandWithRay(TyperCommand):
    """A command whose option --ray may be given without an address, which Typer itself cannot say."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        found: list[str] = []
        for word, following in zip(args, [*args[1:], ""], strict=True):
            # An address is a host with a port, or one of Ray's own words.
            is_address = ":" in following or following in ("auto", "local")
            found.append("--ray=" if word == "--ray" and not is_address else word)
        return super().parse_args(ctx, found)


def make_executor(jobs: int, ray: str | None) -> Executor:
    """What plays the games: so many processes or, if `ray` is not None, the Ray cluster at that address."""
    if ray is None:
        return processes(jobs)
    from regnum.agents.cluster import RayCluster

    return RayCluster(ray or None)


def read_options(g: Game, pairs: list[str] | None) -> dict[str, OptionValue]:
    """Table options written as name=value, converted to the types of the game."""
    options: dict[str, OptionValue] = {}
    for pair in pairs or []:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadInput("--option", f"{pair!r} is not of the form name=value")
        if name in g.presets:
            options[name] = text.lower()
            continue
        if name not in g.options:
            known = ", ".join([*g.presets, *g.options])
            raise BadInput(f"--option {name}", f"there is no such option; there are {known}")
        value = g.options[name].read(text)
        if value is None:
            raise BadInput(f"--option {name}", f"{text!r} is not {g.options[name].allowed()}")
        options[name] = value
    return options


def read_match(
    name: str, seats: str, seed: int, option: list[str] | None, content: Path | None, rotate: bool = False
) -> tuple[Game, Match]:
    """The game `name` and the match that the options of a command describe."""
    g = game(name, content)
    return g, Match(name, read_seats(seats), seed, read_options(g, option), str(content) if content else None, rotate)


def read_seats(text: str) -> tuple[str, ...]:
    """Parse a list of seats: names separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise BadInput("--seats", f"{text!r} has an empty seat: write names with commas, like random,greedy")
    return names


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Refuse a file that cannot be written."""
    try:
        yield
    except OSError as error:
        raise BadInput(str(file), f"cannot be written: {error.strerror}") from None


def new_table(*headings: str) -> Table:
    """A table with these column headings; the first column holds names, the others numbers."""
    table = Table(box=None, pad_edge=False)
    for n, heading in enumerate(headings):
        table.add_column(heading, justify="right" if n else "left")
    return table


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def progress(items: Iterable[T], total: int | None, what: str) -> Iterator[T]:
    """`items`, with a progress bar on standard error if that is a terminal; `total` is how many, if that is known."""
    if not err.is_terminal:
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        yield from bar.track(items, total=total, description=what)
