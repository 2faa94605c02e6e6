/** What came of one's last choice, and why one is asked: told beside the question, because what is played on the board is soon gone. */

import type { EventKind } from '../games/board';
import type { LogLine } from '../wire';
import { begins, deedsOf, type Deed } from './turns';

/** More than these have no room. */
const NEWEST = 2;

/** The newest deeds that matter since the last choice of `seats`; none once another turn has begun. */
export function outcomeOf(lines: readonly LogLine[], seats: readonly number[], matters: (deed: Deed) => boolean): Deed[] {
  const since = sinceLastChoice(lines, seats);
  return deedsOf(since).some(begins) ? [] : inThisTurn(since).filter(matters).slice(-NEWEST);
}

/**
 * What a question is asked because of. One that is `caused` never comes by itself: if nothing of it has happened since the
 * last choice, it has the cause of an earlier one.
 */
export function causesOf(lines: readonly LogLine[], seats: readonly number[], events: Readonly<Record<string, EventKind>>, caused: boolean): Deed[] {
  const isTold = ({ words }: Deed): boolean => {
    const beside = events[words!.key]?.beside;
    return beside === 'told' || (beside === 'unasked' && words!.args?.only !== 0);
  };
  const isCause = (deed: Deed): boolean => isTold(deed) || events[deed.words!.key]?.beside === 'cause';
  const newest = inThisTurn(sinceLastChoice(lines, seats)).filter(isTold).slice(-NEWEST);
  return newest.length || !caused ? newest : inThisTurn(lines).filter(isCause).slice(-1);
}

function sinceLastChoice(lines: readonly LogLine[], seats: readonly number[]): readonly LogLine[] {
  const last = lines.findLastIndex(({ kind, seat }) => kind === 'choice' && seats.includes(seat));
  return last < 0 ? [] : lines.slice(last);
}

/** What is told of the present turn. */
function inThisTurn(lines: readonly LogLine[]): Deed[] {
  const deeds = deedsOf(lines);
  return deeds.slice(deeds.findLastIndex(begins) + 1).filter(({ words, bare }) => words && !bare);
}
