"""3.30.5.w-3.30.5.y: the honour that a crusade brings or costs, and what ends with it."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.constants import NOBODY, RESERVE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import PLAYER
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.state import Crusade, move_committed, under_way
from regnum.games.medioevo.rules.diplomacy.pacts import set_alliance, set_war
from regnum.games.medioevo.rules.realm.belongings import crusaders
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.war.conquest import conquer
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import city_words


def fail(s: Medioevo, opponents: tuple[int, ...]) -> None:
    """3.30.5.l, 3.30.5.n, 3.30.5.p, 3.30.5.u: the crusade is lost."""
    _end(s, -1, opponents, NOBODY)


def succeed(s: Medioevo) -> None:
    """3.30.5.q: a joiner already holds the goal and keeps it."""
    _end(s, 1, (), NOBODY)


def _end(s: Medioevo, sign: int, opponents: tuple[int, ...], victor: int) -> None:
    """3.30.5.x, 3.30.5.y: what is left returns to the reserves, or goes with the victor into the goal.

    Alliances and wars made by the crusade end.
    """
    crusade = under_way(s)
    there = s.address(crusade.goal) if victor >= 0 else ""
    back = [crusaders(s, player, there if player == victor else f"players.{player}") for player in range(s.n)]
    home = tuple([fact for facts in back for fact in facts])
    if sign > 0:
        s.log(fate.CRUSADE_SUCCEEDS, victor, there, besides=home)
    else:
        s.log(fate.CRUSADE_FAILS, besides=home)
    _score(s, crusade, sign, opponents)
    for player in range(s.n):
        if player == victor:
            move_committed(s, player, crusade.goal)
        else:
            s.reserve[player] += crusade.armies[player]
            move_committed(s, player, RESERVE)
        for other in range(player):
            if crusade.new_allies[player] >> other & 1:
                set_alliance(s, player, other, False, "3.30.5.y")
        if crusade.new_wars >> player & 1:
            set_war(s, player, crusade.enemy, False, "3.30.5.y")
    s.crusade = None


def _score(s: Medioevo, crusade: Crusade, sign: int, opponents: tuple[int, ...]) -> None:
    """3.30.5.w, 4.03.m: contributors gain or lose the goal's worth in honour, and their opponents the opposite."""
    points = sign * s.box.crusade_worth[crusade.goal]
    owner = s.owner[crusade.goal]
    against = {player for player in (owner, *opponents) if player >= 0 and not crusade.joiners >> player & 1}
    for player in range(s.n):
        if crusade.contributors >> player & 1:
            change_honour(s, player, points, "3.30.5.w")
        elif player in against and not s.is_out(player):
            change_honour(s, player, -points, "3.30.5.w")


class GiveCity(Choice):
    """3.30.5.x: the leader of the crusade decides which contributor with armies left receives the city."""

    fields = (("seat", "seat"), ("opponents", "player*"))
    clauses = ("3.30.5.x",)
    verbs = ("player",)

    def __init__(self, seat: int, opponents: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.opponents = opponents

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[player] for player in under_way(s).crusaders()]

    def choose(self, s: Medioevo, option: Option) -> None:
        """The chosen player conquers the city and occupies it with all surviving armies."""
        crusade, player = under_way(s), option.last
        _end(s, 1, self.opponents, player)
        conquer(s, crusade.goal, player)
        s.armies[crusade.goal] += crusade.armies[player]

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-give-city", {"place": city_words(s, under_way(s).goal)})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-crusader", {"player": s.ruler(option.last), "n": under_way(s).armies[option.last]})
