/** Replay: any earlier position of the table. The address says which one is shown (`?at=12`). */

import { api } from '../api';
import type { LogLine, Moment, Position } from '../wire';

export class ReplayState {
  moment = $state.raw<Moment | null>(null);
  /** The line of the choice that led here from the position shown before, if it was the next one. */
  fresh = $state.raw<LogLine[]>([]);
  /** The position shown; it has no options. */
  readonly position = $derived<Position | null>(this.moment && positionOf(this.moment));
  /** The number of the last request: a slider sends requests faster than the server answers. */
  private latest = 0;

  constructor(private readonly table: string, private readonly complain: (error: unknown) => void) {}

  /** Show the position after `n` choices; without a number the last one. */
  async goTo(n?: number): Promise<void> {
    const request = ++this.latest;
    try {
      const found = await api.moment(this.table, n ?? (await api.moment(this.table, 0)).of);
      if (request !== this.latest) return;
      this.fresh = found.n === (this.moment?.n ?? found.n) + 1 ? found.log.slice(-1) : [];
      this.moment = found;
      history.replaceState(null, '', `${location.pathname}?at=${found.n}`);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Go one choice forward or back, if there is one. */
  step(by: 1 | -1): void {
    const { n, of } = this.moment!;
    if (n + by >= 0 && n + by <= of) void this.goTo(n + by);
  }

  /** Return to the current position. */
  leave(): void {
    this.latest++;
    this.moment = null;
    history.replaceState(null, '', location.pathname);
  }
}

function positionOf({ n, view }: Moment): Position {
  return { seq: n, seat: view.seat, view, prompt: null, options: [], undo: null, asks_undo: null };
}
