"""A game without a board, played to the end on the outline of the view.

It begins in the middle, as a saved game: its questions come again and again (`make soak` plays it whole).
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.prepared import against_bots, last_part


def test_a_short_game_of_medioevo_clicked_to_its_end(visitor: Visitors) -> None:
    person = visitor(game="medioevo", lang="it", width=1280)
    whole = against_bots("medioevo", 3)
    person.open_saved(last_part(whole, 0.15))
    person.play_to_the_end(clicks=True)
    person.has_totals(whole.state.scores(), items=1)
    expect(person.page.get_by_text(person.say(f"ending-{whole.state.ending()}")).first).to_be_visible()
