"""5.01, 5.02: relations between two players (pacts, war, truce, casus belli) and how each begins and ends."""

from __future__ import annotations

from typing import Final

from regnum.core.events import EventKind
from regnum.core.message import Fact
from regnum.core.option import Option
from regnum.games.medioevo.box import (
    ALLIANCE,
    CHRISTIAN,
    COMMERCE,
    MUSLIM,
    ORTHODOX,
    PASSAGE,
    TAX_10,
    TAX_20,
    TREATIES,
    WAR,
)
from regnum.games.medioevo.constants import (
    IMPOSED_COMMERCE,
    IMPOSED_PASSAGE,
    MUSLIM_ALLY,
    TERMS,
    TRUCE,
    UNJUST_WAR,
    Names,
)
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.realm.treasury import change_honour, mark_casus_belli
from regnum.games.medioevo.rules.war.blockades import lift_between, open_straits
from regnum.games.medioevo.schema import TreatyEffect
from regnum.games.medioevo.schema.ops import ChangeHonour, MarkCasusBelli, TreatyOp
from regnum.games.medioevo.state import Medioevo

PERCENT = {TAX_10: 10, TAX_20: 20}
FOR_A_POINT = 2  # 5.02.d: casus belli to spend instead of each point of honour
# The acting parties that a treaty's boxes name; the functions below pass them as `first`, the other as `second`.
ACTING: Final[Names] = ("proposer", "revoker", "declarer", "taxer")
IMPOSED = {PASSAGE: IMPOSED_PASSAGE, COMMERCE: IMPOSED_COMMERCE}

# --- queries ---------------------------------------------------------------------------------------------------------


def relation(s: Medioevo, one: int, other: int) -> str:
    """5.01.t, 5.01.ex6: the relation of two players' faiths; only Christians and Muslims are opposed."""
    first, second = s.faith(one), s.faith(other)
    if first == second:
        return "same"
    return "neutral" if ORTHODOX in (first, second) else "opposed"


def may_attack(s: Medioevo, attacker: int, target: int) -> bool:
    """5.01.j, 3.26.10.b: whether a player may attack another's land and vehicles; for blockades see `may_run`."""
    return s.at_war(attacker, target) and not s.in_truce(attacker, target)


def may_harm(s: Medioevo, player: int, victim: int) -> bool:
    """3.26.10.b: whether a player may use cards and deceit against another: not during a truce."""
    return player != victim and not s.is_out(victim) and not s.in_truce(player, victim)


def may_ally(s: Medioevo, one: int, other: int) -> bool:
    """5.01.y: the Pope is never allied with a Muslim."""
    return s.pope not in (one, other) or MUSLIM not in (s.faith(one), s.faith(other))


def companions(s: Medioevo, one: int, other: int) -> bool:
    """5.01.l: whether the two are the Pope and a Muslim on the same side of a war, through a common ally."""
    return not may_ally(s, one, other) and bool(s.allied[one] & s.allied[other]) and bool(s.war[one] & s.war[other])


def _held(s: Medioevo, treaty: int) -> list[int]:
    """By player, the others from whom the player has passage or commerce, or the allies, as bits."""
    return s.passage if treaty == PASSAGE else s.commerce if treaty == COMMERCE else s.allied


def has_pact(s: Medioevo, treaty: int, holder: int, giver: int) -> bool:
    """Whether `holder` has passage or commerce from `giver`, or is allied with `giver`."""
    return bool(_held(s, treaty)[holder] >> giver & 1)


def is_imposed(s: Medioevo, treaty: int, holder: int, giver: int) -> bool:
    """3.26.12.b: whether a card imposed the pact, which then cannot be revoked or taxed."""
    return any(term[:3] == (IMPOSED[treaty], holder, giver) for term in s.terms)


def boxes(s: Medioevo, treaty: int, one: int, other: int) -> TreatyEffect:
    """5.01.r: the boxes of the parchment for a treaty between these two players."""
    return s.box.treaty_boxes[treaty, relation(s, one, other)]


