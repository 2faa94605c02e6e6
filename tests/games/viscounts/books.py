"""Viscounts: which piece each field of the board holds, for the law that facts are true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.core.message import Fact
from tests.books import Booking, Books, by_verb

Json = Any


def laid_out(board: Json) -> Json:
    """Viscounts by the space where they stand; Buildings, Bonus Cards and the Castle Leader by who owns them."""
    spaces: Json = {}
    players = []
    for n, player in enumerate(board["players"]):
        first, second, third = player["castle"]
        players.append({**player, "castle": {"1": first, "2": second, "3": third}})
        if player["viscount"] is not None:
            kind, place = player["viscount"]
            spaces.setdefault(str(place), {}).setdefault(kind, []).append(str(n))
    return {
        **board,
        "players": players,
        "spaces": spaces,
        "spots": [spot and f"{spot['building']} of {spot['player']}" for spot in board["spots"]],
        "bonuses": {ribbon: _owner(holder) for ribbon, holder in board["bonuses"].items()},
        "leader": _owner(board["leader"]),
        "pairs": [pair["hero"] for pair in board["pairs"]],
    }


def _owner(player: int | None) -> list[str]:
    return [] if player is None else [str(player)]


def bookings(fact: Fact, before: Json, after: Json) -> Iterator[Booking]:
    kind, _, id = fact.piece.partition(":")
    if kind == "leader":
        yield from ((fact.target, f"leader:{old}", -1) for old in before["leader"])
        yield fact.target, f"leader:{fact.actor}", 1
        return
    for address, piece, n in by_verb(fact):
        if kind == "viscount":
            yield address, f"viscount:{fact.actor}", n
        elif kind == "bonus":
            yield address, f"bonus:{fact.actor}", n
        elif kind == "building":
            if n > 0:  # on the player's board there are those that are nowhere else
                yield address, f"building:{id} of {fact.actor}", n
        elif kind == "scheme":
            yield address, f"card:{id}", n
        elif kind == "virtue":
            yield address, piece, -n  # the marker moves to the left
        else:
            yield address, piece, n


BOOKS = Books(
    held={
        "piles.*": "card",
        "shelves.*": "manuscript",
        "spots.*": "building",
        "spaces.*.*": "viscount",
        "players.*.row": "card",
        "players.*.hand": "card",
        "players.*.deck": "card",
        "players.*.discards": "card",
        "players.*.manuscripts": "manuscript",
        "players.*.purse.*": {"silver": "silver", "ink": "ink", "gold": "gold", "stone": "stone"},
        "players.*.papers.*": {"unpaid": "debt", "paid": "debt", "acquired": "deed", "approved": "deed"},
        "players.*.corruption": "corruption",
        "players.*.virtue": "virtue",
        "players.*.castle.1.*": "worker",
        "players.*.castle.2.*": "worker",
        "players.*.castle.3": "worker",
        "leader": "leader",
        "bonuses.*": "bonus",
        "debts_above": "debt",
        "deeds_above": "deed",
        "last_round": "last_round",
        "pairs": "card",
        "gone": "card",
        "future": "card",
    },
    laid_out_as={
        "players.viscount": ("spaces",),
        "players.castle.first": ("players.castle.1",),
        "players.castle.second": ("players.castle.2",),
        "players.castle.third": ("players.castle.3",),
    },
    untold={
        "ring": "settled in set-up",
        "wedges": "settled in set-up",
        "rival": "settled in set-up",
        "first": "settled in set-up",
        "round": "said by the first event of a turn",
        "turn": "said by the first event of a turn",
        "movement": "the value of the card that was played",
        "dismissed": "the Icons of the Townsfolk that were dismissed",
    },
    unsaid={"EndSetup": {("pairs", "gone"): "setup.18"}},
    unheld={
        "turn": "the turn",
        "row": "the order of the cards on the board",
        "poverty": "a card that ends the game",
        "prosperity": "a card that ends the game",
    },
    laid_out=laid_out,
    bookings=bookings,
)
