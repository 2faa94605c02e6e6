"""What the log tells of events, calamities, Popes and crusades: by which clause, with which numbers, and as data."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.calamities.civil_war import BreakAway
from regnum.games.medioevo.rules.calamities.people import LowerCities, SlavesRise
from regnum.games.medioevo.rules.calamities.trade import flood, toss
from regnum.games.medioevo.rules.church.papacy import kill_pope, take_office
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    engine,
    go_on,
    heard,
    home,
    land,
    person,
    position,
    run,
    step,
    throw,
    told,
    vehicle,
    wild,
)

# --- event cards -----------------------------------------------------------------------------------------------------

FLEET = person(
    florins=90,
    vehicles=[
        vehicle("trade_ship", "cilician_sea", goods={"salt": 5}, armies=2),
        vehicle("caravan", "cilicia", goods={"salt": 5}, armies=3),
        vehicle("warship", "eastern_mediterranean", armies=9),
        vehicle("cavalry", "cilicia", armies=3),
    ],
)
SEA = "seas.eastern_mediterranean"


def strikes(card: str, *dice: tuple[int, int]) -> list[str]:
    """What is told of an event that strikes the zone of the fleet of player 0; the next dice show these numbers."""
    lands = {"cilicia": land(0, 20), "leon": land(1), "armenia": land(2)}
    s = position(FLEET, asks="TradeMenu", lands=lands, event_pile=[card])
    if next(one for one in s.box.contents.event_card if one.id == card).zone == "land":
        zone = (4, s.box.zone[at(s, "cilicia")])
    else:
        zone = (6, s.box.sea_zone[at(s, "cilician_sea")] + 1)
    throw(s, zone, *dice)
    s.events = []
    go_on(s, DrawEvent())
    drawn, *lines = told(s)
    assert drawn == f"3.29.c card: -1 revealed event_card:{card} event_pile > event_discards"
    return lines


@clause("medioevo", "3.29.c", "3.29.d", "3.29.e")
@pytest.mark.parametrize(
    ("card", "dice", "lines"),
    [
        (
            "mud",
            [],
            [
                "3.29.e vehicle-slower 3: 0 changed course:cavalry > lands.cilicia x3",
                "3.29.e vehicle-slower 3: 0 changed course:caravan > lands.cilicia x3",
            ],
        ),
        (
            "guide",
            [],
            [
                "3.29.e vehicle-faster 2: 0 changed course:cavalry > lands.cilicia x2",
                "3.29.e vehicle-faster 2: 0 changed course:caravan > lands.cilicia x2",
            ],
        ),
        (
            "flood",
            [],
            [
                "3.29.e vehicle-no-crossing: 0 changed course:cavalry > lands.cilicia",
                "3.29.e vehicle-no-crossing: 0 changed course:caravan > lands.cilicia",
            ],
        ),
        ("fair", [], ["3.29.e vehicle-fair 2: 0 changed course:caravan > lands.cilicia x2"]),
        (
            "calm",
            [],
            [
                f"3.29.e vehicle-stopped: 0 changed course:warship > {SEA}",
                "3.29.e vehicle-stopped: 0 changed course:trade_ship > seas.cilician_sea",
            ],
        ),
        (
            "mutiny",
            [(6, 6), (6, 5)],  # a six for the warship
            [
                f"3.29.d vehicle-lost: 0 lost warship {SEA}; 0 lost army {SEA} x9",
                f"3.29.d pirates-sail 9: -1 gained pirates > {SEA} x9",
            ],
        ),
        ("shipwreck", [(6, 6), (6, 5)], [f"3.29.d vehicle-lost: 0 lost warship {SEA}; 0 lost army {SEA} x9"]),
    ],
)
def test_an_event_is_told_vehicle_by_vehicle(card: str, dice: list[tuple[int, int]], lines: list[str]) -> None:
    assert strikes(card, *dice) == lines


@clause("medioevo", "3.29.d")
def test_what_an_event_takes_or_brings_is_told_with_its_number() -> None:
    assert strikes("brigands", (6, 4))[0].endswith(": 0 lost salt lands.cilicia x2")
    assert strikes("scurvy") == [
        f"3.29.d vehicle-loses 3: 0 lost army {SEA} x3",
        "3.29.d vehicle-loses 2: 0 lost army seas.cilician_sea x2",
    ]
    assert strikes("salvage", (8, 4))[0].startswith("3.29.d vehicle-gains ")


# --- calamities ------------------------------------------------------------------------------------------------------


HOMES = ("galatia", "kiev", "moscow")  # of three players, so that nobody is out


def after(s: Medioevo, *steps: Any) -> list[str]:
    s.events = []
    go_on(s, *steps)
    return told(s)


@clause("medioevo", "3.30.17.a", "3.30.17.b", "3.30.15.a")
def test_storms_floods_and_falling_cities_are_told_with_what_they_take() -> None:
    sailor = person(vehicles=[vehicle("warship", "cilician_sea", armies=9)], banners=[banner("warship.1")])
    lands = {"syria": land(0, settlement="town"), "kent": land(0, settlement="town")}
    s = position(sailor, asks="MakeGold", lands=lands)
    s.events = []
    toss(s, 6)
    assert told(s) == [
        "3.30.17.a vehicle-loses 9: 0 lost army seas.cilician_sea x9",
        "3.30.17.a banner-overboard: 0 lost banner seas.cilician_sea",
    ]
    s.events = []
    flood(s, at(s, "syria"), 4, 1)
    assert told(s) == ["3.30.17.b city-flooded 0: 0 lost settlement lands.syria x3"]
    assert after(s, LowerCities(0, 1, 2, ())) == ["3.30.15.a city-lowered 2: 0 lost settlement lands.kent x2"]


@clause("medioevo", "3.30.1.a")
def test_gold_is_told_with_the_iron_it_is_made_of() -> None:
    alchemist = person(vehicles=[vehicle("caravan", "cilicia", goods={"iron": 3})])
    s = position(alchemist, asks="MakeGold", lands={"cilicia": land(0, 5, goods={"iron": 2})})
    assert heard(s, "automatic") == [
        "3.30.1.a gold 2: 0 gained gold > lands.cilicia x2; 0 lost iron lands.cilicia x2",
        "3.30.1.a gold 3: 0 gained gold > lands.cilicia x3; 0 lost iron lands.cilicia x3",
    ]


@clause("medioevo", "3.30.7.a", "3.30.7.b")
def test_a_governor_is_told_with_every_throw_and_each_territory() -> None:
    realm = {id: land(0) for id in home("castile")} | {id: land(1) for id in home("france")}
    s = position(person("castile"), person("france"), asks="TradeMenu", lands=realm)
    minor = [n for n in s.realm.kingdoms if s.box.minor[n]]
    s.events = []
    befall(s, "governor", (12, 4), (12, 4), (12, 3), (12, 9), (len(minor), 1))
    *throws, received = told(s)
    assert throws == [
        "3.30.7.a throws 4: 0 rolled die x4",
        "3.30.7.a throws 4: 1 rolled die x4",
        "3.30.7.a throws 3: 0 rolled die x3",
        "3.30.7.a throws 9: 1 rolled die x9",
    ]
    kingdom = s.box.kingdom_ids[minor[0]]
    lands = [
        f" 1 gained territory > lands.{id}; -1 lost army lands.{id}; 1 gained army > lands.{id}" for id in home(kingdom)
    ]
    assert received == ";".join([f"3.30.7.b receives-kingdom: 1 gained kingdom:{kingdom} > players.1", *lands])


@clause("medioevo", "3.30.10.a", "3.30.10.c")
def test_a_deceit_is_told_with_its_victim_and_its_price() -> None:
    realm = {id: land(0) for id in home("castile")} | {id: land(1) for id in home("france")}
    s = position(person("castile"), person("france", generals=1), asks="TradeMenu", lands=realm)
    befall(s, "deceit")
    assert heard(s, "player:1") == [
        "3.30.10.a deceives: 0 decided calamity:deceit players.0 > players.1",
        "3.30.10.c casus-belli 1: 1 gained casus_belli players.0 > players.1",
        "3.30.10.a general-lost: 1 lost general players.1",
    ]


@clause("medioevo", "3.30.8.f", "3.30.8.g")
def test_a_secession_is_told_with_each_territory_that_leaves() -> None:
    s = position(asks="TradeMenu", lands={"leon": land(0, 4), "galicia": land(0)})
    assert after(s, BreakAway(0, 2, (at(s, "leon"),), ())) == [
        "3.30.8.g casus-belli 1: 0 gained casus_belli players.2 > players.0",
        "3.30.8.f secedes: 0 moved territory lands.leon > players.2; 0 lost army lands.leon x4;"
        " 2 gained army > lands.leon x4",
    ]


@clause("medioevo", "3.30.15.d", "3.30.15.e")
@pytest.mark.parametrize(("owner", "actor"), [(0, 0), (None, -1)])
def test_slaves_who_rise_are_told_with_their_number_and_their_land(owner: int | None, actor: int) -> None:
    """On land of barbarians they join them; on a player's land they attack it from nowhere."""
    held = wild(5, spoils={"slaves": 3}) if owner is None else land(owner, 30, goods={"slaves": 3})
    s = position(asks="TradeMenu", lands={"cilicia": held, **{id: land(n, 9) for n, id in enumerate(HOMES)}})
    lines = after(s, SlavesRise(0))
    assert lines[0] == f"3.30.15.d slaves-rise 3: {actor} lost slaves lands.cilicia x3"
    if owner is None:
        assert lines[1:] == []
        assert s.armies[at(s, "cilicia")] == 8
    else:
        assert lines[1] == "3.30.15.d barbarians-attack 3 30: -1 began attack > lands.cilicia x3"


