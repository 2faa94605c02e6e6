/** How far this browser's pupil has come in the lesson of each game, in local storage. */

export interface Learned {
  /** The table of the lesson. */
  table: string;
  /** The chapter to go on with, from 0. */
  at: number;
  /** The chapters that were played to their end. */
  done: number[];
}

const KEY = 'regnum.lessons';

function readAll(): Record<string, Learned> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Learned>;
  } catch {
    return {};
  }
}

export function learnedOf(game: string): Learned | null {
  return readAll()[game] ?? null;
}

/** Save the chapter that is being played at `table`; `done` adds one that was played to its end. */
export function saveLearned(game: string, table: string, at: number, done?: number): void {
  const before = learnedOf(game)?.done ?? [];
  const all = done === undefined ? before : [...new Set([...before, done])].sort((a, b) => a - b);
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: { table, at, done: all } }));
}
