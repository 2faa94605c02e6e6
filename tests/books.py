"""Double-entry bookkeeping over a game: what its events tell must be what its positions show.

`tests/games/<game>/books.py` says which piece each declared field of the board holds, so that any position can be
counted from its JSON alone, without the rules. Every fact is a booking from one place to another. Between two
positions whatever has changed must have been booked, and whatever was booked must have changed.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from regnum.core.board.views import board_json
from regnum.core.message import Event, Fact
from regnum.core.option import Option
from regnum.core.state import State
from regnum.core.step import Act, AnyStep

Json = Any
Account = tuple[str, str]  # the address of a field, and the piece: ``kind:id``, or the name of a token
Booking = tuple[str, str, int]  # an address, the piece, and how many more or fewer of it
CAUSES = Path(__file__).parents[1] / "rules" / "causes"
EVENT = "event-"  # before the name of an event, in the key of its message
SILENT = ("began", "ended", "decided", "rolled")  # verbs of facts that move nothing


def as_it_is(board: Json) -> Json:
    return board


def by_verb(fact: Fact) -> Iterator[Booking]:
    """What a fact books: away from its source, to its target."""
    if fact.verb in SILENT or (fact.verb == "revealed" and not (fact.source and fact.target)):
        return
    if fact.verb in ("changed", "scored"):
        yield fact.target, fact.piece, fact.amount
        return
    if fact.source:
        yield fact.source, fact.piece, -fact.amount
    if fact.target:
        yield fact.target, fact.piece, fact.amount


def facts_of(event: Event) -> tuple[Fact, ...]:
    return (event.fact, *event.besides) if event.fact is not None else ()


class Books(NamedTuple):
    """How the pieces of one game are counted."""

    # The address of each field that holds pieces, with ``*`` for any number or name, and the pieces that it holds:
    # one kind, or one for each name (``{}`` is the name itself).
    held: Mapping[str, str | Mapping[str, str]]
    # The other fields, and why no fact needs to account for them.
    untold: Mapping[str, str]
    # What facts name that no field holds, as the beginning of a piece, and what it is.
    unheld: Mapping[str, str]
    # Moves from one field to another that go without saying, by the step in which they happen ("" is any), and the
    # clause. A field "" is the box.
    unsaid: Mapping[str, Mapping[tuple[str, str], str]] = {}
    # Fields that are laid out under other names.
    laid_out_as: Mapping[str, tuple[str, ...]] = {}
    # The JSON of a board in which places keep their names while pieces come and go.
    laid_out: Callable[[Json], Json] = as_it_is
    # The bookings of a fact, told between two boards that are laid out.
    bookings: Callable[[Fact, Json, Json], Iterable[Booking]] = lambda fact, before, after: by_verb(fact)


def books_of(id: str) -> Books:
    found = import_module(f"tests.games.{id}.books").BOOKS
    assert isinstance(found, Books)
    return found


def causes_of(id: str) -> dict[str, list[str]]:
    """By event, the clauses of the ledger that may cause it."""
    found: dict[str, list[str]] = tomllib.loads((CAUSES / f"{id}.toml").read_text(encoding="utf-8"))
    return found


def field_name(template: str) -> str:
    """The name under which a field of the board is declared (`Entries.title`)."""
    return ".".join(part for part in template.split(".") if part != "*")


def step_by_step(state: State, option: Option | None) -> Iterator[AnyStep]:
    """What `State.take` does, or `State.advance` without an option; stops after every step, which it yields."""
    step = state.steps.pop()
    while True:
        if isinstance(step, Act):
            step.run(state)
        else:
            if option is None:
                options = step.options(state)
                if len(options) > 1 or (options and step.shown):
                    break
                option = options[0] if options else None
            if option is not None:
                step.choose(state, option)
                option = None
        yield step
        if not state.steps:
            break
        step = state.steps.pop()
    if not isinstance(step, Act):
        state.steps.append(step)
    state.advance()


class Auditor:
    """Compares what events tell with how positions differ, and their clauses with those that can cause them."""

    def __init__(self, state: State) -> None:
        self.books = books_of(state.table.game.id)
        self._by_player = state.table.game.fields.by_player
        self._held = [(template.split("."), pieces) for template, pieces in self.books.held.items()]
        self._field: dict[str, str] = {}  # by the address of an account
        self._causes = causes_of(state.table.game.id)

    def board(self, state: State) -> Json:
        return self.books.laid_out(board_json(state))

    def follow(self, state: State, option: Option | None = None) -> list[str]:
        """Carry out an option, or go on without one; after each step, where facts and positions disagree."""
        problems = []
        before = self.board(state)
        events = state.events = []
        for step in step_by_step(state, option):
            after = self.board(state)
            found = [
                *self.differences(before, after, events, step),
                *self._miscaused(events),
                *self._misconfided(events, state),
            ]
            problems += [f"{type(step).__name__}: {one}" for one in found]
            before = after
            events = state.events = []
        state.events = None
        return problems

    def _miscaused(self, events: Iterable[Event]) -> list[str]:
        """The events that name a clause which cannot cause them."""
        named = [(event.message.key.removeprefix(EVENT), event.clause) for event in events]
        return [f"{event} under {clause}" for event, clause in named if clause not in self._causes[event]]

    def _misconfided(self, events: Iterable[Event], state: State) -> Iterator[str]:
        """Events that not all may know whose words name another piece, amount or player than their facts, or that are
        told to others than those whose pieces they are."""
        for event in events:
            facts, words = facts_of(event), event.message.args
            if event.audience is None or not facts:
                continue
            for fact in facts:
                if (f"@{fact.piece.replace(':', '-')}" if ":" in fact.piece else fact.amount) not in words.values():
                    yield f"{event.message} says nothing of {fact}"
            actor = state.who(facts[0].actor)
            ends = [end.split(".") for fact in facts for end in (fact.source, fact.target)]
            owners = {int(end[1]) for end in ends if end[0] in self._by_player}
            if words.get("player", actor) != actor or set(event.audience) != owners:
                yield f"{event.message}, told to {event.audience}, is about {owners}"

    def count(self, board: Json) -> Counter[Account]:
        """How many pieces of each kind lie where."""
        found: Counter[Account] = Counter()
        for template, pieces in self._held:
            for address, name, value in self._find(board, template, ""):
                piece = pieces if isinstance(pieces, str) else pieces[name]
                self._field[address] = ".".join(template)
                for one, n in _counted(value, piece.format(name)):
                    found[address, one] += n
        return found

    def _find(self, part: Json, template: list[str], last: str) -> Iterator[tuple[str, str, Json]]:
        """The places of a field that are there: address, the last part of it, what lies there."""
        if part is None:
            return
        if not template:
            yield "", last, part
            return
        first, rest = template[0], template[1:]
        keys = self._keys(part, last) if first == "*" else [(first, first)] if _has(part, first) else []
        for key, name in keys:
            for address, end, value in self._find(part[key], rest, name):
                yield f"{name}.{address}" if address else name, end, value

    def _keys(self, part: Json, name: str) -> list[tuple[Any, str]]:
        if isinstance(part, dict):
            return [(key, key) for key in part]
        start = 0 if name in self._by_player else 1
        return [(n, str(n + start)) for n in range(len(part))]

    def account(self, address: str, piece: str) -> str:
        """The address of the field that `address` names: the field itself, a place in it, or the only one inside."""
        parts, kind = address.split("."), piece.partition(":")[0]
        found: dict[str, str] = {}
        for template, pieces in self._held:
            n = min(len(parts), len(template))
            rest = template[n:]
            fits = all(want in ("*", part) for want, part in zip(template, parts, strict=False))
            if not fits or ("*" in rest and not isinstance(pieces, dict)):
                continue
            full = [*parts[:n], *rest]
            for name, one in [("", pieces)] if isinstance(pieces, str) else pieces.items():
                named = [name if part == "*" else part for part in full]
                if one.format(named[-1]).partition(":")[0] == kind and name in ("", named[-1]):
                    found[".".join(named)] = ".".join(template)
        assert len(found) == 1, f"a fact says {piece} at {address}: {sorted(found) or 'no such place'}"
        self._field.update(found)
        return next(iter(found))

    def told(self, events: Iterable[Event], before: Json, after: Json) -> Counter[Account]:
        """What facts book.

        An event that not all may know tells more of what others have told to all: it repeats what they book, or names
        the piece where they say no more than its kind. Anything else is booked once more, and so does not add up.
        """
        found: Counter[Account] = Counter()
        public: list[Booking] = []
        confided: list[Booking] = []
        for event in events:
            for fact in facts_of(event):
                if fact.piece.partition(":")[0] not in self.books.unheld:
                    bookings = self.books.bookings(fact, before, after)
                    (public if event.audience is None else confided).extend(bookings)
        for address, piece, n in public:
            found[self.account(address, piece), piece] += n
        for address, piece, n in confided:
            if (address, piece, n) not in public:
                account, kind = self.account(address, piece), piece.partition(":")[0]
                if kind != piece and found[account, kind] * n > 0:
                    found[account, kind] -= n
                    if not found[account, kind]:
                        del found[account, kind]  # every one has its name
                found[account, piece] += n
        return found

    def differences(self, before: Json, after: Json, events: Iterable[Event], step: AnyStep) -> list[str]:
        """Where the facts of `events`, told in a step, and the boards around it disagree, in words."""
        told = self.told(events, before, after)
        if before == after and not any(told.values()):
            return []
        was, now = _apart(before, after)
        left = self.count(now)
        left.subtract(self.count(was))
        changed = {account: n for account, n in left.items() if n}
        left.subtract(told)
        self._settle_unnamed(left, told)
        for name in (type(step).__name__, ""):
            for source, target in self.books.unsaid.get(name, ()):
                self._settle_unsaid(left, source, target)
        return [
            f"{piece} at {address}: changed by {changed.get((address, piece), 0)}, told {told[address, piece]}"
            for (address, piece), n in sorted(left.items())
            if n
        ]

    def _settle_unnamed(self, left: Counter[Account], told: Counter[Account]) -> None:
        """A fact that does not name the piece accounts for any of its kind."""
        for address, kind in told:
            if ":" not in kind:
                same = [one for one in left if one[0] == address and one[1].partition(":")[0] == kind]
                if not sum(left[one] for one in same):
                    for one in same:
                        left[one] = 0

    def _settle_unsaid(self, left: Counter[Account], source: str, target: str) -> None:
        """What is gone from one field and turned up in another without a word; without either, in or out of the box."""
        gone = [one for one, n in left.items() if n < 0 and self._field.get(one[0]) == source]
        come = [one for one, n in left.items() if n > 0 and self._field.get(one[0]) == target]
        if not source or not target:
            for one in gone or come:
                left[one] = 0
        for one in gone:
            for other in come:
                if one[1] == other[1] or one[1].startswith(f"{other[1]}:"):
                    n = min(-left[one], left[other])
                    left[one] += n
                    left[other] -= n


def _apart(before: Json, after: Json) -> tuple[Json, Json]:
    """The parts of two boards that differ: most are the same, and need not be counted."""
    was, now = {}, {}
    for key in before.keys() | after.keys():
        one, other = before.get(key), after.get(key)
        if one != other:
            if isinstance(one, dict) and isinstance(other, dict):
                moved = [name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]
                one, other = ({name: part.get(name) for name in moved} for part in (one, other))
            was[key], now[key] = one, other
    return was, now


def _has(part: Json, key: str) -> bool:
    return isinstance(part, dict) and part.get(key) is not None


def _counted(value: Json, piece: str) -> Iterator[tuple[str, int]]:
    """The pieces that a field's value means, and how many of each."""
    if isinstance(value, bool):
        yield piece, int(value)
    elif isinstance(value, int):
        yield piece, value
    elif isinstance(value, str):
        yield f"{piece}:{value}", 1
    elif isinstance(value, list):
        for one in value:
            yield from _counted(one, piece)
    elif isinstance(value, dict):
        yield f"{piece}:{value['id']}", 1
