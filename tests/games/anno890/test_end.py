"""The end of the game: the count, the Scenario's bonuses, the ties."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, bonuses, ended, points, step
from tests.games.anno890.positions import box, first_turn, kingdom, play, position, random_play

CASTLE = "castle_wheat_olive@5"
ONE_SPACE_LEFT = (
    "church_wheat@1 farm_olive@2 tavern_lavender@3 farm_lavender@4 castle_olive_poppy@5 hamlet_wheat@6 "
    "farm_wheat@7 tavern_poppy@8"
)


def realm(nobles: int = 0, coins: int = 0, towers: int = 0, characters: str = "") -> dict[str, Any]:
    """A Kingdom without points of its own, with tokens on the Castle."""
    return kingdom(f"{CASTLE}+{towers}t{nobles}n", coins=coins, characters=characters)


# --- when it ends ----------------------------------------------------------------------------------------------------


@clause("anno890", "end.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_all_kingdoms_are_full_after_round_eight(seats: int) -> None:
    for s in random_play(first_turn(seats, seed=seats)):
        full = all(s.tiles)
        assert full or not s.over
    assert s.round == 8
    assert full


@clause("anno890", "end.1")
def test_the_last_tile_of_the_last_player_ends_the_game() -> None:
    full = kingdom(f"{ONE_SPACE_LEFT} farm_poppy@9")
    s = position(full, kingdom(ONE_SPACE_LEFT, coins=1), row=["church_olive", "church_poppy"], round=8, turn=1)
    assert not s.over
    play(s, "take:row.2")
    assert s.over
    assert s.winners() != []
    assert s.ending() == "kingdoms_complete"
    reason = s.why_not("take:row.1")
    assert reason is not None
    assert reason.clause == "end.1"


@clause("anno890", "end.2")
def test_trio_and_invasion_of_the_last_turn_come_before_the_count() -> None:
    # A hamlet (2 Saracens) completes the row of wheat; the Traitor's Tower decides who is invaded.
    last = kingdom("church_wheat@1 farm_wheat@2 castle_olive_poppy@5+1t hamlet_lavender@4")
    s = position(
        kingdom("castle_lavender_poppy@5+1t farm_olive@1 tavern_olive@2"),
        last,
        row=["hamlet_wheat"], banners={"wheat": ["traitor"]}, invader=9, round=8, turn=1,
    )  # fmt: skip
    play(s, "place:3", "attract:traitor")
    assert not s.over
    play(s, "put:5")
    assert (s.seat, s.winners()) == (0, [])
    play(s, "lose:1")
    assert s.over
    assert points(s, 0, "end.4") == 0  # the farm's 1 VP is gone
    assert points(s, 1, "end.5") == 3  # the Traitor's VP count


@clause("anno890", "end.2")
def test_a_character_of_the_last_turn_still_works_before_the_count() -> None:
    s = arrive("merchant", realm(), realm(coins=1), round=8, first=1, then=(step("EndTurn"),))
    assert s.over
    assert bonuses(s, "coin") == [2, 0]


# --- the count -------------------------------------------------------------------------------------------------------


@clause("anno890", "end.3")
def test_the_count_starts_from_zero_wherever_the_invasion_stood() -> None:
    s = ended(realm(), realm(), realm(), invader=15, options={"bonus_needs_one": True})
    assert s.scores() == [0, 0, 0]


@clause("anno890", "end.4")
def test_points_on_tiles_count_positive_and_negative_with_their_bonuses() -> None:
    tiles = f"{CASTLE} hamlet_wheat@1 watchtower_olive_2@2+2t watchtower_wheat_lavender@3+1t forge@4 ~hamlet_lavender@6"
    s = ended(kingdom(tiles), realm(towers=9))
    assert points(s, 0, "end.4") == 3 - 1 - 1
    assert points(s, 0, "icon.13") == 2  # 3 Towers: one pair


@clause("anno890", "end.5")
def test_points_of_characters_count_with_their_abilities() -> None:
    tiles = f"{CASTLE} tavern_olive@1 tavern_poppy@2"
    s = ended(kingdom(tiles, characters="caravanner minstrel", kept="cartographer"), realm(nobles=1, coins=1, towers=1))
    assert points(s, 0, "end.5") == 2 + 5
    assert points(s, 0, "char.5") == 2 * 2
    assert points(s, 0, "char.1") == 5
    assert s.scores()[0] == 16


@clause("anno890", "end.6")
def test_scenario_rewards_first_and_second_in_nobles_coins_and_towers() -> None:
    s = ended(realm(3, 1, 2), realm(2, 3, 1), realm(1, 2, 3), realm())
    assert bonuses(s, "noble") == [5, 2, 0, 0]
    assert bonuses(s, "coin") == [0, 3, 1, 0]
    assert bonuses(s, "tower") == [2, 0, 5, 0]


@clause("anno890", "end.7")
def test_with_two_players_only_the_first_is_rewarded() -> None:
    s = ended(realm(3, 1, 2), realm(2, 3, 1))
    assert [bonuses(s, what) for what in ("noble", "coin", "tower")] == [[4, 0], [0, 2], [4, 0]]


@clause("anno890", "end.8")
def test_tokens_count_on_any_tile_and_coins_if_held() -> None:
    row = [{"tile": "church_wheat", "coins": 9}]
    scattered = kingdom(f"{CASTLE}+1t1n ~farm_wheat@1+1t1n town@2+1n")
    s = ended(realm(nobles=2, towers=1, coins=1), scattered, row=row)
    assert [s.nobles_of(1), s.towers_of(1)] == [3, 2]
    assert [bonuses(s, what) for what in ("noble", "coin", "tower")] == [[0, 4], [2, 0], [0, 4]]


NOBLES_3_0_0 = (realm(nobles=3), realm(), realm(coins=1))


@clause("anno890", "end.9")
def test_second_place_goes_even_to_a_player_without_nobles() -> None:
    # Seat 2 is better placed than seat 1 by its Coin.
    assert bonuses(ended(*NOBLES_3_0_0), "noble") == [5, 0, 2]


@clause("anno890", "end.9")
def test_table_may_ask_for_at_least_one() -> None:
    s = ended(*NOBLES_3_0_0, options={"bonus_needs_one": True})
    assert bonuses(s, "noble") == [5, 0, 0]
    assert bonuses(s, "tower") == [0, 0, 0]


@clause("anno890", "end.10")
def test_the_score_track_has_laps_of_twenty() -> None:
    components = {component.id: component for component in box().contents.component}
    assert components["track_board"].spaces == components["score_cube"].lap == 20
    # 5 + 5 + 4 + 4 of Characters, 5 for the Towers: 23 is a cube on 3 with its +20 side up.
    cards = "minstrel cartographer mystic duchess"
    s = ended(realm(towers=1, characters=cards), realm(nobles=1, coins=1), realm(), options={"bonus_needs_one": True})
    assert divmod(s.scores()[0], components["score_cube"].lap) == (1, 3)


@clause("anno890", "end.11")
def test_totals_may_be_negative() -> None:
    poor = kingdom("castle_lavender_poppy@5 watchtower_olive_2@1 farm_wheat_lavender@2")
    s = ended(realm(1, 1, 1), realm(1, 1, 1), poor)
    assert s.scores()[2] == -2


@clause("anno890", "end.11")
def test_totals_may_exceed_thirty_nine() -> None:
    everybody = " ".join(card.id for card in box().characters)
    s = ended(realm(characters=everybody), realm(1, 1, 1))
    assert s.scores()[0] == 57  # all that is printed on the 18 cards


@clause("anno890", "end.12")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_most_points_win(best: int) -> None:
    hands = ["treasurer", "merchant", "strategist"]
    hands[best] = "mystic"
    s = ended(*(realm(characters=hand) for hand in hands), options={"bonus_needs_one": True})
    assert s.scores()[best] == 4 > sorted(s.scores())[1]
    assert s.winners() == [best]


@clause("anno890", "end.12")
def test_nobody_has_won_before_the_end() -> None:
    assert position(realm(1, 1, 1), realm()).winners() == []


@clause("anno890", "end.4", "end.5", "end.6")
def test_every_line_of_the_sheet_has_a_clause_and_all_add_up_to_the_scores() -> None:
    for seed in (1, 2):
        *_, s = random_play(first_turn(3, seed=seed, scenario="pilgrims_road"), seed)
        totals = [0, 0, 0]
        for line in s.score_sheet():
            assert line.clause in s.table.game.ledger.clauses
            assert line.points != 0 or line.clause == "tie.6"
            totals[line.seat] += line.points
        assert totals == s.scores()
        assert {"end.4", "end.5", "end.6"} <= {line.clause for line in s.score_sheet()}


# --- ties ------------------------------------------------------------------------------------------------------------


def noble_bonus(*kingdoms: dict[str, Any]) -> list[int]:
    return bonuses(ended(*kingdoms), "noble")


def coin_bonus(*kingdoms: dict[str, Any], **board: Any) -> list[int]:
    return bonuses(ended(*kingdoms, **board), "coin")


def tower_bonus(*kingdoms: dict[str, Any]) -> list[int]:
    return bonuses(ended(*kingdoms), "tower")


@clause("anno890", "tie.1")
def test_ties_go_by_duchess_then_nobles_then_coins_then_towers_then_turn_order() -> None:
    # Each pair ties in what is rewarded; the second seat is ahead by one rung and behind on all the lower ones.
    assert tower_bonus(realm(3, 3, 2), realm(0, 0, 2, "duchess")) == [0, 4]
    assert tower_bonus(realm(0, 3, 2), realm(1, 0, 2)) == [0, 4]
    assert noble_bonus(realm(1, 0, 3), realm(1, 1, 0)) == [0, 4]
    assert coin_bonus(realm(1, 1, 0), realm(1, 1, 1)) == [0, 2]
    assert coin_bonus(realm(1, 1, 1), realm(1, 1, 1)) == [2, 0]


@clause("anno890", "tie.2")
def test_duchess_decides_only_a_tie_of_her_owner() -> None:
    # Seats 0 and 1 tie in Towers ahead of the Duchess's owner: she has no say.
    owner = realm(0, 0, 1, "duchess")
    assert tower_bonus(realm(0, 0, 2), realm(1, 0, 2), owner) == [2, 5, 0]
    assert tower_bonus(realm(0, 0, 2), realm(1, 0, 1), owner) == [5, 0, 2]


@clause("anno890", "tie.3")
@pytest.mark.parametrize(("first", "bonus"), [(0, [3, 1, 0]), (1, [0, 3, 1]), (2, [1, 0, 3])])
def test_the_earlier_in_turn_order_from_the_first_player_is_ahead(first: int, bonus: list[int]) -> None:
    assert coin_bonus(realm(), realm(), realm(), first=first) == bonus


@clause("anno890", "tie.3")
@pytest.mark.parametrize(("first", "bonus"), [(0, [0, 1, 3]), (1, [3, 0, 1]), (2, [1, 3, 0])])
def test_table_may_put_the_later_player_ahead(first: int, bonus: list[int]) -> None:
    assert coin_bonus(realm(), realm(), realm(), first=first, options={"last_tie_break": "later"}) == bonus


@clause("anno890", "tie.4")
def test_every_place_among_several_tied_is_settled_by_the_same_list() -> None:
    # As in Example I all Coins are equal: first by the Duchess, second by Nobles.
    assert coin_bonus(realm(2, 5), realm(1, 5), realm(0, 5, 0, "duchess")) == [1, 0, 3]
    assert coin_bonus(realm(1, 5), realm(2, 5), realm(3, 5), realm(0, 5)) == [0, 1, 3, 0]


@clause("anno890", "tie.5")
def test_a_tie_for_the_second_place_is_broken_likewise() -> None:
    assert tower_bonus(realm(0, 0, 3), realm(0, 0, 2), realm(1, 0, 2)) == [5, 0, 2]
    assert tower_bonus(realm(0, 0, 3), realm(0, 0, 2, "duchess"), realm(1, 0, 2)) == [5, 2, 0]


def level(tiles: str = "", coins: int = 0, characters: str = "", **board: Any) -> Anno890:
    """Seat 0 takes all bonuses of a game of two; seat 1 makes good for them with tiles and Characters."""
    return ended(kingdom(f"{CASTLE}+2t2n", coins=2), kingdom(f"{CASTLE} {tiles}", coins, characters), **board)


@clause("anno890", "tie.6")
def test_a_tie_in_points_is_broken_by_the_same_list() -> None:
    by_nobles = level(characters="minstrel cartographer")
    assert (by_nobles.scores(), by_nobles.winners()) == ([10, 10], [0])
    by_duchess = level("pasture@1 hamlet_wheat@2", characters="duchess")
    assert (by_duchess.scores(), by_duchess.winners()) == ([10, 10], [1])


@clause("anno890", "tie.6", "tie.7")
def test_equal_in_everything_the_first_player_alone_wins() -> None:
    needs_one = {"bonus_needs_one": True}
    for first in range(4):
        s = ended(realm(), realm(), realm(), realm(), first=first, options=needs_one)
        assert s.scores() == [0, 0, 0, 0]
        assert s.winners() == [first]


@clause("anno890", "tie.7")
def test_any_game_has_exactly_one_winner() -> None:
    for seed in range(5):
        *_, s = random_play(first_turn(4, seed=seed), seed)
        (winner,) = s.winners()
        assert s.scores()[winner] == max(s.scores())
