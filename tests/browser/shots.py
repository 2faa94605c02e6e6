"""Pictures of every main screen, in both languages, themes and widths: `make shots` writes them to build/shots."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.test_browser import CHROMIUM, ROOT, SAFE, visit
from tests.server.conftest import Served

FOLDER = ROOT / "build" / "shots"
PLAY_NOW = {"it-IT": "Gioca subito contro i bot", "en-GB": "Play now against bots"}


def shoot(browser: Browser, served: Served, lang: str, width: int, dark: bool) -> None:
    """Home, set-up, rules, a table in mid-game and at its end."""
    name = f"{lang[:2]}-{'dark' if dark else 'light'}-{width}"
    page = visit(browser, served.url, width, lang, dark)
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"home-{name}.png")
    for path in ("new/anno890", "rules/anno890"):
        page.goto(f"{served.url}/{path}")
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / f"{path.split('/')[0]}-{name}.png")
    page.goto(served.url)
    page.get_by_text(PLAY_NOW[lang]).first.click()
    page.wait_for_url("**/t/*")
    chosen = 0
    while not page.locator("[data-over]").count():
        option = page.locator("[data-option]").first
        if option.count() and option.is_enabled():
            option.click()
            chosen += 1
            if chosen == 9:
                page.locator("[data-option]").first.wait_for()
                page.screenshot(path=FOLDER / f"table-{name}.png")
        page.wait_for_timeout(60)
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"end-{name}.png")
    page.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    served = Served(Path(tempfile.mkdtemp()))
    served.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
            for lang, width, dark in (
                ("it-IT", 1280, False),
                ("en-GB", 1280, True),
                ("it-IT", 390, True),
                ("en-GB", 390, False),
            ):
                shoot(browser, served, lang, width, dark)
            browser.close()
    finally:
        served.stop()
    sys.stdout.write(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
