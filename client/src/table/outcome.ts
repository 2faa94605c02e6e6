/** What came of one's last choice: told beside the next question, because what is played on the board is soon gone. */

import type { LogLine } from '../wire';
import { begins, deedsOf, type Deed } from './turns';

/** More than these have no room. */
const NEWEST = 2;

/** The newest deeds that matter since the last choice of `seats`; none once another turn has begun. */
export function outcomeOf(lines: readonly LogLine[], seats: readonly number[], matters: (deed: Deed) => boolean): Deed[] {
  const last = lines.findLastIndex(({ kind, seat }) => kind === 'choice' && seats.includes(seat));
  if (last < 0) return [];
  const deeds = deedsOf(lines.slice(last));
  if (deeds.some(begins)) return [];
  return deeds.filter((deed) => deed.words && !deed.bare && matters(deed)).slice(-NEWEST);
}
