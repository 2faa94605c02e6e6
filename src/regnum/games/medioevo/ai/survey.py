"""Figures computed once per position, before agents evaluate it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.games.medioevo.ai.threats import growth, raids, rebellion_risk, strengths, throws_to_come

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

FLORIN: Final = 0.002  # in honour points
SPENDING: Final = 4  # this many rounds before the end, assets that score no honour begin to lose value
TERRITORY: Final = 0.4  # a territory's use for the rest of the game
TIE: Final = 0.1  # 4.02.h: a territory's value as a tie-breaker

_risks: Final = [rebellion_risk(throws) for throws in range(11)]
_growth: Final = [growth(throws) for throws in range(11)]


class Survey:
    """Shared figures by player or territory, for `evaluation` and `ambitions`."""

    __slots__ = (
        "engines", "florin", "held", "left", "missing", "peril", "power", "raids", "risks", "room", "strength",
        "territory", "throws", "wanted",
    )  # fmt: skip

    def __init__(self, s: Medioevo) -> None:
        left = (s.rulings.rounds - s.round + 0.5) / SPENDING
        self.left = 1.0 if left > 1.0 else max(0.1, left)
        self.florin = FLORIN * self.left
        self.territory = TIE + TERRITORY * self.left
        self.throws = throws_to_come(s)
        self.risks = _risks[self.throws]
        self.strength = strengths(s)
        self.raids = raids(s, self.strength, _growth[self.throws])
        self.engines = set(s.engine_at)
        self.peril = [0.0] * len(self.strength)  # the chance that each territory is lost
        self.held = [[0] * len(s.box.kingdom_ids) for _ in range(s.n)]  # by player and kingdom: territories
        for land in s.realm.lands:
            if s.owner[land] >= 0:
                self.held[s.owner[land]][s.box.kingdom_of[land]] += 1
        self.power = [0] * s.n  # armies on own territories
        self.missing = [0] * s.n  # armies missing from territories with fewer than they should start with
        self.room = [0] * s.n  # how many armies from the reserve can still be placed this turn and may stay
        self.wanted = [0] * s.n  # how many of them a banner can lead
