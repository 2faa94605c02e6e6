/** How far to scroll so that elements become visible. */

export interface Span {
  top: number;
  bottom: number;
}

/**
 * The distance to scroll in a frame of a given height, with `spans` measured from its top: it centres all of them if
 * they fit, otherwise the first. 0 if that is visible already.
 */
export function scrollDistance(spans: readonly Span[], height: number): number {
  const all = { top: Math.min(...spans.map((span) => span.top)), bottom: Math.max(...spans.map((span) => span.bottom)) };
  const wanted = all.bottom - all.top <= height ? all : spans[0]!;
  if (wanted.top >= 0 && wanted.bottom <= height) return 0;
  return Math.round((wanted.top + wanted.bottom - height) / 2);
}
