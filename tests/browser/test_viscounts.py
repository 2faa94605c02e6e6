"""Whole games of Viscounts, clicked: against a bot, and alone against the Rival that the rules play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.prepared import end_against_bots

ANNA = ("me", "Anna")


@pytest.mark.parametrize("seats", [(ANNA, ("bot", "")), (ANNA,)], ids=["two", "alone"])
def test_a_whole_game_clicked(visitor: Visitors, seats: tuple[tuple[str, str], ...]) -> None:
    person = visitor(game="viscounts")
    person.set_up(*seats)
    person.play_to_the_end(clicks=True)
    end = end_against_bots("viscounts", len(seats), {"first_player": 0})
    person.has_totals(end.scores(), items=4)
    expect(person.sheet.get_by_role("columnheader").filter(has_text="Anna")).to_be_visible()
