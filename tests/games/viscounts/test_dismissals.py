"""Dismissing a Townsfolk for a primary action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.viscounts.positions import (
    acting,
    card_ids,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    tiers,
    told,
)

SECOND_POST = {"4.1": "0 trading_post_2"}


@clause("viscounts", "dis.1")
def test_the_adjacent_townsfolk_is_dismissed_for_its_value() -> None:
    s = play(acting(person("charlatan abbot squire", silver=5), piles=pile("foreman")), "dismiss:build")
    assert purse(s)["silver"] == 5 - 2
    assert "foreman" in card_ids(s, s.gone)


@clause("viscounts", "dis.1")
def test_the_price_must_be_paid_in_full() -> None:
    s = acting(person("charlatan thief squire", silver=1), piles=pile("foreman"))
    reason = refusal(s, "dismiss:build")
    assert (reason.clause, reason.message.args["need"]) == ("dis.1", 2)


@clause("viscounts", "dis.1")
def test_only_the_townsfolk_of_the_own_segment_can_be_dismissed() -> None:
    piles = [["friar"], ["foreman"], [], [], []]  # of use, but in the next segment
    assert refusal(acting(person("charlatan thief squire", silver=5), piles=piles), "dismiss:build").clause == "dis.3"


@clause("viscounts", "dis.2")
def test_one_townsfolk_is_dismissed_in_a_turn() -> None:
    s = position(
        person("charlatan abbot squire", silver=9),
        person("- - -", hand="abbot squire", at="inner.5"),
        piles=pile("miner", "woodcutter_virtue", "foreman"),
        steps=[step("EndTurn"), step("FillHand"), step("Recruit"), step("ChooseAction")],
    )
    play(s, "dismiss:build")
    while s.turn == 0:
        assert not any(text.startswith("dismiss") for text in texts(s))
        play(s, "pass" if "pass" in texts(s) else texts(s)[0])
    assert len(s.gone) == 1


@clause("viscounts", "dis.3")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("foreman", {"dismiss:trade", "dismiss:build"}),  # Builder, Merchant
        ("peddler_ink", {"dismiss:trade"}),
        ("miner", {"dismiss:build"}),
        ("traitor", {"dismiss:trade", "dismiss:build"}),  # a Criminal serves every action
        ("friar", set()),
    ],
)
def test_a_dismissed_townsfolk_must_show_an_icon_of_use(card: str, actions: set[str]) -> None:
    s = acting(person("thief thief thief", silver=9), piles=pile(card))
    assert {text for text in texts(s) if text.startswith("dismiss")} == actions


@clause("viscounts", "dis.3")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("friar", {"dismiss:transcribe"}),
        ("princess", {"dismiss:workers"}),
        ("tinker_stone", {"dismiss:workers", "dismiss:transcribe"}),
        ("conspirator", {"dismiss:workers", "dismiss:transcribe"}),
        ("miner", set()),
    ],
)
def test_so_it_is_on_the_inner_path(card: str, actions: set[str]) -> None:
    s = acting(person("thief thief thief", at="inner.1", silver=9), piles=pile(card))
    assert {text for text in texts(s) if text.startswith("dismiss")} == actions


@clause("viscounts", "dis.4")
def test_merchants_match_where_pairs_of_them_count_unless_the_table_forbids_it() -> None:
    def offered(row: str, **options: Any) -> bool:
        s = acting(person(row, at="inner.1", silver=5, ink=3), piles=pile("peddler_ink"), options=options)
        return "dismiss:workers" in texts(s)

    assert offered("benefactor squire abbot")
    assert not offered("benefactor squire abbot", merchant_pairs_dismiss=False)
    assert not offered("journeyman squire abbot")  # no such ability in play


@clause("viscounts", "dis.5")
def test_all_icons_of_the_card_serve_the_action() -> None:
    # Two Builders of the Charlatan besides the one on the board, and none of them afterwards.
    s = play(acting(person("labourer abbot squire", silver=3), piles=pile("charlatan")), "dismiss:build")
    play(s, "build:workshop_1", "spot:1.1")
    assert (s.has(0, 6), purse(s)["stone"]) == (True, 0)
    assert s.view(0)["board"]["players"][0]["icons"]["builder"] == 1


@clause("viscounts", "dis.6")
def test_the_woodcutter_gives_virtue_at_once_and_a_builder_for_the_action() -> None:
    s = acting(person("charlatan abbot squire", silver=2), piles=pile("woodcutter_virtue"))
    play(s, "dismiss:build")
    assert (purse(s)["silver"], s.virtue[0]) == (0, 6)
    assert texts(s)[0] == "build:workshop_1"  # the action is still to be completed


@clause("viscounts", "dis.6")
def test_the_corner_effect_is_decided_before_the_action() -> None:
    s = acting(person("labourer abbot squire", hand="thief", stone=3, silver=3), piles=pile("sculptor"))
    play(s, "dismiss:build")
    assert texts(s) == ["discard:thief", "discard:top", "decline"]
    play(s, "decline")
    assert texts(s)[0].startswith("build")


@clause("viscounts", "dis.7")
def test_the_ability_of_a_dismissed_card_has_no_effect() -> None:
    # Woodcutter: ongoing Virtue after building. Stonecutter: 1 Stone when played. Sculptor: a Stone counts double.
    s = acting(person("charlatan abbot squire", silver=2), piles=pile("woodcutter_virtue"))
    play(s, "dismiss:build", "build:workshop_1", "spot:1.1")
    assert s.virtue[0] == 6  # the corner's alone
    s = acting(person("charlatan abbot squire", silver=2), piles=pile("stonecutter_2"))
    play(s, "dismiss:build", "decline")
    assert purse(s)["stone"] == 0
    s = acting(person("labourer abbot squire", stone=1, silver=3), piles=pile("sculptor"))
    play(s, "dismiss:build", "decline")
    assert {text.split("_")[0] for text in texts(s)} == {"build:workshop"}
    play(s, "build:workshop_1", "spot:1.1")
    assert purse(s)["stone"] == 0


@clause("viscounts", "dis.8")
def test_the_card_beneath_shows_at_once_and_may_be_hired_in_the_same_turn() -> None:
    s = position(
        person("charlatan abbot squire", silver=9),
        person(),
        piles=pile("friar", "woodcutter_virtue"),
        steps=[step("Recruit"), step("ChooseAction")],
    )
    play(s, "dismiss:build")
    assert s.view(1)["board"]["piles"][0] == {"top": "friar", "left": 1}
    play(s, "build:workshop_1", "spot:1.1", "hire:1")
    assert card_ids(s, s.discards[0]) == ["friar"]
    assert card_ids(s, s.gone) == ["woodcutter_virtue"]


@clause("viscounts", "dis.9")
@pytest.mark.parametrize("card", ["architect", "foreman", "artisan"])  # 1, 2, 3 Silver
def test_with_the_second_trading_post_every_dismissal_costs_one_silver(card: str) -> None:
    s = acting(person("charlatan abbot squire", silver=4), piles=pile(card), buildings=SECOND_POST)
    assert purse(play(s, "dismiss:build"))["silver"] == 3


@clause("viscounts", "dis.9")
def test_the_second_trading_post_reaches_no_farther() -> None:
    piles = [["friar"], ["foreman"], [], [], []]
    s = acting(person("charlatan thief squire", silver=5), piles=piles, buildings=SECOND_POST)
    assert refusal(s, "dismiss:build").clause == "dis.3"


@clause("viscounts", "dis.10")
@pytest.mark.parametrize(
    ("place", "price", "icons", "markers"),
    [
        (1, 2, {"dismiss:workers", "dismiss:transcribe"}, (1, 6)),  # bay: Noble, Cleric
        (2, 2, {"dismiss:workers"}, (1, 6)),  # hills: Builder, Noble
        (3, 1, {"dismiss:workers", "dismiss:transcribe"}, (2, 7)),  # forest: Criminal
        (4, 2, {"dismiss:transcribe"}, (1, 6)),  # lake: Cleric, Builder
        (5, 1, {"dismiss:workers", "dismiss:transcribe"}, (2, 7)),  # mountains: Criminal
    ],
)
def test_once_the_pile_is_gone_the_printed_townsfolk_is_used_again_and_again(
    place: int, price: int, icons: set[str], markers: tuple[int, int]
) -> None:
    player = person("thief thief thief", at=f"inner.{place}", silver=5)
    tiles = [["grey_recruit", "grey_recruit"]] * 5  # 3 Clerics; there is nobody to hire
    s = position(player, person("- - -"), shelves=tiles, steps=[step("ChooseAction"), step("ChooseAction")])
    assert {text for text in texts(s) if text.startswith("dismiss")} == icons
    play(s, sorted(icons)[-1])
    if "workers:1" in texts(s):
        play(s, "workers:1")
    assert (purse(s)["silver"], s.corruption[0], s.virtue[0]) == (5 - price, *markers)
    assert {text for text in texts(s) if text.startswith("dismiss")} == icons  # it stays


@clause("viscounts", "dis.11")
def test_a_dismissal_needs_an_action_that_can_then_be_completed() -> None:
    # One Builder and that of the Miner: a Workshop takes a third.
    s = acting(person("labourer abbot squire", silver=3), piles=pile("miner"))
    assert refusal(s, "dismiss:build").clause == "build.2"
    # The Silver for the dismissal is no longer there for the Trade: 1 Merchant and 1 + 2 Icons in all, then 0 Silver.
    s = acting(person("abbot squire labourer", at="outer_right.1", silver=2, stone=2), piles=pile("foreman"))
    assert "act:trade" in texts(s)
    assert refusal(s, "dismiss:trade").clause == "trade.11"


@clause("viscounts", "dis.11")
def test_after_dismissing_the_action_can_be_neither_changed_nor_given_up() -> None:
    s = play(acting(person("charlatan thief squire", silver=5), piles=pile("foreman")), "dismiss:build")
    for way_out in ("pass", "decline", "act:trade", "exchange:1"):
        assert refusal(s, way_out)
    assert all(text.startswith("build") for text in texts(s))


@clause("viscounts", "dis.12")
def test_dismissing_paying_acting_and_what_follows_come_in_this_order() -> None:
    s = acting(
        person("overseer_virtue - -", at="inner.1", silver=3, gold=9),
        piles=pile("enforcer"),
        buildings={"2.1": "1 workshop_1"},
    )
    keys = told(s, "dismiss:workers", "workers:3")
    order = ["event-dismisses", "event-debt", "event-workers", "event-advances", "event-virtue"]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert papers(s)["unpaid"] == 1


@clause("viscounts", "dis.13")
def test_a_card_with_several_icons_is_dismissed_once_for_one_price() -> None:
    s = play(acting(person("thief abbot squire", silver=5), piles=pile("miner", "charlatan")), "dismiss:build")
    assert (purse(s)["silver"], len(s.gone)) == (2, 1)


@clause("viscounts", "dis.13")
def test_dismissing_is_never_compulsory() -> None:
    s = acting(person("charlatan thief squire", silver=5), piles=pile("foreman"))
    assert {"act:build", "dismiss:build", "pass"} <= set(texts(s))
    play(s, "act:build", "build:workshop_1", "spot:1.1")
    assert (purse(s)["silver"], s.gone) == (5, ())


@clause("viscounts", "dis.14")
def test_an_action_already_funded_may_dismiss_for_the_effect_alone() -> None:
    s = acting(person("enforcer squire squire", at="inner.1", silver=2), piles=pile("princess"))
    play(s, "dismiss:workers", "workers:1")
    assert (s.virtue[0], tiers(s)[0]) == (6, [1, 0, 0, 0, 0])


@clause("viscounts", "dis.15")
def test_the_second_trading_post_does_not_make_hiring_cheaper() -> None:
    s = position(
        person("- - -", silver=4), person(), piles=pile("artisan"), buildings=SECOND_POST, steps=[step("Recruit")]
    )
    assert purse(play(s, "hire:1"))["silver"] == 1
    s = position(
        person("- - -", silver=2), person(), piles=pile("artisan"), buildings=SECOND_POST, steps=[step("Recruit")]
    )
    assert s.over
    assert purse(s)["silver"] == 2
