"""What the Rival does with its Schemes' actions: Buildings, Workers, Manuscripts."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.rules.effects import carry_out
from regnum.games.viscounts.schema.ops import BuildFree
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, RIVALS, alone, carried_out, icons, markers, rival, schemes, tries
from tests.games.viscounts.positions import EMPTY, asked, box, new_game, papers, person, purse, step, texts, tiers

BUILD = {"op": "action", "what": "build"}
WORKERS = {"op": "action", "what": "place_workers"}
TRANSCRIBE = {"op": "action", "what": "transcribe"}
FUTURE = ["future_cleric", "future_criminal_1"]

# Rows that cover all printed Icons.
BUILDERS = "starting_builder starting_builder starting_builder"
NOBLES = "starting_noble starting_noble starting_noble"
CLERICS = "starting_cleric starting_cleric starting_cleric"


def tried(
    action: dict[str, Any], automaton: dict[str, Any], someone: dict[str, Any] | None = None, **board: Any
) -> Viscounts:
    """What stands once the Rival has tried an action."""
    return alone(automaton, someone, steps=tries(action), turn=RIVAL, **board)


def failed(s: Viscounts) -> bool:
    """Whether the Rival fell back on its last option."""
    return papers(s, RIVAL)["acquired"] >= 9


def standing(s: Viscounts) -> dict[str, str]:
    """The Rival's Buildings by the Spot they stand on."""
    return {
        f"{n // 5 + 1}.{n % 5 + 1}": s.box.piece_ids[(spot - 1) % 9]
        for n, spot in enumerate(s.spots)
        if spot and (spot - 1) // 9 == RIVAL
    }


def owned(s: Viscounts, player: int = RIVAL) -> list[str]:
    """A player's Manuscripts."""
    return [s.box.manuscript_ids[tile] for tile in s.scripts[player]]


def placed(s: Viscounts) -> int:
    """How many Workers have left the Rival's full supply."""
    return 20 - s.workers[RIVAL]


# --- funding --------------------------------------------------------------------------------------------------------


COST_5: list[list[str]] = [["blue_vp_merchant"], [], [], [], []]


@clause("viscounts", "solo.36")
def test_schemes_criminals_printed_spaces_guildhalls_and_bonus_cards_fund_its_actions() -> None:
    full: dict[str, Any] = {"buildings": {"3.5": "1 guildhall_1"}, "bonuses": {"black": RIVAL}, "shelves": COST_5}
    automaton = rival("starting_cleric starting_criminal_1 -")
    assert owned(tried(TRANSCRIBE, automaton, **full)) == ["blue_vp_merchant"]
    # Without any one of the five it is an Icon short.
    for missing in ("buildings", "bonuses"):
        assert failed(tried(TRANSCRIBE, automaton, **{**full, missing: {}}))
    for row in (
        "starting_noble starting_criminal_1 -",
        "starting_cleric starting_noble -",
        "starting_cleric starting_criminal_1 starting_noble",
    ):
        assert failed(tried(TRANSCRIBE, rival(row), **full))


@clause("viscounts", "solo.36")
@pytest.mark.parametrize(("held", "left"), [(2, 0), (5, 3)])
def test_it_spends_no_more_than_the_icons_leave_to_pay(held: int, left: int) -> None:
    s = tried(TRANSCRIBE, rival(CLERICS, ink=held, gold=4, stone=4), shelves=COST_5)
    assert owned(s) == ["blue_vp_merchant"]
    assert purse(s, RIVAL) == {"silver": 0, "ink": left, "gold": 4, "stone": 4}


@clause("viscounts", "solo.36")
def test_icons_beyond_the_cost_spend_nothing() -> None:
    s = tried(TRANSCRIBE, rival(CLERICS, ink=2), shelves=[["blue_vp_criminal"], [], [], [], []])
    assert failed(s)  # cost 6 against 5
    s = tried(TRANSCRIBE, rival(CLERICS, ink=2), shelves=[["grey_flip"], [], [], [], []])
    assert purse(s, RIVAL)["ink"] == 2


