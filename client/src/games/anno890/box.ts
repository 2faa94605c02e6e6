/** The content of the box: tiles, Characters and Scenarios by their ids, and where their values come from. */

import type {
  Castle, Character, Constants, Contents, Crop, Entry, Scenario, SpecialBuilding, Territory,
} from '../anno890.generated';

export type { Character, Crop, VpPer } from '../anno890.generated';

export type Tile =
  | (Territory & { kind: 'territory' })
  | (Castle & { kind: 'castle' })
  | (SpecialBuilding & { kind: 'special_building' });

export const CROPS: readonly Crop[] = ['wheat', 'olive', 'lavender', 'poppy'];

export interface Box {
  tiles: Map<string, Tile>;
  characters: Map<string, Character>;
  scenarios: Map<string, Scenario>;
  constants: Constants;
}

/** The box from the content tables of the server; a table that has not come yet is empty. */
export function openBox(content: unknown): Box {
  const { territory = [], castle = [], special_building = [], character = [], scenario = [], constants } =
    content as Partial<Contents>;
  const byId = <T extends Entry>(entries: T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));
  return {
    tiles: byId<Tile>([
      ...territory.map((tile) => ({ ...tile, kind: 'territory' as const })),
      ...castle.map((tile) => ({ ...tile, kind: 'castle' as const })),
      ...special_building.map((tile) => ({ ...tile, kind: 'special_building' as const })),
    ]),
    characters: byId(character),
    scenarios: byId(scenario),
    constants: constants as Constants,
  };
}

