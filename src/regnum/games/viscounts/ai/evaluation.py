"""How each player stands: the points on the table, what is about to become points, and what the turn may still bring.

All figures are points of the final count, weighed by hand; docs/games/viscounts.md says how well that plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from regnum.games.viscounts.box import (
    FIRST_REAL,
    MASK,
    PIECES,
    RIBBONS,
    SEGMENTS,
)
from regnum.games.viscounts.schema import (
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
# What comes on average: each is set so that an estimate does not drift while its step is carried out.
TURN_WORTH: Final = 3.6  # of the action of a turn
CARD_WORTH: Final = 1.05  # of what the card to be played adds to the best action
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
# What a Building's ability adds while the game lasts, by piece.
_ABILITY: Final = (1.2, 0.8, 2.0, 1.5, 1.5, 1.5, 0.4, 0.8, 1.2)
# Icons on a card, from Merchant to Criminal.
_ICON_WORTH: Final = (0.55, 1.0, 1.0, 1.0, 0.8)
_worths: Final[dict[Effect, float]] = {}

# What a step on the stack promises, to whom and how much: one function for each kind of step, from `prospects`.
Prospect = Callable[["Viscounts", Any, float], tuple[int, float]]
PROSPECTS: Final[dict[type, Prospect]] = {}


def evaluate(s: Viscounts) -> list[float]:
    """An estimate of the final score of each player."""
    if s.over:
        return [float(points) for points in s.scores()]
    horizon = _horizon(s)
    values = [_standing(s, player, horizon) for player in range(s.table.players)]
    _add_rankings(s, values)
    # Who has not played in this round yet is as much to be reckoned with as who is in the middle of a turn.
    played = (s.turn - s.first) % s.table.players
    for player in range(s.table.players):
        if (player - s.first) % s.table.players > played:
            values[player] += TURN_WORTH
    for step in s.steps:
        prospect = PROSPECTS.get(type(step))
        if prospect is not None:
            player, value = prospect(s, step, horizon)
            values[player] += value
    return values


def _horizon(s: Viscounts) -> float:
    """From 1 at the start to 0 when the last round begins: how much of the game is still to come."""
    if s.last_round:
        return 0.08 * (s.last_round - s.round)
    box, seats = s.box, s.table.seats
    debts = s.debts_above / box.above(box.contents.poverty, seats)
    deeds = s.deeds_above / box.above(box.contents.prosperity, seats)
    return 0.1 + 0.9 * min(debts, deeds)


# --- what a player has ---------------------------------------------------------------------------------------------


def _standing(s: Viscounts, player: int, horizon: float) -> float:
    """Points on the table, and means at what they are likely to fetch."""
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
    """The points of a set of Buildings, and what their abilities add while the game lasts."""
    found = s.rulings.assessed_buildings.get(built)
    if found is None:
        pieces = [piece for piece in range(PIECES) if built >> piece & 1]
        counts = [(built >> 3 * kind & 7).bit_count() for kind in range(3)]
        points = sum(s.box.building_vp[kind][n - 1] for kind, n in enumerate(counts) if n)
        found = s.rulings.assessed_buildings[built] = (float(points), sum(_ABILITY[piece] for piece in pieces))
    return found


def _diminished(n: int) -> float:
    return n if n < 4 else 4 + 0.6 * (n - 4)


def _workers(s: Viscounts, player: int) -> float:
    base = SEGMENTS * player
    first, second = s.tier1[base : base + SEGMENTS], s.tier2[base : base + SEGMENTS]
    # Two together wait for a third.
    value = sum(first) + 2.0 * sum(second) + 3.0 * s.tier3[player] + 0.7 * first.count(2) + 0.5 * second.count(2)
    return value + 5.0 if s.leader == player else value


def _manuscripts(s: Viscounts, player: int) -> float:
    """Sets, what the tiles themselves score, and Bonus Cards won or within reach."""
    scripts = s.scripts[player]
    if not scripts:
        return 0.0
    found = s.rulings.assessed_scripts.get(scripts)
    if found is None:
        found = s.rulings.assessed_scripts[scripts] = _assess_scripts(s, scripts)
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
    """The points of the sets, how many there are of each ribbon, and the tiles that score."""
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
    """The Collision to come: what the space where the markers would meet gives, the nearer they are the more."""
    virtue, corruption = s.virtue[player], s.corruption[player]
    rewards = s.box.rival_collision if s.is_rival(player) else s.box.collision_own
    near = 1.0 - (virtue - corruption) / s.box.track
    return near * worth_of(rewards[(virtue + corruption) // 2])


def _deck(s: Viscounts, player: int) -> float:
    """The Icons an average turn shows: better cards, and fewer bad ones."""
    show = s.rulings.assessed_cards
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
    """score.8, score.9: the end cards, as likely as they are to be revealed."""
    contents, seats = s.box.contents, s.table.seats
    for card, above in ((contents.poverty, s.debts_above), (contents.prosperity, s.deeds_above)):
        chance = 1.0 - above / s.box.above(card, seats)
        if above:
            chance = 0.6 * chance * chance
        if chance > 0.02:
            for player, points in enumerate(shares(s, card)):
                values[player] += chance * points


# --- what effects are worth ----------------------------------------------------------------------------------------


def worth(effect: Effect) -> float:
    """A rough price for an effect."""
    found = _worths.get(effect)
    if found is None:
        found = _worths[effect] = _price(effect)
    return found


def worth_of(effects: tuple[Effect, ...]) -> float:
    """A rough price for several effects."""
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
