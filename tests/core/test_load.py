"""Loading states from JSON: invalid data is refused with the place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import regnum
from tests.tables import any_position

Change = Callable[[dict[str, Any]], object]


def data() -> dict[str, Any]:
    return any_position("anno890", 3, 40, 30).to_json()


CHANGES: list[tuple[Change, str]] = [
    (lambda d: d.pop("rng"), "state.rng: is missing"),
    (lambda d: d.update(game="chess"), "state.game: is 'chess'"),
    (lambda d: d.update(colour=1), "state.colour: there is no such part"),
    (lambda d: d.update(seats=7), "seats: 890 Anno Domini is for 2 to 4 seats"),
    (lambda d: d["board"]["kingdoms"].pop(), "state.board.kingdoms: there are 2, not 3"),
    (lambda d: d.update(options={"scenario": "mars"}), "options.scenario: 'mars' is not one of"),
    (lambda d: d.update(options={"colour": 1}), "options.colour: there is no such option"),
    (lambda d: d.update(options=[]), "state.options: expected an object"),
    (lambda d: d.update(rng={"key": "x", "count": 0}), "state.rng: expected a key and a count"),
    (lambda d: d.update(revealed=-1), "state.revealed"),
    (lambda d: d.update(steps="no"), "state.steps: expected a list"),
    (lambda d: d["steps"].append({"step": "Teleport"}), r"state.steps\[\d\]: expected a step"),
    (lambda d: d["steps"].append({"step": "EndTurn"}), r"state.steps\[\d\].seat: is missing"),
    (lambda d: d["steps"].append({"step": "EndTurn", "seat": 3}), r"state.steps\[\d\].seat: 3 is not from 0 to 2"),
    (lambda d: d["steps"].append({"step": "EndTurn", "seat": 0, "x": 1}), r"state.steps\[\d\].x: there is no such"),
    (lambda d: d["board"].pop("row"), "state.board.row: is missing"),
    (lambda d: d["board"].update(weather=1), "state.board.weather: there is no such part"),
    (lambda d: d["board"].update(round=9), "state.board.round: 9 is not from 1 to 8"),
    (lambda d: d["board"].update(scenario="mars"), "state.board.scenario: there is no 'mars'"),
    (lambda d: d["board"]["row"][0].update(tile="mars"), r"state.board.row\[0\].tile: there is no tile 'mars'"),
    (lambda d: d["board"]["row"][0].update(coins="2"), r"state.board.row\[0\].coins: '2' is not a whole number"),
    (lambda d: d["board"]["kingdoms"][1].update(coins=-1), r"state.board.kingdoms\[1\].coins: -1 is not from 0"),
    (lambda d: d["board"]["kingdoms"][1]["spaces"].pop(), r"state.board.kingdoms\[1\].spaces: there are 8, not 9"),
    (lambda d: d["board"]["kingdoms"][0]["characters"].append("king"), "there is no character 'king'"),
    (lambda d: d["board"]["banners"].update(grapes=[]), "state.board.banners.grapes: is not here"),
    (lambda d: d["board"]["stack"].pop(), "tile .* missing"),
    (lambda d: d["board"]["stack"].append("forge"), "tile forge too many"),
    (lambda d: d["board"]["deck"].append("duchess"), "Character duchess too many"),
    (lambda d: d["board"]["supply"].update(towers=20), "Towers: 20 in the supply"),
    (lambda d: d["board"].update(placed=[[0, 10]]), r"state.board.placed\[0\]: 10 is not from 1 to 9"),
]


@pytest.mark.parametrize(("change", "said"), CHANGES, ids=[said for _, said in CHANGES])
def test_what_cannot_be_a_state_is_refused(change: Change, said: str) -> None:
    broken = data()
    change(broken)
    with pytest.raises(regnum.BadInput, match=said):
        regnum.game("anno890").load(broken)


@pytest.mark.parametrize("value", [None, 3, "state", [], {}])
def test_what_is_no_object_is_refused(value: object) -> None:
    with pytest.raises(regnum.BadInput):
        regnum.game("anno890").load(value)
    with pytest.raises(regnum.BadInput):
        regnum.game("anno890").load(value, strict=False)


def test_positions_set_up_by_hand_may_lack_pieces() -> None:
    incomplete = data()
    incomplete["board"]["stack"].pop()
    with pytest.raises(regnum.BadInput):
        regnum.game("anno890").load(incomplete)
    state = regnum.game("anno890").load(incomplete, strict=False)
    assert state.to_json()["board"]["stack"] == incomplete["board"]["stack"]


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", True, None])
def test_bad_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(regnum.BadInput, match="seed"):
        regnum.game("anno890").new(seats=2, seed=seed)


@pytest.mark.parametrize("seats", [0, 1, 5, 2.0, "2", None, True])
def test_bad_seat_counts_are_refused(seats: Any) -> None:
    with pytest.raises(regnum.BadInput, match="seats"):
        regnum.game("anno890").new(seats=seats, seed=1)


@pytest.mark.parametrize(
    "options", [{"scenario": 3}, {"colour": "red"}, {"first_player": 2}, {"castle_moves": 1}, {"castle_moves": "yes"}]
)
def test_bad_options_are_refused(options: Any) -> None:
    with pytest.raises(regnum.BadInput, match="options"):
        regnum.game("anno890").new(seats=2, seed=1, options=options)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(regnum.BadInput, match="there is no game 'chess'; there are anno890"):
        regnum.game("chess")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_views_for_seats_that_do_not_exist_are_refused(seat: int) -> None:
    with pytest.raises(regnum.BadInput, match="seat"):
        any_position("anno890", 3, 40, 30).view(seat)
