"""The castle: placing Workers, groups of three moving inwards, crowds, the Castle Leader."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    EMPTY,
    Step,
    acting,
    asked,
    box,
    card_ids,
    gain,
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
    tiers,
    turn_from,
)

# Cards without a Noble or a Criminal.
MERCHANTS = "trader lender financier"

Castle = tuple[list[int], list[int], int]


def castle(first: list[int] = EMPTY, second: list[int] = EMPTY, third: int = 0) -> Castle:
    return first, second, third


NOBODY = castle()


def sending(place: int, n: int, own: Castle = NOBODY, *others: Castle, **rest: Any) -> Viscounts:
    """Player 0 places `n` Workers at `place`, in the Place Workers action; the castles of all players are given."""
    steps = [
        *turn_from("Recruit"),
        step("EndAction", action="place_workers"),
        step("SendWorkers", place=place, n=n),
    ]
    people = [person(MERCHANTS, at=f"inner.{place}", castle=own, unpaid=1, hand="thief")]
    people += [person(MERCHANTS, at="outer_left.1", castle=other) for other in others or (NOBODY,)]
    return position(*people, steps=steps, **rest)


def moving(own: Castle, other: Castle = NOBODY, **rest: Any) -> Viscounts:
    """Player 0 may move a Worker, in the middle of an action."""
    steps = [*turn_from("Recruit"), step("ShiftWorker")]
    return position(person(MERCHANTS, castle=own), person(MERCHANTS, castle=other), steps=steps, **rest)


def supply(s: Viscounts, player: int = 0) -> int:
    return s.workers[player]


# --- how many Workers ------------------------------------------------------------------------------------------------


@clause("viscounts", "work.1")
def test_nobles_and_criminals_on_the_board_and_gold_add_up() -> None:
    s = acting(person("squire thief trader", at="inner.1", gold=1))
    assert icons_and_most(s, "act:workers") == (2, 3)
    play(s, "act:workers")
    assert texts(s) == ["workers:1", "workers:2"]
    play(s, "workers:2")
    assert purse(s)["gold"] == 0


@clause("viscounts", "work.1")
def test_a_dismissed_townsfolk_adds_its_nobles() -> None:
    piles = pile("enforcer")
    s = acting(person("squire trader lender", at="inner.1", silver=3), piles=piles)
    play(s, "dismiss:workers")
    assert texts(s) == ["workers:1", "workers:2"]  # 1 + 2 Nobles


@clause("viscounts", "work.2")
@pytest.mark.parametrize(("gold", "most"), [(3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (12, 4)])
def test_the_nobles_tell_how_many_workers_can_be_placed(gold: int, most: int) -> None:
    s = acting(person(MERCHANTS, at="inner.1", gold=gold))
    play(s, "act:workers")
    assert texts(s) == [f"workers:{n}" for n in range(1, most + 1)]
    assert refusal(s, f"workers:{most + 1}").clause == "work.2"


@clause("viscounts", "work.2")
@pytest.mark.parametrize(("workers", "nobles"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_each_line_costs_its_nobles_and_no_more(workers: int, nobles: int) -> None:
    s = acting(person(MERCHANTS, at="inner.5", gold=12))
    play(s, "act:workers", f"workers:{workers}")
    assert (purse(s)["gold"], supply(s)) == (12 - nobles, 20 - workers)


@clause("viscounts", "work.2")
def test_a_single_noble_places_a_worker_and_none_places_none() -> None:
    one = acting(person("squire trader lender", at="inner.1"))
    play(one, "act:workers")
    assert supply(one) == 19
    none = position(person(MERCHANTS, at="inner.1"), person(), steps=turn_from("ChooseAction"))
    assert none.turn == 1  # nothing but passing was open


@clause("viscounts", "work.3")
def test_icons_are_not_split_over_lines() -> None:
    s = position(person(MERCHANTS, at="inner.3", gold=4), person(), steps=turn_from("ChooseAction"))
    play(s, "act:workers", "workers:2")
    assert tiers(s) == ([0, 0, 2, 0, 0], EMPTY, 0)
    assert asked(s) == (1, "MoveViscount")  # the fourth Noble places nobody


@clause("viscounts", "work.3")
def test_a_lower_line_may_be_used() -> None:
    s = acting(person(MERCHANTS, at="inner.3", gold=8))
    play(s, "act:workers", "workers:1")
    assert (tiers(s)[0], purse(s)["gold"]) == ([0, 0, 1, 0, 0], 7)


@clause("viscounts", "work.4")
def test_without_a_worker_in_the_supply_the_action_is_impossible() -> None:
    s = position(
        person(MERCHANTS, at="inner.1", gold=8, ink=9, castle=castle(third=20)),
        person(),
        shelves=[["grey_flip"], [], [], [], []],
        steps=[step("ChooseAction")],
    )
    assert texts(s) == ["act:transcribe", "pass"]
    assert refusal(s, "act:workers").clause == "work.4"


@clause("viscounts", "work.4")
def test_fewer_workers_than_the_nobles_allow_are_all_placed() -> None:
    s = acting(person(MERCHANTS, at="inner.2", gold=8, castle=castle(third=18)))
    play(s, "act:workers")
    assert refusal(s, "workers:3").clause == "work.4"
    play(s, "workers:2")
    assert (tiers(s)[0], supply(s)) == ([0, 2, 0, 0, 0], 0)


@clause("viscounts", "work.4")
def test_never_more_workers_are_sent_than_there_are() -> None:
    s = sending(2, 4, castle(third=18))
    assert (tiers(s)[0], supply(s)) == ([0, 2, 0, 0, 0], 0)


@clause("viscounts", "work.5")
def test_all_workers_go_to_the_section_facing_the_viscount() -> None:
    for place in range(1, 6):
        s = acting(person(MERCHANTS, at=f"inner.{place}", gold=3))
        play(s, "act:workers", "workers:2")
        assert tiers(s)[0] == [2 if n == place else 0 for n in range(1, 6)]


# --- the first tier --------------------------------------------------------------------------------------------------


@clause("viscounts", "work.6", "work.7", "work.8")
def test_three_workers_one_goes_in_its_effect_comes_first_then_the_others_part() -> None:
    s = sending(4, 3, piles=[["friar"], ["miner"], [], [], []])
    assert (asked(s), texts(s)) == ((0, "PickEither"), ["either:1", "either:2"])  # free hire or Destroy
    assert tiers(s) == ([0, 0, 0, 2, 0], [0, 0, 0, 1, 0], 0)
    play(s, "either:1", "hire:2")
    assert card_ids(s, s.discards[0]) == ["miner"]
    assert tiers(s) == ([0, 0, 1, 0, 1], [0, 0, 0, 1, 0], 0)


@clause("viscounts", "work.6")
def test_two_workers_stay_where_they_are() -> None:
    s = sending(4, 1, castle([0, 0, 0, 1, 0]))
    assert tiers(s) == ([0, 0, 0, 2, 0], EMPTY, 0)


@clause("viscounts", "work.8", "work.43")
@pytest.mark.parametrize(("place", "after"), [(1, [0, 1, 0, 0, 1]), (5, [1, 0, 0, 1, 0])])
def test_the_sections_form_a_ring(place: int, after: list[int]) -> None:
    assert tiers(sending(place, 3))[0] == after


@clause("viscounts", "work.9")
def test_a_group_made_by_the_movement_moves_in_its_turn() -> None:
    s = sending(1, 3, castle([0, 2, 0, 0, 0]))  # one goes on to 2 and makes three there: a flip
    assert papers(s)["paid"] == 1
    play(s, "take:gold")
    assert tiers(s) == ([1, 0, 1, 0, 1], [1, 1, 0, 0, 0], 0)


@clause("viscounts", "work.10")
@pytest.mark.parametrize(("first", "virtue"), [("advance:2", 7), ("advance:5", 5)])
def test_the_player_chooses_which_of_several_groups_moves_next(first: str, virtue: int) -> None:
    s = sending(1, 3, castle([0, 2, 1, 0, 2]))
    assert (asked(s), texts(s)) == ((0, "PickSection"), ["advance:2", "advance:5"])
    assert refusal(s, "advance:3").message.args["n"] == 1
    play(s, first)
    # Section 2 flips the Debt and asks for its resource before section 5 has given its Virtue, or after.
    assert asked(s) == (0, "PickResource")
    assert s.virtue[0] == virtue
    play(s, "take:ink")
    assert (s.virtue[0], tiers(s)) == (5, ([2, 0, 2, 1, 0], [1, 1, 0, 0, 1], 0))


@clause("viscounts", "work.11")
def test_six_workers_empty_their_section_in_two_resolutions() -> None:
    s = sending(5, 4, castle([0, 0, 0, 0, 2]))
    assert tiers(s) == ([2, 0, 0, 2, 0], [0, 0, 0, 0, 2], 0)
    assert s.virtue[0] == 7 - 2 - 2


@clause("viscounts", "work.11")
def test_five_workers_leave_two_behind() -> None:
    assert tiers(sending(5, 4, castle([0, 0, 0, 0, 1]))) == ([1, 0, 0, 1, 2], [0, 0, 0, 0, 1], 0)


@clause("viscounts", "work.12")
def test_the_second_tier_gives_five_things_clockwise() -> None:
    ink_and_stone = sending(1, 3)
    assert purse(ink_and_stone) == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}
    flip = sending(2, 3)
    assert (papers(flip)["paid"], asked(flip)) == (1, (0, "PickResource"))
    move_and_gold = sending(3, 3)
    assert (asked(move_and_gold), purse(move_and_gold)["gold"]) == ((0, "ShiftWorker"), 0)
    play(move_and_gold, "decline")
    assert purse(move_and_gold)["gold"] == 1
    hire_or_destroy = sending(4, 3)
    play(hire_or_destroy, "destroy:thief")  # no Townsfolk is left: only Destroy is open
    assert purse(hire_or_destroy)["silver"] == 1
    assert sending(5, 3).virtue[0] == 5


@clause("viscounts", "work.12")
def test_the_effects_keep_their_order_however_the_castle_is_turned() -> None:
    assert box().wedge_ids == ["ink_stone", "flip", "move_and_gold", "recruit_or_destroy", "two_virtue"]
    turned = ["two_virtue", "ink_stone", "flip", "move_and_gold", "recruit_or_destroy"]
    assert sending(1, 3, wedges=turned).virtue[0] == 5
    assert purse(sending(2, 3, wedges=turned)) == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}


@clause("viscounts", "work.13")
def test_the_worker_move_may_take_one_of_the_section_going_on() -> None:
    s = sending(3, 3)
    assert texts(s) == ["shift:3.onward", "shift:3.back", "decline"]
    play(s, "shift:3.onward")
    assert (asked(s), texts(s)) == ((0, "PickSide"), ["side:onward", "side:back"])
    play(s, "side:back")
    assert tiers(s) == ([0, 1, 0, 1, 0], [0, 0, 1, 0, 0], 0)


@clause("viscounts", "work.13")
def test_the_single_worker_left_goes_where_its_owner_says() -> None:
    s = play(sending(3, 3), "shift:3.onward", "side:onward")
    assert tiers(s) == ([0, 0, 0, 2, 0], [0, 0, 1, 0, 0], 0)


@clause("viscounts", "work.13")
def test_with_nobody_left_nobody_goes_sideways() -> None:
    s = position(person(castle=castle([1, 0, 0, 0, 0])), person(), steps=[step("SpreadWorkers", place=3)])
    assert tiers(s)[0] == [1, 0, 0, 0, 0]


@clause("viscounts", "work.13")
def test_with_more_workers_in_the_section_both_sideways_moves_are_made() -> None:
    s = sending(3, 3, castle([0, 0, 1, 0, 0]))  # four: one in, one shifted, one each way
    play(s, "shift:3.onward")
    assert tiers(s) == ([0, 1, 0, 2, 0], [0, 0, 1, 0, 0], 0)


@clause("viscounts", "work.13", "work.37")
def test_a_group_made_elsewhere_waits_for_the_sideways_moves() -> None:
    s = sending(3, 3, castle([1, 2, 0, 0, 0]))
    play(s, "shift:1.onward")  # makes three in section 2, which flips the Debt
    # Section 3 has sent its two Workers out, one of them to section 2, before that group moves.
    assert (asked(s), tiers(s)) == ((0, "PickResource"), ([0, 3, 0, 1, 0], [0, 1, 1, 0, 0], 0))
    play(s, "take:ink")
    assert tiers(s)[0] == [1, 1, 1, 1, 0]


# --- the second and third tier ---------------------------------------------------------------------------------------


@clause("viscounts", "work.14")
def test_a_third_worker_in_the_second_tier_sends_one_up_for_a_resource() -> None:
    s = sending(5, 3, castle(second=[0, 0, 0, 0, 2]))
    assert tiers(s) == ([1, 0, 0, 1, 0], [0, 0, 0, 0, 2], 1)
    assert (asked(s), texts(s)) == ((0, "PickResource"), ["take:ink", "take:gold", "take:stone"])
    play(s, "take:stone")
    assert purse(s)["stone"] == 1


@clause("viscounts", "work.14")
def test_the_second_tier_waits_until_the_first_has_come_to_rest() -> None:
    s = sending(1, 3, castle([0, 2, 0, 0, 0], [2, 0, 0, 0, 0]))
    # Section 1 holds three in the second tier, but section 2 of the first tier moves before: its Debt is paid.
    assert (papers(s)["paid"], tiers(s)) == (1, ([0, 2, 0, 0, 1], [3, 1, 0, 0, 0], 0))
    play(s, "take:ink")
    assert tiers(s) == ([1, 0, 1, 0, 1], [2, 1, 0, 0, 0], 1)


@clause("viscounts", "work.15")
def test_two_always_stay_behind_in_the_second_tier() -> None:
    s = sending(5, 4, castle([0, 0, 0, 0, 2], [0, 0, 0, 0, 2]))  # four in the second tier
    assert tiers(s)[2] == 1
    play(s, "take:ink")
    assert tiers(s) == ([2, 0, 0, 2, 0], [0, 0, 0, 0, 2], 2)
    play(s, "take:gold")
    assert purse(s) == {"silver": 0, "ink": 1, "gold": 1, "stone": 0}


@clause("viscounts", "work.16")
def test_second_tier_workers_never_go_sideways_and_the_third_tier_keeps_its_own() -> None:
    s = sending(5, 3, castle(second=[1, 2, 0, 2, 2], third=3))
    assert tiers(s)[1:] == ([1, 2, 0, 2, 2], 4)
    s = moving(castle([0, 1, 0, 0, 0], [2, 2, 0, 0, 0], 2))
    assert texts(s) == ["shift:2.onward", "shift:2.back", "decline"]


@clause("viscounts", "work.17")
def test_only_workers_of_one_colour_make_a_group() -> None:
    s = sending(2, 1, castle([0, 1, 0, 0, 0]), castle([0, 1, 0, 0, 0]))
    assert (tiers(s), tiers(s, 1)) == (([0, 2, 0, 0, 0], EMPTY, 0), ([0, 1, 0, 0, 0], EMPTY, 0))


@clause("viscounts", "work.17")
def test_others_workers_stay_while_ones_own_move() -> None:
    s = sending(5, 3, castle(), castle([2, 0, 0, 2, 0], [0, 0, 0, 0, 2]))
    assert tiers(s, 1) == ([2, 0, 0, 2, 0], [0, 0, 0, 0, 2], 0)


# --- crowds ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "work.18")
def test_three_workers_of_all_colours_are_no_crowd() -> None:
    s = sending(2, 1, castle(), castle([0, 2, 0, 0, 0], [0, 2, 0, 0, 0]), castle(second=[0, 1, 0, 0, 0]))
    assert asked(s) == (1, "MoveViscount")
    assert (tiers(s)[0][1], tiers(s, 1)[0][1]) == (1, 2)


@clause("viscounts", "work.18", "work.20")
def test_the_current_player_cuts_a_crowd_down_to_three_own_workers_included() -> None:
    s = sending(2, 2, castle(), castle([0, 2, 0, 0, 0]), castle([0, 1, 0, 0, 0]))
    assert (asked(s), texts(s)) == ((0, "EliminateWorker"), ["eliminate:0", "eliminate:1", "eliminate:2"])
    play(s, "eliminate:0", "eliminate:2")
    assert texts(s)[0].startswith("move:")
    assert [tiers(s, player)[0][1] for player in range(3)] == [1, 2, 0]


@clause("viscounts", "work.20")
def test_only_workers_of_the_crowded_section_can_be_eliminated() -> None:
    s = sending(2, 2, castle(), castle([0, 2, 0, 0, 0]), castle([0, 0, 1, 0, 0]))
    assert texts(s) == ["eliminate:0", "eliminate:1"]
    assert refusal(s, "eliminate:2").clause == "work.20"


@clause("viscounts", "work.18")
def test_the_second_tier_is_cut_down_too() -> None:
    s = sending(5, 3, castle(), castle(second=[0, 0, 0, 0, 2]), castle(second=[0, 0, 0, 0, 1]))
    assert (asked(s), texts(s)) == ((0, "EliminateWorker"), ["eliminate:0", "eliminate:1", "eliminate:2"])


@clause("viscounts", "work.19")
def test_crowds_are_left_alone_while_the_chain_goes_on() -> None:
    s = sending(2, 3, castle(), castle([0, 2, 0, 0, 0], [0, 2, 0, 0, 0]), castle(second=[0, 1, 0, 0, 0]))
    # Section 2: two in the first tier still to part beside two others, four in the second tier.
    assert asked(s) == (0, "PickResource")
    assert (tiers(s)[0][1] + tiers(s, 1)[0][1], tiers(s)[1][1] + 3) == (4, 4)
    play(s, "take:ink")
    # When they have parted, only the second tier is too full.
    assert (asked(s)[1], texts(s)) == ("EliminateWorker", ["eliminate:0", "eliminate:1", "eliminate:2"])
    assert s.prompt is not None
    assert s.prompt.message.args["tier"] == 2


def link_of_moves(own: Castle, other: Castle, third: Castle = NOBODY) -> Viscounts:
    """Player 0 builds on the last Spot of the bay: the Link to player 1's Workshop lets both move a Worker."""
    steps: list[Step] = [
        *turn_from("Recruit"),
        step("EndAction", action="build"),
        step("PickSpot", piece="guildhall_1", anywhere=False, free=False),
    ]
    return position(
        person(MERCHANTS, at="outer_right.1", castle=own),
        person(MERCHANTS, castle=other),
        person(MERCHANTS, castle=third),
        buildings={"1.4": "1 workshop_1"},
        steps=steps,
    )


