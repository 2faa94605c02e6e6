"""Webhooks: players who are not connected can have the server call a URL when it is their turn.

The URL comes from a player and is not trusted. Only HTTP(S) to public addresses is allowed, checked when the connection
is made; redirects are not followed and response bodies are not read; a slow or broken endpoint delays nobody.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec
from prometheus_client import Counter

from regnum.core.text import isolated
from regnum.server import wire
from regnum.server.net.limits import RateLimiter
from regnum.server.table.game import Refusal
from regnum.server.table.live_table import LiveTable
from regnum.server.tasks import Tasks

TIMEOUT = 5.0  # seconds, from looking up the name to the response
MAX_CALLS = 16

# Which addresses are public: of IPv6 only those that are given out as such, and of these and of IPv4 all but what IANA
# lists as special, even what can be reached: nobody serves a webhook there. Addresses of IPv6 that lead to one of IPv4
# are among them. Python's own list (`is_global`) depends on its version; this one is from
# https://www.iana.org/assignments/iana-ipv4-special-registry and https://www.iana.org/assignments/iana-ipv6-special-registry
GLOBAL_UNICAST_IPV6 = ip_network("2000::/3")
SPECIAL = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16",
            "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
            "224.0.0.0/4",  # multicast, which has a registry of its own
            "240.0.0.0/4",
            "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20",
        ),
    )
)  # fmt: skip

calls = Counter("regnum_webhooks", "Webhooks called", ["outcome"])


class Webhooks:
    """Calls webhooks; `local` allows addresses in the server's own network."""

    def __init__(self, local: bool = False) -> None:
        self._network = _Network(local)
        self._pool = httpcore.AsyncConnectionPool(network_backend=self._network, max_keepalive_connections=0)
        self._seats = RateLimiter(rate=1 / 60, capacity=2)
        self._hosts = RateLimiter(rate=1, capacity=30)
        self._calls = Tasks()

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
        """Call the webhooks of the seats that must choose now, unless their holders are connected."""
        for seat in table.game.newly_asked:
            row = table.game.row.seats[seat]
            host = _host(row.webhook) if row.webhook else None
            if host is None or seat in table.views.presence.seats or table.game.bot_at(seat) is not None:
                continue
            if len(self._calls) < MAX_CALLS and self._seats.take(f"{table.id}/{seat}") and self._hosts.take(host):
                self._calls.start(self._call(table, seat))

    async def _call(self, table: LiveTable, seat: int) -> None:
        headers = [("content-type", "application/json"), ("user-agent", "Regnum")]
        row = table.game.row.seats[seat]
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
        self._calls.cancel()


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
    usual = address.version == 4 or address in GLOBAL_UNICAST_IPV6
    return usual and not any(address in special for special in SPECIAL)


def _body(table: LiveTable, seat: int, lang: str) -> bytes:
    """The payload: whose turn it is and at which table, nothing else. Chat services read `text` or `content`."""
    game = table.game.play.game
    text = game.text(lang)("ui-your-turn", game=game.title, name=isolated(table.game.row.seats[seat].name))
    payload = {"type": "your-turn", "game": game.id, "table": table.id, "seat": seat, "text": text, "content": text}
    return msgspec.json.encode(payload)
