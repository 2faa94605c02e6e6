"""What questions of diplomacy, cards, calamities and crusades say of each option, and what they point to."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    engine,
    home,
    land,
    offered,
    person,
    pointed,
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


@clause("medioevo", "5.01.a", "5.01.c", "5.01.i", "5.01.j", "5.02.b", "7.05.d")
def test_the_menu_of_diplomacy() -> None:
    king = {"war": [RUM], "allied": [FRANCE], "casus_belli": [0, 0, 2, 0], "hand": ["thief", "diplomat"], "coins": 1}
    s = court(
        king, {"allied": [CASTILE], "hand": ["relic"]}, {}, {"war": [CASTILE]}, asks=[step("Diplomacy", orders=True)]
    )
    assert offered(s, "done", "player:1", "player:2", "player:3", "play:diplomat", "coin:card", "orders") == [
        "Diplomacy: 1 action is left to you.",
        "done end_turn player:1 player:2 player:3 play:diplomat play:thief coin:card coin:armies coin:florins orders",
        "done: Done -> ",
        "player:1: Deal with Bruno (Kingdom of France), Christian, your ally -> players.1",
        "player:2: Deal with Carla (Mamluk Sultanate), Muslim; you hold 2 casus belli -> players.2",
        "player:3: Deal with Dario (Sultanate of Rum), Muslim, at war with you -> players.3",
        "play:diplomat: Play Diplomat. You impose a truce of 1-3 turns on a player. -> players.0.hand.diplomat",
        "coin:card: Spend an honour coin: an empire card -> players.0.coins",
        "orders: Change your standing orders -> ",
    ]
    s = court(king, asks=[step("Diplomacy", orders=False)], actions=1)
    assert offered(s, "done") == [
        "Diplomacy: 0 actions are left to you.",
        "done end_turn play:diplomat coin:card coin:armies coin:florins",
        "done: Done -> ",
    ]


@clause("medioevo", "5.01.c", "5.01.h", "5.01.s", "5.01.t", "5.02.d")
def test_what_an_approach_offers() -> None:
    king = {"passage": [FRANCE], "casus_belli": [0, 9, 0, 0]}
    queen = {"passage": [CASTILE], "commerce": [CASTILE], "rates": [10, 0, 0, 0]}
    s = court(king, queen, asks=[step("Approach", other=FRANCE)], pope=FRANCE)
    assert offered(s, *[one.text for one in s.options()]) == [
        "What do you want of Bruno (Kingdom of France)?",
        "renounce:passage revoke:passage revoke:passage.casus_belli propose:commerce revoke:commerce"
        " revoke:commerce.casus_belli propose:tax_20 propose:tax_20.casus_belli waive propose:alliance declare:war"
        " declare:war.casus_belli",
        "renounce:passage: Give up your passage through the territories of Bruno -> players.1",
        "revoke:passage: Revoke the passage of Bruno through your territories, -1 honour, 1 casus belli against you"
        " -> players.1",
        "revoke:passage.casus_belli: Revoke the passage of Bruno through your territories, 2 casus belli spent"
        " instead of honour, 1 casus belli against you -> players.1",
        "propose:commerce: Ask for commerce in the cities of Bruno; if refused, you mark 1 casus belli against Bruno"
        " -> players.1",
        "revoke:commerce: Revoke the commerce of Bruno in your cities, -1 honour, 1 casus belli against you"
        " -> players.1",
        "revoke:commerce.casus_belli: Revoke the commerce of Bruno in your cities, 2 casus belli spent instead of"
        " honour, 1 casus belli against you -> players.1",
        "propose:tax_20: Demand 20% of what Bruno sells in your cities; if accepted, -1 honour, 1 casus belli"
        " against you -> players.1",
        "propose:tax_20.casus_belli: Demand 20% of what Bruno sells in your cities; if accepted, 2 casus belli"
        " spent instead of honour, 1 casus belli against you -> players.1",
        "waive: Waive your 10% of what Bruno sells in your cities -> players.1",
        "propose:alliance: Propose a military alliance to Bruno; if refused, you mark 1 casus belli against Bruno"
        " -> players.1",
        "declare:war: Declare war on Bruno: your treaties end, -3 honour, 1 casus belli against you, the Pope"
        " may excommunicate you -> players.1",
        "declare:war.casus_belli: Declare war on Bruno: your treaties end, 6 casus belli spent instead of"
        " honour, 1 casus belli against you -> players.1",
    ]
    s = court({"war": [RUM]}, {}, {}, {"war": [CASTILE]}, asks=[step("Approach", other=RUM)])
    assert offered(s, "peace") == [
        "What do you want of Dario (Sultanate of Rum)?",
        "peace",
        "peace: Offer peace to Dario -> players.3",
    ]


@clause("medioevo", "5.01.o", "5.01.p", "5.01.h", "5.01.t")
def test_answers_to_a_proposal() -> None:
    s = court({"casus_belli": [0, 0, 0, 9]}, asks=[step("Answer", proposer=RUM, treaty="commerce", paid=False)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "Dario (Sultanate of Rum) asks for commerce: to trade in your cities."
        " To ask in return for what is then not granted counts as your refusal.",
        "yes no counter:florins counter:passage counter:commerce counter:alliance counter:tax_10 counter:tax_20"
        " counter:tax_20.casus_belli",
        "yes: Accept -> ",
        "no: Refuse, 1 casus belli against you -> ",
        "counter:florins: Accept in return for florins -> ",
        "counter:passage: Accept in return for passage through the territories of Dario -> ",
        "counter:commerce: Accept in return for commerce in the cities of Dario -> ",
        "counter:alliance: Accept in return for a military alliance, -3 honour, 1 casus belli against you -> ",
        "counter:tax_10: Accept in return for 10% of what Dario sells in your cities, 1 casus belli against you -> ",
        "counter:tax_20: Accept in return for 20% of what Dario sells in your cities, -1 honour, 1 casus belli"
        " against you -> ",
        "counter:tax_20.casus_belli: Accept in return for 20% of what Dario sells in your cities, 2 casus belli"
        " spent instead of honour, 1 casus belli against you -> ",
    ]
    s = court(asks=[step("NameSum", proposer=RUM, treaty="commerce", paid=False)])
    assert offered(s, "florins:75") == [
        "How many florins do you ask of Dario (Sultanate of Rum)?",
        "florins:10 florins:25 florins:50 florins:75 florins:100 florins:150 florins:200 florins:300 florins:400"
        " florins:500 florins:750 florins:1000 florins:1500 florins:2000 florins:3000 florins:5000",
        "florins:75: 75 florins -> ",
    ]
    fields: dict[str, Any] = {"other": RUM, "treaty": "passage", "paid": False, "counter_paid": False}
    s = court(asks=[step("Reply", counter="tax_10", florins=0, **fields)])
    assert offered(s, "yes", "no") == [
        "You asked Dario (Sultanate of Rum) for passage through his territories. In return he would keep 10% of"
        " what you sell in his cities: whoever pays marks a casus belli.",
        "yes no",
        "yes: Accept, you mark 1 casus belli -> ",
        "no: Refuse, you mark 1 casus belli -> ",
    ]


@clause("medioevo", "5.01.k")
def test_a_call_to_an_ally() -> None:
    allied: tuple[dict[str, Any], ...] = ({"allied": [RUM, FRANCE]}, {"allied": [CASTILE]}, {}, {"allied": [CASTILE]})
    s = court(*allied, asks=[step("AnswerCall", declarer=RUM, target=FRANCE)])
    assert offered(s, "no", "player:3", "player:1") == [
        "Dario (Sultanate of Rum) has declared war on Bruno (Kingdom of France): do you stand by your ally?",
        "no player:3 player:1",
        "no: Stay out and drop the alliance, without a penalty -> ",
        "player:3: Join the war on the side of Dario (Sultanate of Rum), against Bruno (Kingdom of France)"
        " -> players.3",
        "player:1: Join the war on the side of Bruno (Kingdom of France), against Dario (Sultanate of Rum)"
        " -> players.1",
    ]


@clause("medioevo", "5.01.p1", "5.01.p2", "5.01.p4")
def test_the_articles_of_a_peace() -> None:
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
    assert offered(s, *[one.text for one in s.options()]) == [
        "Peace with Bruno (Kingdom of France). You give: peace. You ask for: peace.",
        "done offer:florins offer:instalment offer:vehicle offer:territory offer:card offer:pope demand:florins"
        " demand:instalment demand:vehicle demand:territory demand:card",
        "done: Make this offer -> ",
        "offer:florins: Give florins at once -> ",
        "offer:instalment: Give florins by instalments -> ",
        "offer:vehicle: Give a vehicle -> ",
        "offer:territory: Give a territory -> ",
        "offer:card: Give an empire card -> ",
        "offer:pope: Give the Pope with the State of the Church -> ",
        "demand:florins: Ask for florins at once -> ",
        "demand:instalment: Ask for florins by instalments -> ",
        "demand:vehicle: Ask for a vehicle -> ",
        "demand:territory: Ask for a territory -> ",
        "demand:card: Ask for an empire card of his choice -> ",
    ]
    for asked in (False, True):
        s = court(king, queen, asks=[step("NameFlorins", asked=asked, instalment=False)], **board)
        words = "do you ask for" if asked else "do you give"
        assert offered(s, "florins:50")[0] == f"How many florins {words} at once?"
        s = court(king, queen, asks=[step("NameFlorins", asked=asked, instalment=True)], **board)
        assert offered(s, "florins:50")[::2] == [f"How many florins {words} each turn?", "florins:50: 50 florins -> "]
    s = court(king, queen, asks=[step("NameTurns", asked=False)], **board)
    assert offered(s, "amount:3") == [
        "For how many turns 20 florins each?",
        "amount:1 amount:2 amount:3 amount:4 amount:5 amount:6 amount:7 amount:8 amount:9 amount:10",
        "amount:3: 3 turns: 60 florins in all -> ",
    ]
    s = court(king, queen, asks=[step("NameVehicle", asked=True)], **board)
    assert offered(s, "transport:cavalry.2") == [
        "Which vehicle?",
        "transport:caravan.1 transport:cavalry.2",
        "transport:cavalry.2: Cavalry 2 in Provence, 2 armies -> players.1.vehicles.2 lands.provence",
    ]
    assert pointed(s, "transport:warship.1", "transport:caravan.1") == [
        "transport:warship.1 -> ",
        "transport:caravan.1 -> players.1.vehicles.1 lands.provence",
    ]
    s = court(king, queen, asks=[step("NameLand", asked=False)], **board)
    assert offered(s, "place:leon") == [
        "Which territory?",
        "place:galicia place:leon",
        "place:leon: León: 3 armies, Village -> lands.leon",
    ]
    s = court(king, queen, asks=[step("NameCard")], **board)
    assert offered(s, "card:relic") == [
        "Which card? It is shown to all.",
        "card:genius card:relic",
        "card:relic: Relic -> players.0.hand.relic",
    ]
    s = court(king, queen, asks=[step("AnswerPeace", FRANCE, final=False)], **board)
    assert offered(s, "yes", "no", "counter:peace") == [
        "Anna (Kingdom of Castile) offers: peace. He asks for: peace.",
        "yes no counter:peace",
        "yes: Sign the peace -> ",
        "no: Refuse: the war goes on -> ",
        "counter:peace: Make another offer -> ",
    ]
    s = court(king, queen, asks=[step("GiveCards", taker=FRANCE, n=1)], **board)
    assert offered(s, "card:genius") == [
        "Choose a card for Bruno (Kingdom of France); one is still due.",
        "card:genius card:relic",
        "card:genius: Genius -> players.0.hand.genius",
    ]


@clause("medioevo", "5.01.o", "5.01.k", "7.10.l", "7.10.w")
def test_standing_orders() -> None:
    s = court(asks=[step("SetOrders", question=0)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "When you are attacked: your battle cards.",
        "order:battle_cards.ask order:battle_cards.none order:battle_cards.all",
        "order:battle_cards.ask: Ask every time -> ",
        "order:battle_cards.none: Use none -> ",
        "order:battle_cards.all: Use all that help -> ",
    ]
    s.apply("order:battle_cards.ask")
    assert offered(s, *[one.text for one in s.options()]) == [
        "Where your armies fall.",
        "order:battle_losses.ask order:battle_losses.default",
        "order:battle_losses.ask: Ask every time -> ",
        "order:battle_losses.default: Those on land first, then from the vehicle with most -> ",
    ]
    s.apply("order:battle_losses.ask")
    assert offered(s, *[one.text for one in s.options()]) == [
        "Proposals of other players.",
        "order:offers.ask order:offers.refuse",
        "order:offers.ask: Ask every time -> ",
        "order:offers.refuse: Refuse them all -> ",
    ]
    s.apply("order:offers.ask")
    assert offered(s, *[one.text for one in s.options()]) == [
        "When war is declared on or by an ally.",
        "order:alliance_calls.ask order:alliance_calls.drop order:alliance_calls.confirm",
        "order:alliance_calls.ask: Ask every time -> ",
        "order:alliance_calls.drop: Drop the alliance -> ",
        "order:alliance_calls.confirm: Confirm the alliance and join the war -> ",
    ]


@clause("medioevo", "3.26.8.a", "3.26.8.b", "3.26.9.a", "3.26.10.a", "3.26.16.a", "7.01.d", "5.02.c")
def test_questions_of_cards() -> None:
    robbed = {"hand": ["relic", "assassin"], "shown": ["merchant"]}
    churches = {"leon": land(CASTILE), "provence": land(FRANCE, cathedral=True), "geneva": land(FRANCE, cathedral=True)}
    s = court({}, robbed, asks=[step("ChooseVictim", card="assassin")], lands=churches)
    assert offered(s, "player:1") == [
        "Assassin: against whom? He marks 1 casus belli against you.",
        "player:1",
        "player:1: Bruno (Kingdom of France): 3 cards -> players.1",
    ]
    s = court({}, robbed, asks=[step("Parry", FRANCE, attacker=CASTILE)], lands=churches)
    assert offered(s, "no", "yes") == [
        "Anna (Kingdom of Castile) has sent an assassin. Do you stop him with yours?"
        " If not, one of your cards is eliminated.",
        "no yes",
        "no: No -> ",
        "yes: Yes -> ",
    ]
    s = court({}, robbed, asks=[step("PickCard", victim=FRANCE, steal=True)], lands=churches, pope=FRANCE, spied=FRANCE)
    assert offered(s, "card:relic", "card:merchant", "card:pope") == [
        "You see the cards of Bruno (Kingdom of France): which one do you take?",
        "card:relic card:assassin card:merchant card:pope",
        "card:relic: Relic -> players.1.hand.relic",
        "card:merchant: Merchant -> players.1.shown.merchant",
        "card:pope: Pope -> pope",
    ]
    s = court({}, robbed, asks=[step("PickCard", victim=FRANCE, steal=False)], lands=churches, spied=FRANCE)
    assert offered(s, "card:relic")[:1] == ["You see the cards of Bruno (Kingdom of France): which one is eliminated?"]
    assert pointed(s, "card:genius", "card:pope") == ["card:genius -> ", "card:pope -> "]
    s = court({}, robbed, asks=[step("TakeCathedral", victim=FRANCE)], lands=churches)
    assert offered(s, "cathedral:geneva") == [
        "Which cathedral of Bruno (Kingdom of France) does the bishop take?",
        "cathedral:provence cathedral:geneva",
        "cathedral:geneva: Geneva -> lands.geneva",
    ]
    s = court(asks="ReceiveCathedral", lands={id: land(CASTILE) for id in home("castile")})
    assert offered(s, "cathedral:leon") == [
        "Place: Cathedral.",
        "cathedral:galicia cathedral:leon cathedral:biscay cathedral:old_castile cathedral:new_castile"
        " cathedral:extremadura cathedral:andalusia cathedral:murcia",
        "cathedral:leon: León -> lands.leon",
    ]
    s = court(asks=[step("ChoosePartner", card="diplomat")])
    assert offered(s, "player:2") == [
        "Diplomat: on whom do you impose it?",
        "player:1 player:2 player:3",
        "player:2: Carla (Mamluk Sultanate) -> players.2",
    ]
    s = court(asks=[step("ChooseTurns", card="diplomat", other=FRANCE)])
    assert offered(s, "amount:1", "amount:3") == [
        "Diplomat: for how many turns does it hold with Bruno (Kingdom of France)?",
        "amount:1 amount:2 amount:3",
        "amount:1: 1 turn -> ",
        "amount:3: 3 turns -> ",
    ]
    s = court({"hand": ["mercenary"] * 2, "florins": 90}, asks="HireMercenaries")
    assert offered(s, *[one.text for one in s.options()][-2:]) == [
        "Mercenary: how many armies do you hire at 10 florins each? You have 90 florins.",
        "done hire:1 hire:2 hire:3 hire:4 hire:5",
        "hire:4: Hire 4 mercenary armies for 40 florins -> ",
        "hire:5: Hire 5 mercenary armies for 50 florins -> ",
    ]


@clause("medioevo", "7.02.d", "7.08.a", "7.08.e", "3.25.a", "3.27.e", "3.26.15.a")
def test_questions_about_florins() -> None:
    s = court({"florins": 42}, asks=[step("Bid", sword=2)])
    assert offered(s, "bid:0", "bid:42") == [
        "Sword 2, place 2 in the order of the round: what is the most you would pay? You have 42 florins.",
        "bid:0 bid:1 bid:5 bid:10 bid:15 bid:20 bid:25 bid:30 bid:40 bid:42",
        "bid:0: Nothing -> ",
        "bid:42: 42 florins -> ",
    ]
    rich: dict[str, Any] = {
        "florins": 900,
        "technologies": ["architecture", "pottery"],
        "hand": ["architect"],
        "vehicles": [vehicle("caravan", "leon", goods={"salt": 2})],
    }
    s = court(rich, asks="PurchaseMenu", lands={"leon": land(CASTILE, settlement="encampment")})
    assert offered(
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
    ) == [
        "Buy what you like: you have 900 florins.",
        "done end_turn learn:agriculture learn:weaving learn:medicine learn:deism learn:mathematics learn:roads"
        " learn:mining learn:education buy:encampment buy:fort buy:trade_ship buy:warship buy:cavalry buy:banner"
        " buy:grain_reserve scrap play:architect",
        "done: Done -> ",
        "buy:encampment: Encampment: 50 florins. +10 population; rebuilds a city in ruins, which trades again."
        " At present it would stay in reserve: there is nowhere to place it. -> ",
        "buy:fort: Fort: 100 florins. +10 population, and one die more for the last 10 armies that defend. -> ",
        "buy:banner: Banner: 100 florins. Only banners attack: the level, from 1 to 3, says how many attacks and how"
        " many points on foot a turn. -> ",
        "buy:warship: Warship: 250 florins. Carries a banner and 20 armies by sea, more with your level of learning: 10"
        " points."
        " At present it would stay in reserve: there is nowhere to place it. -> ",
        "learn:deism: Deism (50 florins): Opens Mysticism, Monotheism and Theology; Superstition 1 less."
        " -> technology_owners.deism",
        "play:architect: Play Architect. With Architecture: buildings at half price in this purchase phase."
        " -> players.0.hand.architect",
        "scrap: Scrap a vehicle (it is lost) -> ",
        "buy:grain_reserve: Grain reserve: 50 florins. With Pottery the Famine takes 10 armies less. -> ",
    ]
    rich["vehicles"].append(vehicle("cavalry", "reserve"))
    assert offered(court(rich, asks="ScrapVehicle"), "use:caravan.1") == [
        "Which vehicle is scrapped, with all aboard?",
        "use:caravan.1",
        "use:caravan.1: Caravan 1 in León, Salt 2 -> players.0.vehicles.1 lands.leon",
    ]
    s = court(rich, asks=[step("BuyAtCouncil", left=2)])
    assert offered(s, "done", "learn:deism") == [
        "Council: you may learn 2 more technologies at half price.",
        "done learn:agriculture learn:weaving learn:medicine learn:deism learn:mathematics learn:roads learn:mining"
        " learn:education",
        "done: Done -> ",
        "learn:deism: Deism (25 florins): Opens Mysticism, Monotheism and Theology; Superstition 1 less."
        " -> technology_owners.deism",
    ]


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


@clause("medioevo", "3.29.d", "3.30.1.a", "3.30.3.e", "2.06", "3.30.15.a", "3.30.11.a")
def test_questions_of_fate() -> None:
    assert offered(fate("PayOrStop", vehicle=3, price=10), "yes", "no") == [
        "Caravan (León): pay 10 florins, or it does not move?",
        "yes no",
        "yes: Yes -> ",
        "no: No -> ",
    ]
    assert offered(fate("ArmiesOrGoods", vehicle=3, armies=2, goods=5), "cargo:armies", "cargo:goods") == [
        "Caravan (León): what do you lose?",
        "cargo:armies cargo:goods",
        "cargo:armies: 2 armies -> ",
        "cargo:goods: 5 units of goods -> ",
    ]
    assert offered(fate("ArmiesOrGoods", vehicle=3, armies=5, goods=9), "cargo:armies", "cargo:goods") == [
        "Caravan (León): what do you lose?",
        "cargo:armies cargo:goods",
        "cargo:armies: 3 armies -> ",
        "cargo:goods: 6 units of goods -> ",
    ]
    s = fate("MakeGold")
    assert offered(s, "automatic", "place:leon", "aboard:caravan.1", "done") == [
        "Alchemy: which of your 5 units of iron become gold?",
        "automatic place:leon aboard:caravan.1 done",
        "automatic: All of it -> ",
        "place:leon: León -> lands.leon",
        "aboard:caravan.1: Aboard Caravan 1 in León, 3 armies, Salt 4, Iron 2 -> players.0.vehicles.1 lands.leon",
        "done: Done -> ",
    ]
    assert offered(fate("MakeSomeGold", source=1003), "amount:2") == [
        "How many units of iron become gold?",
        "amount:1 amount:2",
        "amount:2: 2 -> ",
    ]
    losses: dict[str, Any] = {"n": 9, "lands": [], "vehicles": [], "clause": "3.30.3.a"}
    s = fate("LoseArmies", **losses)
    assert offered(s, "automatic", "army:leon", "aboard:caravan.1", "banner:3") == [
        "Where do you remove armies? 9 have to go.",
        "automatic army:galicia army:leon aboard:caravan.1 aboard:warship.1 banner:3",
        "automatic: Always where most are left -> ",
        "army:leon: León (9 armies) -> lands.leon",
        "aboard:caravan.1: Aboard Caravan 1 in León, 3 armies, Salt 4, Iron 2 -> players.0.vehicles.1 lands.leon",
        "banner:3: Banner 3, level 1, in Extremadura -> players.0.banners.3 lands.extremadura",
    ]
    assert offered(fate("LoseFrom", source=1003, **losses), "amount:2") == [
        "How many of the 9 armies go there?",
        "amount:1 amount:2 amount:3",
        "amount:2: 2 armies fewer: Caravan 1 -> ",
    ]
    assert offered(fate("LowerCities", left=1, levels=2, lowered=[]), "place:leon") == [
        "In which city do the slaves rise? 1 city loses 2 levels.",
        "place:galicia place:leon",
        "place:leon: León: 12 armies, Town, Cathedral -> lands.leon",
    ]
    assert offered(fate("LoseCathedral", left=1, clause="3.30.11.a"), "place:galicia") == [
        "Which cathedral falls? One of yours has to.",
        "place:galicia place:leon",
        "place:galicia: Galicia -> lands.galicia",
    ]


@clause("medioevo", "3.30.9.a", "3.30.10.a", "3.30.8.b", "3.20.c")
def test_questions_of_the_crown() -> None:
    assert offered(fate("ShowHeroine", players=[0], heroines=[]), "yes", "no") == [
        "The emperor is chosen by dice: do you show a heroine and throw four?",
        "yes no",
        "yes: Yes -> ",
        "no: No -> ",
    ]
    assert offered(fate("Deceive"), "player:1") == [
        "Whom do you deceive? He marks 1 casus belli against you.",
        "player:1 player:2 player:3",
        "player:1: Bruno (Kingdom of France): loses up to 3 generals -> players.1",
    ]
    assert offered(fate("LoseGeneral", left=2), "banner:1", "banner:2", "reserve") == [
        "Which general do you lose? 2 have to go.",
        "banner:1 banner:2 reserve",
        "banner:1: Banner 1, level 3, in reserve -> players.0.banners.1",
        "banner:2: Banner 2, level 2, in León -> players.0.banners.2 lands.leon",
        "reserve: The one in reserve -> ",
    ]
    split: dict[str, Any] = {"receiver": FRANCE, "lands": [], "vehicles": []}
    assert offered(fate("Secede", **split), "place:leon", "aboard:warship.1") == [
        "Civil war: choose what goes to Bruno (Kingdom of France), 1 more at least.",
        "place:galicia place:leon aboard:warship.1",
        "place:leon: León: 12 armies, Town, Cathedral -> lands.leon",
        "aboard:warship.1: Aboard Warship 1 in Celtic Sea, 9 armies -> players.0.vehicles.2 seas.celtic_sea",
    ]
    s = court(RIDERS, {"causes": ["unjust_war"]}, asks=[step("Judge", offender=FRANCE)], lands=REALM, pope=CASTILE)
    assert offered(s, "no", "yes") == [
        "Bruno (Kingdom of France) has given cause: unjust war. Do you excommunicate him?",
        "no yes",
        "no: Let it pass -> ",
        "yes: Excommunicate him: he counts as a Muslim, loses his generals and marks 3 casus belli against you -> ",
    ]


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


@clause("medioevo", "3.30.5.b", "3.30.5.e", "3.30.5.f", "3.30.5.g", "3.30.5.h", "3.30.5.j")
def test_questions_before_a_crusade() -> None:
    assert offered(crusade("AnswerPope", seat=1), "yes", "no") == [
        "The Pope calls a crusade. Do you join? Joiners become allies and are at war with the owner of the goal;"
        " whoever refuses is excommunicated.",
        "yes no",
        "yes: Yes -> ",
        "no: No -> ",
    ]
    plan: dict[str, Any] = {"joiners": 3, "goal": None, "start": None, "rounds": 0}
    assert offered(crusade("PlanCrusade", **plan), "place:palestine") == [
        "Which city is the goal of the crusade?",
        "place:lower_egypt place:thrace place:palestine place:morocco place:moscow",
        "place:palestine: Jerusalem (Palestine): Carla (Sultanate of Rum), 2 armies, 5 honour at stake"
        " -> lands.palestine",
    ]
    plan["goal"] = "palestine"
    assert offered(crusade("PlanCrusade", **plan), "place:ile_de_france") == [
        "In which city does the crusade gather?",
        "place:papal_state place:ile_de_france",
        "place:ile_de_france: Paris (Île-de-France): Bruno (Kingdom of France) -> lands.ile_de_france",
    ]
    plan["start"] = "papal_state"
    assert offered(crusade("PlanCrusade", **plan), "amount:2") == [
        "How many rounds does it prepare?",
        "amount:1 amount:2 amount:3",
        "amount:2: 2 rounds: it leaves in round 8 -> ",
    ]
    plan["rounds"] = 1
    assert offered(crusade("PlanCrusade", **plan), "amount:100") == [
        "What percentage of his armies has each to send? You have 12 armies on the map.",
        "amount:1 amount:2 amount:3 amount:4 amount:5 amount:6 amount:7 amount:8 amount:9 amount:10 amount:11"
        " amount:12 amount:13 amount:14 amount:15 amount:16 amount:17 amount:18 amount:19 amount:20 amount:21"
        " amount:22 amount:23 amount:24 amount:25 amount:26 amount:27 amount:28 amount:29 amount:30 amount:31"
        " amount:32 amount:33 amount:34 amount:35 amount:36 amount:37 amount:38 amount:39 amount:40 amount:41"
        " amount:42 amount:43 amount:44 amount:45 amount:46 amount:47 amount:48 amount:49 amount:50 amount:51"
        " amount:52 amount:53 amount:54 amount:55 amount:56 amount:57 amount:58 amount:59 amount:60 amount:61"
        " amount:62 amount:63 amount:64 amount:65 amount:66 amount:67 amount:68 amount:69 amount:70 amount:71"
        " amount:72 amount:73 amount:74 amount:75 amount:76 amount:77 amount:78 amount:79 amount:80 amount:81"
        " amount:82 amount:83 amount:84 amount:85 amount:86 amount:87 amount:88 amount:89 amount:90 amount:91"
        " amount:92 amount:93 amount:94 amount:95 amount:96 amount:97 amount:98 amount:99 amount:100",
        "amount:100: 100% -> ",
    ]
    assert offered(crusade("CombatMenu"), "crusade") == [
        "Combat: move, attack, or be done.",
        "done end_turn attack:1.campania attack:1.campania.all attack:1.lombardy attack:1.lombardy.all"
        " attack:1.triveneto attack:1.triveneto.all attack:1.tuscany attack:1.tuscany.all use:cavalry.1 crusade",
        "crusade: Commit pieces to the crusade -> ",
    ]
    assert offered(crusade("Commit"), "done", "army:papal_state", "aboard:cavalry.1", "banner:1", "engine:2") == [
        "What do you commit to the crusade? You have sent 3 armies; your quota is 4.",
        "done army:papal_state aboard:cavalry.1 banner:1 engine:2",
        "done: Done -> ",
        "army:papal_state: State of the Church (9 armies) -> lands.papal_state",
        "aboard:cavalry.1: Aboard Cavalry 1 in State of the Church, 3 armies -> players.0.vehicles.1 lands.papal_state",
        "banner:1: Banner 1, level 1, in State of the Church -> players.0.banners.1 lands.papal_state",
        "engine:2: Catapult in State of the Church -> players.0.engines.1 lands.papal_state",
    ]


@clause("medioevo", "3.30.5.o", "3.30.5.p", "3.30.5.r", "3.30.5.s", "3.30.5.x")
def test_questions_of_a_crusade() -> None:
    s = crusade("CommitArmies", holder=crusade("Commit").box.place_number["papal_state"])
    assert offered(s, "amount:8") == [
        "How many armies do you commit?",
        "amount:1 amount:2 amount:3 amount:4 amount:5 amount:6 amount:7 amount:8",
        "amount:8: 8 -> ",
    ]
    s = crusade("NextStep", "papal_state")
    assert offered(s, *[one.text for one in s.options()]) == [
        "Where does the crusade march, on its way to Jerusalem (Palestine)?",
        "go:campania go:northern_tyrrhenian go:southern_tyrrhenian go:upper_adriatic",
        "go:campania: Campania -> lands.campania",
        "go:northern_tyrrhenian: Northern Tyrrhenian Sea -> seas.northern_tyrrhenian",
        "go:southern_tyrrhenian: Southern Tyrrhenian Sea -> seas.southern_tyrrhenian",
        "go:upper_adriatic: Upper Adriatic -> seas.upper_adriatic",
    ]
    assert offered(crusade("CombatMenu", "cappadocia", seat=2), "crusade:1.cappadocia") == [
        "Combat: move, attack, or be done.",
        "done end_turn attack:1.assyria attack:1.assyria.all attack:1.cappadocia attack:1.cappadocia.all"
        " attack:1.georgia attack:1.georgia.all attack:1.osroene attack:1.osroene.all attack:1.pontus"
        " attack:1.pontus.all crusade:1.cappadocia crusade:1.cappadocia.all march:1.osroene",
        "crusade:1.cappadocia: Attack the crusade in Cappadocia (5 armies) with banner 1 in Armenia (90 armies, one"
        " attack left), battle by battle -> players.2.banners.1 lands.armenia lands.cappadocia",
    ]
    assert offered(crusade("DeclareForDefence", "palestine", seat=3, waiting=[], defenders=[2]), "yes", "no") == [
        "The crusade is before Jerusalem (Palestine). Do you fight for its defence? Defenders gain 5 honour if it"
        " fails and lose as much if it wins.",
        "yes no",
        "yes: Yes -> ",
        "no: No -> ",
    ]
    assert offered(crusade("OrderFighters", "palestine", fighters=[0, 1]), "player:1") == [
        "Who of your side fights next? The order is repeated until the end.",
        "player:0 player:1",
        "player:1: Bruno (Kingdom of France) -> players.1",
    ]
    assert offered(crusade("GiveCity", "palestine", opponents=[2]), "player:0", "player:1") == [
        "Who receives Jerusalem (Palestine)?",
        "player:0 player:1",
        "player:0: Anna (Kingdom of Castile): 3 armies -> players.0",
        "player:1: Bruno (Kingdom of France): 2 armies -> players.1",
    ]
