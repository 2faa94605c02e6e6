/** Text and search of the rule ledger. */

import type { Language } from '../text/voice';
import type { Clause } from '../wire';

/** The text of a clause, in `lang` if it is translated. */
export function clauseText(clause: Clause, lang: Language): string {
  return (lang === 'it' && clause.text_it) || clause.text;
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clauses that contain all words of `wanted` or whose number starts with them; all clauses if it is empty. */
export function searchClauses(clauses: readonly Clause[], wanted: string, lang: Language): Clause[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(clauseText(clause, lang));
    return parts.every((part) => text.includes(part) || clause.id.startsWith(part));
  });
}
