/** The verbs of a turn as its buttons group them, and which options each reaches. */

import type { OptionInfo } from '../../wire';
import type { SevenVerb } from '../seven.generated';
import type { Glyph } from './icons';

export const VERBS = {
  recruit: { glyph: 'recruit', options: ['recruit'] },
  buy: { glyph: 'elixir', options: ['buy'] },
  found: { glyph: 'found', options: ['found'] },
  part: { glyph: 'marker', options: ['part'] },
  gifts: { glyph: 'tap', options: ['tap', 'hero'] },
  sin: { glyph: 'sin', options: ['sin'] },
  use: { glyph: 'artefact', options: ['enslave', 'artefact', 'treasure', 'purge'] },
  free: { glyph: 'use', options: ['elixir', 'sell', 'use'] },
  close: { glyph: 'close', options: ['close'] },
} as const satisfies Record<string, { glyph: Glyph; options: readonly SevenVerb[] }>;

export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as Verb[];

/** Whether the option is one of the verb. */
export function reaches(verb: Verb, option: string): boolean {
  return VERBS[verb].options.some((one) => one === option.split(':')[0]);
}

/** How many options each verb has. */
export function counts(options: readonly OptionInfo[]): Record<Verb, number> {
  return Object.fromEntries(
    VERB_NAMES.map((verb) => [verb, options.filter(({ text }) => reaches(verb, text)).length]),
  ) as Record<Verb, number>;
}
