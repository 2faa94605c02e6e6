"""The Rival's turn, its Collision, the end of a game alone and who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.scoring import firm_points, points_at_end
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, RIVALS, alone, icons, markers, rival, schemes, tries, turn_of
from tests.games.viscounts.positions import (
    box,
    card_ids,
    gain,
    new_game,
    papers,
    person,
    purse,
    step,
    texts,
)

FUTURE = ["future_cleric", "future_noble", "future_criminal_1"]  # the last lies on top
BUILDERS = "starting_builder starting_builder starting_builder"


def deeds_and_debts(s: Viscounts, player: int = RIVAL) -> tuple[int, int]:
    """Acquired Deeds and unpaid Debts."""
    return papers(s, player)["acquired"], papers(s, player)["unpaid"]


def outer(s: Viscounts) -> int:
    """How many outer spaces clockwise from the first one the Rival's Viscount stands."""
    place, side = divmod(s.viscounts[RIVAL], 3)
    return 2 * place + side


# --- the Scheme -----------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.55")
def test_its_cards_slide_and_the_top_scheme_is_turned_up_on_the_left() -> None:
    s = turn_of(rival("starting_builder starting_cleric -", deck="starting_noble starting_builder_noble"))
    assert schemes(s)["row"] == ["starting_builder_noble", "starting_builder", "starting_cleric"]
    assert schemes(s)["deck"] == ["starting_noble"]
    assert schemes(s)["discards"] == []


@clause("viscounts", "solo.55")
def test_a_card_pushed_off_goes_on_its_discards() -> None:
    row = "starting_builder starting_cleric starting_criminal_1"
    s = turn_of(rival(row, deck="starting_builder_noble", discards="starting_noble"))
    assert schemes(s)["row"] == ["starting_builder_noble", "starting_builder", "starting_cleric"]
    assert schemes(s)["discards"] == ["starting_noble", "starting_criminal_1"]


@clause("viscounts", "solo.56")
def test_the_rows_are_resolved_from_top_to_bottom() -> None:
    # It gains Virtue, dismisses where it stands, moves 4, and transcribes where it arrives.
    s = turn_of(rival(deck="future_cleric", ink=9), shelves=[["grey_stone"], [], ["yellow_gold"], [], []])
    assert card_ids(s, s.gone) == ["miner"]  # the top of the first pile
    assert outer(s) == 4
    assert [box().manuscript_ids[tile] for tile in s.scripts[RIVAL]] == ["yellow_gold"]


@clause("viscounts", "solo.56")
def test_the_icons_in_the_header_fund_its_action_and_do_nothing_else() -> None:
    # 1 Cleric on the Scheme, 1 printed on the right and 1 of the Guildhall are the 3 of the Manuscript.
    board: dict[str, Any] = {"buildings": {"5.5": "1 guildhall_1"}, "shelves": [[], ["blue_silver"], [], [], []]}
    s = turn_of(rival(deck="starting_cleric"), **board)
    assert len(s.scripts[RIVAL]) == 1
    # A Cleric and a Noble too few for anything: its rows give Corruption, a Debt and the flip of a Deed, no more.
    s = turn_of(rival(deck="starting_cleric_noble", acquired=1), shelves=[["yellow_vp_debts"], [], [], [], []])
    assert sum(purse(s, RIVAL).values()) == 0
    assert papers(s, RIVAL) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 1}
    assert markers(s) == (2, 7)


@clause("viscounts", "solo.57")
def test_the_criminal_row_counts_the_criminals_of_its_whole_board() -> None:
    s = turn_of(rival("future_criminal_1 starting_builder -", deck="starting_criminal_1", acquired=1), future=FUTURE)
    assert s.corruption[RIVAL] == 1 + 3


@clause("viscounts", "solo.57")
def test_a_scheme_without_the_row_brings_no_corruption() -> None:
    s = turn_of(rival("future_criminal_1 starting_criminal_1 -", deck="starting_builder_noble", acquired=1))
    assert s.corruption[RIVAL] == 1


@clause("viscounts", "solo.58")
@pytest.mark.parametrize("which", RIVALS)
def test_each_scheme_moves_its_viscount_as_far_as_it_says(which: str) -> None:
    for scheme in box().schemes:
        s = turn_of(rival(deck=scheme.id, at="outer_right.2"), which=which, future=FUTURE)
        assert outer(s) == 3 + scheme.move, scheme.id
        assert 1 <= scheme.move <= 4


