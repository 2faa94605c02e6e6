/** The ring seen from above, in units of the drawing: the castle in the middle at 0, 0, place 1 of the ring on top. */

import type { Space } from '../viscounts.generated';
import { SEGMENTS, SPOTS } from './kinds';

export interface Point {
  x: number;
  y: number;
}

/** The frame of the drawing: room for the Townsfolk outside of the ring. */
export const FRAME = { left: -590, top: -516, width: 1180, height: 1004 };

export const RADIUS = {
  third: 62, second: 128, first: 196, moat: 206,
  inner: 250, spots: 332, outer: 412, land: 448, exchange: 484, cards: 470,
};

const TURN = 360 / SEGMENTS;
/** How far the outer spaces stand from the middle of their segment, and the inner space and the Manuscript from it. */
const OUTER = 21;
const INNER = 13;

/** Where something lies `away` degrees clockwise from the middle of the segment at `place` (from 1). */
export function at(place: number, away: number, radius: number): Point {
  const angle = ((-90 + (place - 1) * TURN + away) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** comp.12: left and right are as seen from the castle, so left comes first on the way clockwise. */
export function spaceAt(kind: Space, place: number): Point {
  if (kind === 'inner') return at(place, -INNER, RADIUS.inner);
  return at(place, kind === 'outer_left' ? -OUTER : OUTER, RADIUS.outer);
}

/** An exchange is written outside of the ring. */
export const exchangePoint = (kind: Space, place: number): Point =>
  at(place, kind === 'outer_left' ? -OUTER - 1 : OUTER + 1, RADIUS.exchange);
export const shelfAt = (place: number): Point => at(place, INNER, RADIUS.inner + 2);
export const pileAt = (place: number): Point => at(place, 0, RADIUS.cards);
/** How far out the Townsfolk stand where the whole ring is seen: beside the roads, in the corners of the frame. */
const BESIDE = [RADIUS.cards, 517, 545, 545, 517];
export const pileBeside = (place: number): Point => at(place, 0, BESIDE[place - 1]!);
export const sectionAt = (tier: 1 | 2, place: number): Point =>
  at(place, 0, tier === 1 ? (RADIUS.second + RADIUS.first) / 2 + 4 : (RADIUS.third + RADIUS.second) / 2 + 2);

const spotAngle = (order: number): number => ((order - (SPOTS + 1) / 2) * TURN) / SPOTS;

export const spotAt = (place: number, order: number): Point => at(place, spotAngle(order), RADIUS.spots);
/** The Link between a Spot and the next one clockwise, on the border of the segment for its last Spot. */
export const linkAt = (place: number, order: number): Point => at(place, spotAngle(order + 0.5), RADIUS.spots + 3);
/** build.4: the River runs behind the last Spot of the left bank. */
const riverAngle = (lastLeft: number): number => spotAngle(lastLeft + 0.5);

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of a ring from one angle to another. */
export function band(place: number, from: number, to: number, inside: number, outside: number): string {
  const arc = (radius: number, away: number, sweep: 0 | 1): string =>
    `A${radius} ${radius} 0 0 ${sweep} ${point(at(place, away, radius))}`;
  const [start, corner] = [point(at(place, from, outside)), point(at(place, to, inside))];
  return `M${start}${arc(outside, to, 1)}L${corner}${arc(inside, from, 0)}Z`;
}

/** A section of the castle, as large as it is drawn. */
export const sectionBand = (tier: 1 | 2, place: number): string =>
  tier === 1 ? slice(place, RADIUS.second, RADIUS.first) : slice(place, RADIUS.third, RADIUS.second);

/** A segment's whole slice of a ring. */
export const slice = (place: number, inside: number, outside: number): string =>
  band(place, -TURN / 2, TURN / 2, inside, outside);

/** A space: its kind and its place in the ring. */
export type Stop = readonly [Space, number];

/** A road from one space to another, and the arrow in its middle. */
export interface Road {
  from: Stop;
  to: Stop;
  path: string;
  at: Point;
  turn: number;
}

/** A road that bends towards a point. */
function curve(from: Stop, over: Point, to: Stop): Road {
  const [start, end] = [spaceAt(...from), spaceAt(...to)];
  return {
    from,
    to,
    path: `M${point(start)}Q${point(over)} ${point(end)}`,
    at: { x: (start.x + 2 * over.x + end.x) / 4, y: (start.y + 2 * over.y + end.y) / 4 },
    turn: (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI,
  };
}

/** How far out a curve must be drawn to so that it keeps to a circle over an angle, half of which is given. */
const beyond = (radius: number, half: number): number => radius / Math.cos((half * Math.PI) / 180);

/** The roads that begin in a segment; the last two lead to the next one. */
export function roads(place: number): Road[] {
  const next = (place % SEGMENTS) + 1;
  const [left, right, inner] = [['outer_left', place], ['outer_right', place], ['inner', place]] as const;
  return [
    curve(left, at(place, 0, beyond(RADIUS.outer, OUTER)), right),
    curve(left, at(place, -OUTER - 4, RADIUS.inner + 20), inner),
    curve(inner, at(place, OUTER + 4, RADIUS.inner + 26), right),
    curve(inner, at(place, TURN / 2 - INNER, beyond(RADIUS.inner, TURN / 2)), ['inner', next]),
    curve(right, at(place, TURN / 2, beyond(RADIUS.outer, TURN / 2 - OUTER)), ['outer_left', next]),
  ];
}

/** The River from the border of the land to the moat. */
export function river(place: number, lastLeft: number): string {
  const angle = riverAngle(lastLeft);
  const bend = [RADIUS.land + 2, 388, RADIUS.spots, 288, RADIUS.moat - 4].map((radius, n) =>
    at(place, angle + (n % 2 ? 1.6 : -1.2), radius),
  );
  const [rise, ...way] = bend.map(point);
  return `M${rise}C${way[0]} ${way[0]} ${way[1]}S${way[2]} ${way[3]}`;
}

/** Where a point of the drawing lies in its frame, in percent. */
export function inFrame({ x, y }: Point): { left: number; top: number } {
  return { left: ((x - FRAME.left) / FRAME.width) * 100, top: ((y - FRAME.top) / FRAME.height) * 100 };
}
