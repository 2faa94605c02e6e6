/**
 * The games that have a board, compiled into the client. Any other game, such as a plug-in, is shown as the outline of
 * its view.
 */

import type { GameModule } from './board';

const modules = import.meta.glob<GameModule>('./*/index.ts');

export const games: Record<string, () => Promise<GameModule>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[1]!, load]),
);
