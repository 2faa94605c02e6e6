/** Where a bubble stands: beside the things that it explains, on none of them, and on as little else as possible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const GAP = 14;
/** How many pixels further away it may stand to spare a square pixel of what it explains, and of what can be chosen. */
const COVERS_THING = 100;
const COVERS_CHOICE = 0.03;

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** How much two boxes cover of each other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * The place of a bubble of this size in `frame`, beside `things`, without covering them; `choices` are covered only if
 * there is no other way. Without things it stands at the bottom right, near the buttons.
 */
export function beside({ width, height }: Size, things: readonly Box[], choices: readonly Box[], frame: Box): Point {
  const lowest = { x: frame.left + GAP, y: frame.bottom - height - GAP };
  if (!things.length) return { x: Math.max(lowest.x, frame.right - GAP - width), y: lowest.y };
  const around = boxAround(things);
  const [middle, centre] = [(around.left + around.right - width) / 2, (around.top + around.bottom - height) / 2];
  const columns = [around.right + GAP, around.left - GAP - width, middle, around.left, around.right - width, frame.left + GAP, frame.right - GAP - width];
  const rows = [around.bottom + GAP, around.top - GAP - height, centre, around.top, around.bottom - height, frame.top + GAP, lowest.y];
  let best = lowest;
  let least = Infinity;
  for (const column of columns) {
    for (const row of rows) {
      const x = within(column, frame.left + GAP, Math.max(frame.left + GAP, frame.right - GAP - width));
      const y = within(row, frame.top + GAP, Math.max(frame.top + GAP, lowest.y));
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = COVERS_THING * covered(things) + COVERS_CHOICE * covered(choices) + distance(box, around);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The points of two boxes that are nearest to each other. */
export function link(a: Box, b: Box): [Point, Point] {
  const near = (low1: number, high1: number, low2: number, high2: number): [number, number] => {
    if (high1 < low2) return [high1, low2];
    if (high2 < low1) return [low1, high2];
    const shared = (Math.max(low1, low2) + Math.min(high1, high2)) / 2;
    return [shared, shared];
  };
  const [x1, x2] = near(a.left, a.right, b.left, b.right);
  const [y1, y2] = near(a.top, a.bottom, b.top, b.bottom);
  return [{ x: x1, y: y1 }, { x: x2, y: y2 }];
}
