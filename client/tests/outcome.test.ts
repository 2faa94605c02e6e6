import { describe, expect, it } from 'vitest';
import { causesOf, outcomeOf } from '../src/table/outcome';
import type { FactInfo, LogLine, Words } from '../src/wire';

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
  const causes = { isTold: ({ key }: Words) => /\.1$/.test(key), questions: /^prompt-resource$/ };
  const because = (question: string, ...lines: LogLine[]) => causesOf(lines, [0], causes, question).map(({ key }) => key);
  const of = line(1, 1, begins(1), refused(1));

  it('is told where somebody is asked in the turn of another', () => {
    expect(because('prompt-resource', line(0, 0), of)).toEqual(['1.1']);
  });

  it('is told again for the next question of the same kind, but not for one that belongs to a turn', () => {
    expect(because('prompt-resource', of, line(2, 0, refused(0)))).toEqual(['1.1']);
    expect(because('prompt-play', of, line(2, 0, refused(0)))).toEqual([]);
  });
});
