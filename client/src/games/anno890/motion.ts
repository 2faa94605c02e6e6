/** The moments of 890: a tile that falls, a Kingdom that is finished. */

import { TRAVEL } from '../parts/motion';
import { spaceAddress } from './grid';

/** Let cracks run through the tile that fell at `address`. */
export function crack(root: Element, address: string): void {
  for (const line of root.querySelectorAll(`[data-ref="${address}"] .crack`)) {
    line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 350, delay: 250, fill: 'backwards' });
  }
}

/** Let a finished Kingdom glow once. */
export function glow(root: Element, seat: number): void {
  const land = root.querySelector(`[data-ref="${spaceAddress(seat, 0)}"]`)?.parentElement;
  land?.animate([{}, { boxShadow: '0 0 0 3px #d9b252, 0 0 40px 12px #d9b252', offset: 0.35 }, {}], {
    duration: 1600,
    delay: TRAVEL,
    easing: 'ease-out',
  });
}
