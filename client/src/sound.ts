/** Three soft synthesized sounds; off unless the person turned them on. */

import { settings } from './settings.svelte';

const TUNES = { turn: [523, 659], piece: [330], end: [392, 494, 587, 784] } as const;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  TUNES[tune].forEach((pitch, n) => note(context!, pitch, context!.currentTime + n * 0.16));
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}
