"""Decisions about a player's own cards: playing (p1.*), discarding, destroying, rearranging (fx.11-fx.20)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own
from regnum.games.viscounts.box import CRIMINAL, FIRST_REAL, MASK, SILVER
from regnum.games.viscounts.options import DECLINE, DESTROY_TOP, DISCARD_TOP, ORDERS
from regnum.games.viscounts.rules.draw_piles import can_draw, discard, shuffle, top_card, without
from regnum.games.viscounts.rules.effects import carry_out
from regnum.games.viscounts.rules.tracks import gain_corruption
from regnum.games.viscounts.schema.ops import Destroy, Discard, Rearrange, Shuffle
from regnum.games.viscounts.state import Viscounts

FEWEST = 3  # p1.13


class SlideCards(Act[Viscounts]):
    """p1.1-p1.5: slide the cards; discard the one pushed off the board and resolve its drop-off ability."""

    fields = (("seat", "seat"),)
    clauses = ("p1.1", "p1.2", "p1.3")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Viscounts) -> None:
        dropped = slide(s, self.seat)
        if dropped:
            discard(s, self.seat, dropped)
            if s.events is not None:
                s.log(events.DROPS, self.seat, dropped)
            carry_out(s, self.seat, s.box.dropoff[dropped])


def slide(s: Viscounts, player: int) -> int:
    """p1.1: slide every card one space right; return the card that leaves the board, 0 if none does."""
    rows, left = s.rows, 3 * player
    if rows[left] < FIRST_REAL:
        return 0
    dropped = 0
    if rows[left + 1] >= FIRST_REAL:
        dropped = rows[left + 2] if rows[left + 2] >= FIRST_REAL else 0
        rows[left + 2] = rows[left + 1]
    rows[left + 1] = rows[left]
    rows[left] = s.box.blank
    return dropped


class BeginPlay(Act[Viscounts]):
    """p1.11, p1.12: choose a card to play; with an empty hand, the top of the draw pile is played unseen."""

    fields = (("seat", "seat"),)
    clauses = ("p1.11", "p1.12")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Viscounts) -> None:
        if s.hands[self.seat]:
            s.steps.append(PLAY_CARD[self.seat])
        else:
            play_card(s, self.seat, top_card(s, self.seat), "deck", "p1.11")


class PlayCard(Ask[Viscounts]):
    """p1.6: play one card from the hand onto the left space; mandatory."""

    clauses = ("p1.6",)
    verbs = ("play",)
    private = True

    def options(self, s: Viscounts) -> Sequence[Option]:
        play = s.box.play
        return [play[card] for card in s.hands[self.seat]]

    def choose(self, s: Viscounts, option: Option) -> None:
        card = s.box.card_number[option.name(0)]
        s.hands[self.seat] = without(s.hands[self.seat], card)
        play_card(s, self.seat, card, "hand", "p1.6")

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-play"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        name = option.name(0)
        words: dict[str, Value] = {"card": f"@card-{name}", "icons": f"@card-{name}-icons"}
        words |= {"value": s.box.cost[s.box.card_number[name]], "ability": s.ability(f"card-{name}-text")}
        return Message("option-play", words)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return not_in_hand(s, option, "p1.6")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (own(self.seat, f"hand.{option.name(0)}"),)

    def details(self, s: Viscounts, option: Option) -> Details | None:
        """p1.8: the card's instant ability."""
        name = option.name(0)
        if not s.box.instant[s.box.card_number[name]]:
            return None
        return Details(triggers=(Trigger(s.ability(f"card-{name}-text").removeprefix("@")),))


PLAY_CARD = [PlayCard(seat) for seat in range(4)]


def not_in_hand(s: Viscounts, option: Option, clause: str) -> Reason:
    """The reason for refusing a card that is not in the hand."""
    name = option.name(0)
    if not is_townsfolk(s, name):
        return Reason(clause, "reason-no-such-card")
    return Reason(clause, "reason-not-in-hand", {"card": f"@card-{name}"})


def is_townsfolk(s: Viscounts, name: str) -> bool:
    """Whether `name` is the id of a Townsfolk card; the Rival's Schemes are not Townsfolk."""
    return s.box.card_number.get(name, s.box.first_scheme) < s.box.first_scheme


