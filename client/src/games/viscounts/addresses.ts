/** Where the drawn places of the board are in the view. Places, Spots and tiers count from 1, players from 0. */

import type { Space } from '../viscounts.generated';
import { pileAt, roads, sectionAt, shelfAt, spaceAt, spotAt, type Point, type Road } from './geometry';
import { SEGMENTS, SPOTS } from './kinds';

export const spaceAddress = (kind: Space, place: number): string => `spaces.${place}.${kind}`;

/** Spots stand in one list, five a segment. */
export const spotAddress = (place: number, order: number): string => `spots.${(place - 1) * SPOTS + order}`;

const PLACED: readonly [RegExp, (first: number, second: string) => { place: number; at: Point }][] = [
  [/^spaces\.(\d)\.(\w+)$/, (place, kind) => ({ place, at: spaceAt(kind as Space, place) })],
  [/^piles\.(\d)$/, (place) => ({ place, at: pileAt(place) })],
  [/^shelves\.(\d)$/, (place) => ({ place, at: shelfAt(place) })],
  [/^players\.\d+\.castle\.([12])\.(\d)$/, (tier, place) => ({ place: Number(place), at: sectionAt(tier as 1 | 2, Number(place)) })],
];

export const isSpot = (address: string): boolean => address.startsWith('spots.');

const ends = (from: string, to: string): string => `${from} ${to}`;

/** The roads by the addresses of their ends. */
const ROADS: ReadonlyMap<string, Road> = new Map(
  Array.from({ length: SEGMENTS }, (_, n) => roads(n + 1)).flat().map((road) => [ends(spaceAddress(...road.from), spaceAddress(...road.to)), road]),
);

/** The roads of a way from space to space; one that leads round the kingdom may take a road twice. */
export function along(spaces: readonly string[]): Road[] {
  return spaces.slice(1).flatMap((to, n) => ROADS.get(ends(spaces[n]!, to)) ?? []);
}

/** The segment of an address in the kingdom, and where it is drawn; null for an address elsewhere. */
export function inKingdom(address: string): { place: number; at: Point } | null {
  const spot = /^spots\.(\d+)$/.exec(address);
  if (spot) {
    const [place, order] = [Math.ceil(Number(spot[1]) / SPOTS), ((Number(spot[1]) - 1) % SPOTS) + 1];
    return { place, at: spotAt(place, order) };
  }
  for (const [form, find] of PLACED) {
    const found = form.exec(address);
    if (found) return find(Number(found[1]), found[2] ?? '');
  }
  return null;
}

/** A section of the castle, drawn once for all, is that of the player whose board is drawn large. */
export const sectionAddress = (player: number, tier: 1 | 2, place: number): string =>
  `players.${player}.castle.${tier}.${place}`;

/** An address in the castle as one of `player`; any other address as it is. */
export const inCastleOf = (player: number, address: string): string =>
  address.replace(/^players\.\d+\.castle\./, `players.${player}.castle.`);

/** The middle of the castle: the third tier. */
export const keepAddress = (player: number): string => `players.${player}.castle.3`;

/** A space of a player's track, which the view has as the places of two markers. */
export const trackAddress = (player: number, space: number): string => `players.${player}.track.${space}`;

/** The Manuscripts of one ribbon, which the view has in one list. */
export const ribbonAddress = (player: number, ribbon: string): string => `players.${player}.manuscripts.${ribbon}`;
