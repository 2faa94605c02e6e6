"""What each seat may know (comp.16, comp.17), and a fair deal of what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regnum.core.rng import Rng
from regnum.games.viscounts.form import board_open, pair_json

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

# turn.2: the phase to which a step of the turn belongs.
_PHASES = {
    "SlideCards": 1,
    "BeginPlay": 1,
    "PlayCard": 1,
    "MoveViscount": 2,
    "ChooseAction": 3,
    "Recruit": 4,
    "CheckCollision": 5,
    "FillHand": 6,
}


def phase(s: Viscounts) -> int:
    """turn.2: the phase of the turn in progress, 0 in set-up and after the end."""
    if not s.round or not s.steps:
        return 0
    asking = _PHASES.get(type(s.steps[-1]).__name__)
    if asking is not None:
        return asking
    waiting = [_PHASES[name] for name in (type(step).__name__ for step in s.steps) if name in _PHASES]
    return min(waiting) - 1 if waiting else 6


def board_view(s: Viscounts, seat: int | None) -> dict[str, Any]:
    """comp.16: everything lies open but hands, draw piles, and what is beneath the top of the piles on the board."""
    ids = s.box.card_ids
    board = board_open(s)
    board["phase"] = phase(s)
    board["pairs"] = [pair_json(s, pair) for pair in s.pairs]
    board["piles"] = [{"top": ids[pile[-1]] if pile else None, "left": len(pile)} for pile in s.piles]
    manuscripts = s.box.manuscript_ids
    board["shelves"] = [{"top": manuscripts[shelf[-1]] if shelf else None, "left": len(shelf)} for shelf in s.shelves]
    board["future"] = len(s.future)
    board["scores"] = s.scores()
    for player, person in enumerate(board["players"]):
        hand, deck = s.hands[player], s.decks[player]
        own = player == seat
        person["hand"] = [ids[card] for card in hand] if own else len(hand)
        person["deck"] = len(deck)
        # What a careful player can work out: the own draw pile by name, of others hand and draw pile together.
        unseen = sorted(deck if own else (*hand, *deck))
        person["unseen"] = [ids[card] for card in unseen] if not s.is_rival(player) else []
        icons = s.icons(player)
        person["icons"] = {
            name: icons >> 6 * n & 63 for n, name in enumerate(("merchant", "builder", "noble", "cleric", "criminal"))
        }
        person["hand_limit"] = s.hand_limit(player)
    return board


def determinize(s: Viscounts, seat: int | None, rng: Rng) -> Viscounts:
    """Hands of others, draw piles, hidden parts of the board's piles and the Rival's Schemes dealt anew."""
    other = s.copy()
    other.rng = Rng(rng.bits())
    for player in range(s.table.players):
        if s.is_rival(player):
            _deal_schemes(s, other, player, rng)
            continue
        hand, deck = s.hands[player], s.decks[player]
        unseen = sorted(deck if player == seat else (*hand, *deck))
        rng.shuffle(unseen)
        if player != seat:
            other.hands[player] = tuple(unseen[: len(hand)])
            unseen = unseen[len(hand) :]
        other.decks[player] = tuple(unseen)
    _deal_beneath(other.piles, s.piles, rng)
    _deal_beneath(other.shelves, s.shelves, rng)
    if s.steps and s.asking.seat != seat:
        other._options = other.asking.options(other)
    return other


def _deal_schemes(s: Viscounts, other: Viscounts, player: int, rng: Rng) -> None:
    """solo.6, solo.12: which Schemes are in its draw pile and which still future is known only in part."""
    deck, future = s.decks[player], s.future
    hidden = sorted((*deck, *future)) if s.table.options["difficulty"] else []
    if hidden:
        # Future Schemes may have been shuffled in: what was not seen yet may lie in either pile.
        rng.shuffle(hidden)
        other.decks[player] = tuple(hidden[: len(deck)])
        other.future = tuple(hidden[len(deck) :])
        return
    own, later = sorted(deck), sorted(future)
    rng.shuffle(own)
    rng.shuffle(later)
    other.decks[player], other.future = tuple(own), tuple(later)


def _deal_beneath(mine: list[tuple[int, ...]], true: list[tuple[int, ...]], rng: Rng) -> None:
    """comp.16: what lies beneath the tops is pooled and dealt to the same heights."""
    pool = sorted(item for pile in true for item in pile[:-1])
    rng.shuffle(pool)
    for place, pile in enumerate(true):
        if pile:
            height = len(pile) - 1
            mine[place] = (*pool[:height], pile[-1])
            pool = pool[height:]