@clause("viscounts", "solo.59")
@pytest.mark.parametrize(
    ("resources", "done"), [({"stone": 9, "ink": 9}, "build"), ({"ink": 9}, "transcribe"), ({}, "gain")]
)
def test_it_takes_the_first_option_it_can_carry_out(resources: dict[str, Any], done: str) -> None:
    # Build, else its focus, else a Debt and the flip of a Deed; no Icon but the Scheme's Builder and Noble.
    row = "starting_noble starting_noble starting_noble"
    s = turn_of(rival(row, deck="starting_builder_noble", acquired=1, **resources), shelves=[["black_ink"]] * 5)
    happened = {
        "build": s.built[RIVAL] != 0,
        "transcribe": s.scripts[RIVAL] != (),
        "gain": papers(s, RIVAL) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 1},
    }
    assert [name for name, yes in happened.items() if yes] == [done]


@clause("viscounts", "solo.59")
def test_a_plain_gain_always_works_and_ends_the_search() -> None:
    s = alone(rival(), steps=tries(gain("gold"), gain("stone")), turn=RIVAL)
    assert purse(s, RIVAL) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}
    assert deeds_and_debts(s) == (0, 0)


@clause("viscounts", "solo.59")
@pytest.mark.parametrize("which", RIVALS)
def test_the_last_option_of_every_scheme_is_a_plain_gain(which: str) -> None:
    # Whatever it cannot do, it ends with papers or Virtue, and nobody is asked.
    for scheme in box().schemes:
        gains = scheme.options[-1]
        assert all(part.__class__.__name__ in ("Gain", "Flip") for part in getattr(gains, "of", (gains,))), scheme.id
        assert turn_of(rival(deck=scheme.id), which=which, future=FUTURE).over, scheme.id


# --- the two worked turns -------------------------------------------------------------------------------------------


def first_turn() -> Viscounts:
    """The Cleric Rival as it begins, with the Schemes of the two examples, after its first turn."""
    return turn_of(
        rival(deck="starting_criminal_1 starting_noble", ink=1, stone=1, unpaid=1, acquired=1),
        buildings={"5.5": "1 guildhall_1"},
        shelves=[[], ["blue_recruit"], [], [], []],
        future=FUTURE,
    )


@clause("viscounts", "solo.60")
def test_the_first_worked_turn_of_the_cleric_rival() -> None:
    s = first_turn()
    assert card_ids(s, s.gone) == ["miner"]  # dismissed for 1 Virtue
    assert outer(s) == 2
    assert icons(s)["noble"] == 1 + 1  # too few to place Workers
    assert s.workers[RIVAL] == 20
    assert papers(s, RIVAL) == {"unpaid": 0, "paid": 1, "acquired": 1, "approved": 0}
    assert purse(s, RIVAL) == {"silver": 0, "ink": 2, "gold": 0, "stone": 1}
    assert markers(s) == (1, 5)


@clause("viscounts", "solo.61")
def test_the_second_worked_turn_of_the_cleric_rival() -> None:
    before = first_turn()
    data = before.to_json()
    data["steps"] = [step("CheckCollision", RIVAL), step("SlideSchemes", RIVAL)]
    s = before.table.game.load(data, strict=False)
    assert isinstance(s, Viscounts)
    assert schemes(s)["row"] == ["starting_criminal_1", "starting_noble", ""]
    assert markers(s) == (2, 5)
    assert outer(s) == 3
    assert [box().manuscript_ids[tile] for tile in s.scripts[RIVAL]] == ["blue_recruit"]
    assert purse(s, RIVAL) == purse(before, RIVAL)  # a Criminal and two Clerics: no Ink was needed
    assert schemes(s)["discards"] == ["future_criminal_1", "future_noble"]


# --- its Collision --------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.62")
def test_after_its_scheme_its_collision_is_resolved_and_its_markers_reset() -> None:
    # Two Virtue, one of them from the last row, bring the markers together on space 5: a resource and a Debt.
    s = turn_of(rival(deck="starting_noble", corruption=5, acquired=1))
    assert deeds_and_debts(s) == (0, 1)
    assert papers(s, RIVAL)["approved"] == 1
    assert purse(s, RIVAL)["ink"] == 1
    assert markers(s) == (1, 7)


@clause("viscounts", "solo.62")
def test_without_a_collision_its_markers_stay() -> None:
    s = turn_of(rival(deck="starting_noble", corruption=4, acquired=1))
    assert markers(s) == (4, 5)
    assert deeds_and_debts(s) == (0, 0)


@clause("viscounts", "solo.62")
def test_the_person_is_served_after_it_and_before_the_reset() -> None:
    s = turn_of(rival(deck="starting_noble", corruption=5, acquired=1), person("abbot - -", at="inner.5"))
    assert markers(s, 0) == (1, 6)  # below space 5: Virtue without Criminals


REWARDS = {  # Deeds, Debts, resources
    1: (3, 0, 0),
    2: (2, 0, 0),
    3: (1, 0, 1),
    4: (1, 1, 1),
    5: (0, 1, 1),
    6: (0, 2, 1),
    7: (0, 3, 2),
}


