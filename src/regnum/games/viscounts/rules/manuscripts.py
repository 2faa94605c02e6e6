"""Transcribing a Manuscript (script.*), also for free through effects (fx.6)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own, place_key, shelf_at
from regnum.games.viscounts.box import RIBBONS, SEGMENTS
from regnum.games.viscounts.box import TRANSCRIBE as ACTION
from regnum.games.viscounts.options import TRANSCRIBE
from regnum.games.viscounts.rules.effects import Resolve, carry_out
from regnum.games.viscounts.rules.gains import trigger
from regnum.games.viscounts.rules.payment import charge
from regnum.games.viscounts.rules.possible import free_manuscripts
from regnum.games.viscounts.schema.ops import TranscribeFree
from regnum.games.viscounts.scoring import by_ribbon
from regnum.games.viscounts.state import NOBODY, Viscounts
from regnum.games.viscounts.wording import effects_key


def cost_here(s: Viscounts, player: int) -> int:
    """script.2, script.13: the Clerics needed for the segment's Manuscript, or the printed one if the pile is empty."""
    place = s.place_of(player)
    shelf = s.shelves[place]
    return s.box.manuscript_cost[shelf[-1]] if shelf else s.box.printed_manuscript_cost[s.ring[place]]


def manuscript_words(s: Viscounts, place: int) -> dict[str, Value]:
    """Message arguments for the Manuscript of a place and its effect."""
    if not s.shelves[place]:
        effects = s.box.printed_manuscript_effect[s.ring[place]]
        return {"manuscript": "@printed-manuscript", "ability": f"@{effects_key(effects)}"}
    name = s.box.manuscript_ids[s.shelves[place][-1]]
    return {"manuscript": f"@manuscript-{name}", "ability": s.ability(f"manuscript-{name}-text")}


def transcribing(s: Viscounts, player: int, place: int) -> Details:
    """script.6, script.10: what the Manuscript of a place sets off, and the set or Bonus Card that it completes."""
    words = manuscript_words(s, place)
    triggers = (Trigger(str(words["ability"]).removeprefix("@")),)
    if not s.shelves[place]:
        return Details(triggers=triggers)
    ribbon = s.box.ribbon[s.shelves[place][-1]]
    owned = by_ribbon(s, player)
    completes = []
    # It joins the set that has every colour of which there are more.
    if all(n > owned[ribbon] for other, n in enumerate(owned) if other != ribbon):
        completes.append(Completed("set", (own(player, "manuscripts"),)))
    bonus = s.box.bonuses[ribbon]
    if s.bonuses[ribbon] == NOBODY and owned[ribbon] + 1 >= bonus.requires:
        completes.append(Completed(f"bonus:{bonus.id}", (f"bonuses.{RIBBONS[ribbon]}",)))
    return Details(completes=tuple(completes), triggers=triggers)


class Transcribe(Act[Viscounts]):
    """script.1, script.2: pay the Clerics, then take the segment's Manuscript."""

    fields = (("seat", "seat"),)
    clauses = ("script.1", "script.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Viscounts) -> None:
        s.steps.append(TakeManuscript(self.seat, s.place_of(self.seat)))
        charge(s, self.seat, ACTION, cost_here(s, self.seat))


class TakeManuscript(Act[Viscounts]):
    """script.3-script.9, script.13, script.14: take the visible tile, maybe a Bonus Card, then resolve the effect.

    If the pile is empty, only the effect of the printed Manuscript is resolved.
    """

    fields = (("player", "player"), ("place", "place"))
    clauses = ("script.3", "script.13")

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, s: Viscounts) -> None:
        box, player, place, shelf = s.box, self.player, self.place, s.shelves[self.place]
        if not shelf:
            s.log(events.TRANSCRIBES_PRINTED, player, place)
            carry_out(s, player, box.printed_manuscript_effect[s.ring[place]])
            return
        tile = shelf[-1]
        s.shelves[place] = shelf[:-1]
        s.scripts[player] += (tile,)
        s.log(events.TRANSCRIBES, player, tile, shelf_at(place))
        _win_bonus(s, player, box.ribbon[tile])
        if len(shelf) > 1:
            s.learn(shelf[-2], "manuscript")
        carry_out(s, player, box.manuscript_effect[tile])


def _win_bonus(s: Viscounts, player: int, ribbon: int) -> None:
    """script.6-script.9: the first player with three tiles of a ribbon keeps its Bonus Card."""
    if s.bonuses[ribbon] != NOBODY:
        return
    bonus = s.box.bonuses[ribbon]
    if by_ribbon(s, player)[ribbon] >= bonus.requires:
        s.bonuses[ribbon] = player
        s.permanent[player] += s.box.bonus_icons[ribbon]
        s.log(events.BONUS, player, bonus.id, RIBBONS[ribbon])


def transcribe_free(s: Viscounts, player: int, effect: TranscribeFree) -> None:
    """fx.6, script.18: let the player take Manuscripts for free; lost if none of these costs is visible."""
    if effect.n > 1:
        s.steps.append(Resolve(player, (TranscribeFree(effect.costs, effect.n - 1),)))
    s.steps.append(PickManuscript(player, effect.costs))


class PickManuscript(Ask[Viscounts]):
    """script.17, script.18: choose any visible Manuscript with one of the allowed costs, for free."""

    fields = (("seat", "seat"), ("costs", "number*"))
    clauses = ("script.17", "script.18")
    caused = True
    verbs = ("transcribe",)

    def __init__(self, seat: int, costs: tuple[int, ...]) -> None:
        self.seat = seat
        self.costs = costs

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [TRANSCRIBE[place] for place in free_manuscripts(s, self.costs)]

    def choose(self, s: Viscounts, option: Option) -> None:
        if s.rulings.free_deeds_react:
            trigger(s, self.seat, "after_transcribe")
        TakeManuscript(self.seat, option.last - 1).run(s)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-free-manuscript"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        words = manuscript_words(s, option.last - 1)
        return Message("option-transcribe", {**words, "place": place_key(s, option.last - 1)})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        place = option.number(0, 1, SEGMENTS)
        if not s.shelves[place - 1]:
            return Reason("script.18", "reason-no-manuscript")
        cost = s.box.manuscript_cost[s.shelves[place - 1][-1]]
        return Reason("script.17", "reason-manuscript-cost", {"cost": cost})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (shelf_at(option.last - 1),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return transcribing(s, self.seat, option.last - 1)
