"""The chain in the castle: groups of three move inwards, then crowds are thinned out (work.6-work.24)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Event, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import place_key, workers_at
from regnum.games.viscounts.box import SEGMENTS
from regnum.games.viscounts.options import ADVANCE, ELIMINATE, SIDE
from regnum.games.viscounts.rules.effects import carry_out
from regnum.games.viscounts.state import NOBODY, Viscounts
from regnum.games.viscounts.wording import effects_key

GROUP = 3  # work.6: this many own Workers in a section move on


def stir(s: Viscounts) -> None:
    """work.19: resolve the castle now; Workers that arrive meanwhile belong to the same chain."""
    if not any(isinstance(step, SettleCastle) for step in s.steps):
        expect_crowds(s)
        s.steps.append(SettleCastle())


def expect_crowds(s: Viscounts) -> None:
    """work.19: push a single `ThinOut`, to run after all steps that are pushed on top of it."""
    if not any(isinstance(step, ThinOut) for step in s.steps):
        s.steps.append(ThinOut())


class SettleCastle(Act[Viscounts]):
    """work.6-work.17, work.34, work.35: move groups of three on, the current player's first."""

    clauses = ("work.9", "work.14", "work.35")

    def run(self, s: Viscounts) -> None:
        for player in s.clockwise_from(s.turn):
            base = SEGMENTS * player
            groups = [place for place in range(SEGMENTS) if s.tier1[base + place] >= GROUP]
            if groups:
                s.steps.append(self)
                if len(groups) == 1:
                    advance(s, player, groups[0])
                elif s.is_rival(player):
                    # solo.45: clockwise from the section facing its Viscount.
                    here = s.place_of(player)
                    advance(s, player, min(groups, key=lambda place: (place - here) % SEGMENTS))
                else:
                    s.steps.append(PickSection(player))
                return
            for place in range(SEGMENTS):
                if s.tier2[base + place] >= GROUP:
                    s.steps.append(self)
                    rise(s, player, place)
                    return


class ThinOut(Act[Viscounts]):
    """work.18-work.21, work.40: after all movement, the current player thins out the crowded sections.

    They are resolved tier by tier and clockwise; their order makes no difference to anybody's gains.
    """

    clauses = ("work.18", "work.19", "work.40")

    def run(self, s: Viscounts) -> None:
        players = range(s.table.players)
        for tier, workers in ((1, s.tier1), (2, s.tier2)):
            for place in range(SEGMENTS):
                if sum(workers[SEGMENTS * player + place] for player in players) > s.box.crowd:
                    s.steps.append(self)
                    if s.is_rival(s.turn):
                        # solo.46: the human's Workers first.
                        victim = next(player for player in players if workers[SEGMENTS * player + place])
                        eliminate(s, victim, tier, place)
                    else:
                        s.steps.append(EliminateWorker(s.turn, tier, place))
                    return


