/** How far a table has come in its lesson, and what the lesson offers there. */

import type { Chapter, LessonLine, Tutorial } from '../games/board';
import type { LogLine, Position } from '../wire';
import { activeChoices } from './choices';

export interface Stand {
  /** How many choices have been made. */
  n: number;
  /** The number of the chapter, from 0. */
  at: number;
  chapter: Chapter;
  /** What is said and done next. */
  line: LessonLine;
}

/** How many choices have been made when a chapter begins. */
export function startOf({ chapters }: Tutorial, at: number): number {
  return chapters.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Where a game stands in its lesson; null at the end, and once it has taken another course. */
export function standOf(lesson: Tutorial, log: readonly LogLine[]): Stand | null {
  const made = activeChoices(log);
  const lines = lesson.chapters.flatMap((chapter, at) => chapter.lines.map((line) => ({ at, chapter, line })));
  const next = lines[made.length];
  if (!next || made.some(({ choice }, n) => choice !== lines[n]!.line.choice)) return null;
  return { n: made.length, ...next };
}

/** Whether every choice was the prepared one. */
export function isFollowed(lesson: Tutorial, log: readonly LogLine[]): boolean {
  const lines = lesson.chapters.flatMap((chapter) => chapter.lines);
  return activeChoices(log).every(({ choice }, n) => choice === lines[n]?.choice);
}

/** The position with only the prepared choice on offer, except where the pupil chooses freely; each choice is made by itself. */
export function guided(position: Position, stand: Stand | null): Position {
  if (!stand) return position;
  const all = position.options.map((option) => ({ ...option, prepares: false }));
  const options = all.filter(({ text }) => stand.chapter.free || text === stand.line.choice);
  return { ...position, options: options.length ? options : all };
}
