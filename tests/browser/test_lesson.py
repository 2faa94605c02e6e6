"""The lessons, from the welcome to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors

# The first text of a lesson, and how many explanations a pupil sees who always takes the first option.
LESSONS = {"anno890": ("it", "tutorial-castle", 8), "viscounts": ("en", "tutorial-welcome", 41)}


@pytest.mark.parametrize("game", LESSONS)
def test_the_lesson_to_its_end(visitor: Visitors, game: str) -> None:
    lang, welcome, rules = LESSONS[game]
    pupil = visitor(game=game, lang=lang)
    pupil.go()
    pupil.box.get_by_role("link", name=pupil.say("home-learn")).click()
    pupil.at_table()
    understood = pupil.button("lesson-next")
    expect(pupil.page.get_by_text(pupil.say(welcome))).to_be_visible()
    met = 0
    while True:
        expect(pupil.ready.or_(pupil.sheet)).to_be_visible()
        if pupil.sheet.is_visible():
            break
        while understood.is_visible():
            understood.press("Enter")
            met += 1
        pupil.press_first()
    assert met >= rules, "a rule is met when it first matters"
    expect(pupil.page.get_by_text(pupil.say("tutorial-end"))).to_be_visible()
