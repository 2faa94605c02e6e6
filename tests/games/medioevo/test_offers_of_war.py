"""What questions of war, movement and placement say of each option, and which parts of the board they point to."""

from __future__ import annotations

from typing import Any

from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    engine,
    game,
    home,
    land,
    new,
    offered,
    person,
    pointed,
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


@clause("medioevo", "7.10.a", "7.10.e", "7.10.c", "3.14.d", "7.10.blk.a")
def test_the_menu_of_combat() -> None:
    s = theatre("CombatMenu")
    assert offered(
        s, "done", "attack:2.extremadura", "march:2.galicia", "haul:3.leon", "use:cavalry.1", "play:thief"
    ) == [
        "Combat: move, attack, or be done.",
        "done end_turn attack:2.extremadura attack:2.extremadura.all attack:2.old_castile attack:2.old_castile.all"
        " use:warship.1 use:cavalry.1 march:2.galicia march:2.old_castile march:2.extremadura march:2.minho"
        " haul:2.galicia haul:2.minho haul:3.galicia haul:3.leon haul:3.portugal play:thief coin:card coin:armies"
        " coin:florins",
        "done: Done -> ",
        "attack:2.extremadura: Attack Extremadura (barbarians, 12 armies) with banner 2 in León (11 armies, 2"
        " attacks left, succeeds in 10 of 100 cases), battle by battle"
        " -> players.0.banners.2 lands.leon lands.extremadura",
        "march:2.galicia: March with banner 2 from León to Galicia: 2 points, yours, 8 armies"
        " -> players.0.banners.2 lands.leon lands.galicia",
        "haul:3.leon: Haul Bombard from Minho to León: 11 armies. One die more in attack and in defence; it moves one"
        " territory a turn. -> players.0.engines.3 lands.minho lands.leon",
        "use:cavalry.1: Cavalry 1 in León: 9 points left, 2 armies -> players.0.vehicles.4 lands.leon",
        "play:thief: Play Thief. You see another player's hand and take a card. -> players.0.hand.thief",
    ]
    s = theatre("CombatMenu", lands={**LANDS, "portugal": land(1, 3)})
    assert offered(s, "attack:3.portugal.all") == [
        "Combat: move, attack, or be done.",
        "done end_turn attack:2.extremadura attack:2.extremadura.all attack:2.old_castile attack:2.old_castile.all"
        " attack:3.portugal attack:3.portugal.all use:warship.1 use:cavalry.1 march:2.galicia march:2.old_castile"
        " march:2.extremadura march:2.minho haul:2.galicia haul:2.minho haul:3.galicia haul:3.leon play:thief"
        " coin:card coin:armies coin:florins",
        "attack:3.portugal.all: Attack Portugal (Bruno (Kingdom of France), 3 armies) with banner 3 in Portugal (4"
        " armies, one attack left, succeeds in 33 of 100 cases), to the end, losses by rule"
        " -> players.0.banners.3 lands.portugal lands.portugal",
    ]


@clause("medioevo", "7.10.e", "7.10.f", "7.10.blk.h")
def test_attacks_at_sea() -> None:
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
    assert offered(
        s,
        "strike:1.portuguese_sea.1",
        "hunt:1.portuguese_sea.all",
        "blockade:portuguese_sea",
        "lift:portuguese_sea.1",
    ) == [
        "Combat: move, attack, or be done.",
        "done end_turn attack:1.algarve attack:1.algarve.all strike:1.portuguese_sea.1"
        " strike:1.portuguese_sea.1.all hunt:1.portuguese_sea hunt:1.portuguese_sea.all use:warship.1"
        " haul:2.galicia haul:2.minho haul:3.galicia haul:3.leon haul:3.portugal blockade:portuguese_sea"
        " lift:portuguese_sea.1 play:thief coin:card coin:armies coin:florins",
        "strike:1.portuguese_sea.1: Attack what Bruno (Kingdom of France) has in Portuguese Sea (3 armies) with"
        " banner 1 in Portuguese Sea (4 armies, one attack left, succeeds in 28 of 100 cases), battle by battle"
        " -> players.0.banners.1 seas.portuguese_sea seas.portuguese_sea players.1",
        "hunt:1.portuguese_sea.all: Attack the pirates in Portuguese Sea (2 armies) with banner 1 in Portuguese Sea"
        " (4 armies, one attack left, succeeds in 57 of 100 cases), to the end, losses by rule"
        " -> players.0.banners.1 seas.portuguese_sea seas.portuguese_sea",
        "blockade:portuguese_sea: Blockade by fleet: Portuguese Sea -> seas.portuguese_sea",
        "lift:portuguese_sea.1: Lift the blockade of Portuguese Sea against Bruno (Kingdom of France)"
        " -> seas.portuguese_sea players.1",
    ]


