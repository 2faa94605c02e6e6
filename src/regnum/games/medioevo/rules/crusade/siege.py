"""3.30.5.q-3.30.5.u: the siege of the goal: who defends it, the order of fighters, and the battles."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.constants import MOST_BASE
from regnum.games.medioevo.options import NO, PLAYER, YES
from regnum.games.medioevo.rules.choice import Choice, SealedChoice
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner, leader
from regnum.games.medioevo.rules.crusade.outcome import GiveCity, fail, succeed
from regnum.games.medioevo.rules.crusade.state import under_way
from regnum.games.medioevo.rules.movement.reach import guests
from regnum.games.medioevo.rules.war.attack import ON_LAND, ON_PARTY, Attack
from regnum.games.medioevo.rules.war.battle import ShowCards, prepare
from regnum.games.medioevo.rules.war.stacks import defending_armies
from regnum.games.medioevo.rules.words import city_words
from regnum.games.medioevo.state import Medioevo

DIGIT = 16  # a sealed order of fighters is stored as a number in this base, one digit per fighter


def arrive(s: Medioevo) -> None:
    """3.30.5.q, 3.30.5.r: success if a joiner holds the goal; otherwise other players there may help its owner."""
    crusade = under_way(s)
    owner = s.owner[crusade.goal]
    if is_joiner(s, owner):
        succeed(s)
        return
    others = [player for player in range(s.n) if player != owner and not is_joiner(s, player)]
    helpers = [player for player in others if owner >= 0 and guests(s, player, crusade.goal)]
    if helpers:
        s.steps.append(DeclareForDefence(helpers[0], tuple(helpers[1:]), (owner,)))
    else:
        draw_up(s, (owner,))


class DeclareForDefence(Choice):
    """3.30.5.r: players with armies in the city declare in turn whether they defend it."""

    fields = (("seat", "seat"), ("waiting", "player*"), ("defenders", "player*"))
    clauses = ("3.30.5.r",)
    verbs = ("yes", "no")

    def __init__(self, seat: int, waiting: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting = waiting
        self.defenders = defenders

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [YES, NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        defenders = (*self.defenders, self.seat) if option is YES else self.defenders
        if self.waiting:
            s.steps.append(DeclareForDefence(self.waiting[0], self.waiting[1:], defenders))
        else:
            draw_up(s, defenders)

    def prompt(self, s: Medioevo) -> Prompt:
        goal = under_way(s).goal
        words: dict[str, Value] = {"place": city_words(s, goal), "n": s.box.crusade_worth[goal]}
        return Prompt(PromptKind.YES_NO, Message("prompt-declare-for-defence", words), self.clauses)


# --- the order of battle ---------------------------------------------------------------------------------------------


def draw_up(s: Medioevo, defenders: tuple[int, ...]) -> None:
    """3.30.5.s: both sides fix their order secretly, unless there is only one fighter."""
    crusade = under_way(s)
    s.bids = [0] * s.n
    s.steps.append(Engage(defenders))
    for seat, fighters in ((defenders[0], defenders), (leader(s, crusade), tuple(crusade.crusaders()))):
        if len(fighters) > 1:
            s.steps.append(OrderFighters(seat, fighters))


def fixed_order(sealed: int, fighters: tuple[int, ...]) -> list[int]:
    """Decode a sealed order; fighters that it does not name come last."""
    order = []
    while sealed:
        sealed, digit = divmod(sealed, DIGIT)
        order.append(digit - 1)
    return order + [player for player in fighters if player not in order]


class OrderFighters(SealedChoice):
    """3.30.5.s: which fighter of the side comes next; the order stays sealed until both sides have answered."""

    fields = (("seat", "seat"), ("fighters", "player*"))
    clauses = ("3.30.5.s",)
    verbs = ("player",)

    def __init__(self, seat: int, fighters: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.fighters = fighters

    def options(self, s: Medioevo) -> Sequence[Option]:
        named = fixed_order(s.bids[self.seat], ())
        return [PLAYER[player] for player in self.fighters if player not in named]

    def choose(self, s: Medioevo, option: Option) -> None:
        named = len(fixed_order(s.bids[self.seat], ()))
        s.bids[self.seat] += (option.last + 1) * DIGIT**named
        if len(self.fighters) - named > 2:
            s.steps.append(self)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-order-fighters"), self.clauses)


class Engage(Act[Medioevo]):
    """3.30.5.s: reveal the sealed orders and begin the siege."""

    fields = (("defenders", "winner*"),)
    clauses = ("3.30.5.s",)

    def __init__(self, defenders: tuple[int, ...]) -> None:
        self.defenders = defenders

    def run(self, s: Medioevo) -> None:
        crusade, side = under_way(s), self.defenders
        s.reveal()
        defenders = fixed_order(s.bids[side[0]], side) if len(side) > 1 else side
        crusaders = fixed_order(s.bids[leader(s, crusade)], tuple(crusade.crusaders()))
        s.bids = [0] * s.n
        s.steps.append(Siege(tuple(crusaders), tuple(defenders), side))


class Siege(Act[Medioevo]):
    """3.30.5.s-3.30.5.u: the first of each line fight and go to its end, until one side has no army left."""

    fields = (("crusaders", "player*"), ("defenders", "winner*"), ("side", "winner*"))
    clauses = ("3.30.5.s", "3.30.5.t", "3.30.5.u")

    def __init__(self, crusaders: tuple[int, ...], defenders: tuple[int, ...], side: tuple[int, ...]) -> None:
        self.crusaders = crusaders
        self.defenders = defenders
        self.side = side  # all players who were defenders at the start

    def run(self, s: Medioevo) -> None:
        crusade = under_way(s)
        crusaders = tuple([player for player in self.crusaders if crusade.armies[player]])
        defenders = tuple([player for player in self.defenders if defending_armies(s, against(s, -1, player))])
        if not crusaders:
            fail(s, self.side)
        elif not defenders:
            s.steps.append(GiveCity(leader(s, crusade), tuple([player for player in self.side if player >= 0])))
        else:
            attack = s.attack = against(s, crusaders[0], defenders[0])
            s.steps.append(Siege((*crusaders[1:], crusaders[0]), (*defenders[1:], defenders[0]), self.side))
            prepare(s, attack)
            s.steps.append(ShowCards(attack.attacker, True))


def against(s: Medioevo, crusader: int, defender: int) -> Attack:
    """3.30.5.t: the attack for one battle; only the owner fights with the territory's own armies and fortifications."""
    crusade = under_way(s)
    goal = crusade.goal
    aim = ON_LAND if defender == s.owner[goal] else ON_PARTY
    base = min(MOST_BASE, crusade.armies[crusader]) if crusader >= 0 else 0
    return Attack(crusader, defender, aim, -1, goal, -1, base=base)
