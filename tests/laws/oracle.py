"""An independent test oracle for hidden information.

It takes from the declared fields alone what a seat may not know, changes only that, and compares every byte that
reaches the seat. It does not use `determinize` to do so, because `determinize` is one of the things under test.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from regnum.core import gate
from regnum.core.chronicle import carry_out
from regnum.core.encoding import encoding
from regnum.core.fields import Flag, Number
from regnum.core.gate import Viewer
from regnum.core.knowledge import Hidden, hidden
from regnum.core.rng import Rng
from regnum.core.state import State

LARGE = 40  # a hidden number is replaced by one at most this much above its lower limit


def secrets(state: State, seat: int | None) -> list[Hidden]:
    """What the declared fields hide from `seat`."""
    return list(hidden(state.table.game.fields, state, seat))


def scrambled(state: State, seat: int | None, random: Random) -> State:
    """A copy in which everything that `seat` may not know is changed: cards are shuffled, numbers replaced.

    So is the order of cards that are known without it.
    """
    other = state.copy()
    other.rng = Rng(random.getrandbits(60))
    pools: dict[str, list[int]] = {}
    places: list[Hidden] = []
    for secret in secrets(state, seat):
        leaf, i = secret.leaf, secret.i
        if leaf.dealt:
            places.append(secret)
            pools.setdefault(secret.pool, []).extend(leaf.get(state, i)[: secret.n])
        elif isinstance(leaf, Number):
            leaf.put(other, i, random.randint(leaf.low, min(leaf.high, leaf.low + LARGE)))
        elif isinstance(leaf, Flag):
            leaf.put(other, i, not leaf.get(state, i))
        else:
            leaf.put(other, i, random.choice(leaf.alternatives(state, i)))
    for pool in pools.values():
        random.shuffle(pool)
    for secret in places:
        leaf, i, n = secret.leaf, secret.i, secret.n
        taken = [pools[secret.pool].pop() for _ in range(n)]
        known = list(leaf.get(state, i)[n:])
        if leaf.mixed:
            random.shuffle(known)
        leaf.put(other, i, leaf.kept([*taken, *known]))
    if other.steps and other.asking.seat != seat:
        other._options = other.asking.options(other)
    return other


def told(state: State, seat: int | None, texts: tuple[str, ...] = ()) -> bytes:
    """Every byte about the position that reaches the viewer with this seat (None: a spectator)."""
    viewer = Viewer(() if seat is None else (seat,))
    prompt = gate.prompt(state, viewer)
    choices = [option.text for option in gate.options(state, viewer)]
    reasons = [gate.reason(state, viewer, text) for text in texts]
    return msgspec.json.encode(
        {
            "view": gate.view(state, viewer),
            "prompt": prompt.to_json() if prompt is not None else None,
            "options": gate.options(state, viewer),
            "reasons": [reason.to_json() if reason is not None else None for reason in reasons],
            "previews": list(gate.previews(state, viewer)),
            "numbers": encoding(state.table.game).numbers(state, seat),
            "reveals": [gate.reveals(state, viewer, choice) for choice in choices[:2]],
        }
    )


def check_position(state: State, seat: int | None, random: Random, texts: tuple[str, ...] = ()) -> None:
    """Nothing that reaches `seat` depends on what it may not know, `determinize` included."""
    true = told(state, seat, texts)
    imagined = None if seat is None else state.determinize(seat, Rng(5)).to_json()
    for _ in range(2):
        other = scrambled(state, seat, random)
        assert told(other, seat, texts) == true
        if imagined is not None:
            assert other.determinize(seat, Rng(5)).to_json() == imagined


def check_log(state: State, random: Random, events: bool = True) -> None:
    """Log entries of a choice do not depend on what their viewers may not know.

    The entry of a sealed choice is the same whichever option was chosen; the entry of a choice that reveals nothing is
    the same whatever is hidden. Without `events`, the events that follow from a sealed choice are not compared.
    """
    chooser, options = state.asking.seat, list(state.options())
    option = random.choice(options)
    secret = state.asking.secret
    for seat in [*range(state.table.seats), None]:
        if seat == chooser or (secret and seat is not None and seat in state.asking.confidants()):
            continue
        viewer = Viewer(() if seat is None else (seat,))
        chosen = state.copy()
        heard = _heard(chosen, option, viewer)
        if secret:
            for other in random.sample(options, min(3, len(options))):
                after = state.copy()
                said = _heard(after, other, viewer)
                assert said[:2] == heard[:2], (seat, option, other)
                # Events may differ if something was revealed to all, or if another kind of choice was made.
                if events and other.verb == option.verb and after.revealed == chosen.revealed == state.revealed:
                    assert said == heard, (seat, option, other)
        else:
            imagined = scrambled(state, seat, random)
            if option in imagined.options():
                before = imagined.revealed
                said = _heard(imagined, option, viewer)
                assert said[:2] == heard[:2], (seat, option)
                if imagined.revealed == before:
                    assert said == heard, (seat, option)


def _heard(state: State, option: Any, viewer: Viewer) -> tuple[str, bytes, bytes]:
    entry = gate.entry(carry_out(state, option), viewer)
    return entry.choice, msgspec.json.encode(entry.words), msgspec.json.encode(entry.events)


def check_deal(state: State, seat: int, deals: int = 24) -> None:
    """`determinize` deals every pool of hidden cards in different ways, and replaces every other hidden value."""
    dealt = [state.determinize(seat, Rng(n)) for n in range(deals)]
    assert all(one.rng.key != state.rng.key for one in dealt)
    pools: dict[str, set[int]] = {}
    places = [secret for secret in secrets(state, seat) if secret.leaf.dealt]
    for secret in places:
        pools.setdefault(secret.pool, set()).update(secret.leaf.get(state, secret.i)[: secret.n])
    seen: dict[str, set[str]] = {}
    for secret in places:
        found = {json.dumps(list(secret.leaf.get(one, secret.i)[: secret.n])) for one in dealt}
        seen.setdefault(secret.pool, set()).update(found if len(found) > 1 else ())
        size = len(secret.leaf.get(state, secret.i))
        assert all(len(secret.leaf.get(one, secret.i)) == size for one in dealt)
    for pool, cards in pools.items():
        # A pool of two or more cards, in two places or in an unsorted one, has more than one arrangement.
        held = [secret for secret in places if secret.pool == pool]
        if len(cards) > 1 and (len(held) > 1 or not getattr(held[0].leaf, "sort", False)):
            assert seen.get(pool), f"{pool}: never dealt differently"
    for secret in secrets(state, seat):
        if not secret.leaf.dealt:
            values = {json.dumps(secret.leaf.get(one, secret.i)) for one in dealt}
            only = len(values) == 1 and secret.leaf.get(dealt[0], secret.i)
            assert (
                len(values) > 1 or only == secret.leaf.supposed or secret.leaf.alternatives(state, secret.i) == [only]
            )
