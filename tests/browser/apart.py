"""A saved game whose seats are taken by people with browsers of their own, and what their sockets received."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

import regnum
from tests.browser.pages import Person


def sit_apart(play: regnum.Play, people: dict[int, Person]) -> dict[int, list[str]]:
    """Open a saved game and give each person one seat; returns what each receives on a socket from then on."""
    opener = next(iter(people.values()))
    made = opener.imported(play)
    received: dict[int, list[str]] = {}
    for seat, person in people.items():
        received[seat] = listen(person)
        person.hold(made["table"], {str(seat): made["tokens"][str(seat)]})
    return received


def listen(person: Person) -> list[str]:
    """The frames that come to this person's page."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    person.page.on("websocket", opened)
    return frames


def without_options(frame: str) -> str:
    """A frame without what its receiver may choose now, and what that costs."""
    message: dict[str, Any] = json.loads(frame)
    if position := message.get("position"):
        del position["options"]
    if message["type"] == "facts":
        del message["details"], message["plans"]
    return json.dumps(message)
