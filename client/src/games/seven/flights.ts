/** What flies in 7: coins, gifts, sins and markers. */

import { flights, type Flight } from '../parts/flights';
import type { FactInfo } from '../../wire';
import type { Banner } from '../seven.generated';
import { TINCTURES } from './arms';
import { colourOf, type Box } from './box';
import { KINDS } from './court';
import { CHARGES, GIFT_ICONS, GLYPHS } from './icons';

const COINS = ['gold', 'fame', 'power', 'sin', 'artefact', 'treasure'] as const;

/** Where the endless supplies are thought to be: power at the foot of its track, the rest at the gate. */
const supply = (token: string): string => (token === 'power' ? 'track' : 'armour');

/** The tokens that fly because of the facts; a gift by its kind, a marker by its player. */
export function tokensOf(facts: readonly FactInfo[]): Flight[] {
  const named = facts.map((fact) => {
    const [kind, id] = (fact.piece ?? '').split(':');
    if (kind === 'gift' && id) return { ...fact, piece: id };
    return kind === 'marker' ? { ...fact, piece: `marker-${fact.actor}` } : fact;
  });
  const markers = named.flatMap(({ piece }) => (piece?.startsWith('marker-') ? [piece] : []));
  const pieces = Object.fromEntries([...COINS, ...KINDS, ...markers].map((token) => [token, token]));
  return flights(named, { pieces, supply });
}

/** The picture of a token. */
export function drawToken(token: string, box: Box, bannerOf: (player: number) => Banner | null): string {
  const kind = KINDS.find((one) => one === token);
  if (kind) return disc(GIFT_ICONS[kind], colourOf(box, kind));
  const marker = /^marker-(\d+)$/.exec(token);
  const banner = marker ? bannerOf(Number(marker[1])) : null;
  if (banner) return disc(CHARGES[banner], banner);
  return icon(GLYPHS[token as keyof typeof GLYPHS] ?? GLYPHS.marker);
}

const icon = (body: string): string => `<svg viewBox="0 0 512 512">${body}</svg>`;

function disc(body: string, banner: Banner): string {
  const { field, charge } = TINCTURES[banner];
  return `<span style="display:block;border-radius:50%;color:${charge};background:${field}">${icon(body)}</span>`;
}
