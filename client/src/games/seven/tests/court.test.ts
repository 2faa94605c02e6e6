import { expect, test } from 'vitest';
import { banners, counted, freeMarkers, givesNow, hasSet, incomeOf, inSets, isLocked, setsOf, waits } from '../court';
import { BOX, board, hero, upright } from './table';

const court = hero({ characters: [upright('scribe'), upright('squire'), upright('captain')], palaces: [{ id: 'keep', enslaved: true }, { id: 'shrine', enslaved: false }] });

test('the hero counts for the set of his banner (set.1)', () => {
  expect(banners(court, BOX)).toMatchObject({ red: 3, blue: 1 });
  expect(hasSet(banners(court, BOX), { banner: 'red', n: 3 })).toBe(true);
  expect(hasSet(banners(hero(), BOX), { banner: 'any', n: 2 })).toBe(false);
  expect(setsOf(court, BOX)).toEqual([{ banner: 'red', n: 3 }]);
});

test('characters of one set stand side by side, those of the hero first', () => {
  expect(inSets(court.characters, court, BOX).map(({ id }) => id)).toEqual(['squire', 'captain', 'scribe']);
});

test('income is that of hero, characters, palaces with their sets, and portals (gather.3)', () => {
  expect(incomeOf(0, board([court], { portals: { embers: 0 } }), BOX)).toEqual({ gold: 3, fame: 5, power: 4 });
  expect(incomeOf(0, board([hero()], { portals: { embers: 1 } }), BOX)).toEqual({ gold: 2, fame: 1, power: 0 });
});

test('an elixir gives more with its set (elixir.5)', () => {
  const blood = BOX.elixirs.get('blood')!;
  expect(givesNow(blood, banners(court, BOX))).toEqual(['courage', 'courage']);
  expect(givesNow(blood, banners(hero(), BOX))).toEqual(['courage']);
});

test('markers on undertakings, portals and palaces are not free (supply.13)', () => {
  const undertakings = [{ id: 'x', markers: [0, 1, 'neutral' as const, null], treasures: [] }];
  expect(freeMarkers(0, board([court], { undertakings, portals: { embers: 0 } }), BOX)).toBe(4);
});

test('the last requirement of the middle row is locked (part.5)', () => {
  expect(isLocked([0, null, 1], 1, 2)).toBe(true);
  expect(isLocked([0, null, null], 1, 2)).toBe(false);
  expect(isLocked([0, null, 1], 1, 1)).toBe(false);
});

test('equal things are counted', () => {
  expect(counted(['a', 'b', 'a'])).toEqual([{ thing: 'a', n: 2 }, { thing: 'b', n: 1 }]);
});

test('a full card of the first row waits for the other one, if there is one (complete.1)', () => {
  const card = (...markers: (number | null)[]) => ({ id: 'siege', markers, treasures: [] });
  const rows = (...first: (ReturnType<typeof card> | null)[]) => [...first, ...first.flatMap(() => [card(0), card(null)])];
  expect(waits(rows(card(0, 1), card(0, null)), 1)).toBe(true);
  expect(waits(rows(card(0, 1), card(0, null)), 2)).toBe(false);
  expect(waits(rows(card(0, 1), card(1, 1)), 1)).toBe(false);
  expect(waits(rows(card(0, 1), null), 1)).toBe(false);
  expect(waits(rows(card(0, 1), card(0, null)), 3)).toBe(false);
  expect(waits(rows(card(0, 1)), 1)).toBe(false);
});
