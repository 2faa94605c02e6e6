"""The ASGI application: the HTTP API and the client's pages. Its state has what the WebSockets of tables need."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from regnum.core import gate
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import broken_games, games
from regnum.core.rules import Clause
from regnum.core.text import LANGUAGES
from regnum.server import garbage, wire
from regnum.server.bots.pool import make_bots
from regnum.server.credentials import Credentials
from regnum.server.db.store import Store
from regnum.server.db.transactions import NotStored
from regnum.server.keeping import remove_old_games
from regnum.server.lobby import BOT_PAUSE, Lobby
from regnum.server.net import documents
from regnum.server.net.guard import Guard, Hosts
from regnum.server.net.headers import SecurityHeaders
from regnum.server.net.limits import MOST_CONNECTIONS, Quota, RateLimiter, TooMuch, network
from regnum.server.net.pages import CLIENT, pages
from regnum.server.net.throttle import Throttle
from regnum.server.net.webhook import Webhooks
from regnum.server.table.live_table import LONGEST_LOG, LiveTable
from regnum.server.wire.schema import Handler, Operation, openapi

log = logging.getLogger("regnum")

T = TypeVar("T")
Network = IPv4Network | IPv6Network
Ready = Callable[[Lobby], Awaitable[None]]
MAX_BODY = 1 << 20
STATUSES = ("open", "running", "finished")

tables_in_memory = Gauge("regnum_tables", "Tables in memory")
tasks = Gauge("regnum_tasks", "Tasks of the event loop")


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
    keeps: float | None = None,
) -> Starlette:
    """Build the application for uvicorn; `ready` is called once tables can be opened.

    Tables opened without a seed use `seed` or, if it is None, a random one each. `names` are the host names of the
    server; an address may have so many `connections` to tables. `metrics` are addresses or networks that may read the
    metrics, besides this machine. Finished games are kept for so many seconds (`keeps`).
    """
    operators = _networks(metrics)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for id, why in broken_games().items():
            log.warning("the game %s is left out, it cannot be loaded: %s", id, why)
        store = Store(database)
        credentials = Credentials(await store.secret())
        bots, webhooks = make_bots(database, workers), Webhooks(local_webhooks)
        lobby = Lobby(store, bots, credentials, webhooks, bot_pause, seed, keeps)
        app.state.lobby = lobby
        app.state.new_tables = RateLimiter(rate=0.5, capacity=60)
        app.state.sockets = Quota(connections)
        app.state.frames = RateLimiter(rate=connections, capacity=connections * 2)
        app.state.door = asyncio.Lock()
        await lobby.neighbours.start()
        tidying = asyncio.create_task(_tidy_up(lobby))
        resuming = asyncio.create_task(lobby.resume())
        removing = asyncio.create_task(remove_old_games(lobby)) if keeps is not None else None
        if ready is not None:
            await ready(lobby)
        garbage.settle()
        try:
            yield
        finally:
            tidying.cancel()
            resuming.cancel()
            if removing is not None:
                removing.cancel()
            await lobby.close()

    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/metrics", _metrics),
        Mount("/api", routes=[Route("/openapi.json", _openapi), *_operations()]),
    ]
    if client.exists():
        routes += pages(client)
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        TooMuch: _refuse_for_now,
        gate.Withheld: _withhold,
        RegnumError: _refuse,
        HTTPException: _http_error,
        NotStored: _not_stored,
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
        lobby.drop_mute()
        lobby.unload_idle()
        pauses.collect()


# --- requests and responses ----------------------------------------------------------------------------------------


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def _refuse(_: Request, error: Exception) -> Response:
    return _json(wire.Problem(" ".join(str(error).split())), 400)


async def _refuse_for_now(_: Request, error: Exception) -> Response:
    return _json(wire.Problem(str(error)), 429)


async def _withhold(_: Request, error: Exception) -> Response:
    return _json(wire.Problem(str(error)), 403)


async def _not_stored(_: Request, error: Exception) -> Response:
    return _json(wire.Problem("the database cannot be reached: try again in a few seconds"), 503)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _json(wire.Problem(str(error.detail)), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _gone(_: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody receives it: the client has hung up before the end of its request


async def _body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_BODY:
            raise HTTPException(413, "the request is too large")
    return data


async def _read(request: Request, form: type[T]) -> T:
    try:
        return msgspec.json.decode(await _body(request), type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("request", str(error)) from None
    except RecursionError:
        raise BadInput("request", "is nested too deeply") from None


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _live_table(request: Request) -> LiveTable:
    table = await _lobby(request).table(request.path_params["table"])
    if table is None:
        raise HTTPException(404, "there is no such table")
    return table


async def _finished_table(request: Request) -> LiveTable:
    """A table whose game is over for good: its end is stored, and can no longer be lost with the server."""
    table = await _live_table(request)
    if table.row.status != "finished":
        raise gate.Withheld("this is available once the game is over")
    return table


def _seats_held(request: Request, table: LiveTable) -> list[int]:
    """The seats whose tokens the request carries."""
    tokens = request.headers.get("authorization", "").removeprefix("Bearer ").split(",")
    return _seats_of([token.strip() for token in tokens[:11]], _lobby(request), table)


def _seats_of(tokens: list[str], lobby: Lobby, table: LiveTable) -> list[int]:
    found = [lobby.credentials.seat_of(token, table.row.id, table.row.seats) for token in tokens]
    return [seat for seat in found if seat is not None]


# --- the server and its games --------------------------------------------------------------------------------------


async def _health(request: Request) -> Response:
    return _json({"status": "ok", "tables": len(_lobby(request).tables)})


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
    tables_in_memory.set(len(_lobby(request).tables))
    tasks.set(len(asyncio.all_tasks()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _document(data: bytes) -> Response:
    return Response(data, media_type="application/json")


async def _games(_: Request) -> Response:
    return _document(documents.all_games())


async def _texts(request: Request) -> Response:
    return PlainTextResponse(documents.texts(request.path_params["game"], request.path_params["lang"]))


async def _rules(request: Request) -> Response:
    return _document(documents.rules(request.path_params["game"]))


async def _layout(request: Request) -> Response:
    return _document(documents.layout(request.path_params["game"]))


async def _content(request: Request) -> Response:
    return _document(documents.content(request.path_params["game"]))


# --- tables --------------------------------------------------------------------------------------------------------


async def _tables(request: Request) -> Response:
    status = request.query_params.get("status", "running")
    if status not in STATUSES:
        raise BadInput("status", f"{status!r} is not one of {', '.join(STATUSES)}")
    lobby = _lobby(request)
    rows = await lobby.store.list_open("waiting" if status == "open" else status)
    tables = [await lobby.listed(row) for row in rows]
    return _json([table.info() for table in tables if table is not None])


def _address(request: Request) -> str:
    """Whose request it is, for the limits."""
    return network(request.client.host if request.client else "")


def _opener(request: Request) -> str:
    """The address that opens a table; refused if it opens too many, or has used up its share of the database."""
    address = _address(request)
    if not request.app.state.new_tables.take(address):
        raise HTTPException(429, "too many new tables from this address: try again in a few seconds")
    _lobby(request).check_allowance(address)
    return address


async def _new_table(request: Request) -> Response:
    return _json(await _lobby(request).open(await _read(request, wire.NewTable), _opener(request)), 201)


async def _mine(request: Request) -> Response:
    lobby = _lobby(request)
    tokens: dict[str, list[str]] = {}
    for token in (await _read(request, wire.Mine)).tokens:
        id = lobby.credentials.table_of(token)
        if id is not None:
            tokens.setdefault(id, []).append(token)
    tables = [(await lobby.table(id), held) for id, held in tokens.items()]
    return _json([_my_table(lobby, table, held) for table, held in tables if table is not None])


def _my_table(lobby: Lobby, table: LiveTable, tokens: list[str]) -> wire.MyTable:
    creator = any(lobby.credentials.is_creator(token, table.row.id) for token in tokens)
    return table.listed(_seats_of(tokens, lobby, table), creator)


async def _table(request: Request) -> Response:
    return _json((await _live_table(request)).info())


async def _join(request: Request) -> Response:
    table, wanted = await _live_table(request), await _read(request, wire.Join)
    return _json(await _lobby(request).join(table, wanted, _address(request)))


async def _rematch(request: Request) -> Response:
    table = await _live_table(request)
    seats = _seats_held(request, table)
    if not seats:
        raise HTTPException(403, "only a player of this table may ask for a rematch")
    return _json(await _lobby(request).rematch(table, seats, _opener(request)), 201)


async def _record(request: Request) -> Response:
    table = await _finished_table(request)
    text = gate.record(table.play.record, table.state)
    name = f"{table.play.game.id}-{table.row.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


async def _at(request: Request) -> Response:
    table = await _live_table(request)
    seats = _seats_held(request, table)
    n = request.path_params["n"]
    with _lobby(request).effort.of(_address(request)):
        state = table.state_after(n)
        viewer = gate.Viewer(seats)
        log = [table.log.line(seq, viewer) for seq in table.log.active[:n]]
        return _json(wire.Moment(n, table.play.made, cast(wire.View, gate.past_view(state, viewer)), log))


async def _log(request: Request) -> Response:
    table = await _live_table(request)
    viewer = gate.Viewer(_seats_held(request, table))
    end = min(request.path_params["before"] - 1, table.seq)
    with _lobby(request).effort.of(_address(request)):
        return _json([table.log.line(seq, viewer) for seq in range(max(1, end - LONGEST_LOG + 1), end + 1)])


async def _sheet(request: Request) -> Response:
    return _json(wire.ScoreSheet.of((await _finished_table(request)).state))


async def _history(request: Request) -> Response:
    return _json(await (await _live_table(request)).history())


async def _import(request: Request) -> Response:
    recorded = await _read(request, wire.Recorded)
    return _json(await _lobby(request).import_record(recorded.record.encode(), _opener(request)), 201)


# --- the operations ------------------------------------------------------------------------------------------------

OPERATIONS = (
    Operation("GET", "/games", _games, "All games, with their table options.", list[wire.GameInfo]),
    Operation("GET", "/games/{game}/texts/{lang}", _texts, "The texts of a game as Fluent source.", str),
    Operation("GET", "/games/{game}/rules", _rules, "Every clause of a game's rules.", list[Clause]),
    Operation("GET", "/games/{game}/content", _content, "The components of a game, table by table.", wire.Content),
    Operation("GET", "/games/{game}/layout", _layout, "What the numbers for learners mean.", wire.Layout),
    Operation(
        "GET", "/tables", _tables, "Tables open to everybody.", list[wire.TableInfo], query={"status": STATUSES}
    ),
    Operation("POST", "/tables", _new_table, "Open a table.", wire.TableMade, 201, wire.NewTable),
    Operation(
        "POST", "/tables/mine", _mine, "The tables of the given tokens.", list[wire.MyTable], body=wire.Mine
    ),
    Operation("GET", "/tables/{table}", _table, "A table.", wire.TableInfo),
    Operation("POST", "/tables/{table}/join", _join, "Take a seat.", wire.Joined, body=wire.Join),
    Operation(
        "POST", "/tables/{table}/rematch", _rematch, "Open a new table with the same settings.", wire.TableMade, 201,
        token=True,
    ),
    Operation("GET", "/tables/{table}/record", _record, "The record of a finished game.", str),
    Operation("GET", "/tables/{table}/at/{n:int}", _at, "The position after `n` choices.", wire.Moment, token=True),
    Operation(
        "GET", "/tables/{table}/log/{before:int}", _log, "The 400 log entries before number `before`.",
        list[wire.LogLine], token=True,
    ),
    Operation("GET", "/tables/{table}/sheet", _sheet, "The score sheet of a finished game.", wire.ScoreSheet),
    Operation("GET", "/tables/{table}/scores", _history, "The points in the course of a game.", wire.History),
    Operation("POST", "/import", _import, "Open a recorded game as a new table.", wire.TableMade, 201, wire.Recorded),
)  # fmt: skip


def _operations() -> list[Route]:
    """One route for each path, so that the response to a wrong method lists the allowed ones."""
    by_path: dict[str, dict[str, Handler]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, {})[operation.method] = operation.handler
    return [Route(path, _by_method(handlers), methods=[*handlers]) for path, handlers in by_path.items()]


def _by_method(handlers: dict[str, Handler]) -> Handler:
    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


@cache
def _described() -> bytes:
    return msgspec.json.encode(openapi(OPERATIONS, {"game": list(games()), "lang": LANGUAGES}))


async def _openapi(_: Request) -> Response:
    return _document(_described())
