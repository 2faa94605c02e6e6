import { describe, expect, it } from 'vitest';
import type { Details, OptionInfo, Preview } from '../../../wire';
import type { Destination, ViscountsOutlook } from '../../viscounts.generated';
import type { BoardProps } from '../../board';
import { Scene } from '../scene.svelte';

const option = (text: string, ...refs: string[]): OptionInfo => ({ text, words: { key: 'option-x' }, refs });
const space = (name: string, price: number, ...way: string[]): Destination => ({ space: name, price, way, meets: [], prospects: [] });

interface Given {
  options?: OptionInfo[];
  destinations?: Destination[];
  ways?: Record<string, number>[];
  details?: Record<string, Details>;
  focus?: string;
  preview?: Preview;
  round?: number;
}

function scene(given: () => Given, onchoose: (option: string) => void = () => undefined): Scene {
  return new Scene(() => {
    const { options = [], destinations = [], ways = [], details = {}, focus = null, preview = null, round = 1 } = given();
    const outlook = { destinations, ways } as unknown as ViscountsOutlook;
    const position = { seq: 1, seat: 0, options, view: { seats: 2, asked: { seat: 0 }, board: { first: 0, round } } };
    const content = { townsfolk: [{ id: 'mason', cost: 1 }] };
    return { position, content, focus, preview, onchoose, facts: { outlook, details: new Map(Object.entries(details)) }, outlook, sent: null } as unknown as BoardProps;
  });
}

const there = 'spaces.1.inner';

describe('a move', () => {
  const given = { options: [option('move:1', there), option('move:2', 'spaces.2.inner')], destinations: [space(there, 0, 'spaces.1.outer_left', there), space('spaces.2.inner', 2, there, 'spaces.2.inner')] };

  it('is drawn as the engine tells its way and price (move.2)', () => {
    const board = scene(() => ({ ...given, focus: 'move:2' }));
    expect([board.priceOf(there), board.priceOf('spaces.2.inner'), board.priceOf('spaces.3.inner')]).toEqual([0, 2, null]);
    expect(board.riding?.way).toEqual([there, 'spaces.2.inner']);
  });

  it('is not offered where another choice is made on a space', () => {
    const board = scene(() => ({ options: [option('act:trade', there)], destinations: [space(there, 0)], focus: 'act:trade' }));
    expect([board.priceOf(there), board.riding]).toEqual([null, null]);
  });

  it('that costs Silver is told from one that does not', () => {
    const board = scene(() => ({ ...given, details: { 'move:2': { price: { silver: 2 } } } }));
    expect(board.openPlaces.map(({ dear }) => dear)).toEqual([false, true]);
  });
});

describe('a card pointed at', () => {
  const options = [option('x:mason', 'players.0.hand.mason')];
  const goes = (to: string): Preview => ({
    option: 'x:mason', changes: [],
    events: [{ words: { key: 'event-x' }, clause: '', fact: { verb: 'moved', actor: 0, piece: 'card:mason', from: 'players.0.hand', to } }],
  });
  const byValue: Record<string, number>[] = [{}, { [there]: 0, 'spaces.2.inner': 1 }];
  const pointed = (to: string) => scene(() => ({ options, ways: byValue, focus: 'x:mason', preview: goes(to) }));

  it('lights up the spaces that it reaches on foot, if it would be played (move.1)', () => {
    expect([...pointed('players.0.row.1').reached]).toEqual([there]);
    expect([...pointed('players.0.discards').reached]).toEqual([]);
  });
});

describe('the Spot pointed at', () => {
  const act = option('act', 'spots.1', 'spots.2', 'players.0.icons.builder');
  const spots = [option('spot:1', 'spots.1'), option('spot:2', 'spots.2')];
  const note = { title: '', lines: [], clauses: [] };

  function choosing(ref: string, ...later: Given[]): string[] {
    const chosen: string[] = [];
    let given: Given = $state.raw({ options: [act] });
    const board = scene(() => given, (text) => chosen.push(text));
    board.act(ref, note, null as unknown as Element, false, [act]);
    for (const next of later) {
      given = next;
      board.goOnToSpot();
    }
    return chosen;
  }

  it('is built on once that is asked', () => {
    expect(choosing('spots.2', { options: [option('build', 'players.0.buildings.workshop_1')] }, { options: spots })).toEqual(['act', 'spot:2']);
  });

  it('is forgotten in the next round, and none is chosen that was not pointed at', () => {
    expect(choosing('spots.2', { options: spots, round: 2 })).toEqual(['act']);
    expect(choosing('players.0.icons.builder', { options: spots })).toEqual(['act']);
  });
});
