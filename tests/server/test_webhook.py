"""Webhooks: calls to a real HTTP server on this machine, and addresses that must never be called."""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server.net.webhook import Webhooks
from regnum.server.table.game import Refusal
from tests import waiting
from tests.server.clients import Client, open_for_two
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


class Listener(http.server.ThreadingHTTPServer):
    """Records every request and, while it is `answering`, answers with a redirect to itself."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.answering = threading.Event()
        self.answering.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(http.server.BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.requests.append((self.path, json.loads(body)))
        self.server.answering.wait()
        self.send_response(307)
        self.send_header("location", f"{self.server.url}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@pytest.fixture
def listener() -> Iterator[Listener]:
    with Listener() as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield listening
        listening.answering.set()
        listening.shutdown()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    served.first = "from regnum.server.net import webhook; webhook.TIMEOUT = 3600.0"
    served.start("--allow-local-webhooks")
    yield served
    served.stop()


async def away_with_a_webhook(server: Served, url: str) -> tuple[Client, dict[str, Any], str]:
    """Bruno sets a webhook in Italian and disconnects; it is Anna's turn."""
    made, token = open_for_two(server, options={"first_player": 0})
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    bruno = await Client.connect(server, made["table"], token)
    await bruno.ask("webhook", "accepted", seat=1, url=url, lang="it")
    assert [seat["webhook"] for seat in bruno.table["seats"]] == [False, True]
    await bruno.choose((await bruno.until_asked())[0])
    await bruno.leave()
    assert not any(seat["webhook"] for seat in anna.table["seats"])
    assert url not in "".join(anna.raw + bruno.raw)
    return anna, made, token


async def play_turn(client: Client) -> None:
    """Play until it is another seat's turn."""
    await client.until_asked()
    while client.position["options"]:
        await client.choose(client.position["options"][0]["text"])


async def expect_calls(listener: Listener, n: int, most: float = 0.0) -> None:
    """Wait for `n` calls, and a moment longer to see that there are no more; there may be as many as `most`."""
    await waiting.until(lambda: len(listener.requests) >= n, f"there are {len(listener.requests)} calls")
    await asyncio.sleep(0.3)
    assert n <= len(listener.requests) <= max(n, most)


async def test_a_disconnected_player_is_called_when_it_is_their_turn(server: Served, listener: Listener) -> None:
    began = time.monotonic()
    anna, made, token = await away_with_a_webhook(server, f"{listener.url}/turn?key=1")
    await play_turn(anna)
    await expect_calls(listener, 1)  # the redirect was not followed
    text = "890 Anno Domini: tocca a te, Bruno."
    payload = {"type": "your-turn", "game": "anno890", "table": made["table"], "seat": 1, "text": text, "content": text}
    assert listener.requests == [("/turn?key=1", payload)]
    # Connected players are not called, and nobody is called more than a few times a minute.
    bruno = await Client.connect(server, made["table"], token)
    await play_turn(bruno)
    await play_turn(anna)
    await expect_calls(listener, 1)
    for _ in range(3):
        await bruno.until_asked()
        await play_turn(bruno)
        await bruno.leave()
        await play_turn(anna)
        await expect_calls(listener, 2, most=2 + (time.monotonic() - began) / 60)
        bruno = await Client.connect(server, made["table"], token)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        *((name, name) for name in ("@seat-1", "@seat-unnamed", "{ $name }")),
        ("אבא", "\u2068אבא\u2069"),  # written from right to left: it turns no sentence
    ],
)
async def test_a_name_is_shown_as_it_is(server: Served, listener: Listener, name: str, shown: str) -> None:
    anna, made, token = await away_with_a_webhook(server, listener.url)
    bruno = await Client.connect(server, made["table"], token)
    await bruno.ask("rename", "accepted", seat=1, name=name)
    await bruno.leave()
    await play_turn(anna)
    await expect_calls(listener, 1)
    assert listener.requests[0][1]["text"] == f"890 Anno Domini: tocca a te, {shown}."


async def test_a_webhook_that_hangs_or_fails_delays_nobody(server: Served, listener: Listener) -> None:
    listener.answering.clear()
    anna, made, token = await away_with_a_webhook(server, listener.url)
    await play_turn(anna)
    await expect_calls(listener, 1)
    listener.server_close()
    bruno = await Client.connect(server, made["table"], token)
    await play_turn(bruno)
    await bruno.leave()
    await play_turn(anna)
    assert (await anna.ask("say", "accepted", text="?"))["seq"] > 0


async def test_a_webhook_is_removed_when_the_seat_is_freed(server: Served, listener: Listener) -> None:
    anna, made, token = await away_with_a_webhook(server, listener.url)
    bruno = await Client.connect(server, made["table"], token)
    await bruno.ask("seat", "accepted", seat=1, kind="open")
    await bruno.leave()
    await play_turn(anna)
    await expect_calls(listener, 0)


async def test_addresses_are_checked_again_before_each_call(server: Served, listener: Listener) -> None:
    anna, made, _ = await away_with_a_webhook(server, listener.url)
    server.stop()
    server.start()  # without --allow-local-webhooks
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    await play_turn(anna)
    await expect_calls(listener, 0)


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
        "http://[3fff::1]/",
        "http://[3fff:fff:ffff::1]/",
        "http://[5f00::1]/",
        "http://[2001:db8::1]/",
        "http://[2001:20::1]/",
        "http://[2001:0:a00:1::1]/",
        "http://[2620:4f:8000::1]/",
        "http://[64:ff9b:1::a00:1]/",
        "http://[100::1]/",
        "http://[100:0:0:1::1]/",
        "http://[ff0e::1]/",
        "http://172.16.0.1/",
        "http://172.31.255.255/",
        "http://192.0.0.9/",
        "http://192.0.2.1/",
        "http://192.52.193.1/",
        "http://192.175.48.1/",
        "http://198.51.100.1/",
        "http://192.88.99.1/",
        "http://192.31.196.1/",
        "http://198.19.0.1/",
        "http://203.0.113.1/",
        "http://240.0.0.1/",
        "http://255.255.255.255/",
    ],
)
async def test_addresses_that_are_never_called(url: str) -> None:
    with pytest.raises(Refusal, match="webhook"):
        await Webhooks().check(url)


@pytest.mark.parametrize("url", ["https://1.1.1.1/hook?key=1", "http://[2606:4700:4700::1111]:8080/"])
async def test_public_addresses_may_be_called(url: str) -> None:
    await Webhooks().check(url)
