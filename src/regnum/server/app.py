"""The ASGI application: pages, the HTTP face and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import Game, game, games
from regnum.core.rules import Clause
from regnum.core.text import LANGUAGES
from regnum.server import messages as wire
from regnum.server.bots import Bots
from regnum.server.description import Handler, Operation, openapi
from regnum.server.headers import SafeHeaders
from regnum.server.house import BOT_PAUSE, House
from regnum.server.limits import ByAddress
from regnum.server.log import spoken
from regnum.server.pages import CLIENT, pages
from regnum.server.room import Room, check_position
from regnum.server.seats import Keys
from regnum.server.socket import talk
from regnum.server.store import Store
from regnum.server.webhook import Webhooks

T = TypeVar("T")
Ready = Callable[[House], Awaitable[None]]
MOST_BODY = 1 << 20
STATUSES = ("open", "running", "finished")


def make_app(
    database: str,
    workers: int | None = None,
    bot_pause: float = BOT_PAUSE,
    local_webhooks: bool = False,
    client: Path = CLIENT,
    ready: Ready | None = None,
    seed: int | None = None,
) -> Starlette:
    """The server on a database, ready for uvicorn; `ready` is called once it can open tables.

    Tables opened without a seed are dealt from `seed`, or each from another.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database)
        house = House(store, Bots(workers), Keys(await store.secret()), Webhooks(local_webhooks), bot_pause, seed)
        app.state.house = house
        app.state.new_tables = ByAddress(rate=0.5, most=60)
        tidy = asyncio.create_task(_tidy(house))
        if ready is not None:
            await ready(house)
        gc.freeze()  # what is loaded now stays: looking through it again and again would stop all tables for 100 ms
        try:
            yield
        finally:
            tidy.cancel()
            house.close()

    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/metrics", _metrics),
        Mount("/api", routes=[Route("/openapi.json", _openapi), *_operations()]),
        WebSocketRoute("/ws", talk),
    ]
    if client.exists():
        routes += pages(client)
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        RegnumError: _refuse,
        HTTPException: _http_error,
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.add_middleware(SafeHeaders)
    return app


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(30)
        house.forget_idle()


