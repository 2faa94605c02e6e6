"""An evaluation function for agents: points on the table, expected points, and what the current turn may still yield.

All values are in final points and were set by hand; see docs/games/viscounts.md for how well agents play with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.viscounts.ai.judge import judge_of
from regnum.games.viscounts.box import FIRST_REAL, MASK, PIECES, RIBBONS, SEGMENTS
from regnum.games.viscounts.schema.ops import (
    All,
    BuildFree,
    Destroy,
    Discard,
    Effect,
    Either,
    Flip,
    Gain,
    GainScheme,
    If,
    MoveWorker,
    PlaceWorkersFree,
    Rearrange,
    RecruitFree,
    Shuffle,
    TranscribeFree,
    VpPer,
)
from regnum.games.viscounts.scoring import counted, shares

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

SILVER_WORTH: Final = 0.35
RESOURCE_WORTH: Final = 0.75
# Average values, set so that carrying out a step does not change the estimate on average.
TURN_WORTH: Final = 3.6  # the action of a turn
CARD_WORTH: Final = 1.05  # what the card to be played adds to the best action
FLIP_WORTH: Final = 2.8
SHIFT_WORTH: Final = 1.5
SCRIPT_WORTH: Final = 3.0
_GAINS: Final = {
    "silver": SILVER_WORTH,
    "ink": RESOURCE_WORTH,
    "gold": RESOURCE_WORTH,
    "stone": RESOURCE_WORTH,
    "any_resource": 0.85,
    "debt": -1.2,
    "deed": 1.2,
    "virtue": 0.35,
    "corruption": -0.1,
}
_TYPE_WORTH: Final = {"workshop": 4.0, "trading_post": 6.0, "guildhall": 8.0}
# The value of each Building's ability at the start of the game.
_ABILITY: Final = (1.2, 0.8, 2.0, 1.5, 1.5, 1.5, 0.4, 0.8, 1.2)
# The value of an Icon on a card, from Merchant to Criminal.
_ICON_WORTH: Final = (0.55, 1.0, 1.0, 1.0, 0.8)
_worths: Final[dict[Effect, float]] = {}


def evaluate(s: Viscounts) -> list[float]:
    """Estimate the final score of each player."""
    if s.over:
        return [float(points) for points in s.scores()]
    horizon = _horizon(s)
    values = [_standing(s, player, horizon) for player in range(s.table.players)]
    _add_rankings(s, values)
    # Players who have not yet played in this round get the value of an average turn.
    played = (s.turn - s.first) % s.table.players
    for player in range(s.table.players):
        if (player - s.first) % s.table.players > played:
            values[player] += TURN_WORTH
    prospects = judge_of(s).prospects
    for step in s.steps:
        prospect = prospects.get(type(step))
        if prospect is not None:
            player, value = prospect(s, step, horizon)
            values[player] += value
    return values


def _horizon(s: Viscounts) -> float:
    """How much of the game is left: 1 at the start, 0 when the last round begins."""
    if s.last_round:
        return 0.08 * (s.last_round - s.round)
    box, seats = s.box, s.table.seats
    debts = s.debts_above / box.above(box.contents.poverty, seats)
    deeds = s.deeds_above / box.above(box.contents.prosperity, seats)
    return 0.1 + 0.9 * min(debts, deeds)


# --- a player's holdings -------------------------------------------------------------------------------------------


def _standing(s: Viscounts, player: int, horizon: float) -> float:
    """Points on the table, plus the expected value of resources, cards and markers."""
    base = 4 * player
    points, abilities = _buildings(s, s.built[player])
    value = points + abilities * horizon + _workers(s, player) + _manuscripts(s, player)
    unpaid, _, acquired, approved = s.papers[base : base + 4]
    # A Debt may still be paid, a Deed approved.
    value += unpaid * (-2.0 + 0.9 * horizon) + acquired * (1.0 + 0.4 * horizon) + 3.0 * approved
    silver, ink, gold, stone = s.purse[base : base + 4]
    spending = min(1.0, 0.25 + 1.2 * horizon)
    value += spending * SILVER_WORTH * (silver if silver < 8 else 8 + 0.4 * (silver - 8))
    value += spending * RESOURCE_WORTH * (_diminished(ink) + _diminished(gold) + _diminished(stone))
    value += _markers(s, player) * min(1.0, 0.3 + horizon)
    if not s.is_rival(player):
        value += horizon * _deck(s, player)
    return value


def _buildings(s: Viscounts, built: int) -> tuple[float, float]:
    """The points of a set of Buildings, and the value of their abilities."""
    found = judge_of(s).buildings.get(built)
    if found is None:
        pieces = [piece for piece in range(PIECES) if built >> piece & 1]
        counts = [(built >> 3 * kind & 7).bit_count() for kind in range(3)]
        points = sum(s.box.building_vp[kind][n - 1] for kind, n in enumerate(counts) if n)
        found = judge_of(s).buildings[built] = (float(points), sum(_ABILITY[piece] for piece in pieces))
    return found


def _diminished(n: int) -> float:
    return n if n < 4 else 4 + 0.6 * (n - 4)


def _workers(s: Viscounts, player: int) -> float:
    base = SEGMENTS * player
    first, second = s.tier1[base : base + SEGMENTS], s.tier2[base : base + SEGMENTS]
    # Two Workers together need only one more to move on.
    value = sum(first) + 2.0 * sum(second) + 3.0 * s.tier3[player] + 0.7 * first.count(2) + 0.5 * second.count(2)
    return value + 5.0 if s.leader == player else value


def _manuscripts(s: Viscounts, player: int) -> float:
    """The value of Manuscripts: sets, tiles that score, and Bonus Cards won or within reach."""
    scripts = s.scripts[player]
    if not scripts:
        return 0.0
    found = judge_of(s).scripts.get(scripts)
    if found is None:
        found = judge_of(s).scripts[scripts] = _assess_scripts(s, scripts)
    value, counts, scoring = found
    for effect in scoring:
        value += effect.vp * counted(s, player, effect.per) / effect.every
    for ribbon, holder in enumerate(s.bonuses):
        if holder == player:
            value += 4.0
        elif holder < 0 and counts[ribbon] == 2:
            value += 1.0
    return value


def _assess_scripts(s: Viscounts, scripts: tuple[int, ...]) -> tuple[float, list[int], list[VpPer]]:
    """The points of the sets, the number of tiles of each ribbon, and the effects that score."""
    counts = [0] * len(RIBBONS)
    scoring: list[VpPer] = []
    for tile in scripts:
        counts[s.box.ribbon[tile]] += 1
        effect = s.box.manuscripts[tile].effect
        if isinstance(effect, VpPer):
            scoring.append(effect)
    points = 0.0
    for layer in range(max(counts)):
        colours = sum(1 for n in counts if n > layer)
        points += s.box.contents.manuscript_rules.set_vp[colours - 1]
    return points, counts, scoring


def _markers(s: Viscounts, player: int) -> float:
    """The value of the next Collision: its expected reward, weighted by how close the markers are."""
    virtue, corruption = s.virtue[player], s.corruption[player]
    rewards = s.box.rival_collision if s.is_rival(player) else s.box.collision_own
    near = 1.0 - (virtue - corruption) / s.box.track
    return near * worth_of(rewards[(virtue + corruption) // 2])


def _deck(s: Viscounts, player: int) -> float:
    """The value of the deck: the Icons in play on an average turn."""
    show = judge_of(s).cards
    if not show:
        show += [sum(_ICON_WORTH[n] * (icons >> 6 * n & MASK) for n in range(5)) for icons in s.box.icons]
    cards = [*s.hands[player], *s.decks[player], *s.discards[player]]
    total = sum([show[card] for card in cards])
    n = len(cards)
    for card in s.rows[3 * player : 3 * player + 3]:
        if card >= FIRST_REAL:
            total += show[card]
            n += 1
    return 5.0 * total / max(1, n)


def _add_rankings(s: Viscounts, values: list[float]) -> None:
    """score.8, score.9: add the points of the end cards, weighted by the chance that they are revealed."""
    contents, seats = s.box.contents, s.table.seats
    for card, above in ((contents.poverty, s.debts_above), (contents.prosperity, s.deeds_above)):
        chance = 1.0 - above / s.box.above(card, seats)
        if above:
            chance = 0.6 * chance * chance
        if chance > 0.02:
            for player, points in enumerate(shares(s, card)):
                values[player] += chance * points


# --- values of effects ---------------------------------------------------------------------------------------------


def worth(effect: Effect) -> float:
    """A rough value of an effect, cached."""
    found = _worths.get(effect)
    if found is None:
        found = _worths[effect] = _price(effect)
    return found


def worth_of(effects: tuple[Effect, ...]) -> float:
    """The total value of several effects."""
    total = 0.0
    for effect in effects:
        total += worth(effect)
    return total


def _price(effect: Effect) -> float:
    if isinstance(effect, All):
        return sum(worth(part) for part in effect.of)
    if isinstance(effect, Either):
        return max(worth(part) for part in effect.of)
    if isinstance(effect, Gain):
        return _GAINS[effect.what] * effect.n
    if isinstance(effect, Flip):
        return FLIP_WORTH * effect.n
    if isinstance(effect, If):
        return 0.5 * worth(effect.do)
    if isinstance(effect, BuildFree):
        return _TYPE_WORTH[effect.building]
    if isinstance(effect, PlaceWorkersFree):
        return 1.5 * effect.n
    if isinstance(effect, TranscribeFree):
        return SCRIPT_WORTH
    if isinstance(effect, (RecruitFree, GainScheme)):
        return 0.9 * effect.n
    if isinstance(effect, Destroy):
        return 0.8 * effect.n
    if isinstance(effect, Discard):
        return 0.2 * effect.n
    if isinstance(effect, MoveWorker):
        return SHIFT_WORTH
    if isinstance(effect, (Rearrange, Shuffle)):
        return 0.25
    return 0.0
