/** What holds for every lesson. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Voice } from '../../../text/voice';
import type { Tutorial } from '../../board';

/** More bubbles than these are no chapter of a few. */
const FEW = 6;
/** As many letters as one reads in a bubble without tiring. */
const SHORT = 250;

export function checkLesson(lesson: Tutorial, letters = SHORT): void {
  const said = [...lesson.chapters.flatMap(({ lines }) => lines.flatMap((line) => line.said)), lesson.end];

  describe(`the lesson of ${lesson.newTable.game}`, () => {
    it('has a text in both languages for everything that is said, and for nothing else', async () => {
      const keys = [...lesson.chapters.map(({ id }) => `tutorial-chapter-${id}`), ...said.map(({ id }) => `tutorial-${id}`)];
      expect(new Set(keys).size).toBe(keys.length);
      for (const lang of LANGUAGES) {
        const source = await lesson.sources.load(lang);
        expect([...source.matchAll(/^tutorial-\S+/gm)].map(([key]) => key).sort()).toEqual([...keys].sort());
      }
    });

    it('says little at a time, in chapters of a few bubbles', async () => {
      for (const lang of LANGUAGES) {
        const voice = new Voice(lang, [await lesson.sources.load(lang)]);
        for (const { id } of said) expect([id, voice.key(`tutorial-${id}`).length > letters]).toEqual([id, false]);
      }
      for (const { id, lines } of lesson.chapters) {
        const bubbles = lines.flatMap((line) => line.said).length;
        expect([id, bubbles > 0 && bubbles <= FEW]).toEqual([id, true]);
      }
    });

    it('tells only clauses of the ledger', () => {
      const ledger = readFileSync(`../rules/${lesson.newTable.game}.toml`, 'utf-8');
      for (const clause of said.flatMap(({ clauses }) => clauses)) expect(ledger).toContain(`"${clause}"`);
    });

    it('is always the same game, and the last chapter is the pupil’s own', () => {
      expect(lesson.newTable.seed).toBeDefined();
      expect(lesson.chapters.map(({ free = false }) => free)).toEqual(lesson.chapters.map((_, at) => at === lesson.chapters.length - 1));
    });
  });
}
