import { describe, expect, it } from 'vitest';
import type { FactInfo } from '../../../wire';
import { flights, select, type Tokens } from '../flights';
import { rectAt } from '../motion';

const coin = (change: Partial<FactInfo> = {}): FactInfo => ({
  verb: 'moved', actor: 1, piece: 'coin', from: 'purses.1', to: 'row.2', ...change,
});

describe('facts', () => {
  it('are selected by verb and kind of piece', () => {
    const facts: FactInfo[] = [coin(), { verb: 'turned', piece: 'tile:farm' }, { verb: 'moved', piece: 'tile:farm' }];
    expect(select(facts, 'moved', 'tile')).toEqual([facts[2]]);
    expect(select(facts, 'moved', 'til')).toEqual([]);
  });
});

describe('flights', () => {
  const tokens: Tokens<'coin' | 'back'> = { pieces: { coin: 'coin', card: 'back' } };

  it('are what moved, was gained or lost, by kind of piece', () => {
    const card: FactInfo = { verb: 'gained', piece: 'card:mason', from: 'piles.2', to: 'discards' };
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
    const card: FactInfo = { verb: 'moved', piece: 'card:mason', from: 'a', to: 'b' };
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
