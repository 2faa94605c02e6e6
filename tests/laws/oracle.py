"""An independent test oracle for hidden information.

It takes from the declared fields alone what a seat may not know, changes only that, and compares every byte that
reaches the seat. It does not use `determinize` to do so, because `determinize` is one of the things under test.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from regnum.core import gate
from regnum.core.board.deal import Hidden, hidden
from regnum.core.board.kinds import Flag, Number
from regnum.core.chronicle import carry_out
from regnum.core.encoding import encoding
from regnum.core.game import Game
from regnum.core.gate import SPECTATOR, Viewer
from regnum.core.message import Prompt
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State

LARGE = (2, 40, 1000)  # a hidden number is replaced by one at most one of these above its lower limit
HINTS = 8  # questions of a position for which it is also asked what would help

PLACES = 4  # parts of the board about whose first two entries it is asked why they cannot be chosen


def viewer_of(seat: int | None) -> Viewer:
    return SPECTATOR if seat is None else Viewer((seat,))


def secrets(state: State, seat: int | None) -> list[Hidden]:
    """What the declared fields hide from `seat`."""
    return list(hidden(state.table.game.fields.cells(state), state, seat))


def scrambled(
    state: State,
    seat: int | None,
    random: Random,
    kept: Collection[tuple[str, int]] | None = (),
    numbers: bool = True,
    dice: bool = True,
) -> State:
    """A copy in which everything that `seat` may not know is changed: cards are shuffled, numbers replaced.

    So is the order of cards that are known without it. Cards in `kept`, as kind and number, stay where they are; None:
    all cards. Without `numbers` and `dice` so do hidden numbers and the generator.
    """
    other = state.copy()
    if dice:
        other.rng = Rng(random.getrandbits(60))
    pools: dict[str, list[int]] = {}
    places: list[tuple[Hidden, list[int], list[int]]] = []
    for secret in secrets(state, seat):
        if secret.dealt:
            if kept is not None:
                cards, of = list(secret.get(state)), secret.cards.of
                moved = [at for at in range(secret.n) if (of, cards[at]) not in kept]
                places.append((secret, cards, moved))
                pools.setdefault(secret.pool, []).extend(cards[at] for at in moved)
        elif numbers:
            secret.put(other, another(secret, state, random))
    for pool in pools.values():
        random.shuffle(pool)
    for secret, cards, moved in places:
        for at in moved:
            cards[at] = pools[secret.pool].pop()
        if secret.cards.mixed:
            known = cards[secret.n :]
            random.shuffle(known)
            cards[secret.n :] = known
        secret.put(other, secret.cards.kept(cards))
    if other.steps:
        other._options = other.asking.options(other)
    return other


def another(secret: Hidden, state: State, random: Random) -> Any:
    """Another value that a hidden one could have, for somebody who may not know it."""
    value = secret.get(state)
    if secret.field is None:
        assert secret.slots is not None
        return random.choice([secret.slots.supposed, value])
    kind = secret.field.kind
    if secret.field.among is not None:
        return random.choice(secret.field.among(state, secret.i))
    if isinstance(kind, Number):
        high = kind.highest(state)
        assert high is not None
        return random.randint(kind.low, min(high, kind.low + random.choice(LARGE)))
    if isinstance(kind, Flag):
        return not value
    assert isinstance(value, list), "numbers of several things"
    return [random.randrange(2)] * len(value)


def turned(state: State, seat: int | None) -> Iterator[State]:
    """Copies that look the same to `seat`, each with the cards that it knows of one pile or hand in another order.

    They depend on no declaration of what is mixed, because that is one of the things under test.
    """
    shown = state.view(seat)
    for column, n in state.table.game.fields.cells(state).secret:
        field, i, owner = column.field, column.indices[n], column.spots[n].owner
        if field.cards is None:
            continue
        cards = list(field.store.get(state, i))
        known = field.known(state, seat, owner, len(cards))
        if known > 1:
            other = state.copy()
            field.store.put(other, i, field.cards.kept([*cards[:-known], *reversed(cards[-known:])]))
            if other.view(seat) == shown:
                yield other


def told(state: State, seat: int | None, questions: Questions | None = None) -> bytes:
    """Every byte about the position that reaches the viewer with this seat (None: a spectator)."""
    viewer = viewer_of(seat)
    prompt = gate.prompt(state, viewer)
    choices = [option.text for option in gate.options(state, viewer)]
    asked = questions.about(state, viewer) if questions else []
    reasons = [gate.reason(state, viewer, *one) for one in asked]
    return msgspec.json.encode(
        {
            "view": gate.view(state, viewer),
            "standing": gate.standing(state),
            "prompt": prompt.to_json() if prompt is not None else None,
            "options": gate.options(state, viewer, details=True),
            "outlook": gate.outlook(state, viewer),
            "reasons": [reason.to_json() if reason is not None else None for reason in reasons],
            "hints": [gate.hints(state, viewer, *one) for one in asked[:: 1 + len(asked) // HINTS]],
            "previews": list(gate.previews(state, viewer)),
            "prepared": [gate.prepared(state, viewer, choice) for choice in choices],
            "numbers": encoding(state.table.game).numbers(state, seat),
            "reveals": [gate.reveals(state, viewer, choice) for choice in choices[:2]],
        },
        enc_hook=Prompt.to_json,
    )


class Questions:
    """What a viewer asks "why not?" about: every option of a game, and places of its board."""

    def __init__(self, game: Game, states: Iterable[State] = ()) -> None:
        """`states`: positions whose options are asked about too, for a game that does not list all it can have."""
        options = {*game.every_option(), *(option for state in states for option in state.options())}
        self._texts: dict[str, list[str]] = {}
        for option in sorted(options, key=str):
            self._texts.setdefault(option.verb, []).append(option.text)

    def about(self, state: State, viewer: Viewer) -> list[tuple[str, str]]:
        """Choices and addresses to ask about in a position: all that its question could be about."""
        verbs = state.asking.verbs if gate.is_asked(state, viewer) else ()
        choices = ["nonsense", *(texts[0] for texts in self._texts.values())]  # with most verbs, it is not the time
        choices += [text for verb in verbs for text in self._texts.get(verb, ())]
        refs = sorted({ref for option in gate.options(state, viewer) for ref in option.refs})
        parents = {ref.rpartition(".")[0] for ref in refs}
        places = [f"{parent}.{n}" for parent in sorted(parents)[:PLACES] for n in (0, 1)]
        return [*((choice, "") for choice in choices), *(("", place) for place in places)]


def check_position(state: State, seat: int | None, random: Random, questions: Questions | None = None) -> None:
    """Nothing that reaches `seat` depends on what it may not know, `determinize` included."""
    true = told(state, seat, questions)
    imagined = None if seat is None else state.determinize(seat, Rng(5)).to_json()
    for _ in range(2):
        other = scrambled(state, seat, random)
        assert told(other, seat, questions) == true
        if imagined is not None:
            assert other.determinize(seat, Rng(5)).to_json() == imagined


def check_sealed(state: State, random: Random, events: bool = True) -> None:
    """The log entry of a sealed choice is the same, for all but its confidants, whichever option was chosen.

    Without `events`, the events that follow are not compared.
    """
    options = list(state.options())
    option = random.choice(options)
    for seat in [*range(state.table.seats), None]:
        if seat is not None and seat in state.asking.confidants():
            continue
        chosen = state.copy()
        heard = _heard(chosen, option, seat)
        for other in random.sample(options, min(3, len(options))):
            after = state.copy()
            said = _heard(after, other, seat)
            assert said[:2] == heard[:2], (seat, option, other)
            # Events may differ if something was revealed to all, or if another kind of choice was made.
            if events and other.verb == option.verb and after.revealed == chosen.revealed == state.revealed:
                assert said == heard, (seat, option, other)


def _heard(state: State, option: Option, seat: int | None) -> tuple[str, bytes, bytes]:
    """Carry out a choice; returns what its log entry says to `seat`: the choice, the words and the events."""
    entry = gate.entry(carry_out(state, option), viewer_of(seat))
    return entry.choice, msgspec.json.encode(entry.words), msgspec.json.encode(entry.events)


def check_deal(state: State, seat: int, deals: int = 24) -> None:
    """`determinize` deals every pool of hidden cards in different ways, and replaces every other hidden value."""
    dealt = [state.determinize(seat, Rng(n)) for n in range(deals)]
    assert all(one.rng.key != state.rng.key for one in dealt)
    pools: dict[str, set[int]] = {}
    places = [secret for secret in secrets(state, seat) if secret.dealt]
    for secret in places:
        pools.setdefault(secret.pool, set()).update(secret.get(state)[: secret.n])
    seen: dict[str, set[str]] = {}
    for secret in places:
        found = {json.dumps(list(secret.get(one)[: secret.n])) for one in dealt}
        seen.setdefault(secret.pool, set()).update(found if len(found) > 1 else ())
        size = len(secret.get(state))
        assert all(len(secret.get(one)) == size for one in dealt)
    for pool, cards in pools.items():
        # A pool of two or more cards, in two places or in an unsorted one, has more than one arrangement.
        held = [secret for secret in places if secret.pool == pool]
        if len(cards) > 1 and (len(held) > 1 or not held[0].cards.sort):
            assert seen.get(pool), f"{pool}: never dealt differently"
    for secret in secrets(state, seat):
        if not secret.dealt:
            values = {json.dumps(secret.get(one)) for one in dealt}
            only = secret.get(dealt[0])
            if secret.field is not None and secret.field.among is not None:
                assert len(values) > 1 or secret.field.among(state, secret.i) == [only]
            else:
                declared = secret.slots or secret.field
                assert declared is not None
                assert values == {json.dumps(declared.supposed)}