@clause("medioevo", "7.10.a")
def test_what_an_illegal_order_points_to() -> None:
    s = theatre("CombatMenu")
    assert pointed(
        s, "attack:1.leon", "attack:2.celtic_sea", "march:1.leon", "march:2.celtic_sea", "haul:1.leon", "haul:2.kent"
    ) == [
        "attack:1.leon -> players.0.banners.1 lands.leon",
        "attack:2.celtic_sea -> players.0.banners.2 lands.leon seas.celtic_sea",
        "march:1.leon -> players.0.banners.1 lands.leon",
        "march:2.celtic_sea -> players.0.banners.2 lands.leon",
        "haul:1.leon -> players.0.engines.1 lands.leon",
        "haul:2.kent -> players.0.engines.2 lands.leon lands.kent",
    ]
    bare = position(asks="CombatMenu", phase="combat", lands={"leon": land(0)})
    assert pointed(
        bare, "attack:1.leon", "march:1.leon", "haul:1.leon", "use:cavalry.1", "coin:card", "play:thief"
    ) == [
        "attack:1.leon -> ",
        "march:1.leon -> lands.leon",
        "haul:1.leon -> lands.leon",
        "use:cavalry.1 -> ",
        "coin:card -> ",
        "play:thief -> ",
    ]


@clause("medioevo", "7.10.j", "7.10.x", "7.10.l", "7.10.p", "7.10.ca", "7.10.cb", "7.10.w")
def test_questions_of_an_attack() -> None:
    attack = {"attacker": 0, "defender": 1, "aim": "land", "source": "leon", "target": "new_castile", "banner": 2}
    s = theatre("FightOn", attack={**attack, "base": 2})
    assert offered(s, "fight:2", "fight_on:1", "fight_on:5", "break_off") == [
        "New Castile: armies 11 against 3.",
        "fight:1 fight:2 fight:3 fight_on:1 fight_on:5 break_off",
        "fight:2: One battle with 2 armies, one die each -> ",
        "fight_on:1: Fight on until it falls or only the garrison is left -> ",
        "fight_on:5: Fight on until it falls or 5 armies are left -> ",
        "break_off: Break off: the banner loses a level and attacks no more this turn -> ",
    ]
    s = theatre([step("ShowCards", attacking=True)], attack={**attack, "base": 2})
    assert offered(s, "no_cards", "show:genius") == [
        "New Castile, armies 11 against 3: the cards of your attack.",
        "no_cards show:genius",
        "no_cards: No card -> ",
        "show:genius: Genius -> players.0.hand.genius",
    ]
    holy = {**LANDS, "new_castile": land(1, 3, cathedral=True)}
    s = theatre([step("ShowCards", 1, attacking=False)], attack={**attack, "base": 2}, lands=holy)
    assert offered(s, "no_cards", "show:relic") == [
        "New Castile is attacked by Anna (Kingdom of Castile), your armies 3 against 11: the cards of your defence."
        " They are lost if your highest die loses.",
        "no_cards show:relic",
        "no_cards: No card -> ",
        "show:relic: Relic -> players.1.hand.relic",
    ]
    s = theatre("Occupy", attack={**attack, "base": 2})
    assert offered(s, "occupy:2", "occupy:3.banner") == [
        "How many armies move into New Castile? A land with 4 armies or fewer may rebel.",
        "occupy:2.banner occupy:3.banner occupy:4.banner occupy:5.banner occupy:6.banner occupy:7.banner"
        " occupy:8.banner occupy:9.banner occupy:10.banner occupy:2 occupy:3 occupy:4 occupy:5 occupy:6 occupy:7"
        " occupy:8 occupy:9 occupy:10",
        "occupy:2: 2 armies, and the banner stays behind -> ",
        "occupy:3.banner: 3 armies with the banner -> ",
    ]
    s = theatre([step("TakeLosses", attacking=True, left=2)], attack={**attack, "base": 2})
    assert offered(s, *[one.text for one in s.options()]) == [
        "Battle of New Castile: where do you lose armies? Still to lose: 2.",
        "lose:land.1 lose:land.2 lose:cavalry.1.1 lose:cavalry.1.2",
        "lose:land.1: 1 on the land -> lands.leon",
        "lose:land.2: 2 on the land -> lands.leon",
        "lose:cavalry.1.1: 1 with: Cavalry 1 -> players.0.vehicles.4",
        "lose:cavalry.1.2: 2 with: Cavalry 1 -> players.0.vehicles.4",
    ]


