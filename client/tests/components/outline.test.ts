import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../src/games/board';
import Outline from '../../src/games/Outline.svelte';
import { outline, walk, type Part } from '../../src/games/outline';
import { Voice } from '../../src/text/voice';
import type { OptionInfo, Position, TableInfo, View } from '../../src/wire';

const voice = new Voice(
  'en',
  ['tile-farm = Farm\ntile-forge = Forge\npart-row = Territories\ncharacter-duchess = Duchess\ncharacter-duchess-text = wins ties\noption-it = Choose it\npart-towers = Towers'],
  { seats: ['Anna', 'Bruno'], automata: [] },
  { kinds: ['tile', 'character'], players: ['turn'], by_player: ['kingdoms', 'towers'] },
);

/** Two seats, two tiles in the row, two castles: lists that only their names and shapes tell apart. */
const view: View = {
  game: 'anno890',
  seats: 2,
  seat: 0,
  options: {},
  over: false,
  asked: { seat: 0, step: 'TakeTile' },
  board: {
    round: 3,
    turn: 1,
    kingdoms: [
      { spaces: [null, { tile: 'farm', towers: 1, ruin: false }], coins: 2, characters: ['merchant', 'thief'] },
      { spaces: [null, null], coins: 0, characters: [] },
    ],
    towers: [1, 0],
    row: [
      { tile: 'farm', coins: 0 },
      { tile: 'forge', coins: 2 },
    ],
    special_buildings: ['forge', null],
    castles: ['castle_a', 'castle_b'],
    banners: { wheat: ['duchess'], olive: [] },
  },
};

const option = (text: string, ...refs: string[]): OptionInfo => ({ text, words: { key: 'option-it' }, refs });
const parts = (...options: OptionInfo[]) => [...walk(outline(view, options, voice))];
const touched = (...options: OptionInfo[]) => parts(...options).filter((part) => part.options.length).map((part) => part.path.join('/'));
const at = (all: Part[], path: string) => all.find((part) => part.path.join('/') === path)!;

describe('the outline of a view', () => {
  it.each([
    ['kingdoms.0.spaces.1', 'kingdoms/0/spaces/0'],
    ['kingdoms.1.spaces.2', 'kingdoms/1/spaces/1'],
    ['kingdoms.0.coins', 'kingdoms/0/coins'],
    ['towers.1', 'towers/1'],
    ['row.2', 'row/1'],
    ['row.2.coins', 'row/1'],
    ['special_buildings.1', 'special_buildings/0'],
    ['castles.2', 'castles/1'],
    ['castles.castle_b', 'castles/1'],
    ['banners.olive', 'banners/olive'],
    ['banners.wheat.duchess', 'banners/wheat/0'],
  ])('hangs an option that touches %s on %s and nowhere else', (ref, path) => {
    expect(touched(option('x', ref))).toEqual([path]);
  });

  it('leaves an option without a place to the prompt bar', () => {
    expect(touched(option('pass'), option('x', 'moon.7'), option('y', 'row.3'), option('z', 'banners.wheat.thief'))).toEqual([]);
  });

  it('gathers all options that touch one thing', () => {
    const part = at(parts(option('take:special.1', 'special_buildings.1'), option('invent:special.1', 'special_buildings.1')), 'special_buildings/0');
    expect(part.options.map((one) => one.text)).toEqual(['take:special.1', 'invent:special.1']);
  });

  it('names parts and values as the texts do, and seats by their names', () => {
    const all = parts();
    expect(at(all, 'row').label).toBe('Territories');
    expect(at(all, 'row/1').value).toBe('Forge · coins 2');
    expect(at(all, 'kingdoms/0/spaces/1').value).toBe('Farm · Towers 1');
    expect(at(all, 'kingdoms/1').label).toBe('Bruno');
    expect(at(all, 'towers/0').label).toBe('Anna');
    expect(at(all, 'turn').value).toBe('Bruno');
  });

  it('says what a thing does where the texts explain it', () => {
    const all = parts(option('x', 'special_buildings.1'));
    expect(at(all, 'banners/wheat/0').says).toBe('wins ties');
    expect(at(all, 'special_buildings/0').says).toBeNull();
  });

  it('puts plain words on one line until one of them can be chosen', () => {
    expect(at(parts(), 'castles').value).toBe('castle_a, castle_b');
    expect(at(parts(option('x', 'castles.castle_b')), 'castles').parts.map((part) => part.ref)).toEqual(['castles.1', 'castles.castle_b']);
    expect(at(parts(), 'banners/wheat').value).toBeNull();
  });

  it('tells a player from a number, the first player from nothing', () => {
    const played = { ...view, board: { lands: { tuscany: { owner: 0, armies: 2 } }, order: [1, 0], holders: { italy: 1 } } };
    const schema = { kinds: [], players: ['owner', 'order', 'holders'], by_player: [] };
    const all = [...walk(outline(played, [], new Voice('en', [], { seats: ['Anna', 'Bruno'], automata: [] }, schema)))];
    expect(at(all, 'lands/tuscany').value).toBe('Anna · armies 2');
    expect(at(all, 'order').value).toBe('Bruno, Anna');
    expect(at(all, 'holders').value).toBe('italy Bruno');
  });

  it('numbers one of several things', () => {
    const moored = { ...view, board: { at: 'forge.2' } };
    expect(at([...walk(outline(moored, [], voice))], 'at').value).toBe('Forge 2');
  });

  it('lets what lies beside an option be asked why not, by its address', () => {
    const all = parts(option('take:row.1', 'row.1'), option('place:1', 'kingdoms.0.spaces.1'));
    expect(at(all, 'row/1').ref).toBe('row.2');
    expect(at(all, 'kingdoms/0/spaces/1').ref).toBe('kingdoms.0.spaces.2');
    expect(at(all, 'kingdoms/1').ref).toBeNull();
    expect(at(all, 'castles').ref).toBeNull();
  });
});

