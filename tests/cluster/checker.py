"""Judges a history against the database: pure functions, each of which lists the violations of one promise."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from regnum.core.errors import RegnumError
from regnum.core.play import Play
from regnum.core.record import Record
from tests.cluster.history import Heard, History, Outage, Request, Stored

LONGEST_LOG = 400  # entries in a welcome: whoever comes later does not receive those before them
GRACE = 3.0  # seconds that a clock may be late, unless the machine is slow
# A server that loses the database during a commit cannot know whether it happened. All other refusals are certain.
UNCERTAIN = ("not-stored",)


class Violation(NamedTuple):
    """A broken promise."""

    kind: str
    table: str
    what: str


def check(
    history: History, stored: Stored | None, outages: Sequence[Outage] = (), grace: float = GRACE
) -> list[Violation]:
    """Every promise that was broken at a table."""
    if stored is None:
        return [Violation("lost", history.table, "the table is not in the database")]
    found = [
        *numbers(stored),
        *order(history, stored),
        *acknowledged(history, stored),
        *authors(history, stored),
        *credentials(history, stored),
        *clocks(history, stored, outages, grace),
        *replays(stored),
    ]
    return [Violation(kind, history.table, what) for kind, what in found]


Found = list[tuple[str, str]]  # kinds of violations, and what happened


def numbers(stored: Stored) -> Found:
    """The numbers in the database have neither gaps nor doubles."""
    found = [line.number for line in stored.lines]
    expected = list(range(1, len(found) + 1))
    return [] if found == expected else [("numbers", f"the database has the numbers {_differences(expected, found)}")]


def order(history: History, stored: Stored) -> Found:
    """There is one order: clients receive every line once, in its place, as it is in the database, and no old news."""
    found: Found = []
    kept = {line.number: _heard(line.number, line.line) for line in stored.lines}
    for client in history.clients:
        last = 0
        for heard in client.heard:
            first_of_long_log = last == 0 and len(kept) > LONGEST_LOG
            if heard.number <= last:
                found.append(("doubled", f"{client.name} received {heard.number} again after {last}"))
            elif heard.number != last + 1 and not first_of_long_log:
                found.append(("missed", f"{client.name} received {heard.number} after {last}"))
            last = max(last, heard.number)
            if kept.get(heard.number) != heard:
                there = kept.get(heard.number, "nothing")
                found.append(("order", f"{client.name} received {heard}, the database has {there}"))
        for position, line in client.shown:
            if position != line:
                found.append(("position", f"{client.name} was shown position {position} after line {line}"))
        if "finished" in client.statuses[:-1]:
            found.append(("news", f"{client.name} was told that the table is {', then '.join(client.statuses)}"))
    return found


def acknowledged(history: History, stored: Stored) -> Found:
    """A choice that was acknowledged is in the database, under its number; nobody else was told that of this number."""
    found: Found = []
    kept = {line.number: _heard(line.number, line.line) for line in stored.lines}
    told: dict[int, Request] = {}
    for request in history.requests:
        if request.answer != "accepted":
            continue
        if request.number != request.seq + 1:
            found.append(("stale", f"a choice after {request.seq} was accepted as {request.number}: {request}"))
        if kept.get(request.number) != Heard(request.number, "choice", request.seat, request.choice):
            there = kept.get(request.number, "nothing")
            found.append(("acknowledged", f"{request} was accepted, the database has {there}"))
        if request.number in told:
            found.append(("twice", f"{request} and {told[request.number]} were both accepted"))
        told[request.number] = request
    return found


def authors(history: History, stored: Stored) -> Found:
    """Every choice of a person was sent by that person, and not refused; nobody chose for a bot."""
    found: Found = []
    requests = _by_line(history.requests)
    for line in stored.lines:
        made = _heard(line.number, line.line)
        if made.kind != "choice":
            continue
        sent = requests[made]
        if made.seat in history.bots:
            if sent:
                found.append(("bot", f"a person chose for the bot: {sent[0]}"))
        elif history.clock is None:  # otherwise it may have been a bot's choice
            if not sent:
                found.append(("invented", f"nobody sent {made}"))
            elif all(request.answer == "refused" and request.code not in UNCERTAIN for request in sent):
                found.append(("refused", f"{sent[0]} was refused, but is in the database"))
    return found


def stored_after_all(history: History, stored: Stored) -> int:
    """How many choices were refused because a server could not know that they were stored."""
    refused = _by_line([request for request in history.requests if request.code in UNCERTAIN])
    others = _by_line([request for request in history.requests if request.code not in UNCERTAIN])
    made = [_heard(line.number, line.line) for line in stored.lines]
    return sum(line in refused and line not in others for line in made)


def credentials(history: History, stored: Stored) -> Found:
    """Once a seat was acknowledged to be given up, its credential is worthless; until then it is valid everywhere."""
    found: Found = []
    revoked = {given_up.credential: given_up for given_up in history.revocations}
    since = {
        given_up.credential: given_up.acknowledged
        for given_up in history.revocations
        if given_up.acknowledged is not None
    }

    def too_late(credential: str, at: float) -> bool:
        return credential in since and at > since[credential]

    for entry in history.entries:
        if entry.answer == "no-table":
            found.append(("lost", "a client was told that there is no such table"))
        elif entry.answer == "token" and (
            entry.credential not in revoked or entry.at < revoked[entry.credential].asked
        ):
            found.append(("credential", f"a valid credential was refused: {entry}"))
        elif entry.answer == "welcome" and too_late(entry.credential, entry.at):
            found.append(("revoked", f"a revoked credential was welcome: {entry}"))
    requests = _by_line(history.requests)
    for line in stored.lines:
        sent = requests[_heard(line.number, line.line)]
        if sent and all(too_late(request.credential, request.sent) for request in sent):
            found.append(("revoked", f"a choice with a revoked credential is in the database: {sent[0]}"))
    for request in history.requests:
        if request.answer == "accepted" and too_late(request.credential, request.sent):
            found.append(("revoked", f"a choice with a revoked credential was accepted: {request}"))
    return found


def clocks(history: History, stored: Stored, outages: Sequence[Outage] = (), grace: float = GRACE) -> Found:
    """Whoever has no time left does not choose: a bot does. During an outage time may stand still."""
    found: Found = []
    if history.clock is None:
        return found
    people = {request.number for request in history.requests if request.answer == "accepted"}
    for before, line in zip(stored.lines, stored.lines[1:], strict=False):
        made = _heard(line.number, line.line)
        left = before.clock[made.seat] if before.clock else history.clock
        taken = line.at - before.at
        outage = sum(max(0.0, min(line.at, end) - max(before.at, begin)) for begin, end in outages)
        if line.number in people and taken > max(0.0, left) + outage + grace:
            what = f"{made} was chosen {taken:.1f} s after the line before, with {left:.1f} s on the clock"
            found.append(("clock", f"{what} and an outage of {outage:.1f} s"))
    return found


def replays(stored: Stored) -> Found:
    """The record replays to the last line, from its beginning and from its last checkpoint, and the status is true."""
    rows = [stored.header, stored.checkpoints.get(0, "")]
    for line in stored.lines:
        rows.append(line.line)
        if line.number in stored.checkpoints:
            rows.append(stored.checkpoints[line.number])
    try:
        record = Record.from_bytes("".join(row + "\n" for row in rows).encode())
        state = None
        for state in record.replay():  # noqa: B007
            pass
        assert state is not None
        cold = Play.cold(record).state
    except RegnumError as error:
        return [("replay", str(error))]
    found: Found = []
    if cold != state:
        found.append(("replay", "the last checkpoint leads to another position than the beginning"))
    if (stored.status == "finished") != state.over:
        found.append(("status", f"the table is {stored.status}, the game is {'over' if state.over else 'not over'}"))
    return found


def _heard(number: int, line: str) -> Heard:
    """A line of the record as a client should receive it; 890 has no choices that are sealed."""
    data: dict[str, Any] = json.loads(line)
    if "choice" in data:
        return Heard(number, "choice", data["seat"], data["choice"])
    if "undo" in data:
        return Heard(number, "undo", -1, "", data["undo"])
    return Heard(number, "note", -1, "")


def _by_line(requests: Sequence[Request]) -> defaultdict[Heard, list[Request]]:
    """The requests that would, if they were accepted, become a line."""
    found: defaultdict[Heard, list[Request]] = defaultdict(list)
    for request in requests:
        found[Heard(request.seq + 1, "choice", request.seat, request.choice)].append(request)
    return found


def _differences(expected: list[int], found: list[int]) -> str:
    missing, more = sorted(set(expected) - set(found)), sorted(set(found) - set(expected))
    doubled = sorted({number for number in found if found.count(number) > 1})
    return f"without {missing}, with {more}, twice {doubled}"
