/** Where an option leads on the map, and what is told there of its price and of what it provokes. */

import type { Details, OptionInfo } from '../../wire';
import { placeAt, verbOf } from './address';

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

/** The places that an option names, in the order of its references. */
export function placesOf({ refs }: OptionInfo): string[] {
  return refs.flatMap((ref) => placeAt(ref) ?? []);
}

/** The last place that an option names is where it leads; a kingdom is chosen on any of its lands. */
export function goalsOf(option: OptionInfo, { figures = {}, forces, odds = null, later = {}, triggers = [] }: Details): Goal[] {
  const places = placesOf(option);
  /** The points that the piece has now and then. */
  const points = Object.entries(figures).find(([what]) => what.endsWith('.points'))?.[1];
  const sets = (what: string) => triggers.some((one) => one.what === what);
  const goal = (place: string): Goal => ({
    place,
    option: option.text,
    kind: forces ? 'attack' : points ? 'move' : 'place',
    n: forces ? forces[1] : points ? points[0] - points[1] : null,
    odds,
    peril: sets('trigger-barbarians'),
    worth: Math.max(0, ...Object.values(later).map(({ florin }) => florin?.[1] ?? 0)),
    church: sets('trigger-excommunication'),
  });
  return (verbOf(option) === 'kingdom' ? places : places.slice(-1)).map(goal);
}

const RANK: Record<Goal['kind'], number> = { place: 0, move: 1, attack: 2 };

/** Of two things to do at a place the one that is told on the map: the weightier, of two attacks the likelier. */
export function weightier(one: Goal | undefined, other: Goal): Goal {
  if (!one || RANK[other.kind] > RANK[one.kind]) return other;
  return other.kind === 'attack' && one.kind === 'attack' && (other.odds ?? 0) > (one.odds ?? 0) ? other : one;
}
