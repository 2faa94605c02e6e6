"""What questions of war, movement and placement say of each option, and which parts of the board they point to."""

from __future__ import annotations

from typing import Any

from tests.approved import Page, scene
from tests.games.medioevo.positions import (
    banner,
    engine,
    game,
    home,
    land,
    new,
    person,
    position,
    step,
    vehicle,
    wild,
)

LANDS = {
    "leon": land(0, 9),
    "minho": land(0, 9),
    "galicia": land(0, 5, goods={"salt": 3}, spoils={"wine": 2}),
    "portugal": land(0, 5, settlement="village", fortification="fort"),
    "new_castile": land(1, 3, settlement="encampment"),
    "extremadura": wild(12),
}
# Pieces behind the panel come before those on the map, and count for their owner alone.
ARMED = person(
    "castile",
    florins=50,
    reserve=37,
    generals=1,
    stock=["fort", "cathedral"],
    hand=["thief", "genius"],
    shown=["merchant"],
    coins=1,
    vehicles=[
        vehicle("caravan", "reserve"),
        vehicle("caravan", "galicia", n=2, goods={"iron": 2}, armies=3),
        vehicle("warship", "portugal", armies=4),
        vehicle("cavalry", "leon", armies=2),
    ],
    banners=[banner("reserve"), banner("leon", n=2, level=2), banner("warship.1", n=3)],
    engines=[engine("reserve"), engine("leon", n=2), engine("minho", n=3)],
    war=[1],
)
FOE = person(
    "france",
    war=[0],
    hand=["relic"],
    vehicles=[vehicle("caravan", "reserve"), vehicle("warship", "portuguese_sea", armies=3)],
)


def theatre(asks: Any, phase: str = "combat", **more: Any) -> Any:
    more = {"lands": LANDS, "pirates": [{"at": "portuguese_sea", "armies": 2}], **more}
    return position(ARMED, FOE, person("rum"), asks=asks, phase=phase, **more)


@scene
def the_menu_of_combat(page: Page) -> None:
    s = theatre("CombatMenu")
    page.offered(s, "done", "attack:2.extremadura", "march:2.galicia", "haul:3.leon", "use:cavalry.1", "play:thief")
    s = theatre("CombatMenu", lands={**LANDS, "portugal": land(1, 3)})
    page.offered(s, "attack:3.portugal.all")


@scene
def a_banner_where_the_garrison_fell(page: Page) -> None:
    rider: dict[str, Any] = {"banners": [banner("leon", level=2)], "vehicles": [vehicle("cavalry", "leon", armies=5)]}
    s = position(person("castile", **rider), asks="CombatMenu", phase="combat", lands={**LANDS, "leon": land(0, 0)})
    page.offered(s, "march:1.galicia", "use:cavalry.1")


@scene
def a_banner_on_foot_abroad_with_a_transport(page: Page) -> None:
    rider: dict[str, Any] = {
        "banners": [banner("extremadura", armies=2)],
        "vehicles": [vehicle("caravan", "extremadura", armies=5)],
    }
    lands = {**LANDS, "extremadura": wild(1), "leon": wild(1)}
    s = position(person("castile", **rider), asks="CombatMenu", phase="combat", lands=lands)
    page.offered(s, "attack:1.leon", "attack:1.extremadura")


@scene
def attacks_at_sea(page: Page) -> None:
    sailor = {**ARMED, "vehicles": [vehicle("warship", "portuguese_sea", armies=4)], "banners": [banner("warship.1")]}
    s = position(
        sailor,
        FOE,
        asks="CombatMenu",
        phase="combat",
        lands=LANDS,
        pirates=[{"at": "portuguese_sea", "armies": 2}],
        blockades=[{"by": 0, "against": 1, "at": "portuguese_sea", "shores": False}],
    )
    page.offered(
        s,
        "strike:1.portuguese_sea.1",
        "hunt:1.portuguese_sea.all",
        "blockade:portuguese_sea",
        "lift:portuguese_sea.1",
    )


