/** Which names stand on the map at each zoom, and the places where each may stand. */

import { BANDS } from './bands';
import { CHART, type Point, type Shape } from './chart';
import { inLines, widthOf, type Face } from './letters';
import { place, type Block, type Placed, type Spot, type Thing } from './place';

export type NameKind = 'land' | 'sea' | 'city' | 'strait' | 'zone' | 'realm' | 'free';

/** A name as it is set; the first block of its spot is for the words. */
export interface Name {
  kind: NameKind;
  id: string;
  lines: string[];
  size: number;
  spacing: number;
  /** Of a realm, the player who holds it. */
  player?: number;
}

/** What the map calls its parts, in a language. */
export interface Gazetteer {
  place: (id: string) => string;
  realm: (id: string) => string;
}

/** Lands that stand together under one name on the continent: those of a player, or a free kingdom. */
export interface Realm {
  kingdom: string;
  player?: number;
  lands: readonly string[];
}

const FACES: Record<NameKind, Face> = {
  land: 'bold', sea: 'italic', city: 'sans', strait: 'italic', zone: 'italic', realm: 'bold', free: 'italic',
};
const LEADING = 1.08;
/** A name with more letters is set in two lines. */
const LONG = 12;

/** Half the size of an army counter in pixels. */
export const COUNTER: Record<'region' | 'territory', { w: number; h: number }> = {
  region: { w: 24, h: 13.5 },
  territory: { w: 31, h: 17 },
};
/** The picture of a city above its point. */
const CITY: Block = { x: 0, y: -13, w: 23, h: 17 };
const SHIELD = 12;
/** So many places are tried for the name of a realm. */
const MOST_SPOTS = 40;

const name = (kind: NameKind, id: string, words: string, size: number, spacing = 0, longest = LONG): Name => ({
  kind, id, lines: inLines(words, longest), size, spacing,
});

/** The block that the words of a name fill, around its point. */
function wordsBlock({ kind, lines, size, spacing }: Name, x = 0, y = 0): Block {
  const wide = Math.max(...lines.map((line) => widthOf(line, FACES[kind], size, spacing)));
  return { x, y, w: wide / 2 + 2, h: (lines.length * size * LEADING) / 2 };
}

/** Where the base line of each line of a name is, from the middle of its block. */
export function baseLines({ lines, size }: Name): number[] {
  return lines.map((_, n) => (n - lines.length / 2 + 0.76) * size * LEADING);
}

/** Below, above, right and left of what stands at a point. */
function beside(at: Point, words: Block, thing: Block): Spot[] {
  const [down, up] = [thing.y + thing.h + words.h, thing.y - thing.h - words.h];
  const across = thing.w + words.w + 1;
  const around: [number, number][] = [[0, down], [0, up], [across, thing.y + 4], [-across, thing.y + 4]];
  return around.map(([x, y]) => ({ at, blocks: [{ ...words, x: thing.x + x, y }, thing] }));
}

/** A land: its name with the counter of its armies below. */
function landThing(shape: Shape, words: string, band: 'region' | 'territory'): Thing<Name> {
  const thing = name('land', shape.id, words, band === 'region' ? 16 : 21);
  const block = wordsBlock(thing);
  const counter = COUNTER[band];
  const blocks = [{ ...block, y: -counter.h }, { ...counter, x: 0, y: block.h + 1 }];
  return { thing, spots: shape.anchors.map((at) => ({ at, blocks })) };
}

/** A name that stands anywhere on its shape. */
function freely(thing: Name, points: readonly Point[]): Thing<Name> {
  const blocks = [wordsBlock(thing)];
  return { thing, spots: points.map((at) => ({ at, blocks })) };
}

function straitThing(id: string, words: string): Thing<Name> {
  const thing = name('strait', id, words, 14, 0, 40);
  const [[x1, y1], [x2, y2]] = CHART.straits.get(id)!;
  return { thing, spots: beside([(x1 + x2) / 2, (y1 + y2) / 2], wordsBlock(thing), { x: 0, y: 0, w: 8, h: 8 }) };
}