@clause("viscounts", "solo.36")
@pytest.mark.parametrize(
    ("action", "row", "kind"), [(BUILD, BUILDERS, "stone"), (WORKERS, NOBLES, "gold"), (TRANSCRIBE, CLERICS, "ink")]
)
def test_only_the_matching_resource_pays(action: dict[str, Any], row: str, kind: str) -> None:
    # 3 Icons and 2 of the right resource: a Trading Post, three Workers, a Manuscript of cost 5.
    others: dict[str, Any] = {"ink": 9, "gold": 9, "stone": 9}
    with_it = tried(action, rival(row, **{**others, kind: 2}), shelves=COST_5)
    assert purse(with_it, RIVAL)[kind] == 0
    without = tried(action, rival(row, **{**others, kind: 0}), shelves=COST_5)
    assert (owned(without), placed(without), list(standing(without).values())) == (
        [],
        2 if action is WORKERS else 0,
        ["workshop_1"] if action is BUILD else [],
    )


# --- Buildings ------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.37")
def test_with_five_builders_it_skips_guildhalls_for_the_leftmost_trading_post() -> None:
    s = tried(BUILD, rival(BUILDERS, stone=2))
    assert standing(s) == {"1.1": "trading_post_1"}
    s = tried(BUILD, rival(BUILDERS, stone=2), buildings={"3.5": "1 trading_post_1"})
    assert standing(s) == {"3.5": "trading_post_1", "1.1": "trading_post_2"}


@clause("viscounts", "solo.37")
@pytest.mark.parametrize(
    ("stone", "piece", "left"),
    [(0, "workshop_1", 0), (1, "workshop_1", 1), (4, "guildhall_1", 0), (6, "guildhall_1", 2)],
)
def test_it_takes_the_leftmost_building_it_can_afford(stone: int, piece: str, left: int) -> None:
    s = tried(BUILD, rival(BUILDERS, at="outer_left.4", stone=stone))  # the lake's first Spot gives a Deed
    assert standing(s) == {"4.1": piece}
    assert purse(s, RIVAL)["stone"] == left


@clause("viscounts", "solo.37")
@pytest.mark.parametrize(
    ("at", "taken", "spot"),
    [
        ("outer_left.1", [], "1.1"),
        ("outer_left.1", ["1.1"], "1.2"),
        ("outer_left.1", ["1.1", "1.2"], "1.3"),
        ("outer_right.1", [], "1.4"),
        ("outer_right.2", [], "2.3"),
        ("outer_right.2", ["2.3"], "2.4"),
    ],
)
def test_it_builds_on_the_first_free_spot_of_its_side_of_the_river(at: str, taken: list[str], spot: str) -> None:
    built = {where: f"0 workshop_{n}" for n, where in enumerate(taken, 1)}
    s = tried(BUILD, rival(BUILDERS, at=at), buildings=built, future=FUTURE)
    assert standing(s) == {spot: "workshop_1"}


@clause("viscounts", "solo.38")
def test_it_and_its_neighbour_gain_from_spot_and_link() -> None:
    # The hills: Stone on the second Spot, 2 Silver on the Link with the first.
    s = tried(BUILD, rival(BUILDERS, at="outer_left.2"), buildings={"2.1": "0 workshop_1"})
    assert standing(s) == {"2.2": "workshop_1"}
    assert purse(s, RIVAL) == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}
    assert purse(s)["silver"] == 2


@clause("viscounts", "solo.38")
def test_it_gains_from_a_link_that_the_person_completes() -> None:
    free = {"op": "build_free", "building": "workshop", "where": "any_site"}
    s = alone(rival(), steps=[step("Resolve", 0, effects=[free])], buildings={"2.1": "1 workshop_1"})
    s.apply("build:workshop_1")
    s.apply("spot:2.2")
    assert purse(s) == {"silver": 2, "ink": 0, "gold": 0, "stone": 1}
    assert purse(s, RIVAL)["ink"] == 1


