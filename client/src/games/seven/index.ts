/** 7 as the shell sees it. */

export { default as Board } from './Board.svelte';
export { SEVEN_CAUSED as caused, SEVEN_EVENTS as events } from '../seven.generated';
export { origins } from './origins';
export { players } from './players';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';

/** The board draws the outlook, and what options and payments cost. */
export const usesFacts = true;
