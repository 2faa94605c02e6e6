/** Which choices of the log have not been undone, how many to undo to get back to one's own last one, what came since. */

import type { LogLine, Words } from '../wire';

/** The log entries of choices that have not been undone. */
export function activeChoices(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    if (line.kind === 'choice') lines.push(line);
    else if (line.undone) lines.splice(-line.undone);
  }
  return lines;
}

/** Where others have put a piece since the last choice of `seats`: the address, and the player who did. */
export function recentPlaces(log: readonly LogLine[], seats: readonly number[]): Map<string, number> {
  const lines = activeChoices(log);
  const last = lines.findLastIndex((line) => seats.includes(line.seat));
  const facts = lines.slice(last + 1).flatMap(({ events }) => events.flatMap(({ fact, besides }) => [fact, ...(besides ?? [])]));
  const put = facts.flatMap((fact) => (fact?.verb === 'moved' && fact.to && fact.actor !== undefined ? [fact] : []));
  return new Map(put.filter(({ actor }) => !seats.includes(actor!)).map(({ to, actor }) => [to!, actor!]));
}

/** How many choices must be undone to undo the last one of `seats`; 0 if they made none. */
export function choicesToUndo(log: readonly LogLine[], seats: readonly number[]): number {
  const lines = activeChoices(log);
  const last = lines.findLastIndex((line) => seats.includes(line.seat));
  return last < 0 ? 0 : lines.length - last;
}

/** What a choice has shown that nobody knew: the events that bring a piece out of a pile of which `board` only has the size. */
export function revealed({ events }: LogLine, board: Readonly<Record<string, unknown>>): Words[] {
  return events.flatMap(({ fact, words }) => (fact?.verb === 'moved' && fact.piece?.includes(':') && typeof board[fact.from ?? ''] === 'number' ? [words] : []));
}
