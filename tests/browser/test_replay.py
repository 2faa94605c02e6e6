"""Replaying a game, and links to its positions."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import never, play_until


def bar(person: Person, n: int, of: int) -> Locator:
    return person.region("replay-title").filter(has_text=person.say("replay-at", n=n, of=of))


def test_a_link_opens_the_position_it_was_taken_at(visitor: Visitors) -> None:
    play = play_until(never)
    person = visitor()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.open_saved(play)
    person.button("score-show").click()
    person.button("score-replay").click()
    expect(bar(person, 0, play.made)).to_be_visible()
    person.page.get_by_role("slider").fill("10")
    expect(bar(person, 10, play.made)).to_be_visible()
    expect(person.log).to_have_count(10)
    person.button("replay-link").click()
    link = person.page.evaluate("navigator.clipboard.readText()")

    friend = visitor()
    friend.page.goto(link)
    expect(bar(friend, 10, play.made)).to_be_visible()
    expect(friend.log).to_have_text(person.log.all_text_contents())
    expect(friend.in_words).to_have_text(person.in_words.text_content() or "")


def test_step_by_step_and_back_to_now(visitor: Visitors) -> None:
    play = play_until(never)
    person = visitor()
    person.open_saved(play)
    end = person.in_words.text_content() or ""
    person.menu("menu-replay")
    expect(bar(person, 0, play.made)).to_be_visible()  # a finished game from its beginning
    expect(person.in_words).not_to_have_text(end)
    person.button("replay-next").click()
    expect(bar(person, 1, play.made)).to_contain_text(play.record.header.players[play.record.choices[0].seat])
    person.page.keyboard.press("ArrowRight")
    expect(bar(person, 2, play.made)).to_be_visible()
    person.button("replay-prev").click()
    expect(bar(person, 1, play.made)).to_be_visible()
    person.button("replay-close").click()
    expect(person.region("replay-title")).to_have_count(0)
    expect(person.in_words).to_have_text(end)
    assert "at=" not in person.page.url


def test_it_plays_by_itself_and_jumps_by_turn_and_by_line(visitor: Visitors) -> None:
    play = play_until(never)
    seats = [line.seat for line in play.record.choices]
    second = next(n for n, seat in enumerate(seats) if n and seat != seats[n - 1])
    person = visitor(lang="en")
    person.open_saved(play)
    person.menu("menu-replay")
    expect(bar(person, 0, play.made)).to_be_visible()
    expect(person.page.get_by_role("img", name=person.say("graph-title"))).to_be_visible()
    person.button("replay-turn-on").click()
    expect(bar(person, second, play.made)).to_be_visible()
    person.page.get_by_role("button", name=person.say("replay-faster")).click()
    person.button("replay-play").click()
    expect(bar(person, second + 2, play.made)).to_be_visible()
    person.button("replay-pause").click()
    expect(person.button("replay-play")).to_be_visible()
    person.log.first.get_by_role("link").click()
    expect(bar(person, 1, play.made)).to_be_visible()
    assert person.page.url.endswith("?at=1")
    person.button("replay-last").click()
    person.button("replay-turn-back").click()
    expect(bar(person, play.made, play.made)).to_have_count(0)