@clause("viscounts", "solo.38")
def test_of_its_two_links_the_one_before_the_spot_pays_first() -> None:
    # Forest 2: the Link to the first Spot flips a card, the one to the third gives Virtue.
    someone = person(at="inner.5", unpaid=1, acquired=1)
    s = tried(
        BUILD, rival(BUILDERS, at="outer_left.3"), someone, buildings={"3.1": "0 workshop_1", "3.3": "0 workshop_2"}
    )
    assert standing(s) == {"3.2": "workshop_1"}
    assert (asked(s), s.virtue[0]) == ((0, "PickFlip"), 7)
    s.apply("flip:deed")
    assert s.virtue[0] == 7 - 1


@clause("viscounts", "solo.39")
def test_its_construct_fails_with_no_free_spot_on_its_side() -> None:
    taken = {f"1.{n}": f"0 workshop_{n}" for n in (1, 2, 3)}
    s = tried(BUILD, rival(BUILDERS, stone=4), buildings=taken)
    assert failed(s)
    assert standing(s) == {}
    assert purse(s, RIVAL)["stone"] == 4
    assert not failed(tried(BUILD, rival(BUILDERS, at="outer_right.1", stone=4), buildings=taken))


@clause("viscounts", "solo.39")
def test_its_construct_fails_with_nothing_it_can_afford() -> None:
    assert failed(tried(BUILD, rival(CLERICS, stone=2)))
    assert not failed(tried(BUILD, rival(CLERICS, stone=3)))


def free(building: str, at: str, taken: list[str]) -> dict[str, str]:
    """Where the Rival's free Building stands, with the given Spots taken."""
    pieces = [f"0 {id}" for id in box().piece_ids] + [f"1 {id}" for id in box().piece_ids if building not in id]
    built = dict(zip(taken, pieces, strict=False))
    effect = {"op": "build_free", "building": building, "where": "any_site"}
    s = carried_out(effect, rival(at=at), buildings=built, future=FUTURE)
    return {where: id for where, id in standing(s).items() if where not in built}


@clause("viscounts", "solo.40")
@pytest.mark.parametrize(
    ("at", "taken", "spot"),
    [
        ("outer_left.1", [], "1.1"),
        ("outer_left.1", ["1.1", "1.2", "1.3"], "1.4"),  # across the River
        ("outer_left.1", [f"1.{n}" for n in range(1, 6)], "2.1"),
        ("outer_right.1", [], "1.4"),
        ("outer_right.5", ["5.3", "5.4", "5.5"], "1.1"),  # round the board
        ("outer_right.5", ["5.3", "5.4", "5.5", "1.1", "1.2"], "1.3"),
    ],
)
def test_its_free_building_goes_on_clockwise_until_a_spot_is_free(at: str, taken: list[str], spot: str) -> None:
    assert free("guildhall", at, taken) == {spot: "guildhall_1"}


@clause("viscounts", "solo.40")
def test_its_free_building_reaches_even_the_spot_before_its_viscount() -> None:
    s = alone(rival(at="outer_right.1"))
    s.spots = [1] * 25
    s.spots[2] = 0
    carry_out(s, RIVAL, (BuildFree("guildhall", "any_site"),))
    assert standing(s) == {"1.3": "guildhall_1"}


@clause("viscounts", "solo.40")
def test_its_free_building_is_lost_with_all_spots_taken() -> None:
    s = alone(rival())
    s.spots = [1] * 25
    carry_out(s, RIVAL, (BuildFree("guildhall", "any_site"),))
    assert s.built[RIVAL] == 0


# --- Workers --------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.41")
@pytest.mark.parametrize("at", ["outer_left.3", "outer_right.3"])
def test_it_places_workers_from_the_outer_path_into_the_section_it_faces(at: str) -> None:
    s = tried(WORKERS, rival(NOBLES, at=at))
    assert tiers(s, RIVAL) == ([0, 0, 2, 0, 0], EMPTY, 0)


