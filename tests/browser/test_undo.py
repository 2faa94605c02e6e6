"""Undo: alone while nothing was revealed, otherwise with the other's consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.pages import Person


def undo_button(person: Person) -> Locator:
    return person.page.get_by_role("banner").get_by_role("button", name=person.say("undo"))


def test_a_choice_that_revealed_nothing_is_undone_at_once(pair: tuple[Person, Person]) -> None:
    anna, bruno = pair
    bruno.play_turn()
    anna.choose()
    placed = anna.choose()
    bruno.is_asked()
    expect(undo_button(anna)).to_contain_text("(1)")
    undo_button(anna).click()
    bruno.is_not_asked()
    assert anna.choose() == placed
    for person in pair:
        expect(person.log.filter(has_text=person.say("ui-taken-back", seat="Anna", n=1))).to_have_count(1)


@pytest.mark.parametrize("answer", ["undo-yes", "undo-no"])
def test_a_choice_that_revealed_a_tile_needs_consent(pair: tuple[Person, Person], answer: str) -> None:
    anna, bruno = pair
    bruno.play_turn()
    taken = anna.choose()
    anna.is_asked()
    expect(undo_button(anna)).to_be_disabled()
    anna.menu("undo-consent", n=1)
    expect(anna.page.get_by_text(anna.say("undo-asking"))).to_be_visible()
    asked = bruno.page.get_by_role("alert").filter(has_text=bruno.say("undo-asked", name="Anna", n=1))
    asked.get_by_role("button", name=bruno.say(answer)).click()
    expect(asked).to_have_count(0)
    expect(anna.page.get_by_text(anna.say("undo-asking"))).to_have_count(0)
    expect(anna.page.locator(f'li [data-option="{taken}"]')).to_have_count(1 if answer == "undo-yes" else 0)
