"""Requests over plain HTTP are counted for each address; answers are kept for nobody who does not read them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from regnum.core.play import Play
from regnum.core.record import Record
from regnum.server.app import make_app
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.net import documents, throttle
from regnum.server.net.api import _described
from regnum.server.net.http import SLOWEST, LimitedHttp
from regnum.server.net.limits import RateLimiter, network
from regnum.server.net.throttle import Throttle
from regnum.server.table.game import StoredGame
from regnum.server.table.live_table import LiveTable
from regnum.server.wire import NewClock
from tests import waiting
from tests.server.clients import TWO_PEOPLE
from tests.server.conftest import Served
from tests.server.floods import get
from tests.server.transports import FakeTransport
from tools.process import usage


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("::ffff:a00:1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("not:an:address", "not:an:address"),
    ],
)
def test_limits_count_an_ipv6_address_by_its_network(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_network_opens_only_so_many_tables(server: Served) -> None:
    def post(address: str) -> int:
        new = {"game": "anno890", "seats": TWO_PEOPLE}
        return waiting.post(f"{server.url}/api/tables", json=new, headers={"X-Forwarded-For": address}).status_code

    for n in range(200):  # on a busy machine more than sixty may be allowed
        if post(f"2001:db8:1:2::{n:x}") == 429:
            break
    else:
        raise AssertionError("each address counts by itself")
    assert post("2001:db8:1:3::1") == 201


Receive = Callable[[], Awaitable[dict[str, Any]]]
Headers = Sequence[tuple[bytes, bytes]]


class App:
    """An application that answers only when it may, and when it has read the request."""

    def __init__(self) -> None:
        self.tasks: list[str] = []  # of those who ask
        self.may_answer = asyncio.Event()
        self.read: list[bytes] = []

    @property
    def asked(self) -> int:
        return len(self.tasks)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.tasks.append(cast("asyncio.Task[int]", asyncio.current_task()).get_name())
        await self.may_answer.wait()
        body = b""
        while (message := await receive()).get("more_body"):
            body += message["body"]
        self.read.append(body + message["body"])
        await send({"type": "http.response.start", "status": 200, "headers": []})


async def nothing() -> dict[str, Any]:
    """The body of most requests."""
    return {"type": "http.request", "body": b"", "more_body": False}


def ask(
    app: Any, address: str, receive: Receive = nothing, headers: Headers = (), reads: asyncio.Event | None = None
) -> asyncio.Task[int]:
    """A request from an address, which may not read the answer before an event; returns the status of the answer."""

    async def request() -> int:
        answers: list[int] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            answers.append(message.get("status", 0))
            if reads is not None:
                await reads.wait()

        async with asyncio.timeout(waiting.PATIENCE):
            await app({"type": "http", "client": (address, 1), "headers": headers}, receive, send)
        return answers[0]

    return asyncio.create_task(request())


def in_parts(go_on: asyncio.Event, *parts: bytes) -> Receive:
    """A body whose second part comes only after an event."""
    left = list(parts)

    async def receive() -> dict[str, Any]:
        if len(left) < len(parts):
            await go_on.wait()
        part = left.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(left)}

    return receive


@pytest.mark.asyncio
async def test_an_address_has_only_so_many_requests_at_once() -> None:
    app = App()
    throttled = Throttle(app, connections=3)
    waits = [ask(throttled, f"2001:db8::{n}") for n in range(3)]
    await asyncio.sleep(0)
    assert await ask(throttled, "2001:db8::9") == 429
    others = ask(throttled, "2001:db8:0:1::1")
    app.may_answer.set()
    assert await asyncio.gather(*waits, others) == [200] * 4
    assert await ask(throttled, "2001:db8::9") == 200


@pytest.mark.asyncio
async def test_the_requests_of_an_address_take_turns() -> None:
    app = App()
    throttled = Throttle(app, connections=100)
    waits = [ask(throttled, "10.0.0.1") for _ in range(100)]
    for turn in range(10):
        await asyncio.sleep(0)
        assert app.asked <= turn  # one begins after another, and everybody else goes first
    other = ask(throttled, "10.0.0.2")
    for _ in range(3):
        await asyncio.sleep(0)
    assert other.get_name() in app.tasks
    for _ in range(200):
        await asyncio.sleep(0)
    assert app.asked == throttle.AT_ONCE + 1
    app.may_answer.set()
    assert await asyncio.gather(*waits, other) == [200] * 101
    assert not throttled._turns


SMALL_BODY = (b"content-length", str(throttle.SMALL).encode())
LARGE_BODY = (b"content-length", str(throttle.SMALL + 1).encode())
CHUNKED = (b"transfer-encoding", b"chunked")


@pytest.mark.asyncio
@pytest.mark.parametrize("header", [SMALL_BODY, LARGE_BODY, CHUNKED])
async def test_who_sends_half_a_request_takes_no_turn_from_the_others(header: tuple[bytes, bytes]) -> None:
    app, go_on = App(), asyncio.Event()
    app.may_answer.set()
    throttled = Throttle(app, connections=100)
    slow = [ask(throttled, "10.0.0.1", in_parts(go_on, b"a", b"b", b"c"), [header]) for _ in range(80)]
    for _ in range(200):
        await asyncio.sleep(0)
    assert app.asked == (0 if header is SMALL_BODY else throttle.AT_ONCE)  # of large ones only so much is kept
    assert await ask(throttled, "10.0.0.1") == 200
    if header is not SMALL_BODY:
        assert await ask(throttled, "10.0.0.1", in_parts(app.may_answer, b"a", b"b"), [SMALL_BODY]) == 200
    app.read.clear()
    go_on.set()
    assert await asyncio.gather(*slow) == [200] * 80
    assert app.read == [b"abc"] * 80
    assert not throttled._turns


@pytest.mark.asyncio
async def test_who_does_not_read_an_answer_takes_no_turn_from_the_others() -> None:
    app, reads = App(), asyncio.Event()
    app.may_answer.set()
    throttled = Throttle(app, connections=100)
    slow = [ask(throttled, "10.0.0.1", reads=reads) for _ in range(throttle.AT_ONCE)]
    for _ in range(100):
        await asyncio.sleep(0)
    assert await ask(throttled, "10.0.0.1") == 200
    reads.set()
    assert await asyncio.gather(*slow) == [200] * throttle.AT_ONCE


@pytest.mark.asyncio
async def test_who_hangs_up_before_the_end_of_a_small_request_is_heard() -> None:
    told: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"a", "more_body": True},
        {"type": "http.disconnect"},
    ]
    heard: list[Any] = []

    async def receive() -> dict[str, Any]:
        return told.pop(0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(await receive())
        await send({"status": 400})

    assert await ask(Throttle(app, connections=1), "10.0.0.1", receive, [SMALL_BODY]) == 400
    assert [message["type"] for message in heard] == ["http.disconnect"]


@pytest.mark.asyncio
async def test_who_asks_too_often_waits_and_is_then_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "WAIT", 0.01)
    app = App()
    app.may_answer.set()
    throttled = Throttle(app, connections=1)  # four at once, then one in five seconds
    bucket = throttled._rate.bucket("10.0.0.1")
    bucket.spend(4)
    assert await ask(throttled, "10.0.0.1") == 429
    assert app.asked == 0
    bucket.spend(-1.5)
    assert await ask(throttled, "10.0.0.1") == 200
    assert await ask(throttled, "10.0.0.2") == 200


def test_documents_are_made_once(shared_server: Served) -> None:
    for path in ("openapi.json", "games", *(f"games/medioevo/{kind}" for kind in ("rules", "content", "layout"))):
        first, second = (waiting.get(f"{shared_server.url}/api/{path}") for _ in range(2))
        assert first.headers["content-type"] == "application/json"
        assert first.content == second.content
    assert _described() is _described()
    assert documents.all_games() is documents.all_games()
    for kind in (documents.rules, documents.content, documents.layout):
        assert kind("medioevo") is kind("medioevo")
    assert documents.texts("seven", "it") is documents.texts("seven", "it")


# --- connections ---------------------------------------------------------------------------------------------------


class Peer(FakeTransport):
    """A transport to some address, where so many bytes wait to be read."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__()
        self.address = address
        self.waiting = 0

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1) if name in ("peername", "sockname") else None

    def get_write_buffer_size(self) -> int:
        return self.waiting


