/**
 * The panels of a table. On a phone they share the screen under one row of tabs. On a wide screen the board is always
 * there, and the others open beside it. Where there is room for both, the log is open from the beginning; while people
 * are still coming, the players are.
 */

import { MediaQuery } from 'svelte/reactivity';

const ALL = ['board', 'seats', 'log', 'rules', 'chat'] as const;
const SIDE = ['seats', 'log', 'rules', 'chat'] as const;
export type Panel = (typeof ALL)[number];

export class Panels {
  private readonly screen = new MediaQuery('(min-width: 901px)');
  private readonly roomy = new MediaQuery('(min-width: 1680px)');
  private wanted = $state<Panel | null>(null);

  readonly wide = $derived(this.screen.current);
  readonly names = $derived<readonly Panel[]>(this.wide ? SIDE : ALL);
  constructor(private readonly waiting: () => boolean) {}

  /** On a wide screen `board` means that nothing is open beside it. */
  readonly shown = $derived.by<Panel>(() => this.wanted ?? (this.wide && this.waiting() ? 'seats' : this.roomy.current ? 'log' : 'board'));

  show(panel: Panel): void {
    this.wanted = panel;
  }

  /** Show a panel, or only the board again if it is shown already. */
  toggle(panel: Panel): void {
    this.show(this.shown === panel ? 'board' : panel);
  }

  /** Show the next or previous panel, if there is one. */
  turn(by: 1 | -1): void {
    const next = this.names[this.names.indexOf(this.shown) + by];
    if (next) this.show(next);
  }
}
