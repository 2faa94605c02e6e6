"""How each player stands, for agents: power now, what the holdings will still bring, and how near the Nameless is."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# Prices in power.
GOLD = 0.32
FAME = 0.32
SPARE = 0.08  # a token beyond what is soon spent
ENOUGH = 5
GIFT = 0.4
WANTED = 0.95  # a gift that an open requirement asks for
ELIXIR = 0.65
ARTEFACT = 1.2
TAP = 0.36  # a gift that a character will still give
MARKER = 2.3  # the treasure that waits
SIN = -0.4
CORRUPTION = -1.6
LASTING = 0.6  # a turn ahead in characters, palaces or a banner
PASSING = 0.3  # a turn ahead in elixirs, gold or fame
PORTAL_NEAR = 0.12  # gifts of one kind are worth more together
DOOM = 250.0  # so much that danger to all outweighs a lead over some
SALE = 3.5  # a palace given up to pay
LENGTH = 11  # turns of a usual game

# What a question that waits on the stack promises to the seat it asks.
PROMISES = {
    "PickGifts": 0.6,
    "PickGiven": 0.35,
    "PickReceived": 0.4,
    "RecruitFor": 1.0,
    "BuyFor": 0.9,
    "FoundFor": 1.2,
    "Strike": 0.9,
    "PickSpoil": 0.7,
    "PickUntap": 0.7,
    "PickTreasure": 1.2,
    "PickFill": 2.2,
    "PickReclaim": 2.0,
    "PickExchange": 0.1,
    "PickBury": 0.7,
    "Foresee": 0.3,
    "TakeCharacter": 1.6,
    "TakeElixir": 0.8,
    "TakePalace": 1.6,
    "PutMarker": 2.2,
    "DropCorruption": 1.6,
}


def evaluate(s: Seven) -> list[float]:
    """The final scores once the game is over, before that an estimate of them."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    left = _turns_left(s)
    wanted = _wanted(s)
    values = [_hero(s, hero, left, wanted) for hero in range(len(s.heroes))]
    _add_awards(s, values, left)
    _add_undertakings(s, values)
    waiting: list[Any] = s.steps[1:]
    for step in waiting:
        name = type(step).__name__
        if name == "Pay":
            values[step.seat] -= _debt(s, step)
        elif name in PROMISES:
            values[step.seat] += PROMISES[name]
    danger = _danger(s)
    hopes = [value * (1.0 - danger) for value in values]
    doom = DOOM * danger
    for hero in range(len(values)):
        if s.fallen >> hero & 1:
            hopes[hero] = 0.8 * doom
    return [*hopes, doom]


def _debt(s: Seven, pay: Any) -> float:
    """What a cost that is still to be paid will take."""
    short = pay.gold > s.gold[pay.seat] or pay.fame > s.fame[pay.seat]
    debt: float = GOLD * pay.gold + FAME * pay.fame + WANTED * sum(pay.gifts)
    return debt + SALE if short else debt


def _turns_left(s: Seven) -> float:
    """Productions still to come: every one that is made takes its worth off the income to come."""
    return max(1.0, LENGTH - s.turn)


def _tokens(n: int) -> float:
    return GOLD * n if n <= ENOUGH else GOLD * ENOUGH + SPARE * (n - ENOUGH)


def _danger(s: Seven) -> float:
    """How likely the Nameless is to win: cataclysms left against rows still to be completed."""
    rows = s.box.armour_pieces - s.armour
    left = len(s.cataclysm_pile) - len(s.sin_discards) / s.box.constants.sins_for_cataclysm
    if rows:
        needed = rows - _filled(s, 0) - 0.4 * _filled(s, s.width)
    else:
        needed = max(0.0, s.box.constants.power_goal - max(s.power)) / 8.0
    # The more heroes, the faster sins pile up while the rows are filled.
    reserve = 0.5 + 0.45 * len(s.heroes) * needed / s.box.armour_pieces
    return 1.0 / (1.0 + math.exp(0.3 * (left - needed - reserve)))


