/** Views and content of anno890, written by `make generate` from its fields and schema: do not edit. */

export interface Anno890Space {
  tile: string;
  ruin?: boolean;
  towers?: number;
  nobles?: number;
}

export interface Anno890Kingdom {
  spaces: (Anno890Space | null)[];
  coins: number;
  characters: string[];
  /** Characters kept for points only (char.2). */
  kept: string[];
}

export interface Anno890Row {
  tile: string;
  coins: number;
  saracens: number;
}

export interface Anno890Taken {
  tile: string;
  saracens: number;
}

export interface Anno890Supply {
  towers: number;
  nobles: number | null;
  coins: number | null;
  saracens: number;
}

export interface Anno890Board {
  scenario: string;
  /** The first player. */
  first: number;
  round: number;
  /** Whose turn it is. */
  turn: number;
  kingdoms: Anno890Kingdom[];
  row: Anno890Row[];
  stack: number;
  special_buildings: (string | null)[];
  castles: string[];
  taken: Anno890Taken | null;
  banners: Record<'wheat' | 'olive' | 'lavender' | 'poppy', string[]>;
  deck: number;
  /** Cards drawn by an Apprentice (char.1). */
  drawn: string[] | number;
  /** Tiles that left the game or never entered it. */
  out: string[];
  out_characters: string[];
  supply: Anno890Supply;
  invader: number;
  /** Whether the Invader moved this turn. */
  invader_moved: boolean;
  invasions: number;
  towers: number[];
  nobles: number[];
  defence: number;
  scores: number[];
  at_end: number[];
  points: Record<string, number>[];
}

/** One component: its id, its names, where its values come from, how many copies the box holds. */
export interface Entry {
  id: string;
  it: string;
  en: string;
  the_it?: string;
  the_en?: string;
  a_it?: string;
  a_en?: string;
  in_it?: string;
  in_en?: string;
  source: string;
  reconstructed?: string[];
  example?: string;
  clause?: string;
  text_it?: string;
  text_en?: string;
  count?: number;
}

export type Crop = 'wheat' | 'olive' | 'lavender' | 'poppy';

export type Counted = 'tower' | 'noble' | 'coin' | 'church' | 'tavern' | 'special_building';

/** icon.13-15: at the end, `vp` points for every `each` of `per` in the Kingdom. */
export interface VpPer {
  op: 'vp_per';
  vp: number;
  per: Counted;
  each: number;
}

/** repl.1-10: at the start of a turn, exchange the tile for a free Territory. */
export interface ReplaceWithTerritory {
  op: 'replace_with_free_territory';
  when: 'turn_start';
  optional: true;
}

/** Base of all tiles: crops, icons applied once when the tile is placed, points at the end. */
export interface Tile extends Entry {
  crops: Crop[];
  icons?: ('church' | 'special_building' | 'tavern')[];
  towers: number;
  saracens: number;
  nobles: number;
  coins: number;
  lose_coins?: number;
  church_tithe?: Crop;
  vp: number;
  bonus?: VpPer;
  effect?: ReplaceWithTerritory;
  back_towers?: number;
}

export interface Territory extends Tile {
  category: 'church' | 'countryside' | 'farm' | 'hamlet' | 'tavern' | 'watchtower';
  players: 2 | 3 | 4;
}

export interface Castle extends Tile {
  destructible: false;
}

/** take.10: a Special Building; all cost `Constants.special_building_cost`. */
export interface SpecialBuilding extends Tile {
}

/** Coins from the supply. */
export interface Gain {
  op: 'gain';
  what: 'coin';
  n: number;
}

/** char.22: Coins from the supply, `n` for each of `per` in the Kingdom. */
export interface GainPer {
  op: 'gain_per';
  what: 'coin';
  n: number;
  per: Counted;
}

export type Token = 'tower' | 'noble';

/** char.14, char.23, char.25: put `n` tokens from the supply on one tile of the Kingdom. */
export interface Add {
  op: 'add';
  what: Token;
  n: number;
  same_tile: true;
}

/** char.12, char.17, char.24: take a token from one opponent's tile, or a Coin from each opponent. */
export interface Steal {
  op: 'steal';
  what: 'coin' | 'noble' | 'tower';
  n: 1;
  from: 'each_other_player' | 'one_player';
}

/** char.3, char.18: move up to `max` tokens of the Kingdom onto its Castle. */
export interface MoveToCastle {
  op: 'move_to_castle';
  what: Token;
  max: number;
}

/** char.6-9: turn one ruined Territory face up again. */
export interface RebuildRuin {
  op: 'rebuild_ruin';
  kind: 'territory';
  regain: ['tower', 'noble'];
  ignore_trios: true;
}

