"""What bots judge positions by besides the position itself, made once for a content and kept by the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from regnum.core.option import Option

if TYPE_CHECKING:
    from regnum.games.medioevo.ai.routes import Outlets
    from regnum.games.medioevo.ai.survey import Survey
    from regnum.games.medioevo.realm import Realm
    from regnum.games.medioevo.state import Medioevo

# The value of a step on the stack, and the player it counts for.
Prospect = Callable[["Medioevo", Any, "Survey"], tuple[int, float]]
# For intermediate questions: the options to try. The question is worth as much as the best of them.
Glance = Callable[["Medioevo", Any], Sequence[Option]]


class Judge:
    """How to judge each kind of step, and what has been worked out from the content so far."""

    def __init__(self, prospects: dict[type, Prospect], glances: dict[type, Glance]) -> None:
        self.prospects: Final = prospects
        self.glances: Final = glances
        self.learnt: Final[dict[int, int]] = {}  # the total cost of a set of technologies
        # Trade outlets in the part of the map in play, by ship or caravan, and place (see `routes`).
        self.outlets: Final[dict[tuple[Realm, bool, int], Outlets]] = {}


def judge_of(s: Medioevo) -> Judge:
    """The judge of the game that is played."""
    judge: Judge = s.table.game.judge
    return judge