@clause("viscounts", "work.19", "work.35")
def test_the_crowding_check_waits_until_all_players_have_moved() -> None:
    # The builder's move makes four in section 2; the other owner then moves one of them away.
    s = link_of_moves(castle([1, 0, 0, 0, 0]), castle([0, 2, 0, 0, 0]), castle([0, 1, 0, 0, 0]))
    play(s, "decline", "shift:1.onward")  # the Spot's Destroy, the Link
    assert asked(s) == (1, "ShiftWorker")
    play(s, "shift:2.onward")
    assert [tiers(s, player)[0] for player in range(3)] == [[0, 1, 0, 0, 0], [0, 1, 1, 0, 0], [0, 1, 0, 0, 0]]
    assert (supply(s), supply(s, 1), supply(s, 2)) == (19, 18, 19)


@clause("viscounts", "work.21")
def test_the_current_player_thins_out_a_crowd_that_another_made() -> None:
    s = link_of_moves(castle([0, 2, 0, 0, 0]), castle([1, 0, 0, 0, 0]), castle([0, 1, 0, 0, 0]))
    play(s, "decline", "decline")
    assert asked(s) == (1, "ShiftWorker")
    play(s, "shift:1.onward")
    assert (asked(s), texts(s)) == ((0, "EliminateWorker"), ["eliminate:0", "eliminate:1", "eliminate:2"])
    play(s, "eliminate:2")
    assert (supply(s, 2), purse(s, 2)["silver"]) == (20, 2)


