"""The parameters of kinds of event that are special to Medioevo Universale, and those that many share."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.events import Parameter, PlayerParameter, address, piece, player, value
from regnum.core.message import Value, amounts
from regnum.games.medioevo.box import EACH_KIND, FLEET, VEHICLES


class RulerParameter(PlayerParameter):
    """A player, by number: the name with that of the kingdom."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = s.ruler(value)
        texts[self.name] = str(value)


class PlaceParameter(Parameter):
    """A place on the map, by number: its name, and in facts its address."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = f"@place-{s.box.place_ids[value]}"
        texts[self.name] = s.address(value)


class VehicleParameter(PlayerParameter):
    """A vehicle on the map, by slot: its owner, its kind as ``vehicle`` and where it is as ``place``."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        super().put(s, value // FLEET, words, texts)
        KIND.put(s, VEHICLES[value % FLEET // EACH_KIND], words, texts)
        PLACE.put(s, s.vehicle_at[value], words, texts)

    def player_of(self, value: Any) -> int:
        return int(value) // FLEET


class DrawnParameter(Parameter):
    """A card of fate, by its id: its name and, as ``text``, what it says."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words[self.name] = f"@card-{value}"
        words["text"] = f"@card-{value}-text"
        texts[self.name] = value


class AmountsParameter(Parameter):
    """Amounts by name, for a message that lists them."""

    def put(self, s: Any, value: Any, words: dict[str, Value], texts: dict[str, str]) -> None:
        words.update(amounts(value))


PLAYER: Final = player()
RULER: Final = RulerParameter("player")
OTHER: Final = player("other")
PLACE: Final = PlaceParameter("place")
VEHICLE: Final = VehicleParameter("player")
DRAWN: Final = DrawnParameter("card")
CARD: Final = piece("card")  # of the empire deck
N: Final = value("n")
AT: Final = address()
KIND: Final = piece("vehicle", "piece")

# Addresses of facts.
MINE: Final = "players.{player}"
THEIRS: Final = "players.{other}"
HAND: Final = "players.{player}.hand"
