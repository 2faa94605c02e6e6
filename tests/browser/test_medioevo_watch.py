"""A game of Medioevo between bots, watched by a spectator."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_screens import findings
from tests.server.clients import open_table

SOAK = os.environ.get("REGNUM_SOAK") == "1"
BOTS = [{"kind": "bot", "level": "easy"}] * 3


def test_a_spectator_watches_bots_to_the_end(visitor: Visitors) -> None:
    options = {"placement": "automatic", "rounds": 6 if SOAK else 3}
    made = open_table(visitor.server, BOTS, game="medioevo", options=options, seed=1)
    watcher = visitor(game="medioevo", lang="it")
    watcher.go(f"/t/{made['table']}")
    watcher.at_table()
    expect(watcher.button("panel-realms")).to_be_visible()
    expect(watcher.button("panel-mine")).to_have_count(0)
    expect(watcher.options).to_have_count(0)
    expect(watcher.sheet).to_be_visible(timeout=600_000 if SOAK else None)
    assert findings(watcher.page) == []
