"""Taking part in undertakings: requirements, markers, and cards that place them (part.*, effect.18, effect.19)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import FREE, FULL, MANY, NEUTRAL, SLOTS, SPARE
from regnum.games.seven.options import FILL, RECLAIM
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import requirement
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.free_use_values import covers, hoards, with_elixirs
from regnum.games.seven.rules.listing import requirements
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.schema import FillSlot, ReclaimSlot
from regnum.games.seven.state import Seven


class TakePart(Action):
    """part.1-part.7: pay a free requirement of row 1 or 2, then put one of your markers on it."""

    verb = "part"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        if gold > MANY:
            gold = MANY
        if fame > MANY:
            fame = MANY
        lacking = FULL - s.purse[hero] - (gold << 48) - (fame << 55)
        if s.elixirs[hero]:
            self._offer_with_elixirs(s, hero, lacking, found)
            return
        for needed, option in s.requirements or requirements(s):
            if not lacking + needed & SPARE:
                found.append(option)

    def _offer_with_elixirs(self, s: Seven, hero: int, lacking: int, found: list[Option]) -> None:
        """part.7: offer also the requirements that can be met by spending elixirs."""
        at_best = with_elixirs(s, hero, lacking)
        ways = None
        for needed, option in s.requirements or requirements(s):
            if at_best + needed & SPARE:
                continue
            if lacking + needed & SPARE:
                ways = ways or hoards(s, hero, s.elixirs[hero])
                if not covers(ways, s.box.slots[s.board[option.number(0) - 1]][option.last - 1][0]):
                    continue
            found.append(option)

    def act(self, s: Seven, hero: int, option: Option) -> None:
        place, slot = option.number(0) - 1, option.number(1) - 1
        _, gold, fame, gifts = s.box.slots[s.board[place]][slot]
        s.steps.append(PutMarker(hero, place, slot))
        settle(s, hero, gold, fame, gifts)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return Message("option-part", slot_words(s, option.number(0) - 1, option.number(1) - 1))

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        place, slot = option.number(0, 1, len(s.board)) - 1, option.number(1, 1, SLOTS) - 1
        if s.is_fallen(hero):
            return Reason("evil.2", "reason-fallen")
        if place >= 2 * s.width:
            return Reason("part.4", "reason-top-row")
        if slot >= len(s.marks[place]) or s.marks[place][slot]:
            return Reason("part.3", "reason-requirement-met")
        if place >= s.width and s.marks[place].count(FREE) == 1:
            return Reason("part.5", "reason-last-requirement")
        if not s.markers[hero]:
            return Reason("supply.13", "reason-no-marker")
        return Reason("part.1", "reason-cannot-pay", {"cost": slot_words(s, place, slot)["cost"]})

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (requirement(option.number(0) - 1, option.number(1) - 1),)


TAKE_PART = TakePart()


def open_slots(s: Seven, first: int, last: int) -> list[tuple[int, int]]:
    """part.3-part.5: requirements open in places `first` to `last` - 1; the last one of a card in row 2 is not."""
    found = []
    for place in range(first, last):
        marks = s.marks[place]
        if marks.count(FREE) > (place >= s.width):
            found += [(place, slot) for slot, mark in enumerate(marks) if mark == FREE]
    return found


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
    price = "part.1"

    def __init__(self, seat: int, place: int, slot: int) -> None:
        self.seat = seat
        self.place = place
        self.slot = slot

    def run(self, s: Seven) -> None:
        put_marker(s, self.place, self.slot, 1 + self.seat)
        s.markers[self.seat] -= 1
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), **slot_words(s, self.place, self.slot)}
            fact = Fact("moved", self.seat, "marker", f"heroes.{self.seat}", requirement(self.place, self.slot))
            s.tell("event-part", "part.1", words, fact=fact)


def slot_words(s: Seven, place: int, slot: int) -> dict[str, Value]:
    """Message arguments for an undertaking and one of its requirements."""
    name = s.box.undertaking_ids[s.board[place]]
    return {"undertaking": f"@undertaking-{name}", "cost": f"@undertaking-{name}-{slot + 1}"}


def undertaking_key(s: Seven, place: int) -> str:
    """The message key of the undertaking at a place."""
    return f"@undertaking-{s.box.undertaking_ids[s.board[place]]}"


class _PickSlot(Choice):
    """Base class: choose a requirement of row 1 or 2."""

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.PLACE, Message(f"prompt-{self.verbs[0]}"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        words = slot_words(s, option.number(0) - 1, option.number(1) - 1)
        return Message(f"option-{option.verb}", words)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (requirement(option.number(0) - 1, option.number(1) - 1),)


def fill_slot(s: Seven, hero: int, effect: FillSlot) -> None:
    """effect.19: let `hero` meet a requirement without paying."""
    if can_fill(s, hero, effect):
        s.steps.append(PickFill(hero, 1 in effect.rows, 2 in effect.rows))


def can_fill(s: Seven, hero: int, effect: FillSlot) -> bool:
    return s.markers[hero] > 0 and not s.is_fallen(hero)


class PickFill(_PickSlot):
    """effect.19: choose a requirement to meet without paying."""

    fields = (("seat", "seat"), ("lowest", "flag"), ("middle", "flag"))
    clauses = ("effect.19",)
    verbs = ("fill",)

    def __init__(self, seat: int, lowest: bool, middle: bool) -> None:
        self.seat = seat
        self.lowest = lowest
        self.middle = middle

    def options(self, s: Seven) -> Sequence[Option]:
        first, last = 0 if self.lowest else s.width, 2 * s.width if self.middle else s.width
        return [FILL[place][slot] for place, slot in open_slots(s, first, last)]

    def choose(self, s: Seven, option: Option) -> None:
        s.steps.append(PutMarker(self.seat, option.number(0) - 1, option.number(1) - 1))


def reclaim_slot(s: Seven, hero: int, effect: ReclaimSlot) -> None:
    """effect.18: let `hero` replace a neutral marker by his own."""
    s.steps.append(PickReclaim(hero))


def can_reclaim(s: Seven, hero: int, effect: ReclaimSlot) -> bool:
    """Whether there is a neutral marker to replace; a fallen hero takes no part (evil.2).

    A marker is always at hand: the one taken back from the castle.
    """
    return not s.is_fallen(hero) and any(NEUTRAL in s.marks[place] for place in range(2 * s.width))


class PickReclaim(_PickSlot):
    """effect.18: choose a neutral marker in row 1 or 2 to replace by your own."""

    clauses = ("effect.18",)
    verbs = ("reclaim",)

    def options(self, s: Seven) -> Sequence[Option]:
        return [
            RECLAIM[place][slot]
            for place in range(2 * s.width)
            for slot, mark in enumerate(s.marks[place])
            if mark == NEUTRAL
        ]

    def choose(self, s: Seven, option: Option) -> None:
        s.steps.append(PutMarker(self.seat, option.number(0) - 1, option.number(1) - 1))
