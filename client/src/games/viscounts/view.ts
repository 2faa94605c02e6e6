/** The board of Viscounts as the server shows it to one seat (`view.board`, described in docs/games/viscounts.md). */

export const ICONS = ['merchant', 'builder', 'noble', 'cleric', 'criminal'] as const;
export type IconName = (typeof ICONS)[number];

export const MONEY = ['silver', 'ink', 'gold', 'stone'] as const;
export type Money = (typeof MONEY)[number];

export const PAPERS = ['unpaid', 'paid', 'acquired', 'approved'] as const;
export type Paper = (typeof PAPERS)[number];

export const RIBBONS = ['grey', 'black', 'yellow', 'blue'] as const;
export type Ribbon = (typeof RIBBONS)[number];

/** The kinds of space of a segment. */
export const SPACES = ['outer_left', 'outer_right', 'inner'] as const;
export type SpaceKind = (typeof SPACES)[number];

/** A space: its kind and its place in the ring, from 1. */
export type Space = [SpaceKind, number];

export interface Built {
  player: number;
  building: string;
}

/** The visible top of a pile, and how many lie there. */
export interface Pile {
  top: string | null;
  left: number;
}

export interface Person {
  viscount: Space | null;
  /** comp.12, p1.1: left, middle and right space; null while the printed Icons show. */
  row: (string | null)[];
  discards: string[];
  manuscripts: string[];
  purse: Record<Money, number>;
  papers: Record<Paper, number>;
  corruption: number;
  virtue: number;
  /** Workers by section of the first tier, of the second, and those in the third. */
  castle: [number[], number[], number];
  /** Known to its owner, a number to the others. */
  hand: string[] | number;
  deck: number;
  /** What lies in the own draw pile, or in another's hand and draw pile together, in no order. */
  unseen: string[];
  icons: Record<IconName, number>;
  hand_limit: number;
}

export interface Pair {
  card: string;
  hero: string;
}

export interface BoardView {
  ring: string[];
  wedges: string[];
  /** Five a segment, clockwise. */
  spots: (Built | null)[];
  players: Person[];
  leader: number | null;
  bonuses: Record<Ribbon, number | null>;
  debts_above: number;
  deeds_above: number;
  first: number;
  round: number;
  turn: number;
  last_round: number;
  movement: number;
  phase: number;
  pairs: Pair[];
  piles: Pile[];
  shelves: Pile[];
  rival: string | null;
  future: number;
  scores: number[];
}

export interface View {
  seats: number;
  seat: number | null;
  options: Record<string, string | number | boolean>;
  over: boolean;
  asked: { seat: number; step: string } | null;
  board: BoardView;
}

export const SEGMENTS = 5;
export const SPOTS = 5;

/** track.3: the markers share a space and move as one. */
export function isStacked(person: Person): boolean {
  return person.corruption === person.virtue;
}

/** How many Workers of a person are in a section of the first or second tier; sections count from 1. */
export function workersAt({ castle }: Person, tier: 1 | 2, place: number): number {
  return (tier === 1 ? castle[0] : castle[1])[place - 1] ?? 0;
}

/** How many Workers of a person are in the castle. */
export function inCastle({ castle: [first, second, third] }: Person): number {
  return [...first, ...second].reduce((sum, n) => sum + n, third);
}

/** The Buildings of a player that stand on the board. */
export function builtBy(board: BoardView, player: number): Set<string> {
  return new Set(board.spots.flatMap((spot) => (spot?.player === player ? [spot.building] : [])));
}
