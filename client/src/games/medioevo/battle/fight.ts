/** An attack as it is fought, put together from the events that tell it. */

import { MEDIOEVO_EVENTS, type MedioevoBoard, type MedioevoEvent } from '../../medioevo.generated';
import type { EventInfo, FactInfo, Preview, Words } from '../../../wire';
import { playerAt } from '../address';

/** Both sides, the attacker first. */
export type Both<T> = readonly [T, T];

/** Null: barbarians. */
export type Fighter = number | null;

/** One battle: the dice of both sides, the highest first, what was added to the highest, the armies lost. */
export interface Clash {
  dice: Both<number[]>;
  raised: Both<number>;
  /** By pair of dice the side that loses it. */
  losers: readonly (0 | 1)[];
  lost: Both<number>;
  /** What else came of it: cards shown and lost, leaders who fell. */
  notes: Words[];
}

export interface Fight {
  who: Both<Fighter>;
  /** The address of what is attacked. */
  target: string;
  clashes: Clash[];
  /** What was told before the dice of the next battle. */
  notes: Words[];
  /** How it ended, once it has. */
  end: Words[] | null;
}

export type Balance = NonNullable<MedioevoBoard['battle']>;
export type Side = Balance['sides'][number];

/** The events of a battle, as the engine declares them. */
const isTold = ({ words: { key } }: EventInfo): boolean => MEDIOEVO_EVENTS[key as MedioevoEvent]?.scene === 'battle';
const isMajor = ({ words: { key } }: EventInfo): boolean => MEDIOEVO_EVENTS[key as MedioevoEvent]?.weight === 'major';

/** Whether an event ends an attack, or is told with what has: only the banner's removal moves nothing. */
const isEnd = (event: EventInfo): boolean =>
  event.fact ? (event.fact.verb === 'ended' && event.fact.piece === 'attack') || event.fact.piece === 'territory' : isMajor(event);

const amount = (fact: FactInfo): number => fact.amount ?? 1;

/** The fight after an event, which may begin another or have nothing to do with any. */
export function after(fight: Fight | null, event: EventInfo): Fight | null {
  const { words, fact, besides = [] } = event;
  const isTreasure = fact?.piece?.startsWith('treasure:');
  if (!isTold(event) && !isTreasure) return fight;
  const { verb, piece, actor = null } = fact ?? {};
  if (verb === 'began') return { who: [actor, playerAt(fact!.to ?? '')], target: fact!.to ?? '', clashes: [], notes: [], end: null };
  if (piece === 'die') return thrown(fight, actor, besides.filter((one) => one.piece === 'face').map(amount), Number(words.args?.n ?? 0));
  const last = fight?.clashes.at(-1);
  if (!fight) return fight;
  if (isEnd(event)) return { ...fight, end: [...(fight.end ?? []), words] };
  if (fight.end) return fight;
  if (verb === 'ended' && last) {
    // The fact names the attacker.
    const pairs = besides.filter((one) => one.piece === 'pair').toSorted((one, other) => amount(one) - amount(other));
    const losers = pairs.map((one) => ((one.actor ?? null) === actor ? 1 : 0));
    const lost: Both<number> = [Number(words.args?.n), Number(words.args?.other)];
    return { ...fight, clashes: [...fight.clashes.slice(0, -1), { ...last, losers, lost }] };
  }
  if (verb === 'revealed' && !isTreasure) return { ...fight, notes: [...fight.notes, words] };
  if ((verb === 'lost' || piece?.startsWith('card:') || isTreasure) && last) {
    return { ...fight, clashes: [...fight.clashes.slice(0, -1), { ...last, notes: [...last.notes, words] }] };
  }
  return fight;
}

/** The fight after a throw: the attacker's begins the next battle. */
function thrown(fight: Fight | null, who: Fighter, faces: number[], raise: number): Fight {
  const { clashes, notes, ...rest } = fight && !fight.end ? fight : { who: [who, null] as const, target: '', clashes: [], notes: [], end: null };
  const last = clashes.at(-1);
  if (last && !last.dice[1].length) {
    const whole: Clash = { ...last, dice: [last.dice[0], faces], raised: [last.raised[0], raise] };
    return { ...rest, who: [rest.who[0], who], clashes: [...clashes.slice(0, -1), whole], notes };
  }
  const begun: Clash = { dice: [faces, []], raised: [raise, 0], losers: [], lost: [0, 0], notes };
  return { ...rest, who: [who, rest.who[1]], clashes: [...clashes, begun], notes: [] };
}

/** A fight of which nothing has been told here; it is over if its land is taken and only asks who moves in. */
export function begun(board: MedioevoBoard): Fight | null {
  const { attack, battle } = board;
  if (!attack || !battle) return null;
  const [attacker, defender] = battle.sides.map(({ who }) => (typeof who === 'number' ? who : null)) as [Fighter, Fighter];
  const place = attack.target in board.lands ? 'lands' : 'seas';
  const isTaken = attacker !== null && board.lands[attack.target]?.owner === attacker && !battle.sides[1]?.armies;
  return { who: [attacker, defender], target: `${place}.${attack.target}`, clashes: [], notes: [], end: isTaken ? [] : null };
}

/** Both sides as a view told them, when so many battles of the fight had been fought. */
export interface Told {
  sides: readonly Side[];
  clashes: number;
}

/** Whether a fight is the one before, gone on: what was told of the sides of another is not true of this one. */
export function goesOn(before: Fight | null, { target, clashes }: Fight): boolean {
  return before !== null && !before.end && before.target === target && before.clashes.length <= clashes.length;
}

/** Both sides of a fight now: as they were last told, less what has fallen since. */
export function sidesNow({ clashes }: Fight, { sides, clashes: fought }: Told): Side[] {
  return sides.map((side, n) => ({ ...side, armies: side.armies - clashes.slice(fought).reduce((sum, { lost }) => sum + lost[n]!, 0) }));
}

export type Outcome = 'attacker' | 'defender' | 'tie';

export interface Pair {
  faces: Both<number | null>;
  raised: Both<number>;
  loser: Outcome | null;
  /** Whether the loser had no army left to lose. */
  spent: boolean;
}

/** Dice against each other, the highest first, with who loses an army; those without a counterpart come last. */
export function pairs({ dice: [ours, theirs], raised, losers, lost }: Clash): Pair[] {
  const left = [...lost];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, n) => {
    const faces: Both<number | null> = [ours[n] ?? null, theirs[n] ?? null];
    const more: Both<number> = n ? [0, 0] : raised;
    const side = losers[n];
    const [one, other] = faces;
    if (side === undefined || one === null || other === null) return { faces, raised: more, loser: null, spent: false };
    const loser = one + more[0] === other + more[1] ? 'tie' : side ? 'defender' : 'attacker';
    return { faces, raised: more, loser, spent: lost.some(Boolean) && left[side]!-- <= 0 };
  });
}

/** The sides and odds that an option to attack would begin with, as the server foresees them. */
export function foreseen(preview: Preview | null): Balance | null {
  const change = preview?.changes.find(({ path }) => path.length === 1 && path[0] === 'battle');
  return (change?.value as Balance | null | undefined) ?? null;
}
