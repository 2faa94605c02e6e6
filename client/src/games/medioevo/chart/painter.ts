/** Keeps the ground of the chart on a canvas: what has only moved is moved, and what has come into the frame is painted. */

import { paint, type Frame, type Ground, type Part } from './paint';

export class Painter {
  /** What the canvas shows: the frame, and all that the ground depends on as one text. */
  #shown: { frame: Frame; key: string } | null = null;

  draw(canvas: HTMLCanvasElement, frame: Frame, ground: Ground, key: string): void {
    const pixels = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [Math.round(frame.width * pixels), Math.round(frame.height * pixels)];
    const context = canvas.getContext('2d', { alpha: false })!;
    const before = canvas.width === width && canvas.height === height && this.#shown?.key === key ? this.#shown.frame : null;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    for (const part of before ? this.#move(context, before, frame, pixels) : [[0, 0, frame.width, frame.height] as const]) {
      paint(context, frame, ground, pixels, part);
    }
    this.#shown = { frame, key };
  }

  /** Move the picture to its place in the new frame; returns what is then missing. */
  #move(context: CanvasRenderingContext2D, before: Frame, frame: Frame, pixels: number): Part[] {
    const { width, height, zoom } = frame;
    const [across, down] = [(before.x - frame.x) * zoom * pixels, (before.y - frame.y) * zoom * pixels].map(Math.round) as [number, number];
    const [dx, dy] = [across / pixels, down / pixels];
    if (before.zoom !== zoom || Math.abs(dx) >= width || Math.abs(dy) >= height) return [[0, 0, width, height]];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(context.canvas, across, down);
    const [left, right] = [Math.max(0, dx), Math.min(width, width + dx)];
    const [top, bottom] = [Math.max(0, dy), Math.min(height, height + dy)];
    const missing: Part[] = [[0, 0, left, height], [right, 0, width, height], [left, 0, right, top], [left, bottom, right, height]];
    return missing.filter(([x0, y0, x1, y1]) => x1 > x0 && y1 > y0);
  }
}
