"""The lessons, from the welcome to the victory of the pupil who follows what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import LONGEST, Person

# The first bubble of a lesson, how many bubbles it has, and its chapters.
LESSONS = {"anno890": ("tutorial-castle", 18, 4), "viscounts": ("tutorial-welcome", 36, 8)}
WIDTHS = (1280, 390)

# The bubble covers nothing that it explains, and stands on the screen.
CLEAR = """(bubble) => {
    const own = bubble.getBoundingClientRect();
    const covers = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return Math.min(right, own.right) - Math.max(left, own.left) > 1
            && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1;
    };
    const on = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
    return on && ![...document.querySelectorAll('.board .pointed')].some(covers);
}"""


def begin(person: Person, width: int) -> None:
    person.page.set_viewport_size({"width": width, "height": 800})
    person.go()
    person.box.get_by_role("link", name=person.say("home-learn")).click()
    person.at_table()


def course(person: Person) -> Locator:
    """The line that says how far the lesson is, and what to do now."""
    return person.page.locator(".course")


def follow(person: Person) -> list[str]:
    """Read all bubbles that are shown, and do what the lesson says; returns what was read."""
    person.is_asked()
    read = []
    bubble = person.page.locator(".bubble")
    while bubble.count():
        assert bubble.evaluate(CLEAR), f"the bubble “{bubble.inner_text()}” covers what it explains"
        read.append(bubble.locator("p").inner_text())
        person.button("lesson-next").press("Enter")
    advised = course(person).get_attribute("data-advised")
    assert advised is not None
    key = person.options.and_(person.page.locator(f'[data-option="{advised}"]')).get_attribute("aria-keyshortcuts")
    assert key is not None
    person.page.keyboard.press(key)
    return read


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", LESSONS)
def test_the_pupil_who_follows_the_lesson_wins(visitor: Visitors, game: str, width: int) -> None:
    welcome, bubbles, chapters = LESSONS[game]
    pupil = visitor(game=game, lang="it")
    begin(pupil, width)
    read: list[str] = []
    for _ in range(LONGEST):
        expect(pupil.ready.or_(pupil.sheet)).to_be_visible()
        if pupil.sheet.is_visible():
            break
        read += follow(pupil)
    assert read[0] == pupil.say(welcome)
    assert len(read) == bubbles
    expect(pupil.page.get_by_text(pupil.say("tutorial-end"))).to_be_visible()
    table = pupil.page.url.rsplit("/", 1)[-1]
    points: dict[int, int] = {}
    for line in pupil.page.request.get(f"{pupil.address}/api/tables/{table}/sheet").json():
        points[line["seat"]] = points.get(line["seat"], 0) + line["points"]
    assert points[0] > points[1], "the pupil wins"
    pupil.go(f"/learn/{game}")
    expect(pupil.page.get_by_role("listitem").get_by_text(pupil.say("lesson-done"))).to_have_count(chapters)


def test_a_chapter_is_skipped_left_and_resumed(visitor: Visitors) -> None:
    pupil = visitor(game="anno890", lang="en")
    begin(pupil, 1280)
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-kingdom"))
    pupil.button("lesson-skip").click()
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-trio"))
    expect(pupil.page.get_by_text(pupil.say("tutorial-icons"))).to_be_visible()
    pupil.go("/learn/anno890")
    chapters = pupil.page.get_by_role("main").get_by_role("listitem")
    expect(chapters.nth(1)).to_contain_text(pupil.say("lesson-here"))
    expect(pupil.page.get_by_text(pupil.say("lesson-done"), exact=True)).to_have_count(0)
    pupil.page.get_by_role("link", name=pupil.say("lesson-continue")).click()
    expect(pupil.page.get_by_text(pupil.say("tutorial-icons"))).to_be_visible()
    pupil.go("/learn/anno890")
    chapters.nth(2).get_by_role("button").click()
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-invader"))
    expect(pupil.page.get_by_text(pupil.say("tutorial-saracens"))).to_be_visible()
