import { describe, expect, it } from 'vitest';
import type { FactInfo, LogLine } from '../../../wire';
import { since } from '../since';

const line = (seat: number, ...facts: FactInfo[]): LogLine => ({
  kind: 'choice', seat, choice: 'done', words: null, undone: 0, seq: 1,
  events: facts.map((fact) => ({ words: { key: 'event' }, clause: '7.10', fact })),
});
const moved = (actor: number, from: string, to: string): FactInfo => ({ verb: 'moved', actor, piece: 'cavalry', from: `lands.${from}`, to: `lands.${to}` });

describe('what others did since my last choice', () => {
  it('is one arrow for a piece that went on', () => {
    const deeds = since([], [line(1, moved(1, 'serbia', 'zeta')), line(1, moved(1, 'zeta', 'epirus'))], [0]);
    expect(deeds).toEqual([{ kind: 'moved', actor: 1, from: 'serbia', to: 'epirus' }]);
  });

  it('begins anew with my own choice, which is not told', () => {
    const before = since([], [line(1, moved(1, 'serbia', 'zeta'))], [0]);
    expect(since(before, [line(0, moved(0, 'attica', 'achaea'))], [0])).toEqual([]);
  });

  it('tells which lands fell, to players and to barbarians', () => {
    const gained: FactInfo = { verb: 'gained', actor: 2, piece: 'territory', to: 'lands.serbia' };
    const lost: FactInfo = { verb: 'lost', actor: 1, piece: 'territory', from: 'lands.zeta' };
    expect(since([], [line(2, gained), line(1, lost)], [0]).map(({ actor, to }) => [actor, to])).toEqual([[2, 'serbia'], [null, 'zeta']]);
  });
});
