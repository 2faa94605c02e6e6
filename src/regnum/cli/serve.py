"""`regnum serve`: the table on the network."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.common import err
from regnum.core.errors import BadInput


def data_folder() -> Path:
    """Where the user's games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regnum"


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on.")] = 8890,
    data: Annotated[Path | None, typer.Option("--data", help="The folder for the SQLite file.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="A database URL instead: sqlite:///file or postgresql+psycopg://…")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="How many processes think for bots.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in a browser.")] = False,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0, help="Seconds a bot takes at least.", envvar="REGNUM_BOT_PAUSE")
    ] = 0.7,
) -> None:
    """Serve tables to browsers and programs. `GET /health` answers once it can.

    **Examples**

    - `regnum serve`
    - `regnum serve --host 0.0.0.0 --port 80 --data /var/lib/regnum`
    """
    import uvicorn

    from regnum.server.app import CLIENT, make_app

    if not CLIENT.exists():
        err.print("regnum: the client is not built, only programs can play: run `make play`, or see docs/hosting.md")
    app = make_app(database or _sqlite(data), workers, bot_pause)
    listening = _listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    err.print(f"regnum: tables at {address} (Ctrl+C ends it; games are kept)", highlight=False)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    settings = uvicorn.Config(
        app, log_level="warning", ws_max_size=65_536, server_header=False, timeout_graceful_shutdown=3
    )
    uvicorn.Server(settings).run([listening])


def _sqlite(data: Path | None) -> str:
    """The address of the SQLite file in the data folder, which is made if need be."""
    folder = data or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("--data", f"{folder} cannot be used: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _listen(host: str, port: int) -> socket.socket:
    """A socket on the address, or a refusal before anything else is started."""
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise BadInput(f"{host}:{port}", f"cannot be listened on: {error.strerror}; try another --port") from None
