"""The end of a game: who won, what decided it, and the details for those who want them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from regnum.core.scoring import by_category, points, verdict
from tests.browser.conftest import Visitors
from tests.browser.prepared import never, play_until


@pytest.mark.parametrize(("lang", "width", "height"), [("it", 1280, 720), ("en", 390, 844)])
def test_the_end_fits_the_screen_and_unfolds(visitor: Visitors, lang: str, width: int, height: int) -> None:
    play = play_until(never)
    person = visitor(lang=lang, width=width)
    person.page.set_viewport_size({"width": width, "height": height})
    person.open_saved(play)
    person.button("score-show").click()

    steps, totals = person.sheet.get_by_role("listitem"), sorted(points(play.state))[::-1]
    expect(steps).to_have_count(len(totals))
    for n, total in enumerate(totals):
        expect(steps.nth(n)).to_contain_text(str(total))
    (decided,) = verdict(play.state)
    expect(person.sheet).to_contain_text(person.say(str(decided.args["category"]).removeprefix("@")))
    for key in ("score-rematch", "score-replay"):
        box = person.button(key).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height

    graph, buttons = person.sheet.locator(".graph").bounding_box(), person.sheet.locator(".actions").bounding_box()
    assert graph is not None
    assert buttons is not None
    assert graph["y"] + graph["height"] <= buttons["y"], "the graph is seen whole"

    person.has_totals(play.state)
    rows = person.sheet.get_by_role("row")
    folded = rows.count()
    person.sheet.get_by_role("button", name=person.say(f"category-{next(iter(by_category(play.state)))}")).click()
    assert rows.count() > folded
    for one in list(by_category(play.state))[1:]:
        person.sheet.get_by_role("button", name=person.say(f"category-{one}")).click()
    foot, buttons = rows.last.bounding_box(), person.sheet.locator(".actions").bounding_box()
    assert foot is not None
    assert buttons is not None
    if width > 800:  # on a phone the sheet scrolls to it
        assert foot["y"] + foot["height"] <= buttons["y"], "the totals stay in sight"
        assert person.sheet.locator(".graph").bounding_box() == graph, "nothing else moves"
    person.sheet.get_by_role("button", name="§").first.click()
    expect(person.page.locator("[data-clause][open]")).to_be_visible()


def test_a_second_tap_on_the_button_that_opens_the_sheet_starts_no_game(visitor: Visitors) -> None:
    person = visitor(width=390, touch=True)
    person.open_saved(play_until(never))
    table, show = person.page.url, person.button("score-show").bounding_box()
    assert show is not None
    for _ in range(2):
        person.page.touchscreen.tap(show["x"] + show["width"] / 2, show["y"] + show["height"] / 2)
    expect(person.sheet).to_be_visible()
    person.sheet.get_by_role("button", name=person.say("close")).tap()  # as soon as it answers
    expect(person.sheet).to_have_count(0)
    assert person.page.url == table


def test_who_has_not_won_reads_how_far_they_were_from_it(visitor: Visitors) -> None:
    play = play_until(never)
    (winner,), totals = play.state.winners(), points(play.state)
    other = 1 - winner
    person = visitor(lang="en")
    made = person.imported(play)
    person.hold(made["table"], {str(other): made["tokens"][str(other)]})
    person.button("score-show").click()
    expect(person.sheet).to_contain_text(person.say("score-behind", n=totals[winner] - totals[other]))


def test_a_rematch_brings_the_same_people_to_one_table(visitor: Visitors) -> None:
    anna, bruno = visitor(lang="it"), visitor(lang="en", width=390)
    made = anna.imported(play_until(never))
    anna.hold(made["table"], {"0": made["tokens"]["0"]})
    bruno.hold(made["table"], {"1": made["tokens"]["1"]})
    bruno.button("score-show").click()
    expect(bruno.sheet).not_to_contain_text(bruno.say("rematch-wanted", name="Anna"))

    anna.button("score-show").click()
    anna.button("score-rematch").click()
    anna.page.wait_for_url(lambda address: made["table"] not in address)
    anna.at_table()
    expect(bruno.sheet).to_contain_text(bruno.say("rematch-wanted", name="Anna"))

    # Somebody who comes back later is asked as well, without opening the sheet.
    bruno.page.reload()
    expect(bruno.page.get_by_text(bruno.say("rematch-wanted", name="Anna"))).to_be_visible()
    bruno.button("rematch-join").click()
    bruno.page.wait_for_url(anna.page.url)
    bruno.at_table()
    for person in (anna, bruno):
        expect(person.region("prompt-title")).to_be_visible()