@clause("viscounts", "work.22", "work.23")
def test_a_worker_lost_from_the_first_tier_comes_back_with_two_silver() -> None:
    s = sending(2, 2, castle(), castle([0, 2, 0, 0, 0]))
    play(s, "eliminate:1")
    assert (supply(s, 1), purse(s, 1)["silver"], tiers(s, 1)[0][1]) == (19, 2, 1)
    assert (supply(s), purse(s)["silver"]) == (18, 0)


@clause("viscounts", "work.22", "work.24")
def test_a_worker_lost_from_the_second_tier_brings_virtue_and_a_resource_of_its_owners_choice() -> None:
    s = sending(5, 3, castle(), castle(second=[0, 0, 0, 0, 2]), castle(second=[0, 0, 0, 0, 1]))
    play(s, "eliminate:1")
    assert (asked(s), texts(s)) == ((1, "PickResource"), ["take:ink", "take:gold", "take:stone"])
    play(s, "take:gold")
    assert (supply(s, 1), s.virtue[1]) == (19, 6)
    assert purse(s, 1) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}
    assert tiers(s, 1)[1] == [0, 0, 0, 0, 1]
    assert (s.turn, asked(s)) == (1, (1, "MoveViscount"))  # the turn that waited has gone on


@clause("viscounts", "work.25")
def test_the_third_tier_is_never_crowded() -> None:
    s = sending(5, 3, castle(second=[0, 0, 0, 0, 2], third=4), castle(third=5))
    play(s, "take:ink")
    assert asked(s) == (1, "MoveViscount")
    assert (s.tier3, supply(s, 1)) == ([5, 5], 15)


