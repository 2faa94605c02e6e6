"""The course of a turn: rounds of single actions, passing, the end of the phase."""

from __future__ import annotations

from typing import Any

from regnum.core.option import parse
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, new, person, row, texts

MAZE: dict[str, Any] = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}


@clause("seven", "flow.1")
def test_after_the_undertakings_phase_comes_the_gathering_phase_and_then_a_new_turn() -> None:
    # Aldric's income is 2 gold and 2 fame: it comes once, when the Gathering phase has been.
    s = example(person(hero="aldric", sins="envy"))
    choose(s, "pass", "pass")
    assert (s.turn, s.gold[0]) == (1, 0)
    choose(s, "pass")
    assert (s.turn, s.gold[0], s.fame[0]) == (2, 2, 2)
    assert asked(s)[1] == "TakeTurn"


@clause("seven", "flow.2")
def test_players_act_once_each_and_round_after_round() -> None:
    taps = person(characters="novice pilgrim")
    s = example(taps, person(characters="abbess almoner"), person(characters="templar preacher"))
    seats = []
    for _ in range(9):
        seats.append(s.seat)
        # Each may still do as much as before: one action is all he gets.
        choose(s, next(text for text in texts(s) if text.startswith("tap:")))
    assert seats == [0, 1, 2] * 3


@clause("seven", "flow.3")
def test_in_the_first_turn_play_goes_clockwise_from_the_first_player() -> None:
    for seed in range(6):
        s = new(4, seed)
        for n in range(4):
            assert s.seat == (s.order[0] + n) % 4
            choose(s, "pass")


@clause("seven", "flow.4")
def test_later_turns_are_played_in_the_order_that_the_gathering_phase_has_set() -> None:
    rich = person(power=20)
    s = example(person(power=30, sins="envy"), rich, person(power=10), order=[0, 1, 2])
    choose(s, *["pass"] * 3)
    assert (s.turn, s.order) == (2, (2, 1, 0))
    for seat in (2, 1, 0):
        assert s.seat == seat
        choose(s, "pass")


@clause("seven", "flow.5")
def test_power_gained_in_a_turn_leaves_its_order_alone() -> None:
    # The Guard Captain brings two power: hero 2 is now ahead of both, and still comes first in the next round.
    s = example(person(power=1), person(power=1), person(fame=5), order=[2, 0, 1], tavern=["guard_captain", None, None],
                steps=[{"step": "TakeTurn", "seat": 2}])  # fmt: skip
    choose(s, "recruit:guard_captain")
    assert s.power == [1, 1, 2]
    assert s.order == (2, 0, 1)
    assert s.seat == 1  # hero 0 has nothing to do and passed
    choose(s, "pass")
    assert s.seat == 2


@clause("seven", "flow.6")
def test_there_are_twelve_actions() -> None:
    mine = {"id": "thorn_maze", "markers": [0, None, None], "treasures": ["hoard"]}
    s = example(
        person(
            gold=9, fame=9, power=9, gifts={"temperance": 7}, palaces="green_bastion", sins="greed",
            artefacts="horn_of_plenty", characters="novice",
        ),
        undertakings=row(mine), tavern=["pilgrim", None, None], shop=["plain_water", None, None],
        castles=["iron_keep", None],
    )  # fmt: skip
    actions = {
        "recruit": "recruit:pilgrim",
        "buy an elixir": "buy:plain_water",
        "found a palace": "found:iron_keep",
        "enslave a palace": "enslave:green_bastion",
        "play a sin": "sin:greed.2",
        "use an artefact": "artefact:horn_of_plenty",
        "gain gifts": "tap:novice",
        "use the hero": "hero",
        "take part in an undertaking": "part:1.3",
        "gain a treasure": "treasure:1.hoard",
        "close a portal": "close:gate_of_dreams",
        "pass": "pass",
    }
    assert len(actions) == 12
    assert set(actions.values()) <= set(texts(s))
    # Besides them only free uses are offered, and none of those ends his turn.
    verbs = {option.verb for text in actions.values() if (option := parse(text)) is not None}
    assert {option.verb for option in s.options()} - verbs == {"sell"}
    for action in actions.values():
        assert _acts_next(choose(s.copy(), action)) != 0


def _acts_next(s: Any) -> int | None:
    """Who has the next turn once everything that an action asks has been answered."""
    while asked(s)[1] != "TakeTurn":
        choose(s, texts(s)[-1])
    seat: int | None = s.seat
    return seat


