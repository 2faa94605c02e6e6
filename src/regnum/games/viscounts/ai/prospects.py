"""Expected values of the steps on the stack: unresolved effects, and the best action of the turn."""

from __future__ import annotations

from typing import Any, Final

from regnum.games.viscounts.ai.evaluation import (
    CARD_WORTH,
    FLIP_WORTH,
    RESOURCE_WORTH,
    SCRIPT_WORTH,
    SHIFT_WORTH,
    SILVER_WORTH,
    worth,
    worth_of,
)
from regnum.games.viscounts.ai.judge import Prospect
from regnum.games.viscounts.box import (
    ACQUIRED,
    BUILD,
    BUILDING_TYPES,
    CRIMINAL,
    CURRENCY_OF,
    ICON_OF,
    INNER,
    MASK,
    SEGMENTS,
    SILVER,
    SPOTS,
    TRADE,
    TRANSCRIBE,
    UNPAID,
    WORKERS,
)
from regnum.games.viscounts.rules import action, build, cards, castle, gains, hire, manuscripts, movement, trade
from regnum.games.viscounts.rules.effects import Resolve
from regnum.games.viscounts.schema.ops import Flip, Gain, VpPer
from regnum.games.viscounts.scoring import by_ribbon, counted
from regnum.games.viscounts.state import Viscounts

Promise = tuple[int, float]


# --- one function for each kind of step ----------------------------------------------------------------------------


def resolve(s: Viscounts, step: Resolve, horizon: float) -> Promise:
    return step.player, worth_of(step.effects)


def in_order(s: Viscounts, step: gains.OrderEffects, horizon: float) -> Promise:
    return step.seat, worth_of(step.effects)


def either(s: Viscounts, step: gains.PickEither, horizon: float) -> Promise:
    return step.seat, max([worth(effect) for effect in step.effects])


def move(s: Viscounts, step: movement.MoveViscount, horizon: float) -> Promise:
    return step.seat, _best_move(s, step.seat, horizon)


def act(s: Viscounts, step: action.ChooseAction, horizon: float) -> Promise:
    """Zero until the Viscount has moved, because `move` already includes the best action."""
    if any(isinstance(other, movement.MoveViscount) for other in s.steps):
        return step.seat, 0.0
    return step.seat, _best_action(s, step.seat, s.viscounts[step.seat], horizon)


def exchange(s: Viscounts, step: trade.Trade, horizon: float) -> Promise:
    return step.seat, _trade(s, step.seat, s.viscounts[step.seat], s.dismissed)


def construct(s: Viscounts, step: build.PickBuilding, horizon: float) -> Promise:
    return step.seat, _build(s, step.seat, s.viscounts[step.seat], s.dismissed, horizon)


