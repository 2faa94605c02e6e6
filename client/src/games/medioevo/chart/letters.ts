/** How wide words are, without a page to measure them on: the advance widths of the fonts, in hundredths of an em. */

import { fetched } from './fetched';
import type Data from './letters.generated.json';
import address from './letters.generated.json?url';

type Letters = typeof Data;

/** For a letter that no name has had so far. */
const USUAL = 52;

/** Alegreya in three cuts, and Alegreya Sans, bold. */
export type Face = keyof Letters['widths'];

let known: Letters;

export async function loadLetters(): Promise<void> {
  known = await fetched<Letters>(address);
}

/** The width of `words` in pixels at a size, with so much space after each letter. */
export function widthOf(words: string, face: Face, size: number, spacing = 0): number {
  let hundredths = 0;
  for (const letter of words) hundredths += known.widths[face][known.letters.indexOf(letter)] ?? USUAL;
  return (hundredths * size) / 100 + words.length * spacing;
}

/** In two lines when longer than `most` letters, cut at the space nearest to the middle. */
export function inLines(words: string, most: number): string[] {
  if (words.length <= most) return [words];
  const spaces = [...words].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const far = (at: number) => Math.abs(at - words.length / 2);
  const cut = spaces.toSorted((one, other) => far(one) - far(other))[0];
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}
