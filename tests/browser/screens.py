"""Every main screen and how to get there, for screenshots and for checks of each."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import regnum
from tests.browser.pages import Person
from tests.browser.prepared import (
    Stop,
    after,
    against_bots,
    asks,
    by_plan,
    four_kingdoms,
    never,
    play_until,
    three_heroes,
)


def home(person: Person) -> None:
    person.go()
    expect(person.box.get_by_role("link", name=person.say("home-learn"))).to_be_attached()


def open_to_all(person: Person, host: str) -> str:
    """The path of a new table that `host` has opened to everybody, from another browser."""
    seats = [{"kind": "me", "name": host}, {"kind": "friend"}, {"kind": "bot", "name": "Berta"}]
    made = person.page.request.post(
        f"{person.address}/api/tables", data={"game": person.game, "seats": seats, "open": True}
    )
    return f"/t/{made.json()['table']}"


def returning(person: Person) -> None:
    """The start page of a person with a turn, an invitation, a table that waits and a finished game."""
    open_to_all(person, "Guido")
    person.open_saved(play_until(never))
    person.set_up(("me", "Anna"), ("friend", ""))
    person.open_saved(play_until(after(19)))
    person.go()
    expect(person.region("home-turns")).to_be_visible()
    expect(person.region("home-finished")).to_be_visible()


def invited(person: Person) -> None:
    person.go(open_to_all(person, "Guido"))
    expect(person.button("join-go")).to_be_visible()


def set_up(person: Person) -> None:
    person.go(f"/new/{person.game}")
    expect(person.button("new-open-table")).to_be_visible()


def waiting(person: Person) -> None:
    person.set_up(("me", "Anna"), ("friend", ""))
    expect(person.page.get_by_role("textbox", name=person.say("wait-link", number=2))).to_be_visible()


def beginning(person: Person) -> None:
    person.set_up(("me", "Anna"), ("here", "Bruno"))
    person.is_asked()


def middle(person: Person) -> None:
    person.open_saved(play_until(after(19), person.game))
    person.is_asked()


def invasion(person: Person) -> None:
    person.open_saved(play_until(asks("LoseTile")))
    person.is_asked()


def alone(person: Person) -> None:
    person.open_saved(play_until(after(30), person.game, ("Anna",)))
    person.is_asked()


def hand_over(person: Person) -> None:
    beginning(person)
    person.press_first()
    expect(person.cover).to_be_visible()


def end(person: Person) -> None:
    person.open_saved(play_until(never, person.game))
    person.button("score-show").click()
    expect(person.sheet.get_by_role("row").last).to_be_visible()


def replay(person: Person) -> None:
    person.open_saved(play_until(never))
    person.menu("menu-replay")
    person.page.get_by_role("slider").fill("25")
    expect(person.region("replay-title")).to_contain_text("25")


def rules(person: Person) -> None:
    person.go(f"/rules/{person.game}#end.1")
    expect(person.page.get_by_text("end.1").first).to_be_visible()


def lesson(person: Person) -> None:
    person.go(f"/learn/{person.game}")
    expect(person.button("lesson-next")).to_be_visible()


def stair(person: Person) -> None:
    person.open_saved(against_bots("seven", 3, stop=after(120)))
    person.is_asked()


def heroes(person: Person) -> None:
    person.open_saved(against_bots("seven", 3, {"heroes": "chosen"}, asks("PickHero")))
    person.is_asked()


def turn_of_anna(choices: int) -> Stop:
    """Her first turn after so many choices."""
    is_turn = asks("TakeTurn")
    return lambda play: play.made >= choices and play.state.asking.seat == 0 and is_turn(play)


def table(person: Person) -> None:
    person.open_saved(three_heroes(turn_of_anna(110)))
    person.is_asked()


def court(person: Person) -> None:
    """A larger court; on a phone it has a tab of its own."""
    person.open_saved(three_heroes(turn_of_anna(250)))
    person.is_asked()
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.get_by_role("tab", name=person.say("tab-court")).click()


def strike(person: Person) -> None:
    person.open_saved(three_heroes(lambda play: play.state.asking.seat == 0 and may_deny(play)))
    expect(person.page.locator('.seven .answer[data-acts="accept"]')).to_be_visible()


def may_deny(play: regnum.Play) -> bool:
    return any(option.verb == "deny" for option in play.state.options())


def payment(person: Person) -> None:
    person.open_saved(three_heroes(asks("Pay")))
    person.is_asked()


def reckoning(person: Person) -> None:
    person.open_saved(three_heroes(never))
    expect(person.page.locator(".seven .ending")).to_be_visible()


def map_at_war(person: Person) -> None:
    person.open_saved(four_kingdoms("CombatMenu"))
    person.is_asked()


def diplomacy(person: Person) -> None:
    person.open_saved(four_kingdoms("Diplomacy"))
    person.is_asked()
    expect(person.region("panel-diplomacy")).to_be_visible()


def letter(person: Person) -> None:
    asked = ((3, "player:0"), (3, "propose:commerce"))
    person.open_saved(by_plan(("Bruno", "Carla", "Dario", "Anna"), asked, asks("Answer"), seed=21))
    expect(person.region("letter")).to_be_visible()


Steps = Callable[[Person], None]


def of(game: str, way: Steps) -> Steps:
    """The steps to the same screen of another game."""

    def go(person: Person) -> None:
        person.takes(game)
        way(person)

    return go


SCREENS: dict[str, Steps] = (
    {
        way.__name__: way
        for way in (
            home,
            returning,
            set_up,
            invited,
            waiting,
            beginning,
            middle,
            invasion,
            hand_over,
            end,
            replay,
            rules,
            lesson,
        )
    }
    | {
        f"viscounts-{way.__name__}": of("viscounts", way)
        for way in (set_up, beginning, middle, alone, end, rules, lesson)
    }
    | {f"seven-{way.__name__}": of("seven", way) for way in (stair, heroes)}
    | {f"medioevo-{way.__name__}": of("medioevo", way) for way in (map_at_war, diplomacy, letter, lesson)}
)
