"""Undertakings: taking part, treasures early and at the end, rows that move down (part.*, treasure.*, complete.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.box import SLOTS
from regnum.games.seven.options import COMPLETE, FILL, RECLAIM, TREASURE_PILE
from regnum.games.seven.schema import DrawArtefact, FillSlot, Gain, ReclaimSlot
from regnum.games.seven.state import EMPTY, FREE, NEUTRAL, Seven
from regnum.games.seven.steps.cataclysms import CATACLYSM
from regnum.games.seven.steps.choice import Choice
from regnum.games.seven.steps.ending import check_armour
from regnum.games.seven.steps.payment import settle

# --- requirements --------------------------------------------------------------------------------------------------


def open_slots(s: Seven, first: int, last: int) -> list[tuple[int, int]]:
    """part.3-part.5: free requirements of the places from `first` to before `last`; a card of row 2 keeps one free."""
    found = []
    for place in range(first, last):
        marks = s.marks[place]
        free = marks.count(FREE)
        if free and (place < s.width or free > 1):
            found += [(place, slot) for slot, mark in enumerate(marks) if mark == FREE]
    return found


def row_full(s: Seven) -> bool:
    """complete.1, supply.4, two.2: every requirement of row 1 bears a marker; an empty place counts as complete."""
    cards = False
    for place in range(s.width):
        if s.board[place] >= 0:
            cards = True
            if FREE in s.marks[place]:
                return False
    return cards


def put_marker(s: Seven, place: int, slot: int, mark: int) -> int:
    """A marker, or none, where another was; returns the other."""
    marks = s.marks[place]
    s.marks[place] = (*marks[:slot], mark, *marks[slot + 1 :])
    return marks[slot]


def take_part(s: Seven, hero: int, place: int, slot: int) -> None:
    """part.1: what the requirement shows is discarded, then a marker placed."""
    _, gold, fame, gifts = s.box.slots[s.board[place]][slot]
    s.steps.append(PutMarker(hero, place, slot))
    settle(s, hero, gold, fame, gifts)


class PutMarker(Act[Seven]):
    """part.1, effect.19: one of the hero's markers on a free requirement."""

    fields = (("seat", "seat"), ("place", "place"), ("slot", "number"))
    clauses = ("part.1", "effect.19")

    def __init__(self, seat: int, place: int, slot: int) -> None:
        self.seat = seat
        self.place = place
        self.slot = slot

    def run(self, s: Seven) -> None:
        put_marker(s, self.place, self.slot, 1 + self.seat)
        s.markers[self.seat] -= 1
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), **slot_words(s, self.place, self.slot)}
            s.tell("event-part", "part.1", words)


def slot_words(s: Seven, place: int, slot: int) -> dict[str, Value]:
    """An undertaking and one of its requirements, in words."""
    name = s.box.undertaking_ids[s.board[place]]
    return {"undertaking": f"@undertaking-{name}", "cost": f"@undertaking-{name}-{slot + 1}"}


class _PickSlot(Choice):
    """A requirement of rows 1 and 2."""

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.PLACE, Message(f"prompt-{self.verbs[0]}"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        words = slot_words(s, option.number(0) - 1, option.number(1) - 1)
        return Message(f"option-{option.verb}", words)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"slot:{option.args[0]}.{option.args[1]}",)


def fill_slot(s: Seven, hero: int, effect: FillSlot) -> None:
    """effect.19."""
    if can_fill(s, hero, effect):
        s.steps.append(PickFill(hero, 1 in effect.rows, 2 in effect.rows))


def can_fill(s: Seven, hero: int, effect: FillSlot) -> bool:
    return s.markers[hero] > 0 and not s.is_fallen(hero)


class PickFill(_PickSlot):
    """effect.19: a requirement met without paying."""

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
    """effect.18."""
    s.steps.append(PickReclaim(hero))


def can_reclaim(s: Seven, hero: int, effect: ReclaimSlot) -> bool:
    """A neutral marker to replace, and a marker to put there; a fallen hero takes no part (evil.2)."""
    return (
        s.markers[hero] > 0 and not s.is_fallen(hero) and any(NEUTRAL in s.marks[place] for place in range(2 * s.width))
    )


class PickReclaim(_PickSlot):
    """effect.18: a neutral marker of row 1 or 2 gives way to the hero's own."""

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


# --- treasures -----------------------------------------------------------------------------------------------------


def treasure_options(s: Seven, hero: int) -> list[Option]:
    """treasure.1, treasure.2, treasure.6, treasure.7: beside cards with the hero's marker, or the pile's top."""
    found: list[Option] = []
    for place in range(2 * s.width):
        if 1 + hero in s.marks[place]:
            found += [s.box.treasure[place][one] for one in sorted(set(s.beside[place]))]
            if s.treasure_pile:
                found.append(TREASURE_PILE[place])
    return found


