"""Reading what a game wrote: JSON back into its own struct, with refusals that name the key."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from regnum.core.errors import BadInput

B = TypeVar("B", bound=msgspec.Struct)


def read_board(data: Any, shape: type[B], strict: bool) -> B:
    """`data` as the board of a game; with `strict` no part of it may be left out."""
    try:
        board = msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise BadInput("state.board" + path.rstrip("`"), problem) from None
    if strict:
        for name in shape.__struct_fields__:
            if name not in data:
                raise BadInput(f"state.board.{name}", "is missing")
    return board
