/** Replay: any earlier position of the table. The address says which one is shown (`?at=12`). */

import { api } from '../api';
import type { Known } from '../games/board';
import type { History, LogLine, Moment, Position } from '../wire';

/** Milliseconds that a position stays on the screen while the replay plays. */
const PACE = 1200;
/** How many times faster it can play. */
const SPEEDS = [1, 2, 4];

export class ReplayState {
  moment = $state.raw<Moment | null>(null);
  /** The line of the choice that led here from the position shown before, if it was the next one. */
  fresh = $state.raw<LogLine[]>([]);
  /** The position shown; it has no options. */
  readonly position = $derived<Position | null>(this.moment && positionOf(this.moment));
  /** What is known of it besides. */
  readonly facts = $derived<Known | null>(this.moment && { details: new Map(), outlook: this.moment.outlook, plans: [] });
  /** The course of the points and the turns, once it has come. */
  history = $state.raw<History | null>(null);
  /** The last choice before the position shown. */
  readonly last = $derived<LogLine | null>(this.moment?.log.at(-1) ?? null);
  /** Whether it goes on by itself. */
  playing = $state(false);
  speed = $state(SPEEDS[0]!);
  /** The number of the last request: a slider sends requests faster than the server answers. */
  private latest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string, private readonly complain: (error: unknown) => void) {}

  /** Show the position after `n` choices and stop there; without a number the last one. */
  goTo(n?: number): Promise<void> {
    this.pause();
    if (!this.moment) void this.loadHistory();
    return this.show(n);
  }

  /** Go one choice forward or back, if there is one. */
  step(by: 1 | -1): void {
    const { n, of } = this.moment!;
    if (n + by >= 0 && n + by <= of) void this.goTo(n + by);
  }

  /** The position where the next turn begins, or this or the last one began. */
  turn(by: 1 | -1): number {
    const { n, of } = this.moment!;
    const turns = this.history?.turns ?? [];
    return by > 0 ? (turns.find((one) => one > n) ?? of) : (turns.findLast((one) => one < n) ?? 0);
  }

  /** Play on from here, or from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.playing) return this.pause();
    const { n, of } = this.moment!;
    this.playing = true;
    void this.show(n === of ? 0 : n + 1).then(() => this.later());
  }

  /** Play faster; after the fastest, at the first speed again. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Return to the current position. */
  leave(): void {
    this.pause();
    this.latest++;
    this.moment = null;
    this.history = null;
    history.replaceState(null, '', location.pathname);
  }

  private pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    if (!this.playing) return;
    const { n, of } = this.moment!;
    if (n === of) return this.pause();
    this.timer = setTimeout(() => void this.show(n + 1).then(() => this.later()), PACE / this.speed);
  }

  private async show(n?: number): Promise<void> {
    const request = ++this.latest;
    try {
      const found = await api.moment(this.table, n ?? (await api.moment(this.table, 0)).of);
      if (request !== this.latest) return;
      this.fresh = found.n === (this.moment?.n ?? found.n) + 1 ? found.log.slice(-1) : [];
      this.moment = found;
      history.replaceState(null, '', `${location.pathname}?at=${found.n}`);
    } catch (error) {
      this.pause();
      this.complain(error);
    }
  }

  private async loadHistory(): Promise<void> {
    try {
      this.history = await api.history(this.table);
    } catch (error) {
      this.complain(error);
    }
  }
}

function positionOf({ n, view }: Moment): Position {
  return { seq: n, seat: view.seat, waiting: view.asked ? [view.asked.seat] : [], view, prompt: null, options: [], undo: null, asks_undo: null };
}