def gain_treasure(s: Seven, hero: int, option: Option) -> None:
    """treasure.1-treasure.5: a neutral marker for the hero's own, and one treasure at once."""
    place, name = option.number(0) - 1, option.name(1)
    put_marker(s, place, s.marks[place].index(1 + hero), NEUTRAL)
    s.markers[hero] += 1
    if name == "pile":
        treasure = s.treasure_pile[-1]
        s.treasure_pile = s.treasure_pile[:-1]
        s.learn(treasure, "treasure")
    else:
        treasure = s.box.treasure_number[name]
        _take_beside(s, place, treasure)
    pay_treasure(s, hero, treasure, "treasure.3")


def _take_beside(s: Seven, place: int, treasure: int) -> None:
    beside = list(s.beside[place])
    beside.remove(treasure)
    s.beside[place] = tuple(beside)


def pay_treasure(s: Seven, hero: int, treasure: int, clause: str) -> None:
    """treasure.3, complete.9, complete.10, evil.3, evil.4: paid and discarded; each fallen hero takes one of it."""
    s.treasure_discards += (treasure,)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "treasure": f"@treasure-{s.box.treasure_ids[treasure]}"}
        s.tell("event-treasure", clause, words)
    effect = s.box.treasure_effect[treasure]
    if isinstance(effect, Gain):
        left = effect.n
        for other in s.order if s.fallen else ():
            if left and s.is_fallen(other):
                left -= 1
                s.gain(other, effect.what, 1, "evil.3")
        if left:
            s.gain(hero, effect.what, left, clause)
    else:
        draw_artefact(s, hero, effect)


def draw_artefact(s: Seven, hero: int, effect: DrawArtefact) -> None:
    """complete.9, effect.20, supply.12: at random, face down; used ones make a new deck when it is empty."""
    for _ in range(effect.n):
        if not s.artefact_pile and s.artefact_discards:
            used = list(s.artefact_discards)
            s.rng.shuffle(used)
            s.artefact_pile, s.artefact_discards = tuple(used), ()
        if s.artefact_pile:
            artefact = s.artefact_pile[-1]
            s.artefact_pile = s.artefact_pile[:-1]
            s.artefacts[hero] += (artefact,)
            s.learn(artefact, "artefact")
            if s.events is not None:
                s.tell("event-draws-artefact", "effect.20", {"player": s.who(hero)})


# --- completing ----------------------------------------------------------------------------------------------------


class CompleteRow(Act[Seven]):
    """complete.1, complete.12-complete.16, two.3: the cards, the armour, a cataclysm, the rows."""

    clauses = ("complete.1", "complete.12", "complete.13", "two.3")

    def run(self, s: Seven) -> None:
        s.steps.append(MoveRows())
        if not s.rulings.cataclysm_each:
            s.steps.append(CATACLYSM)
        s.steps.append(GainArmour())
        cards = [place for place in range(s.width) if s.board[place] >= 0]
        s.steps.append(PickFirst(s.order[0]) if len(cards) > 1 else Complete(cards[0]))


class PickFirst(Choice):
    """complete.2: the First Player chooses, fallen or not, which card is completed first."""

    clauses = ("complete.2",)
    verbs = ("complete",)

    def options(self, s: Seven) -> Sequence[Option]:
        return COMPLETE[: s.width]

    def choose(self, s: Seven, option: Option) -> None:
        first = option.last - 1
        s.steps += [Complete(place) for place in range(s.width) if place != first]
        s.steps.append(Complete(first))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-complete"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-complete", {"undertaking": undertaking_key(s, option.last - 1)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"undertaking:{option.last}",)


def undertaking_key(s: Seven, place: int) -> str:
    """The message that names the undertaking at a place."""
    return f"@undertaking-{s.box.undertaking_ids[s.board[place]]}"


class Complete(Act[Seven]):
    """complete.3-complete.8: power for the most markers, then treasures, one to a marker, in the order of play."""

    fields = (("place", "place"),)
    clauses = ("complete.3", "complete.4", "complete.5", "complete.6", "complete.7")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Seven) -> None:
        marks = s.marks[self.place]
        held = {hero: marks.count(1 + hero) for hero in s.order if 1 + hero in marks}
        if s.events is not None:
            s.tell("event-completes", "complete.1", {"undertaking": undertaking_key(s, self.place)})
        if held:
            most = max(held.values())
            best = [hero for hero, n in held.items() if n == most]
            power = s.box.undertaking_power[s.board[self.place]]
            for hero in best:
                share = power if len(best) == 1 else power // 2
                s.gain(hero, "power", share, "complete.3" if len(best) == 1 else "complete.4")
        s.steps.append(FinishUndertaking(self.place))
        s.pile_open = len(s.treasure_pile)
        if s.rulings.treasures_by_markers:
            s.pile_open = min(s.pile_open, sum(held.values()))
        s.reveal()
        picks = [hero for n in range(SLOTS) for hero in s.order if held.get(hero, 0) > n]
        s.steps += [PickTreasure(hero, self.place) for hero in reversed(picks)]


