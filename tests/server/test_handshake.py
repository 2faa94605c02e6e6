"""The handshake: a usual request is read as the library would read it, and anything else is left to the library."""

from __future__ import annotations

import asyncio
import gc
import re
import weakref
from types import SimpleNamespace
from typing import cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request

from regnum.server.net.handshake import Handshake, of_request, usual
from regnum.server.net.http import LimitedHttp
from tests.server.transports import state_of_app

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PYTHON = {
    "Host": "127.0.0.1:8890",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": KEY,
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
    "User-Agent": "Python/3.11 websockets/17.4",
}
FIREFOX = {
    "Host": "games.example.org",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Accept": "*/*",
    "Accept-Language": "it-IT,it;q=0.8,en-US;q=0.5,en;q=0.3",
    "Sec-WebSocket-Version": "13",
    "Origin": "https://games.example.org",
    "Sec-WebSocket-Extensions": "permessage-deflate",
    "Sec-WebSocket-Key": KEY,
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "WebSocket",
    "X-Forwarded-For": "10.0.0.1, 10.0.0.2",
}


def head(headers: dict[str, str], first: str = "GET /ws HTTP/1.1") -> bytes:
    lines = [first, *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def without_date(handshake: Handshake) -> Handshake:
    """The library dates its answers, which is not required of this one."""
    return handshake._replace(response=re.sub(rb"Date: [^\r]*\r\n", b"", handshake.response))


@pytest.mark.parametrize("headers", [PYTHON, FIREFOX])
def test_a_usual_request_is_read_as_the_library_reads_it(headers: dict[str, str]) -> None:
    found = usual(head(headers))
    assert found is not None
    assert found.accepted
    assert found == without_date(of_request(Request("/ws", Headers(headers))))
    assert (found.host, found.origin) == (headers["Host"], headers.get("Origin", ""))
    assert found.forwarded == headers.get("X-Forwarded-For", "")


WHOLE = head(PYTHON)


@pytest.mark.parametrize(
    "data",
    [
        WHOLE[:-1],  # not all of it
        WHOLE[:-2],
        WHOLE + b"x",  # more than it
        WHOLE + WHOLE,
        WHOLE.replace(b"GET", b"POST"),
        WHOLE.replace(b"/ws", b"/ws?any"),
        WHOLE.replace(b"/ws", b"/api"),
        WHOLE.replace(b"HTTP/1.1", b"HTTP/1.0"),
        WHOLE.replace(b"\r\n", b"\n"),
        WHOLE.replace(b"Host: ", b"Host : "),
        WHOLE.replace(b"Host: ", b"Host:\t"),
        WHOLE.replace(b"Host: ", b"Host:  "),
        WHOLE.replace(b":8890\r\n", b":8890 \r\n"),
        WHOLE.replace(b":8890\r\n", b":8890\r\n folded\r\n"),
        WHOLE.replace(b":8890", b":8890\x00"),
        WHOLE.replace(b":8890", b":8890\xe8"),
        WHOLE.replace(b"Upgrade: websocket", b"Upgrade: h2c"),
        WHOLE.replace(b"Connection: Upgrade", b"Connection: close"),
        WHOLE.replace(b"Version: 13", b"Version: 8"),
        WHOLE.replace(KEY.encode(), b"short"),
        WHOLE.replace(KEY.encode(), KEY.encode().replace(b"d", b"-", 1)),
        WHOLE.replace(b"User-Agent: Python", b"host: evil.example\r\nUser-Agent: Python"),  # a second Host
        WHOLE.replace(b"User-Agent", b"Content-Length: 5\r\nUser-Agent"),
        WHOLE.replace(b"User-Agent", b"Transfer-Encoding: chunked\r\nUser-Agent"),
        WHOLE.replace(b"User-Agent", b"Sec-WebSocket-Protocol: any\r\nUser-Agent"),
        *(head({name: value for name, value in PYTHON.items() if name != missing}) for missing in list(PYTHON)[1:5]),
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert data != WHOLE
    assert usual(data) is None


def test_the_library_refuses_what_is_wrong() -> None:
    wrong = of_request(Request("/ws?any", Headers({**PYTHON, "Sec-WebSocket-Version": "8"})))
    assert not wrong.accepted
    assert wrong.path == "/ws"
    assert wrong.response.startswith(b"HTTP/1.1 400 ")


class FakeTransport:
    """A transport that keeps what is written, and its protocol."""

    def __init__(self) -> None:
        self.written = b""
        self.protocol: asyncio.Protocol | None = None

    def get_extra_info(self, name: str) -> object:
        return ("127.0.0.1", 1) if name == "peername" else None

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        """Would be called if the request did not arrive."""


@pytest.mark.asyncio
@pytest.mark.parametrize("request_line", ["GET /ws HTTP/1.1", "GET /ws?any HTTP/1.1"])
async def test_what_read_the_request_is_freed_without_the_collector(request_line: str) -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        """Is not called."""

    config = Config(app, http=LimitedHttp, log_level="warning")
    config.load()
    config.app = SimpleNamespace(state=state_of_app())  # type: ignore[assignment]
    transport = FakeTransport()
    reader = LimitedHttp(config, ServerState(), {})
    reader.connection_made(cast(asyncio.Transport, transport))
    gc.disable()
    try:
        reader.data_received(head(PYTHON, request_line))
        assert transport.written.startswith(b"HTTP/1.1 101 ")
        assert transport.protocol is not None
        transport.protocol.connection_lost(None)
        left = weakref.ref(reader)
        del reader
        assert left() is None
    finally:
        gc.enable()
