/** What an address brings along in its fragment. Secrets leave the address bar as soon as they are read. */

import { keepTable } from '../keepsake';
import type { TableMade } from '../wire';

/** Take in the fragment: a table made outside the browser is kept, an invitation to a seat is returned. */
export function arrive(): string {
  const [, kind, secret = ''] = /^#(join|made)=(.+)$/.exec(location.hash) ?? [];
  if (!kind) return '';
  history.replaceState(null, '', location.pathname + location.search);
  if (kind === 'join') return secret;
  keepTable(JSON.parse(decodeURIComponent(secret)) as TableMade);
  return '';
}
