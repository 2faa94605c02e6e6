"""All that follows from a choice, where it is easily half done: for a player in the middle of the table."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.rules.calamities.civil_war import BreakAway
from regnum.games.medioevo.rules.diplomacy.pacts import count_down, set_alliance
from regnum.games.medioevo.rules.diplomacy.signing import GiveLands
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.round.turns import BeginTurn, CloseTurn
from regnum.games.medioevo.rules.war.elimination import check
from regnum.games.medioevo.state import Medioevo
from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    at,
    banner,
    engine,
    game,
    go_on,
    home,
    land,
    level,
    load_dice,
    person,
    position,
    run,
    step,
    throw,
    vehicle,
)

ME = 1  # so that no number of a player or a slot is zero by luck
HOME = {
    "galicia": land(ME, 9),
    "leon": land(ME, 9, settlement="encampment"),
    "provence": land(0, 5),
    "armenia": land(2, 5),
}


def table(
    me: dict[str, Any], asks: Any, first: dict[str, Any] | None = None, last: dict[str, Any] | None = None, **more: Any
) -> Medioevo:
    """France, Castile and Rum; Castile in the middle acts."""
    people = [{**person("france"), **(first or {})}, {**person("castile"), **me}, {**person("rum"), **(last or {})}]
    more = {"lands": HOME, "active": ME, **more}
    return position(*people, asks=[step(asks, ME)] if isinstance(asks, str) else asks, **more)


# --- pieces ----------------------------------------------------------------------------------------------------------


@scene
def pieces_come_onto_the_map_one_by_one(page: Page) -> None:
    panel = {
        "reserve": 9,
        "generals": 1,
        "stock": ["fort"],
        "vehicles": [vehicle("caravan", "reserve"), vehicle("cavalry", "leon"), vehicle("cavalry", "reserve", 2)],
        "banners": [banner("leon"), banner("reserve", 2, level=2)],
        "engines": [engine("leon"), engine("reserve", 2), engine("reserve", 3)],
        "technologies": level(2).split(),
    }
    s = table(panel, "PlacementMenu", phase="placement")
    page.offered(s, "embark:cavalry.1.5", "deploy:general.1", "deploy:bombard.leon", "deploy:cavalry.leon")
    page.heard(s, "deploy:catapult.leon")
    page.heard(s, "deploy:bombard.leon")
    page.heard(s, "deploy:banner.leon")
    page.heard(s, "deploy:cavalry.leon")
    page.heard(s, "deploy:caravan.leon")
    page.heard(s, "deploy:general.2")
    page.heard(s, "embark:cavalry.2.5")
    page.heard(s, "end_turn")
    page.pointed(s, "done")


@scene
def wares_go_behind_the_panel(page: Page) -> None:
    rich = {
        "florins": 5000,
        "technologies": level(3, "army", "pottery", "architecture", "metals", "engineering").split(),
        "vehicles": [vehicle("caravan", "leon")],
        "banners": [banner("leon")],
        "engines": [engine("leon")],
    }
    s = table(rich, "PurchaseMenu", phase="purchase")
    page.offered(s, "buy:castle", "buy:general", "buy:cathedral", "learn:law")
    page.heard(s, "buy:caravan")
    page.heard(s, "buy:warship")
    page.heard(s, "buy:banner")
    page.heard(s, "buy:general")
    page.heard(s, "buy:catapult")
    page.heard(s, "buy:cathedral")
    page.heard(s, "buy:fort")
    page.heard(s, "buy:grain_reserve")
    page.heard(s, "learn:law")
    page.heard(s, "end_turn")


@scene
def a_defender_spends_a_coin_before_the_cards(page: Page) -> None:
    attack = {
        "attacker": 0,
        "defender": ME,
        "aim": "land",
        "source": "provence",
        "target": "leon",
        "banner": 1,
        "base": 1,
    }
    besieger = {"war": [ME], "banners": [banner("provence")]}
    s = table(
        {"coins": 1, "war": [0], "hand": ["genius"]},
        [step("RollDice"), step("ShowCards", ME, attacking=False)],
        first=besieger,
        attack=attack,
        phase="combat",
        options={"honour_coins": True},
    )
    page.heard(s, "coin:armies", "place:leon")


# --- loads -----------------------------------------------------------------------------------------------------------


@scene
def loads_pass_from_one_vehicle_to_the_other(page: Page) -> None:
    wagons = {
        "vehicles": [
            vehicle("caravan", "galicia", goods={"salt": 3, "wine": 1}, armies=2),
            vehicle("caravan", "galicia", 2),
            vehicle("cavalry", "galicia", armies=1),
        ],
        "banners": [banner("cavalry.1")],
        "technologies": level(2).split(),
    }
    s = table(wagons, "TradeMenu", lands={**HOME, "galicia": land(ME, 9, goods={"salt": 1}, spoils={"salt": 2})})
    page.heard(s, "give:caravan.2.goods", "good:salt", "amount:2", "done")
    page.heard(s, "give:caravan.2.armies", "amount:1")
    page.heard(s, "take:cavalry.1.armies")
    page.heard(s, "load:goods", "amount:3", "done")
    full = {
        "vehicles": [
            vehicle("caravan", "galicia", goods={"salt": 20}),
            vehicle("caravan", "galicia", 2, goods={"salt": 1}),
        ],
        "technologies": level(2).split(),
    }
    s = table(full, "TradeMenu")
    page.offered(s)


# --- war -------------------------------------------------------------------------------------------------------------


@scene
def a_victor_inherits_what_fits(page: Page) -> None:
    loser = {
        "florins": 7,
        "reserve": 3,
        "generals": 2,
        "grain_reserves": 1,
        "coins": 1,
        "stock": ["fort", "village"],
        "hand": ["genius"],
        "shown": ["relic"],
        "technologies": ["pottery"],
        "causes": ["unjust_war"],
        "ban": 2,
        "war": [ME],
        "allied": [0],
        "passage": [0],
        "commerce": [0],
        "rates": [10, 0, 0],
        "casus_belli": [1, 2, 0],
        "vehicles": [vehicle("caravan", "reserve"), vehicle("cavalry", "reserve")],
        "banners": [banner("reserve", level=3), banner("leon", 2)],
        "engines": [engine("reserve"), engine("reserve", 3), engine("leon", 2)],
        "objective": "rum_1",
    }
    victor = {"technologies": ["army", "coinage"], "vehicles": [vehicle("cavalry", "leon")], "war": [2]}
    ally = {"allied": [2], "casus_belli": [0, 0, 4]}
    board: dict[str, Any] = {
        "lands": {"leon": land(ME), "provence": land(0)},
        "terms": [{"kind": "truce", "one": 2, "other": 0, "turns_one": 1, "turns_other": 1}],
        "debts": [
            {"debtor": 2, "creditor": 0, "instalment": 5, "turns": 1, "overdue": 0},
            {"debtor": 0, "creditor": 1, "instalment": 5, "turns": 1, "overdue": 0},
        ],
        "blockades": [{"by": 2, "against": 0, "at": "celtic_sea", "shores": False}],
    }
    s = table(victor, "TradeMenu", first=ally, last=loser, **board)
    page.position(s)
    check(s, 2, ME)
    page.happened(s)
    s = table(victor, "TradeMenu", first=ally, last=loser, **board)
    page.position(s)
    check(s, 2, -1)
    page.happened(s)


@scene
def an_attack_to_the_end_spares_the_garrison(page: Page) -> None:
    army = {
        "war": [2],
        "banners": [banner("galicia", 2, level=2)],
        "vehicles": [vehicle("cavalry", "galicia", armies=2)],
    }
    lands = {**HOME, "galicia": land(ME, 3), "leon": land(2, 3), "armenia": land(2)}
    s = table(
        army, "CombatMenu", last={"war": [ME], "orders": {"battle_losses": "default"}}, lands=lands, phase="combat"
    )
    load_dice(s, 1, 1, 1, 6, 6, 6, 1, 1, 6, 6)
    page.heard(s, "attack:2.leon.all")


@scene
def a_contingent_that_falls_loses_its_banner(page: Page) -> None:
    crusade = {
        "goal": "palestine",
        "start": "papal_state",
        "departs": 5,
        "percent": 30,
        "joiners": [0, 1],
        "quotas": [1, 1, 0],
        "committed": [1, 2, 0],
        "at": "cappadocia",
        "contributors": [0, 1],
    }
    turk = {"banners": [banner("cavalry.1")], "vehicles": [vehicle("cavalry", "armenia", armies=20)], "war": [0, 1]}
    sent = {"banners": [banner("crusade", general=True)], "engines": [engine("crusade")]}
    s = table(
        sent,
        [step("CombatMenu", 2)],
        first={"banners": [banner("crusade")]},
        last=turk,
        crusade=crusade,
        active=2,
        round=5,
        phase="combat",
        pope=0,
    )
    page.offered(s, "crusade:1.cappadocia")
    page.heard(s, "crusade:1.cappadocia")
    load_dice(s, 6, 6, 6, 1, 1)
    page.heard(s, "fight:3")
    load_dice(s, 6, 6, 6, 1)
    page.heard(s, "fight:3")


@scene
def a_ceded_land_goes_over_with_all_that_stands_there(page: Page) -> None:
    giver = {
        "vehicles": [vehicle("caravan", "leon", goods={"salt": 2}, armies=1), vehicle("cavalry", "leon", armies=2)],
        "banners": [banner("cavalry.1", level=2, general=True), banner("leon", 2)],
        "engines": [engine("leon"), engine("leon", 3)],
    }
    taker = {"technologies": level(2, "army").split()}
    s = table(giver, "TradeMenu", last=taker)
    page.position(s)
    go_on(s, GiveLands(ME, 2, (at(s, "leon"),), False))
    page.happened(s)
    full = {
        "vehicles": [vehicle("caravan", "armenia"), vehicle("cavalry", "armenia")],
        "banners": [banner("armenia")],
        "engines": [engine("armenia")],
    }
    s = table(giver, "TradeMenu", last=full)
    page.position(s)
    go_on(s, GiveLands(ME, 2, (at(s, "leon"),), False))
    page.happened(s)


@scene
def a_faction_breaks_away_with_its_vehicles(page: Page) -> None:
    s = table(
        {"vehicles": [vehicle("caravan", "provence", armies=4), vehicle("warship", "celtic_sea", armies=2)]},
        "TradeMenu",
    )
    page.position(s)
    go_on(s, BreakAway(ME, 2, (at(s, "galicia"),), (12 + 3, 12 + 6)))
    page.happened(s)


@scene
def what_a_robbed_pope_keeps(page: Page) -> None:
    pope = {
        "vehicles": [vehicle("caravan", "papal_state"), vehicle("warship", "papal_state", armies=1)],
        "banners": [banner("papal_state")],
        "engines": [engine("papal_state")],
    }
    lands = {**HOME, "papal_state": land(ME, 3, settlement="encampment")}
    asks = [step("PickCard", victim=ME, steal=True)]
    s = table(pope, asks, lands=lands, pope=ME, spied=ME)
    throw(s, (2, 2), (2, 1), (2, 1))
    page.heard(s, "card:pope")
    lands = {"papal_state": land(ME, 3), "provence": land(0), "armenia": land(2)}
    page.heard(table(pope, asks, lands=lands, pope=ME, spied=ME), "card:pope")


# --- treaties --------------------------------------------------------------------------------------------------------


@scene
def terms_run_out_for_both_and_alliances_end_quarrels(page: Page) -> None:
    terms = [
        {"kind": "truce", "one": 1, "other": 2, "turns_one": 1, "turns_other": 2},
        {"kind": "imposed_passage", "one": 0, "other": 1, "turns_one": 0, "turns_other": 1},
        {"kind": "imposed_commerce", "one": 2, "other": 1, "turns_one": 0, "turns_other": 1},
        {"kind": "truce", "one": 0, "other": 2, "turns_one": 1, "turns_other": 1},
    ]
    s = table({}, "TradeMenu", first={"passage": [ME, 2]}, last={"commerce": [0, ME]}, terms=terms)
    page.position(s)
    count_down(s, ME)
    page.happened(s)
    count_down(s, 2)
    page.happened(s)
    blockades = [
        {"by": 2, "against": ME, "at": "celtic_sea", "shores": False},
        {"by": 0, "against": ME, "at": "celtic_sea", "shores": False},
    ]
    s = table({"war": [2]}, "TradeMenu", last={"war": [ME]}, blockades=blockades)
    page.position(s)
    set_alliance(s, ME, 2, True, "5.01.i")
    page.happened(s)
    set_alliance(s, 2, ME, False, "5.01.s")
    page.happened(s)


@scene
def counter_offers_are_made_and_answered(page: Page) -> None:
    asks = [step("Answer", ME, proposer=2, treaty="passage", paid=False)]
    s = table({}, asks, last={"florins": 80})
    page.heard(s, "counter:florins", "florins:75")
    page.heard(s, "yes")
    s = table({}, asks)
    page.heard(s, "counter:commerce", "no")
    s = table({"casus_belli": [0, 0, 9]}, [step("Answer", ME, proposer=2, treaty="commerce", paid=False)])
    page.heard(s, "counter:tax_20.casus_belli", "yes")
    s = table({}, [step("Approach", ME, other=2)], last={"ban": 1})
    page.heard(s, "propose:passage")
    s = table({}, [step("Approach", ME, other=2)], last={"orders": {"offers": "refuse"}})
    page.heard(s, "propose:passage")
    s = table({"war": [2]}, [step("Approach", ME, other=2)], last={"orders": {"offers": "refuse"}, "war": [ME]})
    page.heard(s, "peace")


@scene
def a_peace_is_drawn_up(page: Page) -> None:
    king = {
        "war": [2],
        "florins": 60,
        "hand": ["genius"],
        "vehicles": [vehicle("caravan", "galicia"), vehicle("warship", "celtic_sea")],
    }
    sultan = {
        "war": [ME],
        "hand": ["relic", "thief"],
        "vehicles": [vehicle("cavalry", "galicia", armies=2)],
        "florins": 30,
    }
    lands = {**HOME, "cilicia": land(2)}
    s = table(king, [step("Approach", ME, other=2)], last=sultan, lands=lands)
    page.heard(s, "peace")
    page.heard(s, "offer:florins", "florins:50")
    s.apply("offer:instalment")
    s.apply("florins:10")
    page.offered(s)
    page.heard(s, "amount:10")
    page.offered(s)
    page.heard(s, "offer:vehicle", "transport:caravan.1")
    page.heard(s, "demand:vehicle")
    page.heard(s, "demand:territory", "place:cilicia")
    page.heard(s, "offer:card", "card:genius", "demand:card")
    page.heard(s, "done")
    page.heard(s, "counter:peace")


# --- the course of a turn --------------------------------------------------------------------------------------------


@scene
def a_turn_begins_and_ends_for_one_player_alone(page: Page) -> None:
    worn = {
        "vehicles": [vehicle("caravan", "leon", spent=3, bonus=-2, marks=["stopped", "fair", "first_berth"])],
        "banners": [banner("leon", level=2, general=True, spent=2, attacks=3)],
        "engines": [engine("leon", moved=True)],
        "fresh": ["pottery"],
        "technologies": ["pottery"],
        "ban": 2,
        "causes": ["unjust_war"],
    }
    other = {
        "vehicles": [vehicle("caravan", "armenia", spent=3, bonus=-2, marks=["stopped"])],
        "banners": [banner("armenia", spent=1)],
        "ban": 1,
    }
    s = table(
        worn,
        "TradeMenu",
        last=other,
        actions=2,
        proposed=5,
        settled=["leon"],
        walled=["leon"],
        reopened=["celtic_sea"],
        half_price=True,
    )
    load_dice(s, 3, 4)
    page.position(s)
    go_on(s, BeginTurn(ME))
    page.happened(s)
    s = table(worn, "TradeMenu", last=other)
    page.position(s)
    go_on(s, CloseTurn(ME))
    page.happened(s)


@scene
def who_rests_is_asked_nothing_more(page: Page) -> None:
    for name in ("PlacementPhase", "CombatPhase", "TradePhase", "PurchasePhase"):
        s = table({}, "TradeMenu", resting=ME)
        page.position(s)
        run(s, name, ME)
        page.happened(s)


# --- the end ---------------------------------------------------------------------------------------------------------


@scene
def the_score_sheet_lists_objectives_at_the_end(page: Page) -> None:
    card = next(one for one in game().box.contents.objective if one.kingdom == "castile")
    held = [*card.yellow[:6], *card.red[:2], *home("castile")[:7]]
    aspirant = {"objective": card.id, "honour": 4}
    s = table(aspirant, "TradeMenu", lands={id: land(ME) for id in held})
    page.scores(s)
    go_on(s, EndGame("rounds"))
    page.scores(s)
