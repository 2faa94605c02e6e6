"""Addresses of players' pieces and cards in views; `Medioevo.address` gives those of places.

Pieces are numbered among those that the viewer sees, which excludes the reserves of other players (6.03.f).
"""

from __future__ import annotations

from regnum.core.option import Option
from regnum.games.medioevo.box import CARDS, FLEET, LAND
from regnum.games.medioevo.constants import ABSENT, BANNERS, ENGINES, RESERVE
from regnum.games.medioevo.state import Medioevo


def _number(places: list[int], width: int, slot: int, viewer: int) -> int:
    """The number of the piece in `slot` among its owner's visible pieces, counted from 1."""
    owner = slot // width
    before = places[width * owner : slot]
    unseen = before.count(ABSENT) + (before.count(RESERVE) if owner != viewer else 0)
    return len(before) - unseen + 1


def vehicle_address(s: Medioevo, vehicle: int, viewer: int) -> str:
    return f"players.{vehicle // FLEET}.vehicles.{_number(s.vehicle_at, FLEET, vehicle, viewer)}"


def banner_address(s: Medioevo, banner: int, viewer: int) -> str:
    return f"players.{banner // BANNERS}.banners.{_number(s.banner_at, BANNERS, banner, viewer)}"


def engine_address(s: Medioevo, engine: int, viewer: int) -> str:
    return f"players.{engine // ENGINES}.engines.{_number(s.engine_at, ENGINES, engine, viewer)}"


def card_address(s: Medioevo, player: int, id: str) -> tuple[str, ...]:
    """The address of a card in a visible hand or face up; the Pope card is on the board."""
    card = s.box.card_number.get(id, -1)
    if card in s.hands[player]:
        return (f"players.{player}.hand.{id}",)
    if card in s.shown[player]:
        return (f"players.{player}.shown.{id}",)
    return ("pope",) if id == CARDS[-1] and s.pope == player else ()


def place_named(s: Medioevo, option: Option, n: int = 0) -> int:
    """The place that an argument of an option names; raises `MalformedOption` if there is none of this name."""
    option.expect(option.name(n) in s.box.place_number)
    return s.box.place_number[option.name(n)]


def banner_named(seat: int, option: Option) -> int:
    """The player's banner whose number comes first in an option; raises `MalformedOption` if there can be none."""
    return BANNERS * seat + option.number(0, 1, BANNERS) - 1


def engine_named(seat: int, option: Option) -> int:
    """The player's engine whose number comes first in an option; raises `MalformedOption` if there can be none."""
    return ENGINES * seat + option.number(0, 1, ENGINES) - 1


def place_refs(s: Medioevo, place: int) -> tuple[str, ...]:
    """The address of a place, if it is in play."""
    return (s.address(place),) if place >= LAND or s.realm.in_play[place] else ()


def with_place(s: Medioevo, piece: str, place: int) -> tuple[str, ...]:
    """The address of a piece followed, if it is on the map, by that of its place."""
    return (piece, s.address(place)) if place >= 0 else (piece,)


def vehicle_refs(s: Medioevo, viewer: int, vehicle: int) -> tuple[str, ...]:
    """The addresses of a vehicle and its place; none if it is in the box."""
    at = s.vehicle_at[vehicle]
    return with_place(s, vehicle_address(s, vehicle, viewer), at) if at != ABSENT else ()


def banner_refs(s: Medioevo, viewer: int, banner: int) -> tuple[str, ...]:
    """The addresses of a banner and its place; none if it is in the box."""
    if s.banner_at[banner] == ABSENT:
        return ()
    return with_place(s, banner_address(s, banner, viewer), s.banner_place(banner))


def engine_refs(s: Medioevo, viewer: int, engine: int) -> tuple[str, ...]:
    """The addresses of an engine and its place; none if it is in the box."""
    at = s.engine_at[engine]
    return with_place(s, engine_address(s, engine, viewer), at) if at != ABSENT else ()
