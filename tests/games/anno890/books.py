"""890: which piece each field of the board holds, for the law that facts are true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.core.message import Fact
from tests.books import Booking, Books, by_verb

Json = Any


def laid_out(board: Json) -> Json:
    """The row by its tiles, because it closes up; and a tile that lies face down apart from one that lies face up."""
    row = {one["tile"]: {**one, "tile": [one["tile"]]} for one in board["row"]}
    kingdoms = [{**kingdom, "spaces": [_face(one) for one in kingdom["spaces"]]} for kingdom in board["kingdoms"]]
    return {**board, "row": row, "in_row": list(row), "kingdoms": kingdoms}


def _face(space: Json) -> Json:
    if not space:
        return {"tile": None}
    side, other = ("ruin", "tile") if space.get("ruin") else ("tile", "ruin")
    return {**space, side: space["tile"], other: None}


def bookings(fact: Fact, before: Json, after: Json) -> Iterator[Booking]:
    """A tile that comes into the row is named by where it then lies, all else in the row by where it lay before."""
    is_tile = fact.piece.startswith("tile:")
    side = "ruin" if is_tile and _lies_face_down(before, fact.source) else "tile"
    if fact.verb == "turned":
        space = (fact.target or fact.source).removesuffix(".ruin")
        up = 1 if fact.source.endswith(".ruin") else -1
        yield from ((f"{space}.tile", fact.piece, up), (f"{space}.ruin", fact.piece, -up))
        return
    for address, piece, n in by_verb(fact):
        place, *parts = address.split(".")
        if place == "row":
            parts[0] = (after if is_tile and n > 0 else before)["in_row"][int(parts[0]) - 1]
        elif place == "supply" and before["supply"].get(parts[0]) is None:
            continue  # as many as anybody needs
        elif place == "kingdoms" and piece == "saracen":
            continue  # printed on the tile: they come from nowhere
        elif place == "kingdoms" and is_tile:
            parts.append(side)
        yield ".".join([place, *parts]), piece, n


def _lies_face_down(board: Json, address: str) -> bool:
    place, *parts = address.split(".")
    return place == "kingdoms" and bool(board["kingdoms"][int(parts[0])]["spaces"][int(parts[2]) - 1].get("ruin"))


BOOKS = Books(
    held={
        "kingdoms.*.spaces.*.tile": "tile",
        "kingdoms.*.spaces.*.ruin": "tile",
        "kingdoms.*.spaces.*.towers": "tower",
        "kingdoms.*.spaces.*.nobles": "noble",
        "kingdoms.*.coins": "coin",
        "kingdoms.*.characters": "character",
        "kingdoms.*.kept": "character",
        "row.*.tile": "tile",
        "row.*.coins": "coin",
        "row.*.saracens": "saracen",
        "stack": "tile",
        "special_buildings": "tile",
        "castles": "tile",
        "taken.tile": "tile",
        "taken.saracens": "saracen",
        "banners.*": "character",
        "deck": "character",
        "drawn": "character",
        "out": "tile",
        "out_characters": "character",
        "supply.towers": "tower",
        "supply.nobles": "noble",
        "supply.coins": "coin",
        "supply.saracens": "saracen",
        "invader": "saracen",
    },
    untold={
        "scenario": "settled in set-up",
        "first": "settled in set-up",
        "round": "said by the first event of a turn",
        "turn": "said by the first event of a turn",
        "invader_moved": "whether Saracens came this turn, which was told",
        "placed": "the tiles placed this turn, which were told",
        "fallen": "the tiles turned by this invasion, which were told",
        "invasions": "a count of what was told",
    },
    unheld={
        "trio": "three tiles that lie in a line",
        "tithe": "a Coin that is not paid",
    },
    laid_out_as={"kingdoms.spaces.tile": ("kingdoms.spaces.tile", "kingdoms.spaces.ruin")},
    laid_out=laid_out,
    bookings=bookings,
)
