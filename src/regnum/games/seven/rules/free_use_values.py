"""The yield of free uses: discarding castles and estates (free.1-free.4), using elixirs (elixir.3-elixir.7).

The free uses themselves are in `free_uses`; those that pay a cost are in `payment`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.message import Value
from regnum.games.seven.box import EACH_KIND, FEW, RICH_ELIXIRS, Counts, Income, Pairs, Spending, pairs

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

PLAIN: Final = 0
SET: Final = 1
_WITHOUT_SET: Final = (PLAIN,)
_WITH_SET: Final = (PLAIN, SET)


def production(s: Seven, hero: int, palace: int) -> Income:
    """found.3, found.9: what a palace yields now; with the set, the other number replaces the plain one."""
    banner, n = s.box.palace_set[palace]
    return s.box.palace_set_income[palace] if s.has_set(hero, banner, n) else s.box.palace_income[palace]


def sale(s: Seven, hero: int, palace: int) -> int:
    """free.1, free.4: the fame for discarding a castle or the gold for an estate; a temple gives nothing."""
    plain, improved = s.box.palace_sale[palace]
    if plain == improved or s.rulings.plain_sale:
        return plain
    banner, n = s.box.palace_set[palace]
    return improved if s.has_set(hero, banner, n) else plain


def sale_words(s: Seven, hero: int, name: str) -> dict[str, Value]:
    """The palace called `name`, and what discarding it gives, for a sentence."""
    palace = s.box.palace_number[name]
    return {"palace": f"@palace-{name}", "n": sale(s, hero, palace), "what": f"@{s.box.coin_of(palace)}"}


def reach(s: Seven, hero: int) -> tuple[int, int]:
    """free.2: the gold and the fame that `hero` could pay by discarding all estates and castles."""
    kept = s.sales[hero]
    gold, fame = sales(s, hero) if kept is None else kept
    return s.gold[hero] + gold, s.fame[hero] + fame


def sales(s: Seven, hero: int) -> tuple[int, int]:
    """The gold for all estates and the fame for all castles of `hero`, kept in `Seven.sales`."""
    gold = fame = 0
    for palace in s.palaces[hero]:
        if palace < s.box.first_estate:
            fame += sale(s, hero, palace)
        else:
            gold += sale(s, hero, palace)
    s.sales[hero] = gold, fame
    return gold, fame


def available(s: Seven, hero: int, elixir: int) -> tuple[int, ...]:
    """elixir.5-elixir.7: the options of an elixir that are open to its owner now."""
    banner, n = s.box.elixir_set[elixir]
    return _WITH_SET if s.has_set(hero, banner, n) else _WITHOUT_SET


def strength(s: Seven, hero: int, elixir: int, which: int) -> tuple[Counts, int, int]:
    """elixir.3, effect.26: gifts by kind, gifts of any kind, and 1 if a temple adds a gift, else 0."""
    extra = 1 if s.enslaved[hero] and s.has_rule(hero, RICH_ELIXIRS) else 0
    return s.box.elixir_gives[elixir][which], s.box.elixir_any[elixir][which], extra


def spendings(s: Seven, hero: int, elixir: int, which: int) -> list[Spending]:
    """elixir.3, effect.26: the alternatives of an elixir spent directly: gifts by kind, and gifts of any kind."""
    gives, wild, extra = strength(s, hero, elixir, which)
    return _enriched(gives, wild) if extra else [(gives, wild)]


def _enriched(gives: Counts, wild: int) -> list[Spending]:
    """effect.26: the alternatives with one more gift of a kind already given."""
    if wild:
        return [(gives, wild + 1)]
    return [((*gives[:kind], n + 1, *gives[kind + 1 :]), 0) for kind, n in enumerate(gives) if n]


def with_elixirs(s: Seven, hero: int, lacking: int) -> int:
    """`lacking` (FULL minus the holdings, see `box`) less the most of each kind that the elixirs could give."""
    elixirs = s.elixirs[hero]
    if len(elixirs) > FEW:
        return lacking & ~(127 * EACH_KIND)  # no gift is lacking
    bundles = s.box.elixir_bundle
    for elixir in elixirs:
        lacking -= bundles[elixir]
    return lacking - len(elixirs) * EACH_KIND if s.enslaved[hero] and s.has_rule(hero, RICH_ELIXIRS) else lacking


def coverable(s: Seven, hero: int, needed: Counts, elixirs: tuple[int, ...], wild: int = 0) -> bool:
    """part.7: whether the gift cards, `wild` gifts of any kind and `elixirs` together cover `needed`."""
    return covers(hoards(s, hero, elixirs), pairs(needed), wild)


def hoards(s: Seven, hero: int, elixirs: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """The gifts, by kind and of any kind, from cards and all of `elixirs`, for each combination of their options."""
    found = [(s.gifts[6 * hero : 6 * hero + 6], 0)]
    rich = s.has_rule(hero, RICH_ELIXIRS)
    for elixir in elixirs:
        banner, n = s.box.elixir_set[elixir]
        ways = s.box.elixir_ways[elixir][s.has_set(hero, banner, n)]
        if rich:
            ways = [more for way in ways for more in _enriched(*way)]
        found = [
            ([n + more for n, more in zip(held, gives, strict=True)], wild + of_any)
            for held, wild in found
            for gives, of_any in ways
        ]
    return found


def covers(ways: list[tuple[list[int], int]], needed: Pairs, wild: int = 0) -> bool:
    """Whether one of these hoards, with `wild` more gifts of any kind, covers `needed`."""
    for held, of_any in ways:
        missing = 0
        for kind, n in needed:
            if n > held[kind]:
                missing += n - held[kind]
        if missing <= of_any + wild:
            return True
    return False
