"""Trade: Merchants for what the outer space offers."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import acting, papers, person, play, position, purse, refusal, step, texts

# With two players: where each exchange is printed (the ring in the order of the box).
SILVER, INK, STONE, GOLD = "outer_left.1", "outer_right.1", "outer_right.2", "outer_left.4"
FLIP, DESTROY = "outer_right.3", "outer_right.4"
SIX = "lender lender journeyman"  # Merchants


def _trading(row: str, at: str, *choices: str, piles: list[list[str]] | None = None, **fields: Any) -> Viscounts:
    """Player 0 trades at a space and makes the choices."""
    stop = [["friar"]] * 5  # no use for a Trade
    return play(acting(person(row, at=at, **fields), piles=piles or stop), "act:trade", *choices)


@clause("viscounts", "trade.1")
@pytest.mark.parametrize(
    ("row", "silver", "ink"),
    [
        ("lender abbot abbot", 0, 1),  # 2 Merchants
        ("lender thief antagonist", 0, 2),  # and 3 Criminals
        ("lender thief antagonist", 3, 4),  # and 3 Silver
        ("abbot abbot abbot", 6, 3),  # Silver alone
    ],
)
def test_merchants_criminals_and_silver_are_counted_together(row: str, silver: int, ink: int) -> None:
    s = _trading(row, INK, silver=silver)
    if not s.over:
        assert texts(s)[-1] == f"exchange:{ink}"
        play(s, texts(s)[-1])
    assert purse(s)["ink"] == ink


@clause("viscounts", "trade.1")
def test_merchants_of_a_dismissed_townsfolk_are_added() -> None:
    s = acting(person("trader abbot abbot", at=INK, silver=2), piles=[["peddler_gold"], [], [], [], []])
    play(s, "dismiss:trade")
    assert texts(s) == ["exchange:1", "exchange:2"]  # 1 + 3 Merchants, and no Silver left
    assert purse(s)["silver"] == 0


@clause("viscounts", "trade.2")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_exchange_is_made_as_often_as_the_merchants_allow(n: int) -> None:
    s = _trading(SIX, INK)
    assert texts(s) == ["exchange:1", "exchange:2", "exchange:3"]
    assert refusal(s, "exchange:4").clause == "trade.5"
    assert purse(play(s, f"exchange:{n}"))["ink"] == n


@clause("viscounts", "trade.2")
@pytest.mark.parametrize(
    ("at", "exchange"),
    [
        (SILVER, "trade_silver"),
        (INK, "trade_ink"),
        (STONE, "trade_stone"),
        (GOLD, "trade_gold"),
        (FLIP, "trade_flip"),
        (DESTROY, "trade_destroy"),
    ],
)
def test_each_outer_space_shows_one_exchange(at: str, exchange: str) -> None:
    s = position(person(SIX, at=at, silver=9, unpaid=3), person(), steps=[step("Trade")])
    prompt = s.view(0)["prompt"]["message"]
    assert prompt["args"]["exchange"] == f"@exchange-{exchange}"


@clause("viscounts", "trade.3")
def test_silver_is_exchanged_one_for_one() -> None:
    s = _trading(SIX, SILVER)
    assert texts(s) == [f"exchange:{n}" for n in range(1, 7)]
    assert purse(play(s, "exchange:6"))["silver"] == 6


@clause("viscounts", "trade.4")
def test_silver_for_silver_gains_nothing() -> None:
    s = _trading("abbot abbot abbot", SILVER, silver=3)
    if not s.over:
        play(s, texts(s)[-1])
    assert purse(s)["silver"] == 3


@clause("viscounts", "trade.4")
def test_on_a_silver_space_a_dismissal_may_pay_off() -> None:
    # 2 Silver for three Merchants and a Virtue.
    s = acting(person("lender abbot abbot", at=SILVER, silver=2), piles=[["peddler_ink"], [], [], [], []])
    play(s, "dismiss:trade", "exchange:5")
    assert (purse(s)["silver"], s.virtue[0]) == (5, 6)


@clause("viscounts", "trade.5")
@pytest.mark.parametrize(
    ("row", "resources"), [("lender abbot abbot", 1), ("lender trader abbot", 1), ("lender trader trader", 2)]
)
def test_a_resource_takes_two_merchants_and_one_left_over_gives_nothing(row: str, resources: int) -> None:
    s = _trading(row, STONE)
    if not s.over:
        assert texts(s)[-1] == f"exchange:{resources}"
        play(s, texts(s)[-1])
    assert purse(s)["stone"] == resources


@clause("viscounts", "trade.6")
@pytest.mark.parametrize(("at", "kind"), [(INK, "ink"), (STONE, "stone"), (GOLD, "gold")])
def test_a_space_offers_only_the_resource_printed_there(at: str, kind: str) -> None:
    s = _trading(SIX, at, "exchange:3")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0} | {kind: 3}


@clause("viscounts", "trade.7")
def test_a_destroy_takes_three_merchants_and_brings_the_value_of_the_card() -> None:
    s = _trading(SIX, DESTROY, "exchange:2", hand="thief financier", deck="abbot squire labourer")
    assert set(texts(s)) == {"destroy:thief", "destroy:financier", "destroy:top", "decline"}
    play(s, "destroy:financier")
    assert purse(s)["silver"] == 3
    play(s, "destroy:top")  # the Labourer, unseen
    assert purse(s)["silver"] == 3 + 2
    assert s.box.card_number["labourer"] in s.gone
    assert s.over


@clause("viscounts", "trade.8")
@pytest.mark.parametrize(
    ("choices", "flipped"),
    [
        (["flip:debt", "take:ink", "flip:debt", "take:ink"], (0, 2, 2, 0)),
        (["flip:deed", "flip:deed"], (2, 0, 0, 2)),
        (["flip:debt", "take:ink", "flip:deed"], (1, 1, 1, 1)),
    ],
)
def test_eight_merchants_flip_two_cards_in_any_mix(choices: list[str], flipped: tuple[int, ...]) -> None:
    s = _trading(SIX, FLIP, "exchange:2", *choices, silver=2, unpaid=2, acquired=2)
    assert tuple(papers(s).values()) == flipped
    assert purse(s)["silver"] == 0


@clause("viscounts", "trade.8")
def test_seven_merchants_flip_one_card() -> None:
    s = _trading("lender journeyman peddler_ink", FLIP, unpaid=2, acquired=2)  # one exchange, made by itself
    assert texts(s) == ["flip:debt", "flip:deed"]
    play(s, "flip:deed")
    assert s.over


@clause("viscounts", "trade.9", "trade.15")
def test_four_merchants_and_two_silver_bring_three_gold_and_the_trader_one_silver() -> None:
    s = _trading("trader lender financier", GOLD, "exchange:3", silver=5)
    assert purse(s) == {"silver": 5 - 2 + 1, "ink": 0, "gold": 3, "stone": 0}


@clause("viscounts", "trade.10")
def test_silver_of_the_exchanges_buys_no_merchants_in_the_same_action() -> None:
    # Three Merchants: one Destroy. The 3 Silver of the Financier would be three Merchants more.
    s = _trading("lender trader abbot", DESTROY, hand="financier thief labourer")
    play(s, "destroy:financier")
    assert s.over
    assert purse(s)["silver"] == 3 + 1  # the Trader's


@clause("viscounts", "trade.10")
def test_silver_for_merchants_is_paid_before_the_exchanges() -> None:
    s = _trading("lender trader abbot", DESTROY, "exchange:2", hand="financier thief", silver=4)
    assert purse(s)["silver"] == 1
    assert "destroy:financier" in texts(s)


@clause("viscounts", "trade.11")
@pytest.mark.parametrize(("at", "row"), [(INK, "trader abbot abbot"), (DESTROY, "lender abbot abbot"), (FLIP, SIX)])
def test_with_too_few_merchants_there_is_no_trade(at: str, row: str) -> None:
    s = acting(person(row, at=at, stone=9, hand="thief"), piles=[["friar"]] * 5)
    assert texts(s) == ["act:build", "pass"]
    assert refusal(s, "act:trade").clause == ("trade.13" if at == FLIP else "trade.11")
    play(s, "pass")
    assert (purse(s)["silver"], s.virtue[0]) == (0, 7)  # nothing follows


@clause("viscounts", "trade.11")
def test_a_trade_makes_one_exchange_at_least() -> None:
    s = _trading(SIX, INK)
    assert refusal(s, "exchange:0").clause == "trade.11"


@clause("viscounts", "trade.12")
def test_each_destruction_may_be_declined_and_it_is_still_a_trade() -> None:
    s = _trading("jeweller lender journeyman", DESTROY, "exchange:2", hand="thief financier")
    play(s, "decline", "destroy:thief")
    assert (purse(s)["silver"], s.virtue[0]) == (1, 6)
    s = _trading("jeweller lender journeyman", DESTROY, "exchange:2", "decline", "decline", hand="thief financier")
    assert (purse(s)["silver"], s.virtue[0], s.over) == (0, 6, True)


@clause("viscounts", "trade.13")
@pytest.mark.parametrize(("counts", "most"), [({"unpaid": 2}, 2), ({"unpaid": 1, "acquired": 2, "paid": 4}, 3)])
def test_flips_are_limited_by_the_cards_that_can_be_flipped(counts: dict[str, Any], most: int) -> None:
    s = _trading(SIX, FLIP, silver=20, **counts)
    assert texts(s) == [f"exchange:{n}" for n in range(1, most + 1)]
    assert refusal(s, f"exchange:{most + 1}").clause == "trade.13"


@clause("viscounts", "trade.13")
def test_a_card_gained_meanwhile_is_a_legal_target() -> None:
    # The Debt Collector hires for each Debt paid; the Bishop hired brings a Debt. Deed and Debt: two exchanges.
    s = _trading(
        "debt_collector_recruit peddler_ink lender",
        FLIP,
        "exchange:2",
        "flip:debt",
        "take:ink",
        "either:1",
        "hire:1",
        piles=[["bishop"], ["miner"], ["friar"], [], []],
        silver=9,
        unpaid=1,
        acquired=1,
    )
    assert texts(s) == ["flip:debt", "flip:deed"]


@clause("viscounts", "trade.14")
def test_fewer_exchanges_may_be_made_than_the_merchants_allow() -> None:
    s = _trading(SIX, INK, "exchange:1", silver=4)
    assert (purse(s)["ink"], purse(s)["silver"]) == (1, 4)


@clause("viscounts", "trade.15")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_an_ability_pays_once_for_a_trade_of_any_number_of_exchanges(n: int) -> None:
    s = _trading("trader lender peddler_ink", INK, f"exchange:{n}")
    assert purse(s)["silver"] == 1
