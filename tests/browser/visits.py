"""Visits to the start page and to tables: what comes over the wire until they can be used, and what moves meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page, expect

import regnum
from tests.browser.pages import Person
from tests.server.conftest import SEED

HOME = "home"
GAMES = ("anno890", "viscounts", "seven", "medioevo")

# The sum of all layout shifts since the page was opened that nobody has caused by a touch or a key.
SHIFTED = """() => new Promise(done => {
    new PerformanceObserver(list => {
        done(list.getEntries().filter(entry => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // After the next frame: nothing is observed where nothing has shifted.
    requestAnimationFrame(() => setTimeout(() => done(0)));
})"""


@dataclass
class Request:
    """A request that went to the network, or a WebSocket: its bytes on the wire, head included, and unpacked."""

    path: str
    kind: str
    sent: int = 0
    unpacked: int = 0


class Transfer:
    """All requests of a page from now on, as the browser reports them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self._requests: dict[str, Request] = {}
        handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "requestWillBeSent": self._asked,
            "requestServedFromCache": self._had,
            "responseReceived": self._answered,
            "dataReceived": self._received,
            "loadingFinished": self._finished,
            "webSocketCreated": self._opened,
            "webSocketFrameReceived": self._framed,
        }
        for event, handler in handlers.items():
            self.session.on(f"Network.{event}", handler)
        self.session.send("Network.enable")

    def settle(self) -> None:
        """Wait for what the page still asks for once it can be used."""
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_load_state("networkidle")

    @property
    def requests(self) -> list[Request]:
        return list(self._requests.values())

    @property
    def bytes(self) -> int:
        return sum(request.sent for request in self.requests)

    @property
    def script(self) -> int:
        """Bytes of script to be read."""
        return sum(request.unpacked for request in self.requests if request.kind == "Script")

    @property
    def shift(self) -> float:
        shifted: float = self.page.evaluate(SHIFTED)
        return shifted

    def __str__(self) -> str:
        largest = sorted(self.requests, key=lambda request: -request.sent)
        return "\n".join(f"{request.sent:7} {request.path}" for request in largest)

    def _asked(self, event: dict[str, Any]) -> None:
        address = urlsplit(event["request"]["url"])
        if address.scheme != "data":
            self._requests[event["requestId"]] = Request(address.path, event.get("type", ""))

    def _had(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._requests:
            del self._requests[event["requestId"]]

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._had(event)

    def _received(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._requests:
            self._requests[event["requestId"]].unpacked += event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._requests:
            self._requests[event["requestId"]].sent = event["encodedDataLength"]

    def _opened(self, event: dict[str, Any]) -> None:
        self._requests[event["requestId"]] = Request(urlsplit(event["url"]).path, "WebSocket")

    def _framed(self, event: dict[str, Any]) -> None:
        self._requests[event["requestId"]].sent += len(event["response"]["payloadData"].encode())


def address(person: Person, subject: str) -> str:
    """The path of the start page, or of a new table of a game at which all seats are this person's."""
    if subject == HOME:
        return "/"
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "here", "name": name} for name in ("Bruno", "Carla"))]
    asked = {"game": subject, "seats": seats[: max(2, regnum.game(subject).seats[0])], "seed": SEED}
    made = person.page.request.post(f"{person.address}/api/tables", data=asked).json()
    person.keep(made["table"], made["tokens"], made["creator"])
    return f"/t/{made['table']}"


def complete(person: Person, subject: str) -> None:
    """Wait until the page can be used."""
    if subject == HOME:
        expect(person.region("home-games").get_by_role("article")).to_have_count(len(GAMES))
    else:
        person.is_asked()
