/** The 3x3 grid of a Kingdom (comp.10), its eight lines and the trios in them (trio.1-trio.7). Cells count from 0 here. */

import type { Anno890Kingdom } from '../anno890.generated';
import { CROPS, type Box, type Crop } from './box';

export const CELLS = 9;
export const CENTRE = 4;

/** A place in a Kingdom. */
export interface Place {
  seat: number;
  cell: number;
}

/** The address of a space. */
export function spaceAddress(seat: number, cell: number): string {
  return `kingdoms.${seat}.spaces.${cell + 1}`;
}

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

export interface Trio {
  line: readonly [number, number, number];
  crop: Crop;
}

/** What the table settled about trios. */
export interface TrioRulings {
  castle_crops?: unknown;
  trios_per_line?: unknown;
}

/** setup.21: the crops that a space counts as. */
function cropsAt(kingdom: Anno890Kingdom, cell: number, box: Box, rulings: TrioRulings): readonly Crop[] {
  const space = kingdom.spaces[cell];
  if (!space || space.ruin) return [];
  const tile = box.tiles.get(space.tile);
  if (!tile) return [];
  if (tile.kind === 'castle') {
    if (rulings.castle_crops === 'none') return [];
    if (rulings.castle_crops === 'any') return CROPS;
  }
  return tile.crops;
}

/** trio.2, trio.5: the trios in the lines through a space. */
export function triosThrough(kingdom: Anno890Kingdom, cell: number, box: Box, rulings: TrioRulings = {}): Trio[] {
  const trios: Trio[] = [];
  for (const line of LINES) {
    if (!line.includes(cell)) continue;
    const [a, b, c] = line.map((at) => cropsAt(kingdom, at, box, rulings)) as [Crop[], Crop[], Crop[]];
    const shared = a.filter((crop) => b.includes(crop) && c.includes(crop));
    const counted = rulings.trios_per_line === 'one' ? shared.slice(0, 1) : shared;
    trios.push(...counted.map((crop) => ({ line, crop })));
  }
  return trios;
}

/** The Kingdom with a tile more: what the board ghosts before it is placed. */
export function withTile(kingdom: Anno890Kingdom, cell: number, tile: string): Anno890Kingdom {
  const spaces = [...kingdom.spaces];
  spaces[cell] = { tile };
  return { ...kingdom, spaces };
}

/** The spaces of a Kingdom that hold a tile, ruined or not. */
export function filled(kingdom: Anno890Kingdom): number {
  return kingdom.spaces.filter((space) => space !== null).length;
}

/** The middle of a cell in a square of 300 by 300. */
export function middle(cell: number): { x: number; y: number } {
  return { x: 50 + 100 * (cell % 3), y: 50 + 100 * Math.floor(cell / 3) };
}

/** The stroke of a trio, a little longer than from middle to middle; two crops in one line run side by side. */
export function stroke(trio: Trio, aside = 0): { x1: number; y1: number; x2: number; y2: number } {
  const from = middle(trio.line[0]);
  const to = middle(trio.line[2]);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const past = 34;
  return {
    x1: from.x - past * dx - aside * dy,
    y1: from.y - past * dy + aside * dx,
    x2: to.x + past * dx - aside * dy,
    y2: to.y + past * dy + aside * dx,
  };
}
