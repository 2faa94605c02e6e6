/** The lesson of Viscounts: seven rounds against a Rival, prepared choice by choice, and what is said before each. */

import type { Tutorial } from '../board';
import { lessonOf } from '../parts/lesson';
import { SOURCES } from './sources';
import type { View } from './view';

const { step } = lessonOf<View>();

/** Something to say: the message `tutorial-<id>`, what it points at, and the clauses it tells. */
interface Said {
  id: string;
  refs: string[];
  clauses: string[];
}

/** A choice of the pupil, and what is said before it. */
type Line = [choice: string, ...said: Said[]];

const say = (id: string, refs: string[], ...clauses: string[]): Said => ({ id, refs, clauses });

const ROW = [1, 2, 3].map((at) => `row:0.${at}`);
const TRACK = [1, 2, 3, 4, 5, 6, 7].map((space) => `track:0.${space}`);
const ENDS = ['end:poverty', 'end:prosperity'];

/** The whole game by round; the set-up is round 0. */
const ROUNDS: Line[][] = [
  [
    [
      'pair:1',
      say('welcome', ['keep'], 'turn.1', 'turn.3', 'move.4'),
      say('rival', ['rival:rival_cleric'], 'solo.1', 'solo.56'),
      say('pair', ['pair:1'], 'setup.10', 'setup.12', 'setup.13'),
    ],
  ],
  [
    ['play:financier', say('turn', ['hand:financier'], 'turn.2', 'p1.6', 'card.1'), say('icons', ROW, 'setup.8', 'icon.4')],
    ['discard:abbot', say('instant', ['hand:abbot'], 'card.4', 'fx.14', 'draw.1')],
    ['move:inner.1', say('move', ['space:2.1'], 'move.1', 'move.5', 'act.2')],
    ['act:transcribe', say('transcribe', ['shelf:1', 'action:transcribe'], 'script.2', 'act.3', 'icon.6')],
    ['flip:debt', say('flip', ['paper:0.debt', 'paper:0.deed'], 'debt.8', 'debt.13', 'debt.14')],
    ['take:ink'],
    ['pass', say('recruit', ['pile:1'], 'hire.1', 'draw.1', 'draw.2')],
  ],
  [
    ['play:journeyman', say('slide', ROW, 'p1.1', 'p1.2', 'icon.6')],
    ['move:left.2', say('out', ['space:0.2'], 'move.5', 'act.2')],
    ['act:trade', say('trade', ['action:trade'], 'trade.1', 'trade.2', 'trade.5')],
    ['exchange:3', say('exchange', ['money:0.silver'], 'trade.5', 'act.6')],
    ['hire:2', say('hire', ['pile:2'], 'hire.1', 'hire.3', 'card.2')],
  ],
  [
    ['play:squire', say('track', TRACK, 'track.1', 'track.3', 'track.8')],
    ['move:inner.3'],
    [
      'dismiss:workers',
      say('castle', ['section:1.3', 'money:0.gold'], 'work.1', 'work.2'),
      say('dismiss', ['pile:3'], 'dis.1', 'dis.5', 'dis.6'),
    ],
    ['discard:thief', say('optional', ['hand:thief'], 'time.1', 'time.13')],
    ['workers:3', say('workers', ['section:1.3', 'section:2.3'], 'work.5', 'work.6', 'work.8')],
    ['pass', say('tiers', ['keep'], 'work.18', 'work.30', 'work.41')],
  ],
  [
    ['play:ada', say('criminal', ['hand:ada'], 'p1.2', 'icon.2', 'p1.7')],
    ['move:inner.5'],
    ['act:transcribe', say('ribbon', ['shelf:5'], 'script.6', 'script.10')],
    ['pass', say('deed', ['papers:0.approved'], 'debt.9', 'debt.11')],
  ],
  [
    ['hire:5', say('dropoff', ['pile:5'], 'card.6', 'p1.3', 'hire.8')],
    ['play:labourer'],
    ['move:left.1'],
    ['dismiss:build', say('build', ['action:build', 'pile:1'], 'build.1', 'build.2', 'dis.3')],
    ['discard:trader'],
    ['build:trading_post_1', say('building', ['building:0.trading_post_1'], 'build.5', 'build.6', 'build.17')],
    ['spot:1.2', say('spot', ['spot:1.2', 'spot:1.3'], 'build.4', 'build.9', 'build.10')],
    ['pass', say('piles', ENDS, 'debt.1', 'debt.2', 'end.1')],
    ['take:stone', say('shuffle', TRACK, 'draw.5', 'draw.6'), say('clash', ['row:0.2'], 'coll.1', 'coll.5')],
  ],
  [
    ['play:journeyman', say('others', ['paper:0.debt'], 'track.13', 'coll.8'), say('stacked', TRACK, 'track.3', 'track.4', 'coll.1')],
    ['move:right.2', say('step', ['space:1.2', 'building:0.trading_post_1'], 'move.2', 'move.3')],
    ['act:build'],
    ['build:workshop_3', say('workshop', ['building:0.workshop_3'], 'build.2', 'build.23')],
    ['spot:2.4'],
    ['take:stone'],
    ['pass', say('collision', TRACK, 'coll.2', 'coll.7', 'coll.11')],
    ['take:stone'],
  ],
  [
    ['play:overseer_virtue', say('last', ['end:prosperity'], 'end.1', 'end.2', 'score.9'), say('hired', ['hand:overseer_virtue'], 'hire.3', 'hire.5')],
    ['move:right.4', say('pay', ['space:1.4', 'spot:4.5'], 'move.2')],
    ['act:build'],
    ['build:workshop_2', say('types', ['building:0.workshop_2'], 'build.24')],
    ['spot:4.5'],
    ['flip:debt', say('share', ['paper:0.debt'], 'score.11', 'score.14', 'debt.13')],
    ['take:ink'],
    ['pass', say('count', [], 'score.1', 'score.7', 'score.18', 'solo.67')],
  ],
];

const steps = ROUNDS.flatMap((lines, round) =>
  lines.flatMap(([choice, ...said]) =>
    said.map(({ id, refs, clauses }) =>
      step(id, refs, clauses, ({ board, options }) => board.round === round && options.includes(choice)),
    ),
  ),
);

export const tutorial: Tutorial = {
  newTable: {
    game: 'viscounts',
    seats: [{ kind: 'me' }],
    // Piles that are lower from the start: the end comes soon.
    options: { rival: 'rival_cleric', first_player: 0, setup_papers: 'piles' },
    clock: { mode: 'none' },
    open: false,
    seed: 1294,
  },
  sources: SOURCES,
  steps: [...steps, step('end', [], ['end.2', 'solo.69'], ({ view }) => view.over)],
  script: ROUNDS.flat().map(([choice]) => choice),
};
