/** The fragment of an address may hold a secret. It is removed from the address bar as soon as it has been used. */

import { api } from '../api';
import { credentialsFor, saveTable } from '../credentials';
import type { TableMade } from '../wire';

function secretOf(kind: 'join' | 'made'): string {
  const [found, secret = ''] = /^#[a-z]+=(.+)$/.exec(location.hash) ?? [];
  return found?.startsWith(`#${kind}=`) ? secret : '';
}

function removeFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** The invitation to a seat, if the address holds one. */
export function takeInvitation(): string {
  const invitation = secretOf('join');
  if (invitation) removeFragment();
  return invitation;
}

/**
 * Save the tokens of `table`, made outside the browser, if the address holds them.
 *
 * Anybody can send such a link. So it counts only for its own table, where this browser holds nothing yet, and if the
 * server confirms every token: one that is not valid would later keep its holder from the table.
 */
export async function takeMade(table: string): Promise<void> {
  const secret = secretOf('made');
  if (!secret) return;
  const made = madeFrom(secret);
  if (made?.table === table && (await areValid(made)) && holdsNothing(table)) saveTable(made);
  removeFragment();
}

function holdsNothing(table: string): boolean {
  const { tokens, creator } = credentialsFor(table);
  return !creator && Object.keys(tokens).length === 0;
}

async function areValid({ table, tokens, creator }: TableMade): Promise<boolean> {
  const [mine, ...others] = await api.mine([...Object.values(tokens), creator]);
  const seats = Object.keys(tokens).every((seat) => mine?.table.seats[Number(seat)]?.yours);
  return others.length === 0 && mine?.table.id === table && mine.table.creator && seats;
}

function madeFrom(secret: string): TableMade | null {
  try {
    const made = JSON.parse(decodeURIComponent(secret)) as Partial<TableMade> | null;
    const whole = typeof made?.creator === 'string' && bySeat(made.tokens) && bySeat(made.invitations);
    return whole ? (made as TableMade) : null;
  } catch {
    return null;
  }
}

/** Whether this is a text for each of some seats. */
function bySeat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([seat, text]) => /^\d$/.test(seat) && typeof text === 'string');
}
