/** Calls a board to animate each new position. */

import { untrack } from 'svelte';
import { stepsOf, type Step } from '../../table/turns';
import type { LogLine } from '../../wire';
import { finish, places, type Places } from './motion';
import type { Stage } from './stage.svelte';

/**
 * Call `play` for every new position, with the steps that led to it and where everything lay before.
 *
 * For use in the script of a component, as `$effect`.
 */
export function playback(
  stage: Stage,
  root: () => Element | undefined,
  play: (steps: Step[], before: Places) => void,
): void {
  let seq: number | null = null;
  /** What was played: when a replay ends, the newest lines are there again. */
  const played = new WeakSet<LogLine[]>();
  let before: Places = new Map();

  // Before a new position is drawn, remember where everything lies.
  $effect.pre(() => {
    // Read at every run, or the effect would not run again.
    const next = stage.position.seq;
    const drawn = root();
    if (!drawn || seq === null || seq === next) return;
    finish();
    before = places(drawn);
  });

  $effect(() => {
    const { position, fresh } = stage;
    if (seq !== null && seq !== position.seq) {
      const steps = played.has(fresh) ? [] : stepsOf(fresh, stage.yours);
      untrack(() => play(steps, before));
    }
    seq = position.seq;
    played.add(fresh);
  });
}
