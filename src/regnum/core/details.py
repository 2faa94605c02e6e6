"""What an option costs, brings and risks, as data: what the engine knows for certain before anybody chooses.

No rule is written twice for the sake of a price tag: the gate carries an option out, as for a preview, and tells what
has changed (`Hooks.holdings`). That ends at the first thing that anybody would learn, so rules pay, move and log before
they turn up the next card.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Ranges = dict[str, tuple[int, int]]  # by what it is of, the least and the most


class Completed(msgspec.Struct, frozen=True, gc=False):
    """Something that an option completes: what, as in facts (``trio:wheat``), and the addresses of its parts."""

    what: str
    at: tuple[str, ...]


class Trigger(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that an option sets off: the key of a message that says what, and the players whom it affects."""

    what: str
    players: tuple[int, ...] = ()


class Details(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What choosing an option means in figures. Amounts are by what they are of, as in facts (``gold``, ``coin``).

    A step need state prices and gains only where there are both of the same thing.
    """

    price: dict[str, int] = {}  # what it costs whoever chooses it
    gain: dict[str, int] = {}  # what it brings them for certain, victory points as ``points``
    others: dict[int, dict[str, int]] = {}  # what it brings other players for certain, or takes: then it is negative
    later: dict[int, Ranges] = {}  # by player: how much in all after more choices, at least and at most
    figures: dict[str, tuple[int, int]] = {}  # what follows from the position (`Game.figures`), now and after it
    limit: tuple[int, int] | None = None  # from how many to how many of a thing, of an option that opens such a choice
    odds: int | None = None  # how likely it succeeds, in percent
    forces: tuple[int, int] | None = None  # how many pieces would meet in it: of whoever chooses it, of the others
    losses: tuple[float, float] | None = None  # how many pieces it is expected to cost: whoever chooses it, the others
    completes: tuple[Completed, ...] = ()  # what it completes
    triggers: tuple[Trigger, ...] = ()  # what it sets off, in order
    ends: Literal["", "turn", "phase", "round", "game"] = ""  # what it certainly ends for whoever chooses it


class Share(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """So much of a thing that is asked in a payment, and the address of what pays for it."""

    what: str
    by: str
    amount: int = 1


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A whole course of choices that answers a question and those that follow, such as a way to pay."""

    choices: tuple[str, ...]  # texts of options, to be made as one gesture
    price: dict[str, int] = {}  # what it costs in all, by what it is of
    paid: tuple[Share, ...] = ()  # what pays for each thing that is asked
    wasted: int = 0  # how much what is given up is worth beyond what is asked
