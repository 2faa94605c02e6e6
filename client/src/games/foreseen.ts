/** A board as a preview of the server says that it would be. */

import type { Change } from '../wire';

/** The board with all changes made; the one given stays as it is. */
export function foreseen<T>(board: T, changes: readonly Change[]): T {
  return changes.reduce((seen, { path, value }) => put(seen, path, value) as T, board);
}

function put(at: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
