"""The governor, the emperor, deceit."""

from __future__ import annotations

import pytest

from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.realm.possession import holds
from tests.clauses import clause
from tests.games.medioevo.positions import at, banner, befall, choose, land, person, position, refusal, texts, vehicle

D6, D12 = 6, 12
SCOTLAND = ("galloway", "lothian", "highlands")
PORTUGAL = ("minho", "portugal", "algarve")
ARAGON = ("aragon", "catalonia", "valencia")


def _world(**kingdoms: int) -> dict[str, dict[str, object]]:
    """A world of two kings: Portugal is the first player's, Aragon the second's; only Scotland is free and minor."""
    lands = {id: land(0) for id in PORTUGAL} | {id: land(1) for id in ARAGON}
    box = position(asks=[]).box
    for number, kingdom in enumerate(box.kingdom_ids):
        if kingdom not in ("scotland", "portugal", "aragon", *kingdoms):
            lands[box.place_ids[box.kingdom_lands[number][0]]] = land(2)
    scotland = zip(SCOTLAND, (1, 3, 2), strict=True)
    return lands | {id: {"armies": n, "settlement": "village" if id == "lothian" else ""} for id, n in scotland}


@clause("medioevo", "3.30.7.a", "3.30.7.b", "3.30.7.c", "4.03.s")
def test_the_governor_with_the_highest_die_receives_a_minor_kingdom_as_it_stands() -> None:
    lands = _world()
    lands["highlands"] = {"armies": 2, "leader": "barbarian_general"}
    visitor = vehicle("caravan", "lothian", armies=9)
    s = position(person(), person(), person(vehicles=[visitor]), asks=[], lands=lands)
    befall(s, "governor", (D12, 4), (D12, 9))
    assert [s.owner[at(s, id)] for id in SCOTLAND] == [1, 1, 1]
    assert [s.armies[at(s, id)] for id in SCOTLAND] == [1, 3, 2]
    assert s.settlement[at(s, "lothian")] == 2
    assert s.leader[at(s, "highlands")] == 0
    assert s.honour == [0, 0, 0]
    assert s.vehicle_at[24 + 3] == at(s, "lothian")


@clause("medioevo", "3.30.7.a", "1.15")
def test_who_ties_for_the_highest_throws_again() -> None:
    s = befall(position(asks=[], lands=_world()), "governor", (D12, 7), (D12, 7), (D12, 3), (D12, 2))
    assert s.owner[at(s, "lothian")] == 0


@clause("medioevo", "3.30.7.a")
def test_the_state_of_the_church_alone_makes_no_king() -> None:
    lands = _world()
    lands |= {"minho": land(2), "aragon": land(2), "papal_state": land(0)}
    s = befall(position(asks=[], lands=lands, pope=0), "governor")
    assert s.owner[at(s, "lothian")] == BARBARIAN


@clause("medioevo", "3.30.7.b", "3.30.9.c")
def test_without_a_free_kingdom_neither_has_an_effect() -> None:
    lands = _world()
    lands["galloway"] = land(2)
    for kind in ("governor", "emperor"):
        s = befall(position(asks=[], lands=lands), kind)
        assert s.owner[at(s, "lothian")] == BARBARIAN


@clause("medioevo", "3.30.9.a", "3.30.9.b", "3.26.7.c")
def test_the_emperor_throws_three_dice_and_four_with_a_heroine_that_he_keeps() -> None:
    s = position(person(), person(hand=["heroine"]), asks=[], lands=_world())
    throws = [(D6, n) for n in (5, 4, 2, 3, 3, 4, 2)]
    befall(s, "emperor", *throws)
    assert s.seat == 1
    choose(s, "yes")
    assert s.owner[at(s, "lothian")] == 1
    assert s.hands[1] == (s.box.card_number["heroine"],)


@clause("medioevo", "3.30.9.a")
def test_nobody_has_to_show_her() -> None:
    s = position(person(), person(hand=["heroine"]), asks=[], lands=_world())
    befall(s, "emperor", *[(D6, n) for n in (5, 4, 2, 3, 3, 4)])
    assert refusal(s.copy(), "done").clause == "3.30.9.a"
    choose(s, "no")
    assert s.owner[at(s, "lothian")] == 0


