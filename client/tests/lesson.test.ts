import { beforeEach, describe, expect, it } from 'vitest';
import type { Tutorial } from '../src/games/board';
import { chapter, freely, others, say } from '../src/games/parts/lesson';
import { learnedOf, saveLearned } from '../src/lessons';
import { beside, link, type Box } from '../src/shell/beside';
import { Sources } from '../src/text/sources';
import { guided, standOf, startOf } from '../src/table/lesson';
import type { LogLine, Position } from '../src/wire';

const lesson: Tutorial = {
  newTable: { game: 'any', seats: [{ kind: 'me' }] },
  sources: new Sources({}),
  chapters: [
    chapter('one', ['take:1', say('first', ['row.1'], 'a.1'), say('second', [])], ...others('take:2')),
    freely('two', ['take:3', say('third', [])]),
  ],
  end: say('end', []),
};
const line = (seq: number, choice: string): LogLine => ({ kind: 'choice', seq, seat: 0, choice, words: null, events: [], undone: 0 });
const log = (...choices: string[]) => choices.map((choice, n) => line(n + 1, choice));
const offers = (...choices: string[]) => ({ options: choices.map((text) => ({ text, words: { key: text }, refs: [] })) }) as unknown as Position;
const texts = ({ options }: Position) => options.map(({ text }) => text);

describe('where a game stands in its lesson', () => {
  it('is the line after the choices that were made, by anybody', () => {
    expect(standOf(lesson, [])).toMatchObject({ n: 0, at: 0, line: { choice: 'take:1' } });
    expect(standOf(lesson, log('take:1'))).toMatchObject({ n: 1, at: 0 });
    expect(standOf(lesson, log('take:1', 'take:2'))).toMatchObject({ n: 2, at: 1, chapter: { id: 'two' } });
  });

  it('follows an undo', () => {
    const undone: LogLine = { ...line(2, ''), kind: 'undo', undone: 1 };
    expect(standOf(lesson, [...log('take:1'), undone])).toMatchObject({ n: 0 });
  });

  it('is nowhere at the end, or when the game has taken another course', () => {
    expect(standOf(lesson, log('take:1', 'take:2', 'take:3'))).toBeNull();
    expect(standOf(lesson, log('take:1', 'take:9'))).toBeNull();
  });

  it('knows where chapters begin', () => {
    expect([0, 1, 2].map((at) => startOf(lesson, at))).toEqual([0, 2, 3]);
  });
});

describe('what a lesson offers', () => {
  it('is the prepared choice, until the pupil chooses freely', () => {
    expect(texts(guided(offers('take:1', 'take:4'), standOf(lesson, [])))).toEqual(['take:1']);
    expect(texts(guided(offers('take:3', 'take:4'), standOf(lesson, log('take:1', 'take:2'))))).toEqual(['take:3', 'take:4']);
    expect(texts(guided(offers('take:3', 'take:4'), null))).toEqual(['take:3', 'take:4']);
  });

  it('is everything where the prepared choice cannot be made', () => {
    expect(texts(guided(offers('take:5'), standOf(lesson, [])))).toEqual(['take:5']);
  });
});

describe('what this browser remembers of lessons', () => {
  beforeEach(() => localStorage.clear());

  it('is the table, the chapter to go on with, and the chapters that were played', () => {
    expect(learnedOf('any')).toBeNull();
    saveLearned('any', 'T1', 0);
    saveLearned('any', 'T1', 1, 0);
    saveLearned('any', 'T2', 3, 2);
    expect(learnedOf('any')).toEqual({ table: 'T2', at: 3, done: [0, 2] });
    expect(learnedOf('other')).toBeNull();
  });
});

describe('a bubble', () => {
  const frame: Box = { left: 0, top: 50, right: 1000, bottom: 650 };
  const size = { width: 300, height: 120 };
  const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const placed = (things: Box[], choices: Box[] = [], inside = frame) => {
    const { x, y } = beside(size, things, choices, inside);
    return box(x, y, size.width, size.height);
  };

  it('stands beside what it explains and never on it, wherever that is', () => {
    for (const thing of [box(10, 60, 80, 80), box(900, 60, 80, 80), box(450, 300, 100, 60), box(0, 50, 1000, 200), box(700, 500, 250, 140)]) {
      const bubble = placed([thing]);
      expect(overlaps(bubble, thing)).toBe(false);
      expect(bubble.left >= frame.left && bubble.right <= frame.right && bubble.top >= frame.top && bubble.bottom <= frame.bottom).toBe(true);
      const [from, to] = link(bubble, thing);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(30);
    }
  });

  it('covers what can be chosen only if it must', () => {
    const thing = box(450, 300, 100, 60);
    const choices = [box(560, 250, 400, 200), box(100, 250, 340, 200)];
    const bubble = placed([thing], choices);
    expect([thing, ...choices].some((one) => overlaps(bubble, one))).toBe(false);
  });

  it('stands on a phone above or below a broad thing', () => {
    const phone: Box = { left: 0, top: 90, right: 390, bottom: 690 };
    const thing = box(8, 200, 374, 200);
    expect(overlaps(placed([thing], [], phone), thing)).toBe(false);
  });

  it('stands at the bottom right where it explains nothing in particular', () => {
    expect(placed([])).toMatchObject({ right: 986, bottom: 636 });
  });
});
