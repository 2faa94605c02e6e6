/** Every game has a face: a sign for the browser's tab, what to know before choosing it, and a picture (`pictures.ts`). */

import anno890 from './icons/anno890.svg?raw';
import medioevo from './icons/medioevo.svg?raw';
import regnum from './icons/regnum.svg?raw';
import seven from './icons/seven.svg?raw';
import viscounts from './icons/viscounts.svg?raw';

export interface Face {
  /** An SVG file, for the tab. */
  icon: string;
  /** How many minutes a game takes, at least and at most. */
  minutes?: [number, number];
  /** How much there is to keep in mind, from 1 to 3. */
  weight?: number;
}

const FACES: Record<string, Face> = {
  anno890: { icon: anno890, minutes: [45, 45], weight: 1 },
  viscounts: { icon: viscounts, minutes: [90, 90], weight: 2 },
  seven: { icon: seven, minutes: [120, 120], weight: 2 },
  medioevo: { icon: medioevo, minutes: [60, 480], weight: 3 },
};
const PLAIN: Face = { icon: regnum };

/** The face of a game; a plug-in has a plain one. */
export function faceOf(game: string): Face {
  return FACES[game] ?? PLAIN;
}

/** Games in the order of their faces; plug-ins follow. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const order = Object.keys(FACES);
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** The red dot of "your turn", lower right on a field of 64. */
const DOT = '<circle cx="50" cy="52" r="12" fill="#d2332c" stroke="#fff8ee" stroke-width="3.4"/>';

/** The icon of a tab as an address: that of a game or, without one, of Regnum. */
export function tabIcon(game: string, yourTurn: boolean): string {
  const { icon } = faceOf(game);
  return `data:image/svg+xml,${encodeURIComponent(yourTurn ? icon.replace(/<\/svg>\s*$/, `${DOT}</svg>`) : icon)}`;
}
