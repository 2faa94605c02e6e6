/** Things on the board that are pointed at. */

export const thingsAt = (refs: readonly string[]): Element[] =>
  refs.flatMap((ref) => [...document.querySelectorAll(`.board [data-ref="${CSS.escape(ref)}"]`)]);

/**
 * Mark the things at these addresses, until the function that is returned is called. A `pointed` event tells a board
 * that moves by itself to bring them into sight.
 */
export function pointAt(refs: readonly string[]): () => void {
  const things = thingsAt(refs);
  for (const thing of things) {
    thing.classList.add('pointed');
    thing.dispatchEvent(new CustomEvent('pointed', { bubbles: true }));
  }
  return () => {
    for (const thing of things) thing.classList.remove('pointed');
  };
}
