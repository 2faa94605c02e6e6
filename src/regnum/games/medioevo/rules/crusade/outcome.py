"""3.30.5.w-3.30.5.y: the honour that a crusade brings or costs, and what ends with it."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.constants import COMMITTED, NOBODY, RESERVE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import PLAYER
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.diplomacy.pacts import set_alliance, set_war
from regnum.games.medioevo.rules.realm.belongings import Facts, crusaders
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.war.conquest import conquer
from regnum.games.medioevo.rules.words import city_words
from regnum.games.medioevo.state import Medioevo


def fail(s: Medioevo, opponents: tuple[int, ...]) -> None:
    """3.30.5.l, 3.30.5.n, 3.30.5.p, 3.30.5.u: the crusade is lost; its survivors return to the reserves."""
    s.log(fate.CRUSADE_FAILS, besides=_home(s, NOBODY, ""))
    _score(s, -1, opponents)
    _dissolve(s)


def succeed(s: Medioevo) -> None:
    """3.30.5.q: a joiner already holds the goal and keeps it."""
    s.log(fate.CRUSADE_SUCCEEDS, NOBODY, "", besides=_home(s, NOBODY, ""))
    _score(s, 1, ())
    _dissolve(s)


def _home(s: Medioevo, victor: int, goal: str) -> Facts:
    """3.30.5.x: what is left returns to the reserves; what the victor has moves into the goal."""
    return tuple(
        [
            fact
            for player in range(s.n)
            for fact in crusaders(s, player, goal if player == victor else f"players.{player}")
        ]
    )


def _score(s: Medioevo, sign: int, opponents: tuple[int, ...]) -> None:
    """3.30.5.w, 4.03.m: contributors gain or lose the goal's worth in honour, and their opponents the opposite."""
    crusade = s.crusade
    assert crusade is not None
    points = sign * s.box.crusade_worth[crusade.goal]
    owner = s.owner[crusade.goal]
    against = {player for player in (owner, *opponents) if player >= 0 and not crusade.joiners >> player & 1}
    for player in range(s.n):
        if crusade.contributors >> player & 1:
            change_honour(s, player, points, "3.30.5.w")
        elif player in against and not s.is_out(player):
            change_honour(s, player, -points, "3.30.5.w")


def _dissolve(s: Medioevo) -> None:
    """3.30.5.x, 3.30.5.y: what is left returns to the reserves; alliances and wars made by the crusade end."""
    crusade = s.crusade
    assert crusade is not None
    for player in range(s.n):
        s.reserve[player] += crusade.armies[player]
        for banner in s.banners_of(player):
            if s.banner_at[banner] == COMMITTED:
                s.banner_at[banner] = RESERVE
        for engine in s.engines_of(player):
            if s.engine_at[engine] == COMMITTED:
                s.engine_at[engine] = RESERVE
        for other in range(player):
            if crusade.new_allies[player] >> other & 1:
                set_alliance(s, player, other, False, "3.30.5.y")
        if crusade.new_wars >> player & 1:
            set_war(s, player, crusade.enemy, False, "3.30.5.y")
    s.crusade = None


class GiveCity(Choice):
    """3.30.5.x: the leader of the crusade decides which contributor with armies left receives the city."""

    fields = (("seat", "seat"), ("opponents", "player*"))
    clauses = ("3.30.5.x",)
    verbs = ("player",)

    def __init__(self, seat: int, opponents: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.opponents = opponents

    def options(self, s: Medioevo) -> Sequence[Option]:
        assert s.crusade is not None
        return [PLAYER[player] for player in s.crusade.crusaders()]

    def choose(self, s: Medioevo, option: Option) -> None:
        """The chosen player conquers the city and occupies it with all surviving armies."""
        crusade, player = s.crusade, option.last
        assert crusade is not None
        there = s.address(crusade.goal)
        s.log(fate.CRUSADE_SUCCEEDS, player, there, besides=_home(s, player, there))
        _score(s, 1, self.opponents)
        goal, armies = crusade.goal, crusade.armies[player]
        for banner in s.banners_of(player):
            if s.banner_at[banner] == COMMITTED:
                s.banner_at[banner] = goal
        for engine in s.engines_of(player):
            if s.engine_at[engine] == COMMITTED:
                s.engine_at[engine] = goal
        s.crusade = crusade.reinforced(player, -armies)
        _dissolve(s)
        conquer(s, goal, player)
        s.armies[goal] += armies

    def prompt(self, s: Medioevo) -> Prompt:
        assert s.crusade is not None
        words = Message("prompt-give-city", {"place": city_words(s, s.crusade.goal)})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        assert s.crusade is not None
        return Message("option-crusader", {"player": s.ruler(option.last), "n": s.crusade.armies[option.last]})
