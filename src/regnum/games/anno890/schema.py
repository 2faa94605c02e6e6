"""The schema of 890's content files: tiles, Characters, Scenarios, and the fixed set of effects."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.core.content import DESCRIPTIVE, Entry, Op, Values, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Crop = Literal["wheat", "olive", "lavender", "poppy"]
Token = Literal["tower", "noble"]
Counted = Literal["tower", "noble", "coin", "church", "tavern", "special_building"]
Side = Literal["two", "three_four"]


# --- effects -------------------------------------------------------------------------------------------------------


class VpPer(Op, tag="vp_per", frozen=True):
    """icon.13-15: at the end, `vp` points for every `each` of `per` in the Kingdom."""

    vp: Points
    per: Counted
    each: Count


class Gain(Op, tag="gain", frozen=True):
    """Coins from the supply."""

    what: Literal["coin"]
    n: Small


class GainPer(Op, tag="gain_per", frozen=True):
    """char.22: Coins from the supply, `n` for each of `per` in the Kingdom."""

    what: Literal["coin"]
    n: Small
    per: Counted


class Add(Op, tag="add", frozen=True):
    """char.14, char.23, char.25: put `n` tokens from the supply on one tile of the Kingdom."""

    what: Token
    n: Small
    same_tile: Literal[True]


class Steal(Op, tag="steal", frozen=True):
    """char.12, char.17, char.24: take a token from one opponent's tile, or a Coin from each opponent."""

    what: Literal["tower", "noble", "coin"]
    n: Literal[1]
    from_: Literal["one_player", "each_other_player"] = msgspec.field(name="from")


class MoveToCastle(Op, tag="move_to_castle", frozen=True):
    """char.3, char.18: move up to `max` tokens of the Kingdom onto its Castle."""

    what: Token
    max: Small


class RebuildRuin(Op, tag="rebuild_ruin", frozen=True):
    """char.6-9: turn one ruined Territory face up again."""

    kind: Literal["territory"]
    regain: tuple[Literal["tower"], Literal["noble"]]
    ignore_trios: Literal[True]


class SwapTiles(Op, tag="swap_tiles", frozen=True):
    """char.10-11: two tiles of the Kingdom change places."""

    n: Literal[2]
    with_tokens: Literal[True]
    ignore_trios: Literal[True]


class AddSaracenTokens(Op, tag="add_saracen_tokens", frozen=True):
    """char.20-21: put Saracen tokens beside tiles of the row."""

    n: Small
    where: Literal["territory_row"]


class TakeSpecialFree(Op, tag="discard_self_take_special_free", frozen=True):
    """char.15-16: at the start of a turn, discard the card to take a Special Building for free."""

    optional: Literal[True]


class DrawCharacters(Op, tag="draw_characters_keep_vp", frozen=True):
    """char.1-2: at the end, draw some Characters and keep one for its points."""

    draw: Count
    keep: Literal[1]
    apply_effect: Literal[False]


class WinTies(Op, tag="win_ties", frozen=True):
    """char.13: the owner wins every tie."""


class ReplaceWithTerritory(Op, tag="replace_with_free_territory", frozen=True):
    """repl.1-10: at the start of a turn, exchange the tile for a free Territory."""

    when: Literal["turn_start"]
    optional: Literal[True]


class SaracenTokens(Op, tag="saracen_tokens", frozen=True):
    """scen.3: at set-up, `n` tokens beside each of the last `tiles` tiles of the row."""

    n: Small
    where: Literal["last_row_tiles"]
    tiles: Small


class CastleGain(Op, tag="castle_gain", frozen=True):
    """scen.5, scen.6: each Castle starts with tokens."""

    what: Token
    n: Small


class InvaderStart(Op, tag="invader_start", frozen=True):
    """scen.6: the Invader starts on `n` for each player."""

    n: Small
    per: Literal["player"]


CharacterOp = Union[
    VpPer, Gain, GainPer, Add, Steal, MoveToCastle, RebuildRuin, SwapTiles, AddSaracenTokens, TakeSpecialFree,
    DrawCharacters, WinTies,
]  # fmt: skip
SetupOp = Union[SaracenTokens, CastleGain, InvaderStart]


# --- components ----------------------------------------------------------------------------------------------------


class Tile(Entry, kw_only=True, frozen=True):
    """Base of all tiles: crops, icons applied once when the tile is placed, points at the end."""

    crops: list[Crop]
    icons: list[Literal["church", "tavern", "special_building"]] = []
    towers: Small
    saracens: Small
    nobles: Small
    coins: Small
    lose_coins: Small = 0
    church_tithe: Crop | None = None
    vp: Points
    bonus: VpPer | None = None
    effect: ReplaceWithTerritory | None = None
    back_towers: Small = 0


class Territory(Tile, kw_only=True, frozen=True):
    category: Annotated[Literal["church", "farm", "watchtower", "tavern", "countryside", "hamlet"], DESCRIPTIVE]
    players: Literal[2, 3, 4]


class Castle(Tile, kw_only=True, frozen=True):
    destructible: Literal[False]


class SpecialBuilding(Tile, kw_only=True, frozen=True):
    """take.10: a Special Building; all cost `Constants.special_building_cost`."""


class Character(Entry, kw_only=True, frozen=True):
    clause: Words
    vp: Points
    when: Literal["now", "turn_start", "game_end"]
    effect: CharacterOp


class Bonus(Values, frozen=True):
    """end.6: points for the first (and second) in Nobles, Coins and Towers."""

    noble: list[Points]
    coin: list[Points]
    tower: list[Points]


class ScenarioSide(Values, frozen=True):
    coins: Small
    bonus: Bonus
    setup: list[SetupOp]
    scoring: list[VpPer]


class Scenario(Entry, kw_only=True, frozen=True):
    clause: Words
    two: ScenarioSide
    three_four: ScenarioSide


class Component(Entry, kw_only=True, frozen=True):
    """A kind of component in the box, with its numbers."""

    spaces: int = 0
    first_space: int = 0
    rows: int = 0
    columns: int = 0
    value: int = 0
    lap: int = 0


class CropName(Entry, kw_only=True, frozen=True):
    colour: Words


class PlayerCount(Entry, kw_only=True, frozen=True):
    """Set-up numbers for one player count."""

    players: Literal[2, 3, 4]
    special_buildings: Count
    territories: Annotated[int, msgspec.Meta(ge=4, le=99)]
    characters_per_banner: Count
    characters_per_banner_alternative: Count | None = None
    castles: Count
    scenario_side: Side


class Constants(Values, frozen=True):
    rounds: Literal[8]
    row_size: Literal[4]
    special_building_cost: Small
    trio_coins: Small
    invader_start: Small
    source: Words


class Contents(Values, frozen=True):
    """Everything in the box of 890."""

    territory: list[Territory]
    castle: list[Castle]
    special_building: list[SpecialBuilding]
    character: list[Character]
    scenario: list[Scenario]
    component: list[Component]
    crop: list[CropName]
    player_count: list[PlayerCount]
    constants: Constants
