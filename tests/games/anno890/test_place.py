"""Step 2: adding the tile to the Kingdom."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.anno890.positions import CASTLE, OTHER, ROW, at, kingdom, play, position, refusal, texts, tile_ids


@clause("anno890", "place.1")
def test_on_the_first_turn_all_eight_spaces_around_the_castle_are_legal() -> None:
    s = position(kingdom(CASTLE), kingdom(OTHER))
    assert texts(s) == [f"place:{cell}" for cell in (1, 2, 3, 4, 6, 7, 8, 9)]


@clause("anno890", "place.1")
def test_a_tile_need_not_touch_another() -> None:
    # The Castle was moved to a corner: spaces 1, 2, 3, 6 and 9 touch nothing.
    s = position(kingdom("castle_wheat_olive@7"), kingdom(OTHER, coins=1))
    assert texts(s) == [f"place:{cell}" for cell in (1, 2, 3, 4, 5, 6, 8, 9)]
    play(s, "place:3")
    assert tile_ids(s, [s.tiles[at(0, 3)]]) == [ROW[0]]
    assert sum(1 for face in s.faces(1) if face) == 1  # nothing came into the other Kingdom


@clause("anno890", "place.1")
def test_options_to_place_say_which_tile_goes_where() -> None:
    s = position(kingdom(CASTLE), kingdom(OTHER))
    option = s.resolve("place:7")
    assert s.describe(option).args == {"tile": f"@tile-{ROW[0]}", "cell": 7}
    assert s.refs(option) == ("kingdoms.0.spaces.7",)


@clause("anno890", "place.2")
def test_neither_a_tile_nor_a_ruin_is_a_free_space() -> None:
    s = position(kingdom(f"{CASTLE} farm_poppy@1 ~farm_olive@2+1t"), kingdom(OTHER))
    assert texts(s) == [f"place:{cell}" for cell in (3, 4, 6, 7, 8, 9)]
    for cell, tile in ((1, "farm_poppy"), (2, "farm_olive"), (5, "castle_wheat_olive")):
        reason = refusal(s, f"place:{cell}")
        assert reason.clause == "place.2"
        assert reason.message.args == {"seat": "@seat-0", "cell": cell, "tile": f"@tile-{tile}"}


@clause("anno890", "place.3")
def test_all_icons_are_applied_without_a_question_even_those_that_hurt() -> None:
    row = ["farm_olive_poppy", *ROW[1:]]  # a Noble, and a Coin lost
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER, coins=1), row=row)
    play(s, "take:row.1", "place:1")
    assert (s.nobles[at(0, 1)], s.coins[0]) == (1, 1)
    assert s.seat == 1


@clause("anno890", "place.3")
def test_icons_are_applied_once() -> None:
    row = ["watchtower_poppy", *ROW[1:]]  # a Tower and 2 Saracens
    s = position(kingdom(CASTLE), kingdom(OTHER), row=row)
    play(s, "place:1", "place:1", "place:2")  # one turn each, and one more
    assert (s.towers_of(0), s.invader) == (1, 2)


@clause("anno890", "place.3")
def test_icons_are_applied_in_a_fixed_order(tmp_path: Path) -> None:
    overlay = tmp_path / "rich.toml"
    icons = "towers = 1\nsaracens = 1\nnobles = 1\ncoins = 1\nlose_coins = 3\n"
    overlay.write_text(f'[[territory]]\nid = "church_poppy"\n{icons}')
    s = position(kingdom(CASTLE), kingdom(OTHER, coins=1), row=["church_poppy", *ROW[1:]], content=overlay)
    s.events = []
    play(s, "place:1")
    order = [event.clause for event in s.events if event.clause.startswith("icon.")]
    assert order == ["icon.1", "icon.2", "icon.3", "icon.4", "icon.6", "icon.5"]
    assert s.coins == [0, 0]  # 1 gained, 1 of tithe, and of 3 lost the 2 that are there
