/** Terrain as hand-drawn signs, strewn in loose rows and drawn from the back to the front. */

import type { TerrainKind } from '../../medioevo.generated';
import { contains, isNearEdge, type Point, type Shape } from './chart';

/** From one sign to the next, across and down, in signs of twelve units. */
const STEPS: Record<TerrainKind, Point> = { mountain: [13.5, 10], hill: [16, 11], wood: [10.5, 9.5], desert: [12, 10], plain: [24, 18] };
const LEFT_OUT: Record<TerrainKind, number> = { mountain: 0.08, hill: 0.08, wood: 0.08, desert: 0.08, plain: 0.3 };
/** Signs keep so far from the border of their land. */
const EDGE = 6.2;

/** A stream of numbers from 0 to 1 that is the same for the same word. */
export function numbersFor(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where the signs of a land stand and how wide each is, as x, y, width one after the other; `size` is in board units. */
export function strewn(shape: Shape, terrain: TerrainKind, size: number): Float32Array {
  const next = numbersFor(shape.id);
  const [dx, dy] = [STEPS[terrain][0] * size, STEPS[terrain][1] * size];
  const found: number[] = [];
  const ring = shape.rings.toSorted((a, b) => b.length - a.length)[0]!;
  const coarse = ring.length > 60 ? ring.filter((_, n) => n % 2 === 0) : ring;
  const [left, top, right, bottom] = shape.box;
  for (let y = top + dy * 0.6, row = 0; y < bottom; y += dy, row++) {
    for (let x = left + (row % 2) * dx * 0.5; x < right; x += dx) {
      const [px, py] = [x + (next() - 0.5) * 0.56 * dx, y + (next() - 0.5) * 0.44 * dy];
      const [gone, wide] = [next() < LEFT_OUT[terrain], 0.85 + next() * 0.3];
      if (gone || !contains(coarse, px, py) || !contains(coarse, px, py - 6 * size)) continue;
      if (!isNearEdge(coarse, px, py - 3 * size, EDGE * size)) found.push(px, py, wide);
    }
  }
  return new Float32Array(found);
}

/** The outline of one sign, its filled body and its shading, standing on the origin and about twelve units wide. */
export const SIGNS: Record<TerrainKind, { body: string; shade: string }> = {
  mountain: {
    body: 'M-6 0Q-3 -4 -1.6 -5.6L0 -8.4L2.4 -4.6L6 0',
    shade: 'M1.2 -7L1.4 .2M2.5 -5L2.4 .2M3.7 -3L3.4 .2M4.9 -1.1L4.3 .2',
  },
  hill: { body: 'M-5 0Q-1.5 -5.4 1 -4.2Q3.4 -3 5 0', shade: 'M2 -2.6L2.6 -.2M3.6 -1.7L4 -.2' },
  wood: {
    body: 'M-2.6 -1.8C-4.2 -4 -2.2 -7.6 0 -7.8C2.4 -7.6 4.2 -4 2.6 -1.8Z',
    shade: 'M0 0L0 -2M1 -6.2L2.2 -2.6M.2 -5.2L.9 -2.6',
  },
  desert: { body: '', shade: 'M-3 -1h.01M0 -3h.01M3 -.6h.01M.4 .6h.01' },
  plain: { body: '', shade: 'M-1.6 0L-2.2 -2M0 0L0 -2.6M1.6 0L2.2 -2' },
};

const paths = new Map<TerrainKind, { body: Path2D; shade: Path2D }>();

/** Draw one sign on a canvas whose unit is a pixel. */
export function drawSign(context: CanvasRenderingContext2D, terrain: TerrainKind, line: number): void {
  let path = paths.get(terrain);
  if (!path) {
    path = { body: new Path2D(SIGNS[terrain].body), shade: new Path2D(SIGNS[terrain].shade) };
    paths.set(terrain, path);
  }
  if (SIGNS[terrain].body) {
    context.lineWidth = line;
    context.fill(path.body);
    context.stroke(path.body);
  }
  context.lineWidth = terrain === 'desert' ? line * 1.7 : line * 0.75;
  context.stroke(path.shade);
}
