/** The content of the box by its ids, and where its values come from. */

import type {
  Artefact, Banner, Cataclysm, Character, Constants, Contents, Corruption, Elixir, Entry, Gift, Hero, Kind, NamelessCard, Palace, Portal, Sin,
  Temple, Treasure, Undertaking,
} from '../seven.generated';
import { TINCTURES } from './arms';

export interface Box {
  constants: Constants;
  gifts: Gift[];
  heroes: Map<string, Hero>;
  characters: Map<string, Character>;
  elixirs: Map<string, Elixir>;
  castles: Map<string, Palace>;
  estates: Map<string, Palace>;
  temples: Map<string, Temple>;
  undertakings: Map<string, Undertaking>;
  treasures: Map<string, Treasure>;
  sins: Map<string, Sin>;
  cataclysms: Map<string, Cataclysm>;
  artefacts: Map<string, Artefact>;
  nameless: Map<string, NamelessCard>;
  portals: Portal[];
  armour: Entry[];
  corruption: Corruption;
}

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

/** The box from the content tables of the server, or null while they have not come. */
export function openBox(content: unknown): Box | null {
  const tables = content as Partial<Contents>;
  if (!tables.constants) return null;
  const all = content as Contents;
  return {
    constants: all.constants,
    gifts: all.gift,
    heroes: byId(all.hero),
    characters: byId(all.character),
    elixirs: byId(all.elixir),
    castles: byId(all.castle),
    estates: byId(all.estate),
    temples: byId(all.temple),
    undertakings: byId(all.undertaking),
    treasures: byId(all.treasure),
    sins: byId(all.sin),
    cataclysms: byId(all.cataclysm),
    artefacts: byId(all.artefact),
    nameless: byId(all.nameless),
    portals: all.portal,
    armour: all.armour,
    corruption: all.corruption,
  };
}

/** The colour of a kind of gift. */
export function colourOf(box: Box, kind: Kind): Banner {
  return box.gifts.find(({ id }) => id === kind)!.colour;
}

/** The colour of the glass of an elixir: that of the first gift it gives. */
export function glassOf(box: Box, id: string): string {
  const [first = 'any'] = box.elixirs.get(id)!.gives;
  if (first === 'any') return 'var(--coin)';
  // Ivory would not show on a light ground.
  return first === 'faith' ? '#8f8774' : TINCTURES[colourOf(box, first)].field;
}

/** The temple that stands beside a portal: both have one colour. */
export function templeBeside(box: Box, portal: Portal): Temple {
  return [...box.temples.values()].find(({ set }) => set.banner === portal.colour)!;
}
