import { describe, expect, it } from 'vitest';
import { figures, inSeconds, left } from '../src/shell/clock';
import { found } from '../src/shell/ledger';
import { progress } from '../src/shell/progress';
import { sheet } from '../src/shell/score';
import { reveal } from '../src/shell/sight';
import { parse } from '../src/router.svelte';
import { guided } from '../src/table/guide';
import { backToOwn, standing } from '../src/table/standing';
import { Voice } from '../src/text/voice';
import type { Clause, LogLine, Position, View } from '../src/wire';

const line = (seq: number, seat: number, choice = 'x', n = 1): LogLine => ({
  seq,
  seat,
  choice,
  words: { key: 'ui-taken-back', args: { n } },
  events: [],
});

describe('choices that stand', () => {
  it('are those not taken back', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 0, '', 2), line(5, 1)];
    expect(standing(log).map((one) => one.seq)).toEqual([1, 5]);
  });

  it('are all of them when only the rules changed', () => {
    const changed: LogLine = { seq: 3, seat: 1, choice: '', words: { key: 'ui-resumed' }, events: [] };
    expect(standing([line(1, 0), line(2, 1), changed, line(4, 0)]).map((one) => one.seq)).toEqual([1, 2, 4]);
  });

  it('tell how far one’s own last choice lies back', () => {
    const log = [line(1, 0), line(2, 1), line(3, 2)];
    expect(backToOwn(log, [0])).toBe(3);
    expect(backToOwn(log, [2])).toBe(1);
    expect(backToOwn(log, [7])).toBe(0);
  });
});

describe('a lesson on rails', () => {
  const choice = (text: string) => ({ text, words: { key: text }, refs: [] });
  const position = { options: ['b', 'c', 'd'].map(choice) } as unknown as Position;
  const left = (log: LogLine[], script: string[]) => guided(position, log, script).options.map(({ text }) => text);

  it('offers only the next choice of its script', () => {
    expect(left([line(1, 0, 'a')], ['a', 'c', 'b'])).toEqual(['c']);
  });

  it('goes back with what is taken back', () => {
    expect(left([line(1, 0, 'a'), line(2, 0, 'c'), line(3, 0, '', 1)], ['a', 'c', 'b'])).toEqual(['c']);
  });

  it('leaves everything open once the script is left, at its end, or where it does not fit', () => {
    expect(left([line(1, 0, 'x')], ['a', 'c'])).toEqual(['b', 'c', 'd']);
    expect(left([line(1, 0, 'a')], ['a'])).toEqual(['b', 'c', 'd']);
    expect(left([line(1, 0, 'a')], ['a', 'z'])).toEqual(['b', 'c', 'd']);
  });
});

describe('the clock', () => {
  const clock = { mode: 'player' as const, left: [100, 60], running: 1, paused: false, increment: 0 };

  it('runs for one seat only, and not while stopped', () => {
    expect(left(clock, 0, 10)).toBe(100);
    expect(left(clock, 1, 10)).toBe(50);
    expect(left(clock, 1, 90)).toBe(0);
    expect(left({ ...clock, paused: true }, 1, 10)).toBe(60);
  });

  it('is told in figures', () => {
    expect([7, 65, 3600, 11_105].map(figures)).toEqual(['0:07', '1:05', '1:00:00', '3:05:05']);
  });
});

describe('a clock of one’s own', () => {
  it('is told in any unit, and kept within what the server allows', () => {
    expect(inSeconds(30, 'minutes')).toBe(1800);
    expect(inSeconds(3, 'days')).toBe(259_200);
    expect(inSeconds(1, 'seconds')).toBe(5);
    expect(inSeconds(999, 'days')).toBe(14 * 86_400);
    expect(inSeconds(NaN, 'hours')).toBe(5);
  });
});

describe('how far the game is', () => {
  const voice = new Voice('en', ['table-round = Round { $n }\ntable-over = Over\nphase-TakeTile = taking\nphase-war = war']);
  const view = (board: object, step: string, over = false) => ({ board, asked: { seat: 0, step }, over }) as unknown as View;

  it('is told by round and by the step of the turn', () => {
    expect(progress(view({ round: 3 }, 'TakeTile'), voice)).toEqual(['Round 3', 'taking']);
  });

  it('is told by the phase, where the game has phases', () => {
    expect(progress(view({ round: 1, phase: 'war' }, 'TakeTile'), voice)).toEqual(['Round 1', 'war']);
  });

  it('leaves out what there is not, or what has no words', () => {
    expect(progress(view({}, 'Secret'), voice)).toEqual([]);
    expect(progress(view({ round: 8 }, 'TakeTile', true), voice)).toEqual(['Over']);
  });
});

describe('what can be chosen comes into sight', () => {
  const span = (top: number, bottom: number) => ({ top, bottom });

  it('stays where it is in sight', () => {
    expect(reveal([span(10, 60), span(100, 200)], 300)).toBe(0);
  });

  it('comes to the middle, all of it if there is room', () => {
    expect(reveal([span(250, 350), span(350, 450)], 300)).toBe(200);
    expect(reveal([span(-200, -100)], 300)).toBe(-300);
  });

  it('shows the first thing, if there is no room for all', () => {
    expect(reveal([span(10, 60), span(800, 900)], 300)).toBe(0);
    expect(reveal([span(-100, -50), span(800, 900)], 300)).toBe(-225);
  });
});

describe('the score sheet', () => {
  it('has a line for each thing and a column for each seat, equal things added up', () => {
    const voice = new Voice('en', ['score-farm = Farm\nscore-most = Most']);
    const score = (seat: number, points: number, key: string) => ({ seat, points, words: { key }, clause: 'end.4' });
    const lines = [score(0, 1, 'score-farm'), score(0, 2, 'score-farm'), score(1, -1, 'score-farm'), score(1, 5, 'score-most')];
    expect(sheet(lines, voice, 2)).toEqual([
      { what: 'Farm', clause: 'end.4', points: [3, -1] },
      { what: 'Most', clause: 'end.4', points: [null, 5] },
    ]);
  });
});

describe('the ledger', () => {
  const clause = (id: string, text: string, text_it: string): Clause => ({ id, kind: 'rule', text, text_it });
  const clauses = [clause('take.3', 'The next tile costs one Coin.', 'La tessera dopo costa una Moneta.'), clause('inv.1', 'Towers defend.', 'Le Torri difendono: più sono, meglio è.')];
  const ids = (wanted: string, lang: 'en' | 'it') => found(clauses, wanted, lang).map((one) => one.id);

  it('is searched by words in the language that is read, whatever their accents', () => {
    expect(ids('coin TILE', 'en')).toEqual(['take.3']);
    expect(ids('coin', 'it')).toEqual([]);
    expect(ids('piu', 'it')).toEqual(['inv.1']);
  });

  it('is searched by number, and shown whole for no words', () => {
    expect(ids('inv', 'en')).toEqual(['inv.1']);
    expect(ids(' ', 'en')).toEqual(['take.3', 'inv.1']);
    expect(ids('nonsense', 'en')).toEqual([]);
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/new/anno890')).toEqual({ page: 'new', game: 'anno890' });
    expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc' });
    expect(parse('/rules/anno890')).toEqual({ page: 'rules', game: 'anno890' });
    expect(parse('/t')).toEqual({ page: 'nowhere' });
  });
});
