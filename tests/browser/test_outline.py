"""Games without a board, played to the end on the outline of the view."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.prepared import end_against_bots


@pytest.mark.parametrize(("lang", "width", "dark"), [("it", 1280, False), ("en", 360, True)])
def test_a_whole_game_of_seven_clicked(visitor: Visitors, lang: str, width: int, dark: bool) -> None:
    person = visitor(game="seven", lang=lang, width=width, dark=dark)
    person.play_now()
    person.play_to_the_end(clicks=True)
    person.has_totals(end_against_bots("seven", 3).scores(), items=1)
    expect(person.sheet.get_by_text(person.say("nameless")).first).to_be_visible()


def test_a_whole_short_game_of_medioevo_clicked(visitor: Visitors) -> None:
    person = visitor(game="medioevo", lang="it", width=1280)
    person.play_now()
    person.play_to_the_end(clicks=True)
    end = end_against_bots("medioevo", 3)
    person.has_totals(end.scores(), items=1)
    expect(person.page.get_by_text(person.say(f"ending-{end.ending()}")).first).to_be_visible()
