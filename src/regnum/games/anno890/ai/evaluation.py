"""An evaluation function for agents: an estimate of each seat's final points.

Each Kingdom is described by a few features, and each feature has a weight. With no turns left, the weights are those of
the rules, except for effects still to be resolved; before that they are hand-set, tuned in games between agents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.anno890.ai.judge import judge_of
from regnum.games.anno890.box import CHURCH, TAVERN
from regnum.games.anno890.rules.grid import CELLS, LINES
from regnum.games.anno890.schema import DrawCharacters, Gain, TakeSpecialFree, VpPer
from regnum.games.anno890.scoring import vp_per

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890

# In the order of `features`: the weight with no turns left, the weight with turns left, and what each of them adds.
WEIGHTS: Final = (
    (1.0, 1.0, 0.0),  # points on face-up tiles, the one in hand included
    (1.0, 1.0, 0.0),  # bonus points as they stand
    (1.0, 1.0, 0.0),  # points of Characters held
    (0.0, 0.33, 0.0),  # Coins that the Treasurer will still give
    (0.0, 1.5, 0.0),  # the Inventor
    (3.8, 3.8, 0.0),  # the Apprentice
    (0.0, 0.33, 0.0),  # Coins that can still be spent
    (0.0, 1.4, 0.0),  # lines one tile short of a trio
    (0.0, 0.34, 0.0),  # lines two tiles short of a trio
    (0.0, 0.5, 0.0),  # crops on the tile in hand
    (4.2, 4.2, 0.0),  # a trio about to be rewarded
    (0.0, 0.1, 0.0),  # Nobles
    (0.0, 0.1, 0.0),  # Towers
    (1.0, 0.9, -0.075),  # the current share of the Scenario bonus for Nobles
    (1.0, 0.9, -0.075),  # the same for Coins
    (1.0, 0.9, -0.075),  # the same for Towers
    (-1.5, -2.6, 0.0),  # how close the next invasion is, for seats it would hit
    (-0.5, -0.8, 0.0),  # the same for seats with one Tower more than those
)
TURNS: Final = 9
# For each number of turns left, the weights of all features.
_COLUMNS: Final = [[base + turn * left if left else end for end, base, turn in WEIGHTS] for left in range(TURNS)]
_MOST_ASSESSED: Final = 200_000


def evaluate(s: Anno890) -> list[float]:
    """Estimate the final points of each seat; once the game is over, return the actual points."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    values: list[float] = []
    for seat, row in enumerate(features(s)):
        column = _COLUMNS[min(s.faces(seat).count(0), TURNS - 1)]
        total = 0.0
        for value, weight in zip(row, column, strict=True):
            if value:
                total += value * weight
        values.append(total)
    return values


def features(s: Anno890) -> list[list[float]]:
    """The features of each seat's position. A tile in hand counts as if it had already been placed."""
    seats = s.table.seats
    asked, tile, box = s.asking.seat, s.taken, s.box
    towers = [s.towers_of(seat) for seat in range(seats)]
    nobles = [s.nobles_of(seat) for seat in range(seats)]
    coins = s.coins[:]
    invader, moved = s.invader, s.invader_moved
    if tile:
        towers[asked] += box.towers[tile]
        nobles[asked] += box.nobles[tile]
        coins[asked] += box.coins[tile] - box.lose_coins[tile]
        saracens = box.saracens[tile] + s.taken_saracens
        invader += saracens
        moved = moved or saracens > 0
    banners = sum(1 << crop for crop, banner in enumerate(s.banners) if banner)
    fewest = min(towers)
    danger = _danger(invader - seats - sum(towers), moved)
    scenario = s.side.bonus
    rows: list[list[float]] = []
    for seat in range(seats):
        faces = s.faces(seat)
        printed, two, one = _assess(s, faces, banners)
        left = faces.count(0)
        bonus, cards, treasurer, inventor, apprentice = _extras(s, seat, left)
        holding = tile and seat == asked
        rows.append(
            [
                printed + (box.vp[tile] if holding else 0),
                bonus,
                cards,
                treasurer,
                inventor,
                apprentice,
                float(min(coins[seat], 2 * left + 2)),
                two,
                one,
                float(box.crops[tile].bit_count()) if holding else 0.0,
                _reward(s) if seat == asked else 0.0,
                float(nobles[seat]),
                float(towers[seat]),
                _share(nobles, seat, scenario.noble),
                _share(coins, seat, scenario.coin),
                _share(towers, seat, scenario.tower),
                danger if towers[seat] == fewest else 0.0,
                danger if towers[seat] == fewest + 1 else 0.0,
            ]
        )
    return rows


