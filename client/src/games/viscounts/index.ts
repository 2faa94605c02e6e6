/** Viscounts of the West Kingdom as the shell sees it. */

export { default as Board } from './Board.svelte';
export { VISCOUNTS_CAUSED as caused, VISCOUNTS_EVENTS as events } from '../viscounts.generated';
export { DRAWINGS as drawings } from './drawings';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';

/** The board draws the outlook. */
export const usesFacts = true;
