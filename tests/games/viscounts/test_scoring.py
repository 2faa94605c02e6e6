"""The count at the end: pieces, Manuscripts, Debts and Deeds, Poverty and Prosperity, and who has won."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.games.viscounts.scoring import rank_shares
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import person, position

NO_ICONS = "journeyman journeyman journeyman"  # Merchants only


def counted(*people: dict[str, Any], **board: Any) -> Viscounts:
    """The end of a game in which the given players stand."""
    return position(*people, steps=[], **board)


def points(s: Viscounts, player: int = 0) -> dict[str, int]:
    """What a player scores, by the message that says for what."""
    found: Counter[str] = Counter()
    for line in s.score_sheet():
        if line.seat == player:
            found[line.message.key] += line.points
    return dict(found)


def papers_of(kind: str, *amounts: int) -> list[dict[str, Any]]:
    """Players who hold so many cards of a kind, and nothing else."""
    held: list[dict[str, Any]] = [{kind: n} for n in amounts]
    return [person(**counts) for counts in held]


def poverty(*approved: int) -> list[int]:
    """What Poverty alone pays to players with so many approved Deeds."""
    s = counted(*papers_of("approved", *approved), debts_above=0)
    return [points(s, player).get("score-poverty", 0) for player in range(len(approved))]


def prosperity(*paid: int) -> list[int]:
    """What Prosperity alone pays to players with so many paid Debts."""
    s = counted(*papers_of("paid", *paid), deeds_above=0)
    return [points(s, player).get("score-prosperity", 0) for player in range(len(paid))]


# --- pieces ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "score.1")
def test_one_trading_post_two_guildhalls_and_three_workshops_are_worth_26() -> None:
    s = counted(
        person(),
        person(),
        buildings={
            "1.1": "0 trading_post_2",
            "1.2": "0 guildhall_1",
            "1.3": "0 guildhall_3",
            "2.1": "0 workshop_1",
            "2.2": "0 workshop_2",
            "2.3": "0 workshop_3",
        },
    )
    assert [line.points for line in s.score_sheet()] == [4, 13, 9]
    assert s.scores() == [26, 0]


@clause("viscounts", "score.1")
@pytest.mark.parametrize(
    ("kind", "worth"), [("trading_post", [4, 9, 15]), ("guildhall", [6, 13, 21]), ("workshop", [2, 5, 9])]
)
def test_buildings_of_a_type_are_worth_what_their_number_says(kind: str, worth: list[int]) -> None:
    for n, vp in enumerate(worth, 1):
        built = {f"1.{spot}": f"0 {kind}_{spot}" for spot in range(1, n + 1)}
        assert counted(person(), person(), buildings=built).scores() == [vp, 0]


@clause("viscounts", "score.2")
def test_five_four_and_two_workers_in_the_tiers_are_worth_19() -> None:
    s = counted(person(castle=([2, 0, 1, 0, 2], [0, 2, 2, 0, 0], 2)), person())
    assert [line.points for line in s.score_sheet()] == [5, 8, 6]
    assert [line.message.args for line in s.score_sheet()] == [
        {"tier": 1, "n": 5},
        {"tier": 2, "n": 4},
        {"tier": 3, "n": 2},
    ]
    assert s.scores() == [19, 0]


@clause("viscounts", "score.6")
def test_castle_leader_is_worth_5_and_each_bonus_card_3() -> None:
    s = counted(person(), person(), leader=0, bonuses={"grey": 0, "blue": 0, "black": 1})
    assert points(s) == {"score-leader": 5, "score-bonus": 6}
    assert points(s, 1) == {"score-bonus": 3}


# --- Manuscripts ----------------------------------------------------------------------------------------------------


@clause("viscounts", "score.3")
def test_manuscripts_score_their_sets_and_what_they_print() -> None:
    s = counted(person(manuscripts="black_vp_deeds grey_flip black_flip", approved=2), person())
    # Two colours, one colour; 1 point for each approved Deed, which is worth 3 by itself.
    assert points(s) == {"score-sets": 4 + 1, "score-manuscript": 2, "score-approved": 6}


@clause("viscounts", "score.3")
def test_instant_manuscripts_print_no_score_of_their_own() -> None:
    assert points(counted(person(manuscripts="grey_stone", stone=4), person())) == {"score-sets": 1}


NOBLES = ["aristocrat", "princess", "squire", "diplomat"]
MIDDLE_GUILDHALL = {"1.1": "0 guildhall_2"}


@clause("viscounts", "score.4")
def test_four_noble_cards_and_the_middle_guildhall_are_five_nobles() -> None:
    s = counted(person(deck=" ".join(NOBLES), manuscripts="yellow_vp_noble"), person(), buildings=MIDDLE_GUILDHALL)
    assert points(s)["score-manuscript"] == 5
    (line,) = (line for line in s.score_sheet() if line.message.key == "score-manuscript")
    assert line.message.args == {"manuscript": "@manuscript-yellow_vp_noble"}


@clause("viscounts", "score.4")
def test_two_one_and_one_criminals_are_four() -> None:
    s = counted(person(deck="antagonist thief lookout", manuscripts="blue_vp_criminal"), person())
    assert points(s)["score-manuscript"] == 4


@clause("viscounts", "score.4")
def test_cards_count_wherever_they_are() -> None:
    a, b, c, d = NOBLES
    s = counted(person(f"- {a} -", hand=b, deck=c, discards=d, manuscripts="yellow_vp_noble"), person())
    assert points(s)["score-manuscript"] == 4


@clause("viscounts", "score.4")
def test_cards_of_others_and_printed_spaces_do_not_count() -> None:
    s = counted(person(deck=NO_ICONS, manuscripts="yellow_vp_noble"), person(deck=" ".join(NOBLES)))
    assert "score-manuscript" not in points(s)


@clause("viscounts", "score.4")
def test_a_criminal_is_no_noble_when_manuscripts_count() -> None:
    s = counted(person(deck="thief lookout antagonist", manuscripts="yellow_vp_noble"), person())
    assert "score-manuscript" not in points(s)


@clause("viscounts", "score.4")
@pytest.mark.parametrize(("icons_scored", "nobles"), [("all", 6), ("cards_and_buildings", 5)])
def test_the_table_says_whether_bonus_cards_count(icons_scored: str, nobles: int) -> None:
    others = "labourer therese abbot"
    s = counted(
        person("- princess -", deck=f"aristocrat squire diplomat {others}", manuscripts="yellow_vp_noble"),
        person(),
        buildings=MIDDLE_GUILDHALL,
        bonuses={"yellow": 0},
        options={"icons_scored": icons_scored},
    )
    assert points(s)["score-manuscript"] == nobles


@clause("viscounts", "score.4")
def test_the_table_may_count_only_what_lies_on_the_player_board() -> None:
    a, b, c, d = NOBLES
    s = counted(
        person(f"- {a} -", hand=b, deck=c, discards=d, manuscripts="yellow_vp_noble"),
        person(),
        buildings=MIDDLE_GUILDHALL,
        options={"icons_scored": "board"},
    )
    assert points(s)["score-manuscript"] == 2


@clause("viscounts", "score.4")
@pytest.mark.parametrize(
    ("tile", "deck", "vp"),
    [
        ("grey_vp_builder", "labourer charlatan", 3),
        ("black_vp_cleric", "abbot bishop", 3),
        ("yellow_vp_noble", "squire enforcer", 3),
        ("blue_vp_criminal", "thief antagonist", 3),
        ("blue_vp_merchant", "therese trader", 2),
    ],
)
def test_each_manuscript_counts_its_own_icon(tile: str, deck: str, vp: int) -> None:
    others = {"labourer", "abbot", "squire", "thief"} - set(deck.split())
    s = counted(person(deck=deck, discards=" ".join(sorted(others)), manuscripts=tile), person())
    assert points(s)["score-manuscript"] == vp


@clause("viscounts", "score.5")
def test_six_buildings_of_any_type_and_three_paid_debts() -> None:
    built = {f"1.{n}": f"0 {id}_1" for n, id in enumerate(("trading_post", "guildhall", "workshop"), 1)}
    built |= {f"2.{n}": f"0 {id}_3" for n, id in enumerate(("trading_post", "guildhall", "workshop"), 1)}
    buildings = counted(person(manuscripts="grey_vp_buildings"), person(), buildings=built)
    assert points(buildings)["score-manuscript"] == 6
    debts = counted(person(manuscripts="yellow_vp_debts", paid=3, unpaid=1), person())
    assert points(debts)["score-manuscript"] == 3
    deeds = counted(person(manuscripts="black_vp_deeds", approved=2, acquired=4), person())
    assert points(deeds)["score-manuscript"] == 2


@clause("viscounts", "score.20")
def test_five_resources_at_one_for_two_are_two_points() -> None:
    s = counted(person(manuscripts="grey_vp_resources", ink=1, gold=1, stone=3), person())
    assert points(s)["score-manuscript"] == 2


@clause("viscounts", "score.20")
def test_silver_joins_no_group_of_resources() -> None:
    s = counted(person(manuscripts="grey_vp_resources", ink=1, silver=9), person())
    assert "score-manuscript" not in points(s)


@clause("viscounts", "score.20")
def test_groups_of_workers_and_merchants_must_be_complete_too() -> None:
    workers = counted(person(manuscripts="yellow_vp_workers", castle=([1, 0, 1, 0, 0], [1, 0, 0, 0, 0], 2)), person())
    assert points(workers)["score-manuscript"] == 2
    merchants = counted(person(deck="therese trader trader", manuscripts="blue_vp_merchant"), person())
    assert points(merchants)["score-manuscript"] == 2


# --- Debts and Deeds ------------------------------------------------------------------------------------------------


@clause("viscounts", "score.7")
def test_debts_and_deeds_of_the_example_are_worth_8() -> None:
    s = counted(person(unpaid=1, paid=3, acquired=4, approved=2), person())
    assert points(s) == {"score-unpaid": -2, "score-acquired": 4, "score-approved": 6}
    assert s.scores() == [8, 0]


@clause("viscounts", "score.8")
def test_poverty_ranks_approved_deeds_for_12_8_and_4() -> None:
    assert poverty(1, 5, 3, 2) == [0, 12, 8, 4]


@clause("viscounts", "score.9")
def test_prosperity_ranks_paid_debts_for_12_8_and_4() -> None:
    assert prosperity(1, 5, 3, 2) == [0, 12, 8, 4]


@clause("viscounts", "score.8", "score.9")
def test_each_end_card_counts_the_flipped_cards_of_the_other_kind_only() -> None:
    people = [person(approved=1, unpaid=9), person(paid=1, acquired=9), person()]
    poor = counted(*people, debts_above=0)
    assert [points(poor, n).get("score-poverty", 0) for n in range(3)] == [12, 0, 0]
    rich = counted(*people, deeds_above=0)
    assert [points(rich, n).get("score-prosperity", 0) for n in range(3)] == [0, 12, 0]


@clause("viscounts", "score.8", "score.9")
def test_an_end_card_still_covered_pays_nothing() -> None:
    s = counted(*papers_of("approved", 3, 2, 1), debts_above=1, deeds_above=1)
    assert s.scores() == [9, 6, 3]


@clause("viscounts", "score.14")
def test_the_second_of_two_reads_why_he_gains_four() -> None:
    ranked = {2: [(12, "score.9"), (4, "score.14")], 3: [(12, "score.9"), (8, "score.9"), (4, "score.9")]}
    for players, lines in ranked.items():
        s = counted(*papers_of("paid", *range(players, 0, -1)), deeds_above=0)
        assert [(line.points, line.clause) for line in s.score_sheet()] == lines


@clause("viscounts", "score.10")
def test_without_a_flipped_card_nobody_is_ranked() -> None:
    assert poverty(0, 0, 0, 0) == [0, 0, 0, 0]
    assert poverty(2, 0, 0, 0) == [12, 0, 0, 0]
    assert prosperity(0, 1, 0) == [0, 12, 0]


@clause("viscounts", "score.10")
def test_acquired_deeds_alone_give_no_rank() -> None:
    s = counted(person(acquired=9), person(approved=1), person(), debts_above=0)
    assert "score-poverty" not in points(s)


@clause("viscounts", "score.11")
def test_two_tied_for_first_share_twenty_and_the_next_takes_four() -> None:
    assert poverty(3, 3, 1) == [10, 10, 4]
    assert prosperity(1, 3, 2, 3) == [0, 10, 4, 10]


@clause("viscounts", "score.11")
def test_three_tied_for_second_take_four_each() -> None:
    assert poverty(5, 2, 2, 2) == [12, 4, 4, 4]


@clause("viscounts", "score.12")
@pytest.mark.parametrize(
    ("deeds", "shares"),
    [
        ((2, 2, 2, 2), [6, 6, 6, 6]),
        ((2, 2, 2, 1), [8, 8, 8, 0]),
        ((3, 2, 2, 1), [12, 6, 6, 0]),
        ((4, 3, 2, 2), [12, 8, 2, 2]),
        ((3, 3, 2, 2), [10, 10, 2, 2]),
    ],
)
def test_ranks_beyond_the_third_are_worth_nothing_but_divide(deeds: tuple[int, ...], shares: list[int]) -> None:
    assert poverty(*deeds) == shares
    assert prosperity(*deeds) == shares


@clause("viscounts", "score.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_shares_are_whole_numbers_in_every_tie(players: int) -> None:
    ranks = (12, 8, 4) if players > 2 else (12, 4)
    for pattern in range(5**players):
        amounts = tuple(pattern // 5**n % 5 for n in range(players))
        shares = rank_shares(amounts, ranks, 1)
        assert set(shares) <= {0, 2, 4, 6, 8, 10, 12}
        # Nothing was rounded away: the players who are ranked share all the ranks they cover.
        assert sum(shares) == sum(ranks[: sum(1 for n in amounts if n)])


@clause("viscounts", "score.13")
def test_a_fraction_would_be_rounded_down() -> None:
    assert rank_shares((1, 1), (12, 3), 1) == (7, 7)


@clause("viscounts", "score.14")
@pytest.mark.parametrize(
    ("deeds", "shares"), [((2, 1), [12, 4]), ((1, 4), [4, 12]), ((3, 3), [8, 8]), ((1, 0), [12, 0]), ((0, 0), [0, 0])]
)
def test_two_players_leave_the_middle_reward_out(deeds: tuple[int, int], shares: list[int]) -> None:
    assert poverty(*deeds) == shares
    assert prosperity(*deeds) == shares


@clause("viscounts", "score.15")
@pytest.mark.parametrize(
    ("deeds", "shares"), [((3, 2, 0), [12, 8, 0]), ((0, 2, 2, 0), [0, 10, 10, 0]), ((0, 0, 0, 1), [0, 0, 0, 12])]
)
def test_at_a_table_of_three_or_four_the_middle_reward_stays(deeds: tuple[int, ...], shares: list[int]) -> None:
    assert poverty(*deeds) == shares


@clause("viscounts", "score.16")
def test_both_end_cards_pay_in_a_divided_kingdom() -> None:
    s = counted(person(approved=2, paid=2), person(approved=1), person(paid=1), debts_above=0, deeds_above=0)
    assert s.scores() == [6 + 12 + 12, 3 + 8, 8]
    assert s.ending() == "divided_kingdom"


# --- who has won ----------------------------------------------------------------------------------------------------


@clause("viscounts", "score.17")
def test_the_highest_total_wins() -> None:
    s = counted(person(acquired=1, silver=9), person(acquired=2), person())
    assert s.winners() == [1]


@clause("viscounts", "score.17")
def test_a_tie_goes_to_the_larger_sum_of_silver_and_resources() -> None:
    s = counted(person(acquired=2, silver=3), person(acquired=2, silver=1, ink=1, gold=1, stone=1), person(silver=9))
    assert s.winners() == [1]


@clause("viscounts", "score.17")
def test_a_tie_in_everything_shares_the_victory() -> None:
    s = counted(person(acquired=2, silver=2), person(acquired=2, gold=2), person(acquired=1, silver=9))
    assert s.winners() == [0, 1]


@clause("viscounts", "score.17")
def test_nobody_has_won_before_the_end() -> None:
    assert position(person(acquired=2, hand="abbot squire"), person()).winners() == []


@clause("viscounts", "score.18")
def test_totals_may_be_negative_and_leftovers_are_worth_nothing() -> None:
    s = counted(person(unpaid=3, silver=9, ink=4, gold=4, stone=4), person(unpaid=1))
    assert s.scores() == [-6, -2]
    assert s.winners() == [1]


@clause("viscounts", "score.19")
def test_the_worked_case_of_109_points() -> None:
    s = counted(
        person(
            deck=" ".join([*NOBLES, "antagonist", "thief", "lookout"]),
            # Three grey, two yellow, two blue, one black: sets of four, three and one.
            manuscripts="grey_vp_buildings grey_flip grey_stone yellow_vp_noble yellow_vp_debts "
            "blue_vp_criminal blue_flip black_flip",
            castle=([2, 1, 1, 1, 0], [2, 2, 0, 0, 0], 2),
            unpaid=1,
            paid=3,
            acquired=4,
            approved=2,
        ),
        person(approved=4),
        person(approved=3),
        buildings={
            "1.1": "0 trading_post_1",
            "1.2": "0 guildhall_1",
            "1.3": "0 guildhall_2",
            "2.1": "0 workshop_1",
            "2.2": "0 workshop_2",
            "2.3": "0 workshop_3",
        },
        leader=0,
        bonuses={"grey": 0},
        debts_above=0,
    )
    assert points(s) == {
        "score-buildings": 26,
        "score-workers": 19,
        "score-sets": 26,
        "score-manuscript": 6 + 5 + 4 + 3,
        "score-leader": 5,
        "score-bonus": 3,
        "score-unpaid": -2,
        "score-acquired": 4,
        "score-approved": 6,
        "score-poverty": 4,
    }
    assert s.scores()[0] == 109


@clause("viscounts", "score.2", "score.5", "score.7")
def test_everybody_scores_what_he_owns_himself() -> None:
    amounts = (1, 2, 3, 4)
    tiles = "grey_vp_resources black_vp_deeds yellow_vp_debts yellow_vp_workers"
    s = counted(
        *(
            person(
                manuscripts=tiles,
                castle=([0, 0, 0, n, 0], [n, 0, 0, 0, n], 0),
                silver=9 * n,
                ink=n,
                gold=2 * n,
                stone=3 * n,
                unpaid=5 * n,
                paid=4 * n,
                acquired=2 * n,
                approved=n,
            )
            for n in amounts
        )
    )
    for player, n in enumerate(amounts):
        found = points(s, player)
        # 1 point for 2 resources, for an approved Deed, for a paid Debt and for 2 Workers.
        assert found["score-manuscript"] == 6 * n // 2 + n + 4 * n + 3 * n // 2
        assert found["score-workers"] == n + 2 * 2 * n
        assert (found["score-unpaid"], found["score-acquired"], found["score-approved"]) == (-10 * n, 2 * n, 3 * n)


@clause("viscounts", "score.17")
@pytest.mark.parametrize(("goods", "winners"), [((3, 5), [2]), ((5, 3), [1]), ((5, 5), [1, 2])])
def test_a_tie_is_broken_by_the_goods_of_those_who_are_tied(goods: tuple[int, int], winners: list[int]) -> None:
    rich = person(silver=50, ink=50, gold=50, stone=50)
    one, other = (person(manuscripts="grey_stone", silver=n - 3, ink=1, gold=1, stone=1) for n in goods)
    assert counted(rich, one, other, rich).winners() == winners
