"""Artefacts: drawing and using them, and foreseeing a cataclysm (artefact.*, complete.9, effect.16, effect.20)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.options import BOTTOM, LEAVE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.schema import DrawArtefact, ForeseeCataclysm
from regnum.games.seven.state import Seven, without


class UseArtefact(Action):
    """artefact.1, evil.5: discard an artefact for its effect; a fallen hero may not."""

    verb = "artefact"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        for artefact in s.artefacts[hero]:
            found.append(s.box.artefact[artefact])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        artefact = s.box.artefact_number[option.first]
        discard_artefact(s, hero, artefact)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "artefact": f"@artefact-{option.first}"}
            fact = Fact("moved", hero, f"artefact:{option.first}", of(hero, "artefacts"), "artefact_discards")
            s.tell("event-artefact", "artefact.1", words, fact=fact)
        carry_out(s, hero, s.box.artefact_effect[artefact])

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        name = option.first
        return Message("option-artefact", {"artefact": f"@artefact-{name}", "text": f"@artefact-{name}-text"})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        if s.is_fallen(hero):
            return Reason("evil.5", "reason-fallen")
        return Reason("artefact.1", "reason-no-such-artefact")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, f"artefacts.{option.first}"),)


USE_ARTEFACT = UseArtefact()


def discard_artefact(s: Seven, hero: int, artefact: int) -> None:
    """artefact.1, effect.30: put an artefact on the discards, face up."""
    s.artefacts[hero] = without(s.artefacts[hero], artefact)
    s.artefact_discards += (artefact,)
    s.reveal()


def draw_artefact(s: Seven, hero: int, effect: DrawArtefact) -> None:
    """complete.9, effect.20, supply.12: draw artefacts face down; used ones are shuffled when the deck is empty."""
    for _ in range(effect.n):
        if not s.artefact_pile and s.artefact_discards:
            used = list(s.artefact_discards)
            s.rng.shuffle(used)
            s.artefact_pile, s.artefact_discards = tuple(used), ()
        if s.artefact_pile:
            artefact = s.artefact_pile[-1]
            s.learn(artefact, "artefact")
            s.artefact_pile = s.artefact_pile[:-1]
            s.artefacts[hero] += (artefact,)
            if s.events is not None:
                fact = Fact("moved", hero, "artefact", "artefact_pile", of(hero, "artefacts"))
                s.tell("event-draws-artefact", "effect.20", {"player": s.who(hero)}, fact=fact)


def foresee(s: Seven, hero: int, effect: ForeseeCataclysm) -> None:
    """effect.16: let `hero` look at the top cataclysm."""
    if s.cataclysm_pile:
        s.learn(s.cataclysm_pile[-1], "cataclysm")
        s.steps.append(Foresee(hero))


def can_foresee(s: Seven, hero: int, effect: ForeseeCataclysm) -> bool:
    return bool(s.cataclysm_pile)


class Foresee(Choice):
    """effect.16: leave the top cataclysm, which only this seat sees, or put it at the bottom."""

    clauses = ("effect.16",)
    verbs = ("leave", "bottom")
    private = True

    def options(self, s: Seven) -> Sequence[Option]:
        return (LEAVE, BOTTOM)

    def choose(self, s: Seven, option: Option) -> None:
        if option is BOTTOM:
            s.cataclysm_pile = (s.cataclysm_pile[-1], *s.cataclysm_pile[:-1])
        if s.events is not None:
            fact = Fact("decided", self.seat, "cataclysm", target="cataclysm_pile")
            s.tell("event-foresees", "effect.16", {"player": s.who(self.seat)}, fact=fact)

    def prompt(self, s: Seven) -> Prompt:
        name = s.box.cataclysm_ids[s.cataclysm_pile[-1]]
        words: dict[str, Value] = {"cataclysm": f"@cataclysm-{name}", "text": f"@cataclysm-{name}-text"}
        return Prompt(PromptKind.YES_NO, Message("prompt-foresee", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-leave") if option is LEAVE else Message("option-bottom")

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return ("cataclysm_pile",)
