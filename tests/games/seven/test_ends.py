"""The three ends of the game: the armour and the power, the fourteenth cataclysm, the last portal."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    board,
    choose,
    example,
    game,
    gathering,
    laid,
    person,
    row,
)

PORTALS = game().box.portal_ids
CATACLYSMS = game().box.cataclysm_ids


def armoured(*people: dict[str, Any], **table: Any) -> Seven:
    """All seven pieces are there, and the first hero makes an action that changes nobody's power."""
    first, *others = people
    first = {**first, "artefacts": ["horn_of_plenty"]}
    table.setdefault("armour", 7)
    return choose(example(first, *others, **table), "artefact:horn_of_plenty")


def last_piece(*people: dict[str, Any], **table: Any) -> Seven:
    """The first hero meets the last requirement of a row, which brings the seventh piece."""
    first, *others = people
    table.setdefault("armour", 6)
    undertakings = row(laid("thorn_maze", "neutral", "neutral", None))
    s = example({**first, "fame": 3}, *others, undertakings=undertakings, sin_pile=[], **table)
    return choose(s, "part:1.3")


# --- armour and power ------------------------------------------------------------------------------------------------


@clause("seven", "end.1")
@pytest.mark.parametrize(("power", "armour", "over"), [(30, 7, True), (29, 7, False), (60, 6, False)])
def test_the_whole_armour_and_thirty_power_win(power: int, armour: int, over: bool) -> None:
    s = armoured(person(power=3), person(power=power), armour=armour)
    assert s.over is over
    assert s.winners() == ([1] if over else [])
    assert s.ending() == ("armour" if over else "")


@clause("seven", "end.2")
def test_of_several_with_thirty_the_most_powerful_wins() -> None:
    assert armoured(person(power=30), person(power=32), person(power=31)).winners() == [1]


@clause("seven", "end.3")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"palaces": "iron_keep moonwatch", "gold": 9}, {"portals": 1}),
        ({"gold": 9, "fame": 9}, {"palaces": "iron_keep"}),
        ({"gold": 3, "fame": 0}, {"gold": 4, "fame": 5}),  # the horn brings the first another five gold
    ],
    ids=["portals", "palaces", "gold and fame"],
)
def test_a_tie_goes_to_portals_then_palaces_then_gold_and_fame(first: dict[str, Any], second: dict[str, Any]) -> None:
    portals = dict.fromkeys(PORTALS[: second.pop("portals", 0)], 1)
    assert armoured(person(power=31, **first), person(power=31, **second), portals=portals).winners() == [1]


@clause("seven", "end.3", "game.3")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    # The horn of plenty brings the first five gold.
    s = armoured(person(power=31), person(power=31, gold=2, fame=3), person(power=30))
    assert s.winners() == [0, 1]


@clause("seven", "end.4")
def test_the_seventh_piece_is_examined_before_its_cataclysm() -> None:
    s = last_piece(person(power=30))
    assert (s.ending(), s.winners(), s.cataclysms) == ("armour", [0], ())


@clause("seven", "end.4", "complete.3")
def test_the_power_of_the_completed_card_counts_toward_the_goal() -> None:
    # 27 and the maze's three power.
    enough = last_piece(person(power=27))
    assert (enough.winners(), enough.cataclysms) == ([0], ())
    # One less, and the cataclysm is played.
    short = last_piece(person(power=26), cataclysm_pile=["earthquake", "famine"])
    assert board(short)["cataclysms"] == ["famine"]


@clause("seven", "end.4")
def test_it_is_examined_after_every_action() -> None:
    s = example(person(power=29, artefacts="circlet_of_the_first"), armour=7)
    assert not s.over
    assert choose(s, "artefact:circlet_of_the_first").winners() == [0]


@clause("seven", "end.4")
@pytest.mark.parametrize(
    ("nth", "people", "portals"),
    [
        (1, [person(power=29, gold=1)], {}),  # he leads in gold
        (4, [person(power=28)], {"gate_of_dreams": 0}),
    ],
    ids=["scoring", "production"],
)
def test_it_is_examined_after_every_step_of_the_gathering_phase(
    nth: int, people: list[dict[str, Any]], portals: dict[str, int]
) -> None:
    s = example(*people, steps=[gathering(nth)], armour=7, portals=portals, spare_elixirs=False)
    assert (s.ending(), s.winners()) == ("armour", [0])
    # No later step was made.
    assert s.order == (0, 1, 2)
    assert [len(hand) for hand in s.sins] == [0, 0, 0]


@clause("seven", "end.4", "score.9")
def test_a_step_is_examined_as_a_whole_awards_and_losses_together() -> None:
    # One award brings 30, one sin takes it away again: after the step he has 29.
    s = example(person(power=29, sins="envy"), steps=[gathering(1)], armour=7, spare_elixirs=False)
    assert not s.over
    assert s.power[0] == 29


@clause("seven", "end.5")
def test_with_seven_pieces_and_nobody_at_thirty_rows_bring_cataclysms_but_no_armour() -> None:
    s = last_piece(person(), armour=7, cataclysm_pile=["earthquake", "famine"])
    assert not s.over
    assert (s.armour, board(s)["cataclysms"], s.turn) == (7, ["famine"], 2)


# --- the fourteenth cataclysm ----------------------------------------------------------------------------------------


def after_the_last(*people: dict[str, Any], **table: Any) -> Seven:
    """All fourteen cataclysms have been played."""
    assert len(CATACLYSMS) == 14
    return example(*people, cataclysm_pile=[], cataclysms=CATACLYSMS, **table)


