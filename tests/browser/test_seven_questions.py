"""7 asks in its own words: how to pay, what each way brings; and tells how it ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.prepared import against_bots
from tests.browser.test_screens import findings


def two_elixirs_of_three() -> regnum.Play:
    """Bruno, who has three elixirs of Mercy, owes two gifts of it: whoever can buys, then takes part."""
    play = regnum.Play.begin(regnum.game("seven"), ["Anna", "Bruno"], 16)
    while type(play.state.asking).__name__ != "Pay" or len(play.state.options()) < 3:
        texts = [option.text for option in play.state.options()]
        play.choose(min(texts, key=lambda text: (not text.startswith("buy:"), not text.startswith("part:"))))
    return play


@pytest.mark.parametrize("width", [1280, 390])
def test_a_payment_is_proposed_and_changed_gift_by_gift(visitor: Visitors, width: int) -> None:
    play = two_elixirs_of_three()
    person = visitor(game="seven", lang="it", width=width)
    person.open_saved(play)
    person.is_asked()
    panel = person.page.get_by_role("group", name=person.say("payment"), exact=True)
    slots = panel.locator("[data-by]")
    paying = slots.evaluate_all("slots => slots.map(({ dataset }) => dataset.by)")
    held = play.state.to_json()["board"]["heroes"][1]["elixirs"]
    [spare] = [id for id in held if f"elixir:{id}.plain" in map(str, play.state.options()) and id not in paying]
    slots.nth(1).click()
    expect(slots.nth(0)).to_have_attribute("data-by", paying[0])
    expect(slots.nth(1)).to_have_attribute("data-by", spare)
    assert findings(person.page) == []
    panel.get_by_role("button", name=person.say("payment-pay"), exact=True).click()
    expect(panel).to_have_count(0)
    # Both elixirs are spent, and the third is left.
    left = person.page.locator('.seven [data-piece^="elixir:"]')
    expect(person.page.locator(f'.seven [data-piece="elixir:{paying[1]}"]')).not_to_have_count(0)
    for id in (paying[0], spare):
        expect(left.and_(person.page.locator(f'[data-piece="elixir:{id}"]'))).to_have_count(0)


@pytest.mark.parametrize(("seats", "lang"), [(2, "it"), (3, "en")])
def test_the_end_is_told_with_power_by_source_and_what_was_missing(visitor: Visitors, seats: int, lang: str) -> None:
    state = against_bots("seven", seats).state
    person = visitor(game="seven", lang=lang)
    person.open_saved(against_bots("seven", seats))
    why = f"ended-{state.ending()}-why"
    board = state.to_json()["board"]
    powers = [hero["power"] for hero in board["heroes"]]
    panel = person.page.locator(".seven .ending")
    power = powers[board["won"][0]] if seats == 2 else 0
    expect(panel).to_contain_text(person.say(why, power=power, cataclysms=len(board["cataclysms"])))
    order = sorted(range(seats), key=lambda hero: (hero not in board["won"], -powers[hero]))
    # Below each other the heroes, the winner first, with the power that they have now.
    expect(panel.locator("li .star")).to_have_text([str(powers[hero]) for hero in order])
    expect(panel).to_contain_text(person.say("missing-power", n=30 - powers[0]))
    assert findings(person.page) == []
    panel.get_by_role("button", name=person.say("ended-close")).click()
    expect(panel).to_have_count(0)
