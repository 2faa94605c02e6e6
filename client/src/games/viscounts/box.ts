/** The content of the box by its ids, and where its values come from. */

import type { Effect } from './effects';
import type { IconName, Ribbon, SpaceKind } from './view';

interface Entry {
  id: string;
  source: string;
  /** Single values that are not known from the rulebook, in an entry that otherwise is. */
  reconstructed?: string[];
}

export interface Card extends Entry {
  cost: number;
  icons: IconName[];
  timing: 'instant' | 'ongoing' | 'dropoff' | 'none';
  effect?: Effect;
  recruit_effect?: Effect;
}

export interface Manuscript extends Entry {
  ribbon: Ribbon;
  cost: number;
  timing: 'instant' | 'end';
  effect: Effect;
}

export interface Site extends Entry {
  order: number;
  bank: 'left' | 'right';
  reward: Effect;
}

export interface Link extends Entry {
  from: string;
  to: string;
  reward: Effect;
}

interface TradeHere extends Entry {
  side: string;
  space: SpaceKind;
  exchange: string;
}

export interface Segment extends Entry {
  start_numbers: Record<'outer_left' | 'outer_right', number>;
  printed_townsfolk: { cost: number; icons: IconName[]; dismiss_effect: Effect };
  printed_manuscript: { cost: number; effect: Effect };
  site: Site[];
  link: Link[];
  trade: TradeHere[];
}

export interface Exchange extends Entry {
  merchant_icons: number;
  effect: Effect;
}

export interface Wedge extends Entry {
  tier_2_reward: Effect;
}

export interface BuildingType extends Entry {
  cost: number;
  vp: number[];
}

export interface Building extends Entry {
  type: string;
  order: number;
  effect: Effect;
}

export interface Collision {
  space: number;
  self: Effect;
  others: { condition: string; effect: Effect };
}

export interface Bonus extends Entry {
  ribbon: Ribbon;
  requires: number;
  vp: number;
  effect: Effect;
}

export interface PlayerCard extends Entry {
  start_space: number;
  gain: Effect;
  effect: Effect;
}

export interface Rival extends Entry {
  focus: Effect;
  resource_priority: { what: string; until?: number }[];
  printed_icons: { middle: IconName[]; right: IconName[] };
  guildhall: Effect[];
  trading_post: Effect[];
  workshop: Effect[];
}

export interface Scheme extends Entry {
  deck: 'starting' | 'future';
  icons: IconName[];
  corruption_per_criminal: boolean;
  effect?: Effect;
  move: number;
  options: Effect[];
}

interface EndCard {
  vp: number[];
  vp_under_3_players: number[];
  cards_above: Record<string, number>;
}

interface Castle {
  placement: { icons: number; workers: number }[];
  max_workers_per_section: number;
  vp_per_worker: number[];
  third_tier_reward: Effect;
  bump_reward_tier_1: Effect;
  bump_reward_tier_2: Effect;
}

export interface Box {
  cards: Map<string, Card>;
  manuscripts: Map<string, Manuscript>;
  segments: Map<string, Segment>;
  exchanges: Map<string, Exchange>;
  wedges: Map<string, Wedge>;
  types: Map<string, BuildingType>;
  buildings: Building[];
  collisions: Collision[];
  rivalCollisions: Collision[];
  bonuses: Bonus[];
  playerCards: Map<string, PlayerCard>;
  rivals: Map<string, Rival>;
  schemes: Map<string, Scheme>;
  sides: (Entry & { players: number[] })[];
  /** setup.8: the Icons printed on the three card spaces. */
  printed: IconName[][];
  castle: Castle;
  leader: { vp: number; effect: Effect };
  poverty: EndCard;
  prosperity: EndCard;
  sets: number[];
  workers: number;
}

/** The box from the content tables of the server. */
export function openBox(content: unknown): Box {
  const tables = content as Record<string, unknown>;
  const list = <T>(name: string): T[] => (tables[name] ?? []) as T[];
  const byId = <T extends Entry>(...names: string[]): Map<string, T> =>
    new Map(names.flatMap((name) => list<T>(name)).map((entry) => [entry.id, entry]));
  const icons = list<{ space: string; icons: IconName[] }>('printed_icons');
  const printed = (space: string): IconName[] => icons.find((one) => one.space === space)?.icons ?? [];
  const collisions = list<Collision>('collision');
  return {
    cards: byId<Card>('townsfolk', 'starter', 'hero'),
    manuscripts: byId<Manuscript>('manuscript'),
    segments: byId<Segment>('segment'),
    exchanges: byId<Exchange>('exchange'),
    wedges: byId<Wedge>('wedge'),
    types: byId<BuildingType>('building_type'),
    buildings: list<Building>('building').toSorted((one, other) => one.order - other.order),
    collisions,
    // solo.63: the rewards above are the Rival's own, those below are the same.
    rivalCollisions: list<Collision>('rival_collision').map((own, at) => ({ ...own, others: collisions[at]!.others })),
    bonuses: list<Bonus>('cleric_bonus'),
    playerCards: byId<PlayerCard>('player_card'),
    rivals: byId<Rival>('rival'),
    schemes: byId<Scheme>('scheme'),
    sides: list('side'),
    printed: [[], printed('middle'), printed('right')],
    castle: tables['castle'] as Castle,
    leader: tables['castle_leader'] as Box['leader'],
    poverty: tables['poverty'] as EndCard,
    prosperity: tables['prosperity'] as EndCard,
    sets: (tables['manuscript_rules'] as { set_vp: number[] } | undefined)?.set_vp ?? [],
    workers: (tables['player_board'] as { workers: number } | undefined)?.workers ?? 0,
  };
}

/** setup.1, trade.2: what an outer space exchanges at a table of so many seats. */
export function exchangeAt(box: Box, segment: Segment, space: SpaceKind, seats: number): Exchange {
  const side = box.sides.find(({ players }) => players.includes(seats))?.id;
  const here = segment.trade.find((trade) => trade.side === side && trade.space === space);
  return box.exchanges.get(here!.exchange)!;
}

/** build.10, build.12: the Link from the Spot `order` of a segment to the next one clockwise, if there is one. */
export function linkAfter(segment: Segment, order: number): Link | undefined {
  const spot = segment.site.find((site) => site.order === order);
  return segment.link.find((link) => link.from === spot?.id);
}

/** Whether some of what the entry shows is not known from the rulebook. */
export function isReconstructed(entry: Entry): boolean {
  return entry.source === 'reconstructed' || (entry.reconstructed ?? []).some((field) => !UNSEEN.includes(field));
}

/** What an entry has that nobody sees on the table: labels of things without a name, and backs. */
const UNSEEN = ['it', 'en', 'back', 'players'];
