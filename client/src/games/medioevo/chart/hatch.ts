/** The hatchings of Petra Sancta and his followers, as lines in a square of eight; they never grow with the zoom. */

import type { Tincture } from '../../../shell/arms';

export const HATCHING: Record<Tincture, string> = {
  gules: 'M2 0V8M6 0V8',
  azure: 'M0 2H8M0 6H8',
  or: '',
  vert: 'M-2 -2 10 10M-2 6 2 10M6 -2 10 2',
  purpure: 'M-2 10 10 -2M-2 2 2 -2M6 10 10 6',
  argent: '',
  sable: 'M2 0V8M6 0V8M0 2H8M0 6H8',
  tenne: 'M-2 10 10 -2M-2 2 2 -2M6 10 10 6M0 4H8',
  sanguine: 'M-2 10 10 -2M-2 -2 10 10M-2 2 2 -2M6 10 10 6M-2 6 2 10M6 -2 10 2',
  celeste: 'M0 2H5M4 6H8M0 6H1',
};

/** Gold is dotted. */
export const DOTS: readonly (readonly [number, number])[] = [[2, 2], [6, 6]];

const CELL = 8;
/** The pattern is drawn so much finer than it is shown. */
const FINE = 4;

/** The hatching as a pattern for a canvas, its cell `size` pixels wide whatever the canvas is scaled by. */
export function hatching(context: CanvasRenderingContext2D, tincture: Tincture, colour: string, size: number, scale: number): CanvasPattern | null {
  if (tincture === 'argent') return null;
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
  const pattern = context.createPattern(tile, 'repeat')!;
  pattern.setTransform(new DOMMatrix().scale(size / (CELL * FINE * scale)));
  return pattern;
}
