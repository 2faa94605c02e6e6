/** The pieces of the map in words. */

import type { Voice } from '../../text/voice';
import type { Piece } from './forces';

/** The last engine of each player is the bombard (3.15.a). */
const BOMBARD = 3;

export const engineKey = (n: number) => (n === BOMBARD ? 'piece-bombard' : 'piece-catapult');

export function pieceWords(piece: Piece, text: Voice, own: Voice): string {
  switch (piece.kind) {
    case 'banner': {
      const parts = [own.key('banner-level', { n: piece.n, level: piece.level })];
      if (piece.general) parts.push(text.key('piece-general').toLocaleLowerCase(text.lang));
      if (piece.armies) parts.push(own.key('armies-here', { n: piece.armies }));
      return parts.join(', ');
    }
    case 'trade_ship':
    case 'caravan':
    case 'warship':
    case 'cavalry': {
      const load = piece.goods.map(([good, n]) => `${n} ${text.key(`good-${good}`).toLocaleLowerCase(text.lang)}`);
      const parts = [`${text.key(`piece-${piece.kind}`)} ${piece.n}`, ...(piece.armies ? [own.key('armies-here', { n: piece.armies })] : []), ...load];
      if (piece.banner) parts.push(pieceWords(piece.banner, text, own));
      return parts.join(', ');
    }
    case 'engine':
      return `${text.key(engineKey(piece.n))} ${piece.n}`;
    case 'pirates':
      return `${own.key('pirates')}, ${own.key('armies-here', { n: piece.armies })}`;
    case 'crusade':
      return `${own.key('crusade')}, ${own.key('armies-here', { n: piece.armies })}`;
    case 'chief':
      return text.key(piece.general ? 'piece-barbarian_general' : 'piece-commander');
    case 'fort':
      return text.key(`piece-${piece.word}`);
    case 'cathedral':
      return text.key('piece-cathedral');
    case 'blockade':
      return own.key('blockade', { by: text.seat(piece.by), against: text.seat(piece.against) });
  }
}
