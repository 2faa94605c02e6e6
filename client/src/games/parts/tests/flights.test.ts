import { describe, expect, it } from 'vitest';
import type { FactInfo, LogLine } from '../../../wire';
import { factsOf, flights, select, type Tokens } from '../flights';
import { rectAt } from '../motion';

const words = { key: 'event' };
const line = (seq: number, ...facts: FactInfo[]): LogLine => ({
  kind: 'choice', seq, seat: 0, choice: 'x', words: null, undone: 0,
  events: facts.map((fact) => ({ words, clause: 'a.1', fact })),
});
const undo = (seq: number, undone: number): LogLine => ({ ...line(seq), kind: 'undo', undone });
const coin = (change: Partial<FactInfo> = {}): FactInfo => ({
  verb: 'moved', actor: 1, piece: 'coin', from: 'purses.1', to: 'row.2', ...change,
});

describe('the facts of log lines', () => {
  it('are in order, each with what else moved by the same event', () => {
    const tile: FactInfo = { verb: 'moved', piece: 'tile:farm', from: 'row.2', to: 'taken' };
    const [one, two] = [coin({ to: 'row.1' }), coin()];
    const paid: LogLine = { ...line(1), events: [{ words, clause: 'a.1', fact: tile, besides: [one, two] }] };
    const after = { verb: 'began', piece: 'turn' };
    expect(factsOf([paid, line(2, after)])).toEqual([tile, one, two, after]);
  });

  it('leave out events without one, and choices that were undone', () => {
    const mute: LogLine = { ...line(1), events: [{ words, clause: 'a.1' }] };
    expect(factsOf([mute, line(2, coin()), undo(3, 1)])).toEqual([]);
    expect(factsOf([line(2, coin()), undo(3, 1), line(4, coin({ to: 'row.4' }))]).map(({ to }) => to)).toEqual(['row.4']);
  });

  it('are only the newest after a break of the connection', () => {
    const missed = Array.from({ length: 30 }, (_, n) => line(n, coin({ to: `row.${n}` })));
    const found = factsOf(missed);
    expect(found.length).toBeLessThan(10);
    expect(found.at(-1)?.to).toBe('row.29');
  });

  it('are selected by verb and kind of piece', () => {
    const facts = [coin(), { verb: 'turned', piece: 'tile:farm' }, { verb: 'moved', piece: 'tile:farm' }];
    expect(select(facts, 'moved', 'tile')).toEqual([facts[2]]);
    expect(select(facts, 'moved', 'til')).toEqual([]);
  });
});

describe('flights', () => {
  const tokens: Tokens<'coin' | 'back'> = { pieces: { coin: 'coin', card: 'back' } };

  it('are what moved, was gained or lost, by kind of piece', () => {
    const card = { verb: 'gained', piece: 'card:mason', from: 'piles.2', to: 'discards' };
    const lost = coin({ verb: 'lost', amount: 3 });
    const others = [coin({ verb: 'turned' }), coin({ piece: 'tile:farm' }), coin({ piece: undefined })];
    expect(flights([card, ...others, lost], tokens)).toEqual([
      { token: 'back', from: 'piles.2', to: 'discards', n: 1 },
      { token: 'coin', from: 'purses.1', to: 'row.2', n: 3 },
    ]);
  });

  it('need both places, or a supply for the one that is left out', () => {
    const [gained, lost] = [coin({ verb: 'gained', from: undefined }), coin({ verb: 'lost', to: undefined })];
    expect(flights([gained, lost], tokens)).toEqual([]);
    const supply = (token: string, actor: number): string => `supply.${token}.${actor}`;
    expect(flights([gained, lost], { ...tokens, supply }).map(({ from, to }) => [from, to])).toEqual([
      ['supply.coin.1', 'row.2'], ['purses.1', 'supply.coin.1'],
    ]);
  });

  it('go to the place where the board draws it', () => {
    const drawn = (address: string, piece: string): string => (piece === 'card:mason' ? `${address}.masons` : address);
    const card = { verb: 'moved', piece: 'card:mason', from: 'a', to: 'b' };
    expect(flights([card], { ...tokens, drawn })[0]).toMatchObject({ from: 'a.masons', to: 'b.masons' });
  });
});

describe('a place on the screen', () => {
  it('is the nearest one drawn around an address', () => {
    const rect = {} as DOMRect;
    const places = new Map([['row.2', { rect }]]);
    expect(rectAt(places, 'row.2')).toBe(rect);
    expect(rectAt(places, 'row.2.coins')).toBe(rect);
    expect(rectAt(places, 'row.21')).toBeUndefined();
    expect(rectAt(places, 'row')).toBeUndefined();
  });
});
