"""Step 1, taking a tile (take.*), and replacing a tile before it (repl.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.anno890 import events
from regnum.games.anno890.box import UNLIMITED
from regnum.games.anno890.options import INVENT, PASS, REPLACE, TAKE_ROW, TAKE_SPECIAL
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rules.invasion import threat
from regnum.games.anno890.rules.kingdom import add_tile
from regnum.games.anno890.rules.place import PLACE_TILE
from regnum.games.anno890.rules.trios import CheckTrios
from regnum.games.anno890.state import Anno890


class TakeTile(Ask[Anno890]):
    """take.1-take.15, char.15: take a Territory from the row, or a Special Building for Coins or the Inventor."""

    fields = (("seat", "seat"), ("inventor", "flag"))
    clauses = ("take.1", "take.2", "take.3", "take.10")
    verbs = ("take", "invent")

    def __init__(self, seat: int, inventor: bool) -> None:
        self.seat = seat
        self.inventor = inventor  # char.27: whether the player held the Inventor when the turn began

    def options(self, s: Anno890) -> Sequence[Option]:
        coins = s.coins[self.seat]
        # take.3, take.5: every skipped tile costs one of the Coins already held.
        found = TAKE_ROW[: min(coins + 1, len(s.row))]
        if coins >= s.box.special_cost:
            found += [TAKE_SPECIAL[n] for n, tile in enumerate(s.specials) if tile]
        if self.inventor:
            found += [INVENT[n] for n, tile in enumerate(s.specials) if tile]
        return found

    def choose(self, s: Anno890, option: Option) -> None:
        seat = self.seat
        at = option.last - 1
        only = int(s.events is not None and len(self.options(s)) == 1)
        if option.args[0] == "row":
            # take.3, take.7: the Coins stay beside the skipped tiles until those are taken.
            s.coins[seat] -= at
            for skipped in range(at):
                s.row_coins[skipped] += 1
            # Whatever comes into the row, the tile is placed next: that may be chosen first (`prepares`).
            s.steps.append(PLACE_TILE[seat])
            take_from_row(s, seat, at, at, "take.3" if at else "take.2", only)
            return
        tile = s.taken = s.specials[at]
        besides: tuple[Fact, ...] = ()
        if option.verb == "invent":
            # char.16: the card leaves the game and gives no points.
            card = next(card for card in s.characters[seat] if s.box.takes_special[card])
            s.characters[seat] = tuple(held for held in s.characters[seat] if held != card)
            s.out_characters = (*s.out_characters, card)
            if s.events is not None:
                piece, held = f"character:{s.box.characters[card].id}", f"kingdoms.{seat}.characters"
                besides = (Fact("moved", seat, piece, held, "out_characters"),)
        else:
            if s.events is not None:
                besides = _coins_beside(seat, s.box.special_cost, len(s.row))
            cost = s.box.special_cost
            s.coins[seat] -= cost
            for beside in range(min(cost, len(s.row))):
                s.row_coins[beside] += 1
            # take.13: Coins without a Territory to lie beside go to the supply.
            if s.coin_supply != UNLIMITED:
                s.coin_supply += max(0, cost - len(s.row))
        # take.11, setup.3: neither row moves, and nothing is refilled.
        s.specials[at] = 0
        if s.events is not None:
            kind, clause = (events.INVENTS, "char.15") if option.verb == "invent" else (events.TAKES, "take.10")
            values = (seat, tile, s.box.special_cost, only, f"special_buildings.{at + 1}")
            s.log(kind, *values, clause=clause, besides=besides)
        s.steps.append(PLACE_TILE[seat])

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-take", {"coins": s.coins[self.seat]}), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        at = option.number(1) - 1
        if option.args[0] == "row":
            return _row_message(s, "option-take-row", at, at)
        name = "option-invent" if option.verb == "invent" else "option-take-special"
        return Message(name, {"tile": f"@tile-{s.box.tile_ids[s.specials[at]]}", "cost": s.box.special_cost})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        where, at = option.name(0), option.number(1)
        option.expect(len(option.args) == 2)
        option.expect(where == "special" or (where == "row" and option.verb == "take"))
        coins = s.coins[self.seat]
        if where == "row":
            if not 1 <= at <= len(s.row):
                return Reason("take.1", "reason-no-such-tile", {"n": len(s.row)})
            return Reason("take.3", "reason-coins", {"have": coins, "need": at - 1})
        if not 1 <= at <= len(s.specials):
            return Reason("take.1", "reason-no-such-special", {"n": len(s.specials)})
        if not s.specials[at - 1]:
            return Reason("take.1", "reason-special-gone")
        if option.verb == "invent":
            held = any(s.box.takes_special[card] for card in s.characters[self.seat])
            return Reason("char.27", "reason-just-arrived") if held else Reason("char.15", "reason-no-inventor")
        return Reason("take.12", "reason-coins", {"have": coins, "need": s.box.special_cost})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        where = "special_buildings" if option.name(0) == "special" else "row"
        return (f"{where}.{option.number(1)}",)

    def details(self, s: Anno890, option: Option) -> Details:
        at = option.number(1) - 1
        if option.args[0] == "row":
            return _row_details(s, self.seat, at, at, s.tiles.index(0, CELLS * self.seat))
        price = {"coin": s.box.special_cost} if option.verb == "take" else {}
        return Details(
            price=price, triggers=_threat(s, self.seat, s.specials[at], 0, s.tiles.index(0, CELLS * self.seat))
        )

    def prepares(self, s: Anno890, option: Option) -> bool:
        """take.9, place.1: the tile that refills the row changes nothing of where the one taken may be placed."""
        return option.args[0] == "row" and bool(s.stack)


def _coins_beside(seat: int, n: int, tiles: int) -> tuple[Fact, ...]:
    """take.3, take.10, take.13: facts for `n` paid Coins: one beside each of the first `tiles`, the rest to supply."""
    purse = f"kingdoms.{seat}.coins"
    paid = [Fact("moved", seat, "coin", purse, f"row.{at + 1}.coins") for at in range(min(n, tiles))]
    if n > tiles:
        paid.append(Fact("lost", seat, "coin", purse, "supply.coins", n - tiles))
    return tuple(paid)


def take_from_row(s: Anno890, seat: int, at: int, cost: int, clause: str, only: int = 0) -> None:
    """take.4, take.8, take.9, take.15: take a tile and all that lies beside it, then close up and refill the row.

    `only`: 1 if there was nothing else to take, which is told because nobody was asked.
    """
    tile = s.row.pop(at)
    coins = s.row_coins.pop(at)
    s.taken = tile
    saracens = s.taken_saracens = s.row_saracens.pop(at)
    s.coins[seat] += coins
    if s.events is not None:
        tokens = (Fact("moved", seat, "saracen", f"row.{at + 1}.saracens", "taken", saracens),) if saracens else ()
        besides = _coins_beside(seat, cost, at) + tokens
        s.log(events.TAKES, seat, tile, cost, only, f"row.{at + 1}", clause=clause, besides=besides)
        if coins:
            s.log(events.GAINS_COINS, seat, coins, f"row.{at + 1}.coins", clause="take.4")
    # take.13: once the stack is empty, the row is not refilled.
    if s.stack:
        fresh = s.draw(s.stack, "tile")
        s.row.append(fresh)
        s.row_coins.append(0)
        s.row_saracens.append(0)
        if s.events is not None:
            s.log(events.REFILL, fresh, f"row.{len(s.row)}")


def _row_details(s: Anno890, seat: int, at: int, cost: int, space: int) -> Details:
    """take.3, take.4, take.8: what a tile of the row costs, what lies beside it, and what it sets off on `space`."""
    beside = {"coin": s.row_coins[at], "saracen": s.row_saracens[at]}
    refill = (Trigger("trigger-refill"),) if s.stack else ()
    return Details(
        price={"coin": cost} if cost else {},
        gain={what: n for what, n in beside.items() if n},
        triggers=refill + _threat(s, seat, s.row[at], s.row_saracens[at], space),
    )


def _threat(s: Anno890, seat: int, tile: int, saracens: int, space: int) -> tuple[Trigger, ...]:
    """inv.2: the invasion that would follow once the tile lies on a space; before trios are rewarded, any will do."""
    after = s.copy()
    after.taken, after.taken_saracens = tile, saracens
    add_tile(after, space)
    return threat(after, seat)


class Replace(Ask[Anno890]):
    """repl.1, repl.8: before taking a tile, the player may exchange a tile with the replacing icon for a Territory."""

    clauses = ("repl.1", "repl.8")
    verbs = ("replace", "pass")

    def options(self, s: Anno890) -> Sequence[Option]:
        # repl.8: neither a Ruin nor a tile placed this turn. flow.4: the row must keep a tile for the normal take.
        found = [
            REPLACE[space - CELLS * self.seat]
            for space in s.spaces(self.seat)
            if s.tiles[space] in s.box.replacing_tiles and space not in s.placed
        ]
        return [*found, PASS] if found and len(s.row) + len(s.stack) > 1 else []

    def choose(self, s: Anno890, option: Option) -> None:
        if option is PASS:
            return
        space = CELLS * self.seat + option.number(0) - 1
        # repl.7, repl.9: the tokens go back to the supply, and the tile leaves the game.
        if s.events is not None:
            s.log(events.DISCARDS_TILE, space, besides=s.tokens_returned(space))
        s.strip(space)
        s.out_tiles = (*s.out_tiles, s.tiles[space])
        s.tiles[space] = 0
        # The player may replace further tiles.
        s.steps.append(self)
        s.steps.append(ReplaceWith(self.seat, space))

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.YES_NO, Message("prompt-replace"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        if option is PASS:
            return Message("option-pass-replace")
        return Message("option-replace", s.place(CELLS * self.seat + option.number(0) - 1))

    def why_not(self, s: Anno890, option: Option) -> Reason:
        cell = option.number(0, 1, CELLS)
        tile = s.tiles[CELLS * self.seat + cell - 1]
        if tile in s.box.replacing_tiles:
            return Reason("repl.8", "reason-placed-this-turn")
        if -tile in s.box.replacing_tiles:
            return Reason("repl.8", "reason-ruin-without-icon", {"cell": cell})
        if not tile:
            return Reason("repl.1", "reason-empty-space", {"cell": cell})
        return Reason("repl.1", "reason-not-replaceable", {"cell": cell})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return () if option is PASS else (f"kingdoms.{self.seat}.spaces.{option.number(0)}",)


class ReplaceWith(Ask[Anno890]):
    """repl.2-repl.6: take any Territory of the row for free, put it on the freed space and apply its icons."""

    fields = (("seat", "seat"), ("space", "space"))
    clauses = ("repl.1", "repl.2", "repl.3")
    verbs = ("take",)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, s: Anno890) -> Sequence[Option]:
        return TAKE_ROW[: len(s.row)]

    def choose(self, s: Anno890, option: Option) -> None:
        take_from_row(s, self.seat, option.number(1) - 1, 0, "repl.2")
        add_tile(s, self.space)
        if s.rulings.replaced_trios_at_once:
            s.steps.append(CheckTrios(self.seat))

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-replace-with"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        return _row_message(s, "option-take-free", option.number(1) - 1, 0)

    def why_not(self, s: Anno890, option: Option) -> Reason:
        if option.name(0) == "special":
            return Reason("repl.1", "reason-territory-only")
        return Reason("repl.1", "reason-no-such-tile", {"n": len(s.row)})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"row.{option.number(1)}",)

    def details(self, s: Anno890, option: Option) -> Details:
        return _row_details(s, self.seat, option.number(1) - 1, 0, self.space)


def _row_message(s: Anno890, key: str, at: int, cost: int) -> Message:
    return Message(
        key,
        {
            "tile": f"@tile-{s.box.tile_ids[s.row[at]]}",
            "cost": cost,
            "coins": s.row_coins[at],
            "saracens": s.row_saracens[at],
        },
    )
