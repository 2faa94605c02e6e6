"""Phase 4, recruiting (hire.*), and free hires through effects (fx.8)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import pile_at, place_key
from regnum.games.viscounts.box import SEGMENTS, SILVER
from regnum.games.viscounts.options import HIRE, PASS
from regnum.games.viscounts.rules.action import take_townsfolk
from regnum.games.viscounts.rules.draw_piles import discard
from regnum.games.viscounts.rules.effects import Resolve, react
from regnum.games.viscounts.rules.gains import ordered
from regnum.games.viscounts.schema.ops import Discard, Effect, Rearrange, RecruitFree, Shuffle
from regnum.games.viscounts.state import Viscounts


class _Hire(Ask[Viscounts]):
    """Base class of paid and free hires."""

    def describe_card(self, s: Viscounts, option: Option, key: str) -> Message:
        place = option.last - 1
        card = s.piles[place][-1]
        name = s.box.card_ids[card]
        words: dict[str, Value] = {"card": f"@card-{name}", "icons": f"@card-{name}-icons", "price": s.box.cost[card]}
        words |= {"ability": s.ability(f"card-{name}-text"), "corner": f"@card-{name}-corner"}
        return Message(key, {**words, "place": place_key(s, place)})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (pile_at(option.last - 1),) if option.verb == "hire" else ()

    def details(self, s: Viscounts, option: Option) -> Details | None:
        """hire.10: the corner effect of the card; without a hire or a Collision the turn ends."""
        if option is PASS:
            return Details(ends="" if s.virtue[self.seat] == s.corruption[self.seat] else "turn")
        return Details(triggers=(Trigger(f"card-{s.box.card_ids[s.piles[option.last - 1][-1]]}-corner"),))


class Recruit(_Hire):
    """hire.1-hire.7: hire the segment's Townsfolk for its price, or pass."""

    clauses = ("hire.1", "hire.2")
    verbs = ("hire", "pass")

    def options(self, s: Viscounts) -> Sequence[Option]:
        place = s.viscounts[self.seat] // 3
        pile = s.piles[place]
        if not pile or s.box.cost[pile[-1]] > s.purse[4 * self.seat + SILVER]:
            return ()
        return (HIRE[place], PASS)

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is PASS:
            return
        place = option.last - 1
        hire(s, self.seat, place, s.box.cost[s.piles[place][-1]], "hire.1")

    def prompt(self, s: Viscounts) -> Prompt:
        card = s.piles[s.place_of(self.seat)][-1]
        words: dict[str, Value] = {"card": f"@card-{s.box.card_ids[card]}", "price": s.box.cost[card]}
        words |= {"silver": s.purse[4 * self.seat + SILVER]}
        return Prompt(PromptKind.YES_NO, Message("prompt-recruit", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return Message("option-pass-recruit") if option is PASS else self.describe_card(s, option, "option-hire")

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.number(0, 1, SEGMENTS)
        return Reason("hire.1", "reason-not-adjacent", {"place": place_key(s, s.place_of(self.seat))})


class FreeHire(_Hire):
    """hire.8, hire.9, hire.12: hire any visible Townsfolk for free; lost if all piles are empty."""

    clauses = ("hire.8", "hire.9")
    caused = True
    verbs = ("hire",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [HIRE[place] for place in range(SEGMENTS) if s.piles[place]]

    def choose(self, s: Viscounts, option: Option) -> None:
        hire(s, self.seat, option.last - 1, 0, "hire.8")

    def prompt(self, s: Viscounts) -> Prompt:
        # setup.19: what is hired in set-up is shuffled into the first draw pile.
        key = "prompt-free-hire" if s.round else "prompt-setup-hire"
        return Prompt(PromptKind.TAKE, Message(key), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return self.describe_card(s, option, "option-free-hire")

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.number(0, 1, SEGMENTS)
        return Reason("hire.6", "reason-pile-empty")


def recruit_free(s: Viscounts, player: int, effect: RecruitFree) -> None:
    """fx.8, hire.13: let the player hire for free, one card at a time."""
    if effect.n > 1:
        s.steps.append(Resolve(player, (RecruitFree(effect.n - 1),)))
    s.steps.append(FreeHire(player))


def hire(s: Viscounts, player: int, place: int, price: int, clause: str) -> None:
    """hire.3, hire.10, hire.11, setup.19: pay, put the card on the discards or, at set-up, into the deck.

    Then its corner effect resolves together with abilities that react to a hire, such as the left Workshop's (time.6).
    """
    card = s.piles[place][-1]
    if s.events is not None:
        s.log(events.HIRES, player, card, price, pile_at(place), "discards" if s.round else "deck", clause=clause)
    s.purse[4 * player + SILVER] -= price
    if s.round:
        discard(s, player, card)
    else:
        s.decks[player] += (card,)
    take_townsfolk(s, place)
    effects: tuple[Effect, ...] = s.box.corner[card]
    for piece, effect in s.box.piece_reactions.get("hire", ()):
        if s.has(player, piece):
            effects += (effect,)
    effects += react(s, player, "hire")
    if not s.round:
        # setup.21: during set-up there is no hand, draw pile or card row yet, so these have no effect.
        effects = tuple([effect for effect in effects if not isinstance(effect, (Shuffle, Discard, Rearrange))])
    if effects:
        s.steps.append(ordered(s, player, effects))
