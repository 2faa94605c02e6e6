"""What each seat may know (6.03.f), and a fair deal of what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regnum.core.rng import Rng
from regnum.games.medioevo.box import BUILDINGS
from regnum.games.medioevo.constants import ABSENT, RESERVE
from regnum.games.medioevo.writing import BARBARIANS, board_open, person

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

# What a seat supposes behind a panel: an amount that depends on nothing it may not see.
SUPPOSED_FLORINS = 300
SUPPOSED_ARMIES = 20


def board_view(s: Medioevo, seat: int | None) -> dict[str, Any]:
    """6.03.f, 3.26.c, 3.31.f: panels, hands and objectives are hidden; the number of cards in a hand is not."""
    board = board_open(s)
    # How the rules remember what the options of the moment already say.
    del board["proposed"], board["assault"]
    board["holders"] = {kingdom: who for kingdom, who in board["holders"].items() if who != BARBARIANS}
    board["players"] = [_player(s, player, player == seat) for player in range(s.n)]
    board["empire_left"] = len(s.empire_pile)
    board["events_left"] = len(s.event_pile)
    board["calamities_left"] = len(s.calamity_pile)
    board["treasures_left"] = len(s.treasure_pile)
    return board


def _player(s: Medioevo, player: int, own: bool) -> dict[str, Any]:
    shown = person(s, player, hidden=own)
    shown.setdefault("honour", 0)
    shown["cards"] = len(s.hands[player])
    if own:
        shown["florins"] = s.florins[player]
        shown["reserve"] = s.reserve[player]
    return shown


def determinize(s: Medioevo, seat: int | None, rng: Rng) -> Medioevo:
    """Piles and hands of others dealt anew, their objectives too; behind their panels lies what one would suppose."""
    other = s.copy()
    other.rng = Rng(rng.bits())
    other.event_pile = _shuffled(s.event_pile, rng)
    other.calamity_pile = _shuffled(s.calamity_pile, rng)
    other.treasure_pile = _shuffled(s.treasure_pile, rng)
    looking = s.spied if s.steps and s.asking.seat == seat else -1
    strangers = [player for player in range(s.n) if player not in (seat, looking)]
    unseen = _shuffled((*s.empire_pile, *(card for player in strangers for card in s.hands[player])), rng)
    for player in strangers:
        count = len(s.hands[player])
        other.hands[player], unseen = tuple(sorted(unseen[:count])), unseen[count:]
    other.empire_pile = unseen
    for player in range(s.n):
        if player != seat:
            _suppose(other, player, rng)
    if s.steps and s.asking.seat != seat:
        other._options = other.asking.options(other)
    return other


def _suppose(other: Medioevo, player: int, rng: Rng) -> None:
    """Lay behind the panel of `player` what depends on nothing hidden; in the end the scores tell his objective."""
    if other.objectives[player] >= 0 and not other.over:
        cards = other.realm.objectives[other.kingdoms[player]]
        other.objectives[player] = cards[rng.below(len(cards))]
    other.florins[player] = SUPPOSED_FLORINS
    other.reserve[player] = SUPPOSED_ARMIES
    other.generals[player] = other.grain[player] = other.bids[player] = 0
    other.stock[len(BUILDINGS) * player : len(BUILDINGS) * (player + 1)] = [0] * len(BUILDINGS)
    for slot in other.vehicles_of(player):
        if other.vehicle_at[slot] == RESERVE:
            other.vehicle_at[slot] = ABSENT
            other.vehicle_spent[slot] = other.vehicle_bonus[slot] = other.vehicle_marks[slot] = 0
    for slot in other.banners_of(player):
        if other.banner_at[slot] == RESERVE:
            other.banner_at[slot] = ABSENT
            other.banner_level[slot] = other.banner_general[slot] = other.banner_reach[slot] = 0
    for slot in other.engines_of(player):
        if other.engine_at[slot] == RESERVE:
            other.engine_at[slot] = ABSENT


def _shuffled(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """`cards` in an order that does not depend on the one they lie in."""
    pool = sorted(cards)
    rng.shuffle(pool)
    return tuple(pool)
