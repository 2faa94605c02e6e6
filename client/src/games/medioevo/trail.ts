/** An arrow over the map. */

import type { Point } from './chart/chart';

/** How far the middle of an arrow is bent aside, as a part of its length. */
const BENT = 0.16;

/** A bent line from one point to another, with the end and the direction of its head in degrees. */
export function bow([x1, y1]: Point, [x2, y2]: Point): { d: string; x: number; y: number; angle: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [cx, cy] = [(x1 + x2) / 2 + dy * BENT, (y1 + y2) / 2 - dx * BENT];
  const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  return { d: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, x: x2, y: y2, angle };
}