def play_card(s: Viscounts, player: int, card: int, source: str, clause: str) -> None:
    """p1.7-p1.10, p1.17: play a card: Corruption for Criminals, then its instant ability; its value is the movement."""
    box = s.box
    s.rows[3 * player] = card
    s.movement = box.cost[card]
    if s.events is not None:
        s.log(events.PLAYS, player, card, source, clause=clause)
    if box.icons[card] >> CRIMINAL & MASK:
        gain_corruption(s, player, s.criminals(player), "p1.7")
    if box.instant[card]:
        carry_out(s, player, box.instant[card])


def offer_discard(s: Viscounts, player: int, effect: Discard) -> None:
    """fx.14, fx.20: let the player discard cards, one at a time."""
    s.steps += [DiscardCard(player)] * effect.n


def offer_destroy(s: Viscounts, player: int, effect: Destroy) -> None:
    """fx.17, fx.20, setup.17: let the player destroy cards, one at a time."""
    if effect.from_ == "whole_deck":
        s.steps += [DestroyAny(player)] * effect.n
    else:
        s.steps += [DestroyCard(player)] * effect.n


def shuffle_discards(s: Viscounts, player: int, effect: Shuffle) -> None:
    """fx.21, solo.32: shuffle the discards, or the discarded Schemes, into the draw pile, if there are any."""
    if s.discards[player]:
        shuffle(s, player, False)