class PickTreasure(Choice):
    """complete.6-complete.8: one of the treasures beside the card or turned up from the pile."""

    fields = (("seat", "seat"), ("place", "place"))
    clauses = ("complete.6", "complete.7", "complete.9")
    verbs = ("pick",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Seven) -> Sequence[Option]:
        there = {*s.beside[self.place], *s.treasure_pile[len(s.treasure_pile) - s.pile_open :]}
        return [s.box.pick[treasure] for treasure in sorted(there)]

    def choose(self, s: Seven, option: Option) -> None:
        treasure = s.box.treasure_number[option.name(0)]
        if treasure in s.beside[self.place]:
            _take_beside(s, self.place, treasure)
        else:
            hidden = len(s.treasure_pile) - s.pile_open
            turned_up = list(s.treasure_pile[hidden:])
            turned_up.remove(treasure)
            s.treasure_pile = (*s.treasure_pile[:hidden], *turned_up)
            s.pile_open -= 1
        pay_treasure(s, self.seat, treasure, "complete.10")

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"undertaking": undertaking_key(s, self.place)}
        return Prompt(PromptKind.TAKE, Message("prompt-pick", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return describe_treasure("option-pick", option.name(0))


def describe_treasure(key: str, name: str) -> Message:
    return Message(key, {"treasure": f"@treasure-{name}", "text": f"@treasure-{name}-text"})


class FinishUndertaking(Act[Seven]):
    """complete.10, complete.11: treasures left over, markers back, the card out of the game."""

    fields = (("place", "place"),)
    clauses = ("complete.10", "complete.11")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Seven) -> None:
        place = self.place
        pile = list(s.treasure_pile)
        s.rng.shuffle(pile)
        s.treasure_pile = tuple(pile)
        s.pile_open = 0
        s.treasure_discards += s.beside[place]
        s.beside[place] = ()
        for mark in s.marks[place]:
            if mark > 0:
                s.markers[mark - 1] += 1
        s.marks[place] = ()
        s.board[place] = EMPTY
        if s.rulings.cataclysm_each:
            s.steps.append(CATACLYSM)


class GainArmour(Act[Seven]):
    """complete.12, end.4, end.5: one piece for all heroes, up to seven; the seventh may end the game."""

    clauses = ("complete.12", "end.4", "end.5")

    def run(self, s: Seven) -> None:
        if s.armour < s.box.armour_pieces:
            if s.events is not None:
                s.tell("event-armour", "complete.12", {"piece": f"@armour-{s.box.contents.armour[s.armour].id}"})
            s.armour += 1
        check_armour(s)


class MoveRows(Act[Seven]):
    """complete.14, complete.15: rows 2 and 3 move down, and row 3 is laid anew."""

    clauses = ("complete.14", "complete.15", "supply.4")

    def run(self, s: Seven) -> None:
        width = s.width
        s.board = [*s.board[width:], *[EMPTY] * width]
        s.marks = [*s.marks[width:], *[()] * width]
        s.beside = [*s.beside[width:], *[()] * width]
        for place in range(width, 2 * width):
            for treasure in s.beside[place]:
                s.learn(treasure, "treasure")
        lay_row(s)


def lay_row(s: Seven) -> None:
    """setup.4, setup.6, complete.15, supply.4: new undertakings in row 3, with treasures face down."""
    for place in range(2 * s.width, 3 * s.width):
        if s.undertaking_pile:
            s.board[place] = s.undertaking_pile[-1]
            s.undertaking_pile = s.undertaking_pile[:-1]
            s.marks[place] = s.box.empty_slots[s.board[place]]
            s.learn(s.board[place], "undertaking")
            lay_treasures(s, place)


def lay_treasures(s: Seven, place: int) -> None:
    """setup.6, gather.7: two beside an undertaking, as far as the pile lasts."""
    while s.treasure_pile and len(s.beside[place]) < s.box.constants.treasures_per_undertaking:
        s.beside[place] += s.treasure_pile[-1:]
        s.treasure_pile = s.treasure_pile[:-1]
