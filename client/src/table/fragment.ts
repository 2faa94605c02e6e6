/** The fragment of an address may hold a secret. It is removed from the address bar as soon as it is read. */

import { saveTable } from '../credentials';
import type { TableMade } from '../wire';

/** Read the fragment: save the tokens of a table made outside the browser, or return the invitation to a seat. */
export function readFragment(): string {
  const [, kind, secret = ''] = /^#(join|made)=(.+)$/.exec(location.hash) ?? [];
  if (!kind) return '';
  history.replaceState(null, '', location.pathname + location.search);
  if (kind === 'join') return secret;
  saveTable(JSON.parse(decodeURIComponent(secret)) as TableMade);
  return '';
}
