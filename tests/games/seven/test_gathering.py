"""The Gathering phase, cataclysms, gifts and heroes."""

from __future__ import annotations

from regnum.games.seven.steps.gathering import clear_palaces, prepare_treasures, produce, score, set_order
from tests.clauses import clause
from tests.games.seven.positions import choose, game, new, person, position, refusal, step, texts


@clause("seven", "score.1", "score.5", "score.7", "score.8")
def test_the_only_one_with_the_most_gains_one_power() -> None:
    # Three heroes of three banners: each leads his own; ties at zero reward nobody.
    s = position(person(fame=3), person(fame=3, elixirs="quicksilver"), person(elixirs="seventh_drop plain_water"))
    before = s.power[:]
    score(s)
    gained = [after - old for after, old in zip(s.power, before, strict=True)]
    assert gained == [1, 1, 2]  # a banner each; the third has the most elixirs, fame is tied


@clause("seven", "score.9", "score.10", "supply.14")
def test_sins_in_hand_cost_power_after_the_awards_and_never_more_than_there_is() -> None:
    s = position(person(power=5, sins="envy envy"), person(sins="envy envy envy"))
    score(s)
    # Each leads his banner first: 5 + 1 - 2, and 0 + 1 - 3 stops at 0.
    assert s.power[:2] == [4, 0]


@clause("seven", "effect.29")
def test_the_temple_of_faith_forgives_sins_in_hand() -> None:
    s = position(person(power=5, sins="envy envy", palaces="temple_of_faith*"))
    score(s)
    assert s.power[0] == 5 + 2  # his banner, and the most palaces


@clause("seven", "gather.3", "gather.4", "gather.5", "recruit.4", "found.9", "portal.6")
def test_production_adds_hero_characters_palaces_and_portals() -> None:
    s = position(
        person(
            hero="aldric",
            characters="lion_knight* arena_champion",
            palaces="temple_of_courage penitents_farm iron_keep",
            sins="envy",
        ),
        portals={"gate_of_dreams": 0},
    )
    produce(s)
    # Aldric 2/2; the champion 1 gold; the farm 3 and the keep 2 with two Lions; knight 1, temple 1, portal 2 power.
    assert (s.gold[0], s.fame[0], s.power[0]) == (2 + 1 + 3, 2 + 2, 1 + 1 + 2)


@clause("seven", "gather.6", "gather.7", "supply.11")
def test_discarded_treasures_come_back_and_fill_the_top_row() -> None:
    s = position(
        person(sins="envy"),
        undertakings=[*[None] * 4, {"id": "thorn_maze", "treasures": ["song"]}, None],
        treasure_discards=["hoard", "coffer"],
    )
    prepare_treasures(s)
    assert len(s.beside[4]) == 2
    assert len(s.treasure_pile) == 1
    assert s.treasure_discards == ()


@clause("seven", "gather.8", "enslave.5")
def test_markers_left_on_palaces_go_back() -> None:
    s = position(person(palaces="iron_keep* temple_of_faith*", sins="envy"))
    assert s.markers[0] == 5
    clear_palaces(s)
    assert (s.markers[0], s.enslaved) == (7, 0)


@clause("seven", "gather.9", "gather.10", "gather.11", "gather.12")
def test_the_weakest_leads_and_ties_go_clockwise_from_the_outgoing_first_player() -> None:
    seated = [person(power=power, sins="envy") for power in (1, 5, 1, 5)]
    s = position(*seated, seats=4, order=[0, 1, 2, 3])
    set_order(s)
    # 0 was First Player, so 2 is nearer clockwise than 0 himself; from 2 on, 3 comes before 1.
    assert s.order == (2, 0, 3, 1)


@clause("seven", "gifts.1", "gifts.2", "gifts.4", "gifts.6", "supply.8")
def test_a_second_tap_discards_the_character_and_a_shortage_touches_one_kind_only() -> None:
    s = position(
        person(characters="standard_bearer*"), person(gifts={"courage": 7}), character_pile=["novice", "pilgrim"]
    )
    choose(s, "tap:standard_bearer")
    assert s.gifts[:6] == [0, 1, 0, 0, 0, 0]
    assert s.characters[0] == ()
    assert s.discards[0] == (s.box.character_number["standard_bearer"],)