@clause("medioevo", "3.30.15.d")
def test_slaves_rise_in_the_first_territory_of_the_box_too() -> None:
    held = {"galicia": land(0, 30, goods={"slaves": 3}), "kiev": land(1, 9), "moscow": land(2, 9)}
    s = position(asks="TradeMenu", lands={**held, "leon": land(0, 9)})
    s.events = []
    befall(s, "slave_revolt")
    assert "3.30.15.d slaves-rise 3: 0 lost slaves lands.galicia x3" in told(s)


@clause("medioevo", "3.30.11.a", "3.30.11.d", "3.30.3.e")
def test_an_inquisition_is_told_with_where_the_armies_fell() -> None:
    lands = {"leon": land(0, 20, cathedral=True), "galicia": land(0, 5), "provence": land(1, 2)}
    s = position(
        person("castile", orders={"battle_losses": "default"}, vehicles=[vehicle("cavalry", "galicia", armies=9)]),
        asks="TradeMenu",
        lands=lands,
        calamity_pile=["inquisition"],
    )
    s.events = []
    run(s, "DrawCalamity", 0)
    assert told(s)[:2] == [
        "3.30.a calamity: 0 revealed calamity:inquisition calamity_pile > calamity_discards",
        "3.30.11.d loses-armies 10: 0 decided army > players.0 x10",
    ]
    assert told(s)[2] == "3.30.11.d armies-from: 0 lost army lands.leon x10"
    assert told(s)[3] == "3.30.11.a cathedral-lost: 0 lost cathedral lands.leon"


