/** A small box and table for the tests: few tiles, but with every icon that matters. */

import type { Anno890Board, Anno890Kingdom, Anno890Space } from '../../anno890.generated';
import { openBox, type Box } from '../box';

const plain = { towers: 0, saracens: 0, nobles: 0, coins: 0, lose_coins: 0, vp: 0, source: 'seed' };

export const box: Box = openBox({
  territory: [
    { ...plain, id: 'tavern', crops: ['wheat'] },
    { ...plain, id: 'farm', crops: ['wheat', 'olive'], nobles: 1, coins: 1 },
    { ...plain, id: 'watch', crops: ['wheat'], towers: 2, saracens: 1 },
    { ...plain, id: 'church', crops: ['poppy'], church_tithe: 'olive', lose_coins: 2 },
    { ...plain, id: 'field', crops: ['wheat', 'olive'] },
  ],
  castle: [{ ...plain, id: 'castle', crops: ['wheat', 'olive'] }],
  special_building: [{ ...plain, id: 'forge', crops: [], source: 'seed', reconstructed: ['vp'] }],
  character: [
    { id: 'merchant', clause: 'char.19', vp: 3, when: 'now', effect: { op: 'gain', what: 'coin', n: 2 }, source: 'seed' },
    { id: 'tailor', clause: 'char.22', vp: 3, when: 'now', effect: { op: 'gain_per', what: 'coin', n: 1 }, source: 'seed' },
  ],
  constants: { rounds: 8, row_size: 4, special_building_cost: 4, trio_coins: 2 },
});

export function kingdom(spaces: Record<number, Anno890Space>, coins = 3): Anno890Kingdom {
  return { spaces: Array.from({ length: 9 }, (_, cell) => spaces[cell] ?? null), coins, characters: [], kept: [] };
}

export function board(change: Partial<Anno890Board> = {}): Anno890Board {
  return {
    scenario: 'first_steps', first: 0, round: 2, turn: 0,
    kingdoms: [kingdom({ 4: { tile: 'castle' } }), kingdom({ 4: { tile: 'castle' } })],
    towers: [0, 0], nobles: [0, 0],
    row: ['tavern', 'farm', 'watch', 'church'].map((tile) => ({ tile, coins: 0, saracens: 0 })),
    stack: 10, special_buildings: ['forge', null, null], castles: [], taken: null,
    banners: { wheat: ['merchant'], olive: [], lavender: [], poppy: [] }, deck: 4, drawn: 0, out: [], out_characters: [],
    supply: { towers: 20, nobles: 12, coins: null, saracens: 6 },
    defence: 2, invader: 0, invader_moved: false, invasions: 0, scores: [0, 0], at_end: [0, 0], points: [{}, {}],
    ...change,
  };
}
