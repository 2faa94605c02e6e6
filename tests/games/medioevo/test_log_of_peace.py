"""What the log tells of treaties, cards, realms and rounds: by which clause, how much, and in which words."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.round.turns import BeginRound, BeginTurn
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    NAMES,
    banner,
    choose,
    engine,
    go_on,
    heard,
    home,
    land,
    listen,
    load_dice,
    new,
    person,
    position,
    run,
    step,
    told,
    vehicle,
    wild,
)

# --- diplomacy -------------------------------------------------------------------------------------------------------


def court(*people: dict[str, Any], asks: Any = None, **more: Any) -> Medioevo:
    named = [*people, *({} for _ in range(3 - len(people)))]
    seated = [{**person(id), **one} for id, one in zip(("castile", "france", "rum"), named, strict=True)]
    lands = {"leon": land(0), "provence": land(1), "armenia": land(2), "galicia": land(0)}
    return position(*seated, asks=asks or [step("Approach", other=1)], lands=lands, **more)


@clause("medioevo", "5.01.o", "5.01.e", "5.01.h", "5.01.t")
def test_proposals_and_pacts_are_told() -> None:
    assert heard(court(), "propose:passage", "yes") == [
        "5.01.o decided 1: Anna asks Bruno for passage through his territories.",
        "5.01.o gained 1: Anna may cross the territories of Bruno.",
        "actions: 0 -> 1",
        "proposed: 0 -> 64",
        "players.0.passage: - -> 1",
        "next: ",
    ]
    assert heard(court(), "propose:commerce", "no") == [
        "5.01.o decided 1: Anna asks Bruno for commerce in his cities.",
        "5.01.o decided 1: Bruno refuses the proposal of Anna.",
        "5.01.t gained 1: Anna marks 1 casus belli against Bruno.",
        "actions: 0 -> 1",
        "proposed: 0 -> 128",
        "players.0.casus_belli: - -> 0 1 0",
        "next: ",
    ]
    assert heard(court({}, {"commerce": [0]}), "propose:tax_20", "yes") == [
        "5.01.o decided 1: Anna demands 20% of what Bruno sells in the cities of Anna.",
        "5.01.h changed 20: Bruno leaves 20% of every sale in the cities of Anna to their owner.",
        "5.01.t gained 1: Bruno marks 1 casus belli against Anna.",
        "5.01.t scored -1: Anna loses 1 honour, for an act of diplomacy (-1 in all).",
        "actions: 0 -> 1",
        "proposed: 0 -> 512",
        "players.0.honour: - -> -1",
        "players.1.rates: - -> 20 0 0",
        "players.1.casus_belli: - -> 1 0 0",
        "next: ",
    ]


@clause("medioevo", "5.01.s", "5.02.d", "5.01.t")
def test_what_ends_a_pact_is_told() -> None:
    allies = ({"allied": [1], "casus_belli": [0, 9, 0]}, {"allied": [0]})
    assert heard(court(*allies), "revoke:alliance") == [
        "5.01.s lost 1: Anna leaves the alliance with Bruno.",
        "5.01.t gained 1: Bruno marks 1 casus belli against Anna.",
        "5.01.t scored -1: Anna loses 1 honour, for an act of diplomacy (-1 in all).",
        "actions: 0 -> 1",
        "players.0.allied: 1 -> -",
        "players.0.honour: - -> -1",
        "players.1.allied: 0 -> -",
        "players.1.casus_belli: - -> 1 0 0",
        "next: ",
    ]
    assert heard(court(*allies), "revoke:alliance.casus_belli") == [
        "5.01.s lost 1: Anna leaves the alliance with Bruno.",
        "5.02.d lost 2: Anna spends 2 casus belli against Bruno instead of honour.",
        "5.01.t gained 1: Bruno marks 1 casus belli against Anna.",
        "actions: 0 -> 1",
        "players.0.allied: 1 -> -",
        "players.0.casus_belli: 0 9 0 -> 0 7 0",
        "players.1.allied: 0 -> -",
        "players.1.casus_belli: - -> 1 0 0",
        "next: ",
    ]
    assert heard(court({"passage": [1]}), "renounce:passage") == [
        "5.01.s lost 1: Anna gives up the passage through the territories of Bruno.",
        "actions: 0 -> 1",
        "players.0.passage: 1 -> -",
        "next: ",
    ]
    taxed = court({}, {"commerce": [0], "rates": [10, 0, 0]})
    assert heard(taxed, "waive") == [
        "5.01.s lost 1: Anna waives the share of what Bruno sells.",
        "actions: 0 -> 1",
        "players.1.rates: 10 0 0 -> -",
        "next: ",
    ]


@clause("medioevo", "5.01.j", "5.01.k", "5.01.t")
def test_a_war_and_who_joins_it_are_told() -> None:
    s = court({"allied": [2]}, {}, {"allied": [0]})
    assert heard(s, "declare:war") == [
        "5.01.j decided 1: Anna (Kingdom of Castile) declares war on Bruno (Kingdom of France).",
        "5.01.t scored -3: Anna loses 3 honour, for an act of diplomacy (-3 in all).",
        "5.01.t gained 1: Bruno marks 1 casus belli against Anna.",
        "5.01.j changed 1: Anna and Bruno are at war.",
        "actions: 0 -> 1",
        "players.0.honour: - -> -3",
        "players.0.causes: - -> unjust_war",
        "players.0.war: - -> 1",
        "players.1.war: - -> 0",
        "players.1.casus_belli: - -> 1 0 0",
        "next: AnswerCall seat=2 declarer=0 target=1; TakeSides declarer=0 target=1",
    ]
    assert heard(s, "player:0") == [
        "5.01.k decided 1: Carla joins the war on the side of Anna.",
        "5.01.j changed 1: Carla and Bruno are at war.",
        "players.1.war: 0 -> 0 2",
        "players.2.war: - -> 1",
        "revealed",
        "next: ",
    ]
    s = court({"allied": [2]}, {}, {"allied": [0]})
    choose(s, "declare:war")
    assert heard(s, "no") == [
        "5.01.k lost 1: Carla drops the alliance with Anna.",
        "players.0.allied: 2 -> -",
        "players.2.allied: 0 -> -",
        "revealed",
        "next: ",
    ]


@clause("medioevo", "5.01.p1", "5.01.p2", "5.01.p3", "5.01.p4", "6.03.f")
def test_a_peace_is_told_article_by_article() -> None:
    gives = {"florins": 50, "instalment": 20, "turns": 3, "lands": ["leon"], "cards": ["genius"]}
    s = court(
        {"war": [1], "shown": ["genius"]},
        {"war": [0], "vehicles": [vehicle("cavalry", "provence", armies=2)]},
        asks=[step("AnswerPeace", 1, final=False)],
        offer={"by": 0, "to": 1, "gives": gives, "asks": {"vehicles": ["cavalry.1"]}},
    )
    assert heard(s, "yes") == [
        "5.01.p1 changed 1: Anna and Bruno are no longer at war.",
        "5.01.p1 moved 50: Anna pays 50 florins to Bruno.",
        "5.01.p4 changed 60: Anna owes Bruno 20 florins in each of 3 turns.",
        "5.01.p1 moved 1: Bruno takes Genius from Anna. ['Anna', 'Bruno']",
        "5.01.p1 moved 1: Bruno cedes to Anna: Cavalry.",
        "5.01.p3 moved 1: Anna cedes to Bruno: León.",
        "lands.leon.owner: 0 -> 1",
        "debts: - -> (debtor=0 creditor=1 instalment=20 turns=3 overdue=0)",
        "offer: by=0 to=1 gives={'florins': 50, 'instalment': 20, 'turns': 3, 'lands': ['leon'], 'cards':"
        " ['genius']} asks={'vehicles': ['cavalry.1']} -> -",
        "players.0.shown: genius -> -",
        "players.0.war: 1 -> -",
        "players.0.vehicles: - -> (at=provence armies=2)",
        "players.1.war: 0 -> -",
        "players.1.vehicles: (at=provence armies=2) -> -",
        "players.1.florins: - -> 50",
        "players.1.hand: - -> genius",
        "revealed",
        "next: ",
    ]
    s = court({"war": [1]}, {"war": [0]})
    assert heard(s, "peace", "done", "no") == [
        "5.01.p1 decided 1: Anna offers peace to Bruno.",
        "5.01.o decided 1: Bruno refuses the proposal of Anna.",
        "actions: 0 -> 1",
        "proposed: 0 -> 2048",
        "next: ",
    ]


@clause("medioevo", "3.26.10.a", "3.26.11.a", "3.26.12.a", "7.01.d")
def test_imposed_terms_are_told() -> None:
    asks = [step("Diplomacy", orders=True)]
    assert heard(court({"hand": ["diplomat"]}, asks=asks), "play:diplomat", "player:1", "amount:1") == [
        "7.01.d gained 1: Anna imposes a truce on Bruno for 1 turn.",
        "terms: - -> (kind=truce one=0 other=1 turns_one=2 turns_other=1)",
        "empire_discards: - -> diplomat",
        "players.0.hand: diplomat -> -",
        "revealed",
        "next: Diplomacy seat=0 orders=False",
    ]
    assert heard(court({"hand": ["golden_tablet"]}, asks=asks), "play:golden_tablet", "player:1", "amount:2") == [
        "5.01.o gained 1: Anna may cross the territories of Bruno.",
        "7.01.d gained 2: It holds for 2 turns of Anna and Bruno and cannot be revoked.",
        "terms: - -> (kind=imposed_passage one=0 other=1 turns_one=3 turns_other=2)",
        "empire_discards: - -> golden_tablet",
        "players.0.hand: golden_tablet -> -",
        "players.0.passage: - -> 1",
        "revealed",
        "next: Diplomacy seat=0 orders=False",
    ]
    assert heard(court({"hand": ["treaty"]}, asks=asks), "play:treaty", "player:1", "amount:3") == [
        "5.01.o gained 1: Anna may trade in the cities of Bruno.",
        "7.01.d gained 3: It holds for 3 turns of Anna and Bruno and cannot be revoked.",
        "terms: - -> (kind=imposed_commerce one=0 other=1 turns_one=4 turns_other=3)",
        "empire_discards: - -> treaty",
        "players.0.hand: treaty -> -",
        "players.0.commerce: - -> 1",
        "revealed",
        "next: Diplomacy seat=0 orders=False",
    ]


# --- cards -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.8.a", "3.26.8.b", "3.26.9.a", "3.26.16.a", "5.02.c", "6.03.f")
def test_cards_against_a_player_are_told() -> None:
    s = court({"hand": ["thief"]}, {"hand": ["relic"]}, asks="CombatMenu", phase="combat")
    assert heard(s, "play:thief", "player:1", "card:relic") == [
        "3.26.9.a moved 1: Anna plays Thief against Bruno.",
        "5.02.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.26.9.a moved 1: Anna takes Relic from Bruno. ['Anna', 'Bruno']",
        "empire_discards: - -> thief",
        "players.0.hand: thief -> relic",
        "players.1.hand: relic -> -",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: CombatMenu seat=0",
    ]
    s = court({"hand": ["assassin"]}, {"hand": ["relic", "assassin"]}, asks="CombatMenu", phase="combat")
    assert heard(s, "play:assassin", "player:1", "no", "card:relic") == [
        "3.26.8.a moved 1: Anna plays Assassin against Bruno.",
        "5.02.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.26.8.a lost 1: Bruno loses Relic.",
        "empire_discards: - -> assassin relic",
        "players.0.hand: assassin -> -",
        "players.1.hand: relic assassin -> assassin",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: CombatMenu seat=0",
    ]
    s = court({"hand": ["assassin"]}, {"hand": ["relic", "assassin"]}, asks="CombatMenu", phase="combat")
    assert heard(s, "play:assassin", "player:1", "yes") == [
        "3.26.8.a moved 1: Anna plays Assassin against Bruno.",
        "5.02.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.26.8.b moved 1: Bruno stops the assassin of Anna with one of his own.",
        "empire_discards: - -> assassin assassin",
        "players.0.hand: assassin -> -",
        "players.1.hand: relic assassin -> relic",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: CombatMenu seat=0",
    ]
    lands = {id: land(0) for id in home("castile")} | {"provence": land(1, cathedral=True)}
    bishop = person("castile", hand=["bishop"])
    s = position(bishop, person("france"), asks="CombatMenu", phase="combat", lands=lands)
    assert heard(s, "play:bishop", "player:1", "cathedral:leon") == [
        "3.26.16.a moved 1: Anna plays Bishop against Bruno.",
        "5.02.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.26.16.a lost 1: Bruno loses the cathedral in Provence.",
        "3.26.16.a gained 1: Anna places in León: Cathedral.",
        "lands.leon.cathedral: - -> True",
        "lands.provence.cathedral: True -> -",
        "empire_discards: - -> bishop",
        "players.0.hand: bishop -> -",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "3.26.9.b", "3.20.i")
def test_a_stolen_pope_is_told() -> None:
    s = position(
        person("castile", hand=["thief"]),
        person("france"),
        asks="CombatMenu",
        phase="combat",
        pope=1,
        lands={"papal_state": land(1), "provence": land(1), "leon": land(0)},
    )
    assert heard(s, "play:thief", "player:1", "card:pope") == [
        "3.26.9.a moved 1: Anna plays Thief against Bruno.",
        "5.02.c gained 1: Bruno marks 1 casus belli against Anna.",
        "3.26.9.b moved 1: Anna takes Pope from Bruno.",
        "4.03.h scored -1: Bruno loses 1 honour, for the Pope (-1 in all).",
        "3.20.i gained 1: Anna is Pope.",
        "4.03.h scored 1: Anna gains 1 honour, for the Pope (1 in all).",
        "lands.papal_state.owner: 1 -> 0",
        "holders.church: barbarian -> 0",
        "pope: 1 -> 0",
        "empire_discards: - -> thief",
        "players.0.hand: thief -> -",
        "players.0.honour: - -> 1",
        "players.1.honour: - -> -1",
        "players.1.casus_belli: - -> 1 0 0",
        "revealed",
        "next: CombatMenu seat=0",
    ]


@clause("medioevo", "3.26.15.a", "3.26.1.a", "3.26.c", "7.03.a")
def test_cards_for_oneself_are_told() -> None:
    s = position(person("castile", "architecture", hand=["architect"]), asks="PurchaseMenu", lands={"leon": land(0)})
    assert heard(s, "play:architect") == [
        "3.26.15.a moved 1: Anna plays Architect.",
        "empire_discards: - -> architect",
        "half_price: False -> True",
        "players.0.hand: architect -> -",
        "revealed",
        "next: PurchaseMenu seat=0",
    ]
    s = position(person(hand=["mercenary"], florins=99), asks="HireMercenaries", lands={"leon": land(0)})
    assert heard(s, "hire:5") == [
        "3.26.1.a lost 50: Anna pays 50 florins.",
        "3.26.1.a gained 5: Anna hires 5 armies.",
        "empire_discards: - -> mercenary",
        "players.0.florins: 99 -> 49",
        "players.0.hand: mercenary -> -",
        "players.0.reserve: - -> 5",
        "revealed",
        "next: ",
    ]
    s = position(person("castile", "coinage", hand=["merchant"]), asks="TradeMenu", empire_pile=["relic"] * 3)
    listen(s)
    turn_up(s, 0)
    assert told(s) == [
        "3.26.c revealed 1: Anna turns up Merchant.",
        "players.0.hand: merchant -> -",
        "players.0.shown: - -> merchant",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    run(s, "DealEmpireCards")
    assert told(s) == [
        "7.03.a moved 1: Anna draws an empire card.",
        "7.03.a revealed 1: You draw Relic. ['Anna']",
        "7.03.a moved 1: Bruno draws an empire card.",
        "7.03.a revealed 1: You draw Relic. ['Bruno']",
        "7.03.a moved 1: Carla draws an empire card.",
        "7.03.a revealed 1: You draw Relic. ['Carla']",
        "phase: trade -> empire_cards",
        "players.0.hand: - -> relic",
        "players.1.hand: - -> relic",
        "players.2.hand: - -> relic",
        "empire_pile: relic relic relic -> -",
        "revealed",
        "next: TradeMenu seat=0 in_hand=None",
    ]


# --- the realm -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.06.a", "7.08.a", "7.08.e", "3.27.e", "3.28.f")
def test_reinforcements_and_purchases_are_told() -> None:
    lands = {"leon": land(0, settlement="encampment"), "galicia": land(0)}
    trader = person("castile", "pottery", florins=900, vehicles=[vehicle("caravan", "leon")])
    s = position(trader, asks="PurchaseMenu", lands=lands)
    assert heard(s, "buy:banner") == [
        "7.08.a lost 100: Anna pays 100 florins.",
        "7.08.a gained 1: Anna buys: Banner.",
        "players.0.florins: 900 -> 800",
        "players.0.banners: - -> (at=reserve level=1 reach=1)",
        "next: PurchaseMenu seat=0",
    ]
    assert heard(s, "learn:deism") == [
        "3.11.b lost 50: Anna pays 50 florins.",
        "3.27.e gained 1: Anna learns Deism.",
        "players.0.technologies: pottery -> pottery deism",
        "players.0.florins: 800 -> 750",
        "players.0.fresh: - -> deism",
        "next: PurchaseMenu seat=0",
    ]
    assert heard(s, "scrap", "use:caravan.1") == [
        "7.08.e lost 1: Anna scraps: Caravan.",
        "players.0.vehicles: (at=leon) -> -",
        "next: PurchaseMenu seat=0",
    ]
    listen(s)
    run(s, "Reinforcements", 0)
    assert told(s) == [
        "7.06.a gained 2: Anna receives 2 armies: 2 for the lands of the home kingdom.",
        "phase: trade -> reinforcements",
        "players.0.reserve: - -> 2",
        "revealed",
        "next: PurchaseMenu seat=0",
    ]


@clause("medioevo", "3.28.f", "3.28.a", "4.03.l")
def test_a_new_level_of_learning_is_told() -> None:
    for known, words in ((8, "level 2"), (16, "level 3"), (23, "the highest level")):
        learned = person("castile", " ".join(TECHNOLOGIES[:known]), florins=999)
        s = position(learned, asks="PurchaseMenu", lands={"leon": land(0)})
        learns = heard(s, f"learn:{TECHNOLOGIES[known]}")
        assert learns[2] == f"3.28.f changed {words[-1] if known < 23 else 4}: Anna reaches {words} of learning."
    assert learns[3] == "4.03.l scored 1: Anna gains 1 honour, for all 24 technologies (1 in all)."


@clause("medioevo", "7.09.a", "3.17.a")
def test_placed_pieces_are_told() -> None:
    lands = {"leon": land(0, settlement="encampment")}
    full = person(
        "castile",
        reserve=7,
        generals=1,
        stock=["fort"],
        banners=[banner("leon")],
        vehicles=[vehicle("cavalry", "leon")],
    )
    s = position(full, asks="PlacementMenu", lands=lands)
    assert heard(s, "deploy:army.leon.2") == [
        "7.09.a moved 2: Anna places 2 armies in León.",
        "lands.leon.armies: 1 -> 3",
        "players.0.reserve: 7 -> 5",
        "next: PlacementMenu seat=0",
    ]
    assert heard(s, "embark:cavalry.1.3") == [
        "7.09.a moved 3: Anna places 3 armies in León.",
        "players.0.reserve: 5 -> 2",
        "players.0.vehicles.cavalry.1.armies: - -> 3",
        "next: PlacementMenu seat=0",
    ]
    assert heard(s, "deploy:fort.leon") == [
        "7.09.a moved 1: Anna places in León: Fort.",
        "lands.leon.fortification: - -> fort",
        "walled: - -> leon",
        "players.0.stock: fort -> -",
        "next: PlacementMenu seat=0",
    ]
    assert heard(s, "deploy:general.1") == [
        "3.17.a moved 1: Anna places in León: General.",
        "players.0.generals: 1 -> -",
        "players.0.banners.1.general: - -> True",
        "next: PlacementMenu seat=0",
    ]


@clause("medioevo", "10.03.a", "10.03.b", "10.03.c")
def test_honour_coins_are_told() -> None:
    s = position(person(honour=9), asks="TradeMenu", lands={"leon": land(0)}, options={"honour_coins": True})
    listen(s)
    change_honour(s, 0, 12, "4.03.a")
    assert told(s) == [
        "4.03.a scored 12: Anna gains 12 honour, for completing a minor kingdom that was barbarian (21 in all).",
        "10.03.a gained 1: Anna receives an honour coin and has 2.",
        "players.0.honour: 9 -> 21",
        "players.0.honour_peak: - -> 2",
        "players.0.coins: - -> 2",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    change_honour(s, 0, -1, "5.01.t")
    assert told(s) == [
        "5.01.t scored -1: Anna loses 1 honour, for an act of diplomacy (20 in all).",
        "players.0.honour: 21 -> 20",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    s.steps.pop()
    run(s, "PurchaseMenu", 0)
    assert heard(s, "coin:florins") == [
        "10.03.b lost 1: Anna spends an honour coin and has 1 left.",
        "10.03.b gained 333: Anna receives 333 florins.",
        "players.0.coins: 2 -> 1",
        "players.0.florins: - -> 333",
        "next: PurchaseMenu seat=0",
    ]
    assert heard(s, "coin:armies", "place:leon") == [
        "10.03.b lost 1: Anna spends an honour coin and has 0 left.",
        "10.03.c gained 10: Anna places 10 armies in León.",
        "lands.leon.armies: 1 -> 11",
        "players.0.coins: 1 -> -",
        "next: PurchaseMenu seat=0",
    ]


@clause("medioevo", "3.09.b", "3.09.d", "3.14.f", "3.09.g")
def test_what_is_removed_for_want_of_room_is_told() -> None:
    crowded = person(
        engines=[engine("galicia"), engine("galicia", 3)],
        banners=[banner("leon"), banner("leon", n=2), banner("cilicia", n=3, armies=99)],
        vehicles=[vehicle("caravan", "leon", n) for n in (1, 2)],
    )
    lands = {"leon": land(0, 40), "galicia": land(0, 1, goods={"salt": 40}), "cilicia": wild(1)}
    s = position(crowded, asks="RemoveExcess", lands=lands)
    assert heard(s, "use:caravan.2") == [
        "3.09.d lost 1: Anna loses in León, for want of room: Caravan.",
        "players.0.vehicles.caravan.2: at=leon -> -",
        "next: LoseBanner seat=0 place=leon; RemoveExcess seat=0",
    ]
    assert heard(s, "banner:2") == [
        "3.09.d lost 1: Anna loses in León, for want of room: Banner.",
        "players.0.banners.2: at=leon level=1 reach=1 -> -",
        "next: LoseEngine seat=0 place=galicia; RemoveExcess seat=0",
    ]
    assert heard(s, "engine:3") == [
        "3.09.d lost 1: Anna loses in Galicia, for want of room: Bombard.",
        "3.09.b lost 31: Anna loses in Galicia, for want of room, Salt: 31.",
        "3.09.b lost 35: Anna loses 35 armies in León, for want of room.",
        "3.09.b lost 89: Anna loses 89 armies in Cilicia, for want of room.",
        "lands.galicia.goods.salt: 40 -> 9",
        "lands.leon.armies: 40 -> 5",
        "players.0.banners.3.armies: 99 -> 10",
        "players.0.engines.3: at=galicia -> -",
        "next: ",
    ]


@clause("medioevo", "3.02.f", "7.10.c", "3.14.d", "3.06.e", "3.06.f", "7.11.c", "7.11.d")
def test_journeys_loads_and_deals_are_told() -> None:
    lands = {id: land(0, 9) for id in ("leon", "galicia")} | {"minho": land(0, 9, goods={"salt": 3})}
    lands |= {"new_castile": land(1, settlement="encampment")}
    rider = person(
        "castile",
        florins=500,
        vehicles=[vehicle("caravan", "minho"), vehicle("cavalry", "leon")],
        banners=[banner("leon", level=2), banner("leon", n=2)],
        engines=[engine("leon")],
        commerce=[1],
        rates=[0, 20, 0],
    )
    s = position(rider, person(), asks="CombatMenu", phase="combat", lands=lands)
    assert heard(s, "haul:1.galicia") == [
        "3.14.d moved 1: Anna hauls an engine to Galicia.",
        "players.0.engines.1.at: leon -> galicia",
        "players.0.engines.1.moved: - -> True",
        "next: CombatMenu seat=0",
    ]
    assert heard(s, "march:1.galicia", "amount:3") == [
        "7.10.c moved 1: Anna leads a banner and 3 armies to Galicia.",
        "lands.galicia.armies: 9 -> 12",
        "lands.leon.armies: 9 -> 6",
        "players.0.banners.1.at: leon -> galicia",
        "players.0.banners.1.spent: - -> 2",
        "next: CombatMenu seat=0",
    ]
    assert heard(s, "use:cavalry.1", "load:banner.2", "amount:4") == [
        "3.06.e moved 1: A banner of Anna goes aboard in León.",
        "3.06.e moved 4: Anna loads 4 armies in León.",
        "lands.leon.armies: 6 -> 2",
        "players.0.vehicles.cavalry.1.armies: - -> 4",
        "players.0.vehicles.cavalry.1.spent: - -> 1",
        "players.0.banners.2.at: leon -> cavalry.1",
        "next: UseVehicle seat=0 vehicle=9 begun=True; CombatPhase seat=0",
    ]
    assert heard(s, "unload:banner.2", "amount:1") == [
        "3.06.e moved 1: A banner of Anna goes ashore in León.",
        "3.06.e moved 1: Anna unloads one army in León.",
        "lands.leon.armies: 2 -> 3",
        "players.0.vehicles.cavalry.1.armies: 4 -> 3",
        "players.0.vehicles.cavalry.1.spent: 1 -> 2",
        "players.0.banners.2.at: cavalry.1 -> leon",
        "next: UseVehicle seat=0 vehicle=9 begun=True; CombatPhase seat=0",
    ]
    s = position(rider, person(), asks="TradeMenu", lands=lands)
    assert heard(s, "load:goods", "amount:2", "done") == [
        "3.06.f moved 2: Anna loads 2 units of Salt in Minho.",
        "lands.minho.goods.salt: 3 -> 1",
        "players.0.vehicles.caravan.1.goods: - -> salt=2",
        "players.0.vehicles.caravan.1.spent: - -> 2",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert heard(s, "unload:goods", "amount:1", "done") == [
        "3.06.f moved 1: Anna unloads 1 unit of Salt in Minho.",
        "lands.minho.goods.salt: 1 -> 2",
        "players.0.vehicles.caravan.1.goods.salt: 2 -> 1",
        "players.0.vehicles.caravan.1.spent: 2 -> 4",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    s = position(
        {**rider, "vehicles": [vehicle("caravan", "new_castile", goods={"salt": 2})]},
        person(),
        asks="TradeMenu",
        lands=lands,
    )
    assert heard(s, "sell:salt.2") == [
        "7.11.c lost 2: Anna sells 2 units of Salt in New Castile.",
        "7.11.c gained 46: Anna receives 46 florins.",
        "7.11.d moved 9: Anna leaves 9 florins of the sale to Bruno, who owns the city.",
        "players.0.florins: 500 -> 537",
        "players.0.vehicles.caravan.1.goods: salt=2 -> -",
        "players.0.vehicles.caravan.1.marks: - -> stopped",
        "players.1.florins: - -> 9",
        "next: TradeMenu seat=0 in_hand=None",
    ]
    assert heard(s, "buy:salt.1") == [
        "7.11.c gained 1: Anna buys 1 unit of Salt in New Castile.",
        "7.11.c lost 25: Anna pays 25 florins.",
        "players.0.florins: 537 -> 512",
        "players.0.vehicles.caravan.1.marks: stopped -> stopped bought",
        "players.0.vehicles.caravan.1.goods: - -> salt=1",
        "next: TradeMenu seat=0 in_hand=None",
    ]


# --- the round -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.01.a", "7.01.b", "7.02.e", "7.02.g")
def test_rounds_swords_and_turns_are_told() -> None:
    people = [person(florins=99) for _ in range(5)]
    s = position(*people, asks="TradeMenu", lands={"leon": land(0)}, seats=5, event_pile=["mud"])
    s.steps.clear()
    listen(s)
    go_on(s, BeginRound())
    assert told(s) == [
        "7.01.a began 2: Round 2 begins.",
        "round: 1 -> 2",
        "phase: trade -> swords",
        "active: 0 -> -",
        "revealed",
        "next: Bid seat=0 sword=1; Bid seat=1 sword=1; Bid seat=2 sword=1; Bid seat=3 sword=1; Bid seat=4 sword=1;"
        " KnockDown sword=1; Auction sword=2; DrawSwords; DealEmpireCards; NextTurn at=0; BarbarianPhase",
    ]
    bids = {0: 5, 1: 30, 2: 0, 3: 20, 4: 0}
    for _ in range(5):
        s.apply(f"bid:{bids[s.asking.seat]}")
    assert told(s) == [
        "7.02.e gained 1: Bruno wins sword 1.",
        "7.02.e lost 21: Bruno pays 21 florins.",
        "players.1.florins: 99 -> 78",
        "players.1.sword: - -> 1",
        "revealed",
        "next: Bid seat=0 sword=2; Bid seat=2 sword=2; Bid seat=3 sword=2; Bid seat=4 sword=2; KnockDown sword=2;"
        " DrawSwords; DealEmpireCards; NextTurn at=0; BarbarianPhase",
    ]
    for _ in range(4):
        s.apply("bid:0")
    order = [NAMES[player] for player in s.order]
    assert order[0] == "Bruno"
    assert told(s)[:5] == [f"7.02.g changed {n}: {n}: {name}." for n, name in enumerate(order, 1)]


@clause("medioevo", "7.01.b")
def test_a_turn_is_told() -> None:
    s = position(person("castile"), asks="TradeMenu", lands={"leon": land(0)})
    listen(s)
    load_dice(s, 3, 4)
    go_on(s, BeginTurn(0))
    assert told(s) == [
        "7.01.b began 1: The turn of Anna (Kingdom of Castile).",
        "7.04.a rolled 0: Anna throws the event dice: 3 and 4, nothing happens.",
        "phase: trade -> diplomacy",
        "chance: 2",
        "revealed",
        "next: Diplomacy seat=0 orders=True; Reinforcements seat=0; Taxes seat=0; PurchasePhase seat=0;"
        " PlacementPhase seat=0; CombatPhase seat=0; TradePhase seat=0; EndTurn seat=0; TradeMenu seat=0 in_hand=None",
    ]


@clause("medioevo", "4.02.b", "4.02.d")
def test_a_victory_is_told_with_its_points() -> None:
    s = position(person(honour=7), person(honour=9), asks="TradeMenu")
    listen(s)
    go_on(s, EndGame("rounds"))
    assert told(s) == [
        "4.02.b ended 9: Bruno wins with 9 points.",
        "ended:  -> rounds",
        "won: - -> 1",
        "revealed",
        "next: ",
    ]


@clause("medioevo", "6.02.e", "6.03.c", "6.04.e", "6.04.g", "6.04.j", "4.03.h")
def test_the_set_up_is_told() -> None:
    s = new(3, 1)
    listen(s)
    first = NAMES[s.order[0]]
    assert heard(s, "kingdom:hungary")[:1] == [f"6.02.e decided 1: {first} rules: Kingdom of Hungary."]
    dealt = heard(s, "kingdom:mamluks")  # the last kingdom is then given
    assert dealt[2:4] == [
        f"6.03.c gained 1: {first} is Pope.",
        f"4.03.h scored 1: {first} gains 1 honour, for the Pope (1 in all).",
    ]
    placed = heard(s, "cathedral:croatia")
    assert placed[:1] == [f"6.04.e gained 1: {first} places in Croatia: Cathedral."]
    while s.asking.verbs != ("army", "aboard", "automatic"):
        s.apply(s.options()[0])
    player = NAMES[s.asking.seat]
    assert heard(s, "army:croatia", "amount:3")[:1] == [f"6.04.g gained 3: {player} places 3 armies in Croatia."]
    assert heard(s, "automatic")[:1] == [f"6.04.j decided 1: The armies of {player} are placed by rule."]
