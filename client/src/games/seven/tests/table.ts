/** A position for tests: content and board with only what the functions read. */

import type { SevenBoard, SevenHero } from '../../seven.generated';
import { openBox, type Box } from '../box';

const entry = (id: string) => ({ id, it: id, en: id, source: 'reconstructed' });

export const BOX: Box = openBox({
  constants: { power_goal: 30, markers: 7, sins_for_cataclysm: 7 },
  gift: [
    { ...entry('courage'), colour: 'red' }, { ...entry('wisdom'), colour: 'blue' }, { ...entry('mercy'), colour: 'green' },
    { ...entry('justice'), colour: 'yellow' }, { ...entry('faith'), colour: 'white' }, { ...entry('temperance'), colour: 'purple' },
  ],
  hero: [{ ...entry('aldric'), banner: 'red', income: { gold: 2, fame: 1 } }],
  character: [
    { ...entry('squire'), banner: 'red', gifts: [], cost: {}, income: { gold: 1 } },
    { ...entry('scribe'), banner: 'blue', gifts: [], cost: {} },
    { ...entry('captain'), banner: 'red', gifts: [], cost: {}, income: { power: 1 } },
  ],
  elixir: [{ ...entry('blood'), cost: {}, gives: ['courage'], set: { banner: 'red', n: 2, gives: ['courage', 'courage'] } }],
  castle: [{ ...entry('keep'), number: 1, cost: {}, income: { fame: 1 }, set: { banner: 'red', n: 3, income: { fame: 4 } } }],
  estate: [],
  temple: [{ ...entry('shrine'), cost: {}, power_now: 1, set: { banner: 'red', n: 3, income: { power: 1 } } }],
  undertaking: [], treasure: [], sin: [], cataclysm: [], artefact: [], nameless: [], armour: [],
  portal: [{ ...entry('embers'), colour: 'red', cost: ['courage'], income: { power: 2 } }],
  corruption: entry('corruption'),
})!;

export function hero(more: Partial<SevenHero> = {}): SevenHero {
  const gifts = { courage: 0, wisdom: 0, mercy: 0, justice: 0, faith: 0, temperance: 0 };
  return {
    hero: 'aldric', tapped: false, gold: 0, fame: 0, power: 0, gifts, characters: [], elixirs: [], palaces: [], corruption: 0, fallen: false,
    loses_turn: false, sins: [], artefacts: [], ...more,
  };
}

export function board(heroes: SevenHero[], more: Partial<SevenBoard> = {}): SevenBoard {
  return { heroes, undertakings: [], portals: {}, ...more } as unknown as SevenBoard;
}

export const upright = (id: string) => ({ id, tapped: false });
