"""All that follows from a choice, where it is easily half done: for a player in the middle of the table."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.amounts import amounts
from regnum.games.medioevo.rules.calamities.civil_war import BreakAway
from regnum.games.medioevo.rules.church.cession import steal_pope
from regnum.games.medioevo.rules.diplomacy.pacts import count_down, set_alliance
from regnum.games.medioevo.rules.diplomacy.signing import GiveLands
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.round.turns import BeginTurn, CloseTurn
from regnum.games.medioevo.rules.war.elimination import check
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    NAMES,
    at,
    banner,
    choose,
    engine,
    game,
    go_on,
    heard,
    home,
    land,
    level,
    listen,
    load_dice,
    new,
    offered,
    person,
    pointed,
    position,
    run,
    step,
    texts,
    throw,
    told,
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


@clause("medioevo", "7.09.a", "7.09.b", "3.14.c", "3.17.a")
def test_pieces_come_onto_the_map_one_by_one() -> None:
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
    assert offered(s, "embark:cavalry.1.5", "deploy:general.1", "deploy:bombard.leon", "deploy:cavalry.leon") == [
        "Place what waits in your reserve: 9 armies and 7 other pieces. What is left waits for your next turn.",
        "done end_turn deploy:fort.galicia deploy:fort.leon deploy:caravan.leon deploy:cavalry.leon"
        " deploy:banner.leon deploy:general.1 deploy:catapult.leon deploy:bombard.leon deploy:army.leon.1"
        " deploy:army.leon.2 deploy:army.leon.3 deploy:army.leon.4 deploy:army.leon.5 deploy:army.leon.6"
        " deploy:army.leon.7 deploy:army.leon.8 deploy:army.leon.9 embark:cavalry.1.1 embark:cavalry.1.2"
        " embark:cavalry.1.3 embark:cavalry.1.4 embark:cavalry.1.5 embark:cavalry.1.6 embark:cavalry.1.7"
        " embark:cavalry.1.8 embark:cavalry.1.9",
        "embark:cavalry.1.5: 5 armies aboard Cavalry 1 in León -> players.1.vehicles.2 lands.leon",
        "deploy:general.1: General: to banner 1 in León -> players.1.generals players.1.banners.1 lands.leon",
        "deploy:bombard.leon: Bombard: to León -> players.1.engines.3 lands.leon",
        "deploy:cavalry.leon: Cavalry: to León -> players.1.vehicles.3 lands.leon",
    ]
    assert heard(s, "deploy:catapult.leon") == [
        "7.09.a moved 1: Bruno places in León: Catapult.",
        "players.1.engines.2.at: reserve -> leon",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "deploy:bombard.leon") == [
        "7.09.a moved 1: Bruno places in León: Bombard.",
        "players.1.engines.3.at: reserve -> leon",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "deploy:banner.leon") == [
        "7.09.a moved 1: Bruno places in León: Banner.",
        "players.1.banners.2.at: reserve -> leon",
        "revealed",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "deploy:cavalry.leon") == [
        "7.09.a moved 1: Bruno places in León: Cavalry.",
        "players.1.vehicles.cavalry.2.at: reserve -> leon",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "deploy:caravan.leon") == [
        "7.09.a moved 1: Bruno places in León: Caravan.",
        "players.1.vehicles.caravan.1.at: reserve -> leon",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "deploy:general.2") == [
        "3.17.a moved 1: Bruno places in León: General.",
        "players.1.generals: 1 -> -",
        "players.1.banners.2.general: - -> True",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "embark:cavalry.2.5") == [
        "7.09.a moved 5: Bruno places 5 armies in León.",
        "players.1.reserve: 9 -> 4",
        "players.1.vehicles.cavalry.2.armies: - -> 5",
        "next: PlacementMenu seat=1",
    ]
    assert heard(s, "end_turn") == ["resting: - -> 1", "next: "]
    assert pointed(s, "done") == ["done -> "]


@clause("medioevo", "7.08.a", "7.08.c", "3.27.e", "3.25.a", "3.16.a", "3.17.a")
def test_wares_go_behind_the_panel() -> None:
    rich = {
        "florins": 5000,
        "technologies": level(3, "army", "pottery", "architecture", "metals", "engineering").split(),
        "vehicles": [vehicle("caravan", "leon")],
        "banners": [banner("leon")],
        "engines": [engine("leon")],
    }
    s = table(rich, "PurchaseMenu", phase="purchase")
    assert offered(s, "buy:castle", "buy:general", "buy:cathedral", "learn:law")[1:] == [
        "done end_turn learn:weaving learn:astronomy learn:roads learn:literature learn:theatre learn:music"
        " learn:law buy:encampment buy:village buy:fort buy:castle buy:cathedral buy:trade_ship buy:caravan"
        " buy:warship buy:cavalry buy:banner buy:general buy:catapult buy:grain_reserve",
        "buy:castle: Castle: 200 florins. The extra die serves the last 20 armies; it needs a Village."
        " At present it would stay in reserve: there is nowhere to place it. -> ",
        "buy:general: General: 250 florins. One level more for his banner; the card Condottiero counts 2. -> ",
        "buy:cathedral: Cathedral: 1,000 florins. +10 population; yields with the Tax Collector and helps Relic and"
        " Heroine. Only in a kingdom that you hold completely."
        " At present it would stay in reserve: there is nowhere to place it. -> ",
        "learn:law: Law (150 florins): Softens Civil Disorder and, with Army, the Convoy Raid; opens Democracy and"
        " Army. -> technology_owners.law",
    ]
    assert heard(s, "buy:caravan") == [
        "7.08.a lost 150: Bruno pays 150 florins.",
        "7.08.a gained 1: Bruno buys: Caravan.",
        "players.1.florins: 5000 -> 4850",
        "players.1.vehicles.caravan.2: - -> at=reserve",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:warship") == [
        "7.08.a lost 300: Bruno pays 300 florins.",
        "7.08.a gained 1: Bruno buys: Warship.",
        "players.1.florins: 4850 -> 4550",
        "players.1.vehicles.warship.1: - -> at=reserve",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:banner") == [
        "7.08.a lost 100: Bruno pays 100 florins.",
        "7.08.a gained 1: Bruno buys: Banner.",
        "players.1.florins: 4550 -> 4450",
        "players.1.banners.2: - -> at=reserve level=1 reach=1",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:general") == [
        "7.08.a lost 250: Bruno pays 250 florins.",
        "7.08.a gained 1: Bruno buys: General.",
        "players.1.florins: 4450 -> 4200",
        "players.1.generals: - -> 1",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:catapult") == [
        "7.08.a lost 500: Bruno pays 500 florins.",
        "7.08.a gained 1: Bruno buys: Catapult.",
        "players.1.florins: 4200 -> 3700",
        "players.1.engines.2: - -> at=reserve",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:cathedral") == [
        "7.08.a lost 1000: Bruno pays 1,000 florins.",
        "7.08.a gained 1: Bruno buys: Cathedral.",
        "players.1.florins: 3700 -> 2700",
        "players.1.stock: - -> cathedral",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:fort") == [
        "7.08.a lost 100: Bruno pays 100 florins.",
        "7.08.a gained 1: Bruno buys: Fort.",
        "players.1.florins: 2700 -> 2600",
        "players.1.stock: cathedral -> fort cathedral",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "buy:grain_reserve") == [
        "7.08.a lost 50: Bruno pays 50 florins.",
        "7.08.a gained 1: Bruno buys: Grain reserve.",
        "players.1.florins: 2600 -> 2550",
        "players.1.grain_reserves: - -> 1",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "learn:law") == [
        "3.11.b lost 150: Bruno pays 150 florins.",
        "3.27.e gained 1: Bruno learns Law.",
        "players.1.technologies: agriculture pottery medicine deism mysticism monotheism theology mathematics"
        " architecture engineering mining metals coinage education army"
        " -> agriculture pottery medicine deism mysticism monotheism theology mathematics architecture engineering"
        " mining metals coinage education law army",
        "players.1.florins: 2550 -> 2400",
        "players.1.fresh: - -> law",
        "next: PurchaseMenu seat=1",
    ]
    assert heard(s, "end_turn") == ["resting: - -> 1", "next: "]


@clause("medioevo", "10.03.b", "10.03.c")
@pytest.mark.parametrize(
    ("menu", "phase"),
    [
        ("Diplomacy", "diplomacy"),
        ("PurchaseMenu", "purchase"),
        ("PlacementMenu", "placement"),
        ("CombatMenu", "combat"),
        ("TradeMenu", "trade"),
    ],
)
def test_a_coin_is_spent_in_every_phase(menu: str, phase: str) -> None:
    asks = [step(menu, ME, **({"orders": False} if menu == "Diplomacy" else {}))]
    s = table({"coins": 2}, asks, phase=phase, options={"honour_coins": True})
    choose(s, "coin:florins")
    assert (s.coins[ME], s.florins[ME]) == (1, 333)
    choose(s, "coin:armies", "reserve")
    assert (s.coins[ME], s.reserve[ME]) == (0, 10)


@clause("medioevo", "10.03.b", "7.10.l")
def test_a_defender_spends_a_coin_before_the_cards() -> None:
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
    assert heard(s, "coin:armies", "place:leon") == [
        "10.03.b lost 1: Bruno spends an honour coin and has 0 left.",
        "10.03.c gained 10: Bruno places 10 armies in León.",
        "lands.leon.armies: 9 -> 19",
        "players.1.coins: 1 -> -",
        "next: ShowCards seat=1 attacking=False; RollDice",
    ]


# --- loads -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.06.d", "3.06.f", "3.06.g", "3.06.7", "10.07.d")
def test_loads_pass_from_one_vehicle_to_the_other() -> None:
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
    assert heard(s, "give:caravan.2.goods", "good:salt", "amount:2", "done") == [
        "3.06.f moved 2: Bruno loads 2 units of Salt in Galicia.",
        "players.1.vehicles.caravan.1.goods.salt: 3 -> 1",
        "players.1.vehicles.caravan.1.spent: - -> 2",
        "players.1.vehicles.caravan.2.goods: - -> salt=2",
        "players.1.vehicles.caravan.2.spent: - -> 2",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    assert heard(s, "give:caravan.2.armies", "amount:1") == [
        "3.06.e moved 1: Bruno loads one army in Galicia.",
        "players.1.vehicles.caravan.1.armies: 2 -> 1",
        "players.1.vehicles.caravan.1.spent: 2 -> 3",
        "players.1.vehicles.caravan.2.spent: 2 -> 3",
        "players.1.vehicles.caravan.2.armies: - -> 1",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    assert heard(s, "take:cavalry.1.armies") == [
        "3.06.e moved 1: Bruno loads one army in Galicia.",
        "players.1.vehicles.caravan.1.armies: 1 -> 2",
        "players.1.vehicles.caravan.1.spent: 3 -> 4",
        "players.1.vehicles.cavalry.1.armies: 1 -> -",
        "players.1.vehicles.cavalry.1.spent: - -> 1",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    assert heard(s, "load:goods", "amount:3", "done") == [
        "3.06.f moved 3: Bruno loads 3 units of Salt in Galicia.",
        "lands.galicia.goods: salt=1 -> -",
        "lands.galicia.spoils: salt=2 -> -",
        "players.1.vehicles.caravan.1.goods.salt: 1 -> 4",
        "players.1.vehicles.caravan.1.spent: 4 -> 6",
        "next: ",
    ]
    full = {
        "vehicles": [
            vehicle("caravan", "galicia", goods={"salt": 20}),
            vehicle("caravan", "galicia", 2, goods={"salt": 1}),
        ],
        "technologies": level(2).split(),
    }
    s = table(full, "TradeMenu")
    assert (
        offered(s)[1] == "done go:leon load:armies unload:goods give:caravan.2.goods take:caravan.2.goods use:caravan.2"
    )


# --- war -------------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.el.b", "7.10.el.c", "7.10.el.e", "6.03.f", "3.17.a", "3.14.b", "3.15.a")
def test_a_victor_inherits_what_fits() -> None:
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
    listen(s)
    check(s, 2, ME)
    assert told(s) == [
        "7.10.el.a ended 1: Carla is out of the game.",
        "3.27.e gained 1: Bruno learns Pottery.",
        "7.10.el.b moved 1: Bruno takes all that Carla had.",
        "7.10.el.b moved 7: In the reserve of Carla were 7 florins and 3 armies; they are Bruno's now. ['Bruno',"
        " 'Carla']",
        "5.01.p1 changed 1: Carla and Bruno are no longer at war.",
        "terms: (kind=truce one=2 other=0 turns_one=1 turns_other=1) -> -",
        "debts.0.debtor: 2 -> 0",
        "debts.0.creditor: 0 -> 1",
        "debts.1: debtor=0 creditor=1 instalment=5 turns=1 overdue=0 -> -",
        "blockades: (by=2 against=0 at=celtic_sea shores=False) -> -",
        "eliminated: - -> 2",
        "players.0.allied: 2 -> -",
        "players.0.casus_belli: 0 0 4 -> -",
        "players.1.technologies: coinage army -> pottery coinage army",
        "players.1.war: 2 -> -",
        "players.1.vehicles.caravan.1: - -> at=reserve",
        "players.1.fresh: - -> pottery",
        "players.1.coins: - -> 1",
        "players.1.florins: - -> 7",
        "players.1.reserve: - -> 3",
        "players.1.generals: - -> 1",
        "players.1.grain_reserves: - -> 1",
        "players.1.hand: - -> genius relic",
        "players.1.stock: - -> village fort",
        "players.1.banners: - -> (at=reserve level=3 reach=3)",
        "players.1.engines: - -> (at=reserve)",
        "players.2.technologies: pottery -> -",
        "players.2.shown: relic -> -",
        "players.2.coins: 1 -> -",
        "players.2.ban: 2 -> -",
        "players.2.causes: unjust_war -> -",
        "players.2.war: 1 -> -",
        "players.2.allied: 0 -> -",
        "players.2.passage: 0 -> -",
        "players.2.commerce: 0 -> -",
        "players.2.florins: 7 -> -",
        "players.2.reserve: 3 -> -",
        "players.2.generals: 2 -> -",
        "players.2.grain_reserves: 1 -> -",
        "players.2.hand: genius -> -",
        "players.2.objective: rum_1 -> -",
        "players.2.rates: 10 0 0 -> -",
        "players.2.casus_belli: 1 2 0 -> -",
        "players.2.stock: village fort -> -",
        "players.2.vehicles: (at=reserve) (at=reserve) -> -",
        "players.2.banners: (at=reserve level=3 reach=3) (at=leon level=1 reach=1) -> -",
        "players.2.engines: (at=reserve) (at=leon) (at=reserve) -> -",
        "revealed",
        "next: ",
    ]
    s = table(victor, "TradeMenu", first=ally, last=loser, **board)
    listen(s)
    check(s, 2, -1)
    assert told(s) == [
        "7.10.el.a ended 1: Carla is out of the game.",
        "5.01.p1 changed 1: Carla and Bruno are no longer at war.",
        "terms: (kind=truce one=2 other=0 turns_one=1 turns_other=1) -> -",
        "debts.0.debtor: 2 -> 0",
        "debts.0.creditor: 0 -> 1",
        "debts.1: debtor=0 creditor=1 instalment=5 turns=1 overdue=0 -> -",
        "blockades: (by=2 against=0 at=celtic_sea shores=False) -> -",
        "empire_discards: - -> genius relic",
        "eliminated: - -> 2",
        "players.0.allied: 2 -> -",
        "players.0.casus_belli: 0 0 4 -> -",
        "players.1.war: 2 -> -",
        "players.2.technologies: pottery -> -",
        "players.2.shown: relic -> -",
        "players.2.coins: 1 -> -",
        "players.2.ban: 2 -> -",
        "players.2.causes: unjust_war -> -",
        "players.2.war: 1 -> -",
        "players.2.allied: 0 -> -",
        "players.2.passage: 0 -> -",
        "players.2.commerce: 0 -> -",
        "players.2.florins: 7 -> -",
        "players.2.reserve: 3 -> -",
        "players.2.generals: 2 -> -",
        "players.2.grain_reserves: 1 -> -",
        "players.2.hand: genius -> -",
        "players.2.objective: rum_1 -> -",
        "players.2.rates: 10 0 0 -> -",
        "players.2.casus_belli: 1 2 0 -> -",
        "players.2.stock: village fort -> -",
        "players.2.vehicles: (at=reserve) (at=reserve) -> -",
        "players.2.banners: (at=reserve level=3 reach=3) (at=leon level=1 reach=1) -> -",
        "players.2.engines: (at=reserve) (at=leon) (at=reserve) -> -",
        "revealed",
        "next: ",
    ]


@clause("medioevo", "7.10.h", "7.10.d", "7.10.w", "7.10.x", "7.10.j")
def test_an_attack_to_the_end_spares_the_garrison() -> None:
    army = {
        "war": [2],
        "banners": [banner("galicia", 2, level=2)],
        "vehicles": [vehicle("cavalry", "galicia", armies=2)],
    }
    lands = {**HOME, "galicia": land(ME, 3), "leon": land(2, 3), "armenia": land(2)}
    s = table(
        army, "CombatMenu", last={"war": [ME], "orders": {"battle_losses": "default"}}, lands=lands, phase="combat"
    )
    load_dice(s, 1, 1, 1, 6, 6, 6, 1, 6, 6)
    assert heard(s, "attack:2.leon.all") == [
        "7.10.e began 1: Bruno attacks León.",
        "7.10.s rolled 3: Bruno: 1-1-1.",
        "7.10.s rolled 18: Carla: 6-6-6.",
        "7.10.t lost 3: Armies lost: attacker 3, defender 0.",
        "7.10.s rolled 1: Bruno: 1.",
        "7.10.s rolled 14: Carla: 6-6-2.",
        "7.10.t lost 1: Armies lost: attacker 1, defender 0.",
        "7.10.z ended 1: Bruno breaks off the attack.",
        "lands.galicia.armies: 3 -> 1",
        "players.1.vehicles.cavalry.1.armies: 2 -> -",
        "players.1.banners.2.level: 2 -> 1",
        "players.1.banners.2.attacks: - -> 2",
        "chance: 10",
        "revealed",
        "next: CombatMenu seat=1",
    ]


@clause("medioevo", "3.30.5.p", "3.30.5.v", "4.03.j", "4.03.k")
def test_a_contingent_that_falls_loses_its_banner() -> None:
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
    assert offered(s, "crusade:1.cappadocia")[2:] == [
        "crusade:1.cappadocia: Attack the crusade in Cappadocia (3 armies) with banner 1 in Armenia (20 armies, one"
        " attack left), battle by battle -> players.2.banners.1 lands.armenia lands.cappadocia"
    ]
    assert heard(s, "crusade:1.cappadocia") == [
        "7.10.e began 1: Carla attacks the crusade in Cappadocia.",
        "attack: - -> attacker=2 defender=1 aim=crusade source=armenia target=cappadocia banner=1 armies=0 leader="
        " base=0 stop=0",
        "players.2.vehicles.cavalry.1.spent: - -> 3",
        "players.2.banners.1.attacks: - -> 1",
        "next: FightOn seat=2; CombatPhase seat=2",
    ]
    load_dice(s, 6, 6, 6, 1, 1)
    assert heard(s, "fight:3") == [
        "7.10.s rolled 18: Carla: 6-6-6.",
        "7.10.s rolled 2: Bruno: 1-1.",
        "7.10.t lost 2: Armies lost: attacker 0, defender 2.",
        "7.10.ce lost 1: A banner of Bruno falls, and its general.",
        "4.03.k scored 1: Carla gains 1 honour, for a banner destroyed (1 in all).",
        "4.03.j scored 1: Carla gains 1 honour, for a general killed (2 in all).",
        "crusade.committed: 1 2 0 -> 1 0 0",
        "attack.defender: 1 -> 0",
        "attack.base: 0 -> 3",
        "players.1.banners: (at=crusade level=1 general=True reach=2) -> -",
        "players.1.engines: (at=crusade) -> -",
        "players.2.honour: - -> 2",
        "chance: 5",
        "revealed",
        "next: FightOn seat=2; CombatPhase seat=2",
    ]
    load_dice(s, 6, 6, 6, 1)
    assert heard(s, "fight:3") == [
        "7.10.s rolled 18: Carla: 6-6-6.",
        "7.10.s rolled 1: Anna: 1.",
        "7.10.t lost 1: Armies lost: attacker 0, defender 1.",
        "7.10.ce lost 1: A banner of Anna falls.",
        "4.03.k scored 1: Carla gains 1 honour, for a banner destroyed (3 in all).",
        "3.30.5.w ended 0: The crusade is lost.",
        "3.30.5.w scored -5: Anna loses 5 honour, for the outcome of the crusade (-5 in all).",
        "3.30.5.w scored -5: Bruno loses 5 honour, for the outcome of the crusade (-5 in all).",
        "3.30.5.w scored 5: Carla gains 5 honour, for the outcome of the crusade (8 in all).",
        "crusade: goal=palestine start=papal_state departs=5 percent=30 joiners=0,1 quotas=1,1,0 committed=1,0,0"
        " at=cappadocia contributors=0,1 enemy=barbarian new_allies=[],[],[] new_wars= -> -",
        "attack: attacker=2 defender=0 aim=crusade source=armenia target=cappadocia banner=1 armies=0 leader="
        " base=3 stop=0 -> -",
        "players.0.banners: (at=crusade level=1 reach=1) -> -",
        "players.0.honour: - -> -5",
        "players.1.honour: - -> -5",
        "players.2.honour: 2 -> 8",
        "players.2.banners.1.earned: - -> 1",
        "chance: 4",
        "revealed",
        "next: CombatMenu seat=2",
    ]


@clause("medioevo", "5.01.p3", "3.16.a", "3.17.a", "3.14.b", "3.15.a", "3.09.e")
def test_a_ceded_land_goes_over_with_all_that_stands_there() -> None:
    giver = {
        "vehicles": [vehicle("caravan", "leon", goods={"salt": 2}, armies=1), vehicle("cavalry", "leon", armies=2)],
        "banners": [banner("cavalry.1", level=2, general=True), banner("leon", 2)],
        "engines": [engine("leon"), engine("leon", 3)],
    }
    taker = {"technologies": level(2, "army").split()}
    s = table(giver, "TradeMenu", last=taker)
    listen(s)
    go_on(s, GiveLands(ME, 2, (at(s, "leon"),), False))
    assert told(s) == [
        "5.01.p3 moved 1: Bruno cedes to Carla: León.",
        "lands.leon.owner: 1 -> 2",
        "players.1.vehicles: (at=leon armies=1 goods={'salt': 2}) (at=leon armies=2) -> -",
        "players.1.banners: (at=cavalry.1 level=2 general=True reach=3) (at=leon level=1 reach=1) -> -",
        "players.1.engines: (at=leon) (at=leon) -> -",
        "players.2.vehicles: - -> (at=leon armies=1 goods={'salt': 2}) (at=leon armies=2)",
        "players.2.banners: - -> (at=cavalry.1 level=2 general=True reach=2) (at=leon level=1 reach=1)",
        "players.2.engines: - -> (at=leon)",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    full = {
        "vehicles": [vehicle("caravan", "armenia"), vehicle("cavalry", "armenia")],
        "banners": [banner("armenia")],
        "engines": [engine("armenia")],
    }
    s = table(giver, "TradeMenu", last=full)
    listen(s)
    go_on(s, GiveLands(ME, 2, (at(s, "leon"),), False))
    assert told(s) == [
        "5.01.p3 moved 1: Bruno cedes to Carla: León.",
        "lands.leon.owner: 1 -> 2",
        "lands.leon.armies: 9 -> 12",
        "lands.leon.goods: - -> salt=2",
        "players.1.vehicles: (at=leon armies=1 goods={'salt': 2}) (at=leon armies=2) -> -",
        "players.1.banners: (at=cavalry.1 level=2 general=True reach=3) (at=leon level=1 reach=1) -> -",
        "players.1.engines: (at=leon) (at=leon) -> -",
        "next: TradeMenu seat=1 in_hand=None",
    ]


@clause("medioevo", "3.30.8.f", "3.30.8.g")
def test_a_faction_breaks_away_with_its_vehicles() -> None:
    s = table(
        {"vehicles": [vehicle("caravan", "provence", armies=4), vehicle("warship", "celtic_sea", armies=2)]},
        "TradeMenu",
    )
    listen(s)
    go_on(s, BreakAway(ME, 2, (at(s, "galicia"),), (12 + 3, 12 + 6)))
    assert told(s) == [
        "3.30.8.g gained 1: Bruno marks 1 casus belli against Carla.",
        "3.30.8.f moved 1: Galicia secedes.",
        "lands.galicia.owner: 1 -> 2",
        "players.1.vehicles: (at=provence armies=4) (at=celtic_sea armies=2) -> -",
        "players.1.casus_belli: - -> 0 0 1",
        "players.2.vehicles: - -> (at=provence armies=4) (at=celtic_sea armies=2)",
        "next: TradeMenu seat=1 in_hand=None",
    ]


@clause("medioevo", "3.20.i")
def test_a_stolen_pope_leaves_rome_with_nothing_behind() -> None:
    pope = {
        "vehicles": [vehicle("caravan", "papal_state"), vehicle("warship", "papal_state", armies=1)],
        "banners": [banner("papal_state")],
        "engines": [engine("papal_state")],
    }
    lands = {**HOME, "papal_state": land(ME, 3, settlement="encampment")}
    s = table(pope, "TradeMenu", lands=lands, pope=ME)
    throw(s, (2, 2), (2, 1), (2, 1))
    listen(s)
    steal_pope(s, 0)
    assert told(s) == [
        "4.03.h scored -1: Bruno loses 1 honour, for the Pope (-1 in all).",
        "3.20.i gained 1: Anna is Pope.",
        "4.03.h scored 1: Anna gains 1 honour, for the Pope (1 in all).",
        "lands.papal_state.owner: 1 -> 0",
        "holders.church: barbarian -> 0",
        "pope: 1 -> 0",
        "players.0.honour: - -> 1",
        "players.0.vehicles: - -> (at=papal_state armies=1)",
        "players.1.vehicles.caravan.1.at: papal_state -> leon",
        "players.1.vehicles.warship.1: at=papal_state armies=1 -> -",
        "players.1.banners.1.at: papal_state -> galicia",
        "players.1.engines.1.at: papal_state -> galicia",
        "players.1.honour: - -> -1",
        "chance: 3",
        "revealed",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    lands = {"papal_state": land(ME, 3), "provence": land(0), "armenia": land(2)}
    s = table(pope, "TradeMenu", lands=lands, pope=ME)
    listen(s)
    steal_pope(s, 0)
    assert told(s) == [
        "4.03.h scored -1: Bruno loses 1 honour, for the Pope (-1 in all).",
        "3.20.i gained 1: Anna is Pope.",
        "4.03.h scored 1: Anna gains 1 honour, for the Pope (1 in all).",
        "7.10.el.a ended 1: Bruno is out of the game.",
        "7.10.el.b moved 1: Anna takes all that Bruno had.",
        "7.10.el.b moved 0: In the reserve of Bruno were 0 florins and 0 armies; they are Anna's now. ['Anna',"
        " 'Bruno']",
        "lands.papal_state.owner: 1 -> 0",
        "holders.church: barbarian -> 0",
        "pope: 1 -> 0",
        "eliminated: - -> 1",
        "players.0.honour: - -> 1",
        "players.0.vehicles: - -> (at=papal_state) (at=papal_state armies=1)",
        "players.1.vehicles: (at=papal_state) (at=papal_state armies=1) -> -",
        "players.1.banners: (at=papal_state level=1 reach=1) -> -",
        "players.1.engines: (at=papal_state) -> -",
        "players.1.honour: - -> -1",
        "revealed",
        "next: ",
    ]


# --- treaties --------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.01.d", "5.01.i", "7.10.blk.f", "5.01.m")
def test_terms_run_out_for_both_and_alliances_end_quarrels() -> None:
    terms = [
        {"kind": "truce", "one": 1, "other": 2, "turns_one": 1, "turns_other": 2},
        {"kind": "imposed_passage", "one": 0, "other": 1, "turns_one": 0, "turns_other": 1},
        {"kind": "imposed_commerce", "one": 2, "other": 1, "turns_one": 0, "turns_other": 1},
        {"kind": "truce", "one": 0, "other": 2, "turns_one": 1, "turns_other": 1},
    ]
    s = table({}, "TradeMenu", first={"passage": [ME, 2]}, last={"commerce": [0, ME]}, terms=terms)
    listen(s)
    count_down(s, ME)
    assert told(s) == [
        "terms.0.turns_one: 1 -> 0",
        "terms.1.kind: imposed_passage -> truce",
        "terms.1.other: 1 -> 2",
        "terms.1.turns_one: 0 -> 1",
        "terms.2: kind=imposed_commerce one=2 other=1 turns_one=0 turns_other=1 -> -",
        "terms.3: kind=truce one=0 other=2 turns_one=1 turns_other=1 -> -",
        "players.0.passage: 1 2 -> 2",
        "players.2.commerce: 0 1 -> 0",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    count_down(s, 2)
    assert told(s) == [
        "terms.0.turns_other: 2 -> 1",
        "terms.1.turns_other: 1 -> 0",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    blockades = [
        {"by": 2, "against": ME, "at": "celtic_sea", "shores": False},
        {"by": 0, "against": ME, "at": "celtic_sea", "shores": False},
    ]
    s = table({"war": [2]}, "TradeMenu", last={"war": [ME]}, blockades=blockades)
    listen(s)
    set_alliance(s, ME, 2, True)
    assert told(s) == [
        "5.01.p1 changed 1: Bruno and Carla are no longer at war.",
        "blockades.0.by: 2 -> 0",
        "blockades.1: by=0 against=1 at=celtic_sea shores=False -> -",
        "players.1.war: 2 -> -",
        "players.1.allied: - -> 2",
        "players.2.war: 1 -> -",
        "players.2.allied: - -> 1",
        "next: TradeMenu seat=1 in_hand=None",
    ]
    set_alliance(s, 2, ME, False)
    assert told(s) == ["players.1.allied: 2 -> -", "players.2.allied: 1 -> -", "next: TradeMenu seat=1 in_hand=None"]


@clause("medioevo", "5.01.o", "5.01.p", "5.01.q", "5.01.t", "5.02.d")
def test_counter_offers_are_made_and_answered() -> None:
    asks = [step("Answer", ME, proposer=2, treaty="passage", paid=False)]
    s = table({}, asks, last={"florins": 80})
    assert heard(s, "counter:florins", "florins:75") == [
        "next: Reply seat=2 other=1 treaty=passage paid=False counter=None counter_paid=False florins=75"
    ]
    assert heard(s, "yes") == [
        "5.01.o gained 1: Carla may cross the territories of Bruno.",
        "5.01.p moved 75: Carla pays 75 florins to Bruno.",
        "players.1.florins: - -> 75",
        "players.2.florins: 80 -> 5",
        "players.2.passage: - -> 1",
        "next: ",
    ]
    s = table({}, asks)
    assert heard(s, "counter:commerce", "no") == [
        "5.01.o decided 1: Carla does not give what Bruno asks in return: that counts as a refusal by Bruno.",
        "5.01.t gained 1: Carla marks 1 casus belli against Bruno.",
        "players.2.casus_belli: - -> 0 1 0",
        "next: ",
    ]
    s = table({"casus_belli": [0, 0, 9]}, [step("Answer", ME, proposer=2, treaty="commerce", paid=False)])
    assert heard(s, "counter:tax_20.casus_belli", "yes") == [
        "5.01.o gained 1: Carla may trade in the cities of Bruno.",
        "5.01.h changed 20: Carla leaves 20% of every sale in the cities of Bruno to their owner.",
        "5.02.d lost 2: Bruno spends 2 casus belli against Carla instead of honour.",
        "5.01.t gained 1: Carla marks 1 casus belli against Bruno.",
        "players.1.casus_belli: 0 0 9 -> 0 0 7",
        "players.2.commerce: - -> 1",
        "players.2.rates: - -> 0 20 0",
        "players.2.casus_belli: - -> 0 1 0",
        "next: ",
    ]
    s = table({}, [step("Approach", ME, other=2)], last={"ban": 1})
    assert heard(s, "propose:passage") == [
        "5.01.o decided 1: Bruno asks Carla for passage through his territories.",
        "5.01.o decided 1: Carla refuses the proposal of Bruno.",
        "actions: 0 -> 1",
        "proposed: 0 -> 4096",
        "next: ",
    ]
    s = table({}, [step("Approach", ME, other=2)], last={"orders": {"offers": "refuse"}})
    assert heard(s, "propose:passage") == [
        "5.01.o decided 1: Bruno asks Carla for passage through his territories.",
        "5.01.o decided 1: Carla refuses the proposal of Bruno.",
        "5.01.t gained 1: Bruno marks 1 casus belli against Carla.",
        "actions: 0 -> 1",
        "proposed: 0 -> 4096",
        "players.1.casus_belli: - -> 0 0 1",
        "next: ",
    ]
    s = table({"war": [2]}, [step("Approach", ME, other=2)], last={"orders": {"offers": "refuse"}, "war": [ME]})
    assert heard(s, "peace") == [
        "5.01.p1 decided 1: Bruno offers peace to Carla.",
        "5.01.o decided 1: Carla refuses the proposal of Bruno.",
        "actions: 0 -> 1",
        "proposed: 0 -> 131072",
        "next: ",
    ]


@clause("medioevo", "5.01.p1", "5.01.p2", "5.01.p4")
def test_a_peace_is_drawn_up() -> None:
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
    assert heard(s, "peace") == [
        "5.01.p1 decided 1: Bruno offers peace to Carla.",
        "actions: 0 -> 1",
        "proposed: 0 -> 131072",
        "offer: - -> by=1 to=2 gives={} asks={}",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert heard(s, "offer:florins", "florins:50") == [
        "offer.gives:  -> florins=50",
        "players.1.florins: 60 -> 10",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    s.apply("offer:instalment")
    s.apply("florins:10")
    assert offered(s)[1] == "amount:1 amount:2 amount:3 amount:4 amount:5 amount:6 amount:7 amount:8 amount:9 amount:10"
    assert heard(s, "amount:10") == [
        "offer.gives.turns: - -> 10",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert texts(s) == [
        "done",
        "offer:vehicle",
        "offer:territory",
        "offer:card",
        "demand:florins",
        "demand:instalment",
        "demand:vehicle",
        "demand:territory",
        "demand:card",
    ]
    assert heard(s, "offer:vehicle", "transport:caravan.1") == [
        "offer.gives.vehicles: - -> caravan.1",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert heard(s, "demand:vehicle") == [
        "offer.asks:  -> vehicles=cavalry.1",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert heard(s, "demand:territory", "place:cilicia") == [
        "offer.asks.lands: - -> cilicia",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert heard(s, "offer:card", "card:genius", "demand:card") == [
        "offer.gives.cards: - -> genius",
        "offer.asks.choice: - -> 1",
        "players.1.hand: genius -> -",
        "players.1.shown: - -> genius",
        "revealed",
        "next: DraftPeace seat=1; AnswerPeace seat=2 final=False",
    ]
    assert heard(s, "done") == ["next: AnswerPeace seat=2 final=False"]
    assert heard(s, "counter:peace") == [
        "offer.by: 1 -> 2",
        "offer.to: 2 -> 1",
        "offer.gives: florins=50 instalment=10 turns=10 vehicles=caravan.1 cards=genius -> ",
        "offer.asks: vehicles=cavalry.1 lands=cilicia choice=1 -> ",
        "players.1.shown: genius -> -",
        "players.1.florins: 10 -> 60",
        "players.1.hand: - -> genius",
        "next: DraftPeace seat=2; AnswerPeace seat=1 final=True",
    ]


# --- the course of a turn --------------------------------------------------------------------------------------------


@clause("medioevo", "7.01.b", "3.16.b", "3.20.g", "7.01.d", "4.02.d")
def test_a_turn_begins_and_ends_for_one_player_alone() -> None:
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
    listen(s)
    go_on(s, BeginTurn(ME))
    assert told(s) == [
        "7.01.b began 1: The turn of Bruno (Kingdom of Castile).",
        "7.04.a rolled 0: Bruno throws the event dice: 3 and 4, nothing happens.",
        "phase: trade -> diplomacy",
        "actions: 2 -> 0",
        "proposed: 5 -> 0",
        "half_price: True -> False",
        "settled: leon -> -",
        "walled: leon -> -",
        "reopened: celtic_sea -> -",
        "players.1.fresh: pottery -> -",
        "players.1.vehicles.caravan.1.spent: 3 -> -",
        "players.1.banners.1.attacks: 3 -> -",
        "players.1.banners.1.spent: 2 -> -",
        "players.1.engines.1.moved: True -> -",
        "chance: 2",
        "revealed",
        "next: Diplomacy seat=1 orders=True; Reinforcements seat=1; Taxes seat=1; PurchasePhase seat=1;"
        " PlacementPhase seat=1; CombatPhase seat=1; TradePhase seat=1; EndTurn seat=1; TradeMenu seat=1 in_hand=None",
    ]
    s = table(worn, "TradeMenu", last=other)
    listen(s)
    go_on(s, CloseTurn(ME))
    assert told(s) == [
        "players.1.ban: 2 -> 1",
        "players.1.causes: unjust_war -> -",
        "players.1.vehicles.caravan.1.bonus: -2 -> -",
        "players.1.vehicles.caravan.1.marks: stopped fair first_berth -> first_berth",
        "next: TradeMenu seat=1 in_hand=None",
    ]


@clause("medioevo", "7.01.a", "7.11.a", "7.10.a", "7.09.a")
def test_who_rests_is_asked_nothing_more() -> None:
    for name in ("PlacementPhase", "CombatPhase", "TradePhase", "PurchasePhase"):
        s = table({}, "TradeMenu", resting=ME)
        listen(s)
        run(s, name, ME)
        assert told(s)[-1] == "next: TradeMenu seat=1 in_hand=None"


@clause("medioevo", "7.09.c", "7.11.c", "6.04.g")
@pytest.mark.parametrize(
    ("most", "ways", "longest", "numbers"),
    [
        (12, 4, 48, list(range(1, 13))),
        (13, 4, 48, [1, 2, 3, 4, 5, 10, 13]),
        (10, 5, 48, [1, 2, 3, 4, 5, 10]),
        (300, 4, 48, [1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 300]),
        (300, 5, 48, [1, 5, 300]),
        (5, 30, 48, [1, 5]),
        (30, 2, 24, [1, 2, 3, 4, 5, 10, 20, 30]),
    ],
)
def test_a_list_of_amounts_is_complete_or_round(most: int, ways: int, longest: int, numbers: list[int]) -> None:
    assert list(amounts(most, ways, longest)) == numbers


@clause("medioevo", "10.08.a", "6.04.c", "6.04.d")
def test_northern_garrisons_leave_one_army_on_home_lands() -> None:
    s = new(10, 3, northern_garrisons=True, placement="players")
    while s.asking.verbs == ("kingdom",):
        s.apply(s.options()[0])
    for player in range(10):
        assert {s.armies[one] for one in s.lands(player)} == {1}
        more = s.box.contents.outfit.armies_pope_bonus if player == s.pope else 0
        assert s.outfit[player] == s.box.contents.outfit.armies + more - len(s.lands(player))
    free = {s.armies[one] for one in s.lands(-1)}
    assert len(free) > 1


# --- the end ---------------------------------------------------------------------------------------------------------


def _sheet(s: Medioevo) -> list[str]:
    say = game().text("en").seated(NAMES)
    return [f"{line.clause} {NAMES[line.seat]} {line.points}: {say(line.message)}" for line in s.score_sheet()]


@clause("medioevo", "4.04.a", "4.04.b", "3.31.c", "3.31.d", "3.31.e", "4.02.h")
def test_the_score_sheet_lists_objectives_at_the_end() -> None:
    card = next(one for one in game().box.contents.objective if one.kingdom == "castile")
    held = [*card.yellow[:6], *card.red[:2], *home("castile")[:7]]
    aspirant = {"objective": card.id, "honour": 4}
    s = table(aspirant, "TradeMenu", lands={id: land(ME) for id in held})
    assert _sheet(s) == ["4.04.a Bruno 4: Honour recorded"]
    go_on(s, EndGame("rounds"))
    assert _sheet(s) == [
        "4.04.a Bruno 4: Honour recorded",
        "3.31.c Bruno 6: Yellow territories of the objective",
        "3.31.d Bruno 4: Red territories of the objective",
        "3.31.e Bruno -3: Home territories lost",
    ]


@clause("medioevo", "4.02.h")
@pytest.mark.parametrize(
    ("first", "lands", "said"),
    [
        ({"honour": 5}, {"leon": land(ME), "kent": land(0)}, ""),
        ({"honour": 6}, {"leon": land(ME), "kent": land(ME), "tuscany": land(0)}, "territories"),
        ({"honour": 6, "technologies": ["roads"]}, {"leon": land(ME), "kent": land(0)}, "technologies"),
        ({"honour": 6, "florins": 3}, {"leon": land(ME), "kent": land(0)}, "florins"),
        ({"honour": 6}, {"leon": land(ME), "kent": land(0)}, "shared"),
    ],
)
def test_a_tie_says_how_it_was_broken(first: dict[str, Any], lands: dict[str, Any], said: str) -> None:
    s = table({"honour": 6}, "TradeMenu", first=first, lands=lands)
    go_on(s, EndGame("rounds"))
    ties = [line.message.args for line in s.score_sheet() if line.message.key == "score-tie"]
    assert ties == ([{"n": 6, "by": said}] if said else [])
    s = table({"honour": 6}, "TradeMenu", first=first, lands=lands)
    go_on(s, EndGame("ceiling"))
    assert not [line for line in s.score_sheet() if line.message.key == "score-tie"]
