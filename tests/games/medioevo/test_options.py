"""What an option tells: its numbers and names, and the pieces and places of the board that it touches."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.option import MalformedOption, parse
from regnum.games.medioevo.options import NAMED_SUMS, SUMS
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    banner,
    choose,
    engine,
    land,
    new,
    person,
    position,
    refusal,
    step,
    texts,
    vehicle,
)

BRUNO = person(
    "france",
    florins=500,
    reserve=9,
    generals=1,
    stock=["fort"],
    war=[0],
    vehicles=[
        vehicle("caravan", "cilicia", 2, armies=2, goods={"salt": 2, "iron": 1}),
        vehicle("warship", "cilician_sea", 3, armies=5),
        vehicle("cavalry", "cilicia", 2, armies=3),
    ],
    banners=[banner("syria", armies=4), banner("cilicia", 2, level=2, general=True), banner("cavalry.2", 3)],
    engines=[engine("cilicia", 2), engine("cilicia", 3)],
)
LANDS = {
    "cilicia": land(1, 20, settlement="encampment", goods={"salt": 4}),
    "syria": land(0, 3),
    "galatia": land(1, 5),
    "leon": land(0),
}
CAVALRY, CARAVAN = 12 + SLOT["cavalry"] + 1, 12 + SLOT["caravan"] + 1  # the second of each kind of the second player


def bruno(name: str, phase: str = "trade", held: dict[str, Any] | None = None, **fields: Any) -> Medioevo:
    """A question to the second player, with pieces in other slots than the first."""
    asks = [step(name, 1, **fields)]
    return position(
        person("castile", war=[1]), BRUNO, asks=asks, lands={**LANDS, **(held or {})}, active=1, phase=phase
    )


def words(s: Medioevo, text: str) -> dict[str, Any]:
    """What an option says, without the marks of names."""
    said = s.asking.describe(s, s.resolve(text)).args
    return {name: word.split("-", 1)[-1] if isinstance(word, str) else word for name, word in said.items()}


FIGHT: dict[str, Any] = {"name": "CombatMenu", "phase": "combat"}
RIDE: dict[str, Any] = {"name": "UseVehicle", "phase": "combat", "vehicle": CAVALRY, "begun": False}
DRIVE: dict[str, Any] = {"name": "UseVehicle", "vehicle": CARAVAN, "begun": False}
PLACE: dict[str, Any] = {"name": "PlacementMenu", "phase": "placement"}
LOSE: dict[str, Any] = {"name": "LoseArmies", "n": 9, "lands": [], "vehicles": [], "clause": "3.30.3.a"}
CITY = "lands.cilicia"
BANNERS = [f"players.1.banners.{n}" for n in range(4)]
CART, SHIP, RIDER = [f"players.1.vehicles.{n}" for n in (1, 2, 3)]
STACK = 20 + 2 + 3  # on the land and aboard


def rows(*rows: tuple[str, dict[str, Any], str, dict[str, Any], list[str]]) -> pytest.MarkDecorator:
    """Rows of a table; the first column is the clause of each."""
    marked = [pytest.param(*row[1:], id=row[2], marks=clause("medioevo", row[0])) for row in rows]
    return pytest.mark.parametrize(("question", "text", "said", "touched"), marked)


@rows(
    (
        "7.10.e",
        FIGHT,
        "attack:2.syria",
        # A level 2 banner with a general attacks three times.
        {"n": 2, "from": "cilicia", "place": "syria", "armies": STACK, "left": 3, "enemies": 3, "way": "one"},
        [BANNERS[2], CITY, "lands.syria"],
    ),
    ("7.10.x", FIGHT, "attack:2.syria.all", {"way": "all"}, [BANNERS[2], CITY, "lands.syria"]),
    (
        "7.10.f",
        FIGHT,
        "attack:1.syria",  # on the very land where it stands
        {"n": 1, "from": "syria", "armies": 4, "left": 1, "enemies": 3},
        [BANNERS[1], "lands.syria", "lands.syria"],
    ),
    ("7.10.c", FIGHT, "march:1.cilicia", {"n": 1, "from": "syria", "cost": 1}, [BANNERS[1], "lands.syria", CITY]),
    ("3.06.i", FIGHT, "use:cavalry.2", {"vehicle": "cavalry 2", "armies": 3, "banner": 3, "points": 9}, [RIDER, CITY]),
    (
        "3.06.i",
        FIGHT,
        "use:warship.3",
        {"vehicle": "warship 3", "armies": 5, "points": 10},
        [SHIP, "seas.cilician_sea"],
    ),
    ("7.10.blk.b", FIGHT, "blockade:cilician_sea", {"place": "cilician_sea"}, ["seas.cilician_sea"]),
    ("3.06.e", RIDE, "unload:banner.3", {"what": "banner", "n": 3, "armies": 3, "points": 1}, [RIDER, CITY]),
    ("3.06.e", RIDE, "unload:armies", {"what": "armies", "armies": 3, "points": 1}, [RIDER, CITY]),
    ("3.06.e", RIDE, "go:galatia", {"place": "galatia", "armies": 5, "whose": "own"}, [RIDER, "lands.galatia"]),
    ("3.06.f", DRIVE, "load:goods", {"what": "goods", "goods": "salt 4", "points": 1}, [CART, CITY]),
    ("3.06.g", DRIVE, "give:cavalry.2.armies", {"armies": 2, "vehicle": "cavalry 2"}, [CART, CITY, RIDER]),
    ("3.06.g", DRIVE, "take:cavalry.2.armies", {"armies": 3, "vehicle": "cavalry 2"}, [CART, CITY, RIDER]),
    ("7.11.c", DRIVE, "sell:salt.2", {"good": "salt", "n": 2}, [f"{CART}.goods.salt"]),
    ("7.11.c", DRIVE, "buy:salt.1", {"good": "salt", "n": 1}, [CART, CITY]),
    ("7.09.a", PLACE, "deploy:fort.galatia", {"piece": "fort"}, ["players.1.stock.fort", "lands.galatia"]),
    ("7.09.a", PLACE, "deploy:army.cilicia.4", {"n": 4, "place": "cilicia"}, ["players.1.reserve", CITY]),
    ("7.09.a", PLACE, "embark:cavalry.2.5", {"n": 5, "vehicle": "cavalry 2", "place": "cilicia"}, [RIDER, CITY]),
    (
        "3.17.a",
        PLACE,
        "deploy:general.3",  # the banner aboard
        {"n": 3, "place": "cilicia"},
        ["players.1.generals", BANNERS[3], CITY],
    ),
    ("3.30.3.e", LOSE, "army:galatia", {"place": "galatia", "armies": 5}, ["lands.galatia"]),
    ("3.30.3.e", LOSE, "aboard:warship.3", {"vehicle": "warship 3", "armies": 5}, [SHIP, "seas.cilician_sea"]),
    ("3.30.3.e", LOSE, "aboard:cavalry.2", {"vehicle": "cavalry 2", "banner": 3}, [RIDER, CITY]),
    ("3.30.3.e", LOSE, "banner:1", {"n": 1, "level": 1, "place": "syria"}, [BANNERS[1], "lands.syria"]),
)
def test_an_option_tells_its_numbers_and_touches_its_pieces(
    question: dict[str, Any], text: str, said: dict[str, Any], touched: list[str]
) -> None:
    s = bruno(**question)
    assert {name: words(s, text)[name] for name in said} == said
    assert list(s.refs(s.resolve(text))) == touched


@clause("medioevo", "3.09.d")
def test_a_piece_too_many_is_named_with_its_place() -> None:
    crowd = {**BRUNO, "banners": [banner("cilicia", n, level=n) for n in (1, 2, 3)]}
    s = position(
        person(),
        crowd,
        asks=[step("RemoveExcess", 1)],
        lands={**LANDS, "cilicia": land(1), "galatia": land(1)},
        active=1,
    )
    assert words(s, "banner:2") == {"n": 2, "level": 2, "place": "cilicia"}
    assert s.refs(s.resolve("banner:2")) == (BANNERS[2], CITY)
    s = position(
        person(), {**BRUNO, "banners": []}, asks=[step("RemoveExcess", 1)], lands={"cilicia": land(1)}, active=1
    )
    assert s.refs(s.resolve("engine:2")) == ("players.1.engines.1", CITY)


@clause("medioevo", "3.14.d")
def test_an_engine_is_hauled_from_and_to_a_place() -> None:
    s = bruno("CombatMenu", "combat", held={"lycia": land(1)})
    assert words(s, "haul:2.lycia") | {"piece": "catapult", "from": "cilicia", "place": "lycia"} == words(
        s, "haul:2.lycia"
    )
    assert s.refs(s.resolve("haul:2.lycia")) == ("players.1.engines.1", CITY, "lands.lycia")


@clause("medioevo", "3.30.3.e")
@pytest.mark.parametrize(
    ("source", "most", "where"),
    [("army:galatia", 4, "galatia"), ("aboard:warship.3", 5, "warship 3"), ("banner:1", 4, "syria")],
)
def test_how_many_armies_go_is_asked_with_where_from(source: str, most: int, where: str) -> None:
    """The last army of own land stays (2.06)."""
    s = choose(bruno(**LOSE), source)
    assert texts(s) == [f"amount:{n}" for n in range(1, most + 1)]
    assert (words(s, "amount:3")["n"], words(s, "amount:3")["from"]) == (3, where)


@clause("medioevo", "7.10.a", "7.10.e", "3.16.f", "7.09.a")
def test_an_attack_is_refused_by_what_is_wrong_with_it() -> None:
    s = bruno("CombatMenu", "combat")
    assert refusal(s, "attack:2.kent").clause == "7.10.e"  # out of reach
    spent = {**BRUNO, "banners": [banner("cilicia", 2, attacks=1)]}
    s = position(person(war=[1]), spent, asks=[step("CombatMenu", 1)], lands=LANDS, phase="combat", active=1)
    assert refusal(s, "attack:2.syria").clause == "3.16.f"  # it has attacked
    for absent in ("attack:1.syria", "attack:3.syria"):
        assert refusal(s, absent).clause == "7.09.a"
    attack = parse("attack:3.syria")
    assert attack is not None
    assert s.refs(attack) == ()  # there is no third banner


@clause("medioevo", "3.26.9.a")
def test_a_card_to_be_stolen_is_one_of_the_victims() -> None:
    victim = person("france", hand=["relic"], shown=["merchant"])
    s = position(person("castile"), victim, asks=[step("PickCard", victim=1, steal=True)])
    assert s.refs(s.resolve("card:merchant")) == ("players.1.shown.merchant",)
    assert s.refs(s.resolve("card:relic")) == ("players.1.hand.relic",)


@clause("medioevo", "3.30.8.b")
def test_a_civil_war_asks_for_what_still_has_to_go() -> None:
    """Of fifteen territories ten stay."""
    spain = ("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia")
    more = ("minho", "portugal", "algarve", "aragon", "catalonia", "valencia", "provence")
    lands = {id: land(0, 3) for id in (*spain, *more)} | {"kent": land(1), "wessex": land(2)}
    asked = {}
    for chosen in (0, 1, 2):
        fields: dict[str, Any] = {"receiver": 1, "lands": list(spain[:chosen]), "vehicles": []}
        s = position(asks=[step("Secede", **fields)], lands=lands)
        assert s.prompt is not None
        asked[chosen] = s.prompt.message.args["n"]
    assert asked == {0: 5, 1: 4, 2: 3}


@clause("medioevo", "7.09.a")
def test_a_building_comes_from_the_stock_of_its_owner() -> None:
    s = choose(bruno(**PLACE), "deploy:fort.galatia")
    assert s.fort[s.box.place_number["galatia"]] == 1
    assert not any(s.stock)


@clause("medioevo", "7.10.e", "3.30.5.l")
def test_an_attack_on_a_crusade_foretells_no_odds() -> None:
    """Its contributors take turns; an attack on a territory says how likely it succeeds, in percent."""
    route = {"goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0]}
    sent = {"quotas": [1, 0, 0], "committed": [3, 0, 0], "contributors": [0], "at": "cappadocia"}
    s = position(
        person("castile"),
        person("rum", banners=[banner("armenia")], war=[0]),
        asks=[step("CombatMenu", 1)],
        lands={"armenia": land(1, 9), "palestine": land(1), "leon": land(0), "papal_state": land(0)},
        phase="combat",
        active=1,
        pope=0,
        round=5,
        crusade={**route, **sent},
    )
    assert (words(s, "crusade:1.cappadocia")["odds"], words(s, "crusade:1.cappadocia")["enemies"]) == (-1, 3)
    assert 0 <= words(s, "attack:1.georgia")["odds"] <= 100


@clause("medioevo", "6.02.g")
def test_the_choice_of_a_kingdom_says_which_kingdoms_must_be_taken() -> None:
    s = new(3, 1)
    assert s.prompt is not None
    said = s.prompt.message.args
    required = [s.box.kingdom_ids[one] for one in s.realm.required]
    assert said["count"] == len(required)
    assert said["required"] == ", ".join(f"@kingdom-{id}" for id in required)


@clause("medioevo", "3.30.3.e")
def test_the_first_banner_of_the_first_player_loses_armies_like_others() -> None:
    leader = person(banners=[banner("syria", armies=4)])
    s = position(leader, asks=[step(**{**LOSE, "n": 4})], lands={"leon": land(0, 3), "syria": land(1, 3)})
    choose(s, "banner:1")
    assert (words(s, "amount:2")["n"], words(s, "amount:2")["from"]) == (2, "syria")


@clause("medioevo", "3.17.a")
def test_a_second_general_is_refused_to_a_banner() -> None:
    assert refusal(bruno(**PLACE), "deploy:general.2").clause == "3.17.a"


@clause("medioevo", "1.05")
@pytest.mark.parametrize(
    ("question", "text"),
    [
        (LOSE, "banner:0"),
        (LOSE, "banner:4"),
        (LOSE, "engine:0"),
        (LOSE, "engine:4"),
        (PLACE, "deploy:general.0"),
        (PLACE, "deploy:general.4"),
        (PLACE, "embark:cavalry.0.1"),
        (PLACE, "embark:cavalry.4.1"),
        (FIGHT, "attack:0.syria"),
        (FIGHT, "attack:4.syria"),
        (FIGHT, "attack:1.nowhere"),
        (FIGHT, "strike:1.syria.3"),
        (LOSE, "player:3"),
    ],
)
def test_nobody_has_more_than_three_of_a_kind_so_there_is_no_fourth(question: dict[str, Any], text: str) -> None:
    """Nor a fourth player at a table for three, nor a place that the map does not have."""
    option = parse(text)
    assert option is not None
    with pytest.raises(MalformedOption):
        bruno(**question).refs(option)


@clause("medioevo", "7.10.a")
@pytest.mark.parametrize("text", ["attack:0.syria", "attack:4.syria", "attack:1.nowhere"])
def test_an_attack_by_or_on_what_does_not_exist_is_no_attack(text: str) -> None:
    assert refusal(bruno(**FIGHT), text).message.key == "reason-not-an-option"


@clause("medioevo", "7.10.cf")
def test_an_unguarded_transport_is_a_sure_prey() -> None:
    lands = {**LANDS, "syria": land(1, 9)}
    prey = person("castile", war=[1], vehicles=[vehicle("caravan", "syria")])
    s = position(prey, BRUNO, asks=[step("CombatMenu", 1)], lands=lands, phase="combat", active=1)
    assert {name: words(s, "strike:1.syria.0")[name] for name in ("enemies", "odds")} == {"enemies": 0, "odds": 100}


@clause("medioevo", "7.02.d", "5.01.p1")
@pytest.mark.parametrize("sums", [SUMS[2:-1], NAMED_SUMS])
def test_the_sums_to_choose_from_are_round_and_rise(sums: tuple[int, ...]) -> None:
    assert list(sums) == sorted(set(sums))
    assert not any(florins % 5 for florins in sums)
    assert not any(florins % 100 for florins in sums if florins > 1000)


@clause("medioevo", "7.10.a")
@pytest.mark.parametrize("number", [1, 2])
def test_everybody_sees_which_banner_attacks(number: int) -> None:
    people = person(banners=[banner("cilicia", n) for n in (1, 2)])
    s = position(people, asks="CombatPhase", phase="combat", lands={"cilicia": land(0, 9), "galatia": land(0)})
    choose(s, f"attack:{number}.syria")
    assert s.view(2)["board"]["attack"]["banner"] == number