@clause("viscounts", "solo.42")
@pytest.mark.parametrize(
    ("nobles", "workers", "spent"), [(2, 0, 0), (3, 2, 3), (4, 2, 3), (5, 3, 5), (7, 3, 5), (8, 4, 8), (9, 4, 8)]
)
def test_three_five_and_eight_nobles_place_two_three_and_four_workers(nobles: int, workers: int, spent: int) -> None:
    s = tried(WORKERS, rival(BUILDERS, at="outer_left.5", gold=nobles))  # three of a group there bring Virtue
    assert placed(s) == workers
    assert purse(s, RIVAL)["gold"] == nobles - spent
    assert failed(s) == (workers == 0)


@clause("viscounts", "solo.42")
def test_two_nobles_and_no_gold_fail() -> None:
    s = tried(WORKERS, rival("starting_noble - starting_builder"))  # one on the Scheme, one printed in the middle
    assert icons(s)["noble"] == 2
    assert failed(s)


FOUR_NOBLES: dict[str, Any] = {"buildings": {"3.5": "1 guildhall_3"}}


@clause("viscounts", "solo.43")
@pytest.mark.parametrize(("gold", "workers", "left"), [(0, 2, 0), (1, 3, 0), (3, 3, 2), (4, 4, 0)])
def test_with_four_nobles_it_spends_gold_only_for_a_higher_line(gold: int, workers: int, left: int) -> None:
    s = tried(WORKERS, rival(NOBLES, at="outer_left.5", gold=gold), **FOUR_NOBLES)
    assert icons(s)["noble"] == 4
    assert placed(s) == workers
    assert purse(s, RIVAL)["gold"] == left


@clause("viscounts", "solo.44")
@pytest.mark.parametrize(("supply", "spent"), [(2, 3), (3, 5)])
def test_with_few_workers_it_takes_the_lowest_line_that_uses_them_up(supply: int, spent: int) -> None:
    s = tried(WORKERS, _left_with(supply))
    assert s.workers[RIVAL] == 0
    assert purse(s, RIVAL)["gold"] == 9 - spent


def _left_with(supply: int) -> dict[str, Any]:
    """The Rival with all the Gold it needs and so many Workers in supply."""
    castle = ([0, 2, 0, 2, 0], [0, 0, 0, 0, 0], 16 - supply)
    return rival(BUILDERS, at="outer_left.5", gold=9, castle=castle)


@clause("viscounts", "solo.44")
def test_it_never_places_a_single_worker() -> None:
    s = tried(WORKERS, _left_with(1))
    assert failed(s)
    assert (s.workers[RIVAL], purse(s, RIVAL)["gold"]) == (1, 9)


@clause("viscounts", "solo.44")
def test_a_table_may_let_it_place_its_last_worker() -> None:
    s = tried(WORKERS, _left_with(1), options={"rival_single_worker": True})
    assert not failed(s)
    assert (s.workers[RIVAL], purse(s, RIVAL)["gold"]) == (0, 6)


@clause("viscounts", "solo.44", "solo.49")
def test_a_single_free_worker_is_no_action() -> None:
    s = carried_out({"op": "place_workers_free", "n": 1, "where": "any_wedge"}, _left_with(1))
    assert s.workers[RIVAL] == 0


@clause("viscounts", "solo.44")
def test_without_workers_the_action_fails() -> None:
    s = tried(WORKERS, rival(BUILDERS, gold=9, castle=([0, 2, 0, 2, 0], EMPTY, 16)))
    assert failed(s)
    assert purse(s, RIVAL)["gold"] == 9


@clause("viscounts", "solo.45")
@pytest.mark.parametrize(
    ("at", "held"),
    [
        ("outer_left.1", {"ink": 6, "stone": 2}),
        ("outer_left.2", {"ink": 7, "stone": 1}),
        ("outer_right.3", {"ink": 6, "stone": 2}),
        ("outer_right.5", {"ink": 6, "stone": 2}),
    ],
)
def test_it_resolves_groups_from_the_section_it_faces_on_clockwise(at: str, held: dict[str, int]) -> None:
    # The first section gives 1 Ink and 1 Stone, the second pays a Debt: a sixth Ink if it comes first, else a Stone.
    automaton = rival(at=at, ink=5, unpaid=1, castle=([3, 3, 0, 0, 0], EMPTY, 0))
    s = alone(automaton, steps=[step("SettleCastle", None)], turn=RIVAL)
    assert purse(s, RIVAL) == {"silver": 0, "gold": 0, **held}
    assert tiers(s, RIVAL) == ([1, 1, 1, 0, 1], [1, 1, 0, 0, 0], 0)


