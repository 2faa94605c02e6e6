"""Chromium, a server, and people who come to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import CHROMIUM, CLIENT, SAFE, Person
from tests.server.conftest import Served


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium: apt-get install chromium")
    if not (CLIENT / "dist").exists():
        pytest.skip("the client is not built: make client")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all; a test that stops its server has a house of its own."""
    served = Served(tmp_path_factory.mktemp("house"))
    served.start()
    yield served
    served.stop()


class Door:
    """Lets people in, and sees them out; nobody's page may have complained of anything."""

    def __init__(self, browser: Browser, house: Served) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Person] = []

    def __call__(self, **how: Any) -> Person:
        """Somebody with a browser of their own, as `Person` has it."""
        person = Person(self.browser, **{"address": self.house.url, **how})
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.context.close()
        assert [error for person in self.people for error in person.errors] == []


@pytest.fixture
def visitor(browser: Browser, house: Served) -> Iterator[Door]:
    door = Door(browser, house)
    yield door
    door.close()


@pytest.fixture
def pair(visitor: Door) -> tuple[Person, Person]:
    """Anna, who made a table and has the first turn, and Bruno, who came by her link and picks his Castle before it."""
    anna, bruno = visitor(lang="it"), visitor(lang="en")
    anna.set_up(("me", "Anna"), ("friend", ""))
    bruno.accept(anna.invitation(2), "Bruno")
    return anna, bruno
