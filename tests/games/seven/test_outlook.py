"""What follows from a position, as data: income, limits, awards, undertakings as they stand; ways to pay; triggers."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core import gate
from regnum.core.details import Completed, Details, Plan, Share, Trigger
from regnum.core.gate import SPECTATOR, Viewer
from regnum.games.seven.box import KINDS
from regnum.games.seven.outlook import HeroOutlook, SevenOutlook, Standing, outlook
from regnum.games.seven.schema import Amount
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import asked, choose, example, holdings, laid, new, person, row, step, texts


def hero(s: Seven, number: int = 0) -> HeroOutlook:
    return outlook(s).heroes[number]


def standing(*markers: int | None, place: int = 1) -> Standing:
    """How thorn_maze stands at a place of row 1, or from place 3 on of row 2; the other card of row 1 is not full."""
    cards: list[Any] = [laid("stolen_relic", None, None, None), None, None, None]
    cards[place - 1] = laid("thorn_maze", *markers)
    found = outlook(example(person(), undertakings=row(*cards))).undertakings
    return next(one for one in found if one.at == f"undertakings.{place}")


def details(s: Seven, option: str) -> Details | None:
    seat = s.asking.seat
    return next(one.details for one in gate.options(s, Viewer([seat]), details=True) if one.text == option)


# --- heroes ----------------------------------------------------------------------------------------------------------


@clause("seven", "gather.3", "gather.4", "gather.5", "found.3", "portal.6")
def test_income_is_what_hero_characters_palaces_and_portals_yield() -> None:
    portals = {"gate_of_dreams": 0}
    anna = person("aldric", characters="lion_knight village_healer*", palaces="iron_keep kings_granary")
    s = example(anna, portals=portals, steps=[step("Gather", nth=4)])
    before = example(anna, portals=portals)
    # Aldric 2 gold and 2 fame, the Knight 1 power, the Healer 1 gold; 2 fame with two Lions; 3 gold; 2 power.
    assert hero(before).income == Amount(gold=6, fame=4, power=3)
    assert (s.gold[0], s.fame[0], s.power[0]) == (6, 4, 3)
    assert hero(before).yields == {"iron_keep": Amount(fame=2), "kings_granary": Amount(gold=3)}


@clause("seven", "found.9")
def test_a_temple_yields_power_with_its_set_only() -> None:
    alone = example(person("osric", palaces="temple_of_faith"))
    with_set = example(person("osric", characters="novice pilgrim", palaces="temple_of_faith"))
    assert hero(alone).yields == {"temple_of_faith": Amount()}
    assert hero(with_set).yields == {"temple_of_faith": Amount(power=1)}


@clause("seven", "elixir.5", "elixir.7")
def test_an_elixir_is_improved_while_its_set_is_there() -> None:
    assert hero(example(person("aldric", elixirs="lions_blood"))).improved == ()
    assert hero(example(person("aldric", characters="novice young_squire", elixirs="lions_blood"))).improved == (
        "lions_blood",
    )


@clause("seven", "free.1", "free.2", "found.10")
def test_castles_and_estates_add_to_what_can_be_paid_and_temples_do_not() -> None:
    s = example(person(gold=1, fame=2, palaces="white_fortress kings_granary temple_of_courage"))
    assert hero(s).reach == Amount(gold=4, fame=4)


@clause("seven", "setup.16", "supply.13")
def test_markers_on_cards_and_portals_are_not_free() -> None:
    undertakings = row(laid("thorn_maze", 0, 0, None))
    s = example(person(palaces="iron_keep*"), undertakings=undertakings, portals={"gate_of_dreams": 0})
    assert [one.markers for one in outlook(s).heroes] == [3, 7, 7]


@pytest.mark.parametrize(
    ("palaces", "fallen", "charged"), [("", False, 2), ("temple_of_faith*", False, 0), ("", True, 0)]
)
@clause("seven", "score.9", "effect.29", "evil.8")
def test_sins_in_hand_are_charged_unless_a_temple_forgives_or_the_hero_has_fallen(
    palaces: str, fallen: bool, charged: int
) -> None:
    s = example(person(sins="envy pride", palaces=palaces, fallen=fallen, corruption=7 if fallen else 0))
    assert hero(s).sins_charged == charged


# --- awards and the order of play ------------------------------------------------------------------------------------


@clause("seven", "score.1", "score.2", "score.5", "score.7", "score.8")
def test_an_award_goes_to_whoever_has_the_most_alone() -> None:
    s = example(
        person("aldric", characters="young_squire", elixirs="plain_water lily_nectar", fame=3),
        person("osric", characters="novice", elixirs="quicksilver", fame=3),
        person("nives", elixirs="lions_blood"),
    )
    awards = {one.what: one for one in outlook(s).awards}
    assert len(awards) == 12
    assert (awards["part-elixirs"].winner, awards["part-elixirs"].amounts) == (0, (2, 1, 1))
    assert awards["part-characters"].winner is None
    assert (awards["part-fame"].winner, awards["part-fame"].clause) == (None, "score.5")
    assert (awards["banner-red"].winner, awards["banner-white"].winner) == (0, 1)
    assert awards["part-gold"].winner is None  # a tie at zero


@clause("seven", "gather.9", "gather.10", "gather.11")
def test_the_next_order_goes_by_power() -> None:
    s = example(person(power=2), person(power=5), person(power=2))
    assert outlook(s).order == (2, 0, 1)


@clause("seven", "score.5", "score.8", "score.9", "gather.3", "gather.4", "fall.3")
def test_the_power_after_the_next_gathering_is_reckoned_with_awards_sins_and_income() -> None:
    """1 for the most fame and 1 for the only red banner, 2 lost for sins, 1 from the Knight."""
    anna = person("aldric", characters="lion_knight", power=4, fame=3, sins="envy pride")
    bruno = person("osric", characters="novice", elixirs="plain_water", power=1, gold=1)
    assert hero(example(anna, bruno)).next_power == 4 + 1 + 1 - 2 + 1
    # Where heroes can fall, sins corrupt and cost no power.
    assert hero(example(anna, bruno, options={"fall": True})).next_power == 4 + 1 + 1 + 1


@clause("seven", "score.9")
def test_nobody_is_charged_more_power_than_he_has() -> None:
    assert hero(example(person("osric", sins="envy pride"), person(gold=1), person(gold=1))).next_power == 0


@clause("seven", "set.1")
def test_banners_are_counted_with_the_hero() -> None:
    assert hero(example(person("aldric", characters="young_squire novice"))).banners["red"] == 2


@clause("seven", "end.2", "end.3", "evil.12")
def test_the_most_power_is_ahead_then_portals_and_nobody_who_has_fallen() -> None:
    s = example(person(power=5), person(power=5), person(power=9, fallen=True, corruption=7))
    assert outlook(s).ahead == (0, 1)
    closed = example(person(power=5), person(power=5), portals={"gate_of_dreams": 1})
    assert outlook(closed).ahead == (1,)


# --- undertakings ----------------------------------------------------------------------------------------------------


@clause("seven", "complete.3", "complete.7")
def test_the_most_markers_bring_the_power_and_each_marker_a_treasure() -> None:
    found = standing(1, 0, 1)
    assert (found.rewards, found.treasures) == ({1: 3}, {0: 1, 1: 2})


@clause("seven", "complete.4")
def test_a_tie_halves_the_power_rounded_down() -> None:
    assert standing(1, 0, None).rewards == {0: 1, 1: 1}


@clause("seven", "complete.5")
def test_a_card_without_markers_of_heroes_rewards_nobody() -> None:
    assert standing(None, None, None).rewards == {}


@clause("seven", "part.3", "part.5")
def test_the_last_requirement_of_a_card_in_row_two_stays_free() -> None:
    assert (standing(0, None, None, place=3).free, standing(0, None, None, place=3).kept_free) == ((2, 3), None)
    assert (standing(0, 1, None, place=3).free, standing(0, 1, None, place=3).kept_free) == ((), 3)


@clause("seven", "part.1", "game.5")
def test_what_a_hero_lacks_for_a_requirement_is_counted() -> None:
    """The first requirement of The Orphans' Road asks 2 Faith, the third of the Thorn Maze 3 fame."""
    cards = row(laid("orphans_road", None, 0, 0), laid("thorn_maze", 0, 0, None))
    found = outlook(example(person(gifts={"faith": 1}, fame=3), undertakings=cards)).undertakings
    assert found[0].lacking == {1: ({"gift:faith": 1}, {"gift:faith": 2}, {"gift:faith": 2})}
    assert found[1].lacking == {3: ({}, {"fame": 3}, {"fame": 3})}


