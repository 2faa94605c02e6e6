"""Chromium, a server, and people who use it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import CHROMIUM, CLIENT, SAFE, TIMEOUT, Person
from tests.server.clients import open_for_two
from tests.server.conftest import Served


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium: apt-get install chromium")
    if not (CLIENT / "dist").exists():
        pytest.skip("the client is not built: make client")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE, timeout=TIMEOUT)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests; a test that stops its server uses its own."""
    served = Served(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.stop()


class Visitors:
    """Opens a browser for each visitor; at the end no page may have reported an error."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []

    def __call__(self, **how: Any) -> Person:
        """A new person with their own browser; the arguments are those of `Person`."""
        person = Person(self.browser, **{"address": self.server.url, **how})
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.context.close()
        assert [error for person in self.people for error in person.errors] == []


@pytest.fixture
def visitor(browser: Browser, server: Served) -> Iterator[Visitors]:
    visitors = Visitors(browser, server)
    yield visitors
    visitors.close()


@pytest.fixture
def pair(visitor: Visitors) -> tuple[Person, Person]:
    """Anna, who has created a table and has the first turn, and Bruno, who has joined it and picks his Castle first."""
    anna, bruno = visitor(lang="it"), visitor(lang="en")
    made, token = open_for_two(visitor.server, options={"first_player": 0})
    anna.hold(made["table"], made["tokens"], made["creator"])
    bruno.hold(made["table"], {"1": token})
    return anna, bruno