class _GiveUpCard(Ask[Viscounts]):
    """fx.14, fx.17: give up a card from the hand, or the unseen top of the draw pile; always optional."""

    def offered(self, s: Viscounts, cards: Sequence[Option], top: Option) -> list[Option]:
        """The options to give up a card of the hand, by card, or the `top` of the draw pile."""
        found = [cards[card] for card in s.hands[self.seat]]
        if can_draw(s, self.seat):
            found.append(top)
        if found:
            found.append(DECLINE)
        return found

    def card(self, s: Viscounts, option: Option) -> int:
        """Remove the card that `option` gives up from hand or draw pile, and return it."""
        if option.first == "top":
            return top_card(s, self.seat)
        card = s.box.card_number[option.name(0)]
        s.hands[self.seat] = without(s.hands[self.seat], card)
        return card

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.LOSE, Message(f"prompt-{self.verbs[0]}"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        verb = self.verbs[0]
        if option is DECLINE:
            return Message(f"option-decline-{verb}")
        if option.first == "top":
            key = f"option-{verb}-top" if s.decks[self.seat] else f"option-{verb}-reshuffled"
            return Message(key)
        card = s.box.card_number[option.name(0)]
        return Message(f"option-{verb}", {"card": f"@card-{option.name(0)}", "value": s.box.cost[card]})

    def source(self, option: Option) -> str:
        """Where the card that `option` gives up comes from: "deck" or "hand"."""
        return "deck" if option.first == "top" else "hand"

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.expect(option.verb != "decline")
        if option.name(0) == "top":
            return Reason("draw.10", "reason-no-cards-left")
        return not_in_hand(s, option, "fx.18")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        if option is DECLINE:
            return ()
        if option.first != "top":
            return (own(self.seat, f"hand.{option.name(0)}"),)
        # draw.5: an empty draw pile is first made of the discards.
        return (own(self.seat, "deck" if s.decks[self.seat] else "discards"),)


class DiscardCard(_GiveUpCard):
    """fx.14-fx.16, fx.18: discard a card; none of its effects is resolved."""

    clauses = ("fx.14", "fx.15")
    caused = True
    verbs = ("discard", "decline")

    def options(self, s: Viscounts) -> Sequence[Option]:
        return self.offered(s, s.box.discard, DISCARD_TOP)

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is DECLINE:
            return
        card = self.card(s, option)
        discard(s, self.seat, card)
        if s.events is not None:
            s.log(events.DISCARDS, self.seat, card, self.source(option))


class DestroyCard(_GiveUpCard):
    """fx.17-fx.19: remove a card from the game for Silver equal to its value; the last three cards are safe."""

    clauses = ("fx.17", "fx.19")
    caused = True
    verbs = ("destroy", "decline")

    def options(self, s: Viscounts) -> Sequence[Option]:
        return () if s.owned(self.seat) <= FEWEST else self.offered(s, s.box.destroy, DESTROY_TOP)

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is not DECLINE:
            destroy(s, self.seat, self.card(s, option), self.source(option))


def destroy(s: Viscounts, player: int, card: int, source: str) -> None:
    """fx.17, card.11: remove a card from the game and gain Silver equal to its value."""
    s.gone += (card,)
    if s.events is not None:
        s.log(events.DESTROYS, player, card, source)
    s.gain(player, SILVER, s.box.cost[card])


class DestroyAny(_GiveUpCard):
    """setup.17: destroy any one card of the deck before it is shuffled."""

    clauses = ("setup.17",)
    caused = True
    verbs = ("destroy", "decline")

    def options(self, s: Viscounts) -> Sequence[Option]:
        give_up = s.box.destroy
        return [*(give_up[card] for card in s.decks[self.seat]), DECLINE]

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is DECLINE:
            return
        card = s.box.card_number[option.name(0)]
        s.decks[self.seat] = without(s.decks[self.seat], card)
        destroy(s, self.seat, card, "deck")

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-destroy-any"), self.clauses)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.expect(option.verb != "decline")
        name = option.name(0)
        if not is_townsfolk(s, name):
            return Reason("setup.17", "reason-no-such-card")
        return Reason("setup.17", "reason-not-in-deck", {"card": f"@card-{name}"})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return () if option is DECLINE else (own(self.seat, f"unseen.{option.name(0)}"),)


def offer_rearrange(s: Viscounts, player: int, effect: Rearrange) -> None:
    """fx.11, fx.12: let the player rearrange his cards, if there are at least two."""
    if len(s.row(player)) > 1:
        s.steps.append(RearrangeCards(player))


class RearrangeCards(Ask[Viscounts]):
    """fx.11-fx.13, p1.16: permute the cards among the spaces they occupy; nothing triggers."""

    clauses = ("fx.11", "fx.12", "fx.13")
    caused = True
    verbs = ("order", "decline")

    def _covered(self, s: Viscounts) -> list[int]:
        base = 3 * self.seat
        return [space for space in range(3) if s.rows[base + space] >= FIRST_REAL]

    def options(self, s: Viscounts) -> Sequence[Option]:
        covered = self._covered(s)
        if len(covered) == 3:
            return [*ORDERS[1:], DECLINE]
        # Two cards can only be swapped.
        return [SWAPS[covered[0], covered[1]], DECLINE]

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is DECLINE:
            return
        base = 3 * self.seat
        cards = s.rows[base : base + 3]
        for space in range(3):
            s.rows[base + space] = cards[option.number(space) - 1]
        s.log(events.REARRANGES, self.seat)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-rearrange"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        if option is DECLINE:
            return Message("option-decline-rearrange")
        words: dict[str, Value] = {}
        for space, name in enumerate(("left", "middle", "right")):
            card = s.rows[3 * self.seat + option.number(space) - 1]
            words[name] = f"@card-{s.box.card_ids[card]}" if card >= FIRST_REAL else "@empty-space"
        return Message("option-order", words)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("fx.12", "reason-no-such-order")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        if option is DECLINE:
            return ()
        return tuple([own(self.seat, f"row.{n + 1}") for n in range(3) if option.number(n) != n + 1])


# The order that swaps two spaces and leaves the third alone.
SWAPS = {(0, 1): ORDERS[2], (0, 2): ORDERS[5], (1, 2): ORDERS[1]}


class FillHand(Act[Viscounts]):
    """draw.1-draw.4: draw up to the hand limit, or as many cards as there are."""

    fields = (("seat", "seat"),)
    clauses = ("draw.1", "draw.2", "draw.3", "draw.4")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Viscounts) -> None:
        drawn = 0
        limit = s.hand_limit(self.seat)
        while len(s.hands[self.seat]) < limit and can_draw(s, self.seat):
            s.hands[self.seat] += (top_card(s, self.seat),)
            drawn += 1
        if s.events is not None and drawn:
            s.log(events.DRAWS, self.seat, drawn)
