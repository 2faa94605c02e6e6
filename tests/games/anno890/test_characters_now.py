"""The Characters who work as they arrive, from the Military Architect to the Trumpet Player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.games.anno890.moments import arrive, hand, points, step
from tests.games.anno890.positions import ROW, at, kingdom, play, refusal, texts

OTHER = kingdom("castle_lavender_poppy@5")
OWN = kingdom("castle_wheat_olive@5 farm_poppy@1")


# --- Military Architect and Minstrel ---------------------------------------------------------------------------------

MOVERS = pytest.mark.parametrize(
    ("card", "token"),
    [
        pytest.param("military_architect", "t", marks=clause("anno890", "char.3")),
        pytest.param("minstrel", "n", marks=clause("anno890", "char.18")),
    ],
)


def scattered(token: str) -> str:
    """Tokens on three tiles (1, 2, 1), one of them a Ruin."""
    return f"castle_wheat_olive@5 farm_wheat@1+1{token} watchtower_olive_2@2+2{token} ~farm_poppy@9+1{token}"


@MOVERS
def test_up_to_three_tokens_move_onto_the_castle_from_several_tiles(card: str, token: str) -> None:
    s = arrive(card, kingdom(scattered(token)), OTHER)
    tokens, defence = (s.towers if token == "t" else s.nobles), s.defence
    assert texts(s) == ["move:1", "move:2", "move:9", "stop"]
    play(s, "move:2", "move:2", "move:9")
    assert s.over  # a fourth may not follow
    assert [tokens[at(0, cell)] for cell in (5, 1, 2, 9)] == [3, 1, 0, 0]
    assert s.defence == defence


@MOVERS
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_fewer_tokens_or_none_may_move(card: str, token: str, moved: int) -> None:
    s = arrive(card, kingdom(scattered(token)), OTHER)
    tokens = s.towers if token == "t" else s.nobles
    play(s, *["move:2"] * moved, "stop")
    assert s.over
    assert [tokens[at(0, cell)] for cell in (5, 1, 2, 9)] == [moved, 1, 2 - moved, 1]


@MOVERS
def test_tokens_on_the_castle_or_nowhere_cannot_move(card: str, token: str) -> None:
    s = arrive(card, kingdom(f"castle_wheat_olive@5+1{token} farm_wheat@1+1{token} farm_olive@2"), OTHER)
    rule, what = ("char.3", "@towers") if token == "t" else ("char.18", "@nobles")
    assert str(refusal(s, "move:5")) == f"{rule}: reason-on-castle"
    assert str(refusal(s, "move:2")) == f"{rule}: reason-no-token (what {what})"


@clause("anno890", "char.3", "char.18")
def test_each_moves_only_own_tokens_of_the_own_kind() -> None:
    neighbour = kingdom("castle_lavender_poppy@5 farm_lavender@1+1t1n")
    assert arrive("military_architect", kingdom("castle_wheat_olive@5 farm_wheat@1+1n"), neighbour).over
    assert arrive("minstrel", kingdom("castle_wheat_olive@5 watchtower_wheat@1+1t"), neighbour).over


@clause("anno890", "char.3")
def test_towers_follow_the_castle_where_it_was_moved() -> None:
    s = arrive("military_architect", kingdom("castle_wheat_olive@3 watchtower_wheat@5+1t"), OTHER)
    play(s, "move:5")
    assert (s.towers[at(0, 3)], s.towers[at(0, 5)]) == (1, 0)


# --- Master Builder --------------------------------------------------------------------------------------------------


@clause("anno890", "char.6")
@pytest.mark.parametrize(("cell", "towers", "nobles"), [(1, 1, 0), (2, 0, 1), (3, 0, 0)])
def test_rebuilt_territory_takes_its_printed_towers_and_nobles_again(cell: int, towers: int, nobles: int) -> None:
    ruined = "castle_lavender_poppy@5 ~watchtower_wheat@1 ~farm_olive@2 ~church_wheat@3"
    s = arrive("master_builder", kingdom(ruined), OTHER)
    defence, left = s.defence, (s.tower_supply, s.noble_supply)
    play(s, f"rebuild:{cell}")
    assert s.tiles[at(0, cell)] > 0
    assert (s.towers[at(0, cell)], s.nobles[at(0, cell)]) == (towers, nobles)
    assert (s.tower_supply, s.noble_supply) == (left[0] - towers, left[1] - nobles)
    assert s.defence == defence + towers
    assert sum(face < 0 for face in s.faces(0)) == 2  # one Ruin only


@clause("anno890", "char.6")
def test_ruin_of_a_tile_with_a_tower_and_a_noble_is_rebuilt(tmp_path: Path) -> None:
    # No Territory of the box prints both.
    overlay = tmp_path / "both.toml"
    overlay.write_text('[[territory]]\nid = "farm_olive"\ntowers = 1\nnobles = 1\n')
    s = arrive("master_builder", kingdom("castle_lavender_poppy@5 ~farm_olive@2"), OTHER, content=overlay)
    assert (s.towers[at(0, 2)], s.nobles[at(0, 2)], s.defence) == (1, 1, 3)


@clause("anno890", "char.7")
def test_rebuilding_applies_no_saracen_coin_or_tithe() -> None:
    payer = kingdom("castle_wheat_poppy@5", coins=3)
    ruined = "castle_lavender_poppy@5 ~tavern_wheat@1 ~church_wheat@2 ~countryside_olive_lavender@3"
    for cell in (1, 2, 3):
        s = arrive("master_builder", kingdom(ruined, coins=1), payer)
        play(s, f"rebuild:{cell}")
        assert (s.invader, s.invader_moved, s.coins) == (0, False, [1, 3])


@clause("anno890", "char.7")
def test_crops_category_and_points_of_a_rebuilt_tile_count_again() -> None:
    owner = kingdom("castle_lavender_poppy@5 ~tavern_wheat@1", coins=1, characters="caravanner")
    church = step("PlaceTile", 1)
    s = arrive("master_builder", owner, OTHER, taken={"tile": "church_wheat"}, then=(church,))
    assert (points(s, 0, "end.4"), points(s, 0, "char.5")) == (1, 2)
    play(s, "place:1")
    assert s.coins == [0, 1]  # the wheat is there again: it owes the tithe


REBUILT = "castle_lavender_poppy@5 ~watchtower_wheat@1+1t"


@clause("anno890", "char.8")
def test_tower_of_the_ruin_stays_beside_the_printed_one() -> None:
    s = arrive("master_builder", kingdom(REBUILT), OTHER)
    assert (s.towers[at(0, 1)], s.defence) == (2, 4)


@clause("anno890", "char.8")
def test_table_may_have_the_tower_of_the_ruin_return() -> None:
    s = arrive("master_builder", kingdom(REBUILT), OTHER, options={"rebuilt_tower": "returns"})
    assert (s.towers[at(0, 1)], s.defence, s.tower_supply) == (1, 3, 19)


@clause("anno890", "char.8")
@pytest.mark.parametrize(("reading", "towers"), [("stays", 3), ("returns", 2)])
def test_other_tokens_on_the_ruin_stay_in_either_reading(reading: str, towers: int) -> None:
    tiles = "castle_lavender_poppy@5 ~farm_olive@1+3t1n"
    s = arrive("master_builder", kingdom(tiles), OTHER, options={"rebuilt_tower": reading})
    assert (s.towers[at(0, 1)], s.nobles[at(0, 1)]) == (towers, 2)


@clause("anno890", "char.9")
def test_a_ruined_special_building_cannot_be_rebuilt() -> None:
    s = arrive("master_builder", kingdom("castle_lavender_poppy@5 ~farm_wheat@1 ~farm_olive@2 ~forge@3"), OTHER)
    assert texts(s) == ["rebuild:1", "rebuild:2"]
    assert str(refusal(s, "rebuild:3")) == "char.9: reason-special-ruin"
    assert str(refusal(s, "rebuild:4")) == "char.6: reason-no-ruin (cell 4)"


@clause("anno890", "char.9")
def test_without_a_ruined_territory_the_master_builder_does_nothing() -> None:
    s = arrive("master_builder", kingdom("castle_lavender_poppy@5 farm_wheat@1 ~forge@3"), OTHER)
    assert s.over
    assert (s.tiles[at(0, 3)] < 0, hand(s)) == (True, ["master_builder"])


# --- Cartographer ----------------------------------------------------------------------------------------------------


@clause("anno890", "char.10")
def test_two_tiles_change_places_with_their_tokens_and_without_reward() -> None:
    own = "church_wheat@1+1n farm_wheat@2 farm_olive@3+2t castle_lavender_poppy@5 tavern_wheat@9+1n"
    s = arrive("cartographer", kingdom(own), OTHER)
    tiles, defence = s.box.tile_number, s.defence
    play(s, "swap:3", "with:9")
    # Three wheat tiles stand in a row now, and nothing is given for it.
    assert [s.tiles[at(0, cell)] for cell in (3, 9)] == [tiles["tavern_wheat"], tiles["farm_olive"]]
    assert [s.towers[at(0, cell)] for cell in (3, 9)] == [0, 2]
    assert [s.nobles[at(0, cell)] for cell in (1, 3, 9)] == [1, 1, 0]
    assert (s.over, s.coins[0], s.defence) == (True, 0, defence)


SWAPPED = "castle_wheat_olive@5 farm_wheat@1 ~farm_olive@2+1t"


@clause("anno890", "char.11")
def test_ruins_and_the_castle_may_be_swapped_but_no_empty_space() -> None:
    s = arrive("cartographer", kingdom(SWAPPED), OTHER)
    assert texts(s) == ["swap:1", "swap:2", "swap:5"]
    assert str(refusal(s, "swap:7")) == "char.11: reason-empty-space (cell 7)"
    play(s, "swap:5")
    assert texts(s) == ["with:1", "with:2"]
    assert str(refusal(s, "with:7")) == "char.11: reason-empty-space (cell 7)"
    assert str(refusal(s, "with:5")) == "char.10: reason-same-tile"
    play(s, "with:2")
    assert (s.tiles[at(0, 5)] < 0, s.towers[at(0, 5)], s.castles[0]) == (True, 1, at(0, 2))


@clause("anno890", "char.11")
@pytest.mark.parametrize("choices", [("swap:5", "with:1"), ("swap:1", "with:5")])
def test_the_castle_stays_indestructible_where_it_was_moved(choices: tuple[str, str]) -> None:
    check = step("CheckInvasion")
    tiles = f"{SWAPPED} church_wheat@3"
    enemy = kingdom("castle_lavender_poppy@5+3t")
    s = arrive("cartographer", kingdom(tiles), enemy, invader=99, invader_moved=True, then=(check,))
    play(s, *choices)
    assert texts(s) == ["lose:3", "lose:5"]
    assert refusal(s, "lose:1").clause == "inv.10"


@clause("anno890", "char.11")
def test_table_may_keep_the_castle_where_it_is() -> None:
    s = arrive("cartographer", kingdom(f"{SWAPPED} church_wheat@3"), OTHER, options={"castle_moves": False})
    assert texts(s) == ["swap:1", "swap:2", "swap:3"]
    assert str(refusal(s, "swap:5")) == "char.11: reason-castle-stays"
    play(s, "swap:1")
    assert texts(s) == ["with:2", "with:3"]
    assert str(refusal(s, "with:5")) == "char.11: reason-castle-stays"


# --- Courtesan and Traitor -------------------------------------------------------------------------------------------


@clause("anno890", "char.12")
def test_courtesan_takes_a_noble_off_any_foreign_tile_castle_included() -> None:
    s = arrive(
        "courtesan",
        kingdom("castle_wheat_olive@5+1n farm_poppy@1"),
        kingdom("castle_lavender_poppy@5+1n watchtower_wheat@1+1t"),
        kingdom("castle_wheat_poppy@5 farm_wheat@9+2n"),
    )
    assert texts(s) == ["steal:1.5", "steal:2.9"]
    assert str(refusal(s, "steal:0.5")) == "char.12: reason-own-tile"
    assert str(refusal(s, "steal:1.1")) == "char.12: reason-no-token (what @nobles)"
    play(s, "steal:1.5")
    assert texts(s) == ["put:1", "put:5"]
    play(s, "put:1")
    assert [s.nobles_of(seat) for seat in range(3)] == [2, 0, 2]
    assert (s.nobles[at(0, 1)], s.noble_supply) == (1, 8)


@clause("anno890", "char.24")
def test_traitor_takes_a_tower_and_turns_the_invasion_on_his_victim() -> None:
    s = arrive(
        "traitor",
        kingdom("castle_wheat_olive@5+2t farm_poppy@1 farm_olive@2"),
        kingdom("castle_lavender_poppy@5+1t ~farm_wheat@1+1t church_wheat@2 church_olive@3"),
        kingdom("castle_wheat_poppy@5+3t farm_lavender@1"),
        invader=99,
        invader_moved=True,
        then=(step("CheckInvasion"),),
    )
    assert s.defence == 10
    assert texts(s) == ["steal:1.1", "steal:1.5", "steal:2.5"]  # Ruins and Castles too
    assert str(refusal(s, "steal:0.5")) == "char.24: reason-own-tile"
    assert str(refusal(s, "steal:2.1")) == "char.24: reason-no-token (what @towers)"
    play(s, "steal:1.1", "put:2")
    assert [s.towers_of(seat) for seat in range(3)] == [3, 1, 3]
    assert (s.towers[at(0, 2)], s.defence) == (1, 10)
    assert s.seat == 1
    play(s, "lose:2")
    assert s.over  # only player A was hit


# --- Blacksmith, Strategist, Trumpet Player --------------------------------------------------------------------------


@clause("anno890", "char.14")
def test_blacksmith_puts_one_tower_on_an_own_tile() -> None:
    s = arrive("blacksmith", OWN, OTHER)
    play(s, "put:1")
    assert (s.towers[at(0, 1)], s.defence, s.tower_supply) == (1, 3, 19)


@clause("anno890", "char.23")
def test_strategist_puts_both_towers_on_the_same_tile() -> None:
    s = arrive("strategist", OWN, OTHER)
    play(s, "put:1")
    assert s.over
    assert (s.towers[at(0, 1)], s.defence, s.tower_supply) == (2, 4, 18)


@clause("anno890", "char.25")
def test_trumpet_player_puts_one_noble_on_an_own_tile() -> None:
    s = arrive("trumpet_player", OWN, OTHER)
    play(s, "put:1")
    assert (s.nobles[at(0, 1)], s.noble_supply, s.defence) == (1, 11, 2)


EVERY_KIND = "castle_wheat_olive@5 farm_poppy@1 forge@2 ~church_olive@3+1t ~town@4"
PUTTERS = pytest.mark.parametrize("card", ["blacksmith", "strategist", "trumpet_player", "traitor", "courtesan"])


@clause("anno890", "char.26")
@PUTTERS
def test_tokens_may_go_on_castle_territory_special_building_or_ruin(card: str) -> None:
    s = arrive(card, kingdom(EVERY_KIND), kingdom("castle_lavender_poppy@5+1t1n"))
    assert texts(s) == ["put:1", "put:2", "put:3", "put:4", "put:5"]
    assert str(refusal(s, "put:9")) == "char.26: reason-empty-space (cell 9)"
    before = s.towers[at(0, 4)] + s.nobles[at(0, 4)]
    play(s, "put:4")
    assert s.towers[at(0, 4)] + s.nobles[at(0, 4)] > before


@clause("anno890", "char.26")
@PUTTERS
def test_table_may_keep_tokens_off_ruins(card: str) -> None:
    options = {"tokens_on_ruins": False}
    s = arrive(card, kingdom(EVERY_KIND), kingdom("castle_lavender_poppy@5+1t1n"), options=options)
    assert texts(s) == ["put:1", "put:2", "put:5"]
    assert str(refusal(s, "put:3")) == "char.26: reason-ruin (cell 3)"


# --- Thief, Merchant, Tailor -----------------------------------------------------------------------------------------


@clause("anno890", "char.17")
def test_thief_takes_a_coin_from_every_other_player_who_has_one() -> None:
    rich, poor, modest = (kingdom("castle_lavender_poppy@5", coins=coins) for coins in (3, 0, 1))
    s = arrive("thief", kingdom("castle_wheat_olive@5", coins=1), rich, poor, modest)
    assert s.coins == [3, 2, 0, 0]


@clause("anno890", "char.19")
def test_merchant_brings_two_coins_of_the_supply() -> None:
    s = arrive("merchant", OWN, kingdom("castle_lavender_poppy@5", coins=4))
    assert s.coins == [2, 4]


@clause("anno890", "char.22")
def test_tailor_counts_the_nobles_of_her_owner_castle_included() -> None:
    court = kingdom("castle_wheat_olive@5+1n farm_wheat@1+1n ~farm_olive@2+1n", coins=1)
    s = arrive("tailor", court, kingdom("castle_lavender_poppy@5+4n"))
    assert s.coins == [4, 0]


# --- Mystic ----------------------------------------------------------------------------------------------------------


@clause("anno890", "char.20")
@pytest.mark.parametrize(
    ("choices", "row"),
    [(("token:row.2", "token:row.2"), [0, 2, 0, 0]), (("token:row.1", "token:row.3"), [1, 0, 1, 0])],
)
def test_mystic_puts_two_tokens_beside_one_tile_or_two(choices: tuple[str, str], row: list[int]) -> None:
    s = arrive("mystic", OWN, OTHER, special_buildings=["forge"])
    play(s, *choices)
    assert s.over
    assert (s.row_saracens, s.saracen_supply) == (row, 4)
    assert (s.invader, s.invader_moved) == (0, False)


@clause("anno890", "char.20")
def test_mystic_puts_no_token_beside_special_buildings_or_beyond_the_row() -> None:
    s = arrive("mystic", OWN, OTHER, row=ROW[:3], special_buildings=["forge", "town"])
    assert texts(s) == ["token:row.1", "token:row.2", "token:row.3"]
    assert str(refusal(s, "token:special.1")) == "char.20: reason-territory-only"
    assert str(refusal(s, "token:row.4")) == "char.20: reason-no-such-tile (n 3)"


@clause("anno890", "char.20")
def test_the_token_moves_the_invader_when_its_tile_is_taken() -> None:
    row = ["tavern_wheat", "farm_olive", "church_wheat", "church_olive"]  # the tavern has 1 Saracen of its own
    owner = kingdom("castle_wheat_olive@5", coins=1)
    s = arrive("mystic", owner, OTHER, row=row, then=(step("StartTurn", 1),))
    play(s, "token:row.1", "token:row.3", "place:1")
    assert s.invader == 2
    assert s.row_saracens == [0, 1, 0]  # the other token moved up with its tile


@clause("anno890", "char.21")
def test_a_tile_gathers_tokens_from_several_effects() -> None:
    row = [{"tile": tile, "saracens": int(tile == "church_olive")} for tile in ROW]
    s = arrive("mystic", OWN, OTHER, row=row)
    play(s, "token:row.4", "token:row.4")
    assert s.row_saracens == [0, 0, 0, 3]