def casus_price(s: Medioevo, ops: tuple[TreatyOp, ...], player: int, against: int) -> int:
    """5.02.d: the casus belli that `player` can spend instead of honour; 0 if nothing is due or there are too few."""
    price = FOR_A_POINT * sum(-op.n for op in ops if isinstance(op, ChangeHonour) and op.who in ACTING)
    return price if s.casus[s.n * player + against] >= price else 0


def payable(
    s: Medioevo, ops: tuple[TreatyOp, ...], player: int, against: int, plain: Option, paid: Option
) -> list[Option]:
    """5.02.d: the options of an action of `player` with these effects: paid in honour and, if possible, casus belli."""
    return [plain, paid] if casus_price(s, ops, player, against) else [plain]


# --- the parchment ---------------------------------------------------------------------------------------------------


def apply_box(s: Medioevo, treaty: int, ops: tuple[TreatyOp, ...], first: int, second: int, paid: bool = False) -> None:
    """5.01.t: apply one box of the parchment; `first` proposes, revokes, declares or taxes, `second` is the other.

    5.02.d, 5.02.e: if `paid` in casus belli, the action costs no honour and is no ground for excommunication; other
    players still gain the casus belli it gives them.
    """
    if paid:
        price = casus_price(s, ops, first, second)
        s.casus[s.n * first + second] -= price
        s.log(events.CASUS_BELLI_SPENT, first, second, price)
    for op in ops:
        if isinstance(op, MarkCasusBelli):
            against = first if op.against in ACTING else second
            for holder in _holders(s, op.holder, first, second):
                mark_casus_belli(s, holder, against, op.n, "5.01.t")
        elif isinstance(op, ChangeHonour):
            if not paid:
                for player in _parties(op.who, first, second):
                    change_honour(s, player, op.n, "5.01.t")
        elif not paid:
            for player in _offenders(treaty, first, second):
                give_cause(s, player, UNJUST_WAR if treaty == WAR else MUSLIM_ALLY)


def effects(
    s: Medioevo, treaty: int, ops: tuple[TreatyOp, ...], first: int, second: int, player: int, paid: bool = False
) -> dict[str, int]:
    """5.01.t, 5.02.d: what `apply_box` would do to `player`, one of the two, as the arguments of ``words-effects``."""
    honour = against = marks = cause = 0
    for op in ops:
        if isinstance(op, MarkCasusBelli):
            holders = _holders(s, op.holder, first, second)
            if player == (first if op.against in ACTING else second):
                against += op.n * len(holders)
            elif player in holders:
                marks += op.n
        elif isinstance(op, ChangeHonour):
            if not paid and player in _parties(op.who, first, second):
                honour += op.n
        elif not paid and s.pope >= 0 and player in _offenders(treaty, first, second) and is_answerable(s, player):
            cause = 1
    spent = casus_price(s, ops, first, second) if paid and player == first else 0
    return {"honour": honour, "spent": spent, "against": against, "marks": marks, "cause": cause}


def _parties(who: str, first: int, second: int) -> tuple[int, ...]:
    return (first, second) if who == "both" else (first if who in ACTING else second,)


def _offenders(treaty: int, first: int, second: int) -> tuple[int, ...]:
    """3.20.c: war on a fellow Christian is the declarer's fault, an alliance with a Muslim that of both parties."""
    return (first,) if treaty == WAR else (first, second)


def _holders(s: Medioevo, holder: str, first: int, second: int) -> list[int]:
    """The players named by `holder`: a party, or everyone else of a party's faith (5.01.ex5, 5.01.ex6)."""
    if not holder.startswith("faith_of_"):
        return [first if holder in ACTING else second]
    one = first if holder.removeprefix("faith_of_") in ACTING else second
    return [player for player in s.order if player != one and not s.is_out(player) and s.faith(player) == s.faith(one)]


