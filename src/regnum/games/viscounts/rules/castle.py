"""The castle: placing and moving Workers (work.1-work.5, work.36-work.38)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import place_key, workers_at
from regnum.games.viscounts.box import GOLD, SEGMENTS, SILVER, WORKERS
from regnum.games.viscounts.options import DECLINE, SHIFT, STATION
from regnum.games.viscounts.options import WORKERS as PLACE
from regnum.games.viscounts.rules.chain import arriving, beside, shift, stir
from regnum.games.viscounts.rules.gains import trigger
from regnum.games.viscounts.rules.payment import charge
from regnum.games.viscounts.rules.ways_to_pay import payments, reach, useful_reach
from regnum.games.viscounts.schema.ops import MoveWorker, PlaceWorkersFree
from regnum.games.viscounts.state import Viscounts


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


def place_workers_free(s: Viscounts, player: int, effect: PlaceWorkersFree) -> None:
    """work.36, work.38, fx.23: let the player place Workers for free."""
    if s.workers[player]:
        s.steps.append(StationWorkers(player, min(effect.n, s.workers[player])))


class StationWorkers(Ask[Viscounts]):
    """work.36: choose one first-tier section for all free Workers."""

    fields = (("seat", "seat"), ("n", "number"))
    clauses = ("work.36", "fx.23")
    caused = True
    verbs = ("station",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Viscounts) -> Sequence[Option]:
        return STATION

    def choose(self, s: Viscounts, option: Option) -> None:
        if s.rulings.free_deeds_react:
            trigger(s, self.seat, "after_place_workers")
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
    caused = True
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
