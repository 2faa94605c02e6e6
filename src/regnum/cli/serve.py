"""`regnum serve`: serves tables over the network."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from regnum.cli.common import err
from regnum.core.errors import BadInput
from regnum.server.net.limits import MOST_CONNECTIONS, MOST_OF_A_PROXY

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from regnum.server.lobby import Lobby

HOST = "127.0.0.1"
PORT = 8890


def data_folder() -> Path:
    """The folder for the user's games."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regnum"


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the whole network.")] = (
        HOST
    ),
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on.")] = PORT,
    data: Annotated[Path | None, typer.Option("--data", help="The folder for the SQLite file.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            help="A database URL instead: sqlite:///file, or postgresql+psycopg://… which several servers may share.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=0, help="How many processes think for bots; 0 leaves that to `regnum workers`."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in a browser.")] = False,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0, help="Seconds a bot takes at least.", envvar="REGNUM_BOT_PAUSE")
    ] = 0.7,
    local_webhooks: Annotated[
        bool, typer.Option("--allow-local-webhooks", help="Let webhooks call addresses in the server's own network.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, help="The seed of tables opened without one: for tests."),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option("--name", help="A host name of this server, as in its address; may be given several times."),
    ] = None,
    connections: Annotated[
        int,
        typer.Option(
            "--connections",
            min=1,
            help="How many connections to tables an address may have, and as many requests at once; other limits by "
            "address grow with it. IPv6 addresses count by /64.",
        ),
    ] = MOST_CONNECTIONS,
    proxy_connections: Annotated[
        int,
        typer.Option(
            "--proxy-connections",
            min=1,
            help="How many plain HTTP connections a proxy may have whose reports of clients are trusted: one on this "
            "machine, or in FORWARDED_ALLOW_IPS.",
        ),
    ] = MOST_OF_A_PROXY,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            "--metrics",
            metavar="NETWORK",
            help="An address or network that may read `/metrics`, besides this machine; may be given several times.",
        ),
    ] = None,
    keep_finished: Annotated[
        int | None,
        typer.Option("--keep-finished", min=1, help="Remove games that ended so many days ago."),
    ] = None,
) -> None:
    """Serve tables to browsers and programs. `GET /health` answers once the server is ready.

    **Examples**

    - `regnum serve`
    - `regnum serve --host 0.0.0.0 --port 80 --data /var/lib/regnum --name games.example.org`
    - `regnum serve --database postgresql+psycopg://regnum@db.example.org/regnum --workers 0`
    """
    from regnum.server.app import make_app
    from regnum.server.bots.pool import check_workers
    from regnum.server.db.store import Store

    async def ready(_: Lobby) -> None:
        if open_browser:
            await browse(address)

    kept_in = database or sqlite_in(data or data_folder())
    Store(kept_in).close()  # a database that cannot be used is reported before anything listens
    check_workers(kept_in, workers)
    app = make_app(
        kept_in,
        workers,
        bot_pause,
        local_webhooks,
        ready=ready,
        seed=seed,
        names=names or (),
        connections=connections,
        metrics=metrics or (),
        retention=None if keep_finished is None else keep_finished * 86400.0,
    )
    listening = listen(host, port)
    address = address_of(listening)
    err.print(f"regnum: tables at {address} (Ctrl+C ends it; games are kept)", highlight=False)
    run(app, listening, connections, proxy_connections)


def run(
    app: Starlette,
    listening: socket.socket,
    connections: int = MOST_CONNECTIONS,
    proxy_connections: int = MOST_OF_A_PROXY,
) -> None:
    """Serve until the process is stopped; an address, and a trusted proxy, may have so many connections."""
    import uvicorn

    from regnum.server.net.http import LimitedHttp
    from regnum.server.net.pages import CLIENT
    from regnum.server.net.socket import TableSocket

    LimitedHttp.let_in(connections, proxy_connections)
    files = _allow_many_files()

    if not CLIENT.exists():
        err.print("regnum: the client is not built, only programs can play: run `make client`, or see docs/hosting.md")
    settings = uvicorn.Config(
        app,
        http=LimitedHttp,
        limit_concurrency=max(100, files - 200),  # beyond that, answer that the server is busy
        log_level="warning",
        ws=cast(type[asyncio.Protocol], TableSocket),
        server_header=False,
        access_log=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(settings).run([listening])


def _allow_many_files() -> int:
    """Let the process have as many connections as the system allows; returns how many files those are."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        return soft
    return hard


def sqlite_in(folder: Path) -> str:
    """The URL of the SQLite file in `folder`, both created if they do not exist and readable by their owner only.

    The file holds everybody's hands and the key that signs the tokens.
    """
    file = folder / "tables.sqlite"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        file.chmod(0o600)
    except OSError as error:
        raise BadInput("--data", f"{folder} cannot be used: {error.strerror}") from None
    return f"sqlite:///{file}"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises `BadInput` if the address is in use."""
    try:
        listening = socket.create_server((host, port), backlog=2048)
    except OSError as error:
        raise BadInput(f"{host}:{port}", f"cannot listen here: {error.strerror}; try another --port") from None
    # Inherited by every connection: what the system keeps for a client that does not read, and of one that is not read
    # from, is limited in size, and the former in time.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 64 * 1024)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{host}:{port}/"


async def browse(address: str) -> None:
    """Open a browser without blocking the event loop, as this may take a while."""
    await asyncio.to_thread(webbrowser.open, address)
