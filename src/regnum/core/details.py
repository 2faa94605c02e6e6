"""What an option costs, brings and risks, as data: what the engine knows for certain before anybody chooses."""

from __future__ import annotations

from typing import Literal

import msgspec


class Details(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What choosing an option means in figures. Amounts are by what they are of, as in facts (``gold``, ``coin``)."""

    price: dict[str, int] = {}  # what it costs whoever chooses it
    gain: dict[str, int] = {}  # what it brings them for certain, victory points as ``points``
    limit: tuple[int, int] | None = None  # from how many to how many of a thing, of an option that opens such a choice
    odds: int | None = None  # how likely it succeeds, in percent
    losses: tuple[float, float] | None = None  # how many pieces it is expected to cost: whoever chooses it, the others
    completes: tuple[str, ...] = ()  # the addresses of what it completes
    triggers: tuple[str, ...] = ()  # what it sets off, each as the key of a message
    ends: Literal["", "turn", "phase", "round", "game"] = ""  # what it certainly ends for whoever chooses it
