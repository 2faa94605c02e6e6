"""Pictures of every main screen, in both languages, themes and widths: `make shots` writes them to build/shots."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from regnum.core.text import LANGUAGES
from tests.browser.pages import CHROMIUM, ROOT, SAFE, Person
from tests.browser.screens import PICTURES, SCREENS, Steps
from tests.server.conftest import Served

FOLDER = ROOT / "build" / "shots"
PHONE = (390, 844)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def shoot(person: Person, screen: str, steps: Steps, laptop: tuple[int, int]) -> None:
    """One screen on a laptop and on a phone, in both themes."""
    steps(person)
    person.page.mouse.move(0, 0)
    for width, height in (laptop, PHONE):
        person.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            person.set_theme(theme)
            person.page.screenshot(path=FOLDER / f"{screen}-{person.lang}-{theme}-{width}.png")
    person.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        for lang in LANGUAGES:
            for screen, steps in SCREENS.items():
                shoot(Person(browser, served.url, lang=lang), screen, steps, (1280, 800))
            for screen, steps in PICTURES.items():
                shoot(Person(browser, served.url, lang=lang), screen, steps, (1440, 900))
        browser.close()
        served.stop()
    sys.stdout.write(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
