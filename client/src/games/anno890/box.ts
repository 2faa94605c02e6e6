/** The content of the box: tiles, Characters and Scenarios by their ids, and where their values come from. */

import type { Crop } from './view';

export interface VpPer {
  op: 'vp_per';
  vp: number;
  per: 'tower' | 'noble' | 'coin' | 'church' | 'tavern' | 'special_building';
  each: number;
}

interface Entry {
  id: string;
  source: string;
  /** Single values that are not known from the rulebook, in an entry that otherwise is. */
  reconstructed?: string[];
}

export interface Tile extends Entry {
  kind: 'territory' | 'castle' | 'special_building';
  category?: string;
  crops: Crop[];
  towers: number;
  saracens: number;
  nobles: number;
  coins: number;
  lose_coins?: number;
  church_tithe?: Crop;
  vp: number;
  bonus?: VpPer;
  effect?: { op: string };
}

export interface Character extends Entry {
  clause: string;
  vp: number;
  when: 'now' | 'turn_start' | 'game_end';
  effect: { op: string; what?: string; n?: number; [key: string]: unknown };
}

export interface ScenarioSide {
  coins: number;
  bonus: { noble: number[]; coin: number[]; tower: number[] };
  scoring: VpPer[];
}

export interface Scenario extends Entry {
  clause: string;
  three_four: ScenarioSide;
  two: ScenarioSide;
}

interface Constants {
  rounds: number;
  row_size: number;
  special_building_cost: number;
  trio_coins: number;
}

export interface Box {
  tiles: Map<string, Tile>;
  characters: Map<string, Character>;
  scenarios: Map<string, Scenario>;
  constants: Constants;
}

/** The box from the content tables of the server. */
export function openBox(content: unknown): Box {
  const tables = content as Record<string, unknown>;
  const list = <T>(name: string): T[] => (tables[name] ?? []) as T[];
  const byId = <T extends Entry>(entries: T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));
  const kinds = ['territory', 'castle', 'special_building'] as const;
  return {
    tiles: byId(kinds.flatMap((kind) => list<Tile>(kind).map((tile) => ({ ...tile, kind })))),
    characters: byId(list<Character>('character')),
    scenarios: byId(list<Scenario>('scenario')),
    constants: tables['constants'] as Constants,
  };
}

/** What the Scenario gives to a table of so many seats. */
export function scenarioSide(scenario: Scenario, seats: number): ScenarioSide {
  return seats === 2 ? scenario.two : scenario.three_four;
}

/** Whether some of what the entry shows is not known from the rulebook. */
export function isReconstructed(entry: Entry): boolean {
  return entry.source === 'reconstructed' || (entry.reconstructed ?? []).length > 0;
}
