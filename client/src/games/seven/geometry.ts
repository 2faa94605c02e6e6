/** The curves of the table: stars, the arc of the vault, the colours of the sky, arches and rings. */

export interface Point {
  x: number;
  y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The corners of a star with seven points round (`x`, `y`), for `points` of a polygon. */
export function star(x: number, y: number, outer: number, inner: number): string {
  return Array.from({ length: 14 }, (_, n) => {
    const angle = (n * Math.PI) / 7 - Math.PI / 2;
    const far = n % 2 ? inner : outer;
    return `${round(x + far * Math.cos(angle))},${round(y + far * Math.sin(angle))}`;
  }).join(' ');
}

/** Where star `n` of `all` stands on the vault: an arc over a table of this width that falls by `drop` at its ends. */
export function vault(n: number, all: number, width: number, top: number, drop: number): Point {
  const margin = Math.min(34, width / 18);
  const x = margin + (n * (width - 2 * margin)) / (all - 1);
  const off = (2 * x) / width - 1;
  return { x: round(x), y: round(top + drop * off * off) };
}

/** Part `n` of `all` of a ring, clockwise from the top, with a small gap between the parts. */
export function ringPart(n: number, all: number, { x, y }: Point, outer: number, inner: number): string {
  const gap = 0.05;
  return sector({ x, y }, outer, inner, (n * 2 * Math.PI) / all - Math.PI / 2 + gap, ((n + 1) * 2 * Math.PI) / all - Math.PI / 2 - gap);
}

/** Stone `n` of `all` of an arch, from the left. */
export function voussoir(n: number, all: number, { x, y }: Point, outer: number, inner: number): string {
  const gap = 0.025;
  return sector({ x, y }, outer, inner, Math.PI + (n * Math.PI) / all + gap, Math.PI + ((n + 1) * Math.PI) / all - gap);
}

function sector({ x, y }: Point, outer: number, inner: number, from: number, to: number): string {
  const at = (far: number, angle: number): string => `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

export type Rgb = readonly [number, number, number];

/** The sky at its top, middle and horizon after so many cataclysms. */
const SKIES: Readonly<Record<'light' | 'dark', readonly { after: number; colours: readonly [string, string, string] }[]>> = {
  light: [
    { after: 0, colours: ['#a9c4dd', '#d5e0e6', '#f3e6cf'] },
    { after: 5, colours: ['#486a9c', '#8fa6bd', '#e2cdb0'] },
    { after: 10, colours: ['#232c4d', '#5c5470', '#c08f78'] },
    { after: 14, colours: ['#0d0b14', '#3a1d26', '#8c3b2a'] },
  ],
  dark: [
    { after: 0, colours: ['#0b1430', '#1d2c57', '#34406b'] },
    { after: 5, colours: ['#060a18', '#131d3b', '#2a2a48'] },
    { after: 10, colours: ['#05050c', '#1b1226', '#4a2430'] },
    { after: 14, colours: ['#020104', '#1d070b', '#5c1a14'] },
  ],
};

/** The three colours of the sky, mixed between the stages. */
export function sky(theme: 'light' | 'dark', cataclysms: number): [string, string, string] {
  const stages = SKIES[theme];
  const past = stages.findLastIndex(({ after }) => after <= cataclysms);
  const [one, other] = [stages[past]!, stages[past + 1] ?? stages[past]!];
  const part = one === other ? 0 : (cataclysms - one.after) / (other.after - one.after);
  return [0, 1, 2].map((n) => mix(one.colours[n]!, other.colours[n]!, part)) as [string, string, string];
}

/** The sixth cataclysm and every later one lay some dusk over the table. */
export function dusk(cataclysms: number): number {
  return Math.max(0, cataclysms - 5) * 0.022;
}

function mix(one: string, other: string, part: number): string {
  const [a, b] = [rgb(one), rgb(other)];
  return `rgb(${a.map((value, n) => Math.round(value + (b[n]! - value) * part)).join(' ')})`;
}

function rgb(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}
