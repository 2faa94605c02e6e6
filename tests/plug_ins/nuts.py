"""*Nuts*, a small game with a hidden hand, a face-down pile and a sealed choice.

In turn, take the top of the pile into your hand, or eat a nut from your hand where all can see it. Whoever has more
than two buries one under the pile and shows it to nobody. The game ends with the pile; what you have eaten counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from regnum import BadInput, Game, Message, Option, Prompt, PromptKind, Reason, Rng, ScoreLine, State, Table
from regnum.core.board.cards import Cards
from regnum.core.board.fields import Fields
from regnum.core.board.knowledge import nobody, owner_only
from regnum.core.board.shape import SEATS_CODE, Field, PerPlayer
from regnum.core.content import Content
from regnum.core.events import EventKind, fact, piece, player
from regnum.core.generate import board_class
from regnum.core.option import option
from regnum.core.rules import Clause, Ledger
from regnum.core.step import Ask
from regnum.core.text import kernel_text

IDS = ["", "hazel", "walnut", "almond", "pecan", "cashew"]  # worth 1 to 5
PILE = [1, 2, 3, 4, 5] * 4
FIELDS = Fields(
    Field("pile", Cards("nut", mutable=True), known=nobody),
    PerPlayer(
        "squirrels",
        Field("hand", Cards("nut"), known=owner_only),
        Field("eaten", Cards("nut")),
        count=SEATS_CODE,
    ),
    content={"nut": lambda s: IDS},
)
HAND = "squirrels.{player}.hand"
GATHERS = EventKind("gathers", "turn.1", (player(),), fact("moved", "nut", "pile", HAND))
EATS = EventKind("eats", "turn.1", (player(), piece("nut")), fact("moved", "nut:{nut}", HAND, "squirrels.{player}"))
BURIES = EventKind("buries", "turn.1", (player(),), fact("moved", "nut", HAND, "pile"))
CLAUSES = {
    "turn.1": "Take a nut or eat one; with more than two, bury one.",
    "end.1": "The last nut of the pile ends the game.",
}
WORDS = """
game-title = Nuts
game-tagline = Eat nuts.
prompt-turn = What do you do?
option-gather = Take a nut
option-eat = Eat a { $nut }
option-bury = Bury a { $nut }
reason-no-nut = You have no { $nut }.
event-gathers = { $player } takes a nut.
event-eats = { $player } eats a { $nut }.
event-buries = { $player } buries a nut.
score-nuts = Nuts
ending-pile_empty = No nut is left.
""" + "".join(f"nut-{id} = {id}\n" for id in IDS[1:])

GATHER = option("gather")
EAT = [option("eat", id or "nothing") for id in IDS]
BURY = [option("bury", id or "nothing") for id in IDS]


class Nuts(board_class(FIELDS)):  # type: ignore[misc]
    __slots__ = ()

    def copy(self) -> Nuts:
        return Nuts(self.table, self)

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine(n, sum(eaten), Message("score-nuts"), "end.1") for n, eaten in enumerate(self.eaten) if eaten]

    def evaluate(self) -> list[float]:
        return [float(points) for points in self.scores()]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)] if self.over else []

    def ending(self) -> str:
        return "pile_empty"

    def end_clause(self) -> str:
        return "end.1"

    def broken_laws(self) -> list[str]:
        everywhere = sorted(FIELDS.pieces(self, "nut"))
        return [] if everywhere == sorted(PILE) else [f"the nuts are {everywhere}"]


class Turn(Ask[Nuts]):
    """turn.1: what a squirrel does; a nut that is buried is shown to nobody."""

    clauses = ("turn.1",)
    verbs = ("gather", "eat")

    def options(self, s: Nuts) -> Sequence[Option]:
        return [GATHER, *(EAT[nut] for nut in sorted(set(s.hand[self.seat])))]

    def choose(self, s: Nuts, option: Option) -> None:
        if option is GATHER:
            s.hand[self.seat] = (*s.hand[self.seat], s.draw(s.pile, "nut"))
            s.log(GATHERS, self.seat)
        else:
            nut = EAT.index(option)
            take_from_hand(s, self.seat, nut)
            s.eaten[self.seat] += (nut,)
            s.reveal()
            s.log(EATS, self.seat, nut)
        if s.pile:
            s.steps.append(Turn((self.seat + 1) % s.table.seats))
            if len(s.hand[self.seat]) > 2:
                s.steps.append(Bury(self.seat))

    def prompt(self, s: Nuts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-turn"), self.clauses)

    def describe(self, s: Nuts, option: Option) -> Message:
        return Message("option-gather") if option is GATHER else named("option-eat", option)

    def why_not(self, s: Nuts, option: Option) -> Reason:
        return Reason("turn.1", "reason-no-nut", dict(named("reason-no-nut", option).args))


class Bury(Ask[Nuts]):
    """turn.1: whoever has more than two nuts buries one, and shows it to nobody."""

    clauses = ("turn.1",)
    verbs = ("bury",)
    private = True
    secret = True

    def options(self, s: Nuts) -> Sequence[Option]:
        return [BURY[nut] for nut in sorted(set(s.hand[self.seat]))]

    def choose(self, s: Nuts, option: Option) -> None:
        nut = BURY.index(option)
        take_from_hand(s, self.seat, nut)
        s.pile.insert(0, nut)
        s.log(BURIES, self.seat)

    def prompt(self, s: Nuts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-turn"), self.clauses)

    def describe(self, s: Nuts, option: Option) -> Message:
        return named("option-bury", option)

    def why_not(self, s: Nuts, option: Option) -> Reason:
        return Reason("turn.1", "reason-no-nut", dict(named("reason-no-nut", option).args))


def take_from_hand(s: Nuts, seat: int, nut: int) -> None:
    hand = list(s.hand[seat])
    hand.remove(nut)
    s.hand[seat] = tuple(hand)


def named(key: str, option: Option) -> Message:
    option.expect(option.first in IDS)
    return Message(key, {"nut": f"@nut-{option.first}"})


class Box(msgspec.Struct):
    """Nuts has no tables of content."""


class NutsGame(Game):
    id = "nuts"
    version = "1.0"
    seats = range(2, 5)
    fields = FIELDS
    options = {}
    steps = {"Turn": Turn, "Bury": Bury}
    content = Content({}, Box(), {})

    @property
    def ledger(self) -> Ledger:
        return Ledger("Nuts", [Clause(id=id, kind="rule", text=text, text_it=text) for id, text in CLAUSES.items()])

    def empty(self, table: Table) -> State:
        return Nuts(table)

    def set_up(self, table: Table, rng: Rng) -> State:
        s = Nuts(table)
        s.rng = rng.fork("play")
        s.pile = PILE[:]
        rng.fork("setup").shuffle(s.pile)
        for seat in range(table.seats):
            s.hand[seat] = (s.pile.pop(), s.pile.pop())
        s.steps = [Turn(0)]
        return s

    def with_content(self, overlay: Path) -> Game:
        raise BadInput("--content", "Nuts has no content to lay anything over")

    def spelled(self) -> set[str]:
        return set()

    def every_option(self) -> list[Option]:
        return [GATHER, *EAT[1:], *BURY[1:]]

    def text_sources(self, lang: str) -> list[str]:
        return [kernel_text(lang), WORDS]
