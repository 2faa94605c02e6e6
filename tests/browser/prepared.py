"""Games with a fixed course, to be opened as saved games at any position."""

from __future__ import annotations

from collections.abc import Callable

import regnum
from tests.browser.pages import GAME

# With the first option at every turn, and an Apprentice whenever one may be had, this shuffle brings an early invasion
# to 890 and ends with its one secret that only one seat knows: the two cards that Anna's Apprentice draws.
SHUFFLE = 15
ANNA_AND_BRUNO = ("Anna", "Bruno")

Stop = Callable[[regnum.Play], bool]


def play_until(stop: Stop, game: str = GAME, players: tuple[str, ...] = ANNA_AND_BRUNO) -> regnum.Play:
    """A game up to the first position where `stop` holds, or to its end."""
    play = regnum.Play.begin(regnum.game(game), list(players), SHUFFLE, {"first_player": 0})
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
