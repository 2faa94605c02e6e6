"""3.26, 7.03: drawing, playing and discarding cards, and cards that lie face up."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.box import COINAGE, MERCHANT, TAX_COLLECTOR
from regnum.games.medioevo.constants import EMPIRE_CARDS
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.realm.possession import cathedrals
from regnum.games.medioevo.state import Medioevo

Cards = tuple[int, ...]


class DealEmpireCards(Act[Medioevo]):
    """7.03.a, 3.26.a: deal one card to each player in sword order."""

    clauses = ("7.03.a",)
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        s.phase = EMPIRE_CARDS
        for player in s.order:
            draw_empire(s, player, "7.03.a")


def draw_empire(s: Medioevo, player: int, clause: str) -> int:
    """7.03.a: draw a card into the hand, reshuffling the discards if needed; returns -1 if no card is left."""
    if not s.empire_pile and not s.empire_discards:
        return -1
    card, s.empire_pile, s.empire_discards = _drawn(s, s.empire_pile, s.empire_discards, "card")
    take_card(s, player, card)
    s.log(fate.DRAWS, player, clause=clause)
    s.log(fate.DRAWS_CARD, player, card, clause=clause, audience=(player,))
    return card


def draw_event(s: Medioevo) -> int:
    """3.29.e: turn up a card and put it on the discards."""
    card, s.event_pile, discards = _drawn(s, s.event_pile, s.event_discards, "event")
    s.event_discards = (*discards, card)
    return card


def draw_calamity(s: Medioevo) -> int:
    """3.30.b: turn up a card and put it on the discards."""
    card, s.calamity_pile, discards = _drawn(s, s.calamity_pile, s.calamity_discards, "calamity")
    s.calamity_discards = (*discards, card)
    return card


def draw_treasure(s: Medioevo) -> int:
    """10.07.a: turn up a card and put it on the discards."""
    card, s.treasure_pile, discards = _drawn(s, s.treasure_pile, s.treasure_discards, "treasure")
    s.treasure_discards = (*discards, card)
    return card


def _drawn(s: Medioevo, pile: Cards, discards: Cards, kind: str) -> tuple[int, Cards, Cards]:
    """The top card of a pile, what is left of it, and the discards, which make a new pile if there is none."""
    if not pile:
        pile, discards = shuffled(s, discards), ()
    s.learn(pile[-1], kind)
    return pile[-1], pile[:-1], discards


def shuffled(s: Medioevo, cards: Cards) -> Cards:
    pile = sorted(cards)
    s.rng.shuffle(pile)
    return tuple(pile)


def take_card(s: Medioevo, player: int, card: int) -> None:
    """Add a card to the hand, which is kept sorted."""
    s.hands[player] = tuple(sorted((*s.hands[player], card)))


def holds(s: Medioevo, player: int, card: int) -> str:
    """The address from which a player loses a card: the hand or, face up, the player."""
    return f"players.{player}{'.hand' if card in s.hands[player] else ''}"


def lose_card(s: Medioevo, player: int, card: int) -> None:
    """Remove a card from the player's hand or face-up cards; the caller puts it elsewhere."""
    if card in s.hands[player]:
        s.hands[player] = _without(s.hands[player], card)
    else:
        s.shown[player] = _without(s.shown[player], card)


def _without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(s: Medioevo, player: int, card: int) -> None:
    """3.26.d: put a used or eliminated card on the discards."""
    lose_card(s, player, card)
    s.empire_discards = (*s.empire_discards, card)


def pass_card(s: Medioevo, giver: int, taker: int, card: int, clause: str) -> None:
    """3.26.9.a, 5.01.p2: a card goes from one player to another, who alone know which; both hands can be counted."""
    source = holds(s, giver, card)
    lose_card(s, giver, card)
    take_card(s, taker, card)
    s.log(fate.TAKES_CARD, taker, giver, source, clause=clause)
    s.log(fate.STEALS, taker, giver, card, source, clause=clause, audience=(taker, giver))


def play_card(s: Medioevo, player: int, card: int, clause: str) -> None:
    """3.26.d, 3.26.e: a player shows a card, uses it and discards it."""
    s.reveal()
    discard(s, player, card)
    s.log(fate.PLAYS, player, card, clause=clause)


def lay_open(s: Medioevo, player: int, card: int) -> None:
    """7.10.l: move a card from the hand to the player's face-up cards."""
    s.hands[player] = _without(s.hands[player], card)
    s.shown[player] = tuple(sorted((*s.shown[player], card)))


def take_up(s: Medioevo, player: int, card: int) -> None:
    """7.10.u: return a face-up card to the hand."""
    s.shown[player] = _without(s.shown[player], card)
    take_card(s, player, card)


def turn_up(s: Medioevo, player: int) -> None:
    """3.26.13, 3.26.14: turn up merchants with Coinage, and one tax collector with a cathedral, where due."""
    s.reveal()  # turning up nothing reveals something about the hand too
    up = [card for card in s.hands[player] if card == MERCHANT] if s.has(player, COINAGE) else []
    if TAX_COLLECTOR in s.hands[player] and TAX_COLLECTOR not in s.shown[player] and cathedrals(s, player):
        up.append(TAX_COLLECTOR)
    for card in up:
        lay_open(s, player, card)
        s.log(fate.TURNS_UP, player, card)
