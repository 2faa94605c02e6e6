"""Construct a Building: what it costs, where it stands, what Spots and Links give, what each piece unlocks."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    acting,
    asked,
    box,
    card_ids,
    icons_and_most,
    new_game,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    random_play,
    refusal,
    step,
    texts,
    tiers,
    told,
    turn_from,
)

# Cards without a Builder, Noble, Cleric or Criminal.
MERCHANTS = "trader lender financier"
WORKSHOPS = ["build:workshop_1", "build:workshop_2", "build:workshop_3"]
TRADING_POSTS = ["build:trading_post_1", "build:trading_post_2", "build:trading_post_3"]
GUILDHALLS = ["build:guildhall_1", "build:guildhall_2", "build:guildhall_3"]
ALL_NINE = [*TRADING_POSTS, *GUILDHALLS, *WORKSHOPS]

# All nine Buildings of player 0, spread over the places 3 to 5.
EVERY_PIECE = {f"{3 + n // 4}.{n % 4 + 1}": f"0 {choice.removeprefix('build:')}" for n, choice in enumerate(ALL_NINE)}


def about_to_place(at: str, piece: str = "workshop_1", **rest: Any) -> Viscounts:
    """A turn of player 0 in which `piece`, already paid, looks for its Spot."""
    spot = step("PickSpot", piece=piece, anywhere=False, free=False)
    return position(
        person(MERCHANTS, at=at, unpaid=1, acquired=1),
        person(MERCHANTS, at="inner.4", unpaid=1, acquired=1),
        steps=[*turn_from("Recruit"), step("EndAction", action="build"), spot],
        **rest,
    )


# --- the price -------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.1")
def test_builders_and_criminals_on_the_board_and_stones_add_up() -> None:
    s = acting(person("labourer thief trader", stone=1))
    assert icons_and_most(s, "act:build") == (2, 3)
    play(s, "act:build")
    assert texts(s) == WORKSHOPS
    play(s, "build:workshop_3", "spot:1.1")
    assert purse(s)["stone"] == 0


@clause("viscounts", "build.1")
def test_two_builders_are_not_enough_for_anything() -> None:
    s = acting(person("labourer thief trader", silver=9, ink=9, gold=9))
    reason = refusal(s, "act:build")
    assert (reason.clause, reason.message.args) == ("build.2", {"have": 2, "need": 3})


@clause("viscounts", "build.1")
def test_a_dismissed_townsfolk_adds_its_builders() -> None:
    piles = pile("charlatan")
    s = acting(person("labourer trader lender", silver=3), piles=piles)
    assert "act:build" not in texts(s)
    play(s, "dismiss:build")
    assert texts(s) == WORKSHOPS
    assert papers(s)["unpaid"] == 1  # the Charlatan's corner
    play(s, "build:workshop_1", "spot:1.1")
    assert purse(s)["silver"] == 0
    assert s.dismissed == 0


@clause("viscounts", "build.2")
@pytest.mark.parametrize(
    ("stone", "choices"),
    [
        (3, WORKSHOPS),
        (4, WORKSHOPS),
        (5, [*TRADING_POSTS, *WORKSHOPS]),
        (6, [*TRADING_POSTS, *WORKSHOPS]),
        (7, ALL_NINE),
    ],
)
def test_three_builders_for_a_workshop_five_for_a_trading_post_seven_for_a_guildhall(
    stone: int, choices: list[str]
) -> None:
    s = acting(person(MERCHANTS, stone=stone))
    play(s, "act:build")
    assert texts(s) == choices


@clause("viscounts", "build.2")
@pytest.mark.parametrize(("piece", "cost"), [("workshop_2", 3), ("trading_post_2", 5), ("guildhall_2", 7)])
def test_the_stones_missing_are_paid_and_no_more(piece: str, cost: int) -> None:
    s = acting(person("labourer trader lender", stone=9))
    play(s, "act:build", f"build:{piece}", "spot:1.1")
    assert purse(s)["stone"] == 9 - (cost - 1)


# --- the Spot --------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.3", "build.25")
def test_without_an_empty_spot_on_this_side_nothing_can_be_built() -> None:
    taken = {"2.1": "1 workshop_1", "2.2": "0 workshop_1"}
    s = acting(person(MERCHANTS, at="outer_left.2", stone=9), buildings=taken)
    reason = refusal(s, "act:build")
    assert (reason.clause, reason.message.key) == ("build.3", "reason-no-spot")


@clause("viscounts", "build.3")
def test_a_spot_that_is_taken_is_not_offered() -> None:
    s = about_to_place("outer_right.2", buildings={"2.4": "1 guildhall_1"})
    assert texts(s) == ["spot:2.3", "spot:2.5"]
    assert refusal(s, "spot:2.4").message.key == "reason-spot-taken"


@clause("viscounts", "build.25")
def test_another_viscount_on_the_space_takes_no_spot() -> None:
    here = "outer_left.2"
    s = position(person(MERCHANTS, at=here, stone=3), person(at=here), person(at=here), steps=[step("ChooseAction")])
    play(s, "act:build", "build:workshop_1")
    assert texts(s) == ["spot:2.1", "spot:2.2"]


@clause("viscounts", "build.4")
@pytest.mark.parametrize(
    ("place", "left", "right"),
    [
        (1, [1, 2, 3], [4, 5]),
        (2, [1, 2], [3, 4, 5]),
        (3, [1, 2], [3, 4, 5]),
        (4, [1, 2, 3], [4, 5]),
        (5, [1, 2], [3, 4, 5]),
    ],
)
def test_the_river_parts_the_spots_of_the_two_outer_spaces(place: int, left: list[int], right: list[int]) -> None:
    for side, near, far in (("outer_left", left, right), ("outer_right", right, left)):
        s = about_to_place(f"{side}.{place}")
        assert texts(s) == [f"spot:{place}.{n}" for n in near]
        assert refusal(s, f"spot:{place}.{far[0]}").clause == "build.4"


@clause("viscounts", "build.4")
def test_the_river_travels_with_its_segment() -> None:
    s = about_to_place("outer_right.1", ring=["hills", "bay", "forest", "lake", "mountains"])
    assert texts(s) == ["spot:1.3", "spot:1.4", "spot:1.5"]


@clause("viscounts", "build.26")
def test_building_and_spot_are_chosen_after_the_dismissed_townsfolk_has_had_its_effect() -> None:
    piles = pile("architect")
    s = acting(person(MERCHANTS, silver=1, stone=2), piles=piles)
    steps = []
    for choice in ("dismiss:build", "order:3.1.2", "build:workshop_1", "spot:1.3"):
        play(s, choice)
        steps.append(asked(s)[1])
    assert steps == ["RearrangeCards", "PickBuilding", "PickSpot", "PickResource"]
    assert card_ids(s, s.row(0)) == ["financier", "trader", "lender"]


# --- the piece -------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.5")
def test_any_building_left_may_be_taken_in_any_order() -> None:
    built = {"3.1": "0 trading_post_3", "3.2": "0 workshop_2"}
    s = acting(person(MERCHANTS, stone=7), buildings=built)
    play(s, "act:build")
    assert texts(s) == [c for c in ALL_NINE if c not in ("build:trading_post_3", "build:workshop_2")]
    reason = refusal(s, "build:workshop_2")
    assert (reason.clause, reason.message.key) == ("build.5", "reason-already-built")


@clause("viscounts", "build.5")
def test_a_table_may_have_each_type_taken_from_left_to_right() -> None:
    s = acting(
        person(MERCHANTS, stone=7), buildings={"3.1": "0 trading_post_1"}, options={"building_order": "left_to_right"}
    )
    play(s, "act:build")
    assert texts(s) == ["build:trading_post_2", "build:guildhall_1", "build:workshop_1"]
    assert refusal(s, "build:workshop_3").message.key == "reason-left-to-right"


@clause("viscounts", "build.5")
@pytest.mark.parametrize(("order", "choices"), [("any", WORKSHOPS[1:]), ("left_to_right", [])])
def test_the_order_of_the_table_holds_for_free_buildings_too(order: str, choices: list[str]) -> None:
    free = step("PickFreeBuilding", building="workshop", anywhere=True)
    s = position(person(), person(), buildings={"3.1": "0 workshop_1"}, options={"building_order": order}, steps=[free])
    if choices:
        assert texts(s) == choices
        play(s, "build:workshop_2")
    assert refusal(s, "spot:3.1").message.key == "reason-spot-taken"
    play(s, "spot:1.1")
    assert board_json(s)["spots"][0] == {"player": 0, "building": "workshop_2"}


@clause("viscounts", "build.6")
def test_the_right_trading_post_alone_gives_its_own_ability_and_the_points_of_one() -> None:
    s = position(person(MERCHANTS), person(), buildings={"2.2": "0 trading_post_3"}, steps=turn_from("ChooseAction"))
    assert s.prompt is not None
    assert s.prompt.message.args["trade"] == 4 + 2
    assert [line.points for line in s.score_sheet() if line.clause == "score.1"] == [4]


@clause("viscounts", "build.6", "build.18")
def test_no_other_trading_post_makes_dismissing_cheaper() -> None:
    built = {"3.1": "0 trading_post_1", "3.2": "0 trading_post_3"}
    piles = pile("charlatan")
    s = acting(person("labourer trader lender", silver=2), buildings=built, piles=piles)
    assert refusal(s, "dismiss:build").message.args["need"] == 3


@clause("viscounts", "build.7")
def test_one_building_is_all_an_action_gives() -> None:
    s = position(person(MERCHANTS, stone=9), person(), steps=turn_from("ChooseAction"))
    play(s, "act:build", "build:workshop_1", "spot:1.1")
    assert asked(s) == (1, "MoveViscount")
    assert purse(s)["stone"] == 6
    assert sum(1 for spot in s.spots if spot) == 1


@clause("viscounts", "build.7")
def test_buildings_stay_where_they_are_to_the_end() -> None:
    standing: list[int] = []
    for s in random_play(new_game(4, seed=4)):
        assert all(now == before for now, before in zip(s.spots, standing, strict=False) if before)
        standing = s.spots[:]
    assert sum(1 for spot in standing if spot) > 2  # a game without Buildings would prove nothing


@clause("viscounts", "build.8")
def test_with_all_nine_built_the_action_is_gone() -> None:
    s = acting(person(MERCHANTS, stone=9), buildings=EVERY_PIECE)
    assert refusal(s, "act:build").clause == "build.8"


# --- what the Spot gives ---------------------------------------------------------------------------------------------


@clause("viscounts", "build.9")
@pytest.mark.parametrize(
    ("at", "spot", "kind"),
    [("outer_left.1", "1.1", "ink"), ("outer_left.2", "2.2", "stone"), ("outer_left.3", "3.2", "gold")],
)
def test_the_spot_pays_its_owner_at_once(at: str, spot: str, kind: str) -> None:
    s = about_to_place(at)
    play(s, f"spot:{spot}")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0, kind: 1}
    assert purse(s, 1) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}


@clause("viscounts", "build.9")
def test_a_spot_may_ask_its_owner() -> None:
    s = about_to_place("outer_right.3")
    play(s, "spot:3.4")
    assert asked(s) == (0, "PickFlip")


# --- Links -----------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.10")
def test_both_owners_gain_the_effect_of_a_link() -> None:
    s = about_to_place("outer_left.2", buildings={"2.2": "1 trading_post_1"})
    assert (purse(s)["silver"], purse(s, 1)["silver"]) == (2, 2)
    assert (purse(s)["ink"], purse(s, 1)["ink"]) == (1, 0)  # the Spot is the builder's alone


@clause("viscounts", "build.10")
def test_a_third_player_gains_nothing_from_a_link() -> None:
    spot = step("PickSpot", piece="workshop_1", anywhere=False, free=False)
    s = position(
        person(at="outer_left.2"),
        person(),
        person(),
        buildings={"2.2": "1 trading_post_1", "2.3": "2 trading_post_1"},
        steps=[spot],
    )
    assert [purse(s, player)["silver"] for player in range(3)] == [2, 2, 0]


@clause("viscounts", "build.11")
def test_who_owns_both_ends_gains_the_effect_once() -> None:
    s = about_to_place("outer_left.2", buildings={"2.2": "0 trading_post_1"})
    assert (purse(s)["silver"], purse(s, 1)["silver"]) == (2, 0)


@clause("viscounts", "build.12")
def test_a_link_may_cross_the_river() -> None:
    s = about_to_place("outer_left.1", buildings={"1.4": "1 workshop_1", "1.1": "1 workshop_2", "1.2": "1 workshop_3"})
    play(s, "take:ink")
    assert (papers(s)["unpaid"], papers(s, 1)["unpaid"]) == (2, 2)


@clause("viscounts", "build.12")
def test_the_last_spot_of_a_segment_is_linked_to_the_first_of_the_next() -> None:
    s = about_to_place("outer_left.3", buildings={"2.5": "1 workshop_1"})  # from the hills: Gold
    play(s, "spot:3.1")
    assert (purse(s)["gold"], purse(s, 1)["gold"]) == (1, 1)


@clause("viscounts", "build.12")
def test_the_link_across_a_border_belongs_to_the_segment_before_it() -> None:
    ring = ["bay", "hills", "lake", "mountains", "forest"]
    s = about_to_place("outer_left.4", buildings={"3.5": "1 workshop_1"}, ring=ring)  # from the lake: Ink
    play(s, "spot:4.1", "decline")
    assert (purse(s)["ink"], purse(s, 1)["ink"]) == (1, 1)


@clause("viscounts", "build.12")
def test_the_ring_is_closed() -> None:
    s = about_to_place(
        "outer_left.1", buildings={"5.5": "1 workshop_1"}, ring=["bay", "forest", "lake", "mountains", "hills"]
    )
    play(s, "spot:1.1")
    assert (purse(s)["gold"], purse(s, 1)["gold"]) == (1, 1)


@clause("viscounts", "build.12")
@pytest.mark.parametrize(
    ("at", "spot", "near"),
    [
        ("outer_left.1", "1.2", "1.3"),
        ("outer_right.2", "2.3", "2.4"),
        ("outer_right.3", "3.3", "3.4"),
        ("outer_left.4", "4.1", "4.2"),
        ("outer_right.5", "5.4", "5.5"),
    ],
)
def test_neighbours_without_a_dotted_line_are_not_linked(at: str, spot: str, near: str) -> None:
    s = about_to_place(at, buildings={near: "1 workshop_1"})
    assert "event-link" not in told(s, f"spot:{spot}")


@clause("viscounts", "build.13")
def test_two_links_completed_at_once_both_pay() -> None:
    # Mountains 1: Ink from the lake before it, 2 Silver with Mountains 2 after it.
    s = about_to_place("outer_left.5", buildings={"4.5": "1 workshop_1", "5.2": "1 workshop_2"})
    assert asked(s) == (0, "RearrangeCards")
    play(s, "decline")
    assert (purse(s)["ink"], purse(s)["silver"]) == (1, 2)
    assert (purse(s, 1)["ink"], purse(s, 1)["silver"]) == (1, 2)


@clause("viscounts", "build.14", "build.13")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("link:before", ["event-pays-debt", "event-pays-debt", "event-virtue", "event-virtue"]),
        ("link:after", ["event-virtue", "event-virtue", "event-pays-debt", "event-pays-debt"]),
    ],
)
def test_the_spot_comes_first_then_the_links_as_the_builder_orders_them(first: str, order: list[str]) -> None:
    # Forest 2 gives Gold; the Link before it flips, the one after it gives Virtue.
    s = about_to_place("outer_left.3", buildings={"3.1": "1 workshop_1", "3.3": "1 workshop_2"})
    assert asked(s) == (0, "PickLink")
    assert purse(s)["gold"] == 1
    s.events = []
    seats = []
    play(s, first)
    for _ in range(2):
        seats.append(asked(s))
        play(s, "flip:debt", "take:ink")
    keys = [event.message.key for event in s.events]
    assert [key for key in keys if key in ("event-pays-debt", "event-virtue")][:4] == order
    assert seats == [(0, "PickFlip"), (1, "PickFlip")]  # the builder before the other owner


@clause("viscounts", "build.14")
def test_the_builder_takes_a_debt_of_a_link_before_the_other_owner() -> None:
    s = about_to_place("outer_right.2", buildings={"2.2": "1 workshop_1"})
    s.events = []
    play(s, "spot:2.3")
    debts = [event.message.args["player"] for event in s.events if event.message.key == "event-debt"]
    assert debts == ["@seat-0", "@seat-1"]


@clause("viscounts", "build.15")
def test_a_link_pays_only_when_its_second_end_is_built() -> None:
    # Hills 1 and 2 are linked already; Hills 3 completes the Link to 2 only.
    s = about_to_place("outer_right.2", buildings={"2.1": "1 workshop_1", "2.2": "1 workshop_2"})
    play(s, "spot:2.3")
    assert (purse(s)["silver"], purse(s, 1)["silver"]) == (0, 0)
    assert (papers(s)["unpaid"], papers(s, 1)["unpaid"]) == (2, 2)


@clause("viscounts", "build.16")
def test_the_worked_case_of_the_mason() -> None:
    red, blue = 0, 1
    s = position(
        person(MERCHANTS, at="outer_left.2", silver=1, stone=2),
        person(at="inner.4"),
        buildings={"2.2": "1 trading_post_1"},
        piles=[[], ["mason"], [], [], []],
        steps=[step("ChooseAction")],
    )
    assert "act:build" not in texts(s)
    play(s, "dismiss:build")
    assert asked(s) == (red, "RearrangeCards")
    play(s, "decline")
    assert texts(s) == WORKSHOPS
    play(s, "build:workshop_1")  # the only empty Spot on this side of the River needs no choice
    assert board_json(s)["spots"][5] == {"player": red, "building": "workshop_1"}
    assert purse(s, red) == {"silver": 1 - 1 + 2, "ink": 1, "gold": 0, "stone": 0}
    assert purse(s, blue) == {"silver": 2, "ink": 0, "gold": 0, "stone": 0}
    assert card_ids(s, s.gone) == ["mason"]


# --- Links out of turn -----------------------------------------------------------------------------------------------


@clause("viscounts", "build.27", "build.14")
def test_the_other_owner_makes_the_hire_of_a_link_in_the_builders_turn() -> None:
    # Lake 2 and 3: both hire free; the other owner's left Workshop works too.
    piles = [["friar"], ["miner"], ["princess"], ["jeweller"], []]
    s = position(
        person(MERCHANTS, at="outer_left.4", silver=2),
        person(MERCHANTS, hand="thief", at="outer_left.1"),
        buildings={"4.2": "1 workshop_1"},
        piles=piles,
        steps=[
            *turn_from("Recruit"),
            step("EndAction", action="build"),
            step("PickSpot", piece="guildhall_1", anywhere=False, free=False),
        ],
    )
    play(s, "spot:4.3", "decline")  # the Spot's Destroy
    assert (asked(s), texts(s)) == ((0, "FreeHire"), ["hire:1", "hire:2", "hire:3", "hire:4"])
    play(s, "hire:1")
    assert (asked(s), texts(s)) == ((1, "FreeHire"), ["hire:2", "hire:3", "hire:4"])  # no way to refuse
    play(s, "hire:2")
    assert asked(s) == (1, "OrderEffects")  # its Virtue and the Workshop's Discard
    play(s, "next:1")
    assert (asked(s), texts(s)) == ((1, "DiscardCard"), ["discard:thief", "discard:top", "decline"])
    play(s, "discard:thief")
    assert card_ids(s, s.discards[1]) == ["miner", "thief"]
    assert card_ids(s, s.discards[0]) == ["friar"]
    assert (s.virtue[0], s.virtue[1]) == (6, 6)
    assert asked(s) == (0, "Recruit")  # the builder's turn goes on


@clause("viscounts", "build.27")
def test_the_other_owners_castle_moves_by_the_other_owners_choices() -> None:
    # Bay 4 and 5: both may move a Worker; the other owner's makes a group in front of the Hire or Destroy section.
    s = position(
        person(MERCHANTS, at="outer_right.1"),
        person(MERCHANTS, castle=([0, 0, 1, 2, 0], [0] * 5, 0), unpaid=1, acquired=1, hand="thief"),
        buildings={"1.5": "1 workshop_2"},
        steps=[
            *turn_from("Recruit"),
            step("EndAction", action="build"),
            step("PickSpot", piece="guildhall_1", anywhere=False, free=False),
        ],
        piles=[["friar"], ["miner"], [], [], []],
    )
    assert asked(s) == (1, "ShiftWorker")  # the builder has no Worker to move
    play(s, "shift:3.onward")
    assert (asked(s), texts(s)) == ((1, "PickEither"), ["either:1", "either:2"])
    assert tiers(s, 1) == ([0, 0, 0, 2, 0], [0, 0, 0, 1, 0], 0)
    play(s, "either:2", "destroy:thief")
    assert tiers(s, 1) == ([0, 0, 1, 0, 1], [0, 0, 0, 1, 0], 0)
    assert purse(s, 1)["silver"] == 1
    assert asked(s)[0] == 1
    assert s.turn == 1  # nothing was left to do in the builder's turn: no Silver to hire, no Collision


# --- abilities -------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.17")
def test_the_left_trading_post_lets_the_viscount_go_one_space_farther_for_nothing() -> None:
    def ways(**rest: Any) -> Viscounts:
        return position(person(), person(), movement=1, steps=[step("MoveViscount")], **rest)

    assert texts(ways()) == ["move:right.1", "move:inner.1"]
    s = ways(buildings={"3.1": "0 trading_post_1"})
    assert texts(s) == ["move:right.1", "move:inner.1", "move:left.2", "move:inner.2"]
    play(s, "move:inner.2")
    assert s.viscounts[0] == 5


@clause("viscounts", "build.17")
def test_the_free_space_comes_before_those_that_cost_silver() -> None:
    s = position(
        person(silver=1), person(), movement=1, buildings={"3.1": "0 trading_post_1"}, steps=[step("MoveViscount")]
    )
    assert s.describe(s.resolve("move:inner.2")).args["price"] == 0
    assert s.describe(s.resolve("move:inner.3")).args["price"] == 1
    assert "move:inner.4" not in texts(s)


@clause("viscounts", "build.18")
@pytest.mark.parametrize("piles", [pile("charlatan"), [[], [], [], [], []]])
def test_with_the_middle_trading_post_a_dismissal_costs_one_silver(piles: list[list[str]]) -> None:
    # Once the pile is gone the printed Townsfolk, a Noble and a Cleric, can be dismissed for 1 as well.
    inside = not piles[0]
    s = acting(
        person(MERCHANTS, at="inner.1" if inside else "outer_left.1", silver=1, stone=1),
        buildings={"3.1": "0 trading_post_2"},
        piles=piles,
    )
    play(s, "dismiss:workers" if inside else "dismiss:build")
    assert purse(s)["silver"] == 0


@clause("viscounts", "build.19", "build.20")
@pytest.mark.parametrize(
    ("piece", "at", "action", "icons"),
    [
        ("trading_post_3", "outer_left.1", "trade", 2),
        ("guildhall_1", "outer_left.1", "build", 1),
        ("guildhall_2", "inner.1", "workers", 1),
        ("guildhall_3", "inner.1", "transcribe", 1),
    ],
)
def test_four_buildings_give_icons_for_good(piece: str, at: str, action: str, icons: int) -> None:
    def counted(**rest: Any) -> dict[str, Any]:
        s = position(person(MERCHANTS, at=at, gold=1), person(), steps=[step("ChooseAction")], **rest)
        assert s.prompt is not None
        names = ("trade", "build", "workers", "transcribe")
        return {name: n for name, n in s.prompt.message.args.items() if name in names}

    before = counted()
    assert counted(buildings={"3.1": f"0 {piece}"}) == {**before, action: before[action] + icons}
    assert counted(buildings={"3.1": f"1 {piece}"}) == before  # for the owner alone


@clause("viscounts", "build.19", "build.20")
def test_the_icons_of_a_building_count_from_the_moment_it_is_built() -> None:
    s = about_to_place("outer_left.3", piece="guildhall_1")
    play(s, "spot:3.2")
    assert (s.permanent[0], s.permanent[1]) == (1 << 6, 0)  # one Builder


@clause("viscounts", "build.21")
@pytest.mark.parametrize("piece", ["workshop_1", "workshop_2", "workshop_3"])
def test_the_left_workshop_offers_a_discard_with_every_hire(piece: str) -> None:
    paid = position(
        person(hand="thief", silver=3),
        person(),
        buildings={"3.1": f"0 {piece}"},
        piles=pile("stonecutter_3"),
        steps=[step("Recruit")],
    )
    play(paid, "hire:1", "decline")  # the card's own Discard
    free = position(
        person(hand="thief"), person(), buildings={"3.1": f"0 {piece}"}, piles=pile("tinker_ink"),
        steps=[step("FreeHire")],
    )  # fmt: skip
    assert asked(paid) == ((0, "DiscardCard") if piece == "workshop_1" else (None, ""))
    if piece == "workshop_1":
        assert asked(free) == (0, "OrderEffects")
        play(free, "next:2", "discard:thief")
        assert card_ids(free, free.discards[0]) == ["tinker_ink", "thief"]
    assert (free.virtue[0], asked(free)) == (6, (None, ""))


@clause("viscounts", "build.22", "coll.3")
@pytest.mark.parametrize(("row", "virtue"), [(MERCHANTS, 6), ("thief trader lender", 7)])
def test_the_middle_workshop_gives_virtue_in_anybodys_collision_without_criminals(row: str, virtue: int) -> None:
    built = {"3.1": "0 workshop_2", "3.2": "1 workshop_2", "3.3": "1 workshop_1", "3.4": "2 workshop_3"}
    s = position(
        person("trader - -", corruption=4, virtue=4),
        person(row),
        person(MERCHANTS),
        buildings=built,
        steps=[step("CheckCollision")],
    )
    # Space 3 after the current player's own Virtue: Corruption for those with Criminals, nothing for the others.
    assert papers(s)["acquired"] == 1
    assert purse(s)["silver"] == 1
    assert (s.virtue[1], s.virtue[2]) == (virtue, 7)


@clause("viscounts", "build.23")
def test_the_right_workshop_raises_the_hand_limit() -> None:
    deck = "labourer squire abbot trader thief"
    for piece, cards in (("workshop_1", 3), ("workshop_2", 3), ("workshop_3", 4)):
        s = position(person(deck=deck), person(), buildings={"3.1": f"0 {piece}"}, steps=[step("FillHand")])
        assert len(s.hands[0]) == cards


@clause("viscounts", "build.24")
@pytest.mark.parametrize(
    ("kind", "points"), [("trading_post", [4, 9, 15]), ("guildhall", [6, 13, 21]), ("workshop", [2, 5, 9])]
)
def test_buildings_score_by_their_number_and_type(kind: str, points: list[int]) -> None:
    for pieces, worth in (((3,), points[0]), ((1, 3), points[1]), ((2, 3), points[1]), ((1, 2, 3), points[2])):
        built = {f"3.{n}": f"0 {kind}_{n}" for n in pieces}
        s = position(person(), person(), buildings=built)
        assert [(line.seat, line.points) for line in s.score_sheet() if line.clause == "score.1"] == [(0, worth)]


@clause("viscounts", "build.24")
def test_each_type_is_scored_for_itself() -> None:
    s = position(person(), person(), buildings=EVERY_PIECE)
    assert s.scores() == [15 + 21 + 9, 0]


@clause("viscounts", "build.28")
def test_each_ability_names_the_phase_in_which_it_works() -> None:
    phases = {building.id: building.phase for building in box().contents.building}
    assert phases == {
        "trading_post_1": "movement",
        "trading_post_2": "primary_action",
        "trading_post_3": "primary_action",
        "guildhall_1": "primary_action",
        "guildhall_2": "primary_action",
        "guildhall_3": "primary_action",
        "workshop_1": "recruit",
        "workshop_2": "collision",
        "workshop_3": "draw",
    }


# --- free Buildings and the abilities that follow Construct ----------------------------------------------------------


@clause("viscounts", "card.8")
@pytest.mark.parametrize(("react", "virtue"), [(False, 7), (True, 6)])
def test_a_table_may_let_free_buildings_count_as_construct(react: bool, virtue: int) -> None:
    free = {"op": "build_free", "building": "workshop", "where": "any_site"}
    s = position(
        person("woodcutter_virtue trader lender"),
        person(),
        options={"free_deeds_react": react},
        steps=[step("Resolve", effects=[free])],
    )
    play(s, "build:workshop_1", "spot:3.2")
    assert (s.virtue[0], purse(s)["gold"]) == (virtue, 1)


@clause("viscounts", "card.8")
@pytest.mark.parametrize("react", [False, True])
def test_the_action_itself_is_always_followed_by_its_abilities_once(react: bool) -> None:
    s = acting(
        person("woodcutter_virtue trader lender", at="outer_left.3", stone=2), options={"free_deeds_react": react}
    )
    play(s, "act:build", "build:workshop_1", "spot:3.2")
    assert s.virtue[0] == 6
