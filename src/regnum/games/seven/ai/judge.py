"""What bots judge positions by besides the position itself, made once for a content and kept by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from regnum.games.seven.box import Box, Income
    from regnum.games.seven.state import Seven

# Values in power.
GOLD: Final = 0.34
FAME: Final = 0.38
ELIXIR: Final = 0.42  # per gift that it gives


class Judge:
    """Values of cards by card number: income per turn, and elixirs without and with their set."""

    def __init__(self, box: Box) -> None:
        self.hero: Final = [_income(income) for income in box.hero_income]
        self.character: Final = [_income(income) for income in box.character_income]
        self.palace: Final = [_income(income) for income in box.palace_income]
        self.palace_set: Final = [_income(income) for income in box.palace_set_income]
        self.elixir: Final = [
            (ELIXIR * (sum(plain) + 1.3 * any_plain), ELIXIR * (sum(improved) + 1.3 * any_improved))
            for (plain, improved), (any_plain, any_improved) in zip(box.elixir_gives, box.elixir_any, strict=True)
        ]


def _income(income: Income) -> float:
    gold, fame, power = income
    return GOLD * gold + FAME * fame + power


def judge_of(s: Seven) -> Judge:
    """The judge of the game that is played."""
    judge: Judge = s.table.game.judge
    return judge
