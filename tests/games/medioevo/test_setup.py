"""Set-up: kingdoms, outfits, the first placement."""

from __future__ import annotations

import pytest

from regnum.core.rng import Rng
from regnum.games.medioevo.box import CHRISTIAN, FLEET, LAND
from regnum.games.medioevo.constants import BARBARIAN, FIRST_BERTH, UNUSED
from regnum.games.medioevo.rules.realm import population
from regnum.games.medioevo.rules.realm.lands import own_kingdom
from regnum.games.medioevo.rules.realm.population import room
from regnum.games.medioevo.rules.setup import PlaceLot
from regnum.games.medioevo.rulings import TABLE_OPTIONS
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import choose, new, texts

EVERY_TABLE = pytest.mark.parametrize("seats", range(3, 11))


def with_kingdoms(seats: int, seed: int = 1, **options: object) -> Medioevo:
    """A game in which everybody has chosen, at random."""
    s, rng = new(seats, seed, **options), Rng(seed)
    while -1 in s.kingdoms:
        s.apply(s.options()[rng.below(len(s.options()))])
    return s


def begun(seats: int, seed: int = 1, **options: object) -> Medioevo:
    """A game in its first round, set up at random."""
    s, rng = with_kingdoms(seats, seed, **options), Rng(seed)
    while not s.round:
        s.apply(s.options()[rng.below(len(s.options()))])
    return s


# --- kingdoms --------------------------------------------------------------------------------------------------------


@EVERY_TABLE
@clause("medioevo", "6.02.e", "6.02.f", "6.02.g", "6.02.h", "6.02.c", "3.13.a")
def test_kingdoms_are_chosen_in_sword_order_within_the_quotas(seats: int) -> None:
    for seed in range(5):
        s, rng = new(seats, seed), Rng(seed)
        asked = []
        while -1 in s.kingdoms:
            asked.append(s.asking.seat)
            assert all(text.startswith("kingdom:") for text in texts(s))
            s.apply(s.options()[rng.below(len(s.options()))])
        assert sorted(s.order) == list(range(seats))
        assert asked == [player for player in s.order if player in asked]
        faiths = [s.box.kingdom_faith[kingdom] for kingdom in s.kingdoms]
        assert tuple(faiths.count(faith) for faith in range(3)) == s.realm.quota
        assert set(s.realm.required) <= set(s.kingdoms)
        assert len(set(s.kingdoms)) == seats
        assert all(s.realm.in_play[s.box.kingdom_lands[kingdom][0]] for kingdom in s.kingdoms)


@clause("medioevo", "6.02.c", "6.01.c", "6.01.d")
def test_swords_and_decks_are_shuffled() -> None:
    orders = {new(5, seed).order for seed in range(12)}
    piles = {new(5, seed).empire_pile for seed in range(12)}
    events = {(new(5, seed).event_pile, new(5, seed).calamity_pile) for seed in range(12)}
    assert min(len(orders), len(piles), len(events)) > 8
    s = new(5, 1)
    assert (len(s.empire_pile), len(s.event_pile), len(s.calamity_pile)) == (153, 40, 20)
    assert len(new(5, 1, treasures=True).treasure_pile) == 40
    assert new(5, 1).treasure_pile == ()


# --- outfits ---------------------------------------------------------------------------------------------------------


@EVERY_TABLE
@clause("medioevo", "6.03.a", "6.03.b", "3.31.a", "3.31.f")
def test_everybody_draws_a_valid_objective_of_his_kingdom(seats: int) -> None:
    s = with_kingdoms(seats)
    for player in range(seats):
        card = s.objectives[player]
        assert s.box.objective_kingdom[card] == s.kingdoms[player]
        missing = [land for land in s.box.yellow[card] + s.box.red[card] if not s.realm.in_play[land]]
        others = [n for n, whose in enumerate(s.box.objective_kingdom) if whose == s.kingdoms[player]]
        fewest = min(
            sum(not s.realm.in_play[land] for land in s.box.yellow[other] + s.box.red[other]) for other in others
        )
        assert len(missing) == fewest
        assert "objective" not in s.view((player + 1) % seats)["board"]["players"][player]


@EVERY_TABLE
@clause("medioevo", "6.03.c", "6.03.d", "6.03.e", "1.07", "6.04.c", "4.03.h")
def test_outfits_and_the_pope(seats: int) -> None:
    s = with_kingdoms(seats, placement="players")
    christians = [player for player in s.order if s.faith(player) == CHRISTIAN]
    assert s.pope == (christians[0] if s.realm.in_play[s.box.rome] else BARBARIAN)
    for player in range(seats):
        pope = player == s.pope
        assert s.florins[player] == 700
        assert len(s.hands[player]) == (0 if pope else 1)
        assert s.honour[player] == int(pope)
        assert s.outfit[player] == (80 - 9 if pope else 70 - 8)
        assert [s.owner[land] for land in own_kingdom(s, player)] == [player] * (9 if pope else 8)


