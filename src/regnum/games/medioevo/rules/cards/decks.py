"""Drawing and discarding cards, and cards that lie face up."""

from __future__ import annotations

from regnum.core.message import Fact, Value
from regnum.games.medioevo.box import CARDS, COINAGE, MERCHANT, TAX_COLLECTOR
from regnum.games.medioevo.state import Medioevo


def draw_empire(s: Medioevo, player: int, clause: str) -> int:
    """7.03.a: draw a card into the hand, reshuffling the discards if needed; returns -1 if no card is left."""
    if not s.empire_pile:
        s.empire_pile, s.empire_discards = shuffled(s, s.empire_discards), ()
    if not s.empire_pile:
        return -1
    card = s.empire_pile[-1]
    s.empire_pile = s.empire_pile[:-1]
    s.learn(card, "card")
    take_card(s, player, card)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(player), "card": f"@card-{CARDS[card]}"}
        s.tell(
            "event-draws",
            clause,
            {"player": s.who(player)},
            fact=Fact("moved", player, "card", "empire_pile", f"players.{player}.hand"),
        )
        s.tell(
            "event-draws-card",
            clause,
            words,
            (player,),
            fact=Fact("revealed", player, f"card:{CARDS[card]}", "empire_pile", f"players.{player}.hand"),
        )
    return card


def draw_event(s: Medioevo) -> int:
    """3.29.e: turn up a card and put it on the discards."""
    if not s.event_pile:
        s.event_pile, s.event_discards = shuffled(s, s.event_discards), ()
    card = s.event_pile[-1]
    s.event_pile, s.event_discards = s.event_pile[:-1], (*s.event_discards, card)
    s.learn(card, "event")
    return card


def draw_calamity(s: Medioevo) -> int:
    """3.30.b: turn up a card and put it on the discards."""
    if not s.calamity_pile:
        s.calamity_pile, s.calamity_discards = shuffled(s, s.calamity_discards), ()
    card = s.calamity_pile[-1]
    s.calamity_pile, s.calamity_discards = s.calamity_pile[:-1], (*s.calamity_discards, card)
    s.learn(card, "calamity")
    return card


def draw_treasure(s: Medioevo) -> int:
    """10.07.a: turn up a card and put it on the discards."""
    if not s.treasure_pile:
        s.treasure_pile, s.treasure_discards = shuffled(s, s.treasure_discards), ()
    card = s.treasure_pile[-1]
    s.treasure_pile, s.treasure_discards = s.treasure_pile[:-1], (*s.treasure_discards, card)
    s.learn(card, "treasure")
    return card


def shuffled(s: Medioevo, cards: tuple[int, ...]) -> tuple[int, ...]:
    pile = sorted(cards)
    s.rng.shuffle(pile)
    return tuple(pile)


def take_card(s: Medioevo, player: int, card: int) -> None:
    """Add a card to the hand, which is kept sorted."""
    s.hands[player] = tuple(sorted((*s.hands[player], card)))


def lose_card(s: Medioevo, player: int, card: int) -> None:
    """Remove a card from the player's hand or face-up cards; the caller puts it elsewhere."""
    if card in s.hands[player]:
        s.hands[player] = _without(s.hands[player], card)
    else:
        s.shown[player] = _without(s.shown[player], card)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(s: Medioevo, player: int, card: int) -> None:
    """3.26.d: put a used or eliminated card on the discards."""
    lose_card(s, player, card)
    s.empire_discards = (*s.empire_discards, card)


def pass_card(s: Medioevo, giver: int, taker: int, card: int, clause: str) -> None:
    """3.26.9.a, 5.01.p2: a card goes from one player to another, who alone know which; both hands can be counted."""
    source = f"players.{giver}{'.hand' if card in s.hands[giver] else ''}"
    lose_card(s, giver, card)
    take_card(s, taker, card)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(taker), "other": s.who(giver)}
        target = f"players.{taker}.hand"
        s.tell("event-takes-card", clause, words, fact=Fact("moved", taker, "card", source, target))
        fact = Fact("revealed", taker, f"card:{CARDS[card]}", source, target)
        s.tell("event-steals", clause, {**words, "card": f"@card-{CARDS[card]}"}, (taker, giver), fact=fact)


def play_card(s: Medioevo, player: int, card: int, clause: str) -> None:
    """3.26.d, 3.26.e: a player shows a card, uses it and discards it."""
    s.reveal()
    discard(s, player, card)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(player), "card": f"@card-{CARDS[card]}"}
        fact = Fact("moved", player, f"card:{CARDS[card]}", f"players.{player}.hand", "empire_discards")
        s.tell("event-plays", clause, words, fact=fact)


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
    if TAX_COLLECTOR in s.hands[player] and TAX_COLLECTOR not in s.shown[player] and s.cathedrals(player):
        up.append(TAX_COLLECTOR)
    for card in up:
        lay_open(s, player, card)
        if s.events is not None:
            s.tell(
                "event-turns-up",
                "3.26.c",
                {"player": s.who(player), "card": f"@card-{CARDS[card]}"},
                fact=Fact("revealed", player, f"card:{CARDS[card]}", f"players.{player}.hand", f"players.{player}"),
            )
