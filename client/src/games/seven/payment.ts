/**
 * The ways to pay a cost with cards, tokens, elixirs and palaces (elixir.3, free.2-free.4, part.7). The rules ask for one
 * elixir or palace after another; here all courses of these questions are followed, so that a payment can be settled whole.
 */

import type { OptionInfo } from '../../wire';
import type { Kind, SevenBoard, SevenHero } from '../seven.generated';
import type { Box } from './box';
import { banners, hasSet, KINDS } from './court';
import type { Stake } from './stakes';

type Counts = Readonly<Record<Kind, number>>;
/** What is asked for: gifts by kind, gold or fame. */
export type Asked = Kind | 'gold' | 'fame';
/** What pays: gift cards, or the id of an elixir or a palace; the gold and fame that one has go without saying. */
export type Source = 'cards' | (string & {});

/** What an elixir pours: gifts by kind, and gifts of any kind. */
interface Pour {
  gifts: Counts;
  any: number;
}

interface Use {
  choice: string;
  id: string;
}
interface Flask extends Use {
  /** More than one where a temple adds a gift of a kind that the elixir gives. */
  pours: Pour[];
}
interface Sale extends Use {
  coin: 'gold' | 'fame';
  n: number;
}

/** What somebody can pay with. */
export interface Means {
  gold: number;
  fame: number;
  gifts: Counts;
  reserve: Counts;
  flasks: readonly Flask[];
  sales: readonly Sale[];
}

export interface Debt {
  gold: number;
  fame: number;
  gifts: Counts;
}

/** A whole payment: the choices that make it, and what pays for each thing. */
export interface Payment {
  choices: string[];
  sources: Partial<Record<Asked, Source[]>>;
  /** What is left to pay with tokens. */
  gold: number;
  fame: number;
  /** Gifts, gold and fame beyond what is asked. */
  lost: number;
}

/** One thing that is asked, and what pays for it. */
export interface Slot {
  what: Asked;
  by: Source;
}

/** A payment under way. */
interface Course extends Debt {
  /** The gifts of any kind of the last elixir that have no kind yet. */
  any: number;
  last: Source;
  flasks: readonly Flask[];
  sales: readonly Sale[];
  choices: string[];
  paid: Slot[];
  lost: number;
}

/** What a hero can pay with; the palaces that may be discarded are among the options. */
export function meansOf(board: SevenBoard, box: Box, player: number, options: readonly OptionInfo[]): Means {
  const court = board.heroes[player]!;
  const counts = banners(court, box);
  const rich = court.palaces.some(({ id, enslaved }) => enslaved && box.temples.get(id)?.enslave.effect.rule === 'elixirs_give_one_more');
  const flasks = court.elixirs.flatMap((id) => {
    const { gives, set } = box.elixirs.get(id)!;
    const ways = hasSet(counts, set) ? ([['plain', gives], ['set', set.gives]] as const) : ([['plain', gives]] as const);
    return ways.map(([way, kinds]) => ({ choice: `elixir:${id}.${way}`, id, pours: pours(kinds, rich) }));
  });
  const sales = options.flatMap(({ text, words }): Sale[] => {
    const id = /^sell:(.+)$/.exec(text)?.[1];
    return id ? [{ choice: text, id, coin: box.castles.has(id) ? 'fame' : 'gold', n: Number(words.args?.n ?? 0) }] : [];
  });
  return { gold: court.gold, fame: court.fame, gifts: court.gifts, reserve: board.reserve as Counts, flasks, sales };
}

function pours(kinds: readonly (Kind | 'any')[], rich: boolean): Pour[] {
  const gifts = Object.fromEntries(KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length])) as Record<Kind, number>;
  const any = kinds.filter((one) => one === 'any').length;
  if (!rich) return [{ gifts, any }];
  if (any) return [{ gifts, any: any + 1 }];
  return KINDS.filter((kind) => gifts[kind]).map((kind) => ({ gifts: { ...gifts, [kind]: gifts[kind] + 1 }, any }));
}

