/** What travelled between two positions of 890: tokens and Coins. */

import { add, pair, type Change, type Flight as TokenFlight } from '../parts/flights';
import type { Anno890Board } from '../anno890.generated';
import { filled, spaceAddress, type Place } from './grid';

export type Token = 'coin' | 'tower' | 'noble' | 'saracen';

export type Flight = TokenFlight<Token>;

/** Everything that flew from `before` to `after`. */
export function flights(before: Anno890Board, after: Anno890Board): Flight[] {
  return [
    ...coins(before, after),
    ...tokens('tower', before, after),
    ...tokens('noble', before, after),
    ...saracens(before, after),
  ];
}

function coins(before: Anno890Board, after: Anno890Board): Flight[] {
  const lost: Change = new Map();
  const won: Change = new Map();
  after.kingdoms.forEach((kingdom, seat) => {
    const n = kingdom.coins - (before.kingdoms[seat]?.coins ?? 0);
    add(n > 0 ? won : lost, `kingdoms.${seat}.coins`, Math.abs(n));
  });
  rowChanges(before, after, 'coins', lost, won);
  return pair('coin', lost, won, 'supply.coins');
}

/** Tiles of the row keep what lies beside them when they move down. */
function rowChanges(before: Anno890Board, after: Anno890Board, what: 'coins' | 'saracens', lost: Change, won: Change): void {
  after.row.forEach((here, at) => {
    const there = before.row.find((other) => other.tile === here.tile);
    add(won, `row.${at + 1}`, Math.max(0, here[what] - (there?.[what] ?? 0)));
  });
  before.row.forEach((there, at) => {
    if (!after.row.some((here) => here.tile === there.tile)) add(lost, `row.${at + 1}`, there[what]);
  });
}

/** Tokens go with their tile when it changes places: they are counted by tile. */
function tokens(token: 'tower' | 'noble', before: Anno890Board, after: Anno890Board): Flight[] {
  const what = token === 'tower' ? 'towers' : 'nobles';
  const lost: Change = new Map();
  const won: Change = new Map();
  after.kingdoms.forEach((kingdom, seat) => {
    const earlier = before.kingdoms[seat]?.spaces ?? [];
    kingdom.spaces.forEach((space, cell) => {
      if (!space) return;
      const n = (space[what] ?? 0) - (earlier.find((other) => other?.tile === space.tile)?.[what] ?? 0);
      add(n > 0 ? won : lost, spaceAddress(seat, cell), Math.abs(n));
    });
  });
  return pair(token, lost, won, `supply.${what}`);
}

/** Saracens land: from the tile placed to the Invader. Tokens put beside the row come from the supply. */
function saracens(before: Anno890Board, after: Anno890Board): Flight[] {
  const won: Change = new Map();
  rowChanges(before, after, 'saracens', new Map(), won);
  const put = pair('saracen', new Map(), won, 'supply.saracens');
  const landed = after.invader - before.invader;
  const placed = landed > 0 ? newTile(before, after) : null;
  if (!placed) return put;
  return [...put, { token: 'saracen', from: spaceAddress(placed.seat, placed.cell), to: 'invader', n: landed }];
}

/** The space that received a tile. */
export function newTile(before: Anno890Board, after: Anno890Board): Place | null {
  for (const [seat, kingdom] of after.kingdoms.entries()) {
    const earlier = before.kingdoms[seat]?.spaces ?? [];
    const cell = kingdom.spaces.findIndex(
      (space) => space && !earlier.some((other) => other?.tile === space.tile),
    );
    if (cell >= 0) return { seat, cell };
  }
  return null;
}

/** The addresses of the spaces whose tile fell. */
export function newRuins(before: Anno890Board, after: Anno890Board): string[] {
  return after.kingdoms.flatMap((kingdom, seat) =>
    kingdom.spaces.flatMap((space, cell) => {
      const earlier = before.kingdoms[seat]?.spaces[cell];
      return space?.ruin && earlier && !earlier.ruin ? [spaceAddress(seat, cell)] : [];
    }),
  );
}

/** The seats whose Kingdom has just received its ninth tile. */
export function completed(before: Anno890Board, after: Anno890Board): number[] {
  return after.kingdoms.flatMap((kingdom, seat) => {
    const earlier = before.kingdoms[seat];
    return earlier && filled(kingdom) === kingdom.spaces.length && filled(earlier) < filled(kingdom) ? [seat] : [];
  });
}
