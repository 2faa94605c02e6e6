/** The ways to pay that the engine has planned, thing by thing: which slots there are, and what else could pay for one. */

import type { Plan } from '../../wire';
import { KINDS } from './court';

/** One thing that is asked, and the address of what pays for it. */
export interface Slot {
  what: string;
  by: string;
  amount: number;
}

/** Gifts in their order, then gold and fame. */
const RANK = KINDS.map((kind) => `gift:${kind}`);
const rank = ({ what }: Slot): number => (RANK.includes(what) ? RANK.indexOf(what) : RANK.length);

/** What pays for each gift and for tokens that are short; that those one has are paid goes without saying. */
function sharesOf({ paid = [] }: Plan): Slot[] {
  return paid
    .filter(({ what, by }) => !by.endsWith(`.${what}`))
    .flatMap(({ what, by, amount = 1 }) => (RANK.includes(what) ? Array.from({ length: amount }, () => ({ what, by, amount: 1 })) : [{ what, by, amount }]))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The slots of a way to pay; in the place of each what paid for it before, if it still does. */
export function slotsOf(plan: Plan, before: readonly Slot[] = []): Slot[] {
  const left = sharesOf(plan);
  const take = (fits: (slot: Slot) => boolean): Slot[] => {
    const at = left.findIndex(fits);
    return at < 0 ? [] : left.splice(at, 1);
  };
  const kept = before.map((was) => take(({ what, by }) => what === was.what && by === was.by));
  const whole = kept.flatMap((slots, n) => (slots.length ? slots : take(({ what }) => what === before[n]!.what)));
  return [...whole, ...left];
}

/** The way in which something else pays for slot number `at`, and as much as possible stays; null if there is none. */
export function swapped(plans: readonly Plan[], slots: readonly Slot[], at: number): Plan | null {
  const { what, by } = slots[at]!;
  const times = (all: readonly Slot[], source: string): number => all.filter((slot) => slot.what === what && slot.by === source).length;
  const shares = plans.map((plan) => ({ plan, all: sharesOf(plan) }));
  const sources = [...new Set([...slots, ...shares.flatMap(({ all }) => all)].filter((slot) => slot.what === what).map((slot) => slot.by))].toSorted();
  const from = sources.indexOf(by);
  for (const other of [...sources.slice(from + 1), ...sources.slice(0, from)]) {
    const fitting = shares.filter(({ all }) => times(all, other) > times(slots, other) && times(all, by) < times(slots, by));
    const [nearest] = fitting.toSorted((one, two) => distance(one.plan, slots) - distance(two.plan, slots));
    if (nearest) return nearest.plan;
  }
  return null;
}

/** How many things something else pays for. */
function distance(plan: Plan, slots: readonly Slot[]): number {
  const then = slotsOf(plan, slots);
  return Math.abs(then.length - slots.length) + slots.filter(({ what, by }, at) => then[at]?.what !== what || then[at]?.by !== by).length;
}
