import { expect, it } from 'vitest';
import { checkLesson } from '../../parts/tests/lessonCheck';
import { tutorial } from '../tutorial';

checkLesson(tutorial);

it('seats the pupil where a Castle can be chosen: the last player picks first (setup.19)', () => {
  expect(tutorial.newTable.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
  expect(tutorial.newTable.options!['first_player']).toBe(1);
});
