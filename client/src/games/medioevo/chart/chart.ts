/** The board of the game as geometry, in board units: arcs between junctions, outlines, places of cities. */

import type Data from './chart.generated.json';
import address from './chart.generated.json?url';
import { fetched } from './fetched';
import { loadLetters } from './letters';

export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type ArcKind = 'coast' | 'end' | 'thin' | 'thick' | 'stream' | 'river' | 'channel' | 'touch';

/** A line that is drawn once and belongs to the outlines on its sides. */
export interface Arc {
  /** One land at a coast and at the end of the chart, else two. */
  lands: readonly string[];
  kind: ArcKind;
  /** Whether it parts two kingdoms. */
  realm: boolean;
  line: readonly Point[];
}

/** A territory, of land or sea. */
export interface Shape {
  id: string;
  rings: readonly (readonly Point[])[];
  box: Box;
  /** Where its name may stand, the roomiest place first. */
  anchors: readonly Point[];
  /** The outline as the data of an SVG path. */
  d: string;
}

export interface Chart {
  width: number;
  height: number;
  arcs: readonly Arc[];
  lands: ReadonlyMap<string, Shape>;
  seas: ReadonlyMap<string, Shape>;
  seaLines: readonly (readonly Point[])[];
  cities: ReadonlyMap<string, Point>;
  /** By strait the two points where its shores come nearest. */
  straits: ReadonlyMap<string, readonly [Point, Point]>;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function pathOf(line: readonly Point[], closed = false): string {
  return `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

function shape(id: string, rings: Point[][], anchors: readonly Point[]): Shape {
  return { id, rings, box: boxOf(rings.flat()), anchors, d: rings.map((ring) => pathOf(ring, true)).join('') };
}

function readChart({ unit, ...data }: typeof Data): Chart {
  const pairs = (flat: readonly number[]): Point[] =>
    Array.from({ length: flat.length / 2 }, (_, n) => [flat[2 * n]! / unit, flat[2 * n + 1]! / unit] as const);
  /** The points of a line that is given as steps from one to the next. */
  const walked = (steps: readonly number[]): Point[] => {
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, n) => {
      x += steps[2 * n]!;
      y += steps[2 * n + 1]!;
      return [x / unit, y / unit] as const;
    });
  };
  const arcs = data.arcs.map((arc): Arc => ({ ...arc, kind: arc.kind as ArcKind, line: walked(arc.line) }));
  /** The points of an outline: those of its arcs, one after the other, some backwards. */
  const ring = (numbers: readonly number[]): Point[] =>
    numbers.flatMap((n) => (n >= 0 ? arcs[n]!.line : arcs[-1 - n]!.line.toReversed()).slice(0, -1));
  const lands = Object.entries(data.lands).map(([id, land]) => shape(id, land.rings.map(ring), pairs(land.anchors)));
  const seas = Object.entries(data.seas).map(([id, sea]) => shape(id, sea.rings.map(walked), pairs(sea.anchors)));
  return {
    width: data.width,
    height: data.height,
    arcs,
    lands: new Map(lands.map((land) => [land.id, land])),
    seas: new Map(seas.map((sea) => [sea.id, sea])),
    seaLines: data.sea_lines.map(walked),
    cities: new Map(Object.entries(data.cities).map(([id, at]) => [id, pairs(at)[0]!])),
    straits: new Map(Object.entries(data.straits).map(([id, at]) => [id, [pairs(at)[0]!, pairs(at)[1]!]])),
  };
}

/** Known once `loadChart` is done; before that no board is shown. */
export let CHART: Chart;

/** Load the chart, and how wide its letters are. */
export async function loadChart(): Promise<void> {
  const [chart] = await Promise.all([fetched<typeof Data>(address), loadLetters()]);
  CHART = readChart(chart);
}

/** The territory of an id, of land or sea. */
export function shapeOf(id: string): Shape | undefined {
  return CHART.lands.get(id) ?? CHART.seas.get(id);
}

export function contains(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[j]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Whether an edge of the ring is nearer than `far`. */
export function isNearEdge(ring: readonly Point[], x: number, y: number, far: number): boolean {
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[j]!;
    const [dx, dy] = [ring[i]![0] - x1, ring[i]![1] - y1];
    const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    if ((x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2 < far * far) return true;
  }
  return false;
}
