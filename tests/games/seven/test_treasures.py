"""Gaining a treasure early."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, holdings, person, refusal, row, texts


def maze(*markers: int | str | None, treasures: str = "") -> dict[str, Any]:
    """The Thorn Maze with these markers on its three requirements, and treasures beside it."""
    return {"id": "thorn_maze", "markers": list(markers), "treasures": treasures.split()}


@clause("seven", "treasure.1")
def test_a_marker_gives_way_to_a_neutral_one_for_a_treasure() -> None:
    s = example(person(), undertakings=row(maze(None, 0, 1, treasures="hoard song")))
    assert s.markers[0] == 6
    choose(s, "treasure:1.hoard")
    assert s.gold[0] == 4
    assert s.marks[0] == (0, -1, 2)
    assert s.markers[0] == 7
    assert s.seat == 1


@clause("seven", "treasure.1")
def test_one_marker_of_several_is_taken_off() -> None:
    s = choose(example(person(), undertakings=row(maze(0, 0, None, treasures="hoard song"))), "treasure:1.song")
    assert sorted(s.marks[0]) == [-1, 0, 1]
    assert s.markers[0] == 6


@clause("seven", "treasure.1")
def test_it_takes_a_marker_of_ones_own_on_that_very_undertaking() -> None:
    relic = {"id": "stolen_relic", "markers": [1, None, "neutral"], "treasures": ["hoard"]}
    s = example(person(), undertakings=row(maze(0, None, None, treasures="song"), relic), treasure_pile=["song"])
    assert {text for text in texts(s) if text.startswith("treasure")} == {"treasure:1.song", "treasure:1.pile"}
    for choice in ("treasure:2.hoard", "treasure:2.pile"):
        assert refusal(s, choice).clause == "treasure.1"
    assert refusal(s, "treasure:1.hoard").clause == "treasure.2"


@clause("seven", "treasure.2")
def test_the_treasure_is_one_of_those_beside_the_card_or_the_unseen_top_of_the_pile() -> None:
    beside = row(maze(0, None, None, treasures="hoard song"))
    s = example(person(), undertakings=beside, treasure_pile=["hoard", "song", "blessing"])
    assert {"treasure:1.hoard", "treasure:1.song", "treasure:1.pile"} <= set(texts(s))
    assert "treasure:1.blessing" not in texts(s)
    choose(s, "treasure:1.pile")
    # The last of the list is the top: one power.
    assert (s.power[0], s.gold[0], s.fame[0]) == (1, 0, 0)
    assert board(s)["treasure_pile"] == ["hoard", "song"]
    assert board(s)["undertakings"][0]["treasures"] == ["hoard", "song"]


@clause("seven", "treasure.3")
@pytest.mark.parametrize(
    ("treasure", "gold", "fame", "power"), [("hoard", 4, 0, 0), ("song", 0, 2, 0), ("blessing", 0, 0, 1)]
)
def test_it_pays_at_once_and_is_discarded(treasure: str, gold: int, fame: int, power: int) -> None:
    s = example(person(), undertakings=row(maze(0, None, None, treasures=treasure)), treasure_discards=["song"])
    choose(s, f"treasure:1.{treasure}")
    assert (s.gold[0], s.fame[0], s.power[0]) == (gold, fame, power)
    assert board(s)["treasure_discards"] == ["song", treasure]


@clause("seven", "treasure.3")
def test_an_artefact_on_it_is_drawn_instead() -> None:
    laid = row(maze(0, None, None, treasures="sealed_reliquary"))
    s = choose(
        example(person(), undertakings=laid, artefact_pile=["hourglass", "kings_seal"]), "treasure:1.sealed_reliquary"
    )
    assert holdings(s, 0)["artefacts"] == ["kings_seal"]
    assert (s.gold[0], s.fame[0], s.power[0]) == (0, 0, 0)
    assert board(s)["treasure_discards"] == ["sealed_reliquary"]


@clause("seven", "treasure.4")
def test_the_neutral_marker_keeps_the_requirement_met() -> None:
    s = example(person(fame=3), undertakings=row(maze(1, 1, 0, treasures="hoard")))
    choose(s, "treasure:1.hoard", "pass", "pass")
    assert refusal(s, "part:1.3").clause == "part.3"


@clause("seven", "treasure.4")
def test_the_neutral_marker_counts_for_nobody() -> None:
    # Two markers of mine against one: I give both up, one after the other, and the other alone has the most.
    relic = {"id": "stolen_relic", "markers": [None, "neutral", "neutral"]}
    s = example(
        person(),
        person(gifts={"temperance": 2}),
        undertakings=row(maze(0, 0, 1, treasures="hoard song"), relic),
        treasure_pile=["song", "blessing"],
    )
    choose(s, "treasure:1.hoard", "pass", "pass", "treasure:1.song", "part:2.1", "done", "complete:1")
    assert s.power[:2] == [0, 3]
    assert s.seat == 1  # who chooses treasures now is only the one who still has a marker there


@clause("seven", "treasure.5")
def test_a_treasure_taken_from_beside_a_card_is_not_replaced() -> None:
    laid = row(maze(0, 0, None, treasures="hoard song"))
    s = example(person(sins="greed"), undertakings=laid, treasure_pile=["song", "blessing"])
    choose(s, "treasure:1.hoard")
    assert board(s)["undertakings"][0]["treasures"] == ["song"]
    # Nor in the Gathering phase: only cards of the top row are filled up.
    choose(s, *["pass"] * 3)
    assert s.turn == 2
    assert board(s)["undertakings"][0]["treasures"] == ["song"]


@clause("seven", "treasure.6")
def test_it_may_be_done_on_row_two_as_well() -> None:
    s = example(person(), undertakings=[None, None, None, maze(0, None, None, treasures="hoard"), None, None])
    assert refusal(s, "treasure:5.pile").clause == "treasure.6"
    choose(s, "treasure:4.hoard")
    assert s.gold[0] == 4
    assert s.marks[3] == (-1, 0, 0)


@clause("seven", "treasure.7")
def test_without_an_open_treasure_and_a_pile_it_cannot_be_chosen() -> None:
    laid = row(maze(0, None, None))
    s = example(person(sins="greed"), undertakings=laid, treasure_discards=["hoard"])
    assert not [text for text in texts(s) if text.startswith("treasure")]
    assert refusal(s, "treasure:1.pile").clause == "treasure.7"
    assert "treasure:1.pile" in texts(example(person(), undertakings=laid, treasure_pile=["hoard"]))
    beside = row(maze(0, None, None, treasures="song"))
    assert "treasure:1.song" in texts(example(person(), undertakings=beside))
