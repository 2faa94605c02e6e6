"""Prices of open cards for a hero: the printed price less discounts from cards and temples, never below 0."""

from __future__ import annotations

from regnum.games.seven.box import CHARACTER_REBATE, CHEAP_CHARACTERS, CHEAP_PALACES, PALACE_REBATE
from regnum.games.seven.state import Seven


def character_price(s: Seven, hero: int, card: int, discount: int = 0) -> int:
    """recruit.1, effect.6, effect.28: the fame to recruit a character."""
    rebate = CHARACTER_REBATE if s.has_rule(hero, CHEAP_CHARACTERS) else 0
    return max(0, s.box.character_cost[card] - discount - rebate)


def elixir_price(s: Seven, card: int, discount: int = 0) -> int:
    """elixir.1, effect.6: the gold to buy an elixir."""
    return max(0, s.box.elixir_cost[card] - discount)


def palace_price(s: Seven, hero: int, palace: int, discount: int = 0) -> int:
    """found.1, effect.6, effect.28: the gold to found a palace."""
    rebate = PALACE_REBATE if s.has_rule(hero, CHEAP_PALACES) else 0
    return max(0, s.box.palace_cost[palace] - discount - rebate)
