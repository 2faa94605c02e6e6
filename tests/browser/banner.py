"""The banner of the README, made of the faces of the games: `make banner` writes docs/images/banner.png."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser.pages import CHROMIUM, ROOT, SAFE, Person
from tests.browser.screens import open_to_all
from tests.server.conftest import Served

FILE = ROOT / "docs" / "images" / "banner.png"
# The games from left to right, each with the left end of its window; the name stands on the pillar between them.
WINDOWS = {"anno890": 26, "viscounts": 306, "seven": 656, "medioevo": 936}
WIDTH, HEIGHT = 1232, 330
PILLAR = 616

# A polyptych: four pointed windows in gilt on oxblood.
FRAME = f"""
<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
  <defs>
    <linearGradient id="gilt" x2="0" y2="1">
      <stop stop-color="#f3d98c"/><stop offset=".5" stop-color="#c9982f"/><stop offset="1" stop-color="#8a6410"/>
    </linearGradient>
    <pattern id="cloth" width="28" height="28" patternUnits="userSpaceOnUse">
      <path d="M14 0 28 14 14 28 0 14z" fill="none" stroke="#7d2c2c"/>
      <path d="M14 9v10M9 14h10" stroke="#8f3a34" stroke-width="1.4"/>
    </pattern>
    <path id="arch" d="M0 306V189Q0 65 135 22Q270 65 270 189V306z" stroke-linejoin="round"/>
    <clipPath id="window"><use href="#arch"/></clipPath>
  </defs>
  <rect width="100%" height="100%" rx="10" fill="#5a191c"/>
  <rect width="100%" height="100%" rx="10" fill="url(#cloth)"/>
  <g transform="translate({PILLAR - 29} 62) scale(1.26)">
    <path d="M3 3h40v22c0 14-10 20-20 25C13 45 3 39 3 25z" fill="#fff3d6"/>
    <path d="M11 31h24v4H11zM10 14l6 6 7-10 7 10 6-6-2 14H12z" fill="#9c2226"/>
  </g>
  <text transform="translate({PILLAR - 9} 140) rotate(90)" font-family="Alegreya" font-weight="700" font-size="36"
    letter-spacing="3" fill="#f6e0a6">Regnum</text>
</svg>"""

HANG = """([frame, windows]) => {
    const draw = (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const whole = (inside) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
    const banner = draw(frame);
    for (const [title, x] of windows) {
        const card = [...document.querySelectorAll('article')]
            .find((one) => one.querySelector('h3').textContent === title && one.querySelector('p b'));
        const face = card.querySelector('.face svg').cloneNode(true);
        for (const [name, value] of Object.entries({ y: 22, width: 270, height: 284, viewBox: '105 8 270 284' })) {
            face.setAttribute(name, value);
        }
        const group = draw(whole(`<g transform="translate(${x})"><use href="#arch" fill="none" stroke="#2a0c0e"
            stroke-width="16"/><g clip-path="url(#window)"/><use href="#arch" fill="none" stroke="url(#gilt)"
            stroke-width="9"/><use href="#arch" fill="none" stroke="#3a2402" stroke-width="1.2"/></g>`)).firstChild;
        group.querySelector('[clip-path]').append(face);
        banner.append(group);
    }
    banner.id = 'banner';
    document.body.replaceChildren(banner);
    document.documentElement.style.background = 'transparent';
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        person = Person(browser, served.url, lang="en", width=WIDTH + 100)
        windows = []
        for game, x in WINDOWS.items():
            person.takes(game)
            open_to_all(person, "Guido")
            windows.append((person.say("game-title"), x))
        person.go()
        expect(person.page.get_by_role("article")).to_have_count(2 * len(WINDOWS))
        expect(person.box).to_be_visible()
        person.page.evaluate(HANG, [FRAME, windows])
        person.page.locator("#banner").screenshot(path=FILE, omit_background=True)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
