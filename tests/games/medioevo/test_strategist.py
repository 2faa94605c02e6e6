"""The strategist: what `evaluate` makes `greedy` do in plain situations, and that its games end."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.agents import Outlook, make_agent
from regnum.agents.match import play_out
from regnum.core.rng import Rng
from regnum.games.medioevo.ai.evaluation import assess
from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.state import Medioevo
from tests.games.medioevo import positions as p


def chosen(state: Medioevo) -> str:
    return make_agent("greedy", Rng(1)).choose(Outlook(state, state.asking.seat)).text


def test_a_game_between_strategists_ends() -> None:
    seats = 3
    state = p.new(seats, 7)
    decisions = play_out(p.game(), state, [make_agent("greedy", Rng(seat)) for seat in range(seats)])
    assert state.over
    assert decisions < 1000 * seats  # nobody moves pieces to and fro


def test_thin_garrisons_are_feared() -> None:
    state = p.new(3, 7)
    play_out_setup(state)
    seat = state.order[0]
    land = state.lands(seat)[0]
    state.armies[land] = 5
    safe = assess(state)[seat]
    state.armies[land] = 1
    assert assess(state)[seat] < safe - 1.0


def test_no_home_territory_is_left_thin_at_the_outset() -> None:
    state = p.new(3, 7)
    play_out_setup(state)
    assert all(state.armies[land] >= 5 for player in range(3) for land in state.lands(player))


def play_out_setup(state: Medioevo) -> None:
    agent = make_agent("greedy", Rng(1))
    while not state.round:
        state.apply(agent.choose(Outlook(state, state.asking.seat)))


def test_a_rider_leaves_a_garrison_at_home() -> None:
    lands = {id: p.land(1, 9) for id in ("swabia", "franconia", "austria", "bohemia", "lombardy", "triveneto")}
    lands |= {"bavaria": p.land(0, 20, settlement="encampment"), "bohemia": p.wild(1)}
    emperor = p.person("empire", banners=[p.banner("bavaria")], vehicles=[p.vehicle("cavalry", "bavaria")])
    state = p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")
    state.apply("use:cavalry.1")
    state.apply("load:banner.1")
    assert chosen(state) != "amount:19"


def test_who_has_reached_the_ceiling_ends_the_game() -> None:
    """4.02.d: at the end of his turn; nothing that could still be earned is worth the delay."""
    caravan = p.vehicle("caravan", "swabia", goods={"salt": 4})
    emperor = p.person("empire", honour=60, vehicles=[caravan])
    lands = {"swabia": p.land(0, 9, settlement="encampment"), "sinai": p.land(1, 9)}
    state = p.position(emperor, p.person("mamluks"), asks=[p.step("CloseTurn"), p.step("TradeMenu")], lands=lands)
    assert "sell:salt.4" in [option.text for option in state.options()]
    assert chosen(state) == "done"
    state.apply("done")
    assert state.ending() == "ceiling"
    assert state.evaluate()[0] > state.scores()[0]


def test_a_weak_neighbour_is_attacked_and_a_strong_one_left_alone() -> None:
    def position(barbarians: int) -> Medioevo:
        lands = {id: p.land(1, 9) for id in ("swabia", "franconia", "austria", "bohemia", "lombardy", "triveneto")}
        lands |= {"bavaria": p.land(0, 25, settlement="encampment"), "bohemia": p.wild(barbarians)}
        emperor = p.person("empire", banners=[p.banner("bavaria")])
        return p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")

    assert chosen(position(1)) == "attack:1.bohemia.all"
    assert not chosen(position(40)).startswith("attack")


def test_whoever_may_treat_with_others_does_so_before_the_turn_goes_on() -> None:
    """5.01.g: the armies that every turn brings are no reason to end the talks."""
    lands = {id: p.land(0, 9) for id in ("swabia", "franconia", "bavaria", "saxony", "rhineland", "lorraine")}
    lands |= {id: p.land(1, 20) for id in ("lower_egypt", "middle_egypt", "upper_egypt", "sinai")}
    asks = [p.step("PurchaseMenu"), p.step("Reinforcements"), p.step("Diplomacy", 0, orders=False)]
    emperor = p.person("empire", banners=[p.banner("bavaria")])
    state = p.position(emperor, p.person("mamluks"), asks=asks, lands=lands, phase="diplomacy")
    assert chosen(state).startswith("player:")
    state.apply("player:1")
    assert chosen(state) == "propose:commerce"


def test_a_small_profit_in_sight_is_better_than_an_empty_hold() -> None:
    """7.11.c: slaves cost 43 florins in Rome and bring more in Tuscany."""
    ship = p.vehicle("trade_ship", "papal_state")
    lands = {"papal_state": p.land(0, 9, settlement="village"), "tuscany": p.land(0, 9, settlement="village")}
    trader = p.person("empire", "mathematics architecture roads", florins=300, vehicles=[ship])
    state = p.position(trader, p.person("mamluks"), asks="TradeMenu", lands=lands, phase="trade")
    assert chosen(state).startswith("buy:slaves.")


# --- what it has learned ---------------------------------------------------------------------------------------------


def plays(state: Medioevo, *until: str) -> list[str]:
    """What the strategist of the asked seat chooses, until it is another seat's turn or one of these is chosen."""
    seat, agent, made = state.asking.seat, make_agent("greedy", Rng(1)), []
    while not state.over and state.asking.seat == seat:
        option = agent.choose(Outlook(state, seat))
        made.append(option.text)
        if option.text in until:
            break
        state.apply(option)
    return made


