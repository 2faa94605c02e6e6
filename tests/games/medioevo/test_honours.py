"""3.31, 4.03, 4.04: honour from conquests, destroyed pieces and objectives."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import CHRISTIAN
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.diplomacy.handover import hand_over_land
from regnum.games.medioevo.rules.honour.awards import conquered, destroyed
from regnum.games.medioevo.rules.realm.lands import change_owner
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.scoring import objective_lines, total
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import game, land, new, person, position, step

BOX = game().box
A, B, C = range(3)


def kingdom(id: str) -> list[str]:
    return [BOX.place_ids[one] for one in BOX.kingdom_lands[BOX.kingdom_number[id]]]


PORTUGAL, SCOTLAND, ENGLAND, CASTILE = (kingdom(id) for id in ("portugal", "scotland", "england", "castile"))


def board(owners: dict[str, int], holders: dict[str, Any] | None = None, **more: Any) -> Medioevo:
    """Castile, the Mamluks and the Byzantines with the territories named; A waits in his trade phase."""
    more.setdefault("asks", [step("TradeMenu", A)])
    lands = {**{id: land(owner, 2) for id, owner in owners.items()}, **more.pop("lands", {})}
    return position(*more.pop("people", ()), lands=lands, holders=holders or {}, **more)


def worth(s: Medioevo, id: str, loser: int, had_city: bool = False) -> list[tuple[int, str]]:
    return conquered(s, A, s.box.place_number[id], loser, had_city)


# --- kingdoms --------------------------------------------------------------------------------------------------------


@clause("medioevo", "4.03.a")
def test_completing_a_barbarian_kingdom_of_three() -> None:
    assert len(PORTUGAL) == 3
    s = board(dict.fromkeys(PORTUGAL[:2], A))
    assert worth(s, PORTUGAL[2], BARBARIAN) == [(1, "4.03.a")]
    s = board({PORTUGAL[0]: A})
    assert worth(s, PORTUGAL[2], BARBARIAN) == []


@clause("medioevo", "4.03.b")
def test_completing_a_barbarian_kingdom_of_eight() -> None:
    s = board(dict.fromkeys(ENGLAND[1:], A))
    assert worth(s, ENGLAND[0], BARBARIAN) == [(3, "4.03.b")]


@clause("medioevo", "4.03.e", "4.03.d")
def test_completing_a_minor_kingdom_that_was_another_player_s() -> None:
    s = board(dict.fromkeys(SCOTLAND, B), {"scotland": B})
    points = []
    for id in SCOTLAND:
        points += worth(s, id, B, had_city=id == SCOTLAND[0])
        change_owner(s, s.box.place_number[id], A)
    assert points == [(1, "4.03.d"), (3, "4.03.e")]
    assert s.holders[s.box.kingdom_number["scotland"]] == A


@clause("medioevo", "4.03.f")
def test_completing_a_home_kingdom_of_another_player_even_through_barbarians() -> None:
    s = board(dict.fromkeys(ENGLAND[1:], A), {"england": B})
    assert worth(s, ENGLAND[0], BARBARIAN) == [(10, "4.03.f")]
    assert worth(s, ENGLAND[0], B) == [(10, "4.03.f")]


@clause("medioevo", "4.03.a")
def test_retaking_one_s_own_kingdom_brings_nothing() -> None:
    s = board(dict.fromkeys(PORTUGAL, A), {"portugal": A})
    change_owner(s, s.box.place_number[PORTUGAL[0]], BARBARIAN)
    assert worth(s, PORTUGAL[0], BARBARIAN) == []


@clause("medioevo", "4.03.a")
def test_at_the_start_home_kingdoms_belong_to_their_players() -> None:
    s = new(5, 2, placement="automatic")
    while s.round == 0:
        s.apply(s.options()[0])
    for player in range(5):
        assert s.holders[s.kingdoms[player]] == player
    others = [one for one in s.realm.kingdoms if one not in s.kingdoms and one != s.box.church]
    assert {s.holders[one] for one in others} == {BARBARIAN}
    assert s.holders[s.box.church] == s.pope
    assert s.faith(s.pope) == CHRISTIAN


# --- territories and pieces ------------------------------------------------------------------------------------------


@clause("medioevo", "4.03.c", "10.00.b")
def test_a_tower_is_worth_a_point_where_towers_are_in_play() -> None:
    tower = BOX.place_ids[BOX.towers[1]]
    assert (1, "4.03.c") in worth(board({tower: B}), tower, B)
    assert (1, "4.03.c") in worth(board({}), tower, BARBARIAN)
    assert worth(board({tower: B}, options={"towers": False}), tower, B) == []


@clause("medioevo", "4.03.d")
def test_a_standing_city_of_a_player_is_worth_a_point() -> None:
    s = board({ENGLAND[0]: B})
    assert worth(s, ENGLAND[0], B, had_city=True) == [(1, "4.03.d")]
    assert worth(s, ENGLAND[0], B, had_city=False) == []
    assert worth(s, ENGLAND[1], BARBARIAN, had_city=True) == []


@clause("medioevo", "4.03.g", "4.03.j", "4.03.k", "4.03.q")
@pytest.mark.parametrize("what", ["vehicle", "general", "banner"])
def test_a_piece_destroyed_is_worth_a_point(what: str) -> None:
    s = board({})
    destroyed(s, A, what)
    assert s.honour == [1, 0, 0]
    destroyed(s, BARBARIAN, what)
    assert s.honour == [1, 0, 0]


@clause("medioevo", "4.03.s")
def test_what_is_ceded_brings_no_points_but_counts_for_later_conquests() -> None:
    s = board({PORTUGAL[0]: A, PORTUGAL[1]: B})
    hand_over_land(s, s.box.place_number[PORTUGAL[1]], A)
    assert s.honour == [0, 0, 0]
    assert worth(s, PORTUGAL[2], BARBARIAN) == [(1, "4.03.a")]


@clause("medioevo", "4.03.r", "4.04.a", "10.03.a")
def test_honour_is_open_may_be_negative_and_brings_coins_by_tens() -> None:
    s = board({}, options={"honour_coins": True}, people=[person("castile", honour=8)])
    change_honour(s, A, 13, "4.03.f")
    assert (s.honour[A], s.coins[A]) == (21, 2)
    change_honour(s, A, -3, "5.01.t")
    change_honour(s, A, 3, "4.03.e")
    assert s.coins[A] == 2
    change_honour(s, B, -3, "5.01.t")
    assert s.view(C)["board"]["players"][B]["honour"] == -3


# --- objectives ------------------------------------------------------------------------------------------------------


def objective(yellow: int, red: int, lost: int) -> Medioevo:
    """Castile holds so many yellow and red territories of its first objective and misses so many of its own."""
    card = BOX.objective_ids.index("castile_1")
    held = [*BOX.yellow[card][:yellow], *BOX.red[card][:red]]
    owners = dict.fromkeys(CASTILE[lost:], A) | {BOX.place_ids[one]: A for one in held}
    return board(owners, people=[person("castile", objective="castile_1")])


@clause("medioevo", "3.31.a", "3.31.b", "3.31.g")
def test_three_objectives_to_a_kingdom_and_rome_is_green_on_none() -> None:
    assert len(BOX.objective_ids) == 30
    counts = [BOX.objective_kingdom.count(n) for n in range(len(BOX.kingdom_ids))]
    assert sorted(counts, reverse=True)[:11] == [3] * 10 + [0]
    assert all(BOX.rome not in BOX.kingdom_lands[kingdom] for kingdom in set(BOX.objective_kingdom))


@clause("medioevo", "3.31.c", "3.31.d", "3.31.e", "4.03.p")
@pytest.mark.parametrize(
    ("yellow", "red", "lost", "points"), [(6, 2, 0, 10), (5, 2, 0, 7), (7, 3, 1, 10), (5, 3, 1, 5), (0, 0, 2, -6)]
)
def test_what_an_objective_is_worth(yellow: int, red: int, lost: int, points: int) -> None:
    s = objective(yellow, red, lost)
    assert sum(objective_lines(s, A)) == points
    assert total(s, A) == points
    assert s.honour[A] == 0


@clause("medioevo", "3.31.f", "4.04.b")
def test_the_objective_is_secret_until_the_game_ends() -> None:
    s = objective(6, 2, 0)
    assert "objective" not in s.view(B)["board"]["players"][A]
    assert s.view(A)["board"]["players"][A]["objective"] == "castile_1"
    assert s.scores()[A] == 0
    assert s.winners() == []


@clause("medioevo", "4.04.c", "4.02.d", "4.04.d")
def test_recorded_and_hidden_points_together_reach_the_ceiling() -> None:
    card = BOX.objective_ids.index("castile_1")
    owners = dict.fromkeys(CASTILE, A) | {BOX.place_ids[one]: A for one in BOX.yellow[card][:5]}
    people = [person("castile", objective="castile_1", honour=10), person("mamluks", honour=40)]
    s = board(owners, people=people, asks=[step("CloseTurn", A)])
    assert s.over
    assert s.winners() == [A]
    s = board(owners, people=[person("castile", objective="castile_1", honour=9)], asks=[step("CloseTurn", A)])
    assert not s.over


@clause("medioevo", "4.02.d")
def test_only_the_player_whose_turn_ends_is_tested() -> None:
    s = board({}, people=[person("castile"), person("mamluks", honour=31)], asks=[step("CloseTurn", A)])
    assert not s.over


@clause("medioevo", "4.02.e")
def test_all_yellow_and_red_territories_win_at_once() -> None:
    card = BOX.objective_ids.index("castile_1")
    wanted = [BOX.place_ids[one] for one in (*BOX.yellow[card], *BOX.red[card])]
    s = board(dict.fromkeys(wanted[1:], A), people=[person("castile", objective="castile_1")])
    change_owner(s, s.box.place_number[wanted[0]], A)
    s.advance()
    assert s.over
    assert s.winners() == [A]
    assert s.ending() == "empire"
