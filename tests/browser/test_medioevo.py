"""Medioevo Universale on its map: what glows, choosing by clicks and keys, the panels, how fast it moves."""

from __future__ import annotations

import os
from functools import cache
from typing import cast

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import asks

FOUR = ("Anna", "Bruno", "Carla", "Dario")

# A point on the screen where a click meets the place and nothing above it.
POINT = """place => {
    const path = document.querySelector(`[data-place="${place}"]`);
    const box = path.getBBox(), screen = path.getScreenCTM();
    for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
        const p = new DOMPoint(box.x + box.width * i / 40, box.y + box.height * j / 40);
        if (!path.isPointInFill(p)) continue;
        const at = p.matrixTransform(screen);
        if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
    }
    return null;
}"""

# The time of each frame in milliseconds while the map is dragged to and fro.
FRAMES = """async () => {
    const map = document.querySelector('.map'), box = map.getBoundingClientRect(), times = [];
    const send = (type, x, target) => target.dispatchEvent(new MouseEvent(type, {
        clientX: x, clientY: box.top + box.height / 2, bubbles: true, cancelable: true, view: window }));
    const middle = box.left + box.width / 2;
    send('mousedown', middle, map);
    let last = await new Promise(requestAnimationFrame);
    for (let n = 0; n < 180; n++) {
        send('mousemove', middle + 260 * Math.sin(n / 14), window);
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
    }
    send('mouseup', middle, window);
    return times.sort((a, b) => a - b);
}"""


@cache
def reaching(step: str) -> regnum.Play:
    """A game of four with the first option every time, up to a question."""
    play = regnum.Play.begin(regnum.game("medioevo"), list(FOUR), seed=7)
    stop = asks(step)
    while not stop(play):
        play.choose(play.state.options()[0])
    return play


def places(play: regnum.Play) -> set[str]:
    """The places that the options of a position name."""
    refs = [ref for option in play.state.options() for ref in play.state.refs(option)]
    return {ref.split(".")[1] for ref in refs if ref.split(".")[0] in ("lands", "seas")}


def glowing(page: Page) -> set[str]:
    return {str(mark.get_attribute("data-glow")) for mark in page.locator("[data-glow]").all()}


def click(person: Person, place: str) -> None:
    x, y = cast("list[float]", person.page.evaluate(POINT, place))
    person.page.mouse.click(x, y)


def test_a_land_is_chosen_by_a_click_on_it(visitor: Visitors) -> None:
    play = reaching("PlaceCathedral")
    person = visitor(game="medioevo", lang="it")
    person.open_saved(play)
    person.is_asked()
    assert glowing(person.page) == places(play)
    wanted = play.state.options()[1]
    before = person.log.count()
    click(person, wanted.first)
    expect(person.log.nth(before)).to_be_visible()
    expect(person.page.get_by_role("complementary", name=person.say("card"))).to_contain_text(
        person.say(f"place-{wanted.first}")
    )


def test_arrows_go_from_land_to_land_and_enter_chooses(visitor: Visitors) -> None:
    play = reaching("PlaceCathedral")
    person = visitor(game="medioevo", lang="en", dark=True)
    person.open_saved(play)
    person.is_asked()
    before = person.log.count()
    person.page.locator('[data-place="thrace"]').focus()
    person.page.keyboard.press("ArrowLeft")
    focused = person.page.locator("[data-place]:focus")
    expect(focused).not_to_have_attribute("data-place", "thrace")
    person.page.locator(f'[data-place="{play.state.options()[0].first}"]').focus()
    person.page.keyboard.press("Enter")
    expect(person.log.nth(before)).to_be_visible()


def test_what_is_not_on_the_map_is_chosen_in_a_panel(visitor: Visitors) -> None:
    play = reaching("Diplomacy")
    person = visitor(game="medioevo", lang="it")
    person.open_saved(play)
    person.is_asked()
    other = next(option for option in play.state.options() if option.verb == "player")
    panel = person.page.get_by_role("region", name=person.say("panel-diplomacy"))
    before = person.log.count()
    panel.locator(f'[data-acts~="{other.text}"]').click()
    expect(person.log.nth(before)).to_be_visible()


@pytest.mark.skipif(os.environ.get("REGNUM_SOAK") != "1", reason="measures time: make soak")
def test_the_map_moves_smoothly(visitor: Visitors) -> None:
    person = visitor(game="medioevo", lang="en")
    person.open_saved(reaching("CombatMenu"))
    person.is_asked()
    person.button("zoom-region").click()
    times = cast("list[float]", person.page.evaluate(FRAMES))
    assert times[int(len(times) * 0.95)] < 25
