/**
 * Addresses name places of a board, in options and events: the way through the view, joined with dots (`row.2`,
 * `kingdoms.0.spaces.5`). Players count from 0, everything else from 1; in a list a thing may be named by its id.
 */

/** A key of an object, or an index of a list from 0. */
export type Step = string | number;

/** The way to `address` in a board, or null where there is no such place; `byPlayer` names lists with an entry a player. */
export function pathOf(board: object, address: string, byPlayer: readonly string[]): Step[] | null {
  let here: unknown = board;
  let name = '';
  const path: Step[] = [];
  for (const part of address.split('.')) {
    if (here === null || typeof here !== 'object') return null;
    const step = Array.isArray(here) ? indexOf(here, part, byPlayer.includes(name)) : part;
    if (!Object.hasOwn(here, step)) return null;
    here = (here as Record<Step, unknown>)[step];
    path.push(step);
    name = part;
  }
  return path;
}

function indexOf(items: readonly unknown[], part: string, ofPlayers: boolean): number {
  if (/^\d+$/.test(part)) return Number(part) - (ofPlayers ? 0 : 1);
  return items.findIndex((item) => item === part || (item as { id?: unknown } | null)?.id === part);
}

/** The address of the place at `path`. */
export function addressOf(path: readonly Step[], byPlayer: readonly string[]): string {
  return path
    .map((step, n) => (typeof step === 'string' || byPlayer.includes(String(path[n - 1])) ? step : step + 1))
    .join('.');
}
