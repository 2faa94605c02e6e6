"""7 asks in its own words: how to pay, what each way brings; and tells how it ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.prepared import against_bots
from tests.browser.test_screens import findings


def pays(play: regnum.Play) -> bool:
    """The person at the first seat can pay in more than one way."""
    return type(play.state.asking).__name__ == "Pay" and play.state.asking.seat == 0 and len(play.state.options()) > 1


@pytest.mark.parametrize("width", [1280, 390])
def test_a_payment_shows_what_is_asked_and_every_way_to_pay(visitor: Visitors, width: int) -> None:
    play = against_bots("seven", 3, {"fall": True}, pays)
    person = visitor(game="seven", lang="it", width=width)
    person.open_saved(play)
    person.is_asked()
    panel = person.page.get_by_role("group", name=person.say("payment"), exact=True)
    ways = panel.get_by_role("button")
    expect(ways).to_have_count(len(play.state.options()))
    first = play.state.options()[0]
    way = panel.locator(f'[data-acts="{first}"]')
    expect(way).to_contain_text("4→2")  # one elixir, and the one that must help it
    way.click()
    expect(panel.locator(f'[data-acts="{first}"]')).to_have_count(0)


@pytest.mark.parametrize(("seats", "lang"), [(2, "it"), (3, "en")])
def test_the_end_is_told_with_power_by_source_and_what_was_missing(visitor: Visitors, seats: int, lang: str) -> None:
    state = against_bots("seven", seats).state
    person = visitor(game="seven", lang=lang)
    person.open_saved(against_bots("seven", seats))
    why = f"ended-{state.ending()}-why"
    board = state.to_json()["board"]
    powers = [hero["power"] for hero in board["heroes"]]
    panel = person.page.locator(".seven .ending")
    expect(panel).to_contain_text(person.say(why, power=powers[board["won"][0]] if seats == 2 else 0))
    order = sorted(range(seats), key=lambda hero: (hero not in board["won"], -powers[hero]))
    # Below each other the heroes, the winner first, with the power that they have now.
    expect(panel.locator("li .star")).to_have_text([str(powers[hero]) for hero in order])
    expect(panel).to_contain_text(person.say("missing-power", n=30 - powers[0]))
    assert findings(person.page) == []
    panel.get_by_role("button", name=person.say("ended-close")).click()
    expect(panel).to_have_count(0)
