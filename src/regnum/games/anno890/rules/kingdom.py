"""Operations on a Kingdom: placing a tile, ruining it, and finding trios."""

from __future__ import annotations

from regnum.core.details import Completed
from regnum.core.message import Fact
from regnum.games.anno890 import events
from regnum.games.anno890.box import CROPS, crops_in
from regnum.games.anno890.rules.grid import CELLS, LINES, THROUGH, space_address
from regnum.games.anno890.state import Anno890


def add_tile(s: Anno890, space: int) -> None:
    """place.3: place the tile in hand on a space and apply its icons once, in this order; none may be declined."""
    box = s.box
    tile, saracen_tokens = s.taken, s.taken_saracens
    s.taken = s.taken_saracens = 0
    s.tiles[space] = tile
    s.placed = (*s.placed, space)
    if s.events is not None:
        s.log(events.PLACES, space)
    if box.plain[tile] and not saracen_tokens:
        return
    seat = space // CELLS
    if box.towers[tile]:
        s.add_towers(space, box.towers[tile], "icon.1")
    saracens = box.saracens[tile] + saracen_tokens
    if saracens:
        s.invader += saracens
        s.invader_moved = True
        s.saracen_supply += saracen_tokens
        if s.events is not None:
            clause, here = "take.15" if saracen_tokens else "icon.2", space_address(space)
            s.log(events.SARACENS, saracens, s.invader, s.defence, seat, here, saracen_tokens, clause=clause)
    if box.nobles[tile]:
        s.add_nobles(space, box.nobles[tile], "icon.3")
    if box.coins[tile]:
        s.gain_coins(seat, box.coins[tile], "icon.4")
    if box.tithe[tile]:
        _collect_tithe(s, seat, box.tithe[tile])
    if box.lose_coins[tile]:
        s.lose_coins(seat, box.lose_coins[tile], "icon.5")


def _collect_tithe(s: Anno890, seat: int, crop: int) -> None:
    """icon.6-icon.11: each other player with the crop gives 1 Coin; for a player without Coins the supply may pay."""
    for other in range(s.table.seats):
        if other == seat or not s.shows_crop(other, crop):
            continue
        if s.coins[other]:
            s.coins[other] -= 1
            s.coins[seat] += 1
            if s.events is not None:
                s.log(events.TITHE, seat, other, 1)
            continue
        s.log(events.TITHE_UNPAID, seat, other)
        if s.rulings.supply_pays_tithe:
            s.gain_coins(seat, 1, "icon.8")


def ruin(s: Anno890, space: int) -> None:
    """inv.9: return the tokens to the supply and turn the tile face down."""
    if s.events is not None:
        again: Fact | None = None
        if s.tiles[space] < 0:  # inv.11: where a Ruin may be chosen, it lies face down already
            tile, here = s.box.tile_ids[-s.tiles[space]], space_address(space)
            again = Fact("decided", space // CELLS, f"tile:{tile}", target=f"{here}.ruin")
        s.log(events.RUIN, space, fact=again, besides=s.tokens_returned(space))
    s.strip(space)
    s.tiles[space] = -abs(s.tiles[space])


def raise_ruin_tower(s: Anno890, space: int) -> None:
    """inv.13, inv.14: add the Tower printed on the back of a Territory; a Special Building has none."""
    s.add_towers(space, s.box.back_towers[-s.tiles[space]], "inv.13")


def new_trios(s: Anno890, spaces: tuple[int, ...]) -> list[tuple[int, int]]:
    """trio.1-trio.7: the trios through the given spaces, each as its line and a bit mask of crops it may count for.

    A line through two of the spaces is checked only once (repl.6). A line whose tiles share two crops makes two trios
    (trio.5) or, if the table allows only one trio per line, one trio of either crop.
    """
    crops, tiles = s.rulings.crops, s.tiles
    trios: list[tuple[int, int]] = []
    seen = 0
    for space in spaces:
        base = space - space % CELLS
        own = crops[tiles[space]]
        if not own:
            continue
        for index, a, b in THROUGH[space % CELLS]:
            shared = own & crops[tiles[base + a]] & crops[tiles[base + b]]
            if not shared or seen >> index & 1:
                continue
            seen |= 1 << index
            if s.rulings.one_trio_per_line or shared & (shared - 1) == 0:
                trios.append((index, shared))
            else:
                trios.extend((index, 1 << crop) for crop in range(len(CROPS)) if shared >> crop & 1)
    return trios


def trios_now(s: Anno890) -> list[tuple[int, int]]:
    """trio.2, repl.6: the trios that are new when they are looked for; see `new_trios`."""
    # If a replacing tile is rewarded at once, each check covers only the tile just placed.
    return new_trios(s, s.placed[-1:] if s.rulings.replaced_trios_at_once else s.placed)


def completed(seat: int, line: int, crops: int) -> Completed:
    """trio.2: a trio as details name it: its crop, the first of those that it may count for, and its three spaces."""
    spaces = tuple([space_address(CELLS * seat + cell) for cell in LINES[line]])
    return Completed(f"trio:{CROPS[crops_in(crops)[0]]}", spaces)
