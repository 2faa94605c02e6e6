/** Where every player stands. */

import type { MedioevoBoard, PlayerOutlook } from '../medioevo.generated';

export interface Standing {
  player: number;
  kingdom: string | null;
  lands: number;
  /** On lands, with banners and aboard. */
  armies: number;
  honour: number;
  technologies: number;
  cards: number;
  /** Null behind another player's panel. */
  florins: number | null;
}

/** The players in the order of this round, with what is known of each. */
export function standings(board: MedioevoBoard, known: readonly PlayerOutlook[] = []): Standing[] {
  const all = board.players.map((player, n): Standing => ({
    player: n,
    kingdom: player.kingdom ?? null,
    lands: known[n]?.territories ?? 0,
    armies: known[n]?.armies ?? 0,
    honour: player.honour ?? 0,
    technologies: player.technologies?.length ?? 0,
    cards: Array.isArray(player.hand) ? player.hand.length : (player.hand ?? 0),
    florins: player.florins ?? null,
  }));
  const place = (player: number) => (board.order.includes(player) ? board.order.indexOf(player) : board.order.length);
  return all.toSorted((a, b) => place(a.player) - place(b.player));
}

export type Relation = 'war' | 'allied' | 'passage' | 'commerce';
const RELATIONS: Relation[] = ['war', 'allied', 'passage', 'commerce'];

/** How a player stands with another: his own treaties, and the other's with him. */
export function relations(board: MedioevoBoard, one: number, other: number): Relation[] {
  const of = (player: number) => board.players[player] ?? {};
  return RELATIONS.filter((kind) => of(one)[kind]?.includes(other) || of(other)[kind]?.includes(one));
}
