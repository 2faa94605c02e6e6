"""7: which piece each field of the board holds, for the law that facts are true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.core.message import Fact
from tests.books import Booking, Books, by_verb

Json = Any


def laid_out(board: Json) -> Json:
    """Cards that lie tapped, and heroes that have fallen, as pieces of their own; markers by whose they are."""
    return {
        **board,
        "heroes": [_hero(hero) for hero in board["heroes"]],
        "undertakings": [_undertaking(one) for one in board["undertakings"]],
        "portals": {id: _marker(mark) for id, mark in board["portals"].items()},
        **{shelf: [card for card in board[shelf] if card != "closed"] for shelf in ("tavern", "shop")},
        "closed": [
            f"{shelf}.{n}" for shelf in ("tavern", "shop") for n, card in enumerate(board[shelf], 1) if card == "closed"
        ],
    }


def _hero(hero: Json) -> Json:
    tapped = [one["id"] for one in hero["characters"] if one["tapped"]]
    return {
        **hero,
        "tapped": [*tapped, hero["hero"]] if hero["tapped"] else tapped,
        "fallen": [hero["hero"]] if hero["fallen"] else [],
        "enslaved": [one["id"] for one in hero["palaces"] if one["enslaved"]],
    }


def _undertaking(one: Json) -> Json:
    if not one:
        return {}
    return {**one, "markers": [_marker(mark) for mark in one["markers"]]}


def _marker(mark: Any) -> list[str]:
    return [] if mark is None else [str(mark)]


def bookings(fact: Fact, before: Json, after: Json) -> Iterator[Booking]:
    kind, _, id = fact.piece.partition(":")
    if fact.verb == "turned" or (kind == "palace" and fact.verb == "changed"):
        yield from _turned(fact, kind, id, before)
        return
    if kind == "closure":
        yield "closed", f"closed:{fact.target}", 1
        return
    if kind == "armour":
        yield fact.target, kind, 1
        return
    for address, piece, n in by_verb(fact):
        place = address.split(".")[0]
        if kind == "marker":
            owner = next((end.split(".")[1] for end in (fact.source, fact.target) if end.startswith("heroes.")), "")
            yield from _marked(address, owner, n, before, after)
        elif place == "treasures_open":
            yield "treasure_pile", piece, n
        elif place != "reserve":  # where there is what no hero has
            yield address, piece, n
            # A card that leaves takes along what lies on it; a character goes as it stands (effect.5).
            if n < 0 and place == "heroes":
                for part in ("tapped", "enslaved"):
                    if id in before["heroes"][int(address.split(".")[1])][part]:
                        yield f"heroes.{address.split('.')[1]}.{part}", f"{part}:{id}", -1
                        if fact.target.startswith("heroes."):
                            yield f"heroes.{fact.target.split('.')[1]}.{part}", f"{part}:{id}", 1


def _turned(fact: Fact, kind: str, id: str, before: Json) -> Iterator[Booking]:
    """What is turned lies the other way than before."""
    hero, part = fact.target.split(".")[1:3]
    part = "fallen" if part == "fallen" else "enslaved" if kind == "palace" else "tapped"
    yield f"heroes.{hero}.{part}", f"{part}:{id}", -1 if id in before["heroes"][int(hero)][part] else 1


def _marked(address: str, owner: str, n: int, before: Json, after: Json) -> Iterator[Booking]:
    """A marker on a place, instead of the neutral one that may have been there; or away, for a neutral one."""
    if address.startswith("heroes."):
        return  # those that are nowhere else
    yield address, f"marker:{owner}", n
    parts = [int(part) - 1 if part.isdigit() else part for part in address.split(".")]
    other = before if n > 0 else after
    for part in parts:
        other = other[part]
    if other == ["neutral"]:
        yield address, "marker:neutral", -n


BOOKS = Books(
    held={
        "heroes.*.hero": "hero",
        "heroes.*.tapped": "tapped",
        "heroes.*.fallen": "fallen",
        "heroes.*.loses_turn": "turn",
        "heroes.*.gold": "gold",
        "heroes.*.fame": "fame",
        "heroes.*.power": "power",
        "heroes.*.gifts.*": "gift:{}",
        "heroes.*.characters": "character",
        "heroes.*.elixirs": "elixir",
        "heroes.*.palaces": "palace",
        "heroes.*.enslaved": "enslaved",
        "heroes.*.corruption": "corruption",
        "heroes.*.sins": "sin",
        "heroes.*.artefacts": "artefact",
        "tavern": "character",
        "shop": "elixir",
        "closed": "closed",
        "character_discards": "character",
        "elixir_discards": "elixir",
        "castles": "palace",
        "estates": "palace",
        "temples": "palace",
        "gone": "palace",
        "undertakings.*.id": "undertaking",
        "undertakings.*.markers.*": "marker",
        "undertakings.*.treasures": "treasure",
        "treasure_discards": "treasure",
        "sins_played": "sin",
        "cataclysms": "cataclysm",
        "artefact_discards": "artefact",
        "portals.*": "marker",
        "armour": "armour",
        "nameless_hand": "nameless",
        "character_pile": "character",
        "elixir_pile": "elixir",
        "castle_pile": "palace",
        "estate_pile": "palace",
        "undertaking_pile": "undertaking",
        "treasure_pile": "treasure",
        "sin_pile": "sin",
        "sin_discards": "sin",
        "cataclysm_pile": "cataclysm",
        "artefact_pile": "artefact",
    },
    laid_out_as={"tavern": ("tavern", "closed"), "heroes.palaces": ("heroes.palaces", "heroes.enslaved")},
    untold={
        **{f"undertakings.top.{part}": "counted with the other rows" for part in ("id", "markers", "treasures")},
        "heroes.standing_pass": "what a hero could do when he passed",
        "treasures_turned_up": "shown while an undertaking is completed, which is told",
        "turn": "said by the first event of a turn",
        "order": "said by the event that names the First Player",
        "passes": "said by the events of those who pass",
        "last_fallen": "said by the event of a fall",
        "nameless_turn": "what the Nameless has done this turn",
        "nameless_round": "what the Nameless has done this round",
        "nameless_chose": "what the Nameless has chosen, which was told",
        "ended": "said by the last event",
        "won": "who has won",
        "sins_loose": "in what order the sins lie in their pile",
    },
    unsaid={
        "": {
            ("character_pile", "tavern"): "recruit.2",
            ("character_discards", "character_pile"): "supply.1",
            ("character_discards", "tavern"): "supply.1",
            ("elixir_pile", "shop"): "elixir.1",
            ("elixir_discards", "shop"): "supply.1",
            ("elixir_discards", "elixir_pile"): "supply.1",
            ("castle_pile", "castles"): "found.4",
            ("estate_pile", "estates"): "found.4",
        },
        "BeginPhase": {("heroes.*.loses_turn", ""): "effect.9"},
        "DiscardPlayed": {("sins_played", "sin_discards"): "sin.2"},
        "ShuffleSins": {("sin_discards", "sin_pile"): "sin.4"},
        "FinishUndertaking": {
            ("undertakings.*.treasures", "treasure_discards"): "complete.10",
            ("undertakings.*.markers.*", ""): "complete.11",
            ("undertakings.*.id", ""): "complete.11",
        },
        "MoveRows": {
            ("undertakings.*.id", "undertakings.*.id"): "complete.14",
            ("undertakings.*.markers.*", "undertakings.*.markers.*"): "complete.14",
            ("undertakings.*.treasures", "undertakings.*.treasures"): "complete.14",
            ("undertaking_pile", "undertakings.*.id"): "complete.15",
            ("treasure_pile", "undertakings.*.treasures"): "complete.15",
            ("", "undertakings.*.markers.*"): "supply.3",
        },
        "Gather": {
            ("treasure_discards", "treasure_pile"): "gather.6",
            ("treasure_pile", "undertakings.*.treasures"): "gather.7",
            ("heroes.*.enslaved", ""): "gather.8",
        },
    },
    unheld={
        "": "a hero, a pile or a place",
        "income": "gold, fame and power, which are told one by one",
        "order": "the order of play",
        "cards": "all cards of a board, which are told one by one",
    },
    laid_out=laid_out,
    bookings=bookings,
)
