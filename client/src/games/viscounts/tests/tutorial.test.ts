import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Voice } from '../../../text/voice';
import type { Position, TableInfo } from '../../../wire';
import { nextStep } from '../../parts/lesson';
import { tutorial } from '../tutorial';

const table = {} as TableInfo;

/** The pupil's position in `round` with these choices. */
function position(round: number, choices: string[], over = false): Position {
  const options = choices.map((text) => ({ text, words: { key: text }, refs: [] }));
  return { seat: 0, view: { over, asked: null, board: { round } }, prompt: null, options } as unknown as Position;
}

const next = (round: number, choice: string, ...said: string[]) =>
  nextStep(tutorial.steps, new Set(said), position(round, [choice]), table)?.id ?? null;

describe('the lesson of Viscounts', () => {
  it('has a text in both languages for every step and for nothing else', () => {
    const keys = tutorial.steps.map(({ textKey }) => textKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const lang of LANGUAGES) {
      const source = tutorial.sources[lang];
      expect([...source.matchAll(/^tutorial-\S+/gm)].map(([key]) => key).sort()).toEqual([...keys].sort());
      expect(keys.every((key) => new Voice(lang, [source]).has(key))).toBe(true);
    }
  });

  it('tells only clauses of the ledger', () => {
    const ledger = readFileSync('../rules/viscounts.toml', 'utf-8');
    for (const clause of tutorial.steps.flatMap(({ clauses }) => clauses)) expect(ledger).toContain(`"${clause}"`);
  });

  it('is alone with a Rival who never asks, so that the script holds', () => {
    expect(tutorial.newTable.seats).toEqual([{ kind: 'me' }]);
    expect(tutorial.newTable.seed).toBeDefined();
    expect(tutorial.newTable.options!['rival']).not.toBe('random');
  });

  it('says what belongs to a choice, one thing after another, and each once', () => {
    const first = tutorial.script![0]!;
    expect(next(0, first)).toBe('welcome');
    expect(next(0, first, 'welcome')).toBe('rival');
    expect(next(0, first, 'welcome', 'rival', 'pair')).toBeNull();
  });

  it('tells rounds apart where a choice comes again', () => {
    expect(next(2, 'play:journeyman')).toBe('slide');
    expect(next(6, 'play:journeyman', 'slide')).toBe('others');
    expect(next(4, 'play:journeyman')).toBeNull();
  });

  it('ends with the game', () => {
    expect(nextStep(tutorial.steps, new Set(), position(7, [], true), table)?.id).toBe('end');
  });
});
