"""What a seat is counted under when a game is over, found in the declared fields of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from regnum.agents.match import Listener
from regnum.core.board.cards import Card
from regnum.core.board.cells import Column
from regnum.core.board.kinds import Player
from regnum.core.board.several import Order
from regnum.core.option import Option
from regnum.core.rewards import shares
from regnum.core.state import State
from regnum.core.table import OptionValue

ASPECTS = ("seat", "role", "option", "card", "opening")


class Label(NamedTuple):
    """One thing to count under: an aspect, a kind (of role, option, card, question), and which one of that kind."""

    aspect: str
    kind: str
    id: str


class Labeller(Listener):
    """Follows one game, and says at its end what each seat is to be counted under.

    `openings`: how many of a seat's first choices make its opening.
    """

    def __init__(self, openings: int = 1, lang: str = "en") -> None:
        self._openings = openings
        self._lang = lang

    def begin(self, state: State, seed: int) -> None:
        self._state = state
        self._text = state.table.game.text(self._lang)
        self._first: list[list[str]] = [[] for _ in range(state.table.seats)]
        self._questions = [""] * state.table.seats
        self._placed: list[set[Label]] = [set() for _ in range(state.table.seats)]
        self._place()

    def chosen(self, state: State, option: Option) -> None:
        asking = state.asking
        first = self._first[asking.seat]
        if len(first) < self._openings:
            first.append(self._text(state.describe(option)))
            if len(first) == 1:
                self._questions[asking.seat] = type(asking).__name__

    def _place(self) -> None:
        """Note who is named by the board before the first choice: a first player, and the places of an order."""
        state = self._state
        seen: list[dict[int, str]] = []
        for column, n in state.table.game.fields.cells(state):
            named: dict[int, str] = {}
            if column.spots[n].owner is None and isinstance(column.kind, Player) and _value(state, column, n) >= 0:
                named = {_value(state, column, n): ""}
            elif column.spots[n].owner is None and isinstance(column.kind, Order):
                named = {player: str(place) for place, player in enumerate(_value(state, column, n), 1)}
            if named and named not in seen:  # whose turn it is need not be told beside who is first
                seen.append(named)
                for player, place in named.items():
                    if player < len(self._placed):
                        self._placed[player].add(Label("role", column.name, place))

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        table = self._state.table
        return shares(self._state.winners(), table.teams)[: table.seats]

    def labels(self) -> list[set[Label]]:
        """For each seat everything to count it under; nothing twice."""
        state = self._state
        found = [{*self._of_table(seat), *self._placed[seat]} for seat in range(state.table.seats)]
        for seat, labels in enumerate(found):
            if len(self._first[seat]) == self._openings:
                labels.add(Label("opening", self._questions[seat], " → ".join(self._first[seat])))
        fields = state.table.game.fields
        owned = [(column, n, column.spots[n].owner) for column, n in fields.cells(state) if column.kind.of]
        alone = Counter((column, owner) for column, _, owner in owned)
        for column, n, owner in owned:
            if owner is not None and owner < len(found):
                # Of a role everybody has exactly one, such as a hero; spaces for a tile are several.
                aspect = "role" if isinstance(column.kind, Card) and alone[column, owner] == 1 else "card"
                kind = column.name if aspect == "role" else column.kind.of
                ids = fields.ids(state, column.kind.of)
                pieces = column.kind.pieces(state, _value(state, column, n))
                found[owner].update(Label(aspect, kind, ids[piece]) for piece in pieces)
        return found

    def _of_table(self, seat: int) -> Iterator[Label]:
        yield Label("seat", "", str(seat))
        for name, value in self._settled().items():
            yield Label("option", f"{name}={str(value).lower()}", str(seat))

    def _settled(self) -> dict[str, OptionValue]:
        """The table options; where one says "random" and the board says what came of it, that."""
        state = self._state
        options = dict(state.table.options)
        for column, n in state.table.game.fields.cells(state):
            if column.spots[n].owner is None and options.get(column.name) == "random":
                options[column.name] = column.kind.to_json(state, _value(state, column, n))
        return options


def _value(state: State, column: Column, n: int) -> Any:
    return column.store.get(state, column.indices[n])
