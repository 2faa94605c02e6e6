"""The box: what is in it, what may run out, and what lies open."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum.games.viscounts.box import MONEY, PAPERS
from tests.clauses import clause
from tests.games.viscounts.positions import (
    EMPTY,
    box,
    card_ids,
    destinations,
    flip,
    gain,
    new_game,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    random_play,
    refusal,
    step,
    texts,
    tiers,
)

each_number_of_players = pytest.mark.parametrize("seats", [1, 2, 3, 4])

# The English terms of the ledger, each with the stem by which its Italian one is recognised.
TERMS = {
    "Virtue": "reputazione",
    "Corruption": "corruzione",
    "Debt": "debit",
    "Deed": "contratt",
    "Townsfolk": "cittadin",
    "Silver": "monet",
    "Ink": "calama",
    "Gold": "or",
    "Stone": "pietr",
    "Trading Post": "empor",
    "Guildhall": "corporazion",
    "Workshop": "officin",
    "Building Spot": "sit",
    "Link": "collegament",
    "Collision": "scontr",
    "Rival": "rival",
    "Scheme": "intrig",
}


@clause("viscounts", "comp.1")
@pytest.mark.parametrize("term", TERMS)
def test_each_term_has_one_italian_name_in_all_rules(term: str) -> None:
    using = [rule for rule in regnum.game("viscounts").ledger.clauses.values() if re.search(rf"\b{term}", rule.text)]
    assert len(using) > 1
    for rule in using:
        assert re.search(rf"\b{TERMS[term]}", rule.in_language("it").text.lower()), rule.id


@clause("viscounts", "comp.1")
def test_buildings_bear_the_names_of_the_rules() -> None:
    names = {kind.id: (kind.en, kind.it) for kind in box().contents.building_type}
    assert names["trading_post"] == ("Trading Post", "Emporio")
    assert names["guildhall"] == ("Guildhall", "Sede delle Corporazioni")
    assert names["workshop"] == ("Workshop", "Officina")


# --- counts ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "comp.2")
@each_number_of_players
def test_everybody_has_twenty_workers_nine_buildings_and_a_viscount(seats: int) -> None:
    s = new_game(seats)
    assert s.workers == [20] * s.table.players
    assert len(s.viscounts) == len(s.corruption) == len(s.virtue) == s.table.players
    kinds = Counter(building.type for building in s.box.contents.building)
    assert kinds == {"trading_post": 3, "guildhall": 3, "workshop": 3}


@clause("viscounts", "comp.2", "comp.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_colour_has_the_same_eight_starting_cards(seats: int) -> None:
    starting = {card.id for card in box().contents.starter}
    assert len(starting) == 8
    s = next(s for s in random_play(new_game(seats)) if s.round)
    destroyed = Counter(card_ids(s, s.gone))  # Player Card 9 may do away with one of them
    owned = Counter(card_ids(s, [card for cards in (*s.hands, *s.decks) for card in cards]))
    assert all(owned[id] + destroyed[id] == seats for id in starting)


@clause("viscounts", "comp.3")
def test_sixty_eight_townsfolk_and_ten_heroes_are_in_the_box() -> None:
    contents = box().contents
    assert sum(card.count for card in contents.townsfolk) == 68
    assert sum(card.count for card in contents.hero) == 10
    everybody = [card.id for card in (*contents.townsfolk, *contents.hero, *contents.starter)]
    assert len(set(everybody)) == 68 + 10 + 8
    piles = [card for pile in new_game(2).piles for card in pile]
    assert sorted(piles) == sorted(box().townsfolk)


@clause("viscounts", "comp.4")
def test_thirty_five_manuscripts_show_cost_ribbon_and_one_kind_of_effect() -> None:
    tiles = box().contents.manuscript
    assert Counter(tile.back for tile in tiles) == {"grey": 5, "black": 30}
    assert {tile.ribbon for tile in tiles} == {"grey", "black", "yellow", "blue"}
    assert all(tile.cost > 0 and tile.timing in ("instant", "end") for tile in tiles)
    assert len({tile.id for tile in tiles}) == 35


@clause("viscounts", "comp.5")
def test_a_debt_and_a_deed_each_have_two_sides() -> None:
    effects = [gain("debt", 2), gain("deed", 2), flip("deed"), flip("debt")]
    s = position(person(), person(), steps=[step("Resolve", effects=effects)])
    play(s, "take:ink")
    assert papers(s) == {"unpaid": 1, "paid": 1, "acquired": 1, "approved": 1}


@clause("viscounts", "comp.6")
def test_ten_player_cards_four_bonus_cards_and_one_of_each_special_card() -> None:
    contents = box().contents
    assert sorted(card.start_space for card in contents.player_card) == list(range(1, 11))
    assert sorted(bonus.ribbon for bonus in contents.cleric_bonus) == ["black", "blue", "grey", "yellow"]
    assert contents.castle_leader.id == "castle_leader"
    assert (contents.poverty.pile, contents.prosperity.pile) == ("debt", "deed")


@clause("viscounts", "comp.7")
def test_alone_there_are_eight_starting_and_eight_future_schemes_and_four_rivals() -> None:
    contents = box().contents
    assert Counter(scheme.deck for scheme in contents.scheme) == {"starting": 8, "future": 8}
    assert len(contents.rival) == 4
    s = new_game(1)
    assert len([*s.decks[1], *s.future, *(c for c in s.gone if c >= s.box.first_scheme)]) == 16


# --- what may run out ------------------------------------------------------------------------------------------------


@clause("viscounts", "comp.8")
@pytest.mark.parametrize("what", ["silver", "ink", "gold", "stone"])
def test_money_and_resources_never_run_out(what: str) -> None:
    hoard = person(silver=50, ink=24, gold=24, stone=24)  # as many as the box holds
    s = position(person(), hoard, steps=[step("Resolve", effects=[gain(what, 30), gain(what, 30)])])
    assert purse(s)[what] == 60
    assert purse(s, 1) == dict(zip(MONEY, (50, 24, 24, 24), strict=True))


@clause("viscounts", "comp.8")
def test_debts_and_deeds_never_run_out() -> None:
    s = position(
        person(), person(unpaid=30, acquired=30), steps=[step("Resolve", effects=[gain("debt", 5), gain("deed", 5)])]
    )
    assert papers(s) == dict(zip(PAPERS, (5, 0, 5, 0), strict=True))


@clause("viscounts", "comp.10")
def test_the_twentieth_worker_is_placed_and_the_twenty_first_is_not() -> None:
    placed = ([2, 2, 2, 2, 1], EMPTY, 10)
    station = {"op": "place_workers_free", "n": 2, "where": "any_wedge"}
    s = position(person(castle=placed), person(), steps=[step("Resolve", effects=[station])])
    play(s, "station:5")
    assert (tiers(s)[0], s.workers[0]) == ([2, 2, 2, 2, 2], 0)


@clause("viscounts", "comp.10")
def test_without_workers_in_supply_none_can_be_placed() -> None:
    everyone = ([2, 2, 2, 2, 2], EMPTY, 10)
    s = position(
        person("squire - -", at="inner.1", gold=9, ink=9, castle=everyone), person(), steps=[step("ChooseAction")]
    )
    assert refusal(s, "act:workers").clause == "work.4"


@clause("viscounts", "comp.10")
def test_of_a_type_only_three_buildings_can_be_placed() -> None:
    three = {"2.1": "0 workshop_1", "2.2": "0 workshop_2", "2.3": "0 workshop_3"}
    s = position(
        person("labourer - -", stone=9),
        person(),
        buildings=three,
        steps=[step("PickBuilding")],
    )
    assert "build:guildhall_1" in texts(s)
    assert not any("workshop" in text for text in texts(s))
    free = {"op": "build_free", "building": "workshop", "where": "any_site"}
    s = position(person(), person(), buildings=three, steps=[step("Resolve", effects=[free])])
    assert s.over
    assert sum(1 for spot in s.spots if spot) == 3


@clause("viscounts", "comp.11")
def test_a_resource_of_choice_is_ink_gold_or_stone_but_never_silver() -> None:
    s = position(person(), person(), steps=[step("Resolve", effects=[gain("any_resource")])])
    assert texts(s) == ["take:ink", "take:gold", "take:stone"]
    assert refusal(s, "take:silver").clause == "comp.11"


# --- the board -------------------------------------------------------------------------------------------------------


@clause("viscounts", "comp.12")
def test_the_outer_path_is_a_ring_of_ten_spaces_and_the_inner_one_of_five() -> None:
    outer, inner = ["left.1"], ["inner.1"]
    while len(outer) == len(set(outer)):
        side, place = outer[-1].split(".")
        outer += [space for space in destinations(f"outer_{side}.{place}", 1) if "inner" not in space]
    while len(inner) == len(set(inner)):
        inner += [space for space in destinations(inner[-1], 1) if "inner" in space]
    assert (len(set(outer)), outer[-1]) == (10, "left.1")
    assert (len(set(inner)), inner[-1]) == (5, "inner.1")


@clause("viscounts", "comp.13")
def test_each_segment_faces_one_section_and_the_third_tier_is_common() -> None:
    squires = person("squire squire squire", at="inner.4", gold=5)
    s = position(squires, person(), steps=[step("PickWorkers")])
    play(s, "workers:2")
    assert tiers(s) == ([0, 0, 0, 2, 0], EMPTY, 0)
    # Groups of the second tier in two sections end in the same place.
    three = ([0, 0, 0, 0, 0], [3, 0, 3, 0, 0], 0)
    s = position(person(castle=three), person(), steps=[step("SettleCastle")])
    play(s, "take:ink", "take:ink")
    assert tiers(s) == (EMPTY, [2, 0, 2, 0, 0], 2)


@clause("viscounts", "comp.14")
@pytest.mark.parametrize("at", ["outer_left.2", "outer_right.2", "inner.2"])
def test_the_townsfolk_pile_is_adjacent_to_all_three_spaces_of_its_segment(at: str) -> None:
    piles = [["friar"], ["traitor"], ["miner"], ["princess"], ["vicar"]]
    s = position(person("- - -", at=at, silver=4), person(), piles=piles, steps=[step("Recruit")])
    assert texts(s) == ["hire:2", "pass"]
    s = position(person("- - -", at=at, silver=4), person(), piles=piles, steps=[step("ChooseAction")])
    assert any(text.startswith("dismiss") for text in texts(s))


@clause("viscounts", "comp.14")
def test_the_inner_space_is_adjacent_to_the_manuscripts_and_the_section_of_its_segment() -> None:
    shelves = [["grey_flip"], ["blue_silver"], ["black_flip"], ["yellow_flip"], ["blue_flip"]]
    s = position(person("abbot - -", at="inner.2", ink=2), person(), shelves=shelves, steps=[step("Transcribe")])
    assert [s.box.manuscript_ids[tile] for tile in s.scripts[0]] == ["blue_silver"]
    s = position(person("- - -", at="inner.2"), person(), steps=[step("SendWorkers", place=2, n=1)])
    assert tiers(s)[0] == [0, 1, 0, 0, 0]


@clause("viscounts", "comp.15")
def test_the_outer_spaces_bear_the_numbers_one_to_ten() -> None:
    starts = box().starts
    assert sorted(starts) == list(range(1, 11))
    assert len(set(starts.values())) == 10
    assert {side for _, side in starts.values()} == {0, 1}  # the inner spaces bear none


# --- what lies open --------------------------------------------------------------------------------------------------


@clause("viscounts", "comp.16")
def test_hands_and_draw_piles_are_hidden_and_everything_else_is_open() -> None:
    mine = person("trader - -", hand="thief abbot", deck="squire lender", discards="labourer", silver=3, unpaid=1)
    theirs = person("- - -", hand="financier", deck="lender squire", discards="thief abbot", gold=2, approved=1)
    theirs["manuscripts"] = ["blue_flip"]
    s = position(
        mine,
        theirs,
        piles=[["friar", "miner"], [], ["vicar"], [], []],
        shelves=[["blue_silver", "grey_flip"], [], [], [], []],
    )
    for seat in (0, 1, None):
        board = s.view(seat)["board"]
        first, second = board["players"]
        assert first["hand"] == (["thief", "abbot"] if seat == 0 else 2)
        assert second["hand"] == (["financier"] if seat == 1 else 1)
        assert (first["deck"], second["deck"]) == (2, 2)
        assert (first["discards"], second["discards"]) == (["labourer"], ["thief", "abbot"])
        assert (first["purse"]["silver"], second["purse"]["gold"]) == (3, 2)
        assert (first["papers"]["unpaid"], second["papers"]["approved"]) == (1, 1)
        assert second["manuscripts"] == ["blue_flip"]
        assert board["piles"][0] == {"top": "miner", "left": 2}
        assert board["shelves"][0] == {"top": "grey_flip", "left": 2}


@clause("viscounts", "comp.16", "comp.17")
@each_number_of_players
def test_no_view_depends_on_what_lies_beneath_the_tops(seats: int) -> None:
    for n, s in enumerate(random_play(new_game(seats, seats), seats)):
        if n % 20:
            continue
        other = s.copy()
        other.piles = [(*reversed(pile[:-1]), *pile[-1:]) for pile in s.piles]
        other.shelves = [(*reversed(shelf[:-1]), *shelf[-1:]) for shelf in s.shelves]
        other.decks = [tuple(reversed(deck)) for deck in s.decks]
        other.future = tuple(reversed(s.future))
        other.rng = regnum.Rng(99)
        for seat in (*range(seats), None):
            assert other.view(seat) == s.view(seat)


@clause("viscounts", "comp.17")
def test_of_the_piles_on_the_board_only_the_top_and_the_number_left_are_shown() -> None:
    s = position(person(), person(), piles=[["friar", "miner", "vicar"], [], [], [], []])
    assert s.view(0)["board"]["piles"][:2] == [{"top": "vicar", "left": 3}, {"top": None, "left": 0}]


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        pytest.param(overlay, complaint, id=f"{id}-{n}", marks=clause("viscounts", id))
        for n, (id, overlay, complaint) in enumerate(
            [
                ("card.1", '[[townsfolk]]\nid = "miner"\ncost = 10', "at most 9"),
                (
                    "icon.7",
                    '[[townsfolk]]\nid = "miner"\ntiming = "ongoing"\neffect = { op = "convert", action = "build", '
                    'from = "merchant", n_from = 3, to = "builder", n_to = 1, max_uses = 0 }',
                    "miner.*not supported",
                ),
                (
                    "icon.10",
                    '[[townsfolk]]\nid = "miner"\ntiming = "ongoing"\neffect = { op = "convert", action = "build", '
                    'from = "silver", n_from = 2, to = "noble", n_to = 1, max_uses = 0 }',
                    "miner.*not supported",
                ),
                (
                    "card.5",
                    '[[townsfolk]]\nid = "miner"\ntiming = "ongoing"\neffect = { op = "on", event = "shuffle", '
                    'do = { op = "gain", what = "ink", n = 1 } }',
                    "miner.*not supported",
                ),
                ("comp.15", '[[player_card]]\nid = "player_card_1"\nstart_space = 2', "start_space.*exactly one card"),
                ("solo.5", '[[rival]]\nid = "rival_noble"\nremove_schemes = ["nobody"]', "no scheme 'nobody'"),
            ]
        )
    ],
)
def test_content_that_the_rules_cannot_carry_out_is_refused(overlay: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text(overlay + "\n")
    with pytest.raises(regnum.BadInput, match=complaint):
        regnum.game("viscounts", file)


@clause("viscounts", "card.1", "dis.1")
def test_a_card_may_cost_as_much_as_nine(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text('[[townsfolk]]\nid = "acolyte"\ncost = 9\n')
    s = position(
        person("trader - -", silver=9), person(), piles=pile("acolyte"), content=file, steps=[step("ChooseAction")]
    )
    assert s.describe(s.resolve("dismiss:trade")).args["price"] == 9
