"""Medioevo Universale on its map: what glows, choosing by clicks and keys, the panels, how fast it moves."""

from __future__ import annotations

import math
import os

import pytest
from playwright.sync_api import Page, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.prepared import against_bots, four_kingdoms, last_part


def places(play: regnum.Play) -> set[str]:
    """The places that the options of a position name."""
    refs = [ref for option in play.state.options() for ref in play.state.refs(option)]
    return {ref.split(".")[1] for ref in refs if ref.split(".")[0] in ("lands", "seas")}


def glowing(page: Page) -> set[str]:
    return {str(mark.get_attribute("data-glow")) for mark in page.locator("[data-glow]").all()}


def test_a_land_is_chosen_by_a_click_on_it(visitor: Visitors) -> None:
    play = four_kingdoms("PlaceCathedral")
    person = visitor(game="medioevo", lang="it")
    person.open_saved(play)
    person.is_asked()
    assert glowing(person.page) == places(play)
    wanted = play.state.options()[1]
    before = person.log.count()
    assert person.click_part(person.page.locator(f'[data-place="{wanted.first}"]'))
    expect(person.log.nth(before)).to_be_visible()
    expect(person.page.get_by_role("complementary", name=person.say("card"))).to_contain_text(
        person.say(f"place-{wanted.first}")
    )


def test_arrows_go_from_land_to_land_and_enter_chooses(visitor: Visitors) -> None:
    play = four_kingdoms("PlaceCathedral")
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
    play = four_kingdoms("Diplomacy")
    person = visitor(game="medioevo", lang="it")
    person.open_saved(play)
    person.is_asked()
    other = next(option for option in play.state.options() if option.verb == "player")
    panel = person.page.get_by_role("region", name=person.say("panel-diplomacy"))
    before = person.log.count()
    panel.locator(f'[data-acts~="{other.text}"]').click()
    expect(person.log.nth(before)).to_be_visible()


def test_a_short_game_of_medioevo_clicked_to_its_end(visitor: Visitors) -> None:
    person = visitor(game="medioevo", lang="it", width=1280)
    whole = against_bots("medioevo", 3)
    person.open_saved(last_part(whole, 0.08))
    person.play_to_the_end(clicks=True)
    person.has_totals(whole.state)
    expect(person.page.get_by_text(person.say(f"ending-{whole.state.ending()}")).first).to_be_visible()


@pytest.mark.skipif(os.environ.get("REGNUM_SOAK") != "1", reason="measures time: make soak")
def test_the_map_moves_smoothly(visitor: Visitors) -> None:
    """Time of the page's thread, not of a clock: other programs on the machine do not count."""
    person = visitor(game="medioevo", lang="en")
    person.open_saved(four_kingdoms("CombatMenu"))
    person.is_asked()
    person.button("zoom-region").click()
    page = person.page
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    page.mouse.move(500, 400)
    page.mouse.down()
    frames = []
    for n in range(60):
        before = spent()
        page.mouse.move(500 + 240 * math.sin(n / 9), 400 + 60 * math.sin(n / 6))
        page.evaluate("() => new Promise(requestAnimationFrame)")
        frames.append(spent() - before)
    page.mouse.up()
    assert sorted(frames)[57] < 25, [round(frame) for frame in frames]
