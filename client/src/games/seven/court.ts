/** The things of a court in the order in which they are drawn. */

import type { Banner, Kind, Palace, SevenHero, Temple } from '../seven.generated';
import type { Box } from './box';

export const BANNERS: readonly Banner[] = ['red', 'blue', 'green', 'yellow', 'white', 'purple'];
export const KINDS = ['courage', 'wisdom', 'mercy', 'justice', 'faith', 'temperance'] as const satisfies readonly Kind[];
export const COINS = ['gold', 'fame', 'power'] as const;
export type Coin = (typeof COINS)[number];

/** How many of each banner a court has, as far as that is known. */
export type Banners = Readonly<Partial<Record<Banner, number>>>;

export function palaceOf(id: string, box: Box): Palace | Temple {
  return (box.castles.get(id) ?? box.estates.get(id) ?? box.temples.get(id))!;
}

/** The banners of which a court has two or more, the largest first. */
export function setsOf(banners: Banners): { banner: Banner; n: number }[] {
  return BANNERS.map((banner) => ({ banner, n: banners[banner] ?? 0 }))
    .filter(({ n }) => n > 1)
    .toSorted((one, other) => other.n - one.n);
}

/** The characters with those of one set side by side, the largest set first; within a banner as they came. */
export function inSets({ characters, hero }: Pick<SevenHero, 'characters' | 'hero'>, banners: Banners, box: Box): SevenHero['characters'] {
  const own = hero ? box.heroes.get(hero)?.banner : undefined;
  const rank = ({ id }: { id: string }): number => {
    const { banner } = box.characters.get(id)!;
    const n = banners[banner] ?? 0;
    return (banner === own && n > 1 ? 100 : 0) + n * 10 - BANNERS.indexOf(banner);
  };
  return characters.toSorted((one, other) => rank(other) - rank(one));
}

/** Things with how many of each there are, in the order of the first of each. */
export function counted<T>(things: readonly T[]): { thing: T; n: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, n: things.filter((other) => other === thing).length }));
}
