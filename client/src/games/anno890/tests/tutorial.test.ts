import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Voice } from '../../../text/voice';
import { nextStep } from '../../parts/lesson';
import { tutorial } from '../tutorial';
import { board, kingdom, position, table } from './table';

const said = (...ids: string[]) => new Set(ids);
const next = (...args: Parameters<typeof position>) => (...before: string[]) =>
  nextStep(tutorial.steps, said(...before), position(...args), table)?.id ?? null;

describe('the lesson', () => {
  it('has a text in both languages for every step, and only clauses of the ledger', () => {
    const ledger = readFileSync('../rules/anno890.toml', 'utf-8');
    for (const { textKey, clauses } of tutorial.steps) {
      for (const lang of ['en', 'it'] as const) expect(new Voice(lang, [tutorial.sources[lang]]).has(textKey)).toBe(true);
      for (const clause of clauses) expect(ledger).toContain(`"${clause}"`);
    }
  });

  it('seats the pupil where a Castle can be chosen: the last player picks first (setup.19)', () => {
    expect(tutorial.newTable.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(tutorial.newTable.options!['first_player']).toBe(1);
  });

  it('says nothing while others choose', () => {
    expect(next('', { invader: 1 })()).toBeNull();
  });

  it('follows the course of the first turn', () => {
    expect(next('PickCastle')()).toBe('castle');
    expect(next('TakeTile')('castle')).toBe('take');
    expect(next('PlaceTile')('castle', 'take')).toBe('place');
  });

  it('says each thing once', () => {
    expect(next('TakeTile')('take')).toBeNull();
  });

  it('speaks of a rule when it first matters', () => {
    const known = ['castle', 'take', 'place', 'icons'];
    const coins = board().row.map((here, at) => ({ ...here, coins: at === 0 ? 1 : 0 }));
    const two = [kingdom({ 3: { tile: 'tavern' }, 4: { tile: 'castle' } }), kingdom({})];
    const ruined = [kingdom({ 4: { tile: 'castle' } }), kingdom({ 0: { tile: 'farm', ruin: true } })];
    expect(next('TakeTile', { row: coins })(...known)).toBe('coins');
    expect(next('TakeTile', { invader: 1, defence: 6 })(...known)).toBe('saracens');
    expect(next('TakeTile', { invader: 2, defence: 2 })(...known, 'saracens')).toBe('close');
    expect(next('PlaceTile', { kingdoms: two })(...known)).toBe('crops');
    expect(next('TakeTile', { kingdoms: ruined })(...known)).toBe('ruin');
    expect(next('TakeTile', { kingdoms: [kingdom({ 4: { tile: 'castle' } }, 4), kingdom({})] })(...known)).toBe('special');
    expect(next('TakeTile', { round: 5 })(...known)).toBe('scenario');
    expect(next('TakeTile', { round: 8 })(...known)).toBe('last');
  });

  it('lets what is urgent go first', () => {
    expect(next('LoseTile', { invader: 5 })()).toBe('lose');
    expect(next('Reward', { invader: 5 })()).toBe('trio');
    expect(next('', {}, true)()).toBe('end');
  });
});
