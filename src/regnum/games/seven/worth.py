"""What free uses are worth: castles and estates discarded (free.1-free.4), elixirs drunk or spent (elixir.3-elixir.7).

The free uses themselves are made in `steps.free_uses`, or serve to pay a cost in `steps.payment`.
"""

from __future__ import annotations

from regnum.games.seven.box import EACH_KIND, FEW, MANY, RICH_ELIXIRS, Counts, Income
from regnum.games.seven.state import Seven

PLAIN = 0
SET = 1
_WITHOUT_SET = (PLAIN,)
_WITH_SET = (PLAIN, SET)


# --- palaces -------------------------------------------------------------------------------------------------------


def production(s: Seven, hero: int, palace: int) -> Income:
    """found.3, found.9: what a palace yields now; the set replaces the plain number."""
    banner, n = s.box.palace_set[palace]
    return s.box.palace_set_income[palace] if s.has_set(hero, banner, n) else s.box.palace_income[palace]


def sale(s: Seven, hero: int, palace: int) -> int:
    """free.1, free.4: the fame of a castle or the gold of an estate when it is discarded; a temple gives nothing."""
    plain, improved = s.box.palace_sale[palace]
    if plain == improved or s.rulings.plain_sale:
        return plain
    banner, n = s.box.palace_set[palace]
    return improved if s.has_set(hero, banner, n) else plain


def reach(s: Seven, hero: int) -> tuple[int, int]:
    """free.2: the gold and the fame that `hero` could pay if he discarded all his estates and castles."""
    gold, fame = s.gold[hero], s.fame[hero]
    for palace in s.palaces[hero]:
        if palace < s.box.first_estate:
            fame += sale(s, hero, palace)
        else:
            gold += sale(s, hero, palace)
    return gold, fame


# --- elixirs -------------------------------------------------------------------------------------------------------


def available(s: Seven, hero: int, elixir: int) -> tuple[int, ...]:
    """elixir.5-elixir.7: the options of an elixir that its owner may choose from now."""
    banner, n = s.box.elixir_set[elixir]
    return _WITH_SET if s.has_set(hero, banner, n) else _WITHOUT_SET


def strength(s: Seven, hero: int, elixir: int, which: int) -> tuple[Counts, int, int]:
    """elixir.3, effect.26: gifts by kind, of any kind, and one more of a kind it gives where a temple says so."""
    extra = 1 if s.enslaved & s.box.rule_bits[RICH_ELIXIRS] and s.has_rule(hero, RICH_ELIXIRS) else 0
    return s.box.elixir_gives[elixir][which], s.box.elixir_any[elixir][which], extra


def spendings(s: Seven, hero: int, elixir: int, which: int) -> list[tuple[Counts, int]]:
    """elixir.3, effect.26: all an elixir may give when it is spent directly: gifts by kind, and of any kind."""
    gives, wild, extra = strength(s, hero, elixir, which)
    if not extra or wild:
        return [(gives, wild + extra if wild else 0)]
    return [(_one_more(gives, kind), 0) for kind, n in enumerate(gives) if n]


def _one_more(gifts: Counts, kind: int) -> Counts:
    return (*gifts[:kind], gifts[kind] + 1, *gifts[kind + 1 :])


def with_elixirs(s: Seven, hero: int, have: int) -> int:
    """A bundle of what is had and of all that the elixirs could give besides, each kind by itself."""
    elixirs = s.elixirs[hero]
    if len(elixirs) > FEW:
        return have | EACH_KIND * MANY
    bundles = s.box.elixir_bundle
    for elixir in elixirs:
        have += bundles[elixir]
    return have + len(elixirs) * EACH_KIND if s.enslaved and s.has_rule(hero, RICH_ELIXIRS) else have


def coverable(s: Seven, hero: int, needed: Counts, elixirs: tuple[int, ...], wild: int = 0) -> bool:
    """part.7: whether gift cards, `wild` gifts of any kind and some of `elixirs` can give what is needed."""
    return covers(hoards(s, hero, elixirs), needed, wild)


def hoards(s: Seven, hero: int, elixirs: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """Gifts by kind, and of any kind, that cards and all of `elixirs` make, for each way in which they can be used."""
    found = [(s.gifts[6 * hero : 6 * hero + 6], 0)]
    for elixir in elixirs:
        ways = [way for which in _worthwhile(s, hero, elixir) for way in spendings(s, hero, elixir, which)]
        found = [
            ([n + more for n, more in zip(held, gives, strict=True)], wild + of_any)
            for held, wild in found
            for gives, of_any in ways
        ]
    return found


def covers(ways: list[tuple[list[int], int]], needed: Counts, wild: int = 0) -> bool:
    """Whether one of these hoards, with `wild` more gifts of any kind, has what is needed."""
    for held, of_any in ways:
        missing = 0
        for kind, n in enumerate(needed):
            if n > held[kind]:
                missing += n - held[kind]
        if missing <= of_any + wild:
            return True
    return False


def _worthwhile(s: Seven, hero: int, elixir: int) -> tuple[int, ...]:
    """The options of an elixir less the plain one where that of the set gives as much of everything."""
    options = available(s, hero, elixir)
    return options[1:] if len(options) > 1 and s.box.elixir_set_rules[elixir] else options
