"""What is on the screen is whole, large enough and in its place: measured in games of every game, at four sizes.

In a few positions here; `make soak` measures at every choice of whole games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import LONGEST, Person
from tests.browser.prepared import Stop, against_bots

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
# A screen of 1280x720 at 200%.
ZOOMED: ViewportSize = {"width": 640, "height": 360}
SOAK = os.environ.get("REGNUM_SOAK") == "1"
SIZES = {1440: 900, 1280: 720, 390: 844, 320: 640} if SOAK else {1280: 720, 320: 640}
# Tables of every game, the most crowded; with `make soak`, also with the automaton.
TABLES = [("anno890", 4), ("medioevo", 3), ("seven", 3), ("viscounts", 4), *([("viscounts", 1)] if SOAK else [])]
# Where in the game to begin, and how often to choose from there.
BEGINNINGS = [0.0, 0.6]
# Italian words are the longer ones.
LANGUAGES = ["it", "en"] if SOAK else ["it"]
CHOICES = 2


def test_every_game_is_measured() -> None:
    assert {game for game, _ in TABLES} == set(regnum.games())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_is_whole_and_large_enough(visitor: Visitors, game: str, seats: int, lang: str) -> None:
    person = visitor(game=game, lang=lang)
    found: set[str] = set()
    frames = set()
    for question in questions(person, seats):
        for width, height in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            found |= {f"{width} px, {question}: {fault}" for fault in faults(person)}
            frames.add((width, *frame(person)))
    assert not found, "\n".join(sorted(found))
    assert len(frames) == len(SIZES), "the prompt or the board has moved"


def questions(person: Person, seats: int) -> Iterator[str]:
    """Bring the person before one question after another, and name it."""
    length = against_bots(person.game, seats).made
    for beginning in [0.0] if SOAK else BEGINNINGS:
        person.open_saved(against_bots(person.game, seats, stop=own_question_after(round(length * beginning))))
        for n in range(LONGEST if SOAK else CHOICES):
            expect(person.ready.or_(person.sheet).first).to_be_attached()
            if person.sheet.is_visible():
                return
            yield f"{beginning:.0%} of a game and {n} choices"
            person.press_first()


def own_question_after(choices: int) -> Stop:
    return lambda play: play.made >= choices and play.state.seat == 0


def faults(person: Person) -> list[str]:
    """What is wrong with the screen as it is drawn now, each with its place."""
    page = person.page
    size = page.viewport_size
    assert size is not None
    # What is drawn by script follows a new size in the next frame.
    page.evaluate("() => new Promise(requestAnimationFrame)")
    phone = size["width"] < 900
    found: list[str] = page.evaluate(MEASURE, {"phone": phone, "share": 0.18 if phone else 0.12})
    return found


def frame(person: Person) -> tuple[float, ...]:
    """Where prompt and board are."""
    prompt, board = person.region("prompt-title").bounding_box(), person.page.locator(".board").bounding_box()
    assert prompt is not None
    assert board is not None
    return prompt["y"], prompt["height"], board["y"], board["height"]


@pytest.mark.parametrize("game", regnum.games())
def test_zoomed_to_200_percent_the_board_stays_and_the_panels_are_tabs(visitor: Visitors, game: str) -> None:
    person = visitor(game=game)
    person.page.set_viewport_size(ZOOMED)
    person.open_saved(against_bots(game, 3, stop=own_question_after(20)))
    person.is_asked()
    found = faults(person)
    assert not found, "\n".join(found)
    board = person.page.locator(".board")
    box = board.bounding_box()
    assert box is not None
    assert box["height"] > ZOOMED["height"] / 2
    person.panel("log-title")
    expect(person.log.last).to_be_visible()
    expect(board).to_be_hidden()
    person.panel("table-board")
    expect(board).to_be_visible()