/** All ways to pay, those that give up the least first. */
export function payments(debt: Debt, means: Means): Payment[] {
  const found: Payment[] = [];
  const seen = new Set<string>();
  /** Go on after a choice: the cost is paid at once where only one way is left. */
  const settle = (course: Course): void => {
    const { gold, fame, any, paid, flasks } = course;
    const key = [any, ...flasks.map(({ choice }) => choice), ...paid.map(({ what, by }) => `${what} ${by}`).toSorted()].join();
    if (seen.has(key)) return;
    seen.add(key);
    if (gold <= means.gold && fame <= means.fame && !any && !asks(course, means)) found.push(finish(course));
    else ask(course, false);
  };
  const ask = (course: Course, first: boolean): void => {
    const next = offers(course, means);
    for (const one of next) {
      // A single option is chosen by itself.
      const choices = next.length > 1 || first ? [...course.choices, one.choice] : course.choices;
      if (one.choice === 'pay') found.push(finish({ ...course, choices }));
      else settle({ ...course, ...one, choices });
    }
  };
  ask({ ...debt, any: 0, last: '', flasks: means.flasks, sales: means.sales, choices: [], paid: [], lost: 0 }, true);
  const cost = ({ sources }: Payment): number => new Set(Object.values(sources).flat()).size;
  return found.toSorted((one, other) => cost(one) - cost(other) || one.lost - other.lost);
}

type Offer = { choice: string } & Partial<Course>;

/** What can be chosen next, and what it leaves. */
function offers(course: Course, means: Means): Offer[] {
  const { gold, fame, gifts, any, last, flasks, sales, paid, lost } = course;
  if (any) {
    return KINDS.filter((kind) => gifts[kind] && covers(means.gifts, flasks, less(gifts, kind), any - 1)).map((kind) => {
      const left = less(gifts, kind);
      return { choice: `as:${kind}`, gifts: left, any: Math.min(any - 1, sum(left)), paid: [...paid, { what: kind, by: last }] };
    });
  }
  const short = { gold: gold > means.gold, fame: fame > means.fame };
  const missing = isShort(gifts, means);
  const found: Offer[] = short.gold || short.fame || missing ? [] : [{ choice: 'pay' }];
  for (const flask of flasks) {
    if (!missing && !serves(flask, gifts, means)) continue;
    const others = flasks.filter(({ id }) => id !== flask.id);
    for (const pour of flask.pours) {
      const left = after(gifts, pour.gifts);
      const wild = Math.min(pour.any, sum(left));
      if ((!wild && sum(left) === sum(gifts)) || !covers(means.gifts, others, left, wild)) continue;
      const now = KINDS.flatMap((kind) => Array.from({ length: gifts[kind] - left[kind] }, () => ({ what: kind, by: flask.id })));
      const spilt = sum(pour.gifts) + pour.any - now.length - wild;
      found.push({ choice: flask.choice, gifts: left, any: wild, last: flask.id, flasks: others, paid: [...paid, ...now], lost: lost + spilt });
      break;
    }
  }
  for (const sale of sales) {
    if (!short[sale.coin]) continue;
    const left = course[sale.coin] - sale.n;
    found.push({
      choice: sale.choice,
      [sale.coin]: Math.max(0, left),
      sales: sales.filter((one) => one !== sale),
      paid: [...paid, { what: sale.coin, by: sale.id }],
      lost: lost + Math.max(0, -left),
    });
  }
  return found;
}

/** Whether it must be asked: elixirs are needed, or could usefully replace gift cards. */
function asks({ gifts, flasks }: Course, means: Means): boolean {
  return flasks.length > 0 && (isShort(gifts, means) || flasks.some((flask) => serves(flask, gifts, means)));
}

const sum = (gifts: Counts): number => KINDS.reduce((all, kind) => all + gifts[kind], 0);
const less = (gifts: Counts, kind: Kind): Counts => ({ ...gifts, [kind]: gifts[kind] - 1 });
const after = (gifts: Counts, given: Counts): Counts =>
  Object.fromEntries(KINDS.map((kind) => [kind, Math.max(0, gifts[kind] - given[kind])])) as Record<Kind, number>;
const isShort = (gifts: Counts, means: Means): boolean => KINDS.some((kind) => gifts[kind] > means.gifts[kind]);