@clause("viscounts", "work.40")
def test_a_crowd_is_thinned_section_by_section_and_each_reward_comes_as_the_worker_leaves() -> None:
    # Four in section 1 and in section 4.
    s = sending(5, 3, castle(), castle([2, 0, 0, 2, 0]), castle([1, 0, 0, 1, 0]))
    assert s.prompt is not None
    first = s.prompt.message.args["place"]
    play(s, "eliminate:1")
    assert purse(s, 1)["silver"] == 2
    assert asked(s) == (0, "EliminateWorker")
    assert s.prompt is not None
    assert {first, s.prompt.message.args["place"]} == {"@segment-bay", "@segment-lake"}
    play(s, "eliminate:2")
    assert (purse(s, 1)["silver"], purse(s, 2)["silver"]) == (2, 2)


# --- the Castle Leader -----------------------------------------------------------------------------------------------


@clause("viscounts", "work.30")
def test_the_first_in_the_third_tier_takes_the_castle_leader_card_at_once() -> None:
    s = sending(5, 3, castle(second=[0, 0, 0, 0, 2]))
    assert asked(s) == (0, "PickResource")  # even before the resource is chosen
    assert s.leader == 0


@clause("viscounts", "work.30")
@pytest.mark.parametrize("player", [0, 1])
def test_whoever_is_first_becomes_castle_leader(player: int) -> None:
    settled = castle(second=[0, 0, 0, 0, 2])
    s = position(
        person(castle=settled),
        person(castle=settled),
        turn=player,
        steps=[step("SendWorkers", player, place=5, n=3)],
    )
    assert s.leader == player