@EVERY_TABLE
@clause("medioevo", "6.04.a", "6.04.b", "6.04.d", "3.03.c", "6.02.b", "10.02.a")
def test_the_map_at_the_start(seats: int) -> None:
    s = with_kingdoms(seats)
    for land in range(LAND):
        if not s.realm.in_play[land]:
            assert (s.owner[land], s.armies[land], s.settlement[land]) == (UNUSED, 0, 0)
            continue
        city = int(s.box.city_at[land] >= 0)
        assert (s.armies[land], s.settlement[land], s.fort[land], s.leader[land]) == (1, city, city, 0)
        at_home = [player for player in range(seats) if land in own_kingdom(s, player)]
        assert s.owner[land] == (at_home[0] if at_home else BARBARIAN)
    assert set(s.standards) == {land for land in s.box.towers if s.realm.in_play[land]}


@clause("medioevo", "10.00.a")
def test_the_special_rules_are_chosen_one_by_one() -> None:
    special = {id: option.choices for id, option in TABLE_OPTIONS.items() if option.clause.startswith("10.")}
    assert {id for id, (default, _) in special.items() if default} == {"towers"}
    usual = new(10, 1).table.options
    for id, (default, other) in special.items():
        changed = new(10, 1, **{id: other}).table.options
        assert usual[id] == default
        assert {name for name in usual if changed[name] != usual[name]} == {id}


@clause("medioevo", "10.08.b", "10.02.a")
def test_towers_with_standards_stand_in_three_cities() -> None:
    s = with_kingdoms(10)
    assert {s.box.place_ids[land] for land in s.standards} == {"papal_state", "thrace", "palestine"}
    assert with_kingdoms(10, towers=False).standards == ()


@clause("medioevo", "10.08.a")
def test_northern_garrisons_of_ten_players() -> None:
    s = with_kingdoms(10, northern_garrisons=True)
    north = [s.box.kingdom_number[id] for id in ("novgorod", "teutons")]
    for land in s.realm.lands:
        if s.owner[land] == BARBARIAN:
            assert s.armies[land] == (2 if s.box.kingdom_of[land] in north else 1)


# --- placement -------------------------------------------------------------------------------------------------------


@EVERY_TABLE
@clause("medioevo", "6.04.e", "6.04.f", "6.04.h", "6.03.d")
def test_pieces_stand_in_cities_of_the_own_kingdom(seats: int) -> None:
    s = begun(seats)
    for player in range(seats):
        home = own_kingdom(s, player)
        cities = [land for land in home if s.box.city_at[land] >= 0]
        ports = [land for land in cities if s.box.port_seas[land]]
        assert sum(s.cathedral[land] for land in home) == 1
        for slot in s.vehicles_of(player):
            at, kind = s.vehicle_at[slot], slot % FLEET // 3
            if slot % 3:
                assert at < 0
            elif not s.box.is_ship[kind]:
                assert at in cities
            elif ports:
                assert at in ports
            else:
                assert s.box.port_seas[at]
                assert (s.vehicle_marks[slot] == FIRST_BERTH) == (s.owner[at] != player)
        assert s.banner_at[3 * player] in cities
        assert s.banner_level[3 * player] == 1
        assert s.engine_at[3 * player] in cities


@EVERY_TABLE
@clause("medioevo", "6.04.h", "6.04.i", "1.18")
def test_nobody_is_overcrowded_and_nothing_is_lost(seats: int) -> None:
    s, rng = with_kingdoms(seats), Rng(1)
    while not s.round:
        for player in range(seats):
            on_land = sum(s.armies[land] for land in s.lands(player))
            aboard = sum(s.vehicle_armies[slot] for slot in s.vehicles_of(player))
            total = on_land + aboard + s.reserve[player] + s.outfit[player]
            assert total == (80 if player == s.pope else 70)
            assert all(room(s, land) >= 0 for land in own_kingdom(s, player))
        s.apply(s.options()[rng.below(len(s.options()))])
    assert s.outfit == [0] * seats
    assert s.active == s.order[0]


