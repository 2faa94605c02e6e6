/** The lesson of 890: a prepared game for two against a bot that answers what is known. The last chapter is the pupil's own. */

import type { Tutorial } from '../board';
import { chapter, freely, others, say } from '../parts/lesson';
import { SOURCES } from './sources';

const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `kingdoms.0.spaces.${cell}`);
const ROW = [1, 2, 3, 4].map((place) => `row.${place}`);
const space = (cell: number): string => CELLS[cell - 1]!;

export const tutorial: Tutorial = {
  newTable: {
    game: 'anno890',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    options: { scenario: 'first_steps', first_player: 1 },
    clock: { mode: 'none' },
    open: false,
    seed: 1,
  },
  sources: SOURCES,
  chapters: [
    chapter(
      'kingdom',
      ['castle:1', say('castle', ['castles.1'], 'setup.19', 'setup.20', 'setup.21')],
      ...others('take:row.4', 'place:7'),
      ['take:row.1', say('take', ROW, 'take.1', 'take.2', 'take.3'), say('coins', ['row.1'], 'take.4', 'take.7')],
      ['place:1', say('place', [space(1)], 'place.1', 'place.3')],
      ...others('place:6'),
    ),
    chapter(
      'trio',
      [
        'take:row.2',
        say('tithe', ['kingdoms.1.spaces.6'], 'icon.6'),
        say('icons', [space(1)], 'place.3', 'icon.12'),
        say('crops', [space(5)], 'trio.1', 'trio.3', 'trio.4'),
      ],
      ['place:6'],
      ...others('take:row.2', 'place:8'),
      ['take:row.1', say('patience', ['row.1'], 'take.7')],
      ['place:4'],
      ['attract:military_architect', say('trio', ['banners.lavender'], 'trio.8', 'trio.13')],
      ['move:6', say('character', [space(5)], 'trio.14')],
      ...others('take:row.1', 'place:1'),
    ),
    chapter(
      'invader',
      ['take:row.1', say('saracens', ['invader'], 'icon.1', 'icon.2', 'setup.7', 'inv.1')],
      ['place:3'],
      ...others('take:row.3', 'place:2'),
      ['take:row.4', say('close', ['invader'], 'inv.2', 'inv.4', 'inv.6')],
      ['place:8'],
      ['lose:4', say('lose', [space(4)], 'inv.2', 'inv.5', 'inv.9', 'inv.10')],
      ...others('lose:6', 'take:row.2', 'place:9'),
    ),
    freely(
      'yours',
      ['take:row.1', say('ruin', [space(4)], 'inv.13', 'inv.15', 'inv.23', 'inv.26'), say('scenario', ['scenario'], 'end.6', 'end.7')],
      ['place:2'],
      ...others('take:row.1', 'place:3', 'lose:9'),
      ['lose:2', say('again', [space(2)], 'inv.9', 'inv.10')],
      ['take:special.2', say('special', ['special_buildings.2'], 'take.10', 'take.11', 'setup.3')],
      ['place:7'],
      ...others('take:row.4'),
      ['take:row.2', say('last', ['row.2'], 'flow.2', 'end.2')],
    ),
  ],
  end: say('end', [], 'end.1', 'end.4', 'end.6'),
};
