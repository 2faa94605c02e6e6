/** The lesson of Medioevo Universale: the first turn of a small war, in which Hungary takes Vienna. Its last chapter is the pupil's own. */

import type { Tutorial } from '../board';
import { chapter, freely, others, say } from '../parts/lesson';
import type { MedioevoBoard } from '../medioevo.generated';
import { SOURCES } from './sources';

const HUNGARY = ['pannonia', 'upper_hungary', 'tisza', 'transylvania', 'banat', 'slavonia', 'croatia', 'dalmatia'].map((land) => `lands.${land}`);

export const tutorial: Tutorial = {
  newTable: {
    game: 'medioevo',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
    options: { placement: 'automatic' },
    clock: { mode: 'none' },
    open: false,
    // The pupil has the first sword, and calm event dice.
    seed: 29,
  },
  sources: SOURCES,
  chapters: [
    chapter(
      'crown',
      [
        'kingdom:hungary',
        say('honour', [], '4.01'),
        say('sources', [], '4.03.a', '4.03.p'),
        say('welcome', HUNGARY, '6.02.e'),
        say('map', ['lands.austria'], '6.04.b'),
        say('touch', ['lands.austria'], '3.09.a'),
      ],
      ...others('kingdom:mamluks'),
    ),
    chapter(
      'treaty',
      [
        'player:2',
        say('swords', [], '7.02.c', '7.02.g'),
        say('phases', ['lands.pannonia'], '7.01.a'),
        say('commerce', ['players.2'], '5.01.g', '3.10.d'),
      ],
      ['propose:commerce', say('proposal', ['players.2'], '5.01.b', '5.01.t', '5.02.b')],
      ...others('counter:commerce'),
      ['yes', say('counter', ['players.2'], '5.01.o', '5.01.p')],
      ['done'],
    ),
    chapter(
      'muster',
      [
        'learn:mathematics',
        say('arts', ['technology_owners.mathematics'], '7.08.a'),
        say('roads', ['technology_owners.mathematics'], '7.08.c'),
      ],
      ['done'],
      ['deploy:army.pannonia.11', say('muster', ['lands.pannonia'], '7.06.a', '7.09.a', '7.09.b')],
      ['done', say('limit', ['lands.pannonia'], '7.09.c', '3.09.a')],
    ),
    chapter(
      'battle',
      [
        'attack:1.austria',
        say('target', ['lands.austria'], '4.03.p'),
        say('border', ['lands.austria', 'lands.pannonia'], '7.10.b', '7.10.e'),
      ],
      [
        'fight:3',
        say('dice', ['lands.austria'], '7.10.j', '7.10.n'),
        say('pairs', ['lands.austria'], '7.10.s', '7.10.t'),
      ],
      ['show:arquebusier', say('card', ['players.0.hand.arquebusier'], '7.10.l', '7.10.q', '7.10.u')],
    ),
    chapter(
      'conquest',
      [
        'occupy:10.banner',
        say('won', ['lands.austria'], '7.10.t'),
        say('fall', ['lands.austria'], '7.10.u', '7.10.x'),
        say('occupy', ['lands.austria', 'lands.pannonia'], '7.10.ca', '7.10.cb', '7.04.d', '7.04.k'),
      ],
      ['done', say('laurels', ['lands.austria'], '7.10.cc', '7.10.i', '7.10.y')],
    ),
    freely(
      'wine',
      [
        'buy:wine.10',
        say('wine', ['lands.papal_state'], '3.10.d'),
        say('sail', ['lands.papal_state'], '7.11.a', '7.11.b'),
      ],
      ['done', say('caravan', ['lands.pannonia'], '3.06.2.a', '7.11.a')],
    ),
  ],
  end: say('end', [], '4.02.c', '4.03.a', '4.03.p'),
  isOver: ({ board }) => isTurnOver(board as unknown as MedioevoBoard),
};

/** Whether the pupil's first turn is over. */
function isTurnOver({ round, active }: MedioevoBoard): boolean {
  return round > 1 || (round === 1 && active !== 0);
}