def connect(peer: Peer) -> LimitedHttp:
    """A connection of plain HTTP from a peer, to a server that never answers, behind a proxy at 10.0.0.1."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(100)

    config = Config(cast(Any, app), log_level="critical")
    config.load()
    config.loaded_app = ProxyHeadersMiddleware(cast(Any, app), ["10.0.0.1"])
    http = LimitedHttp(config, ServerState(), {})
    http.connection_made(cast(asyncio.Transport, peer))
    return http


@pytest.mark.asyncio
async def test_a_proxy_may_have_more_connections_than_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LimitedHttp, "open", type(LimitedHttp.open)())
    monkeypatch.setattr(LimitedHttp, "most", 2)
    monkeypatch.setattr(LimitedHttp, "most_of_a_proxy", 4)

    def let_in(address: str) -> bool:
        peer = Peer(address)
        connect(peer)
        return not peer.aborted

    assert [let_in("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [let_in(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert [let_in("10.0.0.1") for _ in range(5)] == [True] * 4 + [False]


@pytest.mark.asyncio
async def test_an_address_opens_only_so_many_connections_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LimitedHttp, "opening", RateLimiter(rate=0.0, capacity=2))

    def let_in(address: str) -> bool:
        peer = Peer(address)
        connect(peer).connection_lost(None)
        return not peer.aborted

    assert [let_in("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert let_in("192.0.2.2")
    assert [let_in("10.0.0.1") for _ in range(5)] == [True] * 5  # a proxy, for all its clients


@pytest.mark.asyncio
async def test_a_connection_has_one_request_at_a_time() -> None:
    peer = Peer()
    http = connect(peer)
    http.data_received(get("/health"))
    await asyncio.sleep(0)
    assert not peer.closed
    http.data_received(get("/health") * 1000)
    assert peer.closed
    assert not http.pipeline
    assert peer.written.startswith(b"HTTP/1.1 400")
    http.connection_lost(None)


def test_one_request_after_another_is_answered(shared_server: Served) -> None:
    with httpx.Client(base_url=shared_server.url, timeout=waiting.PATIENCE) as client:
        assert [client.get("/health").status_code for _ in range(20)] == [200] * 20
        streams = list(client._transport._pool.connections)  # type: ignore[attr-defined]
    assert len(streams) == 1


@pytest.mark.asyncio
async def test_who_hardly_reads_an_answer_is_dropped() -> None:
    peer = Peer()
    http = connect(peer)
    http.data_received(get("/health"))
    peer.waiting = 1_000_000
    http.pause_writing()
    assert http._unread is not None
    peer.waiting -= SLOWEST
    http._check(1_000_000)  # as the timer does
    assert not peer.aborted
    peer.waiting -= SLOWEST - 1
    http._check(1_000_000 - SLOWEST)
    assert peer.aborted
    http.connection_lost(None)


@pytest.mark.asyncio
async def test_who_reads_is_not_watched() -> None:
    peer = Peer()
    http = connect(peer)
    http.data_received(get("/health"))
    http.pause_writing()
    http.resume_writing()
    assert http._unread is None
    http.connection_lost(None)


def test_answers_that_nobody_reads_take_little_memory(shared_server: Served) -> None:
    assert shared_server.process is not None
    waiting.get(f"{shared_server.url}/api/games/medioevo/rules")
    before = usage(shared_server.process.pid).memory
    with contextlib.ExitStack() as kept:
        for _ in range(100):
            connection = kept.enter_context(socket.socket())
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", shared_server.port))
            connection.sendall(get("/api/games/medioevo/rules"))
        for _ in range(5):
            assert waiting.get(f"{shared_server.url}/health").status_code == 200
            time.sleep(0.2)
        assert usage(shared_server.process.pid).memory - before < 15e6  # 50 and more, when each had a copy


# --- what a request may learn --------------------------------------------------------------------------------------


async def request(app: Any, method: str, path: str, receive: Receive, client: str = "192.0.2.1") -> list[int]:
    """The statuses with which an application answers a request that nobody has looked at before."""
    statuses: list[int] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        if "status" in message:
            statuses.append(message["status"])

    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "client": (client, 1)}
    await app({**scope, "query_string": b"", "root_path": "", "http_version": "1.1"}, receive, send)
    return statuses


@pytest.mark.asyncio
async def test_who_hangs_up_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    app.state.lobby = None
    told: list[dict[str, object]] = [
        {"type": "http.request", "body": b'{"tok', "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, object]:
        return told.pop(0)

    assert await request(app, "POST", "/api/tables/mine", receive) == [400]
    assert not told


@pytest.mark.asyncio
async def test_plain_requests_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "WAIT", 0.0)
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", connections=1)  # four requests at once
    app.state.lobby = SimpleNamespace(tables=SimpleNamespace(in_memory={}))

    for status in (*[200] * 4, 429):
        assert await request(app, "GET", "/health", nothing) == [status]
    assert await request(app, "GET", "/health", nothing, "192.0.2.2") == [200]


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["record", "sheet"])
async def test_what_is_told_after_the_end_is_told_once_the_end_is_stored(tmp_path: Path, path: str) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    golden = Path(__file__).parents[1] / "golden/anno890/01-2-seats.jsonl"
    play = Play.cold(Record.from_bytes(golden.read_bytes()))
    seats = [SeatRow(name, "person") for name in play.record.header.players]
    table = LiveTable(
        StoredGame(TableRow("t", 0.0, "running", False, "", seats, NewClock()), play, cast(Store, None)), []
    )

    async def found(_: str) -> LiveTable:
        return table

    app.state.lobby = SimpleNamespace(tables=SimpleNamespace(find=found))
    assert play.state.over
    assert await request(app, "GET", f"/api/tables/t/{path}", nothing) == [403]
    table.game.row.status = "finished"
    assert await request(app, "GET", f"/api/tables/t/{path}", nothing) == [200]


@pytest.mark.asyncio
async def test_metrics_are_for_this_machine_and_for_whoever_it_is_told(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", metrics=["10.1.0.0/16", "2001:db8::5"])
    app.state.lobby = SimpleNamespace(tables=SimpleNamespace(in_memory={}))

    async def status(client: str) -> int:
        return (await request(app, "GET", "/metrics", nothing, client))[0]

    allowed = ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1", "10.1.2.3", "2001:db8::5"]
    assert [await status(one) for one in allowed] == [200] * len(allowed)
    others = ["10.2.0.1", "192.168.1.5", "2001:db8::6", "::2", "", "nonsense"]
    assert [await status(one) for one in others] == [403] * len(others)


def test_who_may_read_the_metrics_through_a_proxy_is_the_client(shared_server: Served) -> None:
    forwarded = {"X-Forwarded-For": "192.0.2.7"}
    assert waiting.get(f"{shared_server.url}/metrics", headers=forwarded).status_code == 403
    assert waiting.get(f"{shared_server.url}/metrics").status_code == 200


def test_a_page_may_connect_only_to_its_own_server(shared_server: Served) -> None:
    policy = waiting.get(f"{shared_server.url}/health").headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "ws:" not in policy