describe('Outline', () => {
  function show(...options: OptionInfo[]) {
    const position: Position = { seq: 1, seat: 0, view, waiting: [0], prompt: null, options, undo: null, asks_undo: null };
    const props: BoardProps = {
      position,
      table: {} as TableInfo,
      content: {},
      text: voice,
      focus: null,
      patient: false,
      sent: null,
      preview: null, facts: null, outlook: null,
      recent: new Map(),
      onfocus: vi.fn(),
      onchoose: vi.fn(),
      prepared: false, onputback: vi.fn(),
      ongesture: vi.fn(),
      onplace: vi.fn(() => () => undefined),
      onwhy: vi.fn(async () => ({ words: 'It is too dear.', clause: 'take.3' })),
      onscene: vi.fn(),
      fresh: [],
    };
    const { container } = render(Outline, props);
    return { props, ref: (name: string) => container.querySelector<HTMLElement>(`[data-ref="${name}"]`)! };
  }

  it('chooses by a click on what can be chosen, and says why by one on what cannot', async () => {
    const { props, ref } = show(option('take:row.1', 'row.1'));
    ref('row.1').click();
    expect(props.onchoose).toHaveBeenCalledExactlyOnceWith('take:row.1');
    expect(props.onwhy).not.toHaveBeenCalled();
    ref('row.2').click();
    expect(props.onwhy).toHaveBeenCalledExactlyOnceWith('row.2');
    expect((await screen.findByRole('status')).textContent).toContain('It is too dear.');
  });

  it('offers all options of a part that has several, beside it', async () => {
    const { props, ref } = show(option('take:row.1', 'row.1'), option('burn:row.1', 'row.1'));
    ref('row.1').click();
    expect(props.onchoose).not.toHaveBeenCalled();
    const offered = (await screen.findByRole('dialog')).querySelectorAll('button');
    expect([...offered].map(({ dataset }) => dataset.choice)).toEqual(['take:row.1', 'burn:row.1']);
    offered[1]!.click();
    expect(props.onchoose).toHaveBeenCalledExactlyOnceWith('burn:row.1');
  });

  it('describes a part to screen readers, and focuses its option', () => {
    const { props, ref } = show(option('take:row.2', 'row.2'));
    expect(screen.getByRole('button', { name: /Forge · coins 2.*Choose it/ })).toBe(ref('row.2'));
    ref('row.2').focus();
    expect(props.onfocus).toHaveBeenCalledWith('take:row.2');
  });
});
