/** The ground of the chart on a canvas, from the vellum up to the coasts: everything below names and pieces. */

import type { Tincture } from '../../../shell/arms';
import type { TerrainKind } from '../../medioevo.generated';
import type { Band } from './bands';
import { CHART, type Arc, type Box, type Point } from './chart';
import { hatching } from './hatch';
import { wash, type Ink } from './ink';
import { arcLines, bordersOf, linesIn, meets, outlineOf, stillLines, WHOLE } from './lines';
import { drawSign, strewn } from './signs';

/** A part of the board as it is drawn: the board point at the upper left corner, pixels to a unit, size in pixels. */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
}

/** A part of a frame in pixels: left, top, right, bottom. */
export type Part = readonly [number, number, number, number];

/** What the ground shows. */
export interface Ground {
  ink: Ink;
  band: Band;
  /** By land in play its owner's tincture, null for free land. Other lands are idle. */
  owners: ReadonlyMap<string, Tincture | null>;
  terrain: ReadonlyMap<string, TerrainKind>;
  /** A colour for a land instead of its owner's wash, for the layers of the map. */
  fill?: ReadonlyMap<string, string>;
  /** Only the terrain: signs in full ink. */
  bare: boolean;
  /** Boxes in pixels from the upper left corner of the board that signs keep out of. */
  keep: readonly Part[];
  /** Seas that can be chosen, with the colour of their rim. */
  lit: ReadonlyMap<string, string>;
  /** Cities that are marked by a small tower, on the continent. */
  towers: readonly string[];
}

/** Middles of the winds. */
const HUBS: readonly Point[] = [[477, 655], [790, 800], [235, 420], [1245, 140]];
export const ROSE: Point = [1245, 140];

/** The widest line reaches so many pixels to each side: so far around a part its lines are drawn too. */
const REACH = 20;

/** Draw the ground into a part of a frame. */
export function paint(context: CanvasRenderingContext2D, frame: Frame, ground: Ground, pixels: number, part: Part): void {
  const { zoom } = frame;
  const [left, top, right, bottom] = part;
  const area: Box = [
    frame.x + (left - REACH) / zoom, frame.y + (top - REACH) / zoom, frame.x + (right + REACH) / zoom, frame.y + (bottom + REACH) / zoom,
  ];
  const { ink, band } = ground;
  const far = band === 'continent';
  const heavy = far ? 1 : 1.45;
  context.save();
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.fillStyle = ink.rim;
  context.fillRect(left, top, right - left, bottom - top);
  const units = () =>
    context.setTransform(pixels * zoom, 0, 0, pixels * zoom, -frame.x * zoom * pixels, -frame.y * zoom * pixels);
  const stroke = (path: Path2D, colour: string | CanvasPattern, width: number, strength = 1, dash: readonly number[] = []) => {
    context.strokeStyle = colour;
    context.lineWidth = width / zoom;
    context.globalAlpha = strength;
    context.setLineDash(dash.map((part) => part / zoom));
    context.stroke(path);
    context.setLineDash([]);
    context.globalAlpha = 1;
  };
  units();
  context.lineCap = context.lineJoin = 'round';
  context.imageSmoothingQuality = 'high';
  const water = washes(ink);
  context.drawImage(water, -MARGIN, -MARGIN, CHART.width + 2 * MARGIN, CHART.height + 2 * MARGIN);
  winds(context, ink, zoom, far);

  const seen = [...CHART.lands.values()].filter(({ box }) => meets(box, area));
  const still = stillLines();
  const [coast, ends, channels, seas] = [still.coast, still.ends, still.channels, still.seas].map((lines) => linesIn(area, lines)) as [Path2D, Path2D, Path2D, Path2D];

  stroke(seas, ink.seaLine, far ? 0.8 : 1.1, 0.9, far ? [1.5, 3.5] : [2, 5]);
  for (const [width, strength] of [[9, 0.11], [6, 0.19], [3.2, 0.3]] as const) {
    stroke(coast, ink.waterline, width * 2 * (far ? 0.55 : 1), strength);
  }

  for (const [id, colour] of ground.lit) {
    const sea = new Path2D(CHART.seas.get(id)!.d);
    context.save();
    context.clip(sea);
    context.fillStyle = colour;
    context.globalAlpha = 0.14;
    context.fill(sea);
    stroke(sea, colour, 5, 0.8);
    context.restore();
  }

  // Land in its owner's colour.
  stroke(ends, ink.land, far ? 10 : 15, 0.55);
  const fillOf = (id: string) =>
    !ground.owners.has(id) ? ink.idle : (ground.fill?.get(id) ?? (ground.bare ? ink.land : wash(ink, ground.owners.get(id)!)));
  for (const { id } of seen) {
    context.fillStyle = fillOf(id);
    context.fill(outlineOf(id));
    stroke(outlineOf(id), fillOf(id), 0.8);
  }
  if (!ground.bare && !ground.fill) owned(context, ground, seen.map(({ id }) => id), area, zoom, far, stroke);

  // Terrain.
  signs(context, frame, ground, seen.filter(({ id }) => ground.owners.has(id)).map(({ id }) => id), fillOf, pixels, part);
  units();

  // Borders, waters, coasts.
  const borders = bordersOf(ground.owners);
  const [idle, thin, thick, banks, streams, rivers] = [
    borders.idle, borders.thin, borders.thick, borders.banks, borders.streams, borders.rivers,
  ].map((lines) => linesIn(area, lines)) as [Path2D, Path2D, Path2D, Path2D, Path2D, Path2D];
  stroke(idle, ink.thin, 0.6 * heavy, 0.35);
  stroke(thin, ink.thin, 0.75 * heavy, 0.85);
  stroke(thick, ink.thick, 1.5 * heavy);
  stroke(banks, ink.thick, 4.2 * heavy);
  stroke(banks, ink.land, 2.6 * heavy);
  stroke(streams, ink.halo, 2.6 * heavy, ink.dark ? 0.3 : 0.8);
  stroke(streams, ink.stream, 1.15 * heavy, 1, [6 * heavy, 2.4 * heavy]);
  stroke(rivers, ink.river, 2 * heavy);
  stroke(channels, ink.coast, 4 * heavy);
  stroke(channels, ink.shallow, 2.4 * heavy);
  stroke(coast, ink.coast, 1.15 * heavy);
  stroke(ends, ink.thin, heavy, 1, [3 * heavy, 3 * heavy]);
  straits(context, ink, zoom);
  if (far) towers(context, frame, ground, pixels);
  context.restore();
}

