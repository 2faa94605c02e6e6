"""Checks of every main screen: accessibility in both themes, and width on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.pages import CLIENT
from tests.browser.screens import SCREENS

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("screen", SCREENS)
def test_accessible_in_light_and_dark_and_never_wider_than_a_small_phone(visitor: Visitors, screen: str) -> None:
    person = visitor()
    SCREENS[screen](person)
    page = person.page
    assert findings(page) == []
    person.set_theme("dark")
    # Nothing but the colours has changed.
    assert findings(page, rules=["color-contrast"]) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert beyond_the_edge(page) == []


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """The serious and critical findings of axe, by all its rules or by some, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async (runOnly) => (await axe.run(document, { resultTypes: ['violations'], ...runOnly && { runOnly } }))
            .violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))""",
        rules,
    )
    return found


def beyond_the_edge(page: Page) -> list[str]:
    """Elements outside the window that are not inside a scrolling element."""
    found: list[str] = page.evaluate(
        """() => {
            const scrolls = (box) => box && (/auto|scroll/.test(getComputedStyle(box).overflowX)
                && box.scrollWidth > box.clientWidth || scrolls(box.parentElement));
            const outside = ({ left, right }) => left < -1 || right > innerWidth + 1;
            return [...document.querySelectorAll('button, a, input, select, summary, h1, h2, p')]
                .filter((thing) => thing.checkVisibility() && outside(thing.getBoundingClientRect()))
                .filter((thing) => !scrolls(thing.parentElement))
                .map((thing) => thing.outerHTML);
        }"""
    )
    return found
