/** Where the power of each hero came from, and what was missing for victory: told when the game is over. */

import { activeChoices } from '../../table/choices';
import type { LogLine } from '../../wire';
import type { SevenBoard, SevenOutlook } from '../seven.generated';

export const SOURCES = ['undertakings', 'awards', 'characters', 'temples', 'treasures', 'income', 'cards'] as const;
export type Source = (typeof SOURCES)[number];

/** The rule by which power came, and the source that it stands for. */
const BY_CLAUSE: readonly [RegExp, Source][] = [
  [/^complete\.(3|4|5)$/, 'undertakings'],
  [/^score\./, 'awards'],
  [/^recruit\./, 'characters'],
  [/^found\./, 'temples'],
  [/^(complete|treasure)\./, 'treasures'],
  [/^gather\./, 'income'],
];

export interface Account {
  player: number;
  power: number;
  gained: Record<Source, number>;
  /** Spent, or lost to sins and cataclysms. */
  spent: number;
}

/** The account of every hero, those with the most power first. */
export function accounts(log: readonly LogLine[], board: SevenBoard): Account[] {
  const gained = board.heroes.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>);
  for (const { clause, fact, besides = [] } of activeChoices(log).flatMap(({ events }) => events)) {
    const source = BY_CLAUSE.find(([rule]) => rule.test(clause))?.[1] ?? 'cards';
    for (const { verb, piece, actor = -1, amount = 1 } of fact ? [fact, ...besides] : besides) {
      if (verb === 'gained' && piece === 'power' && gained[actor]) gained[actor][source] += amount;
    }
  }
  return board.heroes
    .map(({ power }, player) => {
      const all = SOURCES.reduce((sum, source) => sum + gained[player]![source], 0);
      return { player, power, gained: gained[player]!, spent: Math.max(0, all - power) };
    })
    .toSorted((one, other) => Number(board.won.includes(other.player)) - Number(board.won.includes(one.player)) || other.power - one.power);
}

interface Missing {
  key: `missing-${'power' | 'armour' | 'portals'}`;
  n: number;
}

/** What the heroes lacked, as messages with their numbers. */
export function missing({ power_goal, armour_left, portals_left }: SevenOutlook, power: number): Missing[] {
  const all: Missing[] = [
    { key: 'missing-power', n: power_goal - power },
    { key: 'missing-armour', n: armour_left },
    { key: 'missing-portals', n: portals_left },
  ];
  return all.filter(({ n }) => n > 0);
}
