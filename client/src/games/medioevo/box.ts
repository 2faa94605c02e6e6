/** The content of the box by its ids, and who borders on whom. */

import type {
  Border, BorderKind, City, Contents, Entry, Kingdom, Objective, Sea, Technology, Terrain, TerrainKind, Territory, Vehicle, Water,
} from '../medioevo.generated';

/** One step to a neighbour. */
export interface Neighbour {
  id: string;
  /** The kind of border, or the strait that is crossed. */
  over: Border['kind'] | 'strait' | 'coast' | 'sea';
  /** The strait. */
  strait?: string;
}

export interface Box {
  territories: Map<string, Territory>;
  seas: Map<string, Sea>;
  cities: Map<string, City>;
  /** The city on a land. */
  cityOf: Map<string, City>;
  kingdoms: Map<string, Kingdom>;
  kingdomOf: Map<string, string>;
  terrains: Map<string, Terrain>;
  terrainOf: Map<string, TerrainKind>;
  waters: Map<string, Water>;
  borderKinds: Map<string, BorderKind>;
  goods: Entry[];
  /** The seas of each zone. */
  zones: Map<string, string[]>;
  neighbours: Map<string, Neighbour[]>;
  technologies: Technology[];
  vehicles: Map<string, Vehicle>;
  objectives: Map<string, Objective>;
}

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

/** The box from the content tables of the server; a table that has not come yet is empty. */
export function openBox(content: unknown): Box {
  const given = content as Partial<Contents>;
  const list = <K extends keyof Contents>(name: K): Contents[K] | never[] => given[name] ?? [];
  const seas = list('sea');
  const territories = list('territory');
  return {
    territories: byId(territories),
    seas: byId(seas),
    cities: byId(list('city')),
    cityOf: new Map(list('city').map((city) => [city.territory, city])),
    kingdoms: byId(list('kingdom')),
    kingdomOf: new Map(list('kingdom').flatMap(({ id, territories: lands }) => lands.map((land) => [land, id] as const))),
    terrains: byId(list('terrain')),
    terrainOf: new Map(territories.map(({ id, terrain }) => [id, terrain])),
    waters: byId(list('water')),
    borderKinds: byId(list('border_kind')),
    goods: list('good'),
    zones: new Map(list('sea_zone').map(({ id }) => [id, seas.filter(({ zone }) => zone === id).map((sea) => sea.id)])),
    neighbours: neighbours(list('border'), seas),
    technologies: list('technology'),
    vehicles: byId(list('vehicle')),
    objectives: byId(list('objective')),
  };
}

/** Borders on land, straits from shore to shore, coasts, and seas beside each other. */
function neighbours(borders: readonly Border[], seas: readonly Sea[]): Map<string, Neighbour[]> {
  const found = new Map<string, Neighbour[]>();
  const add = (id: string, next: Neighbour) => found.set(id, [...(found.get(id) ?? []), next]);
  for (const { a, b, kind } of borders) {
    add(a, { id: b, over: kind });
    add(b, { id: a, over: kind });
  }
  for (const { id, kind, sea, land = [] } of seas) {
    if (kind === 'strait') {
      const [one, other] = land as [string, string];
      add(one, { id: other, over: 'strait', strait: id });
      add(other, { id: one, over: 'strait', strait: id });
    }
    for (const next of sea) add(id, { id: next, over: 'sea' });
    for (const shore of land) {
      add(id, { id: shore, over: 'coast' });
      add(shore, { id, over: 'coast' });
    }
  }
  return found;
}
