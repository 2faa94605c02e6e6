"""Phase 3: which primary actions may be taken, and how they are paid for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.viscounts.positions import (
    acting,
    end_turn,
    person,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    tiers,
)

OUTER = ("outer_left.1", "outer_right.1")

# A player who could pay for every action.
RICH: dict[str, int] = {"silver": 9, "ink": 9, "gold": 9, "stone": 9}
TILES = [["blue_silver"], [], [], [], []]  # 3 Clerics


def _rich(row: str = "abbot squire labourer", **fields: Any) -> dict[str, Any]:
    counts: dict[str, Any] = {**RICH, **fields}
    return person(row, **counts)


@clause("viscounts", "act.1")
@pytest.mark.parametrize("at", ["outer_left.1", "inner.1"])
def test_one_action_is_taken_in_a_turn(at: str) -> None:
    s = position(
        _rich(at=at),
        person("- - -", hand="abbot squire", at="inner.5"),
        shelves=TILES,
        steps=[step("EndTurn"), step("FillHand"), step("Recruit"), step("ChooseAction")],
        piles=[["miner"], [], [], [], []],
    )
    actions = [text for text in texts(s) if text.startswith("act")]
    assert len(actions) == 2
    for first in actions:
        other = play(s.copy(), first)
        while other.turn == 0:
            assert not any(text.startswith(("act", "dismiss")) for text in texts(other))
            play(other, "decline" if "decline" in texts(other) else texts(other)[-1])


@clause("viscounts", "act.1")
def test_the_four_actions_do_four_things() -> None:
    s = play(acting(_rich("lender lender lender", at="outer_right.1")), "act:trade", "exchange:1")
    assert purse(s)["ink"] == 9 + 1
    s = play(acting(_rich()), "act:build", "build:workshop_2", "spot:1.1")
    assert s.has(0, 7)
    s = play(acting(_rich(at="inner.1")), "act:workers", "workers:2")
    assert tiers(s)[0] == [2, 0, 0, 0, 0]
    s = play(acting(_rich(at="inner.1"), shelves=TILES), "act:transcribe")
    assert len(s.scripts[0]) == 1


@clause("viscounts", "act.2")
@pytest.mark.parametrize("at", OUTER)
def test_on_the_outer_path_one_may_trade_or_build(at: str) -> None:
    s = acting(_rich(at=at))
    assert {text for text in texts(s) if text.startswith("act")} == {"act:trade", "act:build"}
    assert refusal(s, "act:workers").clause == refusal(s, "act:transcribe").clause == "act.2"


@clause("viscounts", "act.2")
def test_on_the_inner_path_one_may_place_workers_or_transcribe() -> None:
    s = acting(_rich(at="inner.1"), shelves=TILES)
    assert {text for text in texts(s) if text.startswith("act")} == {"act:workers", "act:transcribe"}
    assert refusal(s, "act:trade").clause == refusal(s, "act:build").clause == "act.2"


# By action: where, cards with one Icon, its currency, how many Icons it takes, and the choices.
PAID = {
    "trade": ("outer_right.1", "financier abbot squire", "silver", 2, ["act:trade"]),
    "build": ("outer_left.1", "labourer abbot squire", "stone", 3, ["act:build", "build:workshop_1", "spot:1.1"]),
    "transcribe": ("inner.1", "abbot squire labourer", "ink", 3, ["act:transcribe"]),
}


@clause("viscounts", "act.3")
@pytest.mark.parametrize("action", PAID)
def test_its_currency_adds_to_the_icons_of_an_action_one_for_one(action: str) -> None:
    at, row, money, icons, choices = PAID[action]
    tiles = [["black_flip"], [], [], [], []]  # 3 Clerics
    enough: dict[str, Any] = {money: icons - 1}  # with the one Icon on the board
    s = play(acting(person(row, at=at, **enough), shelves=tiles), *choices)
    assert purse(s)[money] == 0
    too_little: dict[str, Any] = {money: icons - 2, "stone" if at == "outer_right.1" else "gold": 9}
    assert choices[0] not in texts(acting(person(row, at=at, **too_little), shelves=tiles))


@clause("viscounts", "act.3")
@pytest.mark.parametrize(("gold", "workers"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 4)])
def test_gold_adds_to_the_nobles(gold: int, workers: int) -> None:
    s = play(acting(person("squire abbot labourer", at="inner.1", gold=gold)), "act:workers")
    if gold < 2:
        assert (tiers(s)[0], purse(s)["gold"]) == ([1, 0, 0, 0, 0], gold)  # the only line, without paying
    else:
        assert texts(s)[-1] == f"workers:{workers}"


@clause("viscounts", "act.3")
def test_icons_currency_and_a_dismissed_townsfolk_may_be_mixed() -> None:
    # 5 Builders: one on the board, two dismissed, two Stone.
    s = acting(person("labourer abbot squire", silver=3, stone=4), piles=[["charlatan"], [], [], [], []])
    play(s, "dismiss:build", "build:trading_post_2", "spot:1.1")
    assert (purse(s)["stone"], purse(s)["silver"]) == (2, 0)
    assert s.has(0, 1)


# --- passing ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "act.4")
def test_nobody_must_act() -> None:
    assert texts(acting(_rich()))[-1] == "pass"
    s = play(acting(_rich()), "pass")
    assert s.over
    assert purse(s) == RICH


@clause("viscounts", "act.4", "opt.3")
def test_a_table_may_forbid_passing_when_icons_alone_pay_for_an_action() -> None:
    strict = {"pass_action": "unless_payable"}
    s = acting(person("lender lender thief", stone=2), options=strict)  # 5 Merchants, and Stone for a Workshop
    assert refusal(s, "pass").clause == "act.4"
    # Not payable from Icons alone: Stone and Silver need not be spent.
    s = acting(person("abbot squire labourer", silver=5, stone=9), options=strict)
    assert texts(s) == ["act:trade", "act:build", "pass"]
    s = acting(person("charlatan thief abbot"), options=strict)  # 3 Builders
    assert "pass" not in texts(s)


@clause("viscounts", "act.4", "opt.3")
def test_an_action_that_cannot_be_completed_forces_nobody() -> None:
    strict = {"pass_action": "unless_payable"}
    piles = [[], [], ["friar"], [], []]  # of no use on the outer path
    # Three Builders, but every Spot of the space is taken; a Trade would cost 2 Silver.
    taken = {"3.1": "1 workshop_1", "3.2": "1 workshop_2"}
    labourers = person("labourer labourer labourer", at="outer_left.3", silver=3)
    assert texts(acting(labourers, buildings=taken, piles=piles, options=strict)) == ["act:trade", "pass"]
    # Four Merchants on a Flip space, but nothing to flip; a Workshop would cost 2 Stone.
    merchants = person("lender journeyman labourer", at="outer_right.3", stone=2)
    assert texts(acting(merchants, piles=piles, options=strict)) == ["act:build", "pass"]
    # Three Nobles, but no Worker left; a Manuscript would cost 3 Ink.
    nobles = person("squire squire squire", at="inner.1", ink=3, castle=([2, 2, 2, 2, 2], [0] * 5, 10))
    assert texts(acting(nobles, options=strict)) == ["act:transcribe", "pass"]


@clause("viscounts", "act.5")
def test_without_an_action_there_is_no_dismissal_and_nothing_follows() -> None:
    s = position(
        person("trader jeweller lender", silver=5),
        person("- - -"),
        piles=[["miner", "peddler_ink"], [], [], [], []],
        steps=[step("Recruit"), step("ChooseAction")],
    )
    assert "dismiss:trade" in texts(s)
    play(s, "pass")
    assert (purse(s)["silver"], s.virtue[0]) == (5, 7)
    assert texts(s) == ["hire:1", "pass"]
    assert refusal(s, "dismiss:trade").message.key == "reason-not-now"


# --- what is left over -----------------------------------------------------------------------------------------------


@clause("viscounts", "act.6")
def test_surplus_icons_are_lost_and_nothing_is_refunded() -> None:
    # 7 Builders for a Workshop of 3: no Stone comes back and nothing stays for the next turn.
    s = position(
        person("charlatan charlatan charlatan", hand="abbot trader", deck="squire lender", stone=1, silver=3),
        person("- - -", hand="abbot squire labourer", deck="lender trader", at="inner.5"),
        piles=[["foreman"], [], [], [], []],
        steps=[step("EndTurn"), step("FillHand"), step("ChooseAction")],
    )
    play(s, "dismiss:build", "build:workshop_1", "spot:1.1")
    assert (purse(s)["stone"], purse(s)["silver"]) == (1, 1)
    assert s.dismissed == 0
    end_turn(s)
    shown = play(s, "play:abbot").view(0)["board"]["players"][0]["icons"]
    assert shown["builder"] == 2 + 2  # the two cards still there


@clause("viscounts", "act.6")
def test_icons_of_a_dismissed_card_serve_one_action_only() -> None:
    s = position(
        person("thief squire squire", silver=3, stone=0),
        person(),
        piles=[["charlatan"], [], [], [], []],
        steps=[step("ChooseAction"), step("ChooseAction")],
    )
    play(s, "dismiss:build", "build:workshop_1", "spot:1.1")
    assert "act:build" not in texts(s)


@clause("viscounts", "act.7")
@pytest.mark.parametrize("action", PAID)
def test_no_other_currency_adds_icons(action: str) -> None:
    at, row, money, _, choices = PAID[action]
    wrong: dict[str, Any] = {name: 9 for name in RICH if name != money}
    s = acting(person(row, at=at, **wrong), shelves=TILES)
    assert refusal(s, choices[0]).message.key == "reason-too-few-icons"


@clause("viscounts", "act.7")
def test_only_gold_adds_nobles() -> None:
    s = play(acting(person("squire abbot labourer", at="inner.1", silver=9, ink=9, stone=9)), "act:workers")
    assert tiers(s)[0] == [1, 0, 0, 0, 0]  # the one Noble places one Worker, no more


@clause("viscounts", "act.7")
def test_an_ability_may_let_another_currency_count() -> None:
    # Emma: Gold and Stone count as Clerics.
    tiles = [["black_vp_deeds"], [], [], [], []]  # 6 Clerics
    s = acting(person("emma abbot squire", at="inner.1", ink=1, gold=2, stone=2), shelves=tiles)
    play(s, "act:transcribe")
    assert texts(s) == ["pay:0.0.2.2", "pay:0.1.1.2", "pay:0.1.2.1"]
    play(s, "pay:0.1.1.2")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}


@clause("viscounts", "act.2")
@pytest.mark.parametrize(("at", "key"), [("inner.1", "prompt-action-inner"), ("outer_left.1", "prompt-action-outer")])
def test_the_question_names_the_path_and_its_two_actions(at: str, key: str) -> None:
    s = acting(person("trader journeyman squire", at=at, silver=9, gold=9))
    assert s.asking.prompt(s).message.key == key