/** char.10-11: two tiles of the Kingdom change places. */
export interface SwapTiles {
  op: 'swap_tiles';
  n: 2;
  with_tokens: true;
  ignore_trios: true;
}

/** char.20-21: put Saracen tokens beside tiles of the row. */
export interface AddSaracenTokens {
  op: 'add_saracen_tokens';
  n: number;
  where: 'territory_row';
}

/** char.15-16: at the start of a turn, discard the card to take a Special Building for free. */
export interface TakeSpecialFree {
  op: 'discard_self_take_special_free';
  optional: true;
}

/** char.1-2: at the end, draw some Characters and keep one for its points. */
export interface DrawCharacters {
  op: 'draw_characters_keep_vp';
  draw: number;
  keep: 1;
  apply_effect: false;
}

/** char.13: the owner wins every tie. */
export interface WinTies {
  op: 'win_ties';
}

export type CharacterOp = VpPer | Gain | GainPer | Add | Steal | MoveToCastle | RebuildRuin | SwapTiles | AddSaracenTokens | TakeSpecialFree | DrawCharacters | WinTies;

export interface Character extends Entry {
  clause: string;
  vp: number;
  when: 'game_end' | 'now' | 'turn_start';
  effect: CharacterOp;
}

/** end.6: points for the first (and second) in Nobles, Coins and Towers. */
export interface Bonus {
  noble: number[];
  coin: number[];
  tower: number[];
}

/** scen.3: at set-up, `n` tokens beside each of the last `tiles` tiles of the row. */
export interface SaracenTokens {
  op: 'saracen_tokens';
  n: number;
  where: 'last_row_tiles';
  tiles: number;
}

/** scen.5, scen.6: each Castle starts with tokens. */
export interface CastleGain {
  op: 'castle_gain';
  what: Token;
  n: number;
}

/** scen.6: the Invader starts on `n` for each player. */
export interface InvaderStart {
  op: 'invader_start';
  n: number;
  per: 'player';
}

export type SetupOp = SaracenTokens | CastleGain | InvaderStart;

export interface ScenarioSide {
  coins: number;
  bonus: Bonus;
  setup: SetupOp[];
  scoring: VpPer[];
}

export interface Scenario extends Entry {
  clause: string;
  two: ScenarioSide;
  three_four: ScenarioSide;
}

/** A kind of component in the box, with its numbers. */
export interface Component extends Entry {
  spaces?: number;
  first_space?: number;
  rows?: number;
  columns?: number;
  value?: number;
  lap?: number;
}

export interface CropName extends Entry {
  colour: string;
}

export type Side = 'two' | 'three_four';

/** Set-up numbers for one player count. */
export interface PlayerCount extends Entry {
  players: 2 | 3 | 4;
  special_buildings: number;
  territories: number;
  characters_per_banner: number;
  characters_per_banner_alternative?: number;
  castles: number;
  scenario_side: Side;
}

export interface Constants {
  rounds: 8;
  row_size: 4;
  special_building_cost: number;
  trio_coins: number;
  invader_start: number;
  source: string;
}

/** Everything in the box of 890. */
export interface Contents {
  territory: Territory[];
  castle: Castle[];
  special_building: SpecialBuilding[];
  character: Character[];
  scenario: Scenario[];
  component: Component[];
  crop: CropName[];
  player_count: PlayerCount[];
  constants: Constants;
}

/** A Fluent message: its key and arguments; an argument that starts with @ is a key itself. */
export interface Words {
  key: string;
  args?: Record<string, string | number>;
}

/** A line of a score sheet; a remark on how somebody won belongs to no `category` and is worth nothing. */
export interface SheetLine {
  seat: number;
  points: number;
  words: Words;
  clause: string;
  category: string;
}

/** end.6: who would win a bonus of the Scenario now. `lead`: by how much the first is ahead, 0 by a tie-break. */
export interface Majority {
  what: 'coin' | 'noble' | 'tower';
  amounts: number[];
  order: number[];
  lead: number;
  points: number[];
  pays: number[];
}

/** Something that an option completes: what, as in facts (``trio:wheat``), and the addresses of its parts. */
export interface Completed {
  what: string;
  at: string[];
}

/** trio.1: a free space of a Kingdom where a tile with one of these crops completes so many trios, by crop. */
export interface Opening {
  space: string;
  crops: Record<Crop, number>;
}

/** What follows from a position; lists by seat. */
export interface Anno890Outlook {
  points: number[];
  firm: number[];
  lines: SheetLine[];
  prices: Record<string, number>;
  gap: number;
  weakest: number[];
  majorities: Majority[];
  trios: Completed[];
  turns_left: number[];
  openings: Opening[][];
}

