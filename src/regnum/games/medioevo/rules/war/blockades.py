"""7.10.blk: blockades of straits by the owner of both shores, and of seas by a fleet of warships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import NOT_YET, SOMETHING_ELSE, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.box import LAND, TRADE_SHIP, WARSHIP
from regnum.games.medioevo.constants import Names
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import PLAYER
from regnum.games.medioevo.rules.addresses import place_named
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.menu import Deed
from regnum.games.medioevo.rules.realm.pieces import vehicles_of_kind
from regnum.games.medioevo.rules.realm.treasury import mark_casus_belli
from regnum.games.medioevo.rules.war.stacks import manned_warships
from regnum.games.medioevo.rules.words import place_words
from regnum.games.medioevo.state import Medioevo

VERBS: Final[Names] = ("blockade", "close", "lift")  # start one by fleet, start one by both shores of a strait, end one
Blockade = tuple[int, int, int, bool]  # blockader, blocked player, sea, whether by holding both shores


def bars(s: Medioevo, player: int, kind: int, sea: int, entering: bool, origin: int = -1) -> bool:
    """Whether a blockade stops a vehicle of `kind` (FOOT: a banner) at `sea`.

    `entering`: a ship enters the sea from another sea or a port, or a land piece crosses the strait; otherwise a ship
    in the sea enters a port on it. Leaving for another sea is always allowed (7.10.blk.c). `origin` is the neighbouring
    sea or port a warship comes from: warships there count as its fleet.
    """
    for blockade in s.blockades:
        if blockade[2] == sea and stands(s, blockade) and _holds_up(s, blockade, player, kind, entering, origin):
            return True
    return False


def _holds_up(s: Medioevo, blockade: Blockade, player: int, kind: int, entering: bool, origin: int) -> bool:
    by, against, sea, shores = blockade
    if shores:
        return entering and player == against
    if kind not in (TRADE_SHIP, WARSHIP):
        return False
    if player != against:
        # 7.10.blk.g: of the blocked player's allies, only trade ships are stopped.
        return kind == TRADE_SHIP and s.allies(player, against) and player != by
    if kind == TRADE_SHIP or origin < 0:
        return True
    coming = 0 if origin in s.box.ports_on[sea] else manned_warships(s, player, origin)
    return fleet(s, player, sea) + coming <= strength(s, by, against, sea)


def stands(s: Medioevo, blockade: Blockade) -> bool:
    """7.10.blk.e-7.10.blk.g: whether the condition of a blockade still holds."""
    by, against, sea, shores = blockade
    if shores:
        return all(s.owner[land] == by for land in s.box.shores[sea])
    if not manned_warships(s, by, sea):
        return False
    friends = [player for player in range(s.n) if player == against or (s.allies(player, against) and player != by)]
    return sum(fleet(s, player, sea) for player in friends) <= strength(s, by, against, sea)


def strength(s: Medioevo, by: int, against: int, sea: int) -> int:
    """7.10.blk.g: manned warships of the blockader and allies in the sea."""
    own = [player for player in range(s.n) if player == by or (s.allies(player, by) and not s.allies(player, against))]
    return sum(manned_warships(s, player, sea) for player in own)


def fleet(s: Medioevo, player: int, sea: int) -> int:
    """7.10.blk.g: a player's manned warships in the sea territory and in its ports."""
    return manned_warships(s, player, sea) + sum(manned_warships(s, player, port) for port in s.box.ports_on[sea])


def lapse(s: Medioevo) -> None:
    """7.10.blk.e: lift blockades whose condition no longer holds."""
    for blockade in s.blockades:
        if not stands(s, blockade):
            lift(s, blockade, "7.10.blk.e")


def lift_between(s: Medioevo, one: int, other: int, clause: str) -> None:
    """3.26.10.b, 7.10.blk.f, 7.10.el.e: lift all blockades between two players, in both directions."""
    for blockade in s.blockades:
        if {blockade[0], blockade[1]} == {one, other}:
            lift(s, blockade, clause)


def open_straits(s: Medioevo, by: int, against: int) -> None:
    """7.10.blk.f: whoever grants passage may no longer close straits to the one who has it."""
    for blockade in s.blockades:
        if blockade[:2] == (by, against) and blockade[3]:
            lift(s, blockade, "7.10.blk.f")


def lift(s: Medioevo, blockade: Blockade, clause: str) -> None:
    s.blockades = tuple([one for one in s.blockades if one != blockade])
    s.log(events.BLOCKADE_ENDS, *blockade[:3], clause=clause)


def may_run(s: Medioevo, player: int, by: int, sea: int) -> bool:
    """7.10.blk.h: the blocked player and allies may attack the blockading fleet in that sea, even without a war."""
    if s.in_truce(player, by) or s.allies(player, by):
        return False
    return any(
        who == by and at == sea and not shores and (player == whom or s.allies(player, whom))
        for who, whom, at, shores in s.blockades
    )


# --- declaring -------------------------------------------------------------------------------------------------------


def declare(s: Medioevo, blockade: Blockade) -> None:
    """7.10.blk.d: start a blockade, which gives the blocked player a casus belli."""
    s.blockades = (*s.blockades, blockade)
    by, against, sea, shores = blockade
    s.log(events.BLOCKADE, by, against, sea, clause="7.10.blk.a" if shores else "7.10.blk.b")
    mark_casus_belli(s, against, by, s.box.casus_belli["naval_blockade"], "7.10.blk.d")


