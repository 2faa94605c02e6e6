/** What this browser keeps: the seats it holds, by table. Secrets live here and never in an address. */

import type { TableMade } from './wire';

export interface Keepsake {
  /** Seat tokens by seat number. */
  tokens: Record<string, string>;
  /** Invitations by seat number: of a table made here, or to a seat freed from here. */
  invitations: Record<string, string>;
  creator: string;
  /** Whether the table is a lesson. */
  lesson?: boolean;
}

const KEY = 'regnum.tables';

function all(): Record<string, Keepsake> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Keepsake>;
  } catch {
    return {};
  }
}

function put(table: string, kept: Keepsake): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: kept }));
}

export function keptFor(table: string): Keepsake {
  return all()[table] ?? { tokens: {}, invitations: {}, creator: '' };
}

export function keepTable(made: TableMade, lesson = false): void {
  put(made.table, { tokens: made.tokens, invitations: made.invitations, creator: made.creator, lesson });
}

export function keepSeat(table: string, seat: number, token: string): void {
  const kept = keptFor(table);
  put(table, { ...kept, tokens: { ...kept.tokens, [seat]: token } });
}

/** The invitation to a seat that was freed from here. */
export function keepInvitation(table: string, seat: number, invitation: string): void {
  const kept = keptFor(table);
  put(table, { ...kept, invitations: { ...kept.invitations, [seat]: invitation } });
}

/** All tokens for a table: its seats', and the creator's. */
export function tokensFor(table: string): string[] {
  const kept = keptFor(table);
  return [...Object.values(kept.tokens), ...(kept.creator ? [kept.creator] : [])];
}

/** One token for every table this browser sits at or made. */
export function allTokens(): string[] {
  return Object.keys(all())
    .map((table) => tokensFor(table)[0])
    .filter((token) => token !== undefined);
}

/** These seats are another's now; all of them, if none is named. What was made here stays known. */
export function leaveSeats(table: string, seats?: readonly number[]): void {
  const kept = keptFor(table);
  const held = Object.entries(kept.tokens).filter(([seat]) => seats && !seats.includes(Number(seat)));
  put(table, { ...kept, tokens: Object.fromEntries(held) });
}
