/** The lesson of 7: two turns for two heroes, prepared choice by choice. The pupil finishes the first row; the last treasure is a free choice. */

import type { Tutorial } from '../board';
import { chapter, freely, others, say } from '../parts/lesson';
import type { SevenBoard } from '../seven.generated';
import { SOURCES } from './sources';

const slot = (place: number, n: number): string => `undertakings.${place}.markers.${n}`;
const ASTROLOGER = 'heroes.0.characters.court_astrologer';

export const tutorial: Tutorial = {
  newTable: {
    game: 'seven',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    clock: { mode: 'none' },
    open: false,
    seed: 320,
  },
  sources: SOURCES,
  chapters: [
    chapter(
      'gate',
      [
        'recruit:court_astrologer',
        say('welcome', ['armour'], 'complete.12'),
        say('goal', ['armour'], 'end.1', 'end.2'),
        say('danger', ['cataclysm_pile'], 'end.6', 'cataclysm.1'),
        say('turn', ['order'], 'flow.1', 'flow.2'),
        say('recruit', ['tavern.court_astrologer'], 'recruit.1', 'game.4'),
        say('banner', ['tavern.court_astrologer'], 'set.1', 'found.3'),
      ],
      ...others('found:scholars_hall'),
    ),
    chapter(
      'sins',
      ['sin:pride.2', say('sins', ['heroes.0.sins.pride'], 'sin.3', 'score.9'), say('pride', ['heroes.0.sins.pride'], 'sin.1')],
      ...others('recruit:envoy_monk'),
    ),
    chapter(
      'undertakings',
      [
        'part:1.3',
        say('sold', [], 'free.1', 'free.2'),
        say('undertaking', ['undertakings.1'], 'part.1', 'complete.3'),
        say('part', [slot(1, 3)], 'part.1', 'part.3'),
      ],
      ...others('part:1.2'),
    ),
    chapter(
      'elixirs',
      ['sin:gluttony.2', say('discount', ['heroes.0.sins.gluttony'], 'effect.6', 'elixir.1')],
      ['buy:moon_tincture', say('elixir', ['shop.moon_tincture'], 'elixir.1', 'elixir.5')],
      ...others('tap:envoy_monk'),
      ['part:2.1', say('spend', [slot(2, 1)], 'elixir.3'), say('locked', [slot(2, 1)], 'part.5')],
      ...others('sin:sloth.2', 'untap:envoy_monk'),
      ['tap:court_astrologer', say('tap', [ASTROLOGER], 'gifts.1', 'gifts.2')],
      ...others('tap:envoy_monk'),
      ['part:2.2'],
      ...others('sin:wrath.1'),
    ),
    chapter(
      'gathering',
      ['sin:sloth.2', say('again', ['heroes.0.sins.sloth'], 'effect.10', 'gifts.2')],
      ['untap:court_astrologer'],
      ...others('sin:lust.1'),
      ['tap:court_astrologer'],
      ...others('pass'),
      [
        'pass:until_change',
        say('pass', [], 'pass.1', 'pass.2', 'pass.3'),
        say('gathering', [], 'gather.1', 'score.1', 'score.7'),
        say('income', [], 'draw.1', 'gather.3', 'gather.9'),
      ],
      ...others('sin:envy.1', 'take:wisdom.0'),
    ),
    chapter(
      'denial',
      ['deny:pride', say('strike', ['answer.deny:pride'], 'sin.8', 'sin.9'), say('cost', ['answer.deny:pride'], 'sin.3', 'sin.10')],
      [
        'found:temple_of_courage',
        say('cataclysm', ['cataclysms'], 'cataclysm.3', 'sin.4'),
        say('temple', ['temples.temple_of_courage'], 'found.1', 'found.8'),
        say('enslave', ['temples.temple_of_courage'], 'enslave.1', 'enslave.3', 'enslave.4'),
        say('found', ['temples.temple_of_courage'], 'found.1'),
      ],
      ...others('sin:gluttony.2', 'buy:owl_water'),
    ),
    chapter(
      'row',
      ['sin:gluttony.2', say('missing', [slot(1, 1)], 'complete.1', 'complete.3')],
      ['buy:shepherds_balm'],
      ...others('sin:sloth.2', 'untap:envoy_monk'),
      ['part:1.1', say('last', [slot(1, 1)], 'part.1', 'complete.3'), say('together', ['undertakings.1'], 'complete.1', 'two.1')],
      ...others('done', 'pick:legend'),
      [
        'pick:sealed_reliquary',
        say('treasures', ['treasures_open.sealed_reliquary'], 'complete.7'),
        say('reliquary', ['treasures_open.sealed_reliquary'], 'complete.9'),
      ],
    ),
    freely('yours', [
      'pick:hoard',
      say('choice', ['treasures_open.hoard'], 'complete.6', 'complete.10'),
      say('armour', ['armour'], 'complete.12', 'complete.14'),
    ]),
  ],
  end: say('end', ['armour'], 'end.1', 'end.6', 'end.7'),
  // complete.12: the row is finished, and all its treasures are taken.
  isOver: ({ board }) => (board as unknown as SevenBoard).armour > 0,
};
