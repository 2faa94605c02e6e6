/** What a court has and yields: sets of one banner, income, markers that are free. */

import type { Amount, Banner, Elixir, Kind, Palace, SevenBoard, SevenHero, Temple } from '../seven.generated';
import type { Box } from './box';

export const BANNERS: readonly Banner[] = ['red', 'blue', 'green', 'yellow', 'white', 'purple'];
export const KINDS: readonly Kind[] = ['courage', 'wisdom', 'mercy', 'justice', 'faith', 'temperance'];
export const COINS = ['gold', 'fame', 'power'] as const;
export type Coin = (typeof COINS)[number];

/** set.1: how many of each banner a court has, the hero included. */
export function banners(court: SevenHero, box: Box): Record<Banner, number> {
  const counts: Record<Banner, number> = { red: 0, blue: 0, green: 0, yellow: 0, white: 0, purple: 0 };
  const hero = court.hero && box.heroes.get(court.hero);
  if (hero) counts[hero.banner]++;
  for (const { id } of court.characters) counts[box.characters.get(id)!.banner]++;
  return counts;
}

/** Whether a court has the set; `any` is of some one banner. */
export function hasSet(counts: Readonly<Record<Banner, number>>, set: { banner: Banner | 'any'; n: number }): boolean {
  return set.banner === 'any' ? BANNERS.some((banner) => counts[banner] >= set.n) : counts[set.banner] >= set.n;
}

/** found.3, found.9: what a palace yields now. */
export function yieldOf(palace: Palace | Temple, counts: Readonly<Record<Banner, number>>): Amount {
  if (hasSet(counts, palace.set)) return palace.set.income;
  return 'income' in palace ? palace.income : {};
}

/** elixir.5: what an elixir gives now at best. */
export function givesNow(elixir: Elixir, counts: Readonly<Record<Banner, number>>): Elixir['gives'] {
  return hasSet(counts, elixir.set) ? elixir.set.gives : elixir.gives;
}

/** gather.3: what a court receives in the next Production. */
export function incomeOf(player: number, board: SevenBoard, box: Box): Record<Coin, number> {
  const court = board.heroes[player]!;
  const counts = banners(court, box);
  const hero = court.hero ? box.heroes.get(court.hero) : undefined;
  const sources: Amount[] = [
    hero?.income ?? {},
    ...court.characters.map(({ id }) => box.characters.get(id)!.income ?? {}),
    ...court.palaces.map(({ id }) => yieldOf(palaceOf(id, box), counts)),
    ...box.portals.filter(({ id }) => board.portals[id] === player).map(({ income }) => income),
  ];
  const sum = (coin: Coin): number => sources.reduce((all, amount) => all + (amount[coin] ?? 0), 0);
  return { gold: sum('gold'), fame: sum('fame'), power: sum('power') };
}

export function palaceOf(id: string, box: Box): Palace | Temple {
  return (box.castles.get(id) ?? box.estates.get(id) ?? box.temples.get(id))!;
}

/** The markers of a player on undertakings, portals and palaces. */
export function markersOf(player: number, board: SevenBoard): number {
  return (
    board.undertakings.flatMap((card) => card?.markers ?? []).filter((marker) => marker === player).length +
    Object.values(board.portals).filter((marker) => marker === player).length +
    board.heroes[player]!.palaces.filter(({ enslaved }) => enslaved).length
  );
}

/** supply.13: the markers of a player that lie nowhere on the table. */
export function freeMarkers(player: number, board: SevenBoard, box: Box): number {
  return box.constants.markers - markersOf(player, board);
}

/** The banners of which a court has two or more, the largest first, with what each set of them brings now. */
export function setsOf(court: SevenHero, box: Box): { banner: Banner; n: number }[] {
  const counts = banners(court, box);
  return BANNERS.filter((banner) => counts[banner] > 1)
    .map((banner) => ({ banner, n: counts[banner] }))
    .toSorted((one, other) => other.n - one.n);
}

/** The characters with those of one set side by side, the largest set first; within a banner as they came. */
export function inSets<T extends { id: string }>(characters: readonly T[], court: SevenHero, box: Box): T[] {
  const counts = banners(court, box);
  const own = court.hero ? box.heroes.get(court.hero)?.banner : undefined;
  const rank = ({ id }: T): number => {
    const { banner } = box.characters.get(id)!;
    return (banner === own && counts[banner] > 1 ? 100 : 0) + counts[banner] * 10 - BANNERS.indexOf(banner);
  };
  return characters.toSorted((one, other) => rank(other) - rank(one));
}

/** Things with how many of each there are, in the order of the first of each. */
export function counted<T>(things: readonly T[]): { thing: T; n: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, n: things.filter((other) => other === thing).length }));
}

/** complete.1: whether a full card of the first row waits for the other one there. */
export function waits(undertakings: SevenBoard['undertakings'], place: number): boolean {
  const full = undertakings.slice(0, undertakings.length / 3).map((card) => card?.markers.every((marker) => marker !== null) ?? true);
  return Boolean(full[place - 1]) && full.includes(false);
}

/** part.5: whether this is the last free requirement of a card in the middle row, which stays free. */
export function isLocked(markers: readonly unknown[], slot: number, row: number): boolean {
  return row === 2 && markers[slot] === null && markers.filter((marker) => marker === null).length === 1;
}
