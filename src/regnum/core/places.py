"""Places of a board: which options touch one, and why nothing there can be chosen."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.address import Key, path
from regnum.core.board.views import board_view
from regnum.core.message import Reason
from regnum.core.option import MalformedOption, Option
from regnum.core.state import NO_OPTIONS, State


class Places:
    """The places of a board as the seat that must choose sees it.

    Each address is looked up once, because many options touch the same.
    """

    def __init__(self, state: State) -> None:
        self._board: Final[dict[str, Any]] = board_view(state, state.asking.seat)
        self._by_player: Final = state.table.game.fields.by_player
        self._paths: Final[dict[str, list[Key] | None]] = {}

    def path(self, address: str) -> list[Key] | None:
        """The keys that lead to an address, the same for all that name its place; None if there is no such place."""
        if address not in self._paths:
            try:
                self._paths[address] = path(self._board, address, self._by_player)
            except LookupError:
                self._paths[address] = None
        return self._paths[address]

    def touches(self, state: State, option: Option, place: list[Key]) -> bool:
        """Whether `option`, legal or not, touches `place`.

        Raises `MalformedOption` for an option of another step with the same verb.
        """
        for ref in state.asking.refs(state, option):
            if self.path(ref) == place:
                return True
        return False

    def is_touched(self, state: State, place: list[Key]) -> bool:
        """Whether a legal option touches `place`."""
        return any(self.touches(state, option, place) for option in state.options())

    def owner(self, place: list[Key]) -> int:
        """The player to whom a place belongs, -1 if it is everybody's."""
        for n in range(1, len(place)):
            player = place[n]
            if isinstance(player, int) and place[n - 1] in self._by_player:
                return player
        return -1


def why_not_at(state: State, address: str) -> Reason | None:
    """Why no legal option touches `address`; None if one does, or if there is no such place.

    Of the options that would touch it in this question it is the reason of the one that came nearest. Without any, or
    if all are about something else, it is whose the place is or what it is for.
    """
    if not state.steps:
        return None
    places = Places(state)
    place = places.path(address)
    if place is None or places.is_touched(state, place):
        return None
    asking = state.asking
    nearest = _purpose(state, places, place)
    listed = state.table.game.options_by_verb
    for options in (*[listed.get(verb, NO_OPTIONS) for verb in asking.verbs], asking.considered(state, address)):
        for option in options:
            try:
                if places.touches(state, option, place):
                    reason = asking.why_not(state, option)
                    if reason.is_nearer_than(nearest):
                        nearest = reason
            except MalformedOption:
                continue
    return nearest


def _purpose(state: State, places: Places, place: list[Key]) -> Reason:
    """What is true of a place in every question that it is not about: whose it is, or what it is for."""
    asking, purposes = state.asking, state.table.game.places
    owner = places.owner(place)
    names = [key for key in place if isinstance(key, str)]
    while names and ".".join(names) not in purposes:
        names.pop()
    clause = purposes[".".join(names)] if names else asking.clauses[0]
    if owner not in (-1, asking.seat):
        return Reason(clause, "reason-of-another", {"player": state.who(owner)}, near=0)
    key = f"reason-at-{'-'.join(names)}" if names else "reason-only-shown"
    return Reason(clause, key, near=0)
