/** Presets, limits and formatting of clocks. */

import type { ClockInfo, NewClock } from '../wire';

/** Common clocks, from a quick game in one sitting to one over weeks. */
export const PRESETS = {
  none: { mode: 'none' },
  quick: { mode: 'move', seconds: 30 },
  live: { mode: 'player', seconds: 900, increment: 10 },
  slow: { mode: 'move', seconds: 2 * 86_400 },
  week: { mode: 'move', seconds: 7 * 86_400 },
} as const satisfies Record<string, NewClock>;

/** For how many seconds the answer of somebody absent is waited for; 0: always. */
export const ANSWERS_WITHIN = { always: 0, hour: 3600, day: 86_400, days: 3 * 86_400, week: 7 * 86_400 } as const;

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof UNITS;

/** The bounds that the server sets (NewClock). */
const [SHORTEST, LONGEST] = [5, 14 * 86_400];

/** `amount` of a unit in seconds, limited to what the server allows. */
export function inSeconds(amount: number, unit: Unit): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(amount * UNITS[unit]) || 0));
}

/** Seconds left to `seat`, `elapsed` seconds after `clock` was received. */
export function left(clock: ClockInfo, seat: number, elapsed: number): number {
  const runs = clock.running.includes(seat) && !clock.paused;
  return Math.max(0, (clock.left[seat] ?? 0) - (runs ? elapsed : 0));
}

/** `seconds` as 0:07, 12:30 or 3:05:00; the caller shows days. */
export function figures(seconds: number): string {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