class PickSection(Ask[Viscounts]):
    """work.10: choose which of several groups moves next."""

    clauses = ("work.10",)
    caused = True
    verbs = ("advance",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        base = SEGMENTS * self.seat
        return [ADVANCE[place] for place in range(SEGMENTS) if s.tier1[base + place] >= GROUP]

    def choose(self, s: Viscounts, option: Option) -> None:
        advance(s, self.seat, option.last - 1)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-advance"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        place = option.last - 1
        effects = f"@{effects_key(s.box.wedge_effect[s.wedges[place]])}"
        return Message("option-advance", {"place": place_key(s, place), "effect": effects})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        place = option.number(0, 1, SEGMENTS)
        n = s.tier1[SEGMENTS * self.seat + place - 1]
        return Reason("work.6", "reason-no-group", {"n": n, "place": place_key(s, place - 1)})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (workers_at(self.seat, 1, option.last - 1),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return arriving(s, self.seat, option.last - 1, 0)


def advance(s: Viscounts, player: int, place: int) -> None:
    """work.6-work.8: move one Worker inwards, resolve the section's effect, then move two sideways."""
    at = SEGMENTS * player + place
    s.tier1[at] -= 1
    s.tier2[at] += 1
    s.log(events.ADVANCES, player, place)
    s.steps.append(SpreadWorkers(player, place))
    carry_out(s, player, s.box.wedge_effect[s.wedges[place]])


class SpreadWorkers(Act[Viscounts]):
    """work.8, work.13: move one Worker clockwise and one counter-clockwise, if there are enough left."""

    fields = (("player", "player"), ("place", "place"))
    clauses = ("work.8", "work.13")

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, s: Viscounts) -> None:
        left = s.tier1[SEGMENTS * self.player + self.place]
        if left == 1 and not s.is_rival(self.player):
            s.steps.append(PickSide(self.player, self.place))
            return
        for onward in (True, False)[:left]:
            shift(s, self.player, self.place, onward, "work.8")


class PickSide(Ask[Viscounts]):
    """work.13: choose which way a single remaining Worker goes."""

    fields = (("seat", "seat"), ("place", "place"))
    clauses = ("work.13",)
    caused = True
    verbs = ("side",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Viscounts) -> Sequence[Option]:
        return SIDE

    def choose(self, s: Viscounts, option: Option) -> None:
        shift(s, self.seat, self.place, option is SIDE[0], "work.13")

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-side", {"place": place_key(s, self.place)}), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        there = beside(self.place, option is SIDE[0])
        return Message("option-shift", {"place": place_key(s, self.place), "there": place_key(s, there)})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("work.13", "reason-not-an-option", {"text": option.text})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (workers_at(self.seat, 1, beside(self.place, option is SIDE[0])),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return arriving(s, self.seat, beside(self.place, option is SIDE[0]), 1)


def rise(s: Viscounts, player: int, place: int) -> None:
    """work.14-work.16, work.30, work.31, work.42: move a Worker into the third tier; update the Castle Leader."""
    s.tier2[SEGMENTS * player + place] -= 1
    s.tier3[player] += 1
    s.log(events.RISES, player, place)
    if s.leader != player and (s.leader == NOBODY or s.tier3[player] > s.tier3[s.leader]):
        s.leader = player
        s.log(events.LEADER, player)
    carry_out(s, player, s.box.third_tier)


class EliminateWorker(Ask[Viscounts]):
    """work.18-work.24: the current player chooses whose Worker leaves a crowded section."""

    fields = (("seat", "seat"), ("tier", "number"), ("place", "place"))
    clauses = ("work.18", "work.20", "work.21")
    caused = True
    verbs = ("eliminate",)

    def __init__(self, seat: int, tier: int, place: int) -> None:
        self.seat = seat
        self.tier = tier
        self.place = place

    def _workers(self, s: Viscounts, player: int) -> int:
        return (s.tier1 if self.tier == 1 else s.tier2)[SEGMENTS * player + self.place]

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [ELIMINATE[player] for player in range(s.table.players) if self._workers(s, player)]

    def choose(self, s: Viscounts, option: Option) -> None:
        eliminate(s, option.last, self.tier, self.place)

    def prompt(self, s: Viscounts) -> Prompt:
        words: dict[str, Value] = {"place": place_key(s, self.place), "tier": self.tier}
        return Prompt(PromptKind.LOSE, Message("prompt-eliminate", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        words: dict[str, Value] = {**s.whose(option.last), "n": self._workers(s, option.last)}
        return Message("option-eliminate", {**words, "effect": f"@{effects_key(s.box.eliminated[self.tier])}"})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        player = option.number(0, 0, s.table.players - 1)
        return Reason("work.20", "reason-no-worker-of", {"player": s.who(player)})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (workers_at(option.last, self.tier, self.place),)

    def details(self, s: Viscounts, option: Option) -> Details:
        """work.23, work.24: the Worker's owner is rewarded."""
        return Details(triggers=(Trigger(effects_key(s.box.eliminated[self.tier]), (option.last,)),))


def eliminate(s: Viscounts, owner: int, tier: int, place: int) -> None:
    """work.22-work.24: return a Worker to its owner's supply, with the reward of its tier."""
    workers = s.tier1 if tier == 1 else s.tier2
    workers[SEGMENTS * owner + place] -= 1
    s.workers[owner] += 1
    s.log(events.ELIMINATED, owner, tier, place)
    told = len(s.events or ())
    carry_out(s, owner, s.box.eliminated[tier])
    if s.events is not None and not s.is_rival(owner):
        # The log cites the rule that gives the reward, not the one for gains of any kind.
        clause = "work.23" if tier == 1 else "work.24"
        s.events[told:] = [
            Event(event.message, clause, event.audience, event.fact, event.besides, event.concerns)
            for event in s.events[told:]
        ]


def shift(s: Viscounts, player: int, place: int, onward: bool, clause: str) -> None:
    """work.8, work.13, work.37: move one first-tier Worker to a neighbouring section."""
    there, base = beside(place, onward), SEGMENTS * player
    s.tier1[base + place] -= 1
    s.tier1[base + there] += 1
    s.log(events.SHIFTS, player, place, there, clause=clause)


def beside(place: int, onward: bool) -> int:
    """work.43: the next section clockwise or counter-clockwise."""
    return (place + 1 if onward else place - 1) % SEGMENTS


def arriving(s: Viscounts, player: int, place: int, n: int) -> Details:
    """work.6, work.18: what `n` more Workers complete and set off in a first-tier section: a group, or else a crowd."""
    players = range(s.table.players)
    workers = [s.tier1[SEGMENTS * other + place] for other in players]
    workers[player] += n
    if workers[player] >= GROUP:
        group = Completed("group", (workers_at(player, 1, place),))
        return Details(completes=(group,), triggers=(Trigger(effects_key(s.box.wedge_effect[s.wedges[place]])),))
    if sum(workers) > s.box.crowd:
        crowd = tuple([other for other in players if workers[other]])
        return Details(triggers=(Trigger("trigger-crowd", crowd),))
    return Details()
