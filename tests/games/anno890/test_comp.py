"""The box: how much of everything there is, and what happens when it runs out."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.games.anno890.game import Anno890Game
from tests.clauses import clause
from tests.games.anno890.moments import arrive, attacked, step
from tests.games.anno890.positions import (
    CASTLE,
    OTHER,
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
)


@clause("anno890", "comp.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_may_sit_down(seats: int) -> None:
    assert new_game(seats).table.seats == seats


@clause("anno890", "comp.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players_may_sit_down(seats: int) -> None:
    with pytest.raises(regnum.BadInput, match="seats"):
        new_game(seats)


@clause("anno890", "comp.2")
def test_a_table_of_four_holds_every_tile_of_the_box() -> None:
    s = new_game(4)
    contents = s.box.contents
    everywhere = [*s.row, *s.stack, *s.specials, *s.offered_castles, *s.out_tiles]
    found = [s.box.tile_ids[tile] for tile in everywhere]
    for tiles, number in ((contents.territory, 36), (contents.castle, 6), (contents.special_building, 12)):
        assert sum(tile.count for tile in tiles) == number
        assert sum(found.count(tile.id) for tile in tiles) == number
    assert len(found) == 36 + 6 + 12


@clause("anno890", "comp.2", "comp.3")
@pytest.mark.parametrize(
    ("table", "id"),
    [
        ("territory", "farm_wheat"),
        ("castle", "castle_wheat_olive"),
        ("special_building", "forge"),
        ("character", "thief"),
        ("scenario", "first_steps"),
    ],
)
def test_an_overlay_cannot_add_a_copy_to_the_box(tmp_path: Path, table: str, id: str) -> None:
    overlay = tmp_path / "more.toml"
    overlay.write_text(f'[[{table}]]\nid = "{id}"\ncount = 2\n')
    with pytest.raises(regnum.BadInput, match=f"{table}.count"):
        regnum.game("anno890", overlay)


@clause("anno890", "comp.3")
def test_all_characters_are_different_and_scenarios_have_two_sides() -> None:
    s = new_game(4)
    dealt = [card for banner in s.banners for card in banner] + s.deck
    assert len({s.box.characters[card].id for card in dealt}) == len(dealt) == 18
    assert len(s.box.scenarios) == 6
    assert all(card.two != card.three_four for card in s.box.scenarios)


@clause("anno890", "comp.4")
def test_four_crops_each_have_a_banner_and_a_colour() -> None:
    colours = {crop.id: crop.colour for crop in box().contents.crop}
    assert colours == {"wheat": "yellow", "olive": "green", "lavender": "purple", "poppy": "red"}
    assert set(new_game(2).view(None)["board"]["banners"]) == set(colours)


# 19 of the 20 Towers are in play.
NINETEEN_TOWERS = kingdom(f"{OTHER}+9t farm_poppy@1+9t farm_olive@2+1t")


@clause("anno890", "comp.5")
def test_twenty_towers_are_in_the_box_and_no_more_come_into_play() -> None:
    assert new_game(2).tower_supply == 20
    s = position(kingdom(CASTLE), NINETEEN_TOWERS, row=["watchtower_olive_2", "farm_wheat"])
    before = s.defence
    play(s, "place:1")  # two Tower icons
    assert (s.towers[at(0, 1)], s.tower_supply, s.defence) == (1, 0, before + 1)


def _buy_the_town(**options: str) -> int:
    """How many Nobles stand on the Town, a tile with 2, placed when 11 of the 12 are in play."""
    s = position(
        kingdom(CASTLE, coins=4), kingdom(f"{OTHER}+9n farm_poppy@1+2n"), special_buildings=["town"], options=options
    )
    play(s, "take:special.1", "place:1")
    return s.nobles[at(0, 1)]


@clause("anno890", "comp.6")
def test_the_twelfth_noble_is_placed_and_the_thirteenth_is_lost() -> None:
    assert new_game(2).noble_supply == 12
    assert _buy_the_town() == 1


@clause("anno890", "comp.6")
def test_a_table_may_play_with_nobles_without_limit() -> None:
    assert _buy_the_town(nobles="unlimited") == 2
    assert new_game(2, nobles="unlimited").view(None)["board"]["supply"]["nobles"] is None


def _earn_two_with_one_coin_left(**options: str) -> int:
    """The Coins of a player who places a Tavern with 2 Coins while the others hold 53 of the 54."""
    s = position(kingdom(CASTLE), kingdom(OTHER, coins=53), row=["tavern_olive", "farm_wheat"], options=options)
    play(s, "place:1")
    return s.coins[0]


@clause("anno890", "comp.7")
def test_income_is_not_cut_for_lack_of_coins() -> None:
    assert _earn_two_with_one_coin_left() == 2
    assert new_game(2).view(None)["board"]["supply"]["coins"] is None


@clause("anno890", "comp.7")
def test_a_table_may_limit_coins_to_the_54_of_the_box() -> None:
    assert _earn_two_with_one_coin_left(coins="limited") == 1
    assert new_game(4, coins="limited").view(None)["board"]["supply"]["coins"] == 54 - 4 * 3


@clause("anno890", "comp.7")
def test_the_limit_counts_coins_beside_the_row() -> None:
    row = [{"tile": "tavern_olive", "coins": 0}, {"tile": "farm_wheat", "coins": 53}]
    s = position(kingdom(CASTLE), kingdom(OTHER), row=row, options={"coins": "limited"})
    play(s, "place:1")
    assert s.coins[0] == 1


@clause("anno890", "comp.8")
def test_six_saracen_tokens_wait_aside_unless_a_scenario_calls_for_them() -> None:
    s = new_game(4)
    assert (s.saracen_supply, s.row_saracens) == (6, [0, 0, 0, 0])
    s = new_game(4, scenario="raids_on_the_coast")
    assert (s.saracen_supply, sum(s.row_saracens)) == (4, 2)


@clause("anno890", "comp.8")
def test_the_mystic_puts_only_the_tokens_that_are_left() -> None:
    row = [{"tile": "farm_olive", "saracens": 0}, {"tile": "farm_wheat", "saracens": 5}]
    s = arrive("mystic", kingdom(CASTLE), kingdom(OTHER, coins=2), row=row, then=(step("EndTurn"),))
    play(s, "token:row.1")
    assert s.row_saracens == [1, 5]
    assert s.saracen_supply == 0
    assert (s.seat, s.asking.verbs) == (1, ("take", "invent"))  # no second token is asked for


@clause("anno890", "comp.9")
def test_one_board_carries_both_cubes_in_play_and_the_scores_at_the_end() -> None:
    counts = {component.id: component.count for component in box().contents.component}
    assert (counts["track_board"], counts["defence_cube"], counts["invader_cube"], counts["score_cube"]) == (1, 1, 1, 4)
    s = first_turn(3)
    assert (s.view(0)["board"]["defence"], s.view(0)["board"]["invader"]) == (3, 0)
    assert "scores" not in s.view(0)
    *_, s = random_play(s)
    assert len(s.view(0)["scores"]) == 3


@clause("anno890", "comp.10")
def test_a_kingdom_has_nine_spaces_for_one_tile_each() -> None:
    s = position(kingdom("castle_wheat_olive@5 farm_poppy@1"), kingdom(OTHER))
    assert len(s.view(0)["board"]["kingdoms"][0]["spaces"]) == 9
    assert texts(s) == [f"place:{cell}" for cell in (2, 3, 4, 6, 7, 8, 9)]
    assert refusal(s, "place:10").clause == refusal(s, "place:0").clause == "comp.10"
    assert refusal(s, "place:1").clause == "place.2"


@clause("anno890", "comp.11")
def test_every_territory_shows_category_crops_and_number_of_players() -> None:
    for tile in box().contents.territory:
        assert 1 <= len(tile.crops) <= 2
        assert tile.icons == ([tile.category] if tile.category in ("church", "tavern") else [])
        assert tile.players in (2, 3, 4)


@clause("anno890", "comp.11")
def test_content_says_which_values_are_certain_and_which_are_reconstructed() -> None:
    game = regnum.game("anno890")
    assert isinstance(game, Anno890Game)
    sources = {
        (name, field): source
        for table, name, field, _, source in game.content.provenance()
        if table in ("territory", "castle", "special_building")
    }
    assert set(sources.values()) == {"seed", "reconstructed"}
    # Example D tells a wheat tile with a Tower and two Saracens, but not its points.
    assert sources["watchtower_wheat", "saracens"] == "seed"
    assert sources["watchtower_wheat", "vp"] == "reconstructed"


@clause("anno890", "comp.12")
def test_only_the_back_of_a_territory_shows_a_tower() -> None:
    contents = box().contents
    assert {tile.back_towers for tile in contents.territory} == {1}
    assert {tile.back_towers for tile in contents.special_building} == {0}
    for lost, towers in (("lose:1", 1), ("lose:2", 0)):
        land = kingdom(f"{CASTLE} farm_olive@1 forge@2"), kingdom(f"{OTHER}+1t")
        s = play(attacked(*land), lost)
        fallen = at(0, int(lost[-1]))
        assert s.tiles[fallen] < 0
        assert s.towers[fallen] == towers


@clause("anno890", "comp.13")
def test_every_character_card_shows_points_name_and_ability() -> None:
    for lang in ("en", "it"):
        text = regnum.game("anno890").text(lang)
        for card in box().characters:
            assert card.vp > 0
            assert text.has(f"character-{card.id}")
            assert text.has(f"character-{card.id}-text")


@clause("anno890", "comp.13")
def test_the_two_player_side_of_a_scenario_shows_first_places_only() -> None:
    for card in box().scenarios:
        for side, places in ((card.three_four, 2), (card.two, 1)):
            assert {len(side.bonus.noble), len(side.bonus.coin), len(side.bonus.tower)} == {places}
