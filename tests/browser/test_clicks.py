"""A click acts, whatever note is open, and what glows answers it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import regnum
from regnum.core.rng import Rng
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import asks, play_until
from tests.server.conftest import SEED
from tests.waiting import AGAIN, wait_until

# A deal of 890 in which somebody who chooses at random comes to the Cartographer.
CARTOGRAPHER = 20
# Points of an open section of the castle, all over it, at which a click does not meet the section.
DEAF = """wall => {
    const ref = wall.dataset.wall;
    const box = wall.getBBox(), screen = wall.getScreenCTM();
    const deaf = [];
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
        const p = new DOMPoint(box.x + box.width * i / 12, box.y + box.height * j / 12);
        if (!wall.isPointInFill(p)) continue;
        const at = p.matrixTransform(screen);
        const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-ref]')?.dataset.ref ?? '';
        if (!hit.endsWith(`castle.${ref}`)) deaf.push([i, j, hit]);
    }
    return deaf;
}"""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_at_once(person: Person, thing: Locator) -> None:
    """The mouse comes and clicks without a pause."""
    person.page.mouse.click(*middle(thing))


class Delayed:
    """Holds back the server's messages that contain `word`, as a slow network would, until they are let through."""

    def __init__(self, page: Page, word: str) -> None:
        self.messages: list[tuple[WebSocketRoute, str]] = []
        self.page = page
        self.word = word
        page.route_web_socket("**/ws", self.watch)

    def watch(self, socket: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            assert isinstance(message, str)
            if self.word in message:
                self.messages.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(receive)

    def has_come(self) -> bool:
        self.page.wait_for_timeout(1000 * AGAIN)  # messages come in only while the browser is asked for something
        return bool(self.messages)

    def let_through(self) -> None:
        wait_until(self.has_come, f"no message with {self.word} came")
        for socket, message in self.messages:
            socket.send(message)


def taking(play: regnum.Play) -> bool:
    return play.made > 8 and any(option.text == "take:row.2" for option in play.state.options())


def sending_workers() -> regnum.Play:
    """A game of Viscounts in which it is to be said how many Workers enter a section of the castle."""
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna"], SEED)
    while True:
        texts = [option.text for option in play.state.options()]
        if sum(text.startswith("workers:") for text in texts) > 1:
            return play
        to_the_castle = (text for text in texts if text == "act:workers" or text.startswith("move:inner"))
        play.choose(next(to_the_castle, texts[0]))


def test_a_tile_is_taken_though_its_note_or_a_refusal_is_open(visitor: Visitors) -> None:
    person = visitor()
    person.open_saved(play_until(taking))
    person.is_asked()
    note, tile = person.page.locator(".hint"), person.page.locator('.board [data-acts="take:row.2"]')
    person.page.locator('.board [data-ref^="kingdoms."]:not(.open)').first.click()
    expect(person.page.locator(".hint.refusal")).to_be_visible()
    person.page.mouse.move(*middle(tile))
    expect(note).to_be_visible()
    click_at_once(person, tile)
    expect(person.page.locator('.options [data-option="take:row.2"]')).to_have_count(0)
    expect(note).to_have_count(0)


@pytest.mark.parametrize("answer", ["previews", "facts"])
def test_a_click_counts_though_what_it_brings_comes_while_the_mouse_is_down(visitor: Visitors, answer: str) -> None:
    person = visitor()
    page = person.page
    answers = Delayed(page, f'"type":"{answer}"')
    person.open_saved(play_until(lambda play: sum(o.text.startswith("place:") for o in play.state.options()) > 1))
    person.is_asked()
    space = page.locator('.board [data-acts^="place:"]').first
    option = space.get_attribute("data-acts")
    page.mouse.move(*middle(space))
    page.mouse.down()
    answers.let_through()
    page.wait_for_timeout(300)
    page.mouse.up()
    expect(page.locator(f'.options [data-option="{option}"]')).to_have_count(0)


def test_a_click_counts_though_it_takes_the_focus_from_the_part_clicked_before(visitor: Visitors) -> None:
    person = visitor()
    page = person.page
    person.open_saved(play_until(asks("LoseTile")))
    person.is_asked()
    page.locator('.board [data-ref^="kingdoms."]:not(.open)').first.click()
    expect(page.locator(".hint.refusal")).to_be_visible()
    tile = page.locator('.board [data-acts^="lose:"]').first
    option = tile.get_attribute("data-acts")
    page.mouse.move(*middle(tile))
    expect(tile.locator(".ghost")).to_be_visible()
    click_at_once(person, tile)
    expect(page.locator(f'.options [data-option="{option}"]')).to_have_count(0)


def test_no_note_opens_on_a_tile_that_comes_under_the_mouse(visitor: Visitors) -> None:
    """What the mouse comes to may be drawn anew at once, as a preview: then the browser does not tell that it moved."""
    pupil = visitor()
    page = pupil.page
    page.emulate_media(reduced_motion="no-preference")
    pupil.go("/learn/anno890")
    pupil.at_table()
    for bubbles, option in ((1, "castle:1"), (2, "take:row.1"), (1, "place:1")):
        for _ in range(bubbles):
            pupil.button("lesson-next").click()
        part = page.locator(f'.board [data-acts="{option}"]')
        expect(part).to_be_visible()
        if option == "place:1":
            part.hover()
            expect(part.locator(".ghost")).to_be_visible()
            page.mouse.move(0, 0)
            expect(part.locator(".ghost")).to_have_count(0)
        click_at_once(pupil, part)
    expect(page.locator('.board [data-ref="kingdoms.0.spaces.1"][data-piece]')).to_be_visible()
    page.wait_for_timeout(2000)  # longer than the tile flies and a note waits
    assert page.locator(".hint").count() == 0


def test_a_lesson_goes_on_though_a_note_is_open_which_never_covers_its_bubble(visitor: Visitors) -> None:
    pupil = visitor(lang="en")
    pupil.go("/learn/anno890")
    pupil.at_table()
    page, bubble, note = pupil.page, pupil.page.locator(".bubble"), pupil.page.locator(".hint")
    expect(bubble).to_contain_text(pupil.say("tutorial-castle"))
    page.locator('.board [data-ref="kingdoms.0.spaces.5"]').hover()
    expect(note).to_be_visible()
    seen = "([x, y]) => document.elementFromPoint(x, y)?.closest('.bubble') !== null"
    assert page.evaluate(seen, list(middle(bubble)))
    click_at_once(pupil, pupil.button("lesson-next"))
    expect(page.get_by_text(pupil.say("tutorial-castle"))).to_have_count(0)


def test_an_option_of_a_chooser_is_chosen_at_once_and_in_a_window_that_was_resized(visitor: Visitors) -> None:
    person = visitor(game="viscounts")
    person.open_saved(sending_workers())
    person.is_asked()
    chooser = person.page.locator(".hint[role=dialog] button")
    person.page.locator('.board [data-acts*="workers:"]').first.click()
    expect(chooser.first).to_be_visible()
    person.page.set_viewport_size({"width": 1280, "height": 660})
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(chooser.first).to_be_visible()
    option = chooser.last.get_attribute("data-choice")
    click_at_once(person, chooser.last)
    expect(person.page.locator(f'.options [data-option="{option}"]')).to_have_count(0)


def test_a_section_of_the_castle_answers_wherever_it_glows(visitor: Visitors) -> None:
    person = visitor(game="viscounts")
    person.open_saved(sending_workers())
    person.is_asked()
    assert person.page.locator(".wall.open").evaluate(DEAF) == []


def test_everything_in_the_supply_of_890_says_what_it_is_when_tapped(visitor: Visitors) -> None:
    person = visitor(width=390, touch=True)
    person.open_saved(play_until(taking))
    person.is_asked()
    stores = person.page.locator(".supply .touch").all()
    assert len(stores) == 6
    for store in stores:
        store.tap()
        expect(person.page.locator(".hint")).to_have_attribute("aria-label", re.compile(r"\w"))
        name = person.page.locator(".hint").get_attribute("aria-label")
        assert name is not None
        expect(store).to_have_accessible_name(re.compile(re.escape(name)))


def test_the_tile_that_is_to_change_places_is_marked(visitor: Visitors) -> None:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], CARTOGRAPHER, {"first_player": 0})
    rng = Rng(1)
    while not asks("SwapWith")(play):
        texts = [option.text for option in play.state.options()]
        wanted = [text for text in texts if "cartographer" in text] or texts
        play.choose(rng.pick(wanted))
    person = visitor()
    person.open_saved(play)
    person.is_asked()
    first = play.record.choices[-1].choice.removeprefix("swap:")
    place = f"kingdoms.{play.state.asking.seat}.spaces.{first}"
    expect(person.page.locator(".board .swapped")).to_have_attribute("data-ref", place)
