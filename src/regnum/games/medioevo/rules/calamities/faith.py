"""Calamities of faith and learning: the council, the inquisition, superstition (3.30.4, 3.30.11, 3.30.16)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.games.medioevo.box import TECHNOLOGIES
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import DONE
from regnum.games.medioevo.rules.calamities.losses import lose_armies
from regnum.games.medioevo.rules.calamities.victims import known, knows
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.technologies import buy, buy_options, why_not, words
from regnum.games.medioevo.schema import Council, LoseCathedrals
from regnum.games.medioevo.state import Medioevo

# --- the council -----------------------------------------------------------------------------------------------------


def hold_council(s: Medioevo, drawer: int, op: Council) -> None:
    """3.30.4: all players may buy technologies at half price, in sword order from the drawer."""
    s.reveal()  # the options reveal something about the florins
    for player in reversed(s.in_turn_from(drawer)):
        s.steps.append(BuyAtCouncil(player, op.pope if player == s.pope else op.technologies))


class BuyAtCouncil(Choice):
    """3.30.4.a, 3.30.4.b: buy one technology after the other; none counts as a prerequisite yet."""

    fields = (("seat", "seat"), ("left", "number"))
    clauses = ("3.30.4.a", "3.30.4.b")
    verbs = ("learn", "done")
    private = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [DONE, *buy_options(s, self.seat, True, self.left)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE:
            buy(s, self.seat, option, True)
            s.reveal()
            s.steps.append(BuyAtCouncil(self.seat, self.left - 1))

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        option.expect(option.name(0) in TECHNOLOGIES)
        return why_not(s, self.seat, TECHNOLOGIES.index(option.name(0)), half=True)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-council", {"n": self.left}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return super().describe(s, option) if option is DONE else words(s, option, True)


# --- loss of cathedrals ----------------------------------------------------------------------------------------------


def lose_cathedrals(s: Medioevo, drawer: int, op: LoseCathedrals) -> None:
    """3.30.11, 3.30.16: the players struck choose which cathedrals to lose, and armies from anywhere for each.

    3.30.11.b, 3.30.16.b: a technology saves a cathedral; two do not add up, and another may cancel both.
    """
    for player in _struck(s, drawer, op):
        standing = s.cathedrals(player)
        saved = known(s, player, op.saved_by) > 0 and not knows(s, player, op.unless)
        n = min(standing, (op.cathedrals or standing) - saved)
        if n > 0:
            lose_armies(s, player, op.armies * n, None, "3.30.11.d")
            s.steps.append(LoseCathedral(player, n, op.under))


def _struck(s: Medioevo, drawer: int, op: LoseCathedrals) -> list[int]:
    """3.30.11.a, 3.30.11.c, 3.30.16.a, 3.30.16.c: who loses cathedrals; the last one is asked first."""
    others = s.in_turn_from(drawer)[1:]
    if op.who == "others_by_lot":
        s.rng.shuffle(others)
        for player in others[: op.others]:
            s.learn(player, "player")
        return others[: op.others]
    if op.who == "others_if_pope":
        return others[::-1] if drawer == s.pope else []
    return [] if op.who == "drawer_unless_pope" and drawer == s.pope else [drawer]


class LoseCathedral(Choice):
    """3.30.11, 3.30.16: which cathedral to lose."""

    fields = (("seat", "seat"), ("left", "number"), ("clause", "text"))
    clauses = ("3.30.11.a", "3.30.16.a")
    verbs = ("place",)

    def __init__(self, seat: int, left: int, clause: str) -> None:
        super().__init__(seat)
        self.left = left
        self.clause = clause

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [s.box.at["place"][land] for land in s.lands(self.seat) if s.cathedral[land]]
        return found if len(found) > self.left else found[:1]

    def choose(self, s: Medioevo, option: Option) -> None:
        land = s.box.place_number[option.name(0)]
        s.cathedral[land] = 0
        s.log(fate.CATHEDRAL_LOST, land, self.seat, clause=self.clause)
        if self.left > 1:
            s.steps.append(LoseCathedral(self.seat, self.left - 1, self.clause))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-lose-cathedral", {"n": self.left}), (self.clause,))

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(losses=(1, 0))
