"""The ASGI application: pages, the HTTP face and the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import game, games
from regnum.server import messages as wire
from regnum.server.bots import Bots
from regnum.server.headers import SafeHeaders
from regnum.server.house import BOT_PAUSE, House
from regnum.server.limits import ByAddress
from regnum.server.room import Room, check_position, spoken
from regnum.server.seats import Keys
from regnum.server.socket import talk
from regnum.server.store import Store

T = TypeVar("T")
CLIENT = Path(__file__).parents[3] / "client" / "dist"
MOST_BODY = 1 << 20


def make_app(
    database: str, workers: int | None = None, bot_pause: float = BOT_PAUSE, client: Path = CLIENT
) -> Starlette:
    """The server on a database, ready for uvicorn."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database)
        house = House(store, Bots(workers), Keys(await store.secret()), bot_pause)
        app.state.house = house
        app.state.new_tables = ByAddress(rate=0.5, most=60)
        tidy = asyncio.create_task(_tidy(house))
        try:
            yield
        finally:
            tidy.cancel()
            house.close()

    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/metrics", _metrics),
        Route("/api/games", _games),
        Route("/api/games/{game}/texts/{lang}", _texts),
        Route("/api/games/{game}/rules", _rules),
        Route("/api/games/{game}/content", _content),
        Route("/api/tables", _tables, methods=["GET"]),
        Route("/api/tables", _new_table, methods=["POST"]),
        Route("/api/tables/mine", _mine, methods=["POST"]),
        Route("/api/tables/{table}", _table),
        Route("/api/tables/{table}/join", _join, methods=["POST"]),
        Route("/api/tables/{table}/rematch", _rematch, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/at/{n:int}", _at),
        Route("/api/tables/{table}/sheet", _sheet),
        Route("/api/import", _import, methods=["POST"]),
        WebSocketRoute("/ws", talk),
    ]
    if client.exists():
        if (client / "assets").exists():
            routes.append(Mount("/assets", StaticFiles(directory=client / "assets")))
        routes.append(Route("/{path:path}", _page(client)))
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
    return _json(wire.Problem(str(error.detail)), error.status_code)


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


def _page(client: Path) -> Callable[[Request], Awaitable[Response]]:
    """The client's files; every other address is the client's to understand."""
    root = client.resolve()

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        file = (root / path).resolve()
        return FileResponse(file if file.is_file() and root in file.parents else root / "index.html")

    return page


async def _games(_: Request) -> Response:
    found = []
    for id in games():
        g = game(id)
        options = {name: option.to_json() for name, option in g.options.items()}
        found.append(
            {
                "id": id,
                "title": g.title,
                "seats": [g.seats[0], g.seats[-1]],
                "clauses": len(g.ledger.clauses),
                "options": options,
            }
        )
    return _json(found)


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
    if status not in ("open", "running", "finished"):
        raise BadInput("status", f"{status!r} is not one of open, running, finished")
    house = _house(request)
    rows = await house.store.list("waiting" if status == "open" else status)
    rooms = [await house.room(row.id) for row in rows if row.open or status == "finished"]
    return _json([room.info() for room in rooms if room is not None])


async def _new_table(request: Request) -> Response:
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.take(address):
        raise HTTPException(429, "too many new tables: wait a little")
    return _json(await _house(request).open(await _read(request, wire.NewTable)), 201)


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    tokens: list[str]


async def _mine(request: Request) -> Response:
    house = _house(request)
    tokens = (await _read(request, Mine)).tokens[:200]
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
    return _json({"n": n, "of": room.play.made, "view": state.view(eyes), "log": told})


async def _sheet(request: Request) -> Response:
    room = await _room(request)
    if not room.state.over:
        raise HTTPException(403, "the sheet is for the end of the game")
    lines = room.state.score_sheet()
    return _json(
        [
            {"seat": line.seat, "points": line.points, "words": spoken(line.message), "clause": line.clause}
            for line in lines
        ]
    )


async def _import(request: Request) -> Response:
    return _json(await _house(request).import_record(await _body(request)), 201)
