import { describe, expect, it } from 'vitest';
import { changed } from '../src/changes';

describe('changed', () => {
  it('changes, adds and removes, and leaves the value given as it is', () => {
    const before = { row: [{ coins: 1 }, { coins: 2 }], drawn: ['duchess'], turn: 0 };
    const after = changed(before, [
      { path: ['row', 1, 'coins'], value: 5 },
      { path: ['drawn'] },
      { path: ['winners'], value: [0] },
    ]);
    expect(after).toEqual({ row: [{ coins: 1 }, { coins: 5 }], turn: 0, winners: [0] });
    expect(before.row[1]).toEqual({ coins: 2 });
    expect(after.row[0]).toBe(before.row[0]);
  });
});