@clause("medioevo", "7.09.a", "7.09.b", "7.09.c", "3.17.a")
def test_the_menu_of_placement() -> None:
    s = theatre("PlacementMenu", phase="placement")
    assert offered(
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
    ) == [
        "Place what waits in your reserve: 37 armies and 6 other pieces. What is left waits for your next turn.",
        "done end_turn deploy:fort.galicia deploy:fort.leon deploy:fort.minho deploy:caravan.portugal"
        " deploy:banner.portugal deploy:general.2 deploy:general.3 deploy:catapult.portugal deploy:army.portugal.1"
        " deploy:army.portugal.2 deploy:army.portugal.3 deploy:army.portugal.4 deploy:army.portugal.5"
        " deploy:army.portugal.10 deploy:army.portugal.20 deploy:army.portugal.37 embark:warship.1.1"
        " embark:warship.1.2 embark:warship.1.3 embark:warship.1.4 embark:warship.1.5 embark:warship.1.10"
        " embark:warship.1.16 coin:card coin:armies coin:florins",
        "done: Done -> ",
        "end_turn: Skip the rest: Combat, Trade -> ",
        "deploy:army.portugal.5: 5 armies to Portugal -> players.0.reserve lands.portugal",
        "embark:warship.1.5: 5 armies aboard Warship 1 in Portugal -> players.0.vehicles.3 lands.portugal",
        "deploy:general.2: General: to banner 2 in León -> players.0.generals players.0.banners.2 lands.leon",
        "deploy:caravan.portugal: Caravan: to Portugal -> players.0.vehicles.1 lands.portugal",
        "deploy:banner.portugal: Banner: to Portugal -> players.0.banners.1 lands.portugal",
        "deploy:catapult.portugal: Catapult: to Portugal -> players.0.engines.1 lands.portugal",
        "deploy:fort.leon: Fort: to León -> players.0.stock.fort lands.leon",
        "coin:armies: Spend an honour coin: 10 armies -> players.0.coins",
    ]
    assert pointed(
        s,
        "embark:cavalry.3.1",
        "deploy:general.1",
        "deploy:army.celtic_sea.1",
        "deploy:bombard.leon",
        "deploy:town.kent",
    ) == [
        "embark:cavalry.3.1 -> ",
        "deploy:general.1 -> players.0.generals players.0.banners.1",
        "deploy:army.celtic_sea.1 -> players.0.reserve",
        "deploy:bombard.leon -> lands.leon",
        "deploy:town.kent -> lands.kent",
    ]


