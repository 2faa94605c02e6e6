"""`regnum play`: a game against bots or between people at one screen, in a browser or in the terminal."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

import msgspec
import typer

from regnum.agents import LEVELS, Agent, make_agent
from regnum.cli.common import GameArg, Overlay, TableOptions, err, out, read_options, read_seats
from regnum.cli.serve import HOST, PORT, address_of, browse, data_folder, listen, run, sqlite_in
from regnum.core.errors import BadInput
from regnum.core.game import game
from regnum.core.play import Play
from regnum.core.rng import Rng
from regnum.core.text import Text

if TYPE_CHECKING:
    from regnum.server.lobby import Lobby
    from regnum.server.wire import NewSeat, NewTable

PERSON = "me"
NOBODY = f"nobody plays: use `{PERSON}` for yourself, or `regnum simulate` for bots alone"


def play(
    name: GameArg = "anno890",
    seats: Annotated[
        str, typer.Option("--seats", "-s", help="Who plays, in order: `me` or a name for a person, or a bot.")
    ] = "me,medium,medium",
    terminal: Annotated[bool, typer.Option("--terminal", help="In this terminal instead of a browser.")] = False,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Play a particular deal.")] = None,
    option: TableOptions = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help=f"The port to serve on; by default {PORT}, or a free one."),
    ] = None,
    content: Overlay = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", help="Where to write a game in the terminal; by default your data folder."),
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a game of the terminal.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: it or en.", envvar="REGNUM_LANG")] = None,
) -> None:
    """Play a game, alone against bots or several people around one screen.

    The table opens in your browser; run `regnum serve` to come back to it. With --terminal the game is played in this
    terminal; continue it later with --resume. Every choice is on disk before the next question.

    Bots: `easy`, `medium`, `hard` (in the terminal any agent of `regnum simulate`). Any other word is a person's name.

    **Examples**

    - `regnum play anno890 --lang it`
    - `regnum play anno890 --seats me,hard -o scenario=random`
    - `regnum play anno890 --seats Anna,Bruno,easy --terminal`
    """
    if lang is not None:
        game(name).text(lang)
    if terminal:
        _in_terminal(name, seats, seed, option, content, record, resume, lang or _system_language())
        return
    for word, given in (("--content", content), ("--record", record), ("--resume", resume)):
        if given is not None:
            raise BadInput(word, "is for games in the terminal: add --terminal")
    _in_browser(name, seats, seed, option, lang, port)


# --- in a browser --------------------------------------------------------------------------------------------------


def _in_browser(
    name: str, seats: str, seed: int | None, option: list[str] | None, lang: str | None, port: int | None
) -> None:
    from regnum.server.app import make_app

    new = _new_table(name, seats, seed, option, lang or _system_language())

    async def ready(lobby: Lobby) -> None:
        made = await lobby.open(new)
        # The seat tokens are in the fragment, which browsers do not send to the server.
        page = f"{address}t/{made.table}{f'?lang={lang}' if lang else ''}#made={quote(msgspec.json.encode(made))}"
        err.print(f"regnum: your table is at {page} (Ctrl+C ends it; games are kept)", highlight=False, soft_wrap=True)
        await browse(page)

    app = make_app(sqlite_in(data_folder()), ready=ready)
    try:
        listening = listen(HOST, PORT if port is None else port)
    except BadInput:
        if port is not None:
            raise
        listening = listen(HOST, 0)  # another server is already running on the usual port
    address = address_of(listening)
    run(app, listening)


def _new_table(name: str, seats: str, seed: int | None, option: list[str] | None, language: str) -> NewTable:
    """The table to open, validated before the server is started."""
    from regnum.server.wire import NewTable

    g = game(name)
    options = read_options(g, option)
    players = _players(seats, g.text(language))
    Play.begin(g, players, 0, options)
    kinds = [_new_seat(player) for player in players]
    if all(kind.kind == "bot" for kind in kinds):
        raise BadInput("--seats", NOBODY)
    return NewTable(name, kinds, options, seed=seed)


def _new_seat(player: str) -> NewSeat:
    """A bot, or a person at this screen."""
    from regnum.server.wire import NewSeat

    if player in LEVELS:
        return NewSeat("bot", level=player)
    if _is_agent(player):
        raise BadInput(
            "--seats", f"{player!r} plays only in the terminal: add --terminal, or seat easy, medium or hard"
        )
    if len(player) > 30:
        raise BadInput("--seats", f"{player!r} is too long for a name")
    return NewSeat("here", player)


def _is_agent(name: str) -> bool:
    try:
        make_agent(name, Rng(0)).close()
    except BadInput:
        return name.startswith("bot:")
    return True


# --- in the terminal -----------------------------------------------------------------------------------------------


def _in_terminal(
    name: str,
    seats: str,
    seed: int | None,
    option: list[str] | None,
    content: Path | None,
    record: Path | None,
    resume: Path | None,
    language: str,
) -> None:
    from regnum.terminal import play_in_terminal  # slow to import

    if resume is not None:
        going = Play.resume(resume, content)
    else:
        g = game(name, content)
        options = read_options(g, option)
        if seed is None:
            seed = time.time_ns() % (1 << 32)
        resume = record or _new_record(name)
        going = Play.begin(g, _players(seats, g.text(language)), seed, options, resume)
    bots = _bots(going)
    try:
        play_in_terminal(going, bots, language, resume)
    finally:
        going.record.close()
        for bot in bots.values():
            bot.close()
    if not going.state.over:
        out.print(f"regnum play --terminal --resume {resume}", highlight=False)


def _players(seats: str, text: Text) -> list[str]:
    """The names at the table; `me` becomes a name with the number of the seat."""
    return [
        text("seat-unnamed", number=seat + 1) if name == PERSON else name for seat, name in enumerate(read_seats(seats))
    ]


def _bots(game: Play) -> dict[int, Agent]:
    """The agents of the seats that are named after an agent; all others are people."""
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
        raise BadInput("--seats", NOBODY)
    return bots


def _new_record(name: str) -> Path:
    """The path for a new record in the user's data folder."""
    home = data_folder() / "games"
    home.mkdir(parents=True, exist_ok=True)
    return home / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"


def _system_language() -> str:
    return "it" if os.environ.get("LANG", "").startswith("it") else "en"
