/** Questions for a number. */

import type { OptionInfo, Position } from '../../wire';
import { verbOf } from './address';

/** Fewer than these are buttons in the prompt. */
const FEW = 5;

const numberOf = ({ words: { args = {} } }: OptionInfo): number | null => (typeof args.n === 'number' ? args.n : null);
const byNumber = (one: OptionInfo, other: OptionInfo): number => numberOf(one)! - numberOf(other)!;

/** The options that name a number, in order, where the question is for one and there are many; else none. */
export function amounts({ prompt, options }: Pick<Position, 'prompt' | 'options'>): OptionInfo[] {
  if (!['amount', 'bid'].includes(prompt?.kind ?? '') || occupationOf(options)) return [];
  const numbers = options.filter((option) => numberOf(option) !== null && !option.refs.length);
  return numbers.length < FEW ? [] : numbers.toSorted(byNumber);
}

/** The choices of how many move into a conquered land: led by the banner, or without it. */
export interface Occupation {
  led: OptionInfo[];
  alone: OptionInfo[];
}

/** Null if that is not the question. */
export function occupationOf(options: readonly OptionInfo[]): Occupation | null {
  if (options.length < 2 || !options.every((option) => verbOf(option) === 'occupy')) return null;
  const ordered = options.toSorted(byNumber);
  const led = ordered.filter(({ text }) => text.endsWith('.banner'));
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
