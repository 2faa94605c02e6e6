"""setup.1-setup.22: laying out the table, and choosing the Castles."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.step import Ask
from regnum.games.anno890 import events
from regnum.games.anno890.box import CROPS, ROW, UNLIMITED
from regnum.games.anno890.options import CASTLE
from regnum.games.anno890.rules.grid import CELLS, CENTRE
from regnum.games.anno890.rules.turn import START_TURN
from regnum.games.anno890.rulings import SCENARIOS
from regnum.games.anno890.schema import CastleGain, InvaderStart, SaracenTokens
from regnum.games.anno890.state import Anno890


def lay_out(s: Anno890, rng: Rng) -> None:
    """setup.1-setup.19, scen.*: set up the empty table `s` up to the choice of the first Castle."""
    box, table, seats = s.box, s.table, s.table.seats
    deal = rng.fork("setup")
    s.rng = rng.fork("play")
    scenario = table.options["scenario"]
    played = SCENARIOS[deal.below(len(SCENARIOS))] if scenario == "random" else str(scenario)
    s.scenario = box.scenario_ids.index(played)
    s.side = box.side(s.scenario, seats)
    first = table.options["first_player"]
    s.first = deal.below(seats) if isinstance(first, str) else int(first)
    s.round = 1
    s.turn = s.first
    s.coins = [s.side.coins] * seats
    s.tower_supply = box.tower_tokens
    s.noble_supply = box.noble_tokens if s.rulings.limited_nobles else UNLIMITED
    s.coin_supply = box.coin_tokens - sum(s.coins) if s.rulings.limited_coins else UNLIMITED
    s.saracen_supply = box.saracen_tokens
    s.invader = box.invader_start
    _deal(s, deal)
    for op in s.side.setup:
        if isinstance(op, SaracenTokens):
            for at in range(ROW - op.tiles, ROW):
                placed = min(op.n, s.saracen_supply)
                s.saracen_supply -= placed
                s.row_saracens[at] += placed
        elif isinstance(op, InvaderStart):
            s.invader = op.n * seats
    # setup.19: the last player chooses first, then counter-clockwise, or by option clockwise from the first player.
    order = [(s.first - n) % seats for n in range(1, seats + 1)]
    if table.options["castle_order"] == "clockwise":
        order = [order[0], *reversed(order[1:])]
    s.steps = [START_TURN[s.first]]
    s.steps += [PickCastle(seat) for seat in reversed(order)]


def _deal(s: Anno890, deal: Rng) -> None:
    """setup.2-setup.6, setup.13-setup.15, setup.18: deal tiles and cards at random; the rest leaves the game."""
    box, seats = s.box, s.table.seats
    numbers = box.numbers[seats]
    specials, castles, stack = box.special_buildings[:], box.castles[:], box.territories[seats][:]
    cards = list(range(len(box.characters)))
    for pile in (specials, castles, stack, cards):
        deal.shuffle(pile)
    s.specials = specials[: numbers.special_buildings]
    s.offered_castles = tuple(castles[: numbers.castles])
    leftover = specials[numbers.special_buildings :] + castles[numbers.castles :] + box.unused[seats]
    s.out_tiles = tuple(sorted(leftover))
    s.stack = stack
    s.row = [stack.pop() for _ in range(ROW)]
    s.row_coins = [0] * ROW
    s.row_saracens = [0] * ROW
    each = numbers.characters_per_banner
    if seats == 3 and s.table.options["characters_with_three"] == 2:
        each = numbers.characters_per_banner_alternative or each
    s.banners = [tuple(sorted([cards.pop() for _ in range(each)])) for _ in CROPS]
    s.deck = cards


class PickCastle(Ask[Anno890]):
    """setup.19, setup.20: choose one of the Castles left and put it in the centre of the Kingdom."""

    clauses = ("setup.19", "setup.20", "setup.21")
    verbs = ("castle",)

    def options(self, s: Anno890) -> Sequence[Option]:
        return CASTLE[: len(s.offered_castles)]

    def choose(self, s: Anno890, option: Option) -> None:
        at = option.number(0) - 1
        tile = s.offered_castles[at]
        s.offered_castles = s.offered_castles[:at] + s.offered_castles[at + 1 :]
        space = CELLS * self.seat + CENTRE
        s.tiles[space] = tile
        s.castles[self.seat] = space
        s.log(events.CASTLE, space, f"castles.{at + 1}")
        clause = s.box.scenarios[s.scenario].clause
        for op in s.side.setup:
            if isinstance(op, CastleGain):
                if op.what == "tower":
                    s.add_towers(space, op.n, clause)
                else:
                    s.add_nobles(space, op.n, clause)

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-castle"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        tile = s.box.tile_ids[s.offered_castles[option.number(0) - 1]]
        return Message("option-castle", {"tile": f"@tile-{tile}"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return Reason("setup.18", "reason-no-such-castle", {"n": len(s.offered_castles)})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"castles.{option.number(0)}",)
