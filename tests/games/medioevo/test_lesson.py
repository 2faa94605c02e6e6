"""The figures that the browser's lesson tells are those of its prepared game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import regnum
from regnum.core.text import LANGUAGES

BOARD = Path(__file__).parents[3] / "client" / "src" / "games" / "medioevo"
# A choice of the prepared game: the first word of a line, or one of those of others.
CHOICE = re.compile(r"(?:\[\s*|others\()'([a-z_]+(?::[a-z0-9_.]+)?)'")


def played(stop: str) -> regnum.Play:
    """The prepared game up to a choice of the pupil."""
    lesson = (BOARD / "tutorial.ts").read_text(encoding="utf-8")
    seed = re.search(r"seed: (\d+)", lesson)
    assert seed is not None
    game = regnum.game("medioevo")
    play = regnum.Play.begin(game, ["Anna", "Bruno", "Carla"], int(seed[1]), {"placement": "automatic"})
    for choice in CHOICE.findall(lesson[lesson.index("chapters:") :]):
        if choice == stop:
            return play
        play.choose(choice)
    raise AssertionError(f"the lesson has no {stop}")


@cache
def figures(bubble: str, lang: str) -> list[int]:
    """The numbers in the words of a bubble, in order."""
    words = (BOARD / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    told = re.search(rf"^tutorial-{bubble} = (.*)$", words, re.MULTILINE)
    assert told is not None
    return [int(n) for n in re.findall(r"\d+", told[1])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dice_of_the_battle_are_those_that_are_told(lang: str) -> None:
    state = played("show:arquebusier").state
    state.events = []
    state.apply("show:arquebusier")
    words = [event.message.args for event in state.events if event.message.key.startswith("event-dice")]
    thrown = [([int(face) for face in str(args["dice"]).split("-")], int(str(args.get("n", 0)))) for args in words]
    (ours, raised), (theirs, _) = thrown[-2:]
    best = ours[0] + raised
    assert figures("won", lang) == [*ours, ours[0], best, *theirs]
    assert figures("fall", lang) == [best, theirs[0], ours[1], theirs[1]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_treasury_and_the_market_are_those_that_are_told(lang: str) -> None:
    florins = played("learn:mathematics").state.view(0)["board"]["players"][0]["florins"]
    assert figures("arts", lang) == [florins]
    assert figures("muster", lang) == [
        played("deploy:army.pannonia.11").state.view(0)["board"]["players"][0]["reserve"]
    ]
    play = played("buy:wine.10")
    price = next(
        int(str(play.state.describe(option).args["price"]))
        for option in play.state.options()
        if option.text == "buy:wine.10"
    )
    assert figures("wine", lang)[0] == price
