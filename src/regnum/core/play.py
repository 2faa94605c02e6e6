"""A game being played: its state, its record, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.game import Game
from regnum.core.message import Event, Reason
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
    """One choice that stands: who made it, and whether anybody learned something from it."""

    __slots__ = ("revealing", "seat")

    def __init__(self, seat: int, revealing: bool) -> None:
        self.seat = seat
        self.revealing = revealing


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
        checkpoints = record.standing_checkpoints()
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
        play._past = [_Past(line.seat, True) for line in choices[:first]]
        for line in choices[first:]:
            before = start.revealed
            replay_choice(game, start, line)
            play._remember(line.seat, before)
        return play

    @classmethod
    def _salvaged(cls, game: Game, record: Record) -> Play:
        """The game in `record` although rules or content have changed; `_note_resumed` must follow.

        From the last checkpoint after which all choices still hold; failing that, as far as most of them do.
        """
        checkpoints, choices = record.standing_checkpoints(), record.choices
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

    def choose(self, choice: Choice, seat: int | None = None) -> list[Event]:
        """Make a choice, for `seat` if given; returns what happened. When this returns it is recorded."""
        state = self.state
        asked = state.seat
        if asked is None or (seat is not None and seat != asked):
            reason = Reason(state.end_clause() if asked is None else state.asking.clauses[0], "reason-not-your-turn")
            raise IllegalChoice(str(choice), reason)
        option = state.resolve(choice) if isinstance(choice, str) else choice
        state.events, state.chance = [], []
        before = state.revealed
        try:
            state.apply(option)
        finally:
            events = state.events or []
            state.events = None
        line = choice_line(self.game, self.made + 1, asked, option, state)
        state.chance = None
        self.record.add(line)
        self._remember(asked, before)
        if state.over:
            self._end()
        elif self.made % CHECKPOINT_EVERY == 0:
            self._checkpoint()
        return events

    def _remember(self, seat: int, revealed_before: int) -> None:
        self._past.append(_Past(seat, self.state.revealed > revealed_before))
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

    def undo(self, n: int) -> None:
        """Take back the last `n` choices. Whether the others consent is for the caller to know."""
        most = self.made - self.earliest
        if not 1 <= n <= most:
            raise BadInput("undo", f"{n} choices cannot be taken back, there are {most}")
        target = self.made - n
        self.state = self.state_at(target)
        del self._past[target:]
        self._kept = {made: state for made, state in self._kept.items() if made <= target}
        self.record.add(UndoLine(n))

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
