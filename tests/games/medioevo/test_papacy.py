"""3.20, 3.26.17: the Pope and excommunication."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.box import CHRISTIAN, MUSLIM
from regnum.games.medioevo.constants import ABOARD, ABSENT, BARBARIAN, COMMITTED, NOBODY, RESERVE, UNJUST_WAR
from regnum.games.medioevo.rules.church.papacy import excommunicate, is_banned, rome_falls, take_office
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    engine,
    game,
    land,
    new,
    person,
    position,
    refusal,
    run,
    step,
    texts,
    vehicle,
)

POPE, FRANCE, MAMLUKS, BYZANTINES = range(4)
ROME = game().box.rome
CHURCH = game().box.place_ids[ROME]


def christendom(*people: dict[str, Any], **board: Any) -> Medioevo:
    """Castile is Pope and holds Rome and Leon; France holds Anjou. France is in its diplomacy phase."""
    named = [{"honour": 1}, {}, {}, {}]
    named = [{**one, **more} for one, more in zip(named, [*people, *({} for _ in range(4 - len(people)))], strict=True)]
    kingdoms = ("castile", "france", "mamluks", "byzantines")
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms, named, strict=True)]
    lands = {CHURCH: land(POPE, 5), "leon": land(POPE, 3), "champagne": land(FRANCE, 4), **board.pop("lands", {})}
    board = {"pope": POPE, "active": FRANCE, "phase": "diplomacy", "asks": [], **board}
    asks = board.pop("asks") or [step("Diplomacy", FRANCE, orders=True)]
    return position(*seated, asks=asks, seats=4, lands=lands, **board)


def casus(s: Medioevo, holder: int, against: int) -> int:
    return s.casus[s.n * holder + against]


# --- the office ------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.20.a", "4.03.h", "3.26.17.b", "3.20.j")
def test_a_christian_starts_as_pope_with_rome_and_a_point() -> None:
    s = new(5, 3, placement="automatic")
    while s.round == 0:
        s.apply(s.options()[0])
    assert s.faith(s.pope) == CHRISTIAN
    assert s.owner[ROME] == s.pope
    assert [s.honour[player] for player in range(5)] == [int(player == s.pope) for player in range(5)]


@clause("medioevo", "3.20.i", "3.26.17.d", "4.03.h", "7.10.ch")
def test_a_christian_who_takes_rome_is_pope() -> None:
    s = christendom()
    rome_falls(s, FRANCE)
    assert s.pope == FRANCE
    assert s.honour == [0, 1, 0, 0]


@clause("medioevo", "3.26.17.d", "4.03.i", "4.03.h")
def test_anybody_else_kills_the_pope() -> None:
    for killer in (MAMLUKS, BYZANTINES):
        s = christendom()
        rome_falls(s, killer)
        assert s.pope == NOBODY
        assert s.honour == [0, 0, *(int(killer == one) for one in (MAMLUKS, BYZANTINES))]


@clause("medioevo", "4.03.i", "3.20.d")
def test_an_excommunicated_conqueror_kills_the_pope() -> None:
    s = christendom({}, {"excommunicated": True})
    rome_falls(s, FRANCE)
    assert s.pope == NOBODY
    assert s.honour[FRANCE] == 1


@clause("medioevo", "7.04.v", "4.03.i")
def test_barbarians_kill_the_pope_for_nobody_s_honour() -> None:
    s = christendom()
    rome_falls(s, BARBARIAN)
    assert s.pope == NOBODY
    assert s.honour == [0, 0, 0, 0]


@clause("medioevo", "3.26.17.d")
def test_a_christian_who_takes_rome_while_the_card_is_out_brings_it_back() -> None:
    s = christendom(pope=None)
    rome_falls(s, MAMLUKS)
    assert s.honour[MAMLUKS] == 0  # nobody was killed
    rome_falls(s, FRANCE)
    assert s.pope == FRANCE
    assert s.honour[FRANCE] == 1


@clause("medioevo", "5.01.y")
def test_a_new_pope_loses_his_muslim_ally_without_penalty() -> None:
    s = christendom({}, {"allied": [MAMLUKS, BYZANTINES]}, {"allied": [FRANCE]}, {"allied": [FRANCE]})
    take_office(s, FRANCE)
    assert s.allied[FRANCE] == 1 << BYZANTINES
    assert not any(s.casus)


# --- stealing him ----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.9.b", "3.20.i", "3.20.j", "3.26.17.c", "4.03.h")
def test_a_christian_thief_takes_the_pope_and_rome_undamaged() -> None:
    s = christendom(
        {
            "banners": [banner(CHURCH, general=True)],
            "vehicles": [vehicle("caravan", CHURCH, armies=2)],
            "engines": [engine(CHURCH)],
        },
        {"hand": ["thief"]},
        lands={CHURCH: land(POPE, 5, fortification="fort", cathedral=True, goods={"wine": 2})},
    )
    choose(s, "play:thief", "player:0", "card:pope")
    assert s.pope == s.owner[ROME] == FRANCE
    assert (s.armies[ROME], s.fort[ROME], s.cathedral[ROME], sum(s.goods[ROME])) == (5, 1, 1, 2)
    assert s.honour[:2] == [0, 1]
    leon = at(s, "leon")
    assert s.banner_at[0] == s.vehicle_at[3] == s.engine_at[0] == leon
    assert s.banner_general[0] == 1
    assert s.vehicle_armies[3] == 2
    assert casus(s, POPE, FRANCE) == 1


@clause("medioevo", "3.26.9.b")
def test_no_other_thief_can_take_him() -> None:
    s = christendom({}, {}, {"hand": ["thief"]}, asks=[step("Diplomacy", MAMLUKS, orders=True)], active=MAMLUKS)
    assert "play:thief" not in texts(s)  # the Pope has no other card
    s = christendom(
        {"hand": ["relic"]}, {}, {"hand": ["thief"]}, asks=[step("Diplomacy", MAMLUKS, orders=True)], active=MAMLUKS
    )
    choose(s, "play:thief", "player:0")
    assert texts(s) == ["card:relic"]
    assert refusal(s, "card:pope").message.key == "reason-not-in-hand"


@clause("medioevo", "3.20.i")
def test_ships_without_another_port_stay_their_owner_s_in_rome() -> None:
    ships = [
        vehicle("warship", CHURCH, armies=4),
        vehicle("trade_ship", CHURCH, armies=2, goods={"wine": 6}),
    ]
    s = christendom(
        {"vehicles": ships, "banners": [banner("warship.1", level=2, general=True)]},
        {"hand": ["thief"], "vehicles": [vehicle("warship", "celtic_sea"), vehicle("caravan", "champagne")]},
        lands={"leon": land(FRANCE, 1), "old_castile": land(POPE, 3)},
    )
    choose(s, "play:thief", "player:0", "card:pope")
    assert (s.owner[ROME], s.armies[ROME], sum(s.goods[ROME])) == (FRANCE, 5, 0)
    warship, trade_ship = SLOT["warship"], SLOT["trade_ship"]
    assert s.vehicle_at[warship] == s.vehicle_at[trade_ship] == ROME
    assert (s.vehicle_armies[warship], s.vehicle_armies[trade_ship], sum(s.vehicle_goods[trade_ship])) == (4, 2, 6)
    assert (s.banner_at[0], s.banner_level[0], s.banner_general[0]) == (ABOARD + warship, 2, 1)
    assert not any(s.vehicle_at[slot] == ROME for slot in s.vehicles_of(FRANCE))


@clause("medioevo", "3.20.i", "7.10.el.a")
def test_a_pope_robbed_of_his_last_land_keeps_his_transports_and_stays_in_the_game() -> None:
    for kind in ("trade_ship", "caravan", "warship", "cavalry"):
        s = christendom(
            {"vehicles": [vehicle(kind, CHURCH, armies=3)], "banners": [banner(CHURCH)]},
            {"hand": ["thief"]},
            lands={"leon": land(FRANCE, 1)},
        )
        choose(s, "play:thief", "player:0", "card:pope")
        assert s.pope == s.owner[ROME] == FRANCE
        assert not s.is_out(POPE)
        assert (s.vehicle_at[SLOT[kind]], s.vehicle_armies[SLOT[kind]], s.armies[ROME]) == (ROME, 3, 5)
        assert s.banner_at[0] == ABSENT


@clause("medioevo", "3.20.i", "7.10.el.a")
def test_a_pope_robbed_of_his_last_land_is_out() -> None:
    s = christendom({"banners": [banner(CHURCH)]}, {"hand": ["thief"]}, lands={"leon": land(FRANCE, 1)})
    choose(s, "play:thief", "player:0", "card:pope")
    assert s.is_out(POPE)
    assert s.pope == FRANCE


# --- excommunication -------------------------------------------------------------------------------------------------


@clause("medioevo", "3.20.b", "3.20.c", "5.01.u", "5.01.ex5")
def test_the_pope_is_asked_when_a_christian_gave_cause() -> None:
    s = christendom({}, {"causes": ["unjust_war"]}, asks=[step("PopeJudges", FRANCE)])
    assert s.seat == POPE
    choose(s, "yes")
    assert s.faith(FRANCE) == MUSLIM
    s = christendom({}, {"causes": ["muslim_ally"]}, asks=[step("CloseTurn", FRANCE), step("PopeJudges", FRANCE)])
    choose(s, "no")
    assert s.faith(FRANCE) == CHRISTIAN
    assert s.causes[FRANCE] == 0  # it has lapsed


@clause("medioevo", "5.01.u", "3.26.17.e", "3.20.c")
def test_nobody_is_asked_without_cause_without_pope_or_about_the_pope_himself() -> None:
    for people, board in (
        ([{}, {}], {}),
        ([{}, {"causes": ["failed_at_rome"]}], {"pope": None}),
        ([{}, {"causes": ["missed_crusade"]}], {"pope": FRANCE}),
        ([{}, {"causes": ["unjust_war"], "excommunicated": True}], {}),
    ):
        s = christendom(*people, asks=[step("PopeJudges", FRANCE)], **board)
        assert type(s.asking).__name__ != "Judge"


@clause("medioevo", "3.20.c", "5.01.u")
def test_a_cause_given_in_another_s_turn_waits_for_the_end_of_one_s_own() -> None:
    s = christendom(asks=[step("Diplomacy", MAMLUKS, orders=True)], active=MAMLUKS)
    choose(s, "player:1", "propose:alliance", "yes")
    assert s.causes[FRANCE] == 2
    run(s, "PopeJudges", FRANCE)
    assert s.seat == POPE


@clause("medioevo", "3.20.d", "3.20.e", "3.20.f", "3.20.h", "5.02.c")
def test_what_excommunication_does() -> None:
    s = christendom(
        {"passage": [FRANCE]},
        {
            "passage": [POPE],
            "commerce": [POPE, MAMLUKS],
            "rates": [20, 0, 0, 0],
            "generals": 1,
            "banners": [banner("champagne", general=True)],
            "war": [BYZANTINES],
        },
        {},
        {"war": [FRANCE]},
        terms=[
            {"kind": "imposed_passage", "one": POPE, "other": FRANCE, "turns_one": 1, "turns_other": 1},
            {"kind": "truce", "one": POPE, "other": FRANCE, "turns_one": 1, "turns_other": 1},
        ],
    )
    excommunicate(s, FRANCE, UNJUST_WAR)
    assert s.faith(FRANCE) == MUSLIM
    assert s.passage == [0, 0, 0, 0]
    assert s.commerce[FRANCE] == 1 << MAMLUKS
    assert not any(s.rates)
    assert [term[0] for term in s.terms] == [0]  # the truce stays
    assert s.generals[FRANCE] == 0
    assert s.banner_general[3] == 0
    assert s.at_war(FRANCE, BYZANTINES)
    assert casus(s, FRANCE, POPE) == 3
    assert s.honour == [1, 0, 0, 0]


@clause("medioevo", "5.01.u", "3.20.i")
def test_a_new_pope_is_not_judged_for_what_he_did_before() -> None:
    s = christendom({}, {"causes": ["unjust_war"]})
    take_office(s, FRANCE)
    assert s.causes[FRANCE] == 0


@clause("medioevo", "3.20.g")
def test_the_bans_hold_in_the_next_turn() -> None:
    s = christendom()
    excommunicate(s, FRANCE, UNJUST_WAR)
    assert not is_banned(s, FRANCE)  # his turn is not over yet
    for banned in (True, False):
        run(s, "CloseTurn", FRANCE)
        assert is_banned(s, FRANCE) == banned
    s = christendom(active=POPE)
    excommunicate(s, FRANCE, UNJUST_WAR)
    assert is_banned(s, FRANCE)


@clause("medioevo", "3.20.g")
def test_under_the_ban_no_diplomacy_begins_and_every_offer_is_refused_without_effect() -> None:
    s = christendom({}, {"ban": 1, "excommunicated": True, "hand": ["diplomat", "thief"]}, {"hand": ["relic"]})
    assert texts(s) == ["done", "end_turn", "play:thief", "orders"]
    s = christendom(
        {}, {"ban": 1, "excommunicated": True}, asks=[step("Diplomacy", MAMLUKS, orders=True)], active=MAMLUKS
    )
    choose(s, "player:1", "propose:passage")
    assert s.seat != FRANCE
    assert (s.actions, any(s.casus)) == (1, False)
    s = christendom(
        {}, {"ban": 1, "excommunicated": True}, asks=[step("Diplomacy", MAMLUKS, orders=True)], active=MAMLUKS
    )
    choose(s, "player:1", "declare:war")
    assert s.at_war(FRANCE, MAMLUKS)


@clause("medioevo", "3.20.d")
def test_he_may_be_allied_with_muslims_and_not_with_christians_without_penalty() -> None:
    s = christendom({}, {"excommunicated": True})
    choose(s, "player:2", "propose:alliance", "yes")
    assert s.honour == [1, 0, 0, 0]
    assert not any(s.causes)


@clause("medioevo", "3.30.5.z")
def test_he_takes_back_what_he_sent_with_the_crusade() -> None:
    crusade = {
        "goal": "sinai", "start": "leon", "departs": 5, "percent": 10, "joiners": [POPE, FRANCE],
        "quotas": [1, 1, 0, 0], "committed": [3, 7, 0, 0], "at": "leon",
    }  # fmt: skip
    s = christendom({}, {"banners": [banner("crusade")]}, crusade=crusade)
    assert s.banner_at[3] == COMMITTED
    excommunicate(s, FRANCE, UNJUST_WAR)
    assert s.reserve[FRANCE] == 7
    assert s.banner_at[3] == RESERVE
    assert s.crusade is not None
    assert s.crusade.armies == (3, 0, 0, 0)
    assert s.crusade.joiners == 1 << POPE
