/** The progress of a game in words: its round, and the phase or step being played. */

import type { Voice } from '../text/voice';
import type { View } from '../wire';

/** Round and phase, as far as `view` has them and `voice` has texts for them. While a game is set up there is no round. */
export function progress(view: View, voice: Voice): string[] {
  if (view.over) return [voice.key('table-over')];
  const { round, phase, last_round: last } = view.board;
  const parts = typeof round === 'number' && round > 0 ? [voice.key(round === last ? 'table-last-round' : 'table-round', { n: round })] : [];
  const key = [`phase-${String(phase)}`, `phase-${view.asked?.step}`].find((one) => voice.has(one));
  return key ? [...parts, voice.key(key)] : parts;
}
