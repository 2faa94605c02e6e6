/** Where goods are cheap and where they are dear, and what a vehicle may buy and sell where it is. */

import type { OptionInfo } from '../../wire';
import type { Box } from './box';

export interface Offer {
  city: string;
  land: string;
  price: number;
  /** Whether the player at this screen may trade there. */
  open: boolean;
}

export interface Route {
  good: string;
  buy: Offer[];
  sell: Offer[];
}

/** For each good the `most` cheapest cities to buy it and the dearest to sell it, those that are open first. */
export function routes(box: Box, stands: (land: string) => boolean, isOpen: (land: string) => boolean, most = 3): Route[] {
  const cities = [...box.cities.values()].filter(({ territory }) => stands(territory));
  return box.goods.flatMap(({ id: good }) => {
    const offers = (side: 0 | 1): Offer[] =>
      cities.flatMap(({ id, territory }) => {
        const price = (box.prices.get(id) as unknown as Record<string, [number, number]> | undefined)?.[good]?.[side];
        return price === undefined ? [] : [{ city: id, land: territory, price, open: isOpen(territory) }];
      });
    const buy = offers(0).toSorted((a, b) => Number(b.open) - Number(a.open) || a.price - b.price).slice(0, most);
    const sell = offers(1).toSorted((a, b) => Number(b.open) - Number(a.open) || b.price - a.price).slice(0, most);
    return buy.length ? [{ good, buy, sell }] : [];
  });
}

/** Where a good is sold for most, among the cities that are open. */
export const dearest = (rows: readonly Route[], good: string): Offer | undefined =>
  rows.find((route) => route.good === good)?.sell.find(({ open }) => open);

const DEAL = /^(sell|buy):([a-z_]+)\.(\d+)$/;

export const isDeal = (option: string): boolean => DEAL.test(option);

/** One good that is sold or bought: the price of a unit, and how many can be had at once. */
export interface Deal {
  way: 'sell' | 'buy';
  good: string;
  price: number;
  lots: { n: number; option: OptionInfo }[];
}

/** The options to trade by what is traded. */
export function dealsOf(options: readonly OptionInfo[]): Deal[] {
  const found = new Map<string, Deal>();
  for (const option of options) {
    const [, way, good, n] = DEAL.exec(option.text) ?? [];
    if (!way || !good) continue;
    const key = `${way} ${good}`;
    const deal = found.get(key) ?? { way: way as Deal['way'], good, price: Number(option.words.args?.price ?? 0), lots: [] };
    deal.lots.push({ n: Number(n), option });
    found.set(key, deal);
  }
  return [...found.values()];
}
