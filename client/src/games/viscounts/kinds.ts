/** The kinds of things on the board of Viscounts by name, and what can be counted in its view. */

import type { Icon, Ribbon, Space, ViscountsPlayer } from '../viscounts.generated';

export const ICONS: readonly Icon[] = ['merchant', 'builder', 'noble', 'cleric', 'criminal'];

export const MONEY = ['silver', 'ink', 'gold', 'stone'] as const;
export type Money = (typeof MONEY)[number];

export const PAPERS = ['unpaid', 'paid', 'acquired', 'approved'] as const;
export type Paper = (typeof PAPERS)[number];

export const RIBBONS: readonly Ribbon[] = ['grey', 'black', 'yellow', 'blue'];

/** The kinds of space of a segment. */
export const SPACES: readonly Space[] = ['outer_left', 'outer_right', 'inner'];

export const SEGMENTS = 5;
export const SPOTS = 5;

/** track.3: the markers share a space and move as one. */
export function isStacked(person: ViscountsPlayer): boolean {
  return person.corruption === person.virtue;
}

/** How many Workers of a person are in a section of the first or second tier; sections count from 1. */
export function workersAt({ castle }: ViscountsPlayer, tier: 1 | 2, place: number): number {
  return (tier === 1 ? castle[0] : castle[1])[place - 1] ?? 0;
}
