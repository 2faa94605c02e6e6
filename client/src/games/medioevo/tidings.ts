/** What fate and the others have brought since one's last choice, for a scene that stays: what is played on the map is soon gone. */

import type { EventInfo, LogLine, Words } from '../../wire';
import { MEDIOEVO_EVENTS, type MedioevoEvent } from '../medioevo.generated';

/** A sentence, and the seats that it concerns. */
export interface Blow {
  words: Words;
  seats: number[];
}

export interface Tiding {
  /** The throw of the event dice; null for what the others have done to one. */
  thrown: Words | null;
  /** The event or the calamity that it brought. */
  card: Words | null;
  blows: Blow[];
}

const kindOf = ({ words: { key } }: EventInfo): (typeof MEDIOEVO_EVENTS)[MedioevoEvent] | undefined => MEDIOEVO_EVENTS[key as MedioevoEvent];

const isThrow = ({ fact }: EventInfo): boolean => fact?.verb === 'rolled' && fact.piece === 'event_die';
const isTurn = ({ fact }: EventInfo): boolean => fact?.verb === 'began' && fact.piece === 'turn';
const isCard = ({ fact }: EventInfo): boolean => fact?.verb === 'revealed' && /^(event_card|calamity):/.test(fact.piece ?? '');

/** Whether an event is told as brought by fate: what is declared so, what matters much, and what it costs and pays. */
const isFate = (event: EventInfo): boolean =>
  kindOf(event)?.scene === 'fate' || kindOf(event)?.weight === 'major' || event.fact?.piece === 'florin';

/** What barbarians do, often right after one's own choice: it is nobody's deed. */
function isRaid(event: EventInfo): boolean {
  const { scene, weight } = kindOf(event) ?? {};
  return scene === 'battle' && weight === 'major' && (event.fact?.actor === undefined || event.fact.verb === 'lost');
}

/** Whether others have done to one what concerns one: not what one gets oneself, nor what is only fought or proposed. */
function isDoneTo(event: EventInfo, yours: readonly number[]): boolean {
  const { weight = 'normal', scene } = kindOf(event) ?? {};
  const { verb, actor } = event.fact ?? {};
  const gets = actor !== undefined && yours.includes(actor) && (verb === 'gained' || verb === 'revealed');
  if (weight === 'minor' || gets) return false;
  return weight === 'major' || scene === 'fate' || (scene !== 'battle' && verb !== 'decided');
}

/** The blows with one more; the same with another number is counted together. */
function withBlow(blows: Blow[], { words, seats }: Blow): Blow[] {
  const bare = (one: Words) => JSON.stringify([one.key, { ...one.args, n: 0 }]);
  const at = words.args?.n === undefined ? -1 : blows.findIndex((one) => bare(one.words) === bare(words));
  if (at < 0) return [...blows, { words, seats }];
  const n = Number(blows[at]!.words.args!.n) + Number(words.args!.n);
  return blows.with(at, { seats, words: { ...words, args: { ...words.args, n } } });
}

/** Whether a throw of the event dice brings anything: skulls or a double. */
const brings = ({ fact, words: { args = {} } }: EventInfo): boolean => Boolean((fact?.amount ?? 1) || args.double);

/** The tidings after some more lines. `going`: whether the event dice were still being carried out before them. */
export function tidings(before: readonly Tiding[], lines: readonly LogLine[], yours: readonly number[], going: boolean): Tiding[] {
  let found = [...before];
  for (const { kind, seat, events } of lines) {
    if (kind !== 'choice') continue;
    const own = yours.includes(seat);
    if (own && !going) found = [];
    for (const event of events) {
      const { words, concerns: seats = [] } = event;
      if (isThrow(event)) {
        going = brings(event);
        if (going) found.push({ thrown: words, card: null, blows: [] });
      } else if (isTurn(event)) going = false;
      else if (going) {
        const now = found.at(-1);
        if (!now?.thrown) continue;
        if (isCard(event)) found[found.length - 1] = { ...now, card: words };
        else if (isFate(event)) found[found.length - 1] = { ...now, blows: withBlow(now.blows, { words, seats }) };
      } else if (seats.some((one) => yours.includes(one)) && (isRaid(event) || (!own && isDoneTo(event, yours)))) {
        const done = found.find(({ thrown }) => !thrown) ?? { thrown: null, card: null, blows: [] };
        found = [...found.filter((one) => one !== done), { ...done, blows: withBlow(done.blows, { words, seats }) }];
      }
    }
  }
  // A spectator never chooses: the newest is enough.
  return yours.length ? found : found.slice(-1);
}

/** The blows to these seats, and the others. */
export function parted({ blows }: Tiding, yours: readonly number[]): { ours: Blow[]; others: Blow[] } {
  const isOurs = ({ seats }: Blow) => seats.some((seat) => yours.includes(seat));
  return { ours: blows.filter(isOurs), others: blows.filter((blow) => !isOurs(blow)) };
}
