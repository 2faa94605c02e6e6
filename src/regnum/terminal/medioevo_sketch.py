"""The position of Medioevo Universale as the viewer knows it, and the symbols for the pieces on its map."""

from __future__ import annotations

from typing import Final

from rich.text import Text as RichText

from regnum.games.medioevo.box import EACH_KIND, FLEET, GOODS, LAND, VEHICLES
from regnum.games.medioevo.constants import (
    BANNERS,
    BOMBARD,
    ENGINES,
    LEADERS,
)
from regnum.games.medioevo.game import MedioevoGame
from regnum.games.medioevo.rules.addresses import banner_address, engine_address, vehicle_address
from regnum.games.medioevo.rules.realm.population import population, population_limit
from regnum.games.medioevo.state import Medioevo
from regnum.terminal.board import FAINT, Scene, seat_name
from regnum.terminal.sketch import Sketch

# Symbols for war are filled, those for trade are hollow.
VEHICLE_SIGNS: Final = ("◺", "♘", "◣", "♞")  # by kind
LEADER_SIGNS: Final = ("", "♔", "♚")
SETTLEMENT, FORT, CATHEDRAL, TOWER, BANNER = "⌂", "♜", "†", "♖", "⚑"
CATAPULT, BOMB = "⋔", "⊸"
PIRATES: Final = "☠"

WILD: Final = "#a89c8e"  # for the barbarians
BUILT: Final = "#d9a07a"
SEA: Final = "#7fb0f0"
RED: Final = "#ff7b6b"


