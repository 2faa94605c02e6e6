/** The content of the box by its ids, and where its values come from. */

import type {
  Building, BuildingKind, Card, Castle, CastleLeader, ClericBonus, CollisionSpace, Contents, Exchange, Icon,
  Link, Manuscript, PlayerCard, Rival, Scheme, Segment, Wedge,
} from '../viscounts.generated';

export interface Box {
  cards: Map<string, Card>;
  manuscripts: Map<string, Manuscript>;
  segments: Map<string, Segment>;
  exchanges: Map<string, Exchange>;
  wedges: Map<string, Wedge>;
  types: Map<string, BuildingKind>;
  buildings: Building[];
  collisions: CollisionSpace[];
  rivalCollisions: CollisionSpace[];
  bonuses: ClericBonus[];
  playerCards: Map<string, PlayerCard>;
  rivals: Map<string, Rival>;
  schemes: Map<string, Scheme>;
  /** setup.8: the Icons printed on the three card spaces. */
  printed: Icon[][];
  castle: Castle;
  leader: CastleLeader;
  sets: readonly number[];
}

const byId = <T extends { id: string }>(...entries: T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

/** The box from the content tables of the server; a table that has not come yet is empty. */
export function openBox(content: unknown): Box {
  const tables = content as Contents;
  const given = content as Partial<Contents>;
  const list = <K extends keyof Contents>(name: K): Contents[K] | never[] => given[name] ?? [];
  const printed = (space: string): Icon[] => given.printed_icons?.find((one) => one.space === space)?.icons ?? [];
  const collisions = [...list('collision')];
  return {
    cards: byId(...list('townsfolk'), ...list('starter'), ...list('hero')),
    manuscripts: byId(...list('manuscript')),
    segments: byId(...list('segment')),
    exchanges: byId(...list('exchange')),
    wedges: byId(...list('wedge')),
    types: byId(...list('building_type')),
    buildings: list('building').toSorted((one, other) => one.order - other.order),
    collisions,
    // solo.63: the rewards above are the Rival's own, those below are the same.
    rivalCollisions: list('rival_collision').map((own, at) => ({ ...own, others: collisions[at]!.others })),
    bonuses: list('cleric_bonus'),
    playerCards: byId(...list('player_card')),
    rivals: byId(...list('rival')),
    schemes: byId(...list('scheme')),
    printed: [[], printed('middle'), printed('right')],
    castle: tables.castle,
    leader: tables.castle_leader,
    sets: given.manuscript_rules?.set_vp ?? [],
  };
}

/** build.10, build.12: the Link from the Spot `order` of a segment to the next one clockwise, if there is one. */
export function linkAfter(segment: Segment, order: number): Link | undefined {
  const spot = segment.site.find((site) => site.order === order);
  return segment.link.find((link) => link.from === spot?.id);
}
