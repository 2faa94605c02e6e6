"""The handshake of a WebSocket: what the request of a client says, and the answer (RFC 6455, section 4).

A request as nearly all clients send it is read here, in 5 µs of CPU time. Any other is left to httptools and
`websockets`, which need 30, besides what uvicorn does for a connection, and which know how to refuse what is wrong.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.utils import accept_key

PATH = "/ws"

_USUAL = re.compile(rb"GET %b HTTP/1\.1\r\n(?:[A-Za-z-]+: (?! )[ -~]*[!-~]\r\n)+\r\n" % PATH.encode())
_KEY = re.compile("[A-Za-z0-9+/]{22}==")  # 16 bytes
_UNUSUAL = frozenset(("content-length", "expect", "sec-websocket-protocol", "transfer-encoding"))


class Handshake(NamedTuple):
    """A request for a WebSocket: the headers that say whether to let the client in, empty if they are missing.

    `response` is the answer of the protocol, which has `accepted` the request or refused it.
    """

    path: str
    host: str
    origin: str
    forwarded: str
    accepted: bool
    response: bytes


def usual(data: bytes) -> Handshake | None:
    """The handshake, if `data` is exactly one request in which nothing is missing, given twice, or unusual."""
    if _USUAL.fullmatch(data) is None:
        return None
    lines = data[:-4].decode("ascii").split("\r\n")[1:]
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    key = headers.get("sec-websocket-key", "")
    if (
        len(headers) < len(lines)
        or not _UNUSUAL.isdisjoint(headers)
        or headers.get("upgrade", "").lower() != "websocket"
        or "upgrade" not in headers.get("connection", "").lower().split(", ")
        or headers.get("sec-websocket-version") != "13"
        or _KEY.fullmatch(key) is None
    ):
        return None
    response = (
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Accept: {accept_key(key)}\r\n\r\n"
    )
    host, origin = headers.get("host", ""), headers.get("origin", "")
    return Handshake(PATH, host, origin, headers.get("x-forwarded-for", ""), True, response.encode())


def of_request(request: Request) -> Handshake:
    """The handshake of any parsed request."""
    response = ServerProtocol().accept(request)
    host, origin, forwarded = (
        ", ".join(request.headers.get_all(name)) for name in ("Host", "Origin", "X-Forwarded-For")
    )
    accepted = response.status_code == 101
    return Handshake(request.path.partition("?")[0], host, origin, forwarded, accepted, response.serialize())
