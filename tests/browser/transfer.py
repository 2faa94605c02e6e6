"""What a page asks the server for, what comes over the wire, and how much of the page moves meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

# The sum of all layout shifts since the page was opened that nobody has caused by a touch or key.
SHIFTED = """() => new Promise(done => {
    new PerformanceObserver(list => {
        done(list.getEntries().filter(entry => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(0), 300);  // nothing is observed where nothing has shifted
})"""


@dataclass
class Request:
    """One request that went to the network, or a WebSocket."""

    path: str
    kind: str
    size: int = 0


@dataclass
class Transfer:
    """Counts bytes of the network, heads and WebSocket frames included."""

    page: Page
    requests: dict[str, Request] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.cdp = self.page.context.new_cdp_session(self.page)
        self.cdp.on("Network.requestWillBeSent", self._sent)
        self.cdp.on("Network.requestServedFromCache", lambda event: self.requests.pop(event["requestId"], None))
        self.cdp.on("Network.responseReceived", self._received)
        self.cdp.on("Network.loadingFinished", self._finished)
        self.cdp.on("Network.webSocketCreated", self._opened)
        self.cdp.on("Network.webSocketFrameReceived", self._frame)
        self.cdp.send("Network.enable")

    @property
    def total(self) -> int:
        return sum(request.size for request in self.requests.values())

    def of(self, kind: str) -> int:
        return sum(request.size for request in self.requests.values() if request.kind == kind)

    @property
    def shift(self) -> float:
        shifted: float = self.page.evaluate(SHIFTED)
        return shifted

    def _sent(self, event: dict[str, Any]) -> None:
        path = urlsplit(event["request"]["url"])
        if path.scheme != "data":
            self.requests[event["requestId"]] = Request(path.path, event.get("type", ""))

    def _received(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.requests.pop(event["requestId"], None)

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.requests:
            self.requests[event["requestId"]].size = event["encodedDataLength"]

    def _opened(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]] = Request(urlsplit(event["url"]).path, "WebSocket")

    def _frame(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]].size += len(event["response"]["payloadData"].encode())
