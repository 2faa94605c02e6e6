"""Set-up, from the shuffled tiles to the last Castle."""

from __future__ import annotations

from itertools import combinations

import pytest

import regnum
from regnum.games.anno890.rulings import SCENARIOS
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.positions import (
    CASTLE,
    OTHER,
    ROW,
    at,
    box,
    first_turn,
    kingdom,
    new_game,
    play,
    position,
    random_play,
    refusal,
    texts,
    tile_ids,
)

each_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


# --- the T of tiles --------------------------------------------------------------------------------------------------


@clause("anno890", "setup.2", "setup.3")
@each_number_of_players
def test_one_special_building_more_than_players_is_on_display(seats: int) -> None:
    s = new_game(seats)
    all_buildings = {tile.id for tile in s.box.contents.special_building}
    shown = set(tile_ids(s, s.specials))
    assert len(shown) == len(s.specials) == seats + 1
    assert shown <= all_buildings
    assert all_buildings - shown <= set(tile_ids(s, s.out_tiles))  # 3 players: 4 on display, 8 back in the box


@clause("anno890", "setup.2")
def test_special_buildings_are_shuffled() -> None:
    shown = {tile for seed in range(40) for tile in new_game(2, seed).specials}
    assert len(shown) == 12


@clause("anno890", "setup.3")
def test_the_row_of_special_buildings_only_ever_shrinks() -> None:
    before: list[int] | None = None
    taken = 0
    for s in random_play(first_turn(4, scenario="year_of_plenty")):
        if before is not None:
            assert len(s.specials) == 5
            assert all(now in (old, 0) for now, old in zip(s.specials, before, strict=True))
        before = s.specials[:]
        taken = s.specials.count(0)
    assert taken > 0


@clause("anno890", "setup.4", "setup.6")
@pytest.mark.parametrize(("seats", "territories", "stack"), [(2, 20, 16), (3, 28, 24), (4, 36, 32)])
def test_territories_marked_for_more_players_are_not_used(seats: int, territories: int, stack: int) -> None:
    s = new_game(seats)
    marks = {tile.id: tile.players for tile in s.box.contents.territory}
    used = tile_ids(s, s.row + s.stack)
    assert len(used) == territories
    assert len(s.stack) == stack
    assert max(marks[tile] for tile in used) == seats
    removed = [tile for tile in tile_ids(s, s.out_tiles) if tile in marks]
    assert len(removed) == 36 - territories
    assert all(marks[tile] > seats for tile in removed)


@clause("anno890", "setup.5")
@each_number_of_players
def test_four_territories_lie_face_up_and_the_first_is_farthest_from_the_special_buildings(seats: int) -> None:
    s = first_turn(seats)
    shown = [place["tile"] for place in s.view(None)["board"]["row"]]
    assert len(shown) == 4
    fresh = s.box.tile_ids[s.stack[-1]]
    play(s, "take:row.1")
    # The new tile comes in beside the Special Buildings, so the free one was at the far end.
    assert tile_ids(s, s.row) == [*shown[1:], fresh]


@clause("anno890", "setup.6")
def test_the_stack_is_shuffled_and_face_down() -> None:
    stacks = {tuple(new_game(2, seed).stack) for seed in range(20)}
    assert len(stacks) == 20
    assert new_game(2).view(0)["board"]["stack"] == 16


# --- the track -------------------------------------------------------------------------------------------------------


@clause("anno890", "setup.7")
@each_number_of_players
def test_defence_starts_on_the_number_of_players(seats: int) -> None:
    assert first_turn(seats).defence == seats  # Example A: with three players on 3


