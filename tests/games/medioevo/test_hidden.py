"""Who may know what: panels, hands, objectives, sealed choices, and questions that change nothing."""

from __future__ import annotations

from typing import Any

from regnum.core.rng import Rng
from regnum.core.step import Ask
from regnum.games.medioevo.constants import ABSENT, RESERVE
from regnum.games.medioevo.fields.players import SUPPOSED_ARMIES, SUPPOSED_FLORINS
from regnum.games.medioevo.rules.movement.moving import LeadArmies
from regnum.games.medioevo.rules.movement.reach import vehicle_reach
from regnum.games.medioevo.rules.movement.vehicles import UseVehicle
from regnum.games.medioevo.rules.war.elimination import check
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import banner, engine, game, land, new, person, position, step, vehicle

OTHERS = (1, 2, None)  # viewers who are not the first player
PANEL = ("florins", "generals", "stock", "grain_reserves", "objective", "bid")


def seen(s: Medioevo, player: int, seat: int | None) -> dict[str, Any]:
    """What `seat` sees of a player."""
    shown: dict[str, Any] = s.view(seat)["board"]["players"][player]
    return shown


def behind_a_panel() -> Medioevo:
    rich = person(
        "castile",
        florins=340,
        reserve=7,
        generals=1,
        stock=["fort", "village"],
        grain_reserves=2,
        objective="castile_1",
        bid=12,
        vehicles=[vehicle("caravan", "reserve", spent=1), vehicle("cavalry", "leon")],
        banners=[banner("reserve", level=3, general=True), banner("leon", n=2)],
        engines=[engine("reserve"), engine("leon", n=2)],
    )
    return position(rich, asks="TradeMenu", lands={"leon": land(0, 5)})


@clause("medioevo", "6.03.f")
def test_what_lies_behind_a_panel_is_for_its_owner() -> None:
    s = behind_a_panel()
    own = seen(s, 0, 0)
    assert all(part in own for part in (*PANEL, "reserve"))
    assert [len(own[pieces]) for pieces in ("vehicles", "banners", "engines")] == [2, 2, 2]
    for seat in OTHERS:
        found = seen(s, 0, seat)
        assert not {*PANEL, "reserve"} & set(found)
        for pieces in ("vehicles", "banners", "engines"):
            assert [piece["at"] for piece in found[pieces]] == ["leon"]


@clause("medioevo", "6.03.f")
def test_others_suppose_behind_a_panel_what_depends_on_nothing_hidden() -> None:
    s = behind_a_panel()
    other = s.determinize(1, Rng(4))
    assert (other.florins[0], other.reserve[0]) == (SUPPOSED_FLORINS, SUPPOSED_ARMIES)
    assert (other.generals[0], other.grain[0], other.bids[0], any(other.stock)) == (0, 0, 0, False)
    for places in (other.vehicle_at, other.banner_at, other.engine_at):
        assert RESERVE not in places
    assert other.vehicle_at[3] == ABSENT
    assert other.vehicle_spent[3] == 0
    assert (other.banner_level[0], other.banner_general[0], other.banner_reach[0]) == (0, 0, 0)
    assert other.vehicle_at[9] == s.vehicle_at[9]
    own = s.determinize(0, Rng(4))
    assert own.board_view(0) == s.board_view(0)
    assert own.banner_level == s.banner_level


def spied(steal: bool) -> Medioevo:
    return position(
        person("castile", hand=["genius"]),
        person("mamluks", hand=["relic", "templar"], shown=["merchant"]),
        person(hand=["bishop"]),
        asks=[step("PickCard", 0, victim=1, steal=steal)],
        spied=1,
        empire_pile=["mercenary", "genius", "thief", "treaty", "diplomat", "architect"],
    )


@clause("medioevo", "3.26.8.a", "3.26.9.a")
def test_a_hand_is_seen_by_whoever_spies_on_it_while_he_is_asked() -> None:
    s = spied(steal=True)
    assert seen(s, 1, 0)["hand"] == ["relic", "templar"]
    assert [seen(s, 1, seat)["hand"] for seat in (2, None)] == [2, 2]
    assert seen(s, 2, 0)["hand"] == 1
    hands = {s.determinize(0, Rng(n)).hands[1] for n in range(10)}
    assert hands == {s.hands[1]}
    assert len({s.determinize(2, Rng(n)).hands[1] for n in range(10)}) > 1
    assert "spied" not in s.view(0)["board"]
    s.apply("card:relic")
    assert seen(s, 1, 0)["hand"] == 1


@clause("medioevo", "3.26.9.a", "5.01.p2")
def test_a_card_that_changes_hands_is_known_to_these_two() -> None:
    s = spied(steal=True)
    asking = s.asking
    assert asking.secret
    assert asking.confidants() == (0, 1)
    s.events = []
    s.apply("card:relic")
    told = [event for event in s.events if "relic" in str(event.to_json())]
    assert told
    assert all(event.audience == (0, 1) for event in told)
    asks = [step("GiveCards", 1, taker=2, n=1)]
    s = position(person("castile"), person("mamluks", hand=["relic", "templar"]), asks=asks)
    assert s.asking.secret
    assert s.asking.confidants() == (1, 2)


