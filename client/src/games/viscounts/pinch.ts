/** Two fingers that move apart or together. */

import type { Attachment } from 'svelte/attachments';

const span = ([one, other]: TouchList): number => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);

/** Calls `onpinch` with how many times as far apart the fingers are as at the last call. */
export function pinch(onpinch: (by: number) => void): Attachment<HTMLElement> {
  return (root) => {
    let last = 0;
    const start = ({ touches }: TouchEvent) => {
      last = touches.length === 2 ? span(touches) : 0;
    };
    const move = (event: TouchEvent) => {
      if (!last || event.touches.length !== 2) return;
      event.preventDefault();
      const now = span(event.touches);
      onpinch(now / last);
      last = now;
    };
    root.addEventListener('touchstart', start, { passive: true });
    root.addEventListener('touchmove', move, { passive: false });
    return () => {
      root.removeEventListener('touchstart', start);
      root.removeEventListener('touchmove', move);
    };
  };
}
