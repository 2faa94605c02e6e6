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
  let played: LogLine[] | null = null;
  let lay: Places = new Map();

  // Before a new position is drawn, remember where everything lies.
  $effect.pre(() => {
    const drawn = root();
    if (drawn && seq !== null && seq !== stage.position.seq) lay = places(drawn);
  });

  $effect(() => {
    const { position, fresh } = stage;
    if (seq !== null && seq !== position.seq) {
      // After a replay the newest lines are there again.
      const facts = fresh === played ? [] : factsOf(fresh);
      untrack(() => play(facts, lay));
    }
    seq = position.seq;
    played = fresh;
  });
}
