"""The line breaks while the page is open: the board stays, and the game goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Door
from tests.browser.pages import Person
from tests.server.conftest import Served


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """A house of one's own, to pull down."""
    served = Served(tmp_path)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def cable(house: Served) -> Iterator[Cable]:
    laid = Cable(house.port)
    yield laid
    laid.close()


def lost(person: Person) -> Locator:
    return person.page.get_by_role("alert").filter(has_text=person.say("table-lost"))


def test_the_server_is_killed_and_comes_back(pair: tuple[Person, Person], house: Served) -> None:
    anna, bruno = pair
    bruno.play_turn()
    anna.choose()
    expect(bruno.log).to_have_count(anna.log.count())
    before = [person.log.all_text_contents() for person in pair]
    house.kill()
    for person in pair:
        expect(lost(person)).to_be_visible()
    house.start()
    for person in pair:
        expect(lost(person)).to_have_count(0)
    assert [person.log.all_text_contents() for person in pair] == before
    anna.play_turn()
    bruno.play_turn()
    expect(anna.log).to_have_count(bruno.log.count())


def test_a_choice_without_an_answer_is_not_forgotten(pair: tuple[Person, Person], house: Served) -> None:
    _, bruno = pair
    bruno.is_asked()
    house.kill()
    expect(lost(bruno)).to_be_visible()
    bruno.page.keyboard.press("1")
    expect(bruno.page.get_by_text(bruno.say("table-unsure"))).to_be_visible()
    house.start()
    expect(lost(bruno)).to_have_count(0)
    bruno.play_turn()


def test_who_was_away_gets_what_was_missed(visitor: Door, cable: Cable) -> None:
    anna, bruno = visitor(), visitor(address=cable.url)
    anna.set_up(("me", "Anna"), ("friend", ""))
    bruno.accept(anna.invitation(2).replace(anna.address, cable.url), "Bruno")
    bruno.play_turn()
    anna.is_asked()
    cable.cut()
    expect(lost(bruno)).to_be_visible()
    anna.play_turn()
    cable.mend()
    expect(lost(bruno)).to_have_count(0)
    expect(bruno.log).to_have_text(anna.log.all_text_contents())
    bruno.play_turn()
    anna.is_asked()
