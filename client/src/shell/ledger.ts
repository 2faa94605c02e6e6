/** Text and search of the rule ledger. */

import type { Language, Voice } from '../text/voice';
import type { Clause } from '../wire';

/** A clause with its words in `lang`. */
export function inLanguage(clause: Clause, lang: Language): Clause {
  if (lang !== 'it') return clause;
  const { text_it, source_it, ruling_it, alternatives_it, example_it } = clause;
  return { ...clause, text: text_it || clause.text, source: source_it || clause.source, ruling: ruling_it, alternatives: alternatives_it, example: example_it };
}

/** Clauses whose numbers begin alike (`take.1`, `take.2`), under the text `chapter-take`. */
export interface Chapter {
  id: string;
  clauses: Clause[];
}

export const chapterOf = (clause: string): string => clause.split('.', 1)[0]!;

/** What a chapter is called. */
export const chapterTitle = (chapter: string, voice: Voice): string =>
  voice.has(`chapter-${chapter}`) ? voice.key(`chapter-${chapter}`) : chapter;

/** The chapters in which clauses stand, each once. */
export const chapterTitles = (clauses: readonly string[], voice: Voice): string[] =>
  [...new Set(clauses.map(chapterOf))].map((chapter) => chapterTitle(chapter, voice));

/** The ledger by chapters, in its order. */
export function chaptersOf(clauses: readonly Clause[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    const chapter = chapters.get(id) ?? { id, clauses: [] };
    chapters.set(id, chapter);
    chapter.clauses.push(clause);
  }
  return [...chapters.values()];
}

/** For each letter of the text a plain one, as it is typed: small, without accents, with a straight apostrophe. */
const plain = (words: string): string =>
  [...words].map((letter) => (letter === '’' ? "'" : letter.normalize('NFD')[0]!.toLowerCase().padEnd(letter.length))).join('');

const partsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/**
 * The clauses that contain all words of `wanted` or whose number starts with them; all clauses if it is empty. First
 * those that say it themselves or stand under it in the rulebook, then those that only mention it in an interpretation.
 */
export function searchClauses(clauses: readonly Clause[], wanted: string, lang: Language): Clause[] {
  const parts = partsOf(wanted);
  const themselves: Clause[] = [];
  const besides: Clause[] = [];
  for (const clause of clauses) {
    const { text, source = '', ruling = '', example = '' } = inLanguage(clause, lang);
    const holds = (...words: string[]) => {
      const said = plain(words.join(' '));
      return parts.every((part) => said.includes(part) || clause.id.startsWith(part));
    };
    if (holds(text, source)) themselves.push(clause);
    else if (holds(text, source, ruling, example)) besides.push(clause);
  }
  return [...themselves, ...besides];
}

/** The text in pieces; those that hold a word of `wanted` are marked. */
export function marked(text: string, wanted: string): { piece: string; hit: boolean }[] {
  const words = plain(text);
  const hits = partsOf(wanted).flatMap((part) => {
    const found: [number, number][] = [];
    for (let at = words.indexOf(part); at >= 0; at = words.indexOf(part, at + part.length)) found.push([at, at + part.length]);
    return found;
  });
  const inside = (at: number) => hits.some(([from, to]) => from <= at && at < to);
  const pieces: { piece: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = inside(at);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.piece += text[at];
    else pieces.push({ piece: text[at]!, hit });
  }
  return pieces;
}
