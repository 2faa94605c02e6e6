"""Sins: drawing, playing, discarding and burying them; the seventh brings a cataclysm (sin.*, draw.3, effect.15)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.options import DONE
from regnum.games.seven.rules.cataclysms import PlayCataclysm, ShuffleSins
from regnum.games.seven.rules.choice import About, Choice, Counted, Deed
from regnum.games.seven.rules.effects import OPS, Asks, Direct, carry_out, later, possible
from regnum.games.seven.schema import BurySin, DrawSin, MillSin
from regnum.games.seven.state import Seven, without


class PlaySin(Deed):
    """sin.1, sin.2, sin.7: play a sin for a function that is not a reaction, then discard it."""

    verbs = ("sin",)
    about = About("option-sin", "heroes.{seat}.sins.{name}", sin="@sin-{name}", text="@sin-{name}-{n}")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        hand = s.sins[seat]
        if hand:
            found += s.box.hand_options(hand)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        sin = s.box.sin_number[option.first]
        s.sins[seat] = without(s.sins[seat], sin)
        s.played += (sin,)
        s.steps.append(DiscardPlayed())
        effect = s.box.functions[sin][option.last - 1]
        if s.events is not None:
            s.log(events.PLAYS_SIN, seat, sin, f"@sin-{option.first}-{option.last}")
            if not possible(s, seat, effect):
                s.log(events.NO_EFFECT, played_sin(s), seat)
        carry_out(s, seat, effect)
        s.reveal()

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        option.number(1, 1, 2)
        if s.box.sin_number.get(option.name(0)) in s.sins[seat]:
            return Reason("sin.7", "reason-reaction")
        return Reason("sin.1", "reason-no-such-sin")

    def details(self, s: Seven, seat: int, option: Option) -> Details:
        """sin.1, sin.3: what will come of the function; the seventh sin on the discards brings a cataclysm."""
        effect = s.box.functions[s.box.sin_number[option.first]][option.last - 1]
        seventh = len(s.sin_discards) + 1 == s.box.constants.sins_for_cataclysm
        return Details(later=later(s, seat, effect), triggers=(Trigger("trigger-cataclysm"),) if seventh else ())


def played_sin(s: Seven) -> str:
    """sin.2, sin.8: the message key of the sin that is being carried out; a denial lies on top of it."""
    return f"@sin-{s.box.sin_ids[s.played[0]]}" if s.played else "@some-sin"


class DiscardPlayed(Act[Seven]):
    """sin.2, sin.8, sin.10: discard played sins one by one; a cataclysm is resolved before the next."""

    clauses = ("sin.2", "sin.3", "sin.10")

    def run(self, s: Seven) -> None:
        sin, *rest = s.played
        s.played = tuple(rest)
        if rest:
            s.steps.append(self)
        discard_sin(s, sin)


def discard_sin(s: Seven, sin: int) -> None:
    """sin.3, sin.4, supply.5: discard a sin; the seventh brings a cataclysm, then all seven go into the deck."""
    s.sin_discards += (sin,)
    if len(s.sin_discards) == s.box.constants.sins_for_cataclysm:
        s.steps += (ShuffleSins(), PlayCataclysm())


def draw_sins(s: Seven, hero: int, n: int, clause: str) -> None:
    """supply.6: draw `n` sins from the top of the deck; draws beyond its last card are lost; pass.3."""
    drawn = min(n, len(s.sin_pile))
    for _ in range(drawn):
        sin = top_sin(s)
        s.learn(sin, "sin")
        s.sins[hero] += (sin,)
    if drawn:
        s.standing_pass[hero] = ""
        s.log(events.DRAWS_SINS, hero, drawn, clause=clause)


def top_sin(s: Seven) -> int:
    """sin.4: remove the top card of the deck; while `sins_loose` cards are unordered, pick one of them at random."""
    pile, at = s.sin_pile, len(s.sin_pile) - 1
    if s.sins_loose:
        at -= s.rng.below(s.sins_loose)
        s.sins_loose -= 1
    s.sin_pile = pile[:at] + pile[at + 1 :]
    return pile[at]


def draw_fewest(s: Seven, hero: int, effect: DrawSin) -> None:
    """effect.23: each hero tied for the fewest sins draws."""
    fewest = min([len(hand) for hand in s.sins])
    for drawer in [one for one in s.order if len(s.sins[one]) == fewest]:
        draw_sins(s, drawer, effect.n, "effect.23")


class Mill(Act[Seven]):
    """effect.31, sin.10: discard sins from the top of the deck one by one; a cataclysm is resolved before the next."""

    fields = (("n", "number"),)
    clauses = ("effect.31", "sin.10")

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Seven) -> None:
        if s.sin_pile:
            if self.n > 1:
                s.steps.append(Mill(self.n - 1))
            s.log(events.MILLS)
            discard_sin(s, top_sin(s))


class DropSin(Choice):
    """draw.3: choose a sin to discard face down, down to three in hand."""

    clauses = ("draw.3", "draw.4")
    verbs = ("drop",)
    private = True
    secret = True
    kind = PromptKind.LOSE
    question = "prompt-drop"
    about = About("option-drop", "heroes.{seat}.sins.{name}", sin="@sin-{name}", text="@sin-{name}-text")

    def options(self, s: Seven) -> Sequence[Option]:
        return [s.box.drop_sin[sin] for sin in sorted(set(s.sins[self.seat]))]

    def choose(self, s: Seven, option: Option) -> None:
        sin = s.box.sin_number[option.first]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        s.log(events.DROPS_SIN, self.seat)
        discard_sin(s, sin)

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": len(s.sins[self.seat]) - s.box.constants.sin_hand}


class PickBury(Counted):
    """effect.15: put up to `n` sins under the deck; they do not count toward the seventh."""

    clauses = ("effect.15",)
    verbs = ("bury", "done")
    private = True
    secret = True
    question = "prompt-bury"
    about = About("option-bury", "heroes.{seat}.sins.{name}", sin="@sin-{name}")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*(s.box.bury_sin[sin] for sin in sorted(set(s.sins[self.seat]))), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        sin = s.box.sin_number[option.first]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        s.sin_pile = (sin, *s.sin_pile)
        s.log(events.BURIES, self.seat)
        if self.n > 1 and s.sins[self.seat]:
            s.steps.append(PickBury(self.seat, self.n - 1))


OPS[DrawSin] = Direct(draw_fewest)
OPS[MillSin] = Direct(lambda s, hero, effect: s.steps.append(Mill(effect.n)))
OPS[BurySin] = Asks(
    lambda s, hero, effect: PickBury(hero, effect.n),
    later=lambda s, hero, effect: {hero: {"sin": (-min(effect.n, len(s.sins[hero])), 0)}},
)
