/**
 * The window on the board: panned and zoomed by pointer, wheel, fingers and keys.
 *
 * What is drawn is a frame somewhat larger than the window. While the window moves, the frame is only shifted and scaled
 * as a picture; it is drawn anew at rest, or when the window leaves it.
 */

import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { calm } from '../parts/motion';
import { BANDS, bandAt, type Band } from './chart/bands';
import { CHART, type Box } from './chart/chart';
import type { Frame } from './chart/paint';

/** How far the frame reaches beyond the window, as a part of it. */
const BEYOND = 0.4;
/** Free board around the chart. */
const MARGIN = 110;
const REST = 140;
/** A window of this width has no free side. */
export const NARROW = 620;
const TRAVEL = 350;
/** A picture is scaled by no more than this before it is drawn anew. */
const STRETCH = 1.45;

export class Camera {
  /** What is drawn. */
  frame: Frame = $state.raw({ x: 0, y: 0, zoom: BANDS.continent.usual, width: 0, height: 0 });
  band: Band = $derived(bandAt(this.frame.zoom));
  /** What the window shows, in board units. */
  window: Box = $state.raw([0, 0, 0, 0]);

  #at: ZoomTransform = zoomIdentity;
  #size = { width: 0, height: 0 };
  #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #root: Selection<HTMLElement, unknown, null, undefined> | null = null;
  #world: HTMLElement | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #home: Box = [0, 0, CHART.width, CHART.height];
  #fitted = false;
  #journey = 0;

