/** A choice that is picked up and not made yet: what it leads to is shown as far as it is certain, and asked beforehand. */

import { changed } from '../changes';
import type { Known } from '../games/board';
import type { Details, OptionInfo, Position, Prepared, Preview } from '../wire';

export interface Preparation {
  /** The choice. */
  option: OptionInfo;
  /** What it costs, brings and sets off. */
  details: Details;
  /** The position that it would lead to, with the next question. */
  position: Position;
  /** What is known of the options of that question. */
  facts: Known;
  previews: Preview[];
}

/** The preparation of `option` in a position, as the server tells it; `known` is what is known of that position. */
export function preparationOf(position: Position, option: OptionInfo, known: Known | null, answer: Prepared): Preparation {
  const { changes, step, prompt, options, previews } = answer;
  const { view } = position;
  const asked = view.asked && { ...view.asked, step };
  return {
    option,
    details: known?.details.get(option.text) ?? {},
    position: { ...position, prompt, options, view: { ...view, asked, board: changed(view.board, changes) } },
    facts: { details: new Map(options.map(({ text, details }) => [text, details ?? {}])), outlook: known?.outlook ?? null, plans: [] },
    previews,
  };
}
