"""What the cards of the Nameless demand, how a hero answers, and the sins they put on the discards."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import asked, board, carried_out, choose, example, holdings, person, step, texts


def demanded(card: str, victim: dict[str, Any], fall: bool = False, **table: Any) -> Seven:
    """The Nameless has played a card against the second of three heroes."""
    s = example(
        person(artefacts="hourglass"),
        victim,
        person(artefacts="kings_seal"),
        options={"nameless": "player", "fall": fall},
        seats=4,
        nameless_hand=[card, "shared_burden"],
        spare_elixirs=False,
        **table,
    )
    return choose(s, "artefact:hourglass", f"play:{card}", "target:1")


def settled(s: Seven) -> bool:
    """Whether nothing is asked any more: the second hero has his turn, or the third where he has nothing to do."""
    return s.turn == 1 and asked(s)[1] == "TakeTurn"


# --- met -------------------------------------------------------------------------------------------------------------


@clause("seven", "effect.30", "nameless.8")
@pytest.mark.parametrize(
    ("card", "what", "n"),
    [("toll_of_gold", "gold", 1), ("heavier_toll", "gold", 2), ("slander", "fame", 2), ("dread", "power", 1)],
)
def test_who_has_the_tokens_hands_them_over_and_is_not_asked(card: str, what: str, n: int) -> None:
    means: dict[str, Any] = {"gold": 3, "fame": 3, "power": 3}
    s = demanded(card, person(sins="envy", palaces="green_bastion southern_vineyard", elixirs="plain_water", **means))
    assert {key: holdings(s, 1)[key] for key in means} == {**means, what: 3 - n}
    assert settled(s)
    assert (holdings(s, 1)["sins"], len(s.palaces[1]), len(s.elixirs[1])) == (["envy"], 2, 1)


@clause("seven", "effect.30")
def test_a_gift_goes_back_to_the_reserve_of_a_kind_he_chooses() -> None:
    s = demanded("lost_gift", person(gifts={"faith": 2, "mercy": 1}))
    assert (s.seat, texts(s)) == (1, ["give:mercy", "give:faith"])
    choose(s, "give:faith")
    assert holdings(s, 1)["gifts"] == {"faith": 1, "mercy": 1}
    assert sum(s.reserve) == 42 - 2


@clause("seven", "effect.30")
def test_an_elixir_goes_to_its_discards() -> None:
    s = demanded("spilled_flask", person(elixirs="plain_water owl_water"), elixir_pile=["clear_ink"])
    assert (s.seat, texts(s)) == (1, ["lose:plain_water", "lose:owl_water"])
    choose(s, "lose:plain_water")
    assert (holdings(s, 1)["elixirs"], board(s)["elixir_discards"]) == (["owl_water"], ["plain_water"])


@clause("seven", "effect.30")
def test_an_artefact_goes_to_its_discards_unused() -> None:
    s = demanded("stolen_relics", person(artefacts="horn_of_plenty kings_seal"))
    choose(s, "lose:horn_of_plenty")
    assert (holdings(s, 1)["artefacts"], s.gold[1]) == (["kings_seal"], 0)
    assert "horn_of_plenty" in board(s)["artefact_discards"]


@clause("seven", "effect.30")
def test_a_tapped_character_is_discarded() -> None:
    s = demanded("betrayal", person(characters="novice* pilgrim preacher*"), character_pile=["templar"])
    assert texts(s) == ["lose:novice", "lose:preacher"]
    choose(s, "lose:preacher")
    assert [one["id"] for one in holdings(s, 1)["characters"]] == ["novice", "pilgrim"]
    assert board(s)["character_discards"] == ["preacher"]


@clause("seven", "effect.30")
def test_an_upright_character_is_turned_without_gifts() -> None:
    s = demanded("weariness", person(characters="novice* pilgrim preacher"))
    assert texts(s) == ["lose:pilgrim", "lose:preacher"]
    choose(s, "lose:pilgrim")
    assert [one["tapped"] for one in holdings(s, 1)["characters"]] == [True, True, False]
    assert sum(s.reserve) == 42
    assert board(s)["character_discards"] == []


@clause("seven", "effect.30", "cataclysm.4")
def test_a_demand_of_each_hero_is_answered_by_everyone_in_order() -> None:
    s = example(
        person(artefacts="hourglass", gold=1),
        options={"nameless": "player", "fall": True},
        seats=4,
        order=[0, 2, 1],
        nameless_hand=["shared_burden", "whisper"],
    )
    choose(s, "artefact:hourglass", "play:shared_burden")
    # The first pays; the other two have nothing and choose their penalty, the third seat first.
    assert (s.gold[0], asked(s)) == (0, (2, "Answer"))
    choose(s, "penalty:corruption")
    assert asked(s) == (1, "Answer")
    choose(s, "penalty:sin")
    assert (s.corruption, [len(hand) for hand in s.sins]) == ([0, 0, 1], [0, 1, 0])


# --- not met ---------------------------------------------------------------------------------------------------------


@clause("seven", "nameless.6")
@pytest.mark.parametrize(
    "card",
    ["toll_of_gold", "toll_of_renown", "dread", "lost_gift", "spilled_flask", "stolen_relics", "weariness", "betrayal"],
)
def test_who_cannot_give_it_takes_corruption_or_draws_a_sin_as_he_chooses(card: str) -> None:
    s = demanded(card, person(sins="envy"), fall=True)
    assert (asked(s), texts(s)) == ((1, "Answer"), ["penalty:corruption", "penalty:sin"])
    corrupted = choose(s.copy(), "penalty:corruption")
    assert (corrupted.corruption[1], len(corrupted.sins[1])) == (1, 1)
    choose(s, "penalty:sin")
    assert (s.corruption[1], len(s.sins[1])) == (0, 2)


@clause("seven", "nameless.6", "supply.14")
def test_part_of_what_is_demanded_is_not_enough_and_is_kept() -> None:
    s = demanded("heavier_toll", person(gold=1), fall=True)
    choose(s, "penalty:sin")
    assert (s.gold[1], len(s.sins[1])) == (1, 1)


def two_gifts_of(victim: dict[str, Any], **others: Any) -> Seven:
    """Two gifts are demanded of the second of three heroes; the first has `others`."""
    return example(
        person(sins="envy", **others),
        victim,
        options={"nameless": "player", "fall": True},
        seats=4,
        spare_elixirs=False,
        steps=[step("TakeTurn"), step("Answer", 1, what="gift", n=2)],
    )


@clause("seven", "nameless.6", "effect.30")
def test_of_cards_too_the_whole_number_is_demanded_or_none() -> None:
    s = two_gifts_of(person(gifts={"faith": 1}))
    assert texts(s) == ["penalty:corruption", "penalty:sin"]
    choose(s, "penalty:corruption")
    assert holdings(s, 1)["gifts"] == {"faith": 1}
    rich = two_gifts_of(person(gifts={"faith": 2, "mercy": 1}))
    choose(rich, "give:mercy")  # a faith is all that is left to give
    assert (holdings(rich, 1)["gifts"], asked(rich)) == ({"faith": 1}, (0, "TakeTurn"))


@clause("seven", "nameless.7")
def test_without_the_fall_of_a_hero_the_penalty_is_a_sin() -> None:
    s = demanded("toll_of_gold", person())
    assert (len(s.sins[1]), s.corruption[1]) == (1, 0)
    assert settled(s)


@clause("seven", "nameless.11")
def test_a_sin_drawn_as_a_penalty_may_take_a_hand_above_three() -> None:
    s = demanded("toll_of_gold", person(sins="envy greed lust"))
    assert len(s.sins[1]) == 4
    assert settled(s)  # nothing is discarded before the next drawing step
    assert s.sin_discards == ()


@clause("seven", "fall.2", "fall.7", "nameless.6")
def test_the_penalty_may_be_the_seventh_corruption() -> None:
    s = demanded("toll_of_gold", person(corruption=6), fall=True)
    choose(s, "penalty:corruption")
    assert (s.corruption[1], s.is_fallen(1)) == (7, True)


# --- free uses in answer ---------------------------------------------------------------------------------------------


@clause("seven", "nameless.8", "free.5")
@pytest.mark.parametrize(
    ("card", "palace", "useless"),
    [("toll_of_gold", "southern_vineyard", "green_bastion"), ("toll_of_renown", "green_bastion", "southern_vineyard")],
)
def test_a_palace_may_be_sold_to_be_able_to_pay_but_need_not(card: str, palace: str, useless: str) -> None:
    s = demanded(card, person(palaces=f"{palace} {useless}"))
    assert asked(s) == (1, "Answer")
    assert f"sell:{palace}" in texts(s)
    assert "penalty:sin" in texts(s)
    assert f"sell:{useless}" not in texts(s)  # it would not serve to meet the demand
    sold = choose(s.copy(), f"sell:{palace}")
    assert [one["id"] for one in holdings(sold, 1)["palaces"]] == [useless]
    assert (sold.sins[1], sold.gold[1], sold.fame[1]) == ((), 0, 0)
    choose(s, "penalty:sin")
    assert (len(s.palaces[1]), len(s.sins[1])) == (2, 1)


@clause("seven", "nameless.8")
def test_what_cannot_be_met_even_so_cannot_be_answered_by_selling() -> None:
    # The vineyard brings one gold, two are demanded.
    s = demanded("heavier_toll", person(palaces="southern_vineyard"), fall=True)
    assert texts(s) == ["penalty:corruption", "penalty:sin"]
    enough = demanded("heavier_toll", person(palaces="southern_vineyard", gold=1))
    choose(enough, "sell:southern_vineyard")
    assert (enough.gold[1], enough.palaces[1], enough.sins[1]) == (0, (), ())


@clause("seven", "nameless.8", "free.5", "elixir.2")
def test_an_elixir_may_be_discarded_for_the_gift_demanded() -> None:
    s = demanded("lost_gift", person(elixirs="plain_water"), elixir_pile=["clear_ink"])
    assert asked(s) == (1, "Answer")
    assert "penalty:sin" in texts(s)
    choose(s, "elixir:plain_water.plain")
    assert (holdings(s, 1)["elixirs"], holdings(s, 1)["gifts"], s.sins[1]) == ([], {}, ())
    assert settled(s)


@clause("seven", "nameless.8", "elixir.3")
def test_an_elixir_spent_directly_meets_part_of_a_demand() -> None:
    # The reserve has no Temperance: the water stands for one gift, the other he gives.
    s = two_gifts_of(person(gifts={"faith": 1}, elixirs="plain_water"), gifts={"temperance": 7})
    choose(s, "elixir:plain_water.plain")
    assert (holdings(s, 1)["gifts"], holdings(s, 1)["elixirs"], s.corruption[1]) == ({}, [], 0)
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "nameless.8", "free.5", "enslave.3")
def test_a_marker_may_be_taken_back_for_what_is_demanded() -> None:
    # Enslaved, the bastion gives four fame, of which two meet the demand.
    s = demanded("slander", person(palaces="green_bastion*"))
    assert asked(s) == (1, "Answer")
    choose(s, "use:green_bastion")
    assert (s.fame[1], s.markers[1], s.sins[1]) == (2, 7, ())
    assert [one["id"] for one in holdings(s, 1)["palaces"]] == ["green_bastion"]


# --- sins from the deck ----------------------------------------------------------------------------------------------


@clause("seven", "effect.31")
def test_milled_sins_go_from_the_top_of_the_deck_to_the_discards() -> None:
    s = example(person(sins="envy"), sin_pile=["pride", "wrath", "sloth"], sin_discards=["lust"])
    carried_out(s, 0, "mill_sin", n=2)
    assert (board(s)["sin_pile"], board(s)["sin_discards"]) == (["pride"], ["lust", "sloth", "wrath"])


@clause("seven", "effect.31", "sin.3", "sin.10")
@pytest.mark.parametrize(("n", "left"), [(1, 0), (2, 1)])
def test_they_count_toward_the_seventh(n: int, left: int) -> None:
    s = example(
        person(sins="envy", fame=5),
        sin_pile=["pride", "wrath", "sloth"],
        sin_discards=["lust"] * 6,
        cataclysm_pile=["earthquake", "rebellion"],
    )
    carried_out(s, 0, "mill_sin", n=n)
    assert (board(s)["cataclysms"], s.fame[0]) == (["rebellion"], 3)
    assert (len(s.sin_discards), len(s.sin_pile)) == (left, 10 - 1 - left)


@clause("seven", "effect.31", "supply.6")
def test_an_empty_deck_gives_nothing() -> None:
    s = carried_out(example(person(sins="envy"), sin_pile=[]), 0, "mill_sin", n=1)
    assert (s.sin_discards, s.sin_pile) == ((), ())


# --- elixirs in answer, with a set and with the temple ---------------------------------------------------------------


@clause("seven", "nameless.8", "elixir.5")
def test_an_elixir_with_its_set_may_meet_a_demand_that_the_plain_one_does_not() -> None:
    alone = two_gifts_of(person(hero="osric", elixirs="candle_milk"))
    assert texts(alone) == ["penalty:corruption", "penalty:sin"]
    s = two_gifts_of(person(hero="osric", elixirs="candle_milk", characters="novice"))
    assert "elixir:candle_milk.set" in texts(s)
    choose(s, "elixir:candle_milk.set")
    assert (holdings(s, 1)["gifts"], holdings(s, 1)["elixirs"], s.corruption[1]) == ({}, [], 0)


@clause("seven", "nameless.8", "elixir.3", "elixir.5")
def test_spent_directly_it_counts_for_all_it_gives() -> None:
    s = two_gifts_of(person(hero="osric", elixirs="candle_milk", characters="novice"), gifts={"faith": 7})
    choose(s, "elixir:candle_milk.set")
    # Both gifts are met without a card; nothing more is asked.
    assert (asked(s), holdings(s, 1)["elixirs"], len(s.sins[1])) == ((0, "TakeTurn"), [], 0)


@clause("seven", "nameless.8", "elixir.3", "effect.26")
def test_the_temple_adds_a_gift_in_answer_too() -> None:
    s = two_gifts_of(person(hero="aldric", elixirs="candle_milk", palaces="temple_of_wisdom*"), gifts={"faith": 7})
    assert "elixir:candle_milk.plain" in texts(s)
    choose(s, "elixir:candle_milk.plain")
    assert (asked(s), holdings(s, 1)["elixirs"], s.corruption[1]) == ((0, "TakeTurn"), [], 0)


@clause("seven", "nameless.8", "elixir.3")
def test_an_elixir_of_any_kind_spent_directly_meets_a_demand() -> None:
    everything = dict.fromkeys(("courage", "wisdom", "mercy", "justice", "temperance"), 7)
    s = two_gifts_of(person(elixirs="quicksilver", gifts={"faith": 1}), gifts={**everything, "faith": 6})
    choose(s, "elixir:quicksilver.plain")
    assert (holdings(s, 1)["gifts"], holdings(s, 1)["elixirs"], s.corruption[1]) == ({}, [], 0)
