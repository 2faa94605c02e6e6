"""The checker finds every kind of violation in histories made by hand, and none in a good one."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

import regnum
from tests.cluster.checker import check, stored_after_all
from tests.cluster.history import Client, Entry, Heard, History, Outage, Request, Revocation, Stored, StoredLine

CHOICES = 8
ANNA, BRUNO = "token of Anna", "token of Bruno"
START = 1_000.0


def good() -> tuple[History, Stored]:
    """A short game as it should be: two people, who receive everything; a choice is made every second."""
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], seed=7)
    history = History("table", clients=[Client("Anna"), Client("Bruno")])
    header, first = (msgspec.json.encode(line).decode() for line in (play.record.header, play.record.lines[0]))
    stored = Stored("running", header, [], {0: first})
    for number in range(1, CHOICES + 1):
        seat, choice, at = play.state.asking.seat, play.state.options()[0].text, START + number
        name, token = ("Bruno", BRUNO) if seat else ("Anna", ANNA)
        play.choose(choice)
        line = msgspec.json.encode(play.record.lines[-1]).decode()
        stored.lines.append(StoredLine(number, line, at, [5.0, 5.0]))
        history.requests.append(Request(name, seat, token, number - 1, choice, at - 0.1, "accepted", number))
        for client in history.clients:
            client.heard.append(Heard(number, "choice", seat, choice))
            client.shown.append((number, number))
    history.clients[0].statuses += ["waiting", "running", "finished"]
    history.entries += [Entry(START, ANNA, "welcome"), Entry(START, BRUNO, "welcome")]
    return history, stored


def kinds(history: History, stored: Stored | None, outages: list[Outage] | None = None) -> set[str]:
    return {violation.kind for violation in check(history, stored, outages or [])}


def test_a_good_history_is_not_blamed() -> None:
    assert check(*good()) == []


def test_what_may_happen_is_not_blamed() -> None:
    history, stored = good()
    # The connection broke before the answer, and the choice was sent again, or another one in its place.
    lost = history.requests[3]
    again = Request(
        lost.client, lost.seat, lost.credential, lost.seq, lost.choice, lost.sent + 0.5, "refused", 0, "stale"
    )
    other = Request(lost.client, lost.seat, lost.credential, lost.seq, "take:row.9", lost.sent, "refused", 0, "stale")
    lost.answer, lost.number = "", 0
    history.requests += [again, other]
    # The database was lost during the commit.
    unsure = history.requests[4]
    unsure.answer, unsure.number, unsure.code = "refused", 0, "not-stored"
    # A seat was given up after the game, and its credential is refused.
    history.revocations.append(Revocation(BRUNO, START + 20, START + 21))
    history.entries.append(Entry(START + 22, BRUNO, "token"))
    history.requests.append(Request("Ghost", 1, BRUNO, CHOICES, "stop", START + 23, "refused", 0, "not-your-turn"))
    assert check(history, stored) == []


# --- each violation ------------------------------------------------------------------------------------------------


def gap(history: History, stored: Stored) -> None:
    del stored.lines[2]


def line_again(history: History, stored: Stored) -> None:
    stored.lines.insert(3, stored.lines[2])


def received_again(history: History, stored: Stored) -> None:
    heard = history.clients[0].heard
    heard.insert(3, heard[2])


def not_received(history: History, stored: Stored) -> None:
    del history.clients[1].heard[4]


def received_otherwise(history: History, stored: Stored) -> None:
    heard = history.clients[1].heard
    heard[4] = heard[4]._replace(choice="stop")


def received_but_not_stored(history: History, stored: Stored) -> None:
    client = history.clients[0]
    client.heard.append(Heard(CHOICES + 1, "choice", 0, "stop"))
    client.shown.append((CHOICES + 1, CHOICES + 1))


def position_without_its_line(history: History, stored: Stored) -> None:
    history.clients[0].shown.append((CHOICES + 1, CHOICES))


def told_old_news(history: History, stored: Stored) -> None:
    history.clients[0].statuses.append("running")


def acknowledged_and_lost(history: History, stored: Stored) -> None:
    stored.lines.pop()
    for client in history.clients:
        client.heard.pop()


def acknowledged_and_changed(history: History, stored: Stored) -> None:
    history.requests[5].choice = "stop"


def accepted_under_another_number(history: History, stored: Stored) -> None:
    history.requests[5].seq -= 1


def both_accepted(history: History, stored: Stored) -> None:
    one = history.requests[5]
    history.requests.append(
        Request("the other hand", one.seat, one.credential, one.seq, one.choice, one.sent, "accepted", one.number)
    )


def nobody_sent_it(history: History, stored: Stored) -> None:
    del history.requests[5]


def refused_and_stored(history: History, stored: Stored) -> None:
    history.requests[5].answer, history.requests[5].code = "refused", "stale"


def chosen_for_the_bot(history: History, stored: Stored) -> None:
    history.bots = frozenset([1])


def chosen_after_revocation(history: History, stored: Stored) -> None:
    history.revocations.append(Revocation(BRUNO, START, START + 0.5))


def stored_after_revocation(history: History, stored: Stored) -> None:
    history.revocations.append(Revocation(BRUNO, START, START + 0.5))
    for request in history.requests:
        request.answer = ""


def welcome_after_revocation(history: History, stored: Stored) -> None:
    history.revocations.append(Revocation(BRUNO, START + 20, START + 21))
    history.entries.append(Entry(START + 22, BRUNO, "welcome"))


def valid_token_refused(history: History, stored: Stored) -> None:
    history.entries.append(Entry(START + 3, ANNA, "token"))


def table_denied(history: History, stored: Stored) -> None:
    history.entries.append(Entry(START + 3, ANNA, "no-table"))


def clock_ran_out(history: History, stored: Stored) -> None:
    history.clock = 5.0
    stored.lines[5:] = [line._replace(at=line.at + 9.0) for line in stored.lines[5:]]


def illegal_choice(history: History, stored: Stored) -> None:
    line = json.loads(stored.lines[5].line)
    stored.lines[5] = stored.lines[5]._replace(line=json.dumps({**line, "seat": 1 - line["seat"]}))


def other_chance(history: History, stored: Stored) -> None:
    at = next(n for n, line in enumerate(stored.lines) if "chance" in json.loads(line.line))
    line = json.loads(stored.lines[at].line)
    stored.lines[at] = stored.lines[at]._replace(line=json.dumps({**line, "chance": []}))


def wrong_checkpoint(history: History, stored: Stored) -> None:
    stored.checkpoints[CHOICES] = json.dumps({**json.loads(stored.checkpoints[0]), "checkpoint": CHOICES})


def finished_too_early(history: History, stored: Stored) -> None:
    stored.status = "finished"


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (gap, "numbers"),
        (line_again, "numbers"),
        (received_again, "doubled"),
        (not_received, "missed"),
        (received_otherwise, "order"),
        (received_but_not_stored, "order"),
        (position_without_its_line, "position"),
        (told_old_news, "news"),
        (acknowledged_and_lost, "acknowledged"),
        (acknowledged_and_changed, "acknowledged"),
        (accepted_under_another_number, "stale"),
        (both_accepted, "twice"),
        (nobody_sent_it, "invented"),
        (refused_and_stored, "refused"),
        (chosen_for_the_bot, "bot"),
        (chosen_after_revocation, "revoked"),
        (stored_after_revocation, "revoked"),
        (welcome_after_revocation, "revoked"),
        (valid_token_refused, "credential"),
        (table_denied, "lost"),
        (clock_ran_out, "clock"),
        (illegal_choice, "replay"),
        (other_chance, "replay"),
        (wrong_checkpoint, "replay"),
        (finished_too_early, "status"),
    ],
)
def test_a_violation_is_found(spoil: Callable[[History, Stored], None], kind: str) -> None:
    history, stored = good()
    spoil(history, stored)
    assert kind in kinds(history, stored)


def test_a_table_that_is_not_stored_is_found() -> None:
    assert kinds(good()[0], None) == {"lost"}


def test_a_clock_may_stand_still_during_an_outage_and_a_bot_may_play_when_it_has_run_out() -> None:
    history, stored = good()
    clock_ran_out(history, stored)
    assert kinds(history, stored, [Outage(START + 5, START + 12)]) == set()
    late = history.requests.pop(5)
    assert late.number == 6
    assert kinds(history, stored) == set()


def test_choices_that_were_stored_after_all_are_counted() -> None:
    history, stored = good()
    assert stored_after_all(history, stored) == 0
    history.requests[4].answer, history.requests[4].code = "refused", "not-stored"
    assert stored_after_all(history, stored) == 1
