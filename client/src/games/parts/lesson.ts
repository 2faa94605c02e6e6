/** Building blocks of lessons, which are prepared games told in chapters. */

import type { Chapter, Said } from '../board';

/** A choice of the prepared game, and what is said before it. */
type Line = [choice: string, ...said: Said[]];

/** The explanation `tutorial-<id>`, what it points at, and the clauses it tells. */
export const say = (id: string, refs: string[], ...clauses: string[]): Said => ({ id, refs, clauses });

/** The choices of others in the prepared game, before which nothing is said. */
export const others = (...choices: string[]): Line[] => choices.map((choice) => [choice]);

/** A chapter in which only the prepared choices are offered. */
export const chapter = (id: string, ...lines: Line[]): Chapter => ({
  id,
  lines: lines.map(([choice, ...said]) => ({ choice, said })),
});

/** A chapter in which the pupil may choose freely, and the prepared choices are advice. */
export const freely = (id: string, ...lines: Line[]): Chapter => ({ ...chapter(id, ...lines), free: true });
