/** The coats of arms of ten seats: a tincture with its engraver's hatching, and a charge. */

import eagle from 'game-icon:eagle-emblem';
import key from 'game-icon:key';
import lily from 'game-icon:fleur-de-lys';
import lion from 'game-icon:lion';
import tower from 'game-icon:white-tower';
import wheel from 'game-icon:cartwheel';
import { getContext, setContext } from 'svelte';

/** Charges that the icon set lacks, drawn on the same field of 512. */
const cross = '<path d="M206 60h100v146h146v100H306v146H206V306H60V206h146z"/>';
const bend = '<path d="M40 150 150 40l322 322-110 110z"/>';
const crescent = '<path d="M330 70a200 200 0 1 0 110 300A165 165 0 1 1 330 70z"/>';
const star = '<path d="m256 40 52 150 158 3-126 96 46 152-130-90-130 90 46-152L46 193l158-3z"/>';

export interface Arms {
  charge: string;
  body: string;
  /** The CSS class for field, charge and hatching. */
  tincture: Tincture;
}

/** Hatchings of Petra Sancta, and of his followers for the last four. */
export type Tincture =
  | 'gules' | 'azure' | 'or' | 'vert' | 'purpure' | 'argent' | 'sable' | 'tenne' | 'sanguine' | 'celeste';

export const ARMS: readonly Arms[] = [
  { tincture: 'gules', charge: 'cross', body: cross },
  { tincture: 'azure', charge: 'lily', body: lily },
  { tincture: 'or', charge: 'tower', body: tower },
  { tincture: 'vert', charge: 'lion', body: lion },
  { tincture: 'purpure', charge: 'bend', body: bend },
  { tincture: 'argent', charge: 'crescent', body: crescent },
  { tincture: 'sable', charge: 'star', body: star },
  { tincture: 'tenne', charge: 'eagle', body: eagle },
  { tincture: 'sanguine', charge: 'wheel', body: wheel },
  { tincture: 'celeste', charge: 'key', body: key },
];

/** The arms that a game gives a player, if it does. */
export type ArmsOf = (player: number) => Arms | undefined;

const GIVEN = Symbol('arms');

/** Within this component the players bear the arms that their game gives them. */
export function setArms(given: ArmsOf): void {
  setContext(GIVEN, given);
}

/** The arms of each player: those of the game, else those of the seat. */
export function getArms(): (player: number) => Arms {
  const given = getContext<ArmsOf | undefined>(GIVEN);
  return (player) => given?.(player) ?? ARMS[player % ARMS.length]!;
}
