"""Step 3: new trios and their rewards."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.games.anno890.box import CROPS
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, attacked, hand, points, reward, step
from tests.games.anno890.positions import at, box, kingdom, play, position, refusal, texts

OTHER = kingdom("castle_lavender_poppy@5")
NO_WHEAT = "castle_lavender_poppy@5"

# One Character without an immediate ability at each Banner, so that every trio leaves a choice.
BANNERS = {"wheat": ["treasurer"], "olive": ["caravanner"], "lavender": ["inventor"], "poppy": ["duchess"]}

LINES = {(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)}


def placed(tiles: str, *cells: int, **board: Any) -> Anno890:
    """Step 3 of a turn in which the tiles on `cells` were placed."""
    board = {"banners": BANNERS, **board}
    where = [[0, cell] for cell in cells]
    return position(kingdom(tiles), OTHER, placed=where, steps=[step("CheckTrios")], **board)


def trios(s: Anno890) -> list[list[str]]:
    """The trios that wait for their reward, each by the crops it may count for."""
    found: list[list[str]] = [] if s.over else s.to_json()["steps"][-1]["trios"]
    return found


@clause("anno890", "trio.1")
def test_exactly_the_eight_lines_of_three_equal_crops_are_trios() -> None:
    made = set()
    for cells in combinations(range(1, 10), 3):
        a, b, c = cells
        if trios(placed(f"church_wheat@{a} farm_wheat@{b} tavern_wheat@{c}", b)) == [["wheat"]]:
            made.add(cells)
    assert made == LINES


@clause("anno890", "trio.1")
def test_a_line_of_different_crops_is_no_trio() -> None:
    assert placed(f"church_wheat@1 farm_wheat@2 tavern_olive@3 {NO_WHEAT}", 3).over


@clause("anno890", "trio.2")
def test_a_line_that_stood_before_is_not_rewarded_again() -> None:
    old_line = f"church_wheat@1 farm_wheat@2 tavern_wheat@3 {NO_WHEAT}"
    assert placed(f"{old_line} farm_olive@9", 9).over
    assert trios(placed(old_line, 3)) == [["wheat"]]


@clause("anno890", "trio.2")
def test_a_trio_tells_its_crop_and_the_ends_of_its_line() -> None:
    tiles = kingdom("castle_olive_lavender@5 countryside_olive_lavender@4")
    steps = [step("CheckTrios"), step("PlaceTile")]
    taken = {"tile": "countryside_olive_lavender_2"}
    s = position(tiles, OTHER, taken=taken, steps=steps, banners=BANNERS)
    s.events = []
    s.apply("place:6")
    assert {event.clause for event in s.events if event.message.key == "event-trio"} == {"trio.2"}
    facts = [event.fact for event in s.events if event.message.key == "event-trio"]
    assert [(fact.piece, fact.source, fact.target) for fact in facts if fact is not None] == [
        (f"trio:{crop}", "kingdoms.0.spaces.4", "kingdoms.0.spaces.6") for crop in ("olive", "lavender")
    ]


@clause("anno890", "trio.2")
def test_a_line_through_two_tiles_placed_this_turn_counts_once() -> None:
    assert trios(placed(f"church_wheat@1 farm_wheat@2 tavern_wheat@3 {NO_WHEAT}", 1, 3)) == [["wheat"]]


@clause("anno890", "trio.3")
def test_castle_in_the_centre_completes_a_diagonal() -> None:
    assert trios(placed("church_wheat@1 castle_wheat_olive@5 farm_wheat@9", 9)) == [["wheat"]]


@clause("anno890", "trio.3")
def test_castle_moved_to_a_corner_counts_in_the_lines_of_that_corner_only() -> None:
    tiles = "castle_wheat_olive@1 church_wheat@2 farm_wheat@3 farm_lavender@5 tavern_wheat@8"
    assert trios(placed(tiles, 3)) == [["wheat"]]
    assert placed(tiles, 8).over


@clause("anno890", "trio.4")
def test_example_f_lavender_olive_tile_beside_two_lavender_tiles() -> None:
    s = position(
        kingdom("church_lavender@1 farm_lavender@2 castle_wheat_poppy@5"),
        OTHER,
        row=["countryside_olive_lavender"],
        banners={"lavender": ["treasurer", "inventor"], "olive": ["duchess"]},
    )
    play(s, "place:3")
    assert texts(s) == ["attract:treasurer", "attract:inventor", "coins:lavender"]


@clause("anno890", "trio.4")
def test_tile_with_two_crops_serves_a_trio_of_each() -> None:
    tiles = f"farm_wheat@1 church_wheat@2 tavern_wheat_olive@3 farm_olive@6 church_olive@9 {NO_WHEAT}"
    assert trios(placed(tiles, 3)) == [["wheat"], ["olive"]]


TWICE = "countryside_olive_lavender@4 castle_olive_lavender@5 countryside_olive_lavender_2@6"


@clause("anno890", "trio.5")
def test_line_sharing_two_crops_gives_a_character_of_each_banner() -> None:
    s = placed(TWICE, 6)
    assert trios(s) == [["olive"], ["lavender"]]
    play(s, "attract:caravanner", "attract:inventor")
    assert s.over
    assert hand(s) == ["caravanner", "inventor"]


@clause("anno890", "trio.5")
@pytest.mark.parametrize("pair", list(combinations(CROPS, 2)), ids="_".join)
def test_any_two_crops_that_a_line_shares_are_two_trios(pair: tuple[str, str]) -> None:
    both = "_".join(pair)
    land = next(tile.id for tile in box().contents.territory if tile.id.endswith(both))
    assert trios(placed(f"{land}@4 castle_{both}@5 {land}@6", 6)) == [[crop] for crop in pair]


@clause("anno890", "trio.5")
@pytest.mark.parametrize("choice", ["attract:caravanner", "attract:inventor", "coins:olive", "coins:lavender"])
def test_table_with_one_trio_per_line_rewards_either_crop_once(choice: str) -> None:
    s = placed(TWICE, 6, options={"trios_per_line": "one"})
    assert texts(s) == ["attract:caravanner", "attract:inventor", "coins:olive", "coins:lavender"]
    assert play(s, choice).over


@clause("anno890", "trio.5")
def test_table_with_one_trio_per_line_pays_a_sure_trio_before_one_with_two_crops() -> None:
    s = placed(f"{TWICE} farm_lavender@3 church_lavender@9", 6, options={"trios_per_line": "one"})
    assert trios(s) == [["olive", "lavender"], ["lavender"]]
    play(s, "attract:inventor")
    assert trios(s) == [["olive", "lavender"]]


@clause("anno890", "trio.6")
@pytest.mark.parametrize("last", [1, 3])
def test_crops_of_special_buildings_count_newly_placed_or_not(last: int) -> None:
    assert trios(placed(f"cultivated_fields@1 farm_wheat@2 church_wheat@3 {NO_WHEAT}", last)) == [["wheat"]]


@clause("anno890", "trio.7")
def test_ruin_breaks_the_line() -> None:
    assert placed(f"church_wheat@1 ~farm_wheat@2+1t tavern_wheat@3 {NO_WHEAT}", 3).over


@clause("anno890", "trio.8")
def test_reward_is_one_character_of_the_banner_or_two_coins() -> None:
    s = position(kingdom(NO_WHEAT, coins=1), OTHER, banners=BANNERS, steps=[reward("wheat")])
    assert texts(s) == ["attract:treasurer", "coins:wheat"]
    with_character, with_coins = play(s.copy(), "attract:treasurer"), play(s, "coins:wheat")
    assert (hand(with_character), with_character.coins[0]) == (["treasurer"], 1)
    assert (hand(with_coins), with_coins.coins[0]) == ([], 3)


@clause("anno890", "trio.8", "trio.13")
def test_refusals_name_the_other_banner_and_the_character_gone() -> None:
    s = position(kingdom(NO_WHEAT), OTHER, banners=BANNERS, steps=[reward("wheat")])
    assert str(refusal(s, "attract:duchess")) == "trio.8: reason-other-banner (character @character-duchess)"
    assert str(refusal(s, "attract:merchant")) == "trio.13: reason-character-gone (character @character-merchant)"
    assert str(refusal(s, "coins:olive")) == "trio.8: reason-no-such-trio"


@clause("anno890", "trio.9")
def test_banner_without_characters_gives_two_coins() -> None:
    s = placed(f"church_wheat@1 farm_wheat@2 tavern_wheat@3 {NO_WHEAT}", 3, banners={"olive": ["merchant"]})
    assert s.over
    assert (s.coins[0], hand(s)) == (2, [])


@clause("anno890", "trio.10")
def test_coins_may_be_preferred_and_leave_the_banner_as_it_was() -> None:
    s = position(kingdom(NO_WHEAT), OTHER, banners=BANNERS, steps=[reward("wheat")])
    play(s, "coins:wheat")
    assert s.coins[0] == 2
    assert board_json(s)["banners"]["wheat"] == ["treasurer"]


@clause("anno890", "trio.11")
def test_the_reward_cannot_be_refused_altogether() -> None:
    s = position(kingdom(NO_WHEAT), OTHER, banners=BANNERS, steps=[reward("wheat")])
    assert {text.split(":")[0] for text in texts(s)} == {"attract", "coins"}
    assert refusal(s, "pass").message.key == refusal(s, "decline").message.key == "reason-not-now"


@clause("anno890", "trio.12")
def test_row_and_diagonal_of_wheat_give_two_rewards_of_the_yellow_banner() -> None:
    banners = {"wheat": ["treasurer", "duchess"], "olive": ["inventor"]}
    tiles = "church_wheat@1 farm_wheat@2 tavern_wheat@3 castle_wheat_poppy@5 watchtower_wheat@7"
    s = placed(tiles, 3, banners=banners)
    assert trios(s) == [["wheat"], ["wheat"]]
    play(s, "attract:duchess")
    assert texts(s) == ["attract:treasurer", "coins:wheat"]
    play(s, "coins:wheat")
    assert (s.over, hand(s), s.coins[0]) == (True, ["duchess"], 2)


@clause("anno890", "trio.12")
@pytest.mark.parametrize(("first", "second"), [("coins:wheat", "coins:poppy"), ("coins:poppy", "coins:wheat")])
def test_rewards_are_taken_in_the_order_the_player_likes(first: str, second: str) -> None:
    s = position(kingdom(NO_WHEAT), OTHER, banners=BANNERS, steps=[reward("wheat", "poppy")])
    assert {first, second} <= set(texts(s))
    play(s, first)
    assert first not in texts(s)
    assert play(s, second).over


@clause("anno890", "trio.12")
def test_an_ability_is_carried_out_before_the_next_reward() -> None:
    banners = {"wheat": ["trumpet_player"], "olive": ["tailor"]}
    s = position(kingdom(f"{NO_WHEAT} farm_olive@1"), OTHER, banners=banners, steps=[reward("wheat", "olive")])
    play(s, "attract:trumpet_player")
    assert texts(s) == ["put:1", "put:5"]
    # The Noble just put down pays at the Tailor.
    play(s, "put:5", "attract:tailor")
    assert s.coins[0] == 1


@clause("anno890", "trio.13")
def test_fourth_trio_of_a_crop_finds_the_banner_empty() -> None:
    banners = {"wheat": ["treasurer", "duchess", "caravanner"]}
    four = reward("wheat", "wheat", "wheat", "wheat")
    s = position(kingdom(NO_WHEAT), OTHER, banners=banners, deck=["merchant", "thief"], steps=[four])
    play(s, "attract:treasurer", "attract:duchess", "attract:caravanner")
    assert s.over
    assert s.coins[0] == 2
    assert len(s.deck) == 2  # nothing came from the deck


@clause("anno890", "trio.14")
def test_character_works_at_once_and_gives_its_points_at_the_end() -> None:
    s = arrive("merchant", kingdom(NO_WHEAT), OTHER)
    assert (hand(s), s.coins[0]) == (["merchant"], 2)
    assert points(s, 0, "end.5") == 3


@clause("anno890", "trio.14")
@pytest.mark.parametrize("card", ["treasurer", "inventor", "apprentice", "caravanner", "duchess"])
def test_character_that_names_another_moment_does_nothing_yet(card: str) -> None:
    specials = ["forge"]
    tiles = f"{NO_WHEAT} tavern_olive@1"
    s = arrive(card, kingdom(tiles, coins=1), OTHER, deck=["merchant", "thief"], special_buildings=specials)
    assert s.over
    assert (hand(s), s.coins[0], len(s.deck), s.specials[0] > 0) == ([card], 1, 2, True)


@clause("anno890", "trio.15")
def test_one_player_may_hold_all_eighteen_characters() -> None:
    everybody = [card.id for card in arrive("merchant", kingdom(NO_WHEAT), OTHER).box.characters]
    others = " ".join(card for card in everybody if card != "merchant")
    s = arrive("merchant", kingdom(NO_WHEAT, characters=others), OTHER)
    assert sorted(hand(s)) == sorted(everybody)
    assert points(s, 0, "end.5") == 57  # what is printed on the 18 cards


@clause("anno890", "trio.16")
def test_trio_broken_by_an_invasion_costs_nothing() -> None:
    tiles = f"church_wheat@1 farm_wheat@2 tavern_wheat@3 {NO_WHEAT}"
    owner = kingdom(tiles, coins=2, characters="duchess")
    s = attacked(owner, kingdom("castle_wheat_olive@5+1t"))
    play(s, "lose:2")
    assert s.tiles[at(0, 2)] < 0
    assert (s.coins[0], hand(s)) == (2, ["duchess"])


@clause("anno890", "trio.16")
def test_trio_broken_by_a_swap_costs_nothing() -> None:
    tiles = f"church_wheat@1 farm_wheat@2 tavern_wheat@3 farm_olive@4 {NO_WHEAT}"
    s = arrive("cartographer", kingdom(tiles, coins=2, characters="duchess"), OTHER)
    play(s, "swap:2", "with:4")
    assert (s.over, s.coins[0], hand(s)) == (True, 2, ["duchess", "cartographer"])


# After the reward the stack goes on with the end of the turn: seat 1 is next.
END_OF_TURN = (step("EndTurn"),)


@clause("anno890", "trio.17")
def test_line_completed_by_the_cartographer_gives_nothing() -> None:
    tiles = f"church_wheat@1 farm_wheat@2 farm_olive@3 tavern_wheat@4 {NO_WHEAT}"
    s = arrive("cartographer", kingdom(tiles), OTHER, placed=[[0, 3]], then=END_OF_TURN)
    play(s, "swap:3", "with:4")
    assert (s.seat, s.turn, s.coins[0], hand(s)) == (1, 1, 0, ["cartographer"])


@clause("anno890", "trio.17")
def test_line_completed_by_the_master_builder_gives_nothing() -> None:
    tiles = f"church_wheat@1 farm_wheat@2 ~tavern_wheat@3 {NO_WHEAT}"
    s = arrive("master_builder", kingdom(tiles), OTHER, placed=[[0, 2]], then=END_OF_TURN)
    assert s.tiles[at(0, 3)] > 0  # the only Ruin there is
    assert (s.seat, s.turn, s.coins[0], hand(s)) == (1, 1, 0, ["master_builder"])


@clause("anno890", "trio.18")
@pytest.mark.parametrize("card", ["blacksmith", "traitor", "courtesan", "mystic", "cartographer", "master_builder"])
def test_compulsory_ability_offers_no_way_out(card: str) -> None:
    tiles = f"~farm_olive@1+1t ~church_olive@2+1t {NO_WHEAT}"
    s = arrive(card, kingdom(tiles), kingdom("castle_wheat_olive@5+1t1n farm_wheat@1+1t1n"))
    assert len(texts(s)) >= 2
    assert {text.partition(":")[0] for text in texts(s)}.isdisjoint({"pass", "stop", "decline"})


@clause("anno890", "trio.18")
@pytest.mark.parametrize("card", ["traitor", "courtesan", "master_builder", "military_architect", "minstrel"])
def test_ability_without_a_target_does_nothing_and_the_character_stays(card: str) -> None:
    s = arrive(card, kingdom(NO_WHEAT), OTHER)
    assert s.over
    assert hand(s) == [card]
    assert points(s, 0, "end.5") > 0


@clause("anno890", "trio.18")
def test_cartographer_of_a_lonely_castle_and_mystic_without_a_row_do_nothing() -> None:
    assert arrive("cartographer", kingdom(NO_WHEAT), OTHER).over
    assert arrive("mystic", kingdom(NO_WHEAT), OTHER, row=[]).over


@clause("anno890", "trio.18")
def test_table_may_let_every_ability_be_declined() -> None:
    s = arrive("merchant", kingdom(NO_WHEAT), OTHER, options={"abilities": "optional"})
    assert texts(s) == ["use", "decline"]
    assert str(refusal(s, "use:2")) == "trio.18: reason-not-an-option (text use:2)"
    used, declined = play(s.copy(), "use"), play(s, "decline")
    assert (used.coins[0], hand(used)) == (2, ["merchant"])
    assert (declined.coins[0], hand(declined)) == (0, ["merchant"])


@clause("anno890", "trio.18")
def test_an_ability_used_by_wish_is_carried_out_in_full() -> None:
    s = arrive("blacksmith", kingdom(f"{NO_WHEAT} farm_olive@1"), OTHER, options={"abilities": "optional"})
    play(s, "use", "put:1")
    assert s.towers[at(0, 1)] == 1
