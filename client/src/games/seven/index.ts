/** 7 as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { SEVEN_CAUSED as caused, SEVEN_EVENTS as events } from '../seven.generated';
export { origins } from './origins';
export { players } from './players';

/** The board draws the outlook, and what options and payments cost. */
export const usesFacts = true;
