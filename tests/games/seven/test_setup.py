"""The game, who plays it, and how the table is laid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.games.seven.box import BANNERS, KINDS
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import EXAMPLES, asked, board, choose, game, new, person, position, seen

each_number_of_heroes = pytest.mark.parametrize("heroes", [2, 3, 4, 5])
SEEDS = range(60)


def laid(seats: int = 3, seed: int = 1, **options: Any) -> Seven:
    """A game about to begin, at a table with these options."""
    s = game().new(seats, seed, options)
    assert isinstance(s, Seven)
    return s


# --- the game and who plays it ---------------------------------------------------------------------------------------


@clause("seven", "game.1")
def test_the_game_is_called_7_and_its_adversary_the_nameless() -> None:
    assert game().title == "7"
    assert (game().text("en")("nameless"), game().text("it")("nameless")) == ("The Nameless", "L’Innominato")


@clause("seven", "game.2")
@each_number_of_heroes
def test_two_to_five_heroes_play(heroes: int) -> None:
    assert len(laid(heroes).heroes) == heroes


@clause("seven", "game.2")
@pytest.mark.parametrize("heroes", [3, 4, 5])
def test_with_three_heroes_or_more_one_further_person_plays_the_nameless(heroes: int) -> None:
    s = laid(heroes + 1, nameless="player")
    assert len(s.heroes) == heroes
    assert s.nameless == heroes


@clause("seven", "game.2")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (7, {}), (3, {"nameless": "player"})])
def test_no_other_number_plays(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(regnum.BadInput):
        game().new(seats, 1, options)


@clause("seven", "game.2")
def test_there_is_no_sixth_hero() -> None:
    assert len(laid(6).heroes) == 5


@clause("seven", "game.2")
def test_a_table_may_seat_a_sixth_hero_one_of_each_banner() -> None:
    s = laid(6, sixth_seat="hero")
    assert sorted(one["hero"] for one in board(s)["heroes"]) == sorted(game().box.hero_ids)
    assert s.nameless == 6


@clause("seven", "game.3")
def test_one_hero_wins_or_those_share_whom_nothing_tells_apart() -> None:
    # The whole armour is there: the first action makes the game see who has won.
    ahead = position(person(power=31, characters="novice"), person(power=40), person(power=35), armour=7)
    assert choose(ahead, "tap:novice").winners() == [1]
    level = position(person(power=31, characters="novice"), person(power=40), person(power=40), armour=7)
    assert choose(level, "tap:novice").winners() == [1, 2]


@clause("seven", "game.3")
def test_the_heroes_lose_together_but_the_fallen_may_win_together() -> None:
    spent: dict[str, Any] = {"cataclysm_pile": [], "cataclysms": game().box.cataclysm_ids}
    lost = choose(position(person(power=90, sins="envy"), **spent), *["pass"] * 3)
    assert lost.winners() == [lost.nameless]
    fallen = person(fallen=True, corruption=7)
    some = position(person(power=90, sins="envy"), fallen, fallen, options={"fall": True}, **spent)
    assert choose(some, *["pass"] * 3).winners() == [1, 2, some.nameless]


@clause("seven", "game.4")
def test_a_hero_has_gold_fame_gifts_of_six_kinds_and_a_place_on_the_power_track() -> None:
    s = position(person(gold=1, fame=2, power=3, gifts={kind: n for n, kind in enumerate(KINDS)}))
    hero = seen(s, 0)["heroes"][0]
    assert (hero["gold"], hero["fame"], hero["power"]) == (1, 2, 3)
    assert hero["gifts"] == {kind: n for n, kind in enumerate(KINDS)}
    assert len(KINDS) == 6


@clause("seven", "game.5")
def test_each_of_six_colours_is_a_gift_a_banner_a_portal_and_a_temple() -> None:
    contents = game().box.contents
    colours = set(BANNERS)
    assert len(colours) == 6
    assert {gift.colour: gift.count for gift in contents.gift} == dict.fromkeys(colours, 7)
    assert sorted(hero.banner for hero in contents.hero) == sorted(colours)
    assert {card.banner for card in contents.character} == colours
    assert sorted(portal.colour for portal in contents.portal) == sorted(colours)
    assert sorted(temple.set.banner for temple in contents.temple) == sorted(colours)


# --- markets and palaces ---------------------------------------------------------------------------------------------


@clause("seven", "setup.1", "setup.2")
@pytest.mark.parametrize(
    ("market", "pile", "table"),
    [("tavern", "character_pile", "character"), ("shop", "elixir_pile", "elixir")],
)
def test_three_characters_and_three_elixirs_lie_open_and_the_others_in_shuffled_piles(
    market: str, pile: str, table: str
) -> None:
    everything = {card.id for card in getattr(game().box.contents, table)}
    piles = set()
    for seed in range(5):
        s = new(3, seed)
        assert len(board(s)[market]) == 3
        assert {*board(s)[market], *board(s)[pile]} == everything
        assert seen(s, 0)[market] == board(s)[market]
        assert seen(s, 0)[pile] == len(everything) - 3
        piles.add(tuple(board(s)[pile]))
    assert len(piles) == 5


@clause("seven", "setup.3")
def test_two_castles_and_two_estates_lie_open_each_from_a_pile_of_its_own() -> None:
    contents, openings = game().box.contents, set()
    for seed in SEEDS:
        s = board(new(3, seed))
        assert (len(s["castles"]), len(s["estates"])) == (2, 2)
        assert {*s["castles"], *s["castle_pile"]} == {castle.id for castle in contents.castle}
        assert {*s["estates"], *s["estate_pile"]} == {estate.id for estate in contents.estate}
        openings |= {*s["castles"], *s["estates"]}
    assert openings == {palace.id for palace in (*contents.castle, *contents.estate)}


@clause("seven", "setup.7")
def test_all_six_temples_can_be_bought_from_the_start() -> None:
    s = new(3, 1)
    s.gold = [max(s.box.palace_cost)] * 3
    temples = [temple.id for temple in game().box.contents.temple]
    assert len(temples) == 6
    assert {f"found:{temple}" for temple in temples} <= {option.text for option in s.asking.options(s)}


# --- undertakings and treasures --------------------------------------------------------------------------------------


@clause("seven", "setup.4", "two.1")
@each_number_of_heroes
def test_undertakings_lie_in_three_rows_and_the_others_in_the_pile(heroes: int) -> None:
    width = 1 if heroes == 2 else 2
    rows = []
    for seed in range(5):
        s = board(new(heroes, seed))
        open_cards = [card["id"] for card in s["undertakings"]]
        assert len(open_cards) == 3 * width
        assert {*open_cards, *s["undertaking_pile"]} == set(game().box.undertaking_ids)
        rows.append(tuple(open_cards))
    assert len(set(rows)) == 5


@clause("seven", "setup.5")
def test_row_one_is_the_lowest_and_undertakings_are_open_in_all_three() -> None:
    s = new(3, 4)
    shown = [card["id"] for card in seen(s, None)["undertakings"]]
    assert shown == [card["id"] for card in board(s)["undertakings"]]
    # The lowest row is the one that is completed; the middle one then lies in its place, the top one in the middle.
    ids = game().box.undertaking_ids
    full = {"id": ids[0], "markers": ["neutral"] * len(game().box.empty_slots[0])}
    stacked = [full, None, {"id": ids[1]}, None, {"id": ids[2]}, None]
    after = position(person(sins="envy"), steps=[{"step": "CompleteRow"}], undertakings=stacked)
    assert [card and card["id"] for card in board(after)["undertakings"]] == [ids[1], None, ids[2], None, None, None]


@clause("seven", "setup.6")
@each_number_of_heroes
def test_two_treasures_lie_beside_each_undertaking_open_but_in_row_three(heroes: int) -> None:
    s = new(heroes, 6)
    width = len(s.board) // 3
    for place, shown in enumerate(seen(s, None)["undertakings"]):
        beside = board(s)["undertakings"][place]["treasures"]
        assert len(beside) == 2
        assert shown["treasures"] == (beside if place < 2 * width else 2)
    assert seen(s, 0)["treasure_pile"] == len(s.box.treasures) - 6 * width


@clause("seven", "setup.6", "setup.8")
@pytest.mark.parametrize("pile", ["treasure_pile", "sin_pile", "cataclysm_pile", "artefact_pile"])
def test_treasures_sins_cataclysms_and_artefacts_are_shuffled(pile: str) -> None:
    assert len({tuple(board(new(3, seed))[pile]) for seed in range(5)}) == 5


@clause("seven", "setup.8")
def test_sins_cataclysms_and_artefacts_lie_face_down() -> None:
    s = new(4, 2)
    shown = seen(s, None)
    assert shown["sin_pile"] == 7 * 7 - 4 * 3
    assert shown["cataclysm_pile"] == 14
    assert shown["artefact_pile"] == len(s.box.artefact_ids)


# --- supplies --------------------------------------------------------------------------------------------------------


@clause("seven", "setup.9")
@each_number_of_heroes
def test_the_gifts_nobody_holds_lie_open_by_kind(heroes: int) -> None:
    s = seen(new(heroes, 3), None)
    for kind in KINDS:
        assert s["reserve"][kind] == 7 - sum(hero["gifts"][kind] for hero in s["heroes"])


@clause("seven", "setup.10")
def test_there_is_always_a_neutral_marker() -> None:
    # Every requirement that can bear one bears a neutral marker already; the last marker still gives way to another.
    most = max(map(len, game().box.empty_slots))
    sized = zip(game().box.undertaking_ids, game().box.empty_slots, strict=True)
    ids = [id for id, slots in sized if len(slots) == most]
    full: list[Any] = [{"id": id, "markers": ["neutral"] * most} for id in ids[:2]]
    middle: list[Any] = [{"id": id, "markers": [*["neutral"] * (most - 1), None]} for id in ids[2:4]]
    full[0]["markers"][0] = 0
    s = position(person(), undertakings=[*full, *middle, None, None], treasure_pile=["song", "song"])
    before = sum(marks.count(-1) for marks in s.marks)
    assert before == 4 * most - 3
    choose(s, "treasure:1.pile")
    assert sum(marks.count(-1) for marks in s.marks) == before + 1


@clause("seven", "setup.18")
def test_nobody_has_armour_and_no_space_is_closed() -> None:
    s = board(new(3, 1))
    assert s["armour"] == 0
    assert len(game().box.contents.armour) == 7
    assert not {"closed", None} & {*s["tavern"], *s["shop"]}


@clause("seven", "setup.18")
def test_corruption_and_the_deck_of_the_nameless_come_only_with_the_advanced_rules() -> None:
    assert laid(4).nameless_hand == ()
    assert len(laid(4, nameless="player").nameless_hand) == len(game().box.contents.nameless)
    for fall, corruption, power in ((False, 0, 8), (True, 2, 10)):
        # One power for leading the hero's own banner; two sins in hand cost two, or bring two corruption cards.
        s = choose(position(person(power=9, sins="envy envy"), options={"fall": fall}), *["pass"] * 3)
        assert (s.corruption[0], s.power[0]) == (corruption, power)


# --- players ---------------------------------------------------------------------------------------------------------


@clause("seven", "setup.11")
@each_number_of_heroes
def test_the_order_goes_clockwise_from_the_first_player_and_nobody_has_power(heroes: int) -> None:
    for seed in range(8):
        s = new(heroes, seed)
        first = s.order[0]
        assert s.order == tuple((first + n) % heroes for n in range(heroes))
        assert s.power == [0] * heroes


@clause("seven", "setup.12")
def test_chance_says_who_is_first() -> None:
    firsts = Counter(new(3, seed).order[0] for seed in range(150))
    # Fifty each are expected; thirty is beyond four standard deviations.
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 30


@clause("seven", "setup.13")
def test_each_player_is_dealt_another_hero_good_and_upright() -> None:
    at_the_first_seat = set()
    for seed in SEEDS:
        people = board(new(5, seed))["heroes"]
        assert len({one["hero"] for one in people}) == 5
        assert not any(one["fallen"] or one["tapped"] for one in people)
        at_the_first_seat.add(people[0]["hero"])
    assert at_the_first_seat == set(game().box.hero_ids)


@clause("seven", "setup.13", "setup.14")
def test_where_heroes_are_chosen_the_last_in_order_chooses_first_among_those_left() -> None:
    s = laid(4, heroes="chosen")
    free = set(game().box.hero_ids)
    for seat in reversed(s.order):
        assert asked(s) == (seat, "PickHero")
        assert {option.name(0) for option in s.options()} == free
        hero = max(free)
        choose(s, f"become:{hero}")
        free.remove(hero)
        start = next(one.start for one in game().box.contents.hero if one.id == hero)
        assert (s.gold[seat], s.fame[seat]) == (start.gold, start.fame)
        assert {kind: n for kind, n in board(s)["heroes"][seat]["gifts"].items() if n} == Counter(start.gifts)
    assert asked(s) == (s.order[0], "TakeTurn")


@clause("seven", "setup.14")
@each_number_of_heroes
def test_each_player_takes_what_the_hero_shows(heroes: int) -> None:
    starts = {hero.id: hero.start for hero in game().box.contents.hero}
    for seed in range(8):
        for hero in board(new(heroes, seed))["heroes"]:
            start = starts[hero["hero"]]
            assert (hero["gold"], hero["fame"]) == (start.gold, start.fame)
            assert {kind: n for kind, n in hero["gifts"].items() if n} == Counter(start.gifts)


@clause("seven", "setup.14")
def test_a_hero_of_three_gold_five_fame_and_three_gifts_starts_with_exactly_those() -> None:
    deals = (game(EXAMPLES).new(2, seed) for seed in SEEDS)
    s = next(s for s in deals if isinstance(s, Seven) and "aldric" in [one["hero"] for one in board(s)["heroes"]])
    aldric = s.heroes.index(s.box.hero_number["aldric"])
    assert (s.gold[aldric], s.fame[aldric]) == (3, 5)
    assert s.gifts[6 * aldric : 6 * aldric + 6] == [2, 1, 0, 0, 0, 0]
    assert s.reserve[0] == 7 - 2 - s.gifts[6 * (1 - aldric)]


@clause("seven", "setup.15")
@each_number_of_heroes
def test_each_player_alone_sees_three_sins(heroes: int) -> None:
    s = new(heroes, 9)
    for seat in range(heroes):
        hands = [hero["sins"] for hero in seen(s, seat)["heroes"]]
        assert len(hands.pop(seat)) == 3
        assert hands == [3] * (heroes - 1)


@clause("seven", "setup.16")
def test_each_player_has_seven_markers() -> None:
    assert new(5, 1).markers == [7] * 5
    castles = "iron_keep scholars_hall green_bastion sunlit_citadel"
    s = position(person(palaces=castles, power=99), portals=dict.fromkeys(game().box.portal_ids[:3], 0))
    assert s.markers[0] == 4
    for castle in castles.split():
        choose(s, f"enslave:{castle}", "pass", "pass")
    assert s.markers[0] == 0


@clause("seven", "setup.17")
@each_number_of_heroes
def test_nobody_starts_with_characters_elixirs_palaces_artefacts_or_corruption(heroes: int) -> None:
    for hero in board(new(heroes, 5))["heroes"]:
        for cards in ("characters", "elixirs", "palaces", "artefacts"):
            assert hero[cards] == []
        assert hero["corruption"] == 0
