import { describe, expect, it } from 'vitest';
import { byActor } from '../src/shell/actors';
import type { EventInfo, LogLine } from '../src/wire';

const event = (key: string, actor?: number): EventInfo => ({
  words: { key }, clause: 'turn.1', ...(actor === undefined ? {} : { fact: { verb: 'moved', actor } }),
});
const line = (...events: EventInfo[]): LogLine => ({ kind: 'choice', seat: 0, choice: 'stop', words: null, events, undone: 0, seq: 1 });

describe('a line of the log', () => {
  it('bears the arms of whoever acted, not of whoever was asked', () => {
    const acts = byActor(line(event('draws', 0), event('turn', 1), event('moves', 1), event('turn', 0)));
    expect(acts.map(({ actor, events }) => [actor, events.map(({ words }) => words.key)])).toEqual([
      [0, ['draws']], [1, ['turn', 'moves']], [0, ['turn']],
    ]);
  });

  it('leaves what nobody in particular did with what led to it', () => {
    expect(byActor(line(event('invasion'), event('loses', 1), event('refill'))).map(({ actor }) => actor)).toEqual([0, 1]);
  });

  it('has no acts if nothing happened yet', () => {
    expect(byActor(line())).toEqual([]);
  });
});
