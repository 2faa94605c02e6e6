/** The tokens and invitations of this browser, by table, in local storage. Secrets never stay in an address. */

import type { TableMade } from './wire';

export interface TableCredentials {
  /** Seat tokens by seat number. */
  tokens: Record<string, string>;
  /** Invitations by seat number: to the seats of a table made here, or to a seat freed here. */
  invitations: Record<string, string>;
  creator: string;
  /** Whether the table is a lesson. */
  lesson?: boolean;
}

const KEY = 'regnum.tables';

function readAll(): Record<string, TableCredentials> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, TableCredentials>;
  } catch {
    return {};
  }
}

function write(table: string, credentials: TableCredentials): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [table]: credentials }));
}

export function credentialsFor(table: string): TableCredentials {
  const all = readAll();
  return (Object.hasOwn(all, table) && all[table]) || { tokens: {}, invitations: {}, creator: '' };
}

/** Save what is given for a table; invitations to it that were made here before stay valid. */
export function saveTable(made: TableMade, lesson = false): void {
  const invitations = { ...credentialsFor(made.table).invitations, ...made.invitations };
  write(made.table, { tokens: made.tokens, invitations, creator: made.creator, lesson });
}

export function saveSeat(table: string, seat: number, token: string): void {
  const credentials = credentialsFor(table);
  write(table, { ...credentials, tokens: { ...credentials.tokens, [seat]: token } });
}

/** Save the invitation to a seat that was freed here. */
export function saveInvitation(table: string, seat: number, invitation: string): void {
  const credentials = credentialsFor(table);
  write(table, { ...credentials, invitations: { ...credentials.invitations, [seat]: invitation } });
}

/** Forget the invitations to seats that are taken: they are used up, and would be dead links when a seat is free again. */
export function dropInvitations(table: string, seats: readonly number[]): void {
  const credentials = credentialsFor(table);
  const left = Object.entries(credentials.invitations).filter(([seat]) => !seats.includes(Number(seat)));
  if (left.length < Object.keys(credentials.invitations).length) {
    write(table, { ...credentials, invitations: Object.fromEntries(left) });
  }
}

/** All tokens for a table: those of its seats, and the creator's. */
export function tokensFor(table: string): string[] {
  const credentials = credentialsFor(table);
  return [...Object.values(credentials.tokens), ...(credentials.creator ? [credentials.creator] : [])];
}

/** How many tokens a list of tables may be asked for. */
const MOST = 200;

/** The tokens for all tables where this browser holds a seat, or that it created; if they are too many, the newest. */
export function allTokens(): string[] {
  return Object.keys(readAll()).flatMap(tokensFor).slice(-MOST);
}

/** Forget the tokens of seats that passed to somebody else: of `seats`, or of all. The creator's token stays. */
export function dropSeats(table: string, seats?: readonly number[]): void {
  const credentials = credentialsFor(table);
  const held = Object.entries(credentials.tokens).filter(([seat]) => seats && !seats.includes(Number(seat)));
  write(table, { ...credentials, tokens: Object.fromEntries(held) });
}