@clause("viscounts", "solo.63")
@pytest.mark.parametrize("which", RIVALS)
@pytest.mark.parametrize("space", REWARDS)
def test_the_rewards_above_its_track(which: str, space: int) -> None:
    steps = [step("CheckCollision", RIVAL)]
    s = alone(rival(corruption=space, virtue=space), which=which, steps=steps, turn=RIVAL)
    deeds, debts, resources = REWARDS[space]
    assert deeds_and_debts(s) == (deeds, debts)
    assert sum(purse(s, RIVAL).values()) == resources


@clause("viscounts", "solo.63")
@pytest.mark.parametrize(
    ("space", "criminal", "gains"),
    [
        (1, True, ["unpaid"]),
        (1, False, []),
        (2, True, ["corruption"]),
        (2, False, []),
        (3, True, ["corruption"]),
        (3, False, []),
        (4, True, ["rearrange"]),
        (4, False, ["rearrange"]),
        (5, True, []),
        (5, False, ["virtue"]),
        (6, True, []),
        (6, False, ["virtue"]),
        (7, True, []),
        (7, False, ["acquired"]),
    ],
)
def test_the_row_below_its_track_is_the_usual_one(space: int, criminal: bool, gains: list[str]) -> None:
    someone = person("thief squire -" if criminal else "abbot squire -", at="inner.5")
    s = alone(rival(corruption=space, virtue=space), someone, steps=[step("CheckCollision", RIVAL)], turn=RIVAL)
    happened = {
        "unpaid": papers(s)["unpaid"] == 1,
        "acquired": papers(s)["acquired"] == 1,
        "corruption": markers(s, 0) == (2, 7),
        "virtue": markers(s, 0) == (1, 6),
        "rearrange": not s.over and "order:2.1.3" in texts(s),
    }
    assert [name for name, yes in happened.items() if yes] == gains


@clause("viscounts", "solo.64")
@pytest.mark.parametrize(
    ("space", "scheme", "moved"),
    [
        (2, "starting_criminal_1", (2, 7)),
        (2, "starting_builder", (1, 7)),
        (5, "starting_criminal_1", (1, 7)),
        (5, "starting_builder", (1, 6)),
    ],
)
def test_in_the_persons_collision_its_schemes_show_its_criminals(
    space: int, scheme: str, moved: tuple[int, int]
) -> None:
    someone = person("thief - -" if "builder" in scheme else "abbot - -", corruption=space, virtue=space)
    s = alone(rival(f"{scheme} - -", deck="starting_criminal_2"), someone, steps=[step("CheckCollision", 0)])
    assert markers(s) == moved


@clause("viscounts", "solo.64")
def test_the_rearrange_of_the_persons_collision_is_a_resource_to_it() -> None:
    s = alone(rival("starting_builder - -"), person(corruption=4, virtue=4), steps=[step("CheckCollision", 0)])
    assert purse(s, RIVAL)["ink"] == 1


@clause("viscounts", "solo.64")
def test_its_stack_waits_while_the_persons_collision_is_resolved() -> None:
    automaton = rival("starting_builder - -", corruption=3, virtue=3)
    s = alone(automaton, person(corruption=5, virtue=5), steps=[step("CheckCollision", 0)])
    assert markers(s) == (2, 2)  # pushed by the Virtue below space 5, and not resolved
    assert deeds_and_debts(s) == (0, 0)
    assert markers(s, 0) == (1, 7)


# --- the course of the game -----------------------------------------------------------------------------------------


@clause("viscounts", "solo.65")
@pytest.mark.parametrize("which", RIVALS)
def test_it_hires_nobody_and_draws_no_hand(which: str) -> None:
    s = turn_of(rival(deck="starting_cleric starting_builder_noble", stone=9, acquired=1), which=which)
    assert s.hands[RIVAL] == ()
    assert schemes(s)["deck"] == ["starting_cleric"]
    assert [len(pile) for pile in s.piles] == [2] * 5
    assert all(card >= s.box.first_scheme for card in (*s.discards[RIVAL], *s.row(RIVAL)))


@clause("viscounts", "solo.66")
def test_the_rival_takes_the_last_turn_of_the_game() -> None:
    s = alone(rival(deck="starting_builder_noble"), steps=[step("EndTurn", 0)], round=7, last_round=7, debts_above=0)
    assert s.over
    assert schemes(s)["row"][0] == "starting_builder_noble"
    assert s.round == 7


