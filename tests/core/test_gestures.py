"""Gestures: several choices made as one, all of them or none, up to the first one that reveals something."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.core.record import ChoiceLine, Record, UndoLine
from regnum.core.rng import Rng


def begin(path: Path | None = None) -> regnum.Play:
    """A game of 890 in which a Castle has been picked and a tile has been taken but not yet placed."""
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 7, path=path)
    play.choose("castle:2")
    play.choose("take:row.1")
    return play


def quiet_run(play: regnum.Play, length: int) -> list[str]:
    """Play at random until the seat that must choose can make `length` choices that reveal nothing; returns these."""
    rng = Rng(3)
    while not play.state.over:
        state = play.state.copy()
        found: list[str] = []
        seat = state.seat
        while state.seat == seat and len(found) < length and not state.over:
            before = state.revealed
            option = state.options()[rng.below(len(state.options()))]
            state.apply(option)
            if state.revealed > before:
                break
            found.append(option.text)
        if len(found) == length:
            return found
        play.choose(play.state.options()[rng.below(len(play.state.options()))])
    raise AssertionError("no such run in this game")


def test_a_gesture_is_the_same_as_its_choices_and_is_recorded_as_one() -> None:
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna", "Bruno"], 7)
    choices = quiet_run(play, 3)
    expected = play.state.copy()
    for choice in choices:
        expected.apply(choice)
    before = play.made
    entries = play.gesture(choices)
    assert [entry.choice for entry in entries] == choices
    assert play.state == expected
    lines = [line for line in play.record.lines if isinstance(line, ChoiceLine)][before:]
    assert [line.gesture for line in lines] == [3, 1, 1]
    *_, replayed = Record.from_bytes(play.record.to_text().encode()).replay()
    assert replayed == play.state


def test_undo_takes_a_gesture_back_as_one() -> None:
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna", "Bruno"], 7)
    choices = quiet_run(play, 3)
    seat, before, made = play.state.seat, play.state.digest(), play.made
    assert seat is not None
    play.gesture(choices)
    assert play.undo_step() == 3
    assert play.undo_reach(seat) >= 3
    assert play.undo(1) == 3
    assert play.state.digest() == before
    assert play.made == made
    assert play.record.lines[-1] == UndoLine(3)


def test_the_gestures_of_a_record_are_known_when_it_is_read_again() -> None:
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna", "Bruno"], 7)
    play.gesture(quiet_run(play, 3))
    again = regnum.Play.cold(Record.from_bytes(play.record.to_text().encode()))
    assert again.undo_step() == 3


def test_where_one_choice_is_not_legal_none_is_made() -> None:
    play = begin()
    before, lines = play.state.digest(), len(play.record.lines)
    with pytest.raises(regnum.IllegalChoice):
        play.gesture(["place:1", "place:1"])
    with pytest.raises(regnum.IllegalChoice):
        play.gesture(["place:1"], seat=1)
    assert play.state.digest() == before
    assert len(play.record.lines) == lines


def test_a_gesture_ends_before_the_first_choice_that_reveals_something() -> None:
    """take.8: a tile taken from the row is replaced by one that nobody knew."""
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 7)
    assert play.gesture(["castle:2"]) != []
    assert play.gesture(["take:row.1", "place:1"]) == []
    assert play.made == 1


def test_a_gesture_cut_short_by_a_crash_is_dropped_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna", "Bruno"], 7, path=file)
    choices = quiet_run(play, 3)
    before, made = play.state.digest(), play.made
    play.gesture(choices)
    play.record.close()
    rows = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(rows[:-2]) + b"\n")
    again = regnum.Play.resume(file)
    assert again.record.truncated
    assert again.made == made
    assert again.state.digest() == before
    again.gesture(choices)
    assert Record.read(file).to_text() == again.record.to_text()
