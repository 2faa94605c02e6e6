/** Animates pieces from their old to their new places, step by step, unless the person asked for reduced motion. */

import { settings } from '../../settings.svelte';
import type { Step } from '../../table/turns';
import type { Flight } from './flights';

/** How long a piece travels, in milliseconds. */
export const TRAVEL = 320;
const FLIGHT = 300;
const SPOTLIGHT = '0 0 0 3px var(--gold), 0 0 18px 6px var(--gold)';
const EASE = 'cubic-bezier(.3, .1, .2, 1)';

/** The position of an element on the screen; for a piece also the place of the board where it lies. */
export interface Spot {
  rect: DOMRect;
  home?: string;
}

export type Places = Map<string, Spot>;

const NAMED = '[data-piece], [data-ref], [data-anchor]';

/** The animations of steps are called so, to be found again. */
const PLAYED = 'played';

/** Animate an element at the pace that the person likes. */
export function play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { ...timing, id: PLAYED });
  animation.playbackRate = settings.pace;
  return animation;
}

const playing = (): Animation[] => document.getAnimations?.().filter(({ id }) => id === PLAYED) ?? [];

/** End what is played: everything is in its place. */
export function finish(): void {
  for (const animation of playing()) animation.finish();
}

/** Go on with what is played at the pace that the person likes now. */
export function keepPace(): void {
  for (const animation of playing()) animation.updatePlaybackRate(settings.pace);
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The place of the board where a piece lies. */
function homeOf(piece: Element): string | undefined {
  const place = piece.closest<HTMLElement>('[data-home], [data-ref]');
  return place?.dataset.home ?? place?.dataset.ref;
}

/** The screen position of a place, or of the nearest drawn place that it is part of (`row.2.coins`: `row.2`). */
export function rectAt(found: Places, address: string): DOMRect | undefined {
  for (let part = address; part; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const spot = found.get(part);
    if (spot) return spot.rect;
  }
  return undefined;
}

/** The screen positions of all pieces and places. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(NAMED)) {
    const { piece, ref, anchor } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (piece) found.set(`piece ${piece}`, { rect, home: homeOf(element) });
    if (ref) found.set(ref, { rect });
    if (anchor) found.set(anchor, { rect });
  }
  return found;
}

/** When the step starts that put a piece on `home`. */
function startOf(steps: readonly Step[], home: string | undefined): number {
  return steps.find(({ facts }) => facts.some(({ to }) => to !== undefined && to === home))?.at ?? 0;
}

/**
 * Animate every piece that changed its place, in its step; `source` gives the starting place of a new piece.
 * A piece whose place itself has moved on the screen is not animated.
 */
export function travel(
  root: Element,
  before: Places,
  steps: readonly Step[],
  source: (piece: HTMLElement) => string | undefined,
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = element.dataset.piece!;
    const last = before.get(`piece ${piece}`);
    const home = homeOf(element);
    if (last && home && last.home === home) continue;
    const delay = startOf(steps, home);
    const from = (last ?? before.get(source(element) ?? ''))?.rect;
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    if (!from?.width) {
      // Not there before its step.
      if (delay) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, delay, fill: 'backwards' });
      continue;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    const [wide, high] = [from.width / to.width, from.height / to.height];
    if (Math.hypot(x, y) < 2 && Math.abs(wide - 1) < 0.02) continue;
    play(
      element,
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`, zIndex: 30 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 30 },
      ],
      { duration: TRAVEL, delay, easing: EASE, fill: 'backwards' },
    );
  }
}

/** Let the places that others' steps concern light up in turn; `drawn` gives the address under which one is drawn. */
export function spotlight(
  root: Element,
  steps: readonly Step[],
  yours: readonly number[],
  drawn: (address: string, piece: string) => string = (address) => address,
): void {
  for (const { actor, facts, at, length } of steps) {
    if (yours.includes(actor)) continue;
    const places = new Set(facts.flatMap(({ to, piece = '' }) => (to ? [drawn(to, piece)] : [])));
    for (const place of places) {
      for (const element of root.querySelectorAll(`[data-ref="${CSS.escape(place)}"]`)) {
        play(element, [{}, { boxShadow: SPOTLIGHT, offset: 0.15 }, { boxShadow: SPOTLIGHT, offset: 0.8 }, {}], { duration: length, delay: at });
      }
    }
  }
}

/** Animate tokens one after another, above everything else; `picture` draws a token of a kind. They start after `at`. */
export function fly<Token extends string>(
  layer: HTMLElement,
  list: readonly Flight<Token>[],
  at: number,
  before: Places,
  after: Places,
  picture: (token: Token) => string,
): void {
  const home = layer.getBoundingClientRect();
  let delay = at + TRAVEL * 0.6;
  for (const flight of list) {
    const from = rectAt(before, flight.from) ?? rectAt(after, flight.from);
    const to = rectAt(after, flight.to);
    if (!from?.width || !to?.width) continue;
    for (let n = 0; n < Math.min(flight.n, 4); n++) {
      const token = document.createElement('span');
      token.className = `flying ${flight.token}`;
      token.innerHTML = picture(flight.token);
      layer.append(token);
      const over = (rect: DOMRect): string =>
        `translate(${rect.left - home.left + rect.width / 2 - 12}px, ${rect.top - home.top + rect.height / 2 - 12}px)`;
      const move = play(
        token,
        [
          { transform: `${over(from)} scale(.6)`, opacity: 0 },
          { transform: `${over(from)} scale(1.1)`, opacity: 1, offset: 0.15 },
          { transform: `${over(to)} scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `${over(to)} scale(.7)`, opacity: 0 },
        ],
        { duration: FLIGHT, delay, easing: EASE, fill: 'both' },
      );
      move.onfinish = move.oncancel = () => token.remove();
      delay += 70;
    }
  }
}
