"""What viewers are told of each choice adds up to what they may see."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from regnum.core import gate
from regnum.core.following import Following
from regnum.core.game import game, games
from regnum.core.gate import Viewer
from regnum.core.state import State
from tests.server.clients import changed

VIEWERS = [Viewer(), Viewer((0,)), Viewer((1,)), Viewer((0, 1))]
CHOICES = 150


def plain(value: Any) -> Any:
    """A value as it arrives: every part a new object."""
    return msgspec.json.decode(msgspec.json.encode(value))


def whole(state: State, viewer: Viewer) -> dict[str, Any]:
    view = plain(gate.view(state, viewer))
    for name in ("prompt", "choices"):
        view.pop(name, None)
    return dict(view)


@pytest.mark.parametrize("id", games())
def test_changes_add_up_to_the_view(id: str) -> None:
    chance = random.Random(8)
    state = game(id).new(3, 5)
    following = Following(state)
    seen = [plain(following.view(viewer)) for viewer in VIEWERS]
    assert seen == [whole(state, viewer) for viewer in VIEWERS]
    kept: list[State] = []
    for n in range(CHOICES):
        if state.over:
            break
        kept.append(state.copy())
        if n % 40 == 39:
            state = kept[-10].copy()  # some choices are undone
        else:
            state.apply(chance.choice(state.options()))
        told = plain(following.advance(state, VIEWERS))
        seen = [changed(view, changes) for view, changes in zip(seen, told, strict=True)]
        assert seen == [whole(state, viewer) for viewer in VIEWERS], n


@pytest.mark.parametrize("id", games())
def test_the_bits_of_a_change_stand_for_the_attributes_with_other_values(id: str) -> None:
    chance = random.Random(4)
    state = game(id).new(3, 6)
    names = [attribute.name for attribute in state.table.game.fields.read_attributes()]
    for _ in range(CHOICES):
        before = state.copy()
        state.apply(chance.choice(state.options()))
        bits = state.changed_since(before)
        others = [name for name in names if getattr(state, name) != getattr(before, name)]
        assert [name for n, name in enumerate(names) if bits >> n & 1] == others
        if state.over:
            break


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_changes_of_a_finished_game_add_up_to_the_view(seed: int) -> None:
    chance = random.Random(seed)
    state = game("anno890").new(1 + seed, seed)
    following = Following(state)
    seen = plain(following.view(Viewer((0,))))
    while not state.over:
        state.apply(chance.choice(state.options()))
        [told] = following.advance(state, [Viewer((0,))])
        seen = changed(seen, plain(told))
    assert seen == whole(state, Viewer((0,)))
    assert "winners" in seen


def test_most_of_a_view_stays() -> None:
    """A choice is told in far less than the whole view."""
    chance = random.Random(3)
    state = game("anno890").new(2, 1)
    following, viewer = Following(state), Viewer((0,))
    following.view(viewer)
    for _ in range(30):
        state.apply(chance.choice(state.options()))
        told = msgspec.json.encode(following.advance(state, [viewer]))
        assert len(told) < len(msgspec.json.encode(whole(state, viewer))) / 2
