"""3.30.5.l-3.30.5.o: the crusade departs after its preparation and moves one step every turn."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.constants import MISSED_CRUSADE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner, leader, nearer
from regnum.games.medioevo.rules.crusade.outcome import fail
from regnum.games.medioevo.rules.crusade.siege import arrive
from regnum.games.medioevo.rules.crusade.state import Crusade, under_way
from regnum.games.medioevo.rules.diplomacy.pacts import give_cause
from regnum.games.medioevo.rules.realm.population import armies_on_map
from regnum.games.medioevo.rules.words import city_words
from regnum.games.medioevo.state import Medioevo


class MarchCrusade(Act[Medioevo]):
    """3.30.5.g, 3.30.5.l, 3.30.5.n, 3.30.5.o: the crusade moves at the start of a turn, once preparation is over."""

    clauses = ("3.30.5.g", "3.30.5.l", "3.30.5.n", "3.30.5.o")

    def run(self, s: Medioevo) -> None:
        crusade = s.crusade
        if crusade is None or s.round < crusade.departs:
            return
        if crusade.is_gathering():
            if not is_joiner(s, s.owner[crusade.start]):
                fail(s, (s.owner[crusade.start],))
                return
            for player in range(s.n):
                if is_joiner(s, player) and crusade.armies[player] < due(s, crusade, player):
                    give_cause(s, player, MISSED_CRUSADE)
        if crusade.crusaders():
            s.steps.append(NextStep(leader(s, crusade)))
        else:
            fail(s, ())


def due(s: Medioevo, crusade: Crusade, player: int) -> int:
    """3.30.5.h, 3.30.5.m: the player's quota, reduced so that one army can stay on each of the player's territories."""
    spare = max(0, armies_on_map(s, player) - len(s.lands(player)))
    return min(crusade.quotas[player], crusade.armies[player] + spare)


class NextStep(Choice):
    """3.30.5.o, 3.30.5.z: the leader of the crusade chooses among the places one step nearer to the goal."""

    clauses = ("3.30.5.o",)
    verbs = ("go",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [s.box.at["go"][place] for place in nearer(s, under_way(s))]

    def choose(self, s: Medioevo, option: Option) -> None:
        crusade, place = under_way(s), s.box.place_number[option.name(0)]
        s.log(fate.CRUSADE_MOVES, place, s.address(crusade.place), self.seat)
        s.crusade = crusade._replace(place=place)
        if place == crusade.goal:
            arrive(s)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-crusade-step", {"place": city_words(s, under_way(s).goal)})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)