@clause("seven", "complete.1")
def test_a_full_card_of_row_one_waits_for_the_other() -> None:
    assert standing(0, 1, 0, place=2).waits
    assert not standing(0, 1, None, place=2).waits


@clause("seven", "sin.3", "end.1", "end.6", "end.7")
def test_how_far_the_ends_are() -> None:
    s = example(person(), sin_discards=["envy"] * 5, armour=4, portals={"gate_of_dreams": 1})
    found = outlook(s)
    assert (found.sins_to_cataclysm, found.armour_left, found.portals_left) == (2, 3, 5)
    assert (found.cataclysms_left, found.power_goal) == (14, 30)


@clause("seven", "info.1", "info.2")
def test_the_outlook_is_the_same_for_everybody() -> None:
    s = new(3, 4)
    first = gate.outlook(s, Viewer([0]))
    assert isinstance(first, SevenOutlook)
    assert gate.outlook(s, SPECTATOR) == gate.outlook(s, Viewer([2])) == first


# --- what an option costs, completes and sets off --------------------------------------------------------------------


@clause("seven", "recruit.1", "recruit.3")
def test_a_character_costs_fame_and_may_bring_power() -> None:
    s = example(person(fame=6), tavern=["guard_captain", None, None])
    found = details(s, "recruit:guard_captain")
    assert found is not None
    assert (found.price, found.gain) == ({"fame": 5}, {"power": 2, "character": 1})


