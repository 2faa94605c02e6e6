/** The board of 890 as the server shows it to one seat (`view.board`, described in docs/games/anno890.md). */

export const CROPS = ['wheat', 'olive', 'lavender', 'poppy'] as const;
export type Crop = (typeof CROPS)[number];

export interface Space {
  tile: string;
  ruin?: boolean;
  towers?: number;
  nobles?: number;
}

export interface Kingdom {
  spaces: (Space | null)[];
  coins: number;
  characters: string[];
  kept: string[];
}

export interface RowTile {
  tile: string;
  coins: number;
  saracens: number;
}

/** A supply of null has no limit. */
export interface Supply {
  towers: number;
  nobles: number | null;
  coins: number | null;
  saracens: number;
}

export interface BoardView {
  scenario: string;
  first: number;
  round: number;
  turn: number;
  kingdoms: Kingdom[];
  towers: number[];
  nobles: number[];
  row: RowTile[];
  stack: number;
  special_buildings: (string | null)[];
  castles: string[];
  taken: { tile: string; saracens: number } | null;
  banners: Record<Crop, string[]>;
  deck: number;
  /** The cards an Apprentice drew: known to its owner, a number to the others. */
  drawn: string[] | number;
  supply: Supply;
  defence: number;
  invader: number;
  invasions: number;
  scores: number[];
}

export interface View {
  seats: number;
  seat: number | null;
  options: Record<string, string | number | boolean>;
  over: boolean;
  asked: { seat: number; step: string } | null;
  board: BoardView;
}

/** The spaces of a Kingdom that hold a tile, ruined or not. */
export function filled(kingdom: Kingdom): number {
  return kingdom.spaces.filter((space) => space !== null).length;
}
