/**
 * Finds room on the map for names and pieces, which keep their size on the screen while places grow with the zoom.
 *
 * Each thing gets a point of the board and the zoom from which on it is shown: from there on it never meets anything else.
 */

import type { Point } from './chart';

/** A rectangle on the screen around a point of the board: middle and half size in pixels. */
export interface Block {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One way to set a thing: where, and what it covers. */
export interface Spot {
  at: Point;
  blocks: readonly Block[];
}

export interface Thing<T> {
  thing: T;
  /** The ways to set it, the best first. */
  spots: readonly Spot[];
}

export interface Placed<T> extends Spot {
  thing: T;
  /** The zoom from which on it is shown. */
  from: number;
  /** Which of its spots it took. */
  spot: number;
}

/** Free pixels between two things. */
const GAP = 2;
/** A later spot must show the thing at so much less zoom to be taken instead of an earlier one. */
const BETTER = 0.82;

/** How far a spot reaches from its point, across and down, in pixels. */
function reachOf({ blocks }: Spot): Point {
  let [across, down] = [0, 0];
  for (const { x, y, w, h } of blocks) {
    across = Math.max(across, Math.abs(x) + w);
    down = Math.max(down, Math.abs(y) + h);
  }
  return [across, down];
}

/** The zoom up to which two spots meet; 0 if they never do. */
function meetUpTo(one: Spot, other: Spot): number {
  let up = 0;
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  for (const a of one.blocks) {
    for (const b of other.blocks) {
      const across = meeting(dx, b.x - a.x, a.w + b.w + GAP);
      if (!across) continue;
      const down = meeting(dy, b.y - a.y, a.h + b.h + GAP);
      if (!down) continue;
      const [first, last] = [Math.max(across[0], down[0], 0), Math.min(across[1], down[1])];
      if (first < last) up = Math.max(up, last);
    }
  }
  return up;
}

/** The zooms at which two middles, `apart` board units and `off` pixels from each other, are nearer than `near`. */
function meeting(apart: number, off: number, near: number): [number, number] | null {
  if (Math.abs(apart) < 1e-9) return Math.abs(off) < near ? [-Infinity, Infinity] : null;
  const [one, other] = [(-near - off) / apart, (near - off) / apart];
  return one < other ? [one, other] : [other, one];
}

/**
 * Place the things in order: who comes first has the choice. `around` is there already; nothing is shown below the
 * zoom `least`, and what would be shown only above `most` is left out.
 */
export function place<T>(
  things: readonly Thing<T>[],
  least: number,
  most: number,
  around: readonly Placed<unknown>[] = [],
): Placed<T>[] {
  const there: { placed: Placed<unknown>; reach: Point }[] = around.map((placed) => ({ placed, reach: reachOf(placed) }));
  const found: Placed<T>[] = [];
  for (const { thing, spots } of things) {
    let best: Placed<T> | null = null;
    for (const [n, spot] of spots.entries()) {
      const bar: number = best ? best.from * BETTER : most;
      const [across, down] = reachOf(spot);
      let from = least;
      for (const { placed: other, reach } of there) {
        // Most things are too far from each other to meet at any zoom that is shown.
        if (Math.abs(other.at[0] - spot.at[0]) * least > across + reach[0] + GAP) continue;
        if (Math.abs(other.at[1] - spot.at[1]) * least > down + reach[1] + GAP) continue;
        const up = meetUpTo(spot, other);
        if (up > from && up > other.from) from = up;
        if (from > bar) break;
      }
      if (from <= bar) best = { ...spot, thing, from, spot: n };
      if (best?.from === least) break;
    }
    if (best) {
      found.push(best);
      there.push({ placed: best, reach: reachOf(best) });
    }
  }
  return found;
}

/** Pairs of placed things that are both shown at a zoom and meet there. */
export function overlaps<T>(placed: readonly Placed<T>[], zoom: number): [T, T][] {
  const shown = placed.filter(({ from }) => from <= zoom);
  const found: [T, T][] = [];
  for (const [n, one] of shown.entries()) {
    for (const other of shown.slice(n + 1)) if (meetsAt(one, other, zoom)) found.push([one.thing, other.thing]);
  }
  return found;
}

function meetsAt(one: Spot, other: Spot, zoom: number): boolean {
  const [dx, dy] = [(other.at[0] - one.at[0]) * zoom, (other.at[1] - one.at[1]) * zoom];
  return one.blocks.some((a) =>
    other.blocks.some((b) => Math.abs(dx + b.x - a.x) < a.w + b.w && Math.abs(dy + b.y - a.y) < a.h + b.h),
  );
}
