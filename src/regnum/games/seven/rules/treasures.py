"""Treasures: gaining one early, choosing them when an undertaking is completed, their effects (treasure.*, evil.3)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Fact, Message, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import TREASURES_BESIDE, requirement
from regnum.games.seven.box import NEUTRAL, PLACES
from regnum.games.seven.options import TREASURE_PILE
from regnum.games.seven.rules.choice import Choice, Deed
from regnum.games.seven.rules.effects import carry_out, later
from regnum.games.seven.rules.undertakings import put_marker
from regnum.games.seven.schema import Gain
from regnum.games.seven.state import Seven, without
from regnum.games.seven.wording import undertaking_key


class GainTreasure(Deed):
    """treasure.1-treasure.7: replace your marker by a neutral one and gain an open treasure or one from the pile."""

    verbs = ("treasure",)

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if s.markers[seat] == s.box.markers or s.is_fallen(seat):
            return
        for place in range(2 * s.width):
            if 1 + seat in s.marks[place]:
                options = s.box.treasure[place]
                for treasure in dict.fromkeys(s.beside[place]):
                    found.append(options[treasure])
                if s.treasure_pile:
                    found.append(TREASURE_PILE[place])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        place, name = option.number(0) - 1, option.name(1)
        slot = s.marks[place].index(1 + seat)
        put_marker(s, place, slot, NEUTRAL)
        s.markers[seat] += 1
        if name == "pile":
            treasure, source = s.treasure_pile[-1], "treasure_pile"
            s.learn(treasure, "treasure")
            s.treasure_pile = s.treasure_pile[:-1]
        else:
            treasure, source = s.box.treasure_number[name], TREASURES_BESIDE[place]
            s.beside[place] = without(s.beside[place], treasure)
        taken_back: tuple[Fact, ...] = ()
        if s.events is not None:
            taken_back = (Fact("moved", seat, "marker", requirement(place, slot), f"heroes.{seat}"),)
        pay_treasure(s, seat, treasure, source, "treasure.3", taken_back)

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        words: dict[str, Value] = {"undertaking": undertaking_key(s, option.number(0) - 1)}
        if option.name(1) == "pile":
            return Message("option-treasure-pile", words)
        return Message("option-treasure", {**words, **_treasure_words(option.name(1))})

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        place = option.number(0, 1, PLACES) - 1
        if s.is_fallen(seat):
            return Reason("evil.2", "reason-fallen")
        if place >= 2 * s.width:
            return Reason("treasure.6", "reason-treasure-top-row")
        if 1 + seat not in s.marks[place]:
            return Reason("treasure.1", "reason-treasure-marker")
        clause = "treasure.2" if s.beside[place] or s.treasure_pile else "treasure.7"
        key = "reason-treasure-pile-empty" if option.name(1) == "pile" else "reason-treasure-not-beside"
        return Reason(clause, key)

    def refs(self, s: Seven, seat: int, option: Option) -> tuple[str, ...]:
        place, name = option.number(0, 1, PLACES) - 1, option.name(1)
        treasure = "treasure_pile" if name == "pile" else f"{TREASURES_BESIDE[place]}.{name}"
        return f"undertakings.{place + 1}", treasure

    def details(self, s: Seven, seat: int, option: Option) -> Details | None:
        return None if option.name(1) == "pile" else _brings(s, seat, s.box.treasure_number[option.name(1)])


def _brings(s: Seven, hero: int, treasure: int) -> Details:
    """complete.9: the artefacts that a treasure brings."""
    return Details(later=later(s, hero, s.box.treasure_effect[treasure]))


def _treasure_words(name: str) -> dict[str, Value]:
    return {"treasure": f"@treasure-{name}", "text": f"@treasure-{name}-text"}


def pay_treasure(s: Seven, hero: int, treasure: int, source: str, clause: str, besides: tuple[Fact, ...] = ()) -> None:
    """treasure.3, complete.9, complete.10, evil.3, evil.4: carry out a treasure and discard it.

    Each fallen hero takes one of what it pays. `source` is the address of the treasure, `besides` what moves with it.
    """
    s.treasure_discards += (treasure,)
    s.log(events.TREASURE, hero, treasure, source, clause=clause, besides=besides)
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
        carry_out(s, hero, effect)


class PickTreasure(Choice):
    """complete.6-complete.8: choose a treasure beside the card or face up on the pile."""

    fields = (("seat", "seat"), ("place", "place"))
    clauses = ("complete.6", "complete.7", "complete.9")
    verbs = ("pick",)
    kind = PromptKind.TAKE
    question = "prompt-pick"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Seven) -> Sequence[Option]:
        there = {*s.beside[self.place], *s.treasure_pile[len(s.treasure_pile) - s.pile_open :]}
        return [s.box.pick[treasure] for treasure in sorted(there)]

    def choose(self, s: Seven, option: Option) -> None:
        treasure = s.box.treasure_number[option.first]
        source = self._source(s, treasure)
        if source == "treasures_open":
            hidden = len(s.treasure_pile) - s.pile_open
            s.treasure_pile = s.treasure_pile[:hidden] + without(s.treasure_pile[hidden:], treasure)
            s.pile_open -= 1
        else:
            s.beside[self.place] = without(s.beside[self.place], treasure)
        pay_treasure(s, self.seat, treasure, source, "complete.10")

    def _source(self, s: Seven, treasure: int | None) -> str:
        """Where a treasure is taken from: beside the card, if there is one."""
        return TREASURES_BESIDE[self.place] if treasure in s.beside[self.place] else "treasures_open"

    def details(self, s: Seven, option: Option) -> Details:
        return _brings(s, self.seat, s.box.treasure_number[option.first])

    def words(self, s: Seven) -> dict[str, Value]:
        return {"undertaking": undertaking_key(s, self.place)}

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message("option-pick", _treasure_words(option.first))

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"{self._source(s, s.box.treasure_number.get(option.first))}.{option.first}",)
