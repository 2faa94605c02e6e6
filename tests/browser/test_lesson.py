"""The lessons, from the welcome to the victory of the pupil who follows what they say."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person

# The first bubble of a lesson, how many bubbles it has, and its chapters.
LESSONS = {
    "anno890": ("tutorial-castle", 18, 4),
    "seven": ("tutorial-welcome", 33, 8),
    "viscounts": ("tutorial-welcome", 39, 8),
    "medioevo": ("tutorial-honour", 26, 6),
}
# These lessons are the beginning of a game.
GOES_ON = {"seven", "medioevo"}
# Every lesson on a phone, where bubbles have the least room; with `make soak` at a desk too.
WIDTHS = [390, 1280] if os.environ.get("REGNUM_SOAK") == "1" else [390]
FOLLOWED = [(game, width) for game in LESSONS for width in WIDTHS]

# For so many frames a bubble is watched on a phone: it stays where it has appeared.
STEADY = 8
# Follow a lesson to its end in the page itself, which is quick: read every bubble and do what the lesson says. Returns
# what was read, what bubbles covered though they explain it, and which of them moved or could not be hit. It ends where
# the game has left the lesson, too: then not all was read.
FOLLOW = """async (steady) => {
    const read = [], covered = [], lost = [];
    const frame = () => new Promise(requestAnimationFrame);
    const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const place = () => {
        const { left, top } = document.querySelector('.bubble').getBoundingClientRect();
        return `${left} ${top} ${document.querySelector('.table .board').scrollTop}`;
    };
    for (let course; (course = document.querySelector('.course')); await frame()) {
        const bubble = document.querySelector('.bubble');
        const { advised } = course.dataset;
        if (course.querySelector('.alone')) break;
        if (bubble) {
            if (getComputedStyle(bubble).visibility === 'hidden') continue;
            const own = bubble.getBoundingClientRect(), first = place();
            const things = [...document.querySelectorAll('.board .pointed')].map((one) => one.getBoundingClientRect());
            const fits = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
            const words = bubble.querySelector('p').textContent;
            if (!fits || things.some((thing) => overlap(own, thing))) covered.push(words);
            read.push(words);
            for (let n = 0; n < steady; n++) await frame();
            const button = bubble.querySelector('button'), { x, y, width, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            if (place() !== first || hit !== button) lost.push(words);
            button.click();
        } else if (advised) document.querySelector(`.options [data-option="${advised}"]:enabled`)?.click();
    }
    return [read, covered, lost];
}"""


def begin(person: Person, width: int) -> None:
    person.page.set_viewport_size({"width": width, "height": {1280: 800, 390: 844}[width]})
    person.go()
    learn = person.box.get_by_role("link", name=person.say("home-learn"))
    fold = person.page.get_by_role("button", name=person.say("game-title"), exact=True)
    expect(learn.or_(fold).first).to_be_visible()
    if fold.is_visible():  # on a phone
        fold.click()
    learn.click()
    person.at_table()


def course(person: Person) -> Locator:
    """The line that says how far the lesson is, and what to do now."""
    return person.page.locator(".course")


@pytest.mark.parametrize(("game", "width"), FOLLOWED)
def test_the_pupil_who_follows_the_lesson_wins(visitor: Visitors, game: str, width: int) -> None:
    welcome, bubbles, chapters = LESSONS[game]
    pupil = visitor(game=game, lang="it")
    begin(pupil, width)
    pupil.is_asked()
    read, covered, lost = pupil.page.evaluate(FOLLOW, STEADY if width == 390 else 0)
    assert covered == [], "a bubble stands on the screen and covers nothing that it explains"
    assert lost == [], "a bubble stays where it is, and its button can be hit"
    assert read[0] == pupil.say(welcome)
    assert len(read) == bubbles
    expect(pupil.page.get_by_text(pupil.say("tutorial-end"))).to_be_visible()
    pupil.button("lesson-next").click()
    if game not in GOES_ON:
        expect(pupil.sheet).to_be_visible()
    if game == "medioevo":
        has_taken_vienna(pupil)
    else:
        is_ahead(pupil)
    pupil.go(f"/learn/{game}")
    expect(pupil.page.get_by_role("listitem").get_by_text(pupil.say("lesson-done"))).to_have_count(chapters)


def is_ahead(pupil: Person) -> None:
    table = pupil.page.url.rsplit("/", 1)[-1]
    points = pupil.page.request.get(f"{pupil.address}/api/tables/{table}/scores").json()["scores"][-1]
    assert points[0] > points[1], "the pupil wins, or is ahead"


def has_taken_vienna(pupil: Person) -> None:
    expect(pupil.page.locator(".bubble, .course")).to_have_count(0)
    vienna = pupil.page.locator('[data-place="austria"]')
    expect(vienna).to_have_accessible_name(re.compile(re.escape(pupil.say("armies-here", n=10))))
    expect(vienna).not_to_have_accessible_name(re.compile(re.escape(pupil.say("free"))))


def test_a_chapter_is_skipped_left_and_resumed(visitor: Visitors) -> None:
    pupil = visitor(game="anno890", lang="en")
    begin(pupil, 1280)
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-kingdom"))
    pupil.button("lesson-skip").click()
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-trio"))
    expect(pupil.page.get_by_text(pupil.say("tutorial-tithe"))).to_be_visible()
    pupil.go("/learn/anno890")
    chapters = pupil.page.get_by_role("main").get_by_role("listitem")
    expect(chapters.nth(1)).to_contain_text(pupil.say("lesson-here"))
    expect(pupil.page.get_by_text(pupil.say("lesson-done"), exact=True)).to_have_count(0)
    pupil.page.get_by_role("link", name=pupil.say("lesson-continue")).click()
    expect(pupil.page.get_by_text(pupil.say("tutorial-tithe"))).to_be_visible()
    pupil.go("/learn/anno890")
    chapters.nth(2).get_by_role("button").click()
    expect(course(pupil)).to_contain_text(pupil.say("tutorial-chapter-invader"))
    expect(pupil.page.get_by_text(pupil.say("tutorial-saracens"))).to_be_visible()


def test_the_rule_of_what_is_explained_is_seen_beside_the_bubble(visitor: Visitors) -> None:
    pupil = visitor(game="anno890")
    begin(pupil, 1280)
    pupil.button("lesson-skip").click()
    expect(pupil.page.get_by_text(pupil.say("tutorial-tithe"))).to_be_visible()
    pupil.page.locator(".bubble .clause").click()
    expect(pupil.page.locator("[data-clause][open]")).to_be_visible()
    apart = """() => document.querySelector('.bubble').getBoundingClientRect().right
        <= document.querySelector('aside').getBoundingClientRect().left"""
    pupil.page.wait_for_function(apart)


def test_on_a_phone_the_advice_is_read_to_its_end(visitor: Visitors) -> None:
    pupil = visitor(game="viscounts", lang="it", touch=True)
    begin(pupil, 390)
    pupil.go("/learn/viscounts")
    pupil.page.get_by_role("main").get_by_role("listitem").last.get_by_role("button").click()
    for id in ("alone", "papers", "second"):
        expect(pupil.page.get_by_text(pupil.say(f"tutorial-{id}"))).to_be_visible()
        pupil.button("lesson-next").click()
    whole = """() => {
        const line = document.querySelector('.todo'), { left, top, height } = line.getBoundingClientRect();
        const seen = line.contains(document.elementFromPoint(left + 20, top + 6));
        return height > 40 && line.scrollHeight <= height && seen;
    }"""
    pupil.page.wait_for_function(whole)


def test_a_choice_before_the_last_words_brings_the_next_ones(visitor: Visitors) -> None:
    pupil = visitor(game="viscounts")
    begin(pupil, 1280)
    expect(pupil.page.get_by_text(pupil.say("tutorial-welcome"))).to_be_visible()
    pupil.page.keyboard.press("1")
    expect(pupil.page.get_by_text(pupil.say("tutorial-pair"))).to_be_visible()
    expect(course(pupil)).to_have_attribute("data-advised", "pair:1")
    pupil.page.keyboard.press("1")
    expect(course(pupil)).to_have_attribute("data-advised", "play:financier")
