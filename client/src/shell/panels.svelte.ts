/** The panels around a table: all under one row of tabs on a phone; on a wide screen the board and the players are always visible. */

import { MediaQuery } from 'svelte/reactivity';

const ALL = ['board', 'seats', 'log', 'rules', 'chat'] as const;
const SIDE = ['log', 'rules', 'chat'] as const;
export type Panel = (typeof ALL)[number];

export class Panels {
  private readonly screen = new MediaQuery('(min-width: 901px)');
  private wanted = $state<Panel>('board');

  readonly wide = $derived(this.screen.current);
  readonly names = $derived<readonly Panel[]>(this.wide ? SIDE : ALL);
  readonly shown = $derived(this.names.includes(this.wanted) ? this.wanted : this.names[0]!);

  show(panel: Panel): void {
    this.wanted = panel;
  }

  /** Show the next or previous panel, if there is one. */
  turn(by: 1 | -1): void {
    const next = this.names[this.names.indexOf(this.shown) + by];
    if (next) this.show(next);
  }
}
