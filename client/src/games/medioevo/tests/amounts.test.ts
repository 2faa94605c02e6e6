import { expect, it } from 'vitest';
import type { OptionInfo } from '../../../wire';
import { lotsOf, occupationOf } from '../amounts';

const options = (...texts: string[]): OptionInfo[] => texts.map((text) => ({ text, words: { key: 'x', args: { n: Number(/\d+/.exec(text)?.[0]) } }, refs: [], key: '' }));
const texts = (list: readonly OptionInfo[] | undefined) => list?.map(({ text }) => text);

it('tells those who move in with the banner from those who move in without it', () => {
  const found = occupationOf(options('occupy:4.banner', 'occupy:3.banner', 'occupy:3', 'occupy:10'));
  expect(texts(found?.led)).toEqual(['occupy:3.banner', 'occupy:4.banner']);
  expect(texts(found?.alone)).toEqual(['occupy:3', 'occupy:10']);
});

it('is only for that question', () => {
  expect(occupationOf(options('occupy:3', 'done'))).toBeNull();
  expect(occupationOf([])).toBeNull();
});

it('takes together what differs in its last number, where that is much', () => {
  const many = ['deploy:army.zeta.10', ...[1, 2, 3, 4].map((n) => `deploy:army.zeta.${n}`)];
  expect(lotsOf(options('done', 'build:fort.zeta', 'embark:caravan.1.1', ...many)).map(texts)).toEqual([[...many.slice(1), many[0]]]);
});
