"""Icons and Criminals: what stands for what, and where it is counted."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.box import ACTIONS, MONEY
from regnum.games.viscounts.rules.ways_to_pay import icons_for, payments
from tests.clauses import clause
from tests.games.viscounts.positions import acting, papers, person, play, position, purse, step, texts


def _count(row: str, action: str, building: str = "", bonuses: dict[str, int] | None = None, **cards: Any) -> int:
    """The Icons that player 0 has for an action, without paying or dismissing."""
    player = person(row, at="outer_left.1" if action in ("trade", "build") else "inner.1", **cards)
    s = acting(player, buildings={"1.1": building} if building else {}, bonuses=bonuses or {})
    return icons_for(s, 0, ACTIONS.index(action), 0)


@clause("viscounts", "icon.1")
@pytest.mark.parametrize(
    ("card", "action"),
    [("journeyman", "trade"), ("charlatan", "build"), ("enforcer", "place_workers"), ("bishop", "transcribe")],
)
def test_four_icons_serve_one_action_each(card: str, action: str) -> None:
    # Each card shows its Icon twice; the financiers only fill the board with one Merchant each.
    for other in ACTIONS:
        expected = 2 * (other == action) + 2 * (other == "trade")
        assert _count(f"{card} financier financier", other) == expected


@clause("viscounts", "icon.2")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_criminal_stands_for_any_icon_of_an_action(action: str) -> None:
    assert _count("thief antagonist conspirator", action) == 4


@clause("viscounts", "icon.2")
def test_three_criminals_build_a_workshop() -> None:
    s = play(acting(person("thief conspirator meddler")), "act:build", "build:workshop_1", "spot:1.1")
    assert s.has(0, 6)


@clause("viscounts", "icon.3")
@pytest.mark.parametrize(("manuscript", "points"), [("yellow_vp_noble", 1), ("blue_vp_criminal", 3)])
def test_in_scoring_a_criminal_is_only_a_criminal(manuscript: str, points: int) -> None:
    s = position(person("thief antagonist squire", deck="", manuscripts=manuscript), person(), steps=[])
    lines = [line for line in s.score_sheet() if line.message.key == "score-manuscript"]
    assert sum(line.points for line in lines) == points


# --- where Icons come from -------------------------------------------------------------------------------------------


@clause("viscounts", "icon.4")
def test_icons_of_cards_spaces_buildings_and_bonus_cards_are_added() -> None:
    assert _count("abbot - -", "transcribe") == 1 + 1  # the middle space shows a Cleric
    guildhall = "0 guildhall_3"
    assert _count("abbot - -", "transcribe", guildhall) == 3
    assert _count("abbot - -", "transcribe", guildhall, bonuses={"black": 0}) == 4
    assert _count("abbot - -", "transcribe", "1 guildhall_3", bonuses={"black": 1}) == 2  # another's


@clause("viscounts", "icon.4")
@pytest.mark.parametrize(
    ("building", "action", "n"),
    [
        ("trading_post_3", "trade", 2),
        ("guildhall_1", "build", 1),
        ("guildhall_2", "place_workers", 1),
        ("guildhall_3", "transcribe", 1),
    ],
)
def test_buildings_uncover_icons(building: str, action: str, n: int) -> None:
    assert _count("thief thief thief", action, f"0 {building}") == 3 + n


@clause("viscounts", "icon.4")
def test_icons_of_a_dismissed_townsfolk_are_added() -> None:
    piles = [["charlatan"], [], [], [], []]
    s = acting(person("thief abbot abbot", silver=3), piles=piles)
    assert "act:build" not in texts(s)  # a Workshop takes 3 Builders
    play(s, "dismiss:build")
    assert {text.split("_")[0] for text in texts(s)} == {"build:workshop"}


@clause("viscounts", "icon.5")
def test_icons_in_hand_draw_pile_and_discards_never_count() -> None:
    hidden = "bishop bishop bishop"
    assert _count("abbot thief thief", "transcribe", hand=hidden, deck=hidden, discards=hidden) == 3


@clause("viscounts", "icon.6")
def test_icons_remain_while_what_is_spent_goes_to_the_supply() -> None:
    s = acting(person("lender lender journeyman", at="outer_right.1", silver=4))  # two Merchants for 1 Ink
    play(s, "act:trade", "exchange:5")
    assert purse(s) == {"silver": 0, "ink": 5, "gold": 0, "stone": 0}
    assert s.view(0)["board"]["players"][0]["icons"]["merchant"] == 6


@clause("viscounts", "icon.6")
def test_the_same_icons_are_counted_anew_for_every_action() -> None:
    merchants = person("lender lender journeyman", at="outer_right.1")
    s = position(merchants, person(), steps=[step("ChooseAction"), step("ChooseAction")])
    play(s, "act:trade", "exchange:3", "act:trade", "exchange:3")
    assert purse(s)["ink"] == 6


# --- pairs of Merchants ----------------------------------------------------------------------------------------------


@clause("viscounts", "icon.7")
def test_four_merchants_of_benefactor_and_trading_post_count_as_two_nobles() -> None:
    row = "benefactor abbot abbot"
    assert _count(row, "place_workers") == 1
    assert _count(row, "place_workers", "0 trading_post_3") == 2


@clause("viscounts", "icon.7")
def test_merchants_of_bonus_card_and_dismissed_card_make_pairs_too() -> None:
    row = "benefactor abbot abbot"
    assert _count(row, "place_workers", bonuses={"blue": 0}) == 2
    s = acting(person("benefactor abbot trader", at="inner.1", silver=2), piles=[["peddler_ink"], [], [], [], []])
    play(s, "dismiss:workers")  # 2 + 1 + 3 Merchants: three Nobles, enough for two Workers
    assert texts(s) == ["workers:1", "workers:2"]


@clause("viscounts", "icon.7")
@pytest.mark.parametrize(
    ("card", "action"), [("strongman", "build"), ("benefactor", "place_workers"), ("traveller", "transcribe")]
)
def test_each_pair_card_serves_its_own_action(card: str, action: str) -> None:
    for other in ACTIONS[1:]:
        assert _count(f"{card} journeyman thief", other) == 1 + 2 * (other == action)


@clause("viscounts", "icon.8")
@pytest.mark.parametrize(
    ("row", "nobles"),
    [
        ("benefactor abbot abbot", 1),
        ("benefactor trader abbot", 1),  # the third Merchant is alone
        ("benefactor trader trader", 2),
        ("benefactor benefactor abbot", 2),  # two cards, still two pairs
    ],
)
def test_each_merchant_belongs_to_one_pair(row: str, nobles: int) -> None:
    assert _count(row, "place_workers") == nobles


@clause("viscounts", "icon.9")
@pytest.mark.parametrize(
    ("row", "merchants", "criminals"),
    [("benefactor thief abbot", 2, 1), ("benefactor trader thief", 3, 1), ("benefactor thief antagonist", 2, 3)],
)
def test_a_criminal_never_does_better_as_half_of_a_pair(row: str, merchants: int, criminals: int) -> None:
    as_merchants = [(merchants + j) // 2 + criminals - j for j in range(criminals + 1)]
    assert _count(row, "place_workers") == max(as_merchants)


# --- what counts as Icons --------------------------------------------------------------------------------------------


@clause("viscounts", "icon.10")
@pytest.mark.parametrize(
    ("card", "at", "act", "choice"),
    [
        ("diplomat abbot abbot", "inner.1", "act:workers", "workers:3"),  # 5 Nobles: one and 8 Silver
        ("clergyman squire squire", "inner.1", "act:transcribe", None),  # 3 Clerics: one and 4 Silver
        ("mason abbot abbot", "outer_left.1", "act:build", "build:trading_post_1"),  # 5 Builders: one and 8 Silver
    ],
)
def test_silver_counts_as_an_icon_as_often_as_it_is_paid(card: str, at: str, act: str, choice: str | None) -> None:
    s = play(acting(person(card, at=at, silver=9)), act)
    if choice is not None:
        assert choice in texts(s)
        play(s, choice)
    assert purse(s)["silver"] == (1 if choice else 5)


@clause("viscounts", "icon.10")
def test_one_silver_is_not_half_an_icon() -> None:
    s = play(acting(person("diplomat squire abbot", at="inner.1", silver=1, gold=1)), "act:workers")
    assert texts(s) == ["workers:1", "workers:2"]
    play(s, "workers:2")  # 3 Nobles: two Icons and the Gold
    assert purse(s) == {"silver": 1, "ink": 0, "gold": 0, "stone": 0}


@clause("viscounts", "icon.11")
@pytest.mark.parametrize(("double_resource", "workers"), [("one", 3), ("every", 4)])
def test_one_resource_counts_double_or_every_one(double_resource: str, workers: int) -> None:
    # The Artist's own Noble, then 4 Gold: 2 + 1 + 1 + 1 = 5 with it 6; each double: 8 with it 9.
    options = {"double_resource": double_resource}
    s = play(acting(person("artist abbot abbot", at="inner.1", gold=4), options=options), "act:workers")
    assert texts(s)[-1] == f"workers:{workers}"


@clause("viscounts", "icon.11")
@pytest.mark.parametrize(("double_resource", "left"), [("one", 1), ("every", 2)])
def test_the_double_resource_lowers_what_is_paid(double_resource: str, left: int) -> None:
    # 5 Nobles: one Icon, then 2 + 1 + 1 Gold, or 2 + 2.
    options = {"double_resource": double_resource}
    s = play(acting(person("artist abbot abbot", at="inner.1", gold=4), options=options), "act:workers", "workers:3")
    assert purse(s)["gold"] == left


@clause("viscounts", "icon.11")
@pytest.mark.parametrize(("card", "action", "money"), [("priest", "transcribe", "ink"), ("sculptor", "build", "stone")])
def test_priest_and_sculptor_double_one_resource_too(card: str, action: str, money: str) -> None:
    at = "inner.1" if action == "transcribe" else "outer_left.1"
    kind = MONEY.index(money)
    counts: dict[str, Any] = {money: 3}
    s = acting(person(f"{card} financier financier", at=at, **counts))
    (way,) = payments(s, 0, ACTIONS.index(action), 4)  # one Icon and 2 + 1
    assert way[kind] == 2
    (way,) = payments(s, 0, ACTIONS.index(action), 5)
    assert way[kind] == 3
    assert payments(s, 0, ACTIONS.index(action), 6) == []


@clause("viscounts", "icon.12")
@pytest.mark.parametrize("where", ["hand", "deck", "discards"])
def test_an_ongoing_ability_works_only_on_the_board(where: str) -> None:
    away: dict[str, Any] = {where: "benefactor diplomat"}
    assert _count("benefactor journeyman abbot", "place_workers") == 2
    assert _count("journeyman journeyman abbot", "place_workers", **away) == 0
    s = acting(person("squire abbot abbot", at="inner.1", silver=8, gold=1, **away))
    play(s, "act:workers")
    # Two Nobles at most, so one Worker: the line for two needs a third Noble, which 2 Silver would have been.
    assert purse(s) == {"silver": 8, "ink": 0, "gold": 1, "stone": 0}


@clause("viscounts", "icon.13")
@pytest.mark.parametrize(
    ("other", "debts"),
    [
        (person("thief abbot abbot"), 1),
        (person("antagonist thief abbot"), 1),  # one Debt however many
        (person("abbot abbot abbot", hand="thief", deck="thief", discards="thief"), 0),
    ],
)
def test_conditions_count_criminal_icons_on_the_own_board_now(other: dict[str, Any], debts: int) -> None:
    s = position(person("thief - -", corruption=1, virtue=1), other, steps=[step("CheckCollision")])
    assert papers(s, 1)["unpaid"] == debts
