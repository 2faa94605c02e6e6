"""Webhooks: players who are not connected can have the server call a URL when it is their turn.

The URL comes from a player and is not trusted. Only HTTP(S) to public addresses is allowed, checked when the connection
is made; redirects are not followed and response bodies are not read; a slow or broken endpoint delays nobody.
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

from regnum.core.text import isolated
from regnum.server import messages as wire
from regnum.server.limits import RateLimiter
from regnum.server.live_table import LiveTable, Refusal

TIMEOUT = 5.0  # seconds, from looking up the name to the response
MAX_CALLS = 16
GLOBAL_UNICAST_IPV6 = IPv6Network("2000::/3")

calls = Counter("regnum_webhooks", "Webhooks called", ["outcome"])


class Webhooks:
    """Calls webhooks; `local` allows addresses in the server's own network."""

    def __init__(self, local: bool = False) -> None:
        self._network = _Network(local)
        self._pool = httpcore.AsyncConnectionPool(network_backend=self._network, max_keepalive_connections=0)
        self._seats = RateLimiter(rate=1 / 60, capacity=2)
        self._hosts = RateLimiter(rate=1, capacity=30)
        self._calls: set[asyncio.Task[None]] = set()

    async def check(self, url: str) -> None:
        """Refuse a URL that would never be called."""
        host = _host(url)
        try:
            async with asyncio.timeout(TIMEOUT):
                if host is not None and await self._network.addresses(host):
                    return
        except (OSError, TimeoutError, UnicodeError):
            pass
        raise Refusal("webhook", wire.Words("ui-webhook-refused"))

    def notify_turn(self, table: LiveTable) -> None:
        """Call the webhook of the seat that must choose now, unless its holder is connected."""
        seat = table.state.seat
        if seat is None or not table.running or table.bot_to_move() is not None:
            return
        row = table.row.seats[seat]
        host = _host(row.webhook) if row.webhook else None
        if host is None or seat in table.presence.seats:
            return
        if len(self._calls) < MAX_CALLS and self._seats.take(f"{table.row.id}/{seat}") and self._hosts.take(host):
            task = asyncio.create_task(self._call(table, seat))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _call(self, table: LiveTable, seat: int) -> None:
        headers = [("content-type", "application/json"), ("user-agent", "Regnum")]
        row = table.row.seats[seat]
        try:
            body = _body(table, seat, row.webhook_lang)
            async with (
                asyncio.timeout(TIMEOUT),
                self._pool.stream("POST", row.webhook, headers=headers, content=body) as answer,
            ):
                outcome = "done" if answer.status < 300 else "refused"
        except Exception:  # whatever goes wrong, here or at the other end, must not affect the table
            outcome = "failed"
        calls.labels(outcome).inc()

    def close(self) -> None:
        for task in self._calls:
            task.cancel()


class _Network(httpcore.AsyncNetworkBackend):
    """Connects to exactly the address that was checked, so that a name cannot resolve to another one in between."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._backend = httpcore.AnyIOBackend()

    async def addresses(self, host: str) -> list[str]:
        """The addresses of `host`; none if any of them is private."""
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
    """The host of a plain HTTP(S) URL; None for anything else."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme in ("http", "https") and parts.username is None and parts.port != 0
    except ValueError:
        return None
    return parts.hostname if plain and all("!" <= character <= "~" for character in url) else None


def _public(address: IPv4Address | IPv6Address) -> bool:
    """Whether the address is public on the internet."""
    if isinstance(address, IPv6Address):
        # An address with an IPv4 address inside may lead to a private network.
        embeds_ipv4 = address.sixtofour is not None or address.teredo is not None
        return address.is_global and address in GLOBAL_UNICAST_IPV6 and not embeds_ipv4
    return address.is_global and not address.is_multicast


def _body(table: LiveTable, seat: int, lang: str) -> bytes:
    """The payload: whose turn it is and at which table, nothing else. Chat services read `text` or `content`."""
    game = table.play.game
    text = game.text(lang)("ui-your-turn", game=game.title, name=isolated(table.row.seats[seat].name))
    payload = {"type": "your-turn", "game": game.id, "table": table.row.id, "seat": seat, "text": text, "content": text}
    return msgspec.json.encode(payload)
