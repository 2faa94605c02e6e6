import { describe, expect, it } from 'vitest';
import { parts, preview } from '../preview';
import { board, box, kingdom, option, prompt, view } from './table';

describe('the parts of an option', () => {
  it('are its verb and its arguments', () => {
    expect(parts('take:row.2')).toEqual({ verb: 'take', args: ['row', '2'] });
    expect(parts('pass')).toEqual({ verb: 'pass', args: [] });
  });
});

describe('taking a tile', () => {
  it('puts a Coin beside each tile skipped and brings those beside it (take.3, take.4)', () => {
    const { row } = board();
    row[2]!.coins = 3;
    const seen = preview(option('take:row.3'), view({ row }), null, box);
    expect(seen.hand).toBe('watch');
    expect(seen.rowCoins).toEqual([1, 1]);
    expect(seen.coins).toBe(3 - 2);
    expect([seen.invader, seen.defence]).toEqual([1, 2]);
  });

  it('costs 4 Coins for a Special Building (take.10), none for the Inventor (char.15) or a replacement (repl.2)', () => {
    expect(preview(option('take:special.1'), view(), null, box).coins).toBe(-4);
    expect(preview(option('take:special.1'), view(), null, box).rowCoins).toEqual([1, 1, 1, 1]);
    expect(preview(option('invent:special.1'), view(), null, box).coins).toBe(0);
    expect(preview(option('take:row.4'), view({}, 'ReplaceWith'), null, box).coins).toBe(0);
  });
});

describe('placing a tile', () => {
  it('shows it in its space with its tokens and the trio it makes', () => {
    const mine = kingdom({ 3: { tile: 'tavern' }, 4: { tile: 'castle' } });
    const seen = preview(
      option('place:6'),
      view({ kingdoms: [mine, kingdom({})], taken: { tile: 'watch', saracens: 2 } }, 'PlaceTile'),
      null,
      box,
    );
    expect(seen.spaces).toEqual([{ seat: 0, cell: 5, space: { tile: 'watch', towers: 2 } }]);
    expect(seen.trios.map((trio) => trio.crop)).toEqual(['wheat']);
    expect(seen.invader).toBe(3);
  });

  it('gives no more Towers than the supply has (inv.21)', () => {
    const supply = { towers: 1, nobles: 12, coins: null, saracens: 6 };
    const seen = preview(option('place:1'), view({ supply, taken: { tile: 'watch', saracens: 0 } }), null, box);
    expect(seen.defence).toBe(1);
    expect(seen.spaces[0]!.space!.towers).toBe(1);
  });

  it('collects a tithe from those who show the crop and have a Coin (icon.6, icon.8), and loses what there is', () => {
    const rich = [kingdom({ 4: { tile: 'castle' } }, 0), kingdom({ 4: { tile: 'castle' } }, 1)];
    const poor = [kingdom({ 4: { tile: 'castle' } }, 3), kingdom({ 4: { tile: 'castle' } }, 0)];
    const taken = { tile: 'church', saracens: 0 };
    expect(preview(option('place:1'), view({ kingdoms: rich, taken }), null, box).coins).toBe(1);
    expect(preview(option('place:1'), view({ kingdoms: poor, taken }), null, box).coins).toBe(-2);
  });
});

describe('other choices', () => {
  const standing = kingdom({
    0: { tile: 'watch', towers: 2, nobles: 1 },
    1: { tile: 'forge', towers: 1 },
    4: { tile: 'castle' },
  });
  const kingdoms = [standing, kingdom({ 4: { tile: 'castle', nobles: 1 } })];

  it('turn a lost Territory into a Ruin with one Tower, a Special Building into one without (inv.13-inv.15)', () => {
    const seen = preview(option('lose:1'), view({ kingdoms }, 'LoseTile'), null, box);
    expect(seen.spaces[0]!.space).toEqual({ tile: 'watch', ruin: true, towers: 1 });
    expect(seen.defence).toBe(-1);
    const special = preview(option('lose:2'), view({ kingdoms }, 'LoseTile'), null, box);
    expect(special.spaces[0]!.space).toEqual({ tile: 'forge', ruin: true });
    expect(special.defence).toBe(-1);
  });

  it('move, put and steal the token the prompt names', () => {
    const moved = preview(option('move:1'), view({ kingdoms }), prompt('prompt-move', { what: '@nobles' }), box);
    expect(moved.spaces.map(({ cell, space }) => [cell, space!.nobles])).toEqual([[0, 0], [4, 1]]);
    const put = preview(option('put:5'), view({ kingdoms }), prompt('prompt-put', { what: '@towers', n: 2 }), box);
    expect(put.spaces[0]!.space!.towers).toBe(2);
    expect(put.defence).toBe(2);
    const stolen = preview(option('steal:1.5'), view({ kingdoms }), prompt('prompt-steal', { what: '@nobles' }), box);
    expect(stolen.spaces).toEqual([{ seat: 1, cell: 4, space: { tile: 'castle', nobles: 0 } }]);
  });

  it('swap two spaces with all that stands there (char.10)', () => {
    const seen = preview(option('with:2'), view({ kingdoms }), prompt('prompt-swap-with', { cell: 1 }), box);
    expect(seen.spaces.map(({ cell, space }) => [cell, space!.tile])).toEqual([[0, 'forge'], [1, 'watch']]);
  });

  it('bring a Character and its Coins, or the Coins of the trio', () => {
    expect(preview(option('attract:merchant'), view(), null, box)).toMatchObject({ character: 'merchant', coins: 2 });
    expect(preview(option('attract:tailor'), view({ nobles: [3, 0] }), null, box).coins).toBe(3);
    expect(preview(option('coins:wheat'), view(), null, box).coins).toBe(2);
  });
});
