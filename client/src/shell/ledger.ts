/** Text and search of the rule ledger. */

import type { Language } from '../text/voice';
import type { Clause } from '../wire';

/** A clause with its words in `lang`. */
export function inLanguage(clause: Clause, lang: Language): Clause {
  if (lang !== 'it') return clause;
  const { text_it, source_it, ruling_it, alternatives_it, example_it } = clause;
  return { ...clause, text: text_it || clause.text, source: source_it || clause.source, ruling: ruling_it, alternatives: alternatives_it, example: example_it };
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clauses that contain all words of `wanted` or whose number starts with them; all clauses if it is empty. */
export function searchClauses(clauses: readonly Clause[], wanted: string, lang: Language): Clause[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(inLanguage(clause, lang).text);
    return parts.every((part) => text.includes(part) || clause.id.startsWith(part));
  });
}
