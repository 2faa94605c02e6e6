"""3.26.10-3.26.12: the diplomacy cards, which impose a truce, passage or commerce."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import CARDS
from regnum.games.medioevo.constants import TERMS
from regnum.games.medioevo.options import AMOUNT
from regnum.games.medioevo.rules.cards.targets import ChooseTarget
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.diplomacy.pacts import impose
from regnum.games.medioevo.schema.ops import Impose
from regnum.games.medioevo.state import Medioevo


class ChoosePartner(ChooseTarget):
    """3.26.10.a, 3.26.11.a, 3.26.12.a: the player to impose the card on, who cannot refuse."""

    clauses = ("3.26.10.a", "3.26.11.a", "3.26.12.a")

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(ChooseTurns(self.seat, self.card, option.last))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-partner", {"card": f"@card-{CARDS[self.card]}"})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details:
        op = s.box.contents.empire_card[self.card].effect
        return Details(limit=(1, op.turns)) if isinstance(op, Impose) else Details()


class ChooseTurns(Choice):
    """3.26.10.a, 7.01.d: how long the terms last: one to three complete turns of both players."""

    fields = (("seat", "seat"), ("card", "card"), ("other", "player"))
    clauses = ("3.26.10.a", "3.26.11.a", "3.26.12.a", "7.01.d")
    verbs = ("amount",)

    def __init__(self, seat: int, card: int, other: int) -> None:
        super().__init__(seat)
        self.card = card
        self.other = other

    def _op(self, s: Medioevo) -> Impose:
        op = s.box.contents.empire_card[self.card].effect
        assert isinstance(op, Impose)
        return op

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : self._op(s).turns + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        impose(s, TERMS.index(self._op(s).term), self.seat, self.other, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-turns", {"card": f"@card-{CARDS[self.card]}", "other": s.ruler(self.other)})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-turns", {"n": option.last})