@scene
def what_an_illegal_order_points_to(page: Page) -> None:
    s = theatre("CombatMenu")
    page.pointed(
        s, "attack:1.leon", "attack:2.celtic_sea", "march:1.leon", "march:2.celtic_sea", "haul:1.leon", "haul:2.kent"
    )
    bare = position(asks="CombatMenu", phase="combat", lands={"leon": land(0)})
    page.pointed(bare, "attack:1.leon", "march:1.leon", "haul:1.leon", "use:cavalry.1", "coin:card", "play:thief")


@scene
def questions_of_an_attack(page: Page) -> None:
    attack = {"attacker": 0, "defender": 1, "aim": "land", "source": "leon", "target": "new_castile", "banner": 2}
    s = theatre("FightOn", attack={**attack, "base": 2})
    page.offered(s, "fight:2", "fight_on:1", "fight_on:5", "break_off")
    s = theatre([step("ShowCards", attacking=True)], attack={**attack, "base": 2})
    page.offered(s, "no_cards", "show:genius")
    holy = {**LANDS, "new_castile": land(1, 3, cathedral=True)}
    s = theatre([step("ShowCards", 1, attacking=False)], attack={**attack, "base": 2}, lands=holy)
    page.offered(s, "no_cards", "show:relic")
    fallen = {**LANDS, "new_castile": land(0, 0)}
    s = theatre("Occupy", attack={**attack, "base": 2}, lands=fallen)
    page.offered(s, "occupy:2", "occupy:3.banner")
    s = theatre([step("TakeLosses", attacking=True, left=2)], attack={**attack, "base": 2})
    page.offered(s, *[one.text for one in s.options()])


@scene
def the_menu_of_placement(page: Page) -> None:
    s = theatre("PlacementMenu", phase="placement")
    page.offered(
        s,
        "done",
        "end_turn",
        "deploy:army.portugal.5",
        "embark:warship.1.5",
        "deploy:general.2",
        "deploy:caravan.portugal",
        "deploy:banner.portugal",
        "deploy:catapult.portugal",
        "deploy:fort.leon",
        "coin:armies",
    )
    page.pointed(
        s,
        "embark:cavalry.3.1",
        "deploy:general.1",
        "deploy:army.celtic_sea.1",
        "deploy:bombard.leon",
        "deploy:town.kent",
    )


@scene
def what_a_vehicle_may_do(page: Page) -> None:
    s = theatre("TradeMenu", phase="trade")
    page.offered(
        s,
        "done",
        "go:leon",
        "load:armies",
        "unload:armies",
        "load:goods",
        "unload:goods",
        "play:thief",
        "coin:card",
    )
    ship = {
        **ARMED,
        "vehicles": [
            vehicle("trade_ship", "portugal", goods={"salt": 2, "iron": 1}),
            vehicle("trade_ship", "portugal", n=2, armies=1),
            vehicle("warship", "portugal", n=2, armies=3),
        ],
        "banners": [banner("portugal"), banner("warship.2", n=2)],
    }
    s = position(ship, FOE, asks="TradeMenu", lands=LANDS)
    page.offered(
        s,
        "go:portuguese_sea",
        "sell:salt.2",
        "buy:salt.1",
        "give:trade_ship.2.goods",
        "take:warship.2.armies",
        "use:trade_ship.2",
    )
    page.pointed(
        s, "sell:wine.1", "sell:salt.1", "take:cavalry.1.armies", "go:kent", "go:celtic_sea", "give:warship.2.armies"
    )
    s = position(ship, FOE, asks=[step("UseVehicle", vehicle=7, begun=True)], lands=LANDS, phase="combat")
    page.offered(s, "done", "load:armies", "unload:banner.2", "unload:armies", "give:trade_ship.1.armies")
    nothing = position(asks="TradeMenu", lands={"leon": land(0)})
    page.pointed(nothing, "go:leon", "sell:salt.1", "load:goods")