@clause("seven", "end.6", "game.3")
def test_after_the_fourteenth_cataclysm_the_phase_is_played_out_and_the_nameless_wins() -> None:
    s = after_the_last(person(power=60, characters="novice"), armour=6)
    choose(s, "tap:novice", "pass", "pass")
    assert not s.over
    choose(s, "pass")
    assert (s.ending(), s.winners()) == ("nameless", [s.nameless])
    # The Gathering phase is not played.
    assert (s.gold[0], s.turn) == (0, 1)
    assert s.sins == [(), (), ()]


@clause("seven", "end.6")
def test_a_row_completed_under_the_fourteenth_cataclysm_ends_the_phase_and_the_game() -> None:
    s = last_piece(person(), armour=0, cataclysm_pile=["famine"], cataclysms=CATACLYSMS[:13])
    assert (s.ending(), s.armour) == ("nameless", 1)


@clause("seven", "end.6", "end.1")
def test_the_first_end_reached_by_then_comes_before_the_second() -> None:
    s = after_the_last(person(power=28, artefacts="circlet_of_the_first horn_of_plenty"), armour=7)
    choose(s, "artefact:circlet_of_the_first")
    assert (s.ending(), s.winners()) == ("armour", [0])


@clause("seven", "end.6", "draw.4")
def test_where_the_fourteenth_comes_while_gathering_that_phase_is_finished_first() -> None:
    # He discards the seventh sin; the last cataclysm is played; income and order still follow.
    s = example(
        person(hero="aldric", sins="envy greed lust", power=3),
        steps=[gathering(2)],
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["earthquake"],
        cataclysms=CATACLYSMS[:13],
    )
    choose(s, "drop:lust")
    assert (s.ending(), s.winners()) == ("nameless", [s.nameless])
    assert (s.gold[0], s.order[-1]) == (2, 0)


@clause("seven", "end.6", "end.4")
def test_the_examination_after_that_phase_may_still_find_the_first_end() -> None:
    s = example(
        person(hero="aldric", sins="envy greed lust", power=28),
        steps=[gathering(2)],
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["earthquake"],
        cataclysms=CATACLYSMS[:13],
        portals={"gate_of_dreams": 0},
        armour=7,
    )
    choose(s, "drop:lust")
    assert (s.ending(), s.winners()) == ("armour", [0])


@clause("seven", "end.6")
def test_the_last_gathering_phase_is_played_where_the_table_says_so() -> None:
    portal = {"gate_of_dreams": 0}
    skipped = after_the_last(person(power=28, sins=""), steps=[gathering(1)], portals=portal, armour=7)
    assert skipped.ending() == "nameless"
    played = after_the_last(
        person(power=28), steps=[gathering(1)], portals=portal, armour=7, options={"last_gathering": "played"}
    )
    assert (played.ending(), played.winners()) == ("armour", [0])
    lost = after_the_last(person(), steps=[gathering(1)], options={"last_gathering": "played"})
    assert (lost.ending(), lost.gold[0] > 0) == ("nameless", True)


# --- portals ---------------------------------------------------------------------------------------------------------


def closing(owners: list[int], *powers: int, **table: Any) -> Seven:
    """The first hero closes the last portal; `owners` have closed the others."""
    first, *others = powers
    s = example(
        person(gifts={"temperance": 7}, power=first),
        *(person(power=power) for power in others),
        portals=dict(zip(PORTALS, owners, strict=False)),
        **table,
    )
    return choose(s, f"close:{PORTALS[5]}")


@clause("seven", "end.7")
def test_the_last_portal_ends_the_game_at_once_for_whoever_closed_the_most() -> None:
    s = closing([1, 1, 1, 2, 0], 50, 0, 0)
    assert (s.ending(), s.winners()) == ("portals", [1])
    assert (s.turn, s.cataclysms) == (1, ())
    assert not closing([1, 1, 1, 2], 50, 0, 0).over


@clause("seven", "end.8")
def test_a_tie_goes_to_the_most_powerful_of_the_tied_else_it_is_shared() -> None:
    # The example of the ledger: six portals closed 2-2-2.
    assert closing([0, 1, 1, 2, 2], 4, 6, 5).winners() == [1]
    assert closing([0, 1, 1, 2, 2], 4, 6, 6).winners() == [1, 2]
    # Power counts among the tied only.
    assert closing([0, 0, 1, 1, 1], 4, 3, 9).winners() == [0]


@clause("seven", "end.9")
def test_the_third_end_is_still_open_after_the_fourteenth_cataclysm() -> None:
    s = closing([1, 1, 1, 2, 0], 0, 0, 0, cataclysm_pile=[], cataclysms=CATACLYSMS)
    assert (s.ending(), s.winners()) == ("portals", [1])


@clause("seven", "end.2", "end.3", "end.4")
@pytest.mark.parametrize(
    ("other", "by"),
    [
        ({"power": 30}, ""),
        ({"power": 31, "palaces": "iron_keep"}, "palaces"),
        ({"power": 31, "gold": 1}, "wealth"),
        ({"power": 31}, "shared"),
    ],
)
def test_a_tie_says_how_it_was_broken(other: dict[str, Any], by: str) -> None:
    s = example(
        person("aldric", power=31, artefacts="hourglass", characters="novice*"), person("osric", **other), armour=7
    )
    choose(s, "artefact:hourglass", "done")
    assert s.ended == "armour"
    ties = [dict(line.message.args) for line in s.score_sheet() if line.message.key == "score-tie"]
    assert [one["n"] for one in ties] == ([31] if by else [])
    assert [str(one["by"]) for one in ties] == ([by] if by else [])