@clause("medioevo", "3.06.c", "3.06.e", "3.06.f", "3.06.i", "7.11.a", "7.11.c")
def test_what_a_vehicle_may_do() -> None:
    s = theatre("TradeMenu", phase="trade")
    assert offered(
        s,
        "done",
        "go:leon",
        "load:armies",
        "unload:armies",
        "load:goods",
        "unload:goods",
        "play:thief",
        "coin:card",
    ) == [
        "Caravan 2 in Galicia, 6 points left, 3 armies, Iron 2: where does it go, what does it trade? You have 50"
        " florins.",
        "done go:leon go:old_castile go:extremadura go:minho go:portugal load:armies load:goods unload:armies"
        " unload:goods play:thief coin:card coin:armies coin:florins",
        "done: End trading: one vehicle that can still act stays as it is -> ",
        "go:leon: Go to León: 3 points, yours, 11 armies -> players.0.vehicles.2 lands.leon",
        "load:armies: Load up to 4 armies: 1 point -> players.0.vehicles.2 lands.galicia",
        "unload:armies: Unload up to 3 armies: 1 point -> players.0.vehicles.2 lands.galicia",
        "load:goods: Load goods (Salt 3, Wine 2): 2 points -> players.0.vehicles.2 lands.galicia",
        "unload:goods: Unload goods (Iron 2): 2 points -> players.0.vehicles.2 lands.galicia",
        "play:thief: Play Thief. You see another player's hand and take a card. -> players.0.hand.thief",
        "coin:card: Spend an honour coin: an empire card -> players.0.coins",
    ]
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
    assert offered(
        s,
        "go:portuguese_sea",
        "sell:salt.2",
        "buy:salt.1",
        "give:trade_ship.2.goods",
        "take:warship.2.armies",
        "use:trade_ship.2",
    ) == [
        "Trade ship 1 in Portugal, 9 points left, Salt 2, Iron 1: where does it go, what does it trade? You have 50"
        " florins.",
        "done go:hebrides_sea go:irish_sea go:celtic_sea go:irish_coast go:breton_sea go:cantabrian_sea"
        " go:galician_sea go:portuguese_sea go:gulf_of_cadiz go:moroccan_sea go:english_channel go:strait_of_calais"
        " go:flemish_sea go:english_coast go:scottish_sea go:german_bight go:strait_of_gibraltar go:alboran_sea"
        " go:balearic_sea go:algerian_sea go:numidian_sea go:gulf_of_lion go:ligurian_sea go:sardinian_sea"
        " go:northern_tyrrhenian go:southern_tyrrhenian go:tunisian_sea go:sicilian_channel load:armies"
        " unload:goods give:trade_ship.2.goods take:trade_ship.2.armies take:warship.2.armies sell:salt.1"
        " sell:salt.2 buy:salt.1 buy:salt.2 buy:hides.1 buy:grain.1 buy:grain.2 buy:grain.3 buy:grain.4"
        " buy:textiles.1 buy:textiles.2 buy:wine.1 use:trade_ship.2 play:thief coin:card coin:armies coin:florins",
        "go:portuguese_sea: Go to Portuguese Sea: 2 points; Bruno (Kingdom of France)"
        " -> players.0.vehicles.1 seas.portuguese_sea",
        "sell:salt.2: Sell 2 units of Salt for 40 florins (20 florins each) -> players.0.vehicles.1.goods.salt",
        "buy:salt.1: Buy 1 unit of Salt for 22 florins (22 florins each) -> players.0.vehicles.1 lands.portugal",
        "give:trade_ship.2.goods: Hand over to Trade ship 2 goods (Salt 2, Iron 1): 1 point"
        " -> players.0.vehicles.1 lands.portugal players.0.vehicles.2",
        "take:warship.2.armies: Take over from Warship 2 up to 3 armies: 1 point"
        " -> players.0.vehicles.1 lands.portugal players.0.vehicles.3",
        "use:trade_ship.2: Trade ship 2 in Portugal: 9 points left, one army -> players.0.vehicles.2 lands.portugal",
    ]
    assert pointed(
        s, "sell:wine.1", "sell:salt.1", "take:cavalry.1.armies", "go:kent", "go:celtic_sea", "give:warship.2.armies"
    ) == [
        "sell:wine.1 -> ",
        "sell:salt.1 -> players.0.vehicles.1.goods.salt",
        "take:cavalry.1.armies -> players.0.vehicles.1 lands.portugal",
        "go:kent -> players.0.vehicles.1 lands.kent",
        "go:celtic_sea -> players.0.vehicles.1 seas.celtic_sea",
        "give:warship.2.armies -> players.0.vehicles.1 lands.portugal players.0.vehicles.3",
    ]
    s = position(ship, FOE, asks=[step("UseVehicle", vehicle=7, begun=True)], lands=LANDS, phase="combat")
    assert offered(s, "done", "load:armies", "unload:banner.2", "unload:armies", "give:trade_ship.1.armies") == [
        "Warship 2 in Portugal, 10 points left, 3 armies, banner 2: what does it do?",
        "done go:andalusia go:catalonia go:granada go:tunisia go:papal_state go:tuscany go:flanders go:guyenne"
        " go:kent go:ireland go:lothian go:hebrides_sea go:irish_sea go:celtic_sea go:irish_coast go:breton_sea"
        " go:cantabrian_sea go:galician_sea go:portuguese_sea go:gulf_of_cadiz go:moroccan_sea go:english_channel"
        " go:strait_of_calais go:flemish_sea go:english_coast go:scottish_sea go:german_bight go:skagerrak"
        " go:strait_of_gibraltar go:alboran_sea go:balearic_sea go:algerian_sea go:numidian_sea go:gulf_of_lion"
        " go:ligurian_sea go:sardinian_sea go:northern_tyrrhenian go:southern_tyrrhenian go:tunisian_sea"
        " go:strait_of_messina go:sicilian_channel go:gulf_of_sirte go:ionian_sea load:armies unload:banner.2"
        " unload:armies give:trade_ship.1.armies give:trade_ship.2.armies take:trade_ship.2.armies",
        "done: Warship 2: that is all -> ",
        "load:armies: Load up to 4 armies: 1 point -> players.0.vehicles.3 lands.portugal",
        "unload:banner.2: Unload banner 2 and up to 3 armies: 1 point -> players.0.vehicles.3 lands.portugal",
        "unload:armies: Unload up to 3 armies: 1 point -> players.0.vehicles.3 lands.portugal",
        "give:trade_ship.1.armies: Hand over to Trade ship 1 up to 3 armies: 1 point"
        " -> players.0.vehicles.3 lands.portugal players.0.vehicles.1",
    ]
    nothing = position(asks="TradeMenu", lands={"leon": land(0)})
    assert pointed(nothing, "go:leon", "sell:salt.1", "load:goods") == [
        "go:leon -> ",
        "sell:salt.1 -> ",
        "load:goods -> ",
    ]


