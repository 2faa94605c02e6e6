import type { Point } from '../chart/chart';
import type { Frame } from '../chart/paint';

/** Things reach at most so far from their point, in pixels. */
const REACH = 120;

/** Whether something at a point of the board may be seen in the frame. */
export function isInFrame({ x, y, zoom, width, height }: Frame, at: Point): boolean {
  const [left, top] = [(at[0] - x) * zoom, (at[1] - y) * zoom];
  return left > -REACH && top > -REACH && left < width + REACH && top < height + REACH;
}
