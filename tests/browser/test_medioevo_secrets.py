"""Ten seats of Medioevo in ten browsers: nobody's socket carries what lies behind another's panel.

What is secret is read from the whole position, not from what the server thinks that a seat may know.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import regnum
from tests.browser.apart import sit_apart, without_options
from tests.browser.conftest import Visitors
from tests.browser.prepared import asks, by_plan

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo", "Irene", "Luca")
BID = 350


def panels(play: regnum.Play) -> list[dict[str, Any]]:
    """What lies behind the panels."""
    found: list[dict[str, Any]] = play.state.to_json()["board"]["players"]
    return found


def hands(play: regnum.Play) -> list[set[str]]:
    return [set(player.get("hand", [])) for player in panels(play)]


def says(frames: list[str], secret: str) -> list[str]:
    """The frames that contain a secret as a word of its own."""
    word = re.compile(rf"\b{re.escape(secret)}\b")
    found = [(frame, word.search(frame)) for frame in frames]
    return [frame[max(0, hit.start() - 60) : hit.end() + 60] for frame, hit in found if hit]


def test_ten_browsers_and_no_secret_on_any_socket(visitor: Visitors) -> None:
    play = by_plan(NAMES, (), asks("Bid"))
    bidder = play.state.asking.seat
    people = {seat: visitor(game="medioevo", lang="it", width=900) for seat in range(len(NAMES))}
    received = sit_apart(play, people)
    people[bidder].is_asked()
    people[bidder].click_option(f"bid:{BID}")
    play.choose(f"bid:{BID}")
    asked = play.state.asking.seat
    people[asked].is_asked()
    held, objectives = hands(play), [str(player["objective"]) for player in panels(play)]
    for seat, person in people.items():
        frames = received[seat]
        own = "".join(frames)
        assert objectives[seat] in own, "the search finds what is there"
        assert all(card in own for card in held[seat])
        for other in people:
            if other == seat:
                continue
            assert says(frames, objectives[other]) == []
            for card in held[other] - held[seat]:
                assert says(frames, card) == [], f"{NAMES[seat]} reads {card} of {NAMES[other]}"
        if seat != bidder:
            sealed = [without_options(frame) for frame in frames]  # all bid at once, and may bid as much
            assert says(sealed, str(BID)) == [], f"{NAMES[seat]} reads the bid of {NAMES[bidder]}"
        expect(person.page.locator('[data-place="tuscany"]')).to_be_attached()


def test_an_answer_to_a_call_of_allies_is_sealed_until_all_are_given(visitor: Visitors) -> None:
    """Anna and Carla are allies, and so are Bruno and Dario; when Anna declares war on Bruno, Dario answers first."""
    bruno, carla, dario, anna = range(4)
    alliances = (
        *((anna, "player:1"), (anna, "propose:alliance"), (carla, "yes")),
        *((bruno, "player:2"), (bruno, "propose:alliance"), (dario, "yes")),
    )

    def asks_anna(play: regnum.Play) -> bool:
        board = play.state.to_json()["board"]
        return bool(board["round"] == 2 and asks("Diplomacy")(play) and play.state.asking.seat == anna)

    play = by_plan(("Bruno", "Carla", "Dario", "Anna"), alliances, asks_anna, seed=21)
    people = {seat: visitor(game="medioevo", lang="it", width=900) for seat in range(4)}
    received = sit_apart(play, people)
    people[anna].is_asked()
    people[anna].click_option("player:0")
    people[anna].click_option("declare:war")
    people[dario].is_asked()
    before = {seat: len(frames) for seat, frames in received.items()}
    answer = f"player:{bruno}"
    people[dario].click_option(answer)
    people[carla].is_asked()
    people[dario].is_not_asked()  # he has received it too
    since = {seat: [without_options(frame) for frame in frames[before[seat] :]] for seat, frames in received.items()}
    assert says(since[dario], answer), "the search finds what is there"
    for seat in (anna, bruno, carla):
        assert says(since[seat], answer) == []
        assert says(since[seat], "option-stand-by") == []