@clause("medioevo", "3.06.e", "3.06.f", "3.06.7", "10.07.d", "7.10.c")
def test_questions_about_loads() -> None:
    hold: dict[str, Any] = {"giver": None, "taker": 4}
    s = theatre([step("PassGoods", begun=True, **hold)])
    assert offered(s, "done", "good:salt", "good:wine") == [
        "Which goods go aboard Caravan 2?",
        "done good:salt good:wine",
        "done: Done -> ",
        "good:salt: Salt: 3 -> lands.galicia.goods.salt",
        "good:wine: Wine: 2 -> lands.galicia.spoils.wine",
    ]
    assert pointed(s, "good:iron", "good:silk", "done") == ["good:iron -> ", "good:silk -> ", "done -> "]
    s = theatre([step("PassGoods", begun=True, giver=4, taker=None)])
    assert offered(s, "good:iron") == [
        "Which goods go ashore in Galicia?",
        "done good:iron",
        "good:iron: Iron: 2 -> players.0.vehicles.2.goods.iron",
    ]
    assert pointed(s, "good:salt") == ["good:salt -> "]
    s = theatre([step("PassSome", good="salt", **hold)])
    assert offered(s, "amount:1") == [
        "How many units of Salt go aboard Caravan 2?",
        "amount:1 amount:2 amount:3",
        "amount:1: 1 -> ",
    ]
    s = theatre([step("PassSome", good="iron", giver=4, taker=None)])
    assert offered(s, "amount:2") == [
        "How many units of Iron go ashore in Galicia?",
        "amount:1 amount:2",
        "amount:2: 2 -> ",
    ]
    s = theatre([step("PassArmies", least=1, **hold)])
    assert offered(s, "amount:2") == [
        "How many armies go aboard Caravan 2? A land with 4 armies or fewer may rebel.",
        "amount:1 amount:2 amount:3 amount:4",
        "amount:2: 2 -> ",
    ]
    s = theatre([step("PassArmies", least=1, giver=4, taker=None)])
    assert offered(s, "amount:2") == [
        "How many armies go ashore in Galicia?",
        "amount:1 amount:2 amount:3",
        "amount:2: 2 -> ",
    ]
    s = theatre([step("LeadArmies", banner=1, land="galicia")])
    assert offered(s, "amount:8") == [
        "How many armies go to Galicia with the banner?",
        "amount:0 amount:1 amount:2 amount:3 amount:4 amount:5 amount:6 amount:7 amount:8",
        "amount:8: 8 -> ",
    ]


