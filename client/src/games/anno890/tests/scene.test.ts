import { describe, expect, it } from 'vitest';
import type { Details, LogLine, OptionInfo } from '../../../wire';
import type { Anno890Outlook } from '../../anno890.generated';
import type { BoardProps } from '../../board';
import { Scene } from '../scene.svelte';
import { board } from './table';

const option = (text: string, ref: string): OptionInfo => ({ text, words: { key: 'option-x' }, refs: [ref] });
const outlook = (part: Partial<Anno890Outlook>): Anno890Outlook => ({ prices: {}, majorities: [], trios: [], ...part }) as Anno890Outlook;
const line: LogLine = { kind: 'choice', seq: 1, seat: 0, choice: 'x', words: null, undone: 0, events: [] };

function scene(props: Partial<BoardProps>, ...options: OptionInfo[]): Scene {
  const position = { seq: 1, seat: 0, options, view: { seats: 2, board: board(), over: false, asked: { seat: 0, step: 'PlaceTile' } } };
  return new Scene(() => ({ position, fresh: [], log: [line], preview: null, facts: null, outlook: null, focus: null, ...props }) as unknown as BoardProps);
}

const known = (of: Anno890Outlook, details: Record<string, Details> = {}) => ({ facts: { outlook: of, details: new Map(Object.entries(details)), plans: [] }, outlook: of });

describe('the price of a tile in the row', () => {
  const free = outlook({ prices: { 'row.3': 0 } });

  it('is what the engine says: nothing while it replaces another (repl.2)', () => {
    expect(scene(known(free)).priceOf('row.3')).toBe(0);
  });

  it('does not flicker while the next facts are on their way, but is unknown in a replay', () => {
    expect(scene({ outlook: free }).priceOf('row.3')).toBe(0);
    expect(scene({ outlook: free, log: [] }).priceOf('row.3')).toBeUndefined();
  });
});

describe('trios', () => {
  const at = ['kingdoms.0.spaces.1', 'kingdoms.0.spaces.5', 'kingdoms.0.spaces.9'];
  const trio = { seat: 0, line: [0, 4, 8], crop: 'wheat' };

  it('are those that wait for their reward, also after a reload (trio.8)', () => {
    expect(scene(known(outlook({ trios: [{ what: 'trio:wheat', at }] }))).trios).toEqual({ trios: [trio], ghost: false });
  });

  it('are those just made as long as that is not known', () => {
    const event = { words: { key: 'event-trio' }, clause: 'trio.2', fact: { verb: 'gained', actor: 0, piece: 'trio:wheat', from: at[0]!, to: at[2]! } } as const;
    const fresh = [{ ...line, events: [event] }];
    expect(scene({ fresh }).trios.trios).toEqual([trio]);
    expect(scene({ fresh, ...known(outlook({})) }).trios.trios).toEqual([]);
  });

  it('are told on the free spaces that make them, and Coins where they differ', () => {
    const options = [option('place:1', at[0]!), option('place:2', 'kingdoms.0.spaces.2')];
    const makes = { completes: [{ what: 'trio:wheat', at }], gain: { coin: 1 } };
    const alike = scene(known(outlook({}), { 'place:1': makes, 'place:2': { gain: { coin: 1 } } }), ...options);
    expect(alike.bringsAt(0, 0)).toEqual({ trios: [trio], coins: 0 });
    expect(alike.bringsAt(0, 1)).toEqual({ trios: [], coins: 0 });
    const differing = scene(known(outlook({}), { 'place:1': makes, 'place:2': { price: { coin: 2 } } }), ...options);
    expect([differing.bringsAt(0, 0)?.coins, differing.bringsAt(0, 1)?.coins]).toEqual([1, -2]);
  });
});
