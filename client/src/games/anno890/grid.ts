/** The 3x3 grid of a Kingdom (comp.10), its eight lines and how trios are drawn in them. Cells count from 0 here. */

import type { EventInfo } from '../../wire';
import type { Anno890Kingdom } from '../anno890.generated';
import type { Crop } from './box';

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

const SPACE = /^kingdoms\.(\d+)\.spaces\.(\d+)$/;

/** The trios of `seat` that were made in these events: a fact names the crop and the ends of the line (trio.2). */
export function triosIn(events: readonly EventInfo[], seat: number): Trio[] {
  return events.flatMap(({ fact }) => {
    const [kind, crop] = (fact?.piece ?? '').split(':');
    const from = SPACE.exec(fact?.from ?? '');
    const to = SPACE.exec(fact?.to ?? '');
    if (kind !== 'trio' || !from || !to || Number(from[1]) !== seat) return [];
    const line = LINES.find(([first, , last]) => first === Number(from[2]) - 1 && last === Number(to[2]) - 1);
    return line ? [{ line, crop: crop as Crop }] : [];
  });
}

/** The spaces of a Kingdom that hold a tile, ruined or not. */
export function filled(kingdom: Anno890Kingdom): number {
  return kingdom.spaces.filter((space) => space !== null).length;
}

/** A bead on the thread of a trio: the medallion of a crop, in a square of 300 by 300. */
export interface Bead {
  x: number;
  y: number;
  r: number;
}

/** The medallion of the crop `nth` of the tile in a cell. In a small Kingdom the medallions are larger. */
export function medallion(cell: number, nth: number, small: boolean): Bead {
  const [left, top] = [100 * (cell % 3), 100 * Math.floor(cell / 3)];
  const { from, size } = small ? { from: 4, size: 40 } : { from: 5, size: 26 };
  return { x: left + from + size / 2 + Math.max(0, nth) * size * 0.86, y: top + 100 - from - size / 2, r: size / 2 + 2 };
}

/**
 * The thread of a trio from bead to bead. Along a row or a column it runs in the gutter, so that it crosses no tile and
 * no free space; a diagonal has none and is straight. The threads of several trios run side by side.
 */
export function thread({ line }: Trio, beads: readonly Bead[], nth = 0): string {
  const [first, middle, last] = beads as [Bead, Bead, Bead];
  const aside = nth * 5;
  const [column, row] = [line[0] % 3, Math.floor(line[0] / 3)];
  const below = ({ x, y, r }: Bead): string => `${x} ${y + r}`;
  const beside = ({ x, y, r }: Bead): string => `${x - r} ${y}`;
  const across = line[2] - line[0];
  if (across === 2) {
    const y = Math.min(100 * (row + 1), 298) - aside;
    return `M${below(first)}V${y}H${last.x}V${last.y + last.r}M${below(middle)}V${y}`;
  }
  if (across === 6) {
    const x = Math.max(100 * column, 2) + aside;
    return `M${beside(first)}H${x}V${last.y}H${last.x - last.r}M${beside(middle)}H${x}`;
  }
  return `M${between(first, middle)}M${between(middle, last)}`;
}

/** The straight line from the edge of a bead to that of another. */
function between(from: Bead, to: Bead): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const edge = (bead: Bead, by: number): string => `${bead.x + ((to.x - from.x) * by) / length} ${bead.y + ((to.y - from.y) * by) / length}`;
  return `${edge(from, from.r)}L${edge(to, -to.r)}`;
}
