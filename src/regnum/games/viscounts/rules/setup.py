"""setup.9-setup.21: choosing a Player Card with its hero, and making the first deck."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import space_at
from regnum.games.viscounts.rules.cards import FillHand
from regnum.games.viscounts.rules.effects import Resolve
from regnum.games.viscounts.rules.rival import PlaceRival
from regnum.games.viscounts.rules.turn import START_TURN
from regnum.games.viscounts.state import Viscounts


class PickPair(Ask[Viscounts]):
    """setup.11-setup.16, solo.7: choose a Player Card and the hero paired with it."""

    clauses = ("setup.11", "setup.12", "setup.13")
    verbs = ("pair",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        found = [s.box.pair[card] for card, _ in s.pairs]
        return found[:1] if s.rulings.deal_pairs else found

    def choose(self, s: Viscounts, option: Option) -> None:
        box, seat = s.box, self.seat
        place = self._place(s, option)
        card, hero = s.pairs[place - 1]
        s.pairs = tuple([pair for pair in s.pairs if pair[0] != card])
        s.viscounts[seat] = start_space(s, card)
        s.decks[seat] = (*box.starters, hero)
        s.log(events.PAIR, seat, hero, option.last, f"pairs.{place}", space_at(s.viscounts[seat]), len(box.starters))
        s.steps.append(MakeDeck(seat))
        s.steps.append(Resolve(seat, box.player_card_start[card]))

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-pair"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        card, hero = s.pairs[self._place(s, option) - 1]
        name = s.box.card_ids[hero]
        words: dict[str, Value] = {"hero": f"@card-{name}", "ability": s.ability(f"card-{name}-text"), "n": option.last}
        return Message("option-pair", {**words, "gains": f"@player-card-{s.box.player_cards[card].id}-text"})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.number(0, 1)
        return Reason("setup.10", "reason-no-such-pair")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        place = self._place(s, option)
        return (f"pairs.{place}", space_at(start_space(s, s.pairs[place - 1][0])))

    def details(self, s: Viscounts, option: Option) -> Details:
        card, _ = s.pairs[self._place(s, option) - 1]
        return Details(triggers=(Trigger(f"player-card-{s.box.player_cards[card].id}-text"),))

    def _place(self, s: Viscounts, option: Option) -> int:
        """The position of a pair among those on offer, from 1."""
        offered = [s.box.pair[card] for card, _ in s.pairs]
        option.expect(option in offered)
        return 1 + offered.index(option)


def start_space(s: Viscounts, card: int) -> int:
    """setup.12: the outer space with the number of a Player Card."""
    segment, side = s.box.starts[s.box.player_cards[card].start_space]
    return 3 * s.ring.index(segment) + side


class MakeDeck(Act[Viscounts]):
    """setup.19, setup.20: shuffle the deck without Corruption or Virtue, then draw three cards."""

    fields = (("seat", "seat"),)
    clauses = ("setup.19", "setup.20")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Viscounts) -> None:
        deck = sorted(s.decks[self.seat])
        s.rng.shuffle(deck)
        s.decks[self.seat] = tuple(deck)
        s.steps.append(FillHand(self.seat))


class EndSetup(Act[Viscounts]):
    """setup.18, setup.22, solo.7: return unchosen pairs to the box; in a solo game, place the Rival."""

    clauses = ("setup.18", "solo.7")

    def run(self, s: Viscounts) -> None:
        s.steps.append(FirstRound())
        if s.table.players > s.table.seats:
            s.steps.append(PlaceRival(s.table.seats, start_space(s, s.pairs[0][0])))
        s.gone += tuple([hero for _, hero in s.pairs])
        s.pairs = ()


class FirstRound(Act[Viscounts]):
    """turn.1: begin the first round with the first player."""

    clauses = ("turn.1",)

    def run(self, s: Viscounts) -> None:
        s.round = 1
        s.steps.append(START_TURN[s.first])
