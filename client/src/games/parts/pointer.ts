/** Whether the mouse is where it was: then a part has come under it, and the person has pointed at nothing. */

let [x, y] = [-1, -1];

if (typeof addEventListener === 'function') {
  addEventListener('pointermove', (event) => ([x, y] = [event.clientX, event.clientY]), { capture: true, passive: true });
}

export function isResting(event: MouseEvent): boolean {
  return event.clientX === x && event.clientY === y;
}
