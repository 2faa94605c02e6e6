"""Webhooks, to a real HTTP server on loopback; and where they must never lead."""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.server.room import Refusal
from regnum.server.webhook import Webhooks
from tests.server.conftest import Served
from tests.server.guests import Guest, open_for_two

pytestmark = pytest.mark.asyncio


class Listener(http.server.ThreadingHTTPServer):
    """Keeps what it is sent; answers with a redirect to itself, after a while if told so."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.wait = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(http.server.BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, json.loads(body)))
        time.sleep(self.server.wait)
        self.send_response(307)
        self.send_header("location", f"{self.server.url}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Silence."""


@pytest.fixture
def listener() -> Iterator[Listener]:
    with Listener() as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield listening
        listening.shutdown()


async def away_with_a_webhook(server: Served, url: str) -> tuple[Guest, dict[str, Any], str]:
    """Bruno asks to be called in Italian, and leaves; Anna is asked to choose."""
    server.stop()
    server.start("--allow-local-webhooks")
    made, token = open_for_two(server, options={"first_player": 0})
    anna = await Guest.at(server, made["table"], made["tokens"]["0"])
    bruno = await Guest.at(server, made["table"], token)
    await bruno.ask("webhook", "accepted", seat=1, url=url, lang="it")
    assert [seat["webhook"] for seat in bruno.table["seats"]] == [False, True]
    await bruno.choose((await bruno.until_asked())[0])
    await bruno.leave()
    assert not any(seat["webhook"] for seat in anna.table["seats"])
    assert url not in "".join(anna.raw + bruno.raw)
    return anna, made, token


async def turn_of(guest: Guest) -> list[float]:
    """Play until another is asked; how long each choice took."""
    waits = []
    await guest.until_asked()
    while guest.position["options"]:
        started = time.monotonic()
        await guest.choose(guest.position["options"][0]["text"])
        waits.append(time.monotonic() - started)
    return waits


async def heard(listener: Listener, n: int) -> None:
    """Wait for `n` calls, and a moment for one too many."""
    async with asyncio.timeout(10):
        while len(listener.heard) < n:
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    assert len(listener.heard) == n


async def test_whoever_is_away_hears_that_it_is_their_turn_and_nothing_else(server: Served, listener: Listener) -> None:
    anna, made, token = await away_with_a_webhook(server, f"{listener.url}/turn?key=1")
    await turn_of(anna)
    await heard(listener, 1)  # and the redirect was not followed
    text = "890 Anno Domini: tocca a te, Bruno."
    told = {"type": "your-turn", "game": "anno890", "table": made["table"], "seat": 1, "text": text, "content": text}
    assert listener.heard == [("/turn?key=1", told)]
    # Nobody is called who is there, nor more often than a few times a minute.
    bruno = await Guest.at(server, made["table"], token)
    await turn_of(bruno)
    await turn_of(anna)
    await heard(listener, 1)
    for calls in (2, 2, 2):
        await bruno.until_asked()
        await turn_of(bruno)
        await bruno.leave()
        await turn_of(anna)
        await heard(listener, calls)
        bruno = await Guest.at(server, made["table"], token)


async def test_a_webhook_that_hangs_or_is_gone_holds_up_nobody(server: Served, listener: Listener) -> None:
    listener.wait = 2.0
    anna, made, token = await away_with_a_webhook(server, listener.url)
    assert max(await turn_of(anna)) < 1
    await heard(listener, 1)
    listener.server_close()
    bruno = await Guest.at(server, made["table"], token)
    await turn_of(bruno)
    await bruno.leave()
    assert max(await turn_of(anna)) < 1
    assert (await anna.ask("say", "accepted", text="?"))["seq"] > 0


async def test_a_webhook_goes_with_its_holder(server: Served, listener: Listener) -> None:
    anna, made, token = await away_with_a_webhook(server, listener.url)
    bruno = await Guest.at(server, made["table"], token)
    await bruno.ask("seat", "accepted", seat=1, kind="open")
    await bruno.leave()
    await turn_of(anna)
    await heard(listener, 0)


async def test_addresses_are_checked_again_when_they_are_called(server: Served, listener: Listener) -> None:
    anna, made, _ = await away_with_a_webhook(server, listener.url)
    server.stop()
    server.start()  # this time the host does not allow it
    anna = await Guest.at(server, made["table"], made["tokens"]["0"])
    await turn_of(anna)
    await heard(listener, 0)


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "file:///etc/passwd",
        "ftp://1.1.1.1/",
        "http://",
        "http://1.1.1.1:99999/",
        "http://anna:secret@1.1.1.1/",
        "http://1.1.1.1/\r\nhost: x",
        "http://localhost/",
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0.0.0.0/",
        "http://10.0.0.1/",
        "http://192.168.1.1/",
        "http://100.64.0.1/",
        "http://169.254.169.254/",
        "http://224.0.0.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[2002:a00:1::1]/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
    ],
)
async def test_addresses_that_are_never_called(url: str) -> None:
    with pytest.raises(Refusal, match="webhook"):
        await Webhooks().check(url)


@pytest.mark.parametrize("url", ["https://1.1.1.1/hook?key=1", "http://[2606:4700:4700::1111]:8080/"])
async def test_public_addresses_may_be_called(url: str) -> None:
    await Webhooks().check(url)
