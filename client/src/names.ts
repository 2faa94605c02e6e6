/** Names for players who gave none. */

import { isolated } from './text/isolated';
import { t } from './text/language.svelte';
import type { Players } from './text/voice';
import type { NewSeat, SeatInfo, TableInfo } from './wire';

/** Men and women of the chronicles of the ninth and tenth centuries, for bots. */
const BOTS = [
  'Adalberto', 'Angeltrude', 'Arduino', 'Berengario', 'Berta', 'Ermengarda', 'Gisla', 'Guido', 'Lamberto', 'Liutprando',
  'Marozia', 'Rotilde', 'Teodora', 'Ugo', 'Valperto', 'Waldrada',
];
export const LEVELS = ['easy', 'medium', 'hard'];

/** `seats` with a name for every person at this screen and every bot, no two alike. */
export function named(seats: readonly NewSeat[]): NewSeat[] {
  const taken = new Set(seats.map((seat) => seat.name?.trim()));
  const unique = (name: string) => {
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
    taken.add(free);
    return free;
  };
  return seats.map((seat) => {
    if (seat.name?.trim() || seat.kind === 'friend') return { ...seat };
    if (seat.kind !== 'bot') return { ...seat, name: unique(t('name-guest')) };
    const free = BOTS.filter((name) => !taken.has(name));
    return { ...seat, name: unique(free[Math.floor(Math.random() * free.length)]!) };
  });
}

/** The name of a seat, for a sentence. A seat given to a bot in mid-game has only the name of its level. */
export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === 'open') return t('seat-unnamed', { number });
  if (seat.kind === 'bot' && LEVELS.includes(seat.name)) return t('name-bot', { number });
  return isolated(seat.name) || t('seat-unnamed', { number });
}

/** Who plays at a table. */
export function playersOf(table: TableInfo): Players {
  return { seats: table.seats.map((seat, n) => seatName(seat, n + 1)), automata: table.automata };
}
