"""A game being played: its state, its record, and undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from regnum.core.chronicle import carry_out
from regnum.core.digest import digest
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.game import Game
from regnum.core.gate import Viewer, reveals
from regnum.core.log import LogEntry
from regnum.core.option import Option
from regnum.core.record import (
    Checkpoint,
    ChoiceLine,
    EndLine,
    Record,
    Result,
    Resumed,
    UndoLine,
    chance_words,
    replay_choice,
)
from regnum.core.refusals import not_your_turn, refusal
from regnum.core.sealed import all_asked, turned_to
from regnum.core.state import Choice, State
from regnum.core.table import OptionValue

CHECKPOINT_EVERY = 50


class _Past:
    """A choice that has not been undone: who made it, whether it revealed anything, and its part in a gesture."""

    __slots__ = ("joined", "revealing", "seat")

    def __init__(self, seat: int, revealing: bool, joined: bool = False) -> None:
        self.seat = seat
        self.revealing = revealing
        self.joined = joined  # whether it belongs to the same gesture as the choice before


class Play:
    """A game in progress with its record: used in the terminal, on the server and in tournaments."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.earliest = 0  # the number of choices before the earliest position that can be restored or viewed
        self._past: list[_Past] = []
        # In a sealed round: the answers of seats whose turn has not come. They are in no record until it comes.
        self.answers: dict[int, list[str]] = {}
        # Positions for undo, by number of choices before them; after `cold`, some are checkpoints not yet loaded.
        self._kept: dict[int, State | Checkpoint] = {0: state.copy()}

    @classmethod
    def begin(
        cls,
        game: Game,
        players: list[str],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        path: Path | None = None,
    ) -> Play:
        """Start a new game for `players`, recorded in a new file at `path` if given."""
        state = game.new(len(players), seed, options)
        play = cls(game, state, Record.begin(game, state, seed, players))
        play._checkpoint()
        if path is not None:
            play.record.attach(path)
        return play

    @classmethod
    def resume(cls, path: Path, content: Path | None = None) -> Play:
        """Resume the game in the file at `path`; a change of rules or content since then is noted in the record."""
        record = Record.read(path)
        game = record.game(content)
        try:
            for _ in record.replay(game):
                pass  # every line is checked on the way
            first, start = record.earliest(game)
            play, problem = cls._onward(game, record, first, start), ""
        except (BadInput, IllegalChoice) as error:
            play, problem = cls._salvaged(game, record), str(error)
        record.reopen(path)
        if problem:
            play._note_resumed(problem)
        return play

    @classmethod
    def cold(cls, record: Record) -> Play:
        """Load the game in `record` from its last checkpoint, which is fast however long the game is.

        Earlier choices are trusted and not replayed, and a seat cannot undo them by itself. A change of rules or
        content is noted in the record.
        """
        game = record.game()
        checkpoints = record.active_checkpoints()
        if not checkpoints:
            raise BadInput("record", "has no checkpoint")
        last = max(checkpoints)
        try:
            if record.content != game.content_digest:
                raise BadInput("record", "was played with other content: values have changed since")
            play = cls._onward(game, record, last, checkpoints[last].load(game))
            play._kept.update((n, check) for n, check in checkpoints.items() if n < last)
            play.earliest = min(play._kept)
        except (BadInput, IllegalChoice) as error:
            play = cls._salvaged(game, record)
            play._note_resumed(str(error))
        if play.state.over and not isinstance(record.lines[-1], EndLine):
            play._end()
        return play

    @classmethod
    def _onward(cls, game: Game, record: Record, first: int, start: State, last: int | None = None) -> Play:
        """Replay `record` from `start`, the position after `first` choices, up to choice `last` (None: all)."""
        play = cls(game, start, record)
        choices = record.choices[:last]
        play.earliest, play._kept = first, {first: start.copy()}
        joined = _joined(choices)
        play._past = [_Past(line.seat, True, joined[n]) for n, line in enumerate(choices[:first])]
        for line in choices[first:]:
            before = start.revealed
            replay_choice(game, start, line)
            play._remember(line.seat, before, joined[play.made])
        return play

    @classmethod
    def _salvaged(cls, game: Game, record: Record) -> Play:
        """Load the game in `record` after a change of rules or content; call `_note_resumed` next.

        Starts from the last checkpoint after which all choices still replay, or else from the one that keeps the most.
        """
        checkpoints, choices = record.active_checkpoints(), record.choices
        best = most = -1
        for first in sorted(checkpoints, reverse=True):
            last = _last_holding(game, checkpoints[first], choices)
            if last > most:
                best, most = first, last
            if most == len(choices):
                break
        if most < 0:
            raise BadInput("record", "does not fit the present rules and content, and no checkpoint does")
        return cls._onward(game, record, best, checkpoints[best].load(game), most)

    def _note_resumed(self, reason: str) -> None:
        """Record that the game goes on from a checkpoint, and that choices which no longer replay are undone."""
        lost = len(self.record.choices) - self.made
        if lost:
            self.record.add(UndoLine(lost))
        self.record.add(Resumed(self.earliest, reason, self.game.content_digest))
        self._checkpoint()
        if self.state.over:
            self._end()

    @property
    def made(self) -> int:
        """The number of choices made and not undone."""
        return len(self._past)

    def choose(self, choice: Choice, seat: int | None = None) -> LogEntry:
        """Make and record a choice, for `seat` if given, and return its log entry."""
        self._asked(seat, str(choice))
        option = self.state.resolve(choice) if isinstance(choice, str) else choice
        line, entry = self._carry_out(option, self.made + 1)
        self._record([line])
        return entry

    # --- sealed rounds ---------------------------------------------------------------------------------------------

    def facing(self, seat: int) -> State | None:
        """The position in which `seat` is asked: in a sealed round, with the answers that it has given already.

        None if it is not asked, or has answered all that it is asked.
        """
        state = self.state
        if seat == state.seat:
            return state
        if seat not in all_asked(state):
            return None
        state = turned_to(state, seat)
        for choice in self.answers.get(seat, ()):
            state.apply(choice)
        return state if state.seat == seat else None

    @property
    def waiting_for(self) -> list[int]:
        """The seats that must answer before the game goes on."""
        return [seat for seat in all_asked(self.state) if self.facing(seat) is not None]

    def answer(self, choice: str, seat: int) -> list[LogEntry]:
        """Make a choice for any seat that is asked; in a sealed round it is kept until those before it have answered.

        Returns the log entries of what was carried out: the choice, and after it the answers that were kept.
        """
        state = self.facing(seat)
        if state is None:
            raise refusal(self.state, choice, not_your_turn(self.state))
        option = state.resolve(choice)
        if state is not self.state:
            self.answers.setdefault(seat, []).append(option.text)
            return []
        entries = [self.choose(option, seat)]
        while self.state.seat in self.answers:
            asked = self.state.seat
            choice, *others = self.answers.pop(asked)
            if others:
                self.answers[asked] = others
            entries.append(self.choose(choice, asked))
        return entries

    def withdraw(self, seat: int) -> bool:
        """Take back the last answer of `seat` that is kept; False if there is none."""
        kept = self.answers.get(seat)
        if kept is None:
            return False
        kept.pop()
        if not kept:
            del self.answers[seat]
        return True

    # --- gestures --------------------------------------------------------------------------------------------------

    def gesture(self, choices: Sequence[str], seat: int | None = None) -> list[LogEntry]:
        """Make several choices as one gesture: all of them, or none if one is not legal.

        The gesture ends before the first choice that would reveal something to anybody; fewer entries than choices are
        returned then. It is recorded and undone as a whole.
        """
        whole = self._certain(choices, seat)
        made = self.made
        done = [self._carry_out(self.state.resolve(choice), made + 1 + n, n > 0) for n, choice in enumerate(whole)]
        lines = [line for line, _ in done]
        if len(lines) > 1:
            lines[0].gesture = len(lines)
        self._record(lines)
        return [entry for _, entry in done]

    def follow(self, lines: Sequence[ChoiceLine | UndoLine]) -> None:
        """Carry on with lines that another process has recorded after the last one known here."""
        left = 0  # choices of a gesture still to come
        gesture: list[ChoiceLine] = []
        for line in lines:
            if isinstance(line, UndoLine):
                self.undo(line.undo)
                continue
            before = self.state.revealed
            replay_choice(self.game, self.state, line)
            self._remember(line.seat, before, left > 0)
            left = left - 1 if left else line.gesture - 1
            gesture.append(line)
            if not left:
                self._record(gesture)
                gesture = []
        self.state.chance = None

    def _certain(self, choices: Sequence[str], seat: int | None) -> Sequence[str]:
        """The leading `choices` that reveal nothing; raises `IllegalChoice` if one of them is not legal."""
        asked = self._asked(seat, choices[0] if choices else "")
        viewer, state, certain = Viewer((asked,)), self.state.copy(), len(choices)
        for n, choice in enumerate(choices):
            if state.seat != asked:
                raise refusal(state, choice, not_your_turn(state))
            option = state.resolve(choice)
            if reveals(state, viewer, choice):
                certain = n
                break
            before = state.revealed
            state.apply(option)
            if state.revealed > before:
                # `reveals` tries only a few deals and missed this. Later choices may depend on what was just revealed.
                certain = n + 1
                break
        return choices[:certain]

    def _asked(self, seat: int | None, choice: str) -> int:
        """The seat that must choose; raises `IllegalChoice` if it is not `seat`, if given."""
        asked = self.state.seat
        if asked is None or (seat is not None and seat != asked):
            raise refusal(self.state, choice, not_your_turn(self.state))
        return asked

    def _carry_out(self, option: Option, n: int, joined: bool = False) -> tuple[ChoiceLine, LogEntry]:
        state = self.state
        state.chance = []
        before = state.revealed
        try:
            entry = carry_out(state, option)
            line = ChoiceLine(n, entry.seat, option.text, chance_words(self.game, state) if state.chance else ())
        finally:
            state.chance = None
        self._remember(entry.seat, before, joined)
        return line, entry

    def _record(self, lines: list[ChoiceLine]) -> None:
        if not lines:
            return
        self.record.add(*lines)
        if self.state.over:
            self._end()
        elif (lines[0].n - 1) // CHECKPOINT_EVERY < self.made // CHECKPOINT_EVERY:
            self._checkpoint()

    def _remember(self, seat: int, revealed_before: int, joined: bool = False) -> None:
        self._past.append(_Past(seat, self.state.revealed > revealed_before, joined))
        if self.made % CHECKPOINT_EVERY == 0:
            self._kept[self.made] = self.state.copy()

    def _end(self) -> None:
        state = self.state
        self.record.add(EndLine(Result(state.scores(), state.winners(), state.ending()), state.digest()))

    def _checkpoint(self) -> None:
        data = self.state.to_json()
        self.record.add(Checkpoint(self.made, digest(data), data))

    # --- undo ------------------------------------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> int:
        """How many choices `seat` may undo without the consent of the others.

        That is back to the last moment when anybody learned something new or another seat chose.
        """
        reach = 0
        for past in reversed(self._past):
            if past.seat != seat or past.revealing:
                break
            reach += 1
        return reach

    def undo_step(self) -> int:
        """The number of choices in the last gesture, which are undone together."""
        return self.whole_gestures(1) if self._past else 0

    def whole_gestures(self, n: int) -> int:
        """The smallest number of choices, at least `n`, that can be undone without splitting a gesture."""
        while n < self.made and self._past[self.made - n].joined:
            n += 1
        return n

    def undo(self, n: int) -> int:
        """Undo the last `n` choices, or more so as not to split a gesture; returns how many were undone.

        The caller must have checked that the seat may undo them.
        """
        most = self.made - self.earliest
        if not 1 <= n <= most or self.whole_gestures(n) > most:
            raise BadInput("undo", f"{n} choices cannot be undone, there are {most}")
        n = self.whole_gestures(n)
        target = self.made - n
        self.state = self.state_at(target)
        del self._past[target:]
        self._kept = {made: state for made, state in self._kept.items() if made <= target}
        self.answers = {}
        self.record.add(UndoLine(n))
        return n

    def positions(self) -> Iterator[tuple[int, State]]:
        """Every position that can be viewed, with the number of choices before it; it is always the same object."""
        first, choices = self.earliest, self.record.choices
        state = self.state_at(first)
        yield first, state
        for n, line in enumerate(choices[first:], first + 1):
            state.apply(line.choice)
            yield n, state

    def state_at(self, n: int) -> State:
        """A copy of the position after `n` choices."""
        if n < self.earliest:
            raise BadInput("position", f"rules or content have changed: none before choice {self.earliest} remains")
        at = max(made for made in self._kept if made <= n)
        kept = self._kept[at]
        state = kept.load(self.game) if isinstance(kept, Checkpoint) else kept.copy()
        for line in self.record.choices[at:n]:
            state.apply(line.choice)
        return state


def _joined(choices: list[ChoiceLine]) -> list[bool]:
    """For each choice, whether it belongs to the same gesture as the one before."""
    found: list[bool] = []
    left = 0
    for line in choices:
        found.append(left > 0)
        left = left - 1 if left else line.gesture - 1
    return found


def _last_holding(game: Game, checkpoint: Checkpoint, choices: list[ChoiceLine]) -> int:
    """The number of `choices` up to which all after `checkpoint` still replay; -1 if it cannot be loaded."""
    last = checkpoint.checkpoint
    try:
        state = checkpoint.load(game)
    except (BadInput, IllegalChoice):
        return -1
    try:
        for line in choices[last:]:
            replay_choice(game, state, line)
            last += 1
    except (BadInput, IllegalChoice):
        pass
    return last