TWO_WORKERS = {"op": "place_workers_free", "n": 2, "where": "any_wedge"}


@clause("viscounts", "solo.46")
def test_it_eliminates_the_persons_workers_of_the_first_tier() -> None:
    s = carried_out(TWO_WORKERS, someone=person(at="inner.5", castle=([2, 0, 0, 0, 0], EMPTY, 0)))
    assert tiers(s)[0] == [1, 0, 0, 0, 0]
    assert tiers(s, RIVAL)[0] == [2, 0, 0, 0, 0]
    assert purse(s)["silver"] == 2


@clause("viscounts", "solo.46")
def test_it_eliminates_the_persons_workers_of_the_second_tier() -> None:
    s = carried_out(
        TWO_WORKERS,
        rival(castle=([1, 0, 0, 0, 0], [1, 0, 0, 0, 0], 0)),
        someone=person(at="inner.5", castle=(EMPTY, [2, 0, 0, 0, 0], 0)),
    )
    s.apply("take:ink")  # the person's reward
    assert tiers(s)[1] == [1, 0, 0, 0, 0]
    assert tiers(s, RIVAL)[1] == [2, 0, 0, 0, 0]
    assert markers(s, 0) == (1, 6)


@clause("viscounts", "solo.46")
def test_the_person_chooses_in_the_persons_own_turn() -> None:
    s = alone(
        rival(castle=([2, 0, 0, 0, 0], EMPTY, 0)),
        person(castle=([1, 0, 0, 0, 0], EMPTY, 0)),
        steps=[step("Resolve", 0, effects=[{**TWO_WORKERS, "n": 1}])],
    )
    s.apply("station:1")
    assert s.seat == 0
    assert texts(s) == ["eliminate:0", "eliminate:1"]


@clause("viscounts", "solo.47")
def test_it_wins_the_castle_leader_card_for_five_points() -> None:
    s = alone(rival(castle=(EMPTY, [3, 0, 0, 0, 0], 0)), steps=[step("SettleCastle", None)], turn=RIVAL)
    assert s.leader == RIVAL
    assert [line.points for line in s.score_sheet() if line.message.key == "score-leader"] == [5]
    assert s.hands[RIVAL] == ()


@clause("viscounts", "solo.47")
def test_it_loses_the_castle_leader_card_to_a_person_with_more() -> None:
    s = alone(
        rival(castle=(EMPTY, EMPTY, 1)),
        person(castle=(EMPTY, [3, 0, 0, 0, 0], 1)),
        steps=[step("SettleCastle", None)],
        leader=RIVAL,
    )
    s.apply("take:ink")
    assert s.leader == 0


@clause("viscounts", "solo.48")
def test_of_hire_or_destroy_it_adds_a_future_scheme() -> None:
    automaton = rival(unpaid=1, castle=([0, 0, 0, 3, 0], EMPTY, 0))
    s = alone(automaton, steps=[step("SettleCastle", None)], turn=RIVAL, future=FUTURE)
    assert schemes(s)["discards"] == ["future_criminal_1"]
    assert papers(s, RIVAL)["unpaid"] == 1


@clause("viscounts", "solo.49")
@pytest.mark.parametrize("at", ["outer_left.2", "outer_right.2"])
def test_its_free_workers_go_to_the_section_it_faces(at: str) -> None:
    s = carried_out({"op": "place_workers_free", "n": 2, "where": "any_wedge"}, rival(at=at))
    assert tiers(s, RIVAL)[0] == [0, 2, 0, 0, 0]
    assert placed(s) == 2


# --- Manuscripts ----------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.50")
@pytest.mark.parametrize("at", ["outer_left.3", "outer_right.3"])
def test_it_transcribes_the_manuscript_of_its_segment_from_the_outer_path(at: str) -> None:
    s = tried(TRANSCRIBE, rival(CLERICS, at=at, ink=1))
    assert owned(s) == ["yellow_gold"]
    assert s.shelves[2] == ()
    assert purse(s, RIVAL) == {"silver": 0, "ink": 0, "gold": 2, "stone": 0}


