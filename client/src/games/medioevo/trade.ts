/** Where goods are cheap and where they are dear, and what a vehicle may buy and sell where it is. */

import type { Details, OptionInfo } from '../../wire';
import type { MedioevoOutlook } from '../medioevo.generated';
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
export function routes(box: Box, prices: MedioevoOutlook['prices'], isOpen: (land: string) => boolean, most = 3): Route[] {
  return box.goods.flatMap(({ id: good }) => {
    const offers = (side: 0 | 1): Offer[] =>
      [...box.cities.values()].flatMap(({ id: city, territory: land }) => {
        const price = prices[land]?.[good]?.[side];
        return price ? [{ city, land, price, open: isOpen(land) }] : [];
      });
    const buy = offers(0).toSorted((a, b) => Number(b.open) - Number(a.open) || a.price - b.price).slice(0, most);
    const sell = offers(1).toSorted((a, b) => Number(b.open) - Number(a.open) || b.price - a.price).slice(0, most);
    return buy.length ? [{ good, buy, sell }] : [];
  });
}

/** Where a good is sold for most, among the cities that are open. */
export const dearest = (rows: readonly Route[], good: string): Offer | undefined =>
  rows.find((route) => route.good === good)?.sell.find(({ open }) => open);

/** One good that is sold or bought: the price of a unit, and how many can be had at once. */
export interface Deal {
  way: 'sell' | 'buy';
  good: string;
  price: number;
  lots: { n: number; option: OptionInfo }[];
}

const GOODS = '.goods.';

/** What an option trades, if it does: the good, and by how much there is more of it aboard. */
function traded({ figures = {} }: Details): { good: string; more: number } | null {
  const [address, [now, then]] = Object.entries(figures).find(([what]) => what.includes(GOODS)) ?? ['', [0, 0]];
  return address ? { good: address.split(GOODS)[1]!, more: then - now } : null;
}

export const isDeal = (details: Details): boolean => traded(details) !== null;

/** The options to trade by what is traded. */
export function dealsOf(options: readonly OptionInfo[], detailsOf: (option: OptionInfo) => Details): Deal[] {
  const found = new Map<string, Deal>();
  for (const option of options) {
    const details = detailsOf(option);
    const trade = traded(details);
    if (!trade) continue;
    const way = trade.more < 0 ? 'sell' : 'buy';
    const n = Math.abs(trade.more);
    const florins = (way === 'sell' ? details.gain : details.price)?.florin ?? 0;
    const key = `${way} ${trade.good}`;
    const deal = found.get(key) ?? { way, good: trade.good, price: florins / n, lots: [] };
    deal.lots.push({ n, option });
    found.set(key, deal);
  }
  return [...found.values()];
}
