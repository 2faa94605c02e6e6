"""The tile that may be given up for a free Territory before the take: in the box, the Forest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import step
from tests.games.anno890.positions import OTHER, ROW, at, kingdom, play, position, refusal, texts, tile_ids

# A Castle without wheat, so that lines of wheat are made of Territories alone.
CASTLE = "castle_olive_poppy@5"
REPLACING = 'effect = { op = "replace_with_free_territory", when = "turn_start", optional = true }\n'


def forest(land: str = "", coins: int = 0, **board: Any) -> Anno890:
    """The start of a turn of seat 0, who has a Forest in space 1."""
    return position(kingdom(f"{CASTLE} forest@1 {land}", coins=coins), kingdom(OTHER, coins=1), **board)


# --- the choice ------------------------------------------------------------------------------------------------------


@clause("anno890", "repl.1")
def test_the_owner_may_replace_the_forest_and_then_takes_a_tile_as_usual() -> None:
    s = forest(coins=1, special_buildings=["forge"])
    assert texts(s) == ["replace:1", "pass"]
    play(s, "replace:1")
    assert texts(s) == [f"take:row.{n}" for n in (1, 2, 3, 4)]
    play(s, "take:row.2")
    assert tile_ids(s, [s.tiles[at(0, 1)]]) == [ROW[1]]  # in the space made free
    assert texts(s) == ["take:row.1", "take:row.2"]
    play(s, "take:row.1", "place:9")
    assert tile_ids(s, [s.tiles[at(0, 9)]]) == [ROW[0]]
    assert s.seat == 1


@clause("anno890", "repl.1")
def test_the_owner_may_keep_the_forest() -> None:
    s = forest(coins=1)
    play(s, "pass")
    assert texts(s) == ["take:row.1", "take:row.2"]
    assert tile_ids(s, [s.tiles[at(0, 1)]]) == ["forest"]


@clause("anno890", "repl.1")
def test_nobody_else_is_asked() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(f"{OTHER} forest@1", coins=1))
    assert {option.verb for option in s.options()} == {"take"}
    play(s, "take:row.1", "place:1")
    assert (s.seat, texts(s)) == (1, ["replace:1", "pass"])


@clause("anno890", "repl.1")
def test_refusals_name_the_rule() -> None:
    s = forest("farm_olive@2", special_buildings=["forge"])
    other_tile = refusal(s, "replace:2")
    assert (other_tile.clause, other_tile.message.args) == ("repl.1", {"cell": 2})
    play(s, "replace:1")
    special = refusal(s, "take:special.1")
    assert (special.clause, special.message.key) == ("repl.1", "reason-territory-only")
    beyond = refusal(s, "take:row.5")
    assert (beyond.clause, beyond.message.args) == ("repl.1", {"n": 4})


@clause("anno890", "repl.1")
def test_options_to_replace_say_what_they_touch() -> None:
    s = forest(row=[{"tile": "farm_olive"}, {"tile": "farm_wheat", "coins": 2, "saracens": 1}])
    give_up, keep = s.options()
    assert s.describe(give_up).args == {"seat": "@seat-0", "cell": 1, "tile": "@tile-forest"}
    assert (s.refs(give_up), s.refs(keep)) == (("kingdoms.0.spaces.1",), ())
    play(s, "replace:1")
    second = s.resolve("take:row.2")
    assert s.refs(second) == ("row.2",)
    words = s.describe(second)
    assert words.key == "option-take-free"
    assert (words.args["tile"], words.args["coins"], words.args["saracens"]) == ("@tile-farm_wheat", 2, 1)


@clause("anno890", "repl.1")
def test_any_tile_with_the_icon_works_the_same(tmp_path: Path) -> None:
    overlay = tmp_path / "market.toml"
    overlay.write_text(f'[[special_building]]\nid = "market"\n{REPLACING}')
    s = position(kingdom(f"{CASTLE} market@3"), kingdom(OTHER), content=overlay)
    assert texts(s) == ["replace:3", "pass"]


@clause("anno890", "repl.1")
def test_with_no_territory_left_in_the_row_there_is_nothing_to_replace_it_with() -> None:
    s = position(kingdom(f"{CASTLE} forest@1", coins=4), kingdom(OTHER), row=[], special_buildings=["forge", "town"])
    assert texts(s) == ["take:special.1", "take:special.2"]


# --- the replacing Territory -----------------------------------------------------------------------------------------


@clause("anno890", "repl.2")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_any_territory_of_the_row_is_free(n: int) -> None:
    row = ["church_lavender", "church_wheat", "countryside_olive_lavender_2", "church_olive"]  # no Coins on these
    s = position(kingdom(f"{CASTLE} forest@1", coins=3), kingdom("castle_wheat_olive@5"), row=row)
    play(s, "replace:1", f"take:row.{n}")
    assert s.coins == [3, 0]
    assert s.row_coins == [0, 0, 0]
    assert tile_ids(s, [s.tiles[at(0, 1)]]) == [row[n - 1]]


@clause("anno890", "repl.3")
def test_coins_and_saracen_tokens_beside_it_come_with_it() -> None:
    row = [{"tile": "church_wheat", "coins": 0, "saracens": 1}, {"tile": "church_olive", "coins": 2, "saracens": 2}]
    s = forest(row=row)
    play(s, "replace:1", "take:row.2")
    assert s.coins[0] == 2
    assert s.invader == 2
    assert s.saracen_supply == 6 - 1


@clause("anno890", "repl.4")
def test_the_row_is_refilled_twice_in_the_turn() -> None:
    s = forest(coins=1, stack=["tavern_poppy", "tavern_wheat", "church_poppy"])
    play(s, "replace:1", "take:row.2")
    assert tile_ids(s, s.row) == [ROW[0], ROW[2], ROW[3], "church_poppy"]  # before the normal take
    play(s, "take:row.1")
    assert tile_ids(s, s.row) == [ROW[2], ROW[3], "church_poppy", "tavern_wheat"]


@clause("anno890", "repl.5")
def test_its_icons_are_applied_at_once_and_its_coins_may_pay_for_the_normal_take() -> None:
    s = forest(row=["tavern_olive", *ROW[1:]])  # a Saracen and 2 Coins
    play(s, "replace:1", "take:row.1")
    assert (s.coins[0], s.invader) == (2, 1)
    assert texts(s) == ["take:row.1", "take:row.2", "take:row.3"]
    play(s, "take:row.3", "place:9")
    assert s.invader == 1  # once


# --- trios and invasion ----------------------------------------------------------------------------------------------

WHEAT: dict[str, Any] = {
    "row": ["church_wheat", "watchtower_wheat_2", "farm_olive"],
    "banners": {"wheat": ["merchant", "thief"]},
}
AT_ONCE = {"replaced_trios": "at_once"}
THE_REWARD = ["attract:merchant", "attract:thief", "coins:wheat"]


@clause("anno890", "repl.6")
@pytest.mark.parametrize("options", [{}, AT_ONCE])
@pytest.mark.parametrize(("between", "end"), [(2, 3), (4, 7)])
def test_a_line_through_both_tiles_counts_once(options: dict[str, str], between: int, end: int) -> None:
    s = forest(f"farm_wheat@{between}", **WHEAT, options=options)
    play(s, "replace:1", "take:row.1", f"place:{end}")  # without Coins the next tile takes itself
    assert texts(s) == THE_REWARD
    play(s, "attract:merchant")
    assert s.seat == 1


@clause("anno890", "repl.6")
def test_a_trio_of_the_replacing_tile_is_rewarded_in_step_3() -> None:
    s = forest("farm_wheat@2 tavern_wheat@3", coins=1, **WHEAT)
    play(s, "replace:1", "take:row.1")
    assert texts(s) == ["take:row.1", "take:row.2"]
    play(s, "take:row.2", "place:9")
    assert texts(s) == THE_REWARD
    play(s, "coins:wheat")
    assert s.seat == 1


@clause("anno890", "repl.6")
def test_a_table_may_reward_a_trio_of_the_replacing_tile_at_once() -> None:
    s = forest("farm_wheat@2 tavern_wheat@3", **WHEAT, options=AT_ONCE)
    play(s, "replace:1", "take:row.1")
    assert texts(s) == THE_REWARD
    play(s, "coins:wheat")
    assert texts(s) == ["take:row.1", "take:row.2"]  # one of the 2 Coins may pay
    play(s, "take:row.2", "place:9")
    assert s.seat == 1  # and it is not rewarded again


@clause("anno890", "repl.6")
@pytest.mark.parametrize("options", [{}, AT_ONCE])
def test_trios_of_both_tiles_are_rewarded(options: dict[str, str]) -> None:
    s = forest("farm_wheat@2 tavern_wheat@3 hamlet_wheat@6", coins=1, **WHEAT, options=options)
    play(s, "replace:1", "take:row.1")
    rewards = 0
    while s.seat == 0:
        rewards += s.asking.verbs == ("attract", "coins")
        play(s, next(text for text in ("coins:wheat", "place:9", "take:row.1") if text in texts(s)))
    assert rewards == 2  # the line 1-2-3, and 3-6-9 with the second tile


@clause("anno890", "repl.6")
def test_an_invasion_is_checked_once_for_both_tiles() -> None:
    row = ["hamlet_wheat", "hamlet_lavender", "farm_olive"]  # 2 Saracens each
    s = position(kingdom(f"{CASTLE} forest@1"), kingdom(f"{OTHER}+1t"), row=row, invader=2)
    play(s, "replace:1", "take:row.1")
    assert (s.invader, s.defence, s.invasions) == (4, 3, 0)  # the Invader is ahead, but step 4 is yet to come
    play(s, "place:9")
    assert (s.invader, s.invasions) == (6, 1)
    assert texts(s) == ["lose:1", "lose:9"]
    play(s, "lose:1")
    assert (s.seat, s.invasions) == (1, 1)


# --- the tile given up -----------------------------------------------------------------------------------------------


@clause("anno890", "repl.7")
def test_its_tokens_return_to_the_supply_and_defence_falls() -> None:
    s = position(kingdom(f"{CASTLE}+1t forest@1+2t1n"), kingdom(OTHER))
    assert (s.defence, s.tower_supply, s.noble_supply) == (5, 17, 11)
    play(s, "replace:1")
    assert board_json(s)["kingdoms"][0]["spaces"][0] is None
    assert (s.defence, s.tower_supply, s.noble_supply) == (3, 19, 12)
    play(s, "take:row.1")  # a Church, without tokens of its own
    assert (s.towers[at(0, 1)], s.nobles[at(0, 1)]) == (0, 0)


@clause("anno890", "repl.8")
def test_a_ruined_forest_cannot_be_replaced() -> None:
    s = position(kingdom(f"{CASTLE} ~forest@1", coins=1), kingdom(OTHER))
    assert texts(s) == ["take:row.1", "take:row.2"]
    assert texts(forest("~forest@2")) == ["replace:1", "pass"]


@clause("anno890", "repl.8")
def test_a_forest_taken_this_turn_waits_for_the_next() -> None:
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER, coins=1), special_buildings=["forest"])
    play(s, "take:special.1", "place:1")
    assert s.seat == 1
    play(s, "take:row.1", "place:1")
    assert (s.seat, texts(s)) == (0, ["replace:1", "pass"])


@clause("anno890", "repl.8")
def test_a_replacing_tile_that_has_the_icon_itself_waits_for_the_next_turn(tmp_path: Path) -> None:
    overlay = tmp_path / "groves.toml"
    overlay.write_text("".join(f'[[territory]]\nid = "{id}"\n{REPLACING}' for id in ("church_wheat", "church_olive")))
    s = position(kingdom(f"{CASTLE} forest@1 church_olive@2"), kingdom(OTHER), content=overlay)
    assert texts(s) == ["replace:1", "replace:2", "pass"]
    play(s, "replace:1", "take:row.1")
    assert texts(s) == ["replace:2", "pass"]
    reason = refusal(s, "replace:1")
    assert (reason.clause, reason.message.key) == ("repl.8", "reason-placed-this-turn")


@clause("anno890", "repl.3", "comp.10")
def test_a_saved_game_may_be_replacing_a_tile_on_any_of_the_nine_spaces() -> None:
    for cell in range(1, 10):
        tiles = f"castle_wheat_olive@{5 if cell != 5 else 1}"
        s = position(kingdom(tiles), kingdom(OTHER), steps=[step("ReplaceWith", space=[0, cell])])
        assert s.to_json()["steps"][0]["space"] == [0, cell]
        play(s, "take:row.2")
        assert tile_ids(s, [s.tiles[at(0, cell)]]) == [ROW[1]]
    for cell in (0, 10):
        with pytest.raises(regnum.BadInput):
            position(kingdom(CASTLE), kingdom(OTHER), steps=[step("ReplaceWith", space=[0, cell])])


@clause("anno890", "repl.9")
def test_the_forest_leaves_the_game() -> None:
    s = forest(special_buildings=["forge", None, "town"])
    play(s, "replace:1", "take:row.1")
    assert tile_ids(s, s.out_tiles) == ["forest"]
    assert tile_ids(s, s.specials) == ["forge", "", "town"]
    assert s.box.tile_number["forest"] not in (*s.tiles, *s.row, *s.stack)


@clause("anno890", "repl.10")
def test_replacing_in_the_last_turn_still_ends_the_game_with_nine_tiles() -> None:
    fields = " ".join(f"farm_olive_2@{cell}" for cell in (2, 3, 4, 6, 7, 8))
    s = position(
        kingdom(f"{OTHER} {fields} farm_olive_2@1 farm_olive_2@9"),
        kingdom(f"castle_wheat_poppy@5 {fields} forest@1"),
        round=8,
        turn=1,
        row=["church_lavender", "church_wheat", "farm_wheat"],
    )
    play(s, "replace:1", "take:row.1")  # the last tile has a single space left
    assert s.over
    assert tile_ids(s, [s.tiles[at(1, 1)], s.tiles[at(1, 9)]]) == ["church_lavender", "church_wheat"]
    assert all(s.faces(0) + s.faces(1))


@clause("anno890", "repl.10")
def test_a_turn_adds_one_tile_whether_or_not_another_was_replaced() -> None:
    tiles = []
    for choices in (["pass"], ["replace:1", "take:row.2"]):
        s = forest("farm_olive_2@4")
        play(s, *choices, "place:9")
        assert (s.seat, s.round) == (1, 1)
        tiles.append(sum(1 for face in s.faces(0) if face))
    assert tiles == [4, 4]


@clause("anno890", "flow.4", "repl.1")
@pytest.mark.parametrize(("row", "stack", "offered"), [(1, 0, False), (1, 1, True), (2, 0, True)])
def test_a_tile_is_given_up_only_if_one_is_left_to_take_afterwards(row: int, stack: int, offered: bool) -> None:
    tiles = ["church_wheat", "farm_olive"]
    s = position(kingdom(f"{CASTLE} forest@1"), kingdom(OTHER), row=tiles[:row], stack=["farm_poppy"] * stack)
    assert ("replace:1" in texts(s)) is offered