/** The whole chart, small: lands in their owners' colours on the sea. */
export function miniature(canvas: HTMLCanvasElement, scale: number, ink: Ink, owners: Ground['owners']): void {
  const context = canvas.getContext('2d', { alpha: false })!;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = ink.deep;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(2 * scale, 0, 0, 2 * scale, 0, 0);
  for (const { id } of CHART.lands.values()) {
    context.fillStyle = owners.has(id) ? wash(ink, owners.get(id)!, 'band') : ink.idle;
    context.fill(outlineOf(id));
  }
  context.strokeStyle = ink.coast;
  context.lineWidth = 0.8 / scale;
  context.stroke(linesIn(WHOLE, stillLines().coast));
}

/** The washes of the sea and of its shores are blurred once for each theme, in a small picture: they have no edges. */
const MARGIN = 160;
const SMALL = 0.25;
const baked = new WeakMap<Ink, HTMLCanvasElement>();

function washes(ink: Ink): HTMLCanvasElement {
  const done = baked.get(ink);
  if (done) return done;
  const canvas = document.createElement('canvas');
  canvas.width = (CHART.width + 2 * MARGIN) * SMALL;
  canvas.height = (CHART.height + 2 * MARGIN) * SMALL;
  const context = canvas.getContext('2d')!;
  const { width, height } = canvas;
  // An ellipse that ends within the edges: beyond them the frame has the colour of the rim.
  context.setTransform(1, 0, 0, (0.92 * height) / width, width / 2, height * 0.46);
  const skin = context.createRadialGradient(0, 0, width * 0.25, 0, 0, width * 0.5);
  skin.addColorStop(0, ink.vellum);
  skin.addColorStop(1, ink.rim);
  context.fillStyle = skin;
  context.fillRect(-width, -2 * height, 2 * width, 4 * height);
  context.setTransform(SMALL, 0, 0, SMALL, MARGIN * SMALL, MARGIN * SMALL);
  context.lineJoin = 'round';
  const sea = new Path2D([...CHART.seas.values()].map(({ d }) => d).join(''));
  context.filter = `blur(${20 * SMALL}px)`;
  context.fillStyle = context.strokeStyle = ink.deep;
  context.lineWidth = 26;
  context.fill(sea);
  context.stroke(sea);
  context.filter = `blur(${6 * SMALL}px)`;
  context.strokeStyle = ink.shallow;
  context.lineWidth = 24;
  context.stroke(linesIn(WHOLE, stillLines().coast));
  baked.set(ink, canvas);
  return canvas;
}

