/** Effects as the content writes them, and the message that says each in words. */

import type { Icon } from '../viscounts.generated';
import type { Money } from './kinds';

export interface Effect {
  op: string;
  what?: string;
  n?: number;
  of?: Effect[];
  do?: Effect;
  event?: string;
  condition?: string;
  action?: string;
  from?: string;
  n_from?: number;
  to?: string;
  n_to?: number;
  costs?: number[];
  building?: string;
  where?: string;
  per?: string;
  every?: number;
  vp?: number;
  max?: number;
  max_uses?: number;
  silver?: number;
}

type Field = keyof Effect;

/** The values of each op in the order in which they name its message. */
const FIELDS: Record<string, readonly Field[]> = {
  gain: ['what', 'n'], flip: ['what', 'n'], discard: ['n'], destroy: ['n', 'from'], recruit_free: ['n'],
  transcribe_free: ['costs', 'n'], build_free: ['building', 'where'], place_workers_free: ['n', 'where'],
  move_worker: ['n'], convert: ['action', 'from', 'n_from', 'to', 'n_to', 'max_uses'], on: ['event', 'do'],
  if: ['condition', 'do'], icon: ['what', 'n'], extra_move: ['max'], dismiss_cost: ['silver'], hand_limit: ['n'],
  vp_per: ['per', 'every', 'vp'], action: ['what'], gain_scheme: ['n'], spend: ['what', 'n', 'do'],
};

/** What a value is when the content leaves it out. */
const DEFAULTS: Partial<Record<Field, string | number>> = { from: 'hand_or_deck', max_uses: 0 };

/** The message of the server that says what `effect` does. */
export function effectKey(effect: Effect): `effect-${string}` {
  return `effect-${slug(effect)}`;
}

function slug(effect: Effect): string {
  if (effect.op === 'all') return effect.of!.map(slug).join('-and-');
  if (effect.op === 'either') return effect.of!.map(slug).join('-or-');
  const values = (FIELDS[effect.op] ?? []).map((field) => said(effect[field] ?? DEFAULTS[field] ?? ''));
  return [effect.op, ...values].join('-').replaceAll('_', '-');
}

function said(value: string | number | number[] | Effect | Effect[]): string {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? slug(one) : one)).join('-');
  if (typeof value === 'object') return slug(value);
  return String(value).replace('==', '-is-').replace('>=', '-from-');
}

/** Something drawn, with how many of it; a sign between such things; or how many times what follows comes. */
export type Glyph = { icon: GlyphIcon; n?: number } | { sign: '/' | '→' | ':' | '+' } | { times: number };

export type GlyphIcon =
  | Icon | Money | 'any_resource' | 'debt' | 'deed' | 'virtue' | 'corruption' | 'flip_debt' | 'flip_deed'
  | 'flip_any' | 'discard' | 'destroy' | 'rearrange' | 'shuffle' | 'hire' | 'manuscript' | 'worker' | 'move_worker'
  | 'collision' | 'vp' | 'step' | 'dismiss' | 'hand' | 'building' | 'trading_post' | 'guildhall' | 'workshop'
  | 'trade' | 'build' | 'place_workers' | 'transcribe' | 'no_criminal' | 'scheme' | 'focus' | 'pile';

const plain = (icon: GlyphIcon, n = 1): Glyph[] => [n === 1 ? { icon } : { icon, n }];
const joined = (parts: Glyph[][], sign: '/' | '+' | null): Glyph[] =>
  parts.flatMap((part, at) => (at && sign ? [{ sign }, ...part] : part));

/** What is counted by an end score. */
const COUNTED: Record<string, GlyphIcon> = {
  building: 'building', resource: 'any_resource', builder_icon: 'builder', cleric_icon: 'cleric', noble_icon: 'noble',
  merchant_icon: 'merchant', criminal_icon: 'criminal', flipped_debt: 'flip_debt', flipped_deed: 'flip_deed',
  worker_in_castle: 'worker',
};

/** What an ability waits for. */
const EVENTS: Record<string, GlyphIcon> = {
  after_trade: 'trade', after_build: 'build', after_place_workers: 'place_workers', after_transcribe: 'transcribe',
  any_collision: 'collision', hire: 'hire', gain_debt: 'debt', flip_debt: 'flip_debt', flip_any: 'flip_any',
  shuffle: 'shuffle', gain_scheme: 'scheme',
};

/** An effect as a row of pictures, as the cards have it. */
export function glyphs(effect: Effect): Glyph[] {
  const n = effect.n ?? 1;
  switch (effect.op) {
    case 'all':
      return joined(effect.of!.map(glyphs), null);
    case 'either':
      return joined(effect.of!.map(glyphs), '/');
    case 'gain':
      return plain(effect.what as GlyphIcon, n);
    case 'flip':
      return plain(`flip_${effect.what}` as GlyphIcon, n);
    case 'icon':
      return plain(effect.what as GlyphIcon, n);
    case 'discard':
    case 'destroy':
    case 'rearrange':
    case 'shuffle':
    case 'move_worker':
      return plain(effect.op, n);
    case 'recruit_free':
      return plain('hire', n);
    case 'transcribe_free':
      return plain('manuscript', n);
    case 'build_free':
      return plain(effect.building as GlyphIcon);
    case 'place_workers_free':
      return plain('worker', n);
    case 'gain_scheme':
      return plain('scheme', n);
    case 'dismiss_adjacent_free':
      return plain('dismiss');
    case 'convert':
      return [
        ...plain(effect.from as GlyphIcon, effect.n_from),
        { sign: '→' },
        ...plain(effect.to as GlyphIcon, effect.n_to),
      ];
    case 'on':
      return [...plain(EVENTS[effect.event!]!), { sign: '→' }, ...glyphs(effect.do!)];
    case 'if':
      return [
        ...plain(effect.condition === 'criminal_icons==0' ? 'no_criminal' : 'criminal'),
        { sign: ':' },
        ...glyphs(effect.do!),
      ];
    case 'spend':
      return [...plain(effect.what as GlyphIcon, n), { sign: '→' }, ...glyphs(effect.do!)];
    case 'extra_move':
      return [{ sign: '+' }, ...plain('step', effect.max)];
    case 'dismiss_cost':
      return [...plain('dismiss'), { sign: ':' }, { icon: 'silver', n: effect.silver }];
    case 'hand_limit':
      return [{ sign: '+' }, ...plain('hand', n)];
    case 'vp_per':
      return [{ icon: 'vp', n: effect.vp }, { sign: '/' }, ...plain(COUNTED[effect.per!]!, effect.every)];
    case 'action':
      return plain(effect.what as GlyphIcon);
    default:
      return plain('focus');
  }
}
