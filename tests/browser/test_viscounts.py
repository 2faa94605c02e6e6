"""Games of Viscounts, clicked to the end from the middle (`make soak` plays them whole), and the ring on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import against_bots, last_part


@pytest.mark.parametrize(("seats", "lang"), [(1, "it"), (2, "en")])
def test_a_game_clicked_to_its_end(visitor: Visitors, seats: int, lang: str) -> None:
    person = visitor(game="viscounts", lang=lang)
    whole = against_bots("viscounts", seats)
    person.open_saved(last_part(whole, 0.12))
    person.play_to_the_end(clicks=True)
    person.has_totals(whole.state)
    expect(person.sheet.get_by_role("columnheader").filter(has_text="Anna")).to_be_visible()


def moving(play: regnum.Play) -> bool:
    """The person is about to move, in the middle of the game."""
    return play.made > 40 and type(play.state.asking).__name__ == "MoveViscount" and play.state.seat == 0


def test_a_move_shows_its_way_and_what_it_brings(visitor: Visitors) -> None:
    """move.1: the space pointed at is the end of a road, and the callout covers no space."""
    person = visitor(game="viscounts")
    person.open_saved(against_bots("viscounts", 1, stop=moving))
    person.is_asked()
    ring, callout = person.page.locator(".ring"), person.page.locator(".callout")
    expect(callout).to_have_count(0)
    ring.locator(".space .open").last.hover()
    expect(callout).to_be_visible()
    assert ring.locator(".ridden.steps").count() > 0
    assert not [space for space in ring.locator(".space").all() if overlap(space, callout)]
    person.page.mouse.move(0, 0)
    expect(callout).to_have_count(0)


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    apart = a["x"] > b["x"] + b["width"] or b["x"] > a["x"] + a["width"]
    return not (apart or a["y"] > b["y"] + b["height"] or b["y"] > a["y"] + a["height"])


def test_on_a_phone_the_ring_turns_by_arrow_swipe_and_compass(visitor: Visitors) -> None:
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=moving))
    person.is_asked()
    front = in_front(person)
    person.page.locator(".frame > button.on").tap()
    assert in_front(person) == front % 5 + 1
    swipe(person.page.locator(".frame"), 150)
    assert in_front(person) == front
    compass = person.page.locator(".compass")
    box = compass.bounding_box()
    assert box is not None
    compass.tap(position={"x": box["width"] / 2, "y": 12})
    assert in_front(person) == 1
    before = person.page.locator(".ring").bounding_box()
    pinch(person.page.locator(".frame"), 100, 140)
    after = person.page.locator(".ring").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.3 * before["width"]


def test_on_a_phone_the_first_tap_shows_a_move_and_the_second_makes_it(visitor: Visitors) -> None:
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=moving))
    person.is_asked()
    front = in_front(person)
    disc = person.page.locator(f'.ring [data-ref^="spaces.{front}."].open').first
    disc.tap()
    expect(person.page.locator(".callout")).to_be_visible()
    disc.tap()
    expect(person.page.locator(".ring .reached")).to_have_count(0)


def test_on_a_phone_effects_without_a_place_are_all_seen(visitor: Visitors) -> None:
    """time.1: of two effects, neither of which is a thing on the board, both can be read at once."""
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=ordering))
    person.is_asked()
    for option in person.options.all():
        expect(option).to_be_in_viewport(ratio=1)


def ordering(play: regnum.Play) -> bool:
    return type(play.state.asking).__name__ == "OrderEffects" and play.state.seat == 0


def test_on_a_phone_a_card_shows_where_it_leads(visitor: Visitors) -> None:
    """move.1: the hand lies below the kingdom, and its cards light up the spaces that they reach."""
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=playing))
    person.is_asked()
    expect(person.page.locator(".ring .within")).to_have_count(0)
    person.page.locator(".hand .open").first.tap()
    expect(person.page.locator(".ring .within").first).to_be_attached()
    expect(person.page.locator(".compass .within").first).to_be_attached()


def playing(play: regnum.Play) -> bool:
    return play.made > 40 and type(play.state.asking).__name__ == "PlayCard" and play.state.seat == 0


def test_on_a_phone_a_manuscript_is_framed_as_wide_as_it_is(visitor: Visitors) -> None:
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=moving))
    person.is_asked()
    widths = """(tiles) => tiles.map((tile) => [tile.offsetWidth, tile.querySelector('.manuscript').offsetWidth])"""
    found = person.page.locator(".shelf .touch").evaluate_all(widths)
    assert len(found) == 5
    assert [frame for frame, tile in found if frame != tile] == []


def test_the_rule_of_what_happened_is_not_covered_by_it(visitor: Visitors) -> None:
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=moving))
    person.is_asked()
    person.button("log-since").tap()
    person.page.locator("section.since .clause").first.tap()
    expect(person.page.locator("[data-clause][open]").first).to_be_visible()
    expect(person.page.locator("section.since")).to_have_count(0)


def test_an_action_is_taken_at_its_place(visitor: Visitors) -> None:
    """act.2: the exchange, the Spots, the Manuscript and the section of the castle stand for their actions."""
    person = visitor(game="viscounts", width=390, touch=True)
    person.open_saved(against_bots("viscounts", 1, stop=trading))
    person.is_asked()
    person.page.locator(".plaque.open").tap()
    expect(person.page.get_by_text(person.say("prompt-tap-again"))).to_be_visible()
    person.page.locator(".plaque.open").tap()
    expect(person.page.locator('.ring [data-acts~="act:trade"]')).to_have_count(0)


def trading(play: regnum.Play) -> bool:
    options = [option.text for option in play.state.options()] if play.state.seat == 0 else []
    return play.made > 40 and "act:trade" in options


def in_front(person: Person) -> int:
    """The place of the segment that is on top."""
    piles = person.page.locator(".ring .pile")
    expect(piles.first).to_be_attached()  # the question may be there before the board is drawn
    places = piles.all()
    return min(range(len(places)), key=lambda n: (places[n].bounding_box() or {"y": 0})["y"]) + 1


def swipe(thing: Locator, by: int) -> None:
    """A finger moves sideways over a thing."""
    thing.evaluate(
        """(thing, by) => {
            const finger = (x) => [new Touch({ identifier: 1, target: thing, clientX: 150 + x, clientY: 200 })];
            thing.dispatchEvent(new TouchEvent('touchstart', { touches: finger(0), bubbles: true }));
            thing.dispatchEvent(new TouchEvent('touchend', { changedTouches: finger(by), bubbles: true }));
        }""",
        by,
    )


def pinch(thing: Locator, before: int, after: int) -> None:
    """Two fingers move over a thing from one distance to another."""
    thing.evaluate(
        """(thing, [before, after]) => {
            const fingers = (apart) => [0, apart].map((x, identifier) =>
                new Touch({ identifier, target: thing, clientX: 100 + x, clientY: 200 }));
            thing.dispatchEvent(new TouchEvent('touchstart', { touches: fingers(before) }));
            thing.dispatchEvent(new TouchEvent('touchmove', { touches: fingers(after), cancelable: true }));
        }""",
        [before, after],
    )
