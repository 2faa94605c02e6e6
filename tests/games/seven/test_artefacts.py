"""Using an artefact."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, game, holdings, person, refusal, row, step, texts


@clause("seven", "artefact.1")
def test_an_artefact_is_discarded_for_its_effect() -> None:
    s = choose(example(person(artefacts="hourglass horn_of_plenty")), "artefact:horn_of_plenty")
    assert s.gold[0] == 5
    assert holdings(s, 0)["artefacts"] == ["hourglass"]
    assert board(s)["artefact_discards"] == ["horn_of_plenty"]


@clause("seven", "artefact.1")
def test_using_an_artefact_is_an_action() -> None:
    s = example(person(artefacts="horn_of_plenty", sins="greed"), steps=[step("TakeTurn", 1)])
    choose(s, "pass", "pass", "artefact:horn_of_plenty")
    # His turn is over, and the succession of passes is broken.
    assert s.seat == 1
    choose(s, "pass", "pass")
    assert (s.seat, s.turn) == (0, 1)


@clause("seven", "artefact.1")
def test_only_ones_own_artefacts_are_used() -> None:
    s = example(person(sins="greed"), person(artefacts="hourglass"))
    assert refusal(s, "artefact:hourglass").clause == "artefact.1"


@clause("seven", "artefact.1")
def test_an_artefact_is_used_whole_however_much_it_asks() -> None:
    s = choose(example(person(artefacts="hourglass", characters="novice* pilgrim* abbess*")), "artefact:hourglass")
    assert set(texts(s)) == {"untap:novice", "untap:pilgrim", "untap:abbess", "done"}
    choose(s, "untap:novice", "untap:abbess")
    assert [one["tapped"] for one in holdings(s, 0)["characters"]] == [False, True, False]
    assert s.seat == 1


@clause("seven", "artefact.1")
def test_an_artefact_that_fills_the_last_requirement_ends_the_phase() -> None:
    maze = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}
    s = choose(example(person(artefacts="kings_seal"), undertakings=row(maze)), "artefact:kings_seal")
    assert (s.armour, s.turn) == (1, 2)


@clause("seven", "artefact.2")
def test_a_player_may_hold_all_artefacts_at_no_loss() -> None:
    everything = " ".join(game().box.artefact_ids)
    powers = []
    for artefacts in ("", everything):
        s = example(person(artefacts=artefacts, sins="greed", power=9, gold=1, fame=1))
        choose(s, *["pass"] * 3)
        assert s.turn == 2
        assert holdings(s, 0)["artefacts"] == artefacts.split()
        powers.append((s.power[0], s.gold[0], s.fame[0]))
    assert powers[0] == powers[1]
