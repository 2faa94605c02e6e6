"""3.26, 7.05: empire cards outside battle."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.rng import Rng
from regnum.games.medioevo.box import ASSASSIN, CARDS, GENIUS, MERCHANT, RELIC, TAX_COLLECTOR
from regnum.games.medioevo.rules.cards.decks import draw_empire
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import at, choose, game, land, person, position, refusal, run, step, texts

BOX = game().box
CASTILE, MAMLUKS, BYZANTINES = range(3)


def table(*people: dict[str, Any], **board: Any) -> Medioevo:
    """Castile, the Mamluks and the Byzantines; Castile begins its diplomacy."""
    named = [*people, *({} for _ in range(3 - len(people)))]
    kingdoms = ("castile", "mamluks", "byzantines")
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms, named, strict=True)]
    board.setdefault("phase", "diplomacy")
    board.setdefault("asks", [step("Diplomacy", 0, orders=True)])
    return position(*seated, **board)


def casus(s: Medioevo, holder: int, against: int) -> int:
    return s.casus[s.n * holder + against]


# --- the deck --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.a", "7.03.a", "3.26.f")
def test_each_player_draws_one_card_and_hands_have_no_limit() -> None:
    s = position(person(hand=["genius"] * 12), asks=[step("DealEmpireCards")], empire_pile=["relic"] * 5)
    assert [len(hand) for hand in s.hands] == [13, 1, 1]


@clause("medioevo", "3.26.d", "7.03.a")
def test_the_discards_come_back_when_the_pile_is_empty() -> None:
    s = table(empire_pile=["relic"], empire_discards=["genius"])
    assert draw_empire(s, 0, "7.03.a") == RELIC
    assert draw_empire(s, 0, "7.03.a") == GENIUS
    assert draw_empire(s, 0, "7.03.a") == -1


@clause("medioevo", "3.26.c")
def test_others_see_how_many_cards_one_holds_and_those_in_force() -> None:
    s = table({"hand": ["genius", "relic"], "shown": ["merchant"]}, pope=CASTILE)
    seen = s.view(MAMLUKS)["board"]
    assert seen["players"][0]["hand"] == 2
    assert seen["players"][0]["shown"] == ["merchant"]
    assert seen["pope"] == CASTILE


@clause("medioevo", "3.26.b", "7.03.b", "3.26.e")
def test_a_card_that_cannot_be_used_is_not_offered() -> None:
    s = table({"hand": ["assassin", "thief", "bishop", "treaty", "architect", "merchant"]})
    assert {text for text in texts(s) if text.startswith("play:")} == {"play:treaty"}  # nobody has cards or cathedrals
    assert refusal(s, "play:assassin").clause == "3.26.e"


# --- mercenaries -----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.1.a")
@pytest.mark.parametrize(("technologies", "most"), [("", 5), ("metals", 10), ("army", 10), ("metals army", 15)])
def test_a_mercenary_brings_five_armies_and_five_more_for_each_technology(technologies: str, most: int) -> None:
    s = table(
        {"hand": ["mercenary"], "florins": 500, "technologies": technologies.split()}, asks=[step("HireMercenaries")]
    )
    assert texts(s)[-1] == f"hire:{most}"
    choose(s, f"hire:{most}")
    assert (s.reserve[0], s.florins[0]) == (most, 500 - 10 * most)


@clause("medioevo", "3.26.1.b", "7.06.b")
def test_two_mercenaries_with_metals_bring_20_armies_for_200_florins() -> None:
    s = table(
        {"hand": ["mercenary", "mercenary"], "florins": 250, "technologies": ["metals"]}, asks=[step("HireMercenaries")]
    )
    choose(s, "hire:10", "hire:10")
    assert (s.reserve[0], s.florins[0], s.hands[0]) == (20, 50, ())
    assert list(s.empire_discards) == [0, 0]


# --- assassin and thief ----------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.8.a", "7.05.d", "5.02.c")
def test_an_assassin_sees_the_hand_and_eliminates_one_card() -> None:
    s = table({"hand": ["assassin"]}, {"hand": ["genius", "relic"], "shown": ["merchant"]})
    choose(s, "play:assassin", "player:1")
    assert texts(s) == ["card:genius", "card:relic", "card:merchant"]
    assert s.spied == MAMLUKS
    assert s.determinize(CASTILE, Rng(3)).hands[MAMLUKS] == s.hands[MAMLUKS]
    choose(s, "card:merchant")
    assert (s.hands[MAMLUKS], s.shown[MAMLUKS]) == ((GENIUS, RELIC), ())
    assert s.empire_discards == (ASSASSIN, MERCHANT)
    assert casus(s, MAMLUKS, CASTILE) == 1
    assert s.spied == -1


@clause("medioevo", "3.26.8.a", "3.26.17.c")
def test_the_pope_cannot_be_eliminated() -> None:
    s = table({}, {"hand": ["assassin", "thief"]}, pope=CASTILE, asks=[step("Diplomacy", 1, orders=True)], active=1)
    assert not [text for text in texts(s) if text.startswith("play:")]
    assert refusal(s, "play:assassin").message.key == "reason-card-condition"


@clause("medioevo", "3.26.8.b", "3.26.b", "5.02.c")
def test_an_assassin_stops_an_assassin() -> None:
    s = table({"hand": ["assassin"]}, {"hand": ["assassin", "genius"]})
    choose(s, "play:assassin", "player:1")
    assert s.seat == MAMLUKS
    choose(s, "yes")
    assert s.seat == CASTILE
    assert s.hands[MAMLUKS] == (GENIUS,)
    assert s.empire_discards == (ASSASSIN, ASSASSIN)
    assert casus(s, MAMLUKS, CASTILE) == 1
    assert casus(s, CASTILE, MAMLUKS) == 0
    s = table({"hand": ["assassin"]}, {"hand": ["assassin", "genius"]})
    choose(s, "play:assassin", "player:1", "no")
    assert texts(s) == ["card:genius", "card:assassin"]


@clause("medioevo", "3.26.8.c")
def test_an_assassin_does_not_stop_a_thief() -> None:
    s = table({"hand": ["thief"]}, {"hand": ["assassin", "genius"]})
    choose(s, "play:thief", "player:1")
    assert s.seat == CASTILE


@clause("medioevo", "3.26.9.a", "5.02.c")
def test_a_thief_takes_one_card() -> None:
    s = table({"hand": ["thief"], "technologies": ["coinage"]}, {"hand": ["genius", "merchant"]})
    choose(s, "play:thief", "player:1")
    assert "done" not in texts(s)
    choose(s, "card:merchant")
    assert s.shown[CASTILE] == (MERCHANT,)  # in force at once
    assert s.hands[MAMLUKS] == (GENIUS,)
    assert casus(s, MAMLUKS, CASTILE) == 1


@clause("medioevo", "3.26.f", "7.05.d")
@pytest.mark.parametrize(("menu", "phase"), [("CombatMenu", "combat"), ("TradeMenu", "trade")])
def test_these_cards_can_be_played_in_combat_and_trade_too(menu: str, phase: str) -> None:
    s = table({"hand": ["thief", "thief"]}, {"hand": ["genius", "relic"]}, asks=[step(menu)], phase=phase)
    choose(s, "play:thief", "player:1", "card:genius", "play:thief", "player:1", "card:relic")
    assert s.hands[CASTILE] == (GENIUS, RELIC)


# --- pacts by card ---------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.10.a", "3.26.10.b", "7.01.d")
def test_a_diplomat_imposes_a_truce() -> None:
    s = table(
        {"hand": ["diplomat"], "war": [MAMLUKS]},
        {"war": [CASTILE]},
        blockades=[{"by": MAMLUKS, "against": CASTILE, "at": BOX.place_ids[151], "shores": False}],
    )
    choose(s, "play:diplomat", "player:1", "amount:3")
    assert s.terms == ((0, CASTILE, MAMLUKS, 4, 3),)
    assert s.in_truce(MAMLUKS, CASTILE)
    assert s.blockades == ()
    assert s.at_war(CASTILE, MAMLUKS)
    assert CARDS[s.empire_discards[-1]] == "diplomat"


@clause("medioevo", "7.01.d", "3.26.10.a")
def test_a_truce_of_one_turn_ends_when_both_have_finished_a_turn_that_began_after_it() -> None:
    s = table({"hand": ["diplomat"]})
    choose(s, "play:diplomat", "player:1", "amount:1")
    for player, holds in ((CASTILE, True), (MAMLUKS, True), (BYZANTINES, True), (CASTILE, False)):
        run(s, "CloseTurn", player)
        assert s.in_truce(CASTILE, MAMLUKS) == holds


@clause("medioevo", "3.26.11.a", "7.05.b")
def test_a_golden_tablet_imposes_passage() -> None:
    s = table({"hand": ["golden_tablet"]})
    choose(s, "play:golden_tablet", "player:1", "amount:2")
    assert s.passage == [1 << MAMLUKS, 0, 0]
    assert s.terms == ((1, CASTILE, MAMLUKS, 3, 2),)
    assert s.actions == 0
    assert not any([*s.honour, *s.casus])
    for player in (CASTILE, MAMLUKS, CASTILE, MAMLUKS, CASTILE):
        assert s.passage[CASTILE]
        run(s, "CloseTurn", player)
    assert s.passage == [0, 0, 0]


@clause("medioevo", "3.26.12.a", "3.26.12.b")
def test_a_treaty_imposes_commerce_on_who_is_not_at_war_and_not_bound_already() -> None:
    s = table({"hand": ["treaty", "golden_tablet"], "war": [MAMLUKS], "commerce": [BYZANTINES]}, {"war": [CASTILE]})
    assert "play:treaty" not in texts(s)
    s = table({"hand": ["treaty"]})
    choose(s, "play:treaty", "player:2", "amount:1")
    assert s.commerce[CASTILE] == 1 << BYZANTINES
    assert "play:treaty" not in texts(s)


# --- florins ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.13.a", "3.26.13.b", "7.07.a")
def test_two_merchants_with_coinage_bring_100_florins() -> None:
    s = table({"hand": ["merchant", "merchant"], "technologies": ["coinage"]}, asks=[step("Taxes")])
    assert s.florins[CASTILE] == 100
    assert s.shown[CASTILE] == (MERCHANT, MERCHANT)
    s = table({"hand": ["merchant", "merchant"]}, asks=[step("Taxes")])
    assert s.florins[CASTILE] == 0
    assert s.shown[CASTILE] == ()


@clause("medioevo", "3.26.14.a", "3.26.14.b", "3.05.h")
def test_the_tax_collector_with_three_cathedrals_and_27_territories_brings_405_florins() -> None:
    ids = [territory.id for territory in BOX.contents.territory][:27]
    lands = {id: land(CASTILE, 1, cathedral=n < 3) for n, id in enumerate(ids)}
    one = {"hand": ["tax_collector", "tax_collector", "merchant"], "technologies": ["coinage"]}
    s = table(one, asks=[step("Taxes")], lands=lands)
    assert s.florins[CASTILE] == 3 * 27 * 5 + 50 == 405 + 50
    assert s.hands[CASTILE] == (TAX_COLLECTOR,)
    s = table({"shown": ["tax_collector"]}, asks=[step("Taxes")], lands={ids[0]: land(CASTILE)})
    assert s.florins[CASTILE] == 0
    assert s.shown[CASTILE] == (TAX_COLLECTOR,)


@clause("medioevo", "3.26.15.a", "3.27.10")
def test_an_architect_halves_the_prices_of_buildings() -> None:
    one = {"hand": ["architect"], "technologies": ["mathematics", "architecture"], "florins": 2000}
    s = table(one, asks=[step("PurchaseMenu")], phase="purchase")
    choose(s, "play:architect")
    assert "play:architect" not in texts(s)
    florins = s.florins[CASTILE]
    choose(s, "buy:fort")
    assert florins - s.florins[CASTILE] == 50
    choose(s, "buy:cathedral")
    assert florins - s.florins[CASTILE] == 50 + 500
    s = table({**one, "technologies": []}, asks=[step("PurchaseMenu")], phase="purchase")
    assert "play:architect" not in texts(s)


# --- the bishop ------------------------------------------------------------------------------------------------------


def bishopric(*ids: str, **more: Any) -> Medioevo:
    """The Mamluks have a cathedral in Sinai; Castile holds the territories named."""
    lands = {id: land(CASTILE, 1) for id in ids}
    lands["sinai"] = land(MAMLUKS, 2, cathedral=True)
    lands.update(more.pop("lands", {}))
    return table({"hand": ["bishop"]}, lands=lands, **more)


PORTUGAL = [BOX.place_ids[one] for one in BOX.kingdom_lands[BOX.kingdom_number["portugal"]]]


@clause("medioevo", "3.26.16.a", "3.26.16.c")
def test_a_bishop_brings_a_cathedral_to_a_complete_kingdom() -> None:
    s = bishopric(*PORTUGAL)
    choose(s, "play:bishop", "player:1")
    assert set(texts(s)) == {f"cathedral:{id}" for id in PORTUGAL}
    choose(s, f"cathedral:{PORTUGAL[0]}")
    assert s.cathedral[at(s, "sinai")] == 0
    assert s.cathedral[at(s, PORTUGAL[0])] == 1
    assert casus(s, MAMLUKS, CASTILE) == 1


@clause("medioevo", "3.26.16.a", "3.26.16.c", "3.05.c", "3.05.d")
def test_without_a_kingdom_that_can_receive_it_the_cathedral_is_removed() -> None:
    s = bishopric(*PORTUGAL[1:])
    choose(s, "play:bishop", "player:1")
    assert sum(s.cathedral) == 0
    assert casus(s, MAMLUKS, CASTILE) == 1
    s = bishopric(*PORTUGAL[1:], lands={PORTUGAL[0]: land(CASTILE, 1, cathedral=True)})
    choose(s, "play:bishop", "player:1")
    assert sum(s.cathedral) == 1


@clause("medioevo", "3.26.16.b", "3.26.17.a")
def test_the_pope_is_immune_to_bishops() -> None:
    s = bishopric(pope=MAMLUKS)
    assert "play:bishop" not in texts(s)
