"""Carrying out effects in order: each op has a handler, which may ask for decisions.

`ops` lists the handlers in two tables, one for human players and one for the Rival, whose effects are partly replaced
by others (solo.18-solo.28).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.core.step import Act
from regnum.games.viscounts.schema import All, Effect, Gain, On
from regnum.games.viscounts.state import Viscounts

Handler = Callable[[Viscounts, int, Any], None]
OPS: Final[dict[type, Handler]] = {}
RIVAL_OPS: Final[dict[type, Handler]] = {}


class Resolve(Act[Viscounts]):
    """time.5: effects to be carried out after the steps above this one on the stack."""

    fields = (("player", "player"), ("effects", "effect*"))
    clauses = ("time.4", "time.5")

    def __init__(self, player: int, effects: tuple[Effect, ...]) -> None:
        self.player = player
        self.effects = effects

    def run(self, s: Viscounts) -> None:
        carry_out(s, self.player, self.effects)


def carry_out(s: Viscounts, player: int, effects: tuple[Effect, ...]) -> None:
    """time.1-time.5: carry out `effects` in order; if one pushes steps, the rest waits below them."""
    ops = RIVAL_OPS if s.is_rival(player) else OPS
    steps = s.steps
    for n, effect in enumerate(effects):
        depth = len(steps)
        ops[type(effect)](s, player, effect)
        if len(steps) > depth and n + 1 < len(effects):
            steps.insert(depth, Resolve(player, effects[n + 1 :]))
            return


def react(s: Viscounts, player: int, happening: str) -> tuple[Effect, ...]:
    """card.8, card.10, time.9: the abilities of cards on a player's board that react to an event."""
    reacting = s.box.reactions.get(happening)
    found: tuple[Effect, ...] = ()
    if reacting:
        base = 3 * player
        for card in s.rows[base : base + 3]:
            if card in reacting:
                found += (reacting[card],)
    return found


def rival_reacts(s: Viscounts, player: int, happening: str) -> tuple[Effect, ...]:
    """solo.34: the places of the Rival's board that react to an event."""
    places = [s.box.rival_places[s.rival][piece] for piece in s.pieces(player)]
    return tuple([place.do for place in places if isinstance(place, On) and place.event == happening])


def brings(effect: Effect, marker: str) -> bool:
    """Whether an effect gains Virtue or Corruption, as `marker` says."""
    if isinstance(effect, All):
        return any(brings(part, marker) for part in effect.of)
    return isinstance(effect, Gain) and effect.what == marker


def must_wait(s: Viscounts, effects: tuple[Effect, ...], effect: Effect) -> bool:
    """track.7: whether one of `effects` that happen together brings Virtue while another still brings Corruption."""
    return (
        s.rulings.corruption_first
        and brings(effect, "virtue")
        and not brings(effect, "corruption")
        and any(brings(other, "corruption") for other in effects)
    )


def together(s: Viscounts, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """track.7: effects that happen together, in the order in which nobody needs to be asked about them."""
    first = [effect for effect in effects if not must_wait(s, effects, effect)]
    return tuple(first + [effect for effect in effects if must_wait(s, effects, effect)])


def commutes(effect: Effect) -> bool:
    """Whether the order of an effect does not matter because it only adds to the purse."""
    return isinstance(effect, Gain) and effect.what in ("silver", "ink", "gold", "stone", "any_resource")
