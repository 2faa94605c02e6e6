/** The lesson of 890: a prepared game for two, and what to say when a rule first matters in it. */

import type { LessonStep, Tutorial, ViewOf } from '../board';
import { lessonOf, type Moment as AnyMoment } from '../parts/lesson';
import type { Anno890Board } from '../anno890.generated';
import { filled, LINES } from './grid';
import { SOURCES } from './sources';

type Moment = AnyMoment<ViewOf<Anno890Board>>;

const { step, asks } = lessonOf<ViewOf<Anno890Board>>();

const SEAT = 0;
const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `kingdoms.${SEAT}.spaces.${cell}`);
const ROW = [1, 2, 3, 4].map((place) => `row.${place}`);
const SPECIALS = [1, 2, 3].map((place) => `special_buildings.${place}`);
const BANNERS = ['banners.wheat', 'banners.olive', 'banners.lavender', 'banners.poppy'];
const TRACK = ['invader'];
const SPECIAL_COST = 4;

const mine = (now: Moment) => now.board.kingdoms[now.seat]!;
const ruins = (now: Moment): number =>
  now.board.kingdoms.reduce((sum, kingdom) => sum + kingdom.spaces.filter((space) => space?.ruin).length, 0);

/** Whether some line holds two tiles and a free space: the place to speak of trios. */
function hasOpenLine(now: Moment): boolean {
  const { spaces } = mine(now);
  return LINES.some((line) => line.filter((cell) => spaces[cell] && !spaces[cell]!.ruin).length === 2);
}

/** take.12: the Coins for one of those left. */
function canBuySpecial(now: Moment): boolean {
  return mine(now).coins >= SPECIAL_COST && now.board.special_buildings.some((id) => id !== null);
}

/** The Invader has moved and is at most a step behind. */
const isClose = ({ invader, defence }: Anno890Board): boolean => invader > 0 && defence - invader <= 1;

/** What is urgent stands first; of the steps that fit, the first not yet said is shown. */
const STEPS: LessonStep[] = [
  step('end', [], ['end.1', 'end.4', 'end.6'], ({ view }) => view.over),
  step('castle', ['castles.1', 'castles.2'], ['setup.19', 'setup.20', 'setup.21'], asks('PickCastle')),
  step('lose', CELLS, ['inv.2', 'inv.5', 'inv.9', 'inv.10'], asks('LoseTile')),
  step('trio', BANNERS, ['trio.1', 'trio.8', 'trio.13'], asks('Reward')),
  step('take', ROW, ['take.1', 'take.2', 'take.3'], asks('TakeTile')),
  step('place', CELLS, ['place.1', 'place.3'], asks('PlaceTile')),
  step('ruin', TRACK, ['inv.13', 'inv.26'], (now) => now.asked !== '' && ruins(now) > 0),
  step('character', [], ['trio.14'], (now) => now.asked !== '' && mine(now).characters.length > 0),
  step('last', [], ['flow.2', 'end.2'], asks('TakeTile', ({ board }) => board.round === 8)),
  step('icons', CELLS, ['place.3', 'icon.12'], asks('TakeTile', (now) => filled(mine(now)) >= 2)),
  step('saracens', TRACK, ['icon.1', 'icon.2', 'inv.1'], ({ asked, board }) => asked !== '' && board.invader > 0),
  step('coins', ROW, ['take.4', 'take.7'], asks('TakeTile', ({ board }) => board.row.some(({ coins }) => coins > 0))),
  step('close', TRACK, ['inv.2', 'inv.4', 'inv.6'], asks('TakeTile', ({ board }) => isClose(board))),
  step('crops', BANNERS, ['trio.1', 'trio.3', 'trio.4'], asks('PlaceTile', hasOpenLine)),
  step('special', SPECIALS, ['take.10', 'take.11', 'setup.3'], asks('TakeTile', canBuySpecial)),
  step('scenario', ['scenario'], ['end.6', 'end.7'], asks('TakeTile', ({ board }) => board.round >= 5)),
];

export const tutorial: Tutorial = {
  newTable: {
    game: 'anno890',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    options: { scenario: 'first_steps', first_player: 1 },
    clock: { mode: 'none' },
    open: false,
    seed: 26,
  },
  sources: SOURCES,
  steps: STEPS,
};
