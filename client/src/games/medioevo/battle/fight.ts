/** An attack as it is fought, put together from the events that tell it. */

import type { MedioevoBoard } from '../../medioevo.generated';
import type { EventInfo, Preview, Words } from '../../../wire';

/** Both sides, the attacker first. */
export type Both<T> = readonly [T, T];

/** Null: barbarians. */
export type Fighter = number | null;

/** One battle: the dice of both sides, the highest first, what was added to the highest, the armies lost. */
export interface Clash {
  dice: Both<number[]>;
  raised: Both<number>;
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

const DICE = /^event-dice(-raised)?$/;
const BEGIN = /^event-(barbarians-attack|attacks)(-|$)/;
/** What ends an attack, and is told in its last line. */
const END = new Set(['event-conquers', 'event-conquers-from', 'event-falls-to-barbarians', 'event-barbarians-repelled', 'event-barbarians-beaten', 'event-breaks-off', 'event-banner-removed']);
const NOTES = /^event-(shows-card|loses-card|leader-falls|barbarian-general-falls|treasure)/;

/** The fighter whom an argument names: `@seat-1`, else the barbarians. */
function fighter(side: unknown): Fighter {
  const seat = /^@seat-(\d+)$/.exec(String(side));
  return seat ? Number(seat[1]) : null;
}

function diceOf({ args = {} }: Words): { faces: number[]; raised: number; who: Fighter } {
  return { faces: String(args.dice).split('-').map(Number), raised: Number(args.n ?? 0), who: fighter(args.side) };
}

/** The fight after an event, which may begin another or have nothing to do with any. */
export function after(fight: Fight | null, { words, fact }: EventInfo): Fight | null {
  const { key, args = {} } = words;
  if (BEGIN.test(key)) {
    const target = fact?.to ?? '';
    const defender = /^players\.(\d+)$/.exec(target);
    return { who: [fact?.actor ?? null, defender ? Number(defender[1]) : null], target, clashes: [], notes: [], end: null };
  }
  if (DICE.test(key)) {
    const thrown = diceOf(words);
    const { clashes, notes, ...rest } = fight && !fight.end ? fight : { who: [thrown.who, null] as const, target: '', clashes: [], notes: [], end: null };
    const last = clashes.at(-1);
    if (last && !last.dice[1].length) {
      const whole: Clash = { ...last, dice: [last.dice[0], thrown.faces], raised: [last.raised[0], thrown.raised] };
      return { ...rest, who: [rest.who[0], thrown.who], clashes: [...clashes.slice(0, -1), whole], notes };
    }
    const begun: Clash = { dice: [thrown.faces, []], raised: [thrown.raised, 0], lost: [0, 0], notes };
    return { ...rest, who: [thrown.who, rest.who[1]], clashes: [...clashes, begun], notes: [] };
  }
  const last = fight?.clashes.at(-1);
  if (!fight || fight.end) return fight?.end && END.has(key) ? { ...fight, end: [...fight.end, words] } : fight;
  if (END.has(key)) return { ...fight, end: [words] };
  if (key === 'event-losses' && last) {
    const counted: Clash = { ...last, lost: [Number(args.n), Number(args.other)] };
    return { ...fight, clashes: [...fight.clashes.slice(0, -1), counted] };
  }
  if (key === 'event-shows-card') return { ...fight, notes: [...fight.notes, words] };
  if (NOTES.test(key) && last) {
    return { ...fight, clashes: [...fight.clashes.slice(0, -1), { ...last, notes: [...last.notes, words] }] };
  }
  return fight;
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

/** Dice against each other, the highest first, with who loses an army (7.10.t); those without a counterpart come last. */
export function pairs({ dice: [ours, theirs], raised, lost }: Clash): Pair[] {
  const left = [...lost];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, n) => {
    const faces: Both<number | null> = [ours[n] ?? null, theirs[n] ?? null];
    const more: Both<number> = n ? [0, 0] : raised;
    const [one, other] = faces;
    if (one === null || other === null) return { faces, raised: more, loser: null, spent: false };
    const [total, against] = [one + more[0], other + more[1]];
    const loser = total > against ? 'defender' : total < against ? 'attacker' : 'tie';
    const side = loser === 'defender' ? 1 : 0;
    return { faces, raised: more, loser, spent: lost.some(Boolean) && left[side]!-- <= 0 };
  });
}

/** The sides and odds that an option to attack would begin with, as the server foresees them. */
export function foreseen(preview: Preview | null): Balance | null {
  const change = preview?.changes.find(({ path }) => path.length === 1 && path[0] === 'battle');
  return (change?.value as Balance | null | undefined) ?? null;
}

/** Whether an option begins an attack. */
export const isAttack = (option: string): boolean => /^(attack|strike|hunt|crusade):/.test(option);
