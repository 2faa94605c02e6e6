/** Viscounts of the West Kingdom as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { VISCOUNTS_CAUSED as caused, VISCOUNTS_EVENTS as events } from '../viscounts.generated';

/** The board draws the outlook. */
export const usesFacts = true;
