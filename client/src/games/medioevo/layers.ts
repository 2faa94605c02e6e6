/** Colours of the lands for the layers of the map other than owners. */

import { mix } from './chart/ink';
import type { Scene } from './scene.svelte';

const FULL = '#a3262a';
const ROOM = '#4d9560';
const DEAR = '#c9971f';

/** From green to red, how full a land is. */
export function fullness(part: number, land: string): string {
  return mix(land, part < 0.8 ? ROOM : FULL, 0.15 + Math.min(1, part) * 0.5);
}

/** The colour of each land, or null where owners or terrain are shown. */
export function layerFill(scene: Scene): Map<string, string> | null {
  const { ink, layer, box, board, good } = scene;
  if (layer !== 'people' && layer !== 'price') return null;
  const found = new Map<string, string>();
  for (const id of Object.keys(board.lands)) {
    if (layer === 'people') {
      const people = scene.peopleOf(id);
      found.set(id, people ? fullness(people.n / people.limit, ink.land) : ink.land);
    } else {
      const city = box.cityOf.get(id);
      const price = city ? (box.prices.get(city.id) as unknown as Record<string, [number, number]> | undefined)?.[good]?.[0] : undefined;
      found.set(id, price === undefined ? ink.land : mix(ink.land, DEAR, Math.min(1, price / 30)));
    }
  }
  return found;
}
