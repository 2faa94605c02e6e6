"""A page asks for little, for nothing twice, and appears in one piece; a change of language leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.screens import Steps, middle, returning, set_up
from tests.browser.visits import HOME, Transfer, address, complete
from tests.server.conftest import Served
from tests.waiting import wait_until

# At a first visit, in bytes on the wire, requests, and bytes of script to be read. They depend on no machine; how long
# a slow one takes is measured by `python -m tests.browser.times`.
BARS = {
    HOME: (150_000, 22, 230_000),
    "anno890": (250_000, 34, 340_000),
    "viscounts": (250_000, 35, 360_000),
    "seven": (300_000, 32, 510_000),
    "medioevo": (380_000, 34, 500_000),
}
# What moves on the screen by itself, in the measure of the browser.
STILL = 0.02
# The page as it is has been on the screen.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
# All that is read or heard on a page, but for what a person has written, in the order of the page.
WORDS = """() => {
    const words = [document.title, document.documentElement.lang];
    for (const part of document.querySelectorAll('body *')) {
        for (const name of ['title', 'aria-label', 'placeholder']) {
            if (part.hasAttribute(name)) words.push(part.getAttribute(name));
        }
        for (const node of part.childNodes) {
            if (node.nodeType === Node.TEXT_NODE && node.data.trim()) words.push(node.data.trim());
        }
    }
    return words;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of these tests alone: the start page lists the tables of others, too."""
    served = Served(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.stop()


@pytest.mark.parametrize("subject", BARS)
def test_a_first_visit_transfers_little_and_a_second_nothing_but_data(visitor: Visitors, subject: str) -> None:
    person = visitor(lang="it")
    path = address(person, subject)

    def visit() -> Transfer:
        transfer = Transfer(person.page)
        person.go(path)
        complete(person, subject)
        transfer.settle()
        return transfer

    first = visit()
    most, requests, script = BARS[subject]
    assert first.bytes <= most, str(first)
    assert len(first.requests) <= requests, str(first)
    assert first.script <= script, str(first)
    person.page = person.context.new_page()
    second = visit()
    assert [request.path for request in second.requests if request.path.startswith("/assets")] == []
    assert second.bytes <= 20_000, str(second)


class Latecomers:
    """Holds back what a page asks for at some addresses, until it is let go."""

    def __init__(self, page: Page, addresses: str) -> None:
        self._held: list[Route] | None = []
        page.route(addresses, self._hold)

    def _hold(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("subject", BARS)
def test_nothing_moves_when_what_is_slow_comes_at_last(visitor: Visitors, subject: str, width: int) -> None:
    """The answers of the server come late, and the fonts after everything else; each time the page has been painted."""
    person = visitor(lang="it", width=width)
    page, path = person.page, address(person, subject)
    answers, fonts = Latecomers(page, "**/api/**"), Latecomers(page, "**/*.woff2")
    transfer = Transfer(page)
    page.goto(f"{person.address}{path}", wait_until="commit")
    expect(page.locator("main[aria-busy=true]")).to_be_visible()
    page.evaluate(PAINTED)
    answers.let_go()
    complete(person, subject)
    page.evaluate(PAINTED)
    fonts.let_go()
    page.evaluate("document.fonts.ready")
    page.evaluate(PAINTED)
    assert transfer.shift <= STILL


def rules(person: Person) -> None:
    person.go(f"/rules/{person.game}")
    expect(person.page.get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize("way", [returning, set_up, rules, middle], ids=lambda way: way.__name__)
def test_a_change_of_language_leaves_nothing_behind(visitor: Visitors, way: Steps) -> None:
    """The page says the same as one that was opened in that language."""
    person = visitor(lang="en")
    way(person)
    person.page.get_by_label(person.say("app-language")).first.select_option("it")
    expect(person.page.locator("html")).to_have_attribute("lang", "it")
    other = person.another_tab()
    other.page.wait_for_load_state("networkidle")
    wait_until(lambda: said(person) == said(other) != [], f"left behind: {set(said(person)) ^ set(said(other))}")


def said(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(WORDS)
    return found
