/** The verbs of a turn, and which options each reaches; `free` are those that do not count as an action (free.1). */

import type { OptionInfo } from '../../wire';
import type { Glyph } from './icons';

export const VERBS = {
  recruit: { glyph: 'recruit', starts: ['recruit:'] },
  buy: { glyph: 'elixir', starts: ['buy:'] },
  found: { glyph: 'found', starts: ['found:'] },
  part: { glyph: 'marker', starts: ['part:'] },
  gifts: { glyph: 'tap', starts: ['tap:', 'hero'] },
  sin: { glyph: 'sin', starts: ['sin:'] },
  use: { glyph: 'artefact', starts: ['enslave:', 'artefact:', 'treasure:', 'purge'] },
  free: { glyph: 'use', starts: ['elixir:', 'sell:', 'use:'] },
  close: { glyph: 'close', starts: ['close:'] },
} as const satisfies Record<string, { glyph: Glyph; starts: readonly string[] }>;

export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as Verb[];

/** Whether the option is one of the verb. */
export function reaches(verb: Verb, option: string): boolean {
  return VERBS[verb].starts.some((start) => option.startsWith(start));
}

/** How many options each verb has. */
export function counts(options: readonly OptionInfo[]): Record<Verb, number> {
  return Object.fromEntries(
    VERB_NAMES.map((verb) => [verb, options.filter(({ text }) => reaches(verb, text)).length]),
  ) as Record<Verb, number>;
}
