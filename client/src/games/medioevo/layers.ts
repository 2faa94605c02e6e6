/** Colours of the lands for the layers of the map other than owners. */

import { mix } from './chart/ink';
import { ownerOf } from './forces';
import type { Layer, Scene } from './scene.svelte';

const FULL = '#a3262a';
const ROOM = '#4d9560';
const DEAR = '#c9971f';
const SAFE = '#4d9560';
const DANGER = '#b3202c';
/** The colours of an objective's lists (3.31). */
const GOALS = { yellow: '#e3b63a', red: '#b8433f' } as const;

/** What the colours of a layer mean, by their words in the key. */
export const KEYS: Record<Layer, readonly (readonly [string, string])[]> = {
  owner: [],
  terrain: [],
  people: [['room', ROOM], ['full', FULL]],
  price: [['dear', DEAR]],
  threat: [['safe', SAFE], ['weaker', DEAR], ['stronger', DANGER]],
  objective: [['yellow', GOALS.yellow], ['red', GOALS.red]],
};

/** From green to red, how full a land is. */
export function fullness(part: number, land: string): string {
  return mix(land, part < 0.8 ? ROOM : FULL, 0.15 + Math.min(1, part) * 0.5);
}

/** The colour of each land, or null where owners or terrain are shown. */
export function layerFill(scene: Scene): Map<string, string> | null {
  const { ink, layer, board } = scene;
  if (layer === 'owner' || layer === 'terrain') return null;
  const found = new Map<string, string>();
  const objective = layer === 'objective' ? scene.objective : undefined;
  for (const id of Object.keys(board.lands)) {
    if (layer === 'people') {
      const stands = scene.outlookOn(id);
      found.set(id, stands ? fullness(stands.people / stands.limit, ink.land) : ink.land);
    } else if (layer === 'threat') {
      const danger = scene.threatTo(id);
      const ours = ownerOf(board.lands[id]) === scene.near;
      found.set(id, danger ? mix(ink.land, danger.ratio < 1 ? DEAR : DANGER, 0.25 + Math.min(1, danger.ratio / 2) * 0.5) : ours ? mix(ink.land, SAFE, 0.4) : ink.land);
    } else if (layer === 'objective') {
      const colour = (['yellow', 'red'] as const).find((list) => objective?.[list].includes(id));
      found.set(id, colour ? mix(ink.land, GOALS[colour], 0.7) : ink.land);
    } else {
      const price = scene.priceIn(id);
      found.set(id, price === undefined ? ink.land : mix(ink.land, DEAR, Math.min(1, price / 30)));
    }
  }
  return found;
}
