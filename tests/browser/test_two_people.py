"""Two people at two screens, and a spectator."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person


def test_a_friend_comes_by_the_link_and_both_play(visitor: Visitors) -> None:
    anna, bruno = visitor(lang="it"), visitor(lang="en")
    anna.set_up(("me", "Anna"), ("friend", ""))
    bruno.accept(anna.invitation(2), "Bruno")
    assert "join" not in bruno.page.url, "the invitation stays out of the address bar"
    for person in (anna, bruno):
        expect(person.seats).to_contain_text("Anna")
        expect(person.seats).to_contain_text("Bruno")
    for chooser, other in ((bruno, anna), (anna, bruno), (bruno, anna)):
        other.is_not_asked()
        chooser.play_turn()
        expect(other.log).to_have_count(chooser.log.count())
    anna.is_asked()


def test_an_invitation_works_once(visitor: Visitors) -> None:
    anna, bruno, carla = visitor(), visitor(), visitor()
    anna.set_up(("me", "Anna"), ("friend", ""), ("friend", ""))
    link = anna.invitation(2)
    bruno.accept(link, "Bruno")
    carla.page.goto(link)
    carla.page.get_by_role("textbox", name=carla.say("new-name")).fill("Carla")
    carla.button("join-go").click()
    expect(carla.page.get_by_role("alert")).to_be_visible()
    expect(anna.seats).not_to_contain_text("Carla")


def test_a_spectator_follows_and_cannot_choose(pair: tuple[Person, Person], visitor: Visitors) -> None:
    anna, bruno = pair
    watcher = visitor(lang="en")
    watcher.page.goto(anna.page.url)
    expect(anna.seats).to_contain_text(anna.say("seats-watchers", n=1))
    bruno.play_turn()
    anna.play_turn()
    expect(watcher.log).to_have_count(anna.log.count())
    watcher.is_not_asked()
    expect(watcher.region("prompt-title")).to_contain_text(watcher.say("table-watching"))


def test_chat_reaches_everybody(pair: tuple[Person, Person], visitor: Visitors) -> None:
    anna, bruno = pair
    watcher = visitor()
    watcher.page.goto(anna.page.url)
    for person in (anna, watcher):
        person.panel("chat-title")
    anna.tell("Salve!")
    for person in (anna, watcher):
        expect(person.beside.get_by_role("listitem")).to_contain_text(["Anna: Salve!"])
    expect(bruno.page.get_by_role("tab", name=f"{bruno.say('chat-title')} 1")).to_be_visible()
    bruno.panel("chat-title")
    bruno.tell("Well met.")
    for person in (anna, bruno, watcher):
        expect(person.beside.get_by_role("listitem")).to_contain_text(["Anna: Salve!", "Bruno: Well met."])
    expect(watcher.beside.get_by_role("textbox")).to_have_count(0)
