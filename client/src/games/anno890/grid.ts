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
