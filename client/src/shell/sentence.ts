/** A deed of the log in words. */

import type { Voice } from '../text/voice';
import type { Deed } from '../table/turns';

/** The words of a choice only say what it means; all others are sentences. */
export function sentence({ words, bare, actor }: Deed, voice: Voice): string {
  if (!words) return '';
  return bare ? `${voice.seat(actor)}: ${voice.words(words)}` : voice.words(words);
}
