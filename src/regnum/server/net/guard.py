"""Refuses what need not reach the application: requests for another server, or that no client of ours sends."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server.wire import Problem

LONGEST_HOST = 300
LONGEST_PATH = 300
MOST_HOSTS = 1000  # for which it is remembered whether they mean this server
MOST_UNREAD = 1 << 20  # bytes of a refused request that are still received


class Hosts:
    """The values of `Host` that mean this server, whose names are `names`."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = frozenset(name.lower() for name in names)
        self._means_us = lru_cache(MOST_HOSTS)(self._is_ours)  # clients keep sending the same

    def __contains__(self, host: str) -> bool:
        """Whether `host` is an address, this machine, or a name of this server; a port may follow."""
        return len(host) <= LONGEST_HOST and self._means_us(host)

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            ip_address(name)
        except ValueError:
            name = host.rpartition(":")[0] or host if ":" in host else host
        else:
            return True
        return name.lower() in self._names or name.lower() == "localhost"


class Guard:
    """Refuses requests with a foreign `Host`, ambiguous lengths, odd paths, or a body that a foreign page could send.

    A page of another site can make a browser resolve its name to this server's address (DNS rebinding), and can send
    forms, but it can neither change `Host` nor send JSON without asking first.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            refused = self._refused(scope)
            if refused is not None:
                await refuse(receive, send, *refused)
                return
        await self.app(scope, receive, send)

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            return 400, "the request is for several servers"
        host = headers.get(b"host", b"").decode("latin-1")
        if host not in self._hosts:
            return 421, f"this server is not called {host!r}: start it with --name"
        if b"content-length" in headers and b"transfer-encoding" in headers:
            return 400, "the length of the request is ambiguous"
        path = scope["path"]
        if len(path) > LONGEST_PATH:
            return 414, "the address is too long"
        if not path.isprintable():
            return 400, "the address contains control characters"
        if scope.get("method") == "POST":
            kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            if kind != b"application/json" and headers.get(b"content-length", b"") != b"0":
                return 415, "the request must be application/json"
        return None


async def refuse(receive: Receive, send: Send, status: int, reason: str) -> None:
    """Answer a request with a problem, and close the connection."""
    # Most clients read the answer only after they have sent everything.
    unread = MOST_UNREAD
    while unread > 0 and (message := await receive()).get("more_body"):
        unread -= len(message.get("body", b""))
    body = msgspec.json.encode(Problem(reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    # What follows on this connection may be the rest of the refused request.
    await send({"type": "http.response.start", "status": status, "headers": [*headers, (b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body})
