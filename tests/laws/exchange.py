"""What a choice may tell: the oracle exchanges what a viewer may know neither before the choice nor after it.

A game is played twice, from two positions that differ in nothing else. If the viewer may know the same of both when the
choice has been carried out, everything told meanwhile must be the same: the log entry with its events, the position
with its question, options, reasons, previews and observation, and how far the choice can be taken back. Like the rest
of the oracle this rests on the declared fields alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from regnum.core import gate
from regnum.core.board.kinds import Number
from regnum.core.chronicle import carry_out
from regnum.core.option import Option
from regnum.core.shown import LogLine
from regnum.core.state import State
from tests.laws import oracle

# Events that show everybody a card which is hidden again when the choice has been carried out, by game. Anything else
# that names such a card is a leak.
SHOWN = {
    "viscounts": {
        "event-discards",  # draw.5: a card that was discarded face up may be shuffled into the draw pile at once
    },
    "medioevo": {
        "event-shows-card",  # 7.10.l: a card shown in battle stays in the hand if there is nothing to use it on
    },
}

Card = tuple[str, int]  # its kind and number
# What to exchange, in turn: cards, numbers, and the generator, which decides how cards are shuffled.
WAYS = ((True, True, True), (True, True, False), (True, False, False), (False, True, False))


class Outcome:
    """What a choice led to, for somebody with a seat or for a spectator."""

    def __init__(self, before: State, option: Option, seat: int | None) -> None:
        self.seat = seat
        self.before = before
        self.option = option
        self.after = before.copy()
        chance: list[tuple[str, int]] = []
        self.after.chance = chance
        self.entry: LogLine = gate.entry(carry_out(self.after, option), oracle.viewer_of(seat))
        self.after.chance = None
        self.revealing = self.after.revealed > before.revealed  # if so, it cannot be taken back
        kinds = before.table.game.fields.content
        self.thrown = [thrown for thrown in chance if thrown[0] not in kinds]  # dice, which all see

    def heard(self) -> tuple[bytes, bool]:
        """What is told of the choice itself: its log entry, and whether it can be taken back."""
        return msgspec.json.encode(self.entry), self.revealing

    def known(self) -> list[Any]:
        """What may be known afterwards: all that is not hidden, how many cards are, and how hidden numbers changed."""
        state, fields = self.after, self.after.table.game.fields
        cells = fields.cells(state)
        partly = {name for field in fields if field.secret for name in field.store.names()}
        partly |= {
            name for frame in cells.slots if frame.slots for part in frame.slots.parts for name in part.store.names()
        }
        found = [getattr(state, one.name) for one in fields.read_attributes() if one.name not in partly]
        in_slots = {column for frame in cells.slots for column in frame.columns}
        for column, n in cells:
            open_to_all = not column.field.secret and column not in in_slots and not column.field.internal
            if open_to_all and not partly.isdisjoint(column.store.names()):
                found.append(column.store.get(state, column.indices[n]))
        hidden = oracle.secrets(state, self.seat)
        unknown = {(one.field or one.slots, one.i): one.n for one in hidden}
        for frame in cells.slots:
            assert frame.slots is not None
            for i in (i for inside in frame.inside for i in inside):
                found.append(frame.slots.supposed if (frame.slots, i) in unknown else frame.slots.get(state, i))
        for column, n in cells.secret:
            i, value = column.indices[n], column.store.get(state, column.indices[n])
            left = unknown.get((column.field, i), 0)
            if not left:
                found.append(value)
            elif column.kind.dealt:
                found.append([len(value), *value[left:]])
            elif isinstance(column.kind, Number):
                found.append(value - column.store.get(self.before, i))
        return [*found, None if state.over else (state.seat, type(state.asking).__name__)]

    def shown(self) -> set[Card]:
        """The cards that were rightly shown on the way."""
        table = self.before.table
        found = set()
        for event in self.entry.events:
            if event.words.key in SHOWN.get(table.game.id, ()) and event.fact is not None:
                kind, _, id = event.fact.piece.partition(":")
                found.add((kind, table.game.fields.numbers(self.before, kind)[id]))
        return found


def exchanged(true: Outcome, random: Random) -> Iterator[Outcome]:
    """What the choice that led to `true` leads to if something is exchanged that its viewer may never know.

    Empty if nothing can be: whatever could, is known afterwards.
    """
    state, seat, known = true.before, true.seat, true.known()
    before, after, shown = hidden_cards(state, seat), hidden_cards(true.after, seat), true.shown()
    kept = {card for card, n in before.items() if after[card] < n or card in shown}
    for cards, numbers, dice in WAYS:
        other = oracle.scrambled(state, seat, random, kept if cards else None, numbers, dice)
        chosen = _counterpart(true.option, other, seat, random)
        if chosen is None or hidden_values(other, seat) == hidden_values(state, seat):
            continue
        try:
            found = Outcome(other, chosen, seat)
        except (AssertionError, LookupError, ValueError):
            continue  # not a possible position: hidden numbers that do not go together
        if (dice and found.thrown != true.thrown) or found.shown() != shown:
            continue
        if not (found.revealing or true.revealing) or found.known() == known:
            yield found


def _counterpart(option: Option, other: State, seat: int | None, random: Random) -> Option | None:
    """What is chosen instead of `option` in a position where cards were exchanged: that, unless it is sealed."""
    if option in other.options():
        return option
    if gate.observed(other.asking, option, seat) is not None:
        return None
    return random.choice([one for one in other.options() if one.verb == option.verb] or [None])


def hidden_values(state: State, seat: int | None) -> list[Any]:
    """The values of all fields of which somebody with `seat`, or a spectator, may not know all."""
    return [secret.get(state) for secret in oracle.secrets(state, seat)]


def hidden_cards(state: State, seat: int | None) -> Counter[Card]:
    """The cards that somebody with `seat`, or a spectator, may not know."""
    found: Counter[Card] = Counter()
    for secret in oracle.secrets(state, seat):
        if secret.dealt:
            found.update((secret.cards.of, card) for card in secret.get(state)[: secret.n])
    return found


def check_choice(
    state: State, option: Option, seat: int | None, random: Random, questions: oracle.Questions | None = None
) -> bool:
    """Nothing that `seat` is told of a choice depends on what it may never know; whether anything was exchanged."""
    true = Outcome(state, option, seat)
    told = None
    for other in exchanged(true, random):
        assert other.heard() == true.heard(), (seat, option)
        if told is None:
            told = oracle.told(true.after, seat, questions)
            assert oracle.told(other.after, seat, questions) == told, (seat, option)
    return told is not None
