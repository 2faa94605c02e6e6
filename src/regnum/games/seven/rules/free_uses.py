"""Free uses: discarding elixirs, castles and estates, and taking markers back (free.1-free.8).

They are not actions. A player may make them on his own turn before the action and, if the action ends the phase, after
it, as may then all others (free.5). Those that pay a cost are in `payment`, those in response to the Nameless in
`nameless`; their yield is computed in `free_use_values`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.details import Details
from regnum.core.menu import Action, Actions, Menu
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.box import EMPTY
from regnum.games.seven.options import DONE
from regnum.games.seven.rules.choice import About, Deed
from regnum.games.seven.rules.effects import OPS, Op, carry_out, later, possible
from regnum.games.seven.rules.free_use_values import available, sale, sale_words, strength
from regnum.games.seven.rules.gains import EVERY_KIND, PickGifts, gifts_to_pick
from regnum.games.seven.rules.market import discard_elixir
from regnum.games.seven.rules.palaces import release, remove_palace
from regnum.games.seven.schema import CancelSin, UntilEndOfTurn
from regnum.games.seven.state import Seven


class UseElixir(Deed):
    """elixir.2, elixir.3, effect.26: discard an elixir for gift cards, or as many as the reserve has."""

    verbs = ("elixir",)
    about = About("option-drink", "heroes.{seat}.elixirs.{name}")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        for elixir in s.elixirs[seat]:
            for which in available(s, seat, elixir):
                if gives_cards(s, elixir, which):
                    found.append(s.box.drink[elixir][which])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        elixir, which = elixir_and_way(s, option)
        gives, wild, extra = strength(s, seat, elixir, which)
        s.log(events.DRINKS, seat, elixir)
        discard_elixir(s, seat, elixir)
        for kind, n in enumerate(gives):
            if n:
                s.gain_gifts(seat, kind, n, "elixir.3")
        if wild:
            s.steps.append(PickGifts(seat, "any", wild + extra, EVERY_KIND))
        elif extra:
            s.steps.append(PickGifts(seat, "any", extra, tuple([kind for kind in EVERY_KIND if gives[kind]])))

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        name = f"@elixir-{option.first}"
        return Message("option-drink", {"elixir": name, "gifts": f"{name}-{option.name(1)}"})

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        option.expect(option.name(0) in s.box.elixir_number and option.name(1) in ("plain", "set"))
        elixir, which = elixir_and_way(s, option)
        if elixir not in s.elixirs[seat]:
            return Reason("elixir.2", "reason-no-elixir")
        if which not in available(s, seat, elixir):
            return Reason("elixir.2", "reason-no-set")
        return Reason("elixir.2", "reason-reserve-empty")

    def details(self, s: Seven, seat: int, option: Option) -> Details | None:
        """elixir.3, effect.26: the gifts of any kind among what an elixir gives."""
        _, wild, extra = strength(s, seat, *elixir_and_way(s, option))
        return Details(later={seat: {"gift": gifts_to_pick(s, "any", wild + extra)}}) if wild else None


def gives_cards(s: Seven, elixir: int, which: int) -> bool:
    """elixir.3: whether the reserve has any of the gifts that an elixir gives."""
    for kind in s.box.elixir_kinds[elixir][which]:
        if s.reserve[kind]:
            return True
    return False


def elixir_and_way(s: Seven, option: Option) -> tuple[int, int]:
    """The elixir that `option` discards, and whether for what it gives plain or with its set."""
    return s.box.elixir_number[option.first], int(option.name(1) == "set")


class UsePalace(Deed):
    """free.1, enslave.3: discard a castle or estate for what it produces, or take a marker back to use its rule."""

    verbs = ("sell", "use")
    about = About("option-use", "heroes.{seat}.palaces.{name}", palace="@palace-{name}", text="@palace-{name}-rule")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        enslaved = s.enslaved[seat]
        for palace in s.palaces[seat]:
            if palace < s.box.first_temple:
                found.append(s.box.sell[palace])
                if enslaved >> palace & 1 and possible(s, seat, s.box.enslave_effect[palace]):
                    found.append(s.box.use[palace])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        palace = s.box.palace_number[option.first]
        if option.verb == "sell":
            n = sale(s, seat, palace)
            remove_palace(s, seat, palace, events.SELLS, "free.1")
            s.gain(seat, s.box.coin_of(palace), n, "free.1")
        else:
            release(s, seat, palace)
            s.log(events.USES_PALACE, seat, palace)
            carry_out(s, seat, s.box.enslave_effect[palace])

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        if option.verb == "sell":
            return Message("option-sell", sale_words(s, seat, option.first))
        return self.about.message(seat, option)

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        palace = s.box.palace_number.get(option.name(0), EMPTY)
        if palace not in s.palaces[seat]:
            return Reason("free.1", "reason-not-yours")
        if option.verb == "sell":
            return Reason("found.10", "reason-temple-not-sold")
        if palace >= s.box.first_temple:
            return Reason("enslave.4", "reason-temple-not-used")
        if not s.enslaved[seat] >> palace & 1:
            return Reason("enslave.7", "reason-not-enslaved")
        if isinstance(s.box.enslave_effect[palace], CancelSin):
            return Reason("enslave.3", "reason-reaction")
        return Reason("enslave.3", "reason-no-use")

    def details(self, s: Seven, seat: int, option: Option) -> Details | None:
        """enslave.3: what will come of the rule of a castle or an estate."""
        if option.verb == "sell":
            return None
        return Details(later=later(s, seat, s.box.enslave_effect[s.box.palace_number[option.first]]))


class NotUsed(Op):
    """sin.7, effect.11, effect.24: a denial only answers a sin, and the rule of a temple holds by itself."""

    def possible(self, s: Seven, hero: int, effect: CancelSin | UntilEndOfTurn) -> bool:
        return False


OPS[CancelSin] = OPS[UntilEndOfTurn] = NotUsed()
FREE_USES: Final = Actions(UseElixir(), UsePalace())


def offer_last_uses(s: Seven, actor: int) -> None:
    """free.5: ask `actor`, whose action has ended the phase, then the others in the order of play after him."""
    if not s.rulings.only_actor_uses_last:
        at = s.order.index(actor)
        others = [*s.order[at + 1 :], *s.order[:at]]
        s.steps += [LastUses(hero, acted=False) for hero in reversed(others) if s.palaces[hero] or s.elixirs[hero]]
    s.steps.append(LastUses(actor, acted=True))


class Stop(Action[Seven]):
    """Nothing more."""

    verbs = ("done",)

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        found.append(DONE)

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        return Message("option-done")


class LastUses(Menu[Seven]):
    """free.5, complete.16: free uses after the action that ends the phase.

    They come before the row's cataclysm and the Gathering phase, which may take what is held and awards power for it. A
    table may leave the others only the markers on castles and estates, which go back unused (gather.8).
    """

    fields = (("seat", "seat"), ("acted", "flag"))
    clauses = ("free.5", "enslave.3", "elixir.2")
    actions = Actions(*FREE_USES.all, Stop())
    verbs = actions.verbs

    def __init__(self, seat: int, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, s: Seven) -> Sequence[Option]:
        found = super().options(s)
        return [option for option in found if option.verb in ("use", "done")] if self._markers_only(s) else found

    def _markers_only(self, s: Seven) -> bool:
        return s.rulings.others_use_markers_last and not self.acted

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            s.steps.append(self)
            super().choose(s, option)

    def prompt(self, s: Seven) -> Prompt:
        markers = "prompt-last-markers" if s.rulings.others_use_markers_last else "prompt-others-last-uses"
        return Prompt(PromptKind.CHOOSE, Message("prompt-last-uses" if self.acted else markers), self.clauses)

    def why_not(self, s: Seven, option: Option) -> Reason:
        if self._markers_only(s) and option.verb != "use":
            return Reason("free.5", "reason-not-lost")
        return super().why_not(s, option)
