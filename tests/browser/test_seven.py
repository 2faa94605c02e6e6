"""7 on its board: clicked for some turns (`make soak` plays whole games), and looked at in every size."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person, within
from tests.browser.prepared import Stop, after, against_bots, last_part

# Options that lie nowhere on the table: they are buttons in the prompt.
NOWHERE = {"pass", "done", "decline", "pay", "as", "accept"}
SIZES = [(1440, 900), (1280, 720), (390, 844)]
# The whole game has some six hundred choices; of the person's own so many are clicked.
SOME = 3


@pytest.mark.parametrize(
    ("seats", "options", "lang", "width"),
    [
        (3, {}, "it", 1280),
        (2, {}, "it", 390),
        # Five heroes, and the sixth seat plays the Nameless.
        (6, {"fall": True}, "it", 1440),
        (4, {"nameless": "player", "fall": True}, "it", 1440),
        (3, {"heroes": "chosen"}, "it", 390),
        (2, {}, "en", 1280),
    ],
)
def test_a_game_clicked_to_its_end(
    visitor: Visitors, seats: int, options: dict[str, str | int | bool], lang: str, width: int
) -> None:
    short = (seats, width) in {(3, 1280), (2, 390), (6, 1440)}
    if not short and os.environ.get("REGNUM_SOAK") != "1":
        pytest.skip("make soak plays it")
    person = visitor(game="seven", lang=lang, width=width, dark=seats == 2)
    whole = against_bots("seven", seats, options)
    own = [made for made, line in enumerate(whole.record.choices) if line.seat == 0]
    person.open_saved(last_part(whole, 1 - own[-SOME] / whole.made))
    while True:
        expect(person.ready.or_(person.sheet)).to_be_visible()
        if person.sheet.is_visible():
            break
        assert nowhere(person) <= NOWHERE
        person.click_first()
    person.has_totals(whole.state)


def nowhere(person: Person) -> set[str]:
    """The verbs of options that no part of the board stands for."""
    texts: list[str] = person.options.evaluate_all(
        """(buttons) => buttons.map(({ dataset }) => dataset.option)
            .filter((text) => !document.querySelector(`.seven [data-acts~="${CSS.escape(text)}"]`))"""
    )
    return {text.split(":")[0] for text in texts}


@pytest.mark.parametrize("lang", ["it", "en"])
def test_nothing_is_cut_off_in_any_size(visitor: Visitors, lang: str) -> None:
    person = visitor(game="seven", lang=lang)
    person.open_saved(against_bots("seven", 3, stop=after(150)))
    person.is_asked()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        narrow = person.page.get_by_role("tab", name=person.say("tab-market"))
        expect(narrow).to_have_count(1 if width < 900 else 0)
        for tab in ("tab-table", "tab-court", "tab-market") if width < 900 else ("",):
            if tab:
                person.page.get_by_role("tab", name=person.say(tab)).evaluate("tab => tab.click()")
            assert cut_off(person) == []


def cut_off(person: Person) -> list[str]:
    """Cards whose words reach out of them, and a board wider than its room."""
    found: list[str] = person.page.evaluate(
        """() => {
            const board = document.querySelector('.board');
            const wide = board.scrollWidth > board.clientWidth ? ['the board'] : [];
            const shown = (thing) => thing.getBoundingClientRect().width > 0 && !thing.closest('.hidden');
            const out = (card) => {
                const frame = card.getBoundingClientRect();
                return [...card.querySelectorAll('.name, .brings, .rule, .ways, .gems, small, b')].filter((words) => {
                    const at = words.getBoundingClientRect();
                    const sides = ['left', 'top'].some((side) => at[side] < frame[side] - 4);
                    const ends = ['right', 'bottom'].some((side) => at[side] > frame[side] + 4);
                    return shown(words) && (sides || ends);
                });
            };
            const kinds = '.seven :is(.plate, .slip, .person, .undertaking, .rival)';
            const cards = [...document.querySelectorAll(kinds)].filter(shown);
            return [...wide, ...cards.flatMap((card) => out(card).map((words) => words.textContent))];
        }"""
    )
    return found


def may(verb: str) -> Stop:
    """The person at the first seat has such an option."""
    return lambda play: play.state.asking.seat == 0 and any(one.text.startswith(verb) for one in play.state.options())


def test_a_finger_sees_first_and_chooses_second(visitor: Visitors) -> None:
    person = visitor(game="seven", lang="it", width=390, touch=True)
    person.open_saved(against_bots("seven", 3, stop=may("recruit:")))
    person.is_asked()
    person.page.get_by_role("tab", name=person.say("tab-market")).tap()
    plate = person.page.locator('.seven .plate[data-acts^="recruit:"]').first
    choice = plate.get_attribute("data-acts")
    before = person.options.count()
    plate.tap()
    expect(person.page.locator(f'.seven .lit[data-acts="{choice}"]')).to_be_visible()
    assert person.options.count() == before
    plate.tap()
    expect(person.page.locator(f'.seven .plate[data-acts="{choice}"]')).to_have_count(0)


def test_passing_is_never_pushed_out_of_sight_by_longer_buttons(visitor: Visitors) -> None:
    person = visitor(game="seven", lang="it", width=390)
    person.open_saved(against_bots("seven", 3, stop=after(150)))
    person.is_asked()
    for width in (390, 320):
        person.page.set_viewport_size({"width": width, "height": 640})
        button = person.page.locator('.prompt [data-button="pass"]')
        expect(button).to_be_in_viewport(ratio=1)
        assert within(button, person.region("prompt-title"))


def test_a_verb_lights_what_it_reaches(visitor: Visitors) -> None:
    person = visitor(game="seven", lang="it", width=1440)
    person.open_saved(against_bots("seven", 3, stop=may("found:")))
    person.is_asked()
    verbs = person.page.get_by_role("group", name=person.say("verbs"))
    verb = verbs.get_by_role("button").filter(has_text=person.say("verb-found"))
    verb.hover()
    expect(person.page.locator(".seven")).to_have_attribute("data-lens", "found")
    verb.click()
    expect(verb).to_have_attribute("aria-pressed", "true")