def put_up(s: Viscounts, step: build.PickSpot, horizon: float) -> Promise:
    return step.seat, 2.0 + _next_building(s, step.seat, step.piece // 3)


def put_up_free(s: Viscounts, step: build.PickFreeBuilding, horizon: float) -> Promise:
    return step.seat, 1.0 + _next_building(s, step.seat, BUILDING_TYPES.index(step.building))


def place(s: Viscounts, step: castle.PickWorkers, horizon: float) -> Promise:
    return step.seat, _place(s, step.seat, s.viscounts[step.seat] // 3, s.dismissed)


def station(s: Viscounts, step: castle.StationWorkers, horizon: float) -> Promise:
    return step.seat, 1.5 * step.n


def _fixed(value: float) -> Any:
    """A prospect with a fixed value."""

    def prospect(s: Viscounts, step: Any, horizon: float) -> Promise:
        return step.seat, value

    return prospect


PROSPECTS: Final[dict[type, Prospect]] = {
    Resolve: resolve,
    gains.OrderEffects: in_order,
    gains.PickEither: either,
    gains.PickResource: _fixed(0.85),
    gains.PickFlip: _fixed(FLIP_WORTH),
    hire.FreeHire: _fixed(0.9),
    manuscripts.PickManuscript: _fixed(SCRIPT_WORTH),
    cards.BeginPlay: _fixed(CARD_WORTH),
    cards.PlayCard: _fixed(CARD_WORTH),
    cards.DiscardCard: _fixed(0.2),
    cards.DestroyCard: _fixed(0.8),
    cards.DestroyAny: _fixed(0.8),
    cards.RearrangeCards: _fixed(0.25),
    castle.ShiftWorker: _fixed(SHIFT_WORTH),
    castle.StationWorkers: station,
    castle.PickWorkers: place,
    movement.MoveViscount: move,
    action.ChooseAction: act,
    trade.Trade: exchange,
    build.PickBuilding: construct,
    build.PickSpot: put_up,
    build.PickFreeBuilding: put_up_free,
}


# --- the best option -----------------------------------------------------------------------------------------------


def _best_move(s: Viscounts, seat: int, horizon: float) -> float:
    """The value of the best action within reach, less the Silver needed to move there."""
    best = 0.0
    free = s.box.free_steps[s.built[seat]]
    silver = s.purse[4 * seat]
    for space, extra in s.box.ways[s.viscounts[seat]][s.movement]:
        price = extra - free
        if price > 2 or price > silver:
            break
        value = _best_action(s, seat, space, horizon) - SILVER_WORTH * max(0, price)
        if value > best:
            best = value
    return best


def _best_action(s: Viscounts, seat: int, space: int, horizon: float) -> float:
    if space % 3 == INNER:
        return max(0.0, _place(s, seat, space // 3, 0), _transcribe(s, seat, space // 3))
    return max(0.0, _trade(s, seat, space, 0), _build(s, seat, space, 0, horizon))


def _icons(s: Viscounts, seat: int, action: int, extra: int) -> int:
    icons = s.icons(seat) + extra
    return (icons >> ICON_OF[action] & MASK) + (icons >> CRIMINAL & MASK)


def _trade(s: Viscounts, seat: int, space: int, extra: int) -> float:
    exchange = s.exchanges[s.ring[space // 3]][space % 3]
    each = worth(exchange.effect)
    icons = _icons(s, seat, TRADE, extra)
    times = icons // exchange.merchant_icons
    if isinstance(exchange.effect, Flip):
        base = 4 * seat
        times = min(times, s.papers[base + UNPAID] + s.papers[base + ACQUIRED])
    elif isinstance(exchange.effect, Gain) and exchange.effect.what != "silver":
        # Buying one missing Merchant for Silver may allow one more exchange.
        missing = (times + 1) * exchange.merchant_icons - icons
        if missing == 1 and s.purse[4 * seat + SILVER] > 1:
            return each * (times + 1) - SILVER_WORTH
    return each * times


def _next_building(s: Viscounts, seat: int, kind: int) -> float:
    """build.24: the points that one more Building of a type adds."""
    n = (s.built[seat] >> 3 * kind & 7).bit_count()
    if n == 3:
        return 0.0
    vp = s.box.building_vp[kind]
    return vp[n] - (vp[n - 1] if n else 0)


def _build(s: Viscounts, seat: int, space: int, extra: int, horizon: float) -> float:
    place, side = divmod(space, 3)
    spots = s.spots
    free = [n for n in s.box.bank[s.ring[place]][side] if not spots[SPOTS * place + n]]
    if not free:
        return 0.0
    icons, stone = _icons(s, seat, BUILD, extra), s.purse[4 * seat + CURRENCY_OF[BUILD]]
    best = 0.0
    for kind in range(3):
        cost = s.box.building_cost[kind]
        if cost > icons + stone:
            continue
        value = _next_building(s, seat, kind) - RESOURCE_WORTH * max(0, cost - icons)
        if value > best:
            best = value
    if best:
        best += 1.2 * horizon + max(worth_of(s.box.spot_effect[s.ring[place]][n]) for n in free)
    return best


def _place(s: Viscounts, seat: int, place: int, extra: int) -> float:
    icons, gold = _icons(s, seat, WORKERS, extra), s.purse[4 * seat + CURRENCY_OF[WORKERS]]
    supply, there = s.workers[seat], s.tier1[SEGMENTS * seat + place]
    best = 0.0
    for need, workers in s.box.lines:
        if need > icons + gold or workers > supply:
            break
        value = 1.2 * workers - RESOURCE_WORTH * max(0, need - icons)
        if there + workers >= 3:
            value += 1.4 + worth_of(s.box.wedge_effect[s.wedges[place]])
        if value > best:
            best = value
    return best


def _transcribe(s: Viscounts, seat: int, place: int) -> float:
    shelf = s.shelves[place]
    icons, ink = _icons(s, seat, TRANSCRIBE, 0), s.purse[4 * seat + CURRENCY_OF[TRANSCRIBE]]
    if not shelf:
        cost = s.box.printed_manuscript_cost[s.ring[place]]
        if cost > icons + ink:
            return 0.0
        gains = worth_of(s.box.printed_manuscript_effect[s.ring[place]])
        return gains - RESOURCE_WORTH * max(0, cost - icons)
    tile = shelf[-1]
    cost = s.box.manuscript_cost[tile]
    if cost > icons + ink:
        return 0.0
    counts = by_ribbon(s, seat)
    ribbon = s.box.ribbon[tile]
    # The tile joins the set that already has every colour the player owns more of.
    joined = sum(1 for n, count in enumerate(counts) if n != ribbon and count > counts[ribbon])
    vp = s.box.contents.manuscript_rules.set_vp
    value = float(vp[joined] - (vp[joined - 1] if joined else 0))
    effect = s.box.manuscripts[tile].effect
    if isinstance(effect, VpPer):
        value += effect.vp * counted(s, seat, effect.per) / effect.every
    else:
        value += worth(effect)
    return value - RESOURCE_WORTH * max(0, cost - icons)