@clause("viscounts", "work.31")
def test_equal_numbers_leave_the_card_where_it_is_and_one_more_takes_it() -> None:
    equal = sending(5, 3, castle(second=[0, 0, 0, 0, 2]), castle(third=1), leader=1)
    assert (equal.tier3, equal.leader) == ([1, 1], 1)
    more = sending(5, 3, castle(second=[0, 0, 0, 0, 2], third=1), castle(third=1), leader=1)
    assert (more.tier3, more.leader) == ([2, 1], 0)


@clause("viscounts", "work.32")
def test_the_holder_draws_one_card_more() -> None:
    deck = "labourer squire abbot trader thief"
    held = position(person(deck=deck), person(), leader=0, steps=[step("FillHand")])
    other = position(person(deck=deck), person(), leader=1, steps=[step("FillHand")])
    assert (len(held.hands[0]), len(other.hands[0])) == (4, 3)


@clause("viscounts", "work.32")
def test_who_loses_the_card_keeps_the_hand_and_draws_to_the_lower_limit() -> None:
    s = position(
        person(MERCHANTS, at="inner.5", castle=castle([0] * 5, [0, 0, 0, 0, 2], 1)),
        person("- - -", hand="thief squire abbot trader", castle=castle(third=1)),
        leader=1,
        steps=[*turn_from("FillHand"), step("SendWorkers", place=5, n=3)],
    )
    play(s, "take:ink")
    assert s.leader == 0
    assert len(s.hands[1]) == 4
    full = position(
        person(), person(hand="thief squire abbot trader", deck="lender"), leader=0, turn=1, steps=[step("FillHand", 1)]
    )
    assert len(full.hands[1]) == 4
    low = position(person(), person(hand="thief squire", deck="lender abbot"), leader=0, steps=[step("FillHand", 1)])
    assert len(low.hands[1]) == 3


