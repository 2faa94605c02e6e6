"""What is open to everybody, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, new, person, row, seen

each_seat_and_a_spectator = pytest.mark.parametrize("seat", [0, 1, 2, None])
MAZE: dict[str, Any] = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}


@clause("seven", "info.1")
@each_seat_and_a_spectator
def test_gifts_gold_fame_characters_elixirs_and_palaces_are_open(seat: int | None) -> None:
    s = example(
        person(gold=1, fame=2, gifts={"faith": 3}, characters="novice*", palaces="iron_keep*"),
        person(gold=4, elixirs="plain_water", palaces="temple_of_faith"),
    )
    first, second, _ = seen(s, seat)["heroes"]
    assert (first["gold"], first["fame"], first["gifts"]["faith"]) == (1, 2, 3)
    assert first["characters"] == [{"id": "novice", "tapped": True}]
    assert first["palaces"] == [{"id": "iron_keep", "enslaved": True}]
    assert (second["gold"], second["elixirs"]) == (4, ["plain_water"])


@clause("seven", "info.2", "info.3")
@each_seat_and_a_spectator
def test_sins_and_artefacts_are_known_to_their_owner_and_numbers_to_the_others(seat: int | None) -> None:
    s = example(
        person(sins="envy greed", artefacts="hourglass"),
        person(sins="lust", artefacts="kings_seal horn_of_plenty"),
        person(sins="pride wrath sloth"),
    )
    hands = [["envy", "greed"], ["lust"], ["pride", "wrath", "sloth"]]
    kept = [["hourglass"], ["kings_seal", "horn_of_plenty"], []]
    for hero, shown in enumerate(seen(s, seat)["heroes"]):
        own = hero == seat
        assert shown["sins"] == (hands[hero] if own else len(hands[hero]))
        assert shown["artefacts"] == (kept[hero] if own else len(kept[hero]))


@clause("seven", "info.3")
def test_a_drawn_artefact_is_told_to_nobody_by_name() -> None:
    reliquary = {**MAZE, "markers": [0, None, None], "treasures": ["sealed_reliquary"]}
    s = example(person(), undertakings=row(reliquary), artefact_pile=["hourglass"])
    s.events = []
    choose(s, "treasure:1.sealed_reliquary")
    assert not [event for event in s.events if "hourglass" in str(event.message.args)]


@clause("seven", "info.4")
@each_seat_and_a_spectator
def test_draw_piles_are_hidden(seat: int | None) -> None:
    s = new(3, 4)
    shown = seen(s, seat)
    piles = [name for name in board(s) if name.endswith("_pile")]
    assert len(piles) == 9
    assert {name: shown[name] for name in piles} == {name: len(board(s)[name]) for name in piles}
    # Two tables that differ in the order of their piles only are the same table to everybody.
    assert seen(_turned_over(s), seat) == shown


def _turned_over(s: Seven) -> Seven:
    """The same table with every pile upside down."""
    other = s.copy()
    other.piles = [pile[::-1] for pile in s.piles]
    other.palace_piles = [pile[::-1] for pile in s.palace_piles]
    for name in ("undertaking_pile", "treasure_pile", "sin_pile", "cataclysm_pile", "artefact_pile"):
        setattr(other, name, getattr(s, name)[::-1])
    return other


@clause("seven", "info.4")
@each_seat_and_a_spectator
def test_the_treasures_of_row_three_are_hidden_until_the_row_moves_down(seat: int | None) -> None:
    top = {"id": "stolen_relic", "treasures": ["hoard", "song"]}
    s = example(person(fame=3), undertakings=row(MAZE, None, None, None, top))
    assert seen(s, seat)["undertakings"][4]["treasures"] == 2
    choose(s, "part:1.3")
    assert seen(s, seat)["undertakings"][2]["treasures"] == ["hoard", "song"]
