"""Others' turns are played step by step, told again on demand, and never keep anybody from choosing."""

from __future__ import annotations

from datetime import datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person

# How many bubbles come before each choice of the lesson's first turn, after which the Rival plays.
BUBBLES = (2, 1, 1, 1, 2, 1, 0, 1)


def read(pupil: Person, bubbles: int) -> None:
    for _ in range(bubbles):
        pupil.button("lesson-next").click()


def test_the_rival_plays_step_by_step_and_delays_no_choice(visitor: Visitors) -> None:
    person = visitor(game="viscounts", lang="it")
    person.page.emulate_media(reduced_motion="no-preference")
    clock = person.page.clock
    clock.install()
    person.go("/learn/viscounts")
    person.at_table()
    for bubbles in BUBBLES[:-1]:
        read(person, bubbles)
        person.choose()
    read(person, BUBBLES[-1])
    clock.pause_at(datetime.now() + timedelta(seconds=1))
    prompt = person.region("prompt-title")
    told = prompt.get_by_role("paragraph")
    person.choose()
    clock.run_for(500)
    expect(told).to_contain_text("Il Rivale Sacerdote scopre")
    # It is my turn already: what is told never keeps me from choosing.
    expect(person.ready).to_be_enabled()
    clock.run_for(900)
    expect(told).to_contain_text("Il Rivale Sacerdote guadagna 1 Corruzione")
    person.page.keyboard.press("s")
    expect(told).not_to_contain_text("Rivale")
    expect(person.page.locator(".plotted")).to_have_count(0)
    person.page.keyboard.press("t")
    again = person.region("log-since")
    expect(again.get_by_text("Il Rivale Sacerdote scopre")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    # In the log its turn is one line, which unfolds.
    folded = person.beside.locator("details")
    expect(folded.get_by_text("guadagna 1 Corruzione")).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.get_by_text("guadagna 1 Corruzione")).to_be_visible()


def test_the_pace_is_kept(visitor: Visitors) -> None:
    person = visitor(game="anno890", lang="en")
    person.play_now()
    for _ in range(2):
        person.page.keyboard.press("+")
    person.menu("menu-keys")
    expect(person.page.get_by_role("dialog")).to_contain_text(person.say("keys-faster"))
    pace = person.page.evaluate("() => JSON.parse(localStorage.getItem('regnum.settings')).pace")
    assert pace > 1
