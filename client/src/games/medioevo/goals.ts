/** Where an option leads on the map, and what is told there of its price and of what it provokes. */

import type { OptionInfo } from '../../wire';

export interface Goal {
  place: string;
  option: string;
  kind: 'attack' | 'move' | 'place';
  /** Of a move its points, of an attack the enemy's armies. */
  n: number | null;
  /** Of an attack in how many cases of a hundred it succeeds, if that is known. */
  odds: number | null;
  /** Whether those who are there will attack whoever comes. */
  peril: boolean;
  /** What the load would bring there, in florins. */
  worth: number;
  /** Whether the Pope may excommunicate whoever breaks the attack off. */
  church: boolean;
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
  const { cost, enemies, odds, attacked, worth, church } = (option.words.args ?? {}) as Record<string, unknown>;
  const number = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null);
  const kind = ATTACKS.has(verb) ? 'attack' : MOVES.has(verb) ? 'move' : 'place';
  const goal = (place: string): Goal => ({
    place, option: option.text, kind,
    n: kind === 'attack' ? number(enemies) : kind === 'move' ? number(cost) : null,
    odds: kind === 'attack' ? number(odds) : null,
    peril: kind === 'move' && Boolean(attacked),
    worth: number(worth) ?? 0,
    church: Boolean(church),
  });
  return (verb === 'kingdom' ? places : places.slice(-1)).map(goal);
}

const RANK: Record<Goal['kind'], number> = { place: 0, move: 1, attack: 2 };

/** Of two things to do at a place the one that is told on the map: the weightier, of two attacks the likelier. */
export function weightier(one: Goal | undefined, other: Goal): Goal {
  if (!one || RANK[other.kind] > RANK[one.kind]) return other;
  return other.kind === 'attack' && one.kind === 'attack' && (other.odds ?? 0) > (one.odds ?? 0) ? other : one;
}