# --- answers -------------------------------------------------------------------------------------------------------


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def _refuse(_: Request, error: Exception) -> Response:
    return _json(wire.Problem(" ".join(str(error).split())), 400)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _json(wire.Problem(str(error.detail)), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise HTTPException(413, "that is too much at once")
    return data


async def _read(request: Request, form: type[T]) -> T:
    try:
        return msgspec.json.decode(await _body(request), type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("request", str(error)) from None


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _room(request: Request) -> Room:
    room = await _house(request).room(request.path_params["table"])
    if room is None:
        raise HTTPException(404, "there is no such table")
    return room


def _held(request: Request, room: Room) -> list[int]:
    """The seats whose tokens the request carries."""
    tokens = request.headers.get("authorization", "").removeprefix("Bearer ").split(",")
    keys = _house(request).keys
    found = [keys.seat_of(token.strip(), room.row.id, room.row.seats) for token in tokens[:11]]
    return [seat for seat in found if seat is not None]


# --- pages ---------------------------------------------------------------------------------------------------------


async def _health(request: Request) -> Response:
    return _json({"status": "ok", "tables": len(_house(request).rooms)})


async def _metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def _games(_: Request) -> Response:
    return _json([_game_info(game(id)) for id in games()])


def _game_info(g: Game) -> wire.GameInfo:
    options = {
        name: wire.OptionOfTable(option.default, list(option.choices), option.clause, option.variant)
        for name, option in g.options.items()
    }
    return wire.GameInfo(g.id, g.title, [g.seats[0], g.seats[-1]], len(g.ledger.clauses), options, g.reading)


async def _texts(request: Request) -> Response:
    g = game(request.path_params["game"])
    g.text(request.path_params["lang"])
    return PlainTextResponse("\n".join(g.text_sources(request.path_params["lang"])))


async def _rules(request: Request) -> Response:
    return _json([clause.to_json() for clause in game(request.path_params["game"]).ledger.clauses.values()])


async def _content(request: Request) -> Response:
    return _json(game(request.path_params["game"]).content.tables)


# --- tables --------------------------------------------------------------------------------------------------------


async def _tables(request: Request) -> Response:
    status = request.query_params.get("status", "running")
    if status not in STATUSES:
        raise BadInput("status", f"{status!r} is not one of {', '.join(STATUSES)}")
    house = _house(request)
    rows = await house.store.list("waiting" if status == "open" else status)
    rooms = [await house.room(row.id) for row in rows if row.open or status == "finished"]
    return _json([room.info() for room in rooms if room is not None])


async def _new_table(request: Request) -> Response:
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.take(address):
        raise HTTPException(429, "too many new tables: wait a little")
    return _json(await _house(request).open(await _read(request, wire.NewTable)), 201)


async def _mine(request: Request) -> Response:
    house = _house(request)
    tokens = (await _read(request, wire.Mine)).tokens
    ids = dict.fromkeys(id for id in map(house.keys.table_of, tokens) if id is not None)
    rooms = [await house.room(id) for id in ids]
    return _json([room.info() for room in rooms if room is not None])


async def _table(request: Request) -> Response:
    return _json((await _room(request)).info())


async def _join(request: Request) -> Response:
    return _json(await _house(request).join(await _room(request), await _read(request, wire.Join)))


async def _rematch(request: Request) -> Response:
    room = await _room(request)
    seats = _held(request, room)
    if not seats:
        raise HTTPException(403, "only who played may ask for a rematch")
    return _json(await _house(request).rematch(room, seats), 201)


async def _record(request: Request) -> Response:
    room = await _room(request)
    if not room.state.over:
        raise HTTPException(403, "the record holds secrets: it is given when the game is over")
    name = f"{room.play.game.id}-{room.row.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(room.play.record.to_text(), headers=headers)


async def _at(request: Request) -> Response:
    room = await _room(request)
    seats = _held(request, room)
    n = request.path_params["n"]
    state = check_position(room, n)
    told = [line.seen_by(seats) for line in room.standing[:n]]
    eyes = seats[0] if len(seats) == 1 else None
    return _json(wire.Moment(n, room.play.made, cast(wire.View, state.view(eyes)), told))


async def _sheet(request: Request) -> Response:
    room = await _room(request)
    if not room.state.over:
        raise HTTPException(403, "the sheet is for the end of the game")
    sheet = room.state.score_sheet()
    return _json([wire.ScoreLine(line.seat, line.points, spoken(line.message), line.clause) for line in sheet])


async def _import(request: Request) -> Response:
    return _json(await _house(request).import_record(await _body(request)), 201)


# --- the face itself -----------------------------------------------------------------------------------------------

OPERATIONS = (
    Operation("GET", "/games", _games, "The games, with their table options.", list[wire.GameInfo]),
    Operation("GET", "/games/{game}/texts/{lang}", _texts, "The words of a game as Fluent source.", str),
    Operation("GET", "/games/{game}/rules", _rules, "Every clause.", list[Clause]),
    Operation("GET", "/games/{game}/content", _content, "What is in the box, table by table.", wire.Content),
    Operation(
        "GET", "/tables", _tables, "Tables that anybody may see.", list[wire.TableInfo], query={"status": STATUSES}
    ),
    Operation("POST", "/tables", _new_table, "Open a table.", wire.TableMade, 201, wire.NewTable),
    Operation(
        "POST", "/tables/mine", _mine, "The tables that tokens speak of.", list[wire.TableInfo], takes=wire.Mine
    ),
    Operation("GET", "/tables/{table}", _table, "A table.", wire.TableInfo),
    Operation("POST", "/tables/{table}/join", _join, "Take a seat.", wire.Joined, takes=wire.Join),
    Operation(
        "POST", "/tables/{table}/rematch", _rematch, "The same again, for one who played.", wire.TableMade, 201,
        token=True,
    ),
    Operation("GET", "/tables/{table}/record", _record, "The record of a finished game.", str),
    Operation("GET", "/tables/{table}/at/{n:int}", _at, "A position gone by.", wire.Moment, token=True),
    Operation("GET", "/tables/{table}/sheet", _sheet, "The score sheet of a finished game.", list[wire.ScoreLine]),
    Operation("POST", "/import", _import, "A record as a table of its own.", wire.TableMade, 201, str),
)  # fmt: skip


def _operations() -> list[Route]:
    """A route for each path, so that one with several methods names them all to whoever tries another."""
    by_path: dict[str, dict[str, Handler]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, {})[operation.method] = operation.handler
    return [Route(path, _by_method(handlers), methods=[*handlers]) for path, handlers in by_path.items()]


def _by_method(handlers: dict[str, Handler]) -> Handler:
    async def answer(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answer


async def _openapi(_: Request) -> Response:
    return _json(openapi(OPERATIONS, {"game": list(games()), "lang": LANGUAGES}))
