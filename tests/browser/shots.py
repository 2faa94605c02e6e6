"""Pictures of every main screen, in both languages, themes and widths: `make shots` writes them to build/shots.

Those that show a board at its best, large and in the light theme, are in build/shots/boards.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from regnum.core.text import LANGUAGES
from tests.browser.pages import CHROMIUM, ROOT, SAFE, Person
from tests.browser.pictures import PICTURES
from tests.browser.screens import SCREENS, Steps
from tests.server.conftest import Served

FOLDER = ROOT / "build" / "shots"
BOARDS = FOLDER / "boards"
LAPTOP, PHONE, LARGE = (1280, 800), (390, 844), (1440, 900)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def shoot(person: Person, screen: str, steps: Steps) -> None:
    """One screen on a laptop and on a phone, in both themes."""
    steps(person)
    person.page.mouse.move(0, 0)
    for width, height in (LAPTOP, PHONE):
        person.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            person.set_theme(theme)
            person.page.screenshot(path=FOLDER / f"{screen}-{person.lang}-{theme}-{width}.png")
    person.context.close()


def shoot_board(person: Person, picture: str, steps: Steps) -> None:
    width, height = LARGE
    person.page.set_viewport_size({"width": width, "height": height})
    steps(person)
    person.page.screenshot(path=BOARDS / f"{picture}-{person.lang}.png")
    person.context.close()


def main() -> None:
    BOARDS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        for lang in LANGUAGES:
            for screen, steps in SCREENS.items():
                shoot(Person(browser, served.url, lang=lang), screen, steps)
            for picture, steps in PICTURES.items():
                shoot_board(Person(browser, served.url, lang=lang), picture, steps)
        browser.close()
        served.stop()
    sys.stdout.write(f"{len(list(FOLDER.rglob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
