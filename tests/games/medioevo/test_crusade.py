"""The crusade: call, preparation, march, battle, end."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.constants import ABSENT, BARBARIAN, COMMITTED, MISSED_CRUSADE, RESERVE, UNJUST_WAR
from regnum.games.medioevo.rules.church.papacy import excommunicate
from regnum.games.medioevo.rules.crusade.crusaders import contingent_falls, defence, nearer
from regnum.games.medioevo.rules.crusade.gathering import CommitArmies
from regnum.games.medioevo.rules.crusade.march import MarchCrusade, due
from regnum.games.medioevo.rules.crusade.siege import Siege, against, arrive, fixed_order
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.movement.reach import may_enter
from regnum.games.medioevo.rules.trade.phase import TradePhase
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, Attack
from regnum.games.medioevo.rules.war.dice import attack_dice, defence_dice
from regnum.games.medioevo.rules.war.phase import CombatPhase
from regnum.games.medioevo.rules.war.stacks import CRUSADING, add_armies
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    clauses,
    engine,
    go_on,
    land,
    person,
    position,
    refusal,
    texts,
    throw,
    told,
    vehicle,
    wild,
)

D6 = 6
POPE, FRANCE, MAMLUKS, BYZANTINES, HUNGARY = range(5)
KINGDOMS = ("castile", "france", "mamluks", "byzantines", "hungary")
LANDS = {
    "papal_state": land(POPE, 5, settlement="encampment"),
    "leon": land(POPE, 5),
    "ile_de_france": land(FRANCE, 5, settlement="encampment"),
    "lower_egypt": land(MAMLUKS, 5, settlement="encampment"),
    "palestine": land(MAMLUKS, 2, settlement="village"),
    "thrace": land(BYZANTINES, 5, settlement="encampment"),
    "pannonia": land(HUNGARY, 5, settlement="encampment"),
}


def christendom(*people: dict[str, Any], lands: dict[str, Any] | None = None, **board: Any) -> Medioevo:
    """Three Christian kings, the first of them Pope, a Muslim who holds Jerusalem, and an Orthodox."""
    given = [*people, *({} for _ in range(5 - len(people)))]
    seated = [person(kingdom, **one) for kingdom, one in zip(KINGDOMS, given, strict=True)]
    board = {"pope": POPE, "round": 5, **board}
    return position(*seated, asks=[], seats=5, lands={**LANDS, **(lands or {})}, **board)


def crusade(
    s: Medioevo, armies: tuple[int, ...] = (4, 4, 0, 0, 4), place: str = "papal_state", **more: Any
) -> Medioevo:
    """A crusade from Rome to Jerusalem that leaves in round 5."""
    values: dict[str, Any] = {
        "goal": at(s, "palestine"),
        "start": at(s, "papal_state"),
        "departs": 5,
        "percent": 30,
        "joiners": 1 << POPE | 1 << FRANCE | 1 << HUNGARY,
        "quotas": (2, 2, 0, 0, 2),
        "armies": armies,
        "place": at(s, place),
        "contributors": sum(1 << player for player, n in enumerate(armies) if n),
        "enemy": MAMLUKS,
        "new_allies": (0,) * 5,
        "new_wars": 0,
        **more,
    }
    s.crusade = Crusade(**values)
    return s


def running(s: Medioevo) -> Crusade:
    assert s.crusade is not None
    return s.crusade


# --- the call --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.5.a")
@pytest.mark.parametrize("pope", [None, POPE])
def test_without_a_pope_there_is_no_crusade(pope: int | None) -> None:
    s = befall(christendom(pope=pope), "crusade")
    assert (type(s.asking).__name__ == "AnswerPope") == (pope is not None)


@clause("medioevo", "3.30.5.a", "3.30.5.e")
def test_nor_while_another_is_under_way_nor_without_a_goal() -> None:
    s = crusade(christendom())
    before = s.crusade
    befall(s, "crusade")
    assert s.crusade == before
    cities = ("lower_egypt", "palestine", "thrace", "morocco", "moscow")
    s = befall(christendom(lands={id: land(POPE) for id in cities}), "crusade")
    assert s.crusade is None
    assert s.excommunicated == 0


@clause("medioevo", "3.30.5.b", "3.20.d")
def test_christians_answer_secretly_and_who_refuses_is_excommunicated() -> None:
    s = befall(christendom(), "crusade")
    asked = []
    for answer in ("yes", "no"):
        asked.append(s.seat)
        assert s.asking.secret
        choose(s, answer)
        assert s.bids[POPE] == 0
    assert sorted(player for player in asked if player is not None) == [FRANCE, HUNGARY]
    assert s.excommunicated == 1 << asked[1]  # type: ignore[operator]
    assert s.seat == POPE


def _planned(**board: Any) -> Medioevo:
    s = befall(christendom(**board), "crusade")
    choose(s, "yes", "yes")
    return s


@clause("medioevo", "3.30.5.e", "3.30.5.f", "3.30.5.g", "3.30.5.h", "3.30.5.i", "3.20.b")
def test_the_pope_chooses_goal_departure_preparation_and_share() -> None:
    s = _planned(lands={"leon": land(POPE, 59)})
    assert set(texts(s)) == {"place:palestine", "place:lower_egypt", "place:morocco", "place:moscow", "place:thrace"}
    worth = {s.box.place_ids[land]: n for land, n in s.box.crusade_worth.items()}
    assert worth == {"palestine": 5, "lower_egypt": 4, "morocco": 3, "moscow": 2, "thrace": 1}
    choose(s, "place:palestine")
    assert set(texts(s)) == {"place:papal_state", "place:ile_de_france", "place:pannonia"}
    choose(s, "place:papal_state")
    assert texts(s) == ["amount:1", "amount:2", "amount:3"]
    choose(s, "amount:1")
    assert len(texts(s)) == 100
    choose(s, "amount:30")
    found = running(s)
    assert found.departs == 7
    assert (found.goal, found.start, found.place) == (at(s, "palestine"), at(s, "papal_state"), at(s, "papal_state"))
    assert found.quotas == (19, 1, 0, 0, 1)  # of 64 and 5 armies
    assert found.enemy == MAMLUKS


@clause("medioevo", "3.30.5.e")
def test_a_city_of_a_joiner_is_no_goal_and_a_razed_or_barbarian_one_may_be() -> None:
    s = _planned(lands={"palestine": land(FRANCE), "morocco": wild(1, settlement="")})
    assert "place:palestine" not in texts(s)
    assert "place:morocco" in texts(s)
    assert refusal(s, "place:palestine").clause == "3.30.5.e"


@clause("medioevo", "3.30.5.c", "3.30.5.d", "3.26.10.b")
def test_it_makes_peace_within_the_faiths_and_war_with_the_owner_of_the_goal() -> None:
    people = [
        {"war": [FRANCE], "passage": [MAMLUKS, BYZANTINES]},
        {"war": [POPE], "commerce": [MAMLUKS], "allied": [MAMLUKS]},
        {"allied": [FRANCE]},
        {},
        {},
    ]
    truce = {"kind": "truce", "one": HUNGARY, "other": MAMLUKS, "turns_one": 2, "turns_other": 2}
    s = befall(christendom(*people, terms=[truce]), "crusade")
    choose(s, "yes", "yes", "place:palestine", "place:papal_state", "amount:1", "amount:10")
    joiners = (POPE, FRANCE, HUNGARY)
    assert not s.at_war(POPE, FRANCE)
    assert all(s.allies(one, other) for one in joiners for other in joiners if one != other)
    assert all(s.at_war(one, MAMLUKS) for one in joiners)
    assert s.passage[POPE] == 1 << BYZANTINES
    assert s.commerce[FRANCE] == 0
    assert not s.allies(FRANCE, MAMLUKS)
    assert s.terms == ()
    assert s.honour == [0] * 5
    assert not any(s.casus)


@clause("medioevo", "3.30.5.c", "3.30.5.d")
def test_the_log_quotes_the_crusade_for_the_peace_and_war_that_it_makes() -> None:
    s = befall(christendom({"war": [FRANCE]}, {"war": [POPE]}), "crusade")
    s.events = []
    choose(s, "yes", "yes", "place:palestine", "place:papal_state", "amount:1", "amount:10")
    assert clauses(s, "event-at-peace") == ["3.30.5.c"]
    assert clauses(s, "event-at-war") == ["3.30.5.d"] * 3  # the three Christians who join


@clause("medioevo", "3.30.5.y")
def test_what_it_made_ends_with_it_and_what_was_before_stays() -> None:
    people = [{"allied": [FRANCE]}, {"allied": [POPE]}, {"war": [HUNGARY]}, {}, {"war": [MAMLUKS]}]
    s = befall(christendom(*people), "crusade")
    choose(s, "yes", "yes", "place:palestine", "place:papal_state", "amount:1", "amount:10")
    s.round = 7
    s.events = []
    go_on(s, MarchCrusade())  # nothing was committed
    assert s.crusade is None
    assert s.allies(POPE, FRANCE)
    assert not s.allies(POPE, HUNGARY)
    assert s.at_war(HUNGARY, MAMLUKS)
    assert not s.at_war(FRANCE, MAMLUKS)
    assert set(clauses(s, "event-at-peace")) == {"3.30.5.y"}


@clause("medioevo", "3.30.5.c", "3.30.5.d")
def test_each_two_who_join_become_allies_once() -> None:
    s = befall(christendom(), "crusade")
    s.events = []
    choose(s, "yes", "yes", "place:palestine", "place:papal_state", "amount:1", "amount:10")
    allied = [line for line in told(s) if " companions: " in line]
    pairs = [(POPE, FRANCE), (POPE, HUNGARY), (FRANCE, HUNGARY)]
    assert allied == [
        f"3.30.5.c companions: {one} gained treaty:alliance players.{one} > players.{other}" for one, other in pairs
    ]


@clause("medioevo", "3.30.5.d", "3.30.5.c")
def test_a_truce_that_a_crusade_ends_is_told() -> None:
    truce = [{"kind": "truce", "one": POPE, "other": MAMLUKS, "turns_one": 2, "turns_other": 2}]
    s = befall(christendom(terms=truce), "crusade")
    s.events = []
    choose(s, "yes", "yes", "place:palestine", "place:papal_state", "amount:1", "amount:10")
    assert s.terms == ()
    assert clauses(s, "event-truce-over") == ["3.30.5.c"]


@clause("medioevo", "3.30.5.x")
def test_banners_and_engines_return_to_the_reserve_when_a_crusade_ends() -> None:
    s = crusade(christendom({"banners": [banner("crusade")], "engines": [engine("crusade")]}), (0,) * 5, "palestine")
    go_on(s, MarchCrusade())
    assert s.crusade is None
    assert (s.banner_at[0], s.engine_at[0]) == (RESERVE, RESERVE)


@clause("medioevo", "3.30.5.j", "3.30.5.w")
def test_who_sends_no_army_is_no_contributor() -> None:
    s = crusade(christendom(), (0, 4, 0, 0, 0), "papal_state")
    assert s.crusade is not None
    assert s.crusade.contributors == 1 << FRANCE
    assert s.crusade.reinforced(HUNGARY, 0).contributors == 1 << FRANCE
    assert s.crusade.reinforced(HUNGARY, 1).contributors == 1 << FRANCE | 1 << HUNGARY


@clause("medioevo", "3.30.5.j")
def test_at_least_one_army_is_committed_and_one_stays() -> None:
    s = crusade(christendom(), (0,) * 5, "papal_state")
    assert [option.text for option in CommitArmies(POPE, at(s, "papal_state")).options(s)] == [
        f"amount:{n}" for n in range(1, 5)
    ]


# --- preparation -----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.5.j")
def test_joiners_commit_what_stands_in_the_city_of_departure() -> None:
    one = {
        "vehicles": [vehicle("warship", "papal_state", armies=6)],
        "banners": [banner("warship.1", level=2, general=True)],
        "engines": [engine("papal_state", n=3)],
    }
    s = crusade(christendom(one), (0,) * 5, departs=7)
    go_on(s, CombatPhase(POPE))
    choose(s, "crusade")
    assert set(texts(s)) == {"army:papal_state", "aboard:warship.1", "banner:1", "engine:3"}  # at least one
    choose(s, "army:papal_state", "amount:4")
    assert set(texts(s)) == {"done", "aboard:warship.1", "banner:1", "engine:3"}
    choose(s, "aboard:warship.1", "amount:5", "banner:1", "engine:3")
    assert running(s).armies[POPE] == 9
    assert running(s).contributors == 1 << POPE
    assert s.armies[at(s, "papal_state")] == 1
    assert s.banner_at[0] == s.engine_at[2] == COMMITTED
    assert s.banner_general[0] == 1
    assert refusal(s, "army:papal_state").clause == "3.30.5.j"


@clause("medioevo", "3.30.5.j", "3.30.5.k")
def test_a_guest_commits_with_his_banner_the_armies_it_leads_also_in_trade() -> None:
    french = {"banners": [banner("papal_state", armies=7)], "vehicles": [vehicle("caravan", "papal_state", armies=2)]}
    s = crusade(christendom({}, french), (0,) * 5, departs=7)
    go_on(s, TradePhase(FRANCE))
    choose(s, "crusade", "banner:1", "aboard:caravan.1", "amount:1", "done")
    assert running(s).armies[FRANCE] == 8
    assert s.banner_armies[3] == 0


@clause("medioevo", "3.30.5.j")
def test_strangers_and_latecomers_commit_nothing() -> None:
    for player, place in ((BYZANTINES, "papal_state"), (POPE, "tuscany")):
        s = crusade(christendom(lands={"tuscany": land(BYZANTINES)}), place=place)
        go_on(s, CombatPhase(player))
        assert "crusade" not in texts(s)


@clause("medioevo", "3.30.5.k")
def test_joiners_pass_through_each_others_land() -> None:
    s = christendom()
    assert not may_enter(s, FRANCE, at(s, "leon"), False)
    crusade(s)
    assert may_enter(s, FRANCE, at(s, "leon"), False)
    assert not may_enter(s, BYZANTINES, at(s, "leon"), False)


@clause("medioevo", "3.30.5.l", "3.30.5.w")
def test_if_the_city_of_departure_is_lost_the_crusade_is() -> None:
    s = crusade(christendom(lands={"papal_state": land(BYZANTINES)}, pope=None))
    go_on(s, MarchCrusade())
    assert s.crusade is None
    assert s.honour == [-5, -5, 5, 5, -5]
    assert (s.reserve[FRANCE], s.reserve[HUNGARY]) == (4, 4)


@clause("medioevo", "3.30.5.l")
def test_the_stack_defends_the_city_where_it_gathers() -> None:
    s = crusade(christendom(lands={"papal_state": land(POPE, 1)}), (0, 2, 0, 0, 1), departs=7)
    attack = Attack(BARBARIAN, POPE, ON_LAND, -1, at(s, "papal_state"), -1, 9, 0)
    assert defence(s, attack) is attack
    s.armies[at(s, "papal_state")] = 0
    fought = []
    while (attack := defence(s, attack)).aim == ON_CRUSADE:
        fought.append(attack.defender)
        add_armies(s, CRUSADING + attack.defender, -1)
    # In turn, until nobody is left; then the city has no defender any more, but the crusade may gather again.
    assert fought == [FRANCE, HUNGARY, FRANCE]
    assert (attack.aim, attack.defender) == (ON_LAND, POPE)
    assert s.crusade is not None


@clause("medioevo", "3.30.5.m", "3.30.5.h", "3.20.c")
def test_who_sent_less_than_his_quota_gives_cause_for_excommunication() -> None:
    s = crusade(christendom(), (1, 1, 0, 0, 2), quotas=(5, 3, 0, 0, 2))
    go_on(s, MarchCrusade())
    assert s.causes[FRANCE] == MISSED_CRUSADE
    assert s.causes[HUNGARY] == s.causes[POPE] == 0


@clause("medioevo", "3.30.5.h", "3.30.5.m")
def test_nobody_owes_more_than_he_can_send() -> None:
    s = crusade(christendom(lands={"ile_de_france": land(FRANCE, 3)}), (1, 1, 0, 0, 2), quotas=(5, 9, 0, 0, 2))
    assert due(s, running(s), FRANCE) == 3


@clause("medioevo", "3.30.5.n")
def test_an_empty_crusade_is_lost() -> None:
    s = crusade(christendom(), (0,) * 5)
    go_on(s, MarchCrusade())
    assert s.crusade is None


# --- the march -------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.5.g", "3.30.5.o")
def test_it_leaves_when_preparation_is_over_and_goes_a_step_with_every_turn() -> None:
    s = crusade(christendom(round=6), departs=7)
    go_on(s, MarchCrusade())
    assert running(s).place == at(s, "papal_state")
    s.round = 7
    steps = 0
    while s.crusade is not None and s.crusade.place != s.crusade.goal and steps < 20:
        ways = nearer(s, s.crusade)
        assert ways == sorted(ways)
        s.steps.append(MarchCrusade())
        s.advance()
        if len(ways) > 1:
            assert s.seat == POPE
            choose(s, texts(s)[0])
        if s.crusade is not None and s.crusade.place != s.crusade.goal:
            assert s.crusade.place == ways[0]
        steps += 1
    assert 4 <= steps <= 8


@clause("medioevo", "3.30.5.z")
def test_without_a_pope_who_sent_most_decides() -> None:
    s = crusade(christendom(pope=None), (2, 3, 0, 0, 9), place="southern_tyrrhenian")
    ways = nearer(s, running(s))
    go_on(s, MarchCrusade())
    assert len(ways) == 1 or s.seat == HUNGARY


@clause("medioevo", "3.30.5.z", "3.20.d")
def test_an_excommunicated_joiner_gets_his_pieces_back() -> None:
    s = crusade(christendom({}, {"banners": [banner("crusade", level=2)]}))
    assert s.banner_at[3] == COMMITTED
    excommunicate(s, FRANCE, UNJUST_WAR)
    assert running(s).armies == (4, 0, 0, 0, 4)
    assert running(s).joiners == 1 << POPE | 1 << HUNGARY
    assert s.reserve[FRANCE] == 4
    assert s.banner_at[3] == RESERVE


@clause("medioevo", "3.30.5.p", "3.30.5.w")
def test_on_the_way_whoever_has_not_joined_may_attack_and_destroy_it() -> None:
    byzantine = {"banners": [banner("thrace")]}
    s = crusade(christendom({}, {}, {}, byzantine, lands={"thrace": land(BYZANTINES, 20)}), (1, 1, 0, 0, 0), "rumelia")
    go_on(s, CombatPhase(BYZANTINES))
    choose(s, "crusade:1.rumelia")
    # Each contributor fights in turn; both lose their only army.
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 6, 6, 6, 1)])
    choose(s, "fight_on:1")
    assert s.crusade is None
    assert s.honour == [-5, -5, 5, 5, 0]
    assert s.owner[at(s, "rumelia")] == BARBARIAN


@clause("medioevo", "3.30.5.p")
@pytest.mark.parametrize(("sea", "is_near"), [("western_black_sea", True), ("bosphorus", False)])
def test_from_a_ship_it_is_attacked_on_the_shores_of_its_sea_alone(sea: str, is_near: bool) -> None:
    fleet = {"vehicles": [vehicle("warship", sea, armies=9)], "banners": [banner("warship.1")]}
    s = crusade(christendom({}, {}, {}, fleet, lands={"thrace": land(BYZANTINES, 20)}), (1, 1, 0, 0, 0), "rumelia")
    go_on(s, CombatPhase(BYZANTINES))
    assert ("crusade:1.rumelia" in texts(s)) == is_near


@clause("medioevo", "3.30.5.p")
def test_a_joiner_does_not_attack_it_and_the_stack_leaves_the_land_it_crosses_alone() -> None:
    hungarian = {"banners": [banner("pannonia")]}
    s = crusade(christendom({}, {}, {}, {}, hungarian, lands={"pannonia": land(HUNGARY, 20)}), place="croatia")
    go_on(s, CombatPhase(HUNGARY))
    assert refusal(s, "crusade:1.croatia").clause == "7.10.e"


# --- the battle ------------------------------------------------------------------------------------------------------


def _before_jerusalem(
    *people: dict[str, Any], armies: tuple[int, ...] = (4, 4, 0, 0, 4), lands: dict[str, Any] | None = None, **more: Any
) -> Medioevo:
    s = crusade(christendom(*people, lands=lands), armies, "palestine", **more)
    arrive(s)
    s.advance()
    return s


@clause("medioevo", "3.30.5.q")
def test_a_goal_that_a_joiner_holds_is_won_without_a_battle() -> None:
    s = _before_jerusalem(lands={"palestine": land(FRANCE, 3, settlement="village")})
    assert s.crusade is None
    assert s.honour == [5, 5, 0, 0, 5]
    assert s.owner[at(s, "palestine")] == FRANCE
    assert s.settlement[at(s, "palestine")] == 2


@clause("medioevo", "3.30.5.q")
def test_one_taken_by_a_third_party_is_fought_for() -> None:
    s = _before_jerusalem(armies=(4, 0, 0, 0, 0), lands={"palestine": land(BYZANTINES, 1)})
    while s.crusade is not None:
        s.apply(s.options()[0])
    assert s.owner[at(s, "palestine")] in (POPE, BYZANTINES)
    assert s.honour[POPE] == -s.honour[BYZANTINES] != 0 or s.honour[POPE] > 5


@clause("medioevo", "3.30.5.r", "3.30.5.s")
def test_both_sides_fix_their_order_secretly() -> None:
    guest = {"vehicles": [vehicle("caravan", "palestine", armies=3)]}
    s = _before_jerusalem({}, {}, {}, guest)
    assert s.seat == BYZANTINES
    choose(s, "yes")
    assert s.seat == POPE
    assert s.asking.secret
    choose(s, f"player:{HUNGARY}", f"player:{POPE}")
    assert s.seat == MAMLUKS
    assert "bid" not in s.view(MAMLUKS)["board"]["players"][POPE]
    assert fixed_order(s.bids[POPE], (POPE, FRANCE, HUNGARY)) == [HUNGARY, POPE, FRANCE]
    choose(s, f"player:{BYZANTINES}")
    assert s.bids == [0] * 5


@clause("medioevo", "3.30.5.r")
def test_all_with_armies_in_the_city_declare_one_after_the_other() -> None:
    """The Pope, a Christian, does not defend it; a Byzantine and a Hungarian who has not joined may."""
    guest = {"vehicles": [vehicle("caravan", "palestine", armies=3)]}
    s = crusade(christendom({}, {}, {}, guest, guest), (4, 4, 0, 0, 0), "palestine")
    assert s.crusade is not None
    s.crusade = s.crusade._replace(joiners=1 << POPE | 1 << FRANCE)
    arrive(s)
    s.advance()
    assert s.seat == BYZANTINES
    choose(s, "no")
    assert (s.seat, s.asking.verbs) == (HUNGARY, ("yes", "no"))


@clause("medioevo", "3.30.5.s")
def test_the_lines_are_cyclic() -> None:
    met = []
    guest = {"vehicles": [vehicle("caravan", "palestine", armies=60)]}
    s = crusade(christendom({}, {}, {}, guest, lands={"palestine": land(MAMLUKS, 60)}), (60, 60, 0, 0, 60), "palestine")
    siege = Siege((POPE, FRANCE, HUNGARY), (MAMLUKS, BYZANTINES), (MAMLUKS, BYZANTINES))
    for _ in range(6):
        siege.run(s)
        assert s.attack is not None
        met.append((s.attack.attacker, s.attack.defender))
        while type(s.steps[-1]) is not Siege:
            s.steps.pop()
        last = s.steps.pop()
        assert isinstance(last, Siege)
        siege = last
    a, b, c, x, y = POPE, FRANCE, HUNGARY, MAMLUKS, BYZANTINES
    assert met == [(a, x), (b, y), (c, x), (a, y), (b, x), (c, y)]


@clause("medioevo", "3.30.5.t")
def test_each_fights_with_his_own_means_and_the_works_help_only_the_owner() -> None:
    one = {"engines": [engine("crusade", n=3)]}
    guest = {"vehicles": [vehicle("caravan", "palestine", armies=2)]}
    lands = {"palestine": land(MAMLUKS, 2, settlement="village", fortification="fort")}
    s = crusade(christendom(one, {}, {}, guest, lands=lands), (5, 1, 0, 0, 4), "palestine")
    assert attack_dice(s, against(s, POPE, MAMLUKS)) == (4, 0)
    assert attack_dice(s, against(s, FRANCE, MAMLUKS)) == (1, 0)
    assert defence_dice(s, against(s, FRANCE, MAMLUKS)) == (2 + 1 + 1, 0)  # fort and tower
    assert defence_dice(s, against(s, FRANCE, BYZANTINES)) == (2, 0)


@clause("medioevo", "3.30.5.u", "3.30.5.v", "3.30.5.w", "3.30.5.x", "4.03.m", "4.03.j", "4.03.k")
def test_the_winners_gain_the_worth_of_the_city_and_the_pope_gives_it() -> None:
    french = {"banners": [banner("crusade", level=2, general=True)], "engines": [engine("crusade", n=1)]}
    enemy = {"banners": [banner("palestine", level=1, general=True)]}
    options = {"towers": False}
    s = christendom({}, french, enemy, lands={"palestine": land(MAMLUKS, 1, settlement="village")}, options=options)
    crusade(s, (3, 6, 0, 0, 2), "palestine", new_wars=1 << POPE | 1 << FRANCE)
    arrive(s)
    s.advance()
    throw(s, *[(D6, n) for n in (6, 6, 6, 1)])
    choose(s, f"player:{POPE}", f"player:{FRANCE}")
    # The Pope's men have beaten the last army: banner and general are his points.
    assert s.seat == POPE
    assert set(texts(s)) == {f"player:{player}" for player in (POPE, FRANCE, HUNGARY)}
    assert s.banner_at[6] == ABSENT
    choose(s, f"player:{FRANCE}")
    here = at(s, "palestine")
    assert (s.owner[here], s.armies[here], s.settlement[here]) == (FRANCE, 6, 1)
    assert s.honour == [5 + 2, 5 + 1, -5, 0, 5]  # the city is worth a point to the French (4.03.d)
    assert s.banner_at[3] == s.engine_at[3] == here
    assert s.banner_level[3] == 2
    assert (s.reserve[POPE], s.reserve[HUNGARY]) == (3, 2)
    assert s.crusade is None


@clause("medioevo", "3.30.5.w", "3.30.5.v")
def test_three_crusaders_against_an_owner_and_a_guest() -> None:
    guest = {"vehicles": [vehicle("caravan", "palestine", armies=1)]}
    options = {"towers": False}
    s = christendom({}, {}, {}, guest, lands={"palestine": land(MAMLUKS, 1)}, options=options)
    crusade(s, (6, 6, 0, 0, 6), "palestine")
    arrive(s)
    s.advance()
    choose(s, "yes", f"player:{POPE}", f"player:{FRANCE}")
    throw(s, *[(D6, n) for n in (6, 6, 6, 1, 6, 6, 6, 1)])
    choose(s, f"player:{MAMLUKS}", f"player:{POPE}")
    assert s.honour == [5, 5, -5, -5, 5]


@clause("medioevo", "3.30.5.v")
def test_with_the_last_army_of_a_contingent_go_its_banners_and_engines() -> None:
    sent = {"banners": [banner("crusade", general=True)], "engines": [engine("crusade"), engine("crusade", n=3)]}
    s = crusade(christendom({}, sent), (3, 0, 0, 0, 0))
    s.events = []
    contingent_falls(s, FRANCE, MAMLUKS)
    assert [s.banner_at[n] for n in s.banners_of(FRANCE)] == [ABSENT] * 3
    assert [s.engine_at[n] for n in s.engines_of(FRANCE)] == [ABSENT] * 3
    assert s.honour == [0, 0, 2, 0, 0]  # 4.03.j, 4.03.k: the banner and the general
    assert clauses(s, "event-engine-falls") == ["3.30.5.v"] * 2


@clause("medioevo", "3.30.5.u", "3.30.5.w")
def test_a_crusade_that_is_annihilated_is_lost() -> None:
    s = christendom(lands={"palestine": land(MAMLUKS, 20)}, options={"towers": False})
    crusade(s, (1, 0, 0, 0, 0), "palestine")
    throw(s, *[(D6, n) for n in (1, 6, 6, 6)])
    arrive(s)
    s.advance()
    assert s.crusade is None
    assert s.honour == [-5, 0, 5, 0, 0]
    assert s.owner[at(s, "palestine")] == MAMLUKS


@clause("medioevo", "3.30.5.w", "3.30.5.e")
def test_barbarians_have_no_points_to_lose() -> None:
    s = christendom(lands={"palestine": wild(1)}, options={"towers": False})
    crusade(s, (5, 0, 0, 0, 0), "palestine", enemy=BARBARIAN)
    throw(s, *[(D6, n) for n in (6, 6, 6, 1)])
    arrive(s)
    s.advance()
    assert s.owner[at(s, "palestine")] == POPE
    assert s.honour == [5, 0, 0, 0, 0]
