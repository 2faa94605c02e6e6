"""Rounds, turns and their six phases."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.board.views import board_json
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival
from tests.games.viscounts.positions import (
    end_turn,
    gain,
    new_game,
    person,
    play,
    position,
    purse,
    random_play,
    refusal,
    step,
    texts,
    turn_from,
)


@clause("viscounts", "turn.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_each_round_everybody_has_one_turn_from_the_first_player_clockwise(seats: int) -> None:
    s = new_game(seats, 3)
    s.events = []
    for _ in random_play(s):
        pass
    told = [event.message.args for event in s.events if event.message.key == "event-turn"]
    # Alone, the Rival follows.
    order = [f"@{s.name((s.first + n) % s.table.players)}" for n in range(s.table.players)]
    rounds = range(1, s.round + 1)
    assert len(rounds) > 5
    assert [(args["round"], args["player"]) for args in told] == [(n, player) for n in rounds for player in order]


@clause("viscounts", "turn.2")
def test_the_six_phases_follow_in_order() -> None:
    s = position(
        person("- - -", hand="abbot thief", silver=6, corruption=4, virtue=4),
        person("- - -", hand="abbot squire", corruption=1),
        piles=[["miner"], ["friar"], [], [], []],
    )
    asked = []
    while s.turn == 0:
        asked.append((s.view(0)["board"]["phase"], type(s.asking).__name__, s.corruption[0], len(s.hands[0])))
        play(s, "pass" if "pass" in texts(s) else texts(s)[0])
    # Until phase 5 the markers stay on space 4, until phase 6 no card is drawn.
    assert asked == [(1, "PlayCard", 4, 2), (2, "MoveViscount", 4, 1), (3, "ChooseAction", 4, 1), (4, "Recruit", 4, 1)]
    assert (s.corruption[0], s.virtue[0], purse(s)["silver"], len(s.hands[0])) == (1, 7, 6 + 2, 3)


@clause("viscounts", "turn.2")
def test_the_ability_of_a_card_that_leaves_the_board_belongs_to_phase_one() -> None:
    # The Lender flips a card as it leaves, before the next one is played.
    s = position(person("abbot squire lender", hand="thief abbot", unpaid=1, acquired=1), person())
    assert (type(s.asking).__name__, s.view(0)["board"]["phase"]) == ("PickFlip", 1)
    play(s, "flip:deed")
    assert (type(s.asking).__name__, s.view(0)["board"]["phase"]) == ("PlayCard", 1)


@clause("viscounts", "turn.2")
@pytest.mark.parametrize(
    ("waiting", "phase"),
    [("MoveViscount", 1), ("ChooseAction", 2), ("Recruit", 3), ("CheckCollision", 4), ("FillHand", 5), ("EndTurn", 6)],
)
def test_a_question_inside_a_phase_belongs_to_it_until_the_next_begins(waiting: str, phase: int) -> None:
    s = position(person(), person(), steps=[*turn_from(waiting), step("PickResource", 1)])
    assert [s.view(seat)["board"]["phase"] for seat in (0, 1, None)] == [phase] * 3


@clause("viscounts", "turn.2", "solo.55")
@pytest.mark.parametrize(
    ("waiting", "phase"),
    [
        ([step("MoveRival", RIVAL, n=1)], 1),
        ([step("TryOptions", RIVAL, effects=[gain("deed")])], 2),
        ([], 3),
    ],
)
def test_the_rivals_turn_has_phases_too(waiting: list[dict[str, Any]], phase: int) -> None:
    turn = [step("EndTurn", RIVAL), step("CheckCollision", RIVAL), *waiting, step("PickResource")]
    s = alone(rival(deck="starting_noble"), turn=RIVAL, steps=turn)
    assert s.view(0)["board"]["phase"] == phase
    met = alone(rival(deck="starting_noble"), turn=RIVAL, steps=[turn[0], turn[-1]])
    assert met.view(0)["board"]["phase"] == 5


@clause("viscounts", "turn.2")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_whole_games_phases_run_from_one_to_six_in_every_turn(seats: int) -> None:
    s = new_game(seats, 5)
    turn, phase = (0, 0), 0
    for _ in random_play(s):
        now = s.view(None)["board"]["phase"]
        if not s.round or s.over:
            assert now == 0
            continue
        assert 1 <= now <= 6
        if (s.round, s.turn) == turn:
            assert now >= phase
        turn, phase = (s.round, s.turn), now


@clause("viscounts", "turn.2")
def test_a_collision_comes_before_drawing() -> None:
    # The reshuffle of phase 6 makes the markers meet too late for phase 5.
    s = position(
        person("- - -", hand="abbot", deck="", discards="squire labourer trader lender", corruption=3, virtue=4),
        person("- - -", hand="abbot squire"),
    )
    end_turn(s)
    assert (s.turn, s.corruption[0], s.virtue[0]) == (1, 3, 3)


@clause("viscounts", "turn.3")
def test_points_are_only_what_lies_on_the_table() -> None:
    for n, s in enumerate(random_play(new_game(3, 4))):
        if n % 40 == 0 or s.over:
            # Whatever was played before: the same table, set up by hand, is worth the same.
            same = s.table.game.load({"seats": 3, "board": board_json(s), "steps": []}, strict=False)
            assert same.scores() == s.scores()
    assert s.over


@clause("viscounts", "turn.4")
def test_playing_a_card_and_moving_cannot_be_declined() -> None:
    s = position(person("- - -", hand="abbot thief"), person())
    for choices in ("play", "move"):
        assert all(text.startswith(choices) for text in texts(s))
        assert refusal(s, "pass")
        play(s, texts(s)[0])


@clause("viscounts", "turn.4")
def test_action_and_recruiting_may_be_declined() -> None:
    s = position(
        person("lender lender lender", silver=5),
        person("- - -", hand="abbot squire"),
        piles=[["miner"], [], [], [], []],
        steps=[step("EndTurn"), step("Recruit"), step("ChooseAction")],
    )
    play(s, "pass", "pass")
    assert (s.turn, purse(s)["silver"], s.discards[0]) == (1, 5, ())


@clause("viscounts", "turn.4")
def test_a_collision_and_drawing_happen_by_themselves() -> None:
    s = position(
        person("- - -", corruption=7, virtue=7),
        person("- - -", hand="abbot squire"),
        steps=[step("EndTurn"), step("FillHand"), step("CheckCollision")],
    )
    assert s.turn == 1
    assert (s.corruption[0], purse(s)["silver"], len(s.hands[0])) == (1, 4, 3)


@clause("viscounts", "turn.5")
def test_the_next_turn_waits_for_the_effects_of_others() -> None:
    # A Collision on space 4: both others may rearrange before player 1 begins.
    s = position(
        person("- - -", corruption=4, virtue=4),
        person("abbot squire -", hand="thief trader"),
        person("lender labourer -", hand="thief trader"),
        steps=[step("EndTurn"), step("FillHand"), step("CheckCollision")],
    )
    waiting = []
    while s.turn == 0:
        waiting.append(s.seat)
        assert len(s.hands[0]) == 0  # nor has phase 6 begun
        play(s, "decline")
    assert waiting == [1, 2]
    assert (s.turn, s.seat, texts(s)) == (1, 1, ["play:thief", "play:trader"])


@clause("viscounts", "turn.1")
def test_after_the_last_player_a_new_round_begins() -> None:
    s = position(
        *(person("- - -", hand="abbot squire labourer", deck="lender trader thief") for _ in range(3)),
        first=1,
        turn=0,
        round=6,
    )
    end_turn(s)
    assert (s.turn, s.round) == (1, 7)
    end_turn(s)
    assert (s.turn, s.round) == (2, 7)