def places(s: Medioevo, player: int) -> list[tuple[int, bool]]:
    """7.10.blk.a, 7.10.blk.b: the seas that a player can blockade, and whether by holding both shores."""
    found: list[tuple[int, bool]] = []
    for slot in vehicles_of_kind(s, player, WARSHIP):
        sea = s.vehicle_at[slot]
        if sea >= LAND and s.vehicle_armies[slot] and (sea, False) not in found:
            found.append((sea, False))
    found.sort()
    for sea, one, other in s.box.straits:
        if s.owner[one] == player == s.owner[other]:
            found.append((sea, True))
    return found


def may_shut_out(s: Medioevo, blockade: Blockade) -> bool:
    """7.10.blk.f: not an ally or truce partner, nor, at a strait, a player with passage; war is not needed."""
    by, against, _, shores = blockade
    if by == against or s.is_out(against) or s.allies(by, against) or s.in_truce(by, against):
        return False
    has_passage = shores and s.passage[against] >> by & 1
    return not has_passage and blockade not in s.blockades and stands(s, blockade)


# --- in the combat phase ---------------------------------------------------------------------------------------------


class Blockading(Deed):
    """7.10.blk.e: blockade a sea, close a strait, or lift one of the player's blockades."""

    verbs = VERBS

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        """A sea reopened this turn stays open until the next, so that lifting and declaring cannot loop forever."""
        for sea, shores in places(s, seat):
            if not s.reopened >> sea & 1 and any(may_shut_out(s, (seat, other, sea, shores)) for other in range(s.n)):
                found.append(s.box.at["close" if shores else "blockade"][sea])
        if s.blockades:
            mine = [(sea, against) for by, against, sea, _ in s.blockades if by == seat]
            found += [option("lift", s.box.place_ids[sea], against) for sea, against in dict.fromkeys(mine)]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        sea = s.box.place_number[option.name(0)]
        if option.verb == "lift":
            s.reopened |= 1 << sea
            for blockade in s.blockades:
                if blockade[:3] == (seat, option.last, sea):
                    lift(s, blockade, "7.10.blk.e")
        else:
            s.steps.append(DeclareBlockade(seat, sea, option.verb == "close"))

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        """7.10.blk.a, 7.10.blk.b, 7.10.blk.e: why a place cannot be blockaded, or opened again."""
        sea, shores = place_named(s, option), option.verb == "close"
        words: dict[str, Value] = {"place": place_words(s, sea)}
        if option.verb == "lift":
            return Reason("7.10.blk.e", "reason-no-blockade", words, SOMETHING_ELSE)
        if (sea, shores) not in places(s, seat):
            clause, key = ("7.10.blk.a", "reason-no-shores") if shores else ("7.10.blk.b", "reason-no-fleet")
            return Reason(clause, key, words, SOMETHING_ELSE)
        if s.reopened >> sea & 1:
            return Reason("7.10.blk.e", "reason-reopened", words, NOT_YET)
        return Reason("7.10.blk.f", "reason-nobody-to-shut-out", words)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        words: dict[str, Value] = {"place": f"@place-{option.name(0)}"}
        if option.verb == "lift":
            return Message("option-lift", {**words, "player": s.ruler(option.last)})
        return Message("option-close" if option.verb == "close" else "option-blockade", words)


class DeclareBlockade(Choice):
    """7.10.blk.a, 7.10.blk.b, 7.10.blk.f: the player to blockade at a strait or sea."""

    fields = (("seat", "seat"), ("sea", "place"), ("shores", "flag"))
    clauses = ("7.10.blk.a", "7.10.blk.b", "7.10.blk.f")
    verbs = ("player",)

    def __init__(self, seat: int, sea: int, shores: bool) -> None:
        super().__init__(seat)
        self.sea = sea
        self.shores = shores

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[other] for other in range(s.n) if may_shut_out(s, self._against(other))]

    def _against(self, other: int) -> Blockade:
        return self.seat, other, self.sea, self.shores

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        """7.10.blk.f: an ally, whoever has passage through a strait, or somebody who is shut out already."""
        other = option.number(0, 0, s.n - 1)
        words: dict[str, Value] = {"player": s.ruler(other)}
        if s.allies(self.seat, other):
            return Reason("7.10.blk.f", "reason-on-your-side", words)
        if self.shores and s.passage[other] >> self.seat & 1:
            return Reason("7.10.blk.f", "reason-has-passage", words)
        if self._against(other) in s.blockades:
            return Reason("7.10.blk.f", "reason-shut-out", words)
        if not stands(s, self._against(other)) and other != self.seat and not s.is_out(other):
            return Reason("7.10.blk.g", "reason-stronger-fleet", words)
        return super().why_not(s, option)

    def choose(self, s: Medioevo, option: Option) -> None:
        declare(s, self._against(option.last))

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[self.sea]}"}
        words["n"] = s.box.casus_belli["naval_blockade"]
        return Prompt(PromptKind.TARGET, Message("prompt-blockade", words), self.clauses)
