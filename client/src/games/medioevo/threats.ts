/** Where one's own lands are in danger: what stands beside them. */

import type { MedioevoBoard } from '../medioevo.generated';
import type { Box } from './box';
import { ownerOf } from './forces';

export interface Threat {
  /** The land of the strongest neighbour who is neither oneself nor an ally. */
  from: string;
  armies: number;
  /** How much stronger it is than the land: 1 where both are equal. */
  ratio: number;
}

/** By land of a player the greatest threat to it, over borders on land and straits. */
export function threats(board: MedioevoBoard, box: Box, player: number): Map<string, Threat> {
  const found = new Map<string, Threat>();
  const allied = new Set(board.players[player]?.allied ?? []);
  for (const [id, land] of Object.entries(board.lands)) {
    if (ownerOf(land) !== player) continue;
    for (const { id: next, over } of box.neighbours.get(id) ?? []) {
      const other = board.lands[next];
      const owner = ownerOf(other);
      if (!other || over === 'coast' || owner === player || (owner !== null && allied.has(owner))) continue;
      // One army stays behind wherever an attack comes from (7.10.h).
      const armies = Math.max(0, (other.armies ?? 0) - 1);
      if (armies > (found.get(id)?.armies ?? 0)) found.set(id, { from: next, armies, ratio: armies / Math.max(1, land.armies ?? 0) });
    }
  }
  return found;
}
