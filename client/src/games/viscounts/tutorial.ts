/** The lesson of Viscounts: a short game against a Rival, prepared choice by choice. The last chapter is the pupil's own. */

import type { Tutorial } from '../board';
import { chapter, freely, say } from '../parts/lesson';
import { spotAddress, trackAddress } from './addresses';
import { SOURCES } from './sources';

const ROW = [1, 2, 3].map((at) => `players.0.row.${at}`);
const TRACK = [1, 2, 3, 4, 5, 6, 7].map((space) => trackAddress(0, space));
const ENDS = ['debts_above', 'deeds_above'];

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
  chapters: [
    chapter(
      'ride',
      [
        'pair:1',
        say('welcome', ['players.0.castle.3'], 'turn.1', 'turn.3', 'move.4'),
        say('pair', ['pairs.2'], 'setup.10', 'setup.12', 'setup.13'),
      ],
      ['play:financier', say('turn', ['players.0.hand.financier'], 'turn.2', 'p1.6', 'card.1')],
      ['discard:abbot', say('instant', ['players.0.hand.abbot'], 'card.4', 'fx.14', 'draw.1')],
      ['move:inner.1', say('move', ['spaces.1.inner'], 'move.1', 'move.5', 'act.2')],
    ),
    chapter(
      'manuscripts',
      [
        'act:transcribe',
        say('icons', ROW, 'setup.8', 'icon.4'),
        say('transcribe', ['shelves.1'], 'script.2', 'act.3', 'icon.6'),
      ],
      ['flip:debt', say('flip', ['players.0.papers.unpaid', 'players.0.papers.acquired'], 'debt.8', 'debt.13', 'debt.14')],
      ['take:ink'],
      ['pass', say('rival', ['piles.1'], 'hire.1', 'draw.1', 'solo.1', 'solo.56')],
    ),
    chapter(
      'trade',
      ['play:journeyman', say('slide', ROW, 'p1.1', 'p1.2', 'icon.6')],
      ['move:left.2', say('out', ['spaces.2.outer_left'], 'move.5', 'act.2')],
      ['act:trade'],
      ['exchange:3', say('exchange', ['spaces.2.outer_left'], 'trade.1', 'trade.5', 'act.6')],
      ['hire:2', say('hire', ['piles.2'], 'hire.1', 'hire.3', 'card.2')],
    ),
    chapter(
      'castle',
      ['play:squire'],
      ['move:inner.3', say('castle', ['spaces.3.inner'], 'work.1', 'work.2')],
      ['dismiss:workers', say('dismiss', ['piles.3'], 'dis.1', 'dis.5', 'dis.6')],
      ['discard:thief'],
      ['workers:3', say('workers', ['players.0.castle.1.3'], 'work.5', 'work.6', 'work.8')],
      [
        'pass',
        say('crowd', ['players.0.castle.1.3'], 'work.18', 'work.20', 'work.23', 'work.24'),
        say('tiers', ['players.0.castle.3'], 'work.30', 'work.41', 'score.2'),
      ],
    ),
    chapter(
      'criminals',
      ['play:ada', say('track', TRACK, 'track.1', 'track.3', 'track.8'), say('criminal', ['players.0.hand.ada'], 'icon.2', 'p1.7')],
      ['move:inner.5'],
      ['act:transcribe', say('ribbon', ['shelves.5'], 'script.6', 'script.8', 'script.10')],
      ['pass', say('deed', ['players.0.papers.approved'], 'debt.9', 'debt.11')],
    ),
    chapter(
      'build',
      ['hire:4', say('dropoff', ['piles.4'], 'card.6', 'p1.3', 'hire.8')],
      ['discard:top'],
      ['play:labourer', say('shuffle', TRACK, 'draw.5', 'draw.6')],
      ['move:left.1'],
      ['dismiss:build', say('build', ['piles.1'], 'build.1', 'build.2', 'dis.3')],
      ['discard:lender'],
      ['build:trading_post_2', say('building', ['players.0.buildings.trading_post_2'], 'build.5', 'build.6', 'build.17')],
      ['spot:1.2', say('spot', [spotAddress(1, 2), spotAddress(1, 3)], 'build.4', 'build.9', 'build.10')],
      ['pass'],
      ['take:stone', say('clash', ['players.0.row.2'], 'coll.1', 'coll.5')],
    ),
    chapter(
      'collision',
      ['play:stonecutter_3', say('stacked', TRACK, 'track.3', 'track.4', 'coll.1')],
      ['move:right.5', say('pay', ['spaces.5.outer_right'], 'move.2', 'move.3')],
      ['act:build'],
      ['build:workshop_2'],
      ['destroy:abbot', say('destroy', ['players.0.hand.abbot'], 'fx.17', 'time.13')],
      ['decline'],
      ['pass', say('collision', TRACK, 'coll.2', 'coll.7', 'coll.11')],
      ['take:gold'],
      ['decline', say('meet', ['spaces.5.outer_right'], 'move.8')],
      ['take:stone'],
    ),
    freely(
      'yours',
      [
        'play:thief',
        say('alone', ENDS, 'end.1', 'end.2'),
        say('papers', ENDS, 'score.8', 'score.9'),
        say('second', ENDS, 'solo.68', 'score.14', 'end.5'),
      ],
      ['move:right.1'],
      ['act:build'],
      ['build:trading_post_3', say('types', ['players.0.buildings.trading_post_3'], 'build.24')],
      ['spot:1.4'],
      ['decline'],
      ['play:overseer_virtue'],
      ['move:inner.2'],
      ['act:workers'],
      ['workers:2', say('plan', TRACK, 'coll.7', 'end.1')],
      ['hire:2'],
      ['play:ada', say('last', ENDS, 'end.2', 'score.1', 'score.18')],
      ['move:left.3'],
      ['dismiss:build'],
      ['build:trading_post_1'],
      ['spot:3.2'],
    ),
  ],
  end: say('end', [], 'end.2', 'solo.69'),
};