@clause("medioevo", "3.30.14.a", "3.30.12.a")
def test_invaders_are_told_with_their_number() -> None:
    s = position(asks="TradeMenu", lands={"leon": land(0, 99)}, round=5)
    s.events = []
    befall(s, "pirates", (6, 6))
    assert "3.30.14.a pirate-fleet 15: -1 began pirates x15" in told(s)


# --- the Pope and crusades -------------------------------------------------------------------------------------------


def crusade(place: str = "papal_state", **more: Any) -> Medioevo:
    """Castile and France on their way to Palestine, which Rum holds; the Byzantines look on."""
    people = (
        person("castile", banners=[banner("papal_state")], engines=[engine("crusade")]),
        person("france"),
        person("rum", banners=[banner("armenia")], war=[0, 1]),
        person("byzantines"),
    )
    lands = {
        "papal_state": land(0, 9, settlement="village"),
        "ile_de_france": land(1, settlement="village"),
        "palestine": land(2, 1),
        "armenia": land(2, 90),
        "thrace": land(3),
    }
    route = {"goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0, 1]}
    sent = {"quotas": [1, 1, 0, 0], "committed": [3, 2, 0, 0], "contributors": [0, 1], "at": place}
    more = {"pope": 0, "round": 5, "crusade": {**route, **sent}, "asks": "CombatMenu", "phase": "combat", **more}
    return position(*people, seats=4, lands=lands, **more)


@clause("medioevo", "3.30.5.b", "3.20.d", "3.20.h", "3.30.5.c", "3.30.5.d", "3.30.5.i")
def test_a_call_is_told_with_every_answer_and_the_wars_it_makes() -> None:
    s = crusade(crusade=None, asks="TradeMenu")
    s.events = []
    befall(s, "crusade")
    assert heard(s, "no") == [
        "3.30.5.b joins-crusade: 0 decided crusade players.0",
        "3.30.5.b refuses-crusade: 1 decided refusal players.1",
        "3.20.d excommunicated: 1 changed excommunicated > players.1",
        "3.20.h casus-belli 3: 1 gained casus_belli players.0 > players.1 x3",
    ]
    lines = heard(s, "place:palestine", "amount:2", "amount:40")
    assert lines[-1] == "3.30.5.i crusade 40 8: 0 began crusade lands.papal_state > lands.palestine x40"
    assert "3.30.5.c at-peace: 2 changed peace players.2 > players.1" in lines


@clause("medioevo", "3.30.5.j", "3.30.5.o", "3.30.5.p")
def test_the_march_of_a_crusade_is_told() -> None:
    assert heard(crusade(), "crusade", "army:papal_state", "amount:4") == [
        "3.30.5.j commits-armies 4: 0 moved army lands.papal_state > crusade x4"
    ]
    assert heard(crusade(asks=[step("NextStep")]), "go:southern_tyrrhenian") == [
        "3.30.5.o crusade-moves: 0 moved crusade lands.papal_state > seas.southern_tyrrhenian"
    ]
    attacked = crusade("cappadocia", asks=[step("CombatMenu", 2)], active=2)
    assert heard(attacked, "crusade:1.cappadocia") == [
        "3.30.5.p attacks-crusade: 2 began attack lands.armenia > lands.cappadocia"
    ]


@clause("medioevo", "3.30.5.w", "3.30.5.o")
def test_the_end_of_a_crusade_is_told_with_what_returns_and_its_honour() -> None:
    s = crusade(asks="TradeMenu")
    s.owner[at(s, "papal_state")] = 3
    s.events = []
    run(s, "MarchCrusade")
    back = (
        " 0 moved army crusade > players.0 x3; 0 moved catapult crusade > players.0;"
        " 1 moved army crusade > players.1 x2"
    )
    lost = told(s)
    assert lost[0] == f"3.30.5.w crusade-fails: -1 ended crusade x0;{back}"
    assert lost[1:] == [  # Jerusalem is worth five
        "3.30.5.w honour-lost 5 -5: 0 scored honour > players.0.honour x-5",
        "3.30.5.w honour-lost 5 -5: 1 scored honour > players.1.honour x-5",
        "3.30.5.w honour-gained 5 5: 2 scored honour > players.2.honour x5",
        "3.30.5.w honour-gained 5 5: 3 scored honour > players.3.honour x5",
    ]
    s = crusade("syria", asks="TradeMenu")
    s.owner[at(s, "palestine")] = 1
    s.events = []
    run(s, "MarchCrusade")
    moved, won, *honour = told(s)
    assert moved == "3.30.5.o crusade-moves: 0 moved crusade lands.syria > lands.palestine"
    assert won.startswith("3.30.5.w crusade-succeeds: -1 ended crusade;")
    assert back in won
    assert honour == [
        "3.30.5.w honour-gained 5 5: 0 scored honour > players.0.honour x5",
        "3.30.5.w honour-gained 5 5: 1 scored honour > players.1.honour x5",
    ]


@clause("medioevo", "3.20.i", "3.26.17.d", "4.03.h", "4.03.i")
def test_popes_are_told_as_they_come_and_go() -> None:
    s = position(person("castile"), person("france"), asks="TradeMenu", pope=0)
    s.events = []
    take_office(s, 1)
    assert told(s) == [
        "4.03.h honour-lost 1 -1: 0 scored honour > players.0.honour x-1",
        "3.20.i pope: 1 gained card:pope > pope",
        "4.03.h honour-gained 1 1: 1 scored honour > players.1.honour",
    ]
    s.events = []
    kill_pope(s, 2)
    assert told(s) == [
        "4.03.h honour-lost 1 0: 1 scored honour > players.1.honour x-1",
        "3.26.17.d pope-dies: 2 lost card:pope pope",
        "4.03.i honour-gained 1 1: 2 scored honour > players.2.honour",
    ]
