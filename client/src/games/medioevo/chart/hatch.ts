/** Hatchings as patterns of a canvas: they never grow with the zoom. */

import type { Tincture } from '../../../shell/arms';
import { DOTS, HATCHING } from '../../../shell/hatchings';

const CELL = 8;
/** The pattern is drawn so much finer than it is shown. */
const FINE = 4;

const tiles = new Map<string, HTMLCanvasElement>();

/** The hatching as a pattern for a canvas, its cell `size` pixels wide whatever the canvas is scaled by. */
export function hatching(context: CanvasRenderingContext2D, tincture: Tincture, colour: string, size: number, scale: number): CanvasPattern | null {
  if (tincture === 'argent') return null;
  const key = `${tincture} ${colour}`;
  let tile = tiles.get(key);
  if (!tile) tiles.set(key, (tile = drawn(tincture, colour)));
  const pattern = context.createPattern(tile, 'repeat')!;
  pattern.setTransform(new DOMMatrix().scale(size / (CELL * FINE * scale)));
  return pattern;
}

function drawn(tincture: Exclude<Tincture, 'argent'>, colour: string): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = tile.height = CELL * FINE;
  const ink = tile.getContext('2d')!;
  ink.scale(FINE, FINE);
  ink.strokeStyle = ink.fillStyle = colour;
  ink.stroke(new Path2D(HATCHING[tincture]));
  if (tincture === 'or') {
    for (const [x, y] of DOTS) {
      ink.beginPath();
      ink.arc(x, y, 0.95, 0, 7);
      ink.fill();
    }
  }
  return tile;
}