@clause("viscounts", "solo.66")
@pytest.mark.parametrize("player", [0, RIVAL])
def test_whoever_reveals_an_end_card_both_still_have_a_full_round(player: int) -> None:
    s = alone(
        rival(deck="starting_builder_noble"),
        person(at="inner.5", hand="abbot squire"),
        steps=[step("EndTurn", RIVAL), step("Resolve", player, effects=[gain("debt")])],
        turn=player,
        round=3,
        debts_above=1,
    )
    assert (s.round, s.last_round) == (4, 4)
    assert s.seat == 0  # the person's last turn, then the Rival's
    while not s.over:
        s.apply(s.options()[-1])
    assert schemes(s)["row"][0] == "starting_builder_noble"


@clause("viscounts", "solo.67")
def test_it_scores_a_point_for_each_leftover_resource_besides_all_others() -> None:
    s = alone(
        rival(ink=2, gold=1, stone=1, acquired=2, unpaid=1, castle=([1, 0, 0, 0, 0], [1, 0, 0, 0, 0], 1)),
        person(ink=2, gold=1, stone=1, silver=5),
        steps=[],
        buildings={"1.1": "1 guildhall_1"},
        leader=RIVAL,
        bonuses={"grey": RIVAL},
    )
    assert s.scores() == [0, 4 + 2 - 2 + (1 + 2 + 3) + 6 + 5 + 3]


@clause("viscounts", "solo.67")
def test_what_it_may_still_spend_is_no_certain_point() -> None:
    s = alone(rival(ink=2, stone=1), person(), steps=[])
    assert (firm_points(s)[1], points_at_end(s)[1]) == (0, 3)


@clause("viscounts", "solo.68")
@pytest.mark.parametrize(("mine", "its", "shares"), [(2, 1, [12, 4]), (1, 3, [4, 12]), (2, 2, [8, 8]), (0, 1, [0, 12])])
def test_poverty_and_prosperity_pay_twelve_and_four(mine: int, its: int, shares: list[int]) -> None:
    poor = alone(rival(approved=its), person(approved=mine), steps=[], debts_above=0)
    assert poor.scores() == [3 * mine + shares[0], 3 * its + shares[1]]
    rich = alone(rival(paid=its), person(paid=mine), steps=[], deeds_above=0)
    assert rich.scores() == shares
    seconds = {line.clause for line in (*poor.score_sheet(), *rich.score_sheet()) if line.message.args.get("rank") == 2}
    assert seconds <= {"solo.68"}


@clause("viscounts", "solo.69")
@pytest.mark.parametrize(("mine", "winner"), [(3, 0), (2, RIVAL), (1, RIVAL)])
def test_the_person_wins_only_with_strictly_more_points(mine: int, winner: int) -> None:
    # Leftover Silver does not break the tie.
    assert alone(rival(acquired=2), person(acquired=mine, silver=9), steps=[]).winners() == [winner]


@clause("viscounts", "solo.70")
@pytest.mark.parametrize(("scored", "clerics"), [(True, 6), (False, 0)])
def test_its_manuscripts_count_the_icons_of_its_schemes(scored: bool, clerics: int) -> None:
    # One on the board, one in the pile, two in the discards, a Guildhall and a Bonus Card; none of the future pile.
    s = alone(
        rival(
            "starting_cleric - starting_criminal_1",
            deck="starting_builder_cleric",
            discards="future_cleric future_cleric_noble",
            manuscripts="black_vp_cleric",
        ),
        person(deck="abbot abbot abbot"),
        steps=[],
        future=["future_builder_cleric"],
        buildings={"1.1": "1 guildhall_1"},
        bonuses={"black": RIVAL},
        options={"rival_icons_scored": scored},
    )
    points = [line.points for line in s.score_sheet() if line.message.key == "score-manuscript"]
    assert points == ([clerics] if clerics else [])


@clause("viscounts", "solo.70")
def test_the_count_before_the_end_betrays_nothing_of_its_draw_pile() -> None:
    automaton = rival("starting_cleric - -", deck="starting_builder_cleric", manuscripts="black_vp_cleric")
    s = alone(automaton, person(hand="abbot squire"))
    assert not s.over
    assert [line.points for line in s.score_sheet() if line.message.key == "score-manuscript"] == [1]


@clause("viscounts", "solo.70")
def test_what_is_not_counted_in_icons_scores_for_it_all_the_same() -> None:
    s = alone(rival(manuscripts="yellow_vp_debts", paid=3), steps=[], options={"rival_icons_scored": False})
    assert [line.points for line in s.score_sheet() if line.message.key == "score-manuscript"] == [3]


@clause("viscounts", "solo.71")
@pytest.mark.parametrize("which", RIVALS)
def test_each_of_the_four_rivals_can_be_met_and_beaten(which: str) -> None:
    assert new_game(1, rival=which).rival == RIVALS.index(which)
    s = alone(rival(), person(acquired=1), which=which, steps=[], debts_above=0)
    assert s.winners() == [0]
