"""The client's pages as a person uses them: by roles and texts on the screen, in either language."""

from __future__ import annotations

import shutil
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, FilePayload, Locator, StorageState, expect

import regnum
from regnum.core.scoring import by_category, points
from regnum.core.text import Text
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
# The one that cannot open a window does the same in two thirds of the time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
CLIENT = ROOT / "client"
SAFE = [
    "--no-sandbox",
    "--font-render-hinting=none",  # without a window letters would be wider or narrower than people see them
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
GAME = "anno890"
TIMEOUT = PATIENCE * 1000  # milliseconds
# More choices than one person makes in any game.
LONGEST = 500

# A point of the screen where a click meets this place of a map and nothing above it, or null.
OPEN_POINT = """path => {
    const box = path.getBBox(), screen = path.getScreenCTM();
    for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
        const p = new DOMPoint(box.x + box.width * i / 40, box.y + box.height * j / 40);
        if (!path.isPointInFill(p)) continue;
        const at = p.matrixTransform(screen);
        if (document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
    }
    return null;
}"""

# Keep what a browser holds at a table where the page itself keeps it: see credentials.ts.
HOLD = """([table, held]) => {
    const tables = JSON.parse(localStorage.getItem('regnum.tables') ?? '{}');
    localStorage.setItem('regnum.tables', JSON.stringify({ ...tables, [table]: held }));
}"""

expect.set_options(timeout=TIMEOUT)


@cache
def words(game: str, lang: str) -> Text:
    """The texts of the client in a language: those of the game, of its board if it has one, and the client's own."""
    folders = (CLIENT / "src" / "games" / game / "text", CLIENT / "src" / "text")
    files = [folder / f"{lang}.ftl" for folder in folders]
    own = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    return Text.of(lang, [*regnum.game(game).text_sources(lang), *own])


def within(part: Locator, whole: Locator) -> bool:
    """Whether the middle of a part is inside of something."""
    inner, outer = part.bounding_box(), whole.bounding_box()
    assert inner is not None
    assert outer is not None
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    right, bottom = outer["x"] + outer["width"], outer["y"] + outer["height"]
    return outer["x"] < x < right and outer["y"] < y < bottom


# What Chromium says of a connection that fails.
DISCONNECTED = ("WebSocket connection to ", "net::ERR_")


class Person:
    """A person with their own browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        game: str = GAME,
        lang: str = "it",
        width: int = 1280,
        dark: bool = False,
        touch: bool = False,
        storage: StorageState | None = None,
    ) -> None:
        self.address = address
        self.lang = lang
        self.touch = touch
        self.takes(game)
        self.context = browser.new_context(
            viewport={"width": width, "height": 800},
            locale={"it": "it-IT", "en": "en-GB"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            storage_state=storage,
        )
        self.context.set_default_timeout(TIMEOUT)
        self.errors: list[str] = []
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("console", self._complained)
        self.page = self.context.new_page()

    def _complained(self, message: ConsoleMessage) -> None:
        """The page has written a warning or an error. That the server refuses or is gone is not its fault."""
        place = message.location.get("url", "")
        refused = "/api/" in place or any(sign in message.text for sign in DISCONNECTED)
        if message.type in ("warning", "error") and not refused:
            self.errors.append(f"{message.type}: {message.text} ({place})")

    def takes(self, game: str) -> None:
        """From now on the person sets up, learns and plays this game."""
        self.game = game
        self.say = words(game, self.lang)

    # --- finding ---------------------------------------------------------------------------------------------------

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    @property
    def box(self) -> Locator:
        """The game on the start page."""
        title = self.page.get_by_role("heading", name=self.say("game-title"), exact=True)
        return self.region("home-games").get_by_role("listitem").filter(has=title)

    @property
    def options(self) -> Locator:
        """All options, in the list that is out of sight until it is opened."""
        return self.page.get_by_role("list", name=self.say("prompt-options"), exact=True).get_by_role("button")

    @property
    def ready(self) -> Locator:
        """The first option, once it can be chosen: the answer to the last choice has come."""
        return self.options.and_(self.page.locator(":enabled")).first

    @property
    def sheet(self) -> Locator:
        """The score sheet at the end."""
        return self.page.get_by_role("dialog").filter(has=self.button("score-replay"))

    @property
    def beside(self) -> Locator:
        """The panel beside the board."""
        return self.page.get_by_role("complementary", name=self.say("table-panel"))

    @property
    def log(self) -> Locator:
        """The lines of the log, each with the arms of a seat; it is opened beside the board if nothing else is."""
        if not self.beside.is_visible() and not self.cover.is_visible():
            self.panel("log-title")
        return self.beside.get_by_role("listitem").filter(has=self.page.get_by_role("img"))

    @property
    def seats(self) -> Locator:
        """The players; they are shown beside the board if nothing is."""
        if not self.region("seats-title").is_visible():
            self.panel("seats-title")
        return self.region("seats-title")

    @property
    def cover(self) -> Locator:
        """The cover over the board while the screen passes from one person to another."""
        return self.page.get_by_role("alertdialog")

    @property
    def in_words(self) -> Locator:
        """The position in words, for screen readers."""
        return self.region("table-in-words")

    # --- going -----------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}{path}")

    def play_now(self, name: str = "Anna") -> None:
        """Start a game from the start page, by a person who is new here and so is asked for a name."""
        self.go()
        play = self.box.get_by_role("button", name=self.say("home-play-now"))
        unfold = self.box.get_by_role("button", name=self.say("game-title"), exact=True)
        expect(play.or_(unfold)).to_be_visible()
        if unfold.is_visible():  # on a phone
            unfold.click()
        play.click()
        self.tell_name(name)
        self.at_table()

    def tell_name(self, name: str) -> None:
        """Answer the question for one's name."""
        self.page.get_by_role("dialog").get_by_role("textbox").fill(name)
        self.page.keyboard.press("Enter")

    def set_up(self, *seats: tuple[str, str]) -> None:
        """Create a table with the form: the kind and name of each seat; the first seat begins."""
        self.go(f"/new/{self.game}")
        places = self.page.get_by_role("group", name=self.say("new-seats")).get_by_role("listitem")
        for number in range(3, len(seats), -1):
            self.page.get_by_role("button", name=f"{self.say('new-remove-seat')} {number}").click()
        for number, (kind, name) in enumerate(seats, 1):
            seat = places.nth(number - 1)
            seat.get_by_label(self.say("new-seat", number=number), exact=True).select_option(kind)
            if name:
                seat.get_by_label(self.say("new-name"), exact=True).fill(name)
        beginner = self.page.get_by_label(self.say("table-first_player"), exact=True)
        beginner.select_option(self.say("table-first_player-0"))
        self.button("new-open-table").click()
        self.at_table()

    def invitation(self, seat: int) -> str:
        """The link for the friend at a seat."""
        return self.page.get_by_role("textbox", name=self.say("wait-link", number=seat)).input_value()

    def accept(self, invitation: str, name: str) -> None:
        """Take a seat by an invitation link."""
        self.page.goto(invitation)
        self.page.get_by_role("textbox", name=self.say("new-name")).fill(name)
        self.button("join-go").click()
        expect(self.button("join-go")).to_have_count(0)

    def open_saved(self, play: regnum.Play) -> None:
        """Open a saved game as a table, with all its seats at this screen; not by way of the start page."""
        made = self.imported(play)
        self.hold(made["table"], made["tokens"], made["creator"])

    def open_file(self, play: regnum.Play) -> None:
        """Open the file of a saved game on the start page."""
        self.go()
        saved = FilePayload(name="saved.jsonl", mimeType="text/plain", buffer=play.record.to_text().encode())
        self.page.get_by_label(self.say("home-import")).set_input_files(saved)
        self.at_table()

    def imported(self, play: regnum.Play) -> dict[str, Any]:
        """What the server answers to the import of a saved game: the table and the tokens of its seats."""
        answer = self.page.request.post(f"{self.address}/api/import", data={"record": play.record.to_text()})
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def hold(self, table: str, tokens: dict[str, str], creator: str = "") -> None:
        """Go to a table with the tokens of some of its seats, as if this browser had opened or joined it."""
        self.keep(table, tokens, creator)
        self.go(f"/t/{table}")
        self.at_table()

    def keep(self, table: str, tokens: dict[str, str], creator: str = "") -> None:
        """Have the tokens of some of a table's seats."""
        if not self.page.url.startswith(self.address):
            self.go("/health")  # the smallest page of the server
        self.page.evaluate(HOLD, [table, {"tokens": tokens, "invitations": {}, "creator": creator}])

    def another_tab(self) -> Person:
        """The same person with a second tab at the same address."""
        tab = copy(self)
        tab.page = self.context.new_page()
        tab.page.goto(self.page.url)
        return tab

    def set_theme(self, theme: Literal["light", "dark"]) -> None:
        """Change the system's theme; the page follows."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator(":root")).to_have_attribute("data-theme", theme)

    def at_table(self) -> None:
        self.page.wait_for_url("**/t/*")
        expect(self.in_words).to_be_attached()

    def panel(self, key: str) -> None:
        """Show a panel beside the board."""
        tabs = self.page.get_by_role("tablist", name=self.say("table-panel"))
        tab = tabs.get_by_role("tab", name=self.say(key))
        if tab.get_attribute("aria-selected") == "false":
            tab.click()

    def tell(self, text: str) -> None:
        """Send a chat message."""
        self.beside.get_by_role("textbox", name=self.say("chat-say")).fill(text)
        self.button("chat-send").click()

    def menu(self, key: str, **args: int | str) -> None:
        """Click an item of the table's menu."""
        self.button("table-menu").click()
        self.button(key, **args).click()

    # --- playing ---------------------------------------------------------------------------------------------------

    def is_asked(self) -> None:
        expect(self.ready).to_be_visible()

    def is_not_asked(self) -> None:
        expect(self.region("prompt-title")).to_be_visible()
        expect(self.options).to_have_count(0)

    def choose(self) -> str:
        """Choose the first option with the keyboard; returns its text once the choice is in the log."""
        self.is_asked()
        log = self.log
        before = log.count()
        text = self.press_first()
        expect(log.nth(before).or_(self.cover)).to_be_visible()
        return text

    def press_first(self) -> str:
        """Press the key of the first option; returns its text."""
        text, key = self.ready.get_attribute("data-option"), self.ready.get_attribute("aria-keyshortcuts")
        assert text is not None
        assert key is not None
        self.page.keyboard.press(key)
        return text

    def click_first(self) -> None:
        text = self.ready.get_attribute("data-option")
        assert text is not None
        self.click_option(text)

    def click_option(self, text: str) -> None:
        """Click an option where it is: on the board, else in the prompt, else in the list of all options.

        A finger sees first what a part of the board will do, and then chooses. What is only picked up is confirmed.
        """
        expect(self.page.locator(f'.options [data-option="{text}"]:enabled')).to_be_attached()
        part = self.page.locator(f'.board [data-acts~="{text}"]:visible').first
        button = self.page.locator(f'.prompt [data-button="{text}"]')
        several = part.count() and (" " in (part.get_attribute("data-acts") or "") or part.get_attribute("data-offers"))
        if part.count() and self.click_part(part):
            if several:
                self.hit(self.page.locator(f'.hint [data-choice="{text}"]'))
            else:
                self.finish(part, text)
        elif button.count() and within(button, self.region("prompt-title")):
            self.hit(button)
        else:
            every = self.button("prompt-all", n=self.options.count())
            if every.get_attribute("aria-expanded") == "false":
                self.hit(every)
            self.hit(self.page.locator(f'.options [data-option="{text}"]:enabled'))

    def finish(self, part: Locator, text: str) -> None:
        """Choose the option of a part of the board that has been clicked, if that was not all."""
        confirm = self.button("prepared-now")
        if self.touch:
            expect(self.page.get_by_text(self.say("prompt-tap-again")).or_(confirm)).to_be_visible()
        elif text.startswith("take:row."):
            taken = self.page.locator(f'.prompt:not(:has([data-option="{text}"]:enabled))')
            expect(taken.or_(confirm).first).to_be_visible()
        if confirm.is_visible():
            self.hit(confirm)
        elif self.touch:
            self.click_part(part)

    def hit(self, thing: Locator) -> None:
        """Click something, or tap on it."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def click_part(self, part: Locator) -> bool:
        """Click a part of the board, or tap on it; false if it is a place of a map that is out of sight."""
        if part.get_attribute("data-place") is None:
            self.bring_to_front(part)
            self.hit(part)
            return True
        point = part.evaluate(OPEN_POINT)
        if point:
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*point)
        return point is not None

    def bring_to_front(self, part: Locator) -> None:
        """On a phone, turn the ring of Viscounts until a part of it can be seen."""
        ring, turn = self.page.locator(".frame"), self.page.locator(".frame > button.on")
        if not turn.is_visible() or not part.evaluate("part => Boolean(part.closest('.frame'))"):
            return
        for _ in range(5):
            if not within(part, ring):
                self.hit(turn)

    def play_turn(self) -> None:
        """Choose the first option until it is another's turn."""
        self.is_asked()
        while self.options.count():
            self.choose()

    def walk_to_first(self) -> None:
        """Choose the first option in the list, with the arrows."""
        self.page.keyboard.press("ArrowDown")
        expect(self.ready).to_be_focused()
        self.page.keyboard.press("Enter")

    def play_to_the_end(self, clicks: bool = False) -> None:
        """Choose the first option every time, until the score sheet appears: by clicks, else by key or with arrows."""
        for n in range(LONGEST):
            expect(self.ready.or_(self.sheet)).to_be_visible()
            if self.sheet.is_visible():
                return
            if clicks:
                self.click_first()
            elif n % 2:
                self.walk_to_first()
            else:
                self.press_first()
        raise AssertionError("the game does not end")

    def has_totals(self, state: regnum.State) -> None:
        """Check that the score sheet has the points of every category, and everybody's total, the winners first."""
        rows = self.sheet.get_by_role("row")
        totals, winners = points(state), state.winners()
        order = sorted(range(len(totals)), key=lambda player: (player not in winners, -totals[player]))
        expect(rows.last.get_by_role("rowheader")).to_have_text(self.say("score-total"))
        expect(rows.last.get_by_role("cell")).to_have_text([*(str(totals[player]) for player in order), ""])
        assert rows.count() == 1 + len(by_category(state)) + 1
