"""Treasures: gaining one early, choosing them when an undertaking is completed, their effects (treasure.*, evil.3)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import NEUTRAL, PLACES
from regnum.games.seven.options import TREASURE_PILE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import TREASURES_BESIDE, requirement
from regnum.games.seven.rules.artefacts import draw_artefact
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.undertakings import put_marker, undertaking_key
from regnum.games.seven.schema import Gain
from regnum.games.seven.state import Seven, without


class GainTreasure(Action):
    """treasure.1-treasure.7: replace your marker by a neutral one and gain an open treasure or one from the pile."""

    verb = "treasure"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        mark = 1 + hero
        for place in range(2 * s.width):
            if mark in s.marks[place]:
                options = s.box.treasure[place]
                for treasure in dict.fromkeys(s.beside[place]):
                    found.append(options[treasure])
                if s.treasure_pile:
                    found.append(TREASURE_PILE[place])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        place, name = option.number(0) - 1, option.name(1)
        slot = s.marks[place].index(1 + hero)
        put_marker(s, place, slot, NEUTRAL)
        s.markers[hero] += 1
        taken_back = (Fact("moved", hero, "marker", requirement(place, slot), f"heroes.{hero}"),)
        if name == "pile":
            treasure = s.treasure_pile[-1]
            s.learn(treasure, "treasure")
            s.treasure_pile = s.treasure_pile[:-1]
            pay_treasure(s, hero, treasure, "treasure_pile", "treasure.3", taken_back)
        else:
            treasure = s.box.treasure_number[name]
            _take_beside(s, place, treasure)
            pay_treasure(s, hero, treasure, TREASURES_BESIDE[place], "treasure.3", taken_back)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        words: dict[str, Value] = {"undertaking": undertaking_key(s, option.number(0) - 1)}
        if option.name(1) == "pile":
            return Message("option-treasure-pile", words)
        return Message("option-treasure", {**words, **_treasure_words(option.name(1))})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        place = option.number(0, 1, PLACES) - 1
        if s.is_fallen(hero):
            return Reason("evil.2", "reason-fallen")
        if place >= 2 * s.width:
            return Reason("treasure.6", "reason-no-treasure")
        if 1 + hero not in s.marks[place]:
            return Reason("treasure.1", "reason-no-treasure")
        return Reason("treasure.2" if s.beside[place] or s.treasure_pile else "treasure.7", "reason-no-treasure")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        place, name = option.number(0, 1, PLACES) - 1, option.name(1)
        treasure = "treasure_pile" if name == "pile" else f"{TREASURES_BESIDE[place]}.{name}"
        return f"undertakings.{place + 1}", treasure


GAIN_TREASURE = GainTreasure()


def _treasure_words(name: str) -> dict[str, Value]:
    return {"treasure": f"@treasure-{name}", "text": f"@treasure-{name}-text"}


def pay_treasure(s: Seven, hero: int, treasure: int, source: str, clause: str, besides: tuple[Fact, ...] = ()) -> None:
    """treasure.3, complete.9, complete.10, evil.3, evil.4: carry out a treasure and discard it.

    Each fallen hero takes one of what it pays. `source` is the address of the treasure, `besides` what moves with it.
    """
    s.treasure_discards += (treasure,)
    if s.events is not None:
        name = s.box.treasure_ids[treasure]
        words: dict[str, Value] = {"player": s.who(hero), "treasure": f"@treasure-{name}"}
        fact = Fact("moved", hero, f"treasure:{name}", source, "treasure_discards")
        s.tell("event-treasure", clause, words, fact=fact, besides=besides)
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


def _take_beside(s: Seven, place: int, treasure: int) -> None:
    s.beside[place] = without(s.beside[place], treasure)


class PickTreasure(Choice):
    """complete.6-complete.8: choose a treasure beside the card or face up on the pile."""

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
        treasure = s.box.treasure_number[option.first]
        if treasure in s.beside[self.place]:
            _take_beside(s, self.place, treasure)
            pay_treasure(s, self.seat, treasure, TREASURES_BESIDE[self.place], "complete.10")
        else:
            hidden = len(s.treasure_pile) - s.pile_open
            s.treasure_pile = s.treasure_pile[:hidden] + without(s.treasure_pile[hidden:], treasure)
            s.pile_open -= 1
            pay_treasure(s, self.seat, treasure, "treasures_open", "complete.10")

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"undertaking": undertaking_key(s, self.place)}
        return Prompt(PromptKind.TAKE, Message("prompt-pick", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-pick", _treasure_words(option.first))

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        lies_beside = s.box.treasure_number.get(option.first) in s.beside[self.place]
        return (f"{TREASURES_BESIDE[self.place] if lies_beside else 'treasures_open'}.{option.first}",)
