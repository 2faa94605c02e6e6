"""The one gate: everything that leaves the engine is built here for a viewer, from what that viewer may know.

Views, prompts, options, refusals, log entries, previews, records and the input of bots all go through these
functions. No other code decides who may see what.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from regnum.core.actions import actions
from regnum.core.ahead import prepare, preview
from regnum.core.board.differences import Comparison
from regnum.core.chronicle import logged
from regnum.core.details import Details, Plan
from regnum.core.encoding import encoding
from regnum.core.errors import RegnumError
from regnum.core.hints import what_would_help
from regnum.core.log import LogEntry, Words
from regnum.core.message import Message, Prompt, Reason
from regnum.core.option import Option
from regnum.core.places import why_not_at
from regnum.core.record import Record
from regnum.core.refusals import not_your_turn
from regnum.core.rng import Rng
from regnum.core.scoring import firm_points, points
from regnum.core.shown import Change, LogLine, OptionInfo, Prepared, Preview
from regnum.core.state import State
from regnum.core.step import Ask

DEALS = 4  # random deals of the hidden cards to try before concluding that a choice reveals nothing
NOTHING_CERTAIN = Details()
HAS_CHOSEN = "log-has-chosen"


class Withheld(RegnumError):
    """Raised for something that nobody may see before the game is over."""


class Viewer:
    """Who looks at the table: the seats that share a screen, or no seats for a spectator."""

    __slots__ = ("only", "seats")

    def __init__(self, seats: Iterable[int] = ()) -> None:
        self.seats = frozenset(seats)
        self.only: int | None = next(iter(self.seats)) if len(self.seats) == 1 else None

    def seat(self, state: State) -> int | None:
        """The seat whose view is shown: the one that must choose, if it is at this screen, or the only one here.

        Several people at one screen see only what everybody may see while none of them must choose.
        """
        asked = state.seat
        return asked if asked is not None and asked in self.seats else self.only

    def may_know(self, audience: tuple[int, ...] | None) -> bool:
        """Whether something meant for `audience` (None: everybody) may appear on this screen."""
        return audience is None or (bool(self.seats) and self.seats <= frozenset(audience))


SPECTATOR = Viewer()


# --- the position --------------------------------------------------------------------------------------------------


def view(state: State, viewer: Viewer) -> dict[str, Any]:
    """The position as far as the viewer may know it."""
    return state.view(viewer.seat(state))


def outlook(state: State, viewer: Viewer) -> msgspec.Struct | None:
    """What follows from the position besides what its view shows; None if the game has no more to say."""
    return state.table.game.outlook(state, viewer.seat(state))


def is_asked(state: State, viewer: Viewer) -> bool:
    """Whether the viewer must choose now."""
    return state.seat is not None and state.seat in viewer.seats


def prompt(state: State, viewer: Viewer) -> Prompt | None:
    """The question, if the viewer must choose now."""
    return state.prompt if is_asked(state, viewer) else None


def options(state: State, viewer: Viewer, details: bool = False) -> list[OptionInfo]:
    """The options of the viewer, with their `details` if asked for; empty if the viewer need not choose now."""
    if not is_asked(state, viewer):
        return []
    known = _details(state) if details else {}
    legal = state.options()
    described = zip(legal, state.asking.describe_all(state, legal), strict=True)
    return [_info(state, option, words, known.get(option)) for option, words in described]


def _info(state: State, option: Option, words: Message, details: Details | None = None) -> OptionInfo:
    prepares = state.asking.prepares(state, option)
    return OptionInfo(option.text, Words(words.key, words.args), state.refs(option), details, prepares)


def plans(state: State, viewer: Viewer) -> list[Plan]:
    """Whole courses of choices for the viewer, such as the ways to pay; empty if the viewer need not choose now."""
    if not is_asked(state, viewer):
        return []
    imagined = state.determinize(state.asking.seat, Rng(0))
    return imagined.asking.plans(imagined)


def reason(state: State, viewer: Viewer, choice: str, address: str = "") -> Reason | None:
    """Why the viewer may not choose `choice` now or, if `address` is given, anything at that place of the board.

    A viewer who need not choose only learns that it is not their turn.
    """
    if not is_asked(state, viewer):
        return not_your_turn(state)
    return why_not_at(state, address) if address else state.why_not(choice)


def hints(state: State, viewer: Viewer, choice: str, address: str = "") -> list[OptionInfo]:
    """The options after which the viewer could choose what `reason` refuses; empty if it is not their turn."""
    if not is_asked(state, viewer):
        return []
    return [_info(state, option, state.describe(option)) for option in what_would_help(state, choice, address)]


# --- looking ahead -------------------------------------------------------------------------------------------------


def reveals(state: State, viewer: Viewer, choice: str) -> bool:
    """Whether a legal `choice` might reveal something to anybody, judged by what the choosing seat may know."""
    if not is_asked(state, viewer):
        return False
    for number in range(DEALS):
        # Never the true state: positions that the seat cannot tell apart must give the same answer.
        imagined = state.determinize(state.asking.seat, Rng(number))
        before = imagined.revealed
        if imagined.why_not(choice) is not None:
            return False
        imagined.apply(choice)
        if imagined.revealed > before:
            return True
    return False


def previews(state: State, viewer: Viewer, only: str | None = None) -> Iterator[Preview]:
    """What each option of the viewer will certainly do; with `only`, just for that option."""
    if not is_asked(state, viewer):
        return
    seat = state.asking.seat
    imagined = state.determinize(seat, Rng(0))
    for option in state.options():
        if only is None or option.text == only:
            yield _preview(imagined, seat, option)


def prepared(state: State, viewer: Viewer, choice: str) -> Prepared | None:
    """The question after a legal `choice` of the viewer, if it may be answered first (`Ask.prepares`)."""
    if not is_asked(state, viewer):
        return None
    option, seat = state.resolve(choice), state.asking.seat
    if not state.asking.prepares(state, option):
        return None
    imagined = state.determinize(seat, Rng(0))
    after = imagined.copy()
    prepare(after, option)
    return Prepared(
        _changed(imagined, after, seat),
        type(after.asking).__name__,
        after.asking.prompt(after),
        options(after, viewer, details=True),
        list(previews(after, viewer)),
    )


def _details(state: State) -> dict[Option, Details]:
    """What each option costs and brings for certain: as its step states, and as holdings and figures change."""
    seat, players = state.asking.seat, range(state.table.players)
    imagined = state.determinize(seat, Rng(0))
    game, asking = state.table.game, imagined.asking
    figures = game.figures(imagined, seat)
    before = [imagined.holdings(player) for player in players]
    found: dict[Option, Details] = {}
    for option in state.options():
        made = asking.details(imagined, option) or NOTHING_CERTAIN
        if any(before):
            after = imagined.copy()
            preview(after, option)
            changes = [_changes(before[player], after.holdings(player)) for player in players]
            made = _with_changes(made, changes, seat)
            then = game.figures(after, seat)
            changed = {what: (n, then[what]) for what, n in figures.items() if then[what] != n}
            made = msgspec.structs.replace(made, figures={**changed, **made.figures})
            if after.over:
                made = msgspec.structs.replace(made, ends="game")
        if made != NOTHING_CERTAIN:
            found[option] = made
    return found


def _changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By name how much more of a thing there is afterwards."""
    return {what: n - before.get(what, 0) for what, n in after.items()}


