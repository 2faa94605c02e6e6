/** Where an option leads on the map, and what is told there of its price. */

import type { OptionInfo } from '../../wire';

export interface Goal {
  place: string;
  option: string;
  kind: 'attack' | 'move' | 'place';
  /** Of a move its points, of an attack the enemy's armies. */
  n: number | null;
}

const ATTACKS = new Set(['attack', 'strike', 'hunt', 'crusade']);
const MOVES = new Set(['go', 'march', 'haul']);

const PLACE = /^(lands|seas)\.([a-z_]+)$/;

/** The places that an option names, in the order of its references. */
export function placesOf({ refs }: OptionInfo): string[] {
  return refs.flatMap((ref) => PLACE.exec(ref)?.[2] ?? []);
}

/** The last place that an option names is where it leads; a kingdom is chosen on any of its lands. */
export function goalsOf(option: OptionInfo): Goal[] {
  const places = placesOf(option);
  const verb = option.text.split(':')[0]!;
  const { cost, enemies } = (option.words.args ?? {}) as Record<string, unknown>;
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const goal = (place: string): Goal => {
    if (ATTACKS.has(verb)) return { place, option: option.text, kind: 'attack', n: number(enemies) };
    if (MOVES.has(verb)) return { place, option: option.text, kind: 'move', n: number(cost) };
    return { place, option: option.text, kind: 'place', n: null };
  };
  return (verb === 'kingdom' ? places : places.slice(-1)).map(goal);
}
