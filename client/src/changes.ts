/** Values and their changes, as the server sends them: to a view, or to a board in a preview. */

import type { Change } from './wire';

/** The value with all changes made; the one given, and what does not change of it, stays as it is. */
export function changed<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce((before, change) => put(before, change.path, change) as T, value);
}

function put(at: unknown, [key, ...rest]: readonly (string | number)[], change: Change): unknown {
  if (key === undefined) return change.value;
  const copy = (Array.isArray(at) ? at.slice() : { ...(at as object) }) as Record<string | number, unknown>;
  if (rest.length || 'value' in change) copy[key] = put(copy[key], rest, change);
  else delete copy[key];
  return copy;
}