def _with_changes(stated: Details, changes: list[dict[str, int]], seat: int) -> Details:
    """What a step has stated of an option, completed by what everybody then has more or less of."""
    price, gain = dict(stated.price), dict(stated.gain)
    for what, change in changes[seat].items():
        more = change - gain.get(what, 0) + price.get(what, 0)
        if more > 0:
            gain[what] = gain.get(what, 0) + more
        elif more < 0:
            price[what] = price.get(what, 0) - more
    others = {
        player: {what: n for what, n in change.items() if n}
        for player, change in enumerate(changes)
        if player != seat and any(change.values())
    }
    later: dict[int, dict[str, tuple[int, int]]] = {}
    for player, ranges in stated.later.items():
        open_yet = {what: both for what, both in ranges.items() if not _is_done(what, both, changes[player])}
        if open_yet:
            later[player] = open_yet
    return msgspec.structs.replace(stated, price=price, gain=gain, others=others, later=later)


def _is_done(what: str, both: tuple[int, int], change: dict[str, int]) -> bool:
    """Whether that is all that comes of it, because nothing is left to choose; kinds of a thing count together."""
    done = sum([n for name, n in change.items() if name == what or name.startswith(what + ":")])
    return both == (done, done)


def _preview(imagined: State, seat: int, option: Option) -> Preview:
    after = imagined.copy()
    after.events = []
    preview(after, option)
    viewer = Viewer((seat,))
    events = [logged(event) for event in after.events or []]
    shown = [event.info for event in events if viewer.may_know(event.audience)]
    return Preview(option.text, _changed(imagined, after, seat), shown)


