/** What an option costs and brings, as numbers: for the chooser, for the answers to a sin, for payments. */

import type { OptionInfo } from '../../wire';
import type { Kind, SevenBoard } from '../seven.generated';
import type { Box } from './box';
import { COINS, KINDS, markersOf, palaceOf, type Coin } from './court';
import type { AnyEffect } from './words';

/** What is counted: tokens, gifts, cards of a kind, markers on the table, the next turn; `doom` is the sins discarded of the seven for a cataclysm. */
export type Counter = Coin | Kind | 'any' | 'sin' | 'artefact' | 'elixir' | 'character' | 'palace' | 'marker' | 'turn' | 'doom';

/** So much more or less of something for a player; `from` if it is known how much there was. */
export interface Stake {
  /** Null for what concerns everybody. */
  player: number | null;
  of: Counter;
  by: number;
  from?: number;
}

const size = (things: readonly unknown[] | number): number => (typeof things === 'number' ? things : things.length);

/** How much of everything a player has. */
function holdings(board: SevenBoard, player: number): [Counter, number][] {
  const court = board.heroes[player]!;
  return [
    ...COINS.map((coin): [Counter, number] => [coin, court[coin]]),
    ...KINDS.map((kind): [Counter, number] => [kind, court.gifts[kind]]),
    ['character', court.characters.length],
    ['elixir', court.elixirs.length],
    ['palace', court.palaces.length],
    ['artefact', size(court.artefacts)],
    ['sin', size(court.sins)],
    ['marker', markersOf(player, board)],
    ['turn', court.loses_turn ? 0 : 1],
  ];
}

/** What differs between two boards, the player `first` before the others. */
export function differences(before: SevenBoard, after: SevenBoard, first: number): Stake[] {
  const found = before.heroes.flatMap((_, player) => {
    const then = holdings(after, player);
    return holdings(before, player).flatMap(([of, from], n) => (then[n]![1] === from ? [] : [{ player, of, from, by: then[n]![1] - from }]));
  });
  // Sins that are played are discarded when their effect is over.
  const doom = after.sin_discards + after.sins_played.length - before.sin_discards;
  const all: Stake[] = doom > 0 ? [...found, { player: null, of: 'doom', from: before.sin_discards, by: doom }] : found;
  const rank = ({ player }: Stake): number => (player === first ? -1 : (player ?? before.heroes.length));
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** The most that one rival has of something; gifts are counted together. */
function most(board: SevenBoard, player: number, what: Counter): number {
  const counted = (rival: number): number =>
    holdings(board, rival).reduce((sum, [of, n]) => (of === what || (what === 'any' && (KINDS as readonly string[]).includes(of)) ? sum + n : sum), 0);
  return Math.max(0, ...board.heroes.map((_, rival) => (rival === player ? 0 : counted(rival))));
}

/** What an effect will bring to whoever causes it, as far as its card says so in numbers. */
function promises(effect: AnyEffect, board: SevenBoard, player: number): Stake[] {
  switch (effect.op) {
    case 'gain':
      return [{ player, of: effect.what, by: effect.n }];
    case 'gain_gift':
      return [{ player, of: 'any', by: effect.n }];
    case 'steal': {
      const of = effect.what === 'gift' ? 'any' : effect.what;
      return [{ player, of, by: Math.min(effect.n, most(board, player, of)) }];
    }
    case 'draw_elixir':
      return [{ player, of: 'elixir', by: effect.n }];
    case 'draw_artefact':
      return [{ player, of: 'artefact', by: effect.n }];
    case 'bury_sin':
      return [{ player, of: 'sin', by: -effect.n }];
    case 'refresh':
      return effect.then ? promises(effect.then, board, player) : [];
    case 'oust_marker':
      return COINS.flatMap((of) => (effect.cost[of] ? [{ player, of, by: -effect.cost[of] }] : []));
    default:
      return [];
  }
}

/** The effect that an option will have after what its preview shows. */
export function effectOf({ text }: OptionInfo, box: Box): AnyEffect | null {
  const [verb, rest = ''] = text.split(':');
  const [id = '', n] = rest.split('.');
  switch (verb) {
    case 'sin':
      return box.sins.get(id)?.[n === '1' ? 'first' : 'second'] ?? null;
    case 'artefact':
      return box.artefacts.get(id)?.effect ?? null;
    case 'use':
      return palaceOf(id, box).enslave.effect;
    default:
      return null;
  }
}

/** Everything at stake with an option: what is certain from the board that it leaves, what else its effect will bring. */
export function stakes(option: OptionInfo, board: SevenBoard, after: SevenBoard, box: Box, player: number): Stake[] {
  // That the sin which is played leaves the hand goes without saying.
  const plain = ({ of, player: whose }: Stake): boolean => of === 'sin' && whose === player && /^(sin|deny):/.test(option.text);
  const certain = differences(board, after, player).filter((stake) => !plain(stake));
  const effect = effectOf(option, box);
  const later = effect ? promises(effect, board, player) : [];
  const known = (stake: Stake): boolean => certain.some(({ of, by }) => of === stake.of && Math.sign(by) === Math.sign(stake.by));
  const more = later
    .filter((stake) => !known(stake))
    .map((stake) => ({ ...stake, from: holdings(board, player).find(([of]) => of === stake.of)?.[1] }));
  const mine = certain.findLastIndex((stake) => stake.player === player) + 1;
  return [...certain.slice(0, mine), ...more, ...certain.slice(mine)];
}
