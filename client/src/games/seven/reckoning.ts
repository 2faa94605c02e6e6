/** Where the power of each hero came from, and what was missing for victory: told when the game is over. */

import { activeChoices } from '../../table/choices';
import type { LogLine } from '../../wire';
import type { SevenBoard } from '../seven.generated';
import type { Box } from './box';

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

/** The events that tell of a gain. */
const GAINS = new Set(['event-gains', 'event-award', 'event-wins', 'event-shares']);

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
  for (const { words: { key, args = {} }, clause, fact } of activeChoices(log).flatMap(({ events }) => events)) {
    const power = GAINS.has(key) && args.what === 'power' ? args.n : key === 'event-produces' ? args.power : 0;
    const purse = gained[fact?.actor ?? -1];
    if (purse) purse[BY_CLAUSE.find(([rule]) => rule.test(clause))?.[1] ?? 'cards'] += Number(power ?? 0);
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
export function missing({ armour, portals, heroes }: SevenBoard, box: Box, player: number): Missing[] {
  const open = Object.values(portals).filter((owner) => owner === null).length;
  const all: Missing[] = [
    { key: 'missing-power', n: box.constants.power_goal - (heroes[player]?.power ?? 0) },
    { key: 'missing-armour', n: box.armour.length - armour },
    { key: 'missing-portals', n: open },
  ];
  return all.filter(({ n }) => n > 0);
}
