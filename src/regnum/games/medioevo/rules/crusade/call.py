"""3.30.5.a-3.30.5.i: the Pope calls a crusade: who joins, where and when it goes, and the quota of each player."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import CHRISTIAN, MUSLIM
from regnum.games.medioevo.constants import MISSED_CRUSADE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import AMOUNT, NO, YES
from regnum.games.medioevo.rules.choice import Choice, SealedChoice
from regnum.games.medioevo.rules.church.papacy import excommunicate, may_be_pope
from regnum.games.medioevo.rules.crusade.state import Crusade
from regnum.games.medioevo.rules.diplomacy.pacts import ally_companions, end_pacts, end_truce, set_war
from regnum.games.medioevo.rules.realm.population import armies_on_map, strength
from regnum.games.medioevo.schema.ops import CallCrusade
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import city_words, owner_words

REFUSES = 1  # a sealed answer (3.30.5.b); players who do not refuse join
LONGEST = 3  # 3.30.5.g: rounds of preparation


def call_crusade(s: Medioevo, drawer: int, op: CallCrusade) -> None:
    """3.30.5.a: needs a Pope, a goal and a place to gather, and no other crusade under way."""
    faithful = _faithful(s)
    bits = sum(1 << player for player in faithful)
    if not may_be_pope(s, s.pope) or s.crusade is not None or not goals(s, bits) or not starts(s, bits):
        return
    s.bids = [0] * s.n
    s.steps.append(GatherCrusaders())
    s.steps += [AnswerPope(player) for player in reversed(faithful) if player != s.pope]


def _faithful(s: Medioevo) -> list[int]:
    """3.30.5.b: the Christians still in the game, in sword order."""
    return [player for player in s.order if not s.is_out(player) and s.faith(player) == CHRISTIAN]


def goals(s: Medioevo, joiners: int) -> list[int]:
    """3.30.5.e: those of the five crusade cities that are in play and not held by a joiner."""
    return [
        land
        for land in s.box.crusade_worth
        if s.realm.in_play[land] and not (s.owner[land] >= 0 and joiners >> s.owner[land] & 1)
    ]


def starts(s: Medioevo, joiners: int) -> list[int]:
    """3.30.5.f: the joiners' standing cities."""
    owner = s.owner
    return [land for land in s.realm.lands if s.settlement[land] and owner[land] >= 0 and joiners >> owner[land] & 1]