@clause("medioevo", "3.30.9.b", "3.30.7.b")
def test_an_emperor_may_receive_a_kingdom_of_eight() -> None:
    lands = _world(england=1) | {"galloway": land(2)}
    s = befall(position(asks=[], lands=lands), "emperor", *[(D6, n) for n in (6, 6, 6, 1, 1, 1)])
    assert holds(s, 0, s.box.kingdom_number["england"])
    s = befall(position(asks=[], lands=lands), "governor", (D12, 9), (D12, 1))
    assert not holds(s, 0, s.box.kingdom_number["england"])


@clause("medioevo", "3.30.7.c", "3.30.9.b", "3.09.g")
@pytest.mark.parametrize(
    ("calamity", "dice"), [("governor", [(D12, 9), (D12, 1)]), ("emperor", [(D6, 3)] * 5 + [(D6, 1)])]
)
def test_the_winners_armies_already_there_join_those_of_the_land(calamity: str, dice: list[tuple[int, int]]) -> None:
    led = [banner("lothian", armies=8), banner("lothian", 2, armies=1)]
    guest = person(banners=[banner("lothian", armies=4)])
    s = position(person(banners=led), person(), guest, asks=[], lands=_world())
    befall(s, calamity, *dice)
    assert [s.armies[at(s, id)] for id in SCOTLAND] == [1, 3 + 8 + 1, 2]
    assert s.banner_armies[:3] == [0, 0, 0]
    assert s.banner_armies[6] == 4  # another player's armies remain guests
    assert s.banner_at[0] == s.banner_at[6] == at(s, "lothian")


# --- deceit ----------------------------------------------------------------------------------------------------------


def _deceived(technologies: str, generals: int, drawer: str = "") -> list[int]:
    """Generals that drawer and victim have left; each banner of the victim has one, others are in reserve."""
    lands = {"leon": land(0), "kent": land(1, settlement="capital")}
    banners = [banner("kent", n + 1, general=True) for n in range(min(3, generals))]
    one = person(technologies=drawer, banners=[banner("leon", general=True)])
    other = person(technologies=technologies, banners=banners, generals=max(0, generals - 3))
    s = befall(position(one, other, asks=[], lands=lands), "deceit")
    choose(s, "player:1")
    while s.seat != 2:
        s.apply(s.options()[0])
    assert s.casus[s.n * 1 + 0] == 1
    return [sum(s.banner_general[3 * player : 3 * player + 3]) + s.generals[player] for player in (0, 1)]


@clause("medioevo", "3.30.10.a", "3.30.10.b", "3.30.10.c", "3.27.17", "3.27.18", "3.27.22", "5.02.c")
@pytest.mark.parametrize(
    ("technologies", "generals", "left"),
    [
        ("", 3, [1, 0]),
        ("education", 3, [1, 1]),
        ("education literature", 3, [1, 2]),
        ("education literature philosophy", 3, [0, 3]),
        ("", 2, [1, 0]),
        ("", 0, [1, 0]),
    ],
)
def test_the_victim_of_deceit_loses_generals(technologies: str, generals: int, left: list[int]) -> None:
    assert _deceived(technologies, generals) == left


@clause("medioevo", "3.30.10.b", "3.27.22")
def test_philosophy_does_not_protect_the_drawer() -> None:
    assert _deceived("philosophy", 1, drawer="philosophy") == [0, 1]


@clause("medioevo", "3.30.10.a", "3.26.10.b")
def test_a_partner_in_a_truce_is_no_victim() -> None:
    truce = {"kind": "truce", "one": 0, "other": 1, "turns_one": 1, "turns_other": 1}
    s = befall(position(asks=[], seats=4, terms=[truce]), "deceit")
    assert texts(s) == ["player:2", "player:3"]
    assert refusal(s, "player:1").clause == "3.26.10.b"


@clause("medioevo", "3.30.10.a")
def test_the_victim_chooses_which_generals_go() -> None:
    lands = {"leon": land(1, settlement="capital")}
    banners = [banner("leon", 1, general=True), banner("leon", 2, general=True), banner("leon", 3)]
    victim = person(technologies="education literature", banners=banners, generals=1)
    s = befall(position(person(), victim, asks=[], lands=lands), "deceit")
    choose(s, "player:1")
    assert texts(s) == ["banner:1", "banner:2", "reserve"]
    choose(s, "reserve")
    assert s.generals[1] == 0
    assert s.banner_general[3:6] == [1, 1, 0]
