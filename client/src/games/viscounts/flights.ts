/** What travelled between two positions of Viscounts: Silver, resources, papers, Workers, and what is put away. */

import { add, pair, type Change, type Flight } from '../parts/flights';
import { keepAddress, ribbonAddress, sectionAddress } from './addresses';
import type { Ribbon, ViscountsBoard, ViscountsPlayer } from '../viscounts.generated';
import { MONEY, SEGMENTS, workersAt, type Money } from './kinds';

export type Token = Money | 'debt' | 'deed' | 'worker' | 'pile' | 'manuscript';

/** Everything that flew from `before` to `after`; `near` is the player whose board is drawn large. */
export function flights(
  before: ViscountsBoard,
  after: ViscountsBoard,
  near: number,
  ribbon: (manuscript: string) => Ribbon,
): Flight<Token>[] {
  return after.players.flatMap((person, player) => {
    const earlier = before.players[player];
    if (!earlier) return [];
    const moves = [money, papers, workers, drops].flatMap((kind) => kind(earlier, person, player, near));
    const hired = taken(before.piles, 'piles', fresh(earlier.discards, person.discards));
    const copied = taken(before.shelves, 'shelves', fresh(earlier.manuscripts, person.manuscripts));
    return [
      ...moves,
      ...hired.map(({ from }) => one('pile', from, `players.${player}.discards`)),
      ...copied.map(({ from, id }) => one('manuscript', from, ribbonAddress(player, ribbon(id)))),
    ];
  });
}

const one = (token: Token, from: string, to: string): Flight<Token> => ({ token, from, to, n: 1 });

/** What is in the second list and was not in the first. */
const fresh = (before: string[], after: string[]): string[] => after.filter((id) => !before.includes(id));

/** hire.3, script.2: which of `ids` were on top of a pile, and where. */
function taken(piles: ViscountsBoard['piles'], place: string, ids: string[]): { from: string; id: string }[] {
  return piles.flatMap(({ top }, n) => (top && ids.includes(top) ? [{ from: `${place}.${n + 1}`, id: top }] : []));
}

/** p1.2: what was pushed off the right end of the board. */
function drops(before: ViscountsPlayer, after: ViscountsPlayer, player: number): Flight<Token>[] {
  const last = before.row[2];
  const dropped = last && !after.row.includes(last) && after.discards.includes(last);
  return dropped ? [one('pile', `players.${player}.row.3`, `players.${player}.discards`)] : [];
}

function money(before: ViscountsPlayer, after: ViscountsPlayer, player: number, near: number): Flight<Token>[] {
  return MONEY.flatMap((kind) => {
    const [lost, won]: [Change, Change] = [new Map(), new Map()];
    const n = after.purse[kind] - before.purse[kind];
    add(n > 0 ? won : lost, `players.${player}.purse.${kind}`, Math.abs(n));
    return pair<Token>(kind, lost, won, keepAddress(near));
  });
}

/** debt.1: new papers come off their piles; a flip moves none. */
function papers(before: ViscountsPlayer, after: ViscountsPlayer, player: number): Flight<Token>[] {
  const debts = ({ papers }: ViscountsPlayer): number => papers.unpaid + papers.paid;
  const deeds = ({ papers }: ViscountsPlayer): number => papers.acquired + papers.approved;
  const gained: Flight<Token>[] = [
    { token: 'debt', from: 'debts_above', to: `players.${player}.papers.unpaid`, n: debts(after) - debts(before) },
    { token: 'deed', from: 'deeds_above', to: `players.${player}.papers.acquired`, n: deeds(after) - deeds(before) },
  ];
  return gained.filter(({ n }) => n > 0);
}

/** work.6-work.8, work.14, work.22: from section to section, from the supply, and back to it. */
function workers(before: ViscountsPlayer, after: ViscountsPlayer, player: number, near: number): Flight<Token>[] {
  const [lost, won]: [Change, Change] = [new Map(), new Map()];
  const compare = (place: string, n: number): void => add(n > 0 ? won : lost, place, Math.abs(n));
  for (const tier of [1, 2] as const) {
    for (let place = 1; place <= SEGMENTS; place++) {
      compare(sectionAddress(near, tier, place), workersAt(after, tier, place) - workersAt(before, tier, place));
    }
  }
  compare(keepAddress(near), after.castle[2] - before.castle[2]);
  return pair<Token>('worker', lost, won, `players.${player}.workers`);
}