def _changed(before: State, after: State, seat: int) -> list[Change]:
    """How the board has changed as `seat` sees it."""
    cells = after.table.game.fields.cells(after)
    compared = Comparison(cells, before, after, after.changed_since(before), seat, seat)
    compared.compare(by_viewer=False)
    compared.compare(by_viewer=True)
    return compared.found


# --- the past ------------------------------------------------------------------------------------------------------


def past_view(state: State, viewer: Viewer) -> dict[str, Any]:
    """The view of an earlier position.

    Several people at one screen see only what everybody may see: whoever looks now may not have been the one to choose.
    """
    return state.view(viewer.only)


def past_outlook(state: State, viewer: Viewer) -> msgspec.Struct | None:
    """What follows from an earlier position besides what its view shows, to whoever that view is for."""
    return state.table.game.outlook(state, viewer.only)


def standing(state: State) -> list[int]:
    """The points of all players as every view shows them: the firm ones, and all of them once the game is over."""
    return points(state) if state.over else firm_points(state)


def entry(made: LogEntry, viewer: Viewer, seq: int = 0) -> LogLine:
    """A log entry, of number `seq`, as far as the viewer may know it: a sealed choice of others reads "has chosen"."""
    events = [event.info for event in made.events if viewer.may_know(event.audience)]
    if not viewer.may_know(made.confidants):
        words = Words(HAS_CHOSEN, {"player": f"@seat-{made.seat}"})
        return LogLine("choice", made.seat, "", words, events, 0, seq)
    whole = made.announced is None or viewer.may_know((made.seat,))
    kind: Literal["choice", "undo", "note"] = "choice" if made.choice else "undo" if made.undone else "note"
    shown = made.words if whole else made.announced
    return LogLine(kind, made.seat, made.choice, shown, events, made.undone, seq)


def is_open(made: LogEntry) -> bool:
    """Whether every viewer is shown the same of a log entry: all of it."""
    if made.announced is not None or made.confidants is not None:
        return False
    return all(event.audience is None for event in made.events)


def record(kept: Record, state: State) -> str:
    """The record of a finished game as JSON lines; withheld before the end, because it contains secrets."""
    if not state.over:
        raise Withheld("the record contains secrets: it is available when the game is over")
    return kept.to_text()


# --- programs ------------------------------------------------------------------------------------------------------


def observation(state: State, viewer: Viewer) -> list[int]:
    """The position as far as the viewer may know it, as the numbers of `core.encoding`."""
    return encoding(state.table.game).numbers(state, viewer.seat(state))


def spellings(state: State, viewer: Viewer) -> list[tuple[int, ...]]:
    """For each option of the viewer, the actions that choose it (`core.actions`)."""
    acts = actions(state.table.game)
    return [acts.spelling(option) for option in state.options()] if is_asked(state, viewer) else []


def imagine(state: State, seat: int, rng: Rng) -> State:
    """A whole state that `seat` cannot tell from the true one: everything hidden from it is dealt at random."""
    return state.determinize(seat, rng)


def bot_input(state: State, rng: Rng) -> dict[str, Any]:
    """An imagined state as JSON, for a bot in another process that must choose; it says nothing of what `rng` gives."""
    return imagine(state, state.asking.seat, rng.fork("what the seat cannot see")).to_json()


def observed(asking: Ask[Any], option: Option, seat: int | None) -> Option | None:
    """The choice `option` as `seat` (None: a spectator) observes it: None if it is sealed to that seat."""
    return option if not asking.secret or seat in asking.confidants() else None
