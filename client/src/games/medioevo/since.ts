/** What others have done on the map since one's own last choice. */

import type { FactInfo, LogLine } from '../../wire';
import { placeAt } from './address';

export interface Deed {
  kind: 'moved' | 'fell';
  actor: number | null;
  /** Empty if it came from off the map. */
  from: string;
  to: string;
}


function deedOf({ verb, actor: by, piece, from, to }: FactInfo): Deed | null {
  const actor = by ?? null;
  const [start, goal] = [placeAt(from) ?? '', placeAt(to) ?? ''];
  if (verb === 'gained' && piece === 'territory' && goal) return { kind: 'fell', actor, from: '', to: goal };
  if (verb === 'lost' && piece === 'territory' && start) return { kind: 'fell', actor: null, from: '', to: start };
  return verb === 'moved' && start && goal && start !== goal ? { kind: 'moved', actor, from: start, to: goal } : null;
}

/** The deeds after some more lines: one's own choice begins anew, and a piece that goes on has one arrow. */
export function since(deeds: readonly Deed[], lines: readonly LogLine[], yours: readonly number[]): Deed[] {
  let found = [...deeds];
  for (const { kind, seat, events } of lines) {
    if (kind === 'choice' && yours.includes(seat)) found = [];
    for (const { fact, besides = [] } of events) {
      // What goes along with a piece has no arrow of its own.
      const along = besides.map(deedOf).filter((deed) => deed?.kind === 'fell');
      for (const deed of [...(fact ? [deedOf(fact)] : []), ...along]) {
        if (!deed || (deed.actor !== null && yours.includes(deed.actor))) continue;
        const before = found.findIndex((one) => deed.kind === 'moved' && one.kind === 'moved' && one.actor === deed.actor && one.to === deed.from);
        if (before >= 0) found[before] = { ...found[before]!, to: deed.to };
        else found.push(deed);
      }
    }
  }
  return found.filter(({ kind, from, to }) => kind === 'fell' || from !== to);
}
