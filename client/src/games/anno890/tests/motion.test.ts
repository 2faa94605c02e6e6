import { describe, expect, it } from 'vitest';
import type { FactInfo } from '../../../wire';
import { flights } from '../../parts/flights';
import { completed, newRuins, TOKENS } from '../motion';
import { board, kingdom } from './table';

describe('what flies', () => {
  it('Coins beside the tiles skipped, Saracens from the tile placed to the Invader, but no tile', () => {
    const facts: FactInfo[] = [
      { verb: 'moved', actor: 0, piece: 'tile:watch', from: 'row.2', to: 'taken' },
      { verb: 'moved', actor: 0, piece: 'coin', from: 'kingdoms.0.coins', to: 'row.1.coins' },
      { verb: 'moved', actor: 0, piece: 'saracen', from: 'kingdoms.0.spaces.1', to: 'invader', amount: 2 },
    ];
    expect(flights(facts, TOKENS)).toEqual([
      { token: 'coin', from: 'kingdoms.0.coins', to: 'row.1.coins', n: 1 },
      { token: 'saracen', from: 'kingdoms.0.spaces.1', to: 'invader', n: 2 },
    ]);
  });

  it('a stolen Tower once, although it is told as lost and as gained', () => {
    const stolen = { actor: 0, piece: 'tower', from: 'kingdoms.1.spaces.1' };
    const facts: FactInfo[] = [{ ...stolen, verb: 'lost' }, { ...stolen, verb: 'gained', to: 'kingdoms.0.spaces.5' }];
    expect(flights(facts, TOKENS)).toEqual([{ token: 'tower', from: 'kingdoms.1.spaces.1', to: 'kingdoms.0.spaces.5', n: 1 }]);
  });
});

describe('what befell the Kingdoms', () => {
  const turned: FactInfo = { verb: 'turned', actor: 0, piece: 'tile:farm' };
  const placed: FactInfo = { verb: 'moved', actor: 1, piece: 'tile:farm', from: 'taken', to: 'kingdoms.1.spaces.9' };
  const cells = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, cell) => [cell, { tile: `t${cell}` }]));

  it('a tile fell (inv.9), but not one that is rebuilt (char.6)', () => {
    const here = 'kingdoms.0.spaces.1';
    expect(newRuins([{ ...turned, to: `${here}.ruin` }, { ...turned, from: `${here}.ruin`, to: here }])).toEqual([here]);
  });

  it('the ninth tile completes a Kingdom, but not the eighth, nor a swap', () => {
    const full = board({ kingdoms: [kingdom({}), kingdom(cells(9))] });
    expect(completed([placed], full)).toEqual([1]);
    expect(completed([placed], board({ kingdoms: [kingdom({}), kingdom(cells(8))] }))).toEqual([]);
    expect(completed([{ ...placed, from: 'kingdoms.1.spaces.1' }], full)).toEqual([]);
  });
});
