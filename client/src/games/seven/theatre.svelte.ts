/** Shows scenes one after another, step by step, each as long as it takes to read it at the chosen pace, or as the viewer likes. */

import { settings } from '../../settings.svelte';
import { whenReleased } from '../../shell/pressed';
import { beginning, stepsOf, type Tableau } from './tableaux';

export class Theatre {
  now: Tableau | null = $state.raw(null);
  /** The step of the scene that is shown, from 0. */
  step = $state(0);
  /** Whether it stays until the viewer goes on. */
  held = $state(false);
  /** Whether the mouse is on it: then it does not go away under a click. */
  #pointed = false;
  #waiting: Tableau[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `patient`: whether a scene stays until the viewer goes on. */
  constructor(readonly patient: (scene: Tableau | null) => boolean) {}

  play(scenes: readonly Tableau[]): void {
    this.#waiting.push(...scenes);
    if (!this.now) this.#next();
  }

  /** Go on to the next step, or to the next scene. */
  skip(): void {
    if (!this.now) return;
    if (this.step + 1 < stepsOf(this.now).length) {
      this.step++;
      this.#wait();
    } else this.#next();
  }

  /** Stay here, or go on by itself again. */
  hold(): void {
    this.held = !this.held;
    this.#wait();
  }

  /** The mouse has come to the scene, or has left it. */
  point(at: boolean): void {
    if (this.#pointed === at) return;
    this.#pointed = at;
    this.#wait();
  }

  close(): void {
    this.#waiting = [];
    this.#next();
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null;
    this.step = this.now?.is === 'gathering' ? beginning(this.now.rows) : 0;
    this.held = this.patient(this.now);
    if (!this.now) this.#pointed = false;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.now || this.held || this.#pointed) return;
    this.#timer = setTimeout(() => whenReleased(() => this.skip()), stepsOf(this.now)[this.step]! / settings.pace);
  }
}