@clause("medioevo", "3.09.b", "3.09.d", "3.14.f", "3.06.7")
def test_questions_about_what_is_too_much() -> None:
    crowded = person(
        "castile",
        engines=[engine("reserve"), engine("leon", n=2), engine("leon", n=3)],
        banners=[banner("leon", general=True), banner("leon", n=2, level=2)],
        vehicles=[vehicle("caravan", "leon", n, goods={"salt": 2}) for n in (1, 2)],
    )
    lands = {"leon": land(0, 40, goods={"salt": 2, "wine": 3}, spoils={"wine": 1})}
    s = position(crowded, asks=[step("LoseVehicle", place="leon")], lands=lands)
    assert offered(s, "use:caravan.1", "use:caravan.2") == [
        "There are too many pieces in León: which one goes?",
        "use:caravan.1 use:caravan.2",
        "use:caravan.1: Caravan 1 in León, Salt 2 -> players.0.vehicles.1 lands.leon",
        "use:caravan.2: Caravan 2 in León, Salt 2 -> players.0.vehicles.2 lands.leon",
    ]
    s = position(crowded, asks=[step("LoseBanner", place="leon")], lands=lands)
    assert offered(s, "banner:1", "banner:2") == [
        "There are too many pieces in León: which one goes?",
        "banner:1 banner:2",
        "banner:1: Banner 1, level 2, in León -> players.0.banners.1 lands.leon",
        "banner:2: Banner 2, level 2, in León -> players.0.banners.2 lands.leon",
    ]
    s = position(crowded, asks=[step("LoseEngine", place="leon")], lands=lands)
    assert offered(s, "engine:2", "engine:3") == [
        "There are too many pieces in León: which one goes?",
        "engine:2 engine:3",
        "engine:2: Catapult in León -> players.0.engines.2 lands.leon",
        "engine:3: Bombard in León -> players.0.engines.3 lands.leon",
    ]
    assert pointed(s, "engine:1") == ["engine:1 -> players.0.engines.1"]
    s = position(crowded, asks=[step("LoseLoad", place="leon", vehicle=None)], lands=lands)
    assert offered(s, "cargo:armies", "good:wine") == [
        "In León there are 41 too many: what goes?",
        "cargo:armies good:salt good:wine",
        "cargo:armies: 39 armies -> lands.leon",
        "good:wine: Wine: 4 -> lands.leon",
    ]
    s = position(crowded, asks=[step("LoseSome", place="leon", vehicle=None, good="wine")], lands=lands)
    assert offered(s, "amount:1") == [
        "How many go from León?",
        "amount:1 amount:2 amount:3 amount:4",
        "amount:1: 1 -> ",
    ]
    full = {**crowded, "vehicles": [vehicle("caravan", "leon", goods={"salt": 90}, armies=90)]}
    s = position(full, asks=[step("LoseLoad", place="leon", vehicle=3)], lands=lands)
    assert offered(s, "cargo:armies", "good:salt") == [
        "In León there are 80 too many: what goes?",
        "cargo:armies good:salt",
        "cargo:armies: 90 armies -> players.0.vehicles.1",
        "good:salt: Salt: 90 -> players.0.vehicles.1",
    ]


@clause("medioevo", "7.10.blk.a", "10.02.b", "10.03.c")
def test_questions_about_places() -> None:
    fleet = person(vehicles=[vehicle("warship", "celtic_sea", armies=1)])
    s = position(fleet, asks=[step("DeclareBlockade", sea="celtic_sea", shores=False)], lands={"leon": land(0)})
    assert offered(s, "player:2") == [
        "For whom is Celtic Sea closed? He marks 1 casus belli against you.",
        "player:1 player:2",
        "player:2: Carla (Byzantine Empire) -> players.2",
    ]
    towers = [game().box.place_ids[one] for one in game().box.towers[:2]]
    s = position(asks=[step("MoveStandard", number=0)], standards=[towers[0]], lands={id: land(0) for id in towers})
    assert offered(s, "no", f"standard:{towers[1]}") == [
        "The standard in Thrace: move it to another tower of yours?",
        "no standard:palestine",
        "no: Leave it there -> ",
        "standard:palestine: Palestine -> lands.palestine",
    ]
    s = theatre("PlaceCoinArmies")
    assert offered(s, "reserve", "place:leon") == [
        "Where do the 10 armies go?",
        "reserve place:galicia place:leon place:minho place:portugal",
        "reserve: To the reserve -> ",
        "place:leon: León -> lands.leon",
    ]


