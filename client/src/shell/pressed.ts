/** Whether a finger or a button of the mouse is down: until it is up, and has clicked, nothing may move away under it. */

/** A click comes a little later than the release. */
const CLICK = 60;

const held = new Set<number>();
const waiting = new Set<() => void>();

function release({ pointerId }: PointerEvent): void {
  setTimeout(() => {
    held.delete(pointerId);
    if (held.size) return;
    const due = [...waiting];
    waiting.clear();
    for (const move of due) move();
  }, CLICK);
}

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', ({ pointerId }) => held.add(pointerId), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, { capture: true, passive: true });
}

/** Move things on the screen: now, or as soon as nothing is pressed. */
export function whenReleased(move: () => void): void {
  if (held.size) waiting.add(move);
  else move();
}