@clause("seven", "sin.1")
def test_the_gain_of_a_sin_is_certain_and_the_spoils_of_one_are_not() -> None:
    s = example(person(sins="greed"), person(gold=2))
    gain, rob = details(s, "sin:greed.2"), details(s, "sin:greed.1")
    assert gain is not None
    assert rob is not None
    assert (gain.price, gain.gain) == ({"sin": 1}, {"gold": 3})
    assert (rob.price, rob.gain) == ({"sin": 1}, {})


@clause("seven", "effect.3", "sin.8")
def test_what_a_sin_may_take_is_known_before_and_what_it_takes_when_nobody_can_deny_it() -> None:
    s = example(person(sins="greed"), person(gold=1, sins="pride"), person(gold=3))
    sin = details(s, "sin:greed.1")
    assert sin is not None
    # Up to 2 gold, but no more than a rival has; the sin is certain.
    assert sin.later == {0: {"gold": (0, 2)}, 1: {"gold": (-1, 0)}, 2: {"gold": (-2, 0)}}
    assert (sin.price, sin.figures) == ({"sin": 1}, {"action": (1, 0), "sins_to_cataclysm": (7, 6)})
    choose(s, "sin:greed.1")
    bruno, carla = details(s, "rob:1"), details(s, "rob:2")
    assert bruno is not None
    assert carla is not None
    assert (bruno.later, bruno.others, bruno.gain) == ({0: {"gold": (0, 1)}, 1: {"gold": (-1, 0)}}, {}, {})
    assert (carla.later, carla.others, carla.gain) == ({}, {2: {"gold": -2}}, {"gold": 2})
    assert bruno.triggers[0].players == (1,)


@clause("seven", "effect.8", "effect.9", "sin.8")
@pytest.mark.parametrize(
    ("sin", "target", "what"), [("sin:sloth.1", "skip:1", "turn"), ("sin:wrath.2", "oust:1.1", "marker")]
)
def test_a_turn_or_a_marker_is_at_stake_while_it_may_be_denied(sin: str, target: str, what: str) -> None:
    cards = row(laid("thorn_maze", 1, 1, None), laid("mountain_of_glass", None, None, None))
    s = example(person(sins="sloth wrath", power=5), person(sins="pride"), undertakings=cards)
    choose(s, sin)
    found = details(s, target)
    assert found is not None
    assert found.later == {1: {what: (-1, 0)}}


@clause("seven", "sin.8", "effect.3")
def test_whoever_accepts_a_sin_is_told_what_it_costs_him() -> None:
    s = example(person(sins="greed"), person(gold=1, sins="pride"))
    choose(s, "sin:greed.1", "rob:1")
    found = details(s, "accept")
    assert found is not None
    assert (found.price, found.others) == ({"gold": 1}, {0: {"gold": 1}})
    assert [one.players for one in found.triggers] == [(1,)]


