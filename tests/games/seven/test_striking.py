"""What the effects of cards mean that strike rivals: robbing, luring, wearying, ousting, skipping, denying."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.box import BANNERS
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    carried_out,
    choose,
    example,
    game,
    holdings,
    laid,
    person,
    row,
    texts,
)


@clause("seven", "effect.3")
def test_stolen_gold_comes_from_one_rival_and_what_he_lacks_is_not_owed() -> None:
    s = carried_out(example(person(sins="envy", gold=1), person(gold=5), person(gold=1)), 0, "steal", what="gold", n=2)
    assert {"rob:1", "rob:2"} <= set(texts(s))
    assert "rob:0" not in texts(s)
    assert choose(s.copy(), "rob:1").gold == [3, 3, 1]
    assert choose(s, "rob:2").gold == [2, 5, 0]


@clause("seven", "effect.3")
def test_a_stolen_gift_is_of_a_kind_the_rival_holds() -> None:
    s = example(
        person(sins="envy", gifts={"courage": 1}), person(gifts={"faith": 2, "mercy": 1}), person(gifts={"faith": 1})
    )
    carried_out(s, 0, "steal", what="gift", n=1)
    assert {text for text in texts(s) if text.startswith("take:")} == {"take:mercy.1", "take:faith.1", "take:faith.2"}
    choose(s, "take:faith.1")
    assert [holdings(s, hero)["gifts"] for hero in range(3)] == [
        {"courage": 1, "faith": 1},
        {"mercy": 1, "faith": 1},
        {"faith": 1},
    ]
    assert sum(s.reserve) == 42 - 5


@clause("seven", "effect.3")
def test_a_stolen_elixir_changes_hands() -> None:
    s = example(person(sins="envy"), person(elixirs="plain_water owl_water"), person(elixirs="lily_nectar"))
    carried_out(s, 0, "steal", what="elixir", n=1)
    assert {"rob:1.plain_water", "rob:1.owl_water", "rob:2.lily_nectar"} <= set(texts(s))
    choose(s, "rob:1.owl_water")
    assert [holdings(s, hero)["elixirs"] for hero in range(3)] == [["owl_water"], ["plain_water"], ["lily_nectar"]]
    assert board(s)["elixir_discards"] == []


@clause("seven", "effect.4")
def test_one_gift_is_taken_from_every_rival_who_has_any() -> None:
    s = example(
        person(sins="envy"),
        person(gifts={"faith": 1, "mercy": 1}),
        person(),
        person(gifts={"justice": 2, "mercy": 1}),
        seats=4,
    )
    carried_out(s, 0, "steal_from_each", n=1)
    # The taker names the kind for each of them, in the order of play; who has none is passed over.
    assert texts(s) == ["take:mercy.1", "take:faith.1"]
    choose(s, "take:mercy.1")
    assert texts(s) == ["take:mercy.3", "take:justice.3"]
    choose(s, "take:justice.3")
    assert asked(s) == (0, "TakeTurn")
    gifts = [holdings(s, hero)["gifts"] for hero in range(4)]
    assert gifts == [{"mercy": 1, "justice": 1}, {"faith": 1}, {}, {"mercy": 1, "justice": 1}]


@clause("seven", "effect.5")
def test_a_lured_character_comes_as_it_stands_for_its_printed_price() -> None:
    # The Guard Captain costs five fame and shows power on recruiting.
    s = example(
        person(hero="aldric", sins="envy", fame=5),
        person(characters="guard_captain* novice"),
        person(characters="pilgrim"),
    )
    carried_out(s, 0, "lure_character")
    assert set(texts(s)) == {"lure:guard_captain", "lure:novice", "lure:pilgrim"}
    choose(s, "lure:guard_captain")
    assert holdings(s, 0)["characters"] == [{"id": "guard_captain", "tapped": True}]
    assert holdings(s, 1)["characters"] == [{"id": "novice", "tapped": False}]
    assert (s.fame[:2], s.power) == ([0, 5], [0, 0, 0])
    # It counts among the Lions of its new owner, Aldric, and no more among those of the old one.
    lion = BANNERS.index("red")
    assert (s.has_set(0, lion, 2), s.has_set(1, lion, 1)) == (True, False)


@clause("seven", "effect.5", "sin.5")
def test_a_character_that_cannot_be_paid_is_not_lured_and_a_hero_never() -> None:
    s = example(person(sins="lust", fame=1), person(characters="guard_captain"), person())
    choose(s, "sin:lust.1")
    assert [len(held) for held in s.characters] == [0, 1, 0]
    assert (s.fame, s.seat) == ([1, 0, 0], 1)
    assert len(s.sin_discards) == 1


@clause("seven", "effect.7", "sin.6")
def test_a_wearied_character_is_turned_and_gives_nobody_its_gifts() -> None:
    s = example(person(sins="envy"), person(characters="novice pilgrim*"), person(characters="preacher"))
    carried_out(s, 0, "tap_rival", n=1)
    # Upright characters of rivals; no hero is among them.
    assert texts(s) == ["weary:novice", "weary:preacher"]
    choose(s, "weary:novice")
    assert holdings(s, 1)["characters"] == [{"id": "novice", "tapped": True}, {"id": "pilgrim", "tapped": True}]
    assert sum(s.reserve) == 42
    assert s.tapped == 0


@clause("seven", "effect.7")
def test_a_card_may_weary_several() -> None:
    s = example(person(sins="envy"), person(characters="novice pilgrim"), person(characters="preacher"))
    carried_out(s, 0, "tap_rival", n=2)
    choose(s, "weary:novice", "weary:preacher")
    assert asked(s) == (0, "TakeTurn")
    assert [[one["tapped"] for one in holdings(s, hero)["characters"]] for hero in (1, 2)] == [[True, False], [True]]


@clause("seven", "effect.8")
def test_an_ousted_marker_gives_way_to_a_neutral_one_and_its_owner_receives_nothing() -> None:
    s = example(
        person(sins="envy", power=1),
        undertakings=row(
            laid("thorn_maze", 1, 0, None, treasures="hoard"), None, laid("stolen_relic", 2, "neutral", None), None
        ),
    )
    carried_out(s, 0, "oust_marker", cost={"power": 1})
    # Markers of rivals in rows 1 and 2, not one's own, not neutral ones.
    assert texts(s) == ["oust:1.1", "oust:3.1"]
    assert s.describe(s.resolve("oust:3.1")).args == {
        "rival": "@seat-2", "undertaking": "@undertaking-stolen_relic", "cost": "@undertaking-stolen_relic-1"
    }  # fmt: skip
    choose(s, "oust:3.1")
    assert board(s)["undertakings"][2]["markers"] == ["neutral", "neutral", None]
    assert board(s)["undertakings"][0]["markers"] == [1, 0, None]
    assert (s.power, s.markers) == ([0, 0, 0], [6, 6, 7])
    assert (s.gold, board(s)["undertakings"][0]["treasures"]) == ([0, 0, 0], ["hoard"])


@clause("seven", "effect.8", "sin.5")
def test_who_cannot_pay_ousts_nobody_and_pays_nothing() -> None:
    s = example(person(sins="wrath", power=0), undertakings=row(laid("thorn_maze", 1, 2, None)))
    choose(s, "sin:wrath.2")
    assert board(s)["undertakings"][0]["markers"] == [1, 2, None]
    assert (s.power[0], len(s.sin_discards), s.seat) == (0, 1, 1)


@clause("seven", "effect.9")
def test_a_skipped_rival_loses_his_next_turn_and_no_other() -> None:
    s = example(person(sins="sloth", characters="novice"), person(characters="pilgrim"), person(characters="preacher"))
    choose(s, "sin:sloth.1", "skip:1")
    assert s.seat == 2
    choose(s, "tap:preacher", "tap:novice")
    assert s.seat == 1


@clause("seven", "effect.9", "flow.8")
def test_a_lost_turn_neither_counts_as_a_pass_nor_breaks_a_succession() -> None:
    s = example(person(sins="sloth envy"), person(characters="pilgrim"), person(characters="preacher"))
    choose(s, "sin:sloth.1", "skip:1", "pass", "pass")
    # The other two have passed, he has not: the phase goes on, and his pass ends it.
    assert (s.turn, s.seat) == (1, 1)
    assert choose(s, "pass").turn == 2


@clause("seven", "effect.9")
def test_the_turn_lost_is_one_of_this_phase() -> None:
    # The phase ends with a completed row before his turn comes: in the next one nothing is owed.
    s = example(
        person(artefacts="kings_seal"),
        person(loses_turn=True),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None)),
        cataclysm_pile=["famine", "earthquake"],
    )
    choose(s, "artefact:kings_seal")
    assert s.turn == 2
    assert holdings(s, 1)["loses_turn"] is False


@clause("seven", "effect.11", "enslave.3")
@pytest.mark.parametrize("answer", ["deny:white_fortress", "accept"])
def test_an_enslaved_castle_denies_by_taking_its_marker_back(answer: str) -> None:
    s = example(person(sins="greed"), person(palaces="white_fortress*", gold=5))
    choose(s, "sin:greed.1", "rob:1")
    assert asked(s) == (1, "Deny")
    choose(s, answer)
    denied = answer != "accept"
    assert s.gold == ([0, 5, 0] if denied else [2, 3, 0])
    assert holdings(s, 1)["palaces"][0]["enslaved"] is not denied
    assert s.markers[1] == 6 + denied
    assert len(s.sin_discards) == 1


@clause("seven", "effect.11", "sin.8")
def test_a_denying_sin_leaves_the_hand_with_the_sin_it_denies() -> None:
    s = example(person(sins="sloth"), person(sins="pride envy"))
    choose(s, "sin:sloth.1", "skip:1", "deny:pride")
    assert (holdings(s, 0)["sins"], holdings(s, 1)["sins"]) == ([], ["envy"])
    assert board(s)["sin_discards"] == ["sloth", "pride"]
    assert s.seat == 1  # he has lost no turn


@clause("seven", "effect.11", "enslave.7", "sin.7")
def test_it_denies_nothing_unless_enslaved_and_cannot_be_used_at_any_other_moment() -> None:
    s = example(person(sins="greed"), person(palaces="white_fortress", gold=5))
    choose(s, "sin:greed.1", "rob:1")
    assert s.gold == [2, 3, 0]
    own = example(person(sins="envy", palaces="white_fortress*"))
    assert "use:white_fortress" not in texts(own)


# --- what is said ----------------------------------------------------------------------------------------------------


def said(s: Seven, *choices: str) -> list[str]:
    """Make the choices; what the log says of them."""
    s.events = []
    choose(s, *choices)
    text = game().text("en")
    return [text(event.message) for event in s.events]


@clause("seven", "sin.1", "sin.8")
def test_a_sin_that_strikes_names_itself_and_its_effect() -> None:
    s = example(person(sins="greed"), person(gold=5, sins="envy"))
    assert said(s, "sin:greed.1") == ["Player 1 plays Greed (“take 2 gold from a rival”)."]
    text = game().text("en")
    assert "Greed lets you take 2 gold from a rival" in text(s.prompt.message if s.prompt else "")
    assert said(s, "rob:1") == ["Player 1 strikes Player 2 with Greed."]
    assert "Greed against you and takes 2 gold from you" in text(s.prompt.message if s.prompt else "")
    assert said(s, "accept") == ["Player 1 takes 2 gold from Player 2."]


@clause("seven", "sin.8")
def test_a_denial_names_the_sin_that_is_denied() -> None:
    s = choose(example(person(sins="greed"), person(gold=5, sins="pride")), "sin:greed.1", "rob:1")
    assert said(s, "deny:pride") == ["Player 2 denies Greed, played by Player 1, with Pride."]


@clause("seven", "sin.5")
@pytest.mark.parametrize(
    ("sin", "held"),
    [
        ("greed.1", {}),
        ("envy.1", {}),
        ("gluttony.1", {}),
        ("lust.1", {}),
        ("lust.2", {}),
        ("gluttony.2", {}),
        ("wrath.1", {}),
        ("wrath.2", {"power": 1}),
        ("sloth.2", {"tapped": True}),
    ],
)
def test_the_log_says_when_a_sin_had_no_effect(sin: str, held: dict[str, Any]) -> None:
    mine = person(sins=sin[:-2], **held)
    s = example(mine, person(characters="novice*"), seats=2, spare_elixirs=False)
    found = said(s, f"sin:{sin}")
    while s.seat == 0 and asked(s)[1] != "TakeTurn":
        found += said(s, texts(s)[0])
    name = game().text("en")(f"sin-{sin[:-2]}")
    assert [line for line in found if "no effect" in line] == [f"{name} has no effect."]


@clause("seven", "sin.5")
@pytest.mark.parametrize("sin", ["greed.2", "envy.2", "lust.2", "gluttony.2", "sloth.1", "sloth.2"])
def test_nothing_of_the_kind_is_said_where_it_has_one(sin: str) -> None:
    s = example(
        person(sins=sin[:-2], characters="pilgrim*"), shop=["plain_water", None, None], tavern=["novice", None, None]
    )
    assert not [line for line in said(s, f"sin:{sin}") if "no effect" in line]


@clause("seven", "effect.5", "sin.8")
def test_who_denies_a_lure_keeps_the_fame_and_the_character() -> None:
    s = example(person(sins="lust", fame=5), person(characters="guard_captain", sins="pride"))
    choose(s, "sin:lust.1", "deny:pride")
    assert (s.fame[0], s.fame[1]) == (0, 5)
    assert [one["id"] for one in holdings(s, 1)["characters"]] == ["guard_captain"]
    assert holdings(s, 0)["characters"] == []
