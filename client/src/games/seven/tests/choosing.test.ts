import { expect, test } from 'vitest';
import type { OptionInfo } from '../../../wire';
import { counts, reaches } from '../lenses';
import { countByTab, nextTab, tabOf } from '../tabs';

const option = (text: string, ...refs: string[]): OptionInfo => ({ text, refs, words: { key: text } });
const OPTIONS = [
  option('recruit:squire', 'tavern.squire'),
  option('found:shrine', 'temples.shrine'),
  option('treasure:1.purse', 'undertakings.1', 'undertakings.1.treasures.purse'),
  option('elixir:blood.set', 'heroes.0.elixirs.blood'),
  option('hero', 'heroes.0.hero'),
  option('pass'),
];

test('each verb reaches its options', () => {
  expect(counts(OPTIONS)).toEqual({ recruit: 1, buy: 0, found: 1, part: 0, gifts: 1, sin: 0, use: 1, free: 1, close: 0 });
  expect(reaches('use', 'pass')).toBe(false);
});

test('options lie under the tab where their things are drawn', () => {
  expect(['heroes.1.gifts.faith', 'shop.blood', 'portals.embers', 'reserve.faith'].map(tabOf)).toEqual(['court', 'market', 'table', 'table']);
  expect(countByTab(OPTIONS)).toEqual({ table: 1, court: 2, market: 2 });
});

test('the tab changes only when there is nothing to choose under it', () => {
  expect(nextTab('market', OPTIONS)).toBe('market');
  expect(nextTab('table', [option('sin:greed.1', 'heroes.0.sins.greed')])).toBe('court');
  expect(nextTab('court', [option('pass')])).toBe('court');
});
