"""How each player stands: a hero against the best of the others, all of them against the Nameless.

First a hero's holdings are weighed in power: what he has, what it will still bring, what he is about to win. Agents
compare a player with the best of the others, and so would not see a loss that all share. Therefore each hero's value is
his lead over the other heroes, less the common danger, and the Nameless stands at zero above them all: what agents
compare is what each of them should care for. docs/games/seven.md says how well that plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regnum.games.seven.ai.danger import danger
from regnum.games.seven.box import FREE, Box, Income

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

# Prices in power.
GOLD: Final = 0.34
FAME: Final = 0.38
ENOUGH: Final = 6  # tokens beyond these are seldom spent
SPARE: Final = 0.12
GIFT: Final = 0.42
WANTED: Final = 0.43  # more for a gift that an open requirement asks for
ELIXIR: Final = 0.42  # to a gift that it gives
ARTEFACT: Final = 1.3
TAP: Final = 0.38  # to a gift that a character will still give
UPRIGHT: Final = 0.5  # a hero who may still exchange gifts
SKIPPED: Final = -0.8
ENSLAVED: Final = 0.9
SIN: Final = -0.9
CORRUPTION: Final = -1.8  # and more, the nearer the fall
COMING: Final = 0.7  # of a corruption card: what a sin in hand will bring
STEEP: Final = 1.5  # so much more with the seventh
MARKER: Final = 1.7  # the treasure that waits
MAJORITY: Final = 0.8  # to a power of the undertaking
LASTING: Final = 0.55  # a turn ahead in characters, palaces or a banner
PASSING: Final = 0.55  # ahead in elixirs, gifts, gold or fame
PORTAL: Final = 1.0  # a closed portal beside the power it yields, for each that is closed: the end by portals nears
SALE: Final = -3.5  # a palace that must be given up to pay
# How near seven gifts of a kind are to the portal, by their number.
NEARNESS: Final = (0.0, 0.0, 0.05, 0.15, 0.3, 0.5, 0.72, 0.95)
CONTESTED: Final = 0.3  # of that where another hero holds more of the kind
BLOCKED: Final = 0.75  # at the last portal also where another hero holds any: he will not let go of it
LAST_PORTAL: Final = 100.0  # closed by who has most of them

# Turns that a row takes, by heroes.
PACE: Final = (0.0, 0.0, 1.7, 1.4, 1.2, 1.1, 1.0)

# From power to a player's prospects: a lead counts the less the larger it is already, ruin takes all.
LEAD: Final = 0.2
LARGE: Final = 40.0
BEHIND: Final = 8.0  # as much as any lead counts, so that nobody stands above the Nameless
DOOM: Final = 11.5  # what ruin takes from each hero: his caution (docs/games/seven.md says what it decides)
VICTORY: Final = 20.0

# What a question that waits on the stack promises to the player it asks.
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


class Worths:
    """What the cards of a box are worth, by their numbers: incomes for a turn, elixirs without and with their set."""

    def __init__(self, box: Box) -> None:
        self.hero: Final = [_income(income) for income in box.hero_income]
        self.character: Final = [_income(income) for income in box.character_income]
        self.palace: Final = [_income(income) for income in box.palace_income]
        self.palace_set: Final = [_income(income) for income in box.palace_set_income]
        self.elixir: Final = [
            (ELIXIR * (sum(plain) + 1.3 * any_plain), ELIXIR * (sum(improved) + 1.3 * any_improved))
            for (plain, improved), (any_plain, any_improved) in zip(box.elixir_gives, box.elixir_any, strict=True)
        ]


_worths: Final[dict[Box, Worths]] = {}


def _income(income: Income) -> float:
    gold, fame, power = income
    return GOLD * gold + FAME * fame + power


def evaluate(s: Seven) -> list[float]:
    """The final scores once the game is over, before that what each player has to hope for."""
    if not s.steps:
        return [float(points) for points in s.scores()]
    box = s.box
    worths = _worths.get(box)
    if worths is None:
        worths = _worths[box] = Worths(box)
    count = len(s.heroes)
    rows = box.armour_pieces - s.armour
    left = PACE[count] * rows - 0.3 if rows else 0.6
    wanted = _wanted(s)
    most = [max(s.gifts[kind::6]) for kind in range(6)]
    values = [_holdings(s, hero, left, wanted, most, worths) for hero in range(count)]
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
    """Each hero's lead less the common danger; a fallen one hopes for just that (evil.11)."""
    ruin = danger(s)
    ahead = sorted([0.0, *[value for hero, value in enumerate(values) if not s.fallen >> hero & 1]])
    best, second = ahead[-1], ahead[-2]
    decided = ending and best >= s.box.constants.power_goal
    hopes = []
    for hero, value in enumerate(values):
        if s.fallen >> hero & 1:
            hope = 0.1 * LEAD * value - DOOM * (1.0 - ruin)
        elif decided:
            hope = VICTORY if value == best else -VICTORY
        else:
            lead = value - (second if value == best else best)
            hope = LEAD * lead / (1.0 + abs(lead) / LARGE) - DOOM * ruin
        hopes.append(hope - BEHIND)
    return hopes


def _debt(s: Seven, pay: Any) -> float:
    """What a cost that is still to be paid will take."""
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


# --- what a hero has -----------------------------------------------------------------------------------------------


def _holdings(s: Seven, hero: int, left: float, wanted: list[int], most: list[int], worths: Worths) -> float:
    """Power, means at what they tend to fetch while the game lasts, and the income of `left` turns."""
    box = s.box
    means = _tokens(s.gold[hero], GOLD) + _tokens(s.fame[hero], FAME) + ARTEFACT * len(s.artefacts[hero])
    means += _gifts(s, hero, left, wanted, most)
    for elixir in s.elixirs[hero]:
        banner, n = box.elixir_set[elixir]
        means += worths.elixir[elixir][s.has_set(hero, banner, n)]
    value = s.power[hero] + means * min(1.0, 0.35 + 0.25 * left) + _burden(s, hero)
    income = worths.hero[s.heroes[hero]]
    taps = 0
    for character in s.characters[hero]:
        card = character >> 1
        income += worths.character[card]
        taps += (2 - (character & 1)) * box.character_weight[card]
    value += TAP * min(1.0, 0.25 * left) * taps
    for palace in s.palaces[hero]:
        banner, n = box.palace_set[palace]
        income += worths.palace_set[palace] if s.has_set(hero, banner, n) else worths.palace[palace]
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
    """Gifts, dearer where they are asked for; those of one kind also for the portal they may close."""
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
    """portal.6, end.7, end.8: what closing a portal would bring: power, or with the last one the end."""
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
    """score.9, fall.3: sins in hand, corruption; a turn lost, the hero's ability spent."""
    sins = len(s.sins[hero])
    if s.rulings.fall:
        load = s.corruption[hero] + COMING * sins
        value = CORRUPTION * load * (1.0 + STEEP * load / s.box.threshold)
    else:
        value = SIN * sins
    if s.skipped >> hero & 1:
        value += SKIPPED
    if not s.tapped >> hero & 1:
        value += UPRIGHT
    return value


# --- what heroes contend for ---------------------------------------------------------------------------------------


def _add_awards(s: Seven, values: list[float], left: float) -> None:
    """score.1-score.8: who is ahead in what."""
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
    """complete.3, complete.7: treasures and the power of the most markers, surer the fuller a card is."""
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
