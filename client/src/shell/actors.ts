/** Who did what: a choice of one player may have consequences that others carry out, such as the turn of an automaton. */

import type { EventInfo, LogLine } from '../wire';

export interface Acts {
  actor: number;
  events: EventInfo[];
}

/** The events of a line by who acted, in their order; what nobody in particular did follows what led to it. */
export function byActor({ seat, events }: LogLine): Acts[] {
  const acts: Acts[] = [];
  for (const event of events) {
    const last = acts.at(-1);
    const actor = event.fact?.actor ?? last?.actor ?? seat;
    if (last?.actor === actor) last.events.push(event);
    else acts.push({ actor, events: [event] });
  }
  return acts;
}
