/** Shows scenes one after another, each as long as it takes to read it at the chosen pace. */

import { settings } from '../../settings.svelte';
import { lasting, type Tableau } from './tableaux';

export class Theatre {
  now: Tableau | null = $state.raw(null);
  #waiting: Tableau[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(scenes: readonly Tableau[]): void {
    this.#waiting.push(...scenes);
    if (!this.now) this.#next();
  }

  /** Go on to the next scene. */
  skip(): void {
    if (this.now) this.#next();
  }

  close(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.now = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(), lasting(this.now) / settings.pace);
  }
}
