/** What moves in 890: tokens that fly, a tile that falls, a Kingdom that is finished. */

import type { FactInfo } from '../../wire';
import type { Anno890Board } from '../anno890.generated';
import { select, type Tokens } from '../parts/flights';
import { play, TRAVEL } from '../parts/motion';
import { filled, spaceAddress } from './grid';

export const TOKENS: Tokens<'coin' | 'tower' | 'noble' | 'saracen'> = {
  pieces: { coin: 'coin', tower: 'tower', noble: 'noble', saracen: 'saracen' },
};

/** inv.9: the addresses of the spaces whose tile fell. */
export function newRuins(facts: readonly FactInfo[]): string[] {
  return select(facts, 'turned', 'tile').flatMap(({ to = '' }) => /^(.+)\.ruin$/.exec(to)?.[1] ?? []);
}

/** The seats that placed the last tile of their Kingdom. */
export function completed(facts: readonly FactInfo[], board: Anno890Board): number[] {
  const placed = select(facts, 'moved', 'tile').filter(({ from }) => from === 'taken');
  return placed.flatMap(({ actor = 0 }) => {
    const kingdom = board.kingdoms[actor];
    return kingdom && filled(kingdom) === kingdom.spaces.length ? [actor] : [];
  });
}

/** Let cracks run through the tile that fell at `address`. */
export function crack(root: Element, address: string): void {
  for (const line of root.querySelectorAll(`[data-ref="${address}"] .crack`)) {
    play(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 350, delay: 250, fill: 'backwards' });
  }
}

/** Let a finished Kingdom glow once. */
export function glow(root: Element, seat: number): void {
  const land = root.querySelector(`[data-ref="${spaceAddress(seat, 0)}"]`)?.parentElement;
  const shine = [{}, { boxShadow: '0 0 0 3px #d9b252, 0 0 40px 12px #d9b252', offset: 0.35 }, {}];
  if (land) play(land, shine, { duration: 1600, delay: TRAVEL, easing: 'ease-out' });
}
