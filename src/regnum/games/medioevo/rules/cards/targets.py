"""Against whom a card can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.core.message import Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import TREATIES
from regnum.games.medioevo.options import PLAYER
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import is_banned, may_be_pope
from regnum.games.medioevo.rules.diplomacy.pacts import has_pact, may_harm
from regnum.games.medioevo.schema.ops import Impose, MoveCathedral, Steal
from regnum.games.medioevo.state import Medioevo


def targets(s: Medioevo, player: int, op: Any) -> list[int]:
    """3.26.8.a, 3.26.9.b, 3.26.10.b, 3.26.16.b, 3.26.10-3.26.12: whom a card strikes; no truce partner."""
    others = [other for other in range(s.n) if may_harm(s, player, other)]
    if isinstance(op, Impose):
        return [] if is_banned(s, player) else [other for other in others if _may_impose(s, player, other, op)]
    if isinstance(op, MoveCathedral):
        return [other for other in others if other != s.pope and s.cathedrals(other)]
    has_pope = s.pope if isinstance(op, Steal) and may_be_pope(s, player) else -1
    return [other for other in others if s.hands[other] or s.shown[other] or other == has_pope]


def _may_impose(s: Medioevo, player: int, other: int, op: Impose) -> bool:
    """3.26.11.a, 3.26.12.a, 3.26.12.b: a pact on no enemy and nobody already bound; a truce on anybody."""
    return not op.pact or not (s.at_war(player, other) or has_pact(s, TREATIES.index(op.pact), player, other))


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

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        other, op = option.number(0, 0, s.n - 1), s.box.contents.empire_card[self.card].effect
        if not isinstance(op, Impose) or not may_harm(s, self.seat, other):
            return super().why_not(s, option)
        words: dict[str, Value] = {"player": s.ruler(other)}
        if s.at_war(self.seat, other):
            return Reason("3.26.12.b", "reason-at-war", words)
        return Reason("3.26.12.b", "reason-has-pact", {**words, "treaty": f"@treaty-{op.pact}"})