@clause("seven", "effect.2", "supply.8", "free.1")
def test_gifts_to_choose_are_counted_as_far_as_the_reserve_goes() -> None:
    """Quicksilver gives a gift of any kind; all but those held are in the reserve."""
    found = details(example(person(elixirs="quicksilver")), "elixir:quicksilver.plain")
    assert found is not None
    assert (found.price, found.later) == ({"elixir": 1}, {0: {"gift": (1, 1)}})
    assert "action" not in found.figures  # free.1: a free use is none


@clause("seven", "effect.2", "supply.8")
def test_what_nobody_has_to_choose_is_told_once() -> None:
    """With Faith alone left in the reserve there is no question."""
    all_cards = dict(zip(KINDS, example(person()).box.gift_count, strict=True))
    s = example(
        person(elixirs="quicksilver"),
        person(gifts={**all_cards, "faith": 1}),
        elixir_pile=["plain_water", "bell_water"],
    )
    found = details(s, "elixir:quicksilver.plain")
    assert found is not None
    assert (found.gain, found.later) == ({"gift:faith": 1}, {})


@clause("seven", "gather.3", "found.3", "found.1")
def test_a_palace_raises_the_next_income() -> None:
    found = details(example(person(gold=5), estates=["kings_granary", None]), "found:kings_granary")
    assert found is not None
    assert (found.price, found.gain) == ({"gold": 5}, {"palace": 1})
    assert found.figures == {"action": (1, 0), "income:gold": (2, 5)}  # Aldric 2, the Granary 3


@clause("seven", "hero.1", "hero.2")
def test_a_hero_exchanges_as_many_gifts_as_he_has_and_may() -> None:
    found = details(example(person("aldric", gifts={"faith": 1})), "hero")
    assert found is not None
    assert found.limit is not None
    assert found.limit[1] == 1


@clause("seven", "pass.1", "flow.8")
def test_the_last_to_pass_begins_the_gathering() -> None:
    for passed, triggers, ends in (([], (), "turn"), ([1, 2], (Trigger("trigger-gathering"),), "")):
        found = details(example(person(elixirs="plain_water"), passes=passed), "pass")
        assert found is not None
        assert (found.triggers, found.ends) == (triggers, ends)


@clause("seven", "hero.4")
def test_an_exchange_that_needs_consent_is_not_certain() -> None:
    s = example(person("aldric", gifts={"faith": 1}), person(gifts={"mercy": 1}), options={"swap_consent": True})
    choose(s, "hero")
    found = details(s, "take:mercy.1")
    assert found is not None
    assert (found.price, found.gain) == ({}, {})
    assert found.later[1] == {"gift:faith": (0, 1), "gift:mercy": (-1, 0)}


@clause("seven", "sin.3")
def test_the_seventh_sin_brings_a_cataclysm() -> None:
    for discards, triggers in ((6, (Trigger("trigger-cataclysm"),)), (5, ())):
        found = details(example(person(sins="greed"), sin_discards=["envy"] * discards), "sin:greed.2")
        assert found is not None
        assert found.triggers == triggers


@clause("seven", "part.9", "complete.1", "complete.13")
def test_the_last_marker_completes_a_card_and_with_it_the_row() -> None:
    for other, triggers in ((None, ()), (1, (Trigger("trigger-row"), Trigger("trigger-cataclysm")))):
        cards = row(laid("thorn_maze", 1, 1, None), laid("mountain_of_glass", 1, 1, other))
        found = details(example(person(fame=3, gold=1), undertakings=cards), "part:1.3")
        assert found is not None
        assert found.completes == (Completed("undertaking:thorn_maze", ("undertakings.1",)),)
        assert (found.price, found.triggers) == ({"fame": 3}, triggers)


@clause("seven", "portal.1", "end.7")
def test_the_last_portal_ends_the_game() -> None:
    gifts = {"courage": 7, "wisdom": 1}
    ids = [id for id in example(person()).box.portal_ids if id != "gate_of_embers"]
    for closed, ends in ((ids[1:], ""), (ids, "game")):
        found = details(example(person(gifts=gifts), portals=dict.fromkeys(closed, 1)), "close:gate_of_embers")
        assert found is not None
        assert (found.price, found.ends) == ({"gift:courage": 7}, ends)
        assert found.completes == (Completed("portal:gate_of_embers", ("portals.gate_of_embers",)),)


