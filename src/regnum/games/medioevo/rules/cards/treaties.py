"""3.26.10-3.26.12: the diplomacy cards, which impose a truce, passage or commerce."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import CARDS, COMMERCE, DIPLOMAT, GOLDEN_TABLET, PASSAGE, TREATY
from regnum.games.medioevo.constants import IMPOSED_COMMERCE, IMPOSED_PASSAGE, TRUCE
from regnum.games.medioevo.options import AMOUNT, PLAY, PLAYER
from regnum.games.medioevo.rules.cards.decks import play_card
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.diplomacy.pacts import has_pact, impose, may_harm
from regnum.games.medioevo.state import Medioevo

LONGEST = 3  # turns
CLAUSE = {DIPLOMAT: "3.26.10.a", GOLDEN_TABLET: "3.26.11.a", TREATY: "3.26.12.a"}
TERM = {DIPLOMAT: TRUCE, GOLDEN_TABLET: IMPOSED_PASSAGE, TREATY: IMPOSED_COMMERCE}
PACT = {GOLDEN_TABLET: PASSAGE, TREATY: COMMERCE}


def playable(s: Medioevo, player: int) -> list[Option]:
    """7.05.a: options to play one of these cards."""
    return [PLAY[card] for card in TERM if card in s.hands[player] and _partners(s, player, card)]


def play(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `playable`: discard the card and ask for the other player."""
    card = CARDS.index(option.name(0))
    play_card(s, player, card, CLAUSE[card])
    s.steps.append(ChoosePartner(player, card))


def _partners(s: Medioevo, player: int, card: int) -> list[int]:
    """3.26.10.a, 3.26.11.a, 3.26.12.a, 3.26.12.b: no truce partner; for pacts, no enemy and nobody already bound."""
    others = [other for other in range(s.n) if may_harm(s, player, other)]
    if card == DIPLOMAT:
        return others
    return [other for other in others if not s.at_war(player, other) and not has_pact(s, PACT[card], player, other)]


class ChoosePartner(Choice):
    """3.26.10.a, 3.26.11.a, 3.26.12.a: the player to impose the card on, who cannot refuse."""

    fields = (("seat", "seat"), ("card", "card"))
    clauses = ("3.26.10.a", "3.26.11.a", "3.26.12.a")
    verbs = ("player",)
    refusal = "reason-no-partner"
    shown = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[other] for other in _partners(s, self.seat, self.card)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(ChooseTurns(self.seat, self.card, option.last))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-partner", {"card": f"@card-{CARDS[self.card]}"})
        return Prompt(PromptKind.TARGET, words, self.clauses)


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
        return AMOUNT[1 : LONGEST + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        impose(s, TERM[self.card], self.seat, self.other, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-turns", {"card": f"@card-{CARDS[self.card]}", "other": s.ruler(self.other)})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-turns", {"n": option.last})