@scene
def questions_about_loads(page: Page) -> None:
    hold: dict[str, Any] = {"giver": None, "taker": 4}
    s = theatre([step("PassGoods", begun=True, **hold)])
    page.offered(s, "done", "good:salt", "good:wine")
    page.pointed(s, "good:iron", "good:silk", "done")
    s = theatre([step("PassGoods", begun=True, giver=4, taker=None)])
    page.offered(s, "good:iron")
    page.pointed(s, "good:salt")
    s = theatre([step("PassSome", good="salt", **hold)])
    page.offered(s, "amount:1")
    s = theatre([step("PassSome", good="iron", giver=4, taker=None)])
    page.offered(s, "amount:2")
    s = theatre([step("PassArmies", least=1, **hold)])
    page.offered(s, "amount:2")
    s = theatre([step("PassArmies", least=1, giver=4, taker=None)])
    page.offered(s, "amount:2")
    s = theatre([step("LeadArmies", banner=1, land="galicia")])
    page.offered(s, "amount:8")


@scene
def questions_about_what_is_too_much(page: Page) -> None:
    crowded = person(
        "castile",
        engines=[engine("reserve"), engine("leon", n=2), engine("leon", n=3)],
        banners=[banner("leon", general=True), banner("leon", n=2, level=2)],
        vehicles=[vehicle("caravan", "leon", n, goods={"salt": 2}) for n in (1, 2)],
    )
    lands = {"leon": land(0, 40, goods={"salt": 2, "wine": 3}, spoils={"wine": 1})}
    s = position(crowded, asks=[step("LoseVehicle", place="leon")], lands=lands)
    page.offered(s, "use:caravan.1", "use:caravan.2")
    s = position(crowded, asks=[step("LoseBanner", place="leon")], lands=lands)
    page.offered(s, "banner:1", "banner:2")
    s = position(crowded, asks=[step("LoseEngine", place="leon")], lands=lands)
    page.offered(s, "engine:2", "engine:3")
    page.pointed(s, "engine:1")
    s = position(crowded, asks=[step("LoseLoad", place="leon", vehicle=None)], lands=lands)
    page.offered(s, "cargo:armies", "good:wine")
    s = position(crowded, asks=[step("LoseSome", place="leon", vehicle=None, good="wine")], lands=lands)
    page.offered(s, "amount:1")
    full = {**crowded, "vehicles": [vehicle("caravan", "leon", goods={"salt": 90}, armies=90)]}
    s = position(full, asks=[step("LoseLoad", place="leon", vehicle=3)], lands=lands)
    page.offered(s, "cargo:armies", "good:salt")


@scene
def questions_about_places(page: Page) -> None:
    fleet = person(vehicles=[vehicle("warship", "celtic_sea", armies=1)])
    s = position(fleet, asks=[step("DeclareBlockade", sea="celtic_sea", shores=False)], lands={"leon": land(0)})
    page.offered(s, "player:2")
    towers = [game().box.place_ids[one] for one in game().box.towers[:2]]
    s = position(asks=[step("MoveStandard", number=0)], standards=[towers[0]], lands={id: land(0) for id in towers})
    page.offered(s, "no", f"standard:{towers[1]}")
    s = theatre("PlaceCoinArmies")
    page.offered(s, "reserve", "place:leon")


# --- set-up ----------------------------------------------------------------------------------------------------------


@scene
def questions_of_the_set_up(page: Page) -> None:
    page.offered(new(3, 1), "kingdom:mamluks")
    realm = {id: land(0, settlement="encampment") for id in home("castile")}

    def places(name: str, **fields: Any) -> Any:
        return position(person("castile"), asks=[step(name, **fields)], lands=realm, phase="setup")

    page.offered(places("PlaceCathedral"), "cathedral:leon")
    page.offered(places("PlaceBanner"), "banner:leon")
    page.offered(places("PlaceEngine"), "engine:leon")
    page.offered(places("PlaceVehicle", kind="caravan"), "vehicle:leon")
    lot = person("castile", outfit=12, vehicles=[vehicle("cavalry", "leon", armies=2)])
    s = position(lot, asks=[step("PlaceLot", left=5)], lands=realm, phase="setup")
    page.offered(s, "army:leon", "aboard:cavalry.1", "automatic")
    s = position(lot, asks=[step("PlaceSome", left=5, place="leon", vehicle=None)], lands=realm, phase="setup")
    page.offered(s, "amount:2")