@clause("medioevo", "3.26.8.a", "3.26.d")
def test_a_card_that_an_assassin_eliminates_is_seen_by_all() -> None:
    s = spied(steal=False)
    s.events = []
    s.apply("card:relic")
    assert any(event.audience is None and "relic" in str(event.to_json()) for event in s.events)


@clause("medioevo", "7.02.e", "5.01.k", "3.30.5.b", "3.30.5.s")
def test_sealed_answers_are_known_to_the_one_who_gives_them() -> None:
    for name in ("Bid", "AnswerCall", "AnswerPope", "OrderFighters"):
        form = game().steps[name]
        assert issubclass(form, Ask)
        assert form.secret
        assert form.confidants is Ask.confidants


@clause("medioevo", "3.31.f", "6.03.b", "4.04.b")
def test_an_objective_is_known_when_the_game_is_over() -> None:
    s = new(10, 4, placement="automatic")
    while min(s.objectives) < 0:  # kingdoms are chosen first
        s.apply(s.options()[0])
    own = s.objectives[0]
    assert "objective" not in seen(s, 0, 1)
    supposed = {s.determinize(1, Rng(n)).objectives[0] for n in range(30)}
    assert supposed == set(s.realm.objectives[s.kingdoms[0]])
    assert len(supposed) > 1
    assert {s.determinize(0, Rng(n)).objectives[0] for n in range(9)} == {own}
    s.steps.clear()
    for seat in (0, *OTHERS):
        assert seen(s, 0, seat)["objective"] == s.box.objective_ids[own]
        assert s.determinize(seat, Rng(1)).objectives == s.objectives


@clause("medioevo", "6.03.f", "7.09.a")
def test_others_hear_what_is_deployed_but_not_how_many_wait() -> None:
    s = position(person("castile", reserve=7), asks="PlacementMenu", lands={"leon": land(0, settlement="encampment")})
    prompt = s.prompt
    assert prompt is not None
    assert prompt.message.args == {"n": 7, "others": 0}
    announced = s.asking.announce(s, s.resolve("deploy:army.leon.2"))
    assert announced.args == {"n": 2, "place": "@place-leon"}
    assert "7" not in game().text("en")(announced)


@clause("medioevo", "6.03.f", "3.30.10.a")
def test_others_do_not_hear_of_what_level_a_banner_in_reserve_is() -> None:
    rich = person("castile", generals=1, banners=[banner("reserve", level=3, general=True)])
    s = position(rich, asks=[step("LoseGeneral", 0, left=1)])
    assert s.asking.announce(s, s.resolve("banner:1")).key == "option-general-in-reserve"


@clause("medioevo", "6.03.f", "7.10.el.b")
def test_what_a_victor_inherits_is_known_to_these_two() -> None:
    s = position(
        person("castile"), person("mamluks", florins=777, reserve=5), asks="TradeMenu", lands={"leon": land(0)}
    )
    s.events = []
    check(s, 1, 0)
    assert s.florins[0] == 777
    told = [event for event in s.events if "777" in str(event.to_json())]
    assert told
    assert all(event.audience == (0, 1) for event in told)


@clause("medioevo", "3.02.f", "7.10.c")
def test_asking_where_a_piece_may_go_changes_nothing() -> None:
    rider = person(
        "castile",
        vehicles=[vehicle("caravan", "leon"), vehicle("cavalry", "galicia", armies=2)],
        banners=[banner("minho", level=2)],
    )
    lands = {id: land(0, 5) for id in ("leon", "galicia", "minho", "portugal", "new_castile")}
    s = position(rider, asks=[step("UseVehicle", vehicle=3, begun=False)], lands=lands)
    plain = s.copy()
    UseVehicle(0, 9, False).options(s)
    LeadArmies(0, 0, s.box.place_number["galicia"]).options(s)
    option = s.options()[0]
    for state in (s, plain):
        state.apply(option)
    assert s.to_json() == plain.to_json()
    assert s.vehicle_spent[3] > 0


@clause("medioevo", "3.02.f", "7.10.c")
def test_a_place_costs_the_same_whether_all_or_only_its_ways_are_searched() -> None:
    s, rng = new(6, 3, placement="automatic"), Rng(3)
    found = 0
    for _ in range(400):
        s.apply(rng.pick(list(s.options())))
        for slot, at in enumerate(s.vehicle_at):
            if at >= 0 and rng.below(20) == 0:
                for place, cost in vehicle_reach(s, slot).items():
                    assert vehicle_reach(s, slot, place)[place] == cost
                    found += 1
    assert found > 1000
