"""Games of Viscounts, clicked to the end from the middle; the lesson is a whole one (`make soak` plays all whole)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.prepared import against_bots, last_part


@pytest.mark.parametrize(("seats", "lang"), [(1, "it"), (2, "en")])
def test_a_game_clicked_to_its_end(visitor: Visitors, seats: int, lang: str) -> None:
    person = visitor(game="viscounts", lang=lang)
    whole = against_bots("viscounts", seats)
    person.open_saved(last_part(whole, 0.25))
    person.play_to_the_end(clicks=True)
    person.has_totals(whole.state)
    expect(person.sheet.get_by_role("columnheader").filter(has_text="Anna")).to_be_visible()
