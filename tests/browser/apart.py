"""A saved game whose seats are taken by people with browsers of their own, and what their sockets received."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

import regnum
from tests.browser.pages import Person

# The seats that a browser holds at a table: see credentials.ts.
READ = "() => JSON.parse(localStorage.getItem('regnum.tables'))"
WRITE = "tables => localStorage.setItem('regnum.tables', JSON.stringify(tables))"


def sit_apart(opener: Person, play: regnum.Play, people: dict[int, Person]) -> dict[int, list[str]]:
    """Open a saved game and give each person one seat; returns what each receives on a socket from then on.

    The opener, who held all seats, leaves.
    """
    opener.open_saved(play)
    address = opener.page.url
    table = address.rsplit("/", 1)[-1]
    tokens: dict[str, str] = opener.page.evaluate(READ)[table]["tokens"]
    opener.page.close()
    received: dict[int, list[str]] = {}
    for seat, person in people.items():
        received[seat] = listen(person)
        person.go()
        held = {"tokens": {seat: tokens[str(seat)]}, "invitations": {}, "creator": ""}
        person.page.evaluate(WRITE, {table: held})
        person.page.goto(address)
    for person in people.values():
        expect(person.in_words).to_be_attached()
    return received


def listen(person: Person) -> list[str]:
    """The frames that come to this person's page."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    person.page.on("websocket", opened)
    return frames


def without_options(frame: str) -> str:
    """A frame without what its receiver may choose now."""
    message: dict[str, Any] = json.loads(frame)
    if position := message.get("position"):
        del position["options"]
    return json.dumps(message)