@clause("anno890", "setup.8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_invader_starts_on_zero_unless_the_scenario_says_otherwise(scenario: str) -> None:
    assert first_turn(3, scenario=scenario).invader == (3 if scenario == "watch_on_the_border" else 0)


# --- the Scenario ----------------------------------------------------------------------------------------------------


def played(s: Anno890) -> str:
    """The Scenario of a game, by its id."""
    return s.box.scenario_ids[s.scenario]


@clause("anno890", "setup.9")
def test_first_steps_is_played_unless_the_table_names_a_scenario() -> None:
    assert {played(new_game(2, seed)) for seed in range(10)} == {"first_steps"}
    for scenario in SCENARIOS:
        assert played(new_game(2, scenario=scenario)) == scenario


@clause("anno890", "setup.9")
def test_a_table_may_draw_the_scenario_at_random() -> None:
    drawn = {played(new_game(2, seed, scenario="random")) for seed in range(60)}
    assert drawn == {card.id for card in box().contents.scenario}


@clause("anno890", "setup.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_players_use_the_two_player_side(scenario: str) -> None:
    card = box().scenarios[SCENARIOS.index(scenario)]
    assert new_game(2, scenario=scenario).side is card.two
    assert new_game(3, scenario=scenario).side is card.three_four
    assert new_game(4, scenario=scenario).side is card.three_four


@clause("anno890", "setup.11")
@each_number_of_players
@pytest.mark.parametrize(("scenario", "coins"), list(zip(SCENARIOS, (3, 4, 5, 3, 4, 4), strict=True)))
def test_each_player_receives_the_coins_of_the_scenario(seats: int, scenario: str, coins: int) -> None:
    assert first_turn(seats, scenario=scenario).coins == [coins] * seats


@clause("anno890", "setup.12")
def test_special_rules_of_the_scenario_alter_set_up() -> None:
    assert first_turn(3, scenario="raids_on_the_coast").row_saracens == [0, 0, 1, 1]
    assert first_turn(3, scenario="watch_on_the_border").defence == 6


@clause("anno890", "setup.12")
def test_special_rules_of_the_scenario_alter_the_final_count() -> None:
    land = (kingdom(f"{CASTLE} church_poppy@1 tavern_olive@2 tavern_wheat@3"), kingdom(OTHER, coins=2))
    lines = position(*land, scenario="pilgrims_road").score_sheet()
    assert sum(line.points for line in lines if line.clause == "scen.7" and line.seat == 0) == 1 + 2
    assert not [line for line in position(*land).score_sheet() if line.clause == "scen.7"]


# --- Characters and tokens -------------------------------------------------------------------------------------------


def _dealt(s: Anno890) -> list[int]:
    return [len(banner) for banner in s.banners]


@clause("anno890", "setup.13", "setup.15")
def test_four_players_see_three_characters_beside_each_banner() -> None:
    s = new_game(4)
    assert (_dealt(s), len(s.deck)) == ([3, 3, 3, 3], 6)
    shown = s.view(None)["board"]["banners"]
    assert len({card for banner in shown.values() for card in banner}) == 12  # face up, for everybody


@clause("anno890", "setup.13")
def test_no_character_belongs_to_a_crop() -> None:
    seen = {
        (crop, card) for seed in range(80) for crop, banner in enumerate(new_game(4, seed).banners) for card in banner
    }
    assert len(seen) == 4 * 18


@clause("anno890", "setup.14", "setup.15")
def test_two_players_see_two_characters_beside_each_banner() -> None:
    s = new_game(2)
    assert (_dealt(s), len(s.deck)) == ([2, 2, 2, 2], 10)


@clause("anno890", "setup.14")
def test_three_players_see_three_characters_beside_each_banner_or_two_by_the_english_text() -> None:
    s = new_game(3)
    assert (_dealt(s), len(s.deck)) == ([3, 3, 3, 3], 6)
    s = new_game(3, characters_with_three=2)
    assert (_dealt(s), len(s.deck)) == ([2, 2, 2, 2], 10)
    assert _dealt(new_game(4, characters_with_three=2)) == [3, 3, 3, 3]


@clause("anno890", "setup.15")
def test_the_deck_is_what_was_not_dealt_and_face_down() -> None:
    s = new_game(3)
    assert {*s.deck, *(card for banner in s.banners for card in banner)} == set(range(18))
    assert s.view(0)["board"]["deck"] == 6


@clause("anno890", "setup.16")
@each_number_of_players
def test_all_tokens_are_in_the_supply_at_the_start(seats: int) -> None:
    supply = first_turn(seats, coins="limited").view(0)["board"]["supply"]
    assert supply == {"towers": 20, "nobles": 12, "coins": 54 - 3 * seats, "saracens": 6}


# --- the first player and the Castles --------------------------------------------------------------------------------


@clause("anno890", "setup.17")
@each_number_of_players
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    assert {new_game(seats, seed).first for seed in range(40)} == set(range(seats))


@clause("anno890", "setup.17")
def test_the_table_may_name_the_first_player() -> None:
    for first in range(3):
        s = first_turn(3, seed=first, first_player=first)
        assert (s.first, s.turn, s.seat) == (first, first, first)
    with pytest.raises(regnum.BadInput, match="first_player"):
        new_game(3, first_player=3)


@clause("anno890", "setup.18")
@each_number_of_players
def test_as_many_castles_as_players_are_on_offer_and_the_others_leave_the_game(seats: int) -> None:
    s = new_game(seats)
    offered = set(tile_ids(s, s.offered_castles))
    castles = {tile.id for tile in s.box.contents.castle}
    assert len(offered) == seats
    assert offered <= castles
    assert castles - offered <= set(tile_ids(s, s.out_tiles))
    assert s.view(None)["board"]["castles"] == tile_ids(s, s.offered_castles)  # face up
    reason = refusal(s, f"castle:{seats + 1}")
    assert (reason.clause, reason.message.args) == ("setup.18", {"n": seats})


@clause("anno890", "setup.18")
def test_castles_are_drawn_at_random() -> None:
    assert len({castle for seed in range(40) for castle in new_game(2, seed).offered_castles}) == 6


@clause("anno890", "setup.19")
@pytest.mark.parametrize(
    ("first", "order", "picks"),
    [
        (0, "counter_clockwise", [3, 2, 1]),
        (2, "counter_clockwise", [1, 0, 3]),
        (0, "clockwise", [3, 0, 1]),
        (2, "clockwise", [1, 2, 3]),
    ],
)
def test_the_last_player_picks_first(first: int, order: str, picks: list[int]) -> None:
    s = new_game(4, first_player=first, castle_order=order)
    asked = []
    while s.offered_castles:
        asked.append(s.seat)
        play(s, "castle:1")
    assert asked == picks  # the fourth takes the one left


@clause("anno890", "setup.19", "setup.20")
def test_a_castle_goes_in_the_centre_of_its_owners_kingdom() -> None:
    s = new_game(2, first_player=0)
    first, second = s.offered_castles
    assert texts(s) == ["castle:1", "castle:2"]
    option = s.resolve("castle:2")
    assert s.refs(option) == ("castles.2",)
    assert s.describe(option).args == {"tile": f"@tile-{s.box.tile_ids[second]}"}
    play(s, "castle:2")
    assert s.faces(1) == [0, 0, 0, 0, second, 0, 0, 0, 0]
    assert s.faces(0) == [0, 0, 0, 0, first, 0, 0, 0, 0]


@clause("anno890", "setup.21")
def test_each_castle_carries_another_pair_of_crops() -> None:
    pairs = {tuple(castle.crops) for castle in box().contents.castle}
    assert pairs == set(combinations(("wheat", "olive", "lavender", "poppy"), 2))


def _third_in_line_with_the_castle(tile: str, **options: str) -> list[str]:
    """What a player is offered who puts `tile` beyond a wheat and olive Castle, diagonally from one of its kind."""
    s = position(
        kingdom(f"{CASTLE} {tile}@1"),
        kingdom(OTHER, coins=2),
        row=[tile, *ROW[1:]],
        options=options,
        banners={"wheat": ["merchant"], "poppy": ["thief"]},
    )
    play(s, "place:9")
    return texts(s) if s.seat == 0 else []


@clause("anno890", "setup.21")
def test_crops_of_a_castle_count_for_trios() -> None:
    assert _third_in_line_with_the_castle("farm_wheat") == ["attract:merchant", "coins:wheat"]
    assert _third_in_line_with_the_castle("farm_poppy") == []


@clause("anno890", "setup.21")
def test_a_table_may_let_castles_stand_for_any_crop_or_for_none() -> None:
    assert _third_in_line_with_the_castle("farm_poppy", castle_crops="any") == ["attract:thief", "coins:poppy"]
    assert _third_in_line_with_the_castle("farm_wheat", castle_crops="none") == []


@clause("anno890", "setup.22")
@each_number_of_players
def test_a_castle_brings_neither_tokens_nor_coins_nor_points(seats: int) -> None:
    s = new_game(seats)
    coins = s.coins[:]
    while s.offered_castles:
        play(s, "castle:1")
    assert s.coins == coins
    for seat in range(seats):
        assert (s.towers[at(seat, 5)], s.nobles[at(seat, 5)]) == (0, 0)
    assert s.defence == seats
    assert not [line for line in s.score_sheet() if line.message.key == "score-tile"]


@clause("anno890", "setup.17")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_while_castles_are_chosen_the_turn_is_the_first_players(first: int) -> None:
    s = new_game(3, first_player=first)
    assert (s.first, s.turn, s.round) == (first, first, 1)
