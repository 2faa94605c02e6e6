import { expect, it } from 'vitest';
import type { OptionInfo } from '../../../wire';
import { occupationOf } from '../amounts';

const options = (...texts: string[]): OptionInfo[] => texts.map((text) => ({ text, words: { key: 'x' }, refs: [], key: '' }));
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
