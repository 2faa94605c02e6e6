import { describe, expect, it } from 'vitest';
import { figures, inSeconds, left } from '../src/shell/clock';
import { inLanguage, searchClauses, sought } from '../src/shell/ledger';
import { progress } from '../src/shell/progress';
import { scrollDistance } from '../src/shell/scroll';
import { parse } from '../src/router.svelte';
import { activeChoices, choicesToUndo, recentPlaces } from '../src/table/choices';
import { Voice } from '../src/text/voice';
import type { Clause, FactInfo, LogLine, View } from '../src/wire';

const line = (seq: number, seat: number, choice = 'x'): LogLine => ({
  kind: 'choice', seq, seat, choice, words: null, events: [], undone: 0,
});
const undo = (seq: number, seat: number, undone: number): LogLine => ({ ...line(seq, seat, ''), kind: 'undo', undone });

describe('active choices', () => {
  it('are those that were not undone', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), undo(4, 0, 2), line(5, 1)];
    expect(activeChoices(log).map((one) => one.seq)).toEqual([1, 5]);
  });

  it('are all of them when only the rules changed', () => {
    const changed: LogLine = { ...line(3, 1, ''), kind: 'note', words: { key: 'ui-resumed' } };
    expect(activeChoices([line(1, 0), line(2, 1), changed, line(4, 0)]).map((one) => one.seq)).toEqual([1, 2, 4]);
  });

  it('are also those that are sealed', () => {
    expect(activeChoices([line(1, 0), line(2, 1, ''), line(3, 0), undo(4, 0, 1)]).map((one) => one.seq)).toEqual([1, 2]);
  });

  it('say how many to undo to reach one’s own last choice', () => {
    const log = [line(1, 0), line(2, 1), line(3, 2)];
    expect(choicesToUndo(log, [0])).toBe(3);
    expect(choicesToUndo(log, [2])).toBe(1);
    expect(choicesToUndo(log, [7])).toBe(0);
  });
});

describe('places of others', () => {
  const moved = (seq: number, seat: number, to: string, verb: FactInfo['verb'] = 'moved'): LogLine => ({
    ...line(seq, seat),
    events: [{ words: { key: 'x' }, clause: '', fact: { verb, actor: seat, piece: 'tile:x', to } }],
  });

  it('are those since one’s own last choice', () => {
    const log = [moved(1, 1, 'a'), moved(2, 0, 'b'), moved(3, 1, 'c'), moved(4, 2, 'd', 'gained'), moved(5, 2, 'e')];
    expect([...recentPlaces(log, [0])]).toEqual([['c', 1], ['e', 2]]);
  });

  it('are not those of what was undone', () => {
    expect([...recentPlaces([moved(1, 0, 'a'), moved(2, 1, 'b'), undo(3, 1, 1)], [0])]).toEqual([]);
  });
});

describe('the clock', () => {
  const clock = { mode: 'player' as const, left: [100, 60], running: [1], paused: false, increment: 0, answer_within: 0 };

  it('runs for one seat only, and not while paused', () => {
    expect(left(clock, 0, 10)).toBe(100);
    expect(left(clock, 1, 10)).toBe(50);
    expect(left(clock, 1, 90)).toBe(0);
    expect(left({ ...clock, paused: true }, 1, 10)).toBe(60);
  });

  it('is shown in figures', () => {
    expect([7, 65, 3600, 11_105].map(figures)).toEqual(['0:07', '1:05', '1:00:00', '3:05:05']);
  });
});

describe('a custom clock', () => {
  it('is set in any unit, within what the server allows', () => {
    expect(inSeconds(30, 'minutes')).toBe(1800);
    expect(inSeconds(3, 'days')).toBe(259_200);
    expect(inSeconds(1, 'seconds')).toBe(5);
    expect(inSeconds(999, 'days')).toBe(14 * 86_400);
    expect(inSeconds(NaN, 'hours')).toBe(5);
  });
});

describe('the progress of a game', () => {
  const voice = new Voice('en', ['table-round = Round { $n }\ntable-over = Over\nphase-TakeTile = taking\nphase-war = war']);
  const view = (board: object, step: string, over = false) => ({ board, asked: { seat: 0, step }, over }) as unknown as View;

  it('is the round and the step of the turn', () => {
    expect(progress(view({ round: 3 }, 'TakeTile'), voice)).toEqual(['Round 3', 'taking']);
  });

  it('is the phase, where the game has phases', () => {
    expect(progress(view({ round: 1, phase: 'war' }, 'TakeTile'), voice)).toEqual(['Round 1', 'war']);
  });

  it('leaves out what the view does not have, or what has no text', () => {
    expect(progress(view({}, 'Secret'), voice)).toEqual([]);
    expect(progress(view({ round: 8 }, 'TakeTile', true), voice)).toEqual(['Over']);
  });
});

describe('scrolling to the options', () => {
  const span = (top: number, bottom: number) => ({ top, bottom });

  it('does nothing if they are visible', () => {
    expect(scrollDistance([span(10, 60), span(100, 200)], 300)).toBe(0);
  });

  it('centres all of them if they fit', () => {
    expect(scrollDistance([span(250, 350), span(350, 450)], 300)).toBe(200);
    expect(scrollDistance([span(-200, -100)], 300)).toBe(-300);
  });

  it('centres the first if they do not fit', () => {
    expect(scrollDistance([span(10, 60), span(800, 900)], 300)).toBe(0);
    expect(scrollDistance([span(-100, -50), span(800, 900)], 300)).toBe(-225);
  });
});

describe('the ledger', () => {
  const clause = (id: string, text: string, text_it: string): Clause => ({ id, kind: 'rule', text, text_it });
  const clauses = [clause('take.3', 'The next tile costs one Coin.', 'La tessera dopo costa una Moneta.'), clause('inv.1', 'Towers defend.', 'Le Torri difendono: più sono, meglio è.')];
  const ids = (wanted: string, lang: 'en' | 'it') => searchClauses(clauses, sought(wanted, []), lang).map((one) => one.id);

  it('is searched by words in the current language, ignoring accents', () => {
    expect(ids('coin TILE', 'en')).toEqual(['take.3']);
    expect(ids('coin', 'it')).toEqual([]);
    expect(ids('piu', 'it')).toEqual(['inv.1']);
  });

  it('is read in the current language in all its parts', () => {
    const both: Clause = {
      ...clause('inv.1', 'Towers defend.', 'Le Torri difendono.'),
      ruling: 'All of them.',
      ruling_it: 'Tutte.',
      alternatives: ['One of them.'],
      alternatives_it: ['Una sola.'],
      example: 'Two.',
      example_it: 'Due.',
      source: 'Chapter 4',
    };
    const { text, ruling, alternatives, example, source } = inLanguage(both, 'it');
    expect([text, ruling, alternatives, example, source]).toEqual(['Le Torri difendono.', 'Tutte.', ['Una sola.'], 'Due.', 'Chapter 4']);
    expect(inLanguage(both, 'en')).toBe(both);
  });

  it('is searched by number, and complete for an empty search', () => {
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
    expect(parse('/t')).toEqual({ page: 'notFound' });
  });
});
