"""The HTTP API: games, tables, and what is past of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from regnum.core import gate
from regnum.core.errors import BadInput
from regnum.core.game import games
from regnum.core.rules import Clause
from regnum.core.text import LANGUAGES
from regnum.server import wire
from regnum.server.lobby import Lobby
from regnum.server.net import documents
from regnum.server.net.limits import network
from regnum.server.net.resource import Resource
from regnum.server.table.live_table import LiveTable
from regnum.server.table.views import LONGEST_LOG
from regnum.server.wire.schema import JSON, Operation, openapi

T = TypeVar("T")

MAX_BODY = 1 << 20
STATUSES = ("open", "running", "finished")


# --- requests and responses ----------------------------------------------------------------------------------------


def as_json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


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


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _live_table(request: Request) -> LiveTable:
    table = await lobby_of(request).tables.find(request.path_params["table"])
    if table is None:
        raise HTTPException(404, "there is no such table")
    return table


async def _finished_table(request: Request) -> LiveTable:
    """A table whose game is over for good: its end is stored, and can no longer be lost with the server."""
    table = await _live_table(request)
    if table.game.row.status != "finished":
        raise gate.Withheld("this is available once the game is over")
    return table


def _seats_held(request: Request, table: LiveTable) -> list[int]:
    """The seats whose tokens the request carries."""
    tokens = request.headers.get("authorization", "").removeprefix("Bearer ").split(",")
    return _seats_of([token.strip() for token in tokens[:11]], lobby_of(request), table)


def _seats_of(tokens: list[str], lobby: Lobby, table: LiveTable) -> list[int]:
    found = [lobby.credentials.seat_of(token, table.id, table.game.row.seats) for token in tokens]
    return [seat for seat in found if seat is not None]


# --- the server and its games --------------------------------------------------------------------------------------


def _document(make: Callable[..., Resource]) -> Callable[[Request], Awaitable[Response]]:
    """What answers with a document that is the same for everybody; `make` takes the parameters in the path."""

    async def answer(request: Request) -> Response:
        return make(*request.path_params.values()).answer(request)

    return answer


_games = _document(documents.all_games)
_texts = _document(documents.texts)
_rules = _document(documents.rules)
_layout = _document(documents.layout)
_content = _document(documents.content)


# --- tables --------------------------------------------------------------------------------------------------------


async def _tables(request: Request) -> list[wire.TableInfo]:
    status = request.query_params.get("status", "running")
    if status not in STATUSES:
        raise BadInput("status", f"{status!r} is not one of {', '.join(STATUSES)}")
    lobby = lobby_of(request)
    rows = await lobby.store.list_open("waiting" if status == "open" else status)
    tables = [await lobby.tables.listed(row) for row in rows]
    return [table.views.info() for table in tables if table is not None]


def _address(request: Request) -> str:
    """Whose request it is, for the limits."""
    return network(request.client.host if request.client else "")


def _opener(request: Request) -> str:
    """The address that opens a table; refused if it opens too many, or has used up its share of the database."""
    address = _address(request)
    if not request.app.state.new_tables.take(address):
        raise HTTPException(429, "too many new tables from this address: try again in a few seconds")
    lobby_of(request).check_allowance(address)
    return address


async def _new_table(request: Request) -> wire.TableMade:
    return await lobby_of(request).open(await _read(request, wire.NewTable), _opener(request))


async def _mine(request: Request) -> list[wire.MyTable]:
    lobby = lobby_of(request)
    tokens: dict[str, list[str]] = {}
    for token in (await _read(request, wire.Mine)).tokens:
        id = lobby.credentials.table_of(token)
        if id is not None:
            tokens.setdefault(id, []).append(token)
    tables = [(await lobby.tables.find(id), held) for id, held in tokens.items()]
    return [_my_table(lobby, table, held) for table, held in tables if table is not None]


def _my_table(lobby: Lobby, table: LiveTable, tokens: list[str]) -> wire.MyTable:
    creator = any(lobby.credentials.is_creator(token, table.id) for token in tokens)
    return table.views.listed(_seats_of(tokens, lobby, table), creator)


async def _table(request: Request) -> wire.TableInfo:
    return (await _live_table(request)).views.info()


async def _join(request: Request) -> wire.Joined:
    table, wanted = await _live_table(request), await _read(request, wire.Join)
    return await lobby_of(request).join(table, wanted, _address(request))


async def _rematch(request: Request) -> wire.TableMade:
    table = await _live_table(request)
    seats = _seats_held(request, table)
    if not seats:
        raise HTTPException(403, "only a player of this table may ask for a rematch")
    return await lobby_of(request).rematch(table, seats, _opener(request))


async def _record(request: Request) -> Response:
    table = await _finished_table(request)
    text = gate.record(table.game.play.record, table.game.state)
    name = f"{table.game.play.game.id}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


async def _at(request: Request) -> Response:
    table = await _live_table(request)
    seats = _seats_held(request, table)
    n = request.path_params["n"]
    with lobby_of(request).quota.of(_address(request)):
        state = table.views.state_after(n)
        viewer = gate.Viewer(seats)
        log = [table.game.log.line(seq, viewer) for seq in table.game.log.active[:n]]
        view, outlook = cast(wire.View, gate.past_view(state, viewer)), gate.past_outlook(state, viewer)
        return as_json(wire.Moment(n, table.game.play.made, view, log, outlook))


async def _log(request: Request) -> Response:
    table = await _live_table(request)
    viewer = gate.Viewer(_seats_held(request, table))
    end = min(request.path_params["before"] - 1, table.game.seq)
    with lobby_of(request).quota.of(_address(request)):
        return as_json([table.game.log.line(seq, viewer) for seq in range(max(1, end - LONGEST_LOG + 1), end + 1)])


async def _sheet(request: Request) -> wire.ScoreSheet:
    return wire.ScoreSheet.of((await _finished_table(request)).game.state)


async def _history(request: Request) -> wire.History:
    return await (await _live_table(request)).views.history()


async def _import(request: Request) -> wire.TableMade:
    recorded = await _read(request, wire.Recorded)
    return await lobby_of(request).import_record(recorded.record.encode(), _opener(request))


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


def api_routes() -> list[Route]:
    """The description, and one route for each path, so that the response to a wrong method lists the allowed ones."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in OPERATIONS:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    operations = [Route(path, _by_method(of_path), methods=[*of_path]) for path, of_path in by_path.items()]
    return [Route("/openapi.json", _document(_described)), *operations]


def _by_method(operations: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        operation = operations["GET" if request.method == "HEAD" else request.method]
        found = await operation.handler(request)
        return found if isinstance(found, Response) else as_json(found, operation.status)

    return answer


@cache
def _described() -> Resource:
    return documents.as_document(openapi(OPERATIONS, {"game": list(games()), "lang": LANGUAGES}))
