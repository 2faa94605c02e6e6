"""A game being played: its state, its record, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.game import Game
from regnum.core.gate import Viewer, reveals
from regnum.core.log import LogEntry, carry_out
from regnum.core.message import Reason
from regnum.core.option import Option
from regnum.core.record import (
    Checkpoint,
    ChoiceLine,
    EndLine,
    Record,
    Result,
    Resumed,
    UndoLine,
    choice_line,
    replay_choice,
)
from regnum.core.state import Choice, State
from regnum.core.table import OptionValue

CHECKPOINT_EVERY = 50


class _Past:
    """One choice that stands: who made it, whether anybody learned something from it, and its part in a gesture."""

    __slots__ = ("joined", "revealing", "seat")

    def __init__(self, seat: int, revealing: bool, joined: bool = False) -> None:
        self.seat = seat
        self.revealing = revealing
        self.joined = joined  # whether it belongs to the gesture of the choice before


class Play:
    """The one way to play: around a screen, in the terminal, on a server, in a tournament."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self.record = record
        self._past: list[_Past] = []
        # Positions by number of choices made before them, to go back to; after a cold start some as they were recorded.
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
        """A new game for `players`, recorded in a new file at `path` if there is one."""
        state = game.new(len(players), seed, options)
        play = cls(game, state, Record.begin(game, state, seed, players))
        play._checkpoint()
        if path is not None:
            play.record.attach(path)
        return play

    @classmethod
    def resume(cls, path: Path, content: Path | None = None) -> Play:
        """The game in the file at `path`, to go on with; a change of rules or content in between is noted in it."""
        record = Record.read(path)
        game = record.game(content)
        try:
            for _ in record.replay(game):
                pass  # every line is checked on the way
            play, problem = cls._onward(game, record, *record.earliest(game)), ""
        except (BadInput, IllegalChoice) as error:
            play, problem = cls._salvaged(game, record), str(error)
        record.reopen(path)
        if problem:
            play._note_resumed(problem)
        return play

    @classmethod
    def cold(cls, record: Record) -> Play:
        """The game in `record`, from its last checkpoint: at once, however long the game is.

        What came before is believed and not replayed. A seat can take back by itself only what came after. A change of
        rules or content is noted in the record.
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
        except (BadInput, IllegalChoice) as error:
            play = cls._salvaged(game, record)
            play._note_resumed(str(error))
        if play.state.over and not isinstance(record.lines[-1], EndLine):
            play._end()
        return play

    @classmethod
    def _onward(cls, game: Game, record: Record, first: int, start: State, last: int | None = None) -> Play:
        """The game in `record` from `start`, the position after `first` choices, to the one after `last` (or all)."""
        play = cls(game, start, record)
        choices = record.choices[:last]
        play._kept = {first: start.copy()}
        joined = _joined(choices)
        play._past = [_Past(line.seat, True, joined[n]) for n, line in enumerate(choices[:first])]
        for line in choices[first:]:
            before = start.revealed
            replay_choice(game, start, line)
            play._remember(line.seat, before, joined[play.made])
        return play

    @classmethod
    def _salvaged(cls, game: Game, record: Record) -> Play:
        """The game in `record` although rules or content have changed; `_note_resumed` must follow.

        From the last checkpoint after which all choices still hold; failing that, as far as most of them do.
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
        """Write down that the game goes on from a checkpoint, and which choices are taken back because of it."""
        lost = len(self.record.choices) - self.made
        if lost:
            self.record.add(UndoLine(lost))
        self.record.add(Resumed(self.earliest, reason, self.game.content_digest))
        self._checkpoint()
        if self.state.over:
            self._end()

    @property
    def earliest(self) -> int:
        """How many choices came before the first position that can be gone back to or looked at."""
        return min(self._kept)

    @property
    def made(self) -> int:
        """How many choices stand."""
        return len(self._past)

    def choose(self, choice: Choice, seat: int | None = None) -> LogEntry:
        """Make a choice, for `seat` if given; returns what came of it. When this returns it is recorded."""
        self._asked(seat, str(choice))
        option = self.state.resolve(choice) if isinstance(choice, str) else choice
        line, entry = self._carry_out(option, self.made + 1)
        self._record([line])
        return entry

    def gesture(self, choices: Sequence[str], seat: int | None = None) -> list[LogEntry]:
        """Make several choices as one: all of them, or nothing where one is not legal.

        The gesture ends before the first choice from which anybody would learn something: fewer entries than choices
        come back then. It is recorded as one and taken back as one.
        """
        whole = self._certain(choices, seat)
        made = self.made
        done = [self._carry_out(self.state.resolve(choice), made + 1 + n, n > 0) for n, choice in enumerate(whole)]
        lines = [line for line, _ in done]
        if len(lines) > 1:
            lines[0].gesture = len(lines)
        self._record(lines)
        return [entry for _, entry in done]

    def _certain(self, choices: Sequence[str], seat: int | None) -> Sequence[str]:
        """The first of `choices` that reveal nothing; refuses all of them where one is not legal."""
        asked = self._asked(seat, choices[0] if choices else "")
        viewer, state, certain = Viewer((asked,)), self.state.copy(), len(choices)
        for n, choice in enumerate(choices):
            if state.seat != asked:
                raise IllegalChoice(choice, _not_your_turn(state))
            option = state.resolve(choice)
            if reveals(state, viewer, choice):
                certain = n
                break
            before = state.revealed
            state.apply(option)
            if state.revealed > before:
                # `reveals` tried only a few deals. What comes after may depend on what was just seen.
                certain = n + 1
                break
        return choices[:certain]

    def _asked(self, seat: int | None, choice: str) -> int:
        """The seat that must choose, which `seat` must be if it is given."""
        asked = self.state.seat
        if asked is None or (seat is not None and seat != asked):
            raise IllegalChoice(choice, _not_your_turn(self.state))
        return asked

    def _carry_out(self, option: Option, n: int, joined: bool = False) -> tuple[ChoiceLine, LogEntry]:
        state = self.state
        state.chance = []
        before = state.revealed
        try:
            entry = carry_out(state, option)
            line = choice_line(self.game, n, entry.seat, option, state)
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
        self.record.add(Checkpoint(self.made, self.state.digest(), self.state.to_json()))

    # --- going back ------------------------------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> int:
        """How many choices `seat` may take back by itself.

        Back to the last moment when anybody learned something new or another seat chose; further only by consent.
        """
        reach = 0
        for past in reversed(self._past):
            if past.seat != seat or past.revealing:
                break
            reach += 1
        return reach

    def undo_step(self) -> int:
        """How many choices the last gesture has: these are taken back together."""
        return self.whole_gestures(1) if self._past else 0

    def whole_gestures(self, n: int) -> int:
        """The last `n` choices and what else belongs to the gesture of the first of them."""
        while n < self.made and self._past[self.made - n].joined:
            n += 1
        return n

    def undo(self, n: int) -> int:
        """Take back the last `n` choices, a gesture as a whole; returns how many that were.

        Whether the others consent is for the caller to know.
        """
        most = self.made - self.earliest
        if not 1 <= n <= most or self.whole_gestures(n) > most:
            raise BadInput("undo", f"{n} choices cannot be taken back, there are {most}")
        n = self.whole_gestures(n)
        target = self.made - n
        self.state = self.state_at(target)
        del self._past[target:]
        self._kept = {made: state for made, state in self._kept.items() if made <= target}
        self.record.add(UndoLine(n))
        return n

    def state_at(self, n: int) -> State:
        """A copy of the position after `n` choices."""
        if n < self.earliest:
            raise BadInput("position", f"rules or content have changed: there are none before choice {self.earliest}")
        at = max(made for made in self._kept if made <= n)
        kept = self._kept[at]
        state = kept.load(self.game) if isinstance(kept, Checkpoint) else kept.copy()
        for line in self.record.choices[at:n]:
            state.apply(line.choice)
        return state


def _not_your_turn(state: State) -> Reason:
    return Reason(state.asking.clauses[0] if state.steps else state.end_clause(), "reason-not-your-turn")


def _joined(choices: list[ChoiceLine]) -> list[bool]:
    """Of each choice, whether it belongs to the gesture of the one before."""
    found: list[bool] = []
    left = 0
    for line in choices:
        found.append(left > 0)
        left = left - 1 if left else line.gesture - 1
    return found


def _last_holding(game: Game, checkpoint: Checkpoint, choices: list[ChoiceLine]) -> int:
    """The last of `choices` up to which all after `checkpoint` hold; -1 if that is not a position of the game."""
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
