"""Taking part in undertakings: requirements, markers, and cards that place them (part.*, effect.18, effect.19)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Message, PromptKind, Reason
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import requirement
from regnum.games.seven.box import FREE, FULL, MANY, NEUTRAL, SLOTS, SPARE
from regnum.games.seven.offers import open_requirements
from regnum.games.seven.options import FILL, RECLAIM
from regnum.games.seven.rules.choice import Choice, Deed
from regnum.games.seven.rules.effects import OPS, Asks
from regnum.games.seven.rules.free_use_values import covers, hoards, reach, with_elixirs
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.schema import FillSlot, ReclaimSlot
from regnum.games.seven.state import Seven
from regnum.games.seven.wording import slot_words


class TakePart(Deed):
    """part.1-part.7: pay a free requirement of row 1 or 2, then put one of your markers on it."""

    verbs = ("part",)

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if not s.markers[seat] or s.is_fallen(seat):
            return
        gold, fame = reach(s, seat)
        lacking = FULL - s.purse[seat] - (min(gold, MANY) << 48) - (min(fame, MANY) << 55)
        if s.elixirs[seat]:
            self._offer_with_elixirs(s, seat, lacking, found)
            return
        for needed, option in s.requirements or open_requirements(s):
            if not lacking + needed & SPARE:
                found.append(option)

    def _offer_with_elixirs(self, s: Seven, hero: int, lacking: int, found: list[Option]) -> None:
        """part.7: offer also the requirements that can be met by spending elixirs."""
        at_best = with_elixirs(s, hero, lacking)
        ways = None
        for needed, option in s.requirements or open_requirements(s):
            if at_best + needed & SPARE:
                continue
            if lacking + needed & SPARE:
                ways = ways or hoards(s, hero, s.elixirs[hero])
                if not covers(ways, s.box.slots[s.board[option.number(0) - 1]][option.last - 1][0]):
                    continue
            found.append(option)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        place, slot = place_and_slot(option)
        _, gold, fame, gifts = s.box.slots[s.board[place]][slot]
        s.steps.append(PutMarker(seat, place, slot))
        settle(s, seat, gold, fame, gifts)

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        return Message("option-part", slot_words(s, *place_and_slot(option)))

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        place, slot = option.number(0, 1, len(s.board)) - 1, option.number(1, 1, SLOTS) - 1
        if s.is_fallen(seat):
            return Reason("evil.2", "reason-fallen")
        if place >= 2 * s.width:
            return Reason("part.4", "reason-top-row")
        if slot >= len(s.marks[place]):
            return Reason("part.3", "reason-no-such-requirement", {"n": len(s.marks[place])})
        if s.marks[place][slot]:
            return Reason("part.3", "reason-requirement-met")
        if place >= s.width and s.marks[place].count(FREE) == 1:
            return Reason("part.5", "reason-last-requirement")
        if not s.markers[seat]:
            return Reason("supply.13", "reason-no-marker")
        return Reason("part.1", "reason-cannot-pay", {"cost": slot_words(s, place, slot)["cost"]})

    def refs(self, s: Seven, seat: int, option: Option) -> tuple[str, ...]:
        return (requirement(*place_and_slot(option)),)

    def details(self, s: Seven, seat: int, option: Option) -> Details | None:
        return filled(s, option.number(0) - 1)


def filled(s: Seven, place: int) -> Details | None:
    """part.9, complete.1, complete.13: what one more marker on a card completes and sets off."""
    if place >= s.width or s.marks[place].count(FREE) > 1:
        return None
    others = [marks for other, marks in enumerate(s.marks[: s.width]) if other != place]
    card = Completed(f"undertaking:{s.box.undertaking_ids[s.board[place]]}", (f"undertakings.{place + 1}",))
    row = () if any(FREE in marks for marks in others) else (Trigger("trigger-row"), Trigger("trigger-cataclysm"))
    return Details(completes=(card,), triggers=row)


def place_and_slot(option: Option) -> tuple[int, int]:
    """The place of an undertaking and the number of its requirement, both from 0."""
    return option.number(0) - 1, option.number(1) - 1


def put_marker(s: Seven, place: int, slot: int, mark: int) -> None:
    """Put a marker on a requirement, in place of the one there, if any."""
    marks = s.marks[place]
    s.marks[place] = (*marks[:slot], mark, *marks[slot + 1 :])
    if FREE in (mark, marks[slot]):
        s.requirements = None


class PutMarker(Paid):
    """part.1, effect.19: put one of the hero's markers on a requirement."""

    fields = (("seat", "seat"), ("place", "place"), ("slot", "number"))
    clauses = ("part.1", "effect.19")

    def __init__(self, seat: int, place: int, slot: int) -> None:
        self.seat = seat
        self.place = place
        self.slot = slot

    def run(self, s: Seven) -> None:
        put_marker(s, self.place, self.slot, 1 + self.seat)
        s.markers[self.seat] -= 1
        s.log(events.PART, self.seat, (self.place, self.slot))


class _PickSlot(Choice):
    """Choose a requirement of row 1 or 2, and put a marker there."""

    kind = PromptKind.PLACE

    def choose(self, s: Seven, option: Option) -> None:
        s.steps.append(PutMarker(self.seat, *place_and_slot(option)))

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message(f"option-{option.verb}", slot_words(s, *place_and_slot(option)))

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (requirement(*place_and_slot(option)),)


class PickFill(_PickSlot):
    """effect.19, evil.2, supply.13: choose a requirement to meet without paying, unless fallen or without a marker."""

    fields = (("seat", "seat"), ("lowest", "flag"), ("middle", "flag"))
    clauses = ("effect.19",)
    verbs = ("fill",)
    question = "prompt-fill"

    def __init__(self, seat: int, lowest: bool, middle: bool) -> None:
        self.seat = seat
        self.lowest = lowest
        self.middle = middle

    def options(self, s: Seven) -> Sequence[Option]:
        first, last = 0 if self.lowest else s.width, 2 * s.width if self.middle else s.width
        slots = [place_and_slot(option) for _, option in open_requirements(s)]
        return [FILL[place][slot] for place, slot in slots if first <= place < last]

    def details(self, s: Seven, option: Option) -> Details | None:
        return filled(s, option.number(0) - 1)


class PickReclaim(_PickSlot):
    """effect.18, evil.2: choose a neutral marker in row 1 or 2 to replace by your own, unless you have fallen.

    One of yours is always at hand: that taken back from the castle.
    """

    clauses = ("effect.18",)
    verbs = ("reclaim",)
    question = "prompt-reclaim"

    def options(self, s: Seven) -> Sequence[Option]:
        return [
            RECLAIM[place][slot]
            for place in range(2 * s.width)
            for slot, mark in enumerate(s.marks[place])
            if mark == NEUTRAL
        ]


OPS[FillSlot] = Asks(
    lambda s, hero, effect: PickFill(hero, 1 in effect.rows, 2 in effect.rows),
    lambda s, hero: s.markers[hero] > 0 and not s.is_fallen(hero),
)
OPS[ReclaimSlot] = Asks(lambda s, hero, effect: PickReclaim(hero), lambda s, hero: not s.is_fallen(hero))
