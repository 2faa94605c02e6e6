/** The score sheet as a table: one row for each source of points, one column for each seat. */

import type { Voice } from '../text/voice';
import type { ScoreLine } from '../wire';

export interface SheetLine {
  what: string;
  clause: string;
  /** By seat; null where a seat has none. */
  points: (number | null)[];
}

/** `lines` grouped by what they count; points of one seat for the same thing are added up. */
export function sheet(lines: readonly ScoreLine[], voice: Voice, seats: number): SheetLine[] {
  const found = new Map<string, SheetLine>();
  for (const { seat, points, words, clause } of lines) {
    const what = voice.words(words);
    const line = found.get(what) ?? { what, clause, points: Array<number | null>(seats).fill(null) };
    line.points[seat] = (line.points[seat] ?? 0) + points;
    found.set(what, line);
  }
  return [...found.values()];
}