export type Anno890Step =
  | 'CheckInvasion'
  | 'CheckTrios'
  | 'DrawApprentice'
  | 'EndGame'
  | 'EndTurn'
  | 'KeepCharacter'
  | 'LoseTile'
  | 'MoveTokens'
  | 'PickCastle'
  | 'PickSwap'
  | 'PlaceTile'
  | 'PutStolen'
  | 'PutTokens'
  | 'RaiseRuinTowers'
  | 'Rebuild'
  | 'Replace'
  | 'ReplaceWith'
  | 'Reward'
  | 'SaracenToken'
  | 'StartTurn'
  | 'StealToken'
  | 'SwapWith'
  | 'TakeTile'
  | 'UseAbility';

export type Anno890Verb =
  | 'attract'
  | 'castle'
  | 'coins'
  | 'decline'
  | 'invent'
  | 'keep'
  | 'lose'
  | 'move'
  | 'pass'
  | 'place'
  | 'put'
  | 'rebuild'
  | 'replace'
  | 'steal'
  | 'stop'
  | 'swap'
  | 'take'
  | 'token'
  | 'use'
  | 'with';

export type Anno890Event =
  | 'event-attracts'
  | 'event-castle'
  | 'event-discards-tile'
  | 'event-draws'
  | 'event-end'
  | 'event-gains-coins'
  | 'event-invaded'
  | 'event-invasion'
  | 'event-invents'
  | 'event-keeps'
  | 'event-loses-coins'
  | 'event-moves'
  | 'event-no-effect'
  | 'event-nobles'
  | 'event-nothing-to-lose'
  | 'event-places'
  | 'event-puts'
  | 'event-rebuilds'
  | 'event-refill'
  | 'event-ruin'
  | 'event-saracens'
  | 'event-steals'
  | 'event-steals-coins'
  | 'event-swaps'
  | 'event-takes'
  | 'event-tithe'
  | 'event-tithe-unpaid'
  | 'event-token'
  | 'event-towers'
  | 'event-trio'
  | 'event-trio-shared'
  | 'event-turn';

export type Anno890Scene =
  | 'invasion'
  | 'trio';

export type Anno890Recap = never;

/** Questions that never come by themselves: what they are asked because of is told beside them. */
export const ANNO890_CAUSED: readonly Anno890Step[] = ['LoseTile'];

/**
 * What is declared of each kind of event: how much it matters, the scene that it opens, its recap,
 * and whether it is told beside the next question: always, if nobody was asked, or as its cause.
 */
export const ANNO890_EVENTS: Record<Anno890Event, { weight: 'minor' | 'normal' | 'major'; scene?: Anno890Scene; recap?: Anno890Recap; beside?: 'told' | 'unasked' | 'cause' }> = {
  'event-attracts': { weight: 'normal' },
  'event-castle': { weight: 'normal' },
  'event-discards-tile': { weight: 'normal' },
  'event-draws': { weight: 'normal' },
  'event-end': { weight: 'major' },
  'event-gains-coins': { weight: 'normal' },
  'event-invaded': { weight: 'major', scene: 'invasion', beside: 'told' },
  'event-invasion': { weight: 'major', scene: 'invasion', beside: 'told' },
  'event-invents': { weight: 'major' },
  'event-keeps': { weight: 'normal' },
  'event-loses-coins': { weight: 'normal' },
  'event-moves': { weight: 'normal' },
  'event-no-effect': { weight: 'normal', beside: 'told' },
  'event-nobles': { weight: 'normal' },
  'event-nothing-to-lose': { weight: 'normal' },
  'event-places': { weight: 'minor' },
  'event-puts': { weight: 'normal' },
  'event-rebuilds': { weight: 'normal' },
  'event-refill': { weight: 'minor' },
  'event-ruin': { weight: 'major', scene: 'invasion' },
  'event-saracens': { weight: 'normal' },
  'event-steals': { weight: 'normal' },
  'event-steals-coins': { weight: 'normal' },
  'event-swaps': { weight: 'normal' },
  'event-takes': { weight: 'normal', beside: 'unasked' },
  'event-tithe': { weight: 'normal', beside: 'told' },
  'event-tithe-unpaid': { weight: 'normal', beside: 'told' },
  'event-token': { weight: 'normal' },
  'event-towers': { weight: 'normal' },
  'event-trio': { weight: 'major', scene: 'trio' },
  'event-trio-shared': { weight: 'major', scene: 'trio' },
  'event-turn': { weight: 'minor' },
};
