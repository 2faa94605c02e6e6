/** Looking back: the table as it stood after any of its choices, with the place in the address. */

import { api } from '../api';
import type { Moment, Position } from '../wire';

export class Past {
  moment = $state.raw<Moment | null>(null);
  /** The position of that moment: nothing can be chosen in it. */
  readonly position = $derived<Position | null>(this.moment && still(this.moment));
  /** The last question asked: a slider asks faster than the server answers. */
  private wanted = 0;

  constructor(private readonly table: string, private readonly complain: (error: unknown) => void) {}

  /** To the moment after `n` choices; to the latest one for no number. */
  async look(n?: number): Promise<void> {
    const question = ++this.wanted;
    try {
      const found = await api.moment(this.table, n ?? (await api.moment(this.table, 0)).of);
      if (question !== this.wanted) return;
      this.moment = found;
      history.replaceState(null, '', `${location.pathname}?at=${found.n}`);
    } catch (error) {
      this.complain(error);
    }
  }

  /** One choice on or back, if there is one. */
  step(by: 1 | -1): void {
    const { n, of } = this.moment!;
    if (n + by >= 0 && n + by <= of) void this.look(n + by);
  }

  /** Back to now. */
  leave(): void {
    this.wanted++;
    this.moment = null;
    history.replaceState(null, '', location.pathname);
  }
}

function still({ n, view }: Moment): Position {
  return { seq: n, seat: view.seat, view, prompt: null, options: [], undo: null, asks_undo: null };
}
