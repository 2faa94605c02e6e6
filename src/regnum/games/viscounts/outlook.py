"""What follows from a position of Viscounts besides what its view shows: who leads, what is within reach."""

from __future__ import annotations

from typing import Literal

import msgspec

from regnum.core.scoring import firm_points_and_more, sheet_lines
from regnum.core.shown import SheetLine
from regnum.games.viscounts import scoring
from regnum.games.viscounts.addresses import space_at
from regnum.games.viscounts.box import ACTIONS, BUILD, BUILDING_TYPES, MONEY, RIBBONS, SEGMENTS, SILVER, SPACES, TRADE
from regnum.games.viscounts.box import WORKERS as PLACE
from regnum.games.viscounts.rules.action import actions_here, payable
from regnum.games.viscounts.rules.build import pieces_left
from regnum.games.viscounts.rules.castle import lines_within
from regnum.games.viscounts.rules.collision import own_reward
from regnum.games.viscounts.rules.gains import holds
from regnum.games.viscounts.rules.manuscripts import cost_here, manuscript_words
from regnum.games.viscounts.rules.movement import MoveViscount, free_steps, others_on, way
from regnum.games.viscounts.rules.trade import exchange_here, most_exchanges
from regnum.games.viscounts.rules.ways_to_pay import icons_for, payments, reach
from regnum.games.viscounts.schema import EndCard
from regnum.games.viscounts.schema.values import Primary
from regnum.games.viscounts.state import NOBODY, Viscounts
from regnum.games.viscounts.wording import effect_key, effects_key

Contest = Literal["leader", "poverty", "prosperity"]


class Means(msgspec.Struct, frozen=True, gc=False):
    """act.3: the Icons that a player has for an action, and how many they are with all that may be paid besides."""

    icons: int
    most: int


class Majority(msgspec.Struct, frozen=True, gc=False):
    """work.30, score.8, score.9: who is ahead in a contest. `lead`: by how much on the next player, 0 if nobody is."""

    what: Contest
    amounts: tuple[int, ...]
    first: tuple[int, ...]
    lead: int
    points: tuple[int, ...]
    pays: tuple[int, ...]  # score.8, score.9, score.14: the points of the first, of the second …
    revealed: bool  # end.5: whether it would count if the game ended now


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """act.2: an action that a player could complete on a space, as far as it can be with the fewest payments."""

    action: Primary
    icons: int  # those in play for it
    pay: dict[str, int]  # in place of those that are missing
    times: int  # exchanges or Workers
    piece: str  # an exchange or a Manuscript by its id, a type of Building, or Workers
    brings: str  # the key of a message; for Workers none


class Destination(msgspec.Struct, frozen=True, gc=False):
    """move.1, move.2: a space, the Silver that the way there costs, whom one meets, and what could be done there."""

    space: str
    price: int
    way: tuple[str, ...]  # move.5: the spaces along the arrows, this one last; none while it is not time to move
    meets: tuple[int, ...]  # move.8
    prospects: tuple[Prospect, ...]


class Reward(msgspec.Struct, frozen=True, gc=False):
    """coll.7, coll.8: what a Collision on a space of the track brings, as keys of messages."""

    space: int
    own: str
    others: str
    gaining: tuple[int, ...]  # the others whose Criminals are such that they would gain theirs now


class Markers(msgspec.Struct, frozen=True, gc=False):
    """coll.1: how many spaces the markers of a player are apart, and the rewards where they meet or may meet."""

    apart: int
    rewards: tuple[Reward, ...]


