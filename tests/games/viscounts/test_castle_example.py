"""The rulebook's worked case of the Castle: four Workers, three sections, a new Castle Leader, a crowd."""

from __future__ import annotations

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    EMPTY,
    asked,
    card_ids,
    icons_and_most,
    person,
    play,
    position,
    purse,
    step,
    texts,
    tiers,
)

RED, BLUE, YELLOW = 0, 1, 2


@pytest.fixture
def s() -> Viscounts:
    """Red faces section A, the first; B, C, D and E follow clockwise."""
    red = person(
        "thief overseer_destroy benefactor",
        hand="squire abbot",
        at="inner.1",
        gold=3,
        castle=([1, 0, 1, 0, 2], [2, 0, 1, 0, 0], 0),
    )
    blue = person(castle=([0, 2, 0, 0, 0], EMPTY, 1))
    yellow = person(castle=([0, 1, 0, 0, 0], EMPTY, 0))
    return position(
        red,
        blue,
        yellow,
        buildings={"3.1": "0 guildhall_2", "3.2": "0 trading_post_3"},
        leader=BLUE,
        steps=[step("ChooseAction")],
    )


@clause("viscounts", "work.26")
def test_five_nobles_and_three_gold_place_four_workers(s: Viscounts) -> None:
    assert icons_and_most(s, "act:workers") == (1 + 1 + 1 + 2, 8)
    play(s, "act:workers")
    assert texts(s) == ["workers:1", "workers:2", "workers:3", "workers:4"]
    play(s, "workers:4")
    assert purse(s)["gold"] == 0
    assert s.workers[RED] == 20 - 7 - 4 + 0


@clause("viscounts", "work.27")
def test_the_first_tier_moves_three_times(s: Viscounts) -> None:
    play(s, "act:workers", "workers:4")
    first, second, third = tiers(s)
    assert first == [0, 2, 1, 1, 1]
    assert second[1:] == [0, 1, 0, 1]
    assert second[0] + third == 4  # the first of them is on its way up
    assert purse(s) == {"silver": 0, "ink": 2, "gold": 0, "stone": 2}
    assert s.virtue[RED] == 7 - 2


@clause("viscounts", "work.28")
def test_two_workers_rise_and_red_becomes_castle_leader(s: Viscounts) -> None:
    play(s, "act:workers", "workers:4")
    assert (asked(s), tiers(s)[2], s.leader) == ((RED, "PickResource"), 1, BLUE)  # equal: Blue keeps it
    play(s, "take:gold")
    assert (asked(s), tiers(s)[2], s.leader) == ((RED, "PickResource"), 2, RED)
    play(s, "take:gold")
    assert (purse(s)["gold"], tiers(s)[1]) == (2, [2, 0, 1, 0, 1])


@clause("viscounts", "work.29")
def test_red_removes_both_blue_workers_and_discards_a_card_last(s: Viscounts) -> None:
    play(s, "act:workers", "workers:4", "take:gold", "take:gold")
    assert (asked(s), texts(s)) == ((RED, "EliminateWorker"), ["eliminate:0", "eliminate:1", "eliminate:2"])
    play(s, "eliminate:1", "eliminate:1")
    assert [tiers(s, player)[0][1] for player in (RED, BLUE, YELLOW)] == [2, 0, 1]
    assert (purse(s, BLUE)["silver"], s.workers[BLUE]) == (4, 19)
    assert (asked(s), texts(s)) == ((RED, "PickEither"), ["either:1", "either:2"])
    play(s, "either:2", "discard:squire")
    assert card_ids(s, s.discards[RED]) == ["squire"]