/** The lines of the winds: eight in ink, eight half winds green, sixteen quarters red, as on the old charts. */
function winds(context: CanvasRenderingContext2D, ink: Ink, zoom: number, far: boolean): void {
  context.globalAlpha = ink.rhumbStrength;
  for (const [x, y] of HUBS) {
    for (let n = 0; n < 32; n++) {
      const wind = n % 4 === 0 ? 0 : n % 2 === 0 ? 1 : 2;
      if (wind === 2 && !far) continue;
      const angle = (n * Math.PI) / 16;
      context.strokeStyle = ink.rhumbs[wind];
      context.lineWidth = [0.8, 0.65, 0.5][wind]! / zoom;
      context.setLineDash(wind === 2 ? [5 / zoom, 3 / zoom] : []);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.sin(angle) * 1800, y - Math.cos(angle) * 1800);
      context.stroke();
    }
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

type Stroke = (path: Path2D, colour: string | CanvasPattern, width: number, strength?: number, dash?: readonly number[]) => void;

/** The hatching of each owner over his land, stronger along a rim at his borders. */
function owned(context: CanvasRenderingContext2D, { ink, owners }: Ground, seen: string[], area: Box, zoom: number, far: boolean, stroke: Stroke): void {
  const wide = far ? 6.5 : 13;
  for (const tincture of new Set(seen.map((id) => owners.get(id)))) {
    if (!tincture) continue;
    const land = new Path2D();
    for (const id of seen) if (owners.get(id) === tincture) land.addPath(outlineOf(id));
    const isRim = ({ lands }: Arc) =>
      lands.some((id) => owners.get(id) === tincture) && (lands.length < 2 || lands.some((id) => owners.get(id) !== tincture));
    const rim = linesIn(area, arcLines(isRim));
    const pattern = hatching(context, tincture, ink.hatch, far ? 5.2 : 7, zoom);
    if (pattern) {
      context.fillStyle = pattern;
      context.globalAlpha = ink.hatchStrength * (far ? 1 : 0.45);
      context.fill(land);
      context.globalAlpha = 1;
    }
    context.save();
    context.clip(land);
    const band = wash(ink, tincture, 'band');
    if (tincture === 'argent') stroke(rim, ink.thin, wide * 2 + 1.6, 0.75);
    stroke(rim, band, wide * 2, tincture === 'argent' ? 1 : 0.8);
    if (pattern) stroke(rim, pattern, wide * 2, ink.bandStrength);
    context.restore();
  }
}

/** The signs of each land by the size at which they were strewn. */
const strewings = new Map<string, Float32Array>();

/** Boxes are looked up by strips of so many pixels. */
const STRIP = 24;

/** Sizes of signs in board units: a new one when the zoom has changed by a third. */
const stepOf = (zoom: number) => 1.35 ** Math.round(Math.log(zoom) / Math.log(1.35));

/** Whether a point is in a box that signs keep out of. */
function keeper(boxes: Ground['keep']): (x: number, y: number) => boolean {
  const strips = new Map<number, (typeof boxes)[number][]>();
  for (const box of boxes) {
    for (let strip = Math.floor(box[1] / STRIP); strip <= Math.floor(box[3] / STRIP); strip++) {
      const there = strips.get(strip);
      if (there) there.push(box);
      else strips.set(strip, [box]);
    }
  }
  return (x, y) => {
    for (const [left, top, right, bottom] of strips.get(Math.floor(y / STRIP)) ?? []) {
      if (left < x && x < right && top < y && y < bottom) return true;
    }
    return false;
  };
}

function signs(context: CanvasRenderingContext2D, frame: Frame, ground: Ground, lands: string[], fillOf: (id: string) => string, pixels: number, [left, top, right, bottom]: Part): void {
  const { ink, band } = ground;
  const isKept = keeper(ground.keep);
  const far = band === 'continent';
  const size = far ? 0.62 : 1.15;
  const step = stepOf(frame.zoom);
  context.strokeStyle = ink.terrain;
  context.globalAlpha = ground.bare ? 0.95 : ink.terrainStrength * (far ? 0.8 : 1);
  for (const id of lands) {
    const terrain = ground.terrain.get(id);
    if (!terrain) continue;
    const key = `${id} ${step}`;
    let found = strewings.get(key);
    if (!found) strewings.set(key, (found = strewn(CHART.lands.get(id)!, terrain, size / step)));
    context.fillStyle = fillOf(id);
    for (let n = 0; n < found.length; n += 3) {
      const [x, y] = [(found[n]! - frame.x) * frame.zoom, (found[n + 1]! - frame.y) * frame.zoom];
      if (x < left - REACH || y < top - REACH || x > right + REACH || y > bottom + REACH) continue;
      if (isKept(found[n]! * frame.zoom, found[n + 1]! * frame.zoom - 4 * size)) continue;
      const wide = found[n + 2]! * size * pixels;
      context.setTransform(wide, 0, 0, size * pixels, x * pixels, y * pixels);
      drawSign(context, terrain, (far ? 0.8 : 1) / size);
    }
  }
  context.globalAlpha = 1;
}

/** A ladder across each strait, where an army may cross. */
function straits(context: CanvasRenderingContext2D, ink: Ink, zoom: number): void {
  context.strokeStyle = ink.coast;
  context.lineCap = 'butt';
  for (const [[x1, y1], [x2, y2]] of CHART.straits.values()) {
    context.lineWidth = 3.4 / zoom;
    context.setLineDash([1.4 / zoom, 1.6 / zoom]);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
  context.setLineDash([]);
  context.lineCap = 'round';
}

function towers(context: CanvasRenderingContext2D, frame: Frame, { ink, towers: marked }: Ground, pixels: number): void {
  const tower = new Path2D('M-3.6 3.4v-5.6h1.8v1.6h1.1v-1.6h1.6v1.6h1.1v-1.6h1.8v5.6z');
  for (const id of marked) {
    const [x, y] = CHART.cities.get(id)!;
    context.setTransform(pixels, 0, 0, pixels, (x - frame.x) * frame.zoom * pixels, (y - frame.y) * frame.zoom * pixels);
    context.strokeStyle = ink.halo;
    context.lineWidth = 1.8;
    context.stroke(tower);
    context.fillStyle = ink.coast;
    context.fill(tower);
  }
}
