/** Swiping sideways with a finger. */

import type { Attachment } from 'svelte/attachments';

const FAR = 60;

/** Whether an element between `at` and `root` uses sideways movement itself. */
function isTaken(at: Element | null, root: Element): boolean {
  for (; at && at !== root; at = at.parentElement) {
    if (at.matches('input, select, textarea, [data-swipes]')) return true;
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/** Calls `onswipe` with 1 for a swipe to the next panel (the finger moves left), -1 for one to the previous. */
export function swipe(onswipe: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (root) => {
    let from: Touch | null = null;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 && !isTaken(event.target as Element, root) ? event.touches[0]! : null;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0]!;
      if (!from) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) onswipe(x < 0 ? 1 : -1);
    };
    root.addEventListener('touchstart', start, { passive: true });
    root.addEventListener('touchend', end, { passive: true });
    return () => {
      root.removeEventListener('touchstart', start);
      root.removeEventListener('touchend', end);
    };
  };
}
