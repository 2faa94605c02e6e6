"""Pictures of the boards at their best, and how to get there."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from playwright.sync_api import expect

from tests.browser.pages import Person
from tests.browser.prepared import four_kingdoms, late_game_of_ten
from tests.browser.screens import Steps, alone, court, middle, of, payment, reckoning, strike, table

MIDDLE: Final = "pannonia"  # of the chart, where many realms meet


def look_at(person: Person, place: str) -> None:
    """Find a place by its name: the map goes there and its card opens."""
    person.page.get_by_placeholder(person.say("search")).fill(person.say(f"place-{place}"))
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("complementary", name=person.say("card"))).to_be_visible()


def late_map(person: Person, zoom: str) -> None:
    """Ten realms late in a game, without the panel that the question opens."""
    person.takes("medioevo")
    person.open_saved(late_game_of_ten())
    person.is_asked()
    person.button("panel-diplomacy").click()
    if zoom != "continent":
        look_at(person, MIDDLE)
        person.button(f"zoom-{zoom}").click()
    if zoom == "region":
        person.page.get_by_role("button", name=person.say("close")).click()
    person.page.mouse.move(0, 0)
    person.page.evaluate(RESTED)


# The map has stopped to move: two frames in which its place is the same.
RESTED = """() => new Promise((done) => {
    const at = () => document.querySelector('.world').style.transform;
    let before = '';
    const look = () => (at() === before ? done() : ((before = at()), setTimeout(look, 250)));
    look();
})"""


def battle(person: Person) -> None:
    person.takes("medioevo")
    person.open_saved(four_kingdoms("CombatMenu"))
    person.is_asked()
    assert person.click_part(person.page.locator('[data-place="triveneto"]'))
    person.page.locator('.hint [data-choice="attack:1.triveneto"]').click()
    scroll = person.region("battle")
    scroll.locator('[data-acts="fight:3"]').click()
    no_cards = scroll.locator('[data-acts="no_cards"]')
    dice = scroll.get_by_role("img", name=re.compile("^[1-6]$"))
    expect(dice.or_(no_cards).first).to_be_visible()
    if no_cards.is_visible():
        no_cards.click()
    expect(dice.nth(1)).to_be_visible()
    person.page.evaluate(RESTED)


def diplomacy(person: Person) -> None:
    person.takes("medioevo")
    person.open_saved(late_game_of_ten("Diplomacy"))
    person.is_asked()
    panel = person.region("panel-diplomacy")
    panel.locator('[data-acts^="player:"]').first.click()
    expect(panel.locator("button[data-acts]").nth(1)).to_be_visible()
    person.page.mouse.move(0, 0)


def trade(person: Person) -> None:
    person.takes("medioevo")
    person.open_saved(four_kingdoms("TradeMenu"))
    expect(person.page.locator(".market")).to_be_visible()
    person.button("panel-trade").click()
    person.page.mouse.move(0, 0)


PICTURES: dict[str, Steps] = {
    "anno890": of("anno890", middle),
    "viscounts": of("viscounts", alone),
    "medioevo-continent": partial(late_map, zoom="continent"),
    "medioevo-region": partial(late_map, zoom="region"),
    "medioevo-territory": partial(late_map, zoom="territory"),
    "medioevo-battle": battle,
    "medioevo-diplomacy": diplomacy,
    "medioevo-trade": trade,
    **{f"seven-{way.__name__}": of("seven", way) for way in (table, court, strike, payment, reckoning)},
}
