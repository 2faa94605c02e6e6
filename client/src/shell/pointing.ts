/** Things on the board that are pointed at. */

import { scrollDistance } from './scroll';

/** The things at these addresses, and what is drawn apart from them but belongs to them. */
export const thingsAt = (refs: readonly string[]): Element[] => everythingAt(refs).filter((thing) => thing.getClientRects().length);

/** Things under a tab that is not shown as well. */
const everythingAt = (refs: readonly string[]): Element[] =>
  refs
    .map((ref) => CSS.escape(ref))
    .flatMap((ref) => [`[data-ref="${ref}"]`, `[data-about="${ref}"]`])
    .flatMap((at) => [...document.querySelectorAll(`.board ${at}`)]);

let marked: readonly Element[] = [];

function unmark(): void {
  for (const thing of marked) thing.classList.remove('pointed');
  marked = [];
}

/**
 * Mark the things at these addresses and no others, until the function that is returned is called. Each is sent the event
 * `pointed`, so that a board can bring it to light.
 */
export function pointAt(refs: readonly string[]): () => void {
  unmark();
  const things = thingsAt(refs);
  marked = things;
  for (const thing of things) thing.classList.add('pointed');
  for (const thing of things.length ? things : everythingAt(refs)) thing.dispatchEvent(new CustomEvent('pointed', { bubbles: true }));
  return () => {
    if (marked === things) unmark();
  };
}

/** A thing that is asked to show itself; a board that turns can turn to it. */
export const REVEAL = 'reveal';

/**
 * Scroll the board so that the things at these addresses are seen: all of them if they fit, else the first. What can be
 * turned about in a frame of its own is seen where that frame is; a panel that scrolls by itself is scrolled, too. With
 * `turn` a frame in which things are turned about is asked to turn to the first.
 */
export function reveal(refs: readonly string[], turn = false): void {
  const board = document.querySelector<HTMLElement>('.board:not([hidden])');
  const things = thingsAt(refs);
  if (!board || !things.length) return;
  if (turn) things[0]!.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  const panel = scrollerOf(things[0]!);
  if (panel && panel !== board && board.contains(panel)) scrollTo(panel, things.filter((thing) => panel.contains(thing)));
  scrollTo(board, things.map((thing) => thing.closest('[data-swipes]') ?? thing));
}

/** The frame in which a thing can be scrolled, such as a panel over the board. */
function scrollerOf(thing: Element): Element | null {
  let at = thing.parentElement;
  while (at && (at.scrollHeight <= at.clientHeight || !['auto', 'scroll'].includes(getComputedStyle(at).overflowY))) at = at.parentElement;
  return at;
}

function scrollTo(frame: Element, things: readonly Element[]): void {
  const { top: start, height } = frame.getBoundingClientRect();
  const places = things.map((thing) => thing.getBoundingClientRect());
  const by = scrollDistance(places.map(({ top, bottom }) => ({ top: top - start, bottom: bottom - start })), height);
  if (by) frame.scrollBy({ top: by });
}
