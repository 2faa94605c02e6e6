/** Things on the board that are pointed at. */

export const thingsAt = (refs: readonly string[]): Element[] =>
  refs.flatMap((ref) => [...document.querySelectorAll(`.board [data-ref="${CSS.escape(ref)}"]`)]);

let marked: readonly Element[] = [];

function unmark(): void {
  for (const thing of marked) thing.classList.remove('pointed');
  marked = [];
}

/**
 * Mark the things at these addresses and no others, until the function that is returned is called. A `pointed` event
 * tells a board that moves by itself to bring them into sight.
 */
export function pointAt(refs: readonly string[]): () => void {
  unmark();
  const things = thingsAt(refs);
  marked = things;
  for (const thing of things) thing.classList.add('pointed');
  for (const thing of things) thing.dispatchEvent(new CustomEvent('pointed', { bubbles: true }));
  return () => {
    if (marked === things) unmark();
  };
}
