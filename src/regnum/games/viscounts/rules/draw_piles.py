"""Draw piles and discards (draw.4-draw.13, fx.14-fx.21)."""

from __future__ import annotations

from regnum.games.viscounts import events
from regnum.games.viscounts.rules.effects import carry_out, rival_reacts, together
from regnum.games.viscounts.schema import Effect
from regnum.games.viscounts.state import Viscounts


def shuffle(s: Viscounts, player: int, forced: bool) -> None:
    """draw.5-draw.8, fx.21: shuffle the discards into the draw pile; Criminals in play decide which marker moves.

    `forced` is true if a card was needed from an empty draw pile, false for a Shuffle effect (draw.7).
    """
    pile = [*s.decks[player], *s.discards[player]]
    s.rng.shuffle(pile)
    s.decks[player] = tuple(pile)
    moves_marker = forced or s.rulings.shuffle_markers
    if s.events is not None:
        clause = "draw.5" if forced else "fx.21"
        decided_by = ("criminals" if s.criminals(player) else "none") if moves_marker else "nothing"
        s.log(events.SHUFFLES, player, len(pile), decided_by, len(s.discards[player]), clause=clause)
    s.discards[player] = ()
    effects: tuple[Effect, ...] = ()
    if moves_marker:
        effects = s.box.reshuffle_with if s.criminals(player) else s.box.reshuffle_without
    if s.is_rival(player):
        effects += rival_reacts(s, player, "shuffle")
    carry_out(s, player, together(s, effects))


def can_draw(s: Viscounts, player: int) -> bool:
    """draw.10: whether there is any card left to draw."""
    return bool(s.decks[player] or s.discards[player])


def top_card(s: Viscounts, player: int) -> int:
    """draw.5: take the top card of the draw pile, reshuffling if it is empty; `can_draw` must be true."""
    if not s.decks[player]:
        shuffle(s, player, True)
    deck = s.decks[player]
    card = deck[-1]
    s.learn(card, "card")
    s.decks[player] = deck[:-1]
    return card


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` without one copy of `card`; the order of the others is kept."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(s: Viscounts, player: int, card: int) -> None:
    """comp.16: put a card face up on the discard pile."""
    s.discards[player] += (card,)
