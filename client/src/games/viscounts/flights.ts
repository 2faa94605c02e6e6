/** What flies in Viscounts: Silver, resources, papers, Workers, and what is put away. */

import type { Tokens } from '../parts/flights';
import type { Ribbon } from '../viscounts.generated';
import { inCastleOf, keepAddress, ribbonAddress } from './addresses';
import type { Money } from './kinds';

export type Token = Money | 'debt' | 'deed' | 'worker' | 'pile' | 'manuscript';

/** `near` is the player whose board is drawn large: the castle, which is drawn once, has the addresses of that player. */
export function tokens(near: number, ribbonOf: (manuscript: string) => Ribbon): Tokens<Token> {
  return {
    pieces: {
      silver: 'silver', ink: 'ink', gold: 'gold', stone: 'stone', debt: 'debt', deed: 'deed', worker: 'worker',
      card: 'pile', manuscript: 'manuscript',
    },
    // The endless supply (comp.8) is drawn nowhere: it is thought to be in the middle of the castle.
    supply: (token, actor) => {
      if (token === 'worker') return `players.${actor}.workers`;
      return token === 'debt' ? 'debts_above' : token === 'deed' ? 'deeds_above' : keepAddress(near);
    },
    drawn: (address, piece) => {
      const [kind, id] = piece.split(':');
      const owner = /^players\.(\d+)\.manuscripts$/.exec(address);
      return kind === 'manuscript' && id && owner ? ribbonAddress(Number(owner[1]), ribbonOf(id)) : inCastleOf(near, address);
    },
  };
}
