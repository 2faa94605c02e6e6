"""The base class of all questions in Medioevo Universale."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.core.message import NOT_YET, SOMETHING_ELSE, Message, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.medioevo.addresses import (
    banner_named,
    banner_refs,
    card_address,
    engine_named,
    engine_refs,
    place_refs,
    vehicle_refs,
)
from regnum.games.medioevo.box import LAND, TECHNOLOGIES
from regnum.games.medioevo.constants import (
    BANNERS,
    COMBAT,
    ENGINES,
    PHASES,
    PLACEMENT,
    PURCHASE,
    TRADE,
    Numbers,
)
from regnum.games.medioevo.options import (
    AUTOMATIC,
    COIN,
    COMMIT,
    DONE,
    END_TURN,
    NO,
    SCRAP,
    TO_RESERVE,
    YES,
)
from regnum.games.medioevo.rules.realm.pieces import vehicle_of
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import engine_words, land_words, place_words, vehicle_words

PLAIN = {
    DONE: Message("option-done"),
    YES: Message("option-yes"),
    NO: Message("option-no"),
    AUTOMATIC: Message("option-automatic"),
    SCRAP: Message("option-scrap"),
    TO_RESERVE: Message("option-reserve"),
    COMMIT: Message("option-crusade"),
    COIN[0]: Message("option-coin-card"),
    COIN[1]: Message("option-coin-armies"),
    COIN[2]: Message("option-coin-florins"),
}
OF_CHOICES: Final[Numbers] = (PURCHASE, PLACEMENT, COMBAT, TRADE)  # phases that a player may pass over together
# Options that name one of the player's vehicles: the message key by verb.
VEHICLE_WORDS = {"aboard": "option-aboard", "use": "option-transport"}


class Choice(Ask[Medioevo]):
    """A question with a list of options; anything else is refused with the `refusal` message."""

    refusal: ClassVar[str] = "reason-not-offered"
    at_home: ClassVar[bool] = False  # whether all its places are territories of the player
    surveys: ClassVar[bool] = False  # whether its places are territories, described with their armies and buildings
    strategic: ClassVar[bool] = True  # every question except those within an attack

    def describe(self, s: Medioevo, option: Option) -> Message:
        if self.surveys and option.verb == "place":
            return Message("option-land", land_words(s, s.box.place_number[option.first]))
        return described(s, self.seat, option)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        refused = refused_alike(s, self.seat, option)
        if refused is not None:
            return refused
        if self.at_home and option.first in s.box.place_number:
            place = s.box.place_number[option.first]
            if place >= LAND or s.owner[place] != self.seat:
                return Reason(self.clauses[0], "reason-not-yours", {"place": place_words(s, place)})
        near = SOMETHING_ELSE if self.refusal == Choice.refusal else -1
        return Reason(self.clauses[0], self.refusal, near=near)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return touched(s, self.seat, option)

    def unanswered(self) -> Option | None:
        """5.01.o, 5.01.k, 5.01.u, 3.26.8.b: to whatever may be answered with no, no answer is a no."""
        return NO if self.lapses else None


class SealedChoice(Choice):
    """A question that several seats are asked at once: nobody learns an answer before all have been given."""

    private = True
    secret = True
    sealed = True
    shown = True


def described(s: Medioevo, seat: int, option: Option) -> Message:
    """The message for an option that several questions share."""
    verb = option.verb
    if verb in ("amount", "florins"):
        return Message("option-amount" if verb == "amount" else "option-florins", {"n": option.last})
    if verb == "hire":
        return Message("option-hire", {"n": option.last, "price": option.last * s.box.piece_price["army"]})
    if verb == "player":
        return Message("option-player", {"player": s.ruler(option.last)})
    if verb == "play":
        return Message("option-play", {"card": f"@card-{option.name(0)}", "text": f"@card-{option.name(0)}-text"})
    if verb == "card":
        return Message("option-card", {"card": f"@card-{option.name(0)}"})
    if verb in ("go", "place", "cathedral"):
        return Message("option-place", {"place": f"@place-{option.name(0)}"})
    if verb == "army":
        here = s.box.place_number[option.name(0)]
        return Message("option-armies-of", {"place": place_words(s, here), "armies": s.armies[here]})
    if verb in VEHICLE_WORDS:
        return Message(VEHICLE_WORDS[verb], vehicle_words(s, vehicle_of(seat, option)))
    if verb == "banner":
        banner = BANNERS * seat + option.last - 1
        words: dict[str, Value] = {"n": option.last, "level": s.banner_level[banner] + s.banner_general[banner]}
        return Message("option-banner", {**words, "place": place_words(s, s.banner_place(banner))})
    if verb == "engine":
        return Message("option-engine", engine_words(s, ENGINES * seat + option.last - 1))
    if option is END_TURN:
        rest = [f"@phase-{PHASES[phase]}" for phase in OF_CHOICES if phase > s.phase]
        return Message("option-end-turn", {"phases": ", ".join(rest)})
    return PLAIN[option]


def refused_alike(s: Medioevo, seat: int, option: Option) -> Reason | None:
    """Why an option that several questions share is refused in all of them: a coin, a card, another player."""
    if option.verb == "coin":
        return Reason("10.03.b", "reason-no-coin", {"coins": s.coins[seat]})
    if option.verb == "play":
        option.expect(option.name(0) in s.box.card_number)
        return _why_not_play(s, seat, option.name(0))
    if option.verb != "player":
        return None
    option.expect(len(option.args) == 1)
    other = option.number(0, 0, s.n - 1)
    if other == seat:
        return Reason("5.01.c", "reason-yourself")
    if s.is_out(other):
        return Reason("7.10.el.a", "reason-is-out", {"player": s.ruler(other)})
    return Reason("3.26.10.b", "reason-truce", {"player": s.ruler(other)}) if s.in_truce(seat, other) else None


def _why_not_play(s: Medioevo, player: int, id: str) -> Reason:
    """3.26.b, 3.26.e: why a card of the hand cannot be played now."""
    words: dict[str, Value] = {"card": f"@card-{id}"}
    card = s.box.card_number[id]
    if card not in s.hands[player]:
        return Reason("3.26.b", "reason-no-such-card", words, SOMETHING_ELSE)
    phases = s.box.contents.empire_card[card].phases
    if phases and PHASES[s.phase] not in phases:
        named = ", ".join([f"@phase-{phase}" for phase in phases])
        return Reason("3.26.b", "reason-card-phase", {**words, "phases": named, "n": len(phases)}, NOT_YET)
    return Reason("3.26.e", "reason-card-condition", {**words, "text": f"@card-{id}-text"})


def touched(s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
    """The addresses of what an option names: place, piece with its place, player, cards, kingdom's lands."""
    if not option.args:
        return ()
    verb, first = option.verb, option.first
    if first in s.box.place_number:
        return _place(s, option)
    if verb in VEHICLE_WORDS:
        return vehicle_refs(s, seat, vehicle_of(seat, option))
    if verb == "banner":
        return banner_refs(s, seat, banner_named(seat, option))
    if verb == "engine":
        return engine_refs(s, seat, engine_named(seat, option))
    if verb == "player":
        return (f"players.{option.number(0, 0, s.n - 1)}",)
    if verb in ("play", "card", "show"):
        cards = [card_address(s, seat, option.name(n)) for n in range(len(option.args))]
        return tuple([address for found in cards for address in found])
    if verb == "kingdom" and first in s.box.kingdom_number:
        lands = s.box.kingdom_lands[s.box.kingdom_number[first]]
        return tuple([s.address(land) for land in lands if s.realm.in_play[land]])
    if verb == "learn" and first in TECHNOLOGIES:
        return (f"technology_owners.{first}",)
    if verb == "coin":
        return (f"players.{seat}.coins",) if s.coins[seat] else ()
    return ()


def _place(s: Medioevo, option: Option) -> tuple[str, ...]:
    """``lift`` names a player too."""
    place = s.box.place_number[option.first]
    here = place_refs(s, place)
    return (*here, f"players.{option.number(1, 0, s.n - 1)}") if len(option.args) > 1 else here
