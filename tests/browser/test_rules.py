"""The rules page: chapters, search, and the address of a clause."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person


def clause(person: Person, id: str) -> Locator:
    return person.page.locator(f'.chapters [data-clause="{id}"]')


def test_rules_are_found_by_chapter_and_by_word(visitor: Visitors) -> None:
    reader = visitor(game="anno890", lang="it")
    ledger = regnum.game("anno890").ledger.clauses
    reader.go("/rules/anno890")
    chapters = reader.page.locator("details.chapter")
    expect(chapters).to_have_count(len({id.split(".")[0] for id in ledger}))
    expect(clause(reader, "trio.1")).to_be_hidden()
    reader.page.get_by_role("heading", name=reader.say("chapter-trio"), exact=True).click()
    expect(clause(reader, "trio.1")).to_be_visible()

    reader.page.get_by_role("searchbox").fill("LAVANDA")
    found = reader.page.locator("[data-clause]")
    expect(found.first.locator("mark").first).to_be_visible()
    for id in found.evaluate_all("(all) => all.map((one) => one.dataset.clause)"):
        words = ledger[id].in_language("it")
        assert "lavanda" in f"{words.text} {words.ruling} {words.example}".lower()
    reader.page.get_by_role("searchbox").fill("zzz")
    expect(reader.page.get_by_text(reader.say("rules-none"))).to_be_visible()


def test_a_search_begins_at_the_first_clause_that_is_found(visitor: Visitors) -> None:
    reader = visitor(game="viscounts", lang="it", width=390)
    reader.go("/rules/viscounts#score.9")
    expect(clause(reader, "score.9")).to_be_in_viewport()
    reader.page.get_by_role("searchbox").fill("monete")
    found = reader.page.locator("[data-clause]")
    expect(found.first.locator("mark").first).to_be_in_viewport()
    below = """(first) => first.getBoundingClientRect().top
        >= document.querySelector('.search').getBoundingClientRect().bottom"""
    assert found.first.evaluate(below)


def test_a_clause_has_an_address(visitor: Visitors) -> None:
    reader = visitor(game="anno890", lang="en", width=390)
    reader.go("/rules/anno890#comp.6")
    shown = regnum.game("anno890").ledger.clauses["comp.6"]
    expect(clause(reader, "comp.6").get_by_text(shown.ruling)).to_be_in_viewport()
    expect(clause(reader, "comp.6").get_by_text(shown.example)).to_be_visible()
    clause(reader, "comp.7").locator("summary").first.click()
    expect(clause(reader, "comp.6").get_by_text(shown.ruling)).to_be_hidden()
    assert reader.page.url.endswith("/rules/anno890#comp.7")
