"""Completing undertakings: power, treasures, armour, a cataclysm, and moving the rows down (complete.*, two.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.box import EMPTY, FREE, SLOTS
from regnum.games.seven.options import COMPLETE
from regnum.games.seven.rules.cataclysms import cataclysm_of_row
from regnum.games.seven.rules.choice import About, Choice
from regnum.games.seven.rules.ending import check_armour
from regnum.games.seven.rules.piles import draw, shuffled
from regnum.games.seven.rules.treasures import PickTreasure
from regnum.games.seven.state import Seven
from regnum.games.seven.wording import undertaking_key


def row_full(s: Seven) -> bool:
    """complete.1, supply.4, two.2: whether all requirements of row 1 have markers; empty places count as complete."""
    for place in range(s.width):
        if FREE in s.marks[place]:
            return False
    return any(s.marks[: s.width])


def full_cards(s: Seven) -> list[int]:
    """complete.1: the places of row 1 whose card is full, for tables where each card is completed on its own."""
    return [place for place in range(s.width) if s.marks[place] and FREE not in s.marks[place]]


class CompleteRow(Act[Seven]):
    """complete.1, complete.12-complete.16, two.3: complete the cards, gain armour, play a cataclysm, move the rows."""

    clauses = ("complete.1", "complete.12", "complete.13", "two.3")

    def run(self, s: Seven) -> None:
        s.steps.append(MoveRows())
        if not s.rulings.cataclysm_each:
            cataclysm_of_row(s)
        s.steps.append(GainArmour())
        cards = [place for place in range(s.width) if s.board[place] >= 0]
        s.steps.append(PickFirst(s.order[0]) if len(cards) > 1 else Complete(cards[0]))


class PickFirst(Choice):
    """complete.2: the First Player, even if fallen, chooses which card is completed first."""

    clauses = ("complete.2",)
    verbs = ("complete",)
    kind = PromptKind.ORDER
    question = "prompt-complete"
    about = About("option-complete", "undertakings.{n}")

    def options(self, s: Seven) -> Sequence[Option]:
        return COMPLETE[: s.width]

    def choose(self, s: Seven, option: Option) -> None:
        first = option.last - 1
        s.steps += [Complete(place) for place in range(s.width) if place != first]
        s.steps.append(Complete(first))

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message("option-complete", {"undertaking": undertaking_key(s, option.last - 1)})


class Complete(Act[Seven]):
    """complete.3-complete.8: power for the most markers, then one treasure per marker, in the order of play."""

    fields = (("place", "place"),)
    clauses = ("complete.3", "complete.4", "complete.5", "complete.6", "complete.7")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Seven) -> None:
        marks = s.marks[self.place]
        held = {hero: marks.count(1 + hero) for hero in s.order if 1 + hero in marks}
        s.log(events.COMPLETES, s.board[self.place], self.place + 1)
        whole = s.box.undertaking_power[s.board[self.place]]
        for hero, power in majority(s, self.place):
            if power == whole:
                s.gain(hero, "power", power, "complete.3", events.WINS, (held[hero],))
            else:
                s.gain(hero, "power", power, "complete.4", events.SHARES, (held[hero], whole))
        s.steps.append(FinishUndertaking(self.place))
        s.reveal()
        s.pile_open = len(s.treasure_pile)
        if s.rulings.treasures_by_markers:
            s.pile_open = min(s.pile_open, sum(held.values()))
        picks = [hero for n in range(SLOTS) for hero in s.order if held.get(hero, 0) > n]
        s.steps += [PickTreasure(hero, self.place) for hero in reversed(picks)]


def majority(s: Seven, place: int) -> list[tuple[int, int]]:
    """complete.3-complete.5: the heroes with the most markers on a card, each with the power this brings."""
    counts = [(hero, s.marks[place].count(1 + hero)) for hero in s.order]
    most = max([n for _, n in counts])
    best = [hero for hero, n in counts if n == most > 0]
    power = s.box.undertaking_power[s.board[place]]
    return [(hero, power if len(best) == 1 else power // 2) for hero in best]


class FinishUndertaking(Act[Seven]):
    """complete.10, complete.11: discard leftover treasures, return the markers, remove the card from the game."""

    fields = (("place", "place"),)
    clauses = ("complete.10", "complete.11")

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Seven) -> None:
        place = self.place
        s.treasure_pile = shuffled(s.treasure_pile, s.rng)
        s.pile_open = 0
        s.treasure_discards += s.beside[place]
        s.beside[place] = ()
        for mark in s.marks[place]:
            if mark > 0:
                s.markers[mark - 1] += 1
        s.marks[place] = ()
        s.board[place] = EMPTY
        s.requirements = None
        if s.rulings.cataclysm_each:
            cataclysm_of_row(s)


class GainArmour(Act[Seven]):
    """complete.12, end.4, end.5: the heroes jointly gain a piece of armour; the seventh may end the game."""

    clauses = ("complete.12", "end.4", "end.5")

    def run(self, s: Seven) -> None:
        if s.armour < s.box.armour_pieces:
            s.log(events.ARMOUR, s.box.contents.armour[s.armour].id)
            s.armour += 1
        check_armour(s)


class MoveRows(Act[Seven]):
    """complete.14, complete.15: move rows 2 and 3 down, then lay a new row 3."""

    clauses = ("complete.14", "complete.15", "supply.4")

    def run(self, s: Seven) -> None:
        width = s.width
        for place in range(2 * width, 3 * width):
            for treasure in s.beside[place]:
                s.learn(treasure, "treasure")
        s.requirements = None
        s.board = [*s.board[width:], *[EMPTY] * width]
        s.marks = [*s.marks[width:], *[()] * width]
        s.beside = [*s.beside[width:], *[()] * width]
        lay_row(s)


def lay_row(s: Seven) -> None:
    """setup.4, setup.6, complete.15, supply.4: lay new undertakings in row 3, with treasures face down."""
    for place in range(2 * s.width, 3 * s.width):
        if s.undertaking_pile:
            s.board[place], s.undertaking_pile = draw(s, s.undertaking_pile, "undertaking")
            s.marks[place] = s.box.empty_slots[s.board[place]]
            lay_treasures(s, place)


def lay_treasures(s: Seven, place: int) -> None:
    """setup.6, gather.7: lay two treasures beside an undertaking, or as many as the pile has."""
    while s.treasure_pile and len(s.beside[place]) < s.box.constants.treasures_per_undertaking:
        s.beside[place] += s.treasure_pile[-1:]
        s.treasure_pile = s.treasure_pile[:-1]
