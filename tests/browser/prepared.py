"""Games with a fixed course, to be opened as saved games at any position."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache

import regnum
from regnum.agents import LEVELS, Outlook, make_agent
from regnum.core.rng import Rng
from tests.browser.pages import GAME
from tests.server.conftest import SEED

# With the first option at every turn, and an Apprentice whenever one may be had, this shuffle brings an early invasion
# to 890 and ends with its one secret that only one seat knows: the two cards that Anna's Apprentice draws.
SHUFFLE = 15
TEN = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Luca", "Maria", "Ugo")
# So many choices later Maria of Hungary, in the middle of the chart, is about to deal with the others.
LATE = 1543
ANNA_AND_BRUNO = ("Anna", "Bruno")

Stop = Callable[[regnum.Play], bool]


def play_until(stop: Stop, game: str = GAME, players: tuple[str, ...] = ANNA_AND_BRUNO) -> regnum.Play:
    """A game up to the first position where `stop` holds, or to its end."""
    play = regnum.Play.begin(regnum.game(game), list(players), SHUFFLE, {"first_player": 0})
    while not play.state.over and not stop(play):
        options = play.state.options()
        play.choose(next((option for option in options if "apprentice" in option.text), options[0]))
    return play


@cache
def four_kingdoms(step: str) -> regnum.Play:
    """A game of Medioevo for four with the first option every time, up to a question."""
    play = regnum.Play.begin(regnum.game("medioevo"), ["Anna", "Bruno", "Carla", "Dario"], SEED)
    stop = asks(step)
    while not stop(play):
        play.choose(play.state.options()[0])
    return play


def by_plan(players: tuple[str, ...], plan: tuple[tuple[int, str], ...], stop: Stop, seed: int = SEED) -> regnum.Play:
    """A game of Medioevo in which everybody ends the turn, but for the choices planned for a seat, each made once."""
    play = regnum.Play.begin(regnum.game("medioevo"), list(players), seed, {"placement": "automatic"})
    left = list(plan)
    while not stop(play):
        seat, texts = play.state.asking.seat, [option.text for option in play.state.options()]
        planned = next((one for one in left if one[0] == seat and one[1] in texts), None)
        if planned:
            left.remove(planned)
        play.choose(planned[1] if planned else "end_turn" if "end_turn" in texts else texts[0])
    return play


@cache
def late_game_of_ten(step: str = "") -> regnum.Play:
    """A game of Medioevo for ten agents that take what is best at the moment, in its eighth round of twelve.

    It goes on until `step` asks, if one is named.
    """
    options: dict[str, str | int | bool] = {"placement": "automatic", "rounds": 12, "ceiling": 60}
    play = regnum.Play.begin(regnum.game("medioevo"), list(TEN), SEED, options)
    agents = [make_agent("greedy", Rng(seat)) for seat in range(len(TEN))]
    while play.made < LATE or step not in ("", type(play.state.asking).__name__):
        seat = play.state.asking.seat
        play.choose(agents[seat].choose(Outlook(play.state, seat)))
    return play


def against_bots(
    game: str, seats: int, options: dict[str, str | int | bool] | None = None, stop: Stop | None = None
) -> regnum.Play:
    """A game of one person against bots as `Person.play_to_the_end` plays it, to its end or until `stop` holds.

    The server deals it from `SEED`, the person at the first seat always takes the first option, and the server seeds a
    bot with the number of its choice.
    """
    whole = _whole(game, seats, tuple((options or {}).items()))
    if stop is None:
        return whole
    play = _dealt(game, seats, options)
    for line in whole.record.choices:
        if stop(play):
            break
        play.choose(line.choice)
    return play


@cache
def _whole(game: str, seats: int, options: tuple[tuple[str, str | int | bool], ...]) -> regnum.Play:
    """The bots think once for all tests of a process."""
    play = _dealt(game, seats, dict(options))
    while not play.state.over:
        seat = play.state.asking.seat
        if seat == 0:
            play.choose(play.state.options()[0])
        else:
            play.choose(LEVELS["medium"](Rng(play.made + 1)).choose(Outlook(play.state, seat)))
    return play


def _dealt(game: str, seats: int, options: dict[str, str | int | bool] | None) -> regnum.Play:
    return regnum.Play.begin(regnum.game(game), ["Anna", *["medium"] * (seats - 1)], SEED, options)


def three_heroes(stop: Stop) -> regnum.Play:
    """A game of 7 as three bots play it, until `stop` holds; Anna denies a sin in it, and wins in the armour."""
    play = regnum.Play.begin(regnum.game("seven"), ["Anna", "Bruno", "Carla"], 2)
    while not play.state.over and not stop(play):
        play.choose(LEVELS["medium"](Rng(play.made + 1)).choose(Outlook(play.state, play.state.asking.seat)))
    return play


def end_against_bots(game: str, seats: int, options: dict[str, str | int | bool] | None = None) -> regnum.State:
    """The end of such a game."""
    return against_bots(game, seats, options).state


def last_part(whole: regnum.Play, part: float) -> regnum.Play:
    """A game against bots of which about the last `part` is left to play, from a question to the person.

    All of it with REGNUM_SOAK=1.
    """
    table = whole.state.table
    most = 0 if os.environ.get("REGNUM_SOAK") == "1" else round(whole.made * (1 - part))
    own = [n for n, line in enumerate(whole.record.choices) if line.seat == 0]
    made = max((n for n in own if n <= most), default=own[0])
    return against_bots(whole.game.id, table.seats, dict(table.options), after(made))


def after(choices: int) -> Stop:
    return lambda play: play.made == choices


def asks(step: str) -> Stop:
    return lambda play: type(play.state.asking).__name__ == step


def never(_: regnum.Play) -> bool:
    return False