class MedioevoSketch(Sketch):
    """One scene of the game: `s` is the position without what the viewer may not see."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        game = scene.game
        assert isinstance(game, MedioevoGame)
        self.s: Medioevo = _position(game, scene)
        self.box = game.box
        self.ids = game.box.place_ids
        self.signs_at = _signs_by_place(self.s)
        # The places that the focused option concerns or, if there are none, those named in the question.
        named = scene.view.get("prompt", {}).get("message", {}).get("args", {}).values()
        mentioned = [value.removeprefix("@place-") for value in named if str(value).startswith("@place-")]
        lit = sorted(ref.partition(".")[2] for ref in scene.lit if ref.startswith(("lands.", "seas.")))
        self.asked_about = [self.box.place_number[id] for id in lit or mentioned if id in self.box.place_number]

    # --- names -----------------------------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        return self.text(f"place-{self.ids[place]}")

    def who(self, player: int) -> RichText:
        """A player, or the barbarians."""
        return seat_name(self.text, player) if player >= 0 else RichText(self.text("barbarians"), style=WILD)

    def marks(self, bits: int) -> RichText:
        """The shapes of several players."""
        return RichText("").join(self.mark(player) for player in range(self.s.n) if bits >> player & 1)

    def amount(self, key: str, n: int) -> RichText:
        """A number after the name of what it counts, as in the outline."""
        return RichText.assemble((f"{self.text(key)} ", FAINT), (str(n), "bold"))

    def goods(self, goods: tuple[int, ...]) -> list[str]:
        return [f"{n} {self.text(f'good-{id}').lower()}" for id, n in zip(GOODS, goods, strict=True) if n]

    # --- signs -----------------------------------------------------------------------------------------------------

    def cell(self, place: int) -> RichText:
        """A place as symbols: its owner, its armies, its buildings, the pieces there."""
        ref, name = self.s.address(place), self.place(place)
        if place >= LAND:
            return self.part(ref, RichText(name, style=SEA), self.afloat(place))
        s = self.s
        owner = self.mark(s.owner[place]) if s.owner[place] >= 0 else RichText("·", style=WILD)
        armies = RichText(f" {s.armies[place]}", style="bold" if s.owner[place] >= 0 else WILD)
        style = "" if s.owner[place] >= 0 else WILD
        signs = RichText.assemble(self.buildings(place), self.pieces(place))
        return self.part(ref, owner, RichText(name, style=style), armies, " " if signs else "", signs)

    def buildings(self, land: int) -> RichText:
        s, signs = self.s, RichText(style=BUILT)
        for sign, level in ((SETTLEMENT, s.settlement[land]), (FORT, s.fort[land])):
            if level:
                signs.append(levelled(sign, level))
        if s.cathedral[land]:
            signs.append(CATHEDRAL)
        if land in s.standards:
            signs.append(TOWER)
        if s.leader[land]:
            signs.append(LEADER_SIGNS[s.leader[land]], style=RED)
        return signs

    def pieces(self, place: int) -> RichText:
        """The banners, vehicles and engines of all players; those of the place's owner have no mark."""
        line = RichText()
        for player, signs in self.signs_at.get(place, {}).items():
            mark = self.mark(player)
            own = place < LAND and self.s.owner[place] == player
            line.append(signs if own else mark.plain + signs, style=mark.style)
        return line

    def afloat(self, sea: int) -> RichText:
        """The ships and pirates in a sea."""
        line = self.pieces(sea)
        for at, armies, leader in self.s.pirates:
            if at == sea:
                line.append(f"{PIRATES}{armies}{LEADER_SIGNS[leader]}", style=RED)
        return RichText.assemble(" ", line) if line else line

    # --- in words --------------------------------------------------------------------------------------------------

    def standing(self, land: int) -> list[RichText]:
        """What is on a land, in words."""
        s, text = self.s, self.text
        items = [self.who(s.owner[land]), self.amount("part-armies", s.armies[land])]
        people = text("board-people", n=population(s, land), limit=population_limit(s, land))
        items.append(RichText(people, style=FAINT))
        built = [self.box.settlement_ids[s.settlement[land]], self.box.fort_ids[s.fort[land]]]
        built += ["cathedral"] * s.cathedral[land] + ["tower"] * (land in s.standards)
        items += [RichText(text(f"piece-{id}"), style=BUILT) for id in built if id]
        if s.leader[land]:
            items.append(RichText(text(f"piece-{LEADERS[s.leader[land]]}"), style=RED))
        return items + [RichText(words) for words in (*self.goods(s.goods[land]), *self.goods(s.spoils[land]))]

    def vehicle(self, slot: int) -> RichText:
        """A vehicle with its load."""
        s, kind, number = self.s, kind_of(slot), slot % EACH_KIND + 1
        words = [f"{self.text('part-armies').lower()} {s.vehicle_armies[slot]}"] if s.vehicle_armies[slot] else []
        words += self.goods(s.vehicle_goods[slot])
        ref = vehicle_address(s, slot, slot // FLEET)
        name = f"{VEHICLE_SIGNS[kind]} {self.text(f'piece-{VEHICLES[kind]}')} {number}"
        return self.part(ref, name, RichText(f" ({', '.join(words)})" if words else "", style=FAINT))

    def banner(self, slot: int) -> RichText:
        """A banner with its experience, its general and the armies it leads abroad."""
        s, number = self.s, slot % BANNERS + 1
        words = [f"{self.text('part-level').lower()} {s.banner_level[slot]}"]
        if s.banner_general[slot]:
            words.append(self.text("piece-general").lower())
        if s.banner_armies[slot]:
            words.append(f"{self.text('part-armies').lower()} {s.banner_armies[slot]}")
        name = f"{BANNER} {self.text('piece-banner')} {number}"
        return self.part(
            banner_address(s, slot, slot // BANNERS), name, RichText(f" ({', '.join(words)})", style=FAINT)
        )

    def engine(self, slot: int) -> RichText:
        name = "piece-bombard" if slot % ENGINES == BOMBARD else "piece-catapult"
        return self.part(engine_address(self.s, slot, slot // ENGINES), f"{engine_sign(slot)} {self.text(name)}")

    def visitors(self, player: int, place: int) -> list[RichText]:
        """The pieces of a player in a place, in words."""
        s = self.s
        return [
            *(self.banner(slot) for slot in s.banners_of(player) if s.banner_place(slot) == place),
            *(self.vehicle(slot) for slot in s.vehicles_at(player, place)),
            *(self.engine(slot) for slot in s.engines_of(player) if s.engine_at[slot] == place),
        ]


def kind_of(vehicle: int) -> int:
    return vehicle % FLEET // EACH_KIND


def levelled(sign: str, level: int) -> str:
    """A symbol with its level; level 1 is not written."""
    return f"{sign}{level}" if level > 1 else sign


def engine_sign(engine: int) -> str:
    return BOMB if engine % ENGINES == BOMBARD else CATAPULT


def _signs_by_place(s: Medioevo) -> dict[int, dict[int, str]]:
    """The symbols of each player's banners, vehicles and engines, by place and player."""
    found: dict[int, dict[int, str]] = {}
    for player in range(s.n):
        signs = [(s.banner_place(slot), levelled(BANNER, s.banner_level[slot])) for slot in s.banners_of(player)]
        signs += [(s.vehicle_at[slot], VEHICLE_SIGNS[kind_of(slot)]) for slot in s.vehicles_of(player)]
        signs += [(s.engine_at[slot], engine_sign(slot)) for slot in s.engines_of(player)]
        for place, sign in signs:
            here = found.setdefault(place, {})
            here[player] = here.get(player, "") + sign
    return found


def _position(game: MedioevoGame, scene: Scene) -> Medioevo:
    """The view as a position, so that functions of the rules can be used on it; hidden parts are left out."""
    view = scene.view
    derived = ("seas", "technology_owners", "battle", "scores", "at_end")
    board = {name: part for name, part in view["board"].items() if not name.endswith("_pile") and name not in derived}
    board["players"] = [
        {name: part for name, part in one.items() if name != "hand" or isinstance(part, list)}
        for one in board["players"]
    ]
    position = game.load_board(game.table(view["seats"], view["options"]), board, strict=False)
    assert isinstance(position, Medioevo)
    return position
