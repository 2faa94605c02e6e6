"""5.01.j-5.01.m: declarations of war, and the decision of both sides' allies to join or not."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import ALLIANCE, WAR
from regnum.games.medioevo.constants import ALLIANCE_CALLS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import NO, PLAYER
from regnum.games.medioevo.rules.choice import SealedChoice
from regnum.games.medioevo.rules.diplomacy.pacts import (
    apply_box,
    boxes,
    companions,
    end_pact,
    join_sides,
    set_war,
)
from regnum.games.medioevo.state import Medioevo

DROP = 1  # the standing order that drops the alliance; the other answer confirms it


def may_declare(s: Medioevo, player: int, target: int) -> bool:
    """5.01.j, 5.01.l: not on an enemy, ally or truce partner, nor on a companion in the same war."""
    bound = s.at_war(player, target) or s.allies(player, target) or s.in_truce(player, target)
    return not bound and not companions(s, player, target)


def declare_war(s: Medioevo, player: int, target: int, paid: bool) -> None:
    """5.01.j, 5.01.k, 5.02.d: the war starts at once; then each ally of either side is called once."""
    s.log(events.DECLARES_WAR, player, target)
    apply_box(s, WAR, boxes(s, WAR, player, target).declare, player, target, paid)
    set_war(s, player, target, True, "5.01.j")
    s.bids = [0] * s.n
    s.steps.append(TakeSides(player, target))
    for ally in reversed(called(s, player, target)):
        sides = _sides(s, ally, player, target)
        order = s.order_of(ally, ALLIANCE_CALLS)
        if not order or (order != DROP and len(sides) > 1):
            s.steps.append(AnswerCall(ally, player, target))
        elif order != DROP and sides:
            s.bids[ally] = sides[0]


def called(s: Medioevo, player: int, target: int) -> list[int]:
    """5.01.k: the allies of either side, in sword order (2.05)."""
    allies = s.allied[player] | s.allied[target]
    return [ally for ally in s.order if allies >> ally & 1]


def _sides(s: Medioevo, ally: int, player: int, target: int) -> list[int]:
    """5.01.k: the sides an ally may join, 1 the declarer's, 2 the target's; never against a truce partner."""
    first = s.allies(ally, player) and not s.in_truce(ally, target)
    second = s.allies(ally, target) and not s.in_truce(ally, player)
    return [side for side, joined in ((1, first), (2, second)) if joined]


class AnswerCall(SealedChoice):
    """5.01.k: secretly confirm the alliance and join the war, or drop it; the answer is stored in `bids`."""

    fields = (("seat", "seat"), ("declarer", "player"), ("target", "player"))
    clauses = ("5.01.k",)
    verbs = ("player", "no")
    lapses = True

    def __init__(self, seat: int, declarer: int, target: int) -> None:
        super().__init__(seat)
        self.declarer = declarer
        self.target = target

    def options(self, s: Medioevo) -> Sequence[Option]:
        sides = _sides(s, self.seat, self.declarer, self.target)
        return [NO, *(PLAYER[self.declarer if side == 1 else self.target] for side in sides)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not NO:
            s.bids[self.seat] = 1 if option.last == self.declarer else 2

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-call", {"player": s.ruler(self.declarer), "other": s.ruler(self.target)})
        return Prompt(PromptKind.ANSWER, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option.verb == "player":
            enemy = self.target if option.last == self.declarer else self.declarer
            return Message("option-stand-by", {"player": s.ruler(option.last), "other": s.ruler(enemy)})
        return Message("option-stand-aside")


class TakeSides(Act[Medioevo]):
    """5.01.k, 5.01.l: reveal the answers; dropped alliances end without effect, and the others form two sides."""

    fields = (("declarer", "player"), ("target", "player"))
    clauses = ("5.01.k", "5.01.l", "5.01.m")

    def __init__(self, declarer: int, target: int) -> None:
        self.declarer = declarer
        self.target = target

    def run(self, s: Medioevo) -> None:
        allies = called(s, self.declarer, self.target)
        if not allies:
            return
        s.reveal()
        sides = [[self.declarer], [self.target]]
        for ally in allies:
            answer = s.bids[ally]
            if answer:
                sides[answer - 1].append(ally)
                s.log(events.STANDS_BY, ally, sides[answer - 1][0])
            for side, principal in ((1, self.declarer), (2, self.target)):
                if answer != side and s.allies(ally, principal):
                    end_pact(s, ALLIANCE, ally, principal)
                    s.log(events.DROPS, ally, principal)
        s.bids = [0] * s.n
        join_sides(s, sides[0], sides[1])
