"""WebSockets of the server without a network: a test says what arrives, and sees what is written."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from regnum.server.lobby import Lobby
from regnum.server.net import frames
from regnum.server.net.guard import Hosts
from regnum.server.net.handshake import of_request
from regnum.server.net.limits import Quota, RateLimiter
from regnum.server.net.socket import TableSocket


class FakeTransport:
    """A transport that keeps what is written, and knows whether anything is read."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.closed = self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def state_of_app(lobby: Lobby | None = None) -> SimpleNamespace:
    """What a WebSocket needs of the application's state; an address may have one."""
    limits = {"sockets": Quota(1), "frames": RateLimiter(rate=500, capacity=5000)}
    return SimpleNamespace(hosts=Hosts(), lobby=lobby, door=asyncio.Lock(), **limits)


def opened(lobby: Lobby | None = None) -> tuple[TableSocket, FakeTransport, ClientProtocol]:
    """A socket after the handshake, and the client's side of it."""
    config = SimpleNamespace(loaded_app=None, app=SimpleNamespace(state=state_of_app(lobby)))
    socket, transport = TableSocket(cast(Config, config), ServerState(), {}), FakeTransport()
    socket.connection_made(cast(asyncio.Transport, transport))
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    request = client.connect()
    client.send_request(request)
    client.data_to_send()
    socket.open(of_request(request))
    heard(transport, client)
    return socket, transport, client


def heard(transport: FakeTransport, client: ClientProtocol) -> list[Frame]:
    """The frames that the client has been sent since the last call; it answers pings."""
    client.receive_data(transport.written)
    transport.written = b""
    return [event for event in client.events_received() if isinstance(event, Frame)]


async def taken(socket: TableSocket, data: bytes) -> None:
    """The socket receives `data` and takes all frames in it."""
    socket.data_received(data)
    async with asyncio.timeout(5):
        while frames.size(socket._received):
            await asyncio.sleep(0)
