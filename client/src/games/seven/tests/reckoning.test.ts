import { expect, test } from 'vitest';
import type { EventInfo, FactInfo, LogLine, View } from '../../../wire';
import type { SevenOutlook } from '../../seven.generated';
import { origins } from '../origins';
import { accounts, missing } from '../reckoning';
import { board, hero } from './table';

const gained = (actor: number, piece: string, amount: number): FactInfo => ({ verb: 'gained', actor, piece, amount });
const gains = (actor: number, clause: string, n: number, piece = 'power'): EventInfo => ({ words: { key: 'event' }, clause, fact: gained(actor, piece, n) });
const log: LogLine[] = [
  {
    kind: 'choice', seat: 0, choice: 'x', words: null, undone: 0, seq: 1,
    events: [
      gains(0, 'complete.3', 10), gains(0, 'score.7', 2), gains(0, 'complete.10', 1), gains(1, 'found.8', 1), gains(1, 'effect.1', 3),
      gains(0, 'complete.10', 9, 'gold'),
      { ...gains(1, 'gather.3', 3, 'income'), besides: [gained(1, 'gold', 2), gained(1, 'power', 1)] },
    ],
  },
];

test('power is told by its source; what is not there any more was spent', () => {
  const [first, second] = accounts(log, board([hero({ power: 9 }), hero({ power: 5 })], { won: [1] }));
  expect(first).toMatchObject({ player: 1, power: 5, spent: 0, gained: { temples: 1, cards: 3, income: 1 } });
  expect(second).toMatchObject({ player: 0, power: 9, spent: 4, gained: { undertakings: 10, awards: 2, treasures: 1 } });
});

test('what was missing is told in numbers, as far as something was', () => {
  const end = { power_goal: 30, armour_left: 0, portals_left: 1 } as SevenOutlook;
  expect(missing(end, 28)).toEqual([{ key: 'missing-power', n: 2 }, { key: 'missing-portals', n: 1 }]);
});

test('the score sheet says where power came from, and only that', () => {
  const board = { scores: [5, 2], heroes: [{ power: 5 }, { power: 2 }], won: [0] };
  const log: LogLine[] = [{ kind: 'choice', seat: 0, choice: 'x', words: null, undone: 0, seq: 1, events: [gains(0, 'complete.3', 7), gains(1, 'score.1', 2)] }];
  const { power } = origins(log, { board } as unknown as View, 'en');
  expect(power!.map(({ clause, points }) => [clause, ...points])).toEqual([['complete.3', 7, null], ['score.1', null, 2], ['effect.21', -2, null]]);
});