def is_answerable(s: Medioevo, player: int) -> bool:
    """3.20.b, 5.01.u: whether the Pope can excommunicate `player`: any Christian except the Pope."""
    return s.faith(player) == CHRISTIAN and player != s.pope


def give_cause(s: Medioevo, player: int, cause: int) -> None:
    """3.20.b, 5.01.u: record a ground for excommunication."""
    if is_answerable(s, player):
        s.causes[player] |= cause


# --- pacts -----------------------------------------------------------------------------------------------------------


def make_pact(s: Medioevo, treaty: int, holder: int, giver: int, clause: str = "5.01.o") -> None:
    """5.01.e, 5.01.g, 5.01.i: `holder` gains a right from `giver`; an alliance binds both."""
    if treaty == ALLIANCE:
        set_alliance(s, holder, giver, True, "5.01.i")
    else:
        _held(s, treaty)[holder] |= 1 << giver
    if treaty == PASSAGE:
        open_straits(s, giver, holder)
    s.log(events.PACT_MADE, holder, giver, treaty, clause=clause)


def tell_lost(
    s: Medioevo, kind: EventKind, actor: int, other: int, treaty: int, holder: int, giver: int, clause: str = ""
) -> None:
    """Tell that a pact is about to end, with what ends along with it."""
    if s.events is not None:
        source, target = f"players.{holder}", f"players.{giver}"
        fact, lost = Fact("lost", actor, f"treaty:{TREATIES[treaty]}", source, target), []
        rate = s.rates[s.n * holder + giver]
        if treaty == COMMERCE and rate:
            lost.append(Fact("lost", holder, "rate", source, target, rate))
        if treaty != ALLIANCE and is_imposed(s, treaty, holder, giver):
            lost.append(Fact("lost", holder, TERMS[IMPOSED[treaty]], source, target))
        s.log(kind, actor, other, treaty, clause=clause, fact=fact, besides=tuple(lost))


def end_pact(s: Medioevo, treaty: int, holder: int, giver: int, clause: str = "") -> None:
    """5.01.s: end one right or the alliance; a tax rate ends with the commerce it applies to.

    It is told under `clause`, unless the caller has told it.
    """
    if clause and has_pact(s, treaty, holder, giver):
        tell_lost(s, events.PACT_ENDS, holder, giver, treaty, holder, giver, clause)
    _held(s, treaty)[holder] &= ~(1 << giver)
    if treaty == ALLIANCE:
        s.allied[giver] &= ~(1 << holder)
        return
    if treaty == COMMERCE:
        s.rates[s.n * holder + giver] = 0
    s.terms = tuple([term for term in s.terms if term[:3] != (IMPOSED[treaty], holder, giver)])


def end_pacts(s: Medioevo, one: int, other: int, clause: str) -> None:
    """5.01.m, 3.20.e: end all pacts between two players, including imposed ones, but not a truce or a war."""
    for holder, giver in ((one, other), (other, one)):
        end_pact(s, PASSAGE, holder, giver, clause)
        end_pact(s, COMMERCE, holder, giver, clause)
    end_pact(s, ALLIANCE, one, other, clause)


def set_rate(s: Medioevo, seller: int, owner: int, treaty: int) -> None:
    """5.01.h: the share of each sale that the city's owner keeps; the new rate replaces the old one."""
    before = s.rates[s.n * seller + owner]
    s.rates[s.n * seller + owner] = PERCENT[treaty]
    s.log(events.RATE, seller, owner, PERCENT[treaty], PERCENT[treaty] - before)


def set_alliance(s: Medioevo, one: int, other: int, on: bool, clause: str) -> None:
    """5.01.i: start or end an alliance of two; a new one ends their war and blockades (7.10.blk.f), nothing else."""
    if not on:
        end_pact(s, ALLIANCE, one, other, clause)
        return
    set_war(s, one, other, False, clause)
    lift_between(s, one, other, "7.10.blk.f")
    s.allied[one] |= 1 << other
    s.allied[other] |= 1 << one


