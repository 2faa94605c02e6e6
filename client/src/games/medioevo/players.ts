/** What the shell shows of the players: the kingdom of each, and how many lands it has. */

import type { Voice } from '../../text/voice';
import type { Content, View } from '../../wire';
import type { PlayerSign } from '../board';
import type { MedioevoBoard } from '../medioevo.generated';
import { standings } from './standings';

export function players(view: View, _: Content, text: Voice): PlayerSign[] {
  const signs: PlayerSign[] = [];
  for (const { player, kingdom, lands } of standings(view.board as unknown as MedioevoBoard)) {
    const words = [...(kingdom ? [text.key(`realm-${kingdom}`)] : []), text.key('lands-n', { n: lands })];
    signs[player] = { words, points: text.key('category-honour') };
  }
  return signs;
}
