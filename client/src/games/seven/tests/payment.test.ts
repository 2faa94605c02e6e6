import { expect, test } from 'vitest';
import { openBox } from '../box';
import { meansOf, paidWith, payments, slotsOf, swapped, type Debt } from '../payment';
import { board, BOX, hero } from './table';

const entry = (id: string) => ({ id, it: id, en: id, source: 'reconstructed' });
const NONE = { courage: 0, wisdom: 0, mercy: 0, justice: 0, faith: 0, temperance: 0 };
const elixir = (id: string, ...gives: string[]) => ({ ...entry(id), cost: {}, gives, set: { banner: 'red', n: 5, gives } });
const lists = Object.fromEntries(
  ['gift', 'hero', 'character', 'castle', 'estate', 'temple', 'undertaking', 'treasure', 'sin', 'cataclysm', 'artefact', 'nameless', 'portal', 'armour'].map((name) => [name, []]),
);
const { elixirs } = openBox({ constants: {}, ...lists, elixir: [elixir('balm', 'mercy'), elixir('dew', 'mercy'), elixir('sap', 'mercy', 'mercy'), elixir('drop', 'any')] })!;
const box = { ...BOX, elixirs };
const FULL = { ...NONE, courage: 9, wisdom: 9, mercy: 9 };

const asked = (more: Partial<Debt>): Debt => ({ gold: 0, fame: 0, gifts: NONE, ...more });
const found = (debt: Debt, court = hero(), sales: [string, number][] = [], reserve = FULL) => {
  const options = sales.map(([id, n]) => ({ text: `sell:${id}`, refs: [], words: { key: '', args: { n } } }));
  return payments(debt, meansOf(board([court], { reserve }), box, 0, options));
};

test('all pairs of elixirs are ways to pay two gifts, and what is forced is not chosen', () => {
  const ways = found(asked({ gifts: { ...NONE, mercy: 2 } }), hero({ elixirs: ['balm', 'dew', 'drop'] }));
  expect(ways.map(({ choices }) => choices)).toEqual([
    ['elixir:balm.plain', 'elixir:dew.plain'],
    ['elixir:balm.plain', 'elixir:drop.plain'],
    ['elixir:dew.plain', 'elixir:drop.plain'],
  ]);
});

test('what gives up the least is proposed: one elixir before two, and none that spills', () => {
  const [two] = found(asked({ gifts: { ...NONE, mercy: 2 } }), hero({ elixirs: ['balm', 'dew', 'sap'] }));
  expect(two).toMatchObject({ choices: ['elixir:sap.plain'], lost: 0 });
  const [one] = found(asked({ gifts: { ...NONE, mercy: 1 } }), hero({ elixirs: ['sap', 'balm'] }));
  expect(one).toMatchObject({ choices: ['elixir:balm.plain'], lost: 0 });
});

test('cards are paid with by themselves unless the reserve lacks what an elixir would give', () => {
  const court = hero({ elixirs: ['balm'], gifts: { ...NONE, mercy: 1 } });
  const ways = found(asked({ gifts: { ...NONE, mercy: 1 } }), court, [], NONE);
  expect(ways.map(({ choices, sources }) => [choices, sources.mercy])).toEqual([[['pay'], ['cards']], [['elixir:balm.plain'], ['balm']]]);
});

test('a gift of any kind takes the kind that is asked; where several are left it is chosen', () => {
  const debt = asked({ gifts: { ...NONE, mercy: 1, courage: 1 } });
  const ways = found(debt, hero({ elixirs: ['drop', 'balm'], gifts: { ...NONE, courage: 1 } }));
  expect(ways.map(({ sources }) => sources)).toContainEqual({ courage: ['drop'], mercy: ['balm'] });
  expect(ways.map(({ sources }) => sources)).toContainEqual({ courage: ['cards'], mercy: ['drop'] });
});

test('palaces make up for tokens that are short', () => {
  const court = hero({ gold: 1, palaces: [{ id: 'mill', enslaved: false }, { id: 'farm', enslaved: false }] });
  const ways = found(asked({ gold: 3 }), court, [['mill', 2], ['farm', 4]]);
  expect(ways.map(({ choices, gold, lost }) => [choices, gold, lost])).toEqual([[['sell:mill'], 1, 0], [['sell:farm'], 0, 1]]);
  expect(paidWith(ways[0]!, court, 0)).toEqual([
    { player: 0, of: 'gold', by: -1, from: 1 },
    { player: 0, of: 'palace', by: -1, from: 2 },
  ]);
});

test('one gift is paid for by something else, and the other stays', () => {
  const ways = found(asked({ gifts: { ...NONE, mercy: 2 } }), hero({ elixirs: ['balm', 'dew', 'drop'] }));
  const slots = slotsOf(ways[0]!);
  expect(slots.map(({ by }) => by)).toEqual(['balm', 'dew']);
  const next = swapped(ways, ways[0]!, slots, 1)!;
  expect(slotsOf(next, slots).map(({ by }) => by)).toEqual(['balm', 'drop']);
  const again = slotsOf(swapped(ways, next, slotsOf(next, slots), 0)!, slotsOf(next, slots));
  expect(again.map(({ by }) => by)).toEqual(['dew', 'drop']);
});

test('what only one thing can pay for cannot be changed', () => {
  const ways = found(asked({ gifts: { ...NONE, mercy: 2 } }), hero({ elixirs: ['balm', 'dew'] }));
  expect(ways).toHaveLength(1);
  expect(swapped(ways, ways[0]!, slotsOf(ways[0]!), 0)).toBeNull();
});
