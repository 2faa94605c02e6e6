/** What a table is proposed with: the first value of each preset of its game, such as the shortest length. */

import type { GameInfo, Value } from './wire';

export function proposed({ presets }: GameInfo): Record<string, Value> {
  return Object.assign({}, ...Object.values(presets).map(({ values }) => Object.values(values)[0]));
}
