"""A person in a browser: the real client in Chromium against the real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.conftest import Served

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
SAFE = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium: apt-get install chromium"),
    pytest.mark.skipif(not (ROOT / "client" / "dist").exists(), reason="the client is not built: make client"),
]


complaints: list[str] = []


@pytest.fixture(autouse=True)
def no_complaints() -> Iterator[None]:
    """Whatever a page complains of fails the test."""
    complaints.clear()
    yield
    assert complaints == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("browser"))
    served.start()
    yield served
    served.stop()


def visit(browser: Browser, address: str, width: int = 1280, lang: str = "it-IT", dark: bool = False) -> Page:
    """A fresh visitor."""
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        locale=lang,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    return page


def play_to_the_end(page: Page, keys_only: bool) -> None:
    """Choose the first option whenever there is one, until the score sheet is there."""
    for _ in range(400):
        if page.locator("[data-over]").count():
            return
        option = page.locator("[data-option]").first
        if option.count() and option.is_enabled():
            if keys_only:
                page.keyboard.press("1")
            else:
                option.click()
        page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    ("lang", "play_now", "width", "dark", "keys_only"),
    [
        ("it-IT", "Gioca subito contro i bot", 1280, False, False),
        ("en-GB", "Play now against bots", 390, True, False),
        ("it-IT", "Gioca subito contro i bot", 1280, True, True),
    ],
    ids=["italian-clicks", "english-phone-dark", "keyboard-only"],
)
def test_a_whole_game_against_bots(
    browser: Browser, table: Served, lang: str, play_now: str, width: int, dark: bool, keys_only: bool
) -> None:
    page = visit(browser, table.url, width, lang, dark)
    page.get_by_text(play_now).first.click()
    page.wait_for_url("**/t/*")
    play_to_the_end(page, keys_only)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


def test_the_game_goes_on_after_the_page_is_closed(browser: Browser, table: Served) -> None:
    page = visit(browser, table.url)
    page.get_by_text("Gioca subito contro i bot").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-option]").first.click()
    address = page.url
    again = page.context.new_page()
    page.close()
    again.goto(address)
    expect(again.locator("[data-option]").first).to_be_visible(timeout=15000)
    play_to_the_end(again, False)


def test_a_spectator_sees_and_cannot_choose(browser: Browser, table: Served) -> None:
    page = visit(browser, table.url)
    page.get_by_text("Gioca subito contro i bot").first.click()
    page.wait_for_url("**/t/*")
    watcher = visit(browser, page.url)
    expect(watcher.get_by_text("890 Anno Domini").first).to_be_visible()
    watcher.wait_for_timeout(800)
    assert watcher.locator("[data-option]").count() == 0
