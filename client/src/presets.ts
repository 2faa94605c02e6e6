/** What a table is proposed with: the first value of each preset of its game, such as the shortest length. */

import type { GameInfo, Value } from './wire';

export function proposed({ presets }: GameInfo): Record<string, Value> {
  return Object.fromEntries(Object.values(presets).flatMap(({ values }) => Object.entries(Object.values(values)[0] ?? {})));
}
