"""Decisions that abilities of Characters call for (char.3 to char.26)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.anno890 import events
from regnum.games.anno890.options import MOVE, PUT, REBUILD, STEAL, STOP, SWAP, TOKEN, WITH
from regnum.games.anno890.rules.grid import CELLS, space_address
from regnum.games.anno890.state import Anno890


def _own_space(seat: int, option: Option) -> int:
    """The space of the seat's Kingdom that an option names."""
    return CELLS * seat + option.number(0, 1, CELLS) - 1


def _clause(s: Anno890, card: int) -> str:
    """The clause of the Character whose ability is being carried out."""
    return s.box.characters[card].clause


def _name(s: Anno890, card: int) -> str:
    """The key of that Character's name."""
    return f"@character-{s.box.characters[card].id}"


class _OnKingdom(Ask[Anno890]):
    """Base class of decisions about a space of the player's own Kingdom."""

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"kingdoms.{self.seat}.spaces.{option.number(0)}",) if option.args else ()


class PutTokens(_OnKingdom):
    """char.14, char.23, char.25, char.26: choose which tile of the Kingdom receives `n` tokens from the supply."""

    fields = (("seat", "seat"), ("what", "text"), ("n", "number"), ("card", "character"))
    clauses = ("char.26",)
    verbs = ("put",)

    def __init__(self, seat: int, what: str, n: int, card: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n
        self.card = card

    def options(self, s: Anno890) -> Sequence[Option]:
        # inv.20, comp.6: an empty supply leaves nothing to place.
        return _tiles_for_tokens(s, self.seat) if self._in_supply(s) else []

    def _in_supply(self, s: Anno890) -> int:
        return s.tower_supply if self.what == "tower" else s.noble_supply

    def choose(self, s: Anno890, option: Option) -> None:
        space = _own_space(self.seat, option)
        if self.what == "tower":
            s.add_towers(space, self.n, _clause(s, self.card))
        else:
            s.add_nobles(space, self.n, _clause(s, self.card))

    def prompt(self, s: Anno890) -> Prompt:
        n = min(self.n, self._in_supply(s))  # comp.6, inv.21
        words = Message("prompt-put", {"character": _name(s, self.card), "what": f"@{self.what}s", "n": n})
        return Prompt(PromptKind.PLACE, words, (_clause(s, self.card), "char.26"))

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-put", {**s.place(_own_space(self.seat, option)), "what": f"@{self.what}s"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return _no_tile_for_tokens(s, self.seat, option)


def _tiles_for_tokens(s: Anno890, seat: int) -> list[Option]:
    """char.26: any tile of the Kingdom, including the Castle and, unless a table option forbids it, Ruins."""
    base = CELLS * seat
    if s.rulings.tokens_on_ruins:
        return [PUT[cell] for cell in range(CELLS) if s.tiles[base + cell]]
    return [PUT[cell] for cell in range(CELLS) if s.tiles[base + cell] > 0]


def _no_tile_for_tokens(s: Anno890, seat: int, option: Option) -> Reason:
    space = _own_space(seat, option)
    key = "reason-ruin" if s.tiles[space] else "reason-empty-space"
    return Reason("char.26", key, {"cell": option.number(0)})


class StealToken(Ask[Anno890]):
    """char.12, char.24: take a Noble or a Tower from any tile of another player; skipped if there is none."""

    fields = (("seat", "seat"), ("what", "text"), ("card", "character"))
    clauses = ("char.12", "char.24")
    verbs = ("steal",)

    def __init__(self, seat: int, what: str, card: int) -> None:
        self.seat = seat
        self.what = what
        self.card = card

    def _tokens(self, s: Anno890) -> list[int]:
        return s.towers if self.what == "tower" else s.nobles

    def options(self, s: Anno890) -> Sequence[Option]:
        own = self.seat
        return [
            STEAL[space // CELLS][space % CELLS]
            for space, n in enumerate(self._tokens(s))
            if n and space // CELLS != own
        ]

    def choose(self, s: Anno890, option: Option) -> None:
        space = CELLS * option.number(0) + option.number(1) - 1
        s.steps.append(PutStolen(self.seat, self.what, space, self.card))

    def prompt(self, s: Anno890) -> Prompt:
        words = {"character": _name(s, self.card), "what": f"@{self.what}s"}
        return Prompt(PromptKind.TARGET, Message("prompt-steal", {**words}), (_clause(s, self.card),))

    def describe(self, s: Anno890, option: Option) -> Message:
        space = CELLS * option.number(0) + option.number(1) - 1
        return Message("option-steal", {**s.place(space), "what": f"@{self.what}s"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        seat = option.number(0, 0, s.table.seats - 1)
        option.number(1, 1, CELLS)
        if seat == self.seat:
            return Reason(_clause(s, self.card), "reason-own-tile")
        if not s.tiles[CELLS * seat + option.last - 1]:
            return Reason(_clause(s, self.card), "reason-empty-space", {"cell": option.last})
        return Reason(_clause(s, self.card), "reason-no-token", {"what": f"@{self.what}s"})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"kingdoms.{option.number(0)}.spaces.{option.number(1)}",)


class PutStolen(_OnKingdom):
    """char.12, char.24, char.26: put the stolen token on any tile of the Kingdom; Defence does not change."""

    fields = (("seat", "seat"), ("what", "text"), ("source", "space"), ("card", "character"))
    clauses = ("char.26", "char.12", "char.24")
    verbs = ("put",)

    def __init__(self, seat: int, what: str, source: int, card: int) -> None:
        self.seat = seat
        self.what = what
        self.source = source  # the token stays there until its new tile is chosen
        self.card = card

    def options(self, s: Anno890) -> Sequence[Option]:
        return _tiles_for_tokens(s, self.seat)

    def choose(self, s: Anno890, option: Option) -> None:
        space = _own_space(self.seat, option)
        tokens = s.towers if self.what == "tower" else s.nobles
        tokens[self.source] -= 1
        tokens[space] += 1
        if s.events is not None:
            source, what, clause = self.source, f"@{self.what}s", _clause(s, self.card)
            values = (source, source // CELLS, self.seat, what, self.what, space_address(space))
            s.log(events.STEALS, *values, clause=clause)
            s.log(events.PUTS, space, what, self.what)

    def prompt(self, s: Anno890) -> Prompt:
        words = Message("prompt-put-stolen", {"character": _name(s, self.card), "what": f"@{self.what}s"})
        return Prompt(PromptKind.PLACE, words, (_clause(s, self.card), "char.26"))

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-put", {**s.place(_own_space(self.seat, option)), "what": f"@{self.what}s"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return _no_tile_for_tokens(s, self.seat, option)


class MoveTokens(_OnKingdom):
    """char.3, char.18: move up to `left` Towers or Nobles of the Kingdom, one at a time, onto its Castle."""

    fields = (("seat", "seat"), ("what", "text"), ("left", "number"), ("card", "character"))
    clauses = ("char.3", "char.18")
    verbs = ("move", "stop")

    def __init__(self, seat: int, what: str, left: int, card: int) -> None:
        self.seat = seat
        self.what = what
        self.left = left
        self.card = card

    def _tokens(self, s: Anno890) -> list[int]:
        return s.towers if self.what == "tower" else s.nobles

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        tokens, castle = self._tokens(s), s.castles[self.seat] - base
        found = [MOVE[cell] for cell in range(CELLS) if tokens[base + cell] and cell != castle]
        return [*found, STOP] if found and self.left else []

    def choose(self, s: Anno890, option: Option) -> None:
        if option is STOP:
            return
        space = _own_space(self.seat, option)
        tokens = self._tokens(s)
        tokens[space] -= 1
        tokens[s.castles[self.seat]] += 1
        if s.events is not None:
            castle, clause = space_address(s.castles[self.seat]), _clause(s, self.card)
            s.log(events.MOVES, space, f"@{self.what}s", self.what, castle, clause=clause)
        s.steps.append(MoveTokens(self.seat, self.what, self.left - 1, self.card))

    def prompt(self, s: Anno890) -> Prompt:
        words = Message("prompt-move", {"character": _name(s, self.card), "what": f"@{self.what}s", "left": self.left})
        return Prompt(PromptKind.TARGET, words, (_clause(s, self.card),))

    def describe(self, s: Anno890, option: Option) -> Message:
        if option is STOP:
            return Message("option-stop")
        return Message("option-move", {**s.place(_own_space(self.seat, option)), "what": f"@{self.what}s"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        if _own_space(self.seat, option) == s.castles[self.seat]:
            return Reason(_clause(s, self.card), "reason-on-castle")
        return Reason(_clause(s, self.card), "reason-no-token", {"what": f"@{self.what}s"})


class Rebuild(_OnKingdom):
    """char.6-char.9: turn a ruined Territory face up and take its printed Towers and Nobles again."""

    fields = (("seat", "seat"), ("card", "character"))
    clauses = ("char.6", "char.7", "char.8", "char.9")
    verbs = ("rebuild",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        # char.9: Territories only; they have the lowest tile numbers.
        return [REBUILD[cell] for cell in range(CELLS) if -s.box.last_territory <= s.tiles[base + cell] < 0]

    def choose(self, s: Anno890, option: Option) -> None:
        space = _own_space(self.seat, option)
        tile = -s.tiles[space]
        s.tiles[space] = tile
        returned = min(s.towers[space], s.box.back_towers[tile]) if s.rulings.rebuilt_tower_returns else 0
        s.towers[space] -= returned
        s.tower_supply += returned
        s.log(events.REBUILDS, space, returned)
        # char.7: no other icon of the tile is applied, and trios are not checked.
        s.add_towers(space, s.box.towers[tile], "char.6")
        s.add_nobles(space, s.box.nobles[tile], "char.6")

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-rebuild", {"character": _name(s, self.card)}), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-rebuild", s.place(_own_space(self.seat, option)))

    def why_not(self, s: Anno890, option: Option) -> Reason:
        if s.tiles[_own_space(self.seat, option)] < 0:
            return Reason("char.9", "reason-special-ruin")
        return Reason("char.6", "reason-no-ruin", {"cell": option.number(0)})


class PickSwap(_OnKingdom):
    """char.10, char.11: choose the first of two tiles of the Kingdom that change places; empty spaces are excluded."""

    clauses = ("char.10", "char.11")
    verbs = ("swap",)

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        found = [SWAP[cell] for cell in range(CELLS) if _may_swap(s, base + cell)]
        return found if len(found) > 1 else []

    def choose(self, s: Anno890, option: Option) -> None:
        s.steps.append(SwapWith(self.seat, _own_space(self.seat, option)))

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-swap"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-swap", s.place(_own_space(self.seat, option)))

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return _why_no_swap(s, _own_space(self.seat, option))


class SwapWith(_OnKingdom):
    """char.10: choose the second tile; both move with their tokens, and trios are ignored."""

    fields = (("seat", "seat"), ("space", "space"))
    clauses = ("char.10", "char.11")
    verbs = ("with",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: Anno890) -> Sequence[Option]:
        base = CELLS * self.seat
        return [WITH[cell] for cell in range(CELLS) if base + cell != self.space and _may_swap(s, base + cell)]

    def choose(self, s: Anno890, option: Option) -> None:
        a, b = self.space, _own_space(self.seat, option)
        for board in (s.tiles, s.towers, s.nobles):
            board[a], board[b] = board[b], board[a]
        castle = s.castles[self.seat]
        if castle == a:
            s.castles[self.seat] = b
        elif castle == b:
            s.castles[self.seat] = a
        if s.events is not None:
            fact, *besides = [*self._moved(s, a, b), *self._moved(s, b, a)]
            s.log(events.SWAPS, b, abs(s.tiles[a]), fact=fact, besides=tuple(besides))

    def _moved(self, s: Anno890, source: int, target: int) -> list[Fact]:
        """Facts for the tile that now lies on `target`, and for the tokens on it."""
        here, there = space_address(source), space_address(target)
        tokens = (("tower", s.towers[target]), ("noble", s.nobles[target]))
        return [
            Fact("moved", self.seat, f"tile:{s.box.tile_ids[abs(s.tiles[target])]}", here, there),
            *(Fact("moved", self.seat, what, here, there, n) for what, n in tokens if n),
        ]

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-swap-with", s.place(self.space)), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        return Message("option-with", s.place(_own_space(self.seat, option)))

    def why_not(self, s: Anno890, option: Option) -> Reason:
        space = _own_space(self.seat, option)
        if space == self.space:
            return Reason("char.10", "reason-same-tile")
        return _why_no_swap(s, space)


def _may_swap(s: Anno890, space: int) -> bool:
    """char.11: any tile, including Ruins and, unless a table option forbids it, the Castle; no empty space."""
    return s.tiles[space] != 0 and (s.rulings.castle_moves or space not in s.castles)


def _why_no_swap(s: Anno890, space: int) -> Reason:
    if s.tiles[space]:
        return Reason("char.11", "reason-castle-stays")
    return Reason("char.11", "reason-empty-space", {"cell": space % CELLS + 1})


class SaracenToken(Ask[Anno890]):
    """char.20, char.21, comp.8: put one Saracen token, if any is left, beside a tile of the row."""

    clauses = ("char.20", "char.21")
    verbs = ("token",)

    def options(self, s: Anno890) -> Sequence[Option]:
        return TOKEN[: len(s.row)] if s.saracen_supply else []

    def choose(self, s: Anno890, option: Option) -> None:
        at = option.number(1) - 1
        s.saracen_supply -= 1
        s.row_saracens[at] += 1
        s.log(events.TOKEN_BESIDE, self.seat, s.row[at], f"row.{at + 1}.saracens")

    def prompt(self, s: Anno890) -> Prompt:
        left = min(sum(isinstance(step, SaracenToken) for step in s.steps), s.saracen_supply)
        return Prompt(PromptKind.TARGET, Message("prompt-token", {"left": left}), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        at = option.number(1) - 1
        tile = s.box.tile_ids[s.row[at]]
        return Message("option-token", {"tile": f"@tile-{tile}", "saracens": s.row_saracens[at]})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        if option.name(0) == "special":
            return Reason("char.20", "reason-territory-only")
        return Reason("char.20", "reason-no-such-tile", {"n": len(s.row)})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"row.{option.number(1)}",)
