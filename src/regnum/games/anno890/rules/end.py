"""char.1, char.2: decisions after the last turn."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.anno890 import events
from regnum.games.anno890.state import Anno890


class DrawApprentice(Act[Anno890]):
    """char.1: the Apprentice's owner draws `draw` cards from the deck, or as many as are left."""

    fields = (("seat", "seat"), ("draw", "number"))
    clauses = ("char.1",)

    def __init__(self, seat: int, draw: int) -> None:
        self.seat = seat
        self.draw = draw

    def run(self, s: Anno890) -> None:
        s.drawn = tuple([s.draw(s.deck, "character") for _ in range(min(self.draw, len(s.deck)))])
        s.log(events.DRAWS, self.seat, len(s.drawn))
        s.steps.append(KeepCharacter(self.seat))


class KeepCharacter(Ask[Anno890]):
    """char.1, char.2: keep one card for its printed points, without its ability; discard the others."""

    clauses = ("char.1", "char.2")
    verbs = ("keep",)

    def options(self, s: Anno890) -> Sequence[Option]:
        return [s.box.keep[card] for card in s.drawn]

    def choose(self, s: Anno890, option: Option) -> None:
        card = s.box.character_number[option.name(0)]
        s.kept[self.seat] = (*s.kept[self.seat], card)
        dropped = tuple([other for other in s.drawn if other != card])
        s.out_characters += dropped
        s.drawn = ()
        # The kept and the discarded cards become public.
        s.reveal()
        if s.events is not None:
            names = [s.box.characters[other].id for other in dropped]
            others = [Fact("moved", self.seat, f"character:{other}", "drawn", "out_characters") for other in names]
            s.log(events.KEEPS, self.seat, card, besides=tuple(others))

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-keep"), self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        name = option.name(0)
        vp = s.box.character_vp[s.box.character_number[name]]
        return Message("option-keep", {"character": f"@character-{name}", "vp": vp})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return Reason("char.1", "reason-not-drawn")

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"drawn.{option.name(0)}",)
