/** The invasion track as a coast: where each prow stands, and how far apart they are (inv.1). */

/** The coast is at least so long. */
const SHORTEST = 20;

export interface Race {
  /** The last step drawn. */
  last: number;
  /** Every step, from 0. */
  steps: number[];
  /** Steps the Defence is ahead (below zero: the Invader is). */
  lead: number;
}

export function race(invader: number, defence: number, shown: readonly number[] = []): Race {
  const last = Math.max(SHORTEST, invader + 1, defence + 1, ...shown);
  return { last, steps: Array.from({ length: last + 1 }, (_, step) => step), lead: defence - invader };
}

/** Where a step lies along the coast, in hundredths of its length, with room for a hull at both ends. */
export function along(step: number, last: number): number {
  const margin = 7;
  return margin + ((100 - 2 * margin) * step) / last;
}
