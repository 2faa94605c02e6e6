/** Where goods are cheap and where they are dear. */

import type { Box } from './box';

export interface Offer {
  city: string;
  land: string;
  price: number;
}

export interface Route {
  good: string;
  buy: Offer[];
  sell: Offer[];
}

/** For each good the `most` cheapest cities to buy it and the dearest to sell it, among the lands in play. */
export function routes(box: Box, inPlay: (land: string) => boolean, most = 3): Route[] {
  const cities = [...box.cities.values()].filter(({ territory }) => inPlay(territory));
  return box.goods.flatMap(({ id: good }) => {
    const offers = (side: 0 | 1): Offer[] =>
      cities.flatMap(({ id, territory }) => {
        const price = (box.prices.get(id) as unknown as Record<string, [number, number]> | undefined)?.[good]?.[side];
        return price === undefined ? [] : [{ city: id, land: territory, price }];
      });
    const buy = offers(0).toSorted((a, b) => a.price - b.price).slice(0, most);
    const sell = offers(1).toSorted((a, b) => b.price - a.price).slice(0, most);
    return buy.length ? [{ good, buy, sell }] : [];
  });
}
