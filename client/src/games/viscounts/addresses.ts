/** Where the drawn places of the board are in the view. Places, Spots and tiers count from 1, players from 0. */

import type { Space } from '../viscounts.generated';
import { SPOTS } from './kinds';

export const spaceAddress = (kind: Space, place: number): string => `spaces.${place}.${kind}`;

/** Spots stand in one list, five a segment. */
export const spotAddress = (place: number, order: number): string => `spots.${(place - 1) * SPOTS + order}`;

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
