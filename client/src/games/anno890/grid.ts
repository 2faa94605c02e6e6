/** The 3x3 grid of a Kingdom (comp.10), and how trios are drawn in it. Cells count from 0 here. */

import type { FactInfo } from '../../wire';
import type { Anno890Kingdom, Completed } from '../anno890.generated';
import { select } from '../parts/flights';
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

/** Three cells of a Kingdom in a line, from the first to the last. */
export interface Trio {
  seat: number;
  line: readonly [number, number, number];
  crop: Crop;
}

/** A trio `trio:wheat` from the address of its first space to that of its last. */
function trioOf(piece: string, first: string, last: string): Trio {
  const [[, seat, , from], [, , , to]] = [first.split('.'), last.split('.')];
  const ends = [Number(from) - 1, Number(to) - 1] as const;
  return { seat: Number(seat), line: [ends[0], (ends[0] + ends[1]) / 2, ends[1]], crop: piece.split(':')[1] as Crop };
}

/** The trios that the facts of events tell: each names the crop and the ends of the line (trio.2). */
export function triosIn(facts: readonly FactInfo[]): Trio[] {
  return select(facts, 'gained', 'trio').map(({ piece = '', from = '', to = '' }) => trioOf(piece, from, to));
}

/** The trios among what is or would be completed. */
export function triosOf(completed: readonly Completed[]): Trio[] {
  return completed.filter(({ what }) => what.startsWith('trio:')).map(({ what, at }) => trioOf(what, at[0]!, at.at(-1)!));
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
