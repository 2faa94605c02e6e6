"""Gaining gifts from characters, and the hero's ability."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.box import KINDS
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, game, holdings, person, position, refusal, texts

# --- gaining gifts ---------------------------------------------------------------------------------------------------


@clause("seven", "gifts.1")
def test_a_character_is_turned_for_its_gifts_from_the_reserve() -> None:
    s = choose(example(person(characters="pilgrim")), "tap:pilgrim")
    assert holdings(s, 0)["gifts"] == {"faith": 1, "temperance": 1}
    assert holdings(s, 0)["characters"] == [{"id": "pilgrim", "tapped": True}]
    assert s.reserve == [7, 7, 7, 7, 6, 6]
    assert s.seat == 1


@clause("seven", "gifts.1")
def test_only_ones_own_characters_are_turned() -> None:
    s = example(person(sins="greed"), person(characters="novice"), tavern=["pilgrim", None, None])
    assert refusal(s, "tap:novice").clause == "gifts.1"
    assert refusal(s, "tap:pilgrim").clause == "gifts.1"


@clause("seven", "gifts.2")
def test_upright_two_gifts_and_it_stays_at_90_degrees_again_two_gifts_and_it_is_discarded() -> None:
    s = example(person(characters="sword_master novice"), character_pile=["templar"])
    choose(s, "tap:sword_master")
    assert holdings(s, 0)["gifts"] == {"courage": 2}
    assert {"id": "sword_master", "tapped": True} in holdings(s, 0)["characters"]
    choose(s, "pass", "pass", "tap:sword_master")
    assert holdings(s, 0)["gifts"] == {"courage": 4}
    assert holdings(s, 0)["characters"] == [{"id": "novice", "tapped": False}]
    assert board(s)["character_discards"] == ["sword_master"]


@clause("seven", "gifts.2")
def test_a_discarded_character_no_longer_counts_in_sets() -> None:
    s = example(person(hero="aldric", characters="young_squire*", elixirs="lions_blood"))
    assert "elixir:lions_blood.set" in texts(s)
    choose(s, "tap:young_squire", "pass", "pass")
    assert "elixir:lions_blood.set" not in texts(s)


@clause("seven", "gifts.3")
def test_characters_stay_tapped_from_turn_to_turn() -> None:
    s = example(person(characters="novice* pilgrim"))
    for _ in range(2):
        turn = s.turn
        while s.turn == turn:
            choose(s, "pass" if "pass" in texts(s) else texts(s)[0])
    assert s.turn == 3
    assert [one["tapped"] for one in holdings(s, 0)["characters"]] == [True, False]


@clause("seven", "gifts.3")
def test_a_card_untaps_them() -> None:
    s = choose(example(person(characters="novice* pilgrim", palaces="iron_keep*")), "use:iron_keep", "untap:novice")
    assert [one["tapped"] for one in holdings(s, 0)["characters"]] == [False, False]


@clause("seven", "gifts.4")
def test_one_courage_and_one_faith_with_no_courage_left_is_one_faith() -> None:
    s = example(person(characters="standard_bearer"), person(gifts={"courage": 7}))
    choose(s, "tap:standard_bearer")
    assert holdings(s, 0)["gifts"] == {"faith": 1}


@clause("seven", "gifts.5")
@pytest.mark.parametrize(("character", "discarded"), [("sword_master", []), ("sword_master*", ["sword_master"])])
def test_a_character_may_be_turned_for_nothing(character: str, discarded: list[str]) -> None:
    s = example(person(characters=character), person(gifts={"courage": 7}), character_pile=["templar"])
    choose(s, "tap:sword_master")
    assert holdings(s, 0)["gifts"] == {}
    assert board(s)["character_discards"] == discarded


@clause("seven", "gifts.6")
def test_one_action_turns_one_character() -> None:
    s = choose(example(person(characters="novice pilgrim")), "tap:novice")
    assert [one["tapped"] for one in holdings(s, 0)["characters"]] == [True, False]
    assert asked(s) == (1, "TakeTurn")


@clause("seven", "gifts.7")
def test_a_player_may_hold_all_gifts() -> None:
    held = {"courage": 5, "wisdom": 7, "mercy": 7, "justice": 7, "faith": 7, "temperance": 7}
    s = choose(example(person(characters="sword_master", gifts=held)), "tap:sword_master")
    assert sum(s.gifts[:6]) == 42
    choose(s, *["pass"] * 3)
    assert s.turn == 2
    assert sum(s.gifts[:6]) == 42


# --- the hero's ability ----------------------------------------------------------------------------------------------


@clause("seven", "hero.1")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_two_or_three_gifts_are_exchanged_for_as_many_others(n: int) -> None:
    s = choose(example(person(gifts={"faith": 4, "mercy": 1})), "hero")
    for _ in range(n):
        choose(s, "give:faith", "take:wisdom.reserve")
    if n < 3:
        choose(s, "done")
    assert holdings(s, 0)["gifts"] == {"faith": 4 - n, "mercy": 1, "wisdom": n}
    assert s.reserve[1] == 7 - n
    assert asked(s) == (1, "TakeTurn")
    assert s.tapped == 1


@clause("seven", "hero.1")
def test_he_exchanges_at_least_one_and_never_a_fourth() -> None:
    s = choose(example(person(gifts={"faith": 4, "mercy": 1})), "hero")
    assert "done" not in texts(s)
    assert choose(s, *["give:faith", "take:wisdom.reserve"] * 3).seat == 1


@clause("seven", "hero.1")
def test_without_a_gift_there_is_nothing_to_exchange() -> None:
    s = example(person(sins="greed"), person(gifts={"mercy": 1}))
    assert refusal(s, "hero").clause == "hero.1"


@clause("seven", "hero.1")
def test_every_hero_has_the_ability() -> None:
    for hero in game().box.hero_ids:
        s = position(person(hero=hero, gifts={"faith": 4, "mercy": 1}))
        choose(s, "hero", *["give:faith", "take:wisdom.reserve"] * 3)
        assert holdings(s, 0)["gifts"] == {"faith": 1, "mercy": 1, "wisdom": 3}


@clause("seven", "hero.2")
def test_the_gift_received_is_of_another_kind_from_the_reserve_or_from_another_player() -> None:
    s = example(
        person(gifts={"faith": 2, "mercy": 1}),
        person(gifts={"faith": 1, "wisdom": 7}),
        person(gifts={"courage": 3, "justice": 7}),
    )
    choose(s, "hero", "give:faith")
    # The reserve has neither wisdom nor justice; Faith for Faith is no exchange, not even from a player.
    assert set(texts(s)) == {
        "take:courage.reserve", "take:mercy.reserve", "take:temperance.reserve",
        "take:wisdom.1", "take:courage.2", "take:justice.2",
    }  # fmt: skip


@clause("seven", "hero.2")
def test_a_gift_for_which_no_other_kind_is_there_is_not_given() -> None:
    # He holds all gifts but four Faith: Faith can be had for any other kind, and nothing for Faith.
    most = {"courage": 7, "wisdom": 7, "mercy": 7, "justice": 7, "temperance": 7}
    s = choose(example(person(gifts={**most, "faith": 3})), "hero")
    assert {text for text in texts(s) if text.startswith("give")} == {f"give:{kind}" for kind in most}
    only = example(person(gifts={"faith": 3}, sins="greed"), person(gifts=most))
    assert set(texts(choose(only, "hero"))) == {f"take:{kind}.1" for kind in most}


@clause("seven", "hero.3", "hero.4")
def test_the_given_gift_goes_where_the_received_one_came_from_unasked() -> None:
    s = example(person(gifts={"faith": 3}), person(gifts={"mercy": 1}), person(gifts={"courage": 1}))
    choose(s, "hero", "take:mercy.1")
    # Nobody was asked for his consent: the next question is his own again.
    assert asked(s) == (0, "PickGiven")
    assert (holdings(s, 0)["gifts"], holdings(s, 1)["gifts"]) == ({"faith": 2, "mercy": 1}, {"faith": 1})
    choose(s, "give:faith", "take:wisdom.reserve", "give:faith", "take:courage.2")
    assert holdings(s, 0)["gifts"] == {"mercy": 1, "wisdom": 1, "courage": 1}
    assert holdings(s, 2)["gifts"] == {"faith": 1}
    assert s.reserve == [6, 6, 6, 7, 5, 7]


@clause("seven", "hero.3")
def test_a_table_may_bind_all_exchanges_of_one_use_to_one_source() -> None:
    held = (person(gifts={"faith": 3}), person(gifts={"mercy": 1, "wisdom": 1}), person(gifts={"courage": 1}))
    s = example(*held, options={"swap_sources": "one"})
    choose(s, "hero", "take:mercy.1", "give:faith")
    # Only hero 1 is left to take from: his wisdom; the Faith he was given is no other kind.
    assert holdings(s, 0)["gifts"] == {"faith": 1, "mercy": 1, "wisdom": 1}
    assert holdings(s, 1)["gifts"] == {"faith": 2}
    assert s.reserve == [6, 6, 6, 7, 4, 7]


@clause("seven", "hero.4")
@pytest.mark.parametrize(
    ("answer", "mine", "his"), [("accept", {"mercy": 1}, {"faith": 1}), ("decline", {"faith": 1}, {"mercy": 1})]
)
def test_a_table_may_ask_for_the_other_players_consent(answer: str, mine: dict[str, int], his: dict[str, int]) -> None:
    held = (person(gifts={"faith": 1}), person(gifts={"mercy": 1}))
    s = choose(example(*held, options={"swap_consent": True}), "hero", "take:mercy.1")
    assert asked(s) == (1, "Consent")
    choose(s, answer)
    assert (holdings(s, 0)["gifts"], holdings(s, 1)["gifts"]) == (mine, his)
    assert s.tapped == 1


@clause("seven", "hero.5")
def test_a_tapped_hero_neither_uses_the_ability_again_nor_is_discarded() -> None:
    s = example(person(hero="aldric", gifts={"faith": 3}, sins="greed"))
    choose(s, "hero", "take:wisdom.reserve", "done", "pass", "pass")
    assert refusal(s, "hero").clause == "hero.5"
    assert refusal(s, "tap:aldric").clause == "gifts.1"
    assert holdings(s, 0)["hero"] == "aldric"


@clause("seven", "hero.6")
def test_the_hero_is_turned_upright_in_the_gathering_phase() -> None:
    s = example(person(sins="greed", tapped=True), person(tapped=True))
    choose(s, "pass", "pass")
    assert s.tapped == 0b11
    choose(s, "pass")
    assert (s.turn, s.tapped) == (2, 0)


@clause("seven", "hero.6")
def test_that_is_in_the_third_step_after_the_drawing_of_sins() -> None:
    s = example(person(sins="greed greed greed", tapped=True))
    choose(s, *["pass"] * 3)
    assert asked(s) == (0, "DropSin")
    assert s.tapped == 1
    assert choose(s, texts(s)[0]).tapped == 0


@clause("seven", "hero.6")
@pytest.mark.parametrize(
    ("held", "use"),
    [({"artefacts": "hourglass"}, "artefact:hourglass"), ({"palaces": "iron_keep*"}, "use:iron_keep")],
)
def test_no_other_card_turns_him(held: dict[str, Any], use: str) -> None:
    s = example(person(tapped=True, characters="novice* pilgrim* abbess", **held))
    choose(s, use)
    assert set(texts(s)) == {"untap:novice", "untap:pilgrim", "done"}
    while asked(s)[1] == "PickUntap":
        choose(s, texts(s)[0])
    assert s.tapped == 1


@clause("seven", "hero.7")
def test_an_elixir_does_not_serve_as_a_gift_given() -> None:
    s = example(person(elixirs="lily_nectar", gifts={"mercy": 2}))
    choose(s, "hero")
    assert asked(s) == (0, "PickReceived")  # Mercy is all he can give
    choose(s, "take:wisdom.reserve")
    assert set(texts(s)) == {"give:mercy", "give:wisdom", "done"}


@clause("seven", "hero.7")
def test_cards_drawn_from_an_elixir_before_are_gifts_like_others() -> None:
    s = example(person(elixirs="lily_nectar"))
    assert refusal(s, "hero").clause == "hero.1"
    choose(s, "elixir:lily_nectar.plain", "hero", "take:wisdom.reserve")
    assert holdings(s, 0)["gifts"] == {"faith": 1, "wisdom": 1}


# --- whether an exchange is possible ---------------------------------------------------------------------------------

KINDS_BUT_FAITH = ("courage", "wisdom", "mercy", "justice", "temperance")


@clause("seven", "hero.1", "hero.2")
def test_who_holds_every_gift_there_is_has_nothing_to_exchange() -> None:
    s = example(person(gifts=dict.fromkeys(KINDS, 7), sins="greed"))
    assert refusal(s, "hero").clause == "hero.1"
    one_left = example(person(gifts={**dict.fromkeys(KINDS, 7), "faith": 6}, sins="greed"))
    assert "hero" in texts(one_left)


@clause("seven", "hero.1", "effect.17")
def test_where_the_reserve_has_only_the_kind_he_holds_a_rival_must_have_another() -> None:
    # All other gifts are with a rival: the hero may exchange with him, the square deals with the reserve alone.
    mine = person(gifts={"faith": 3}, palaces="market_square*")
    s = example(mine, person(gifts=dict.fromkeys(KINDS_BUT_FAITH, 7)))
    assert "hero" in texts(s)
    assert refusal(s, "use:market_square").clause == "enslave.3"
    # With two kinds in the reserve any gift can be exchanged there.
    two = example(mine, person(gifts={**dict.fromkeys(KINDS_BUT_FAITH, 7), "mercy": 6}))
    assert "use:market_square" in texts(two)
    # With one other kind in the reserve, too.
    other = example(
        person(gifts={"faith": 7}, palaces="market_square*"),
        person(gifts={**dict.fromkeys(KINDS_BUT_FAITH, 7), "mercy": 6}),
    )
    assert "use:market_square" in texts(other)


@clause("seven", "effect.17")
def test_without_a_gift_no_card_exchanges_any() -> None:
    s = example(person(palaces="market_square*"))
    assert refusal(s, "use:market_square").clause == "enslave.3"
    assert refusal(s, "hero").clause == "hero.1"
