/** Names that people write from right to left, kept from turning the words around them. */

/** Characters that turn the direction of the text after them. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Characters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What somebody wrote, for a sentence: it leaves the words around it in their order. */
export function isolated(name: string): string {
  const bare = name.replace(TURNS, '');
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
}
