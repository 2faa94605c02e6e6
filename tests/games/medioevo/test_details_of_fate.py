"""What options of events, calamities, cards and the crusade mean in figures."""

from __future__ import annotations

from regnum.core.details import Details, Trigger
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import land, person, position, step, vehicle


def details(s: Medioevo, text: str) -> Details:
    """What the asking question says of an option; nothing is an empty answer."""
    return s.asking.details(s, s.resolve(text)) or Details()


@clause("medioevo", "3.30.1.a")
def test_alchemy_says_how_much_iron_is_where_and_what_it_becomes() -> None:
    caravan = vehicle("caravan", "leon", goods={"iron": 3})
    s = position(person(vehicles=[caravan]), asks="MakeGold", lands={"leon": land(0, 5, goods={"iron": 2})})
    assert details(s, "place:leon").limit == (1, 2)
    assert details(s, "aboard:caravan.1").limit == (1, 3)
    assert details(s, "automatic") == details(s, "done") == Details()
    s.apply("aboard:caravan.1")
    assert details(s, "amount:2").gain == {"gold": 2}


@clause("medioevo", "2.06", "3.30.3.e")
def test_losses_leave_an_army_on_each_land_and_are_never_more_than_there_are() -> None:
    asked = step("LoseArmies", n=5, lands=[], vehicles=[], clause="3.30.3.a")
    s = position(asks=[asked], lands={"leon": land(0, 4), "galicia": land(0, 9)})
    assert details(s, "army:leon").limit == (1, 3)
    assert details(s, "army:galicia").limit == (1, 5)
    assert details(s, "automatic").losses == (5, 0)
    s.apply("army:galicia")
    assert details(s, "amount:4").losses == (4, 0)


@clause("medioevo", "3.29.d")
def test_what_a_vehicle_loses_is_no_more_than_its_load() -> None:
    caravan = vehicle("caravan", "leon", armies=3, goods={"wine": 2})
    asked = step("ArmiesOrGoods", vehicle=3, armies=2, goods=5)
    s = position(person(vehicles=[caravan]), asks=[asked], lands={"leon": land(0, 5)})
    assert details(s, "cargo:armies").losses == (2, 0)
    assert details(s, "cargo:goods").losses == (2, 0)


@clause("medioevo", "3.20.b", "3.20.c")
def test_a_judgement_says_whom_it_excommunicates() -> None:
    s = position(person("castile"), person("france"), asks=[step("Judge", offender=1)], pope=0)
    assert details(s, "yes").triggers == (Trigger("trigger-excommunication", (1,)),)
    assert details(s, "no") == Details()


@clause("medioevo", "3.30.5.b")
def test_who_refuses_a_crusade_is_excommunicated() -> None:
    s = position(person("castile"), person("france"), asks=[step("AnswerPope", 1)], pope=0)
    assert details(s, "no").triggers == (Trigger("trigger-excommunication", (1,)),)
    assert details(s, "yes") == Details()


@clause("medioevo", "3.26.10.a")
def test_a_diplomat_imposes_one_to_three_turns() -> None:
    s = position(asks=[step("ChoosePartner", card="diplomat")], lands={"leon": land(0), "kent": land(1)})
    assert details(s, "player:1").limit == (1, 3)
