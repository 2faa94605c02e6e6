import { checkLesson } from '../../parts/tests/lessonCheck';
import { expect, it } from 'vitest';
import { tutorial } from '../tutorial';

checkLesson(tutorial);

it('is alone with a Rival who never asks, so that the prepared game holds', () => {
  expect(tutorial.newTable.seats).toEqual([{ kind: 'me' }]);
  expect(tutorial.newTable.options!['rival']).not.toBe('random');
});
