/** Lists of tables: in which section of the home page each belongs, and what is said about it. */

import { isolated } from '../text/isolated';
import type { Language } from '../text/voice';
import type { MyTable, SeatInfo, TableInfo, View } from '../wire';

/** A table in a list; the view, and when the last choice was made, are known only for tables of this browser. */
export interface Listed {
  table: TableInfo;
  view?: View;
  since?: number | null;
}

export interface Sections {
  /** Tables where somebody at this browser must choose. */
  turns: Listed[];
  /** Others' tables with a seat for anybody. */
  invitations: Listed[];
  /** Tables where others must choose or are still missing, then games of others to watch. */
  running: Listed[];
  finished: Listed[];
}

const isMine = (seat: SeatInfo | undefined) => seat?.yours === true;

const isMyTurn = ({ table, view }: MyTable) =>
  table.status === 'running' && view.asked !== null && isMine(table.seats[view.asked.seat]);

/** Sort tables into sections; in each, those of this browser come first, and the newest first among them. */
export function sections(mine: readonly MyTable[], open: readonly TableInfo[], running: readonly TableInfo[], finished: readonly TableInfo[]): Sections {
  const known = new Set(mine.map(({ table }) => table.id));
  const newest = <T extends Listed>(list: readonly T[]) => [...list].sort((a, b) => b.table.created - a.table.created);
  const others = (list: readonly TableInfo[]) => newest(list.filter(({ id }) => !known.has(id)).map((table) => ({ table })));
  const own = newest(mine);
  return {
    turns: own.filter(isMyTurn),
    invitations: others(open),
    running: [...own.filter((one) => one.table.status !== 'finished' && !isMyTurn(one)), ...others(running)],
    finished: [...own.filter(({ table }) => table.status === 'finished'), ...others(finished)],
  };
}

/** The points of all players so far, as far as the game counts them; at the end, the result. */
export function points({ table, view }: Listed): readonly number[] {
  if (table.status === 'finished') return table.scores;
  return table.status === 'running' ? ((view?.board.scores as number[] | undefined) ?? []) : [];
}

/** How many seats of a table are free. */
export const free = (table: TableInfo): number => table.seats.filter(({ kind }) => kind === 'open').length;

/** Who invites to a table: the first person who sits there. */
export const host = (table: TableInfo): string | undefined => isolated(table.seats.find(({ kind }) => kind === 'person')?.name ?? '') || undefined;

const MINUTE = 60;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [['day', 24 * 60 * MINUTE], ['hour', 60 * MINUTE], ['minute', MINUTE]];

/** How long ago `then` was, in words; both times in seconds since 1970. Older than a week: the date. */
export function ago(then: number, now: number, lang: Language): string {
  const passed = Math.max(0, now - then);
  if (passed > 7 * UNITS[0]![1]) return new Date(then * 1000).toLocaleDateString(lang, { dateStyle: 'medium' });
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', MINUTE];
  return words.format(-Math.floor(passed / seconds), unit);
}
