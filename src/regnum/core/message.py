"""Messages without a language: the engine gives a key and arguments, the texts of a language supply the words.

A `Message` is a Fluent key with its arguments. An argument that starts with ``@`` is itself the key of a message
(``@tile-forge``, ``@seat-1``) and is formatted before the message around it, so that every client, log and screen
reader can show every game in every language. It may also hold several keys, with figures and punctuation between them:
``@seat-1 (@kingdom-france)``, ``@place-kent, @place-sussex``.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal, Union

Value = Union[int, str]


class Message:
    """A key in the game's texts and its arguments."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, Value]] = args if args is not None else {}

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "args": dict(self.args)}

    def __str__(self) -> str:
        if not self.args:
            return self.key
        return f"{self.key} ({', '.join(f'{name} {value}' for name, value in self.args.items())})"

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


def amounts(named: dict[str, int]) -> dict[str, Value]:
    """The arguments of a message that lists amounts: each by its name, and what stands before each but the first.

    ``before_gold`` is 0 for nothing, 1 for a comma and 2 for "and".
    """
    told = [name for name, n in named.items() if n]
    words: dict[str, Value] = {}
    for i, (name, n) in enumerate(named.items()):
        words[name] = n
        if i:
            words[f"before_{name}"] = 0 if name not in told[1:] else 2 if name == told[-1] else 1
    return words


# How near a refused option came to being legal.
SOMETHING_ELSE: Final = 0  # it is about another kind of thing: nothing can be learned from why it is refused
FORBIDDEN: Final = 1  # a rule forbids it, whatever it costs
NOT_YET: Final = 2  # it will be possible when something else is done, or at another time
SHORT: Final = 3  # nothing is missing but an amount


class Reason:
    """Why something is not legal: the clause that forbids it, and a message with the numbers of the case.

    Of several options for one place the reason of the one that came nearest is told (`near`). If a message has the
    numbers `have` and `need`, nothing is missing but their difference: the smaller, the nearer. Without `near` a rule
    forbids it.
    """

    __slots__ = ("clause", "message", "missing", "near")

    def __init__(self, clause: str, key: str, args: dict[str, Value] | None = None, near: int = -1) -> None:
        self.clause: Final = clause
        self.message: Final = Message(key, args)
        have, need = self.message.args.get("have"), self.message.args.get("need")
        short = isinstance(have, int) and isinstance(need, int)
        self.near = near if near >= 0 else SHORT if short else FORBIDDEN
        self.missing = 0
        if isinstance(have, int) and isinstance(need, int):
            self.missing = need - have

    def is_nearer_than(self, other: Reason) -> bool:
        """Whether its option came nearer to being legal than that of another reason."""
        return self.near > other.near or (self.near == other.near and 0 < self.missing < other.missing)

    def __reduce__(self) -> tuple[type[Reason], tuple[str, str, dict[str, Value], int]]:
        """How it travels between processes: a compiled class does not know by itself."""
        return Reason, (self.clause, self.message.key, self.message.args, self.near)

    def to_json(self) -> dict[str, Any]:
        return {"clause": self.clause, "message": self.message.to_json()}

    def __str__(self) -> str:
        return f"{self.clause}: {self.message}"

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.message!r})"


class PromptKind(Enum):
    """The kinds of question: a client that handles these can ask the questions of every game."""

    CHOOSE = "choose"  # one of several different things
    TAKE = "take"  # a piece or card from a display
    PLACE = "place"  # where to put something
    TARGET = "target"  # a piece or place to act on
    LOSE = "lose"  # what to give up
    AMOUNT = "amount"  # a number in a range
    ORDER = "order"  # what comes next
    YES_NO = "yes_no"  # do it or not
    PAY = "pay"  # how to meet a cost
    BID = "bid"  # an offer in an auction
    ANSWER = "answer"  # a reply to another seat


class Prompt:
    """What one seat is asked to decide now, and under which clauses."""

    __slots__ = ("clauses", "kind", "message")

    def __init__(self, kind: PromptKind, message: Message, clauses: tuple[str, ...]) -> None:
        self.kind: Final = kind
        self.message: Final = message
        self.clauses: Final = clauses

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind.value, "message": self.message.to_json(), "clauses": list(self.clauses)}

    def __repr__(self) -> str:
        return f"Prompt({self.kind.value!r}, {self.message!r}, {self.clauses!r})"


# The verbs of a `Fact`: a small vocabulary, shared by all games, that boards animate and statistics count.
Verb = Literal[
    "moved",  # a piece from one place to another
    "gained",  # somebody received an amount of something
    "lost",  # somebody lost an amount of something
    "revealed",  # something hidden is shown
    "turned",  # a piece shows another side
    "rolled",  # a die was thrown
    "changed",  # a marker, level or relation has a new value
    "decided",  # a decision that moves no piece
    "began",  # a round, phase, turn or battle
    "ended",
    "scored",
]


class Fact:
    """What happened, as data: who did what to which piece, from where, to where, how much.

    `piece` is a component as ``kind:id`` or the name of a token; `source` and `target` are addresses in the view.
    Fields that do not apply are empty; `actor` is -1 if there is none.
    """

    __slots__ = ("actor", "amount", "piece", "source", "target", "verb")

    def __init__(
        self, verb: Verb, actor: int = -1, piece: str = "", source: str = "", target: str = "", amount: int = 1
    ) -> None:
        self.verb: Final[Verb] = verb
        self.actor: Final = actor
        self.piece: Final = piece
        self.source: Final = source
        self.target: Final = target
        self.amount: Final = amount

    def __repr__(self) -> str:
        places = f"{self.source!r}, {self.target!r}"
        return f"Fact({self.verb!r}, {self.actor}, {self.piece!r}, {places}, {self.amount})"


class Event:
    """Something that happened: a message, its clause, who may know of it (None: everybody), and the same as data.

    `besides` holds what else moved in the same event, such as the Coins that a tile costs; `concerns` the players whom
    it concerns.
    """

    __slots__ = ("audience", "besides", "clause", "concerns", "fact", "message")

    def __init__(
        self,
        message: Message,
        clause: str,
        audience: tuple[int, ...] | None = None,
        fact: Fact | None = None,
        besides: tuple[Fact, ...] = (),
        concerns: tuple[int, ...] = (),
    ) -> None:
        self.message: Final = message
        self.clause: Final = clause
        self.concerns: Final = concerns
        self.audience: Final = audience
        self.fact: Final = fact
        self.besides: Final = besides

    def __repr__(self) -> str:
        return f"Event({self.message!r}, {self.clause!r}, {self.fact!r})"