@clause("medioevo", "6.04.g", "6.04.d")
def test_armies_come_in_lots_of_five_in_sword_order() -> None:
    s = with_kingdoms(3)
    while not isinstance(s.asking, PlaceLot):
        s.apply(s.options()[0])
    lots: list[tuple[int, int]] = []
    while not s.round:
        asking = s.asking
        assert isinstance(asking, PlaceLot)
        lots.append((asking.seat, asking.left))
        s = _whole_lot(s, asking)
    for player in range(3):
        left = 71 if player == s.pope else 62
        assert [n for seat, n in lots if seat == player] == [5] * (left // 5) + [left % 5]
    assert [seat for seat, _ in lots[:6]] == [*s.order, *s.order]


@clause("medioevo", "6.04.g")
@pytest.mark.parametrize("slot", [0, 3, 6, 9])  # the first of each kind; a trade ship or a caravan holds ten armies
def test_armies_go_aboard_as_far_as_there_is_room(slot: int) -> None:
    s = with_kingdoms(3)
    while not (isinstance(s.asking, PlaceLot) and s.asking.seat == 0):
        s.apply(s.options()[0])
    s.vehicle_armies[slot] = population.army_room(s, slot) - 2
    kind = ("trade_ship", "caravan", "warship", "cavalry")[slot // 3]
    outfit, place = s.outfit[0], s.vehicle_at[slot]
    there, aboard = s.armies[place], s.vehicle_armies[slot]
    choose(s, f"aboard:{kind}.1")
    assert texts(s) == ["amount:1", "amount:2"]
    choose(s, "amount:2")
    assert (s.vehicle_armies[slot], s.armies[place], s.outfit[0]) == (aboard + 2, there, outfit - 2)
    assert f"aboard:{kind}.1" not in texts(s)  # it is full


def _whole_lot(s: Medioevo, asking: PlaceLot) -> Medioevo:
    """The lot goes to the first place that takes all of it."""
    for option in s.options():
        after = s.copy()
        after.apply(option)
        if after.outfit[asking.seat] == s.outfit[asking.seat] - asking.left:
            return after
        if f"amount:{asking.left}" in texts(after):
            return choose(after, f"amount:{asking.left}")
    raise AssertionError("no place takes the whole lot")


@EVERY_TABLE
@clause("medioevo", "6.04.j")
def test_automatic_placement_leaves_at_least_five_armies_everywhere(seats: int) -> None:
    s = begun(seats, placement="automatic")
    for player in range(seats):
        for land in own_kingdom(s, player):
            assert s.armies[land] >= min(5, s.armies[land] + room(s, land))
            assert room(s, land) >= 0


@EVERY_TABLE
@clause("medioevo", "6.04.j", "6.04.h")
def test_automatic_placement_keeps_nothing_in_reserve_while_there_is_room(seats: int) -> None:
    s = begun(seats, placement="automatic")
    for player in range(seats):
        assert s.reserve[player] == 0 or all(room(s, land) == 0 for land in own_kingdom(s, player))


@clause("medioevo", "6.04.j", "6.04.h")
@pytest.mark.parametrize("kingdom", ["england", "mamluks"])
def test_automatic_placement_fills_the_borders_and_then_the_other_lands(kingdom: str) -> None:
    s = begun(10, placement="automatic")
    player = s.kingdoms.index(s.box.kingdom_number[kingdom])
    lands = own_kingdom(s, player)
    inner = [land for land in lands if all(s.owner[other] == player for other in s.box.neighbours[land])]
    border = [land for land in lands if land not in inner]
    assert sum(s.armies[land] for land in lands) == (80 if player == s.pope else 70)
    assert all(room(s, land) == 0 for land in border)
    least = min(s.armies[land] for land in inner if room(s, land))
    assert least > 5
    assert all(s.armies[land] <= least + 1 for land in inner)


@clause("medioevo", "6.04.h", "6.04.j")
def test_what_no_land_has_room_for_goes_to_the_reserve() -> None:
    s = with_kingdoms(3)
    while not isinstance(s.asking, PlaceLot):
        s.apply(s.options()[0])
    player = s.asking.seat
    space = sum(room(s, land) for land in own_kingdom(s, player))
    s.outfit[player] = space + 3
    choose(s, "automatic")
    assert all(room(s, land) == 0 for land in own_kingdom(s, player))
    assert (s.reserve[player], s.outfit[player]) == (3, 0)


@clause("medioevo", "6.01.b", "3.11.f")
def test_technologies_are_open_to_everybody() -> None:
    s = begun(3)
    assert [one.get("technologies", []) for one in s.view(None)["board"]["players"]] == [[], [], []]


@clause("medioevo", "10.08.a", "6.04.c", "6.04.d")
def test_northern_garrisons_leave_one_army_on_home_lands() -> None:
    s = new(10, 3, northern_garrisons=True, placement="players")
    while s.asking.verbs == ("kingdom",):
        s.apply(s.options()[0])
    for player in range(10):
        assert {s.armies[one] for one in s.lands(player)} == {1}
        more = s.box.contents.outfit.armies_pope_bonus if player == s.pope else 0
        assert s.outfit[player] == s.box.contents.outfit.armies + more - len(s.lands(player))
    free = {s.armies[one] for one in s.lands(-1)}
    assert len(free) > 1
