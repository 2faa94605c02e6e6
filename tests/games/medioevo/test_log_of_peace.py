"""What the log tells of treaties, cards, realms and rounds: under which clause, with which numbers, and as data."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.round.turns import BeginRound, BeginTurn
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    engine,
    go_on,
    heard,
    home,
    land,
    load_dice,
    new,
    person,
    position,
    run,
    step,
    told,
    vehicle,
    wild,
)


def court(*people: dict[str, Any], asks: Any = None, **more: Any) -> Medioevo:
    """Player 0, of Castile, turns to player 1, of France; player 2 is a Muslim."""
    named = [*people, *({} for _ in range(3 - len(people)))]
    seated = [{**person(id), **one} for id, one in zip(("castile", "france", "rum"), named, strict=True)]
    lands = {"leon": land(0), "provence": land(1), "armenia": land(2), "galicia": land(0)}
    return position(*seated, asks=asks or [step("Approach", other=1)], lands=lands, **more)


# --- diplomacy -------------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.o", "5.01.t")
def test_a_proposal_is_told_with_its_answer() -> None:
    assert heard(court(), "propose:passage", "yes") == [
        "5.01.o proposes: 0 decided treaty:passage players.0 > players.1",
        "5.01.o pact: 0 gained treaty:passage players.0 > players.1",
    ]
    assert heard(court(), "propose:commerce", "no") == [
        "5.01.o proposes: 0 decided treaty:commerce players.0 > players.1",
        "5.01.o refuses: 1 decided refusal players.1 > players.0",
        "5.01.t casus-belli 1: 0 gained casus_belli players.1 > players.0",
    ]


@clause("medioevo", "5.01.h", "5.01.t")
def test_a_rate_is_told_with_its_percentage_and_its_price() -> None:
    assert heard(court({}, {"commerce": [0]}), "propose:tax_20", "yes") == [
        "5.01.o proposes: 0 decided treaty:tax_20 players.0 > players.1",
        "5.01.h rate 20: 0 changed rate players.1 > players.0 x20",
        "5.01.t casus-belli 1: 1 gained casus_belli players.0 > players.1",
        "5.01.t honour-lost 1 -1: 0 scored honour > players.0.honour x-1",
    ]


@clause("medioevo", "5.01.s", "5.02.d")
def test_what_ends_a_pact_is_told_with_its_price() -> None:
    allies = ({"allied": [1], "casus_belli": [0, 9, 0]}, {"allied": [0]})
    assert heard(court(*allies), "revoke:alliance") == [
        "5.01.s revokes: 0 lost treaty:alliance players.1 > players.0",
        "5.01.t casus-belli 1: 1 gained casus_belli players.0 > players.1",
        "5.01.t honour-lost 1 -1: 0 scored honour > players.0.honour x-1",
    ]
    assert heard(court(*allies), "revoke:alliance.casus_belli") == [
        "5.01.s revokes: 0 lost treaty:alliance players.1 > players.0",
        "5.02.d casus-belli-spent 2: 0 lost casus_belli players.0 > players.1 x2",
        "5.01.t casus-belli 1: 1 gained casus_belli players.0 > players.1",
    ]
    assert heard(court({"passage": [1]}), "renounce:passage") == [
        "5.01.s renounces: 0 lost treaty:passage players.0 > players.1"
    ]
    assert heard(court({}, {"commerce": [0], "rates": [10, 0, 0]}), "waive") == [
        "5.01.s waives: 0 lost rate players.1 > players.0 x10"
    ]
    assert heard(court({}, {"commerce": [0], "rates": [10, 0, 0]}), "revoke:commerce")[0] == (
        "5.01.s revokes: 0 lost treaty:commerce players.1 > players.0; 1 lost rate players.1 > players.0 x10"
    )


@clause("medioevo", "5.01.j", "5.01.k", "5.01.t")
def test_a_war_is_told_with_its_price_and_who_joins_it() -> None:
    s = court({"allied": [2]}, {}, {"allied": [0]})
    assert heard(s.copy(), "declare:war") == [
        "5.01.j declares-war: 0 decided war players.0 > players.1",
        "5.01.t honour-lost 3 -3: 0 scored honour > players.0.honour x-3",
        "5.01.t casus-belli 1: 1 gained casus_belli players.0 > players.1",
        "5.01.j at-war: 0 changed war players.0 > players.1",
    ]
    choose(s, "declare:war")
    assert heard(s.copy(), "player:0") == [
        "5.01.k stands-by: 2 decided alliance players.2 > players.0",
        "5.01.k at-war: 2 changed war players.2 > players.1",
    ]
    assert heard(s, "no") == ["5.01.k drops: 2 lost treaty:alliance players.2 > players.0"]


@clause("medioevo", "5.01.p1", "5.01.p3", "5.01.p4")
def test_a_peace_is_told_article_by_article() -> None:
    gives = {"florins": 50, "instalment": 20, "turns": 3, "lands": ["leon"], "cards": ["genius"]}
    s = court(
        {"war": [1], "shown": ["genius"]},
        {"war": [0], "vehicles": [vehicle("cavalry", "provence", armies=2)]},
        asks=[step("AnswerPeace", 1, final=False)],
        offer={"by": 0, "to": 1, "gives": gives, "asks": {"vehicles": ["cavalry.1"]}},
    )
    assert heard(s, "yes") == [
        "5.01.p1 at-peace: 0 changed peace players.0 > players.1",
        "5.01.p1 hands-over 50: 0 moved florin players.0 > players.1 x50",
        "5.01.p4 debt 20 3: 0 changed debt players.0 > players.1 x60",
        "5.01.p1 takes-card: 1 moved card players.0.hand > players.1.hand",
        "5.01.p1 steals: 1 revealed card:genius players.0.hand > players.1.hand",
        "5.01.p1 cedes-vehicle: 1 lost cavalry lands.provence; 1 lost army lands.provence x2;"
        " 0 gained cavalry > lands.provence; 0 gained army > lands.provence x2",
        "5.01.p3 cedes: 0 moved territory lands.leon > players.1; 0 lost army lands.leon; 1 gained army > lands.leon",
    ]
    assert s.events is not None
    assert [event.audience for event in s.events if event.audience] == [(1, 0)]
    s = court({"war": [1]}, {"war": [0]})
    assert heard(s, "peace", "done", "no") == [
        "5.01.p1 offers-peace: 0 decided peace players.0 > players.1",
        "5.01.o refuses: 1 decided refusal players.1 > players.0",
    ]


@clause("medioevo", "3.26.10.a", "3.26.11.a", "3.26.12.a", "7.01.d")
@pytest.mark.parametrize(
    ("card", "turns", "lines"),
    [
        ("diplomat", 1, ["3.26.10.a truce 1: 0 gained truce players.0 > players.1"]),
        (
            "golden_tablet",
            2,
            [
                "3.26.11.a pact: 0 gained treaty:passage players.0 > players.1",
                "7.01.d imposed 2: 0 gained imposed_passage players.0 > players.1 x2",
            ],
        ),
        (
            "treaty",
            3,
            [
                "3.26.12.a pact: 0 gained treaty:commerce players.0 > players.1",
                "7.01.d imposed 3: 0 gained imposed_commerce players.0 > players.1 x3",
            ],
        ),
    ],
)
def test_imposed_terms_are_told_with_their_turns(card: str, turns: int, lines: list[str]) -> None:
    s = court({"hand": [card]}, asks=[step("Diplomacy", orders=True)])
    played, *rest = heard(s, f"play:{card}", "player:1", f"amount:{turns}")
    assert played.endswith(f" plays: 0 moved card:{card} players.0.hand > empire_discards")
    assert rest == lines


@clause("medioevo", "3.26.10.b", "7.10.blk.f")
def test_a_truce_tells_of_the_blockade_that_it_lifts() -> None:
    s = court(
        {"hand": ["diplomat"]},
        {"vehicles": [vehicle("warship", "bosphorus", armies=3)]},
        asks=[step("Diplomacy", orders=True)],
        blockades=[{"by": 1, "against": 0, "at": "bosphorus", "shores": False}],
    )
    lines = heard(s, "play:diplomat", "player:1", "amount:1")
    assert "3.26.10.b blockade-ends: 1 ended blockade players.0 > seas.bosphorus" in lines
    assert not s.blockades


# --- cards -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.8.a", "3.26.8.b", "3.26.9.a", "5.02.c")
@pytest.mark.parametrize(
    ("card", "held", "choices", "under", "lines"),
    [
        (
            "thief",
            ["relic"],
            ["card:relic"],
            "3.26.9.a",
            [
                "3.26.9.a takes-card: 0 moved card players.1.hand > players.0.hand",
                "3.26.9.a steals: 0 revealed card:relic players.1.hand > players.0.hand",
            ],
        ),
        (
            "assassin",
            ["relic", "assassin"],
            ["no", "card:relic"],
            "3.26.8.a",
            ["3.26.8.a eliminates: 0 lost card:relic players.1.hand > empire_discards"],
        ),
        (
            "assassin",
            ["relic", "assassin"],
            ["yes"],
            "3.26.8.a",
            ["3.26.8.b parries: 1 moved card:assassin players.1.hand > empire_discards"],
        ),
    ],
)
def test_a_card_against_a_player_is_told_with_its_price_and_what_it_does(
    card: str, held: list[str], choices: list[str], under: str, lines: list[str]
) -> None:
    s = court({"hand": [card]}, {"hand": held}, asks="CombatMenu", phase="combat")
    assert heard(s, f"play:{card}", "player:1", *choices) == [
        f"{under} plays: 0 moved card:{card} players.0.hand > empire_discards",
        f"{under} plays-against: 0 decided card:{card} players.0 > players.1",
        "5.02.c casus-belli 1: 1 gained casus_belli players.0 > players.1",
        *lines,
    ]
    assert s.events is not None
    # What was stolen only these two learn.
    assert [event.audience for event in s.events if event.audience] == [(0, 1)] * (card == "thief")


@clause("medioevo", "3.26.16.a")
def test_a_cathedral_that_the_bishop_takes_is_told_with_its_new_place() -> None:
    lands = {id: land(0) for id in home("castile")} | {"provence": land(1, cathedral=True)}
    s = position(person("castile", hand=["bishop"]), person("france"), asks="CombatMenu", phase="combat", lands=lands)
    assert heard(s, "play:bishop", "player:1", "cathedral:leon")[3:] == [
        "3.26.16.a cathedral-taken: 0 lost cathedral lands.provence",
        "3.26.16.a places: 0 gained cathedral > lands.leon",
    ]


@clause("medioevo", "3.26.9.b", "3.20.i", "4.03.h")
def test_a_stolen_pope_is_told_with_rome_and_what_leaves_it() -> None:
    """The nearest own land is Tuscany."""
    robbed = person(
        "france",
        vehicles=[vehicle("caravan", "papal_state", armies=2), vehicle("cavalry", "papal_state")],
        banners=[banner("papal_state", armies=3)],
        engines=[engine("papal_state")],
    )
    s = position(
        person("castile", hand=["thief"]),
        robbed,
        asks="CombatMenu",
        phase="combat",
        pope=1,
        lands={"papal_state": land(1), "tuscany": land(1), "provence": land(1), "leon": land(0)},
    )
    assert heard(s, "play:thief", "player:1", "card:pope")[3:] == [
        "3.26.9.b steals: 0 decided card:pope players.1 > players.0",
        "4.03.h honour-lost 1 -1: 1 scored honour > players.1.honour x-1",
        "3.20.i pope: 0 gained card:pope > pope",
        "4.03.h honour-gained 1 1: 0 scored honour > players.0.honour",
        "3.20.i cedes: 1 moved territory lands.papal_state > players.0;"
        " 1 moved caravan lands.papal_state > lands.tuscany; 1 moved army lands.papal_state > lands.tuscany x2;"
        " 1 moved cavalry lands.papal_state > lands.tuscany;"
        " 1 moved banner lands.papal_state > lands.tuscany; 1 moved army lands.papal_state > lands.tuscany x3;"
        " 1 moved catapult lands.papal_state > lands.tuscany;"
        " 1 lost army lands.papal_state; 0 gained army > lands.papal_state",
    ]


@clause("medioevo", "3.26.15.a", "3.26.1.a", "3.26.c", "7.03.a")
def test_cards_for_oneself_are_told() -> None:
    s = position(person("castile", "architecture", hand=["architect"]), asks="PurchaseMenu", lands={"leon": land(0)})
    assert heard(s, "play:architect") == ["3.26.15.a plays: 0 moved card:architect players.0.hand > empire_discards"]
    s = position(person(hand=["mercenary"], florins=99), asks="HireMercenaries", lands={"leon": land(0)})
    assert heard(s, "hire:5") == [
        "3.26.1.a pays 50: 0 lost florin players.0 x50",
        "3.26.1.a mercenaries 5: 0 gained army > players.0 x5; 0 moved card:mercenary players.0.hand > empire_discards",
    ]
    s = position(person("castile", "coinage", hand=["merchant"]), asks="TradeMenu", empire_pile=["relic"] * 3)
    s.events = []
    turn_up(s, 0)
    assert told(s) == ["3.26.c turns-up: 0 revealed card:merchant players.0.hand > players.0"]
    s.events = []
    run(s, "DealEmpireCards")
    assert told(s)[:2] == [
        "7.03.a draws: 0 moved card empire_pile > players.0.hand",
        "7.03.a draws-card: 0 revealed card:relic empire_pile > players.0.hand",
    ]
    assert [event.audience for event in s.events if event.audience] == [(0,), (1,), (2,)]


# --- the realm -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.06.a", "7.08.a", "7.08.e", "3.11.b", "3.27.e")
def test_reinforcements_and_purchases_are_told() -> None:
    lands = {"leon": land(0, settlement="encampment"), "galicia": land(0)}
    trader = person("castile", "pottery", florins=900, vehicles=[vehicle("caravan", "leon")])
    s = position(trader, asks="PurchaseMenu", lands=lands)
    assert heard(s, "buy:banner") == [
        "7.08.a pays 100: 0 lost florin players.0 x100",
        "7.08.a buys-ware: 0 gained banner > players.0",
    ]
    assert heard(s, "learn:deism") == [
        "3.11.b pays 50: 0 lost florin players.0 x50",
        "3.27.e learns: 0 gained technology:deism > players.0",
    ]
    assert heard(s, "scrap", "use:caravan.1") == ["7.08.e scraps: 0 lost caravan lands.leon"]
    s.events = []
    run(s, "Reinforcements", 0)
    assert told(s) == ["7.06.a reinforcements 2 2 0 0: 0 gained army > players.0 x2"]


@clause("medioevo", "3.28.f", "4.03.l")
@pytest.mark.parametrize(("known", "level"), [(8, 2), (16, 3), (23, 4)])
def test_a_new_level_of_learning_is_told(known: int, level: int) -> None:
    learned = person("castile", " ".join(TECHNOLOGIES[:known]), florins=999)
    s = position(learned, asks="PurchaseMenu", lands={"leon": land(0)})
    _, _, risen, *last = heard(s, f"learn:{TECHNOLOGIES[known]}")
    assert risen == f"3.28.f level {level}: 0 changed level > players.0 x{level}"
    assert last == ["4.03.l honour-gained 1 1: 0 scored honour > players.0.honour"] * (level == 4)


@clause("medioevo", "7.09.a", "3.17.a")
def test_what_is_placed_is_told_with_its_place() -> None:
    full = person(
        reserve=7, generals=1, stock=["fort"], banners=[banner("leon")], vehicles=[vehicle("cavalry", "leon")]
    )
    s = position(full, asks="PlacementMenu", lands={"leon": land(0, settlement="encampment")})
    assert heard(s, "deploy:army.leon.2") == ["7.09.a places-armies 2: 0 moved army players.0 > lands.leon x2"]
    assert heard(s, "embark:cavalry.1.3") == ["7.09.a places-armies 3: 0 moved army players.0 > lands.leon x3"]
    assert heard(s, "deploy:fort.leon") == ["7.09.a places: 0 moved fort players.0 > lands.leon"]
    assert heard(s, "deploy:general.1") == ["3.17.a places: 0 moved general players.0 > lands.leon"]


@clause("medioevo", "10.03.a", "10.03.b", "10.03.c")
def test_honour_coins_are_told_when_gained_and_when_spent() -> None:
    s = position(person(honour=9), asks="PurchaseMenu", lands={"leon": land(0)}, options={"honour_coins": True})
    s.events = []
    change_honour(s, 0, 22, "4.03.a")
    assert told(s) == [
        "4.03.a honour-gained 22 31: 0 scored honour > players.0.honour x22",
        "10.03.a coin 3 3: 0 gained coin > players.0 x3",
    ]
    s.advance()
    assert heard(s, "coin:florins") == [
        "10.03.b spends-coin 2: 0 lost coin players.0",
        "10.03.b earns 333: 0 gained florin > players.0 x333",
    ]
    assert heard(s, "coin:armies", "place:leon") == [
        "10.03.b spends-coin 1: 0 lost coin players.0",
        "10.03.c places-armies 10: 0 gained army > lands.leon x10",
    ]
    assert heard(s, "coin:armies", "reserve") == [
        "10.03.b spends-coin 0: 0 lost coin players.0",
        "10.03.c reserves-armies: 0 gained army > players.0 x10",
    ]


@clause("medioevo", "3.09.b", "3.09.d")
def test_what_is_removed_for_want_of_room_is_told() -> None:
    crowded = person(
        engines=[engine("galicia"), engine("galicia", 3)],
        banners=[banner("leon"), banner("leon", n=2), banner("cilicia", n=3, armies=99)],
        vehicles=[vehicle("caravan", "leon", n) for n in (1, 2)],
    )
    lands = {"leon": land(0, 40), "galicia": land(0, 1, goods={"salt": 40}), "cilicia": wild(1)}
    s = position(crowded, asks="RemoveExcess", lands=lands)
    assert heard(s, "use:caravan.2") == ["3.09.d excess-piece: 0 lost caravan lands.leon"]
    assert heard(s, "banner:2") == ["3.09.d excess-piece: 0 lost banner lands.leon"]
    lines = heard(s, "engine:3")
    goods, armies = 40 - sum(s.goods[at(s, "galicia")]), 40 - s.armies[at(s, "leon")]
    assert lines == [
        "3.09.d excess-piece: 0 lost bombard lands.galicia",
        f"3.09.b excess-goods {goods}: 0 lost salt lands.galicia x{goods}",
        f"3.09.b excess-armies {armies}: 0 lost army lands.leon x{armies}",
        "3.09.b excess-armies 89: 0 lost army lands.cilicia x89",  # a plain feeds ten
    ]


# --- journeys and trade ----------------------------------------------------------------------------------------------


def travellers(trader: str = "minho", phase: str = "combat") -> Medioevo:
    lands = {id: land(0, 9) for id in ("leon", "galicia")} | {"minho": land(0, 9, goods={"salt": 3})}
    rider = person(
        "castile",
        florins=500,
        vehicles=[
            vehicle("caravan", trader, goods={"salt": 2} if trader == "new_castile" else {}),
            vehicle("cavalry", "leon", armies=3),
        ],
        banners=[banner("leon", level=2), banner("leon", n=2)],
        engines=[engine("leon")],
        commerce=[1],
        rates=[0, 20, 0],
    )
    lands |= {"new_castile": land(1, settlement="encampment")}
    return position(rider, asks="CombatMenu" if phase == "combat" else "TradeMenu", phase=phase, lands=lands)


@clause("medioevo", "3.02.f", "3.14.d", "7.10.c", "3.06.e")
def test_journeys_are_told_with_all_that_travels() -> None:
    s = travellers()
    assert heard(s, "haul:1.galicia") == ["3.14.d hauls: 0 moved catapult lands.leon > lands.galicia"]
    assert heard(s, "march:1.galicia", "amount:3") == [
        "7.10.c marches 3: 0 moved banner lands.leon > lands.galicia; 0 moved army lands.leon > lands.galicia x3"
    ]
    assert heard(s, "use:cavalry.1", "load:banner.2", "amount:4") == [
        "3.06.e banner-aboard: 0 moved banner lands.leon > lands.leon",
        "3.06.e armies-aboard 4: 0 moved army lands.leon > lands.leon x4",
    ]
    assert heard(s, "unload:banner.2", "amount:1") == [
        "3.06.e banner-ashore: 0 moved banner lands.leon > lands.leon",
        "3.06.e armies-ashore 1: 0 moved army lands.leon > lands.leon",
    ]


@clause("medioevo", "3.06.f", "3.02.f")
def test_goods_are_told_as_they_go_aboard_travel_and_come_ashore() -> None:
    s = travellers(phase="trade")
    assert heard(s, "load:goods", "amount:2", "done") == [
        "3.06.f goods-aboard 2: 0 moved salt lands.minho > lands.minho x2"
    ]
    assert heard(s, "unload:goods", "amount:1", "done") == [
        "3.06.f goods-ashore 1: 0 moved salt lands.minho > lands.minho"
    ]
    assert heard(s, "go:galicia") == [
        "3.02.f travels: 0 moved caravan lands.minho > lands.galicia; 0 moved salt lands.minho > lands.galicia"
    ]


@clause("medioevo", "7.11.c", "7.11.d")
def test_a_sale_and_a_purchase_are_told_with_their_prices_and_the_share() -> None:
    s = travellers("new_castile", "trade")
    box = s.box
    city = box.city_at[box.place_number["new_castile"]]
    proceeds = 2 * box.sell[city][0]
    share = proceeds * 20 // 100
    assert heard(s, "sell:salt.2") == [
        "7.11.c sells 2: 0 lost salt lands.new_castile x2",
        f"7.11.c earns {proceeds}: 0 gained florin > players.0 x{proceeds}",
        f"7.11.d hands-over-share {share}: 0 moved florin players.0 > players.1 x{share}",
    ]
    price = box.buy[city][0]
    assert heard(s, "buy:salt.1") == [
        "7.11.c buys 1: 0 gained salt > lands.new_castile",
        f"7.11.c pays {price}: 0 lost florin players.0 x{price}",
    ]


# --- the round -------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.01.a", "7.02.e", "7.02.g")
def test_a_round_is_told_with_the_swords_sold_and_the_order_of_turns() -> None:
    people = [person(florins=99) for _ in range(5)]
    s = position(*people, asks="TradeMenu", lands={"leon": land(0)}, seats=5, event_pile=["mud"])
    s.steps.clear()
    s.events = []
    go_on(s, BeginRound())
    assert told(s) == ["7.01.a round 2: -1 began round > round x2"]
    s.events = []
    for bid in (5, 30, 0, 20, 0):
        s.apply(f"bid:{bid}")
    assert told(s) == [
        # He pays one more than the second highest.
        "7.02.e sword 1: 1 gained sword > players.1",
        "7.02.e pays 21: 1 lost florin players.1 x21",
    ]
    s.events = []
    for bid in (0, 0, 0, 0):
        s.apply(f"bid:{bid}")
    assert told(s)[0] == "7.02.g order 1: 1 changed sword > order"
    for n, line in enumerate(told(s)[1:5], 2):
        assert line == f"7.02.g order {n}: {s.order[n - 1]} changed sword > order x{n}"


@clause("medioevo", "7.01.b", "7.04.a")
def test_a_turn_is_told_with_the_event_dice() -> None:
    s = position(person("castile"), asks="TradeMenu", lands={"leon": land(0)})
    load_dice(s, 3, 4)
    s.events = []
    go_on(s, BeginTurn(0))
    assert told(s) == [
        "7.01.b turn: 0 began turn > players.0",
        "7.04.a dice-skulls 3 4 0 0: 0 rolled event_die x0",
    ]


@clause("medioevo", "4.02.b")
def test_a_victory_is_told_with_the_honour_of_the_winner() -> None:
    s = position(person(honour=7), person(honour=9), asks="TradeMenu")
    s.events = []
    go_on(s, EndGame("rounds"))
    assert told(s) == ["4.02.b wins 9: 1 ended game > players.1 x9"]


@clause("medioevo", "6.02.e", "6.03.c", "6.04.e", "6.04.g", "6.04.j")
def test_the_set_up_is_told_choice_by_choice() -> None:
    s = new(3, 1)
    assert heard(s, "kingdom:hungary") == ["6.02.e kingdom: 2 decided kingdom:hungary > players.2"]
    lines = heard(s, "kingdom:mamluks")
    assert lines[:2] == [
        "6.02.e kingdom: 1 decided kingdom:mamluks > players.1",
        "6.02.e kingdom: 0 decided kingdom:byzantines > players.0",  # the last is given
    ]
    assert "6.03.c pope: 2 gained card:pope > pope" in lines
    assert heard(s, "cathedral:croatia")[0] == "6.04.e places: 2 gained cathedral > lands.croatia"
    while s.asking.verbs != ("army", "aboard", "automatic"):
        s.apply(s.options()[0])
    assert heard(s, "army:croatia", "amount:3") == [
        "6.04.g places-armies 3: 2 moved army players.2.outfit > lands.croatia x3"
    ]
    (line,) = heard(s, "automatic")
    assert line.startswith("6.04.j automatic: 2 decided army > players.2; 2 moved army players.2.outfit > lands.")
