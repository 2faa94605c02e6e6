import { describe, expect, it } from 'vitest';
import { completed, flights, newRuins, newTile } from '../flights';
import { board, kingdom } from './table';

describe('what travelled', () => {
  it('Coins from the purse to the tiles skipped, and those beside the tile taken to the purse', () => {
    const before = board();
    before.row[2]!.coins = 1;
    const after = board({ kingdoms: [kingdom({ 4: { tile: 'castle' } }, 2), before.kingdoms[1]!] });
    after.row = [
      { tile: 'tavern', coins: 1, saracens: 0 }, { tile: 'farm', coins: 1, saracens: 0 },
      { tile: 'church', coins: 0, saracens: 0 }, { tile: 'field', coins: 0, saracens: 0 },
    ];
    const coins = flights(before, after).filter(({ token }) => token === 'coin');
    expect(coins.reduce((sum, { n }) => sum + n, 0)).toBe(2);
    expect(coins.map(({ to }) => to)).toEqual(['row.1', 'row.2']);
    expect(coins.map(({ from }) => from)).toEqual(['kingdoms.0.coins', 'row.3']);
  });

  it('Towers from the supply to the tile placed, Saracens from it to the Invader', () => {
    const before = board();
    const mine = kingdom({ 4: { tile: 'castle' }, 0: { tile: 'watch', towers: 2 } });
    const after = board({ kingdoms: [mine, before.kingdoms[1]!], invader: 1, defence: 4 });
    expect(flights(before, after)).toEqual([
      { token: 'tower', from: 'supply.towers', to: 'kingdoms.0.spaces.1', n: 2 },
      { token: 'saracen', from: 'kingdoms.0.spaces.1', to: 'invader', n: 1 },
    ]);
    expect(newTile(before, after)).toEqual({ seat: 0, cell: 0 });
  });

  it('a stolen Tower from one Kingdom to the other', () => {
    const before = board({ kingdoms: [kingdom({ 4: { tile: 'castle' } }), kingdom({ 0: { tile: 'watch', towers: 1 } })] });
    const after = board({ kingdoms: [kingdom({ 4: { tile: 'castle', towers: 1 } }), kingdom({ 0: { tile: 'watch' } })] });
    expect(flights(before, after)).toEqual([{ token: 'tower', from: 'kingdoms.1.spaces.1', to: 'kingdoms.0.spaces.5', n: 1 }]);
  });

  it('nothing when tiles swap places with their tokens, or nothing happened', () => {
    const [watch, farm] = [{ tile: 'watch', towers: 1 }, { tile: 'farm', nobles: 1 }];
    const one = board({ kingdoms: [kingdom({ 0: watch, 1: farm }), kingdom({})] });
    const other = board({ kingdoms: [kingdom({ 1: watch, 0: farm }), kingdom({})] });
    expect(flights(one, other)).toEqual([]);
    expect(newTile(one, other)).toBeNull();
  });
});

describe('what befell the Kingdoms', () => {
  it('a tile fell, but not one that was a Ruin before', () => {
    const before = board({ kingdoms: [kingdom({ 0: { tile: 'farm' }, 1: { tile: 'watch', ruin: true } }), kingdom({})] });
    const ruin = { 0: { tile: 'farm', ruin: true }, 1: { tile: 'watch', ruin: true } };
    expect(newRuins(before, board({ kingdoms: [kingdom(ruin), kingdom({})] }))).toEqual(['kingdoms.0.spaces.1']);
    expect(newRuins(before, before)).toEqual([]);
  });

  it('the ninth tile completes a Kingdom, once', () => {
    const eight = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((cell) => [cell, { tile: `t${cell}` }]));
    const before = board({ kingdoms: [kingdom({}), kingdom(eight)] });
    const after = board({ kingdoms: [kingdom({}), kingdom({ ...eight, 8: { tile: 'farm' } })] });
    expect(completed(before, after)).toEqual([1]);
    expect(completed(after, after)).toEqual([]);
  });
});
