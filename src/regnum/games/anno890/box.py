"""The contents of the box as the rules use them: tiles and Characters are small integers, their values flat lists.

A space of a Kingdom holds 0 if it is empty, `t` for tile t face up, `-t` for its Ruin (comp.12). The lists of
crops, icons, points and bonuses are padded with as many empty values as there are tiles, so that the negative index of
a Ruin finds one: a Ruin has no crops, category, icons or points (inv.26).
"""

from __future__ import annotations

from typing import Final

from regnum.core.errors import BadInput
from regnum.core.message import Message
from regnum.core.option import option
from regnum.games.anno890.schema import (
    Character,
    Contents,
    PlayerCount,
    ReplaceWithTerritory,
    ScenarioSide,
    TakeSpecialFree,
    Tile,
    VpPer,
    WinTies,
)

CROPS: Final = ("wheat", "olive", "lavender", "poppy")
ALL_CROPS: Final = 15
CHURCH: Final = 1
TAVERN: Final = 2
SPECIAL: Final = 4
_ICONS: Final = {"church": CHURCH, "tavern": TAVERN, "special_building": SPECIAL}

ROUNDS: Final = 8
UNLIMITED: Final = 1_000_000  # a supply that never runs out (comp.6, comp.7)
ROW: Final = 4


def crop_mask(crops: list[str]) -> int:
    """Encode a set of crops as a bit mask."""
    mask = 0
    for crop in crops:
        mask |= 1 << CROPS.index(crop)
    return mask


def crops_in(mask: int) -> list[int]:
    """The crops of a mask, as indices into `CROPS`."""
    return [crop for crop in range(4) if mask >> crop & 1]


class Box:
    """The content of 890 as tables indexed by tile and Character."""

    def __init__(self, contents: Contents) -> None:
        self.contents: Final = contents
        specials: list[Tile] = list(contents.special_building)
        castles: list[Tile] = list(contents.castle)
        territories: list[Tile] = list(contents.territory)
        tiles = territories + specials + castles
        self.tile_ids: Final = ["", *(tile.id for tile in tiles)]
        self.tile_words: Final = [Message("score-tile", {"tile": f"@tile-{id}"}) for id in self.tile_ids]
        self.tile_number: Final = {id: number for number, id in enumerate(self.tile_ids) if id}
        self.last_territory: Final = len(territories)
        self.first_castle: Final = len(territories) + len(specials) + 1

        none = [0] * len(tiles)
        self.crops: Final = [0, *(crop_mask(list(tile.crops)) for tile in tiles), *none]
        self.icons: Final = [0, *(sum(_ICONS[icon] for icon in set(tile.icons)) for tile in tiles), *none]
        self.vp: Final = [0, *(tile.vp for tile in tiles), *none]
        self.towers: Final = [0, *(tile.towers for tile in tiles)]
        self.saracens: Final = [0, *(tile.saracens for tile in tiles)]
        self.nobles: Final = [0, *(tile.nobles for tile in tiles)]
        self.coins: Final = [0, *(tile.coins for tile in tiles)]
        self.lose_coins: Final = [0, *(tile.lose_coins for tile in tiles)]
        self.tithe: Final = [0, *(crop_mask([tile.church_tithe] if tile.church_tithe else []) for tile in tiles)]
        self.back_towers: Final = [0, *(tile.back_towers for tile in tiles)]
        bonuses: list[VpPer | None] = [None, *(tile.bonus for tile in tiles)]
        self.bonus: Final = bonuses + [None] * len(tiles)
        self.bonus_tiles: Final = [number for number, op in enumerate(bonuses) if op is not None]
        # repl.1: any tile with the replacing icon, in the adopted content the Forest.
        self.replacing_tiles: Final = [
            number for number, tile in enumerate(tiles, 1) if isinstance(tile.effect, ReplaceWithTerritory)
        ]
        # Tiles without icons to apply: `add_tile` returns early for them.
        self.plain: Final = [
            not (tile.towers or tile.saracens or tile.nobles or tile.coins or tile.lose_coins or tile.church_tithe)
            for tile in [tiles[0], *tiles]
        ]

        self.characters: Final[list[Character]] = list(contents.character)
        self.character_ids: Final = [card.id for card in contents.character]
        self.character_words: Final = [
            Message("score-character", {"character": f"@character-{id}"}) for id in self.character_ids
        ]
        self.character_number: Final = {card.id: number for number, card in enumerate(contents.character)}
        self.attract: Final = [option("attract", card.id) for card in contents.character]
        self.keep: Final = [option("keep", card.id) for card in contents.character]
        self.character_vp: Final = [card.vp for card in contents.character]
        self.wins_ties: Final = [isinstance(card.effect, WinTies) for card in contents.character]
        self.takes_special: Final = [isinstance(card.effect, TakeSpecialFree) for card in contents.character]

        # setup.2, setup.4, setup.7, setup.14: set-up numbers and the Territories in use, by number of players.
        self.numbers: Final[dict[int, PlayerCount]] = {numbers.players: numbers for numbers in contents.player_count}
        self.territories: Final[dict[int, list[int]]] = {
            players: self._copies([tile for tile in contents.territory if tile.players <= players])
            for players in self.numbers
        }
        self.unused: Final[dict[int, list[int]]] = {
            players: self._copies([tile for tile in contents.territory if tile.players > players])
            for players in self.numbers
        }
        self.special_buildings: Final = self._copies(specials)
        self.castles: Final = self._copies(castles)
        self.scenarios: Final = contents.scenario
        self.scenario_ids: Final = [card.id for card in contents.scenario]

        counts = {component.id: component.count for component in contents.component}
        self.tower_tokens: Final = counts["tower"]
        self.noble_tokens: Final = counts["noble"]
        self.coin_tokens: Final = counts["coin"]
        self.saracen_tokens: Final = counts["saracen_token"]
        self.special_cost: Final = contents.constants.special_building_cost
        self.trio_coins: Final = contents.constants.trio_coins
        self.invader_start: Final = contents.constants.invader_start
        self._check(counts)

    def _check(self, counts: dict[str, int]) -> None:
        """comp.2, comp.3, setup.4: check that the counts add up, as an overlay may have changed them."""
        for table, entries in (
            ("territory", self.contents.territory),
            ("castle", self.contents.castle),
            ("special_building", self.contents.special_building),
            ("character", self.contents.character),
            ("scenario", self.contents.scenario),
        ):
            total = sum(entry.count for entry in entries)
            if total != counts[table]:
                raise BadInput(f"{table}.count", f"adds up to {total}, the box holds {counts[table]}")
        for numbers in self.contents.player_count:
            used = sum(t.count for t in self.contents.territory if t.players <= numbers.players)
            if used != numbers.territories:
                raise BadInput(
                    f"player_count.{numbers.id}.territories",
                    f"is {numbers.territories}, but {used} tiles are marked for {numbers.players} players",
                )
        if len({card.id for card in self.characters}) != sum(card.count for card in self.characters):
            raise BadInput("character.count", "all Characters are different: each has count 1")

    def side(self, scenario: int, players: int) -> ScenarioSide:
        """setup.10: the side of a Scenario card used with this number of players."""
        card = self.scenarios[scenario]
        return card.two if self.numbers[players].scenario_side == "two" else card.three_four

    def _copies(self, tiles: list[Tile]) -> list[int]:
        """The tile numbers, repeated once for each copy in the box."""
        return [self.tile_number[tile.id] for tile in tiles for _ in range(tile.count)]
