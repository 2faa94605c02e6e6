"""Where things lie in the view of 7: the addresses that options and events name (see `core.address`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.option import Option
from regnum.games.seven.box import PLACES

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# By place: the treasures beside an undertaking.
TREASURES_BESIDE: Final = [f"undertakings.{place + 1}.treasures" for place in range(PLACES)]


def of(hero: int, part: str) -> str:
    """A part of what `hero` has, ``gold``, or a thing in it, ``sins.sloth``."""
    return f"heroes.{hero}.{part}"


def freely_used(hero: int, option: Option) -> str:
    """The elixir or palace of `hero` that a free use takes."""
    return of(hero, f"{'elixirs' if option.verb == 'elixir' else 'palaces'}.{option.first}")


def requirement(place: int, slot: int) -> str:
    """Where a requirement of an undertaking takes its marker."""
    return f"undertakings.{place + 1}.markers.{slot + 1}"


def palaces_for_sale(s: Seven, palace: int) -> str:
    """Where a palace lies, or lay, before somebody founds it."""
    return "castles" if palace < s.box.first_estate else "estates" if palace < s.box.first_temple else "temples"