  constructor() {
    this.#behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(5)
      .translateExtent([[-MARGIN, -MARGIN], [CHART.width + MARGIN, CHART.height + MARGIN]])
      .filter((event: Event) => {
        const at = event.target as Element;
        return !(event as MouseEvent).button && !at.closest('[data-still]') && (event.type === 'wheel' || !at.closest('[data-drag]'));
      })
      .on('zoom', (event: { transform: ZoomTransform }) => this.#move(event.transform));
  }

  /** Begin: `root` takes the gestures, `world` is what moves. Returns what ends it. */
  attach(root: HTMLElement, world: HTMLElement): () => void {
    this.#root = select(root);
    this.#world = world;
    this.#root.call(this.#behaviour).on('dblclick.zoom', null);
    // The observer reports the first size too; to ask for it here would lay out the whole page once more.
    const watch = new ResizeObserver(() => this.#resize(root.clientWidth, root.clientHeight));
    watch.observe(root);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#journey);
      clearTimeout(this.#resting);
      this.#root?.on('.zoom', null);
    };
  }

  /** The part of the board that is shown first. */
  set home(box: Box) {
    this.#home = box;
    this.#fitted = false;
    if (this.#size.width) this.#fit();
  }

  #resize(width: number, height: number): void {
    if (!width || !height) return;
    this.#size = { width, height };
    const whole = Math.min(width / (CHART.width + MARGIN), height / (CHART.height + MARGIN));
    this.#behaviour.extent([[0, 0], [width, height]]).scaleExtent([Math.max(BANDS.continent.least, whole), BANDS.territory.most]);
    if (this.#fitted) this.#draw();
    else this.#fit();
  }

  #fit(): void {
    this.#fitted = true;
    this.show(this.#home, true);
  }

  /** Show a part of the board as large as it fits. */
  show([left, top, right, bottom]: Box, atOnce = false, most: number = BANDS.region.usual): void {
    const { width, height } = this.#size;
    const scale = Math.min(most, width / (right - left + 40), height / (bottom - top + 40));
    this.go((left + right) / 2, (top + bottom) / 2, scale, atOnce);
  }

  /** Put a point of the board into the middle. */
  go(x: number, y: number, scale: number, atOnce = calm()): void {
    const { width, height } = this.#size;
    const root = this.#root;
    if (!root) return;
    const [left, top, right, bottom] = this.window;
    const [fromX, fromY, from] = [(left + right) / 2, (top + bottom) / 2, this.#at.k];
    const stand = (part: number) => {
      const k = from * (scale / from) ** part;
      const [cx, cy] = [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
      this.#behaviour.transform(root, zoomIdentity.translate(width / 2 - cx * k, height / 2 - cy * k).scale(k));
    };
    cancelAnimationFrame(this.#journey);
    if (atOnce) {
      stand(1);
      this.#draw();
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / TRAVEL));
      stand(part * part * (3 - 2 * part));
      if (part < 1) this.#journey = requestAnimationFrame(step);
    };
    this.#journey = requestAnimationFrame(step);
  }

  /** Bring a place into the window if it is not in it. */
  reveal(x: number, y: number): void {
    const [left, top, right, bottom] = this.window;
    const [dx, dy] = [(right - left) * 0.08, (bottom - top) * 0.08];
    if (x < left + dx || x > right - dx || y < top + dy || y > bottom - dy) this.go(x, y, this.#at.k);
  }

  /** Put a point of the board into the middle at once, as near as it is now. */
  glide(x: number, y: number): void {
    this.go(x, y, this.#at.k, true);
  }

  /** Bring a place to the right side of a wide window, at least as near as the region: something lies over the left. */
  besides(x: number, y: number): void {
    const scale = Math.max(this.#at.k, BANDS.region.usual);
    const { width } = this.#size;
    this.go(width > NARROW ? x - (width * 0.28) / scale : x, y, scale);
  }

  scaleBy(factor: number): void {
    const [left, top, right, bottom] = this.window;
    this.go((left + right) / 2, (top + bottom) / 2, Math.min(BANDS.territory.most, Math.max(this.#behaviour.scaleExtent()[0], this.#at.k * factor)));
  }

  pan(x: number, y: number): void {
    const [left, top, right, bottom] = this.window;
    this.go((left + right) / 2 + x / this.#at.k, (top + bottom) / 2 + y / this.#at.k, this.#at.k);
  }

  toBand(band: Band, at?: readonly [number, number]): void {
    if (band === 'continent') return this.show(this.#home, calm(), BANDS.continent.most * 0.99);
    const [left, top, right, bottom] = this.window;
    this.go(at?.[0] ?? (left + right) / 2, at?.[1] ?? (top + bottom) / 2, BANDS[band].usual);
  }

  #move(at: ZoomTransform): void {
    this.#at = at;
    const { x, y, zoom: drawn, width, height } = this.frame;
    const stretch = at.k / drawn;
    const [left, top] = [at.x + x * at.k, at.y + y * at.k];
    const aside = left > 0 || left + width * stretch < this.#size.width;
    const above = top > 0 || top + height * stretch < this.#size.height;
    clearTimeout(this.#resting);
    if (aside || above || stretch > STRETCH || stretch < 1 / STRETCH) this.#draw(stretch === 1 && !aside, stretch === 1 && !above);
    else {
      this.#world!.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${stretch})`;
      this.#resting = setTimeout(() => this.#rest(), REST);
    }
  }

  #rest(): void {
    const { k } = this.#at;
    if (k !== this.frame.zoom) this.#draw();
    else this.#look();
  }

  #look(): void {
    const { x, y, k } = this.#at;
    const { width, height } = this.#size;
    this.window = [-x / k, -y / k, (width - x) / k, (height - y) / k];
  }

  /** Take the window, with what lies around it, as the frame; where it has not left the frame, that may stay. */
  #draw(stayAcross = false, stayDown = false): void {
    const { x, y, k } = this.#at;
    const { width, height } = this.#size;
    const [beyondX, beyondY] = [Math.round(width * BEYOND), Math.round(height * BEYOND)];
    // By whole pixels, so that what is painted already can be moved as a picture.
    const left = stayAcross ? this.frame.x : (-Math.round(x) - beyondX) / k;
    const top = stayDown ? this.frame.y : (-Math.round(y) - beyondY) / k;
    this.frame = { x: left, y: top, zoom: k, width: width + 2 * beyondX, height: height + 2 * beyondY };
    this.#world!.style.transform = `translate3d(${x + left * k}px, ${y + top * k}px, 0)`;
    this.#look();
  }
}
