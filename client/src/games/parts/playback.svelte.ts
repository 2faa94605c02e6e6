/** Calls a board to animate each new position. */

import { untrack } from 'svelte';
import type { FactInfo, LogLine } from '../../wire';
import { factsOf } from './flights';
import { places, type Places } from './motion';
import type { Stage } from './stage.svelte';

/**
 * Call `play` for every new position, with the facts that led to it and where everything lay before.
 *
 * For use in the script of a component, as `$effect`.
 */
export function playback(
  stage: Stage,
  root: () => Element | undefined,
  play: (facts: FactInfo[], before: Places) => void,
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
    if (drawn && seq !== null && seq !== next) before = places(drawn);
  });

  $effect(() => {
    const { position, fresh } = stage;
    if (seq !== null && seq !== position.seq) {
      const facts = played.has(fresh) ? [] : factsOf(fresh);
      untrack(() => play(facts, before));
    }
    seq = position.seq;
    played.add(fresh);
  });
}
