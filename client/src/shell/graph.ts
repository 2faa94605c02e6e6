/** The course of the points as lines in a box. */

import type { History } from '../wire';

export interface Box {
  width: number;
  height: number;
}

export interface Graph {
  /** One path for each player, in SVG. */
  lines: string[];
  /** Where each line ends. */
  ends: { x: number; y: number }[];
  /** The heights of round numbers of points. */
  marks: { n: number; y: number }[];
  /** How far to the right the position after `n` choices is. */
  x: (n: number) => number;
  /** The number of choices at `x`, the inverse. */
  at: (x: number) => number;
}

/** The steps between the marks, from the smallest: the first is taken that leaves each of them `MARK` high. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MARK = 20;

/** Draw `history` into `box`; points change in steps, because between two choices nothing happens. */
export function graph({ at, scores }: History, { width, height }: Box): Graph {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 1];
  const x = (n: number) => round(((n - first) / Math.max(1, last - first)) * width);
  const y = (n: number) => round(height - ((n - low) / (high - low)) * height);
  const players = scores[0]?.map((_, player) => player) ?? [];
  const step = STEPS.find((one) => (one / (high - low)) * height >= MARK) ?? high - low;
  const marks = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) marks.push({ n, y: y(n) });
  return {
    lines: players.map((player) =>
      scores.map((row, n) => (n ? `H${x(at[n]!)}V${y(row[player]!)}` : `M${x(at[n]!)} ${y(row[player]!)}`)).join(''),
    ),
    ends: players.map((player) => ({ x: x(last), y: y(scores.at(-1)![player]!) })),
    marks,
    x,
    at: (where) => first + Math.round((Math.min(1, Math.max(0, where / width))) * (last - first)),
  };
}

/** The heights at which labels of `size` stand next to each other instead of on top of each other, near those wanted. */
export function spread(wanted: readonly number[], size: number, height: number): number[] {
  const order = [...wanted.keys()].sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  let floor = -Infinity;
  for (const n of order) floor = found[n] = Math.max(found[n]!, floor + size);
  let ceiling = height + size;
  for (const n of order.reverse()) ceiling = found[n] = Math.min(found[n]!, ceiling - size);
  return found;
}

const round = (n: number) => Math.round(n * 10) / 10;
