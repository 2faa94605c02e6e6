"""7.10.sea, 7.10.blk, 9.02.g, 9.02.h, 7.04.r: battles at sea and blockades."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regnum.games.medioevo.box import (
    CARAVAN,
    CARDS,
    CAVALRY,
    FLEET,
    FOOT,
    LAND,
    PASSAGE,
    TECHNOLOGIES,
    TRADE_SHIP,
    WARSHIP,
)
from regnum.games.medioevo.constants import ABOARD, ABSENT, GENERAL, TRUCE
from regnum.games.medioevo.rules.diplomacy.pacts import impose, make_pact, set_alliance
from regnum.games.medioevo.rules.war.attack import ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.blockades import bars, stands
from regnum.games.medioevo.rules.war.dice import attack_dice, defence_dice, usable
from regnum.games.medioevo.rules.war.stacks import ON_FOOT, is_warship
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    choose,
    clauses,
    game,
    land,
    load_dice,
    person,
    position,
    refusal,
    run,
    step,
    texts,
    vehicle,
)

AT = game().box.place_number
SEA = "tunisian_sea"
SHIP = 6  # the first slot of a player's warships
HOMES = {"galatia": land(0), "lower_egypt": land(1), "thrace": land(2)}
ALL = " ".join(TECHNOLOGIES)


def combat(*people: dict[str, Any], lands: dict[str, dict[str, Any]] | None = None, **more: Any) -> Medioevo:
    """The combat phase of the first player."""
    return position(*people, asks="CombatPhase", phase="combat", lands={**HOMES, **(lands or {})}, **more)


def warships(*armies: int, at: str = SEA) -> list[dict[str, Any]]:
    return [vehicle("warship", at, n + 1, armies=load) for n, load in enumerate(armies)]


# --- battles ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.sea.a", "7.10.sea.c", "7.10.ex17", "7.10.sea.g")
def test_warships_add_dice_and_their_level_once() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9, 1, 1), banners=[banner("warship.1")], shown=["condottiero"]),
        person("mamluks", ALL, war=[0], vehicles=warships(9, 9), shown=["arquebusier"]),
    )
    attack = Attack(0, 1, ON_PARTY, AT[SEA], AT[SEA], 0, base=3)
    assert attack_dice(s, attack) == (6, 1)
    assert defence_dice(s, attack) == (5, 3)


@clause("medioevo", "7.10.sea.b")
def test_an_empty_warship_adds_no_die_and_all_ships_are_one_pool() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")]),
        person("mamluks", war=[0], vehicles=[*warships(2, 0), vehicle("trade_ship", SEA, armies=1)]),
        person(vehicles=warships(9)),
    )
    attack = Attack(0, 1, ON_PARTY, AT[SEA], AT[SEA], 0, base=3)
    assert defence_dice(s, attack) == (4, 0)


@clause("medioevo", "7.10.sea.g", "7.10.sea.a")
def test_cards_of_cathedrals_and_works_count_for_nothing_at_sea() -> None:
    hand = ["arquebusier", "condottiero", "genius", "relic", "templar", "heroine"]
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")], hand=hand),
        person(war=[0], vehicles=warships(9), hand=hand),
        lands={"galatia": land(0, cathedral=True)},
    )
    attack = Attack(0, 1, ON_PARTY, AT[SEA], AT[SEA], 0, base=3)
    assert [CARDS[kind] for kind in usable(s, attack, 0, True)] == ["arquebusier", "condottiero", "genius", "heroine"]
    assert [CARDS[kind] for kind in usable(s, attack, 1, False)] == ["arquebusier", "genius"]


@clause("medioevo", "7.10.sea.e", "4.03.g")
def test_a_warship_sinks_with_its_last_army_and_its_die_with_it() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")]),
        person(war=[0], vehicles=warships(1, 1)),
    )
    load_dice(s, 6, 1, 1, 1, 1, 2)
    choose(s, f"strike:1.{SEA}.1", "fight:1")
    assert s.seat == 1
    choose(s, "lose:warship.2.1")
    assert s.vehicle_at[FLEET + SHIP + 1] == ABSENT
    assert s.honour[0] == 1
    attack = s.attack
    assert attack is not None
    assert defence_dice(s, attack) == (2, 0)


@clause("medioevo", "7.10.sea.e")
def test_which_holders_of_armies_are_warships() -> None:
    kinds = [TRADE_SHIP] * 3 + [CARAVAN] * 3 + [WARSHIP] * 3 + [CAVALRY] * 3
    for player in range(10):
        found = [is_warship(ABOARD + FLEET * player + n) for n in range(FLEET)]
        assert found == [kind == WARSHIP for kind in kinds]
    assert not any(is_warship(land) for land in range(LAND))
    assert not any(is_warship(ON_FOOT + banner) for banner in range(3 * 10))


@clause("medioevo", "7.10.sea.e")
def test_a_trade_ship_that_loses_its_last_army_stays_until_the_pool_is_gone() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")]),
        person(war=[0], vehicles=[*warships(3), vehicle("trade_ship", SEA, armies=1)]),
    )
    load_dice(s, 6, 1, 1, 1, 1, 1)
    choose(s, f"strike:1.{SEA}.1", "fight:1")
    assert texts(s) == ["lose:trade_ship.1.1", "lose:warship.1.1"]
    choose(s, "lose:trade_ship.1.1")
    assert (s.vehicle_at[FLEET], s.vehicle_armies[FLEET]) == (AT[SEA], 0)
    assert (s.vehicle_at[FLEET + SHIP], s.vehicle_armies[FLEET + SHIP]) == (AT[SEA], 3)
    assert s.honour[0] == 0


@clause("medioevo", "7.10.sea.e")
def test_a_warship_with_armies_left_does_not_sink() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")]),
        person(war=[0], vehicles=warships(3)),
    )
    load_dice(s, 6, 1, 1, 1, 1, 1)
    choose(s, f"strike:1.{SEA}.1", "fight:1")
    assert (s.vehicle_at[FLEET + SHIP], s.vehicle_armies[FLEET + SHIP]) == (AT[SEA], 2)
    assert s.honour[0] == 0


@clause("medioevo", "7.10.sea.e", "7.10.cf", "4.03.k", "7.10.y")
def test_when_the_pool_is_gone_trade_ships_are_seized_and_manned() -> None:
    s = combat(
        person(war=[1], vehicles=warships(9), banners=[banner("warship.1")]),
        person(war=[0], vehicles=[*warships(1), vehicle("trade_ship", SEA)], banners=[banner("warship.1")]),
    )
    load_dice(s, 6, 6, 6, 1, 1, 1)
    choose(s, f"strike:1.{SEA}.1", "fight:3")
    assert s.vehicle_at[FLEET + SHIP] == s.vehicle_at[FLEET] == ABSENT
    assert (s.vehicle_at[0], s.vehicle_armies[0], s.vehicle_armies[SHIP]) == (AT[SEA], 3, 6)
    assert s.honour[0] == 3  # two ships and a banner
    assert s.banner_earned[0] == 1
    assert s.attack is None


@clause("medioevo", "7.10.sea.c", "7.10.b")
def test_losses_come_from_the_ship_with_the_banner_which_keeps_a_garrison() -> None:
    s = combat(
        person("rum", ALL, war=[1], vehicles=warships(2, 9), banners=[banner("warship.1", level=2)]),
        person(war=[0], vehicles=warships(9)),
    )
    load_dice(s, 1, 1, 1, 6, 6, 6, 6)
    choose(s, f"strike:1.{SEA}.1", "fight:1")
    assert s.vehicle_armies[SHIP : SHIP + 2] == [1, 9]
    assert s.attack is None
    assert s.banner_level[0] == 1


@clause("medioevo", "7.10.sea.d", "7.10.f")
def test_fleets_at_peace_share_a_sea() -> None:
    s = combat(person(vehicles=warships(9), banners=[banner("warship.1")]), person(vehicles=warships(9)))
    assert any(text.startswith("attack:1") for text in texts(s))  # there is a coast
    assert refusal(s, f"strike:1.{SEA}.1").clause == "7.10.f"


@clause("medioevo", "7.04.r", "7.10.f", "3.19.c", "4.03.g")
def test_pirates_can_be_hunted_at_any_time() -> None:
    s = combat(
        person(vehicles=warships(9), banners=[banner("warship.1")]),
        pirates=[{"at": SEA, "armies": 1, "leader": "barbarian_general"}],
    )
    attack = Attack(0, -1, ON_PIRATES, AT[SEA], AT[SEA], 0, base=3)
    assert defence_dice(s, attack) == (2, 2)
    load_dice(s, 6, 6, 6, 1, 1, 1)
    choose(s, f"hunt:1.{SEA}", "fight:3")
    assert s.pirates == ()
    assert s.honour[0] == 1  # the general; a pirate ship is nobody's
    assert s.banner_earned[0] == 1


@clause("medioevo", "7.04.r", "7.04.l")
def test_pirates_attack_a_fleet_with_the_die_of_their_ship() -> None:
    horde = Attack(-1, 0, ON_PARTY, AT[SEA], AT[SEA], -1, 5, GENERAL, 3)
    s = position(
        person(vehicles=[*warships(2), vehicle("trade_ship", SEA)]),
        asks=[step("AttackVehicles", owner=0, place=SEA, armies=300, leader=0)],
        lands=HOMES,
    )
    assert attack_dice(s, horde) == (4, 2)
    assert s.assault[0] == 1
    assert [at for at in s.vehicle_at if at >= 0] == []
    assert s.honour == [0, 0, 0]


# --- blockades -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.blk.a", "7.10.blk.d", "7.10.blk.e", "5.02.c")
def test_a_strait_is_closed_by_the_holder_of_both_shores() -> None:
    s = combat(person(), lands={"thrace": land(0), "bithynia": land(0), "paphlagonia": land(2)})
    choose(s, "close:bosphorus", "player:1")
    assert s.casus[s.n * 1 + 0] == 1
    sea = AT["bosphorus"]
    for kind in (TRADE_SHIP, WARSHIP, CAVALRY, FOOT):
        assert bars(s, 1, kind, sea, True)
        assert not bars(s, 2, kind, sea, True)
    s.owner[AT["bithynia"]] = 1
    assert not bars(s, 1, FOOT, sea, True)
    assert not stands(s, (0, 1, sea, True))


@clause("medioevo", "7.10.blk.f")
def test_allies_truce_partners_and_guests_cannot_be_shut_out() -> None:
    lands = {"thrace": land(0), "bithynia": land(0), "paphlagonia": land(2)}
    s = combat(person(allied=[1]), person(allied=[0]), person(passage=[0]), lands=lands)
    assert "close:bosphorus" not in texts(s)
    truce = [{"kind": "truce", "one": 0, "other": 1, "turns_one": 1, "turns_other": 1}]
    s = combat(person(), lands=lands, terms=truce)
    choose(s, "close:bosphorus")
    assert s.blockades == ((0, 2, AT["bosphorus"], True),)  # only he was left to choose


@clause("medioevo", "7.10.blk.f", "3.26.10.b")
def test_a_pact_or_a_truce_lifts_blockades_and_the_log_tells_of_each() -> None:
    straits = [{"by": 0, "against": n, "at": "bosphorus", "shores": True} for n in (1, 2)]
    fleet = {"by": 1, "against": 0, "at": SEA, "shores": False}
    lands = {"thrace": land(0), "bithynia": land(0)}

    def lifted(deed: Callable[[Medioevo], None]) -> tuple[list[str], int]:
        s = combat(person(), person(vehicles=warships(1)), person(), lands=lands, blockades=[*straits, fleet])
        s.events = []
        deed(s)
        return clauses(s, "event-blockade-ends"), len(s.blockades)

    assert lifted(lambda s: set_alliance(s, 0, 1, True, "5.01.i")) == (["7.10.blk.f"] * 2, 1)
    assert lifted(lambda s: make_pact(s, PASSAGE, 1, 0)) == (["7.10.blk.f"], 2)  # a fleet may stay
    assert lifted(lambda s: make_pact(s, PASSAGE, 0, 1)) == ([], 3)
    assert lifted(lambda s: impose(s, TRUCE, 0, 1, 1)) == (["3.26.10.b"] * 2, 1)


@clause("medioevo", "7.10.blk.e", "7.10.blk.g")
def test_only_the_fleets_of_the_blockaded_and_their_allies_break_a_blockade() -> None:
    blockade = (0, 1, AT[SEA], False)
    fleets = (person(vehicles=warships(3)), person(), person(vehicles=warships(3, 3)))
    assert stands(combat(*fleets), blockade)  # two ships of somebody else
    allied = (fleets[0], person(allied=[2]), {**fleets[2], "allied": [1]})
    assert not stands(combat(*allied), blockade)


@clause("medioevo", "7.10.e")
def test_where_no_pirates_are_none_are_hunted() -> None:
    s = combat(
        person(vehicles=warships(9), banners=[banner("warship.1")]),
        lands={"tunisia": land(0)},
        pirates=[{"at": "cilician_sea", "armies": 1}],
    )
    assert not [text for text in texts(s) if text.startswith("hunt")]


@clause("medioevo", "7.10.blk.b", "7.10.blk.c", "7.10.blk.e", "3.02.w")
def test_a_fleet_closes_its_sea_with_the_ports_that_open_on_it() -> None:
    s = combat(person("rum", ALL, vehicles=warships(1, 1, 1)), person("mamluks", ALL), person("byzantines"))
    choose(s, f"blockade:{SEA}", "player:1")
    assert s.blockades == ((0, 1, AT[SEA], False),)
    assert bars(s, 1, WARSHIP, AT[SEA], True, AT["sardinian_sea"])
    assert bars(s, 1, TRADE_SHIP, AT[SEA], False)  # into the port too
    assert not bars(s, 2, TRADE_SHIP, AT[SEA], True)
    assert not bars(s, 1, CAVALRY, AT[SEA], True)
    choose(s, f"lift:{SEA}.1")
    assert not s.blockades
    assert f"blockade:{SEA}" not in texts(s)
    run(s, "BeginTurn", 0)
    choose(run(s, "CombatMenu", 0), f"blockade:{SEA}", "player:1")
    assert s.casus[s.n * 1 + 0] == 2  # each declaration gives one


@clause("medioevo", "7.10.blk.c")
def test_only_a_larger_fleet_crosses() -> None:
    near = game().box.place_ids[game().box.sea_links[AT[SEA]][0]]
    for ours, passes in ((2, False), (3, True)):
        s = combat(
            person(vehicles=warships(1, 1)),
            person("mamluks", ALL, vehicles=warships(*[1] * ours, at=near)),
            blockades=[{"by": 0, "against": 1, "at": SEA, "shores": False}],
        )
        assert bars(s, 1, WARSHIP, AT[SEA], True, AT[near]) != passes
        assert bars(s, 1, TRADE_SHIP, AT[SEA], True, AT[near])


@clause("medioevo", "9.02.g", "7.10.blk.g", "7.10.blk.h")
def test_three_english_ships_before_tunis() -> None:
    tunis = {"tunisia": land(0, 5, settlement="encampment", fortification="fort")}
    s = combat(
        person("mamluks", ALL, vehicles=warships(3, 3, at="tunisia"), banners=[banner("warship.1")], allied=[2]),
        person("england", ALL, vehicles=warships(2, 2, 2)),
        person("byzantines", allied=[0]),
        lands=tunis,
        blockades=[{"by": 1, "against": 0, "at": SEA, "shores": False}],
    )
    assert bars(s, 0, WARSHIP, AT[SEA], True, AT["tunisia"])
    assert bars(s, 0, TRADE_SHIP, AT[SEA], True)
    assert bars(s, 2, TRADE_SHIP, AT[SEA], True)
    assert not bars(s, 2, WARSHIP, AT[SEA], True)
    choose(s, f"strike:1.{SEA}.1")  # without a war
    attack = s.attack
    assert attack is not None
    # Both ships in port lend their dice; of the three armies one is the garrison.
    assert attack_dice(s, attack.going_on(2, 0)) == (4, 2)
    assert not s.at_war(0, 1)


@clause("medioevo", "9.02.h", "7.10.blk.g", "7.10.blk.e")
def test_an_allied_fleet_lifts_a_blockade_by_number() -> None:
    tunis = {"tunisia": land(0, 5, settlement="encampment", fortification="fort")}
    blockade = (1, 0, AT[SEA], False)
    for friends, lifted in ((1, False), (2, True)):
        s = combat(
            person("mamluks", ALL, vehicles=warships(3, 3, at="tunisia"), allied=[2]),
            person("england", ALL, vehicles=warships(2, 2, 2)),
            person("byzantines", ALL, allied=[0], vehicles=warships(*[1] * friends)),
            lands=tunis,
            blockades=[{"by": 1, "against": 0, "at": SEA, "shores": False}],
        )
        assert stands(s, blockade) != lifted
        assert (s.blockades == ()) == lifted


@clause("medioevo", "7.10.blk.h")
def test_the_land_of_a_blockader_still_needs_a_war() -> None:
    s = combat(
        person(vehicles=warships(9), banners=[banner("warship.1")]),
        person(vehicles=warships(9)),
        lands={"tunisia": land(1, 5)},
        blockades=[{"by": 1, "against": 0, "at": SEA, "shores": False}],
    )
    assert f"strike:1.{SEA}.1" in texts(s)
    assert refusal(s, "attack:1.tunisia").clause == "7.10.f"


@clause("medioevo", "7.10.blk.h", "3.26.10.b")
def test_a_truce_holds_even_against_a_blockader() -> None:
    people = (
        person(vehicles=warships(9), banners=[banner("warship.1")], allied=[2]),
        person(vehicles=warships(9)),
        person(allied=[0]),
    )
    blockade = [{"by": 1, "against": 2, "at": SEA, "shores": False}]
    truce = [{"kind": "truce", "one": 0, "other": 1, "turns_one": 1, "turns_other": 1}]
    assert f"strike:1.{SEA}.1" in texts(combat(*people, blockades=blockade))
    assert f"strike:1.{SEA}.1" not in texts(combat(*people, blockades=blockade, terms=truce))


@clause("medioevo", "7.10.e")
def test_a_hunt_in_the_same_sea_costs_no_points() -> None:
    s = combat(
        person(vehicles=warships(9), banners=[banner("warship.1")]),
        lands={"tunisia": land(0)},
        pirates=[{"at": SEA, "armies": 1}],
    )
    choose(s, f"hunt:1.{SEA}")
    assert s.vehicle_spent[SHIP] == 0
