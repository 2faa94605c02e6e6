/** Shortens the drawings of the icon set, which are finer than any screen: a field of 512, in thousandths. */

/** Every point lies on a grid of this width: a twentieth of a pixel where an icon is as large as a thumb. */
const GRID = 0.5;

/** What the figures after each command of an SVG path are: places across and down, radii, angles, flags. */
const FIGURES: Record<string, string> = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: 'rraffxy', z: '' };
const FIGURE = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

type Place = { x: number; y: number };

const onGrid = (n: number): number => Math.round(n / GRID) * GRID;

/** The data of a path with every point on the grid; the steps from point to point are reckoned anew, so that none drifts. */
export function shortened(path: string): string {
  let short = '';
  /** Where the pen is, and where the outline began, by the data; what is drawn is on the grid. */
  let [pen, start]: [Place, Place] = [{ x: 0, y: 0 }, { x: 0, y: 0 }];
  for (const [, command, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command!.toLowerCase();
    const origin = () => (kind === command ? pen : { x: 0, y: 0 });
    short += command;
    let index = 0;
    do {
      const [from, to] = [origin(), { ...pen }];
      for (const is of FIGURES[kind]!) {
        const form = is === 'f' ? FLAG : FIGURE;
        form.lastIndex = index;
        const figure = Number(form.exec(rest!)![1]);
        index = form.lastIndex;
        if (is === 'x' || is === 'y') {
          to[is] = from[is] + figure;
          short = added(short, onGrid(to[is]) - onGrid(from[is]));
        } else short = added(short, is === 'r' ? onGrid(figure) : figure);
      }
      pen = kind === 'z' ? start : to;
      if (kind === 'm') start = pen;
    } while (index < rest!.trimEnd().length);
  }
  return short;
}

/** A path with one more figure, parted from the one before where they would be read as one. */
function added(path: string, figure: number): string {
  const word = String(figure).replace(/^(-?)0\./, '$1.');
  const apart = /[a-z]$/i.test(path) || word.startsWith('-') || (word.startsWith('.') && /\.\d*$/.test(path));
  return path + (apart ? '' : ' ') + word;
}
