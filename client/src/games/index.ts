/**
 * The games that have a board, compiled into the client: what is known of them everywhere, and how to load their boards.
 * Any other game, such as a plug-in, is shown as the outline of its view.
 */

import type { GameMeta } from './board';

const metas = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true });

export const games: Record<string, GameMeta> = Object.fromEntries(
  Object.entries(metas).map(([path, meta]) => [path.split('/')[1]!, meta]),
);
