import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Voice } from '../../../text/voice';
import type { Tile } from '../box';
import { tileNote } from '../words';
import { box } from './table';

const names = 'tile-meadow = Meadow\ncrop-wheat = wheat\ncrop-poppy = poppies';
const voice = new Voice('en', [readFileSync('../src/regnum/games/anno890/text/en.ftl', 'utf-8'), names]);
const meadow: Tile = { ...box.tiles.get('forge')!, id: 'meadow', kind: 'special_building', crops: ['wheat', 'poppy'] };

it('the note of a Special Building names its crops', () => {
  expect(tileNote(voice, meadow, box).lines).toContain('Crops: wheat and poppies.');
});

it('a building that counts buildings of its kind says that it counts itself', () => {
  const bonus = { op: 'vp_per', vp: 2, each: 1 } as const;
  const said = (per: 'special_building' | 'tower') => tileNote(voice, { ...meadow, icons: ['special_building'], bonus: { ...bonus, per } }, box).lines;
  expect(said('special_building')).toContain('This building counts too.');
  expect(said('tower')).not.toContain('This building counts too.');
});

it('a tile with Saracen tokens says how far the Invader will move with them', () => {
  const watch: Tile = { ...box.tiles.get('watch')!, id: 'meadow' }; // one Saracen icon
  const note = tileNote(voice, watch, box, 2);
  expect(note.lines).toContain('The Invader moves 3 spaces.');
  expect(note.clauses).toContain('take.15');
});
