"""Step 1: taking a tile."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import pytest

import regnum
from tests.clauses import clause
from tests.games.anno890.positions import (
    CASTLE,
    OTHER,
    ROW,
    at,
    first_turn,
    kingdom,
    play,
    position,
    refusal,
    texts,
    tile_ids,
)


def row_with(coins: tuple[int, ...] = (), saracens: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """The usual row with Coins and Saracen tokens beside its tiles."""
    beside = zip_longest(ROW, coins, saracens, fillvalue=0)
    return [{"tile": tile, "coins": coins, "saracens": saracens} for tile, coins, saracens in beside]


# --- Territories -----------------------------------------------------------------------------------------------------


@clause("anno890", "take.1")
def test_any_territory_of_the_row_and_any_special_building_left_may_be_taken() -> None:
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER), special_buildings=["forge", None, "town"])
    assert texts(s) == [*(f"take:row.{n}" for n in (1, 2, 3, 4)), "take:special.1", "take:special.3"]
    gone = refusal(s, "take:special.2")
    assert (gone.clause, gone.message.key) == ("take.1", "reason-special-gone")
    beyond = refusal(s, "take:row.5")
    assert (beyond.clause, beyond.message.args) == ("take.1", {"n": 4})
    play(s, "take:special.3")
    assert tile_ids(s, [s.taken]) == ["town"]


@clause("anno890", "take.1")
def test_options_to_take_say_what_they_cost_and_bring() -> None:
    row = row_with(coins=(0, 0, 3), saracens=(0, 0, 1))
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER), row=row, special_buildings=["forge"])
    third, forge = s.resolve("take:row.3"), s.resolve("take:special.1")
    assert s.describe(third).args == {"tile": "@tile-farm_wheat", "cost": 2, "coins": 3, "saracens": 1}
    assert s.describe(forge).args == {"tile": "@tile-forge", "cost": 4}
    assert (s.refs(third), s.refs(forge)) == (("row.3",), ("special_buildings.1",))


@clause("anno890", "take.2")
def test_the_first_territory_is_free() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER))
    play(s, "take:row.1")
    assert tile_ids(s, [s.taken]) == [ROW[0]]
    assert s.coins[0] == 1
    assert s.row_coins == [0, 0, 0]


@clause("anno890", "take.3")
def test_third_tile_costs_a_coin_beside_each_tile_skipped() -> None:
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER))
    play(s, "take:row.3")
    assert s.coins[0] == 0
    assert s.row_coins == [1, 1, 0]  # the stack is empty: nothing fills the free end


@clause("anno890", "take.3")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_nth_tile_costs_one_coin_less_than_n(n: int) -> None:
    s = position(kingdom(CASTLE, coins=n), kingdom(OTHER))
    play(s, f"take:row.{n}")
    assert s.coins[0] == 1
    assert s.row_coins == [1] * (n - 1) + [0] * (4 - n)


@clause("anno890", "take.4")
def test_coins_beside_the_tile_go_to_the_player() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER), row=row_with(coins=(0, 2, 1)))
    play(s, "take:row.2")
    assert s.coins[0] == 2
    assert s.row_coins == [1, 1, 0]


@clause("anno890", "take.5")
def test_coins_beside_the_wanted_tile_do_not_pay_for_it() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER), row=row_with(coins=(0, 0, 3)))
    assert texts(s) == ["take:row.1", "take:row.2"]
    reason = refusal(s, "take:row.3")
    assert (reason.clause, reason.message.args) == ("take.3", {"have": 1, "need": 2})
    with pytest.raises(regnum.IllegalChoice) as error:
        s.apply("take:row.3")
    assert str(error.value) == "'take:row.3' is not legal (take.3): You have 1 Coin; this tile costs 2."


@clause("anno890", "take.6")
def test_without_coins_the_first_tile_is_taken_and_only_the_space_is_chosen() -> None:
    s = position(kingdom(CASTLE), kingdom(OTHER), special_buildings=["forge"])
    assert tile_ids(s, [s.taken]) == [ROW[0]]
    assert {option.verb for option in s.options()} == {"place"}


@clause("anno890", "take.6")
def test_without_coins_the_inventor_still_leaves_a_choice() -> None:
    s = position(kingdom(CASTLE, characters="inventor"), kingdom(OTHER), special_buildings=["forge"])
    assert texts(s) == ["take:row.1", "invent:special.1"]


@clause("anno890", "take.7")
def test_coins_accumulate_beside_a_tile_until_it_is_taken() -> None:
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER, coins=2), kingdom("castle_olive_poppy@5", coins=1))
    play(s, "take:row.3", "place:1")  # a Farm with a Coin: not beside the row
    assert s.row_coins == [1, 1, 0]
    play(s, "take:row.2", "place:1")
    assert s.row_coins == [2, 0]
    play(s, "take:row.1")
    assert s.coins[2] == 1 + 2


@clause("anno890", "take.8")
def test_the_row_moves_down_and_a_new_tile_fills_the_end() -> None:
    row = row_with(coins=(0, 2, 0, 1), saracens=(1, 0, 2, 3))
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER), row=row, stack=["tavern_poppy", "church_poppy"])
    play(s, "take:row.3")
    assert tile_ids(s, s.row) == [ROW[0], ROW[1], ROW[3], "church_poppy"]  # the top of the stack comes last in it
    assert s.row_coins == [1, 3, 1, 0]
    assert s.row_saracens == [1, 0, 3, 0]
    assert tile_ids(s, s.stack) == ["tavern_poppy"]


@clause("anno890", "take.9")
def test_the_row_is_refilled_before_the_tile_is_placed() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER), stack=["church_poppy"])
    play(s, "take:row.2")
    assert {option.verb for option in s.options()} == {"place"}
    view = s.view(0)["board"]
    assert view["row"][3]["tile"] == "church_poppy"
    assert view["taken"]["tile"] == ROW[1]


# --- Special Buildings -----------------------------------------------------------------------------------------------


@clause("anno890", "take.10", "take.11")
def test_example_b_the_cathedral_for_a_coin_beside_each_territory() -> None:
    shown = ["forge", "cathedral", "town"]
    s = position(kingdom(CASTLE, coins=5), kingdom(OTHER), special_buildings=shown, stack=["church_poppy"])
    play(s, "take:special.2")
    assert tile_ids(s, [s.taken]) == ["cathedral"]
    assert s.coins[0] == 1
    assert s.row_coins == [1, 1, 1, 1]
    # Neither row moves or is refilled.
    assert tile_ids(s, s.row) == ROW
    assert tile_ids(s, s.specials) == ["forge", "", "town"]
    assert len(s.stack) == 1


@clause("anno890", "take.10")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_every_special_building_costs_the_same(n: int) -> None:
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER), special_buildings=["forge", "cathedral", "town"])
    play(s, f"take:special.{n}")
    assert (s.coins[0], s.row_coins) == (0, [1, 1, 1, 1])


@clause("anno890", "take.12")
def test_three_coins_do_not_buy_a_special_building() -> None:
    s = position(kingdom(CASTLE, coins=3), kingdom(OTHER), special_buildings=["forge"])
    assert texts(s) == [f"take:row.{n}" for n in (1, 2, 3, 4)]
    reason = refusal(s, "take:special.1")
    assert (reason.clause, reason.message.args) == ("take.12", {"have": 3, "need": 4})
    assert refusal(s, "invent:special.1").clause == "char.15"


# --- an empty stack, and what is left beside the row -----------------------------------------------------------------


@clause("anno890", "take.13")
def test_four_players_who_take_no_special_building_empty_the_stack_with_their_last_turn() -> None:
    s = first_turn(4)
    s.events = []
    assert len(s.stack) == 32
    while not s.over:
        s.apply("take:row.1" if "take:row.1" in texts(s) else texts(s)[-1])
    # One tile in for each of the 32 taken: after turn 31 the stack holds 1 tile, after turn 32 none.
    moves = [e.message.key for e in s.events if e.message.key in ("event-takes", "event-refill")]
    assert moves == ["event-takes", "event-refill"] * 32
    assert (len(s.stack), len(s.row)) == (0, 4)


@clause("anno890", "take.13")
def test_an_empty_stack_does_not_refill_the_row() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER))
    play(s, "take:row.2")
    assert tile_ids(s, s.row) == [ROW[0], ROW[2], ROW[3]]


@clause("anno890", "take.13")
def test_a_special_building_costs_four_even_beside_a_short_row() -> None:
    land = kingdom(CASTLE, coins=4), kingdom(OTHER)
    s = position(*land, row=ROW[:3], special_buildings=["forge"], options={"coins": "limited"})
    supply = s.coin_supply
    play(s, "take:special.1")
    assert s.coins[0] == 0
    assert s.row_coins == [1, 1, 1]
    assert s.coin_supply == supply + 1
    short = position(kingdom(CASTLE, coins=3), kingdom(OTHER), row=ROW[:3], special_buildings=["forge"])
    assert refusal(short, "take:special.1").clause == "take.12"


@clause("anno890", "take.14")
def test_coins_beside_the_row_at_the_end_belong_to_nobody() -> None:
    full = " ".join(f"farm_olive_2@{cell}" for cell in (1, 2, 3, 4, 6, 7, 8))
    land = kingdom(f"{OTHER} {full} market@9", coins=1), kingdom(f"{CASTLE} {full}")
    ends = []
    for beside in (0, 9):
        row = row_with(coins=(0, beside, beside, beside))
        s = position(*land, row=row, round=8, turn=1)  # the last turn plays itself
        assert s.over
        assert s.coins == [1, 0]
        assert s.row_coins == [beside] * 3
        ends.append((s.scores(), s.winners()))
    assert ends[0] == ends[1]


# --- Saracen tokens --------------------------------------------------------------------------------------------------


@clause("anno890", "take.15")
def test_saracen_tokens_act_as_icons_when_the_tile_is_placed_and_return_to_the_pool() -> None:
    tavern = {"tile": "tavern_wheat", "saracens": 2}  # 1 Saracen icon
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER, coins=1), row=[tavern, *ROW[1:]], invader=1)
    assert s.saracen_supply == 4
    play(s, "take:row.1")
    assert (s.invader, s.saracen_supply, s.taken_saracens) == (1, 4, 2)  # not before it is placed
    play(s, "place:1")
    assert s.invader == 1 + 3
    assert s.saracen_supply == 6


@clause("anno890", "take.15")
def test_tokens_alone_move_the_invader_and_can_bring_an_invasion() -> None:
    plain = {"tile": "countryside_olive_lavender_2", "saracens": 4}  # without any icon
    s = position(kingdom(CASTLE), kingdom(f"{OTHER}+1t", coins=1), row=[plain, *ROW[1:]])
    play(s, "place:1")
    assert (s.invader, s.defence) == (4, 4)  # it fell at once, the only tile to lose, and became a Ruin with a Tower
    assert s.tiles[at(0, 1)] < 0
