import { describe, expect, it } from 'vitest';
import type { Change, FactInfo, Preview } from '../../../wire';
import { ghosts, net } from '../ghosts';
import { board, kingdom } from './table';

/** The changes of a preview, and the facts of its events. */
const preview = (changes: Change[], ...facts: FactInfo[]): Preview => ({
  option: 'x', changes, events: facts.map((fact) => ({ words: { key: 'event-x' }, clause: '', fact })),
});
const nothing = {
  spaces: [], hand: null, character: null, trios: [], rowCoins: [0, 0, 0, 0], rowSaracens: [0, 0, 0, 0],
  coins: 0, points: 0, towers: 0, nobles: 0, invader: 0, defence: 0,
};

describe('the ghosts of a preview', () => {
  it('are none where nothing changes', () => {
    expect(ghosts(preview([]), {}, board(), 0)).toEqual(nothing);
  });

  it('show the tile taken and where Coins and Saracens will lie, as the facts say', () => {
    const taken: FactInfo = { verb: 'moved', actor: 0, piece: 'tile:watch', from: 'row.3', to: 'taken' };
    const paid = (at: number): FactInfo => ({ verb: 'moved', actor: 0, piece: 'coin', from: 'kingdoms.0.coins', to: `row.${at}.coins` });
    const token: FactInfo = { verb: 'moved', actor: 0, piece: 'saracen', from: 'supply.saracens', to: 'row.4.saracens' };
    const seen = ghosts(preview([], taken, paid(1), paid(2), token), {}, board(), 0);
    expect(seen).toEqual({ ...nothing, hand: 'watch', rowCoins: [1, 1, 0, 0], rowSaracens: [0, 0, 0, 1] });
  });

  it('show a space as it would be, the prows, and the trios of the one who chooses (trio.2)', () => {
    const before = board({ taken: { tile: 'watch', saracens: 0 } });
    const fact: FactInfo = { verb: 'gained', actor: 0, piece: 'trio:wheat', from: 'kingdoms.0.spaces.4', to: 'kingdoms.0.spaces.6' };
    const other = { ...fact, from: 'kingdoms.1.spaces.1', to: 'kingdoms.1.spaces.9' };
    const changes = [
      { path: ['taken'], value: null },
      { path: ['kingdoms', 0, 'spaces', 5], value: { tile: 'watch', towers: 2 } },
      { path: ['invader'], value: 1 },
      { path: ['defence'], value: 4 },
    ];
    const seen = ghosts(preview(changes, fact, other), {}, before, 0);
    expect(seen.spaces).toEqual([{ seat: 0, cell: 5, space: { tile: 'watch', towers: 2 } }]);
    expect([seen.hand, seen.invader, seen.defence]).toEqual([null, 1, 2]);
    expect(seen.trios).toEqual([{ seat: 0, line: [3, 4, 5], crop: 'wheat' }]);
  });

  it('take amounts from the details, prices subtracted', () => {
    const { coins, points, towers, nobles } = ghosts(preview([]), { gain: { coin: 1, points: 4, tower: 2 }, price: { coin: 3, noble: 1 } }, board(), 0);
    expect([coins, points, towers, nobles]).toEqual([-2, 4, 2, -1]);
    expect(net({}, 'coin')).toBe(0);
  });

  it('put into the hand no tile that the next player will have to take', () => {
    const taken: FactInfo = { verb: 'moved', actor: 1, piece: 'tile:church', from: 'row.1', to: 'taken' };
    expect(ghosts(preview([], taken), {}, board(), 0).hand).toBeNull();
  });

  it('show what leaves a space, and the Character that comes', () => {
    const before = board({ kingdoms: [kingdom({ 4: { tile: 'castle' }, 0: { tile: 'farm' } }), kingdom({})] });
    const comes: FactInfo = { verb: 'moved', actor: 0, piece: 'character:merchant', from: 'banners.wheat', to: 'kingdoms.0.characters' };
    const seen = ghosts(preview([{ path: ['kingdoms', 0, 'spaces', 0], value: null }], comes), {}, before, 0);
    expect(seen.spaces).toEqual([{ seat: 0, cell: 0, space: null }]);
    expect(seen.character).toBe('merchant');
  });
});
