"""An evaluation function for agents: each hero against the best other hero, and all heroes against the Nameless.

First, a hero's position is valued in power: his holdings, their future income, and rewards he is about to win. Agents
compare a player's value with the best of the others, so they would miss a loss shared by all heroes. Therefore a hero's
final value is his lead over the other heroes less the common danger, and the Nameless has value zero, above them all.
See docs/games/seven.md for how well agents play with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regnum.games.seven.ai.danger import danger
from regnum.games.seven.ai.judge import FAME, GOLD, judge_of
from regnum.games.seven.box import FREE

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# Values in power.
ENOUGH: Final = 6  # tokens beyond this number are seldom spent
SPARE: Final = 0.12
GIFT: Final = 0.42
WANTED: Final = 0.43  # added for a gift that an open requirement asks for
ARTEFACT: Final = 1.3
TAP: Final = 0.38  # per gift that a character will still give
UPRIGHT: Final = 0.5  # a hero who may still use his ability
SKIPPED: Final = -0.8
STANDING_PASS: Final = -0.01  # being asked again costs nothing
ENSLAVED: Final = 0.9
SIN: Final = -0.9
CORRUPTION: Final = -2.4  # per card; rises with their number (see STEEP)
COMING: Final = 0.2  # the corruption cards expected from a sin in hand: most are played or purged
STEEP: Final = 2.0  # factor added on the way to the seventh card
FALLING: Final = -20.0  # a hero who falls in the next Gathering phase unless he acts
MARKER: Final = 1.7  # the treasure that the marker will earn
MAJORITY: Final = 0.8  # per power of the undertaking
LASTING: Final = 0.55  # per turn: having the most characters, palaces or a banner
PASSING: Final = 0.55  # having the most elixirs, gifts, gold or fame
PORTAL: Final = 1.0  # per own portal, times the portals closed so far: closing all of them ends the game
SALE: Final = -3.5  # a palace that must be discarded to pay
# How close a hero is to closing a portal, by his number of gifts of its kind.
NEARNESS: Final = (0.0, 0.0, 0.05, 0.15, 0.3, 0.5, 0.72, 0.95)
CONTESTED: Final = 0.3  # factor if another hero holds more gifts of the kind
BLOCKED: Final = 0.75  # factor at the last portal if another hero holds any gift of the kind: he will not give it up
LAST_PORTAL: Final = 100.0  # closing the last portal, if that wins the game

# Turns needed to complete a row, by number of heroes.
PACE: Final = (0.0, 0.0, 1.7, 1.4, 1.2, 1.1, 1.0)

# From power to a player's value: a larger lead counts less and less, and danger outweighs any lead.
LEAD: Final = 0.2
LARGE: Final = 40.0
BEHIND: Final = 8.0  # the most that a lead can count, so that no hero ranks above the Nameless
DOOM: Final = 11.0  # the weight of the common danger: how cautiously heroes play (see docs/games/seven.md)
CROWD: Final = 2.0  # added to it for each hero beyond two: the more there are, the more each must hold back
VICTORY: Final = 20.0

# The expected value of a step on the stack for its player.
PROMISES: Final = {
    "PickGifts": 0.6,
    "PickGiven": 0.35,
    "PickReceived": 0.4,
    "RecruitFor": 1.0,
    "BuyFor": 0.9,
    "FoundFor": 1.2,
    "Strike": 0.9,
    "PickSpoil": 0.7,
    "PickUntap": 0.7,
    "PickTreasure": 1.4,
    "PickFill": 2.2,
    "PickReclaim": 2.0,
    "PickExchange": 0.1,
    "PickBury": 0.9,
    "Foresee": 0.3,
    "TakeCharacter": 1.6,
    "TakeElixir": 0.8,
    "TakePalace": 1.6,
    "PutMarker": 2.2,
    "DropCorruption": 1.6,
}
COMPLETING: Final = ("CompleteRow", "GainArmour")


def evaluate(s: Seven) -> list[float]:
    """Return each player's value; once the game is over, the final scores."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    box = s.box
    count = len(s.heroes)
    rows = box.armour_pieces - s.armour
    left = PACE[count] * rows - 0.3 if rows else 0.6
    wanted = _wanted(s)
    most = [max(s.gifts[kind::6]) for kind in range(6)]
    values = [_holdings(s, hero, left, wanted, most) for hero in range(count)]
    _add_awards(s, values, left)
    _add_undertakings(s, values)
    completing = False
    waiting: list[Any] = s.steps
    for step in waiting:
        name = type(step).__name__
        if name in PROMISES:
            values[step.seat] += PROMISES[name]
        elif name == "Pay":
            values[step.seat] -= _debt(s, step)
        elif name in COMPLETING:
            completing = True
    return [*_prospects(s, values, completing and rows == 1), 0.0]


