"""Calamities of faith and learning: the council, the inquisition, superstition (3.30.4, 3.30.11, 3.30.16)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import DEISM, MONOTHEISM, MYSTICISM, THEOLOGY
from regnum.games.medioevo.options import DONE
from regnum.games.medioevo.rules.calamities.losses import lose_armies
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.technologies import buy, buy_options, words
from regnum.games.medioevo.state import Medioevo

# --- the council -----------------------------------------------------------------------------------------------------

AT_COUNCIL = 3  # 3.30.4.a
POPE_AT_COUNCIL = 4


def council(s: Medioevo, drawer: int) -> None:
    """3.30.4: all players may buy technologies at half price, in sword order from the drawer."""
    s.reveal()  # the options reveal something about the florins
    for player in reversed(s.in_turn_from(drawer)):
        s.steps.append(BuyAtCouncil(player, POPE_AT_COUNCIL if player == s.pope else AT_COUNCIL))


class BuyAtCouncil(Choice):
    """3.30.4.a, 3.30.4.b: buy one technology after the other; none counts as a prerequisite yet."""

    fields = (("seat", "seat"), ("left", "number"))
    clauses = ("3.30.4.a", "3.30.4.b")
    verbs = ("learn", "done")
    refusal = "reason-not-at-council"
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

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-council", {"n": self.left}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return super().describe(s, option) if option is DONE else words(s, option, True)


# --- loss of cathedrals ----------------------------------------------------------------------------------------------

ARMIES_WITH_EACH = 10  # 3.30.11.d
TO_SUPERSTITION = 3  # 3.30.16.a


def inquisition(s: Medioevo, drawer: int) -> None:
    """3.30.11: the drawer loses all cathedrals; if the Pope draws it, all others lose one. Each costs armies too."""
    if drawer == s.pope:
        for player in reversed(s.in_turn_from(drawer)[1:]):
            lose_cathedrals(s, player, 1 - _saved(s, player), ARMIES_WITH_EACH, "3.30.11.c")
    else:
        lose_cathedrals(s, drawer, s.cathedrals(drawer) - _saved(s, drawer), ARMIES_WITH_EACH, "3.30.11.a")


def _saved(s: Medioevo, player: int) -> int:
    """3.30.11.b: Theology saves one cathedral, unless the player also has Monotheism."""
    return int(s.techs[player] & (THEOLOGY | MONOTHEISM) == THEOLOGY)


def superstition(s: Medioevo, drawer: int) -> None:
    """3.30.16: the drawer loses three cathedrals, and three other players chosen at random lose one each."""
    others = [player for player in s.in_turn_from(drawer) if player != drawer]
    s.rng.shuffle(others)
    for player in others[:TO_SUPERSTITION]:
        s.learn(player, "player")
        lose_cathedrals(s, player, 1 - _enlightened(s, player), 0, "3.30.16.a")
    lose_cathedrals(s, drawer, TO_SUPERSTITION - _enlightened(s, drawer), 0, "3.30.16.a")


def _enlightened(s: Medioevo, player: int) -> int:
    """3.30.16.b: Deism or Mysticism saves one cathedral; they do not add up."""
    return int(s.techs[player] & (DEISM | MYSTICISM) > 0)


def lose_cathedrals(s: Medioevo, player: int, n: int, armies: int, clause: str) -> None:
    """3.30.11.c, 3.30.16.c: the player chooses `n` cathedrals to lose, and `armies` armies from anywhere for each."""
    n = min(n, s.cathedrals(player))
    if n > 0:
        lose_armies(s, player, armies * n, None, "3.30.11.d")
        s.steps.append(LoseCathedral(player, n, clause))


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
        s.cathedral[s.box.place_number[option.name(0)]] = 0
        if s.events is not None:
            s.tell(
                "event-cathedral-lost",
                self.clause,
                {"place": f"@place-{option.name(0)}"},
                fact=Fact("lost", self.seat, "cathedral", f"lands.{option.name(0)}"),
            )
        if self.left > 1:
            s.steps.append(LoseCathedral(self.seat, self.left - 1, self.clause))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-lose-cathedral", {"n": self.left}), (self.clause,))
