/** How far to scroll so that things come into sight. */

export interface Span {
  top: number;
  bottom: number;
}

/**
 * The way to scroll in a frame `height` high, with `spans` measured from its top: all of them to its middle if they
 * fit, else the first. 0 if that is in sight already.
 */
export function reveal(spans: readonly Span[], height: number): number {
  const all = { top: Math.min(...spans.map((span) => span.top)), bottom: Math.max(...spans.map((span) => span.bottom)) };
  const wanted = all.bottom - all.top <= height ? all : spans[0]!;
  if (wanted.top >= 0 && wanted.bottom <= height) return 0;
  return Math.round((wanted.top + wanted.bottom - height) / 2);
}
