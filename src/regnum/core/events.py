"""Events are declared once: what each is called, what it says, the fact behind it, how much it matters and to whom.

A game declares its kinds of event in its `events` module and logs them in one call, with the arguments in the order of
the declared parameters:

    LURES = EventKind(
        "lures", "effect.5", (PLAYER, RIVAL, piece("character")),
        fact("moved", "character:{character}", "heroes.{rival}.characters", "heroes.{player}.characters"),
        weight="major",
    )

    s.log(LURES, hero, rival, card)

The message is ``event-lures`` with the parameters as arguments; the fact's texts are templates in which a parameter
stands for its number, id or address. Log, recaps, scenes and analysis read the declaration, and so does the client.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Union

from mypy_extensions import mypyc_attr

from regnum.core.message import Event, Fact, Message, Value, Verb

if TYPE_CHECKING:
    from regnum.core.game import Game
    from regnum.core.state import State

# How much an event matters to whom it concerns: a recap of a long turn begins with what is major and leaves out what is
# minor.
Weight = Literal["minor", "normal", "major"]
# Whether an event is told beside the next question to whom it concerns, because what is played on the board is soon
# gone: always, only if nobody was asked (then its argument `only` is not 0), or as the cause of a question that never
# comes by itself (`Ask.caused`).
Beside = Literal["", "told", "unasked", "cause"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """A named argument of an event: it becomes arguments of the message, and text for the templates of facts.

    This one is an argument of the message as it is: a figure, or the key of another message.
    """

    player = False  # whether its values are players

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def put(self, s: State, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        """Add `value` to the arguments of the message and to the texts for templates."""
        words[self.name] = value
        texts[self.name] = str(value)

    def player_of(self, value: Any) -> int:
        """The player that `value` is or belongs to; negative for none."""
        return int(value)


class PlayerParameter(Parameter):
    """A player, by number."""

    player = True

    def put(self, s: State, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = s.who(value)
        texts[self.name] = str(value)


class PieceParameter(Parameter):
    """A component of a kind, by its number in the content or by its id."""

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name)
        self.kind: Final = kind
        self._game: Game | None = None  # the last one, and the ids of its components
        self._ids: Sequence[str] = ()

    def put(self, s: State, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        if isinstance(value, int):
            game = s.table.game
            if game is not self._game:
                self._game, self._ids = game, game.fields.ids(s, self.kind)
            id = self._ids[value]
        else:
            id = str(value)
        words[self.name] = f"@{self.kind}-{id}"
        texts[self.name] = id


class AddressParameter(Parameter):
    """An address or another text that only facts need."""

    def put(self, s: State, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        texts[self.name] = str(value)


def player(name: str = "player") -> Parameter:
    """A player, by number."""
    return PlayerParameter(name)


def piece(name: str, kind: str = "") -> Parameter:
    """A component of a kind, by default the one called like the parameter: by its number or id."""
    return PieceParameter(name, kind or name)


def value(name: str) -> Parameter:
    """A figure, or the key of another message."""
    return Parameter(name)


def address(name: str = "at") -> Parameter:
    """An address or another text that only facts need."""
    return AddressParameter(name)


class Template:
    """A text with parameters in braces; `str.format` would take three times as long."""

    def __init__(self, text: str) -> None:
        first, *rest = text.split("{")
        parts = [part.split("}") for part in rest]
        self._first: Final = first
        self._names: Final = [name for name, _ in parts]
        self._between: Final = [literal for _, literal in parts]

    def fill(self, texts: dict[str, str]) -> str:
        filled = self._first
        for n, name in enumerate(self._names):
            filled += texts[name] + self._between[n]
        return filled


class FactForm:
    """How to make a fact from the parameters of an event; see `fact`."""

    def __init__(
        self, verb: Verb, piece: str, source: str, target: str, amount: Union[int, str], actor: str | None
    ) -> None:
        self.verb: Final[Verb] = verb
        self.piece: Final = Template(piece)
        self.source: Final = Template(source)
        self.target: Final = Template(target)
        self.amount: Final = amount
        self.actor: Final = actor

    def fill(self, texts: dict[str, str], actor: str) -> Fact:
        """The fact; `actor` is the parameter that acts where the form names none."""
        acting = actor if self.actor is None else self.actor
        amount = self.amount
        return Fact(
            self.verb,
            int(texts[acting]) if acting else -1,
            self.piece.fill(texts),
            self.source.fill(texts),
            self.target.fill(texts),
            amount if isinstance(amount, int) else int(texts[amount]),
        )


def fact(
    verb: Verb,
    piece: str = "",
    source: str = "",
    target: str = "",
    amount: Union[int, str] = 1,
    actor: str | None = None,
) -> FactForm:
    """The form of a fact: templates, the amount or the parameter that has it, and who acts.

    By default the first player among the parameters acts; an empty `actor` stands for nobody.
    """
    return FactForm(verb, piece, source, target, amount, actor)


class EventKind:
    """A kind of event of a game: see the module.

    `besides`: what else moves in it; a part whose amount is 0 does not. `concerns`: the parameters with the players
    whom it concerns, by default all players among them. `scene`: the scene that a client opens for it. `recap`: the
    line of a recap in which events like it are counted together. `beside`: whether it is told beside the next question.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        parameters: Sequence[Parameter] = (),
        fact: FactForm | None = None,
        *besides: FactForm,
        weight: Weight = "normal",
        concerns: Sequence[str] | None = None,
        scene: str = "",
        recap: str = "",
        beside: Beside = "",
    ) -> None:
        players = [parameter.name for parameter in parameters if parameter.player]
        self.name: Final = name
        self.key: Final = "event-" + name
        self.clause: Final = clause
        self.parameters: Final = tuple(parameters)
        self.fact: Final = fact
        self.besides: Final = besides
        self.weight: Final[Weight] = weight
        self.concerns: Final = tuple(players if concerns is None else concerns)
        self._concerned: Final = [(n, one) for n, one in enumerate(parameters) if one.name in self.concerns]
        self.scene: Final = scene
        self.recap: Final = recap
        self.beside: Final[Beside] = beside
        self.actor: Final = players[0] if players else ""

    def happen(
        self,
        s: State,
        values: tuple[Any, ...],
        clause: str,
        audience: tuple[int, ...] | None,
        told: Fact | None,
        besides: tuple[Fact, ...],
    ) -> Event:
        """The event with these values; `told` and `besides` are facts that no form could tell.

        If there is neither a form nor `told`, the first of `besides` is what happened.
        """
        words: dict[str, Value] = {}
        texts: dict[str, str] = {}
        for n, parameter in enumerate(self.parameters):
            parameter.put(s, values[n], words, texts)
        form = self.fact
        if told is None and form is not None:
            told = form.fill(texts, self.actor)
        elif told is None and besides:
            told, besides = besides[0], besides[1:]
        for other in self.besides:
            made = other.fill(texts, self.actor)
            if made.amount:
                besides = (*besides, made)
        concerned = [parameter.player_of(values[n]) for n, parameter in self._concerned]
        concerns = tuple([player for player in concerned if player >= 0])
        return Event(Message(self.key, words), clause or self.clause, audience, told, besides, concerns)

    def __repr__(self) -> str:
        return f"EventKind({self.name!r}, {self.clause!r})"