def test_spare_armies_go_to_the_banner_at_the_outset() -> None:
    """6.04.g: home territories keep a garrison; the rest is where it can be led to the front."""
    state = p.new(4, 4)
    play_out_setup(state)
    for player in range(4):
        place = next(state.banner_place(banner) for banner in state.banners_of(player) if state.banner_at[banner] >= 0)
        ashore = [state.armies[land] for land in state.lands(player) if land != place]
        assert state.armies[place] >= max(ashore)


def test_a_warship_carries_a_banner_to_a_shore_worth_taking() -> None:
    """7.10.e, 3.06.3: whatever can be reached by land is held by forty barbarians."""
    lands = {id: p.land(0, 9) for id in ("thrace", "rumelia", "macedonia", "thessaly", "bithynia", "lydia", "lycia")}
    lands |= {"thrace": p.land(0, 30, settlement="encampment"), "crete": p.wild(1), "paphlagonia": p.land(0, 9)}
    lands |= {
        id: p.wild(40) for id in ("epirus", "attica", "achaea", "bulgaria", "serbia", "zeta", "galatia", "pontus")
    }
    emperor = p.person(
        "byzantines",
        objective="byzantines_1",
        banners=[p.banner("thrace")],
        vehicles=[p.vehicle("warship", "thrace")],
    )
    state = p.position(emperor, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")
    made = plays(state)
    assert any(choice.startswith("attack:") for choice in made[1:])


def test_a_banner_goes_ashore_where_it_can_attack_by_land() -> None:
    """3.06.e, 7.10.e: from a ship in port nothing but that port can be attacked."""
    lands = {"papal_state": p.land(0, 9, settlement="village"), "tuscany": p.wild(1), "campania": p.wild(1)}
    pope = p.person(
        "empire", banners=[p.banner("warship.1")], vehicles=[p.vehicle("warship", "papal_state", armies=18)]
    )
    state = p.position(pope, p.person("mamluks"), asks="CombatMenu", lands=lands, phase="combat")
    assert any(choice.startswith("attack:") for choice in plays(state))


def test_a_rival_who_leads_is_shut_in_by_a_blockade() -> None:
    """7.10.blk.c: a trade ship that cannot leave its port earns nothing."""
    lands = {"lower_egypt": p.land(1, 9, settlement="village"), "thrace": p.land(0, 9), "leon": p.land(2, 9)}
    blockader = p.person("byzantines", vehicles=[p.vehicle("warship", "egyptian_sea", armies=3)])
    trader = p.person(
        "mamluks",
        honour=9,
        florins=500,
        vehicles=[p.vehicle("trade_ship", "lower_egypt", armies=3, goods={"slaves": 10})],
    )
    state = p.position(blockader, trader, asks="CombatMenu", lands=lands, phase="combat")
    assert "blockade:egyptian_sea" in plays(state, "blockade:egyptian_sea")


@pytest.mark.parametrize(("raiders", "built"), [(9, True), (1, False)])
def test_a_fort_is_bought_against_raids(raiders: int, built: bool) -> None:
    """7.10.n, 7.04.k: barbarians with a leader, stronger than the garrison, will attack."""
    lands = {"bavaria": p.land(0, 8), "swabia": p.land(0, 9, settlement="encampment")}
    lands |= {"bohemia": p.wild(raiders, leader="commander" if built else "")}
    emperor = p.person("empire", "mathematics architecture roads", florins=110, banners=[p.banner("swabia")])
    state = p.position(emperor, p.person("mamluks"), asks="PurchaseMenu", lands=lands, phase="purchase")
    assert ("buy:fort" in plays(state, "buy:fort")) == built


def test_idle_florins_buy_grain() -> None:
    """3.25.b, 3.30.3.c: a reserve saves ten armies from a famine; whoever has nothing better to buy lays one in."""
    lands = {"bavaria": p.land(0, 9), "swabia": p.land(0, 9, settlement="encampment")}
    emperor = p.person("empire", " ".join(TECHNOLOGIES), florins=60)
    state = p.position(emperor, p.person("mamluks"), asks="PurchaseMenu", lands=lands, phase="purchase")
    assert "buy:grain_reserve" in plays(state, "buy:grain_reserve")


def test_roads_are_saved_for() -> None:
    """3.27.13.b: what Roads will cost is not spent on other technologies."""
    lands = {"bavaria": p.land(0, 9), "swabia": p.land(0, 9, settlement="encampment")}
    emperor = p.person("empire", florins=700, banners=[p.banner("swabia")])
    state = p.position(emperor, p.person("mamluks"), asks="PurchaseMenu", lands=lands, phase="purchase")
    assert plays(state)[0] == "learn:mathematics"
    assert state.florins[0] >= 400


def test_working_capital_comes_before_technologies() -> None:
    """7.11.c: wine of Venice sells dear in Alexandria; the florins that fill the hold bring more than a technology."""
    lands = {"triveneto": p.land(0, 9, settlement="village"), "lower_egypt": p.land(1, 9, settlement="village")}
    ship = p.vehicle("trade_ship", "triveneto", armies=3)
    banner = p.banner("triveneto")
    trader = p.person(
        "empire", "mathematics architecture roads", florins=300, commerce=[1], vehicles=[ship], banners=[banner]
    )
    state = p.position(trader, p.person("mamluks"), asks="PurchaseMenu", lands=lands, phase="purchase")
    assert chosen(state) == "done"


def test_nobody_refuses_a_crusade() -> None:
    """3.30.5.b: refusing means excommunication."""
    lands = {"papal_state": p.land(0, 9, settlement="village"), "ile_de_france": p.land(1, 9, settlement="village")}
    people = [p.person("castile"), p.person("france"), p.person("mamluks")]
    asks = [p.step("GatherCrusaders"), p.step("AnswerPope", 1)]
    state = p.position(*people, asks=asks, lands=lands, pope=0)
    assert chosen(state) == "yes"


def test_the_quota_of_a_crusade_is_met() -> None:
    """3.30.5.j, 3.30.5.m: armies that stand where the crusade gathers join it, and a garrison stays."""
    lands = {"papal_state": p.land(0, 25, settlement="village"), "palestine": p.land(2, 1, settlement="encampment")}
    crusade = {
        "goal": "palestine",
        "start": "papal_state",
        "departs": 3,
        "percent": 50,
        "joiners": [0, 1],
        "quotas": [12, 0, 0],
        "committed": [0, 0, 0],
        "at": "papal_state",
        "enemy": 2,
    }
    people = [p.person("castile"), p.person("france"), p.person("mamluks")]
    state = p.position(*people, asks="CombatMenu", lands=lands, phase="combat", pope=0, crusade=crusade)
    plays(state)
    assert state.crusade is not None
    assert state.crusade.armies[0] >= 12
    assert state.armies[p.at(state, "papal_state")] >= 5


def test_standing_orders_are_given_once() -> None:
    """7.10.l: nobody has to wait for the strategist in a battle."""
    asks = [p.step("PurchaseMenu"), p.step("Reinforcements"), p.step("Diplomacy", orders=True)]
    lands = {"swabia": p.land(0, 9), "sinai": p.land(1, 9)}
    people = [p.person("empire"), p.person("mamluks")]
    state = p.position(*people, asks=asks, lands=lands, phase="diplomacy", actions=1)
    made = plays(state, "done")
    assert made[:3] == ["orders", "order:battle_cards.all", "order:battle_losses.default"]
    again = p.position(*people, asks=asks, lands=lands, phase="diplomacy", actions=1)
    again.orders = state.orders
    assert plays(again, "done") == ["done"]


def test_nobody_pays_honour_for_a_tax() -> None:
    """5.01.t: a tax of 20 percent costs the taxer a point."""
    lands = {"swabia": p.land(0, 9), "sinai": p.land(1, 9, settlement="village")}
    people = [p.person("mamluks"), p.person("empire", commerce=[0]), p.person("byzantines", commerce=[0])]
    asks = [p.step("Diplomacy", orders=False)]
    state = p.position(*people, asks=asks, lands=lands, phase="diplomacy")
    assert not any("tax" in choice for choice in plays(state))


def test_many_lost_armies_are_few_questions() -> None:
    lands = {name: p.land(0, 30) for name in ("leon", "galicia", "old_castile", "andalusia")}
    lost = p.step("LoseArmies", 0, n=60, lands=[], vehicles=[], clause="3.30.13.a")
    state = p.position(asks=[p.step("CombatMenu", 0), lost], lands=lands)
    questions = 0
    while state.asking.seat == 0 and type(state.asking).__name__.startswith("Lose"):
        state.apply(make_agent("greedy", Rng(1)).choose(Outlook(state, 0)))
        questions += 1
    assert 0 < questions <= 4


def test_an_estimate_knows_the_prices_of_its_own_content(tmp_path: Path) -> None:
    overlay = tmp_path / "dear.toml"
    overlay.write_text('[[technology]]\nid = "mathematics"\ncost = 500\n')
    person = p.person(technologies="mathematics")
    cheap = p.position(person, asks="TradeMenu")
    usual = assess(cheap)[0]
    data = cheap.to_json()
    dear = p.game().with_content(overlay)
    data["content"] = dear.content_digest
    assert assess(dear.load(data, strict=False))[0] > usual  # type: ignore[arg-type]
