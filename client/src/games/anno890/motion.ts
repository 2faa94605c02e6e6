/** Pieces travel from where they were to where they go; nothing moves for those who asked for no motion. */

import type { Flight, Token } from './flights';

const TRAVEL = 320;
const FLIGHT = 300;
const EASE = 'cubic-bezier(.3, .1, .2, 1)';

/** Where everything that can move lies on the screen. */
export type Places = Map<string, DOMRect>;

const NAMED = '[data-piece], [data-ref], [data-anchor]';

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Remember where every piece and every place is. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(NAMED)) {
    const { piece, ref, anchor } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (piece) found.set(`piece ${piece}`, rect);
    if (ref) found.set(ref, rect);
    if (anchor) found.set(anchor, rect);
  }
  return found;
}

/** Let every piece that is elsewhere now travel there; a tile that was nowhere comes from the stack. */
export function travel(root: Element, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const piece = element.dataset.piece!;
    const from = before.get(`piece ${piece}`) ?? (piece.startsWith('tile:') ? before.get('stack') : undefined);
    const to = element.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const [wide, high] = [from.width / to.width, from.height / to.height];
    if (Math.hypot(x, y) < 2 && Math.abs(wide - 1) < 0.02) continue;
    element.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`, zIndex: 30 },
        { transformOrigin: '0 0', transform: 'none', zIndex: 30 },
      ],
      { duration: TRAVEL, easing: EASE, fill: 'backwards' },
    );
  }
}

/** Let tokens fly, one after another, over everything else; each is a picture of its kind. */
export function fly(
  layer: HTMLElement,
  list: readonly Flight[],
  before: Places,
  after: Places,
  picture: (token: Token) => string,
): void {
  const home = layer.getBoundingClientRect();
  let wait = TRAVEL * 0.6;
  for (const flight of list) {
    const from = before.get(flight.from) ?? after.get(flight.from);
    const to = after.get(flight.to);
    if (!from?.width || !to?.width) continue;
    for (let n = 0; n < Math.min(flight.n, 4); n++) {
      const token = document.createElement('span');
      token.className = `flying ${flight.token}`;
      token.innerHTML = picture(flight.token);
      layer.append(token);
      const at = (rect: DOMRect): string =>
        `translate(${rect.left - home.left + rect.width / 2 - 12}px, ${rect.top - home.top + rect.height / 2 - 12}px)`;
      const move = token.animate(
        [
          { transform: `${at(from)} scale(.6)`, opacity: 0 },
          { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.15 },
          { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `${at(to)} scale(.7)`, opacity: 0 },
        ],
        { duration: FLIGHT, delay: wait, easing: EASE, fill: 'both' },
      );
      move.onfinish = move.oncancel = () => token.remove();
      wait += 70;
    }
  }
}

/** Let cracks run through the tile that fell at `ref`. */
export function crack(root: Element, ref: string): void {
  for (const line of root.querySelectorAll(`[data-ref="${ref}"] .crack`)) {
    line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 350, delay: 250, fill: 'backwards' });
  }
}

/** Let a finished Kingdom glow once. */
export function glow(root: Element, seat: number): void {
  const land = root.querySelector(`[data-ref="cell:${seat}.1"]`)?.parentElement;
  land?.animate([{}, { boxShadow: '0 0 0 3px #d9b252, 0 0 40px 12px #d9b252', offset: 0.35 }, {}], {
    duration: 1600,
    delay: TRAVEL,
    easing: 'ease-out',
  });
}
