"""The icons of the tiles: what they do when placed and what they are worth at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.core import gate
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, attacked, ended, points
from tests.games.anno890.positions import CASTLE, OTHER, ROW, at, box, kingdom, play, position, refusal, texts


def place(tile: str, *others: dict[str, Any], coins: int = 0, **board: Any) -> Anno890:
    """Seat 0 puts `tile` in space 1 of a Kingdom with nothing but its Castle; then it is for seat 1 to choose."""
    others = others or (kingdom(OTHER, coins=1),)
    s = position(kingdom(CASTLE, coins=coins), *others, row=[tile, *ROW[1:]], **board)
    if coins:
        play(s, "take:row.1")
    return play(s, "place:1")


# --- tokens and Coins ------------------------------------------------------------------------------------------------


@clause("anno890", "icon.1")
@pytest.mark.parametrize(("tile", "towers"), [("watchtower_poppy_2", 1), ("watchtower_olive_2", 2), ("farm_olive", 0)])
def test_each_tower_icon_puts_a_tower_on_the_tile_and_advances_defence(tile: str, towers: int) -> None:
    s = place(tile)
    assert s.towers[at(0, 1)] == towers
    assert s.defence == 2 + towers
    assert s.tower_supply == 20 - towers


@clause("anno890", "icon.1", "icon.2")
def test_example_d_a_tower_and_two_saracens() -> None:
    s = place("watchtower_wheat", invader=1)
    assert (s.towers[at(0, 1)], s.defence, s.invader) == (1, 2 + 1, 1 + 2)


@clause("anno890", "icon.2")
@pytest.mark.parametrize(("tile", "saracens"), [("tavern_wheat", 1), ("tavern_lavender_poppy", 2), ("farm_olive", 0)])
def test_each_saracen_icon_moves_the_invader(tile: str, saracens: int) -> None:
    assert place(tile).invader == saracens


@clause("anno890", "icon.3")
@pytest.mark.parametrize(("tile", "nobles"), [("farm_poppy", 1), ("church_poppy", 0)])
def test_each_noble_icon_puts_a_noble_on_the_tile(tile: str, nobles: int) -> None:
    s = place(tile)
    assert s.nobles[at(0, 1)] == nobles
    assert s.noble_supply == 12 - nobles


@clause("anno890", "icon.3")
def test_the_town_brings_two_nobles() -> None:
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER), special_buildings=["town"])
    play(s, "take:special.1", "place:1")
    assert s.nobles[at(0, 1)] == 2


@clause("anno890", "icon.4")
@pytest.mark.parametrize(("tile", "coins"), [("tavern_wheat", 1), ("tavern_poppy", 2), ("church_lavender", 0)])
def test_each_coin_icon_gives_a_coin_from_the_supply(tile: str, coins: int) -> None:
    s = place(tile, kingdom("castle_wheat_olive@5", coins=1), options={"coins": "limited"})
    assert s.coins == [coins, 1]
    assert s.coin_supply == 54 - 1 - coins


@clause("anno890", "icon.5")
def test_a_lose_coin_icon_returns_a_coin_to_the_supply() -> None:
    s = place("countryside_olive_lavender", coins=2, options={"coins": "limited"})
    assert s.coins[0] == 1
    assert s.coin_supply == 54 - 3 + 1


@clause("anno890", "icon.5")
def test_a_player_without_coins_loses_nothing_and_owes_nothing() -> None:
    row = ["countryside_olive_lavender", "farm_olive", "tavern_olive", "farm_wheat"]
    s = position(kingdom(CASTLE), kingdom(OTHER), row=row)
    play(s, "place:1")
    assert s.coins[0] == 0
    play(s, "place:1", "place:2")  # the other's Farm, then the Tavern with 2 Coins
    assert s.coins[0] == 2


@clause("anno890", "icon.5")
def test_coins_from_beside_the_tile_can_be_lost() -> None:
    beside = {"tile": "countryside_olive_lavender", "coins": 3}
    s = position(kingdom(CASTLE), kingdom(OTHER, coins=1), row=[beside, *ROW[1:]])
    play(s, "place:1")
    assert s.coins[0] == 2


# --- the tithe -------------------------------------------------------------------------------------------------------


@clause("anno890", "icon.6")
def test_example_c_only_francesca_has_poppies() -> None:
    christian = kingdom("castle_wheat_olive@5 farm_lavender@1", coins=2)
    francesca = kingdom("castle_wheat_lavender@5 farm_poppy@3", coins=2)
    assert place("church_poppy", christian, francesca).coins == [1, 2, 1]


@clause("anno890", "icon.6", "icon.7")
def test_every_other_player_with_the_crop_gives_one_coin_however_many_crops() -> None:
    three_poppies = kingdom("castle_wheat_olive@5 farm_poppy@1 farm_poppy_2@2 tavern_poppy@6", coins=5)
    one_poppy = kingdom("castle_wheat_olive@5 watchtower_poppy@4", coins=5)
    assert place("church_poppy", three_poppies, one_poppy).coins == [2, 4, 4]


@clause("anno890", "icon.6")
def test_the_placing_player_pays_no_tithe() -> None:
    s = position(kingdom("castle_olive_poppy@5 farm_poppy@6", coins=1), kingdom(CASTLE, coins=1), row=["church_poppy"])
    play(s, "place:1")
    assert s.coins == [1, 1]


@clause("anno890", "icon.8")
def test_who_has_no_coins_pays_no_tithe() -> None:
    s = place("church_poppy", kingdom(OTHER), kingdom(CASTLE, coins=1))
    assert s.coins == [0, 0, 1]


@clause("anno890", "icon.8")
def test_a_table_may_let_the_supply_pay_for_who_has_no_coins() -> None:
    options = {"unpaid_tithe": "supply", "coins": "limited"}
    s = place("church_poppy", kingdom(OTHER), kingdom(CASTLE, coins=1), options=options)
    assert s.coins == [1, 0, 1]  # the third shows no poppies: nobody pays for that seat
    assert s.coin_supply == 54 - 1 - 1


@clause("anno890", "icon.9")
@pytest.mark.parametrize(
    ("land", "paid"),
    [
        ("castle_lavender_poppy@5", 1),
        ("castle_wheat_olive@5 flower_meadow@1", 1),
        ("castle_wheat_olive@5 ~farm_poppy@1+1t", 0),
        ("castle_wheat_olive@5 ~flower_meadow@1", 0),
    ],
)
def test_crops_of_castles_and_special_buildings_owe_tithe_and_those_of_ruins_do_not(land: str, paid: int) -> None:
    assert place("church_poppy", kingdom(land, coins=3)).coins == [paid, 3 - paid]


@clause("anno890", "icon.10")
@pytest.mark.parametrize("crop", ["wheat", "olive", "lavender", "poppy"])
def test_each_crop_has_its_tithe(crop: str) -> None:
    castles = {tile.id: tile for tile in box().contents.castle}
    for id, castle in castles.items():
        s = place(f"church_{crop}", kingdom(f"{id}@5", coins=3))
        assert s.coins[0] == (1 if crop in castle.crops else 0)


@clause("anno890", "icon.10")
def test_the_tithe_asks_for_the_crop_of_the_icon_not_of_the_tile(tmp_path: Path) -> None:
    overlay = tmp_path / "tithe.toml"
    overlay.write_text('[[territory]]\nid = "church_poppy"\nchurch_tithe = "wheat"\n')
    wheat, poppies = kingdom("castle_wheat_olive@5", coins=3), kingdom(OTHER, coins=3)
    assert place("church_poppy", wheat, poppies, content=overlay).coins == [1, 2, 3]


@clause("anno890", "icon.11")
def test_a_church_swapped_or_rebuilt_collects_no_tithe_again() -> None:
    other = kingdom(OTHER, coins=3)
    s = arrive("cartographer", kingdom(f"{CASTLE} church_poppy@1 farm_olive@2"), other)
    play(s, "swap:1", "with:2")
    assert s.tiles[at(0, 2)] == s.box.tile_number["church_poppy"]
    assert s.coins == [0, 3]
    s = arrive("master_builder", kingdom(f"{CASTLE} ~church_poppy@1+1t"), other)
    assert s.tiles[at(0, 1)] == s.box.tile_number["church_poppy"]  # rebuilt: the only Ruin
    assert s.coins == [0, 3]


@clause("anno890", "icon.11")
def test_the_tithe_does_not_recur_in_later_turns() -> None:
    s = position(
        kingdom(CASTLE), kingdom(OTHER, coins=3), row=["church_poppy", "farm_olive", "farm_lavender", "farm_wheat"]
    )
    play(s, "place:1", "take:row.1", "place:1")
    assert s.coins == [1, 2]
    play(s, "take:row.1", "place:2")
    assert s.coins == [1, 2]


# --- points ----------------------------------------------------------------------------------------------------------


@clause("anno890", "icon.12")
def test_points_of_face_up_tiles_count_whether_positive_or_negative() -> None:
    land = kingdom(f"{CASTLE} hamlet_wheat@1 watchtower_olive_2@2 ~hamlet_lavender@3+1t")
    assert points(ended(land, kingdom(OTHER)), 0, "end.4") == 3 - 1


@clause("anno890", "icon.13")
def test_a_bonus_counts_the_elements_of_the_own_kingdom_at_the_end() -> None:
    mine = kingdom(f"{CASTLE}+2n amphitheatre@1+1n farm_poppy@2+1n")
    theirs = kingdom(f"{OTHER}+5n")
    s = ended(mine, theirs)
    assert points(s, 0, "icon.13") == 4  # 1 VP for each Noble
    assert points(s, 1, "icon.13") == 0


@clause("anno890", "icon.14")
def test_a_stolen_tower_does_not_count_and_one_on_a_ruin_does() -> None:
    icon_only = kingdom(f"{CASTLE} forge@1 watchtower_wheat@2 watchtower_olive@3")
    assert points(ended(icon_only, kingdom(OTHER)), 0, "icon.13") == 0
    on_ruins = kingdom(f"{CASTLE} forge@1 ~farm_poppy@2+1t ~farm_olive@3+1t")
    assert points(ended(on_ruins, kingdom(OTHER)), 0, "icon.13") == 2


@clause("anno890", "icon.13", "icon.15")
@pytest.mark.parametrize(("towers", "vp"), [(0, 0), (1, 0), (2, 2), (4, 4), (5, 4)])
def test_example_e_the_forge_gives_two_points_for_every_two_towers(towers: int, vp: int) -> None:
    s = ended(kingdom(f"{CASTLE}+{towers}t forge@1"), kingdom(f"{OTHER}+9t"))
    assert points(s, 0, "icon.13") == vp


@clause("anno890", "icon.16")
def test_category_icons_do_nothing_when_placed() -> None:
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER, coins=1), special_buildings=["cathedral"])
    play(s, "take:special.1", "place:1")  # a Church and a Special Building without further icons
    assert s.coins == [0, 1]
    assert (s.towers_of(0), s.nobles_of(0), s.invader) == (0, 0, 0)


@clause("anno890", "icon.16")
def test_other_effects_count_taverns_churches_and_special_buildings() -> None:
    land = f"{CASTLE} tavern_wheat@1 tavern_olive@2 church_wheat@3 cathedral@4 arc_de_triomphe@6"
    s = ended(kingdom(land, characters="caravanner"), kingdom(OTHER))
    assert points(s, 0, "char.5") == 2 * 2  # Caravanner: 2 Taverns
    assert points(s, 0, "icon.13") == 2 * 2 + 2 * 2  # Cathedral: 2 Churches; Arc: 2 Special Buildings


# --- where tokens stand ----------------------------------------------------------------------------------------------


@clause("anno890", "icon.17")
def test_tokens_stay_on_their_tile_from_turn_to_turn() -> None:
    s = position(kingdom(f"{CASTLE}+1t farm_poppy@1+1t2n"), kingdom(OTHER))
    assert refusal(s, "move:1").message.key == "reason-not-now"
    play(s, "place:2", "place:1", "place:3", "place:2")
    assert (s.towers[at(0, 5)], s.towers[at(0, 1)], s.nobles[at(0, 1)]) == (1, 1, 2)


@clause("anno890", "icon.17")
def test_tokens_go_when_an_effect_takes_them() -> None:
    s = attacked(kingdom(f"{CASTLE} farm_poppy@1+2n farm_olive@2+1n"), kingdom(f"{OTHER}+1t"))
    play(s, "lose:1")
    assert (s.nobles[at(0, 1)], s.nobles[at(0, 2)]) == (0, 1)


@clause("anno890", "icon.18")
def test_any_number_of_tokens_may_stand_on_one_tile() -> None:
    s = arrive("strategist", kingdom(f"{CASTLE}+9t farm_poppy@1"), kingdom(OTHER))
    assert texts(s) == ["put:1", "put:5"]
    play(s, "put:5")
    assert s.towers[at(0, 5)] == 11
    s = arrive("minstrel", kingdom(f"{CASTLE}+8n farm_poppy@1+3n"), kingdom(OTHER))
    play(s, "move:1", "move:1", "move:1")
    assert s.nobles[at(0, 5)] == 11


@clause("anno890", "icon.12", "icon.13")
def test_the_preview_of_the_arc_counts_the_points_for_itself() -> None:
    place_it: list[dict[str, Any]] = [{"step": "PlaceTile", "seat": 0}]
    s = position(kingdom(CASTLE), kingdom(OTHER), taken={"tile": "arc_de_triomphe"}, steps=place_it)
    before = gate.view(s, gate.Viewer([0]))["board"]["scores"][0]
    (preview,) = gate.previews(s, gate.Viewer([0]), only="place:1")
    changed = {tuple(change.path): change.value for change in preview.changes}
    assert changed["scores", 0] == before + 2 + 2  # its own 2 VP, and 2 VP for each Special Building
