"""What questions of diplomacy, cards, calamities and crusades say of each option, and what they point to."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.state import Medioevo
from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    banner,
    engine,
    home,
    land,
    person,
    position,
    step,
    vehicle,
    wild,
)

CASTILE, FRANCE, MAMLUKS, RUM = range(4)


def court(*people: dict[str, Any], asks: list[Any] | str, **board: Any) -> Medioevo:
    """Castile, France, the Mamluks and Rum."""
    named = [*people, *({} for _ in range(4 - len(people)))]
    kingdoms = ("castile", "france", "mamluks", "rum")
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms, named, strict=True)]
    board = {"lands": {"leon": land(CASTILE), "galicia": land(CASTILE, 2), "provence": land(FRANCE)}, **board}
    return position(*seated, asks=asks, seats=4, **board)


@scene
def the_menu_of_diplomacy(page: Page) -> None:
    king = {"war": [RUM], "allied": [FRANCE], "casus_belli": [0, 0, 2, 0], "hand": ["thief", "diplomat"], "coins": 1}
    s = court(
        king, {"allied": [CASTILE], "hand": ["relic"]}, {}, {"war": [CASTILE]}, asks=[step("Diplomacy", orders=True)]
    )
    page.offered(s, "done", "player:1", "player:2", "player:3", "play:diplomat", "coin:card", "orders")
    s = court(king, asks=[step("Diplomacy", orders=False)], actions=1)
    page.offered(s, "done")


@scene
def what_an_approach_offers(page: Page) -> None:
    king = {"passage": [FRANCE], "casus_belli": [0, 9, 0, 0]}
    queen = {"passage": [CASTILE], "commerce": [CASTILE], "rates": [10, 0, 0, 0]}
    s = court(king, queen, asks=[step("Approach", other=FRANCE)], pope=FRANCE)
    page.offered(s, *[one.text for one in s.options()])
    s = court({"war": [RUM]}, {}, {}, {"war": [CASTILE]}, asks=[step("Approach", other=RUM)])
    page.offered(s, "peace")


@scene
def answers_to_a_proposal(page: Page) -> None:
    s = court({"casus_belli": [0, 0, 0, 9]}, asks=[step("Answer", proposer=RUM, treaty="commerce", paid=False)])
    page.offered(s, *[one.text for one in s.options()])
    s = court(asks=[step("NameSum", proposer=RUM, treaty="commerce", paid=False)])
    page.offered(s, "florins:75")
    fields: dict[str, Any] = {"other": RUM, "treaty": "passage", "paid": False, "counter_paid": False}
    s = court(asks=[step("Reply", counter="tax_10", florins=0, **fields)])
    page.offered(s, "yes", "no")


@scene
def a_call_to_an_ally(page: Page) -> None:
    allied: tuple[dict[str, Any], ...] = ({"allied": [RUM, FRANCE]}, {"allied": [CASTILE]}, {}, {"allied": [CASTILE]})
    s = court(*allied, asks=[step("AnswerCall", declarer=RUM, target=FRANCE)])
    page.offered(s, "no", "player:3", "player:1")


@scene
def the_articles_of_a_peace(page: Page) -> None:
    king = {"war": [FRANCE], "florins": 60, "hand": ["genius", "relic"], "vehicles": [vehicle("caravan", "leon")]}
    queen = {
        "war": [CASTILE],
        "hand": ["thief"],
        "vehicles": [vehicle("caravan", "provence"), vehicle("cavalry", "provence", 2, armies=2)],
    }
    gives = {"instalment": 20, "turns": 0}
    board: dict[str, Any] = {
        "offer": {"by": CASTILE, "to": FRANCE, "gives": gives, "asks": {}},
        "pope": CASTILE,
        "lands": {
            "leon": land(CASTILE, 3, settlement="village"),
            "galicia": land(CASTILE),
            "papal_state": land(CASTILE),
            "provence": land(FRANCE),
            "geneva": land(FRANCE),
        },
    }
    s = court(king, queen, asks="DraftPeace", **board)
    page.offered(s, *[one.text for one in s.options()])
    for asked in (False, True):
        s = court(king, queen, asks=[step("NameFlorins", asked=asked, instalment=False)], **board)
        page.offered(s, "florins:50")
        s = court(king, queen, asks=[step("NameFlorins", asked=asked, instalment=True)], **board)
        page.offered(s, "florins:50")
    s = court(king, queen, asks=[step("NameTurns", asked=False)], **board)
    page.offered(s, "amount:3")
    s = court(king, queen, asks=[step("NameVehicle", asked=True)], **board)
    page.offered(s, "transport:cavalry.2")
    page.pointed(s, "transport:warship.1", "transport:caravan.1")
    s = court(king, queen, asks=[step("NameLand", asked=False)], **board)
    page.offered(s, "place:leon")
    s = court(king, queen, asks=[step("NameCard")], **board)
    page.offered(s, "card:relic")
    s = court(king, queen, asks=[step("AnswerPeace", FRANCE, final=False)], **board)
    page.offered(s, "yes", "no", "counter:peace")
    s = court(king, queen, asks=[step("GiveCards", taker=FRANCE, n=1)], **board)
    page.offered(s, "card:genius")


@scene
def standing_orders(page: Page) -> None:
    s = court(asks=[step("SetOrders", question=0)])
    page.offered(s, *[one.text for one in s.options()])
    s.apply("order:battle_cards.ask")
    page.offered(s, *[one.text for one in s.options()])
    s.apply("order:battle_losses.ask")
    page.offered(s, *[one.text for one in s.options()])
    s.apply("order:offers.ask")
    page.offered(s, *[one.text for one in s.options()])


@scene
def questions_of_cards(page: Page) -> None:
    robbed = {"hand": ["relic", "assassin"], "shown": ["merchant"]}
    churches = {"leon": land(CASTILE), "provence": land(FRANCE, cathedral=True), "geneva": land(FRANCE, cathedral=True)}
    rome = {**churches, "papal_state": land(FRANCE)}
    s = court({}, robbed, asks=[step("ChooseVictim", card="assassin")], lands=churches)
    page.offered(s, "player:1")
    s = court({}, robbed, asks=[step("Parry", FRANCE, attacker=CASTILE)], lands=churches)
    page.offered(s, "no", "yes")
    s = court({}, robbed, asks=[step("PickCard", victim=FRANCE, steal=True)], lands=rome, pope=FRANCE, spied=FRANCE)
    page.offered(s, "card:relic", "card:merchant", "card:pope")
    s = court({}, robbed, asks=[step("PickCard", victim=FRANCE, steal=False)], lands=churches, spied=FRANCE)
    page.offered(s, "card:relic")
    page.pointed(s, "card:genius", "card:pope")
    s = court({}, robbed, asks=[step("TakeCathedral", victim=FRANCE)], lands=churches)
    page.offered(s, "cathedral:geneva")
    s = court(asks="ReceiveCathedral", lands={id: land(CASTILE) for id in home("castile")})
    page.offered(s, "cathedral:leon")
    s = court(asks=[step("ChoosePartner", card="diplomat")])
    page.offered(s, "player:2")
    s = court(asks=[step("ChooseTurns", card="diplomat", other=FRANCE)])
    page.offered(s, "amount:1", "amount:3")
    s = court({"hand": ["mercenary"] * 2, "florins": 90}, asks="HireMercenaries")
    page.offered(s, *[one.text for one in s.options()][-2:])


@scene
def questions_about_florins(page: Page) -> None:
    s = court({"florins": 42}, asks=[step("Bid", sword=2)])
    page.offered(s, "bid:0", "bid:42")
    rich: dict[str, Any] = {
        "florins": 900,
        "technologies": ["architecture", "pottery"],
        "hand": ["architect"],
        "vehicles": [vehicle("caravan", "leon", goods={"salt": 2})],
    }
    s = court(rich, asks="PurchaseMenu", lands={"leon": land(CASTILE, settlement="encampment")})
    page.offered(
        s,
        "done",
        "buy:encampment",
        "buy:fort",
        "buy:banner",
        "buy:warship",
        "learn:deism",
        "play:architect",
        "scrap",
        "buy:grain_reserve",
    )
    rich["vehicles"].append(vehicle("cavalry", "reserve"))
    page.offered(court(rich, asks="ScrapVehicle"), "use:caravan.1")
    s = court(rich, asks=[step("BuyAtCouncil", left=2)])
    page.offered(s, "done", "learn:deism")


# --- fate ------------------------------------------------------------------------------------------------------------

RIDERS = person(
    "castile",
    florins=90,
    generals=1,
    hand=["heroine"],
    vehicles=[
        vehicle("caravan", "leon", armies=3, goods={"iron": 2, "salt": 4}),
        vehicle("warship", "celtic_sea", armies=9),
    ],
    banners=[
        banner("reserve", level=2, general=True),
        banner("leon", n=2, general=True),
        banner("extremadura", n=3, armies=4),
    ],
    engines=[engine("leon")],
)
REALM = {
    "leon": land(CASTILE, 9, settlement="town", cathedral=True, goods={"iron": 3}),
    "galicia": land(CASTILE, 2, settlement="village", cathedral=True),
    "provence": land(FRANCE),
    "extremadura": wild(1),
}


def fate(name: str, **fields: Any) -> Medioevo:
    return court(RIDERS, asks=[step(name, **fields)], lands=REALM)


@scene
def questions_of_fate(page: Page) -> None:
    page.offered(fate("PayOrStop", vehicle=3, price=10), "yes", "no")
    page.offered(fate("ArmiesOrGoods", vehicle=3, armies=2, goods=5), "cargo:armies", "cargo:goods")
    page.offered(fate("ArmiesOrGoods", vehicle=3, armies=5, goods=9), "cargo:armies", "cargo:goods")
    s = fate("MakeGold")
    page.offered(s, "automatic", "place:leon", "aboard:caravan.1", "done")
    page.offered(fate("MakeSomeGold", source=1003), "amount:2")
    losses: dict[str, Any] = {"n": 9, "lands": [], "vehicles": [], "clause": "3.30.3.a"}
    s = fate("LoseArmies", **losses)
    page.offered(s, "automatic", "army:leon", "aboard:caravan.1", "banner:3")
    page.offered(fate("LoseFrom", source=1003, **losses), "amount:2")
    page.offered(fate("LowerCities", left=1, levels=2, lowered=[]), "place:leon")
    page.offered(fate("LoseCathedral", left=1, clause="3.30.11.a"), "place:galicia")


@scene
def questions_of_the_crown(page: Page) -> None:
    page.offered(fate("ShowHeroine", players=[0], heroines=[]), "yes", "no")
    page.offered(fate("Deceive"), "player:1")
    page.offered(fate("LoseGeneral", left=2), "banner:1", "banner:2", "reserve")
    split: dict[str, Any] = {"receiver": FRANCE, "lands": [], "vehicles": []}
    page.offered(fate("Secede", **split), "place:leon", "aboard:warship.1")
    s = court(RIDERS, {"causes": ["unjust_war"]}, asks=[step("Judge", offender=FRANCE)], lands=REALM, pope=CASTILE)
    page.offered(s, "no", "yes")


# --- the crusade -----------------------------------------------------------------------------------------------------


def crusade(name: str, at: str = "papal_state", seat: int = 0, **fields: Any) -> Medioevo:
    people = (
        person(
            "castile",
            banners=[banner("papal_state")],
            engines=[engine("papal_state", 2)],
            vehicles=[vehicle("cavalry", "papal_state", armies=3)],
        ),
        person("france"),
        person("rum", banners=[banner("armenia")], vehicles=[vehicle("caravan", "palestine", armies=1)]),
        person("byzantines", vehicles=[vehicle("caravan", "palestine", armies=1)]),
    )
    lands = {
        "papal_state": land(0, 9, settlement="village"),
        "ile_de_france": land(1, settlement="village"),
        "palestine": land(2, 1, settlement="town"),
        "armenia": land(2, 90),
        "thrace": land(3),
    }
    route = {"goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0, 1]}
    sent = {"quotas": [4, 1, 0, 0], "committed": [3, 2, 0, 0], "contributors": [0, 1], "at": at}
    board: dict[str, Any] = {"lands": lands, "seats": 4, "pope": 0, "crusade": {**route, **sent}, "round": 5}
    if name.startswith("Plan"):
        board["crusade"] = None
    return position(*people, asks=[step(name, seat, **fields)], phase="combat", **board)


@scene
def questions_before_a_crusade(page: Page) -> None:
    page.offered(crusade("AnswerPope", seat=1), "yes", "no")
    plan: dict[str, Any] = {"joiners": 3, "goal": None, "start": None, "rounds": 0}
    page.offered(crusade("PlanCrusade", **plan), "place:palestine")
    plan["goal"] = "palestine"
    page.offered(crusade("PlanCrusade", **plan), "place:ile_de_france")
    plan["start"] = "papal_state"
    page.offered(crusade("PlanCrusade", **plan), "amount:2")
    plan["rounds"] = 1
    page.offered(crusade("PlanCrusade", **plan), "amount:100")
    page.offered(crusade("CombatMenu"), "crusade")
    page.offered(crusade("Commit", begun=True), "done", "army:papal_state", "aboard:cavalry.1", "banner:1", "engine:2")


@scene
def questions_of_a_crusade(page: Page) -> None:
    s = crusade("CommitArmies", holder=crusade("Commit", begun=False).box.place_number["papal_state"])
    page.offered(s, "amount:8")
    s = crusade("NextStep", "papal_state")
    page.offered(s, *[one.text for one in s.options()])
    page.offered(crusade("CombatMenu", "cappadocia", seat=2), "crusade:1.cappadocia")
    page.offered(crusade("DeclareForDefence", "palestine", seat=3, waiting=[], defenders=[2]), "yes", "no")
    page.offered(crusade("OrderFighters", "palestine", fighters=[0, 1]), "player:1")
    page.offered(crusade("GiveCity", "palestine", opponents=[2]), "player:0", "player:1")
