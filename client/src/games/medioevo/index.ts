/** Medioevo Universale as the shell sees it. */

export { default as Board } from './Board.svelte';
export { players } from './players';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';
export { MEDIOEVO_EVENTS as events } from '../medioevo.generated';

/** The board draws the outlook, and where options lead. */
export const usesFacts = true;
/** A turn is many choices. */
export const longTurns = true;
