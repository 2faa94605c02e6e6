import { describe, expect, it } from 'vitest';
import type { Change, EventInfo, FactInfo, Preview } from '../../../wire';
import { differences, ghosts } from '../ghosts';
import { board, kingdom } from './table';

const preview = (changes: Change[], events: EventInfo[] = []): Preview => ({ option: 'x', changes, events });
const nothing = {
  spaces: [], hand: null, character: null, trios: [], rowCoins: [0, 0, 0, 0], rowSaracens: [0, 0, 0, 0],
  coins: 0, points: 0, towers: 0, nobles: 0, invader: 0, defence: 0,
};

describe('the ghosts of a preview', () => {
  it('are none where nothing changes', () => {
    expect(ghosts(preview([]), board(), 0)).toEqual(nothing);
  });

  it('show the tile taken, the Coins paid and where they lie, also when the row moves up', () => {
    const before = board();
    const row = before.row.filter((_, at) => at !== 2).map((here, at) => (at < 2 ? { ...here, coins: 1 } : here));
    const changes = [
      { path: ['row'], value: row },
      { path: ['taken'], value: { tile: 'watch', saracens: 0 } },
      { path: ['kingdoms', 0, 'coins'], value: 1 },
    ];
    const seen = ghosts(preview(changes), before, 0);
    expect(seen).toEqual({ ...nothing, hand: 'watch', rowCoins: [1, 1, 0, 0], coins: -2 });
    expect(before.row).toHaveLength(4);
  });

  it('show a space as it would be, the prows, and the trios of the events', () => {
    const before = board({ taken: { tile: 'watch', saracens: 0 } });
    const fact: FactInfo = { verb: 'gained', actor: 0, piece: 'trio:wheat', from: 'kingdoms.0.spaces.4', to: 'kingdoms.0.spaces.6' };
    const other = { ...fact, from: 'kingdoms.1.spaces.1', to: 'kingdoms.1.spaces.9' };
    const events = [{ words: { key: 'event-places' }, clause: 'place.1' }, ...[fact, other].map((one) => ({
      words: { key: 'event-trio' }, clause: 'trio.2', fact: one,
    }))];
    const changes = [
      { path: ['taken'], value: null },
      { path: ['kingdoms', 0, 'spaces', 5], value: { tile: 'watch', towers: 2 } },
      { path: ['invader'], value: 1 },
      { path: ['defence'], value: 4 },
    ];
    const seen = ghosts(preview(changes, events), before, 0);
    expect(seen.spaces).toEqual([{ seat: 0, cell: 5, space: { tile: 'watch', towers: 2 } }]);
    expect([seen.hand, seen.invader, seen.defence]).toEqual([null, 1, 2]);
    expect(seen.trios).toEqual([{ line: [3, 4, 5], crop: 'wheat' }]);
  });

  it('take the points from the engine, which knows what a tile is worth beside the others', () => {
    const changes = [
      { path: ['kingdoms', 0, 'spaces', 0], value: { tile: 'forge' } },
      { path: ['scores'], value: [12, 5] },
    ];
    expect(ghosts(preview(changes), board({ scores: [8, 5] }), 0).points).toBe(4);
  });

  it('put into the hand no tile that the next player will have to take', () => {
    const changes = [
      { path: ['turn'], value: 1 },
      { path: ['taken'], value: { tile: 'church', saracens: 0 } },
    ];
    expect(ghosts(preview(changes), board(), 0).hand).toBeNull();
  });

  it('set options apart by their trios, and by their Coins where these differ', () => {
    const fact: FactInfo = { verb: 'gained', actor: 0, piece: 'trio:wheat', from: 'kingdoms.0.spaces.4', to: 'kingdoms.0.spaces.6' };
    const coins = (value: number) => ({ path: ['kingdoms', 0, 'coins'], value });
    const trio = { ...preview([coins(5)], [{ words: { key: 'event-trio' }, clause: 'trio.2', fact }]), option: 'place:6' };
    const alike = differences([trio, { ...preview([coins(5)]), option: 'place:7' }], board(), 0);
    expect(alike.get('place:6')).toEqual({ trios: [{ line: [3, 4, 5], crop: 'wheat' }], coins: 0 });
    expect(alike.get('place:7')).toEqual({ trios: [], coins: 0 });
    expect(differences([trio, { ...preview([]), option: 'place:7' }], board(), 0).get('place:6')?.coins).toBe(2);
  });

  it('show what leaves a space, and the Character that comes', () => {
    const before = board({ kingdoms: [kingdom({ 4: { tile: 'castle' }, 0: { tile: 'farm' } }), kingdom({})] });
    const changes = [
      { path: ['kingdoms', 0, 'spaces', 0], value: null },
      { path: ['kingdoms', 0, 'characters'], value: ['merchant'] },
      { path: ['scores', 0], value: 3 },
    ];
    const seen = ghosts(preview(changes), before, 0);
    expect(seen.spaces).toEqual([{ seat: 0, cell: 0, space: null }]);
    expect(seen.character).toBe('merchant');
    expect(seen.points).toBe(3);
  });
});
