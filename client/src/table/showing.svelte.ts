/** Which step of the position that is shown is being played, at the pace that this person likes. */

import { set, settings } from '../settings.svelte';
import type { Step } from './turns';

/** From slow to fast. */
export const PACES = [0.5, 0.75, 1, 1.5, 2.5] as const;
/** How much faster, once a person's turn waits behind what is played. */
const HURRY = 2;

export class Showing {
  /** The step that is being played; null when all is told. */
  now = $state.raw<Step | null>(null);
  private steps: Step[] = [];
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `done` is called when the last step has been played. */
  constructor(private readonly done: () => void) {}

  get busy(): boolean {
    return this.timer !== undefined;
  }

  /** Play these steps; hurried if somebody's turn waits behind them. */
  start(steps: Step[], hurried: boolean): void {
    this.stop();
    if (!steps.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.steps = [...steps];
    this.hurried = hurried;
    this.next();
  }

  /** Play nothing more: everything is in its place. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.now = null;
  }

  private next(): void {
    const step = this.steps.shift();
    this.timer = undefined;
    this.now = step ?? null;
    if (!step) return this.done();
    this.timer = setTimeout(() => this.next(), step.length / settings.pace / (this.hurried ? HURRY : 1));
  }
}

/** Play faster or slower from now on, if that is possible. */
export function changePace(by: 1 | -1): void {
  const at = PACES.findIndex((pace) => pace >= settings.pace);
  set({ pace: PACES[Math.min(Math.max(at + by, 0), PACES.length - 1)]! });
}
