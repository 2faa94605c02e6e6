"""Artefacts: drawing and using them, and foreseeing a cataclysm (artefact.*, complete.9, effect.16, effect.20)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.options import BOTTOM, LEAVE
from regnum.games.seven.rules.choice import About, Choice, Deed
from regnum.games.seven.rules.effects import OPS, Direct, Later, carry_out, later
from regnum.games.seven.rules.piles import draw, shuffled
from regnum.games.seven.schema import DrawArtefact, ForeseeCataclysm
from regnum.games.seven.state import Seven, without


class UseArtefact(Deed):
    """artefact.1, evil.5: discard an artefact for its effect; a fallen hero may not."""

    verbs = ("artefact",)
    about = About(
        "option-artefact",
        "heroes.{seat}.artefacts.{name}",
        artefact="@artefact-{name}",
        text="@artefact-{name}-text",
    )

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if not s.is_fallen(seat):
            for artefact in s.artefacts[seat]:
                found.append(s.box.artefact[artefact])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        artefact = s.box.artefact_number[option.first]
        discard_artefact(s, seat, artefact)
        s.log(events.ARTEFACT, seat, artefact)
        carry_out(s, seat, s.box.artefact_effect[artefact])
        s.reveal()

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        if s.is_fallen(seat):
            return Reason("evil.5", "reason-fallen")
        return Reason("artefact.1", "reason-no-such-artefact")

    def details(self, s: Seven, seat: int, option: Option) -> Details:
        return Details(later=later(s, seat, s.box.artefact_effect[s.box.artefact_number[option.first]]))


def discard_artefact(s: Seven, hero: int, artefact: int) -> None:
    """artefact.1, effect.30: put an artefact on the discards, face up."""
    s.artefacts[hero] = without(s.artefacts[hero], artefact)
    s.artefact_discards += (artefact,)


def draw_artefacts(s: Seven, hero: int, effect: DrawArtefact) -> None:
    """complete.9, effect.20, supply.12: draw artefacts face down; used ones are shuffled when the deck is empty."""
    for _ in range(effect.n):
        if not s.artefact_pile:
            s.artefact_pile, s.artefact_discards = shuffled(s.artefact_discards, s.rng), ()
        if s.artefact_pile:
            artefact, s.artefact_pile = draw(s, s.artefact_pile, "artefact")
            s.artefacts[hero] += (artefact,)
            s.log(events.DRAWS_ARTEFACT, hero)


def look_ahead(s: Seven, hero: int, effect: ForeseeCataclysm) -> None:
    """effect.16: look at the top cataclysm."""
    if s.cataclysm_pile:
        s.learn(s.cataclysm_pile[-1], "cataclysm")
        s.steps.append(Foresee(hero))


class Foresee(Choice):
    """effect.16: leave the top cataclysm, which only this seat sees, or put it at the bottom."""

    clauses = ("effect.16",)
    verbs = ("leave", "bottom")
    private = True
    kind = PromptKind.YES_NO
    question = "prompt-foresee"

    def options(self, s: Seven) -> Sequence[Option]:
        return (LEAVE, BOTTOM)

    def choose(self, s: Seven, option: Option) -> None:
        if option is BOTTOM:
            s.cataclysm_pile = (s.cataclysm_pile[-1], *s.cataclysm_pile[:-1])
        s.log(events.FORESEES, self.seat)

    def words(self, s: Seven) -> dict[str, Value]:
        name = f"@cataclysm-{s.box.cataclysm_ids[s.cataclysm_pile[-1]]}"
        return {"cataclysm": name, "text": f"{name}-text"}

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return ("cataclysm_pile",)


def _drawn(s: Seven, hero: int, effect: DrawArtefact) -> Later:
    """supply.12: as many artefacts as there are, used ones too."""
    n = min(effect.n, len(s.artefact_pile) + len(s.artefact_discards))
    return {hero: {"artefact": (n, n)}}


OPS[DrawArtefact] = Direct(draw_artefacts, later=_drawn)
OPS[ForeseeCataclysm] = Direct(look_ahead, lambda s, hero, effect: bool(s.cataclysm_pile))
