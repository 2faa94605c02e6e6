/** The tabs of a narrow board, and where each part of the game lies. */

import type { OptionInfo } from '../../wire';

export const TABS = ['table', 'court', 'market'] as const;
export type Tab = (typeof TABS)[number];

const MARKET = ['tavern', 'shop', 'castles', 'estates', 'temples'];

/** The tab under which an address is drawn. */
export function tabOf(address: string): Tab {
  const [root = ''] = address.split('.');
  return root === 'heroes' ? 'court' : MARKET.includes(root) ? 'market' : 'table';
}

/** How many options have a place under each tab. */
export function countByTab(options: readonly OptionInfo[]): Record<Tab, number> {
  const counts: Record<Tab, number> = { table: 0, court: 0, market: 0 };
  for (const { refs } of options) for (const tab of new Set(refs.map(tabOf))) counts[tab]++;
  return counts;
}

/** The tab to show in a new position: the same, unless only others have something to choose. */
export function nextTab(now: Tab, options: readonly OptionInfo[]): Tab {
  const counts = countByTab(options);
  return counts[now] ? now : (TABS.find((tab) => counts[tab]) ?? now);
}
