"""What the log tells of treaties, cards, realms and rounds: by which clause, how much, and in which words."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.round.turns import BeginRound, BeginTurn
from regnum.games.medioevo.state import Medioevo
from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    banner,
    choose,
    engine,
    go_on,
    home,
    land,
    load_dice,
    new,
    person,
    position,
    run,
    step,
    vehicle,
    wild,
)

# --- diplomacy -------------------------------------------------------------------------------------------------------


def court(*people: dict[str, Any], asks: Any = None, **more: Any) -> Medioevo:
    named = [*people, *({} for _ in range(3 - len(people)))]
    seated = [{**person(id), **one} for id, one in zip(("castile", "france", "rum"), named, strict=True)]
    lands = {"leon": land(0), "provence": land(1), "armenia": land(2), "galicia": land(0)}
    return position(*seated, asks=asks or [step("Approach", other=1)], lands=lands, **more)


@scene
def proposals_and_pacts_are_told(page: Page) -> None:
    page.heard(court(), "propose:passage", "yes")
    page.heard(court(), "propose:commerce", "no")
    page.heard(court({}, {"commerce": [0]}), "propose:tax_20", "yes")


@scene
def what_ends_a_pact_is_told(page: Page) -> None:
    allies = ({"allied": [1], "casus_belli": [0, 9, 0]}, {"allied": [0]})
    page.heard(court(*allies), "revoke:alliance")
    page.heard(court(*allies), "revoke:alliance.casus_belli")
    page.heard(court({"passage": [1]}), "renounce:passage")
    taxed = court({}, {"commerce": [0], "rates": [10, 0, 0]})
    page.heard(taxed, "waive")


@scene
def a_war_and_who_joins_it_are_told(page: Page) -> None:
    s = court({"allied": [2]}, {}, {"allied": [0]})
    page.heard(s, "declare:war")
    page.heard(s, "player:0")
    s = court({"allied": [2]}, {}, {"allied": [0]})
    choose(s, "declare:war")
    page.heard(s, "no")


@scene
def a_war_that_ends_a_debt_is_told(page: Page) -> None:
    debts = [{"debtor": 1, "creditor": 0, "instalment": 20, "turns": 2, "overdue": 5}]
    page.heard(court(debts=debts), "declare:war")


@scene
def a_peace_is_told_article_by_article(page: Page) -> None:
    gives = {"florins": 50, "instalment": 20, "turns": 3, "lands": ["leon"], "cards": ["genius"]}
    s = court(
        {"war": [1], "shown": ["genius"]},
        {"war": [0], "vehicles": [vehicle("cavalry", "provence", armies=2)]},
        asks=[step("AnswerPeace", 1, final=False)],
        offer={"by": 0, "to": 1, "gives": gives, "asks": {"vehicles": ["cavalry.1"]}},
    )
    page.heard(s, "yes")
    s = court({"war": [1]}, {"war": [0]})
    page.heard(s, "peace", "done", "no")


@scene
def imposed_terms_are_told(page: Page) -> None:
    asks = [step("Diplomacy", orders=True)]
    page.heard(court({"hand": ["diplomat"]}, asks=asks), "play:diplomat", "player:1", "amount:1")
    page.heard(court({"hand": ["golden_tablet"]}, asks=asks), "play:golden_tablet", "player:1", "amount:2")
    page.heard(court({"hand": ["treaty"]}, asks=asks), "play:treaty", "player:1", "amount:3")


# --- cards -----------------------------------------------------------------------------------------------------------


@scene
def cards_against_a_player_are_told(page: Page) -> None:
    s = court({"hand": ["thief"]}, {"hand": ["relic"]}, asks="CombatMenu", phase="combat")
    page.heard(s, "play:thief", "player:1", "card:relic")
    s = court({"hand": ["assassin"]}, {"hand": ["relic", "assassin"]}, asks="CombatMenu", phase="combat")
    page.heard(s, "play:assassin", "player:1", "no", "card:relic")
    s = court({"hand": ["assassin"]}, {"hand": ["relic", "assassin"]}, asks="CombatMenu", phase="combat")
    page.heard(s, "play:assassin", "player:1", "yes")
    lands = {id: land(0) for id in home("castile")} | {"provence": land(1, cathedral=True)}
    bishop = person("castile", hand=["bishop"])
    s = position(bishop, person("france"), asks="CombatMenu", phase="combat", lands=lands)
    page.heard(s, "play:bishop", "player:1", "cathedral:leon")


@scene
def a_stolen_pope_is_told(page: Page) -> None:
    s = position(
        person("castile", hand=["thief"]),
        person("france"),
        asks="CombatMenu",
        phase="combat",
        pope=1,
        lands={"papal_state": land(1), "provence": land(1), "leon": land(0)},
    )
    page.heard(s, "play:thief", "player:1", "card:pope")


@scene
def cards_for_oneself_are_told(page: Page) -> None:
    s = position(person("castile", "architecture", hand=["architect"]), asks="PurchaseMenu", lands={"leon": land(0)})
    page.heard(s, "play:architect")
    s = position(person(hand=["mercenary"], florins=99), asks="HireMercenaries", lands={"leon": land(0)})
    page.heard(s, "hire:5")
    s = position(person("castile", "coinage", hand=["merchant"]), asks="TradeMenu", empire_pile=["relic"] * 3)
    page.position(s)
    turn_up(s, 0)
    page.happened(s)
    run(s, "DealEmpireCards")
    page.happened(s)


# --- the realm -------------------------------------------------------------------------------------------------------


@scene
def reinforcements_and_purchases_are_told(page: Page) -> None:
    lands = {"leon": land(0, settlement="encampment"), "galicia": land(0)}
    trader = person("castile", "pottery", florins=900, vehicles=[vehicle("caravan", "leon")])
    s = position(trader, asks="PurchaseMenu", lands=lands)
    page.heard(s, "buy:banner")
    page.heard(s, "learn:deism")
    page.heard(s, "scrap", "use:caravan.1")
    page.position(s)
    run(s, "Reinforcements", 0)
    page.happened(s)


@scene
def a_new_level_of_learning_is_told(page: Page) -> None:
    for known in (8, 16, 23):
        learned = person("castile", " ".join(TECHNOLOGIES[:known]), florins=999)
        s = position(learned, asks="PurchaseMenu", lands={"leon": land(0)})
        page.heard(s, f"learn:{TECHNOLOGIES[known]}")


@scene
def placed_pieces_are_told(page: Page) -> None:
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
    page.heard(s, "deploy:army.leon.2")
    page.heard(s, "embark:cavalry.1.3")
    page.heard(s, "deploy:fort.leon")
    page.heard(s, "deploy:general.1")


@scene
def honour_coins_are_told(page: Page) -> None:
    s = position(person(honour=9), asks="TradeMenu", lands={"leon": land(0)}, options={"honour_coins": True})
    page.position(s)
    change_honour(s, 0, 12, "4.03.a")
    page.happened(s)
    change_honour(s, 0, -1, "5.01.t")
    page.happened(s)
    s.steps.pop()
    run(s, "PurchaseMenu", 0)
    page.heard(s, "coin:florins")
    page.heard(s, "coin:armies", "place:leon")


@scene
def what_is_removed_for_want_of_room_is_told(page: Page) -> None:
    crowded = person(
        engines=[engine("galicia"), engine("galicia", 3)],
        banners=[banner("leon"), banner("leon", n=2), banner("cilicia", n=3, armies=99)],
        vehicles=[vehicle("caravan", "leon", n) for n in (1, 2)],
    )
    lands = {"leon": land(0, 40), "galicia": land(0, 1, goods={"salt": 40}), "cilicia": wild(1)}
    s = position(crowded, asks="RemoveExcess", lands=lands)
    page.heard(s, "use:caravan.2")
    page.heard(s, "banner:2")
    page.heard(s, "engine:3")


@scene
def journeys_loads_and_deals_are_told(page: Page) -> None:
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
    page.heard(s, "haul:1.galicia")
    page.heard(s, "march:1.galicia", "amount:3")
    page.heard(s, "use:cavalry.1", "load:banner.2", "amount:4")
    page.heard(s, "unload:banner.2", "amount:1")
    s = position(rider, person(), asks="TradeMenu", lands=lands)
    page.heard(s, "load:goods", "amount:2", "done")
    page.heard(s, "unload:goods", "amount:1", "done")
    s = position(
        {**rider, "vehicles": [vehicle("caravan", "new_castile", goods={"salt": 2})]},
        person(),
        asks="TradeMenu",
        lands=lands,
    )
    page.heard(s, "sell:salt.2")
    page.heard(s, "buy:salt.1")


# --- the round -------------------------------------------------------------------------------------------------------


@scene
def rounds_swords_and_turns_are_told(page: Page) -> None:
    people = [person(florins=99) for _ in range(5)]
    s = position(*people, asks="TradeMenu", lands={"leon": land(0)}, seats=5, event_pile=["mud"])
    s.steps.clear()
    page.position(s)
    go_on(s, BeginRound())
    page.happened(s)
    bids = {0: 5, 1: 30, 2: 0, 3: 20, 4: 0}
    for _ in range(5):
        s.apply(f"bid:{bids[s.asking.seat]}")
    page.happened(s)
    for _ in range(4):
        s.apply("bid:0")
    page.happened(s)


@scene
def a_turn_is_told(page: Page) -> None:
    s = position(person("castile"), asks="TradeMenu", lands={"leon": land(0)})
    page.position(s)
    load_dice(s, 3, 4)
    go_on(s, BeginTurn(0))
    page.happened(s)


@scene
def a_victory_is_told_with_its_points(page: Page) -> None:
    s = position(person(honour=7), person(honour=9), asks="TradeMenu")
    page.position(s)
    go_on(s, EndGame("rounds"))
    page.happened(s)


@scene
def the_set_up_is_told(page: Page) -> None:
    s = new(3, 1)
    page.position(s)
    page.heard(s, "kingdom:hungary")
    page.heard(s, "kingdom:mamluks", whole=False)  # the last kingdom is then given
    page.heard(s, "cathedral:croatia")
    while s.asking.verbs != ("army", "aboard", "automatic"):
        s.apply(s.options()[0])
    page.heard(s, "army:croatia", "amount:3")
    page.heard(s, "automatic")
