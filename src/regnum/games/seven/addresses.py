"""Addresses of things in the view of 7, as used by options and events (see `core.address`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.option import Option
from regnum.games.seven.box import PLACES

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# For each place of the board, the address of the treasures beside it.
TREASURES_BESIDE: Final = [f"undertakings.{place + 1}.treasures" for place in range(PLACES)]


def of(hero: int, part: str) -> str:
    """The address of a part of a hero's holdings, such as ``gold`` or ``sins.sloth``."""
    return f"heroes.{hero}.{part}"


def requirement(place: int, slot: int) -> str:
    """The address of the marker on a requirement of an undertaking."""
    return f"undertakings.{place + 1}.markers.{slot + 1}"


def palaces_for_sale(s: Seven, palace: int) -> str:
    """The part of the view that holds a palace before it is bought."""
    return "castles" if palace < s.box.first_estate else "estates" if palace < s.box.first_temple else "temples"


def freely_used(hero: int, option: Option) -> str:
    """The address of the elixir or palace of `hero` that a free use refers to."""
    return of(hero, f"{'elixirs' if option.verb == 'elixir' else 'palaces'}.{option.first}")
