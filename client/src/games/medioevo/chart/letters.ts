/** How wide words are, without a page to measure them on: the advance widths of the fonts, in hundredths of an em. */

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZàèéìòùÀÈÉáíóúöåäüøØîïçñ '’.-0123456789()/";
const USUAL = 52;

const WIDTHS = {
  regular: [
    47, 51, 42, 54, 45, 33, 50, 53, 28, 25, 50, 24, 83, 55, 50, 53, 52, 38, 40, 33, 54, 44, 70, 48, 45, 46, 58, 60, 63, 70, 59,
    51, 67, 75, 36, 33, 63, 51, 85, 72, 69, 55, 70, 61, 53, 55, 68, 61, 93, 66, 54, 57, 47, 45, 45, 28, 50, 54, 58, 59, 59, 47,
    28, 50, 54, 50, 47, 47, 54, 50, 69, 28, 28, 42, 56, 20, 18, 18, 30, 38, 53, 34, 48, 42, 45, 43, 46, 42, 48, 46, 28, 27, 33,
  ],
  bold: [
    48, 51, 43, 54, 46, 34, 51, 54, 29, 27, 52, 26, 84, 56, 52, 54, 52, 41, 41, 33, 55, 47, 74, 50, 46, 46, 62, 63, 62, 69, 60,
    53, 65, 75, 36, 33, 66, 53, 84, 73, 68, 58, 68, 64, 54, 57, 66, 62, 96, 68, 59, 58, 48, 46, 46, 29, 50, 55, 62, 60, 60, 48,
    29, 50, 55, 50, 48, 48, 55, 52, 68, 29, 29, 43, 57, 17, 18, 22, 28, 36, 50, 36, 48, 43, 47, 43, 47, 43, 48, 46, 29, 29, 33,
  ],
  italic: [
    46, 45, 34, 46, 36, 26, 44, 49, 26, 24, 44, 25, 74, 50, 41, 46, 44, 35, 34, 28, 49, 42, 64, 46, 44, 40, 56, 57, 60, 68, 57,
    49, 64, 72, 35, 31, 60, 48, 81, 69, 66, 53, 67, 58, 51, 52, 66, 58, 89, 63, 51, 54, 46, 36, 36, 32, 41, 49, 56, 57, 57, 47,
    26, 41, 49, 41, 46, 46, 49, 41, 66, 26, 26, 34, 50, 17, 18, 19, 30, 31, 51, 34, 46, 40, 43, 41, 44, 40, 47, 44, 30, 30, 32,
  ],
  /** Alegreya Sans, bold. */
  sans: [
    48, 52, 38, 53, 47, 33, 50, 53, 26, 28, 50, 26, 81, 53, 49, 52, 52, 35, 38, 34, 52, 44, 70, 46, 45, 42, 60, 58, 52, 66, 51,
    46, 60, 70, 30, 34, 58, 43, 80, 70, 64, 55, 65, 59, 50, 50, 64, 59, 90, 62, 56, 55, 48, 47, 47, 26, 49, 52, 60, 51, 51, 48,
    26, 49, 52, 49, 48, 48, 52, 49, 64, 26, 26, 38, 53, 15, 20, 21, 23, 30, 52, 36, 47, 43, 50, 43, 48, 43, 49, 48, 30, 30, 28,
  ],
} as const;

export type Face = keyof typeof WIDTHS;

/** The width of `words` in pixels at a size, with so much space after each letter. */
export function widthOf(words: string, face: Face, size: number, spacing = 0): number {
  let hundredths = 0;
  for (const letter of words) hundredths += WIDTHS[face][LETTERS.indexOf(letter)] ?? USUAL;
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
