import { expect, test } from 'vitest';
import { counted, inSets, setsOf } from '../court';
import { BOX, hero, upright } from './table';

const court = hero({ characters: [upright('scribe'), upright('squire'), upright('captain')] });

test('sets are told with the largest first', () => {
  expect(setsOf({ red: 3, blue: 1, green: 4 })).toEqual([{ banner: 'green', n: 4 }, { banner: 'red', n: 3 }]);
  expect(setsOf({})).toEqual([]);
});

test('characters of one set stand side by side, those of the hero first', () => {
  expect(inSets(court, { red: 3, blue: 1 }, BOX).map(({ id }) => id)).toEqual(['squire', 'captain', 'scribe']);
});

test('equal things are counted', () => {
  expect(counted(['a', 'b', 'a'])).toEqual([{ thing: 'a', n: 2 }, { thing: 'b', n: 1 }]);
});