def _filled(s: Seven, first: int) -> float:
    """How much of the row that begins with a place is met."""
    slots = free = 0
    for place in range(first, first + s.width):
        slots += len(s.marks[place])
        free += s.marks[place].count(0)
    return 1.0 - free / slots if slots else 1.0


def _wanted(s: Seven) -> list[int]:
    """How many gifts of each kind the open requirements ask for."""
    wanted = [0] * 6
    for place in range(2 * s.width):
        if s.board[place] >= 0:
            for mark, slot in zip(s.marks[place], s.box.slots[s.board[place]], strict=True):
                if not mark:
                    for kind, n in slot[0]:
                        wanted[kind] += n
    return wanted


def _hero(s: Seven, hero: int, left: float, wanted: list[int]) -> float:
    box, base = s.box, 6 * hero
    gifts = s.gifts[base : base + 6]
    # Power beyond the goal only decides between heroes who reach it.
    power, goal = s.power[hero], box.constants.power_goal
    value = power if power <= goal else goal + 0.3 * (power - goal)
    value += _tokens(s.gold[hero]) + _tokens(s.fame[hero]) + GIFT * sum(gifts)
    for held, asked in zip(gifts, wanted, strict=True):
        value += (WANTED - GIFT) * (held if held < asked else asked)
    value += PORTAL_NEAR * max(0, max(gifts) - 3) + ELIXIR * len(s.elixirs[hero]) + ARTEFACT * len(s.artefacts[hero])
    value += SIN * len(s.sins[hero])
    if s.corruption[hero]:
        value += CORRUPTION * s.corruption[hero]
    usage = TAP * min(1.0, left / 6.0)
    gold, fame, _ = box.hero_income[s.heroes[hero]]
    value += left * (GOLD * gold + FAME * fame)
    for character in s.characters[hero]:
        card = character >> 1
        gold, fame, power = box.character_income[card]
        value += left * (GOLD * gold + FAME * fame + power)
        value += usage * (2 - (character & 1)) * box.character_weight[card]
    for palace in s.palaces[hero]:
        banner, n = box.palace_set[palace]
        income = box.palace_set_income if s.has_set(hero, banner, n) else box.palace_income
        gold, fame, power = income[palace]
        value += left * (GOLD * gold + FAME * fame + power)
        if s.enslaved >> palace & 1:
            value += 0.9
    mark = 1 + hero
    for portal, owner in enumerate(s.portals):
        if owner == mark:
            value += 1.5 + left * box.portal_power[portal]
    return value


def _add_awards(s: Seven, values: list[float], left: float) -> None:
    """score.1-score.8: who is ahead in what."""
    for worth, counts in (
        (PASSING, [len(cards) for cards in s.elixirs]),
        (PASSING, s.fame),
        (PASSING, s.gold),
        (LASTING, [len(cards) for cards in s.characters]),
        (LASTING, [len(cards) for cards in s.palaces]),
        *((LASTING, s.banners[banner::6]) for banner in range(6)),
    ):
        most = max(counts)
        if counts.count(most) == 1:
            values[counts.index(most)] += worth * left


def _add_undertakings(s: Seven, values: list[float]) -> None:
    """complete.3, complete.7: treasures and the power of the most markers, surer the fuller a card is."""
    for place in range(2 * s.width):
        marks = s.marks[place]
        if not any(marks):
            continue
        sure = 1.0 - marks.count(0) / len(marks)
        if place >= s.width:
            sure *= 0.7
        counts = [marks.count(1 + hero) for hero in range(len(values))]
        most = max(counts)
        leaders = counts.count(most)
        power = s.box.undertaking_power[s.board[place]]
        for hero, n in enumerate(counts):
            if n:
                values[hero] += MARKER * n + 0.25 * n * sure
                if n == most:
                    values[hero] += (0.35 + 0.65 * sure) * (power if leaders == 1 else power // 2) * 0.8
