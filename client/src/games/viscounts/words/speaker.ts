/** Who speaks of a position, and how: effects and Icons in words, notes with their clauses. */

import type { Voice } from '../../../text/voice';
import type { View } from '../../../wire.generated';
import type { Note } from '../../parts/note';
import type { Box } from '../box';
import { effectKey, type Effect } from '../effects';
import type { Icon, ViscountsBoard, ViscountsOutlook } from '../../viscounts.generated';
import { ICONS } from '../kinds';

/** What it takes to speak of a position. */
export interface Speaker {
  /** The game's words and the board's own. */
  text: Voice;
  own: Voice;
  box: Box;
  board: ViscountsBoard;
  seats: number;
  options: View['options'];
  /** The newest, for what is the same all through a game. */
  outlook: ViscountsOutlook | null;
  name: (player: number) => string;
}

/** With a capital letter and a full stop. */
export function sentence(words: string): string {
  const text = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function effectWords({ text }: Speaker, effect: Effect): string {
  return text.key(effectKey(effect));
}

/** "2 Merchants, 1 Criminal". */
export function iconWords({ text }: Speaker, icons: readonly Icon[]): string {
  return ICONS.map((icon) => [icon, icons.filter((one) => one === icon).length] as const)
    .filter(([, n]) => n > 0)
    .map(([icon, n]) => text.key(`fx-icon-${icon}`, { n }))
    .join(', ');
}

/** icon.11, score.4: what a card or Manuscript does, as the table reads it. */
export function abilityWords({ text, options }: Speaker, key: `${'card' | 'manuscript'}-${string}-text`): string {
  const readings = [options.double_resource, options.icons_scored].map((value) => `${key}-${value}`);
  return text.key(readings.find((reading) => text.has(reading)) ?? key);
}

export const segmentName = ({ text, board }: Speaker, place: number): string =>
  text.key(`segment-${board.ring[place - 1]}`);

export function note(title: string, lines: string[], clauses: string[]): Note {
  return { title, lines: lines.filter(Boolean).map(sentence), clauses };
}