@clause("viscounts", "work.33")
def test_the_castle_leader_card_is_worth_five_points() -> None:
    assert position(person(), person(), leader=1).scores() == [0, 5]


@clause("viscounts", "work.41")
def test_workers_score_one_two_or_three_points_by_tier() -> None:
    s = position(person(castle=([2, 1, 0, 0, 0], [0, 0, 0, 1, 1], 4)), person(castle=([1, 0, 0, 0, 0], EMPTY, 0)))
    assert s.scores() == [3 * 1 + 2 * 2 + 4 * 3, 1]


@clause("viscounts", "work.42")
def test_the_castle_leader_is_settled_in_another_players_turn_too() -> None:
    s = link_of_moves(castle(third=0), castle([1, 2, 0, 0, 0], [0, 2, 0, 0, 0], 0))
    play(s, "decline")  # the Spot's Destroy; the builder has no Worker to move
    play(s, "shift:1.onward")  # three in section 2, then three in its second tier
    assert asked(s) == (1, "PickResource")
    assert (s.leader, s.turn) == (1, 0)


@clause("viscounts", "work.42")
def test_the_castle_leader_card_changes_hands_in_the_middle_of_a_chain() -> None:
    s = sending(5, 4, castle([0, 0, 0, 0, 2], [0, 0, 0, 0, 2], 1), castle(third=1), leader=1)
    assert (asked(s)[1], s.tier3[0], s.leader) == ("PickResource", 2, 0)  # one more will follow


