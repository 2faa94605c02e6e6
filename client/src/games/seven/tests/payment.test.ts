import { expect, test } from 'vitest';
import type { Plan, Share } from '../../../wire';
import { slotsOf, swapped } from '../payment';

const MERCY = 'gift:mercy';
const elixir = (id: string, what = MERCY): Share => ({ what, by: `heroes.0.elixirs.${id}` });
const way = (...paid: Share[]): Plan => ({ choices: [], paid });
const sources = (plan: Plan | null, before: Parameters<typeof slotsOf>[1] = []) => plan && slotsOf(plan, before).map(({ by }) => by.split('.').at(-1));

/** elixir.3: two gifts of three elixirs, in every order. */
const WAYS = [way(elixir('balm'), elixir('dew')), way(elixir('balm'), elixir('drop')), way(elixir('dew'), elixir('balm')), way(elixir('dew'), elixir('drop'))];

test('each gift has a slot, in the order of the gifts; tokens that one has have none', () => {
  const paid = [elixir('balm', MERCY), { what: 'gold', by: 'heroes.0.palaces.mill', amount: 2 }, { what: 'gift:courage', by: 'heroes.0.gifts.courage', amount: 2 }, { what: 'gold', by: 'heroes.0.gold', amount: 1 }];
  expect(slotsOf(way(...paid)).map(({ what, amount }) => [what, amount])).toEqual([['gift:courage', 1], ['gift:courage', 1], [MERCY, 1], ['gold', 2]]);
});

test('one gift is paid for by something else, and the other stays', () => {
  const slots = slotsOf(WAYS[0]!);
  const next = swapped(WAYS, slots, 1)!;
  expect(sources(next, slots)).toEqual(['balm', 'drop']);
  const then = slotsOf(next, slots);
  expect(sources(swapped(WAYS, then, 0), then)).toEqual(['dew', 'drop']);
});

test('what only one thing can pay for cannot be changed, in whatever order it is paid', () => {
  const ways = [WAYS[0]!, WAYS[2]!];
  expect(slotsOf(WAYS[0]!).map((_, at) => swapped(ways, slotsOf(WAYS[0]!), at))).toEqual([null, null]);
});
