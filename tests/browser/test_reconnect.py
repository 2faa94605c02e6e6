"""The connection breaks while the page is open: the board stays, and the game continues after the reconnection."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.proxy import Proxy
from tests.server.conftest import Served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A separate server that a test may kill."""
    served = Served(tmp_path)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def proxy(server: Served) -> Iterator[Proxy]:
    running = Proxy(server.port)
    yield running
    running.close()


def lost(person: Person) -> Locator:
    return person.page.get_by_role("alert").filter(has_text=person.say("table-lost"))


def test_the_server_is_killed_and_comes_back(pair: tuple[Person, Person], server: Served) -> None:
    anna, bruno = pair
    bruno.play_turn()
    anna.choose()
    expect(bruno.log).to_have_count(anna.log.count())
    before = [person.log.all_text_contents() for person in pair]
    server.kill()
    for person in pair:
        expect(lost(person)).to_be_visible()
    server.start()
    for person in pair:
        expect(lost(person)).to_have_count(0)
    assert [person.log.all_text_contents() for person in pair] == before
    anna.play_turn()
    bruno.play_turn()
    expect(anna.log).to_have_count(bruno.log.count())


def test_without_a_connection_nothing_can_be_chosen(pair: tuple[Person, Person], server: Served) -> None:
    _, bruno = pair
    bruno.is_asked()
    server.kill()
    expect(lost(bruno)).to_be_visible()
    expect(bruno.options).to_have_count(0)
    expect(bruno.page.locator(".board .open")).to_have_count(0)
    expect(bruno.region("prompt-title")).to_contain_text(bruno.say("prompt-lost"))
    bruno.page.locator(".board [data-ref^='row.']").first.click()
    expect(bruno.page.locator(".hint.refusal")).to_contain_text(bruno.say("prompt-lost"))
    server.start()
    expect(lost(bruno)).to_have_count(0)
    bruno.play_turn()


def test_a_reconnected_client_gets_what_it_missed(visitor: Visitors, proxy: Proxy) -> None:
    anna, bruno = visitor(), visitor(address=proxy.url)
    anna.set_up(("me", "Anna"), ("friend", ""))
    bruno.accept(anna.invitation(2).replace(anna.address, proxy.url), "Bruno")
    bruno.play_turn()
    anna.is_asked()
    proxy.cut()
    expect(lost(bruno)).to_be_visible()
    anna.play_turn()
    proxy.restore()
    expect(lost(bruno)).to_have_count(0)
    expect(bruno.log).to_have_text(anna.log.all_text_contents())
    bruno.play_turn()
    anna.is_asked()
