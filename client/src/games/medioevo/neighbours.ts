/** Going over the map with the arrow keys. */

import { shapeOf, type Point } from './chart/chart';

/** Of these places the one that lies best in a direction from a place; the place itself if none does. */
export function nextTo(place: string, [dx, dy]: Point, others: readonly string[]): string {
  const [x, y] = shapeOf(place)!.anchors[0]!;
  let [best, least] = [place, Infinity];
  for (const other of others) {
    const shape = shapeOf(other);
    if (!shape) continue;
    const [ox, oy] = [shape.anchors[0]![0] - x, shape.anchors[0]![1] - y];
    const along = ox * dx + oy * dy;
    const aside = Math.abs(ox * dy - oy * dx);
    const cost = along + 2 * aside;
    if (along > 0 && cost < least) [best, least] = [other, cost];
  }
  return best;
}
