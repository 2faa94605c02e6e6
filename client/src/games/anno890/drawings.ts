/** Small drawings of the rules, 96 by 60, in one line and the colour of the text; `fill` marks what matters. */

/** A square of a tile. */
const tile = (x: number, y: number, size: number, full = false): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="2"${full ? ' fill="currentColor" fill-opacity=".35"' : ''}/>`;

const grid = (full: readonly number[]): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => tile(23 + (n % 3) * 17, 5 + Math.floor(n / 3) * 17, 15, full.includes(n))).join('');

const text = (x: number, y: number, words: string): string =>
  `<text x="${x}" y="${y}" font-size="12" font-weight="700" text-anchor="middle" fill="currentColor" stroke="none">${words}</text>`;

export const DRAWINGS: Readonly<Record<string, string>> = {
  // The first tile of the row is free, the next ones cost a Coin more each.
  take: [0, 1, 2, 3].map((n) => tile(6 + n * 22, 12, 18, n === 0) + text(15 + n * 22, 48, String(n))).join(''),
  // A tile goes to any free space around the Castle.
  place: `${grid([4, 8])}<path d="M88 12C86 26 82 36 73 43m7-1-8 2 1-8"/>`,
  // Three alike in a line.
  trio: `${grid([0, 4, 8])}<path d="M27 9l42 42" stroke-width="3"/>`,
  // The Invader must not overtake the Defence.
  inv: '<path d="M6 46h84M12 46v-4m18 4v-4m18 4v-4m18 4v-4m18 4v-4"/><path d="M22 36h18l-4 6H26zm9 0V16l10 14H31"/><path d="M64 42V20h4v4h4v-4h4v4h4v-4h4v22z" fill="currentColor" fill-opacity=".35"/>',
};
