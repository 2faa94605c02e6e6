"""The gate: what a viewer sees of positions, choices and previews."""

from __future__ import annotations

import msgspec
import pytest

import regnum
from regnum.core import gate
from regnum.core.ahead import preview
from regnum.core.board.views import board_view
from regnum.core.gate import SPECTATOR, Viewer, Withheld
from regnum.core.log import EventInfo, LogEntry, LoggedEvent, Words
from regnum.core.rng import Rng
from tests.server.clients import changed
from tests.tables import any_position


def beginning() -> regnum.Play:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 7)
    play.choose("castle:2")
    return play


def test_only_the_asked_seat_has_a_question_and_options() -> None:
    state = beginning().state
    assert state.seat == 0
    assert gate.prompt(state, Viewer([0])) is not None
    assert [option.text for option in gate.options(state, Viewer([0, 1]))] == [str(one) for one in state.options()]
    for viewer in (Viewer([1]), SPECTATOR):
        assert gate.prompt(state, viewer) is None
        assert gate.options(state, viewer) == []
        assert list(gate.previews(state, viewer)) == []
        reason = gate.reason(state, viewer, "take:row.1")
        assert reason is not None
        assert reason.message.key == "reason-not-your-turn"


def test_several_people_at_one_screen_see_what_the_asked_one_may_know_or_else_what_everybody_may() -> None:
    state = beginning().state
    assert gate.view(state, Viewer([0, 1]))["seat"] == 0
    assert gate.view(state, Viewer([1]))["seat"] == 1
    state.apply("take:row.1")
    state.apply("place:1")
    assert state.seat == 1
    assert gate.view(state, Viewer([0]))["seat"] == 0
    assert gate.view(state, SPECTATOR)["seat"] is None


SEALED = LogEntry(
    0,
    "bid:30",
    Words("option-bid", {"n": 30}),
    confidants=(0, 2),
    events=(LoggedEvent(EventInfo(Words("event-bids"), "7.02.e")), LoggedEvent(EventInfo(Words("x"), "y"), (0,))),
)


def test_an_entry_is_open_if_everybody_is_shown_the_same() -> None:
    words, event = Words("log-takes"), EventInfo(Words("event-gains"), "take.1")
    assert gate.is_open(LogEntry(0, "take:1", words, events=(LoggedEvent(event),)))
    assert not gate.is_open(LogEntry(0, "take:1", words, events=(LoggedEvent(event), LoggedEvent(event, (0,)))))
    assert not gate.is_open(LogEntry(0, "take:1", words, announced=Words("log-takes-something")))
    assert not gate.is_open(LogEntry(0, "take:1", words, confidants=(0,)))


@pytest.mark.parametrize(
    ("seats", "choice", "key", "events"),
    [
        ([0], "bid:30", "option-bid", 2),
        ([2], "bid:30", "option-bid", 1),
        ([1], "", "log-has-chosen", 1),
        ([0, 1], "", "log-has-chosen", 1),  # both look at the same screen
        ([], "", "log-has-chosen", 1),
    ],
)
def test_a_sealed_choice_reaches_only_those_who_may_know_it(
    seats: list[int], choice: str, key: str, events: int
) -> None:
    shown = gate.entry(SEALED, Viewer(seats))
    assert shown.choice == choice
    assert shown.words is not None
    assert shown.words.key == key
    assert len(shown.events) == events


def test_what_only_the_chooser_may_know_of_an_open_choice_is_announced_otherwise() -> None:
    entry = LogEntry(1, "deploy:army", Words("option-deploy", {"left": 12}), Words("log-deploys"))
    for seats, key in (([1], "option-deploy"), ([0], "log-deploys"), ([0, 1], "log-deploys"), ([], "log-deploys")):
        shown = gate.entry(entry, Viewer(seats))
        assert shown.choice == "deploy:army"
        assert shown.words is not None
        assert shown.words.key == key


def test_a_preview_shows_what_is_certain_and_stops_before_chance() -> None:
    """take.3, take.8: it shows the tile taken and the Coins beside those skipped, not the tile that refills the row."""
    state = beginning().state
    before = gate.view(state, Viewer([0]))["board"]
    (preview,) = gate.previews(state, Viewer([0]), only="take:row.2")
    changed = {tuple(change.path): change.value for change in preview.changes}
    assert changed["taken",]["tile"] == before["row"][1]["tile"]
    assert changed["kingdoms", 0, "coins"] == before["kingdoms"][0]["coins"] - 1
    assert [tile["tile"] for tile in changed["row",]] == [before["row"][n]["tile"] for n in (0, 2, 3)]
    assert changed["row",][0]["coins"] == 1
    assert [event.clause for event in preview.events] == ["take.3"]
    assert state.view(0)["board"] == before


def test_an_empty_pile_looks_like_any_other() -> None:
    """The number of tiles left in the stack is shown as a number even if it is 0."""
    state = beginning().state
    assert gate.view(state, SPECTATOR)["board"]["stack"] == len(state.stack)  # type: ignore[attr-defined]
    state.stack.clear()  # type: ignore[attr-defined]
    assert gate.view(state, SPECTATOR)["board"]["stack"] == 0


def test_a_record_is_withheld_until_the_game_is_over() -> None:
    play = beginning()
    with pytest.raises(Withheld):
        gate.record(play.record, play.state)
    while not play.state.over:
        play.choose(play.state.options()[0])
    assert gate.record(play.record, play.state) == play.record.to_text()


@pytest.mark.parametrize("id", regnum.games())
def test_previews_are_the_whole_difference(id: str) -> None:
    """A preview only compares parts whose own attributes have changed; it must not miss anything."""
    for depth in range(0, 60, 6):
        state = any_position(id, regnum.game(id).seats[1], 71, depth)
        seat = state.asking.seat
        imagined = state.determinize(seat, Rng(0))
        for shown, option in zip(gate.previews(state, Viewer([seat])), state.options(), strict=True):
            after = imagined.copy()
            preview(after, option)
            changes = msgspec.json.decode(msgspec.json.encode(shown.changes))
            assert changed(board_view(imagined, seat), changes) == board_view(after, seat)
