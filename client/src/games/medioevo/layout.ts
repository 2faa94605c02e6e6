/** Where the pieces of a position stand on the map, beside the names, which keep their places. */

import { BANDS } from './chart/bands';
import { CHART, contains, type Shape } from './chart/chart';
import type { Name } from './chart/names';
import { place, type Block, type Placed, type Spot, type Thing } from './chart/place';
import type { Piece } from './forces';
import type { Goal } from './goals';

/** One thing in a row: a piece, or what an option would cost here. */
export type Item = Piece | { kind: 'chip'; goal: Goal };

/** Things that stand side by side, each with the middle of its foot from the middle of the row. */
export interface Row {
  place: string;
  cells: { item: Item; x: number; y: number }[];
}

/** Width and height of each kind in pixels at the region. */
const SIZES: Record<Item['kind'], readonly [number, number]> = {
  banner: [42, 50], trade_ship: [54, 52], warship: [60, 58], caravan: [46, 32], cavalry: [34, 29], engine: [26, 25],
  pirates: [60, 60], crusade: [46, 50], chief: [24, 24], fort: [30, 26], cathedral: [26, 34], blockade: [46, 26], chip: [53, 24],
};
const BUILDINGS = new Set<Item['kind']>(['fort', 'cathedral']);
/** So many stand side by side. */
const LONG = 2;

/** How much larger pieces are drawn at the nearest zoom. */
export const SCALE = { region: 1, territory: 1.3 } as const;
type Near = keyof typeof SCALE;

/** The height of the plate below a vehicle with its load. */
export const PLATE = 19;
const heightOf = (item: Item): number =>
  SIZES[item.kind][1] + ('goods' in item && item.kind !== 'cavalry' && (item.armies || item.goods.length) ? PLATE : 0);

/** The items side by side. */
function arranged(place: string, items: readonly Item[], scale: number): { row: Row; block: Block } {
  const w = items.reduce((sum, { kind }) => sum + SIZES[kind][0], 0);
  const h = Math.max(...items.map(heightOf));
  let x = -w / 2;
  const cells = items.map((item) => {
    const [own, high] = SIZES[item.kind];
    x += own;
    return { item, x: x - own / 2, y: h / 2 - (heightOf(item) - high) };
  });
  return { row: { place, cells }, block: { x: 0, y: 0, w: (w * scale) / 2, h: (h * scale) / 2 } };
}

const inPairs = (items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LONG) }, (_, n) => items.slice(n * LONG, (n + 1) * LONG));

/** Beside the counter of a land, below it, above its name, or anywhere else on it; off the land only if need be. */
function landSpots(name: Placed<Name> | undefined, shape: Shape, { w, h }: Block, zoom: number): Spot[] {
  const elsewhere = shape.anchors.map((at) => ({ at, blocks: [{ x: 0, y: 0, w, h }] }));
  if (!name) return elsewhere;
  const [words, counter] = name.blocks as [Block, Block];
  const foot = counter.y + counter.h - h;
  const around = [
    [counter.w + w + 3, foot], [-counter.w - w - 3, foot], [0, counter.y + counter.h + h + 2], [0, words.y - words.h - h - 1],
  ].map(([x, y]) => ({ at: name.at, blocks: [{ x: x!, y: y!, w, h }] }));
  const isOnLand = ({ at, blocks: [block] }: Spot) =>
    shape.rings.some((ring) => contains(ring, at[0] + block!.x / zoom, at[1] + block!.y / zoom));
  return [...around.filter(isOnLand), ...elsewhere, ...around.filter((spot) => !isOnLand(spot))];
}

/** Lands by their names. */
const named = (names: readonly Placed<Name>[]) => new Map(names.filter(({ thing }) => thing.kind === 'land').map((one) => [one.thing.id, one]));

/** Rows of pieces at the two nearer zooms. */
export function nearRows(band: Near, names: readonly Placed<Name>[], forces: ReadonlyMap<string, readonly Piece[]>): Placed<Row>[] {
  const { least, most, usual } = BANDS[band];
  const byLand = named(names);
  const things: Thing<Row>[] = [];
  for (const [id, pieces] of forces) {
    const shape = CHART.lands.get(id) ?? CHART.seas.get(id);
    if (!shape) continue;
    const [buildings, mobile] = [pieces.filter(({ kind }) => BUILDINGS.has(kind)), pieces.filter(({ kind }) => !BUILDINGS.has(kind))];
    for (const items of [...inPairs(mobile), ...inPairs(buildings)]) {
      const { row, block } = arranged(id, items, SCALE[band]);
      things.push({ thing: row, spots: landSpots(byLand.get(id), shape, block, usual) });
    }
  }
  return place(things, least, most, names);
}

/** What the options cost, where there is room beside the pieces: those stay where they are whatever is asked. */
export function chipRows(
  band: Near, names: readonly Placed<Name>[], rows: readonly Placed<Row>[], goals: ReadonlyMap<string, Goal>,
): Placed<Row>[] {
  const { least, most, usual } = BANDS[band];
  const byLand = named(names);
  const things = [...goals].flatMap(([id, goal]): Thing<Row>[] => {
    const shape = CHART.lands.get(id) ?? CHART.seas.get(id);
    if (!shape || goal.n === null) return [];
    const { row, block } = arranged(id, [{ kind: 'chip', goal }], SCALE[band]);
    return [{ thing: row, spots: landSpots(byLand.get(id), shape, block, usual) }];
  });
  return place(things, least, most, [...names, ...rows]);
}

/** What stands on a land of the continent: its armies, its banner, and whether it can be chosen. */
export interface Disc {
  place: string;
  player: number | null;
  armies: number;
  banner: boolean;
  goal: Goal | null;
}

const DISC: Block = { x: 0, y: 0, w: 12, h: 12 };
const WITH_BANNER: Block = { x: 6, y: -4, w: 18, h: 16 };
const RING: Block = { x: 0, y: 0, w: 16, h: 16 };

/** The armies of the continent, where there is something to see or to choose. */
export function farDiscs(discs: readonly Disc[], names: readonly Placed<Name>[]): Placed<Disc>[] {
  const { least, most } = BANDS.continent;
  const things = discs.toSorted((a, b) => Number(b.goal !== null) - Number(a.goal !== null) || b.armies - a.armies).map((disc) => {
    const blocks = [DISC, ...(disc.banner ? [WITH_BANNER] : []), ...(disc.goal ? [RING] : [])];
    return { thing: disc, spots: (CHART.lands.get(disc.place) ?? CHART.seas.get(disc.place))!.anchors.map((at) => ({ at, blocks })) };
  });
  return place(things, least, most, names);
}

/** Places with pieces for which there is no room at a zoom. */
export function crowded(rows: readonly Placed<Row>[], forces: ReadonlyMap<string, readonly Piece[]>, zoom: number): Set<string> {
  const shown = new Map<string, number>();
  for (const { thing, from } of rows) {
    const pieces = thing.cells.filter(({ item }) => item.kind !== 'chip').length;
    if (from <= zoom) shown.set(thing.place, (shown.get(thing.place) ?? 0) + pieces);
  }
  return new Set([...forces].filter(([place, pieces]) => pieces.length > (shown.get(place) ?? 0)).map(([place]) => place));
}
