"""A treaty and a war between two browsers, and orders that are given before anybody asks."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.apart import sit_apart
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import asks, by_plan

PLAYERS = ("Bruno", "Carla", "Dario", "Anna")
BRUNO, ANNA = 0, 3
# With this seed Anna has the first sword and the Empire, Bruno has Hungary with an Arquebusier and a Genius in hand.
SEED = 21
# Anna declares war on Bruno and rides to Austria, on his border.
CAMPAIGN = tuple(
    (ANNA, choice)
    for choice in (
        *("player:0", "declare:war", "done", "done", "embark:cavalry.1.11", "done"),
        *("use:cavalry.1", "load:banner.1", "amount:8", "go:austria", "done"),
    )
)


def diplomacy(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("panel-diplomacy"))


def open_diplomacy(person: Person) -> Locator:
    if not diplomacy(person).is_visible():
        person.button("panel-diplomacy").click()
    return diplomacy(person)


def test_a_treaty_is_negotiated_between_two_browsers(visitor: Visitors) -> None:
    anna, bruno = visitor(game="medioevo", lang="it"), visitor(game="medioevo", lang="en")
    play = by_plan(PLAYERS, (), asks("Diplomacy"), SEED)
    sit_apart(play, {ANNA: anna, BRUNO: bruno})
    anna.is_asked()
    diplomacy(anna).locator('[data-acts~="player:0"]').click()
    anna.click_option("propose:commerce")
    bruno.is_asked()
    asked = bruno.say("prompt-answer", player=f"Anna ({bruno.say('kingdom-empire')})", kind="commerce")
    expect(bruno.region("prompt-title")).to_contain_text(asked)
    anna.is_not_asked()
    bruno.click_option("counter:passage")
    anna.is_asked()
    anna.click_option("yes")
    # Anna has the right that she proposed, Bruno the one that he asked for in return.
    for person, other, passage, commerce in ((anna, "Bruno", "theirs", "yours"), (bruno, "Anna", "yours", "theirs")):
        line = open_diplomacy(person).get_by_role("listitem").filter(has_text=other).first
        expect(line).to_contain_text(person.say(f"relation-passage-{passage}"))
        expect(line).to_contain_text(person.say(f"relation-commerce-{commerce}"))


def test_a_war_is_fought_between_two_browsers(visitor: Visitors) -> None:
    anna, bruno = visitor(game="medioevo", lang="it"), visitor(game="medioevo", lang="en")
    play = by_plan(PLAYERS, CAMPAIGN, lambda play: "attack:1.croatia" in map(str, play.state.options()), SEED)
    sit_apart(play, {ANNA: anna, BRUNO: bruno})
    anna.is_asked()
    anna.click_option("attack:1.croatia")
    anna.click_option("fight:3")
    bruno.is_asked()
    expect(bruno.region("prompt-title")).to_contain_text(f"Anna ({bruno.say('kingdom-empire')})")
    bruno.click_option("show:genius")
    for person in (anna, bruno):
        expect(person.log.filter(has_text=person.say("card-genius")).first).to_be_visible()
    anna.is_asked()
    anna.click_option("fight_on:1")
    bruno.is_asked()
    bruno.click_option("no_cards")
    for choice in ("attack:1.croatia", "fight:3", "show:genius", "fight_on:1", "no_cards"):
        play.choose(choice)
    armies = play.state.to_json()["board"]["lands"]["croatia"]["armies"]
    for person in (anna, bruno):
        croatia = person.page.locator('[data-place="croatia"]')
        expect(croatia).to_have_accessible_name(re.compile(re.escape(person.say("armies-here", n=armies))))


def test_standing_orders_are_given_together(visitor: Visitors) -> None:
    anna = visitor(game="medioevo", lang="it")
    anna.open_saved(by_plan(PLAYERS, (), asks("Diplomacy"), SEED))
    anna.is_asked()
    panel = open_diplomacy(anna)
    give = panel.get_by_role("button", name=anna.say("orders-give"))
    expect(give).to_be_disabled()
    for key in ("all", "default", "refuse"):
        panel.get_by_role("radio", name=anna.say(f"option-order-{key}"), exact=True).check()
    give.click()
    expect(panel.get_by_text(anna.say("orders-when"))).to_be_visible()
    answers = [anna.say(f"option-order-{key}") for key in ("all", "default", "refuse", "ask")]
    expect(panel.get_by_role("definition")).to_have_text(answers)
