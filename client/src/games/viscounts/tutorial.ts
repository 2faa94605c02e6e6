/**
 * The lesson of Viscounts: seven rounds against a Rival, prepared choice by choice, and what is said before each.
 * After them the pupil plays on alone.
 */

import type { Tutorial } from '../board';
import { lessonOf } from '../parts/lesson';
import { spotAddress, trackAddress } from './addresses';
import { SOURCES } from './sources';
import type { ViscountsBoard } from '../viscounts.generated';
import type { ViewOf } from '../board';

const { step } = lessonOf<ViewOf<ViscountsBoard>>();

/** Something to say: the message `tutorial-<id>`, what it points at, and the clauses it tells. */
interface Said {
  id: string;
  refs: string[];
  clauses: string[];
}

/** A choice of the pupil, and what is said before it. */
type Line = [choice: string, ...said: Said[]];

const say = (id: string, refs: string[], ...clauses: string[]): Said => ({ id, refs, clauses });

const ROW = [1, 2, 3].map((at) => `players.0.row.${at}`);
const TRACK = [1, 2, 3, 4, 5, 6, 7].map((space) => trackAddress(0, space));
const ENDS = ['debts_above', 'deeds_above'];

/** The prepared game by round; the set-up is round 0. */
const ROUNDS: Line[][] = [
  [
    [
      'pair:1',
      say('welcome', ['players.0.castle.3'], 'turn.1', 'turn.3', 'move.4'),
      say('rival', ['rival'], 'solo.1', 'solo.56'),
      say('pair', ['pairs.1'], 'setup.10', 'setup.12', 'setup.13'),
    ],
  ],
  [
    ['play:financier', say('turn', ['players.0.hand.financier'], 'turn.2', 'p1.6', 'card.1'), say('icons', ROW, 'setup.8', 'icon.4')],
    ['discard:abbot', say('instant', ['players.0.hand.abbot'], 'card.4', 'fx.14', 'draw.1')],
    ['move:inner.1', say('move', ['spaces.1.inner'], 'move.1', 'move.5', 'act.2')],
    ['act:transcribe', say('transcribe', ['shelves.1', 'players.0.icons.cleric'], 'script.2', 'act.3', 'icon.6')],
    ['flip:debt', say('flip', ['players.0.papers.unpaid', 'players.0.papers.acquired'], 'debt.8', 'debt.13', 'debt.14')],
    ['take:ink'],
    ['pass', say('recruit', ['piles.1'], 'hire.1', 'draw.1', 'draw.2')],
  ],
  [
    ['play:journeyman', say('slide', ROW, 'p1.1', 'p1.2', 'icon.6')],
    ['move:left.2', say('out', ['spaces.2.outer_left'], 'move.5', 'act.2')],
    ['act:trade', say('trade', ['players.0.icons.merchant'], 'trade.1', 'trade.2', 'trade.5')],
    ['exchange:3', say('exchange', ['players.0.purse.silver'], 'trade.5', 'act.6')],
    ['hire:2', say('hire', ['piles.2'], 'hire.1', 'hire.3', 'card.2')],
  ],
  [
    ['play:squire', say('track', TRACK, 'track.1', 'track.3', 'track.8')],
    ['move:inner.3'],
    [
      'dismiss:workers',
      say('castle', ['players.0.castle.1.3', 'players.0.purse.gold'], 'work.1', 'work.2'),
      say('dismiss', ['piles.3'], 'dis.1', 'dis.5', 'dis.6'),
    ],
    ['discard:thief', say('optional', ['players.0.hand.thief'], 'time.1', 'time.13')],
    ['workers:3', say('workers', ['players.0.castle.1.3', 'players.0.castle.2.3'], 'work.5', 'work.6', 'work.8')],
    ['pass', say('tiers', ['players.0.castle.3'], 'work.18', 'work.30', 'work.41')],
  ],
  [
    ['play:ada', say('criminal', ['players.0.hand.ada'], 'p1.2', 'icon.2', 'p1.7')],
    ['move:inner.5'],
    ['act:transcribe', say('ribbon', ['shelves.5'], 'script.6', 'script.10')],
    ['pass', say('deed', ['players.0.papers.approved'], 'debt.9', 'debt.11')],
  ],
  [
    ['hire:5', say('dropoff', ['piles.5'], 'card.6', 'p1.3', 'hire.8')],
    ['play:labourer'],
    ['move:left.1'],
    ['dismiss:build', say('build', ['players.0.icons.builder', 'piles.1'], 'build.1', 'build.2', 'dis.3')],
    ['discard:trader'],
    ['build:trading_post_1', say('building', ['players.0.buildings.trading_post_1'], 'build.5', 'build.6', 'build.17')],
    ['spot:1.2', say('spot', [spotAddress(1, 2), spotAddress(1, 3)], 'build.4', 'build.9', 'build.10')],
    ['pass', say('piles', ENDS, 'debt.1', 'debt.2', 'end.1')],
    ['take:stone', say('shuffle', TRACK, 'draw.5', 'draw.6'), say('clash', ['players.0.row.2'], 'coll.1', 'coll.5')],
  ],
  [
    ['play:journeyman', say('others', ['players.0.papers.unpaid'], 'track.13', 'coll.8'), say('stacked', TRACK, 'track.3', 'track.4', 'coll.1')],
    ['move:right.2', say('step', ['spaces.2.outer_right', 'players.0.buildings.trading_post_1'], 'move.2', 'move.3')],
    ['act:build'],
    ['build:workshop_3', say('workshop', ['players.0.buildings.workshop_3'], 'build.2', 'build.23')],
    ['spot:2.4'],
    ['take:stone'],
    ['pass', say('collision', TRACK, 'coll.2', 'coll.7', 'coll.11')],
    ['take:stone'],
  ],
  [
    ['play:overseer_virtue', say('hired', ['players.0.hand.overseer_virtue'], 'hire.3', 'hire.5')],
    ['move:right.4', say('pay', ['spaces.4.outer_right', spotAddress(4, 5)], 'move.2')],
    ['act:build'],
    ['build:workshop_2', say('types', ['players.0.buildings.workshop_2'], 'build.24')],
    ['spot:4.5'],
    [
      'pass',
      say('last', ENDS, 'end.1', 'end.2', 'score.9'),
      say('count', [], 'score.1', 'score.7', 'score.18', 'solo.67'),
    ],
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