class ViscountsOutlook(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """What follows from a position; lists by player, but ways and destinations are those of the seat that looks."""

    points: tuple[int, ...]  # if the game ended now
    firm: tuple[int, ...]  # those of them that do not depend on what others have
    lines: tuple[SheetLine, ...]  # what they consist of
    majorities: tuple[Majority, ...]
    rounds_left: int | None = None  # end.2: after the current one, once an end card is revealed
    sets: tuple[tuple[int, ...], ...]  # script.10: the sizes of each player's sets of Manuscripts
    adds: tuple[
        dict[str, int], ...
    ]  # points of the next Manuscript of a ribbon in sets, and of the next Building of a type
    markers: tuple[Markers, ...]
    means: tuple[dict[Primary, Means], ...]
    ways: tuple[dict[str, int], ...]  # move.1, move.2: by value of a card, the spaces within reach and their Silver
    destinations: tuple[Destination, ...]  # those within reach; before a card is played, all


def outlook(s: Viscounts, seat: int | None) -> ViscountsOutlook:
    """The outlook of a position for `seat` (None: a spectator)."""
    players = range(s.table.players)
    firm, more = firm_points_and_more(s)
    player = seat if seat is not None else s.turn if s.turn < s.table.seats else 0
    return ViscountsOutlook(
        points=tuple(firm[one] + more[one] for one in players),
        firm=tuple(firm),
        lines=sheet_lines(s),
        majorities=majorities(s),
        rounds_left=s.last_round - s.round if s.last_round else None,
        sets=tuple(scoring.set_sizes(scoring.by_ribbon(s, one)) for one in players),
        adds=tuple(adds(s, one) for one in players),
        markers=tuple(markers(s, one) for one in players),
        means=tuple(means(s, one) for one in players),
        ways=ways(s, player),
        destinations=tuple(destinations(s, player)),
    )


# --- the score -----------------------------------------------------------------------------------------------------


def majorities(s: Viscounts) -> tuple[Majority, ...]:
    """work.30, score.8, score.9: the Castle Leader, and the two end cards as they would score now."""
    contents = s.box.contents
    vp = contents.castle_leader.vp
    leading = tuple(vp if one == s.leader else 0 for one in range(s.table.players))
    castle = _majority("leader", s.tier3, leading, (vp,), s.leader != NOBODY)
    # work.31: whoever draws level does not take the card.
    first = () if s.leader == NOBODY else (s.leader,)
    return (
        msgspec.structs.replace(castle, first=first),
        _end_card(s, "poverty", contents.poverty),
        _end_card(s, "prosperity", contents.prosperity),
    )


def _end_card(s: Viscounts, what: Contest, card: EndCard) -> Majority:
    amounts, points = scoring.flipped(s, card), scoring.shares(s, card)
    return _majority(what, amounts, points, scoring.ranks(s, card), scoring.revealed(s, card))


def _majority(
    what: Contest, amounts: list[int], points: tuple[int, ...], pays: tuple[int, ...], revealed: bool
) -> Majority:
    most, next_most = sorted(amounts, reverse=True)[:2]
    first = tuple(one for one, n in enumerate(amounts) if n == most and n)
    return Majority(what, tuple(amounts), first, most - next_most, points, pays, revealed)


def adds(s: Viscounts, player: int) -> dict[str, int]:
    """script.10, build.24: what the next Manuscript of each ribbon adds in sets, the next Building of each type."""
    owned = scoring.by_ribbon(s, player)
    found = {}
    for ribbon, name in enumerate(RIBBONS):
        more = [n + (other == ribbon) for other, n in enumerate(owned)]
        found[name] = scoring.set_points(s, more) - scoring.set_points(s, owned)
    for kind, name in enumerate(BUILDING_TYPES):
        vp, n = [0, *s.box.building_vp[kind]], scoring.buildings_of(s, player, kind)
        if n + 1 < len(vp):
            found[name] = vp[n + 1] - vp[n]
    return found


# --- the tracks ----------------------------------------------------------------------------------------------------


def markers(s: Viscounts, player: int) -> Markers:
    """coll.1, coll.7, coll.8: the spaces on which the markers of a player have met or may still meet."""
    corruption, virtue = s.corruption[player], s.virtue[player]
    return Markers(virtue - corruption, tuple(_reward(s, player, space) for space in range(corruption, virtue + 1)))


def _reward(s: Viscounts, player: int, space: int) -> Reward:
    """coll.7, coll.8, solo.63: what a Collision there would bring to the player and to the others."""
    others = s.box.collision_others[space]
    gaining = [other for other in s.clockwise_from(player)[1:] if holds(s, other, others.condition)]
    return Reward(space, effects_key(own_reward(s, player, space)), effect_key(others.effect), tuple(gaining))


# --- what can be done ----------------------------------------------------------------------------------------------


def means(s: Viscounts, player: int) -> dict[Primary, Means]:
    """act.3: the Icons of a player for each action, and those within reach with currency."""
    silver = s.purse[4 * player + SILVER]
    return {
        name: Means(icons_for(s, player, action, 0), reach(s, player, action, 0, silver))
        for action, name in enumerate(ACTIONS)
    }


def ways(s: Viscounts, player: int) -> tuple[dict[str, int], ...]:
    """move.1-move.3: for each value of a card, the spaces that a player can reach, with the Silver for each."""
    if s.viscounts[player] < 0:
        return ()
    free, silver = free_steps(s, player), s.purse[4 * player + SILVER]
    return tuple(
        {space_at(space): max(0, extra - free) for space, extra in spaces if extra - free <= silver}
        for spaces in s.box.ways[s.viscounts[player]]
    )


def destinations(s: Viscounts, player: int) -> list[Destination]:
    """move.1, act.2: the spaces that a player may move to, or all while it is not time to move, and what is there."""
    if s.viscounts[player] < 0:
        return []
    moving = bool(s.steps) and isinstance(s.asking, MoveViscount) and s.asking.seat == player
    within = ways(s, player)[s.movement] if moving else None
    found = []
    for space in range(len(SPACES) * SEGMENTS):
        name = space_at(space)
        if within is None or name in within:
            price = within[name] if within is not None else 0
            along = tuple(space_at(one) for one in way(s, player, space)) if moving else ()
            met = tuple(others_on(s, player, space))
            found.append(Destination(name, price, along, met, prospects(s, player, space, price)))
    return found


def prospects(s: Viscounts, player: int, space: int, price: int) -> tuple[Prospect, ...]:
    """act.2, act.3: what a player could do on a space after paying `price` for the way there."""
    there = s.copy()
    there.viscounts[player] = space
    there.purse[4 * player + SILVER] -= price
    silver = there.purse[4 * player + SILVER]
    return tuple(
        _prospect(there, player, action)
        for action in actions_here(there, player)
        if payable(there, player, action, 0, silver)
    )


def _prospect(s: Viscounts, player: int, action: int) -> Prospect:
    """An action on the space where the Viscount stands, which the player can complete."""
    icons, silver = icons_for(s, player, action, 0), s.purse[4 * player + SILVER]
    most, times = reach(s, player, action, 0, silver), 1
    if action == TRADE:
        exchange = exchange_here(s, player)
        # What is traded with the Icons alone; if that is nothing, once.
        times = max(1, min(icons // exchange.merchant_icons, most_exchanges(s, player, 0, silver)))
        need, piece, brings = times * exchange.merchant_icons, f"exchange:{exchange.id}", effect_key(exchange.effect)
    elif action == BUILD:
        costs = [(s.box.building_cost[piece // 3], piece // 3) for piece in pieces_left(s, player)]
        need, kind = max(cost for cost in costs if cost[0] <= most)
        piece, brings = BUILDING_TYPES[kind], f"building-type-{BUILDING_TYPES[kind]}"
    elif action == PLACE:
        need, times = lines_within(s, player, most)[-1]
        piece, brings = "worker", ""
    else:
        need, shelf = cost_here(s, player), s.shelves[s.place_of(player)]
        # script.13: the one that is printed on the board has no id.
        piece = f"manuscript:{s.box.manuscript_ids[shelf[-1]]}" if shelf else "manuscript"
        brings = str(manuscript_words(s, s.place_of(player))["ability"]).removeprefix("@")
    cheapest = min(payments(s, player, action, need), key=sum)
    pay = {name: n for name, n in zip(MONEY, cheapest, strict=True) if n}
    return Prospect(ACTIONS[action], icons, pay, times, piece, brings)
