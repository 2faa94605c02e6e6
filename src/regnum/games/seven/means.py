"""What a hero can pay with: tokens and cards, elixirs spent directly, castles and estates (elixir.3, free.1-free.4)."""

from __future__ import annotations

from regnum.games.seven.box import (
    CHARACTER_REBATE,
    CHEAP_CHARACTERS,
    CHEAP_PALACES,
    PALACE_REBATE,
    RICH_ELIXIRS,
    Counts,
    Income,
)
from regnum.games.seven.state import Seven

PLAIN = 0
SET = 1


def production(s: Seven, hero: int, palace: int) -> Income:
    """found.3, found.9: what a palace yields now; the set replaces the plain number."""
    banner, n = s.box.palace_set[palace]
    return s.box.palace_set_income[palace] if s.has_set(hero, banner, n) else s.box.palace_income[palace]


def sale(s: Seven, hero: int, palace: int) -> int:
    """free.1, free.4: the fame of a castle or the gold of an estate when it is discarded; a temple gives nothing."""
    if palace >= s.box.first_temple:
        return 0
    income = s.box.palace_income[palace] if s.rulings.plain_sale else production(s, hero, palace)
    return income[1] if palace < s.box.first_estate else income[0]


def in_castles(s: Seven, hero: int) -> int:
    """The fame that all castles of `hero` would bring."""
    if not s.palaces[hero]:
        return 0
    estate = s.box.first_estate
    return sum([sale(s, hero, palace) for palace in s.palaces[hero] if palace < estate])


def in_estates(s: Seven, hero: int) -> int:
    """The gold that all estates of `hero` would bring."""
    if not s.palaces[hero]:
        return 0
    estate = s.box.first_estate
    return sum([sale(s, hero, palace) for palace in s.palaces[hero] if palace >= estate])


def reach(s: Seven, hero: int) -> tuple[int, int]:
    """The gold and the fame that `hero` could pay, palaces included (free.2)."""
    if not s.palaces[hero]:
        return s.gold[hero], s.fame[hero]
    return s.gold[hero] + in_estates(s, hero), s.fame[hero] + in_castles(s, hero)


# --- prices --------------------------------------------------------------------------------------------------------


def character_price(s: Seven, hero: int, card: int, discount: int = 0) -> int:
    """recruit.1, effect.6, effect.28."""
    return max(0, s.box.character_cost[card] - discount - character_rebate(s, hero))


def character_rebate(s: Seven, hero: int) -> int:
    """effect.28."""
    return CHARACTER_REBATE if s.enslaved and s.has_rule(hero, CHEAP_CHARACTERS) else 0


def palace_price(s: Seven, hero: int, palace: int, discount: int = 0) -> int:
    """found.1, effect.6, effect.28."""
    return max(0, s.box.palace_cost[palace] - discount - palace_rebate(s, hero))


def palace_rebate(s: Seven, hero: int) -> int:
    """effect.28."""
    return PALACE_REBATE if s.enslaved and s.has_rule(hero, CHEAP_PALACES) else 0


def elixir_price(s: Seven, card: int, discount: int = 0) -> int:
    """elixir.1, effect.6."""
    return max(0, s.box.elixir_cost[card] - discount)


# --- elixirs -------------------------------------------------------------------------------------------------------


def available(s: Seven, hero: int, elixir: int) -> tuple[int, ...]:
    """elixir.5-elixir.7: the options of an elixir that its owner may choose from now."""
    banner, n = s.box.elixir_set[elixir]
    return (PLAIN, SET) if s.has_set(hero, banner, n) else (PLAIN,)


def strength(s: Seven, hero: int, elixir: int, which: int) -> tuple[Counts, int, int]:
    """elixir.3, effect.26: gifts by kind, of any kind, and one more of a kind it gives where a temple says so."""
    extra = 1 if s.enslaved and s.has_rule(hero, RICH_ELIXIRS) else 0
    return s.box.elixir_gives[elixir][which], s.box.elixir_any[elixir][which], extra


def spent(s: Seven, hero: int, elixir: int, which: int, needed: Counts) -> tuple[Counts, int]:
    """elixir.3, elixir.4: what is still needed once an elixir is spent directly, and its gifts of any kind."""
    gives, wild, extra = strength(s, hero, elixir, which)
    left = [n - g if n > g else 0 for n, g in zip(needed, gives, strict=True)]
    if extra and wild:
        wild += extra
    elif extra:
        most = max(range(6), key=lambda kind: left[kind] if gives[kind] else -1)
        left[most] = max(0, left[most] - extra)
    return tuple(left), min(wild, sum(left))


def with_elixirs(s: Seven, hero: int) -> list[int]:
    """How many gifts of each kind all elixirs together could give besides the cards, as an upper bound."""
    most = s.gifts[6 * hero : 6 * hero + 6]
    rich = 1 if s.enslaved and s.has_rule(hero, RICH_ELIXIRS) else 0
    wild = 0
    for elixir in s.elixirs[hero]:
        for kind, n in s.box.elixir_best[elixir]:
            most[kind] += n + rich
        any_kind = s.box.elixir_any[elixir]
        if any(any_kind):
            wild += max(any_kind) + rich
    return [n + wild for n in most] if wild else most


def lacking(s: Seven, hero: int, needed: Counts) -> int:
    """How many gift cards are missing."""
    base = 6 * hero
    held = s.gifts[base : base + 6]
    return sum([n - have for n, have in zip(needed, held, strict=True) if n > have])


def coverable(s: Seven, hero: int, needed: Counts, elixirs: tuple[int, ...], wild: int = 0) -> bool:
    """part.7: whether gift cards, `wild` gifts of any kind and some of `elixirs` can give what is needed."""
    missing = lacking(s, hero, needed)
    if missing <= wild:
        return True
    base = 6 * hero
    first = next(kind for kind in range(6) if needed[kind] > s.gifts[base + kind])
    for n, elixir in enumerate(elixirs):
        for which in available(s, hero, elixir):
            if s.box.elixir_gives[elixir][which][first] or s.box.elixir_any[elixir][which]:
                left, more = spent(s, hero, elixir, which, needed)
                if coverable(s, hero, left, elixirs[:n] + elixirs[n + 1 :], wild + more):
                    return True
    return False
