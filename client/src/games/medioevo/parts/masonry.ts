/** Towers and walls, as SVG, standing on a point. */

const INK = '#2a2118';

/** A tower with a pointed roof of a colour, or with battlements. */
export function tower(x: number, y: number, w: number, h: number, roof?: string): string {
  const body =
    `<path d="M${x - w / 2} ${y}v${-h}h${w}v${h}z" fill="#f1e3c2" stroke="${INK}"/>` +
    `<path d="M${x + w * 0.22} ${y - 1}v${-h + 2}" stroke="${INK}" stroke-width=".6" opacity=".6"/>`;
  if (roof) {
    return `${body}<path d="M${x - w / 2 - 1.6} ${y - h}L${x} ${y - h - w * 1.05}L${x + w / 2 + 1.6} ${y - h}z" fill="${roof}" stroke="${INK}" stroke-linejoin="round"/>`;
  }
  const t = w / 5;
  return `${body}<path d="M${x - w / 2 - 0.8} ${y - h}v${-t * 1.6}h${t}v${t}h${t}v${-t}h${t + 1.6}v${t}h${t}v${-t}h${t}v${t * 1.6}z" fill="#f1e3c2" stroke="${INK}" stroke-width=".9"/>`;
}

/** A wall with a gate. */
export function wall(x: number, y: number, w: number, h: number): string {
  const teeth = 'h3v-2.6h3v2.6'.repeat(Math.floor(w / 6));
  return (
    `<path d="M${x - w / 2} ${y}v${-h}${teeth}H${x + w / 2}v${h}z" fill="#e6d3a8" stroke="${INK}"/>` +
    `<path d="M${x - 3.2} ${y}v-4q3.2-4 6.4 0v4z" fill="${INK}"/>`
  );
}

/** A fort of one to four levels, its door in the colour of the land zone. */
export function fort(level: number, door: string): string {
  let out = tower(0, 0, 11, level < 4 ? 13 : 19);
  if (level >= 2) out = tower(-9, 0, 8, 12) + tower(9, 0, 8, 12) + out;
  if (level === 3) out = tower(0, -6, 8, 12, '#4d6f91') + tower(-12, 0, 6, 15) + tower(12, 0, 6, 15) + wall(0, 0, 26, 8);
  if (level === 4) out = tower(-13, 0, 7, 15) + tower(13, 0, 7, 15) + out;
  return `${out}<path d="M-3 0v-5q3-4.4 6 0v5z" fill="${door}" stroke="${INK}" stroke-width=".9"/>`;
}

export const CATHEDRAL =
  tower(-8, 0, 7, 18, '#4d6f91') + tower(8, 0, 7, 18, '#4d6f91') +
  `<path d="M-5.5 0v-17l5.5-6 5.5 6v17z" fill="#f6ead0" stroke="${INK}"/><circle cy="-13.5" r="3" fill="#c9971f" stroke="${INK}" stroke-width=".9"/>` +
  `<path d="M-2.4 0v-5q2.4-4 4.8 0v5z" fill="${INK}"/><path d="M0 -23v-8M-2.6 -28h5.2" stroke="${INK}" stroke-width="1.5"/>`;

/** A chain of links from left to right. */
export const CHAIN = [-16, -8, 0, 8, 16]
  .map((x, n) => {
    const link = (colour: string, width: number) =>
      `<ellipse cx="${x}" rx="6" ry="${n % 2 ? 1.4 : 3.6}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
    return link('#fdf8ea', 4.6) + link(INK, 2);
  })
  .join('');