def _prospects(s: Seven, values: list[float], ending: bool) -> list[float]:
    """Each hero's lead less the common danger; for a fallen hero the danger counts in his favour (evil.11)."""
    ruin = danger(s)
    doom = DOOM + CROWD * (len(s.heroes) - 2)
    ahead = sorted([0.0, *[value for hero, value in enumerate(values) if not s.fallen >> hero & 1]])
    best, second = ahead[-1], ahead[-2]
    decided = ending and best >= s.box.constants.power_goal
    hopes = []
    for hero, value in enumerate(values):
        if s.fallen >> hero & 1:
            hope = 0.1 * LEAD * value - doom * (1.0 - ruin)
        elif decided:
            hope = VICTORY if value == best else -VICTORY
        else:
            lead = value - (second if value == best else best)
            hope = LEAD * lead / (1.0 + abs(lead) / LARGE) - doom * ruin
        hopes.append(hope - BEHIND)
    return hopes


def _debt(s: Seven, pay: Any) -> float:
    """The value of a cost still to be paid."""
    debt: float = GOLD * pay.gold + FAME * pay.fame + (GIFT + WANTED) * sum(pay.gifts)
    return debt - SALE if pay.gold > s.gold[pay.seat] or pay.fame > s.fame[pay.seat] else debt


def _wanted(s: Seven) -> list[int]:
    """How many gifts of each kind the open requirements ask for."""
    wanted = [0] * 6
    for place in range(2 * s.width):
        marks = s.marks[place]
        if FREE in marks:
            slots = s.box.slots[s.board[place]]
            for slot, mark in enumerate(marks):
                if not mark:
                    for kind, n in slots[slot][0]:
                        wanted[kind] += n
    return wanted


# --- holdings ------------------------------------------------------------------------------------------------------


def _holdings(s: Seven, hero: int, left: float, wanted: list[int], most: list[int]) -> float:
    """The value of power, of tokens and cards at their usual worth, and of the income of `left` turns."""
    box, judge = s.box, judge_of(s)
    means = _tokens(s.gold[hero], GOLD) + _tokens(s.fame[hero], FAME) + ARTEFACT * len(s.artefacts[hero])
    means += _gifts(s, hero, left, wanted, most)
    for elixir in s.elixirs[hero]:
        banner, n = box.elixir_set[elixir]
        means += judge.elixir[elixir][s.has_set(hero, banner, n)]
    value = s.power[hero] + means * min(1.0, 0.35 + 0.25 * left) + _burden(s, hero)
    income = judge.hero[s.heroes[hero]]
    taps = 0
    for character in s.characters[hero]:
        card = character >> 1
        income += judge.character[card]
        taps += (2 - (character & 1)) * box.character_weight[card]
    value += TAP * min(1.0, 0.25 * left) * taps
    for palace in s.palaces[hero]:
        banner, n = box.palace_set[palace]
        income += judge.palace_set[palace] if s.has_set(hero, banner, n) else judge.palace[palace]
        if s.enslaved[hero] >> palace & 1:
            value += ENSLAVED
    mark = 1 + hero
    if mark in s.portals:
        closed = len(s.portals) - s.portals.count(FREE)
        for portal, owner in enumerate(s.portals):
            if owner == mark:
                income += box.portal_power[portal]
                value += PORTAL * closed
    return value + left * income