/** Whether an elixir is worth spending because the reserve lacks the cards that it would give. */
function serves({ pours }: Flask, gifts: Counts, { reserve }: Means): boolean {
  return KINDS.some((kind) => gifts[kind] > 0 && pours.some(({ gifts: given, any }) => given[kind] > reserve[kind] || (any > 0 && !reserve[kind])));
}

/** part.7: whether cards, elixirs and gifts of any kind together cover what is asked. */
function covers(cards: Counts, flasks: readonly Flask[], gifts: Counts, any: number): boolean {
  const [first] = flasks;
  if (KINDS.reduce((all, kind) => all + Math.max(0, gifts[kind] - cards[kind]), 0) <= any) return true;
  if (!first) return false;
  const ways = flasks.filter(({ id }) => id === first.id).flatMap((flask) => flask.pours);
  const others = flasks.filter(({ id }) => id !== first.id);
  return ways.some((pour) => covers(cards, others, after(gifts, pour.gifts), any + pour.any));
}

/** Cards pay for what is left. */
function finish({ choices, gifts, gold, fame, paid, lost }: Course): Payment {
  const cards = KINDS.flatMap((kind) => Array.from({ length: gifts[kind] }, () => ({ what: kind, by: 'cards' })));
  const sources: Payment['sources'] = {};
  for (const { what, by } of [...paid, ...cards]) sources[what] = [...(sources[what] ?? []), by];
  return { choices, sources, gold, fame, lost };
}

// --- one thing after another -----------------------------------------------------------------------------------------

/** What pays for each thing; in its place what paid for it before, if it still does. */
export function slotsOf({ sources }: Payment, before: readonly Slot[] = []): Slot[] {
  return [...KINDS, 'gold' as const, 'fame' as const].flatMap((what) => {
    const left = [...(sources[what] ?? [])];
    const take = (by: Source | undefined): Source | null => (by !== undefined && left.includes(by) ? left.splice(left.indexOf(by), 1)[0]! : null);
    const kept = before.filter((slot) => slot.what === what).map(({ by }) => take(by));
    const whole = [...kept.map((by) => by ?? take(left[0])), ...left];
    return whole.flatMap((by) => (by === null ? [] : [{ what, by }]));
  });
}

const times = (sources: readonly Source[] = [], by: Source): number => sources.filter((one) => one === by).length;

/** The payment in which another source pays for slot number `at`, and as much as possible stays; null if there is none. */
export function swapped(all: readonly Payment[], now: Payment, slots: readonly Slot[], at: number): Payment | null {
  const { what, by } = slots[at]!;
  const others = [...new Set(all.flatMap(({ sources }) => sources[what] ?? []))].toSorted();
  const from = others.indexOf(by) + 1;
  for (const other of [...others.slice(from), ...others.slice(0, from - 1)]) {
    const more = all.filter(({ sources }) => times(sources[what], other) > times(now.sources[what], other) && times(sources[what], by) < times(now.sources[what], by));
    const [nearest] = more.toSorted((one, two) => distance(one, slots) - distance(two, slots));
    if (nearest) return nearest;
  }
  return null;
}

/** How many things another source pays for. */
function distance(payment: Payment, slots: readonly Slot[]): number {
  const then = slotsOf(payment, slots);
  return Math.abs(then.length - slots.length) + slots.filter(({ what, by }, at) => then[at]?.what !== what || then[at]?.by !== by).length;
}

/** What a payment takes from a court: cards, tokens, elixirs and palaces. */
export function paidWith({ sources, gold, fame }: Payment, court: SevenHero, player: number): Stake[] {
  const spent = new Set(Object.values(sources).flat().filter((by) => by !== 'cards'));
  const lost = (of: 'elixir' | 'palace', held: readonly string[]): Stake => ({ player, of, by: -held.filter((id) => spent.has(id)).length, from: held.length });
  return [
    ...KINDS.map((of): Stake => ({ player, of, by: -times(sources[of], 'cards'), from: court.gifts[of] })),
    { player, of: 'gold' as const, by: -gold, from: court.gold },
    { player, of: 'fame' as const, by: -fame, from: court.fame },
    lost('elixir', court.elixirs),
    lost('palace', court.palaces.map(({ id }) => id)),
  ].filter(({ by }) => by < 0);
}
