/** Finding and telling the clauses of the ledger. */

import type { Language } from '../text/voice';
import type { Clause } from '../wire';

/** What a clause says, in `lang` where it is told in it. */
export function told(clause: Clause, lang: Language): string {
  return (lang === 'it' && clause.text_it) || clause.text;
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clauses with all the words looked for, or whose number begins so; all of them for no words. */
export function found(clauses: readonly Clause[], wanted: string, lang: Language): Clause[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = plain(told(clause, lang));
    return parts.every((part) => text.includes(part) || clause.id.startsWith(part));
  });
}