def impose(s: Medioevo, kind: int, player: int, other: int, turns: int) -> None:
    """7.01.d, 3.26.10-3.26.12: impose terms for complete turns of both players, during the turn of `player`."""
    s.terms = (*s.terms, (kind, player, other, turns + 1, turns))
    if kind == TRUCE:
        lift_between(s, player, other, "3.26.10.b")
        s.log(events.TRUCE, player, other, turns)
        return
    treaty, clause = (PASSAGE, "3.26.11.a") if kind == IMPOSED_PASSAGE else (COMMERCE, "3.26.12.a")
    make_pact(s, treaty, player, other, clause)
    s.log(events.IMPOSED, player, other, turns, TERMS[kind])


def end_truce(s: Medioevo, one: int, other: int, clause: str) -> None:
    """3.30.5.c, 7.01.d: end a truce early."""
    ended = [term for term in s.terms if term[0] == TRUCE and {term[1], term[2]} == {one, other}]
    s.terms = tuple([term for term in s.terms if term not in ended])
    for _, first, second, _, _ in ended:
        s.log(events.TRUCE_OVER, first, second, clause=clause)


def count_down(s: Medioevo, player: int) -> None:
    """7.01.d: count down terms after a turn of `player`; those that have run out for both players end."""
    left = []
    for kind, one, other, first, second in s.terms:
        first, second = max(0, first - (one == player)), max(0, second - (other == player))
        if first or second:
            left.append((kind, one, other, first, second))
        elif kind == TRUCE:
            s.log(events.TRUCE_OVER, one, other)
        else:
            treaty = PASSAGE if kind == IMPOSED_PASSAGE else COMMERCE
            tell_lost(s, events.PACT_ENDS, one, other, treaty, one, other, "7.01.d")
            _held(s, treaty)[one] &= ~(1 << other)
    s.terms = tuple(left)


# --- war and peace ---------------------------------------------------------------------------------------------------


def set_war(s: Medioevo, one: int, other: int, on: bool, clause: str) -> None:
    """5.01.m, 5.01.p4: start a war, which ends pacts and debts between the two, or end it; nothing else."""
    if on and not s.at_war(one, other):
        end_pacts(s, one, other, "5.01.m")
        end_debts(s, one, other, "5.01.p4")
        s.war[one] |= 1 << other
        s.war[other] |= 1 << one
        s.log(events.AT_WAR, one, other, clause=clause)
    elif not on and s.at_war(one, other):
        s.war[one] &= ~(1 << other)
        s.war[other] &= ~(1 << one)
        s.log(events.AT_PEACE, one, other, clause=clause)


def end_debts(s: Medioevo, one: int, other: int, clause: str) -> None:
    """5.01.p4, 7.10.el.e: what two players still owe each other is not paid any more."""
    ended = [debt for debt in s.debts if {debt[0], debt[1]} == {one, other}]
    s.debts = tuple([debt for debt in s.debts if debt not in ended])
    for debtor, creditor, instalment, turns, overdue in ended:
        s.log(events.DEBT_ENDS, debtor, creditor, instalment * turns + overdue, clause=clause)


def join_sides(s: Medioevo, one_side: list[int], other_side: list[int]) -> None:
    """5.01.k, 5.01.l: each player of one side is at war with each of the other; each side becomes one alliance."""
    for one in one_side:
        for other in other_side:
            if not s.in_truce(one, other):
                set_war(s, one, other, True, "5.01.k")
    for side in (one_side, other_side):
        for one in side:
            for other in side:
                if one < other and not s.allies(one, other):
                    if may_ally(s, one, other):
                        ally_companions(s, one, other, "5.01.l")
                    else:
                        set_war(s, one, other, False, "5.01.l")


def ally_companions(s: Medioevo, one: int, other: int, clause: str) -> None:
    """5.01.l, 3.30.5.c: two players on the same side of a war become allies, though nobody proposed it."""
    set_alliance(s, one, other, True, clause)
    s.log(events.COMPANIONS, one, other, clause=clause)