const area = ({ box: [x0, y0, x1, y1] }: Shape) => (x1 - x0) * (y1 - y0);

/** The names at the two nearer zooms: cities first, then lands, the small ones before the large, then waters. */
export function nearNames(band: 'region' | 'territory', say: Gazetteer, lands: ReadonlySet<string>, cityLand: ReadonlyMap<string, string>): Placed<Name>[] {
  const { least, most } = BANDS[band];
  const large = band === 'territory';
  const cities = [...CHART.cities].filter(([id]) => lands.has(cityLand.get(id) ?? ''));
  const shown = [...CHART.lands.values()].filter(({ id }) => lands.has(id)).toSorted((a, b) => area(a) - area(b));
  const open = [...CHART.seas.values()].filter(({ id }) => !CHART.straits.has(id));
  return place(
    [
      ...cities.map(([id, at]) => {
        const thing = name('city', id, say.place(id), large ? 17 : 14.5, 0, 40);
        return { thing, spots: beside(at, wordsBlock(thing), CITY) };
      }),
      ...shown.map((shape) => landThing(shape, say.place(shape.id), band)),
      ...[...CHART.straits.keys()].map((id) => straitThing(id, say.place(id))),
      ...open.map(({ id, anchors }) => freely(name('sea', id, say.place(id), large ? 19 : 15, 0.8), anchors)),
    ],
    least,
    most,
  );
}

/** The names of the continent: realms of players in capitals with their arms, free realms, zones of the sea, straits. */
export function farNames(realms: readonly Realm[], zones: ReadonlyMap<string, readonly string[]>, say: Gazetteer): Placed<Name>[] {
  const { least, most } = BANDS.continent;
  const held = realms.filter(({ player }) => player !== undefined).toSorted((a, b) => b.lands.length - a.lands.length);
  const free = realms.filter(({ player }) => player === undefined);
  return place(
    [
      ...held.map((realm): Thing<Name> => {
        const size = Math.min(19, 13 + realm.lands.length * 0.4);
        const thing = { ...name('realm', realm.kingdom, say.realm(realm.kingdom).toUpperCase(), size, 1.6, 40), player: realm.player! };
        const words = wordsBlock(thing, SHIELD);
        const blocks = [words, { x: -words.w, y: 0, w: SHIELD, h: SHIELD + 2 }];
        return { thing, spots: centred(realm.lands).map((at) => ({ at, blocks })) };
      }),
      ...free.map(({ kingdom, lands }) => freely(name('free', kingdom, say.realm(kingdom), 14), centred(lands))),
      ...[...zones].map(([id, seas]) =>
        freely(name('zone', id, say.place(id), 16, 1.6), centred(seas.filter((sea) => !CHART.straits.has(sea)))),
      ),
      ...[...CHART.straits.keys()].map((id) => straitThing(id, say.place(id))),
    ],
    least,
    most,
  );
}

/** Places on these shapes for one name over all of them, the nearest to their middle first. */
function centred(ids: readonly string[]): Point[] {
  const shapes = ids.map((id) => CHART.lands.get(id) ?? CHART.seas.get(id)!);
  if (!shapes.length) return [];
  const size = (shape: Shape) => area(shape) / shapes.reduce((sum, one) => sum + area(one), 0);
  const x = shapes.reduce((sum, shape) => sum + shape.anchors[0]![0] * size(shape), 0);
  const y = shapes.reduce((sum, shape) => sum + shape.anchors[0]![1] * size(shape), 0);
  const far = ([px, py]: Point) => Math.hypot(px - x, (py - y) * 1.5);
  return shapes.flatMap((shape) => shape.anchors).toSorted((a, b) => far(a) - far(b)).slice(0, MOST_SPOTS);
}
