/** What an option will certainly do, as the board draws it before it is chosen: what the engine says of it. */

import type { Details, FactInfo, Preview } from '../../wire';
import type { Anno890Board, Anno890Kingdom, Anno890Space } from '../anno890.generated';
import { changed } from '../../changes';
import { select } from '../parts/flights';
import { triosIn, type Place, type Trio } from './grid';

export interface Ghosts {
  /** Spaces as they would be. */
  spaces: (Place & { space: Anno890Space | null })[];
  /** The tile that the seat that chooses would have in hand. */
  hand: string | null;
  /** The Character that would come. */
  character: string | null;
  trios: Trio[];
  /** Coins and Saracen tokens put beside the tiles of the row, by place. */
  rowCoins: number[];
  rowSaracens: number[];
  /** Coins won (or paid, below zero) by the seat that chooses. */
  coins: number;
  /** The same of points, of Towers and of Nobles. */
  points: number;
  towers: number;
  nobles: number;
  /** Steps of the two prows. */
  invader: number;
  defence: number;
}

/** What would change on `board` for `seat`, which is asked. */
export function ghosts(preview: Preview, details: Details, board: Anno890Board, seat: number): Ghosts {
  const after = changed(board, preview.changes);
  const facts = preview.events.flatMap(({ fact, besides = [] }) => (fact ? [fact, ...besides] : besides));
  const own = facts.filter(({ actor }) => actor === seat);
  return {
    spaces: after.kingdoms.flatMap((kingdom, other) => changedSpaces(board.kingdoms[other]!, kingdom, other)),
    hand: idOf(select(own, 'moved', 'tile').find(({ to }) => to === 'taken')),
    character: idOf(select(own, 'moved', 'character').find(({ to }) => to?.startsWith(`kingdoms.${seat}.`))),
    trios: triosIn(facts).filter((trio) => trio.seat === seat),
    rowCoins: laid(board, facts, 'coin', 'coins'),
    rowSaracens: laid(board, facts, 'saracen', 'saracens'),
    coins: net(details, 'coin'),
    points: net(details, 'points'),
    towers: net(details, 'tower'),
    nobles: net(details, 'noble'),
    invader: after.invader - board.invader,
    defence: after.defence - board.defence,
  };
}

/** What an option brings of something, less what it costs of it. */
export function net({ gain = {}, price = {} }: Details, what: string): number {
  return (gain[what] ?? 0) - (price[what] ?? 0);
}

const idOf = (fact: FactInfo | undefined): string | null => fact?.piece?.split(':')[1] ?? null;

function changedSpaces(before: Anno890Kingdom, after: Anno890Kingdom, seat: number): Ghosts['spaces'] {
  return after.spaces.flatMap((space, cell) =>
    JSON.stringify(space) === JSON.stringify(before.spaces[cell]) ? [] : [{ seat, cell, space }],
  );
}

/** How many pieces would be put beside each tile of the row. */
function laid({ row }: Anno890Board, facts: readonly FactInfo[], piece: string, where: string): number[] {
  const moved = select(facts, 'moved', piece);
  return row.map((_, at) => moved.reduce((sum, { to, amount = 1 }) => (to === `row.${at + 1}.${where}` ? sum + amount : sum), 0));
}
