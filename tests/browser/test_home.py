"""The start page, from the first visit to an invitation."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import after, play_until
from tests.browser.screens import invited, open_to_all, returning
from tests.browser.test_screens import beyond_the_edge, findings


def sections(person: Person) -> list[str]:
    return person.page.get_by_role("main").get_by_role("heading", level=2).all_text_contents()


def tab_icon(person: Person) -> str:
    return person.page.locator("link[rel=icon]").get_attribute("href") or ""


def test_a_newcomer_is_told_what_this_is_and_sees_no_empty_section(visitor: Visitors) -> None:
    person = visitor()
    person.page.route("**/api/tables?status=*", lambda route: route.fulfill(json=[]))
    person.go()
    expect(person.page.get_by_text(person.say("home-what"))).to_be_visible()
    expect(person.box).to_be_visible()
    assert sections(person) == [person.say("home-games")]


def test_your_turn_comes_first_then_invitations_games_running_and_finished(visitor: Visitors) -> None:
    person = visitor()
    returning(person)
    assert sections(person) == [person.say(f"home-{name}") for name in ("turns", "games", "running", "finished")]
    expect(person.page.get_by_text(person.say("home-what"))).to_have_count(0)
    cards = person.region("home-turns").get_by_role("listitem").filter(has_text=person.say("game-title"))
    expect(cards.first).to_contain_text(person.say("home-continue"))
    expect(cards.last).to_contain_text(person.say("invite-sit"))
    assert "circle" in tab_icon(person), "a red dot says that it is my turn"
    cards.first.get_by_role("link").click()
    person.is_asked()


def test_a_guest_is_asked_for_a_name_and_sits_down(visitor: Visitors) -> None:
    guest = visitor()
    open_to_all(guest, "Waldrada")
    guest.go()
    card = guest.page.get_by_role("article").filter(has_text=guest.say("invite-who", name="Waldrada"))
    expect(card).to_contain_text(guest.say("invite-free", seats=3, n=1))
    card.get_by_role("button", name=guest.say("invite-sit")).click()
    name = guest.page.get_by_role("dialog").get_by_role("textbox")
    name.fill("  ")
    guest.page.keyboard.press("Enter")
    expect(name).to_be_visible()
    guest.tell_name("Liutprando")
    guest.at_table()
    expect(guest.seats).to_contain_text("Liutprando")
    guest.go()
    expect(guest.page.get_by_role("button", name="Liutprando")).to_be_visible()
    guest.go(f"/new/{guest.game}")
    expect(guest.page.get_by_label(guest.say("new-name"), exact=True)).to_have_value("Liutprando")


def test_a_link_says_who_invites_to_what_and_who_watches_is_told_so(visitor: Visitors) -> None:
    guest = visitor(lang="en")
    invited(guest)
    title = guest.say("invite-to", name="Guido", game=guest.say("game-title"))
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    guest.button("share").click()
    expect(guest.page.get_by_role("img", name=guest.say("share-code"))).to_be_visible()
    expect(guest.page.get_by_role("dialog").get_by_role("textbox")).to_have_value(guest.page.url)
    assert findings(guest.page) == []
    guest.button("close").click()
    guest.button("join-watch").click()
    expect(guest.region("table-watching")).to_contain_text(guest.say("wait-watching", n=1))


def test_a_seat_that_was_left_gets_a_new_link(visitor: Visitors) -> None:
    anna, bruno, carla = visitor(), visitor(), visitor()
    anna.set_up(("me", "Anna"), ("friend", ""))
    used = anna.invitation(2)
    bruno.accept(used, "Bruno")
    bruno.is_asked()
    expect(bruno.seats).to_be_visible()
    bruno.button("seat-more", name="Bruno").click()
    bruno.button("seat-link").click()
    expect(anna.seats).to_be_visible()
    anna.button("seat-link-anew").click()
    link = anna.page.get_by_role("textbox", name=anna.say("wait-link", number=2))
    expect(link).to_have_value(re.compile("#join="))
    assert link.input_value() != used
    carla.accept(link.input_value(), "Carla")
    expect(anna.seats).to_contain_text("Carla")


def test_nothing_is_cut_off_on_a_phone(visitor: Visitors) -> None:
    person = visitor(width=390)
    returning(person)
    person.page.get_by_role("button", name=person.say("game-title"), exact=True).click()
    expect(person.box.get_by_role("link", name=person.say("home-learn"))).to_be_visible()
    for width in (390, 320):
        person.page.set_viewport_size({"width": width, "height": 800})
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        assert beyond_the_edge(person.page) == []
    assert findings(person.page) == []


def test_the_file_of_a_saved_game_is_opened(visitor: Visitors) -> None:
    play = play_until(after(19))
    person = visitor()
    person.open_file(play)
    person.is_asked()
    assert person.options.count() == len(play.state.options())
