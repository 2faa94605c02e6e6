"""The castle: placing Workers, moving groups of three inwards, and thinning out crowds (work.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Event, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import place_key, workers_at
from regnum.games.viscounts.box import GOLD, SEGMENTS, SILVER, WORKERS
from regnum.games.viscounts.options import ADVANCE, DECLINE, ELIMINATE, SHIFT, SIDE, STATION
from regnum.games.viscounts.options import WORKERS as PLACE
from regnum.games.viscounts.rules.effects import carry_out, react
from regnum.games.viscounts.rules.gains import ordered
from regnum.games.viscounts.rules.payment import charge
from regnum.games.viscounts.rules.ways_to_pay import payments, reach, useful_reach
from regnum.games.viscounts.schema import MoveWorker, PlaceWorkersFree
from regnum.games.viscounts.state import NOBODY, Viscounts
from regnum.games.viscounts.wording import effects_key

GROUP = 3  # work.6: this many own Workers in a section move on


def most_nobles(s: Viscounts, player: int) -> int:
    """work.2, work.4: the Nobles for as many Workers as the player has."""
    return max(icons for icons, workers in s.box.lines if workers <= s.workers[player])


def lines_within(s: Viscounts, player: int, nobles: int) -> list[tuple[int, int]]:
    """work.2, work.4: the Nobles and Workers of each line that the Nobles and the supply allow."""
    return [line for line in s.box.lines if line[0] <= nobles and line[1] <= s.workers[player]]


class PickWorkers(Ask[Viscounts]):
    """work.1-work.4: choose how many Workers to place, limited by the Nobles available and the supply."""

    clauses = ("work.1", "work.2", "work.3", "work.4")
    verbs = ("workers",)

    def _reach(self, s: Viscounts) -> int:
        return reach(s, self.seat, WORKERS, s.dismissed, s.purse[4 * self.seat + SILVER])

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [PLACE[n] for _, n in lines_within(s, self.seat, self._reach(s))]

    def choose(self, s: Viscounts, option: Option) -> None:
        n = option.last
        s.steps.append(SendWorkers(self.seat, s.place_of(self.seat), n))
        charge(s, self.seat, WORKERS, next(icons for icons, workers in s.box.lines if workers == n))

    def prompt(self, s: Viscounts) -> Prompt:
        seat = self.seat
        nobles = useful_reach(s, seat, WORKERS, s.dismissed, s.purse[4 * seat + SILVER], most_nobles(s, seat))
        words: dict[str, Value] = {"nobles": nobles, "place": place_key(s, s.place_of(self.seat))}
        return Prompt(PromptKind.AMOUNT, Message("prompt-workers", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        icons = next(icons for icons, workers in s.box.lines if workers == option.last)
        words: dict[str, Value] = {"n": option.last, "nobles": icons}
        # Gold, and Silver too if a card on the board allows it: from the way with least Silver to that with most.
        ways = payments(s, self.seat, WORKERS, icons)
        words["ways"] = len(ways) if any(ways[0]) else 0
        for end, way in (("", ways[0]), ("-most", ways[-1])):
            silver, gold = way[SILVER], way[GOLD]
            words |= {f"silver{end}": silver, f"gold{end}": gold, f"both{end}": int(silver > 0 and gold > 0)}
        return Message("option-workers", words)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        lines = {workers: icons for icons, workers in s.box.lines}
        n = option.number(0)
        if n not in lines:
            return Reason("work.2", "reason-no-such-line")
        if n > s.workers[self.seat]:
            return Reason("work.4", "reason-few-workers", {"n": s.workers[self.seat]})
        return Reason("work.2", "reason-too-few-icons", {"have": self._reach(s), "need": lines[n]})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (workers_at(self.seat, 1, s.place_of(self.seat)),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return arriving(s, self.seat, s.place_of(self.seat), option.last)


class SendWorkers(Act[Viscounts]):
    """work.5: place all Workers in the first tier of one section, then resolve the castle."""

    fields = (("player", "player"), ("place", "place"), ("n", "number"))
    clauses = ("work.5",)

    def __init__(self, player: int, place: int, n: int) -> None:
        self.player = player
        self.place = place
        self.n = n

    def run(self, s: Viscounts) -> None:
        send_workers(s, self.player, self.place, self.n, "work.5")


def send_workers(s: Viscounts, player: int, place: int, n: int, clause: str) -> None:
    """work.4, work.38: place `n` Workers, or as many as the supply has."""
    n = min(n, s.workers[player])
    s.workers[player] -= n
    s.tier1[SEGMENTS * player + place] += n
    if n:
        s.log(events.WORKERS, player, n, place, clause=clause)
    stir(s)


def stir(s: Viscounts) -> None:
    """work.19: resolve the castle now; Workers that arrive meanwhile belong to the same chain."""
    if not any(isinstance(step, SettleCastle) for step in s.steps):
        expect_crowds(s)
        s.steps.append(SettleCastle())


def expect_crowds(s: Viscounts) -> None:
    """work.19: push a single `ThinOut`, to run after all steps that are pushed on top of it."""
    if not any(isinstance(step, ThinOut) for step in s.steps):
        s.steps.append(ThinOut())


# --- free placement and moves --------------------------------------------------------------------------------------


def place_workers_free(s: Viscounts, player: int, effect: PlaceWorkersFree) -> None:
    """work.36, work.38, fx.23: let the player place Workers for free."""
    if s.workers[player]:
        s.steps.append(StationWorkers(player, min(effect.n, s.workers[player])))


class StationWorkers(Ask[Viscounts]):
    """work.36: choose one first-tier section for all free Workers."""

    fields = (("seat", "seat"), ("n", "number"))
    clauses = ("work.36", "fx.23")
    verbs = ("station",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Viscounts) -> Sequence[Option]:
        return STATION

    def choose(self, s: Viscounts, option: Option) -> None:
        if s.rulings.free_deeds_react:
            reactions = react(s, self.seat, "after_place_workers")
            if reactions:
                s.steps.append(ordered(s, self.seat, reactions))
        send_workers(s, self.seat, option.last - 1, self.n, "work.36")

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.PLACE, Message("prompt-station", {"n": self.n}), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return Message("option-station", {"place": place_key(s, option.last - 1), "n": self.n})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("work.36", "reason-no-such-section")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (workers_at(self.seat, 1, option.last - 1),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return arriving(s, self.seat, option.last - 1, self.n)


def offer_move(s: Viscounts, player: int, effect: MoveWorker) -> None:
    """fx.22, work.37: let the player move Workers."""
    s.steps += [ShiftWorker(player)] * effect.n


class ShiftWorker(Ask[Viscounts]):
    """fx.22, work.13, work.37: move one own first-tier Worker to a neighbouring section; always optional."""

    clauses = ("fx.22", "work.37")
    verbs = ("shift", "decline")

    def options(self, s: Viscounts) -> Sequence[Option]:
        base = SEGMENTS * self.seat
        found = [way for place in range(SEGMENTS) if s.tier1[base + place] for way in SHIFT[place]]
        if found:
            found.append(DECLINE)
        return found

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is DECLINE:
            return
        shift(s, self.seat, option.number(0) - 1, option.args[1] == "onward", "work.37")
        stir(s)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-shift"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        if option is DECLINE:
            return Message("option-decline-shift")
        place = option.number(0) - 1
        there = beside(place, option.args[1] == "onward")
        return Message("option-shift", {"place": place_key(s, place), "there": place_key(s, there)})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        place = option.number(0, 1, SEGMENTS)
        option.expect(option.name(1) in ("onward", "back"))
        return Reason("fx.22", "reason-no-worker-there", {"place": place_key(s, place - 1)})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return () if option is DECLINE else (workers_at(self.seat, 1, option.number(0) - 1),)

    def details(self, s: Viscounts, option: Option) -> Details | None:
        if option is DECLINE:
            return None
        return arriving(s, self.seat, beside(option.number(0) - 1, option.args[1] == "onward"), 1)


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


# --- the chain -----------------------------------------------------------------------------------------------------


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