def _tokens(n: int, price: float) -> float:
    return price * n if n <= ENOUGH else price * ENOUGH + SPARE * (n - ENOUGH)


def _gifts(s: Seven, hero: int, left: float, wanted: list[int], most: list[int]) -> float:
    """The value of gifts: more if open requirements ask for them, or if they may close a portal."""
    base = 6 * hero
    value = saved = 0.0
    for kind in range(6):
        held = s.gifts[base + kind]
        if held:
            asked = wanted[kind]
            spent = GIFT * held + WANTED * (held if held < asked else asked)
            value += spent
            if held > 1 and s.portals[kind] == FREE:
                near = NEARNESS[min(held, 7)] * (1.0 if held == most[kind] else CONTESTED)
                if held + s.reserve[kind] < 7 and s.portals.count(FREE) == 1:
                    near *= BLOCKED
                more = near * _portal(s, hero, kind, left) - spent
                if more > saved:
                    saved = more
    return value + saved


def _portal(s: Seven, hero: int, portal: int, left: float) -> float:
    """portal.6, end.7, end.8: the value of closing a portal: power, or with the last one the victory."""
    free = s.portals.count(FREE)
    if free > 1:
        return PORTAL * (len(s.portals) - free + 1) + left * s.box.portal_power[portal]
    mine = s.portals.count(1 + hero) + 1
    for other in range(len(s.heroes)):
        theirs = s.portals.count(1 + other)
        if other != hero and (theirs > mine or (theirs == mine and s.power[other] > s.power[hero])):
            return 0.0
    return LAST_PORTAL


def _burden(s: Seven, hero: int) -> float:
    """score.9, fall.3: the value of sins in hand, corruption, a lost turn and the hero's unused ability."""
    sins = len(s.sins[hero])
    if s.rulings.fall:
        load = s.corruption[hero] + COMING * sins
        value = CORRUPTION * load * (1.0 + STEEP * load / s.box.threshold)
        if s.corruption[hero] + sins >= s.box.threshold:
            value += FALLING
    else:
        value = SIN * sins
    if s.skipped >> hero & 1:
        value += SKIPPED
    if s.standing_pass[hero]:
        value += STANDING_PASS
    if not s.tapped >> hero & 1:
        value += UPRIGHT
    return value


# --- awards and undertakings ---------------------------------------------------------------------------------------


def _add_awards(s: Seven, values: list[float], left: float) -> None:
    """score.1-score.8: add the value of awards for the most of each kind of thing."""
    gifts = s.gifts
    lasting = LASTING * left
    _award(values, [len(cards) for cards in s.elixirs], PASSING)
    _award(values, [sum(gifts[base : base + 6]) for base in range(0, len(gifts), 6)], PASSING)
    _award(values, s.fame, PASSING)
    _award(values, s.gold, PASSING)
    _award(values, [len(cards) for cards in s.characters], lasting)
    _award(values, [len(cards) for cards in s.palaces], lasting)
    for banner in range(6):
        _award(values, s.banners[banner::6], lasting)


def _award(values: list[float], counts: list[int], worth: float) -> None:
    most = max(counts)
    if counts.count(most) == 1:
        values[counts.index(most)] += worth


def _add_undertakings(s: Seven, values: list[float]) -> None:
    """complete.3, complete.7: add expected treasures and power from undertakings; fuller cards count more."""
    heroes = range(len(values))
    for place in range(2 * s.width):
        marks = s.marks[place]
        counts = [marks.count(1 + hero) for hero in heroes]
        most = max(counts)
        if most:
            sure = 1.0 - marks.count(FREE) / len(marks)
            if place >= s.width:
                sure *= 0.7
            power = s.box.undertaking_power[s.board[place]]
            reward = power if counts.count(most) == 1 else power // 2
            for hero in heroes:
                n = counts[hero]
                if n:
                    values[hero] += (MARKER + 0.25 * sure) * n
                    if n == most:
                        values[hero] += MAJORITY * (0.35 + 0.65 * sure) * reward