@clause("viscounts", "solo.50")
def test_it_fails_to_transcribe_with_too_few_clerics_and_ink() -> None:
    s = tried(TRANSCRIBE, rival(CLERICS, at="outer_left.3"))  # 3 against 4, though another segment would do
    assert failed(s)
    assert owned(s) == []


@clause("viscounts", "solo.51")
def test_it_takes_a_bonus_card_with_its_third_of_a_ribbon_and_resolves_the_effect() -> None:
    s = tried(TRANSCRIBE, rival(CLERICS, ink=1, manuscripts="black_flip black_destroy"))
    assert owned(s)[-1] == "black_ink"
    assert purse(s, RIVAL)["ink"] == 2
    assert s.bonuses[1] == RIVAL
    assert icons(s) == {"cleric": 3 + 1}


@clause("viscounts", "solo.51")
def test_it_takes_no_bonus_card_with_two_or_when_the_person_has_it() -> None:
    assert tried(TRANSCRIBE, rival(CLERICS, ink=1, manuscripts="black_flip")).bonuses[1] == -1
    late = rival(CLERICS, ink=1, manuscripts="black_flip black_destroy")
    s = tried(TRANSCRIBE, late, bonuses={"black": 0})
    assert s.bonuses[1] == 0
    assert icons(s) == {"cleric": 3}


FREE_MANUSCRIPT = {"op": "transcribe_free", "costs": [3, 4], "n": 1}
COSTS: list[list[str]] = [["grey_vp_builder"], ["grey_stone"], [], ["black_virtue"], ["yellow_vp_debts"]]  # 5 4 - 4 6


@clause("viscounts", "solo.52")
@pytest.mark.parametrize(
    ("at", "taken"),
    [
        ("outer_left.2", "grey_stone"),
        ("outer_left.1", "grey_stone"),
        ("outer_left.3", "black_virtue"),
        ("outer_left.5", "grey_stone"),
    ],
)
def test_its_free_manuscript_is_its_own_segments_or_the_next_allowed_clockwise(at: str, taken: str) -> None:
    assert owned(carried_out(FREE_MANUSCRIPT, rival(at=at), shelves=COSTS)) == [taken]


@clause("viscounts", "solo.52")
def test_its_free_manuscript_is_lost_where_none_is_allowed() -> None:
    s = carried_out(FREE_MANUSCRIPT, shelves=[["grey_vp_builder"], [], [], [], ["yellow_vp_debts"]])
    assert owned(s) == []
    assert markers(s) == (1, 7)


@clause("viscounts", "solo.53")
def test_with_an_empty_pile_it_transcribes_the_printed_manuscript_for_its_effect() -> None:
    # The lake prints 2 Virtue for 3 Clerics.
    empty: list[list[str]] = [[], [], [], [], []]
    s = tried(TRANSCRIBE, rival(CLERICS, at="outer_left.4"), shelves=empty)
    assert markers(s) == (1, 5)
    assert owned(s) == []
    assert failed(tried(TRANSCRIBE, rival(BUILDERS, at="outer_left.4", ink=2), shelves=empty))


# --- what it never does ---------------------------------------------------------------------------------------------


@clause("viscounts", "solo.54")
def test_no_scheme_and_no_board_lets_it_trade() -> None:
    for scheme in box().schemes:
        assert not any(getattr(option, "what", None) == "trade" for option in scheme.options), scheme.id
    for board in box().rivals:
        assert getattr(board.focus, "what", None) != "trade"


@clause("viscounts", "solo.54")
@pytest.mark.parametrize("which", RIVALS)
def test_it_never_holds_silver(which: str) -> None:
    s = new_game(1, 5, rival=which)
    while not s.over:
        assert purse(s, RIVAL)["silver"] == 0
        s.apply(s.options()[s.round % len(s.options())])
    assert purse(s, RIVAL)["silver"] == 0
