/** Lessons with a script: only its next choice is offered. */

import type { LogLine, Position } from '../wire';
import { activeChoices } from './choices';

/** The position with only the next choice of `script` on offer, as long as the game has followed the script. */
export function guided(position: Position, log: readonly LogLine[], script: readonly string[]): Position {
  const made = activeChoices(log);
  if (made.some(({ choice }, n) => choice !== script[n])) return position;
  const options = position.options.filter(({ text }) => text === script[made.length]);
  return options.length ? { ...position, options } : position;
}