# --- set-up ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "6.02.e", "6.04.e", "6.04.g", "6.04.h")
def test_questions_of_the_set_up() -> None:
    lands = " ".join(f"lands.{id}" for id in home("mamluks"))
    asked = offered(new(3, 1), "kingdom:mamluks")
    assert asked[::2] == [
        "Choose your kingdom. Of 3 players 1 is Christian, 1 Muslim and 1 Orthodox; always in play: Mamluk Sultanate,"
        " Byzantine Empire.",
        f"kingdom:mamluks: Mamluk Sultanate (Muslim): 8 lands; cities: Alexandria, Cairo -> {lands}",
    ]
    realm = {id: land(0, settlement="encampment") for id in home("castile")}

    def places(name: str, **fields: Any) -> Any:
        return position(person("castile"), asks=[step(name, **fields)], lands=realm, phase="setup")

    assert offered(places("PlaceCathedral"), "cathedral:leon") == [
        "Place: Cathedral. +10 population; yields with the Tax Collector and helps Relic and Heroine."
        " Only in a kingdom that you hold completely.",
        "cathedral:galicia cathedral:leon cathedral:biscay cathedral:old_castile cathedral:new_castile"
        " cathedral:extremadura cathedral:andalusia cathedral:murcia",
        "cathedral:leon: León -> lands.leon",
    ]
    assert offered(places("PlaceBanner"), "banner:leon") == [
        "Place: Banner. Only banners attack: the level, from 1 to 3, says how many attacks and how many"
        " points on foot a turn.",
        "banner:galicia banner:leon banner:biscay banner:old_castile banner:new_castile banner:extremadura"
        " banner:andalusia banner:murcia",
        "banner:leon: León -> lands.leon",
    ]
    assert offered(places("PlaceEngine"), "engine:leon") == [
        "Place: Catapult. One die more when its territory is defended; it moves one territory a turn.",
        "engine:galicia engine:leon engine:biscay engine:old_castile engine:new_castile engine:extremadura"
        " engine:andalusia engine:murcia",
        "engine:leon: León -> lands.leon",
    ]
    assert offered(places("PlaceVehicle", kind="caravan"), "vehicle:leon") == [
        "Place: Caravan. Buys, carries and sells goods by land: 6 points and 10 units, more with your"
        " level of learning.",
        "vehicle:galicia vehicle:leon vehicle:biscay vehicle:old_castile vehicle:new_castile vehicle:extremadura"
        " vehicle:andalusia vehicle:murcia",
        "vehicle:leon: León -> lands.leon",
    ]
    lot = person("castile", outfit=12, vehicles=[vehicle("cavalry", "leon", armies=2)])
    s = position(lot, asks=[step("PlaceLot", left=5)], lands=realm, phase="setup")
    assert offered(s, "army:leon", "aboard:cavalry.1", "automatic") == [
        "Place 5 armies; 12 are left.",
        "army:galicia army:leon army:biscay army:old_castile army:new_castile army:extremadura army:andalusia"
        " army:murcia aboard:cavalry.1 automatic",
        "army:leon: León (1 of 15) -> lands.leon",
        "aboard:cavalry.1: Aboard Cavalry 1 in León, 2 armies -> players.0.vehicles.1 lands.leon",
        "automatic: Let the program place the rest -> ",
    ]
    s = position(lot, asks=[step("PlaceSome", left=5, place="leon", vehicle=None)], lands=realm, phase="setup")
    assert offered(s, "amount:2") == [
        "How many armies go to León?",
        "amount:1 amount:2 amount:3 amount:4 amount:5",
        "amount:2: 2 -> ",
    ]
