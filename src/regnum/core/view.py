"""What a view has besides the board, the same for every game: the table, who must choose, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regnum.core.state import State


def table_view(state: State, seat: int | None) -> dict[str, Any]:
    """This part of the view of `seat`; a seat that must choose is shown the question besides."""
    table = state.table
    return {
        "game": table.game.id,
        "seats": table.seats,
        "seat": seat,
        "options": dict(table.options),
        **progress_view(state),
    }


def progress_view(state: State) -> dict[str, Any]:
    """The part of `table_view` that changes in the course of a game."""
    if not state.steps:
        return {"over": True, "asked": None, "scores": state.scores(), "winners": state.winners()}
    asking = state.asking
    return {"over": False, "asked": {"seat": asking.seat, "step": type(asking).__name__}}
