/** Clocks in figures. */

import type { ClockInfo } from '../wire';

/** Seconds left to `seat`, when `elapsed` seconds have gone by since the server told. */
export function left(clock: ClockInfo, seat: number, elapsed: number): number {
  const runs = clock.running === seat && !clock.paused;
  return Math.max(0, (clock.left[seat] ?? 0) - (runs ? elapsed : 0));
}

/** `seconds` as 0:07, 12:30 or 3:05:00; days are for the caller to say. */
export function figures(seconds: number): string {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
