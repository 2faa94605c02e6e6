/** What this browser keeps: the seats it holds, by table. Secrets live here and never in an address. */

import type { TableMade } from './wire';

export interface Keepsake {
  game: string;
  /** Seat tokens by seat number. */
  tokens: Record<string, string>;
  /** Invitations by seat number, while this browser made the table. */
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
  return all()[table] ?? { game: '', tokens: {}, invitations: {}, creator: '' };
}

export function keepTable(game: string, made: TableMade, lesson = false): void {
  put(made.table, { game, tokens: made.tokens, invitations: made.invitations, creator: made.creator, lesson });
}

export function keepSeat(table: string, game: string, seat: number, token: string): void {
  const kept = keptFor(table);
  put(table, { ...kept, game, tokens: { ...kept.tokens, [seat]: token } });
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

/** The seats here no longer count: another holds them. What was made here stays known. */
export function leaveSeats(table: string): void {
  put(table, { ...keptFor(table), tokens: {} });
}
