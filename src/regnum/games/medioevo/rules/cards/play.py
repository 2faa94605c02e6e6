"""3.26, 7.05.d: empire cards played in a phase: which serve, against whom, and what carries out their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo import schema
from regnum.games.medioevo.box import CARDS, TECHNOLOGIES, TREATIES
from regnum.games.medioevo.constants import TERMS
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import AMOUNT, PLAY, PLAYER
from regnum.games.medioevo.rules.cards.decks import play_card
from regnum.games.medioevo.rules.cards.offence import LookIntoHand, Parry, TakeCathedral
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import is_banned, may_be_pope
from regnum.games.medioevo.rules.diplomacy.pacts import has_pact, impose, may_harm
from regnum.games.medioevo.rules.realm.treasury import mark_casus_belli
from regnum.games.medioevo.state import Medioevo


def playable(s: Medioevo, player: int, phase: int) -> list[Option]:
    """7.05.a, 7.05.d, 3.26.e, 3.26.f: the options to play a card now, for the menus of the player's own turn."""
    hand = s.hands[player]
    if not hand:
        return []
    return [PLAY[card] for card, op in s.box.played_in[phase] if card in hand and _serves(s, player, op)]


def _serves(s: Medioevo, player: int, op: Any) -> bool:
    """Whether a card would do anything; 3.26.15.a: an architect needs Architecture and serves once a turn."""
    if isinstance(op, schema.HalvePrices):
        return not s.half_price and s.has(player, 1 << TECHNOLOGIES.index(op.technology))
    return bool(targets(s, player, op))


def targets(s: Medioevo, player: int, op: Any) -> list[int]:
    """3.26.8.a, 3.26.9.b, 3.26.10.b, 3.26.16.b, 3.26.10-3.26.12: whom a card strikes; no truce partner."""
    others = [other for other in range(s.n) if may_harm(s, player, other)]
    if isinstance(op, schema.Impose):
        return [] if is_banned(s, player) else [other for other in others if _may_impose(s, player, other, op)]
    if isinstance(op, schema.MoveCathedral):
        return [other for other in others if other != s.pope and s.cathedrals(other)]
    has_pope = s.pope if isinstance(op, schema.Steal) and may_be_pope(s, player) else -1
    return [other for other in others if s.hands[other] or s.shown[other] or other == has_pope]


def _may_impose(s: Medioevo, player: int, other: int, op: schema.Impose) -> bool:
    """3.26.11.a, 3.26.12.a, 3.26.12.b: a pact on no enemy and nobody already bound; a truce on anybody."""
    return not op.pact or not (s.at_war(player, other) or has_pact(s, TREATIES.index(op.pact), player, other))


def play(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `playable`: discard the card, and ask for whom it strikes."""
    number = CARDS.index(option.name(0))
    card = s.box.contents.empire_card[number]
    play_card(s, player, number, card.clause)
    if isinstance(card.effect, schema.HalvePrices):
        s.half_price = True
    elif isinstance(card.effect, schema.Impose):
        s.steps.append(ChoosePartner(player, number))
    else:
        s.steps.append(ChooseVictim(player, number))


class ChooseTarget(Choice):
    """Base class of questions about whom a card strikes."""

    fields = (("seat", "seat"), ("card", "card"))
    verbs = ("player",)
    shown = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[other] for other in targets(s, self.seat, s.box.contents.empire_card[self.card].effect)]


class ChooseVictim(ChooseTarget):
    """3.26.8.a, 3.26.9.a, 3.26.16.c: choose a victim, who gains a casus belli whatever the outcome."""

    clauses = ("3.26.8.a", "3.26.9.a", "3.26.16.a", "3.26.16.c", "5.02.c")
    refusal = "reason-no-victim"

    def choose(self, s: Medioevo, option: Option) -> None:
        player, victim, card = self.seat, option.last, s.box.contents.empire_card[self.card]
        s.reveal()  # the victim's hand decides what follows
        s.log(fate.PLAYS_AGAINST, player, victim, self.card, clause=card.clause)
        mark_casus_belli(s, victim, player, s.box.casus_belli[card.id], "5.02.c")
        if isinstance(card.effect, schema.MoveCathedral):
            s.steps.append(TakeCathedral(player, victim))
        elif isinstance(card.effect, schema.Eliminate):
            s.steps.append(Parry(victim, player))
        else:
            s.steps.append(LookIntoHand(player, victim, True))

    def prompt(self, s: Medioevo) -> Prompt:
        card = CARDS[self.card]
        words = Message("prompt-victim", {"card": f"@card-{card}", "n": s.box.casus_belli[card]})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        other = option.last
        if isinstance(s.box.contents.empire_card[self.card].effect, schema.MoveCathedral):
            return Message("option-victim-cathedrals", {"player": s.ruler(other), "n": s.cathedrals(other)})
        cards = len(s.hands[other]) + len(s.shown[other])
        return Message("option-victim-cards", {"player": s.ruler(other), "n": cards})


# --- what is imposed (3.26.10-3.26.12) -------------------------------------------------------------------------------


def imposed(s: Medioevo, card: int) -> schema.Impose:
    """What a diplomacy card imposes: a truce, passage or commerce."""
    op = s.box.contents.empire_card[card].effect
    assert isinstance(op, schema.Impose)
    return op


class ChoosePartner(ChooseTarget):
    """3.26.10.a, 3.26.11.a, 3.26.12.a: the player to impose the card on, who cannot refuse."""

    clauses = ("3.26.10.a", "3.26.11.a", "3.26.12.a")

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(ChooseTurns(self.seat, self.card, option.last))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-partner", {"card": f"@card-{CARDS[self.card]}"})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        other = option.number(0, 0, s.n - 1)
        if not may_harm(s, self.seat, other):
            return super().why_not(s, option)
        words: dict[str, Value] = {"player": s.ruler(other)}
        if s.at_war(self.seat, other):
            return Reason("3.26.12.b", "reason-at-war", words)
        return Reason("3.26.12.b", "reason-has-pact", {**words, "treaty": f"@treaty-{imposed(s, self.card).pact}"})

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(limit=(1, imposed(s, self.card).turns))


class ChooseTurns(Choice):
    """3.26.10.a, 7.01.d: how long the terms last: one to three complete turns of both players."""

    fields = (("seat", "seat"), ("card", "card"), ("other", "player"))
    clauses = ("3.26.10.a", "3.26.11.a", "3.26.12.a", "7.01.d")
    verbs = ("amount",)

    def __init__(self, seat: int, card: int, other: int) -> None:
        super().__init__(seat)
        self.card = card
        self.other = other

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : imposed(s, self.card).turns + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        impose(s, TERMS.index(imposed(s, self.card).term), self.seat, self.other, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-turns", {"card": f"@card-{CARDS[self.card]}", "other": s.ruler(self.other)})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-turns", {"n": option.last})
