import { describe, expect, it } from 'vitest';
import { causesOf, outcomeOf } from '../src/table/outcome';
import type { EventKind } from '../src/games/board';
import type { FactInfo, LogLine } from '../src/wire';

const line = (seq: number, seat: number, ...facts: FactInfo[]): LogLine => ({
  kind: 'choice', seq, seat, choice: 'x', words: { key: `chosen-${seq}` }, undone: 0,
  events: facts.map((fact, n) => ({ words: { key: `${seq}.${n}` }, clause: 'a.1', fact })),
});
const refused = (actor: number): FactInfo => ({ verb: 'decided', actor, piece: 'proposal' });
const begins = (actor: number): FactInfo => ({ verb: 'began', actor, piece: 'turn' });
const all = () => true;
const told = (...lines: LogLine[]) => outcomeOf(lines, [0], all).map(({ key }) => key);

describe('the outcome of a choice', () => {
  it('is what happened because of it and after it, the newest only', () => {
    expect(told(line(1, 0, refused(0)), line(2, 0, refused(0)), line(3, 1, refused(1)))).toEqual(['2.0', '3.0']);
    expect(told(line(1, 0, refused(0), refused(0), refused(0)))).toEqual(['1.1', '1.2']);
  });

  it('leaves out what does not matter, and choices of which nothing is told', () => {
    expect(outcomeOf([line(1, 0, refused(0)), line(2, 1, refused(1))], [0], ({ actor }) => actor === 1)).toHaveLength(1);
    expect(told(line(1, 0))).toEqual([]);
  });

  it('ends with the turn: what others did in theirs is told elsewhere', () => {
    expect(told(line(1, 0, refused(0), begins(1)), line(2, 1, refused(1), begins(0), refused(0)))).toEqual([]);
  });

  it('is nothing for a spectator', () => {
    expect(outcomeOf([line(1, 0, refused(0))], [], all)).toEqual([]);
  });
});

describe('the cause of a question', () => {
  const [told, unasked, cause] = (['told', 'unasked', 'cause'] as const).map((beside): EventKind => ({ weight: 'normal', beside }));
  const because = (caused: boolean, ...lines: LogLine[]) => causesOf(lines, [0], { '1.1': told! }, caused).map(({ key }) => key);
  const of = line(1, 1, begins(1), refused(1));

  it('is told where somebody is asked in the turn of another', () => {
    expect(because(true, line(0, 0), of)).toEqual(['1.1']);
  });

  it('is told again for the next question that never comes by itself, but not for one that belongs to a turn', () => {
    expect(because(true, of, line(2, 0, refused(0)))).toEqual(['1.1']);
    expect(because(false, of, line(2, 0, refused(0)))).toEqual([]);
  });

  it('is an event that is not told by itself only for a question that never comes by itself', () => {
    const keys = (caused: boolean) => causesOf([of], [0], { '1.1': cause! }, caused).map(({ key }) => key);
    expect([keys(true), keys(false)]).toEqual([['1.1'], []]);
  });

  it('is also what happened without a choice, but not what was chosen', () => {
    const taken = (only: number): LogLine => ({ ...of, events: of.events.map((event) => ({ ...event, words: { ...event.words, args: { only } } })) });
    const keys = (only: number) => causesOf([line(0, 0), taken(only)], [0], { '1.1': unasked! }, false).map(({ key }) => key);
    expect([keys(1), keys(0)]).toEqual([['1.1'], []]);
  });
});
