"""What a game may say: `tests/games/<game>/speech.py` lists it, `tests/core/test_text.py` holds the game to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, get_args, get_type_hints

import pytest

import regnum
from regnum.core.option import Option, option
from regnum.core.state import State
from regnum.core.step import Ask
from regnum.core.table import OptionValue
from regnum.core.text import LANGUAGES

both_languages = pytest.mark.parametrize("lang", LANGUAGES)


class Speech(NamedTuple):
    """What the tests of texts must know of one game."""

    # Keys that only part of a sentence's life puts together: the beginning of an f-string, and all its endings.
    families: dict[str, Iterable[str]]
    # Bare words in the arguments of other messages, and what a shell reads of a game and of its table.
    named: set[str]
    # Tables of the content with the kind of message that names their entries, and the endings of what tells more.
    content: tuple[tuple[str, str, tuple[str, ...]], ...]
    # Everything that any step of any table might be asked for.
    strangers: Callable[[], Iterable[Option]]
    # How many games are played at random, and what is settled at the table of each, by its number and its seats.
    games: int
    table: Callable[[int, int], dict[str, OptionValue]]
    # Positions that games at random seldom reach.
    rare: Callable[[], list[State]]
    # Sentences of play that none of these reaches, and why.
    unreached: set[str]


def bare_verbs(game: regnum.Game) -> Iterator[Option]:
    """Every verb of the game's questions, with nothing behind it."""
    yield from (option(verb) for step in game.steps.values() if issubclass(step, Ask) for verb in step.verbs)


def options_in(thing: object) -> Iterator[Option]:
    """The options in a list of lists, and so on, of anything."""
    if isinstance(thing, Option):
        yield thing
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from options_in(one)


def field_words(op: type, field: str) -> list[str]:
    """What a field of an effect may say, as part of a key."""
    return dashed(get_args(get_type_hints(op)[field]))


def dashed(names: Iterable[str]) -> list[str]:
    """Names of the content or the schema as keys write them."""
    return [name.replace("_", "-") for name in names]
