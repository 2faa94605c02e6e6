"""Continuing at a table: in another tab, after the page was closed, the next day."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_two_tabs_on_one_seat_stay_in_sync(visitor: Visitors) -> None:
    here = visitor()
    here.play_now()
    here.is_asked()
    there = here.another_tab()
    for chooser, other in ((here, there), (there, here), (here, there)):
        other.is_asked()
        chooser.choose()
        chooser.is_asked()
        expect(other.log).to_have_text(chooser.log.all_text_contents())
        expect(other.options).to_have_text(chooser.options.all_text_contents())


def test_the_next_day(visitor: Visitors) -> None:
    """The browser is closed and the server restarted: the table is listed under "my tables"."""
    evening = visitor()
    evening.play_now()
    evening.choose()
    evening.choose()
    evening.is_asked()
    log = evening.log.all_text_contents()
    offered = evening.options.all_text_contents()
    storage = evening.context.storage_state()
    evening.context.close()
    visitor.server.stop()
    visitor.server.start()
    morning = visitor(storage=storage)
    morning.go()
    morning.region("home-turns").get_by_role("link").first.click()
    morning.is_asked()
    expect(morning.log).to_have_text(log)
    expect(morning.options).to_have_text(offered)
    morning.choose()
