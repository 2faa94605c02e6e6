import { describe, expect, it } from 'vitest';
import { deedsOf, entriesOf, matters, sinceLast, STEP, stepsOf, turnsOf, type Deed } from '../src/table/turns';
import type { EventKind } from '../src/games/board';
import type { FactInfo, LogLine } from '../src/wire';

/** A line of `seat` in which these facts happened. */
const line = (seq: number, seat: number, ...facts: FactInfo[]): LogLine => ({
  kind: 'choice', seq, seat, choice: 'x', words: { key: `chosen-${seq}` }, undone: 0,
  events: facts.map((fact, n) => ({ words: { key: `${seq}.${n}` }, clause: 'a.1', fact })),
});
const undo = (seq: number, undone: number): LogLine => ({ ...line(seq, 0), kind: 'undo', choice: '', undone });
const moved = (actor: number, to = 'row.1'): FactInfo => ({ verb: 'moved', actor, piece: 'coin', from: 'purse', to });
const begins = (actor: number): FactInfo => ({ verb: 'began', actor, piece: 'turn' });
const me = [0];
const RIVAL = 1;
/** My last choice of a turn, after which the rules play the Rival's turn and mine begins. */
const passed = line(4, 0, moved(0), begins(RIVAL), moved(RIVAL, 'scheme'), moved(RIVAL, 'road'), moved(0, 'purse'), begins(0));

describe('deeds', () => {
  it('are the events, or the choice itself if nothing came of it', () => {
    expect(deedsOf([line(1, 0, moved(0)), line(2, 0)]).map(({ words, bare }) => [words!.key, bare])).toEqual([
      ['1.0', false], ['chosen-2', true],
    ]);
  });

  it('carry the one who did them: the board itself (-1) acts for the one whose turn it is', () => {
    expect(deedsOf([line(1, 2, moved(2), moved(-1), moved(3))]).map(({ actor }) => actor)).toEqual([2, 2, 3]);
  });

  it('belong to the turn in which they happen', () => {
    expect(turnsOf([passed]).map(({ player, deeds }) => [player, deeds.length])).toEqual([[0, 1], [RIVAL, 4], [0, 1]]);
  });
});

describe('entries of the log', () => {
  it('are lines; those of one turn of a bot are taken together', () => {
    const log = [line(1, 0, moved(0)), line(2, 0, moved(0)), line(3, 1, moved(1)), line(4, 1, moved(1)), line(5, 0, moved(0))];
    expect(entriesOf(log, [1]).map(({ turns }) => turns[0]!.deeds.length)).toEqual([1, 1, 2, 1]);
    expect(entriesOf(log, [])).toHaveLength(5);
    expect(entriesOf(log, [1]).map(({ upTo }) => upTo)).toEqual([1, 2, 4, 5]);
  });
});

describe('since your last turn', () => {
  it('are the turns of the others, without the words that a turn begins', () => {
    const log = [line(1, 0, moved(0), begins(1)), line(2, 1, moved(1)), line(3, 1, moved(1), begins(2)), line(4, 2, moved(2), begins(0))];
    expect(sinceLast(log, me, 3).map(({ player, deeds }) => [player, deeds.length])).toEqual([[1, 2], [2, 1]]);
  });

  it('is the turn of the Rival, which is part of my own line', () => {
    expect(sinceLast([passed], me, 1).map(({ player, deeds }) => [player, deeds.length])).toEqual([[RIVAL, 3]]);
  });

  it('stays while I play my turn, until I have ended it', () => {
    const choice = line(5, 0, moved(0));
    expect(sinceLast([passed, choice], me, 1).map(({ player, deeds }) => [player, deeds.length])).toEqual([[RIVAL, 3]]);
    expect(sinceLast([passed, choice, line(6, 0, begins(RIVAL))], me, 1)).toEqual([]);
  });

  it('is the turn of another also after I was asked in it', () => {
    const log = [line(1, 0, moved(0), begins(RIVAL), moved(RIVAL)), line(2, 0, moved(0), moved(RIVAL))];
    expect(sinceLast(log, me, 1).map(({ player, deeds }) => [player, deeds.length])).toEqual([[RIVAL, 3]]);
  });

  it('has a turn of mine in which there was nothing to choose', () => {
    const log = [line(1, 0, moved(0), begins(1)), line(2, 1, moved(1), begins(0), moved(0), begins(1), moved(1))];
    expect(sinceLast(log, me, 2).map(({ player, unasked }) => [player, unasked])).toEqual([[1, false], [0, true], [1, false]]);
  });

  it('is there still when the turn has begun with what the rules do', () => {
    const log = [line(1, 0, moved(0)), line(2, 1, moved(1), begins(0), moved(0, 'purse'))];
    expect(sinceLast(log, me, 2).map(({ player }) => player)).toEqual([1, 0]);
    expect(sinceLast([...log, line(3, 0, moved(0))], me, 2).map(({ player }) => player)).toEqual([1]);
  });

  it('is the newest of every player for a spectator', () => {
    const log = [1, 2, 3, 4, 5].map((n) => line(n, n % 2, moved(n % 2)));
    expect(sinceLast(log, [], 2).map(({ deeds }) => deeds[0]!.key)).toEqual(['4.0', '5.0']);
  });
});

