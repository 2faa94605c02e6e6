import { expect, it } from 'vitest';
import { named, playersOf } from '../src/names';
import { Voice } from '../src/text/voice';
import type { NewSeat, TableInfo } from '../src/wire';

it('gives each of ten bots a name of its own, without a number', () => {
  const names = named(Array.from({ length: 10 }, (): NewSeat => ({ kind: 'bot', level: 'easy' }))).map((seat) => seat.name);
  expect(new Set(names).size).toBe(10);
  expect(names.filter((name) => /\d/.test(name!))).toEqual([]);
});

it('keeps a name that is written from right to left from turning its sentence', () => {
  const seats = ['דוד', '\u202eannA\u2066', 'Bruno'].map((name) => ({ name, kind: 'person' }));
  const voice = new Voice('en', ['asks = { $player } asks: 1, 2'], playersOf({ seats, automata: [] } as unknown as TableInfo));
  const said = [0, 1, 2].map((n) => voice.words({ key: 'asks', args: { player: `@seat-${n}` } }));
  expect(said).toEqual(['\u2068דוד\u2069 asks: 1, 2', 'annA asks: 1, 2', 'Bruno asks: 1, 2']);
});
