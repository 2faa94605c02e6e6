"""One person against bots, to the score sheet: with a mouse, with fingers, with the keyboard.

One game of 890 is played from the start page. The others begin near their end here, half of them by touch and half with
the keyboard; `make soak` plays all of them whole, in both ways.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Locator, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import against_bots, end_against_bots, last_part

# Seats, and how much of the game is left to play.
TABLES = {"anno890": (3, 0.2), "medioevo": (3, 0.02), "seven": (3, 0.04), "viscounts": (1, 0.08)}
SOAK = os.environ.get("REGNUM_SOAK") == "1"
BY_TOUCH = list(TABLES) if SOAK else ["anno890", "seven"]
BY_KEYS = list(TABLES) if SOAK else ["medioevo", "viscounts"]


def test_every_game_is_played() -> None:
    assert set(TABLES) == {*BY_TOUCH, *BY_KEYS} == set(regnum.games())


def test_a_whole_game_clicked(visitor: Visitors) -> None:
    person = visitor()
    person.play_now()
    person.play_to_the_end(clicks=True)
    person.has_totals(end_against_bots("anno890", 3))


def test_a_game_clicked_in_a_small_dark_window(visitor: Visitors) -> None:
    person = visitor(lang="en", width=360, dark=True)
    end = open_near_the_end(person)
    person.play_to_the_end(clicks=True)
    person.has_totals(end)


@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_game_by_touch_each_choice_seen_before_it_is_made(visitor: Visitors, game: str) -> None:
    person = visitor(game=game, width=390, touch=True)
    end = open_near_the_end(person)
    person.play_to_the_end(clicks=True)
    person.has_totals(end)


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_game_without_a_mouse(visitor: Visitors, game: str) -> None:
    person = visitor(game=game, lang="en")
    end = open_near_the_end(person)
    person.play_to_the_end()
    person.has_totals(end)
    walk_to(person, person.button("score-replay"))
    person.page.keyboard.press("Enter")
    expect(person.region("replay-title")).to_be_visible()


def test_a_table_is_opened_without_a_mouse(visitor: Visitors) -> None:
    person = visitor()
    person.go()
    walk_to(person, person.box.get_by_role("button", name=person.say("home-play-now")))
    person.page.keyboard.press("Enter")
    person.tell_name("Anna")
    person.at_table()
    person.is_asked()


def open_near_the_end(person: Person) -> regnum.State:
    """Open a prepared game, and tell its end."""
    seats, part = TABLES[person.game]
    whole = against_bots(person.game, seats)
    person.open_saved(last_part(whole, part))
    return whole.state


def walk_to(person: Person, thing: Locator) -> None:
    """Press the Tab key until `thing` has the focus."""
    expect(thing).to_be_visible()
    for _ in range(60):
        if thing.evaluate("it => it === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
