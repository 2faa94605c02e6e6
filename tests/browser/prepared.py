"""A game for two that is known beforehand, to be opened at any of its positions as a saved game."""

from __future__ import annotations

from collections.abc import Callable

import regnum
from tests.browser.pages import GAME

# With the first option at every turn, and an Apprentice whenever one may be had, this shuffle brings an early invasion
# and ends with the one secret of 890 that only one seat knows: the two cards that Anna's Apprentice draws.
SHUFFLE = 15

Stop = Callable[[regnum.Play], bool]


def play_until(stop: Stop) -> regnum.Play:
    """The game of Anna and Bruno up to the first position where `stop` holds, or to its end."""
    play = regnum.Play.begin(regnum.game(GAME), ["Anna", "Bruno"], SHUFFLE, {"first_player": 0})
    while not play.state.over and not stop(play):
        options = play.state.options()
        play.choose(next((option for option in options if "apprentice" in option.text), options[0]))
    return play


def after(choices: int) -> Stop:
    return lambda play: play.made == choices


def asks(step: str) -> Stop:
    return lambda play: type(play.state.asking).__name__ == step


def never(_: regnum.Play) -> bool:
    return False
