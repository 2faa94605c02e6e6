/** The pieces of a position by the place where they are, as the map draws them. */

import type { MedioevoBoard, MedioevoLand } from '../medioevo.generated';

export type VehicleKind = 'trade_ship' | 'caravan' | 'warship' | 'cavalry';

export type Piece =
  | { kind: 'banner'; ref: string; player: number; n: number; level: number; general: boolean; armies: number; attacks: number }
  | { kind: VehicleKind; ref: string; player: number; n: number; armies: number; goods: [string, number][]; banner: Extract<Piece, { kind: 'banner' }> | null }
  | { kind: 'engine'; ref: string; player: number; n: number }
  | { kind: 'pirates'; ref: string; armies: number; leader: boolean }
  | { kind: 'crusade'; ref: string; armies: number }
  | { kind: 'chief'; ref: string; general: boolean }
  | { kind: 'fort'; ref: string; level: number; word: string }
  | { kind: 'cathedral'; ref: string }
  | { kind: 'blockade'; ref: string; by: number; against: number };

const FORTS = ['fort', 'castle', 'palace', 'fortress'];
const SETTLEMENTS = ['encampment', 'village', 'town', 'capital'];

/** 0 to 4. */
export const settlementLevel = (land: MedioevoLand | undefined): number => SETTLEMENTS.indexOf(land?.settlement ?? '') + 1;

export function ownerOf(land: MedioevoLand | undefined): number | null {
  return typeof land?.owner === 'number' ? land.owner : null;
}

/** All pieces on the map by place; those in a reserve are on none. */
export function forces(board: MedioevoBoard): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (place: string, piece: Piece) => found.set(place, [...(found.get(place) ?? []), piece]);
  for (const [id, land] of Object.entries(board.lands)) {
    const ref = `lands.${id}`;
    const fort = FORTS.indexOf(land.fortification ?? '');
    if (fort >= 0) add(id, { kind: 'fort', ref, level: fort + 1, word: land.fortification! });
    if (land.cathedral) add(id, { kind: 'cathedral', ref });
    if (land.leader) add(id, { kind: 'chief', ref, general: land.leader.includes('general') });
  }
  for (const [player, { banners = [], vehicles = [], engines = [] }] of board.players.entries()) {
    const flags = banners.map((banner, at) => ({
      at: banner.at,
      piece: {
        kind: 'banner' as const, ref: `players.${player}.banners.${at + 1}`, player, n: banner.n, level: banner.level ?? 0,
        general: banner.general ?? false, armies: banner.armies ?? 0, attacks: (banner.reach ?? 0) - (banner.attacks ?? 0),
      },
    }));
    for (const { at, piece } of flags) if (!at.includes('.')) add(at, piece);
    for (const [n, vehicle] of vehicles.entries()) {
      const aboard = flags.find(({ at }) => at === `${vehicle.kind}.${vehicle.n}`)?.piece ?? null;
      add(vehicle.at, {
        kind: vehicle.kind as VehicleKind, ref: `players.${player}.vehicles.${n + 1}`, player, n: vehicle.n,
        armies: vehicle.armies ?? 0, goods: Object.entries(vehicle.goods ?? {}), banner: aboard,
      });
    }
    for (const [n, engine] of engines.entries()) {
      add(engine.at, { kind: 'engine', ref: `players.${player}.engines.${n + 1}`, player, n: engine.n });
    }
  }
  for (const [n, { at, armies, leader }] of board.pirates.entries()) {
    add(at, { kind: 'pirates', ref: `pirates.${n + 1}`, armies, leader: Boolean(leader) });
  }
  for (const [n, { at, by, against }] of board.blockades.entries()) add(at, { kind: 'blockade', ref: `blockades.${n + 1}`, by, against });
  if (board.crusade?.at) {
    add(board.crusade.at, { kind: 'crusade', ref: 'crusade', armies: board.crusade.committed.reduce((sum, n) => sum + n, 0) });
  }
  return found;
}
