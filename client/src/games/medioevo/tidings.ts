/** What fate and the others have brought since one's last choice, for a scene that stays: what is played on the map is soon gone. */

import type { EventInfo, LogLine, Words } from '../../wire';

/** A sentence, and the seats that it names. */
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

const DICE = 'event-dice-skulls';
const CARD = /^event-(card|calamity)$/;
const FATE =
  /^event-(loses-armies|pays|earns|shows-heroine|excommunicated|vehicle-(lost|loses|faster|slower|stopped|no-crossing|fair|gains|destroyed)|gold|banner-overboard|city-(flooded|lowered)|cathedral-lost|general-lost|rebellion-die|rebels|lost-with|pirates-sail|horde|pirate-fleet|barbarians-(attack(-vehicles)?|repelled|beaten)|falls-to-barbarians|secedes|receives-kingdom|deceives|eliminated|excess-(piece|armies|goods)|barbarians-(grow|build)|honour-lost|pope-dies)$/;
const DONE_TO_ONE =
  /^event-(loses-armies|conquers-from|rebels|lost-with|vehicle-(lost|seized|destroyed)|banner-falls|banner-and-general-fall|general-lost|steals|eliminates|cathedral-taken|declares-war|stands-by|drops|revokes|pact|refuses|excommunicated|blockade|hands-over|hands-over-share|cedes|cedes-vehicle|honour-gained|honour-lost|coin|casus-belli|excess-(piece|armies|goods))$/;
/** What barbarians do, often right after one's own choice: it is nobody's deed. */
const RAID = /^event-(barbarians-(attack(-vehicles)?|repelled|beaten)|falls-to-barbarians)$/;

const SEAT = /(?:@seat-|players\.)(\d+)\b/;

function seatsOf({ words, fact }: EventInfo): number[] {
  const named = [...Object.values(words.args ?? {}), fact?.from, fact?.to].flatMap((name) => SEAT.exec(String(name))?.[1] ?? []).map(Number);
  const actor = fact?.verb === 'lost' && fact.actor !== undefined && fact.actor >= 0 ? [fact.actor] : [];
  return [...new Set([...named, ...actor])];
}

/** The blows with one more; the same with another number is counted together. */
function withBlow(blows: Blow[], { words, seats }: Blow): Blow[] {
  const bare = (one: Words) => JSON.stringify([one.key, { ...one.args, n: 0 }]);
  const at = words.args?.n === undefined ? -1 : blows.findIndex((one) => bare(one.words) === bare(words));
  if (at < 0) return [...blows, { words, seats }];
  const n = Number(blows[at]!.words.args!.n) + Number(words.args!.n);
  return blows.with(at, { seats, words: { ...words, args: { ...words.args, n } } });
}

/** Whether a throw of the event dice brings anything. */
const isHarmless = ({ args = {} }: Words): boolean => !args.skulls && !args.double;

/** The tidings after some more lines. `going`: whether the event dice were still being carried out before them. */
export function tidings(before: readonly Tiding[], lines: readonly LogLine[], yours: readonly number[], going: boolean): Tiding[] {
  let found = [...before];
  for (const { kind, seat, events } of lines) {
    if (kind !== 'choice') continue;
    const own = yours.includes(seat);
    if (own && !going) found = [];
    for (const event of events) {
      const { words } = event;
      if (words.key === DICE) {
        going = !isHarmless(words);
        if (going) found.push({ thrown: words, card: null, blows: [] });
      } else if (words.key === 'event-turn') going = false;
      else if (going) {
        const now = found.at(-1);
        if (!now?.thrown) continue;
        if (CARD.test(words.key)) found[found.length - 1] = { ...now, card: words };
        else if (FATE.test(words.key)) found[found.length - 1] = { ...now, blows: withBlow(now.blows, { words, seats: seatsOf(event) }) };
      } else if (RAID.test(words.key) || (!own && DONE_TO_ONE.test(words.key))) {
        const seats = seatsOf(event);
        if (!seats.some((one) => yours.includes(one))) continue;
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
