/** Which choices of the log have not been undone, and how many to undo to get back to one's own last one. */

import type { LogLine } from '../wire';

/** The log entries of choices that have not been undone. */
export function activeChoices(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    if (line.kind === 'choice') lines.push(line);
    else if (line.undone) lines.splice(-line.undone);
  }
  return lines;
}

/** How many choices must be undone to undo the last one of `seats`; 0 if they made none. */
export function choicesToUndo(log: readonly LogLine[], seats: readonly number[]): number {
  const lines = activeChoices(log);
  const last = lines.findLastIndex((line) => seats.includes(line.seat));
  return last < 0 ? 0 : lines.length - last;
}
