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

const wordsOf = (words: string): string[] => plain(words).split(/\s+/).filter(Boolean);

/** Where words that begin so stand in a plain text. */
const begun = (said: string, begin: string): number[] =>
  [...said.matchAll(new RegExp(`(?<!\\p{L})${begin}`, 'gu'))].map(({ index }) => index);

/** How much of a word must be typed until it stands for the others of its meaning. */
const MEANT = 4;

/** What is searched for: each word as it was typed, and the words that a rulebook may say instead. */
export interface Sought {
  word: string;
  alike: string[];
}

/** The words of `wanted`; each of the `synonyms` has the beginnings of the words for one meaning. */
export function sought(wanted: string, synonyms: readonly string[]): Sought[] {
  const meanings = synonyms.map(wordsOf);
  return wordsOf(wanted).map((word) => {
    const means = (begin: string) => word.startsWith(begin) || (word.length >= MEANT && begin.startsWith(word));
    return { word, alike: meanings.filter((begins) => begins.some(means)).flat() };
  });
}

/**
 * The clauses that contain all words that are sought or whose number starts with them; all clauses if there are none.
 * First those that say it themselves or stand under it in the rulebook, then those that say it with words alike, then
 * those that only mention it in an interpretation.
 */
export function searchClauses(clauses: readonly Clause[], wanted: readonly Sought[], lang: Language): Clause[] {
  const themselves: Clause[] = [];
  const otherwise: Clause[] = [];
  const besides: Clause[] = [];
  for (const clause of clauses) {
    const { text, source = '', ruling = '', example = '' } = inLanguage(clause, lang);
    const said = plain(`${text} ${source}`);
    const all = plain([text, source, ruling, example].join(' '));
    const holds = (words: string, part: string) => words.includes(part) || clause.id.startsWith(part);
    if (wanted.every(({ word }) => holds(said, word))) themselves.push(clause);
    else if (wanted.every(({ word, alike }) => holds(said, word) || alike.some((other) => begun(said, other).length))) otherwise.push(clause);
    else if (wanted.every(({ word }) => holds(all, word))) besides.push(clause);
  }
  return [...themselves, ...otherwise, ...besides];
}

/** The text in pieces; those that hold a word that is sought, or one alike, are marked. */
export function marked(text: string, wanted: readonly Sought[]): { piece: string; hit: boolean }[] {
  const words = plain(text);
  const hits = wanted.flatMap(({ word, alike }) => {
    const found: [number, number][] = [];
    for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return [...found, ...alike.flatMap((other) => begun(words, other).map((at): [number, number] => [at, at + other.length]))];
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
