"""7.10.blk: declaring blockades and lifting them, in the own combat phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.blockades import declare, lift, may_shut_out, places
from regnum.games.medioevo.options import PLAYER
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.steps.choice import Choice

VERBS: Final = ("blockade", "close", "lift")  # by a fleet, by both shores of a strait; and the end of either


def blockade_options(s: Medioevo, player: int) -> list[Option]:
    """7.10.blk.e: places where somebody can be shut out, and blockades of his own that he can lift.

    A sea that he opened this turn stays open until his next: else declaring and lifting could go on for ever.
    """
    found = [
        s.box.at["close" if shores else "blockade"][sea]
        for sea, shores in places(s, player)
        if not s.reopened >> sea & 1 and any(may_shut_out(s, player, other, sea, shores) for other in range(s.n))
    ]
    if not s.blockades:
        return found
    lifts = {option("lift", s.box.place_ids[sea], against): None for by, against, sea, _ in s.blockades if by == player}
    return [*found, *lifts]


def begin(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `blockade_options`."""
    sea = s.box.place_number[option.name(0)]
    if option.verb == "lift":
        s.reopened |= 1 << sea
        for blockade in s.blockades:
            if blockade[:3] == (player, option.last, sea):
                lift(s, blockade)
    else:
        s.steps.append(DeclareBlockade(player, sea, option.verb == "close"))


def describe(s: Medioevo, option: Option) -> Message:
    words: dict[str, Value] = {"place": f"@place-{option.name(0)}"}
    if option.verb == "lift":
        return Message("option-lift", {**words, "player": s.who(option.last)})
    return Message("option-close" if option.verb == "close" else "option-blockade", words)


class DeclareBlockade(Choice):
    """7.10.blk.a, 7.10.blk.b, 7.10.blk.f: whom the strait or the sea is closed for."""

    fields = (("seat", "seat"), ("sea", "place"), ("shores", "flag"))
    clauses = ("7.10.blk.a", "7.10.blk.b", "7.10.blk.f")
    verbs = ("player",)
    refusal = "reason-blockade"

    def __init__(self, seat: int, sea: int, shores: bool) -> None:
        super().__init__(seat)
        self.sea = sea
        self.shores = shores

    def options(self, s: Medioevo) -> Sequence[Option]:
        others = range(s.n)
        return [PLAYER[other] for other in others if may_shut_out(s, self.seat, other, self.sea, self.shores)]

    def choose(self, s: Medioevo, option: Option) -> None:
        declare(s, (self.seat, option.last, self.sea, self.shores))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-blockade", {"place": f"@place-{s.box.place_ids[self.sea]}"})
        return Prompt(PromptKind.TARGET, words, self.clauses)
