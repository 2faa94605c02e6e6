/** Medioevo Universale as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { players } from './players';
export { MEDIOEVO_EVENTS as events } from '../medioevo.generated';

/** The board draws the outlook, and where options lead. */
export const usesFacts = true;
/** A turn is many choices. */
export const longTurns = true;
