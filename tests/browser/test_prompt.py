"""A thing with one option acts, a thing with several offers them; a finger sees first what it will do."""

from __future__ import annotations

from playwright.sync_api import expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import within
from tests.browser.prepared import against_bots, asks, play_until
from tests.browser.screens import SCREENS

# The height of the line on a phone.
PROMPT = 108


def test_several_options_of_one_thing_are_offered_beside_it(visitor: Visitors) -> None:
    """In "7" a sin has several functions: a click on it asks which."""
    person = visitor(game="seven", lang="en")
    person.open_saved(
        against_bots("seven", 3, stop=lambda play: play.state.seat == 0 and _shared(play.state) is not None)
    )
    person.is_asked()
    part = person.page.locator('.board [data-acts*=" "]').first
    offered = (part.get_attribute("data-acts") or "").split()
    part.click()
    chooser = person.page.locator(".hint[role=dialog] button")
    expect(chooser).to_have_count(len(offered))
    chooser.last.click()
    expect(person.log.last).to_be_visible()


def test_what_has_no_room_in_the_line_rises_above_it_and_nothing_is_cut(visitor: Visitors) -> None:
    """In 890 everybody who is invaded is told why, beside a long question."""
    person = visitor(width=390, touch=True)
    names = ("Massimiliano d’Austria", "Bartolomeo Colleoni", "Guendalina di Galles", "Ermenegildo di Siviglia")
    person.open_saved(play_until(all_are_invaded, players=names))
    person.is_asked()
    prompt, words = person.region("prompt-title"), person.page.locator(".prompt .words[data-fit=rising]")
    expect(words).to_be_visible()
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight + 1")
    line, told = prompt.bounding_box(), words.bounding_box()
    assert line is not None
    assert told is not None
    assert told["y"] < line["y"]
    assert line["height"] == PROMPT


def all_are_invaded(play: regnum.Play) -> bool:
    return asks("LoseTile")(play) and len(set(play.state.view(None)["board"]["towers"])) == 1


def _shared(state: regnum.State) -> str | None:
    """A place of the board that more than one option touches."""
    refs = [ref for option in state.options() for ref in set(state.refs(option))]
    return next((ref for ref in refs if refs.count(ref) > 1), None)


def test_a_finger_previews_first_and_then_chooses(visitor: Visitors) -> None:
    person = visitor(width=390, touch=True)
    person.open_saved(against_bots("anno890", 3, stop=lambda play: play.made > 20 and asks("PlaceTile")(play)))
    person.is_asked()
    before = person.page.locator(".prompt .words").inner_text()
    part = person.page.locator(".board .open").first
    option = part.get_attribute("data-acts")
    part.tap()
    expect(person.page.locator(".prompt .words")).not_to_have_text(before)
    expect(person.page.get_by_text(person.say("prompt-tap-again"))).to_be_visible()
    expect(person.page.locator(f'[data-option="{option}"]')).to_be_attached()
    part.tap()
    expect(person.page.locator(f'[data-option="{option}"]')).to_have_count(0)


def test_on_a_phone_short_buttons_come_first_and_the_list_has_all(visitor: Visitors) -> None:
    """In "7" one may pass, or pass until something changes, which has no room on the smallest phones."""
    person = visitor(game="seven", width=390, touch=True)
    person.open_saved(against_bots("seven", 3, stop=may_pass))
    person.is_asked()
    prompt = person.region("prompt-title")
    short, long = (prompt.locator(f'[data-button="{option}"]') for option in ("pass", "pass:until_change"))
    assert within(short, prompt)
    assert within(long, prompt)
    person.page.set_viewport_size({"width": 320, "height": 640})
    assert within(short, prompt)
    assert not within(long, prompt)
    person.button("prompt-all", n=person.options.count()).tap()
    listed = person.options.filter(has_text=person.say("option-pass-until-change"))
    listed.scroll_into_view_if_needed()
    expect(listed).to_be_in_viewport()


def may_pass(play: regnum.Play) -> bool:
    return play.state.seat == 0 and any(option.text == "pass:until_change" for option in play.state.options())


def test_a_long_question_is_set_smaller_once_its_typeface_and_its_buttons_are_there(visitor: Visitors) -> None:
    person = visitor(lang="it")
    SCREENS["viscounts-alone"](person)
    words = person.page.locator(".prompt p.words")
    expect(words).to_have_attribute("data-fit", "smaller")
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight + 1")