describe('steps', () => {
  it('are choices, one after another, without those that were undone', () => {
    const steps = stepsOf([line(1, 1, moved(1), moved(1)), line(2, 1, moved(1)), undo(3, 1), line(4, 2, moved(2))], me);
    expect(steps.map(({ actor, deeds }) => [actor, deeds.length])).toEqual([[1, 2], [2, 1]]);
    expect(steps[1]!.at).toBe(steps[0]!.length);
    expect(steps[0]!.length).toBeGreaterThan(steps[1]!.length);
    expect(steps[1]!.length).toBe(STEP);
  });

  it('tell the turn of an automaton one thing after another, its scheme first', () => {
    const steps = stepsOf([passed], me);
    expect(steps.map(({ actor }) => actor)).toEqual([0, RIVAL, RIVAL, RIVAL]);
    expect(steps.map(({ facts }) => facts[0]!.to)).toEqual(['row.1', 'scheme', 'road', 'purse']);
    expect(steps[0]!.length).toBeLessThan(STEP);
  });

  it('tell a turn of mine in which I was not asked like that of an automaton', () => {
    const steps = stepsOf([line(1, 1, moved(1), begins(0), moved(0), begins(1))], me);
    expect(steps.map(({ actor, unasked, length }) => [actor, unasked, length])).toEqual([[1, false, STEP], [0, true, STEP]]);
  });

  it('have the facts of everything that moved by the same event', () => {
    const paid = { words: { key: 'paid' }, clause: 'a.1', fact: moved(1, 'a'), besides: [moved(1, 'b')] };
    expect(stepsOf([{ ...line(1, 1), events: [paid] }], me)[0]!.facts.map(({ to }) => to)).toEqual(['a', 'b']);
  });

  it('are only the newest after a break of the connection', () => {
    const missed = Array.from({ length: 30 }, (_, n) => line(n, 1, moved(1, `row.${n}`)));
    const steps = stepsOf(missed, me);
    expect(steps.length).toBeLessThan(10);
    expect(steps.at(-1)!.facts[0]!.to).toBe('row.29');
  });
});

describe('what a summary of a long turn tells', () => {
  const deed = (key: string, actor: number, ...concerns: number[]): Deed =>
    ({ key: '1', player: 1, actor, words: { key }, bare: false, clause: '', facts: [], concerns });
  const events: Record<string, EventKind> = { 'event-conquers': { weight: 'major' }, 'event-pays': { weight: 'normal' } };

  it('events of weight, and what is done to the reader', () => {
    expect(matters(deed('event-conquers', 1), events, [0])).toBe(true);
    expect(matters(deed('event-pays', 1), events, [0])).toBe(false);
    expect(matters(deed('event-pays', 1, 1, 0), events, [0])).toBe(true);
    expect(matters(deed('event-pays', 1, 1, 2), events, [0])).toBe(false);
  });

  it('not that the reader himself is named as the one who acts', () => {
    expect(matters(deed('event-pays', 0, 0), events, [0])).toBe(false);
  });
});
