/** The moments one feels: markers that collide, and Workers that climb the castle one after another. */

import type { FactInfo } from '../../wire';
import { select } from '../parts/flights';
import { play, TRAVEL } from '../parts/motion';
import { trackAddress } from './addresses';

const STEP = 260;

/** coll.1: the spaces of tracks on which markers met; the amount of the fact is the space. */
export function collisions(facts: readonly FactInfo[]): string[] {
  return select(facts, 'began', 'collision').map(({ actor = 0, amount = 1 }) => trackAddress(actor, amount));
}

/** work.6, work.14: the walls over which Workers went up, in order. */
export function risen(facts: readonly FactInfo[]): string[] {
  return select(facts, 'moved', 'worker').flatMap(({ to = '' }) => /\.castle\.(2\.\d+|3)$/.exec(to)?.[1] ?? []);
}

/** Let the walls flare up one after another, from `at` milliseconds on. */
export function climb(root: Element, walls: readonly string[], at: number): void {
  walls.forEach((wall, n) => {
    const drawn = root.querySelector(`[data-wall="${wall}"]`);
    const timing = { duration: STEP * 2.4, delay: at + TRAVEL + n * STEP, easing: 'ease-out' };
    if (drawn) play(drawn, [{}, { fill: '#f0c64a', offset: 0.4 }, {}], timing);
  });
}

/** Let a spark fly where markers met, and the bar shake, after `at` milliseconds. */
export function spark(root: Element, address: string, at: number): void {
  const space = root.querySelector(`[data-ref="${address}"]`);
  if (!space) return;
  const burst = document.createElement('span');
  burst.className = 'burst';
  space.append(burst);
  const flash = play(
    burst,
    [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.25 },
      { transform: 'scale(1.6)', opacity: 0 },
    ],
    { duration: 900, delay: at + TRAVEL, easing: 'ease-out', fill: 'both' },
  );
  flash.onfinish = flash.oncancel = () => burst.remove();
  const shakes = [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (space.parentElement) play(space.parentElement, shakes, { duration: 360, delay: at + TRAVEL });
}
