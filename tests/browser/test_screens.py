"""Checks of every main screen: accessibility in both themes, and width on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.pages import CLIENT
from tests.browser.screens import SCREENS

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"

every_screen = pytest.mark.parametrize("screen", SCREENS)


def findings(page: Page) -> list[str]:
    """The serious and critical findings of axe, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))"""
    )
    return found


@every_screen
def test_no_serious_finding_in_light_and_dark(visitor: Visitors, screen: str) -> None:
    person = visitor(lang="en")
    SCREENS[screen](person)
    assert findings(person.page) == []
    person.set_theme("dark")
    assert findings(person.page) == []


@every_screen
def test_a_small_phone_never_scrolls_sideways(visitor: Visitors, screen: str) -> None:
    person = visitor(width=360)
    SCREENS[screen](person)
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    assert beyond_the_edge(person.page) == []


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
