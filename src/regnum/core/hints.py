"""What would help: the legal options after which a choice that is refused now could be made.

No game needs code of its own for this. Every legal option is tried on a copy that is dealt anew for the seat, up to the
first thing that anybody would learn, so that a hint tells nothing that the seat may not know. Where no single choice
helps, those are followed that open another question to the same seat: to unload a banner takes three.
"""

from __future__ import annotations

from typing import Final

from regnum.core.ahead import preview
from regnum.core.option import Option, parse
from regnum.core.places import Places
from regnum.core.rng import Rng
from regnum.core.state import State

DEPTH: Final = 3  # choices that may lead to what is wanted
# How much may be tried after the first choice, counted in options that are looked at; to make a choice counts as many.
# Not the time is limited but the work, so that a hint does not depend on what else the machine does.
WORK: Final = 3000
TO_CHOOSE: Final = 10


def what_would_help(state: State, choice: str, address: str = "") -> list[Option]:
    """The options after which the seat that must choose could choose `choice` or, with `address`, something there.

    If any of them is enough by itself, these; otherwise those that begin a shortest way there, as far as it is sought.
    """
    seat = state.asking.seat
    imagined = state.determinize(seat, Rng(0))
    wanted = Wanted(imagined, choice, address)
    if wanted.is_among(imagined):
        return []
    found: list[Option] = []
    # The positions that are to be followed, each with the choice that began the way there.
    reached: list[tuple[Option | None, State]] = [(None, imagined)]
    work = WORK
    for _ in range(DEPTH):
        further: list[tuple[Option | None, State]] = []
        for first, before in reached:
            for option in before.options():
                if work < 0:
                    return found
                after = before.copy()
                preview(after, option)
                if first is not None:
                    work -= TO_CHOOSE + len(after.options())
                if after.seat != seat:
                    continue
                begun = option if first is None else first
                if begun not in found and wanted.is_among(after):
                    found.append(begun)
                # What leads back to the same question has been judged; another question may lead on.
                if type(after.asking) is not type(state.asking):
                    further.append((begun, after))
        if found:
            return found
        reached = further
    return found


class Wanted:
    """What somebody would like to choose: an option by its text or, with `address`, any that touches a place.

    The place is the one that whoever must choose in `state` sees there.
    """

    def __init__(self, state: State, choice: str, address: str) -> None:
        self._option = parse(choice)
        self._places = Places(state) if address else None
        self._place = None if self._places is None else self._places.path(address)

    def is_among(self, state: State) -> bool:
        """Whether it can be chosen in `state`."""
        if self._places is None:
            return self._option in state.options()
        return self._place is not None and self._places.is_touched(state, self._place)