@clause("seven", "flow.7")
def test_an_action_may_be_repeated_in_a_phase() -> None:
    s = example(
        person(fame=4), tavern=["novice", "herb_gatherer", None], character_pile=["abbess", "templar", "almoner"]
    )
    choose(s, "recruit:novice", "pass", "pass", "recruit:herb_gatherer")
    assert len(s.characters[0]) == 2
    assert s.turn == 1


@clause("seven", "recruit.2", "elixir.1", "found.4", "found.5", "part.3")
def test_what_was_taken_is_no_longer_offered_and_what_came_instead_is() -> None:
    s = example(
        person(gold=99, fame=99),
        tavern=["novice", None, None],
        character_pile=["herb_gatherer"],
        shop=["plain_water", None, None],
        elixir_pile=["owl_water"],
        castles=["iron_keep", None],
        castle_pile=["green_bastion"],
        estates=["southern_vineyard", None],
        temples=["temple_of_faith", "temple_of_courage"],
        undertakings=row({"id": "thorn_maze"}, {"id": "bandit_king"}),
    )
    for taken, instead in (
        ("recruit:novice", "recruit:herb_gatherer"),
        ("buy:plain_water", "buy:owl_water"),
        ("found:iron_keep", "found:green_bastion"),
        ("found:southern_vineyard", None),
        ("found:temple_of_faith", None),
        ("part:1.3", None),
        ("part:2.1", None),
    ):
        before = set(texts(s))
        choose(s, taken)
        # To the next player, who could pay for it as well, and to himself a round later.
        s.gold[1] = s.fame[1] = 99
        assert taken not in {option.text for option in s.asking.options(s)}
        choose(s, "pass", "pass")
        bought = {text for text in texts(s) if text.split(":")[0] in ("recruit", "buy", "found", "part")}
        assert bought - before == ({instead} if instead else set())
        assert taken not in bought


@clause("seven", "flow.8")
def test_the_phase_ends_when_all_have_passed_in_unbroken_succession() -> None:
    # A acts, B and C pass, A passes: the phase ends.
    people = (person(sins="greed greed greed"), person(sins="greed"), person(sins="greed"))
    s = choose(example(*people), "sin:greed.2", "pass", "pass", "pass")
    assert s.turn == 2


@clause("seven", "flow.8")
def test_an_action_makes_the_succession_of_passes_start_again() -> None:
    people = (person(sins="greed greed greed"), person(sins="greed"), person(sins="greed"))
    s = choose(example(*people), "sin:greed.2", "pass", "pass", "sin:greed.2", "pass", "pass")
    assert (s.turn, s.seat) == (1, 0)
    assert choose(s, "pass").turn == 2


@clause("seven", "flow.8")
def test_passes_of_different_rounds_do_not_add_up() -> None:
    # A passes, B acts, C passes, A acts, B passes: each has passed once, but not one after the other.
    people = (person(sins="greed greed greed"), person(sins="greed greed"), person(sins="greed"))
    s = choose(example(*people), "pass", "sin:greed.2", "pass", "sin:greed.2", "pass")
    assert (s.turn, s.seat) == (1, 2)
    choose(s, "pass")
    assert (s.turn, s.seat) == (1, 0)
    assert choose(s, "pass").turn == 2


@clause("seven", "flow.9")
def test_the_phase_ends_with_the_lowest_row_and_the_others_of_the_round_do_not_act() -> None:
    s = example(person(fame=3), person(sins="greed"), undertakings=row(MAZE))
    choose(s, "part:1.3")
    assert s.turn == 2
    assert s.sins[1][0] == s.box.sin_number["greed"]


@clause("seven", "flow.9")
def test_both_undertakings_of_the_row_must_be_full() -> None:
    s = example(person(fame=3), undertakings=row(MAZE, {"id": "stolen_relic"}))
    choose(s, "part:1.3")
    assert (s.turn, s.armour, s.seat) == (1, 0, 1)


@clause("seven", "flow.10")
def test_a_phase_that_ends_by_passing_leaves_undertakings_markers_and_treasures_alone() -> None:
    maze = {"id": "thorn_maze", "markers": [0, "neutral", None], "treasures": ["hoard"]}
    relic = {"id": "stolen_relic", "markers": [1, None, None], "treasures": ["song", "song"]}
    s = example(person(sins="greed"), undertakings=row(maze, None, relic))
    before = board(s)["undertakings"]
    choose(s, *["pass"] * 3)
    assert s.turn == 2
    assert board(s)["undertakings"] == before
    assert s.armour == 0
