"""`regnum serve`: the table on the network."""

from __future__ import annotations

import os
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
) -> None:
    """Serve tables to browsers and programs. `GET /health` answers once it can.

    **Examples**

    - `regnum serve`
    - `regnum serve --host 0.0.0.0 --port 80 --data /var/lib/regnum`
    """
    import uvicorn

    from regnum.server.app import make_app

    if database is None:
        folder = data or data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput("--data", f"{folder} cannot be used: {error.strerror}") from None
        database = f"sqlite:///{folder / 'tables.sqlite'}"
    err.print(f"regnum: tables at http://{host}:{port}/", highlight=False)
    uvicorn.run(
        make_app(database, workers),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=65_536,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
