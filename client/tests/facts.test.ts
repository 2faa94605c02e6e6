import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Play } from '../src/table/play.svelte';
import type { Outcome } from '../src/table/session.svelte';
import type { Position } from '../src/wire';

const position = (seq: number, ...options: string[]): Position =>
  ({ seq, seat: 0, options: options.map((text) => ({ text, words: { key: 'x' }, refs: [] })) }) as unknown as Position;
const facts = (seq: number, outlook: unknown, ...details: object[]): Outcome => ({ type: 'facts', id: 1, seq, details, outlook, plans: [] });

let play: Play;
let answer: (outcome: Outcome) => void;

beforeEach(() => {
  play = new Play('T1');
  play.session.status = 'live';
  play.session.position = position(1, 'take:row.1', 'take:row.2');
  vi.spyOn(play.session, 'facts').mockImplementation(() => new Promise((done) => (answer = done)));
});

describe('what the engine knows of a position', () => {
  it('is kept for it, by option', async () => {
    const learned = play.learn();
    expect(play.facts).toBeNull();
    answer(facts(1, { gap: 2 }, { gain: { coin: 1 } }));
    await learned;
    expect(play.facts?.outlook).toEqual({ gap: 2 });
    expect([...play.facts!.details]).toEqual([['take:row.1', { gain: { coin: 1 } }], ['take:row.2', {}]]);
  });

  it('is dropped if it comes when another position is shown', async () => {
    const learned = play.learn();
    play.session.position = position(2);
    answer(facts(1, { gap: 2 }));
    await learned;
    expect([play.facts, play.outlook]).toEqual([null, null]);
  });

  it('is not that of the next position, of which the outlook before is the newest', async () => {
    const learned = play.learn();
    answer(facts(1, { gap: 2 }));
    await learned;
    play.session.position = position(2);
    expect([play.facts, play.outlook]).toEqual([null, { gap: 2 }]);
  });

  it('is not asked while a newer position waits to be shown, nor without a connection', async () => {
    play.session.behind = 1;
    await play.learn();
    [play.session.behind, play.session.status] = [0, 'lost'];
    await play.learn();
    expect(play.session.facts).not.toHaveBeenCalled();
  });
});
