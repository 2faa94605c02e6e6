/** The progress of a game in words: its round, and the phase or step being played. */

import type { Voice } from '../text/voice';
import type { View } from '../wire';

/** Round and phase, as far as `view` has them and `voice` has texts for them. */
export function progress(view: View, voice: Voice): string[] {
  if (view.over) return [voice.key('table-over')];
  const { round, phase } = view.board;
  const parts = typeof round === 'number' ? [voice.key('table-round', { n: round })] : [];
  const key = [`phase-${String(phase)}`, `phase-${view.asked?.step}`].find((one) => voice.has(one));
  return key ? [...parts, voice.key(key)] : parts;
}
