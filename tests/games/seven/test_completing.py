"""Completing undertakings: power, treasures, armour, a cataclysm, and the rows that move down."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, holdings, laid, person, row, seen, step, texts


def completed(undertaking: dict[str, Any], *people: dict[str, Any], **table: Any) -> Seven:
    """One undertaking is completed; then the first hero is asked for a turn."""
    people = people or (person(sins="envy"),)
    return example(*people, steps=[step("TakeTurn"), step("Complete", place=1)], undertakings=row(undertaking), **table)


def row_completed(*people: dict[str, Any], **table: Any) -> Seven:
    """Row 1 is completed; then the first hero is asked for a turn."""
    return example(*people, steps=[step("TakeTurn"), step("CompleteRow")], **table)


# --- when ------------------------------------------------------------------------------------------------------------


@clause("seven", "complete.1", "part.9", "flow.9")
def test_nothing_is_completed_until_both_cards_of_the_row_are_full() -> None:
    # Three fame meet the last requirement of the maze, three gold that of the road.
    s = example(
        person(fame=3, gold=3),
        undertakings=row(laid("thorn_maze", 1, 1, None), laid("orphans_road", "neutral", 1, None)),
    )
    choose(s, "part:1.3")
    assert (s.power[1], s.armour, s.turn, s.seat) == (0, 0, 1, 1)
    choose(s, "pass", "pass", "part:2.3")
    assert asked(s) == (0, "PickFirst")
    choose(s, "complete:1")
    assert (s.armour, s.turn) == (1, 2)


@clause("seven", "complete.1")
def test_each_card_is_completed_by_itself_where_the_table_says_so() -> None:
    s = example(
        person(fame=3, gold=3),
        options={"completing": "card"},
        undertakings=row(laid("thorn_maze", 1, 1, None), laid("orphans_road", "neutral", 1, None)),
        cataclysm_pile=["famine", "earthquake"],
    )
    choose(s, "part:1.3")
    # Its power and its markers at once; armour, cataclysm and the end of the phase wait for the other card.
    assert (s.power[1], s.markers[0], board(s)["undertakings"][0]) == (3, 7, None)
    assert (s.armour, s.cataclysms, s.turn, s.seat) == (0, (), 1, 1)
    choose(s, "pass", "pass", "part:2.3")
    assert (s.armour, board(s)["cataclysms"], s.turn) == (1, ["earthquake"], 2)


@clause("seven", "complete.1", "supply.4")
def test_an_empty_place_counts_as_complete() -> None:
    s = example(person(fame=3), undertakings=row(laid("thorn_maze", 1, 1, None)))
    choose(s, "part:1.3")
    assert (s.armour, s.turn) == (1, 2)


@clause("seven", "complete.2")
@pytest.mark.parametrize("fallen", [False, True])
def test_the_first_player_fallen_or_not_chooses_the_card_that_is_finished_first(fallen: bool) -> None:
    s = row_completed(
        person(),
        person(),
        person(fallen=fallen, corruption=7 * fallen),
        options={"fall": True},
        order=[2, 1, 0],
        undertakings=row(
            laid("thorn_maze", 1, 1, 1, treasures="hoard song"),
            laid("mountain_of_glass", 1, 0, 1, treasures="hoard song"),
        ),
    )
    assert asked(s) == (2, "PickFirst")
    assert texts(s) == ["complete:1", "complete:2"]
    choose(s, "complete:2")
    # The second card only, wholly: its power and its treasures; the first one still lies there with its markers.
    assert (s.power[1], asked(s)) == (5, (1, "PickTreasure"))
    choose(s, "pick:hoard")
    assert board(s)["undertakings"][1] is None
    assert board(s)["undertakings"][0]["markers"] == [1, 1, 1]
    assert s.power[1] == 5 + 3


# --- power -----------------------------------------------------------------------------------------------------------


@clause("seven", "complete.3")
def test_the_one_with_the_most_markers_gains_the_power_shown() -> None:
    assert completed(laid("thorn_maze", 2, 1, 2)).power == [0, 0, 3]


@clause("seven", "complete.4")
@pytest.mark.parametrize(
    ("undertaking", "gained"),
    [
        (laid("mountain_of_glass", 0, 1, "neutral"), [2, 2, 0]),  # reward 5, two tied
        (laid("thorn_maze", 0, 1, 2), [1, 1, 1]),  # reward 3, three tied
        (laid("bandit_king", 0, 1, 1, 0), [2, 2, 0]),  # reward 4
    ],
)
def test_tied_players_gain_half_rounded_down(undertaking: dict[str, Any], gained: list[int]) -> None:
    assert completed(undertaking).power == gained


@clause("seven", "complete.5", "treasure.4")
def test_neutral_markers_count_for_nobody() -> None:
    assert completed(laid("bandit_king", "neutral", "neutral", "neutral", 1)).power == [0, 4, 0]
    nobody = completed(laid("thorn_maze", "neutral", "neutral", "neutral", treasures="hoard"))
    assert nobody.power == [0, 0, 0]
    assert nobody.gold == [0, 0, 0]
    assert asked(nobody) == (0, "TakeTurn")


# --- treasures -------------------------------------------------------------------------------------------------------


@clause("seven", "complete.6")
def test_the_whole_pile_is_turned_up_and_forms_one_choice_with_the_treasures_beside() -> None:
    s = completed(
        laid("thorn_maze", 0, "neutral", "neutral", treasures="hoard"), treasure_pile=["blessing", "song", "legend"]
    )
    assert sorted(texts(s)) == ["pick:blessing", "pick:hoard", "pick:legend", "pick:song"]
    assert seen(s, 1)["treasures_open"] == ["blessing", "legend", "song"]
    choose(s, "pick:blessing")
    assert (s.power[0], s.gold[0], s.fame[0]) == (3 + 1, 0, 0)


@clause("seven", "complete.6")
def test_only_as_many_as_markers_are_turned_up_where_the_table_says_so() -> None:
    s = completed(
        laid("thorn_maze", 0, 1, "neutral", treasures="hoard"),
        treasure_pile=["blessing", "song", "legend"],
        options={"treasures": "by_markers"},
    )
    assert sorted(texts(s)) == ["pick:hoard", "pick:legend", "pick:song"]


@clause("seven", "complete.7")
def test_treasures_are_taken_in_the_order_of_play_one_to_a_marker() -> None:
    # The example of the ledger: markers A 2, B 1, order B A: B, A, A.
    s = completed(
        laid("thorn_maze", 0, 1, 0),
        order=[1, 0, 2],
        treasure_pile=["hoard", "hoard", "hoard", "song"],
    )
    takers = []
    while asked(s)[1] == "PickTreasure":
        takers.append(s.seat)
        choose(s, "pick:hoard")
    assert takers == [1, 0, 0]
    assert s.gold == [8, 4, 0]


@clause("seven", "complete.7")
def test_everyone_takes_one_before_anyone_takes_a_second() -> None:
    s = completed(laid("bandit_king", 0, 0, 1, 1), treasure_pile=["hoard"] * 4 + ["song"] * 4)
    takers = []
    while asked(s)[1] == "PickTreasure":
        takers.append(s.seat)
        choose(s, "pick:hoard")
    # The last pick is one among songs: all hoards are taken.
    assert takers == [0, 1, 0, 1]


@clause("seven", "complete.8")
def test_picks_are_lost_when_nothing_is_left_to_choose() -> None:
    s = completed(laid("thorn_maze", 0, 1, 1, treasures="hoard"), treasure_pile=["song"])
    choose(s, "pick:hoard")
    # The second player takes the song, the last one there is; his second marker brings nothing.
    assert (s.gold, s.fame) == ([4, 0, 0], [0, 2, 0])
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "complete.9", "effect.20", "info.3")
def test_a_treasure_that_is_an_artefact_is_drawn_and_kept_face_down() -> None:
    s = completed(
        laid("thorn_maze", 0, "neutral", "neutral", treasures="sealed_reliquary hoard"),
        artefact_pile=["horn_of_plenty", "kings_seal"],
    )
    choose(s, "pick:sealed_reliquary")
    assert holdings(s, 0)["artefacts"] == ["kings_seal"]
    assert (s.gold[0], s.fame[0], s.power[0]) == (0, 0, 3)
    assert seen(s, 0)["heroes"][0]["artefacts"] == ["kings_seal"]
    assert seen(s, 1)["heroes"][0]["artefacts"] == 1


@clause("seven", "complete.10")
def test_taken_treasures_and_those_left_beside_are_discarded_the_rest_of_the_pile_is_shuffled() -> None:
    pile = ["song", "blessing", "purse", "coffer", "trophy", "legend"]
    s = completed(laid("thorn_maze", 0, 0, "neutral", treasures="hoard sealed_reliquary"), treasure_pile=pile)
    choose(s, "pick:hoard", "pick:song")
    assert (s.gold[0], s.fame[0]) == (4, 2)
    assert sorted(board(s)["treasure_discards"]) == ["hoard", "sealed_reliquary", "song"]
    assert sorted(board(s)["treasure_pile"]) == sorted(pile[1:])
    assert board(s)["treasure_pile"] != pile[1:]
    # It lies face down again.
    assert seen(s, 0)["treasures_open"] == []


@clause("seven", "complete.11", "supply.3")
def test_markers_go_back_to_their_owners_and_the_card_leaves_the_game() -> None:
    s = completed(laid("thorn_maze", 0, 1, "neutral"), undertaking_pile=["stolen_relic"])
    assert s.markers == [7, 7, 7]
    assert board(s)["undertakings"][0] is None
    assert board(s)["undertaking_pile"] == ["stolen_relic"]


# --- the row ---------------------------------------------------------------------------------------------------------

FULL_ROW = [laid("thorn_maze", "neutral", "neutral", 1), laid("stonebridge_siege", 1, "neutral", "neutral")]


@clause("seven", "complete.12", "complete.13", "complete.14")
def test_the_armour_comes_first_then_the_cataclysm_then_the_rows_move() -> None:
    s = row_completed(
        person(gifts={"faith": 1, "mercy": 1}),
        undertakings=row(*FULL_ROW, laid("stolen_relic")),
        cataclysm_pile=["famine", "locusts"],
    )
    assert s.armour == 0
    choose(s, "complete:1")
    # The cataclysm asks: the piece of armour is there, the rows have not moved.
    assert asked(s) == (0, "GiveUp")
    assert (s.armour, board(s)["cataclysms"]) == (1, ["locusts"])
    assert [one and one["id"] for one in board(s)["undertakings"]] == [None, None, "stolen_relic", None, None, None]
    choose(s, "give:faith")
    assert board(s)["undertakings"][0]["id"] == "stolen_relic"
    assert (s.armour, board(s)["cataclysms"]) == (1, ["locusts"])


@clause("seven", "complete.12")
def test_a_row_of_two_cards_is_worth_one_piece_of_armour() -> None:
    s = row_completed(person(sins="envy"), undertakings=row(*FULL_ROW), armour=3)
    assert choose(s, "complete:2").armour == 4


@clause("seven", "complete.14", "complete.15", "info.4")
def test_the_rows_move_down_with_markers_and_treasures_and_a_new_one_is_laid() -> None:
    s = row_completed(
        person(sins="envy"),
        undertakings=[
            *FULL_ROW,
            laid("stolen_relic", 0, "neutral", None, treasures="hoard"),
            laid("bandit_king", None, 2, None, None, treasures="song legend"),
            laid("mountain_of_glass", treasures="blessing hoard"),
            laid("masked_feast", treasures="purse coffer"),
        ],
        undertaking_pile=["cursed_bell", "silent_abbey", "salt_mines"],
        treasure_pile=["song", "song", "song", "song", "hoard", "hoard"],
        cataclysm_pile=["famine", "rebellion"],
    )
    assert seen(s, 0)["undertakings"][4]["treasures"] == 2
    choose(s, "complete:1", "pick:hoard", "pick:hoard")
    laid_now = board(s)["undertakings"]
    assert laid_now[0] == laid("stolen_relic", 0, "neutral", None, treasures="hoard")
    assert laid_now[1] == laid("bandit_king", None, 2, None, None, treasures="song legend")
    assert [one["id"] for one in laid_now[2:4]] == ["mountain_of_glass", "masked_feast"]
    # The treasures of what was row 3 lie open now, and two lie face down beside each new card.
    assert seen(s, 0)["undertakings"][2]["treasures"] == ["blessing", "hoard"]
    assert seen(s, 0)["undertakings"][3]["treasures"] == ["purse", "coffer"]
    assert [one["id"] for one in laid_now[4:]] == ["salt_mines", "silent_abbey"]
    assert laid_now[4]["markers"] == [None] * 4
    assert [one["treasures"] for one in seen(s, 0)["undertakings"][4:]] == [2, 2]
    assert [one["treasures"] for one in laid_now[4:]] == [["song", "song"], ["song", "song"]]
    assert (board(s)["undertaking_pile"], board(s)["treasure_pile"]) == (["cursed_bell"], [])


@clause("seven", "complete.15", "supply.4")
def test_places_the_pile_cannot_fill_stay_empty() -> None:
    s = row_completed(person(sins="envy"), undertakings=row(*FULL_ROW), undertaking_pile=["cursed_bell"])
    choose(s, "complete:1")
    assert [one and one["id"] for one in board(s)["undertakings"]] == [None] * 4 + ["cursed_bell", None]


@clause("seven", "complete.16", "flow.9")
def test_the_gathering_phase_follows_at_once_and_nobody_else_acts() -> None:
    s = example(
        person(hero="aldric", fame=3, sins="envy envy envy"),
        person(characters="novice"),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None), None, laid("stolen_relic", None, 0, None)),
        cataclysm_pile=["famine", "earthquake"],
    )
    choose(s, "part:1.3")
    # The next question is the drawing of sins in the Gathering phase.
    assert asked(s) == (0, "DropSin")
    choose(s, "drop:envy")
    assert (s.turn, s.gold[0]) == (2, 2)


@clause("seven", "complete.16")
def test_one_turn_wins_one_piece_of_armour_even_where_the_next_row_is_nearly_full() -> None:
    # Everything of row 2 but its last requirements is met already: the row that moves down waits for the next turn.
    s = example(
        person(fame=9, artefacts="hourglass"),
        person(fame=9),
        undertakings=row(
            laid("thorn_maze", "neutral", "neutral", None), None, laid("stolen_relic", "neutral", "neutral", None)
        ),
        cataclysm_pile=["famine", "earthquake", "earthquake"],
        sin_pile=[],
    )
    choose(s, "part:1.3")
    assert (s.armour, s.turn) == (1, 2)
    while s.seat != 0:
        choose(s, "pass")
    choose(s, "part:1.3")
    assert (s.armour, s.turn) == (2, 3)