def _assess(s: Anno890, faces: list[int], banners: int) -> tuple[float, float, float]:
    """Printed points and open lines of a Kingdom, cached because searches look up the same Kingdoms many times."""
    key = (s.rulings, s.scenario, banners, *faces)
    assessed = judge_of(s).assessed
    known = assessed.get(key)
    if known is not None:
        return known
    box, crops = s.box, s.rulings.crops
    printed = float(sum([box.vp[face] for face in faces]))
    for op in s.side.scoring:
        icon = CHURCH if op.per == "church" else TAVERN
        printed += op.vp * sum([1 for face in faces if box.icons[face] & icon])
    two = one = 0.0
    for a, b, c in LINES:
        line = (faces[a], faces[b], faces[c])
        free = line.count(0)
        if free == 1:
            shared = 15
            for face in line:
                if face:
                    shared &= crops[face]
            two += _worth(shared, banners)
        elif free == 2:
            one += _worth(crops[faces[a]] | crops[faces[b]] | crops[faces[c]], banners)
    if len(assessed) >= _MOST_ASSESSED:
        assessed.clear()
    assessed[key] = known = (printed, two, one)
    return known


def _worth(crops: int, banners: int) -> float:
    """The value of an open line with these crops.

    The first crop whose Banner still has Characters counts 1, each further one 0.5 and any
    other crop 0.1. With other crops only, the reward is two Coins: 0.25.
    """
    good = (crops & banners).bit_count()
    poor = (crops & ~banners).bit_count()
    if good:
        return 1.0 + 0.5 * (good - 1) + 0.1 * poor
    return 0.25 if poor else 0.0


def _extras(s: Anno890, seat: int, left: int) -> tuple[float, float, float, float, float]:
    """Current bonus points, points of Characters, and the expected value of Characters with a later effect."""
    box = s.box
    bonus = cards = treasurer = inventor = apprentice = 0.0
    for tile in box.bonus_tiles:
        if tile in s.tiles[CELLS * seat : CELLS * seat + CELLS]:
            op = box.bonus[tile]
            assert op is not None
            bonus += vp_per(s, seat, op)
    for card in s.characters[seat]:
        character = box.characters[card]
        cards += character.vp
        if character.when == "now":
            continue
        effect = character.effect
        if isinstance(effect, VpPer):
            bonus += vp_per(s, seat, effect)
        elif isinstance(effect, Gain):
            treasurer += left
        elif isinstance(effect, TakeSpecialFree):
            inventor += left > 0
        elif isinstance(effect, DrawCharacters):
            apprentice += 1
    return bonus, cards, treasurer, inventor, apprentice


def _reward(s: Anno890) -> float:
    """1 if the seat to choose may take a Character now, 0.25 if it takes Coins or tokens, else 0."""
    verb = s.options()[0].verb
    return 1.0 if verb == "attract" else 0.25 if verb in ("coins", "put") else 0.0


def _share(held: list[int], seat: int, points: list[int]) -> float:
    """The seat's current share of a bonus; tied seats split the points of the ranks they cover."""
    mine = held[seat]
    ahead = level = 0
    for other in held:
        if other > mine:
            ahead += 1
        elif other == mine:
            level += 1
    return sum(points[ahead : ahead + level]) / level


def _danger(lead: int, moved: bool) -> float:
    """How likely the next invasion is, given how far the Invader is ahead of Defence."""
    if lead > 0 and moved:
        return 1.0
    return max(0.0, min(0.8, 0.6 + 0.15 * lead))
