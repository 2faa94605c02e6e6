"""Transcribe a Manuscript: what it costs, what it gives, ribbons and Bonus Cards, sets, printed ones, free ones."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    asked,
    card_ids,
    icons_and_most,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    told,
    turn_from,
)

# Cards without a Cleric or a Criminal.
MERCHANTS = "trader lender financier"
FREE = {"op": "transcribe_free", "costs": [3, 4], "n": 1}


def tiles(s: Viscounts, player: int = 0) -> list[str]:
    """The Manuscripts a player owns."""
    return [s.box.manuscript_ids[tile] for tile in s.scripts[player]]


def shelves(*first: str) -> list[list[str]]:
    """Piles of Manuscripts by place, the visible tile last; places not given have none left."""
    return [pile.split() for pile in first] + [[] for _ in range(5 - len(first))]


def transcribing(who: dict[str, Any], *pile: str, **rest: Any) -> Viscounts:
    return position(who, person(), shelves=shelves(*pile), steps=turn_from("ChooseAction"), **rest)


# --- the price -------------------------------------------------------------------------------------------------------


@clause("viscounts", "script.1")
def test_clerics_and_criminals_on_the_board_and_ink_add_up() -> None:
    s = transcribing(person("abbot thief trader", at="inner.1", ink=2), "black_virtue")
    assert icons_and_most(s, "act:transcribe") == (2, 4)
    play(s, "act:transcribe")
    assert (tiles(s), purse(s)["ink"]) == (["black_virtue"], 0)


@clause("viscounts", "script.1", "script.2")
def test_one_cleric_short_is_not_enough() -> None:
    s = transcribing(person("abbot thief squire", at="inner.1", ink=1, silver=9, gold=9, stone=9), "black_virtue")
    reason = refusal(s, "act:transcribe")
    assert (reason.clause, reason.message.args) == ("script.2", {"have": 3, "need": 4})


@clause("viscounts", "script.1")
def test_a_dismissed_townsfolk_adds_its_clerics() -> None:
    s = transcribing(person("abbot trader lender", at="inner.1", silver=3), "grey_stone", piles=pile("bishop"))
    assert "dismiss:transcribe" not in texts(s)  # 1 + 2 of the 4 Clerics
    s = transcribing(person("abbot trader lender", at="inner.1", silver=3), "blue_silver", piles=pile("bishop"))
    play(s, "dismiss:transcribe")
    assert (tiles(s), purse(s)["silver"], papers(s)["unpaid"]) == (["blue_silver"], 0 + 3, 1)


@clause("viscounts", "script.2")
def test_the_visible_manuscript_of_the_viscounts_segment_is_taken() -> None:
    s = transcribing(person(MERCHANTS, at="inner.2", ink=9), "grey_flip", "blue_silver yellow_gold black_ink")
    play(s, "act:transcribe")
    assert (tiles(s), purse(s)["ink"]) == (["black_ink"], 9 - 4 + 2)
    assert [len(shelf) for shelf in s.shelves] == [1, 2, 0, 0, 0]


@clause("viscounts", "script.2")
def test_more_clerics_than_needed_do_no_harm() -> None:
    s = transcribing(person("bishop abbot thief", at="inner.1", ink=2), "blue_silver")
    play(s, "act:transcribe")
    assert (tiles(s), purse(s)["ink"]) == (["blue_silver"], 2)


# --- what it gives ---------------------------------------------------------------------------------------------------


@clause("viscounts", "script.3")
def test_an_instant_manuscript_has_its_effect_and_stays_with_its_owner() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=3, virtue=7), "blue_silver")
    play(s, "act:transcribe")
    assert (purse(s)["silver"], tiles(s)) == (3, ["blue_silver"])
    assert s.scores()[0] == 1  # a set of one


@clause("viscounts", "script.3")
def test_a_manuscript_scored_at_the_end_has_no_effect_now() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=5), "grey_vp_resources")
    play(s, "act:transcribe")
    assert asked(s) == (1, "MoveViscount")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}


@clause("viscounts", "script.4")
def test_the_action_gives_one_manuscript() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=9), "grey_stone blue_silver")
    play(s, "act:transcribe")
    assert (tiles(s), asked(s)) == (["blue_silver"], (1, "MoveViscount"))


@clause("viscounts", "script.4", "script.5")
def test_a_manuscript_may_bring_a_free_one_even_that_just_uncovered() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=5), "blue_silver black_manuscript", "grey_stone")
    play(s, "act:transcribe")
    assert (asked(s), texts(s)) == ((0, "PickManuscript"), ["transcribe:1", "transcribe:2"])
    play(s, "transcribe:1")
    assert (tiles(s), purse(s)["silver"]) == (["black_manuscript", "blue_silver"], 3)


# --- Bonus Cards -----------------------------------------------------------------------------------------------------


@clause("viscounts", "script.6")
def test_the_first_with_three_of_a_ribbon_takes_its_bonus_card() -> None:
    two = transcribing(person(MERCHANTS, at="inner.1", ink=4, manuscripts="yellow_flip"), "yellow_gold")
    play(two, "act:transcribe")
    assert two.bonuses == [-1, -1, -1, -1]
    three = transcribing(
        person(MERCHANTS, at="inner.1", ink=4, manuscripts="yellow_flip yellow_recruit"), "yellow_gold"
    )
    play(three, "act:transcribe")
    assert board_json(three)["bonuses"] == {"grey": None, "black": None, "yellow": 0, "blue": None}


@clause("viscounts", "script.6")
def test_other_ribbons_do_not_count_towards_a_bonus_card() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=4, manuscripts="blue_flip yellow_recruit"), "yellow_gold")
    play(s, "act:transcribe")
    assert s.bonuses == [-1, -1, -1, -1]


@clause("viscounts", "script.6")
def test_a_free_manuscript_counts_for_a_bonus_card() -> None:
    s = position(
        person(manuscripts="yellow_flip yellow_recruit"),
        person(),
        shelves=shelves("yellow_gold"),
        steps=[step("Resolve", effects=[FREE])],
    )
    assert board_json(s)["bonuses"]["yellow"] == 0


@clause("viscounts", "script.7")
def test_a_bonus_card_once_taken_is_gone() -> None:
    s = transcribing(
        person(MERCHANTS, at="inner.1", ink=4, manuscripts="yellow_flip yellow_recruit yellow_two_workers"),
        "yellow_gold",
        bonuses={"yellow": 1},
    )
    play(s, "act:transcribe")
    assert board_json(s)["bonuses"]["yellow"] == 1
    assert s.permanent[0] == 0


@clause("viscounts", "script.7")
def test_one_player_may_hold_several_bonus_cards() -> None:
    s = transcribing(
        person(MERCHANTS, at="inner.1", ink=4, manuscripts="yellow_flip yellow_recruit"),
        "yellow_gold",
        bonuses={"grey": 0},
    )
    play(s, "act:transcribe")
    assert board_json(s)["bonuses"] == {"grey": 0, "black": None, "yellow": 0, "blue": None}
    assert sum(line.points for line in s.score_sheet() if line.clause == "script.8") == 6


@clause("viscounts", "script.8")
@pytest.mark.parametrize(
    ("ribbon", "at", "action", "icons"),
    [
        ("black", "inner.1", "transcribe", 1),
        ("yellow", "inner.1", "workers", 1),
        ("grey", "outer_left.1", "build", 1),
        ("blue", "outer_left.1", "trade", 2),
    ],
)
def test_a_bonus_card_is_worth_three_points_and_permanent_icons(ribbon: str, at: str, action: str, icons: int) -> None:
    def icons_in_play(holder: int) -> Any:
        s = position(person(MERCHANTS, at=at, gold=1), person(), bonuses={ribbon: holder}, steps=[step("ChooseAction")])
        assert s.scores() == [3 * (holder == 0), 3 * (holder == 1)]
        assert s.prompt is not None
        return s.prompt.message.args[action]

    assert icons_in_play(0) == icons_in_play(1) + icons


@clause("viscounts", "script.9")
def test_the_bonus_card_comes_before_the_effect_of_the_third_manuscript() -> None:
    s = transcribing(
        person(MERCHANTS, at="inner.1", ink=5, manuscripts="black_flip black_ink"),
        "black_manuscript",
        "grey_flip",
        "blue_silver",
    )
    play(s, "act:transcribe")
    assert asked(s) == (0, "PickManuscript")
    assert board_json(s)["bonuses"]["black"] == 0


# --- scoring ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "script.10", "script.11")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("grey_flip", 1),
        ("grey_flip black_flip", 4),
        ("grey_flip black_flip blue_flip", 9),
        ("grey_flip black_flip blue_flip yellow_flip", 16),
        ("grey_flip grey_stone", 1 + 1),
        ("grey_flip grey_stone black_flip", 4 + 1),
        ("grey_flip grey_stone black_flip black_ink", 4 + 4),
        (
            "grey_flip grey_stone black_flip black_ink black_virtue yellow_flip yellow_gold blue_flip",
            16 + 9 + 1,
        ),
    ],
)
def test_sets_of_different_ribbons_the_largest_first(owned: str, points: int) -> None:
    assert position(person(manuscripts=owned), person()).scores() == [points, 0]


@clause("viscounts", "script.12")
def test_a_printed_score_is_added_to_that_of_the_set() -> None:
    s = position(person(manuscripts="yellow_vp_debts black_flip", paid=3, unpaid=0), person())
    assert s.scores()[0] == 4 + 3


# --- printed Manuscripts ---------------------------------------------------------------------------------------------


@clause("viscounts", "script.13", "script.14", "script.15")
def test_the_printed_manuscript_may_be_used_again_and_again_but_never_taken() -> None:
    steps = [*turn_from("ChooseAction"), step("ChooseAction")]
    s = position(person(MERCHANTS, at="inner.4", ink=6), person(), steps=steps)
    for virtue in (5, 3):
        play(s, "act:transcribe")
        assert s.virtue[0] == virtue
    assert (purse(s)["ink"], tiles(s), s.scores()) == (0, [], [0, 0])
    assert s.shelves == [(), (), (), (), ()]


@clause("viscounts", "script.13")
def test_the_printed_manuscript_is_that_of_the_segment_at_its_printed_cost() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=2))
    assert asked(s)[0] == 1  # three Clerics are out of reach
    bay = transcribing(person(MERCHANTS, at="inner.1", ink=3))
    assert papers(play(bay, "act:transcribe"))["acquired"] == 1
    hills = transcribing(person(MERCHANTS, at="inner.2", ink=3))
    play(hills, "act:transcribe", "take:gold", "take:stone")
    assert purse(hills) == {"silver": 0, "ink": 0, "gold": 1, "stone": 1}


@clause("viscounts", "script.15")
def test_an_empty_pile_stays_empty() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=3), "blue_silver", "grey_flip grey_stone")
    play(s, "act:transcribe")
    assert [len(shelf) for shelf in s.shelves] == [0, 2, 0, 0, 0]


@clause("viscounts", "script.14")
def test_transcribing_a_printed_manuscript_is_the_whole_action() -> None:
    s = transcribing(person("deacon_virtue trader lender", at="inner.1", ink=2))
    play(s, "act:transcribe")
    assert s.virtue[0] == 6  # the Deacon follows the action


@clause("viscounts", "script.14")
def test_a_printed_manuscript_brings_no_bonus_card() -> None:
    s = transcribing(person(MERCHANTS, at="inner.1", ink=3, manuscripts="yellow_flip yellow_recruit"))
    play(s, "act:transcribe")
    assert s.bonuses == [-1, -1, -1, -1]


# --- the worked case -------------------------------------------------------------------------------------------------


@clause("viscounts", "script.16")
def test_the_worked_case_of_the_racketeer() -> None:
    s = position(
        person(
            "acolyte trader lender",
            at="inner.1",
            silver=1,
            ink=3,
            deck="squire",
            discards="abbot labourer",
        ),
        person(),
        bonuses={"black": 0},
        buildings={"3.1": "0 workshop_1", "3.2": "0 guildhall_1"},
        piles=pile("racketeer_rearrange"),
        shelves=shelves("grey_vp_buildings"),
        steps=[step("ChooseAction")],
    )
    assert "act:transcribe" not in texts(s)
    events = told(s, "dismiss:transcribe")
    assert events.index("event-shuffles") < events.index("event-transcribes")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}
    assert sorted(card_ids(s, s.decks[0])) == ["abbot", "labourer", "squire"]
    assert s.virtue[0] == 6  # a Shuffle without Criminals on the board
    assert tiles(s) == ["grey_vp_buildings"]
    script = [line.points for line in s.score_sheet() if line.clause in ("script.10", "script.12")]
    assert script == [1, 2]  # a set of one, and two Buildings


# --- free Manuscripts ------------------------------------------------------------------------------------------------


@clause("viscounts", "script.17")
def test_a_free_manuscript_is_any_visible_one_of_cost_three_or_four() -> None:
    # A costly tile above a cheap one hides it; the second place shows cost 5.
    s = position(
        person(at="outer_right.5"),
        person(),
        shelves=shelves("grey_flip", "grey_stone black_vp_cleric", "black_ink", "yellow_vp_debts"),
        steps=[step("Resolve", effects=[FREE])],
    )
    assert texts(s) == ["transcribe:1", "transcribe:3"]
    assert refusal(s, "transcribe:2").clause == "script.17"
    play(s, "transcribe:3")
    assert (tiles(s), purse(s)["ink"]) == (["black_ink"], 2)


@clause("viscounts", "script.18")
def test_a_free_manuscript_cannot_be_refused_and_is_lost_where_none_is_visible() -> None:
    def free(*piles: str) -> Viscounts:
        return position(person(), person(), shelves=shelves(*piles), steps=[step("Resolve", effects=[FREE])])

    assert "decline" not in texts(free("grey_flip", "grey_stone"))
    assert tiles(free("grey_stone")) == ["grey_stone"]
    assert tiles(free("black_vp_cleric")) == []
    nothing = free()
    assert (asked(nothing), tiles(nothing)) == ((None, ""), [])


@clause("viscounts", "script.18")
def test_a_printed_manuscript_is_never_the_free_one() -> None:
    s = position(
        person(at="inner.4"),
        person(),
        shelves=shelves("grey_flip", "grey_stone"),
        steps=[step("Resolve", effects=[FREE])],
    )
    assert texts(s) == ["transcribe:1", "transcribe:2"]
    assert refusal(s, "transcribe:4").clause == "script.18"


@clause("viscounts", "card.8")
@pytest.mark.parametrize(("react", "virtue"), [(False, 7), (True, 6)])
def test_a_table_may_let_a_free_manuscript_count_as_the_action(react: bool, virtue: int) -> None:
    s = position(
        person("deacon_virtue trader lender"),
        person(),
        shelves=shelves("grey_stone", "blue_silver"),
        options={"free_deeds_react": react},
        steps=[step("Resolve", effects=[FREE])],
    )
    play(s, "transcribe:2")
    assert (s.virtue[0], purse(s)["silver"]) == (virtue, 3)
