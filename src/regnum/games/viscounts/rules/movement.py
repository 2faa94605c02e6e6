"""Phase 2: the Viscount moves clockwise along the arrows (move.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import place_key, space_at, space_key
from regnum.games.viscounts.box import SILVER
from regnum.games.viscounts.options import MOVE, SPACE_OF
from regnum.games.viscounts.rules.effects import Resolve
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effects_key


class MoveViscount(Ask[Viscounts]):
    """move.1-move.7, move.12: choose a destination; every space beyond the card's value costs 1 Silver."""

    clauses = ("move.1", "move.2", "move.4")
    verbs = ("move",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        affordable = s.purse[4 * self.seat + SILVER] + free_steps(s, self.seat)
        found = []
        for space, extra in s.box.ways[s.viscounts[self.seat]][s.movement]:
            if extra > affordable:
                break
            found.append(MOVE[space])
        return found

    def choose(self, s: Viscounts, option: Option) -> None:
        space, seat = SPACE_OF[option], self.seat
        price = self._price(s, space)
        if s.events is not None:
            only, clause = int(len(self.options(s)) == 1), "move.2" if price else "move.1"
            s.log(events.MOVES, seat, space, price, only, space_at(s.viscounts[seat]), clause=clause)
        s.purse[4 * seat + SILVER] -= price
        s.viscounts[seat] = space
        meet(s, seat)

    def _price(self, s: Viscounts, space: int) -> int:
        """move.2, move.3: the Silver for extra spaces, not counting free ones."""
        return max(0, s.box.extra_steps[s.viscounts[self.seat]][s.movement][space] - free_steps(s, self.seat))

    def prompt(self, s: Viscounts) -> Prompt:
        words = {"value": s.movement, "silver": s.purse[4 * self.seat + SILVER], "free": free_steps(s, self.seat)}
        return Prompt(PromptKind.PLACE, Message("prompt-move", {**words}), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        space = SPACE_OF[option]
        words: dict[str, Value] = {"space": space_key(space), "place": place_key(s, space // 3)}
        return Message("option-move", {**words, "price": self._price(s, space)})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        option.expect(option in SPACE_OF)
        price = self._price(s, SPACE_OF[option])
        silver = s.purse[4 * self.seat + SILVER]
        return Reason("move.2", "reason-too-far", {"need": price, "have": silver, "value": s.movement})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (space_at(SPACE_OF[option]),)

    def details(self, s: Viscounts, option: Option) -> Details | None:
        """move.8: whom the Viscount meets; they may rearrange their cards."""
        met = others_on(s, self.seat, SPACE_OF[option])
        return Details(triggers=(Trigger(effects_key(s.box.shared_space), tuple(met)),)) if met else None


def free_steps(s: Viscounts, player: int) -> int:
    """move.3: the free extra spaces, from the left Trading Post."""
    return s.box.free_steps[s.built[player]]


def way(s: Viscounts, player: int, to: int) -> list[int]:
    """move.1, move.5: the spaces along the arrows to a destination of the card played, which is the last of them.

    No way there that is long enough has fewer steps.
    """
    at, value = s.viscounts[player], s.movement
    extra = s.box.extra_steps[at][value][to]
    found = []
    while value or extra:
        if value:
            value -= 1
        else:
            extra -= 1
        at = next(space for space in after(s, at) if s.box.extra_steps[space][value].get(to) == extra)
        found.append(at)
    return found


def after(s: Viscounts, space: int) -> list[int]:
    """move.5: the spaces to which the arrows of a space lead."""
    return [there for there, extra in s.box.ways[space][1] if not extra]


def meet(s: Viscounts, mover: int) -> None:
    """move.8-move.11: players already on the space may rearrange their cards, clockwise from the mover."""
    space = s.viscounts[mover]
    if s.viscounts.count(space) == 1:
        return
    others = others_on(s, mover, space)
    for other in others:
        if s.events is not None:
            s.log(events.MEETS, mover, other, space_at(space))
    # The stack runs in reverse: the first player is pushed last.
    for other in reversed(others):
        s.steps.append(Resolve(other, s.box.shared_space))


def others_on(s: Viscounts, mover: int, space: int) -> list[int]:
    """move.8, move.10: the other players on a space, clockwise from the mover."""
    return [other for other in s.clockwise_from(mover)[1:] if s.viscounts[other] == space]