class AnswerPope(SealedChoice):
    """3.30.5.b: every Christian except the Pope answers secretly."""

    clauses = ("3.30.5.b",)
    verbs = ("yes", "no")
    lapses = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [YES, NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.bids[self.seat] = REFUSES if option is NO else 0

    def unanswered(self) -> Option:
        """3.30.5.b: no answer means joining."""
        return YES

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.ANSWER, Message("prompt-answer-call"), self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        return Details(triggers=(Trigger("trigger-excommunication", (self.seat,)),)) if option is NO else None


class GatherCrusaders(Act[Medioevo]):
    """3.30.5.b: reveal the answers; players who refused are excommunicated at once."""

    clauses = ("3.30.5.b",)

    def run(self, s: Medioevo) -> None:
        s.reveal()
        joiners = 0
        for player in _faithful(s):
            if s.bids[player] == REFUSES:
                s.log(fate.REFUSES_CRUSADE, player)
                excommunicate(s, player, MISSED_CRUSADE)
            else:
                joiners |= 1 << player
                s.log(fate.JOINS_CRUSADE, player)
        s.bids = [0] * s.n
        if starts(s, joiners):
            s.steps.append(PlanCrusade(s.pope, joiners, -1, -1, 0))


class PlanCrusade(Choice):
    """3.30.5.e-3.30.5.h: the Pope decides in turn on goal, city of departure, rounds of preparation and share."""

    fields = (("seat", "seat"), ("joiners", "players"), ("goal", "place"), ("start", "place"), ("rounds", "number"))
    clauses = ("3.30.5.e", "3.30.5.f", "3.30.5.g", "3.30.5.h")
    verbs = ("place", "amount")

    def __init__(self, seat: int, joiners: int, goal: int, start: int, rounds: int) -> None:
        super().__init__(seat)
        self.joiners = joiners
        self.goal = goal
        self.start = start
        self.rounds = rounds

    def options(self, s: Medioevo) -> Sequence[Option]:
        if self.start >= 0:
            return AMOUNT[1 : (100 if self.rounds else LONGEST) + 1]
        lands = goals(s, self.joiners) if self.goal < 0 else starts(s, self.joiners)
        return [s.box.at["place"][land] for land in lands]

    def choose(self, s: Medioevo, option: Option) -> None:
        seat, joiners, goal, start = self.seat, self.joiners, self.goal, self.start
        if goal < 0:
            s.steps.append(PlanCrusade(seat, joiners, s.box.place_number[option.first], -1, 0))
        elif start < 0:
            s.steps.append(PlanCrusade(seat, joiners, goal, s.box.place_number[option.first], 0))
        elif not self.rounds:
            s.steps.append(PlanCrusade(seat, joiners, goal, start, option.last))
        else:
            proclaim(s, joiners, goal, start, self.rounds, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        if self.goal < 0:
            return Prompt(PromptKind.TARGET, Message("prompt-crusade-goal"), ("3.30.5.e",))
        if self.start < 0:
            return Prompt(PromptKind.TARGET, Message("prompt-crusade-start"), ("3.30.5.f",))
        if not self.rounds:
            return Prompt(PromptKind.AMOUNT, Message("prompt-crusade-rounds"), ("3.30.5.g",))
        words = Message("prompt-crusade-share", {"armies": armies_on_map(s, self.seat)})
        return Prompt(PromptKind.AMOUNT, words, ("3.30.5.h",))

    def describe(self, s: Medioevo, option: Option) -> Message:
        if self.start >= 0:
            if self.rounds:
                return Message("option-percent", {"n": option.last})
            return Message("option-crusade-rounds", {"n": option.last, "round": departure(s, option.last)})
        land = s.box.place_number[option.name(0)]
        words: dict[str, Value] = {"place": city_words(s, land), "owner": owner_words(s, land)}
        if self.goal < 0:
            words |= {"armies": strength(s, land), "n": s.box.crusade_worth[land]}
            return Message("option-crusade-goal", words)
        return Message("option-crusade-start", words)


def departure(s: Medioevo, rounds: int) -> int:
    """3.30.5.g: the round in which a crusade leaves that is called now."""
    return s.round + rounds + 1


def proclaim(s: Medioevo, joiners: int, goal: int, start: int, rounds: int, percent: int) -> None:
    """3.30.5.c, 3.30.5.d, 3.30.5.g, 3.30.5.h: peace within each faith, joiners ally, and war on the goal's owner."""
    joining = [player for player in range(s.n) if joiners >> player & 1]
    for one in range(s.n):
        for other in range(one):
            if s.at_war(one, other) and s.faith(one) == s.faith(other):  # whether they join or not
                set_war(s, one, other, False, "3.30.5.c")
    for player in joining:
        for other in range(s.n):
            if s.faith(other) == MUSLIM:
                end_pacts(s, player, other, "3.30.5.c")
                end_truce(s, player, other, "3.30.5.c")
    new_allies = [joiners & ~s.allied[player] & ~(1 << player) if player in joining else 0 for player in range(s.n)]
    for player in joining:
        for other in joining:
            if player < other and not s.allies(player, other):
                ally_companions(s, player, other, "3.30.5.c")
    enemy, new_wars = s.owner[goal], 0
    if enemy >= 0:
        for player in joining:
            if not s.at_war(player, enemy):
                new_wars |= 1 << player
            end_truce(s, player, enemy, "3.30.5.d")
            set_war(s, player, enemy, True, "3.30.5.d")
    quotas = [max(1, armies_on_map(s, player) * percent // 100) if player in joining else 0 for player in range(s.n)]
    departs = departure(s, rounds)
    s.crusade = Crusade(
        goal, start, departs, percent, joiners, tuple(quotas), (0,) * s.n, start, 0, enemy, tuple(new_allies), new_wars
    )
    s.log(fate.CRUSADE, goal, start, percent, departs, s.pope)
