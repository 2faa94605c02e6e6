"""`regnum workers`: thinks for the bots of servers on other machines."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from regnum.cli.common import err
from regnum.core.errors import BadInput


def workers(
    database: Annotated[
        str, typer.Option("--database", help="The database of the servers: postgresql+psycopg://user@host/name")
    ],
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="How many think at the same time; one for each core.")
    ] = None,
) -> None:
    """Think for the bots of servers that share a PostgreSQL, and check records that are imported there.

    Start it on as many machines as you like, and the servers with `--workers 0`. SIGTERM or Ctrl+C ends it when what it
    is thinking about is done. If it is killed, another takes over its jobs within seconds.

    **Examples**

    - `regnum workers --database postgresql+psycopg://regnum@db.example.org/regnum`
    - `regnum workers --database postgresql+psycopg://regnum@db.example.org/regnum --processes 4`
    """
    import sqlalchemy as sql

    try:
        backend = sql.make_url(database).get_backend_name()
    except sql.exc.ArgumentError as error:
        raise BadInput("--database", f"{database!r} cannot be used: {error}") from None
    if backend != "postgresql":
        problem = "workers need PostgreSQL, postgresql+psycopg://user@host/name; elsewhere `regnum serve` thinks itself"
        raise BadInput("--database", problem)
    from regnum.server.bots.pool import bot_processes

    try:
        from regnum.server.bots.worker import Worker, check_database
    except ImportError as error:
        raise BadInput("--database", f"PostgreSQL needs a driver, install regnum[postgres]: {error}") from None

    check_database(database)
    many = processes or os.cpu_count() or 1

    def ready() -> None:
        err.print(f"regnum: ready to think for bots, {many} at a time (Ctrl+C ends it)", highlight=False)

    async def work() -> None:
        await Worker(database, bot_processes(many, attempts=1)).run(ready)

    asyncio.run(work())
