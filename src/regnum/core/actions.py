"""The options of a game as numbered actions, for learners.

Most options are an action each. Where a game has too many of them (those with a verb in `Game.spelled`), they are
spelled: first the verb, then each argument, is an action of its own, a *word*. After each word exactly those are legal
that continue an option that is legal now; as soon as one option alone is left, it is chosen. `END` says that no
argument follows, where one could. A number from 1,000 is two words: its thousands, and the rest.

Numbers of actions depend on the game alone; `Actions.digest` names them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from regnum.core.errors import BadInput
from regnum.core.option import Option, order

if TYPE_CHECKING:
    from regnum.core.game import Game

END = "."
THOUSAND = 1000
WORDS = 8  # how many of the words that a seat has said so far learners observe, the latest ones

_made: dict[Game, Actions] = {}


class Actions:
    """The actions of a game, by number."""

    def __init__(self, game: Game) -> None:
        spelled = game.spelled()
        whole = sorted({option for option in game.every_option() if option.verb not in spelled}, key=order)
        self.whole: list[Option] = whole
        words: list[str] = []
        if spelled:
            largest = game.largest_number()
            numbers = [str(n) for n in range(min(THOUSAND, largest + 1))]
            numbers += [f"{n + 1}k" for n in range(largest // THOUSAND)]
            words = [*sorted({*spelled, *game.words()}), END, *numbers]
        self.texts: list[str] = [option.text for option in whole] + words  # of every action, by number
        self.size = len(self.texts)
        # By the serial number of an option its action, -1 for those that are spelled: learners ask after every choice.
        self._numbers = [-1] * (max([option.serial for option in whole], default=-1) + 1)
        for n, option in enumerate(whole):
            self._numbers[option.serial] = n
        self._words: dict[str, int] = {word: len(whole) + n for n, word in enumerate(words)}
        self._spelling: dict[Option, tuple[int, ...]] = {}
        self.digest = blake2b("\n".join([game.id, *self.texts]).encode(), digest_size=8).hexdigest()

    def _whole(self, option: Option) -> int:
        """The action that chooses `option`, -1 if it is spelled."""
        serial = option.serial
        return self._numbers[serial] if 0 <= serial < len(self._numbers) else -1

    def number(self, option: Option) -> int:
        """The action that chooses `option`, or that begins to spell it."""
        found = self._whole(option)
        return self.spelling(option)[0] if found < 0 else found

    def spelling(self, option: Option) -> tuple[int, ...]:
        """The actions that choose `option`, one after the other."""
        whole = self._whole(option)
        if whole >= 0:
            return (whole,)
        found = self._spelling.get(option)
        if found is None:
            try:
                found = tuple([self._words[word] for word in _spelled(option)])
            except KeyError as error:
                raise BadInput(
                    "option", f"{option.text!r} cannot be spelled: {error} is not a word of the game"
                ) from None
            if len(self._spelling) < 100_000:
                self._spelling[option] = found
        return found

    def legal(self, options: Sequence[Option], said: tuple[int, ...] = ()) -> list[int]:
        """The actions that are legal after the words `said`: each chooses one of `options`, or continues one."""
        if not said:
            found: list[int] = []
            begun: list[int] = []  # no set: options begin with one of a few verbs
            for option in options:
                number = self._whole(option)
                if number >= 0:
                    found.append(number)
                    continue
                first = self.spelling(option)[0]
                if first not in begun:
                    begun.append(first)
                    found.append(first)
            return found
        n = len(said)
        return list({self.spelling(option)[n]: None for option in options if self.spelling(option)[:n] == said})

    def chosen(self, options: Sequence[Option], said: tuple[int, ...], action: int) -> Option | None:
        """The option that is chosen with `action` after the words `said`; None if more words are needed.

        Raises `BadInput` if the action is not legal.
        """
        if not said and 0 <= action < len(self.whole):
            option = self.whole[action]
            if option in options:
                return option
        said = (*said, action)
        n = len(said)
        left = [option for option in options if self.spelling(option)[:n] == said]
        if not left:
            text = self.texts[action] if 0 <= action < self.size else str(action)
            raise BadInput("action", f"{action} ({text}) is not legal now: see the action mask")
        return left[0] if len(left) == 1 else None


def actions(game: Game) -> Actions:
    """The actions of a game, made once."""
    found = _made.get(game)
    if found is None:
        found = _made[game] = Actions(game)
    return found


def options_of(*holders: object) -> list[Option]:
    """All options that the attributes of some objects hold, also in lists, tuples and dictionaries."""
    return [option for holder in holders for name in dir(holder) for option in _within(getattr(holder, name, None))]


def names_in(options: Sequence[Option]) -> set[str]:
    """The names that are arguments of options."""
    return {arg for option in options for arg in option.args if isinstance(arg, str)}


def _within(value: Any) -> Iterator[Option]:
    if isinstance(value, Option):
        yield value
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _within(one)
    elif isinstance(value, dict):
        for one in (*value, *value.values()):
            yield from _within(one)


def _spelled(option: Option) -> list[str]:
    words = [option.verb]
    for arg in option.args:
        if isinstance(arg, int) and arg >= THOUSAND:
            words.append(f"{arg // THOUSAND}k")
            arg %= THOUSAND
        words.append(str(arg))
    return [*words, END]
