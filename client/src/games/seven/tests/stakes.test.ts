import { expect, test } from 'vitest';
import type { Details } from '../../../wire';
import { paid, stakes } from '../stakes';
import { hero } from './table';

const COURTS = [hero({ gold: 5, sins: ['greed'] }), hero({ gold: 1 })];
const told = (details: Details, me = 0) => stakes(details, COURTS, me, 7);

test('a theft that was not denied is told of both, the viewer first', () => {
  expect(told({ price: { gold: 2 }, others: { 0: { gold: 2 } } }, 1)).toEqual([
    { player: 1, of: 'gold', from: 1, by: -2 },
    { player: 0, of: 'gold', from: 5, by: 2 },
  ]);
});

test('a sin that is played comes nearer to the cataclysm; that the card leaves the hand is not told (sin.3)', () => {
  expect(told({ price: { sin: 1 }, gain: { gold: 3 }, figures: { sins_to_cataclysm: [3, 2] } })).toEqual([
    { player: 0, of: 'gold', by: 3, from: 5 },
    { player: null, of: 'doom', from: 4, by: 1 },
  ]);
});

test('what may be denied is told as a range, for both', () => {
  expect(told({ later: { 0: { gift: [0, 1] }, 1: { gift: [-1, 0] } } })).toEqual([
    { player: 0, of: 'any', by: 1, range: [0, 1], from: 0 },
    { player: 1, of: 'any', by: -1, range: [-1, 0], from: 0 },
  ]);
});

test('what comes in all replaces what comes at once', () => {
  expect(told({ gain: { 'gift:faith': 1, fame: 2 }, later: { 0: { gift: [2, 2], fame: [1, 1] } } }).map(({ of, by }) => [of, by])).toEqual([['fame', 1], ['any', 2]]);
});

test('a marker that is put on the table counts, and what nobody counts is left out', () => {
  expect(told({ figures: { markers: [7, 6], 'income:gold': [0, 1] }, price: { points: 1 } })).toEqual([{ player: 0, of: 'marker', by: 1 }]);
});

test('a payment takes cards, elixirs and tokens', () => {
  expect(paid({ elixir: 2, 'gift:mercy': 1, gold: 1 }, hero({ gold: 3, elixirs: ['dew', 'balm', 'drop'] }), 1)).toEqual([
    { player: 1, of: 'gold', by: -1, from: 3 },
    { player: 1, of: 'mercy', by: -1, from: 0 },
    { player: 1, of: 'elixir', by: -2, from: 3 },
  ]);
});
