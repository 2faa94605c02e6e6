/** What an option will certainly do, as the board draws it before it is chosen: the differences that a preview makes. */

import type { Preview } from '../../wire';
import type { Anno890Board, Anno890Kingdom, Anno890Space } from '../anno890.generated';
import { changed } from '../../changes';
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
export function ghosts(preview: Preview, board: Anno890Board, seat: number): Ghosts {
  const after = changed(board, preview.changes);
  const [mine, then] = [board.kingdoms[seat]!, after.kingdoms[seat]!];
  return {
    spaces: after.kingdoms.flatMap((kingdom, other) => changedSpaces(board.kingdoms[other]!, kingdom, other)),
    // Where the turn passes on and the next player has only one tile to take, that tile is not ours.
    hand: !board.taken && after.turn === seat ? (after.taken?.tile ?? null) : null,
    character: held(then).find((id) => !held(mine).includes(id)) ?? null,
    trios: triosIn(preview.events, seat),
    rowCoins: more(board.row, after.row, 'coins'),
    rowSaracens: more(board.row, after.row, 'saracens'),
    coins: then.coins - mine.coins,
    points: after.scores[seat]! - board.scores[seat]!,
    towers: after.towers[seat]! - board.towers[seat]!,
    nobles: after.nobles[seat]! - board.nobles[seat]!,
    invader: after.invader - board.invader,
    defence: after.defence - board.defence,
  };
}

/** What an option brings that others do not, as its space says it. */
export interface Brings {
  trios: Trio[];
  coins: number;
}

/** For each option what sets it apart: its trios, and its Coins unless all options bring the same. */
export function differences(previews: readonly Preview[], board: Anno890Board, seat: number): Map<string, Brings> {
  const seen = previews.map((preview) => ({ option: preview.option, ...ghosts(preview, board, seat) }));
  const same = seen.every(({ coins }) => coins === seen[0]!.coins);
  return new Map(seen.map(({ option, trios, coins }) => [option, { trios, coins: same ? 0 : coins }]));
}

const held = ({ characters, kept }: Anno890Kingdom): string[] => [...characters, ...kept];

function changedSpaces(before: Anno890Kingdom, after: Anno890Kingdom, seat: number): Ghosts['spaces'] {
  return after.spaces.flatMap((space, cell) =>
    JSON.stringify(space) === JSON.stringify(before.spaces[cell]) ? [] : [{ seat, cell, space }],
  );
}

/** What more would lie beside each tile that stays in the row. */
function more(before: Anno890Board['row'], after: Anno890Board['row'], what: 'coins' | 'saracens'): number[] {
  return before.map((here) => Math.max(0, (after.find(({ tile }) => tile === here.tile)?.[what] ?? 0) - here[what]));
}