# --- ways to pay -----------------------------------------------------------------------------------------------------


def plans(s: Seven) -> list[Plan]:
    return gate.plans(s, Viewer([s.asking.seat]))


@clause("seven", "free.2", "free.3", "free.4")
def test_what_is_short_is_paid_with_castles_or_estates_the_fewest_first() -> None:
    s = example(
        person(gold=2, palaces="kings_granary southern_vineyard market_square"), castles=["white_fortress", None]
    )
    choose(s, "found:white_fortress")  # 5 gold
    found = plans(s)
    # The Granary is worth 3 gold, and 2 gold are there.
    shares = (Share("gold", "heroes.0.palaces.kings_granary", 3), Share("gold", "heroes.0.gold", 2))
    assert found[0] == Plan(("sell:kings_granary",), {"gold": 2, "palace": 1}, shares)
    for plan in found:
        paid = choose(s.copy(), *plan.choices)
        assert asked(paid) == (1, "TakeTurn")
        assert "white_fortress" in [one["id"] for one in holdings(paid, 0)["palaces"]]


@clause("seven", "elixir.3", "elixir.4", "part.7")
def test_every_way_to_pay_with_elixirs_is_a_plan() -> None:
    cards = row(laid("orphans_road", None, None, None), laid("thorn_maze", None, None, None))
    s = example(person(gifts={"faith": 1}, elixirs="candle_milk quicksilver bell_water"), person(), undertakings=cards)
    choose(s, "part:1.1")  # 2 Faith, of which 1 in hand
    assert asked(s) == (0, "Pay")
    found = plans(s)
    assert {plan.choices[0] for plan in found} == set(texts(s))
    assert all(len(choose(s.copy(), *plan.choices).marks[0]) == 3 for plan in found)
    assert all(asked(choose(s.copy(), *plan.choices))[1] != "Pay" for plan in found)


@clause("seven", "elixir.3", "elixir.5", "part.7")
def test_what_an_elixir_gives_beyond_the_cost_is_wasted() -> None:
    """2 Faith are asked. With three white banners Bell Water gives 3, and with two Candle Milk gives 2."""
    cards = row(laid("orphans_road", None, None, None), laid("thorn_maze", None, None, None))
    bell, candle = "heroes.0.elixirs.bell_water", "heroes.0.elixirs.candle_milk"
    s = example(person("osric", characters="novice pilgrim", elixirs="bell_water candle_milk"), undertakings=cards)
    choose(s, "part:1.1")
    exact, wasteful = plans(s)[:2]
    assert exact == Plan(("elixir:candle_milk.set",), {"elixir": 1}, (Share("gift:faith", candle, 2),))
    assert wasteful == Plan(("elixir:bell_water.set",), {"elixir": 1}, (Share("gift:faith", bell, 2),), wasted=1)


@clause("seven", "free.1", "free.2", "free.3", "free.4")
def test_what_a_castle_is_worth_beyond_the_cost_is_wasted() -> None:
    """3 fame are asked. The Keep is worth 1; with two white banners the Fortress is worth 3, of which 2 are owed."""
    cards = row(laid("thorn_maze", 1, 1, None), laid("orphans_road", None, None, None))
    keep, fortress = "heroes.0.palaces.iron_keep", "heroes.0.palaces.white_fortress"
    s = example(person("osric", characters="novice", palaces="iron_keep white_fortress"), undertakings=cards)
    choose(s, "part:1.3")
    both = next(plan for plan in plans(s) if plan.choices[0] == "sell:iron_keep")
    assert (both.paid, both.wasted) == ((Share("fame", keep, 1), Share("fame", fortress, 2)), 1)
    assert both.price == {"palace": 2}


@clause("seven", "info.1")
def test_plans_are_for_whoever_is_asked() -> None:
    s = example(person(gold=2, palaces="kings_granary southern_vineyard"), castles=["white_fortress", None])
    assert plans(s) == []  # a turn is no payment
    choose(s, "found:white_fortress")
    assert gate.plans(s, SPECTATOR) == gate.plans(s, Viewer([1])) == []
