/** Questions for a number. */

import type { OptionInfo } from '../../wire';

const NUMBER = /^([a-z_]+):(\d+)$/;
/** Fewer than these are buttons in the prompt. */
const FEW = 5;

/** The options that name a number, in order, where the question is mainly for one; else none. */
export function amounts(options: readonly OptionInfo[]): OptionInfo[] {
  if (occupationOf(options)) return [];
  const numbers = options.filter(({ text, refs }) => NUMBER.test(text) && !refs.length);
  const verbs = new Set(numbers.map(({ text }) => NUMBER.exec(text)![1]));
  if (numbers.length < FEW || verbs.size > 1 || numbers.length < options.length - 2) return [];
  return numbers.toSorted((a, b) => Number(NUMBER.exec(a.text)![2]) - Number(NUMBER.exec(b.text)![2]));
}

const OCCUPY = /^occupy:(\d+)(\.banner)?$/;

/** The choices of how many move into a conquered land: led by the banner, or without it. */
export interface Occupation {
  led: OptionInfo[];
  alone: OptionInfo[];
}

/** Null if that is not the question. */
export function occupationOf(options: readonly OptionInfo[]): Occupation | null {
  if (options.length < 2 || !options.every(({ text }) => OCCUPY.test(text))) return null;
  const ordered = options.toSorted((a, b) => Number(OCCUPY.exec(a.text)![1]) - Number(OCCUPY.exec(b.text)![1]));
  const led = ordered.filter(({ text }) => OCCUPY.exec(text)![2]);
  return { led, alone: ordered.filter((option) => !led.includes(option)) };
}

const LAST = /^(.+)\.(\d+)$/;

/** The options at a place that differ in their last number alone, where they are many. */
export function lotsOf(options: readonly OptionInfo[]): OptionInfo[][] {
  const kinds = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const [, kind, n] = LAST.exec(option.text) ?? [];
    if (kind && n) kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  const number = ({ text }: OptionInfo) => Number(LAST.exec(text)![2]);
  return [...kinds.values()].filter((lot) => lot.length >= FEW).map((lot) => lot.toSorted((a, b) => number(a) - number(b)));
}

/** The least, about a half, and the most of so many. */
export function presets(n: number): number[] {
  return [...new Set([0, Math.floor((n - 1) / 2), n - 1])];
}
