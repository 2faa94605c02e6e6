import { expect, it } from 'vitest';
import { named } from '../src/names';
import type { NewSeat } from '../src/wire';

it('gives each of ten bots a name of its own, without a number', () => {
  const names = named(Array.from({ length: 10 }, (): NewSeat => ({ kind: 'bot', level: 'easy' }))).map((seat) => seat.name);
  expect(new Set(names).size).toBe(10);
  expect(names.filter((name) => /\d/.test(name!))).toEqual([]);
});
