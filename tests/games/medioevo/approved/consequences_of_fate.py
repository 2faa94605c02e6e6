"""All that follows from attacks, calamities and phases, where it is easily half done."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.rules.barbarians.checks import check
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.rules.calamities.civil_war import split
from regnum.games.medioevo.rules.crusade.outcome import fail
from regnum.games.medioevo.rules.realm.taxes import Taxes
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.state import Medioevo
from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    engine,
    go_on,
    land,
    level,
    load_dice,
    new,
    person,
    position,
    step,
    throw,
    vehicle,
    wild,
)

HOME = {
    "galicia": land(0, 9),
    "leon": land(0, 9, settlement="encampment"),
    "provence": land(1, 5),
    "armenia": land(2, 5),
}


def table(
    me: dict[str, Any], asks: Any, other: dict[str, Any] | None = None, last: dict[str, Any] | None = None, **more: Any
) -> Medioevo:
    """Castile, France and Rum; Castile acts, its first pieces stand in Galicia, the first land of all."""
    people = [{**person("castile"), **me}, {**person("france"), **(other or {})}, {**person("rum"), **(last or {})}]
    return position(*people, asks=asks, **{"lands": HOME, **more})


def happens(page: Page, s: Medioevo, *dice: tuple[int, int], calamity: str = "", step: Any = None) -> None:
    page.position(s)
    if calamity:
        befall(s, calamity, *dice)
    else:
        throw(s, *dice)
        go_on(s, step)
    page.happened(s)


# --- attacks ---------------------------------------------------------------------------------------------------------


@scene
def what_an_attack_costs_depends_on_who_attacks(page: Page) -> None:
    rider = {
        "vehicles": [vehicle("cavalry", "galicia", armies=5)],
        "banners": [banner("cavalry.1"), banner("galicia", 2)],
    }
    lands = {**HOME, "leon": wild(3)}
    s = table(rider, "CombatMenu", lands=lands, phase="combat")
    page.offered(s)
    page.heard(s, "attack:1.leon")
    s = table(rider, "CombatMenu", lands=lands, phase="combat")
    page.heard(s, "attack:2.leon")
    sailor = {"vehicles": [vehicle("warship", "celtic_sea", armies=5)], "banners": [banner("warship.1")]}
    s = table(sailor, "CombatMenu", phase="combat")
    page.offered(s)
    guest = {"banners": [banner("extremadura", armies=20)]}
    s = table(guest, "CombatMenu", phase="combat")
    page.heard(s, "attack:1.extremadura")


@scene
def pieces_on_their_owners_land_are_attacked_with_it(page: Page) -> None:
    foe = {
        "war": [0],
        "vehicles": [vehicle("caravan", "leon", armies=1), vehicle("caravan", "provence", 2)],
        "technologies": level(2).split(),
    }
    s = table(
        {"war": [1], "banners": [banner("leon", armies=9)], "engines": [engine("galicia", 3)]},
        "CombatMenu",
        other=foe,
        lands={**HOME, "leon": land(1, 2)},
        phase="combat",
    )
    page.offered(s)
    s = table(
        {"war": [1], "banners": [banner("galicia")], "engines": [engine("galicia", 3)]},
        "CombatMenu",
        other={**foe, "vehicles": [vehicle("caravan", "galicia", armies=2)]},
        phase="combat",
    )
    choose(s, "strike:1.galicia.1")
    load_dice(s, 6, 1, 1, 1)
    page.heard(s, "fight:1")


@scene
def few_armies_have_no_half_to_stop_at(page: Page) -> None:
    attack = {
        "attacker": 0,
        "defender": "barbarian",
        "aim": "land",
        "source": "galicia",
        "target": "leon",
        "banner": 1,
        "base": 1,
    }
    for armies in (2, 3, 4, 9):
        lands = {**HOME, "galicia": land(0, armies), "leon": wild(3)}
        s = table({"banners": [banner("galicia")]}, "FightOn", attack=attack, lands=lands, phase="combat")
        page.offered(s)


@scene
def losses_are_taken_where_their_owner_wants(page: Page) -> None:
    attack = {"attacker": 1, "defender": 0, "aim": "party", "source": "leon", "target": "leon", "banner": 1, "base": 3}
    mine = {
        "vehicles": [vehicle("caravan", "leon", armies=1), vehicle("cavalry", "leon", armies=3)],
        "banners": [banner("leon", armies=2)],
        "war": [1],
    }
    s = table(
        mine,
        [step("TakeLosses", attacking=False, left=2)],
        other={"war": [0], "banners": [banner("leon")]},
        attack=attack,
        lands={**HOME, "leon": land(1, 9)},
        phase="combat",
    )
    page.offered(s, "lose:caravan.1.1", "lose:cavalry.1.2", "lose:banner.1.1")
    page.heard(s, "lose:banner.1.1")
    page.heard(s, "lose:cavalry.1.1")


# --- refusals --------------------------------------------------------------------------------------------------------


@scene
def reasons_name_what_is_missing(page: Page) -> None:
    panel = {
        "reserve": 37,
        "generals": 1,
        "stock": ["fort"],
        "vehicles": [vehicle("cavalry", "leon", armies=18)],
        "banners": [banner("galicia"), banner("galicia", 2, general=True)],
    }
    s = table(panel, "PlacementMenu", phase="placement")
    page.refused(
        s,
        "deploy:castle.leon",
        "deploy:fort.provence",
        "deploy:fort",
        "deploy:army.galicia.5",
        "deploy:army.leon.7",
        "deploy:army.leon.38",
        "embark:cavalry.1.3",
        "embark:cavalry.2.1",
        "deploy:general.2",
        "deploy:general.3",
        "coin:card",
    )
    s = table(panel, "CombatMenu", phase="combat")
    page.refused(s, "attack:1.armenia", "attack:3.leon", "blockade:celtic_sea", "crusade", "play:thief")
    s = table({**panel, "vehicles": [vehicle("caravan", "leon")]}, "TradeMenu")
    page.refused(s, "go:armenia", "buy:salt.1", "sell:salt.1", "load:goods", "play:thief", "use:caravan.2")
    s = table({"florins": 12}, [step("Bid", sword=1)])
    page.refused(s, "bid:13")
    fresh = new(3, 1)
    choose(fresh, "kingdom:hungary")
    page.refused(fresh, "kingdom:hungary", "kingdom:england", "kingdom:empire", "kingdom:atlantis")


# --- fate ------------------------------------------------------------------------------------------------------------


@scene
def taxes_and_debts(page: Page) -> None:
    debts = [
        {"debtor": 0, "creditor": 1, "instalment": 30, "turns": 2, "overdue": 5},
        {"debtor": 0, "creditor": 2, "instalment": 1000, "turns": 1, "overdue": 0},
        {"debtor": 1, "creditor": 2, "instalment": 10, "turns": 1, "overdue": 0},
    ]
    rich = {"shown": ["merchant", "merchant", "tax_collector"], "technologies": ["coinage"]}
    lands = {**HOME, "galicia": land(0, 9, cathedral=True)}
    happens(page, table(rich, "TradeMenu", lands=lands, debts=debts), step=Taxes(0))
    exact = [{"debtor": 0, "creditor": 1, "instalment": 30, "turns": 1, "overdue": 0}]
    s = table(
        {"florins": 30}, "TradeMenu", debts=exact, lands={"provence": land(1), "armenia": land(2), "kent": land(0)}
    )
    happens(page, s, step=Taxes(0))


@scene
def calamities_of_the_people(page: Page) -> None:
    orders = {"battle_losses": "default"}
    lands = {
        "galicia": land(0, 90),
        "leon": land(0, 30, settlement="town"),
        "old_castile": land(1, 90),
        "armenia": land(2, 90),
    }
    farmer = {"orders": orders, "technologies": ["agriculture", "pottery"], "grain_reserves": 1}
    plain = {"orders": orders, "grain_reserves": 3}
    s = table(farmer, "TradeMenu", other=plain, lands=lands)
    happens(page, s, (12, 5), calamity="famine")
    healer = {"orders": orders, "technologies": ["medicine", "roads"]}
    s = table(healer, "TradeMenu", other=plain, lands=lands)
    happens(page, s, (6, 3), calamity="plague")
    cities = {
        "portugal": land(0, 9, settlement="capital", fortification="fortress"),
        "new_castile": land(0, 9, settlement="town", fortification="fort"),
        "provence": land(1),
        "armenia": land(2),
    }
    s = table({"technologies": ["theatre", "law", "army"]}, "TradeMenu", lands=cities)
    happens(page, s, calamity="civil_disorder")
    holders = {
        **cities,
        "portugal": land(0, 9, settlement="capital", goods={"slaves": 1}),
        "leon": wild(2, goods={"slaves": 2}),
    }
    slaver = {"technologies": ["mining"], "vehicles": [vehicle("caravan", "galicia", goods={"slaves": 1}, armies=1)]}
    s = table(
        slaver,
        "TradeMenu",
        other={"technologies": ["education"], "vehicles": [vehicle("caravan", "provence", goods={"slaves": 1})]},
        lands=holders,
    )
    dice = [(6, n) for n in (6, 1, 1, 6, 6, 6)]
    happens(page, s, *dice, calamity="slave_revolt")


@scene
def who_loses_his_last_vehicle_is_out(page: Page) -> None:
    zone = {"provence": land(1), "armenia": land(2)}
    s = table({"vehicles": [vehicle("caravan", "galicia", goods={"salt": 1})]}, "TradeMenu", lands=zone)
    west = s.box.zone[at(s, "galicia")]
    happens(page, s, (4, west), (6, 6), calamity="convoy_raid")
    s = table(
        {"vehicles": [vehicle("cavalry", "galicia", armies=1)], "banners": [banner("cavalry.1")]},
        "TradeMenu",
        lands=zone,
        event_pile=["calm", "glanders"],
    )
    happens(page, s, (4, west), (6, 6), step=DrawEvent())
    s = table(
        {"vehicles": [vehicle("cavalry", "galicia", armies=1)], "banners": [banner("cavalry.1")]},
        "TradeMenu",
        event_pile=["calm", "glanders"],
    )
    happens(page, s, (4, west), (6, 6), step=DrawEvent())
    s = table({"vehicles": [vehicle("trade_ship", "celtic_sea")]}, "TradeMenu", event_pile=["mutiny"])
    happens(page, s, (6, s.box.sea_zone[at(s, "celtic_sea")] + 1), (6, 6), step=DrawEvent())


@scene
def other_calamities(page: Page) -> None:
    s = table(
        {
            "technologies": ["army"],
            "orders": {"battle_losses": "default"},
            "vehicles": [vehicle("caravan", "provence", armies=12)],
        },
        "TradeMenu",
        lands={**HOME, "galicia": land(0, 20), "leon": land(0, 20)},
    )
    page.position(s)
    split(s, 0, 2, (at(s, "leon"),), ())
    s.advance()
    page.happened(s)
    s = table({"florins": 500}, "TradeMenu", pope=0)
    happens(page, s, calamity="council")
    s = table(
        {},
        "TradeMenu",
        other={"technologies": ["deism"]},
        lands={
            **HOME,
            "galicia": land(0, 9, cathedral=True),
            "provence": land(1, 2, cathedral=True),
            "armenia": land(2, 2, cathedral=True),
        },
    )
    happens(page, s, calamity="superstition")


# --- pirates and treasures -------------------------------------------------------------------------------------------


@scene
def one_pirate_ship_after_the_other_sails(page: Page) -> None:
    pirates = [{"at": "celtic_sea", "armies": 9}, {"at": "celtic_sea", "armies": 2}]
    s = table({"vehicles": [vehicle("trade_ship", "irish_sea", goods={"salt": 1})]}, "TradeMenu", pirates=pirates)
    ways = [
        *s.box.sea_links[at(s, "celtic_sea")],
        *[one for one in s.box.shores[at(s, "celtic_sea")] if s.owner[one] >= 0],
    ]
    irish, breton = ways.index(at(s, "irish_sea")), ways.index(at(s, "breton_sea"))
    happens(page, s, (len(ways), irish + 1), (6, 6), (len(ways), breton + 1), step=SailPirates(2))


@scene
def a_treasure_at_sea_is_loaded_as_far_as_there_is_room(page: Page) -> None:
    fleet = {
        "vehicles": [
            vehicle("trade_ship", "celtic_sea", goods={"salt": 9}),
            vehicle("trade_ship", "celtic_sea", 2),
            vehicle("warship", "celtic_sea", armies=19),
        ],
        "banners": [banner("warship.1")],
        "technologies": level(2).split(),
    }
    s = table(
        fleet,
        "CombatMenu",
        phase="combat",
        pirates=[{"at": "celtic_sea", "armies": 3, "leader": "barbarian_general"}],
        options={"treasures": True},
        treasure_pile=["treasure_01", "treasure_31"],
    )
    choose(s, "hunt:1.celtic_sea")
    throw(s, (6, 6), (6, 1), (6, 1), (6, 1), (6, 1), (6, 1), (8, 1))
    page.heard(s, "fight:1")


# --- the rest --------------------------------------------------------------------------------------------------------


@scene
def a_lost_crusade_rewards_who_held_the_goal(page: Page) -> None:
    crusade = {
        "goal": "palestine",
        "start": "papal_state",
        "departs": 5,
        "percent": 30,
        "joiners": [1],
        "quotas": [0, 1, 0],
        "committed": [0, 2, 0],
        "at": "syria",
        "contributors": [1],
        "enemy": 0,
        "new_allies": [[], [2], [1]],
        "new_wars": [1],
    }
    s = table(
        {"war": [1]},
        "TradeMenu",
        other={"war": [0], "allied": [2], "banners": [banner("crusade", 2)], "engines": [engine("crusade", 2)]},
        last={"allied": [1]},
        crusade=crusade,
        lands={**HOME, "palestine": land(0, 2)},
    )
    page.position(s)
    fail(s, (0,))
    page.happened(s)


@scene
def cards_and_answers_are_due_one_by_one(page: Page) -> None:
    s = table({"hand": ["relic", "genius", "thief"]}, [step("GiveCards", taker=2, n=2)])
    page.heard(s, "card:genius")
    page.heard(s, "card:thief")
    allied = ({"allied": [1]}, {"allied": [0, 2], "orders": {"alliance_calls": "confirm"}}, {"allied": [1]})
    s = table(allied[0], [step("Approach", other=2)], other=allied[1], last=allied[2])
    page.heard(s, "declare:war")
    s = table(
        {"allied": [1]}, [step("Approach", other=2)], other={"allied": [0], "orders": {"alliance_calls": "confirm"}}
    )
    page.heard(s, "declare:war")
    s = table({"allied": [1]}, [step("Approach", other=2)], other={"allied": [0], "orders": {"alliance_calls": "drop"}})
    page.heard(s, "declare:war")


@scene
def trade_buildings_and_fairs_change_prices(page: Page) -> None:
    city = land(0, 9, settlement="encampment", trade_building="market")
    trader = {
        "florins": 90,
        "vehicles": [vehicle("caravan", "new_castile", goods={"salt": 2, "wine": 1}, marks=["fair"])],
        "technologies": ["metals"],
    }
    s = table(trader, "TradeMenu", lands={**HOME, "new_castile": city}, options={"trade_buildings": True})
    page.offered(s, "sell:salt.2", "sell:wine.1", "buy:grain.1", "buy:iron.1")
    page.heard(s, "sell:salt.1")
    page.heard(s, "buy:iron.1")
    page.offered(s)


@scene
def barbarians_are_checked_in_turn(page: Page) -> None:
    lands = {
        **HOME,
        "old_castile": wild(3),
        "extremadura": wild(1),
        "biscay": wild(25, fortification="fort", leader="commander"),
        "new_castile": wild(2),
    }
    guest = {"vehicles": [vehicle("caravan", "old_castile", armies=1)]}
    s = table(guest, "TradeMenu", lands={**lands, "galicia": land(0, 2), "leon": land(0, 1)})
    page.position(s)
    load_dice(s, 6, 1, 1, 1, 1, 6, 1, 1)
    check(s, [at(s, id) for id in ("extremadura", "old_castile", "new_castile")])
    go_on(s)
    page.happened(s)
