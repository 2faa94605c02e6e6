/** 890 Anno Domini as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { ANNO890_CAUSED as caused, ANNO890_EVENTS as events } from '../anno890.generated';

/** The board draws the outlook. */
export const usesFacts = true;
