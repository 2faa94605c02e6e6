"""A tile of 890 is picked up, and taken only when its space is chosen: both are then sent at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import play_until

TAKE, SPACE = "take:row.2", "place:9"


def taking() -> regnum.Play:
    """Anna is about to take one of several tiles, has a Coin, and space 9 of her Kingdom is free."""

    def stop(play: regnum.Play) -> bool:
        s = play.state
        return play.made > 4 and s.seat == 0 and any(option.text == TAKE for option in s.options())

    return play_until(stop)


def part(page: Page, option: str) -> Locator:
    return page.locator(f'.board [data-acts="{option}"]')


def option(person: Person, text: str) -> Locator:
    return person.page.locator(f'.options [data-option="{text}"]')


class Sent:
    """The choices that the page sends. `instead` replaces the space, as if another had been chosen."""

    def __init__(self, page: Page, instead: str = "") -> None:
        self.choices: list[str] = []
        self.instead = instead
        page.route_web_socket("**/ws", self.watch)

    def watch(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            assert isinstance(message, str)
            if '"type":"choose"' in message:
                self.choices.append(TAKE if TAKE in message else SPACE if SPACE in message else message)
                message = message.replace(SPACE, self.instead or SPACE)
            server.send(message)

        socket.on_message(send)


@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_and_its_space_are_chosen_before_anything_is_sent(visitor: Visitors, touch: bool) -> None:
    person = visitor(touch=touch, width=390 if touch else 1280)
    page, sent = person.page, Sent(person.page)
    person.open_saved(taking())
    person.is_asked()
    tile = part(page, TAKE).get_attribute("data-piece")
    person.hit(part(page, TAKE))
    space = part(page, SPACE)
    expect(space).to_be_visible()
    in_hand = page.locator(f'.hand button[data-piece="{tile}"]')
    expect(in_hand).to_be_visible()
    expect(page.get_by_role("region", name=person.say("prompt-title"))).to_contain_text(
        person.say("prepared-told", what="").rstrip(" .")
    )
    person.hit(space)
    if touch:
        expect(page.get_by_text(person.say("prompt-tap-again"))).to_be_visible()
        assert sent.choices == []
        person.hit(space)
    person.button("hand-go", name="Bruno").click()
    expect(page.locator(f'[data-ref="kingdoms.0.spaces.9"][data-piece="{tile}"]')).to_be_visible()
    expect(in_hand).to_have_count(0)
    assert sent.choices == [TAKE, SPACE]


def test_what_is_picked_up_can_be_put_back(visitor: Visitors) -> None:
    person = visitor()
    page, sent = person.page, Sent(person.page)
    person.open_saved(taking())
    person.is_asked()
    undo = person.page.get_by_role("banner").get_by_role("button", name=person.say("undo"))
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        page.locator(".hand button").click,
        person.button("prepared-back").click,
        undo.click,
    ]
    for put_back in ways:
        part(page, TAKE).click()
        expect(part(page, SPACE)).to_be_visible()
        expect(option(person, TAKE)).to_have_count(0)
        put_back()
        expect(option(person, TAKE)).to_have_count(1)
        expect(page.locator(".hand button")).to_have_count(0)
    assert sent.choices == []


def test_a_tile_is_taken_by_keyboard_and_before_its_space_is_chosen(visitor: Visitors) -> None:
    """Who wants to see what comes into the row takes the tile first."""
    person = visitor()
    page, sent = person.page, Sent(person.page)
    person.open_saved(taking())
    person.is_asked()
    part(page, TAKE).focus()
    page.keyboard.press("Enter")
    person.button("prepared-now").click()
    expect(page.locator(".hand button")).to_have_count(0)
    expect(part(page, SPACE)).to_be_visible()
    assert sent.choices == [TAKE]
    undo = page.get_by_role("banner").get_by_role("button", name=person.say("undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert person.say("undo-revealed", choice="").split("«")[0] in (undo.get_attribute("title") or "")


def test_a_second_choice_that_is_refused_is_told(visitor: Visitors) -> None:
    person = visitor()
    page = person.page
    Sent(page, instead="place:5")  # where the Castle stands
    person.open_saved(taking())
    person.is_asked()
    part(page, TAKE).click()
    part(page, SPACE).click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text(person.say("prepared-refused", reason=""))
    # The tile is in hand, and asks for another space.
    expect(page.locator(".hand [data-piece]")).to_be_visible()
    expect(part(page, SPACE)).to_be_visible()
