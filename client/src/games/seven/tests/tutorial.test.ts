import { expect, it } from 'vitest';
import type { View } from '../../../wire';
import { checkLesson } from '../../parts/tests/lessonCheck';
import { tutorial } from '../tutorial';

checkLesson(tutorial);

it('is for two heroes, so that what the other does can be prepared', () => {
  expect(tutorial.newTable.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
});

it('is over with the first piece of the Armour, not with the game (complete.12)', () => {
  const over = (armour: number) => tutorial.isOver?.({ board: { armour } } as unknown as View);
  expect([over(0), over(1)]).toEqual([false, true]);
});
