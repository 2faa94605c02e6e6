/** Building blocks of lessons: explanations, each shown in the first position that fits. */

import type { Position, TableInfo } from '../../wire';
import type { LessonStep } from '../board';

interface AnyView {
  asked: { seat: number; step: string } | null;
  board: unknown;
}

/** A position as lesson steps see it: the pupil's seat, question and options, and the board. */
export interface Moment<View extends AnyView> {
  seat: number;
  /** The step the pupil is asked, or '' while others choose. */
  asked: string;
  /** What the pupil may choose. */
  options: string[];
  view: View;
  board: View['board'];
}

type Fits<View extends AnyView> = (now: Moment<View>) => boolean;

function moment<View extends AnyView>(position: Position): Moment<View> {
  const view = position.view as unknown as View;
  const seat = position.seat ?? 0;
  const asked = view.asked?.seat === seat && position.prompt ? view.asked.step : '';
  return { seat, asked, options: position.options.map(({ text }) => text), view, board: view.board };
}

/** Functions to write the lesson of a game with this view. */
export function lessonOf<View extends AnyView>() {
  return {
    /** An explanation for positions that fit: the text `tutorial-<id>`. */
    step: (id: string, refs: string[], clauses: string[], fits: Fits<View>): LessonStep => ({
      id,
      textKey: `tutorial-${id}`,
      refs,
      clauses,
      when: (position) => fits(moment<View>(position)),
    }),
    /** The pupil is asked `name`, and `also` holds. */
    asks: (name: string, also: Fits<View> = () => true): Fits<View> => (now) => now.asked === name && also(now),
  };
}

/** The step to show now: the first that fits and was not shown before. */
export function nextStep(
  steps: readonly LessonStep[],
  said: ReadonlySet<string>,
  position: Position,
  table: TableInfo,
): LessonStep | null {
  return steps.find((one) => !said.has(one.id) && one.when(position, table)) ?? null;
}
