"""The ASGI application: what it consists of, from start to stop. Its state has what the WebSockets of tables need."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from regnum.core import gate
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import broken_games
from regnum.server import garbage, wire
from regnum.server.bots.pool import make_bots
from regnum.server.credentials import Credentials
from regnum.server.db.store import Store
from regnum.server.db.transactions import NotStored
from regnum.server.keeping import remove_old_games
from regnum.server.lobby import Lobby
from regnum.server.net.api import api_routes, as_json, lobby_of
from regnum.server.net.guard import Guard, Hosts
from regnum.server.net.headers import SecurityHeaders
from regnum.server.net.limits import MOST_CONNECTIONS, Quota, RateLimiter, TooMuch
from regnum.server.net.pages import CLIENT, pages
from regnum.server.net.throttle import Throttle
from regnum.server.net.webhook import Webhooks
from regnum.server.runner import BOT_PAUSE
from regnum.server.tasks import Tasks

log = logging.getLogger("regnum")

Network = IPv4Network | IPv6Network
Ready = Callable[[Lobby], Awaitable[None]]
ErrorHandler = Callable[[Request, Exception], Awaitable[Response]]

tables_in_memory = Gauge("regnum_tables", "Tables in memory")
tasks_of_the_loop = Gauge("regnum_tasks", "Tasks of the event loop")


def make_app(
    database: str,
    workers: int | None = None,
    bot_pause: float = BOT_PAUSE,
    local_webhooks: bool = False,
    client: Path = CLIENT,
    ready: Ready | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    connections: int = MOST_CONNECTIONS,
    metrics: Sequence[str] = (),
    retention: float | None = None,
) -> Starlette:
    """Build the application for uvicorn; `ready` is called once tables can be opened.

    Tables opened without a seed use `seed` or, if it is None, a random one each. `names` are the host names of the
    server; an address may have so many `connections` to tables. `metrics` are addresses or networks that may read the
    metrics, besides this machine. Finished games are kept for so many seconds (`retention`).
    """
    operators = _networks(metrics)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for id, why in broken_games().items():
            log.warning("the game %s is left out, it cannot be loaded: %s", id, why)
        store = Store(database)
        credentials = Credentials(await store.secret())
        bots, webhooks = make_bots(database, workers), Webhooks(local_webhooks)
        lobby = Lobby(store, bots, credentials, webhooks, bot_pause, seed, retention)
        app.state.lobby = lobby
        app.state.new_tables = RateLimiter(rate=0.5, capacity=60)
        app.state.sockets = Quota(connections)
        app.state.frames = RateLimiter(rate=connections, capacity=connections * 2)
        app.state.door = asyncio.Lock()
        await lobby.cluster.start(lobby.tables)
        tasks = Tasks()
        tasks.start(_tidy_up(lobby))
        tasks.start(lobby.tables.resume())
        if retention is not None:
            tasks.start(remove_old_games(store, lobby.tables))
        if ready is not None:
            await ready(lobby)
        garbage.settle()
        try:
            yield
        finally:
            tasks.cancel()
            await lobby.close()

    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/metrics", _metrics),
        Mount("/api", routes=api_routes()),
    ]
    if client.exists():
        routes += pages(client)
    handlers: dict[Any, ErrorHandler] = {
        TooMuch: _problem(429),
        gate.Withheld: _problem(403),
        RegnumError: _problem(400),
        HTTPException: _http_error,
        NotStored: _problem(503, "the database cannot be reached: try again in a few seconds"),
        ClientDisconnect: _gone,
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.hosts = Hosts(names)
    app.state.operators = operators
    app.add_middleware(Guard, hosts=app.state.hosts)
    app.add_middleware(Throttle, connections=connections)
    app.add_middleware(SecurityHeaders)
    return app


def _networks(given: Sequence[str]) -> list[Network]:
    """The networks of whoever looks after the server: `given`, and this machine."""
    try:
        return [ip_network(one) for one in ("127.0.0.0/8", "::1", *given)]
    except ValueError as error:
        raise BadInput("--metrics", str(error)) from None


async def _tidy_up(lobby: Lobby) -> None:
    pauses = garbage.Pauses()
    while True:
        await asyncio.sleep(5)
        lobby.tables.drop_mute()
        lobby.tables.unload_idle()
        pauses.collect()


# --- health and metrics ---------------------------------------------------------------------------------------------


async def _health(request: Request) -> Response:
    return as_json({"status": "ok", "tables": len(lobby_of(request).tables.in_memory)})


def _is_operator(request: Request) -> bool:
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    return any(address in one for one in request.app.state.operators)


async def _metrics(request: Request) -> Response:
    if not _is_operator(request):
        raise HTTPException(403, "the metrics are not for this address: start the server with --metrics")
    tables_in_memory.set(len(lobby_of(request).tables.in_memory))
    tasks_of_the_loop.set(len(asyncio.all_tasks()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# --- errors ----------------------------------------------------------------------------------------


def _problem(status: int, words: str = "") -> ErrorHandler:
    """What answers an error: with its own words, unless there are others to say."""

    async def answer(_: Request, error: Exception) -> Response:
        return as_json(wire.Problem(words or " ".join(str(error).split())), status)

    return answer


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = as_json(wire.Problem(str(error.detail)), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _gone(_: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody receives it: the client has hung up before the end of its request
