"""The twelve Special Buildings."""

from __future__ import annotations

import pytest

from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import ended, points, step
from tests.games.anno890.positions import at, box, kingdom, play, position, texts

CASTLE = "castle_wheat_olive@5"
OTHER = kingdom("castle_lavender_poppy@5")


def built(tile: str) -> Anno890:
    """Seat 0 has just put the Special Building on space 1."""
    s = position(kingdom(CASTLE), OTHER, taken={"tile": tile}, steps=[step("PlaceTile")])
    return play(s, "place:1")


def worth(tiles: str, coins: int = 0) -> int:
    """The points on the tiles of a Kingdom, bonuses included."""
    return points(ended(kingdom(f"{CASTLE} {tiles}", coins=coins), OTHER), 0, "end.4", "icon.13")


@clause("anno890", "spec.1")
def test_the_twelve_special_buildings() -> None:
    names = [building.en for building in box().contents.special_building]
    assert sorted(names) == [
        "Amphitheatre", "Arc de Triomphe", "Cathedral", "Cultivated Fields", "Flower Meadow", "Forest",
        "Forge", "Fortress", "Market", "Pasture", "Pig Farm", "Town",
    ]  # fmt: skip


@clause("anno890", "spec.2")
def test_fortress_brings_two_towers_and_two_points() -> None:
    s = built("fortress")
    assert (s.towers[at(0, 1)], s.defence) == (2, 4)
    assert worth("fortress@1+2t") == 2


@clause("anno890", "spec.3")
@pytest.mark.parametrize(("towers", "vp"), [(0, 0), (1, 0), (2, 2), (3, 2), (5, 4)])
def test_forge_counts_every_two_towers(towers: int, vp: int) -> None:
    assert worth(f"forge@1 ~farm_wheat@2+{towers}t") == vp


@clause("anno890", "spec.4")
def test_amphitheatre_counts_nobles() -> None:
    assert worth("amphitheatre@1+1n ~town@2+2n") == 1 + 3
    assert built("amphitheatre").nobles[at(0, 1)] == 1


@clause("anno890", "spec.4")
def test_cathedral_counts_face_up_churches_itself_included() -> None:
    assert worth("cathedral@1") == 1 + 2
    # The two Churches print 1 VP each besides.
    assert worth("cathedral@1 church_wheat@2 church_olive@3 ~church_poppy@4") == (1 + 6) + 2


@clause("anno890", "spec.4")
def test_arc_de_triomphe_counts_face_up_special_buildings_itself_included() -> None:
    assert worth("arc_de_triomphe@1") == 2 + 2
    assert worth("arc_de_triomphe@1 forge@2 ~town@3") == 2 + 4


@clause("anno890", "spec.4")
@pytest.mark.parametrize(("coins", "vp"), [(0, 2), (1, 2), (4, 4), (5, 4)])
def test_market_counts_every_two_coins(coins: int, vp: int) -> None:
    assert worth("market@1", coins) == vp


@clause("anno890", "spec.5")
@pytest.mark.parametrize(
    ("tile", "nobles", "coins", "vp"), [("pig_farm", 1, 2, 1), ("town", 2, 0, 1), ("pasture", 0, 2, 3)]
)
def test_buildings_that_bring_nobles_or_coins(tile: str, nobles: int, coins: int, vp: int) -> None:
    s = built(tile)
    assert (s.nobles[at(0, 1)], s.coins[0]) == (nobles, coins)
    assert worth(f"{tile}@1") == vp


@clause("anno890", "spec.6")
@pytest.mark.parametrize(
    ("tile", "crops"), [("cultivated_fields", ["wheat", "olive"]), ("flower_meadow", ["lavender", "poppy"])]
)
def test_fields_and_meadow_carry_two_crops_each(tile: str, crops: list[str]) -> None:
    for crop in ("wheat", "olive", "lavender", "poppy"):
        row = f"church_{crop}@1 farm_{crop}@2 {tile}@3"
        # With no Character at the Banner a trio pays 2 Coins by itself.
        s = position(kingdom(row), OTHER, placed=[[0, 3]], steps=[step("CheckTrios")])
        assert s.coins[0] == (2 if crop in crops else 0)
    assert worth(f"{tile}@1") == 2


@clause("anno890", "spec.7")
def test_forest_has_three_points_and_the_replacing_icon() -> None:
    s = position(kingdom(f"{CASTLE} forest@3 forge@4"), OTHER)
    assert texts(s) == ["replace:3", "pass"]
    assert worth("forest@3") == 3
