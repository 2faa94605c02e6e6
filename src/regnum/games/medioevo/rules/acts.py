"""Base classes of steps without a question that name no more than a player or a land."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.state import Medioevo


class OfSeat(Act[Medioevo]):
    """What happens to, or in the turn of, a player."""

    fields = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OnLand(Act[Medioevo]):
    """What happens on a land."""

    fields = (("land", "place"),)

    def __init__(self, land: int) -> None:
        self.land = land
