/** Whether the mouse is where it was: then a part has come under it, and the person has pointed at nothing. */

let [x, y] = [-1, -1];

if (typeof addEventListener === 'function') {
  // Browsers do not tell of a move onto a thing that is drawn anew as soon as the mouse enters it.
  for (const type of ['pointermove', 'pointerdown'] as const) {
    addEventListener(type, (event) => ([x, y] = [event.clientX, event.clientY]), { capture: true, passive: true });
  }
}

export function isResting(event: MouseEvent): boolean {
  return event.clientX === x && event.clientY === y;
}
