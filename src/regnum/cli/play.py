"""`regnum play`: a game against bots, or around one screen."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

from regnum.agents import Agent, make_agent
from regnum.cli.common import GameArg, Overlay, TableOptions, open_game, out, read_options, read_seats
from regnum.cli.serve import data_folder
from regnum.core.errors import BadInput
from regnum.core.play import Play
from regnum.core.rng import Rng
from regnum.core.text import Text

PERSON = "me"


def play(
    name: GameArg = "anno890",
    seats: Annotated[
        str, typer.Option("--seats", "-s", help="Who plays, in order: `me` or a name for people, else a bot.")
    ] = "me,medium,medium",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In this terminal: the only place so far, so the default.")
    ] = True,
    seed: Annotated[int | None, typer.Option("--seed", help="Play a particular deal.")] = None,
    option: TableOptions = None,
    content: Overlay = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Where to write the game; by default your data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a recorded game.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: it or en.", envvar="REGNUM_LANG")] = None,
) -> None:
    """Play a game, alone against bots or several people around one screen.

    Bots: `easy`, `medium`, `hard` (or any agent of `regnum simulate`). Any other word is a person's name. Every choice
    is on disk before the next: close the window at any time and go on later with --resume.

    **Examples**

    - `regnum play anno890 --lang it`
    - `regnum play anno890 --seats me,hard -o scenario=random`
    - `regnum play anno890 --seats Anna,Bruno,easy`
    """
    from regnum.terminal import play_in_terminal  # the screen is slow to load

    language = lang or _system_language()
    open_game(name, None).text(language)
    if resume is not None:
        game = Play.resume(resume, content)
    else:
        g = open_game(name, content)
        options = read_options(g, option)
        if seed is None:
            seed = time.time_ns() % (1 << 32)
        resume = record or _new_record(name)
        game = Play.begin(g, _players(seats, g.text(language)), seed, options, resume)
    bots = _bots(game)
    try:
        play_in_terminal(game, bots, language, resume)
    finally:
        game.record.close()
        for bot in bots.values():
            bot.close()
    if not game.state.over:
        out.print(f"regnum play --resume {resume}", highlight=False)


def _players(seats: str, text: Text) -> list[str]:
    """The names at the table; whoever says `me` is called after the seat."""
    return [
        text("seat-unnamed", number=seat + 1) if name == PERSON else name for seat, name in enumerate(read_seats(seats))
    ]


def _bots(game: Play) -> dict[int, Agent]:
    """The agents of the seats whose name is an agent's; the others are people."""
    rng = Rng(game.record.header.seed).fork(f"bots from choice {game.made}")
    bots: dict[int, Agent] = {}
    for seat, name in enumerate(game.record.header.players):
        try:
            bots[seat] = make_agent(name, rng.fork(f"seat {seat}"))
        except BadInput:
            if name.startswith("bot:"):
                raise
            continue
        bots[seat].begin(game.game, seat, game.state.table.seats)
    if len(bots) == game.state.table.seats:
        raise BadInput("--seats", f"nobody plays: use `{PERSON}` for yourself, or `regnum simulate` for bots alone")
    return bots


def _new_record(name: str) -> Path:
    """A new file in the user's data folder."""
    home = data_folder() / "games"
    home.mkdir(parents=True, exist_ok=True)
    return home / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"


def _system_language() -> str:
    return "it" if os.environ.get("LANG", "").startswith("it") else "en"
