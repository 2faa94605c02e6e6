/** Which choices of the log still stand, and what it takes to go back to one's own last. */

import type { LogLine } from '../wire';

/** The lines of choices that were not taken back. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    if (line.choice) lines.push(line);
    else lines.splice(lines.length - Number(line.words?.args?.n ?? 0)); // without `n` none was taken back
  }
  return lines;
}

/** How many choices must be taken back so that the last one of `seats` is; 0 if there is none. */
export function backToOwn(log: readonly LogLine[], seats: readonly number[]): number {
  const lines = standing(log);
  const last = lines.findLastIndex((line) => seats.includes(line.seat));
  return last < 0 ? 0 : lines.length - last;
}
