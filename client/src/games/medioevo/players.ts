/** What the shell shows of the players: the kingdom of each, and how many lands it has. */

import type { Voice } from '../../text/voice';
import type { Content, View } from '../../wire';
import type { PlayerSign } from '../board';
import type { MedioevoBoard } from '../medioevo.generated';
import { ownerOf } from './forces';

export function players(view: View, _: Content, text: Voice): PlayerSign[] {
  const board = view.board as unknown as MedioevoBoard;
  const owners = Object.values(board.lands).map(ownerOf);
  return board.players.map(({ kingdom }, player) => {
    const lands = text.key('lands-n', { n: owners.filter((owner) => owner === player).length });
    return { words: [...(kingdom ? [text.key(`realm-${kingdom}`)] : []), lands], points: text.key('category-honour') };
  });
}
