"""Webhooks: a seat's holder who is away hears that it is their turn, at an address of theirs.

The address is a stranger's wish, so it is trusted with nothing. Only HTTP to public addresses, checked where the
connection is made; no redirect is followed and no answer is read; one that is slow or broken costs nobody anything.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec
from prometheus_client import Counter

from regnum.server import messages as wire
from regnum.server.limits import ByAddress
from regnum.server.room import Refusal, Room

PATIENCE = 5.0  # seconds, from looking up the name to the answer
MOST_AT_ONCE = 16
ORDINARY_IPV6 = IPv6Network("2000::/3")

calls = Counter("regnum_webhooks", "Webhooks called", ["outcome"])


class Webhooks:
    """Calls them; `local` lets them lead into the host's own network."""

    def __init__(self, local: bool = False) -> None:
        self._network = _Network(local)
        self._pool = httpcore.AsyncConnectionPool(network_backend=self._network, max_keepalive_connections=0)
        self._seats = ByAddress(rate=1 / 60, most=2)
        self._hosts = ByAddress(rate=1, most=30)
        self._calls: set[asyncio.Task[None]] = set()

    async def check(self, url: str) -> None:
        """Refuse an address that would never be called."""
        host = _host(url)
        try:
            async with asyncio.timeout(PATIENCE):
                if host is not None and await self._network.addresses(host):
                    return
        except (OSError, TimeoutError, UnicodeError):
            pass
        raise Refusal("webhook", wire.Words("ui-webhook-refused"))

    def turn(self, room: Room) -> None:
        """Somebody chose, or the game begins: whoever is asked now is called, unless they are here."""
        seat = room.state.seat
        if seat is None or not room.running or room.bot_to_move() is not None:
            return
        row = room.row.seats[seat]
        host = _host(row.webhook)
        if host is None or any(seat in guest.seats for guest in room.guests):
            return
        if len(self._calls) < MOST_AT_ONCE and self._seats.take(f"{room.row.id}/{seat}") and self._hosts.take(host):
            task = asyncio.create_task(self._call(row.webhook, _body(room, seat, row.webhook_lang)))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _call(self, url: str, body: bytes) -> None:
        headers = [("content-type", "application/json"), ("user-agent", "Regnum")]
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self._pool.stream("POST", url, headers=headers, content=body) as answer,
            ):
                outcome = "done" if answer.status < 300 else "refused"
        except Exception:  # whatever is wrong out there, it is not the table's business
            outcome = "failed"
        calls.labels(outcome).inc()

    def close(self) -> None:
        for task in self._calls:
            task.cancel()


class _Network(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was checked: a name cannot mean another one a moment later."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._backend = httpcore.AnyIOBackend()

    async def addresses(self, host: str) -> list[str]:
        """Where `host` may be reached; nowhere, if any part of it is private."""
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        return addresses if self._local or all(_public(ip_address(address)) for address in addresses) else []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        for address in await self.addresses(host):
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        raise httpcore.ConnectError(f"{host} cannot be reached")


def _host(url: str) -> str | None:
    """The host of a plain address of the web; None if it is anything else."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme in ("http", "https") and parts.username is None and parts.port != 0
    except ValueError:
        return None
    return parts.hostname if plain and all("!" <= sign <= "~" for sign in url) else None


def _public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody on the internet would reach the same machine there."""
    if isinstance(address, IPv6Address):
        # What carries an IPv4 address inside may lead anywhere.
        carries = address.sixtofour is not None or address.teredo is not None
        return address.is_global and address in ORDINARY_IPV6 and not carries
    return address.is_global and not address.is_multicast


def _body(room: Room, seat: int, lang: str) -> bytes:
    """What is told: whose turn it is and where, nothing of the game. Chat services read `text` or `content`."""
    game = room.play.game
    text = game.text(lang)("ui-your-turn", game=game.title, name=room.row.seats[seat].name)
    said = {"type": "your-turn", "game": game.id, "table": room.row.id, "seat": seat, "text": text, "content": text}
    return msgspec.json.encode(said)
