import { expect, test } from 'vitest';
import { openBox } from '../box';
import { differences, stakes } from '../stakes';
import { board, BOX, hero } from './table';

const EMPTY = { sin_discards: 4, sins_played: [] as string[] };
const option = (text: string) => ({ text, refs: [], words: { key: text } });
const entry = (id: string) => ({ id, it: id, en: id, source: 'reconstructed' });
const box = { ...BOX, sins: openBox({ constants: {}, ...lists(), sin: [{ ...entry('greed'), first: { op: 'steal', what: 'gold', n: 2 }, second: { op: 'gain', what: 'gold', n: 3 } }] })!.sins };

function lists() {
  const names = ['gift', 'hero', 'character', 'elixir', 'castle', 'estate', 'temple', 'undertaking', 'treasure', 'cataclysm', 'artefact', 'nameless', 'portal', 'armour'];
  return Object.fromEntries(names.map((name) => [name, []]));
}

test('a theft is told of both, the viewer first, and the sin that is discarded', () => {
  const before = board([hero({ gold: 1 }), hero({ gold: 5 })], { ...EMPTY, sins_played: ['greed'] });
  const after = board([hero({ gold: 3 }), hero({ gold: 3 })], { ...EMPTY, sin_discards: 5 });
  expect(differences(before, after, 1)).toEqual([
    { player: 1, of: 'gold', from: 5, by: -2 },
    { player: 0, of: 'gold', from: 1, by: 2 },
    { player: null, of: 'doom', from: 4, by: 1 },
  ]);
});

test('what a function of a sin will bring is told before its effect comes; that the card is played is not', () => {
  const before = board([hero({ gold: 5, sins: ['greed'] })], EMPTY);
  const after = board([hero({ gold: 5 })], { ...EMPTY, sins_played: ['greed'] });
  expect(stakes(option('sin:greed.2'), before, after, box, 0)).toEqual([
    { player: 0, of: 'gold', by: 3, from: 5 },
    { player: null, of: 'doom', from: 4, by: 1 },
  ]);
});

test('a theft brings no more than the richest rival has', () => {
  const before = (gold: number) => board([hero({ gold: 5, sins: ['greed'] }), hero({ gold: 0 }), hero({ gold })], EMPTY);
  const gain = (gold: number) => stakes(option('sin:greed.1'), before(gold), before(gold), box, 0)[0];
  expect(gain(9)).toEqual({ player: 0, of: 'gold', by: 2, from: 5 });
  expect(gain(1)).toEqual({ player: 0, of: 'gold', by: 1, from: 5 });
  expect(gain(0)).toEqual({ player: 0, of: 'gold', by: 0, from: 5 });
});

test('a marker that leaves the table counts', () => {
  const card = (marker: number | 'neutral') => ({ undertakings: [{ id: 'siege', markers: [marker], treasures: [] }], ...EMPTY });
  expect(differences(board([hero()], card(0)), board([hero()], card('neutral')), 0)).toEqual([{ player: 0, of: 'marker', from: 1, by: -1 }]);
});
