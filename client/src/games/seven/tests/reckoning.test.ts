import { expect, test } from 'vitest';
import type { EventInfo, LogLine, View } from '../../../wire';
import { origins } from '../origins';
import { accounts, missing } from '../reckoning';
import { board, BOX, hero } from './table';

const gains = (actor: number, clause: string, n: number): EventInfo => ({ words: { key: 'event-gains', args: { what: 'power', n } }, clause, fact: { verb: 'gained', actor } });
const log: LogLine[] = [
  {
    kind: 'choice', seat: 0, choice: 'x', words: null, undone: 0, seq: 1,
    events: [
      gains(0, 'complete.3', 10), gains(0, 'score.7', 2), gains(0, 'complete.10', 1), gains(1, 'found.8', 1), gains(1, 'effect.1', 3),
      { words: { key: 'event-gains', args: { what: 'gold', n: 9 } }, clause: 'complete.10', fact: { verb: 'gained', actor: 0 } },
      { words: { key: 'event-produces', args: { gold: 2, power: 1 } }, clause: 'gather.3', fact: { verb: 'gained', actor: 1 } },
    ],
  },
];

test('power is told by its source; what is not there any more was spent', () => {
  const [first, second] = accounts(log, board([hero({ power: 9 }), hero({ power: 5 })], { won: [1] }));
  expect(first).toMatchObject({ player: 1, power: 5, spent: 0, gained: { temples: 1, cards: 3, income: 1 } });
  expect(second).toMatchObject({ player: 0, power: 9, spent: 4, gained: { undertakings: 10, awards: 2, treasures: 1 } });
});

test('what was missing is told in numbers, as far as something was', () => {
  const end = board([hero({ power: 28 })], { armour: 0, portals: { embers: null }, won: [] });
  expect(missing(end, BOX, 0)).toEqual([{ key: 'missing-power', n: 2 }, { key: 'missing-portals', n: 1 }]);
});

test('the score sheet says where power came from, and only that', () => {
  const board = { scores: [5, 2], heroes: [{ power: 5 }, { power: 2 }], won: [0] };
  const log: LogLine[] = [{ kind: 'choice', seat: 0, choice: 'x', words: null, undone: 0, seq: 1, events: [gains(0, 'complete.3', 7), gains(1, 'score.1', 2)] }];
  const { power } = origins(log, { board } as unknown as View, 'en');
  expect(power!.map(({ clause, points }) => [clause, ...points])).toEqual([['complete.3', 7, null], ['score.1', null, 2], ['effect.21', -2, null]]);
});
