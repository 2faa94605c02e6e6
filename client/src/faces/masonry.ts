/** Walls and towers of the faces, as SVG paths. */

/** The top of a wall with `merlons`, from its left end at the foot of the merlons to its right end. */
export function battlements(x: number, y: number, width: number, merlons: number, height: number): string {
  const step = width / (2 * merlons - 1);
  const merlon = `v${-height}h${step}v${height}`;
  return `M${x} ${y}${Array<string>(merlons).fill(merlon).join(`h${step}`)}`;
}
