/** A lesson on rails: what its script leaves to choose. */

import type { LogLine, Position } from '../wire';
import { standing } from './standing';

/** The position with only the next choice of `script` to pick, for as long as the game has followed it. */
export function guided(position: Position, log: readonly LogLine[], script: readonly string[]): Position {
  const made = standing(log);
  if (made.some(({ choice }, n) => choice !== script[n])) return position;
  const options = position.options.filter(({ text }) => text === script[made.length]);
  return options.length ? { ...position, options } : position;
}
