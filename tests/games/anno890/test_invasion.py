"""Step 4: the invasion, the Ruins it leaves and the Towers that run short."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, attacked, ended, points, step, supply
from tests.games.anno890.positions import (
    at,
    first_turn,
    kingdom,
    play,
    position,
    random_play,
    refusal,
    texts,
)

EMPTY = "castle_wheat_olive@5"
TWO_FARMS = "castle_wheat_olive@5 farm_wheat@1 farm_olive@2"


def defended(towers: int) -> dict[str, Any]:
    """A Kingdom with two farms to lose and so many Towers, safe on the Castle."""
    return kingdom(f"castle_wheat_olive@5+{towers}t farm_wheat@1 farm_olive@2")


def asked(s: Anno890) -> list[int]:
    """Who must lose a tile, in order; each discards the first one possible."""
    seats = []
    while s.seat is not None:
        seats.append(s.seat)
        s.apply(s.options()[0])
    return seats


def ruins(s: Anno890) -> list[int]:
    """Ruins by seat."""
    return [sum(face < 0 for face in s.faces(seat)) for seat in range(s.table.seats)]


# --- whether it comes ------------------------------------------------------------------------------------------------


@clause("anno890", "inv.1")
def test_no_invasion_in_a_turn_in_which_the_invader_stood_still() -> None:
    # Invader 9, Defence 8 left over from a turn in which it did move; the church brings no Saracens.
    s = position(defended(3), defended(3), invader=9, invader_moved=True)
    play(s, "place:9")
    assert (s.turn, s.defence, s.invasions, ruins(s)) == (1, 8, 0, [0, 0])


@clause("anno890", "inv.2")
@pytest.mark.parametrize(("invader", "invasions"), [(7, 0), (8, 1)])
def test_invader_must_be_strictly_ahead(invader: int, invasions: int) -> None:
    s = attacked(defended(2), defended(3), invader=invader)
    assert s.defence == 7
    assert s.invasions == invasions
    assert s.over != bool(invasions)


@clause("anno890", "inv.3")
@pytest.mark.parametrize(("rewards", "invasions"), [(["attract:blacksmith", "put:5"], 0), (["coins:wheat"], 1)])
def test_tower_won_in_step_three_may_stop_the_invasion(rewards: list[str], invasions: int) -> None:
    # The hamlet brings 2 Saracens: Invader 8 against Defence 7.
    s = position(
        kingdom("church_wheat@1 farm_wheat@2 castle_lavender_poppy@5+2t"),
        defended(3),
        row=["hamlet_wheat"],
        banners={"wheat": ["blacksmith"]},
        invader=6,
    )
    play(s, "place:3", *rewards)
    assert (s.invader, s.defence, s.invasions) == (8, 8 - invasions, invasions)


# --- whom it hits ----------------------------------------------------------------------------------------------------


@clause("anno890", "inv.4")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_player_with_fewest_towers_is_invaded_whoever_has_the_turn(turn: int) -> None:
    s = attacked(defended(3), defended(1), defended(2), seat=turn)
    assert asked(s) == [1]
    assert ruins(s) == [0, 1, 0]


@clause("anno890", "inv.5")
def test_example_g_christian_and_francesca_share_the_fewest_towers() -> None:
    margherita, christian, francesca = defended(4), defended(2), defended(2)
    s = attacked(margherita, christian, francesca)
    assert asked(s) == [1, 2]
    assert ruins(s) == [0, 1, 1]


@clause("anno890", "inv.6")
def test_towers_on_castle_and_ruins_count() -> None:
    behind_walls = kingdom("castle_wheat_olive@5+1t ~tavern_olive@1+1t farm_wheat@2 farm_olive@3")
    in_the_open = kingdom("castle_lavender_poppy@5 watchtower_wheat@1+1t farm_lavender@2")
    assert asked(attacked(behind_walls, in_the_open)) == [1]


@clause("anno890", "inv.7")
@pytest.mark.parametrize("towers", [0, 1])
def test_all_are_invaded_when_all_have_equally_many_towers(towers: int) -> None:
    s = attacked(defended(towers), defended(towers))
    assert asked(s) == [0, 1]
    assert ruins(s) == [1, 1]


@clause("anno890", "inv.8")
def test_the_invaded_are_fixed_before_any_tile_is_turned() -> None:
    # Seat 0 falls to no Tower at all, below seat 1, and seat 1 rises to 2 with its Ruin: nothing changes for anybody.
    s = attacked(kingdom(f"{TWO_FARMS} forge@3+1t"), defended(1), defended(2))
    play(s, "lose:3")
    assert (s.towers_of(0), s.seat) == (0, 1)
    play(s, "lose:1")
    assert s.over
    assert ruins(s) == [1, 1, 0]


@clause("anno890", "inv.18")
def test_choices_are_made_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    assert asked(attacked(defended(0), defended(0), defended(1), defended(0), seat=3)) == [3, 0, 1]
    assert asked(attacked(defended(0), defended(0), defended(1), defended(0), seat=1)) == [1, 3, 0]


# --- what is lost ----------------------------------------------------------------------------------------------------


@clause("anno890", "inv.9")
def test_the_invaded_player_turns_one_own_tile_and_its_tokens_go_back() -> None:
    s = attacked(kingdom("castle_wheat_olive@5 farm_wheat@1+2n farm_olive@9+1t1n"), defended(3))
    assert texts(s) == ["lose:1", "lose:9"]
    before = (s.tower_supply, s.noble_supply)
    play(s, "lose:9")
    assert (s.tiles[at(0, 9)] < 0, s.nobles[at(0, 9)]) == (True, 0)
    assert (s.tiles[at(0, 1)] > 0, s.nobles[at(0, 1)]) == (True, 2)
    # The Tower went back and another stands on the Ruin.
    assert (s.tower_supply, s.noble_supply) == (before[0], before[1] + 1)


@clause("anno890", "inv.9")
def test_an_empty_space_or_one_off_the_board_cannot_be_lost() -> None:
    s = attacked(kingdom(TWO_FARMS), defended(3))
    assert str(refusal(s, "lose:8")) == "inv.9: reason-empty-space (cell 8)"
    assert str(refusal(s, "lose:10")) == "comp.10: reason-no-such-space"


@clause("anno890", "inv.10")
@pytest.mark.parametrize("cell", [5, 7])
def test_the_castle_stands_wherever_it_was_moved(cell: int) -> None:
    s = attacked(kingdom(f"castle_wheat_olive@{cell} farm_wheat@1 farm_olive@2"), defended(3))
    assert texts(s) == ["lose:1", "lose:2"]
    assert str(refusal(s, f"lose:{cell}")) == "inv.10: reason-castle-stands"
    with pytest.raises(regnum.IllegalChoice):
        s.apply(f"lose:{cell}")


WITH_RUIN = "castle_wheat_olive@5 farm_wheat@1 farm_olive@2 ~church_wheat@3+1t"


@clause("anno890", "inv.11")
def test_a_ruin_cannot_be_chosen_again() -> None:
    s = attacked(kingdom(WITH_RUIN), defended(3))
    assert texts(s) == ["lose:1", "lose:2"]
    assert str(refusal(s, "lose:3")) == "inv.11: reason-already-ruin (cell 3)"


@clause("anno890", "inv.11")
def test_table_may_let_a_ruin_be_chosen_without_any_change() -> None:
    s = attacked(kingdom(WITH_RUIN), defended(3), options={"ruins_invaded": True})
    before = (s.tiles[:], s.towers[:], s.tower_supply, s.defence)
    assert texts(s) == ["lose:1", "lose:2", "lose:3"]
    play(s, "lose:3")
    assert (s.tiles, s.towers, s.tower_supply, s.defence) == before


@clause("anno890", "inv.12")
@pytest.mark.parametrize("tiles", ["", " ~church_wheat@1 ~forge@2"])
def test_without_a_face_up_tile_nothing_is_lost_and_no_tower_gained(tiles: str) -> None:
    s = attacked(kingdom(EMPTY + tiles), defended(3))
    assert (s.over, s.invasions) == (True, 1)
    assert s.towers_of(0) == 0


@clause("anno890", "inv.13")
def test_example_h_farm_with_poppies_falls() -> None:
    margherita, francesca = defended(3), defended(3)
    christian = kingdom("castle_wheat_olive@5 farm_poppy@4+1n church_wheat@1")
    s = attacked(margherita, christian, francesca)
    defence, nobles = s.defence, s.noble_supply
    play(s, "lose:4")
    assert s.tiles[at(1, 4)] == -s.box.tile_number["farm_poppy"]
    assert (s.nobles[at(1, 4)], s.noble_supply) == (0, nobles + 1)
    assert (s.towers[at(1, 4)], s.defence) == (1, defence + 1)


@clause("anno890", "inv.14")
def test_a_special_building_leaves_no_tower() -> None:
    s = attacked(kingdom("castle_wheat_olive@5 forge@1 farm_wheat@2"), defended(3))
    defence = s.defence
    play(s, "lose:1")
    assert (s.towers[at(0, 1)], s.defence) == (0, defence)


@clause("anno890", "inv.15")
@pytest.mark.parametrize(("towers", "change"), [(0, +1), (1, 0), (2, -1)])
def test_defence_after_a_territory_with_towers_is_lost(towers: int, change: int) -> None:
    s = attacked(kingdom(f"castle_wheat_olive@5 watchtower_olive_2@1+{towers}t farm_wheat@2"), defended(3))
    defence = s.defence
    play(s, "lose:1")
    assert s.defence == defence + change


@clause("anno890", "inv.16")
def test_fortress_destroyed_takes_its_two_towers_off_the_track() -> None:
    s = attacked(kingdom("castle_wheat_olive@5 fortress@1+2t farm_wheat@2"), defended(3))
    defence, towers = s.defence, s.tower_supply
    play(s, "lose:1")
    assert (s.defence, s.towers[at(0, 1)], s.tower_supply) == (defence - 2, 0, towers + 2)


@clause("anno890", "inv.17")
def test_defence_is_towers_in_play_plus_players() -> None:
    s = ended(kingdom("castle_wheat_olive@5+2t ~farm_wheat@1+1t"), defended(3), kingdom("fortress@1+1t"))
    assert s.view(None)["board"]["defence"] == 10  # 7 Towers, 3 players


@clause("anno890", "inv.17", "inv.25")
def test_in_a_whole_game_defence_keeps_to_the_towers_and_the_invader_never_moves_back() -> None:
    invader, invasions = 0, 0
    for s in random_play(first_turn(4, seed=3)):
        view = s.view(None)["board"]
        towers = [space.get("towers", 0) for realm in view["kingdoms"] for space in realm["spaces"] if space]
        assert view["defence"] == sum(towers) + 4
        assert view["supply"]["towers"] == 20 - sum(towers)
        assert view["invader"] >= invader
        invader, invasions = view["invader"], view["invasions"]
    assert invasions > 0  # else the game proves little


# --- when Towers are scarce ------------------------------------------------------------------------------------------


def scarce(**options: str) -> Anno890:
    """No Tower in the supply; seat 0 discards a bare tile, then seat 1 one that returns a Tower."""
    s = attacked(
        defended(1), kingdom(f"{TWO_FARMS} watchtower_wheat@3+1t"), defended(2), supply=supply(0), options=options
    )
    return play(s, "lose:1", "lose:3")


@clause("anno890", "inv.19")
def test_ruins_get_their_towers_when_all_tiles_are_turned() -> None:
    # The Tower that seat 1 returned goes to seat 0, who comes first.
    s = scarce()
    assert (s.towers[at(0, 1)], s.towers[at(1, 3)], s.tower_supply) == (1, 0, 0)


@clause("anno890", "inv.19")
def test_table_may_have_each_player_finish_before_the_next() -> None:
    s = scarce(ruin_towers="one_by_one")
    assert (s.towers[at(0, 1)], s.towers[at(1, 3)], s.tower_supply) == (0, 1, 0)


@clause("anno890", "inv.20")
def test_a_tower_that_is_not_there_is_not_placed_by_a_tile() -> None:
    s = position(kingdom("castle_wheat_olive@5+9t"), kingdom("castle_wheat_poppy@5+9t farm_wheat@1+2t"),
                 taken={"tile": "watchtower_wheat_2"}, steps=[step("PlaceTile")])  # fmt: skip
    play(s, "place:1")
    assert (s.towers[at(0, 1)], s.defence, s.tower_supply) == (0, 22, 0)


@clause("anno890", "inv.20")
def test_a_tower_that_is_not_there_is_not_placed_by_a_character_or_on_a_ruin() -> None:
    smith = arrive("blacksmith", kingdom(TWO_FARMS), defended(3), supply=supply(0))
    assert (smith.over, smith.defence) == (True, 5)
    ruined = play(attacked(kingdom(TWO_FARMS), defended(3), supply=supply(0)), "lose:1")
    assert (ruined.towers[at(0, 1)], ruined.defence) == (0, 5)


@clause("anno890", "inv.21")
def test_strategist_places_the_one_tower_left() -> None:
    s = arrive("strategist", kingdom(TWO_FARMS), defended(3), supply=supply(1))
    play(s, "put:5")
    assert (s.towers[at(0, 5)], s.defence, s.tower_supply) == (1, 6, 0)


@clause("anno890", "inv.22")
def test_last_two_towers_go_to_the_player_of_the_turn_and_the_next() -> None:
    # Players 1, 2 and 4 of the rulebook's count are invaded on player 4's turn.
    s = attacked(defended(0), defended(0), defended(1), defended(0), seat=3, supply=supply(2))
    play(s, "lose:1", "lose:1", "lose:1")
    assert [s.towers[at(seat, 1)] for seat in (3, 0, 1)] == [1, 1, 0]


# --- afterwards ------------------------------------------------------------------------------------------------------


@clause("anno890", "inv.23")
def test_one_invasion_a_turn_even_if_the_invader_stays_ahead() -> None:
    s = attacked(defended(0), defended(1), then=(step("EndTurn"),))
    play(s, "lose:1")
    assert s.invader > s.defence
    assert (s.turn, s.invasions, ruins(s)) == (1, 1, [1, 0])


@clause("anno890", "inv.24")
def test_an_invader_still_ahead_strikes_again_only_when_it_moves() -> None:
    # After an invasion: Invader 10, Defence 9. The church brings no Saracen, the tavern one.
    s = position(defended(3), defended(4), row=["church_wheat", "tavern_olive"], invader=10, invasions=1)
    assert s.defence == 9
    play(s, "place:3")
    assert (s.turn, s.invasions) == (1, 1)
    play(s, "place:3")
    assert (s.invader, s.invasions, s.seat) == (11, 2, 0)
    assert texts(s)[0].startswith("lose:")


@clause("anno890", "inv.25")
def test_an_invasion_leaves_the_invader_where_it_is() -> None:
    s = attacked(defended(0), defended(1), invader=12)
    play(s, "lose:1")
    assert s.invader == 12


@clause("anno890", "inv.26")
def test_a_ruin_keeps_its_space_and_its_tokens() -> None:
    ruined = kingdom("castle_lavender_poppy@5 ~farm_wheat@1+1t1n")
    s = position(ruined, defended(0), taken={"tile": "forge"}, steps=[step("PlaceTile")])
    assert "place:1" not in texts(s)
    play(s, "place:2")
    assert (s.towers_of(0), s.nobles_of(0)) == (1, 1)


@clause("anno890", "inv.26")
def test_a_ruin_has_no_points_and_no_category() -> None:
    upright, fallen = (
        kingdom(f"{up}hamlet_wheat@1 {up}tavern_wheat@2 {up}church_wheat@3 {up}forge@4 castle_olive_poppy@5+2t",
                characters="caravanner")
        for up in ("", "~")
    )  # fmt: skip
    s = ended(upright, fallen, scenario="pilgrims_road")
    tiles, taverns, road = ("end.4", "icon.13"), ("char.5",), ("scen.7",)
    # 3 + 1 + 1 printed and 2 of the Forge; 2 for the Tavern; 1 each for Church and Tavern.
    assert [points(s, 0, *which) for which in (tiles, taverns, road)] == [7, 2, 2]
    assert [points(s, 1, *which) for which in (tiles, taverns, road)] == [0, 0, 0]
    assert [s.count(1, category) for category in ("church", "tavern", "special_building")] == [0, 0, 0]


@clause("anno890", "inv.26")
def test_a_ruin_owes_no_tithe_and_offers_no_icon() -> None:
    fallen = kingdom("~farm_wheat@1 ~forest@2 castle_lavender_poppy@5", coins=2)
    s = position(defended(0), fallen, taken={"tile": "church_wheat"}, steps=[step("StartTurn", 1), step("PlaceTile")])
    play(s, "place:9")
    assert s.coins == [0, 2]
    assert not any(text.startswith("replace") for text in texts(s))
    assert position(fallen, defended(0), steps=[step("Replace")]).over


@clause("anno890", "inv.27")
def test_the_last_turn_of_the_game_has_its_invasion_check() -> None:
    s = position(
        defended(1),
        kingdom("castle_wheat_poppy@5 farm_poppy@1 farm_olive@2"),
        row=["hamlet_wheat"], invader=3, round=8, turn=1,
    )  # fmt: skip
    play(s, "place:3")
    assert (s.invader, s.defence, s.seat) == (5, 3, 1)
    play(s, "lose:1")
    assert (s.over, ruins(s)) == (True, [0, 1])


@clause("anno890", "inv.28")
@pytest.mark.parametrize(("invader", "invasions"), [(20, 0), (21, 0), (22, 1)])
def test_totals_are_compared_beyond_the_printed_spaces(invader: int, invasions: int) -> None:
    # Defence 21: 4 players and 17 Towers. On the board the cubes would stand on 1 and 0, 1 or 2.
    s = attacked(defended(1), defended(2), defended(6), defended(8), invader=invader)
    assert s.defence == 21
    assert s.invasions == invasions


@clause("anno890", "inv.28")
def test_an_invader_a_lap_ahead_is_ahead() -> None:
    # Defence 19 is the last printed space, Invader 20 stands on 0 of the second lap.
    s = attacked(defended(1), defended(2), defended(6), defended(6), invader=20)
    assert (s.defence, s.invasions) == (19, 1)