# --- free placement and Worker moves ---------------------------------------------------------------------------------


@clause("viscounts", "work.36")
def test_free_workers_all_go_to_one_section_of_choice() -> None:
    free = {"op": "place_workers_free", "n": 2, "where": "any_wedge"}
    s = position(person(at="outer_right.1"), person(), steps=[step("Resolve", effects=[free])])
    assert texts(s) == [f"station:{n}" for n in range(1, 6)]
    play(s, "station:4")
    assert tiers(s) == ([0, 0, 0, 2, 0], EMPTY, 0)


@clause("viscounts", "work.34", "work.36")
def test_free_workers_move_like_any_others() -> None:
    free = {"op": "place_workers_free", "n": 4, "where": "any_wedge"}
    s = position(person(at="outer_right.1"), person(), steps=[step("Resolve", effects=[free, gain("gold")])])
    play(s, "station:1")
    assert tiers(s) == ([1, 1, 0, 0, 1], [1, 0, 0, 0, 0], 0)
    assert purse(s) == {"silver": 0, "ink": 1, "gold": 1, "stone": 1}


@clause("viscounts", "work.34")
def test_workers_of_a_manuscript_move_like_any_others() -> None:
    s = position(
        person("abbot abbot abbot", at="inner.1", ink=3, castle=castle([0, 0, 0, 0, 1])),
        person(),
        shelves=[["yellow_four_workers"], [], [], [], []],
        steps=[step("ChooseAction")],
    )
    play(s, "act:transcribe", "station:5")
    assert (tiers(s), s.virtue[0]) == (([1, 0, 0, 1, 2], [0, 0, 0, 0, 1], 0), 5)


@clause("viscounts", "work.38")
def test_free_workers_are_lost_with_an_empty_supply() -> None:
    free = {"op": "place_workers_free", "n": 2, "where": "any_wedge"}
    s = position(person(castle=castle(third=20)), person(), steps=[step("Resolve", effects=[free])])
    assert (asked(s), tiers(s)) == ((None, ""), castle(third=20))
    short = position(person(castle=castle(third=19)), person(), steps=[step("Resolve", effects=[free])])
    play(short, "station:2")
    assert tiers(short) == castle([0, 1, 0, 0, 0], third=19)


