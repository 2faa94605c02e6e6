"""One person against bots, from the start page to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import end_against_bots


@pytest.mark.parametrize(("lang", "width", "dark"), [("it", 1280, False), ("en", 360, True)])
def test_a_whole_game_clicked(visitor: Visitors, lang: str, width: int, dark: bool) -> None:
    person = visitor(lang=lang, width=width, dark=dark)
    person.play_now()
    person.play_to_the_end(clicks=True)
    person.has_totals(end_against_bots("anno890", 3))


def test_a_whole_game_without_a_mouse(visitor: Visitors) -> None:
    person = visitor()
    person.go()
    walk_to(person, person.box.get_by_role("button", name=person.say("home-play-now")))
    person.page.keyboard.press("Enter")
    person.tell_name("Anna")
    person.at_table()
    person.play_to_the_end()
    person.has_totals(end_against_bots("anno890", 3))
    walk_to(person, person.button("score-replay"))
    person.page.keyboard.press("Enter")
    expect(person.region("replay-title")).to_be_visible()


def walk_to(person: Person, thing: Locator) -> None:
    """Press the Tab key until `thing` has the focus."""
    expect(thing).to_be_visible()
    for _ in range(60):
        if thing.evaluate("it => it === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
