"""Carrying out a choice, and writing down what was chosen and what came of it."""

from __future__ import annotations

from regnum.core.log import EventInfo, FactInfo, LogEntry, LoggedEvent, Words
from regnum.core.message import Event, Fact
from regnum.core.option import Option
from regnum.core.state import State


def carry_out(state: State, option: Option) -> LogEntry:
    """Carry out a legal option and return the log entry for it."""
    asking = state.asking
    told = asking.describe(state, option)
    announced = asking.announce(state, option)
    key = state.table.game.told[announced.key]
    state.events = []
    try:
        state.apply(option)
    finally:
        events = state.events or []
        state.events = None
    return LogEntry(
        asking.seat,
        option.text,
        Words(told.key, told.args),
        None if key == told.key and announced.args == told.args else Words(key, announced.args),
        asking.confidants() if asking.secret else None,
        tuple([logged(event) for event in events]),
    )


def logged(event: Event) -> LoggedEvent:
    """An event as the log keeps it."""
    words = Words(event.message.key, event.message.args)
    fact = None if event.fact is None else _info(event.fact)
    besides = tuple([_info(other) for other in event.besides])
    return LoggedEvent(EventInfo(words, event.clause, fact, besides, event.concerns), event.audience)


def _info(fact: Fact) -> FactInfo:
    return FactInfo(fact.verb, fact.actor, fact.piece, fact.source, fact.target, fact.amount)
