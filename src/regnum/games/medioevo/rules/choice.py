"""What the questions of Medioevo Universale have in common."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.message import Message, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import BANNERS, BOMBARD, ENGINES
from regnum.games.medioevo.options import (
    ABOARD_OF,
    AUTOMATIC,
    COIN,
    COMMIT,
    DONE,
    GIVE,
    NO,
    SCRAP,
    TAKE,
    TO_RESERVE,
    USE,
    YES,
)
from regnum.games.medioevo.state import Medioevo

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
# Options that name a vehicle of the player, with the words for each.
VEHICLE_WORDS = {"aboard": "option-aboard", "use": "option-use", "give": "option-give", "take": "option-take"}
VEHICLE_OF = {
    option: n for options in (ABOARD_OF, USE, GIVE, TAKE) for n, option in enumerate(options)
}  # by option, the slot among those of a player
# Options that name a player or a thing of the content, with what the parts of the board that show it are called.
THINGS = {
    "player": "player", "kingdom": "kingdom", "learn": "technology", "play": "card", "card": "card", "show": "card",
    "good": "good", "sell": "good",
}  # fmt: skip


class Choice(Ask[Medioevo]):
    """A question among few things: what is not offered is refused in the words of the step."""

    refusal: ClassVar[str] = "reason-not-offered"
    strategic: ClassVar[bool] = True  # all but the conduct of attacks

    def describe(self, s: Medioevo, option: Option) -> Message:
        """Options without a thing of their own, pieces by number and places by name."""
        verb = option.verb
        if verb == "amount":
            return Message("option-amount", {"n": option.last})
        if verb == "player":
            return Message("option-player", {"player": s.who(option.last)})
        if verb in ("play", "card"):
            key = "option-play" if verb == "play" else "option-card"
            return Message(key, {"card": f"@card-{option.name(0)}"})
        if verb in ("go", "place"):
            return Message("option-place", {"place": f"@place-{option.name(0)}"})
        if verb in VEHICLE_WORDS:
            at = s.vehicle_at[FLEET * self.seat + VEHICLE_OF[option]]
            words: dict[str, Value] = {"vehicle": f"@piece-{option.name(0)}", "n": option.last}
            return Message(VEHICLE_WORDS[verb], {**words, "place": f"@place-{s.place_id(at)}"})
        if verb == "banner":
            banner = BANNERS * self.seat + option.last - 1
            words = {"n": option.last, "level": s.banner_level[banner] + s.banner_general[banner]}
            return Message("option-banner", {**words, "place": f"@place-{s.place_id(s.banner_place(banner))}"})
        if verb == "engine":
            engine = ENGINES * self.seat + option.last - 1
            piece = "bombard" if engine % ENGINES == BOMBARD else "catapult"
            place = s.place_id(s.engine_at[engine])
            return Message("option-engine", {"piece": f"@piece-{piece}", "place": f"@place-{place}"})
        return PLAIN[option]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return Reason(self.clauses[0], self.refusal)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        """A place that is named; a piece of the player and where it stands; a player; a thing of the content."""
        if not option.args:
            return ()
        verb, first = option.verb, option.args[0]
        if first in s.box.place_number:
            return (f"place:{first}",)
        if option in VEHICLE_OF:
            vehicle = FLEET * self.seat + VEHICLE_OF[option]
            return self._piece(s, "vehicle", f"{first}.{option.last}", s.vehicle_at[vehicle])
        if verb in ("banner", "attack"):
            banner = BANNERS * self.seat + option.last - 1
            return self._piece(s, "banner", option.last, s.banner_place(banner))
        if verb == "engine":
            return self._piece(s, verb, option.last, s.engine_at[ENGINES * self.seat + option.last - 1])
        return tuple([f"{THINGS[verb]}:{thing}" for thing in option.args]) if verb in THINGS else ()

    def _piece(self, s: Medioevo, kind: str, name: Value, at: int) -> tuple[str, ...]:
        return (f"{kind}:{self.seat}.{name}", f"place:{s.place_id(at)}")
