"""Step 1: taking a tile."""

from __future__ import annotations

import pytest

import regnum
from tests.clauses import clause
from tests.games.anno890.positions import ROW, kingdom, play, position, texts

CASTLE = "castle_wheat_olive@5"
OTHER = "castle_lavender_poppy@5"


@clause("anno890", "take.3")
def test_third_tile_costs_a_coin_beside_each_tile_skipped() -> None:
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER))
    play(s, "take:row.3")
    assert s.coins[0] == 0
    assert s.row_coins == [1, 1, 0]  # the stack is empty: nothing fills the free end


@clause("anno890", "take.5")
def test_coins_beside_the_wanted_tile_do_not_pay_for_it() -> None:
    row = [{"tile": tile, "coins": 3 if tile == "farm_wheat" else 0} for tile in ROW]
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER), row=row)
    assert texts(s) == ["take:row.1", "take:row.2"]
    reason = s.why_not("take:row.3")
    assert reason is not None
    assert (reason.clause, reason.message.args) == ("take.3", {"have": 1, "need": 2})
    with pytest.raises(regnum.IllegalChoice):
        s.apply("take:row.3")
