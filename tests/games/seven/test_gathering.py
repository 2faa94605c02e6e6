"""The Gathering phase: its steps in their order, and those from the third on."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.rules.gathering import produce
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, gathering, holdings, person, refusal, row, step, texts


def gathered(nth: int, *people: dict[str, Any], **table: Any) -> Seven:
    """After the Gathering phase from its `nth` step on; then the first hero is asked for a turn."""
    return example(*people, steps=[step("TakeTurn"), gathering(nth)], **table)


def what_is_done(s: Seven) -> list[bool]:
    """Which of the seven steps show in the position of `test_the_steps_come_in_their_order`."""
    first = holdings(s, 0)
    return [
        first["power"] > 9,
        len(first["sins"]) == 3,
        not first["tapped"],
        first["gold"] > 5,
        not s.treasure_discards,
        not first["palaces"][0]["enslaved"],
        s.order[0] != 0,
    ]


@clause("seven", "gather.1")
@pytest.mark.parametrize("nth", range(1, 9))
def test_the_steps_come_in_their_order(nth: int) -> None:
    # He leads in gold and power, is tapped, holds an enslaved castle; a treasure lies discarded. From the nth step on
    # just that step and the later ones are seen to have been made.
    first = person(tapped=True, gold=5, power=9, palaces="iron_keep*")
    s = gathered(nth, first, treasure_discards=["hoard"])
    assert what_is_done(s) == [n >= nth for n in range(1, 8)]


@clause("seven", "gather.1", "score.9", "draw.1")
def test_sins_drawn_in_this_turn_cost_nothing_yet_and_income_is_not_scored_yet() -> None:
    # Nobody has sins, gold or fame when it is scored; each leads the banner of his hero and nothing else.
    s = gathered(1, person(artefacts="hourglass"), spare_elixirs=False)
    assert [len(hand) for hand in s.sins] == [3, 3, 3]
    assert s.power == [1, 1, 1]
    assert min(s.gold) > 0


@clause("seven", "gather.2", "gifts.3", "hero.6")
def test_tapped_heroes_are_turned_upright_and_characters_are_not() -> None:
    s = gathered(3, person(tapped=True, characters="novice* pilgrim", gifts={"faith": 1}), person(tapped=True))
    assert [holdings(s, hero)["tapped"] for hero in range(3)] == [False, False, False]
    assert holdings(s, 0)["characters"] == [{"id": "novice", "tapped": True}, {"id": "pilgrim", "tapped": False}]
    assert "hero" in texts(s)


@clause("seven", "gather.3", "gather.4", "gather.5", "recruit.4", "found.2", "found.3", "found.9", "portal.6")
def test_production_adds_up_hero_characters_palaces_and_portals() -> None:
    # Three Lions (Aldric, knight, master): the granary yields 5 instead of 3, the temple its power; one Oak is too few
    # for the bastion. Tapped characters yield as upright ones do.
    s = gathered(
        4,
        person(
            hero="aldric",
            characters="lion_knight* sword_master preacher* village_healer",
            palaces="kings_granary green_bastion temple_of_courage",
        ),
        person(hero="osric", palaces="temple_of_faith"),
        portals={"gate_of_dreams": 0},
    )
    assert (s.gold[0], s.fame[0], s.power[0]) == (2 + 1 + 5, 2 + 1 + 1, 1 + 1 + 2)
    # Osric alone is no set of three Lilies, and portals yield to him whose marker they bear.
    assert (s.gold[1], s.fame[1], s.power[1]) == (1, 3, 0)


@clause("seven", "gather.3")
def test_income_is_told_as_a_whole_and_in_its_parts() -> None:
    s = example(person(hero="aldric", palaces="kings_granary"), person(hero="osric"))
    s.events = []
    produce(s)
    for event in s.events:
        income = [int(event.message.args[what]) for what in ("gold", "fame", "power")]
        assert event.fact is not None
        assert (event.fact.amount, event.fact.target) == (sum(income), f"heroes.{event.fact.actor}")
        assert min(income[:2]) > 0


@clause("seven", "gather.3")
def test_income_is_added_to_what_is_held() -> None:
    s = gathered(4, person(hero="aldric", gold=7, fame=1, power=3, artefacts="hourglass"))
    assert (s.gold[0], s.fame[0], s.power[0]) == (9, 3, 3)


@clause("seven", "gather.6", "supply.11")
def test_discarded_treasures_are_shuffled_into_the_pile() -> None:
    discards = ["hoard", "coffer", "legend", "trophy", "song", "purse"]
    s = gathered(5, person(sins="envy"), treasure_pile=["blessing"], treasure_discards=discards)
    assert sorted(board(s)["treasure_pile"]) == sorted(["blessing", *discards])
    assert board(s)["treasure_pile"] != ["blessing", *discards]
    assert s.treasure_discards == ()


@clause("seven", "gather.7")
def test_treasures_missing_in_the_top_row_are_supplied_and_only_there() -> None:
    s = gathered(
        5,
        person(sins="envy"),
        undertakings=[
            *[{"id": "thorn_maze", "treasures": ["song"]}, None],
            *[{"id": "stolen_relic"}, None],
            *[{"id": "orphans_road", "treasures": ["song"]}, {"id": "stonebridge_siege"}],
        ],
        treasure_discards=["hoard", "hoard", "hoard", "hoard"],
    )
    assert [len(beside) for beside in s.beside] == [1, 0, 0, 0, 2, 2]
    assert board(s)["undertakings"][4]["treasures"] == ["song", "hoard"]
    assert board(s)["treasure_pile"] == ["hoard"]


@clause("seven", "gather.7")
def test_what_the_pile_cannot_supply_stays_missing() -> None:
    laid = row(*[None] * 4, {"id": "orphans_road"}, {"id": "stonebridge_siege"})
    s = gathered(5, person(sins="envy"), undertakings=laid, treasure_discards=["hoard", "hoard", "hoard"])
    assert sorted(len(beside) for beside in s.beside[4:]) == [1, 2]
    assert s.treasure_pile == ()


@clause("seven", "gather.8", "enslave.5")
def test_markers_left_on_palaces_go_back_and_the_power_paid_does_not() -> None:
    s = gathered(6, person(palaces="green_bastion temple_of_faith", power=2), person(palaces="iron_keep*"))
    choose(s, "enslave:green_bastion", "pass", "pass", "enslave:temple_of_faith", "pass", "pass")
    assert (s.power[0], s.markers[:2]) == (0, [5, 7])
    choose(s, "pass")
    assert (s.turn, s.markers[0], s.enslaved[0]) == (2, 7, 0)
    assert s.fame[0] == 2 + 1  # income alone: the bastion's special rule is lost


@clause("seven", "gather.8", "effect.24")
def test_an_unused_special_rule_cannot_be_used_in_the_next_turn() -> None:
    s = gathered(6, person(palaces="green_bastion*"))
    assert refusal(s, "use:green_bastion").clause == "enslave.7"


@clause("seven", "gather.9", "gather.11")
def test_the_weakest_becomes_first_player_and_the_strongest_comes_last() -> None:
    people = [person(power=power, artefacts="hourglass") for power in (4, 9, 2, 6)]
    assert gathered(7, *people, seats=4, order=[1, 0, 2, 3]).order == (2, 0, 3, 1)


@clause("seven", "gather.10")
@pytest.mark.parametrize(
    ("outgoing", "powers", "first"),
    [
        (0, (1, 5, 1, 5), 2),  # the example of the ledger: A and C share the least, A is First Player: C
        (2, (1, 5, 1, 5), 0),
        (0, (1, 5, 5, 1), 3),
        (1, (1, 5, 5, 1), 3),  # clockwise from the second seat the fourth comes before the first
        (3, (1, 1, 1, 1), 0),
        (0, (1, 5, 5, 5), 0),  # he stays who is alone the weakest
    ],
)
def test_among_the_weakest_the_nearest_clockwise_from_the_outgoing_first_player_leads(
    outgoing: int, powers: tuple[int, ...], first: int
) -> None:
    people = [person(power=power, artefacts="hourglass") for power in powers]
    order = [outgoing, *(seat for seat in (3, 2, 1, 0) if seat != outgoing)]
    assert gathered(7, *people, seats=4, order=order).order[0] == first


@clause("seven", "gather.12")
@pytest.mark.parametrize(
    ("powers", "order"),
    [
        ((5, 5, 1, 5), (2, 3, 0, 1)),
        ((5, 1, 5, 5), (1, 2, 3, 0)),
        ((6, 5, 1, 5), (2, 3, 1, 0)),
        ((1, 5, 1, 5), (2, 0, 3, 1)),  # the other of the weakest comes second
    ],
)
def test_others_of_equal_power_follow_clockwise_from_the_new_first_player(
    powers: tuple[int, ...], order: tuple[int, ...]
) -> None:
    people = [person(power=power, artefacts="hourglass") for power in powers]
    assert gathered(7, *people, seats=4, order=[0, 1, 2, 3]).order == order
