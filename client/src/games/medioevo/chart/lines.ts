/** The lines of the chart as paths of a canvas, made once, and of them what lies in a part of the board. */

import { boxOf, CHART, pathOf, type Arc, type Box, type Point } from './chart';

interface Line {
  path: Path2D;
  box: Box;
}

/** A line between two junctions, with what lies on its sides. */
interface ArcLine extends Line {
  arc: Arc;
}

const lineOf = (points: readonly Point[]): Line => ({ path: new Path2D(pathOf(points)), box: boxOf(points) });

export const meets = ([left, top, right, bottom]: Box, [x0, y0, x1, y1]: Box): boolean => left < x1 && right > x0 && top < y1 && bottom > y0;

/** One path of all lines that lie in a part of the board: drawn by itself, each would be darker where two meet. */
export function linesIn(part: Box, lines: readonly Line[]): Path2D {
  const all = new Path2D();
  for (const { path, box } of lines) if (meets(box, part)) all.addPath(path);
  return all;
}

export const WHOLE: Box = [-Infinity, -Infinity, Infinity, Infinity];

let outlines: Map<string, Path2D> | undefined;

export function outlineOf(id: string): Path2D {
  outlines ??= new Map([...CHART.lands.values()].map((shape) => [shape.id, new Path2D(shape.d)]));
  return outlines.get(id)!;
}

let arcs: ArcLine[] | undefined;

export function arcLines(wanted: (arc: Arc) => boolean): ArcLine[] {
  arcs ??= CHART.arcs.map((arc) => ({ arc, ...lineOf(arc.line) }));
  return arcs.filter(({ arc }) => wanted(arc));
}

/** What is drawn the same whatever the position is. */
let still: Record<'coast' | 'ends' | 'channels' | 'seas', Line[]> | undefined;

export const stillLines = () =>
  (still ??= {
    coast: arcLines(({ kind }) => kind === 'coast'),
    ends: arcLines(({ kind }) => kind === 'end'),
    channels: arcLines(({ kind }) => kind === 'channel'),
    seas: CHART.seaLines.map(lineOf),
  });

/** The borders inside of the land, which depend only on the lands in play. */
type Borders = Record<'idle' | 'thin' | 'thick' | 'banks' | 'streams' | 'rivers', Line[]>;
let borders: { of: string; lines: Borders } | undefined;

/** Of a stream only the middle three quarters are water. */
const middle = (line: readonly Point[]): readonly Point[] =>
  line.length > 12 ? line.slice(line.length >> 3, line.length - (line.length >> 3)) : line;

export function bordersOf(owners: ReadonlyMap<string, unknown>): Borders {
  const of = [...owners.keys()].join();
  if (borders?.of === of) return borders.lines;
  const inPlay = ({ lands }: Arc) => lands.some((land) => owners.has(land));
  const inner = (arc: Arc) => arc.lands.length === 2 && inPlay(arc);
  const rivers = (arc: Arc) => inner(arc) && arc.kind === 'river';
  const lines: Borders = {
    idle: arcLines((arc) => arc.lands.length === 2 && !inPlay(arc)),
    thin: arcLines((arc) => inner(arc) && !arc.realm && arc.kind !== 'channel' && arc.kind !== 'touch'),
    thick: arcLines((arc) => inner(arc) && ((arc.realm && arc.kind !== 'river' && arc.kind !== 'channel') || arc.kind === 'touch')),
    banks: arcLines((arc) => rivers(arc) && Boolean(arc.realm)),
    streams: CHART.arcs.filter((arc) => inner(arc) && arc.kind === 'stream').map(({ line }) => lineOf(middle(line))),
    rivers: arcLines(rivers),
  };
  borders = { of, lines };
  return lines;
}