@clause("viscounts", "work.37")
def test_a_worker_moves_to_a_neighbouring_section_or_stays() -> None:
    own = castle([1, 0, 0, 1, 0])
    assert texts(moving(own)) == ["shift:1.onward", "shift:1.back", "shift:4.onward", "shift:4.back", "decline"]
    assert refusal(moving(own), "shift:2.onward").clause == "fx.22"
    for choice, after in (
        ("shift:1.onward", [0, 1, 0, 1, 0]),
        ("shift:1.back", [0, 0, 0, 1, 1]),
        ("shift:4.back", [1, 0, 1, 0, 0]),
        ("decline", [1, 0, 0, 1, 0]),
    ):
        assert tiers(play(moving(own), choice)) == castle(after)


@clause("viscounts", "work.37")
def test_a_group_made_by_a_worker_move_moves_at_once_and_then_crowds_are_thinned() -> None:
    s = moving(castle([0, 0, 0, 1, 2], [0, 0, 0, 0, 1]), castle([2, 0, 0, 1, 0], [0, 0, 0, 0, 2]))
    play(s, "shift:4.onward")
    assert s.virtue[0] == 5
    assert tiers(s) == ([1, 0, 0, 1, 0], [0, 0, 0, 0, 2], 0)
    assert (asked(s), texts(s)) == ((0, "EliminateWorker"), ["eliminate:0", "eliminate:1"])  # four in the second tier


@clause("viscounts", "work.34", "work.35")
def test_the_current_player_moves_before_the_other_owner_of_a_link_and_then_the_turn_goes_on() -> None:
    s = link_of_moves(castle([0, 0, 0, 1, 2]), castle([1, 2, 0, 0, 0]))
    play(s, "decline")
    assert asked(s) == (0, "ShiftWorker")
    play(s, "shift:4.onward")
    assert (s.virtue[0], tiers(s)) == (5, ([1, 0, 0, 1, 0], [0, 0, 0, 0, 1], 0))  # finished before the other begins
    assert asked(s) == (1, "ShiftWorker")
    play(s, "shift:1.onward")
    assert (tiers(s, 1), s.virtue[1]) == (([1, 0, 1, 0, 0], [0, 1, 0, 0, 0], 0), 7)
    assert (s.turn, asked(s)) == (1, (1, "MoveViscount"))


@clause("viscounts", "work.35")
def test_groups_of_several_players_move_clockwise_from_the_current_player() -> None:
    group = castle([0, 0, 0, 3, 0])
    people = [person(MERCHANTS, hand="thief", castle=group) for _ in range(3)]
    s = position(*people, turn=1, steps=[step("SettleCastle")])
    seats = []
    while not s.over:
        seats.append(asked(s))
        play(s, "decline")  # no Townsfolk is left: only Destroy is open
    assert seats == [(1, "DestroyCard"), (2, "DestroyCard"), (0, "DestroyCard")]


# --- abilities that follow the action --------------------------------------------------------------------------------


@clause("viscounts", "work.39")
def test_abilities_that_follow_the_action_come_after_the_whole_castle() -> None:
    s = position(
        person("overseer_virtue trader lender", at="inner.5", gold=4, castle=castle([0] * 5, [0, 0, 0, 0, 2])),
        person(castle=castle(second=[0, 0, 0, 0, 2])),
        steps=[step("ChooseAction")],
    )
    play(s, "act:workers", "workers:3")
    assert (asked(s), s.virtue[0]) == ((0, "PickResource"), 5)  # only the section's two Virtue so far
    play(s, "take:ink")
    assert (asked(s), s.virtue[0]) == ((0, "EliminateWorker"), 5)
    play(s, "eliminate:1")
    assert (asked(s), s.virtue[0]) == ((1, "PickResource"), 5)
    play(s, "take:ink")
    assert s.virtue[0] == 4


@clause("viscounts", "card.8")
@pytest.mark.parametrize(("react", "virtue"), [(False, 7), (True, 6)])
def test_a_table_may_let_free_workers_count_as_the_action(react: bool, virtue: int) -> None:
    free = {"op": "place_workers_free", "n": 2, "where": "any_wedge"}
    s = position(
        person("overseer_virtue trader lender"),
        person(),
        options={"free_deeds_react": react},
        steps=[step("Resolve", effects=[free])],
    )
    play(s, "station:3")
    assert (s.virtue[0], tiers(s)[0]) == (virtue, [0, 0, 2, 0, 0])
