"""Refusals: the errors for choices that are not legal, and the clause that they name where no rule is nearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.core.errors import IllegalChoice
from regnum.core.message import Reason

if TYPE_CHECKING:
    from regnum.core.state import State


def clause_now(state: State) -> str:
    """The clause under which a seat is asked, or by which the game has ended."""
    return state.asking.clauses[0] if state.steps else state.end_clause()


def not_your_turn(state: State) -> Reason:
    """Why a seat that is not asked may not choose."""
    return Reason(clause_now(state), "reason-not-your-turn")


def refusal(state: State, choice: str, reason: Reason) -> IllegalChoice:
    """The error for a choice that is not legal, with its reason in words."""
    return IllegalChoice(choice, reason, state.table.game.text("en")(reason.message))