@clause("seven", "effect.27")
def test_the_temple_of_mercy_adds_a_gift_to_a_tap() -> None:
    s = position(person(characters="standard_bearer", palaces="temple_of_mercy*"))
    choose(s, "tap:standard_bearer")
    assert texts(s) == ["gift:courage", "gift:wisdom"]
    choose(s, "gift:wisdom")
    assert s.gifts[:2] == [1, 2]


@clause("seven", "hero.1", "hero.2", "hero.3", "hero.4", "hero.5")
def test_the_hero_exchanges_gifts_with_reserve_and_rivals() -> None:
    s = position(person(gifts={"faith": 2}, sins="envy"), person(gifts={"mercy": 1}))
    choose(s, "hero", "take:mercy.1")
    assert s.gifts[:12] == [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    choose(s, "done", "pass", "pass")
    assert refusal(s, "hero").clause == "hero.5"


@clause("seven", "flow.8", "free.7", "pass.1", "pass.2")
def test_the_phase_ends_when_all_pass_in_a_row_and_free_uses_do_not_break_it() -> None:
    s = position(person(sins="envy"), person(characters="novice"), person(elixirs="plain_water seventh_drop"))
    choose(s, "pass", "pass", "elixir:plain_water.plain")
    assert s.passes == 2
    assert s.turn == 1
    choose(s, "pass")
    assert s.turn == 2


@clause("seven", "cataclysm.5", "cataclysm.6", "free.8")
def test_a_named_palace_is_destroyed_wherever_it_is() -> None:
    cataclysm = [step("PlayCataclysm")]
    held = position(person(palaces="iron_keep*", sins="envy"), steps=cataclysm, cataclysm_pile=["famine", "earthquake"])
    assert held.palaces[0] == ()
    assert held.markers[0] == 7
    piled = position(person(), steps=cataclysm, cataclysm_pile=["famine", "earthquake"], castle_pile=["iron_keep"])
    assert piled.palace_piles[0] == ()
    shown = position(
        person(),
        steps=cataclysm,
        cataclysm_pile=["famine", "earthquake"],
        castles=["iron_keep", None],
        castle_pile=["moonwatch"],
    )
    assert shown.open_palaces[0] == game().box.palace_number["moonwatch"]


@clause("seven", "cataclysm.7", "cataclysm.8")
def test_the_last_open_space_is_shut_for_good() -> None:
    s = position(
        person(sins="envy"),
        steps=[step("PlayCataclysm")],
        cataclysm_pile=["famine", "great_plague"],
        tavern=["novice", "pilgrim", "abbess"],
        character_pile=["templar"],
    )
    assert s.market[:3] == [game().box.character_number["novice"], game().box.character_number["pilgrim"], -2]
    assert s.discards[0] == (game().box.character_number["abbess"],)


@clause("seven", "effect.21", "cataclysm.9")
def test_losses_stop_at_nothing_and_the_hero_is_no_character() -> None:
    s = position(
        person(fame=3, characters="novice pilgrim"),
        person(fame=0, characters="abbess"),
        steps=[step("PlayCataclysm")],
        cataclysm_pile=["famine", "desertion"],
    )
    assert s.fame[:2] == [1, 0]


@clause("seven", "info.2", "info.3", "info.4", "supply.7")
def test_hands_artefacts_and_the_top_rows_treasures_are_hidden() -> None:
    s = new(3, 5)
    view = s.view(0)["board"]
    assert isinstance(view["heroes"][0]["sins"], list)
    assert view["heroes"][1]["sins"] == 3
    assert view["undertakings"][4]["treasures"] == 2
    assert len(view["undertakings"][0]["treasures"]) == 2
    assert "sin_discards" not in view


@clause("seven", "setup.1", "setup.3", "setup.4", "setup.6", "setup.15", "setup.16", "two.1")
def test_the_table_is_laid() -> None:
    for seats, width in ((2, 1), (3, 2), (5, 2)):
        s = new(seats, 8)
        assert len([card for card in s.market if card >= 0]) == 6
        assert len(s.board) == 3 * width
        assert all(len(beside) == 2 for beside in s.beside)
        assert [len(hand) for hand in s.sins] == [3] * seats
        assert s.markers == [7] * seats
        assert len(s.cataclysm_pile) == 14
